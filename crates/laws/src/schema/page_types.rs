//! Types for the pages, from schemas: a TypeScript declaration for each definition. The pages are JavaScript; the types are
//! only for the type checker, and are not sent to browsers.

use std::collections::{BTreeMap, BTreeSet};

use schemars::Schema;
use serde_json::{Map, Value};

const WIDTH: usize = 120;

/// Definitions that are in another file: those with the same name and the same description.
#[derive(Default)]
pub struct Imports<'a> {
    /// The schemas that the other file was generated from.
    pub schemas: &'a [Schema],
    /// Its path for pages.
    pub from: &'a str,
}

/// A file of declarations: the schemas, by their titles, and everything that they refer to.
pub fn declarations(about: &str, schemas: &[Schema], imports: &Imports<'_>) -> String {
    let elsewhere = definitions(imports.schemas);
    let (shared, own): (BTreeMap<_, _>, BTreeMap<_, _>) =
        definitions(schemas).into_iter().partition(|(name, schema)| {
            elsewhere.get(name).is_some_and(|other| other.get("description") == schema.get("description"))
        });
    let mut file =
        format!("// Types of {about}, made from the Rust types. Not written by hand: see CONTRIBUTING.md.\n");
    let mut used = BTreeSet::new();
    own.values().for_each(|schema| collect_references(schema, &mut used));
    let needed: Vec<&str> = shared.keys().map(String::as_str).filter(|name| used.contains(*name)).collect();
    if !needed.is_empty() {
        file += &format!("\nimport {{\n  {},\n}} from \"{}\";\n", needed.join(",\n  "), imports.from);
    }
    file += "\n";
    for (name, schema) in &own {
        file += &comment(schema);
        file += &declaration(name, schema);
    }
    file
}

/// All definitions by name. If two schemas have the same one, the first counts.
fn definitions(schemas: &[Schema]) -> BTreeMap<String, Value> {
    let mut all = BTreeMap::new();
    for schema in schemas {
        let mut root = schema.as_value().clone();
        let held = root.as_object_mut().and_then(|root| root.remove("$defs"));
        if let Some(Value::Object(held)) = held {
            for (name, schema) in held {
                all.entry(name).or_insert(schema);
            }
        }
        if let Some(title) = schema.get("title").and_then(Value::as_str) {
            all.entry(title.to_owned()).or_insert(root);
        }
    }
    all
}

fn collect_references(schema: &Value, into: &mut BTreeSet<String>) {
    match schema {
        Value::Object(map) => {
            into.extend(map.get("$ref").and_then(Value::as_str).map(referred));
            map.values().for_each(|value| collect_references(value, into));
        }
        Value::Array(items) => items.iter().for_each(|item| collect_references(item, into)),
        _ => {}
    }
}

/// The name of a definition in `#/$defs/Name`.
fn referred(reference: &str) -> String {
    reference.rsplit('/').next().unwrap_or(reference).to_owned()
}

fn comment(schema: &Value) -> String {
    let Some(text) = schema.get("description").and_then(Value::as_str) else { return String::new() };
    // The first paragraph, in one line.
    let text = text.split("\n\n").next().unwrap_or(text).replace('\n', " ");
    format!("/** {text} */\n")
}

fn declaration(name: &str, schema: &Value) -> String {
    let alternatives = alternatives(schema);
    let line = format!("export type {name} = {};\n", alternatives.join(" | "));
    if line.chars().count() <= WIDTH {
        return line;
    }
    let is_union = ["oneOf", "anyOf"].iter().any(|keyword| schema.get(keyword).is_some());
    if let (Some(properties), false) = (schema.get("properties").and_then(Value::as_object), is_union) {
        let fields: Vec<String> = fields(schema, properties).into_iter().map(|field| format!("  {field};\n")).collect();
        return format!("export type {name} = {{\n{}}};\n", fields.concat());
    }
    if let ([only], true) = (&alternatives[..], is_union)
        && let Some((fields, rest)) = only.split_once(BESIDE)
    {
        return format!("export type {name} = {fields} &\n  {rest};\n");
    }
    let mut lines: Vec<String> = Vec::new();
    for alternative in alternatives {
        match lines.last_mut() {
            Some(last) if last.chars().count() + alternative.chars().count() + 4 < WIDTH => {
                *last += &format!(" | {alternative}");
            }
            _ => lines.push(format!("  | {alternative}")),
        }
    }
    format!("export type {name} =\n{};\n", lines.join("\n"))
}

/// Between fields and a flattened union.
const BESIDE: &str = " & ";

/// A member of a union that is flattened into a struct: a plain name becomes a field without a value.
fn flattened(alternative: String) -> String {
    match alternative.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) {
        Some(name) => format!("{{ {name}: null }}"),
        None => alternative,
    }
}

/// The members of the union, if a schema is one.
fn alternatives(schema: &Value) -> Vec<String> {
    for keyword in ["oneOf", "anyOf"] {
        if let Some(all) = schema.get(keyword).and_then(Value::as_array) {
            let all: Vec<String> = all.iter().flat_map(alternatives).collect();
            // Fields beside a union: those of a struct that an enum is flattened into.
            return match schema.get("properties").and_then(Value::as_object) {
                Some(properties) => {
                    let fields = format!("{{ {} }}", fields(schema, properties).join("; "));
                    let all: Vec<String> = all.into_iter().map(flattened).collect();
                    vec![format!("{fields}{BESIDE}({})", all.join(" | "))]
                }
                None => all,
            };
        }
    }
    if let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
        return vec![referred(reference)];
    }
    if let Some(only) = schema.get("const") {
        return vec![only.to_string()];
    }
    if let Some(words) = schema.get("enum").and_then(Value::as_array) {
        return words.iter().map(Value::to_string).collect();
    }
    match schema.get("type") {
        Some(Value::Array(types)) => types.iter().map(|name| plain(name, schema)).collect(),
        Some(name) => vec![plain(name, schema)],
        None => vec!["unknown".to_owned()],
    }
}

fn plain(name: &Value, schema: &Value) -> String {
    match name.as_str() {
        Some("integer" | "number") => "number".to_owned(),
        Some(name @ ("string" | "boolean" | "null")) => name.to_owned(),
        Some("array") => array(schema),
        Some("object") => match schema.get("properties").and_then(Value::as_object) {
            Some(properties) => format!("{{ {} }}", fields(schema, properties).join("; ")),
            None => "Record<string, unknown>".to_owned(),
        },
        _ => "unknown".to_owned(),
    }
}

fn array(schema: &Value) -> String {
    if let Some(items) = schema.get("prefixItems").and_then(Value::as_array) {
        let items: Vec<String> = items.iter().map(union).collect();
        return format!("[{}]", items.join(", "));
    }
    let item = schema.get("items").map_or_else(|| "unknown".to_owned(), union);
    let count =
        |keyword: &str| schema.get(keyword).and_then(Value::as_u64).and_then(|count| usize::try_from(count).ok());
    match (count("minItems"), count("maxItems")) {
        (Some(least), Some(most)) if least == most && most <= 4 => format!("[{}]", vec![item; most].join(", ")),
        _ if item.contains(" | ") => format!("({item})[]"),
        _ => format!("{item}[]"),
    }
}

fn union(schema: &Value) -> String {
    alternatives(schema).join(" | ")
}

fn fields(schema: &Value, properties: &Map<String, Value>) -> Vec<String> {
    let required = schema.get("required").and_then(Value::as_array);
    let mut names: Vec<&String> = properties.keys().collect();
    names.sort();
    let field = |name: &String| {
        let is_required = required.is_some_and(|required| required.iter().any(|required| required == name));
        let key = if is_identifier(name) { name.clone() } else { Value::from(name.as_str()).to_string() };
        format!("{key}{}: {}", if is_required { "" } else { "?" }, union(&properties[name]))
    };
    names.into_iter().map(field).collect()
}

fn is_identifier(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_')
        && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
}
