//! Moves that no other program can follow, packed into a comment: `{[%irregular 12. Ng1-g3 Kf8 13. "Nz3"]}`.
//!
//! From the first move of a line that is not legal, the rest of the line is written like this. Other programs read the
//! legal part, skip one comment and find the outcome where they expect it.

use std::borrow::Cow;

use super::text::one_line;

const OPEN: &[u8] = b"[%irregular";

/// Whether a comment begins like one with moves inside.
#[inline(always)]
pub(crate) fn may_be_packed(comment: &[u8]) -> bool {
    matches!(comment, [b'[' | b'\t'..=b' ', ..]) && comment.trim_ascii_start().starts_with(OPEN)
}

/// The moves inside a comment, if it is such a one.
pub(crate) fn unpacked(comment: &[u8]) -> Option<Cow<'_, [u8]>> {
    let moves = comment.trim_ascii().strip_prefix(OPEN)?.strip_suffix(b"]")?;
    moves.first().is_none_or(u8::is_ascii_whitespace).then(|| without_escapes(moves))
}

/// Moves as the text of such a comment.
pub(crate) fn packed(moves: &str) -> String {
    format!("[%irregular {}]", with_escapes(moves))
}

/// Braces as `%7B` and `%7D`, and `%25` for a percent sign that could be taken for the beginning of an escape.
pub(crate) fn with_escapes(text: &str) -> String {
    text.replace("%2", "%252").replace("%7", "%257").replace('{', "%7B").replace('}', "%7D")
}

/// The text that [`with_escapes`] was given.
pub(crate) fn without_escapes(text: &[u8]) -> Cow<'_, [u8]> {
    if memchr::memchr(b'%', text).is_none() {
        return Cow::Borrowed(text);
    }
    let mut plain = Vec::with_capacity(text.len());
    let mut rest = text;
    while let [byte, tail @ ..] = rest {
        let (byte, length) = match rest {
            [b'%', b'7', b'B', ..] => (b'{', 3),
            [b'%', b'7', b'D', ..] => (b'}', 3),
            [b'%', b'2', b'5', ..] => (b'%', 3),
            _ => (*byte, rest.len() - tail.len()),
        };
        plain.push(byte);
        rest = &rest[length..];
    }
    Cow::Owned(plain)
}

/// A text in quotes at the head of the moves, and how many bytes it takes with them.
pub(crate) fn quoted(text: &[u8]) -> (Vec<u8>, usize) {
    let mut plain = Vec::new();
    let mut at = 1;
    while at < text.len() {
        match text[at] {
            b'"' => return (plain, at + 1),
            b'\\' if at + 1 < text.len() => {
                plain.push(text[at + 1]);
                at += 2;
            }
            // Where the line was broken.
            b'\r' => at += 1,
            b'\n' => {
                plain.push(b' ');
                at += 1;
            }
            byte => {
                plain.push(byte);
                at += 1;
            }
        }
    }
    (plain, text.len())
}

/// The text in quotes, on one line.
pub(crate) fn quote(text: &str) -> String {
    format!("\"{}\"", one_line(text).replace('\\', "\\\\").replace('"', "\\\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_can_be_taken_out_again() {
        for text in ["", "%", "%%", "%2", "%25", "%7D", "{}", "%{2}", "[%clk 1:00]", "%257", "%2%7%", "a{b}c%d"] {
            let escaped = with_escapes(text);
            assert!(!escaped.contains(['{', '}']), "{escaped}");
            assert_eq!(without_escapes(escaped.as_bytes()), text.as_bytes(), "{escaped}");
        }
        assert_eq!(with_escapes("[%clk 1:00]"), "[%clk 1:00]");
    }

    #[test]
    fn quotes_end_where_they_should() {
        for text in ["", "Nz3", "\"", "\\", "a\\\"b"] {
            let quoted_text = quote(text) + " \"";
            assert_eq!(quoted(quoted_text.as_bytes()), (text.as_bytes().to_vec(), quoted_text.len() - 2));
        }
    }
}
