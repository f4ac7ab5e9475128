//! A schema as text: what fits in a line stays in it, so that each alternative is a line.

use schemars::Schema;
use serde_json::{Map, Value};

const WIDTH: usize = 120;

/// Keywords that come before the others, in this order.
const FIRST: [&str; 10] =
    ["$schema", "title", "description", "$ref", "type", "const", "enum", "pattern", "required", "properties"];

/// The schema as it is written to a file. The order of the keys does not depend on how `serde_json` was built.
pub fn text(schema: &Schema) -> String {
    let mut text = String::new();
    write(schema.as_value(), 0, true, &mut text);
    text + "\n"
}

fn write(value: &Value, indent: usize, keywords: bool, into: &mut String) {
    let line = inline(value, keywords);
    let started = into.rsplit('\n').next().map_or(0, str::len);
    let children: Vec<(String, &Value, bool)> = match value {
        Value::Object(map) => {
            let child = |(key, value)| (format!("{}: ", Value::from(key)), value, !keywords || !holds_names(key));
            sorted(map, keywords).into_iter().map(child).collect()
        }
        Value::Array(items) => items.iter().map(|item| (String::new(), item, true)).collect(),
        _ => Vec::new(),
    };
    if children.is_empty() || started + line.chars().count() < WIDTH {
        into.push_str(&line);
        return;
    }
    let (open, close) = if value.is_object() { ('{', '}') } else { ('[', ']') };
    into.push(open);
    for (number, (key, child, keywords)) in children.into_iter().enumerate() {
        into.push_str(if number == 0 { "\n" } else { ",\n" });
        into.push_str(&" ".repeat(indent + 2));
        into.push_str(&key);
        write(child, indent + 2, keywords, into);
    }
    into.push('\n');
    into.push_str(&" ".repeat(indent));
    into.push(close);
}

/// Whether the keys under this keyword are user-defined names, not keywords.
fn holds_names(keyword: &str) -> bool {
    matches!(keyword, "properties" | "$defs")
}

fn sorted(map: &Map<String, Value>, keywords: bool) -> Vec<(&str, &Value)> {
    let place = |key: &str| {
        let first = FIRST.iter().position(|&first| keywords && first == key);
        (first.unwrap_or(FIRST.len()), key.to_owned())
    };
    let mut entries: Vec<(&str, &Value)> = map.iter().map(|(key, value)| (key.as_str(), value)).collect();
    entries.sort_by_cached_key(|(key, _)| place(key));
    entries
}

fn inline(value: &Value, keywords: bool) -> String {
    match value {
        Value::Object(map) if !map.is_empty() => {
            let entries = sorted(map, keywords)
                .into_iter()
                .map(|(key, value)| format!("{}: {}", Value::from(key), inline(value, !keywords || !holds_names(key))));
            format!("{{ {} }}", entries.collect::<Vec<_>>().join(", "))
        }
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(|item| inline(item, true)).collect();
            format!("[{}]", items.join(", "))
        }
        other => other.to_string(),
    }
}
