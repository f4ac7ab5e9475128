//! Time controls in JSON: both forms out, and two ways in that cannot be confused.

use std::fmt;

use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Expected, ReadError};
use crate::TimeControl;

/// A time control in both forms.
#[derive(Serialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema), schemars(rename = "TimeControl"))]
struct Written {
    /// As people write it, minutes plus seconds: `3+2`.
    everyday: String,
    /// As PGN writes it, in seconds: `180+2`.
    pgn: String,
}

impl Serialize for TimeControl {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written { everyday: self.to_string(), pgn: self.to_pgn() }.serialize(serializer)
    }
}

#[cfg(feature = "schemars")]
impl schemars::JsonSchema for TimeControl {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        Written::schema_name()
    }

    fn schema_id() -> std::borrow::Cow<'static, str> {
        concat!(module_path!(), "::TimeControl").into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Written::json_schema(generator)
    }
}

/// A time control in a request: a plain string is the everyday form, `{"pgn": "180+2"}` the PGN form. What an answer
/// contained, `{"everyday": "3+2", "pgn": "180+2"}`, may be sent back.
///
/// ```
/// use jadoube_clock::{ControlInput, TimeControl};
///
/// let three_minutes: TimeControl = "3+2".parse()?;
/// for json in [r#""3+2""#, r#"{"pgn": "180+2"}"#, r#"{"everyday": "3+2", "pgn": "180+2"}"#] {
///     let input: ControlInput = serde_json::from_str(json)?;
///     assert_eq!(input.read()?, three_minutes);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(untagged, deny_unknown_fields)]
pub enum ControlInput {
    /// The everyday form: `3+2`, `40/90+30, 30+30`, `G/60 d5`.
    Everyday(String),
    /// The PGN form.
    Pgn {
        /// In seconds: `180+2`.
        pgn: String,
        /// The everyday form as well, if it was given; both must say the same.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schemars", schemars(with = "String"))]
        everyday: Option<String>,
    },
}

impl ControlInput {
    /// The time control that was sent.
    pub fn read(&self) -> Result<TimeControl, ReadError> {
        match self {
            ControlInput::Everyday(text) => text.parse(),
            ControlInput::Pgn { pgn, everyday } => {
                let control = TimeControl::from_pgn(pgn)?;
                // However long: that is no mistake beside the PGN form.
                match everyday.as_deref().map(|text| (text, super::everyday::read(text))) {
                    Some((_, Err(error))) => Err(error),
                    Some((text, Ok(other))) if other != control => {
                        Err(ReadError::at(text, 0, text.len(), Expected::SameAsPgn))
                    }
                    _ => Ok(control),
                }
            }
        }
    }
}

impl From<&str> for ControlInput {
    /// The everyday form.
    fn from(everyday: &str) -> ControlInput {
        ControlInput::Everyday(everyday.to_owned())
    }
}

/// A string, or an object with the forms.
struct Forms;

/// What was found: a string, or the fields of an object.
enum Found {
    Text(String),
    Fields { everyday: Option<String>, pgn: Option<String> },
}

impl<'de> Visitor<'de> for Forms {
    type Value = Found;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a time control such as \"3+2\", or {\"pgn\": \"180+2\"}")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Found, E> {
        Ok(Found::Text(text.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Found, A::Error> {
        let (mut everyday, mut pgn) = (None, None);
        while let Some(key) = map.next_key::<String>()? {
            let (name, field) = match key.as_str() {
                "everyday" => ("everyday", &mut everyday),
                "pgn" => ("pgn", &mut pgn),
                _ => return Err(A::Error::unknown_field(&key, &["everyday", "pgn"])),
            };
            if field.is_some() {
                return Err(A::Error::duplicate_field(name));
            }
            *field = map.next_value::<Option<String>>()?;
        }
        Ok(Found::Fields { everyday, pgn })
    }
}

impl<'de> Deserialize<'de> for ControlInput {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ControlInput, D::Error> {
        match deserializer.deserialize_any(Forms)? {
            Found::Text(everyday) => Ok(ControlInput::Everyday(everyday)),
            Found::Fields { pgn: Some(pgn), everyday } => Ok(ControlInput::Pgn { pgn, everyday }),
            Found::Fields { pgn: None, .. } => Err(D::Error::missing_field("pgn")),
        }
    }
}

/// Reads a time control from a log or another store, for `#[serde(deserialize_with = "jadoube_clock::text::stored")]`. A
/// plain string is the PGN form, which is what versions up to 0.1 wrote; of an object the PGN form counts.
pub fn stored<'de, D: Deserializer<'de>>(deserializer: D) -> Result<TimeControl, D::Error> {
    let pgn = match deserializer.deserialize_any(Forms)? {
        Found::Text(pgn) | Found::Fields { pgn: Some(pgn), .. } => pgn,
        Found::Fields { pgn: None, .. } => return Err(D::Error::missing_field("pgn")),
    };
    TimeControl::from_pgn(&pgn).map_err(D::Error::custom)
}
