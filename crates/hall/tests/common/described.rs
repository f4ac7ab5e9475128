//! Compares what is sent and answered with the OpenAPI document. Every visit of a test goes through here, so a schema that does not fit what
//! the hall really answers is found.

use std::sync::LazyLock;

use serde_json::{Map, Value};

static DOCUMENT: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../openapi.json")).expect("the document is JSON"));

/// The operation at an address: literal parts of a path come before parameters.
fn operation(method: &str, address: &str) -> Option<&'static Value> {
    let address: Vec<&str> = address.split(['?', '#']).next()?.split('/').collect();
    let is_parameter = |part: &str| part.starts_with('{');
    let fits = |path: &str| {
        let parts: Vec<&str> = path.split('/').collect();
        parts.len() == address.len()
            && parts.iter().zip(&address).all(|(part, here)| is_parameter(part) || part == here)
    };
    let paths = DOCUMENT["paths"].as_object()?.iter().filter(|(path, _)| fits(path));
    let (_, found) = paths.min_by_key(|(path, _)| path.split('/').filter(|part| is_parameter(part)).count())?;
    found.get(method)
}

/// Checks an exchange: the body that was sent, if it was accepted, and the answer.
pub fn check(method: &str, address: &str, sent: Option<&Value>, status: u16, answer: &Value) {
    let Some(operation) = operation(method, address) else { return };
    let id = operation["operationId"].as_str().unwrap_or_default();
    let resolve = |value: &'static Value| match value["$ref"].as_str() {
        Some(place) => DOCUMENT.pointer(&place[1..]).expect("what is referred to exists"),
        None => value,
    };
    let responses = &operation["responses"];
    let response = responses.get(status.to_string()).filter(|_| status < 300).or_else(|| responses.get("default"));
    let response = resolve(response.unwrap_or_else(|| panic!("{id} has no answer {status}")));
    assert!(status >= 300 || !responses[status.to_string()].is_null(), "{id} does not mention the status {status}");
    if let Some(schema) = response["content"].get("application/json").map(|content| &content["schema"]) {
        fits(answer, schema).unwrap_or_else(|why| panic!("the answer of {id} ({status}) is not as described: {why}"));
    }
    let taken = &operation["requestBody"]["content"]["application/json"]["schema"];
    if let Some(sent) = sent.filter(|_| status < 300 && !taken.is_null()) {
        fits(sent, taken).unwrap_or_else(|why| panic!("{id} takes a body that is not as described: {why}"));
    }
}

/// Keywords that tell people something and restrict nothing, or restrict only the text of a string.
const ANNOTATIONS: [&str; 8] =
    ["description", "title", "default", "format", "pattern", "minLength", "maxLength", "uniqueItems"];

/// Whether a value is what a schema describes; otherwise why not.
fn fits(value: &Value, schema: &Value) -> Result<(), String> {
    let Some(keywords) = schema.as_object() else {
        return if schema == &Value::Bool(false) { Err(format!("{value} is not allowed")) } else { Ok(()) };
    };
    for (keyword, rule) in keywords {
        follows(value, keyword, rule, keywords)?;
    }
    Ok(())
}

fn follows(value: &Value, keyword: &str, rule: &Value, all: &Map<String, Value>) -> Result<(), String> {
    let list = || rule.as_array().map_or(&[][..], Vec::as_slice);
    let wrong = |what: &str| Err(format!("{what}: {}", value.to_string().chars().take(400).collect::<String>()));
    match keyword {
        "$ref" => {
            let place = rule.as_str().unwrap_or_default();
            let found = DOCUMENT.pointer(&place[1..]).unwrap_or_else(|| panic!("there is no {place}"));
            fits(value, found).map_err(|why| format!("{}: {why}", place.rsplit('/').next().unwrap_or_default()))
        }
        "type" => {
            let kinds = if rule.is_array() { list() } else { std::slice::from_ref(rule) };
            if kinds.iter().any(|kind| is_of(value, kind.as_str().unwrap_or_default())) {
                return Ok(());
            }
            wrong(&format!("expected {rule}"))
        }
        "const" if value != rule => wrong(&format!("expected {rule}")),
        "enum" if !list().contains(value) => wrong(&format!("expected one of {rule}")),
        "const" | "enum" => Ok(()),
        "required" => {
            let missing =
                list().iter().find(|name| value.is_object() && value.get(name.as_str().unwrap_or("")).is_none());
            missing.map_or(Ok(()), |name| wrong(&format!("{name} is missing")))
        }
        "properties" => {
            let fields = rule.as_object().into_iter().flatten();
            let mut here = fields.filter_map(|(name, schema)| Some((name, value.get(name)?, schema)));
            here.try_for_each(|(name, field, schema)| fits(field, schema).map_err(|why| format!("{name}: {why}")))
        }
        "additionalProperties" | "unevaluatedProperties" => {
            let known = all.get("properties").and_then(Value::as_object);
            let other = |name: &&String| known.is_none_or(|known| !known.contains_key(*name));
            let fields = value.as_object().into_iter().flatten();
            let mut others = fields.filter(|(name, _)| other(name));
            others.try_for_each(|(name, field)| fits(field, rule).map_err(|why| format!("{name}: {why}")))
        }
        "items" => {
            let before = all.get("prefixItems").and_then(Value::as_array).map_or(0, Vec::len);
            value.as_array().into_iter().flatten().skip(before).try_for_each(|item| fits(item, rule))
        }
        "prefixItems" => {
            let items = value.as_array().into_iter().flatten();
            items.zip(list()).try_for_each(|(item, schema)| fits(item, schema))
        }
        "oneOf" | "anyOf" => {
            let found: Vec<_> = list().iter().map(|schema| fits(value, schema)).collect();
            let count = found.iter().filter(|one| one.is_ok()).count();
            match count {
                1 => Ok(()),
                0 => wrong(&format!("none of {} alternatives ({:?})", found.len(), found.last())),
                _ if keyword == "anyOf" => Ok(()),
                _ => wrong(&format!("{count} alternatives at once")),
            }
        }
        "allOf" => list().iter().try_for_each(|schema| fits(value, schema)),
        "minItems" | "maxItems" | "minimum" | "maximum" => {
            let size = value.as_array().map(|items| items.len() as f64).or_else(|| value.as_f64());
            let bound = rule.as_f64().unwrap_or_default();
            match size {
                Some(size) if keyword.starts_with("min") && size < bound => wrong(&format!("less than {bound}")),
                Some(size) if keyword.starts_with("max") && size > bound => wrong(&format!("more than {bound}")),
                _ => Ok(()),
            }
        }
        other => {
            assert!(ANNOTATIONS.contains(&other), "the check does not know the keyword {other}");
            Ok(())
        }
    }
}

fn is_of(value: &Value, kind: &str) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        other => panic!("there is no type {other}"),
    }
}
