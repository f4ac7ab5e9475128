//! JSON Schema of stored data, and the same as types for pages. Needs the feature `schema`.
//!
//! ```
//! let schema = jadoube_laws::schema::event();
//! assert_eq!(schema.get("title").and_then(|title| title.as_str()), Some("Event"));
//! ```

mod layout;
mod page_types;

use schemars::generate::{Contract, SchemaSettings};
use schemars::transform::{RecursiveTransform, Transform};
use schemars::{JsonSchema, Schema};
use serde_json::{Value, json};

pub use self::layout::text;
pub use self::page_types::{Imports, declarations};
use crate::event::Event;
use crate::game::Record;
use crate::ruling::Ruling;
use crate::vocabulary::Class;

/// An event, as a log accepts it.
pub fn event() -> Schema {
    schema::<Event>(Contract::Deserialize)
}

/// A ruling, as it is written.
pub fn ruling() -> Schema {
    written::<Ruling>()
}

/// A whole game, as it is stored and read.
pub fn record() -> Schema {
    schema::<Record>(Contract::Deserialize)
}

/// The types that `laws.d.ts` has for pages: events, rulings and classes.
pub fn for_pages() -> [Schema; 3] {
    [event(), ruling(), written::<Class>()]
}

/// These types, as a file.
pub fn page_types() -> String {
    declarations("events and rulings", &for_pages(), &Imports::default())
}

/// Any type, as it is written.
pub fn written<T: JsonSchema>() -> Schema {
    let mut schema = schema::<T>(Contract::Serialize);
    RecursiveTransform(leave_out_null).transform(&mut schema);
    schema
}

/// Any type, as it is read.
pub fn read<T: JsonSchema>() -> Schema {
    schema::<T>(Contract::Deserialize)
}

/// Optional values are omitted, not written as `null`.
fn leave_out_null(schema: &mut Schema) {
    let required = schema.get("required").and_then(Value::as_array).cloned().unwrap_or_default();
    let properties = schema.get_mut("properties").and_then(Value::as_object_mut);
    for (_, property) in properties.into_iter().flatten().filter(|(name, _)| !required.contains(&json!(name))) {
        let Some(property) = property.as_object_mut() else { continue };
        for keyword in ["type", "anyOf"] {
            let Some(Value::Array(all)) = property.get_mut(keyword) else { continue };
            all.retain(|one| *one != json!("null") && *one != json!({ "type": "null" }));
            match (keyword, &mut all[..]) {
                ("type", [only]) => {
                    let only = only.take();
                    property.insert(keyword.to_owned(), only);
                }
                ("anyOf", [Value::Object(only)]) => {
                    let only = std::mem::take(only);
                    property.remove(keyword);
                    property.extend(only);
                }
                _ => {}
            }
        }
    }
}

fn schema<T: JsonSchema>(contract: Contract) -> Schema {
    let settings = SchemaSettings::draft2020_12().with(|settings| settings.contract = contract);
    let mut schema = settings.into_generator().into_root_schema_for::<T>();
    RecursiveTransform(tell_plainly).transform(&mut schema);
    schema
}

/// Descriptions are read by people who do not use Rust: they have neither examples in Rust nor links to its items.
fn tell_plainly(schema: &mut Schema) {
    if let Some(Value::String(description)) = schema.get_mut("description") {
        *description = without_rust(description);
    }
}

fn without_rust(description: &str) -> String {
    // Every other part is inside an example.
    let prose: Vec<&str> = description.split("```").step_by(2).map(str::trim).filter(|part| !part.is_empty()).collect();
    let prose = prose.join("\n\n");
    let mut plain = String::new();
    let mut rest = prose.as_str();
    while let Some((before, link)) = rest.split_once("[`")
        && let Some((item, after)) = link.split_once("`]")
    {
        let name = item.rsplit("::").next().unwrap_or(item);
        plain.push_str(&format!("{before}`{name}`"));
        let target = after.strip_prefix('(').and_then(|target| target.split_once(')'));
        rest = target.map_or(after, |(_, after)| after);
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptions_have_no_rust_in_them() {
        let told = "A time. [`Display`](fmt::Display) and [`crate::text`] have more [`x`].\n\n```\nlet a = 1;\n```\n\nThe end.";
        assert_eq!(without_rust(told), "A time. `Display` and `text` have more `x`.\n\nThe end.");
        assert_eq!(without_rust("Only [brackets] and `[code`"), "Only [brackets] and `[code`");
    }
}
