//! As much of JSON Schema as our schemas use. A keyword that is not known here is an error, so that nothing passes
//! because it was overlooked.

use serde_json::{Map, Value};

/// Whether a value agrees with a schema, and if not, where and why.
pub fn check(root: &Value, value: &Value) -> Result<(), String> {
    Checker { root }.check(root, value, "")
}

struct Checker<'a> {
    root: &'a Value,
}

impl Checker<'_> {
    fn check(&self, schema: &Value, value: &Value, place: &str) -> Result<(), String> {
        match schema {
            Value::Object(schema) => {
                schema.iter().try_for_each(|(keyword, given)| self.keyword(schema, keyword, given, value, place))
            }
            Value::Bool(true) => Ok(()),
            _ => Err(format!("{place}: nothing may stand here")),
        }
    }

    fn keyword(
        &self,
        schema: &Map<String, Value>,
        keyword: &str,
        given: &Value,
        value: &Value,
        place: &str,
    ) -> Result<(), String> {
        let listed = || given.as_array().map(Vec::as_slice).unwrap_or_default();
        let items = value.as_array().map(Vec::as_slice).unwrap_or_default();
        let bound = given.as_f64().unwrap_or_default();
        let agrees = match keyword {
            "$schema" | "$defs" | "title" | "description" | "default" | "format" | "additionalProperties" => true,
            "$ref" => {
                let pointer = given.as_str().and_then(|path| path.strip_prefix('#')).expect("a reference within");
                return self.check(self.root.pointer(pointer).expect("a definition"), value, place);
            }
            "oneOf" | "anyOf" => return self.alternatives(keyword == "oneOf", listed(), value, place),
            "properties" => return self.properties(schema, value, place),
            "prefixItems" => {
                let mut pairs = listed().iter().zip(items).enumerate();
                return pairs.try_for_each(|(at, (schema, item))| self.check(schema, item, &format!("{place}/{at}")));
            }
            "items" => {
                let first = schema.get("prefixItems").and_then(Value::as_array).map_or(0, Vec::len);
                let mut rest = items.iter().enumerate().skip(first);
                return rest.try_for_each(|(at, item)| self.check(given, item, &format!("{place}/{at}")));
            }
            "type" if given.is_array() => listed().iter().any(|name| is_of(name, value)),
            "type" => is_of(given, value),
            "const" => given == value,
            "enum" => listed().contains(value),
            "pattern" => {
                let pattern = regex_lite::Regex::new(given.as_str().unwrap()).unwrap();
                value.as_str().is_none_or(|text| pattern.is_match(text))
            }
            "minimum" => value.as_f64().is_none_or(|value| value >= bound),
            "maximum" => value.as_f64().is_none_or(|value| value <= bound),
            "minItems" => !value.is_array() || items.len() as f64 >= bound,
            "maxItems" => !value.is_array() || items.len() as f64 <= bound,
            "uniqueItems" => items.iter().enumerate().all(|(at, item)| !items[..at].contains(item)),
            "required" => {
                let has = |name: &Value| value.as_object().is_none_or(|held| held.contains_key(name.as_str().unwrap()));
                listed().iter().all(has)
            }
            other => panic!("the keyword {other} is not known"),
        };
        if agrees { Ok(()) } else { Err(format!("{place}: {value} does not agree with {keyword} {given}")) }
    }

    fn properties(&self, schema: &Map<String, Value>, value: &Value, place: &str) -> Result<(), String> {
        let known = schema["properties"].as_object().unwrap();
        let others = schema.get("additionalProperties").unwrap_or(&Value::Bool(true));
        value.as_object().into_iter().flatten().try_for_each(|(name, held)| {
            self.check(known.get(name).unwrap_or(others), held, &format!("{place}/{name}"))
        })
    }

    /// The fault that is told is the one that lies deepest.
    fn alternatives(&self, one: bool, all: &[Value], value: &Value, place: &str) -> Result<(), String> {
        let faults: Vec<String> = all.iter().filter_map(|schema| self.check(schema, value, place).err()).collect();
        match all.len() - faults.len() {
            1 => Ok(()),
            0 => Err(faults.into_iter().max_by_key(|fault| fault.split(':').next().map(str::len)).unwrap_or_default()),
            many if one => Err(format!("{place}: {value} agrees with {many} alternatives")),
            _ => Ok(()),
        }
    }
}

fn is_of(name: &Value, value: &Value) -> bool {
    match name.as_str().unwrap() {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_u64() || value.is_i64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("the type {other} is not known"),
    }
}
