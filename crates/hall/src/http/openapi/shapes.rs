//! The schemas of all bodies under one roof: types that are sent and types that are taken in, each under one name.

use std::collections::{BTreeMap, BTreeSet};

use schemars::Schema;
use serde_json::{Map, Value, json};

/// Where a component is found.
const COMPONENTS: &str = "#/components/schemas/";

/// In which direction a body goes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// Clients send it.
    Taken,
    /// The hall sends it.
    Sent,
}

/// The schemas that were named so far.
#[derive(Default)]
pub(super) struct Shapes {
    taken: BTreeMap<String, Value>,
    sent: BTreeMap<String, Value>,
}

impl Shapes {
    /// Adds a schema with all that it refers to, and gives the schema to put in its place: a reference, unless it has no name of its own.
    /// Fails if another type has the same name.
    pub(super) fn add(&mut self, schema: &Schema, way: Way) -> Result<Value, String> {
        let mut root = schema.as_value().clone();
        let Some(fields) = root.as_object_mut() else { return Ok(root) };
        fields.remove("$schema");
        let title = fields.get("title").and_then(Value::as_str).unwrap_or_default().to_owned();
        let definitions = fields.remove("$defs").unwrap_or_default();
        for (name, definition) in definitions.as_object().into_iter().flatten() {
            self.name(name, definition.clone(), way)?;
        }
        fields.remove("title");
        // Lists and optional values have no name in the language of a client.
        let named = !title.is_empty() && !title.starts_with("Array_of_") && !title.starts_with("Nullable_");
        if !named {
            return Ok(referring(root, way, &title));
        }
        self.name(&title, root, way)?;
        Ok(json!({ "$ref": mark(&title, way) }))
    }

    fn name(&mut self, name: &str, schema: Value, way: Way) -> Result<(), String> {
        let schema = unfolded(referring(schema, way, name));
        let known = if way == Way::Taken { &mut self.taken } else { &mut self.sent };
        match known.insert(name.to_owned(), schema.clone()) {
            Some(other) if other != schema => Err(format!("two types are called {name}:\n{other}\n{schema}")),
            _ => Ok(()),
        }
    }

    /// All of them by name. What is taken in and what is sent have one name if they are the same; otherwise what is taken in is called
    /// `NameInput`. Other parts of the document are changed accordingly.
    pub(super) fn settle(self, document: &mut Value) -> Map<String, Value> {
        let Shapes { taken, sent } = self;
        let plain = |schema: &Value| settled(schema.clone(), &BTreeSet::new());
        let mut differ: BTreeSet<String> = BTreeSet::new();
        // A type differs if a type in it differs.
        loop {
            let found: Vec<&String> = taken
                .iter()
                .filter(|(name, schema)| {
                    !differ.contains(*name) && sent.contains_key(*name) && {
                        plain(schema) != plain(&sent[*name]) || names(schema).iter().any(|name| differ.contains(name))
                    }
                })
                .map(|(name, _)| name)
                .collect();
            if found.is_empty() {
                break;
            }
            differ.extend(found.into_iter().cloned().collect::<Vec<_>>());
        }
        *document = settled(document.take(), &differ);
        let mut all = Map::new();
        for (name, schema) in sent {
            all.insert(name, settled(schema, &differ));
        }
        for (name, schema) in taken {
            all.insert(called(&name, &differ), settled(schema, &differ));
        }
        all
    }
}

/// A reference that still says in which direction its type goes.
fn mark(name: &str, way: Way) -> String {
    format!("{way:?}:{name}")
}

fn called(name: &str, differ: &BTreeSet<String>) -> String {
    if differ.contains(name) { format!("{name}Input") } else { name.to_owned() }
}

/// Replaces the references within one schema by marks.
fn referring(schema: Value, way: Way, own: &str) -> Value {
    change(schema, &|text| match text.strip_prefix("#/$defs/") {
        Some(name) => Some(mark(name, way)),
        // A type that contains itself.
        None => (text == "#").then(|| mark(own, way)),
    })
}

/// A variant without fields that is part of an object is written as `"name": null`; schemars describes it as a string.
fn unfolded(mut schema: Value) -> Value {
    if schema["properties"].is_null() {
        return schema;
    }
    for one in schema.get_mut("oneOf").and_then(Value::as_array_mut).into_iter().flatten() {
        let Some(name) = one["const"].as_str().map(str::to_owned) else { continue };
        let mut variant = json!({ "type": "object", "required": [name], "properties": { name: { "type": "null" } } });
        if let Some(description) = one.get("description") {
            variant["description"] = description.clone();
        }
        *one = variant;
    }
    schema
}

/// Replaces the marks by references.
fn settled(schema: Value, differ: &BTreeSet<String>) -> Value {
    change(schema, &|text| {
        let name = text.strip_prefix("Sent:").map(str::to_owned);
        let name = name.or_else(|| text.strip_prefix("Taken:").map(|name| called(name, differ)))?;
        Some(format!("{COMPONENTS}{name}"))
    })
}

/// The types that a schema refers to.
fn names(schema: &Value) -> BTreeSet<String> {
    let found = std::cell::RefCell::new(BTreeSet::new());
    change(schema.clone(), &|text| {
        found.borrow_mut().insert(text.split_once(':').map_or(text, |(_, name)| name).to_owned());
        None
    });
    found.into_inner()
}

/// Changes all references.
fn change(value: Value, to: &impl Fn(&str) -> Option<String>) -> Value {
    match value {
        Value::Object(fields) => {
            let changed = fields.into_iter().map(|(key, value)| match value {
                Value::String(text) if key == "$ref" => (key, Value::String(to(&text).unwrap_or(text))),
                value => (key, change(value, to)),
            });
            Value::Object(changed.collect())
        }
        Value::Array(items) => items.into_iter().map(|item| change(item, to)).collect(),
        other => other,
    }
}
