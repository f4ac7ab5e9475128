//! The OpenAPI document, made from the operations and the types of their bodies.

use jadoube_lawbook::Edition;
use jadoube_laws::schema::{text, written};
use schemars::Schema;
use serde_json::{Map, Value, json};

use super::operation::{Content, Operation, Role};
use super::operations::operations;
use super::shapes::{Shapes, Way};
use crate::http::problem;
use crate::http::visitor::COOKIE;

const ABOUT: &str = "Boards under the Laws of Chess. Browsers come with a session cookie; programs send a secret link or a session as \
     `Authorization: Bearer`. Nothing is answered before it is durable. A text in a body has at most 300 bytes unless it is a list. Every \
     operation takes `lang`, the language of its texts; otherwise `Accept-Language` decides.";

/// The file `crates/hall/openapi.json`. Fails if two types have the same name.
pub fn openapi_json() -> Result<String, String> {
    let document = document()?;
    Ok(Schema::try_from(document).map_or_else(|error| error.to_string(), |schema| text(&schema)))
}

/// The document.
pub(super) fn document() -> Result<Value, String> {
    let mut shapes = Shapes::default();
    let mut paths = Map::new();
    for (group, operations) in operations() {
        for operation in operations {
            let described = describe(&operation, group, &mut shapes)?;
            let path = paths.entry(operation.path).or_insert_with(|| json!({}));
            path[operation.method] = described;
        }
    }
    let problem = shapes.add(&written::<problem::Body<'_>>(), Way::Sent)?;
    let mut document = json!({
        "openapi": "3.1.0",
        "info": { "title": "Jadoube, the playing hall", "version": env!("CARGO_PKG_VERSION"), "description": ABOUT },
        "tags": operations().iter().map(|(group, _)| json!({ "name": group })).collect::<Value>(),
        "paths": paths,
        "components": {
            "parameters": { "lang": {
                "name": "lang",
                "in": "query",
                "description": "the language of texts: en, hu, sv, el, sr-Latn or sr-Cyrl",
                "schema": { "type": "string" },
            } },
            "responses": {
                "Problem": answer("why it was not done", "application/json", &problem),
                "UnknownToken": answer("the token is unknown or no longer valid", "application/json", &problem),
            },
            "securitySchemes": {
                "bearer": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "the secret of a link, as createGame gives it, or the secret of a session",
                },
                "cookie": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": COOKIE,
                    "description": "a session, as logIn and join give it; what changes anything must come from the hall's own pages",
                },
            },
        },
    });
    let schemas = shapes.settle(&mut document);
    document["components"]["schemas"] = Value::Object(schemas);
    Ok(document)
}

fn answer(description: &str, kind: &str, schema: &Value) -> Value {
    json!({ "description": description, "content": { kind: { "schema": schema } } })
}

fn describe(operation: &Operation, group: &str, shapes: &mut Shapes) -> Result<Value, String> {
    let mut parameters: Vec<Value> = path_parameters(operation.path).collect();
    for query in &operation.queries {
        parameters.extend(query_parameters(query, shapes)?);
    }
    parameters.push(json!({ "$ref": "#/components/parameters/lang" }));
    let mut described = json!({
        "operationId": operation.id,
        "tags": [group],
        "summary": operation.summary,
        "x-role": operation.role.name(),
        "security": match operation.role {
            Role::Anyone => json!([{}, { "bearer": [] }, { "cookie": [] }]),
            Role::Node => json!([{ "bearer": [] }]),
            _ => json!([{ "bearer": [] }, { "cookie": [] }]),
        },
        "parameters": parameters,
        "responses": responses(operation, shapes)?,
    });
    if let Some(body) = &operation.body {
        let schema = shapes.add(body, Way::Taken)?;
        described["requestBody"] = json!({ "required": true, "content": { "application/json": { "schema": schema } } });
    }
    if let Content::Socket(Some((sends, receives))) = &operation.answer {
        described["x-client-sends"] = shapes.add(sends, Way::Taken)?;
        described["x-client-receives"] = shapes.add(receives, Way::Sent)?;
    }
    Ok(described)
}

fn responses(operation: &Operation, shapes: &mut Shapes) -> Result<Value, String> {
    let problem = shapes.add(&written::<problem::Body<'_>>(), Way::Sent)?;
    let done = match &operation.answer {
        Content::Empty => json!({ "description": "done" }),
        Content::Json(schema) => answer("done", "application/json", &shapes.add(schema, Way::Sent)?),
        Content::Text("application/json") => answer("done", "application/json", &json!({ "type": "object" })),
        Content::Text(kind) => answer("done", kind, &json!({ "type": "string" })),
        Content::Events(schema) => {
            let event = shapes.add(schema, Way::Sent)?;
            let schema = json!({ "type": "string", "contentMediaType": "application/json", "contentSchema": event });
            answer("events called `entry`, each with this as data", "text/event-stream", &schema)
        }
        Content::Socket(_) => json!({ "description": "the connection is a WebSocket now" }),
    };
    let mut responses = json!({
        operation.status.to_string(): done,
        "401": { "$ref": "#/components/responses/UnknownToken" },
        "default": { "$ref": "#/components/responses/Problem" },
    });
    for (status, why) in &operation.refusals {
        responses[status.to_string()] = answer(why, "application/json", &problem);
    }
    Ok(responses)
}

fn path_parameters(path: &str) -> impl Iterator<Item = Value> {
    let names = path.split('{').skip(1).filter_map(|rest| rest.split('}').next());
    names.map(|name| {
        let (schema, description) = match name {
            "round" => (json!({ "type": "integer", "minimum": 1 }), "the number of the round"),
            "player" => (json!({ "type": "integer", "minimum": 0 }), "the number of the player, from 0"),
            "entry" => (json!({ "type": "integer", "minimum": 1 }), "the number of the entry in the log"),
            "note" => (json!({ "type": "integer", "minimum": 0 }), "the number of the note, from 0"),
            "edition" => (json!({ "type": "string", "enum": Edition::all() }), "the edition of the Laws"),
            "number" => (json!({ "type": "string" }), "the number of the Article: 7.5.5"),
            "file" => (json!({ "type": "string" }), "the name of the file"),
            "name" => (json!({ "type": "string" }), "the name of the account"),
            "session" => (json!({ "type": "string" }), "the name of the session, as listSessions gives it"),
            "alarm" => (json!({ "type": "string" }), "the id of the alarm"),
            "competition" => (json!({ "type": "string" }), "the id of the competition"),
            _ => (json!({ "type": "string" }), "the id of the game"),
        };
        json!({ "name": name, "in": "path", "required": true, "description": description, "schema": schema })
    })
}

/// The fields of an object as parameters.
fn query_parameters(query: &Schema, shapes: &mut Shapes) -> Result<Vec<Value>, String> {
    let fields = query.get("properties").and_then(Value::as_object).cloned().unwrap_or_default();
    let required = query.get("required").cloned().unwrap_or_default();
    let is_required = |name: &str| required.as_array().is_some_and(|names| names.contains(&json!(name)));
    let definitions = query.get("$defs").cloned();
    let mut parameters = Vec::new();
    for (name, mut field) in fields {
        let description = field.as_object_mut().and_then(|field| field.remove("description"));
        if let Some(definitions) = &definitions {
            field["$defs"] = definitions.clone();
        }
        let schema = Schema::try_from(without_null(field)).map_err(|error| error.to_string())?;
        let schema = shapes.add(&schema, Way::Taken)?;
        let mut parameter = json!({ "name": name, "in": "query", "schema": schema });
        if is_required(&name) {
            parameter["required"] = json!(true);
        }
        if let Some(description) = description {
            parameter["description"] = description;
        }
        parameters.push(parameter);
    }
    Ok(parameters)
}

/// A query has no null: a missing parameter is left out.
fn without_null(mut schema: Value) -> Value {
    if let Some(Value::Array(kinds)) = schema.get_mut("type") {
        kinds.retain(|kind| kind != "null");
        if let [only] = &kinds[..] {
            schema["type"] = only.clone();
        }
    }
    let Some(Value::Array(kinds)) = schema.get_mut("anyOf") else { return schema };
    kinds.retain(|kind| *kind != json!({ "type": "null" }));
    if let [Value::Object(only)] = &kinds[..] {
        let only = only.clone();
        if let Some(fields) = schema.as_object_mut() {
            fields.remove("anyOf");
            fields.extend(only);
        }
    }
    schema
}
