//! JSON Schema, with the feature `schemars`, of what is not stored field by field.

use std::borrow::Cow;

use jadoube_clock::Millis;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::{Article, Edition, Steps};

/// The names come from the data, so that a new edition changes no code.
impl JsonSchema for Edition {
    fn schema_name() -> Cow<'static, str> {
        "Edition".into()
    }

    fn json_schema(_generator: &mut SchemaGenerator) -> Schema {
        let names: Vec<&str> = Edition::known().iter().map(|edition| edition.name()).collect();
        json_schema!({
            "description": "An edition of the FIDE Laws of Chess, by its year.",
            "type": "string",
            "enum": names,
        })
    }
}

impl JsonSchema for Article {
    fn schema_name() -> Cow<'static, str> {
        "Article".into()
    }

    fn json_schema(_generator: &mut SchemaGenerator) -> Schema {
        let names: Vec<&str> = Edition::known().iter().map(|edition| edition.name()).collect();
        json_schema!({
            "description": "The number of an Article, and in parentheses the edition whose number it is.",
            "type": "string",
            "pattern": format!(r"^.+ \(({})\)$", names.join("|")),
        })
    }
}

impl JsonSchema for Steps {
    fn schema_name() -> Cow<'static, str> {
        "Steps".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let (times, lost_at) = (generator.subschema_for::<Vec<Millis>>(), generator.subschema_for::<Option<u8>>());
        json_schema!({
            "description": "What each breach costs: the time that the opponent gets, and the number of the breach that loses.",
            "type": "object",
            "properties": { "times": times, "lost_at": lost_at },
            "required": ["times", "lost_at"],
        })
    }
}
