//! Bodies of requests: JSON with a bound on every string, so that handlers need not check it.

use std::error::Error as _;
use std::fmt;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, JsonRejection};
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, StatusCode, header};
use jadoube_api::desk::JsonKind;
use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::Value;

use super::problem::Problem;
use super::{Context, LARGEST_BODY, LARGEST_LIST};

/// The longest string of a body in bytes, unless a body says otherwise: a long name in any script, or a position.
pub(crate) const LONGEST: usize = 300;
/// The longest text with many lines: the pairing list of a large open, or its report.
pub(crate) const LIST: usize = 1 << 20;
/// The longest line of such a text: a player in a report of fifty rounds.
pub(crate) const LONGEST_LINE: usize = 1_000;

/// A JSON body in which no string is longer than this many bytes, and none has line breaks or control characters; a body with a list may
/// have its white space. Violations are reported in the same form as all other problems.
pub(crate) struct JsonBody<T, const LONGEST_STRING: usize = LONGEST>(pub(crate) T);

impl<T: DeserializeOwned, const LONGEST_STRING: usize> FromRequest<Context> for JsonBody<T, LONGEST_STRING> {
    type Rejection = Problem;

    async fn from_request(request: Request, context: &Context) -> Result<JsonBody<T, LONGEST_STRING>, Problem> {
        if !is_json(request.headers()) {
            return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_json", "the body has to be JSON"));
        }
        let arriving = tokio::time::timeout(context.address.bounds.body, Bytes::from_request(request, context));
        let Ok(bytes) = arriving.await else {
            return Err(Problem::new(StatusCode::REQUEST_TIMEOUT, "too_slow", "the body did not come in time"));
        };
        let bytes = bytes.map_err(|rejection| unread(&rejection, LONGEST_STRING))?;
        check(&bytes, LONGEST_STRING)?;
        read(&bytes).map(JsonBody)
    }
}

/// Reads a body. All are objects, except that a word can stand for a whole act.
pub(crate) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    let kind = |bytes| serde_json::from_slice::<Value>(bytes).ok().as_ref().map(JsonKind::of);
    let is_object = bytes.trim_ascii_start().starts_with(b"{");
    let no_object = |found: JsonKind| {
        let message = format!("the body is {found}, expected an object");
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "malformed", message)
    };
    match Json::<T>::from_bytes(bytes) {
        // serde would read a list as the fields in their order.
        Ok(Json(value)) if is_object || kind(bytes) == Some(JsonKind::Text) => Ok(value),
        Ok(_) => Err(kind(bytes).map_or_else(|| Problem::bad("the body cannot be read"), no_object)),
        Err(rejection) => match kind(bytes).filter(|_| !is_object) {
            Some(found) => Err(no_object(found)),
            None => Err(Problem::new(rejection.status(), "malformed", unfit(&rejection))),
        },
    }
}

/// Why a text is not JSON, or not what was asked for: what the parser says, and where.
fn unfit(rejection: &JsonRejection) -> String {
    let why = rejection.source().map_or_else(|| rejection.body_text(), ToString::to_string);
    match rejection {
        JsonRejection::JsonSyntaxError(_) => format!("the body is not JSON: {why}"),
        _ => why,
    }
}

fn unread(rejection: &BytesRejection, longest: usize) -> Problem {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        let most = if longest < LIST { LARGEST_BODY } else { LARGEST_LIST };
        return Problem::new(rejection.status(), "too_large", format!("the body may have at most {most} bytes here"));
    }
    Problem::new(rejection.status(), "malformed", "the body could not be read")
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let kind = kind.split(';').next().unwrap_or("").trim();
    kind.eq_ignore_ascii_case("application/json") || kind.ends_with("+json")
}

/// Whether all strings of a JSON text are acceptable. Malformed JSON is left to the parser.
pub(crate) fn check(text: &[u8], longest: usize) -> Result<(), Problem> {
    let Ok(strings) = serde_json::from_slice::<Strings>(text) else { return Ok(()) };
    if strings.longest > longest {
        let found = strings.longest;
        let why = format!("a text here has at most {longest} bytes; this one has {found}");
        return Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too_long", why));
    }
    let found = if longest < LIST { strings.breaks.or(strings.controls) } else { strings.controls };
    found.map_or(Ok(()), |found| Err(no_control_characters(found)))
}

fn no_control_characters(found: char) -> Problem {
    let code = u32::from(found);
    Problem::bad(format!("line breaks and control characters are not allowed here; found U+{code:04X}"))
}

/// A single line in a body that may have lists elsewhere: a name.
pub(crate) fn check_line(text: &str) -> Result<(), Problem> {
    if text.len() > LONGEST {
        return Err(Problem::bad("this is too long for a name"));
    }
    text.chars().find(|c| is_break(*c) || c.is_control()).map_or(Ok(()), |found| Err(no_control_characters(found)))
}

/// Whether a character ends a line, or is a tab.
fn is_break(c: char) -> bool {
    (c.is_control() && c.is_whitespace()) || c == '\u{2028}' || c == '\u{2029}'
}

/// Checks the length of each line of a text.
pub(crate) fn check_lines(text: &str) -> Result<(), Problem> {
    match text.lines().position(|line| line.len() > LONGEST_LINE) {
        None => Ok(()),
        Some(number) => {
            let why = format!("line {} has more than {LONGEST_LINE} bytes", number + 1);
            Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too_long", why))
        }
    }
}

/// Checks all strings of a value, including field names.
#[derive(Default)]
struct Strings {
    longest: usize,
    /// A control character that is not white space.
    controls: Option<char>,
    /// A line break or a tab.
    breaks: Option<char>,
}

impl Strings {
    fn join(&mut self, other: &Strings) {
        self.longest = self.longest.max(other.longest);
        self.controls = self.controls.or(other.controls);
        self.breaks = self.breaks.or(other.breaks);
    }
}

impl<'de> Deserialize<'de> for Strings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Strings, D::Error> {
        deserializer.deserialize_any(Look)
    }
}

struct Look;

impl<'de> Visitor<'de> for Look {
    type Value = Strings;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }

    fn visit_bool<E>(self, _: bool) -> Result<Strings, E> {
        Ok(Strings::default())
    }

    fn visit_i64<E>(self, _: i64) -> Result<Strings, E> {
        Ok(Strings::default())
    }

    fn visit_u64<E>(self, _: u64) -> Result<Strings, E> {
        Ok(Strings::default())
    }

    fn visit_f64<E>(self, _: f64) -> Result<Strings, E> {
        Ok(Strings::default())
    }

    fn visit_unit<E>(self) -> Result<Strings, E> {
        Ok(Strings::default())
    }

    fn visit_str<E>(self, text: &str) -> Result<Strings, E> {
        let controls = text.chars().find(|c| c.is_control() && !c.is_whitespace());
        Ok(Strings { longest: text.len(), controls, breaks: text.chars().find(|c| is_break(*c)) })
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Strings, A::Error> {
        let mut all = Strings::default();
        while let Some(item) = items.next_element::<Strings>()? {
            all.join(&item);
        }
        Ok(all)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Strings, A::Error> {
        let mut all = Strings::default();
        while let Some((name, value)) = fields.next_entry::<Strings, Strings>()? {
            all.join(&name);
            all.join(&value);
        }
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_body_that_is_not_an_object_is_told_so() {
        #[derive(Deserialize, PartialEq, Debug)]
        struct Fields {
            number: u8,
        }
        #[derive(Deserialize, PartialEq, Debug)]
        #[serde(rename_all = "snake_case")]
        enum Act {
            Started,
        }
        assert_eq!(read::<Fields>(br#" {"number": 1}"#).unwrap(), Fields { number: 1 });
        assert_eq!(read::<Act>(b"\"started\"").unwrap(), Act::Started);
        for (body, found) in
            [("[1]", "a list"), ("\n[]", "a list"), ("\"x\"", "a text"), ("7", "a number"), ("null", "null")]
        {
            let problem = read::<Fields>(body.as_bytes()).unwrap_err();
            assert_eq!(problem.message, format!("the body is {found}, expected an object"));
        }
        let problem = read::<Fields>(b"[1,").unwrap_err();
        assert!(problem.message.contains("line 1 column 3"), "{}", problem.message);
    }

    #[test]
    fn strings_are_checked_at_every_depth() {
        let long = "é".repeat(6);
        for text in [
            format!("{long:?}"),
            format!("[1, [{long:?}]]"),
            format!("{{\"a\": [{{\"b\": {long:?}}}], \"c\": null}}"),
            format!("{{{long:?}: 1.5}}"),
        ] {
            assert!(check(text.as_bytes(), 12).is_ok(), "{text}");
            assert_eq!(check(text.as_bytes(), 11).unwrap_err().code, "too_long", "{text}");
        }
        assert!(check(br#"{"a": "line\nline\ttab"}"#, LIST).is_ok());
        for (text, found) in [
            (r#"{"a": "line\nline"}"#, "U+000A"),
            (r#"["tab\there"]"#, "U+0009"),
            (r#"["a\u0000b"]"#, "U+0000"),
            (r#"["a\u2028b"]"#, "U+2028"),
        ] {
            let problem = check(text.as_bytes(), 100).unwrap_err();
            assert!(problem.code == "malformed" && problem.message.contains(found), "{}", problem.message);
        }
        assert_eq!(check(br#"["a\u0000b"]"#, LIST).unwrap_err().code, "malformed");
        assert!(check(b"{ no JSON", 1).is_ok(), "the parser reports it");
    }
}
