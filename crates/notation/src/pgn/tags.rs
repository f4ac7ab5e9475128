use std::borrow::Cow;

use super::boundary::{TagHead, tag_head};
use super::text::printable;

/// The seven tags that every game for exchange has, in their order, with what stands for an unknown value.
pub const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The tag pairs of a game, each name once.
///
/// ```
/// use jadoube_notation::pgn::Tags;
/// let mut tags = Tags::default();
/// tags.set("White", "Anderssen");
/// tags.set("White", "Anderssen, Adolf");
/// assert_eq!(tags.get("White"), Some("Anderssen, Adolf"));
/// assert_eq!(tags.iter().count(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Gives a tag its value; a name that is there already keeps its place.
    pub fn set(&mut self, name: impl Into<String>, value: impl Into<String>) {
        let (name, value) = (name.into(), value.into());
        match self.0.iter_mut().find(|(known, _)| *known == name) {
            Some((_, old)) => *old = value,
            None => self.0.push((name, value)),
        }
    }

    /// Takes a tag out.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let place = self.0.iter().position(|(known, _)| known == name)?;
        Some(self.0.remove(place).1)
    }

    /// Names and values in the order in which they came.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// As the export format orders them: the roster, complete, then the rest by name. The standard wants SetUp beside FEN.
    pub(crate) fn for_export<'a>(&'a self, result: &'a str) -> Vec<(&'a str, &'a str)> {
        let roster = ROSTER.iter().map(|&(name, unknown)| match name {
            "Result" => (name, result),
            _ => (name, self.get(name).unwrap_or(unknown)),
        });
        let is_set_up = self.get("FEN").is_some();
        let made_here = |name: &str| ROSTER.iter().any(|&(known, _)| known == name) || is_set_up && name == "SetUp";
        let mut rest: Vec<_> = self.iter().filter(|(name, _)| !made_here(name)).collect();
        rest.extend(is_set_up.then_some(("SetUp", "1")));
        rest.sort_unstable();
        roster.chain(rest).collect()
    }
}

/// One tag pair at the head of a text.
pub(crate) struct TagPair<'a> {
    pub(crate) name: &'a [u8],
    /// Without escapes.
    pub(crate) value: Cow<'a, [u8]>,
    /// How many bytes it takes.
    pub(crate) length: usize,
    pub(crate) closed: bool,
}

/// The tag pair that the text starts with. The value ends with the first `"` that is not escaped and that a `]` follows,
/// so that quotes that somebody forgot to escape belong to it.
#[inline]
pub(crate) fn read_tag_pair(text: &[u8]) -> Option<TagPair<'_>> {
    let TagHead { name, value: open } = tag_head(text)?;
    let mut at = open;
    let mut escapes = false;
    let line_end = loop {
        match memchr::memchr3(b'"', b'\\', b'\n', &text[at..]).map(|found| at + found) {
            None => break text.len(),
            Some(end) if text[end] == b'\n' => break end,
            Some(escape) if text[escape] == b'\\' => {
                escapes = true;
                // A line break cannot be escaped.
                at = escape + if text.get(escape + 1).is_none_or(|&byte| byte == b'\n') { 1 } else { 2 };
            }
            Some(quote) => {
                let mut close = quote + 1;
                while let Some(b' ' | b'\t') = text.get(close) {
                    close += 1;
                }
                if text.get(close) == Some(&b']') {
                    let value = &text[open..quote];
                    let value = if escapes { unescaped(value) } else { Cow::Borrowed(value) };
                    return Some(TagPair { name, value, length: close + 1, closed: true });
                }
                at = quote + 1;
            }
        }
    };
    let value = text[open..line_end].trim_ascii_end();
    let value = value.strip_suffix(b"]").unwrap_or(value);
    let value = value.strip_suffix(b"\"").filter(|rest| !rest.ends_with(b"\\")).unwrap_or(value);
    Some(TagPair { name, value: unescaped(value), length: line_end, closed: false })
}

fn unescaped(value: &[u8]) -> Cow<'_, [u8]> {
    if memchr::memchr(b'\\', value).is_none() {
        return Cow::Borrowed(value);
    }
    let mut plain = Vec::with_capacity(value.len());
    let mut rest = value;
    while let [byte, tail @ ..] = rest {
        rest = tail;
        match (byte, tail.first()) {
            (b'\\', Some(&escaped @ (b'"' | b'\\'))) => {
                plain.push(escaped);
                rest = &tail[1..];
            }
            _ => plain.push(*byte),
        }
    }
    Cow::Owned(plain)
}

/// The value with escapes, and without line breaks, which no tag can have.
pub(crate) fn escaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for letter in printable(value).chars() {
        if matches!(letter, '"' | '\\') {
            text.push('\\');
        }
        text.push(letter);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> (String, usize, bool) {
        let pair = read_tag_pair(text.as_bytes()).unwrap();
        (String::from_utf8(pair.value.into_owned()).unwrap(), pair.length, pair.closed)
    }

    #[test]
    fn values_with_quotes_escaped_and_not() {
        assert_eq!(value(r#"[A "say \"x\" \\"] y"#), (r#"say "x" \"#.to_owned(), 18, true));
        assert_eq!(value(r#"[A "the "big" one" ]"#), (r#"the "big" one"#.to_owned(), 20, true));
        assert_eq!(value(r#"[A "c:\games"]"#), (r"c:\games".to_owned(), 14, true));
    }

    #[test]
    fn a_value_ends_with_its_line_at_the_latest() {
        assert_eq!(value("[A \"open\n[B \"x\"]"), ("open".to_owned(), 8, false));
        assert_eq!(value("[A \"open]\r\n"), ("open".to_owned(), 10, false));
        assert_eq!(value("[A \"open\"\n"), ("open".to_owned(), 9, false));
    }
}
