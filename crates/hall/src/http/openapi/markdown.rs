//! docs/API.md, made from the document.

use serde_json::{Map, Value};

use super::document::document;

/// The widest line of a page.
const WIDTH: usize = 100;

/// What comes before the list.
const INTRODUCTION: &str = include_str!("introduction.md");

/// The file `docs/API.md`. Fails if two types have the same name.
pub fn api_md() -> Result<String, String> {
    let document = document()?;
    let mut page = INTRODUCTION.to_owned();
    let empty = Map::new();
    let fields = |value: &Value| value.as_object().unwrap_or(&empty).clone();
    for tag in document["tags"].as_array().into_iter().flatten() {
        page.push_str(&format!("\n## {}\n", text(&tag["name"])));
        for (path, methods) in fields(&document["paths"]) {
            for (method, operation) in fields(&methods) {
                if operation["tags"][0] == tag["name"] {
                    page.push_str(&told(&method, &path, &operation));
                }
            }
        }
    }
    page.push_str("\n## Types\nA field with `?` may be missing.\n");
    for (name, schema) in fields(&document["components"]["schemas"]) {
        page.push_str(&type_told(&name, &schema));
    }
    Ok(page)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn told(method: &str, path: &str, operation: &Value) -> String {
    let mut out = format!("\n### {}\n`{} {path}`\n\n", text(&operation["operationId"]), method.to_uppercase());
    out.push_str(&wrapped(&format!("{}.", text(&operation["summary"])), ""));
    let mut item = |what: &str, said: String| out.push_str(&wrapped(&format!("- {what}: {said}"), "  "));
    item("who", text(&operation["x-role"]).to_owned());
    for parameter in operation["parameters"].as_array().into_iter().flatten().filter(|one| one["in"] == "query") {
        let needed = if parameter["required"] == true { ", required" } else { "" };
        let description = match text(&parameter["description"]) {
            "" => String::new(),
            said => format!(". {said}"),
        };
        item("query", format!("`{}` ({}{needed}){description}", text(&parameter["name"]), kind(&parameter["schema"])));
    }
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    if !body.is_null() {
        item("body", kind(body));
    }
    let responses = operation["responses"].as_object().into_iter().flatten();
    for (status, response) in responses.filter(|(_, response)| response["$ref"].is_null()) {
        let content = response["content"].as_object().and_then(|content| content.iter().next());
        let what = match content {
            Some((media, content)) if media == "application/json" => kind(&content["schema"]),
            Some((media, content)) if content["schema"]["contentSchema"].is_object() => {
                format!("{media} of {}", kind(&content["schema"]["contentSchema"]))
            }
            Some((media, _)) => media.clone(),
            None => String::new(),
        };
        let what = if status.starts_with('2') || status == "101" {
            [what.as_str(), text(&response["description"])]
                .into_iter()
                .find(|said| !said.is_empty())
                .unwrap_or("")
                .to_owned()
        } else {
            text(&response["description"]).to_owned()
        };
        item(status, what);
    }
    for (field, what) in [("x-client-sends", "client sends"), ("x-client-receives", "client receives")] {
        if operation[field].is_object() {
            item(what, kind(&operation[field]));
        }
    }
    out
}

/// What a value is, in a few words.
fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|place| place.rsplit('/').next()) {
        return format!("[`{name}`](#{})", name.to_lowercase());
    }
    if let Some(value) = schema.get("const") {
        return format!("`{value}`");
    }
    if let Some(values) = schema["enum"].as_array() {
        return values.iter().map(|value| format!("`{value}`")).collect::<Vec<_>>().join(" or ");
    }
    for keyword in ["oneOf", "anyOf", "allOf"] {
        if let Some(kinds) = schema[keyword].as_array() {
            return kinds.iter().map(kind).collect::<Vec<_>>().join(" or ");
        }
    }
    if let Some(items) = schema["prefixItems"].as_array() {
        return format!("pair of {}", items.first().map_or_else(String::new, kind));
    }
    match &schema["type"] {
        Value::String(name) if name == "array" => format!("list of {}", kind(&schema["items"])),
        Value::String(name) if name == "object" && schema["additionalProperties"].is_object() => {
            format!("map to {}", kind(&schema["additionalProperties"]))
        }
        Value::String(name) if name == "object" && schema["properties"].is_object() => {
            let fields = schema["properties"].as_object().into_iter().flatten();
            let fields = fields.map(|(name, field)| format!("`{name}`: {}", kind(field)));
            format!("{{ {} }}", fields.collect::<Vec<_>>().join(", "))
        }
        Value::String(name) => name.clone(),
        Value::Array(names) => names.iter().map(text).collect::<Vec<_>>().join(" or "),
        _ => "anything".to_owned(),
    }
}

fn type_told(name: &str, schema: &Value) -> String {
    let mut out = format!("\n### {name}\n");
    if let Some(description) = schema["description"].as_str() {
        out.push_str(&wrapped(description, ""));
        out.push('\n');
    }
    let described = |said: &Value| match text(said) {
        "" => String::new(),
        said => format!(". {}", said.split_whitespace().collect::<Vec<_>>().join(" ")),
    };
    if let Some(fields) = schema["properties"].as_object() {
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        for (field, schema) in fields {
            let mark = if required.iter().any(|name| name == field) { "" } else { "?" };
            let line = format!("- `{field}`{mark}: {}{}", kind(schema), described(&schema["description"]));
            out.push_str(&wrapped(&line, "  "));
        }
        return out;
    }
    let kinds = ["oneOf", "anyOf"].into_iter().find_map(|keyword| schema[keyword].as_array());
    match kinds {
        Some(kinds) => {
            for one in kinds {
                out.push_str(&wrapped(&format!("- {}{}", kind(one), described(&one["description"])), "  "));
            }
        }
        None => out.push_str(&wrapped(&kind(schema), "")),
    }
    out
}

/// Text in lines that are not too long; those after the first are indented.
fn wrapped(said: &str, indent: &str) -> String {
    let mut out = String::new();
    let mut line = String::new();
    for word in said.split_whitespace() {
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > WIDTH {
            out.push_str(&line);
            out.push('\n');
            line = indent.to_owned();
        } else if !line.is_empty() && line != indent {
            line.push(' ');
        }
        line.push_str(word);
    }
    out + &line + "\n"
}
