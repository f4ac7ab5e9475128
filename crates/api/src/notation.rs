//! Moves and games in another language or form.

use jadoube_board::Position;
use jadoube_notation::pgn::Text;
use jadoube_notation::{Form, Language, Translation, translate_bytes};
use jadoube_texts::{Argument, Locale, Message};
use serde::Serialize;

use crate::{Error, ErrorCode, Place};

/// A text whose moves were rewritten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Notation {
    /// The text; everything between the moves is unchanged.
    pub text: String,
    /// What could not be read, and so was left as it was.
    pub faults: Vec<Fault>,
}

/// Something that could not be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "NotationFault"))]
pub struct Fault {
    /// Where.
    pub place: Place,
    /// What is there, shortened if it is long.
    pub found: String,
    /// What is wrong with it.
    pub message: String,
}

/// Rewrites the moves of a text from one language of notation to a form in another.
///
/// ```
/// use jadoube_texts::Locale;
/// let answer = jadoube_api::notation("1. e4 e5 2. Hf3", "hu", "en", "pgn", None, Locale::EN)?;
/// assert_eq!((answer.text.as_str(), answer.faults.len()), ("1. e4 e5 2. Nf3", 0));
/// # Ok::<(), jadoube_api::Error>(())
/// ```
pub fn notation(
    text: &str,
    from: &str,
    to: &str,
    form: &str,
    start: Option<&str>,
    locale: Locale,
) -> Result<Notation, Error> {
    let start = start.map_or_else(|| Ok(Position::standard()), |fen| crate::position::read_position(fen, locale))?;
    let (from, to) = (language(from, locale)?, language(to, locale)?);
    let form = Form::named(form, to).ok_or_else(|| no_form(form, to, locale))?;
    if Text(text.as_bytes()).is_utf16() {
        return Err(Error::new(ErrorCode::BadEncoding, &Message::new("api-bad-encoding"), locale));
    }
    Ok(notation_bytes(text.as_bytes(), &translate_bytes(&start, text.as_bytes(), from, &form), locale))
}

/// A translation of bytes as an answer. Bytes that are not UTF-8 are read as Latin-1: JSON is always Unicode.
pub fn notation_bytes(source: &[u8], translation: &Translation<Vec<u8>>, locale: Locale) -> Notation {
    let faults = translation.faults.iter().map(|fault| Fault {
        place: Place { line: fault.line, column: fault.column, offset: offset(source, fault.line, fault.column) },
        found: fault.text.clone(),
        message: Message::from(&fault.kind).text(locale),
    });
    Notation { faults: faults.collect(), text: decode(&translation.text) }
}

/// Where a line and column, in characters, are in bytes.
fn offset(source: &[u8], line: usize, column: usize) -> usize {
    let lines = source.split_inclusive(|&byte| byte == b'\n');
    let start: usize = lines.take(line.saturating_sub(1)).map(<[u8]>::len).sum();
    let rest = source.get(start..).unwrap_or_default();
    let mut left = column.saturating_sub(1);
    let mut byte = start;
    for chunk in rest.utf8_chunks() {
        for c in chunk.valid().chars() {
            if left == 0 {
                return byte;
            }
            (left, byte) = (left - 1, byte + c.len_utf8());
        }
        for _ in chunk.invalid() {
            if left == 0 {
                return byte;
            }
            (left, byte) = (left - 1, byte + 1);
        }
    }
    byte
}

fn decode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|&byte| char::from(byte)));
    }
    text
}

fn language(code: &str, locale: Locale) -> Result<Language, Error> {
    Language::find(code).ok_or_else(|| {
        let codes: Vec<String> = Language::all().iter().map(|language| language.code().to_owned()).collect();
        let message =
            Message::new("api-unknown-language").with("found", short(code)).with("known", Argument::All(codes));
        Error::new(ErrorCode::UnknownLanguage, &message, locale)
    })
}

fn no_form(form: &str, to: Language, locale: Locale) -> Error {
    let message = match Form::named(form, Language::ENGLISH) {
        // Speech is only there in the languages of messages.
        Some(_) => Message::new("api-form-not-in-language").with("form", short(form)).with("language", to.code()),
        None => {
            let known = Form::NAMES.iter().map(|&name| name.to_owned()).collect();
            Message::new("api-unknown-form").with("found", short(form)).with("known", Argument::All(known))
        }
    };
    Error::new(ErrorCode::UnknownForm, &message, locale)
}

/// As much of a typed word as fits in a message.
pub(crate) fn short(word: &str) -> String {
    const MOST: usize = 40;
    let shown = word.chars().filter(|c| !c.is_control());
    match word.chars().count() > MOST {
        true => shown.take(MOST).chain(['…']).collect(),
        false => shown.collect(),
    }
}
