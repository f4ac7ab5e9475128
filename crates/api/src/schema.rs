//! JSON Schema of questions and answers. Needs the feature `schema`.

use std::borrow::Cow;

use jadoube_laws::schema;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::{Document, Request, VERSION, Version};

impl JsonSchema for Version {
    fn schema_name() -> Cow<'static, str> {
        "Version".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "description": "The version of the format.", "const": VERSION })
    }
}

/// Every answer, as it is written.
pub fn answer() -> Schema {
    schema::written::<Document>()
}

/// Every question, as it is read.
pub fn request() -> Schema {
    schema::read::<Request>()
}

/// The schemas as files: name and text.
pub fn files() -> [(&'static str, String); 2] {
    [("answer.schema.json", schema::text(&answer())), ("request.schema.json", schema::text(&request()))]
}
