//! Entries of a desk without a network, as they are handed to a hall: by file or by link, with the times of the device.

use std::fmt;

use jadoube_texts::Message;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Heading, Inquiry};
use crate::VERSION;

/// How many entries are handed over at once.
pub const MOST_ENTRIES: usize = 200;
/// The longest note, in bytes.
pub const LONGEST_NOTE: usize = 2_000;
/// The longest name of a player or a competition, in bytes.
const LONGEST_NAME: usize = 300;
/// The length of the name of an entry.
const ID: std::ops::RangeInclusive<usize> = 8..=64;

/// Entries of a desk, as a file or a link carries them.
///
/// ```
/// use jadoube_api::desk::{HandedOver, Unacceptable};
/// use serde_json::json;
///
/// let handed = HandedOver::read(json!({"version": 1, "type": "desk_entries", "entries": []}))?;
/// assert_eq!(handed.check(), Err(Unacceptable::Entries(0)));
/// let other = HandedOver::read(json!([1, 2])).unwrap_err();
/// assert_eq!(other.to_string(), "found a list, expected an object with version, type and entries");
/// # Ok::<(), Unacceptable>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HandedOver {
    /// The version of the format.
    pub version: u32,
    /// What it is.
    #[serde(rename = "type")]
    pub kind: HandedKind,
    /// The entries, in any order.
    pub entries: Vec<KeptEntry>,
}

/// The type of such a document.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum HandedKind {
    /// Entries of a desk.
    DeskEntries,
}

/// An incident that was ruled on and kept on a device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct KeptEntry {
    /// The name that the device gave it, by which it is taken in only once: hexadecimal digits.
    pub id: String,
    /// When it was kept, in milliseconds since 1970 by the clock of the device.
    pub at: u64,
    /// The incident.
    pub inquiry: Inquiry,
    /// What the arbiter wrote beside it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// The board and the players, as far as the arbiter entered them.
    #[serde(default)]
    pub heading: Heading,
}

/// What a JSON value is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum JsonKind {
    /// `null`.
    Null,
    /// `true` or `false`.
    Boolean,
    /// A number.
    Number,
    /// A string.
    Text,
    /// An array.
    List,
    /// An object.
    Object,
}

impl JsonKind {
    /// What this value is.
    pub fn of(value: &Value) -> JsonKind {
        match value {
            Value::Null => JsonKind::Null,
            Value::Bool(_) => JsonKind::Boolean,
            Value::Number(_) => JsonKind::Number,
            Value::String(_) => JsonKind::Text,
            Value::Array(_) => JsonKind::List,
            Value::Object(_) => JsonKind::Object,
        }
    }

    /// The name that messages choose by.
    fn name(self) -> &'static str {
        match self {
            JsonKind::Null => "null",
            JsonKind::Boolean => "boolean",
            JsonKind::Number => "number",
            JsonKind::Text => "text",
            JsonKind::List => "list",
            JsonKind::Object => "object",
        }
    }
}

impl fmt::Display for JsonKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            JsonKind::Null => "null",
            JsonKind::Boolean => "true or false",
            JsonKind::Number => "a number",
            JsonKind::Text => "a text",
            JsonKind::List => "a list",
            JsonKind::Object => "an object",
        })
    }
}

/// Why entries are not taken in.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Unacceptable {
    /// Something else than entries of a desk.
    #[error("found {0}, expected an object with version, type and entries")]
    Document(JsonKind),
    /// The entries are not a list.
    #[error("“entries” is {0}, expected a list")]
    List(JsonKind),
    /// An entry is not an object.
    #[error("entry {0} is {1}, expected an object")]
    Entry(usize, JsonKind),
    /// A part of an entry is not an object.
    #[error("entry {0}: “{1}” is {2}, expected an object")]
    Part(usize, &'static str, JsonKind),
    /// A field of an entry.
    #[error("entry {0}: {1}")]
    Field(usize, String),
    /// A field beside the entries.
    #[error("these entries cannot be read: {0}")]
    Unread(String),
    /// Another format.
    #[error("the version of these entries is {0}, expected {VERSION}")]
    Version(u32),
    /// Nothing, or too much at once.
    #[error("found {0} entries, expected 1 to {MOST_ENTRIES}")]
    Entries(usize),
    /// The name of an entry.
    #[error("the name of entry {0} is not 8 to 64 hexadecimal digits")]
    Id(usize),
    /// A note.
    #[error("the note of entry {0} has {1} bytes, expected at most {LONGEST_NOTE}")]
    Note(usize, usize),
    /// A name in the heading.
    #[error("a name in the heading of entry {0} is longer than {LONGEST_NAME} bytes")]
    Name(usize),
    /// A control character, which could do something to a terminal.
    #[error("the text of entry {0} has the control character U+{1:04X}")]
    Control(usize, u32),
    /// Two entries with the same name.
    #[error("entry {0} has the same name as an earlier one")]
    Twice(usize),
}

impl Unacceptable {
    /// The reason in any language; entries are counted from 1.
    pub fn message(&self) -> Message {
        match *self {
            Unacceptable::Document(found) => Message::new("handed-document").with("found", found.name()),
            Unacceptable::List(found) => Message::new("handed-list").with("found", found.name()),
            Unacceptable::Entry(entry, found) => {
                Message::new("handed-entry").with("entry", entry).with("found", found.name())
            }
            Unacceptable::Part(entry, part, found) => {
                Message::new("handed-part").with("entry", entry).with("part", part).with("found", found.name())
            }
            Unacceptable::Field(entry, ref why) => {
                Message::new("handed-field").with("entry", entry).with("why", why.as_str())
            }
            Unacceptable::Unread(ref why) => Message::new("handed-unread").with("why", why.as_str()),
            Unacceptable::Version(found) => {
                Message::new("handed-version").with("found", found).with("expected", VERSION)
            }
            Unacceptable::Entries(found) => {
                Message::new("handed-entries").with("found", found).with("most", MOST_ENTRIES)
            }
            Unacceptable::Id(entry) => Message::new("handed-id").with("entry", entry),
            Unacceptable::Note(entry, found) => {
                Message::new("handed-note").with("entry", entry).with("found", found).with("most", LONGEST_NOTE)
            }
            Unacceptable::Name(entry) => Message::new("handed-name").with("entry", entry).with("most", LONGEST_NAME),
            Unacceptable::Control(entry, code) => {
                Message::new("handed-control").with("entry", entry).with("code", format!("U+{code:04X}"))
            }
            Unacceptable::Twice(entry) => Message::new("handed-twice").with("entry", entry),
        }
    }
}

/// The parts of an entry that are objects themselves.
const PARTS: [&str; 2] = ["inquiry", "heading"];

impl HandedOver {
    /// Reads entries from JSON. What is not in its place is told with the number of its entry; a list is never taken for an object,
    /// although serde would read one as the fields in their order.
    pub fn read(document: Value) -> Result<HandedOver, Unacceptable> {
        let fields = document.as_object().ok_or_else(|| Unacceptable::Document(JsonKind::of(&document)))?;
        let entries = match fields.get("entries") {
            Some(Value::Array(entries)) => &entries[..],
            Some(other) => return Err(Unacceptable::List(JsonKind::of(other))),
            None => &[],
        };
        for (number, entry) in (1..).zip(entries) {
            let parts = entry.as_object().ok_or_else(|| Unacceptable::Entry(number, JsonKind::of(entry)))?;
            for part in PARTS {
                if let Some(found) = parts.get(part).filter(|found| !found.is_object()) {
                    return Err(Unacceptable::Part(number, part, JsonKind::of(found)));
                }
            }
            KeptEntry::deserialize(entry).map_err(|error| Unacceptable::Field(number, error.to_string()))?;
        }
        serde_json::from_value(document).map_err(|error| Unacceptable::Unread(error.to_string()))
    }

    /// Whether the entries can be taken in as far as their form goes. Whether they can have happened is for [`super::answer`].
    pub fn check(&self) -> Result<(), Unacceptable> {
        if self.version != VERSION {
            return Err(Unacceptable::Version(self.version));
        }
        if self.entries.is_empty() || self.entries.len() > MOST_ENTRIES {
            return Err(Unacceptable::Entries(self.entries.len()));
        }
        for (number, entry) in self.entries.iter().enumerate() {
            entry.check(number + 1)?;
            if self.entries[..number].iter().any(|earlier| earlier.id == entry.id) {
                return Err(Unacceptable::Twice(number + 1));
            }
        }
        Ok(())
    }
}

impl KeptEntry {
    fn check(&self, number: usize) -> Result<(), Unacceptable> {
        if !ID.contains(&self.id.len()) || !self.id.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(Unacceptable::Id(number));
        }
        if self.note.len() > LONGEST_NOTE {
            return Err(Unacceptable::Note(number, self.note.len()));
        }
        let Heading { competition, white, black, date, .. } = &self.heading;
        let names = [competition, white, black, date];
        if names.iter().any(|name| name.len() > LONGEST_NAME) {
            return Err(Unacceptable::Name(number));
        }
        let control = |text: &String| text.chars().find(|&c| c.is_control() && c != '\n');
        match names.into_iter().chain([&self.note]).find_map(control) {
            Some(found) => Err(Unacceptable::Control(number, u32::from(found))),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn handed() -> HandedOver {
        let inquiry = serde_json::json!({
            "edition": "2023", "control": "90+30", "incident": "illegal-move", "variant": "completed", "player": "white",
        });
        serde_json::from_value(serde_json::json!({
            "version": 1, "type": "desk_entries",
            "entries": [{ "id": "00ff00ff00ff00ff", "at": 1_790_000_000_000_u64, "inquiry": inquiry, "note": "one\ntwo" }],
        }))
        .unwrap()
    }

    #[test]
    fn entries_are_checked_one_by_one() {
        assert_eq!(handed().check(), Ok(()));
        let refused = |change: &dyn Fn(&mut HandedOver)| {
            let mut handed = handed();
            change(&mut handed);
            handed.check().unwrap_err()
        };
        assert_eq!(refused(&|handed| handed.version = 2), Unacceptable::Version(2));
        assert_eq!(refused(&|handed| handed.entries.clear()), Unacceptable::Entries(0));
        assert_eq!(
            refused(&|handed| handed.entries = vec![handed.entries[0].clone(); 201]),
            Unacceptable::Entries(201)
        );
        assert_eq!(refused(&|handed| handed.entries = vec![handed.entries[0].clone(); 2]), Unacceptable::Twice(2));
        assert_eq!(refused(&|handed| handed.entries[0].id = "../../etc".to_owned()), Unacceptable::Id(1));
        assert_eq!(refused(&|handed| handed.entries[0].note = "é".repeat(1_001)), Unacceptable::Note(1, 2_002));
        assert_eq!(refused(&|handed| handed.entries[0].heading.white = "x".repeat(301)), Unacceptable::Name(1));
        assert_eq!(refused(&|handed| handed.entries[0].note = "a\u{1b}b".to_owned()), Unacceptable::Control(1, 0x1b));
    }

    #[test]
    fn what_is_not_in_its_place_is_told_with_the_place() {
        let entries = |entries: Value| serde_json::json!({ "version": 1, "type": "desk_entries", "entries": entries });
        let whole = serde_json::to_value(&handed().entries[0]).unwrap();
        let with = |field: &str, value: Value| {
            let mut entry = whole.clone();
            entry[field] = value;
            entry
        };
        let told = |document: Value| HandedOver::read(document).unwrap_err().to_string();
        assert_eq!(HandedOver::read(entries(serde_json::json!([whole]))), Ok(handed()));
        for (document, found) in
            [("[1, 2]", "a list"), ("\"x\"", "a text"), ("7", "a number"), ("true", "true or false"), ("null", "null")]
        {
            let expected = format!("found {found}, expected an object with version, type and entries");
            assert_eq!(told(serde_json::from_str(document).unwrap()), expected);
        }
        // serde would read it as the fields in their order.
        let fields = serde_json::json!([1, "desk_entries", [whole]]);
        assert_eq!(told(fields.clone()), "found a list, expected an object with version, type and entries");
        assert!(serde_json::from_value::<HandedOver>(fields).is_ok());
        assert_eq!(told(entries(serde_json::json!({}))), "“entries” is an object, expected a list");
        assert_eq!(told(entries(serde_json::json!([whole, [1]]))), "entry 2 is a list, expected an object");
        let part = told(entries(serde_json::json!([with("inquiry", "x".into())])));
        assert_eq!(part, "entry 1: “inquiry” is a text, expected an object");
        let field = told(entries(serde_json::json!([whole, with("at", "noon".into())])));
        assert_eq!(field, "entry 2: invalid type: string \"noon\", expected u64");
        assert_eq!(told(serde_json::json!({})), "these entries cannot be read: missing field `version`");
    }

    #[test]
    fn unknown_fields_and_types_are_refused() {
        let other = r#"{"version":1,"type":"desk","entries":[]}"#;
        assert!(serde_json::from_str::<HandedOver>(other).unwrap_err().to_string().contains("desk_entries"));
        let more = r#"{"version":1,"type":"desk_entries","entries":[],"by":"me"}"#;
        assert!(serde_json::from_str::<HandedOver>(more).is_err());
    }
}
