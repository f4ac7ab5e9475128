use std::borrow::Cow;

/// Bytes as they stand in a PGN file, in no known encoding.
///
/// Old files are in Latin-1, which the standard names, new ones in UTF-8. Each piece of text is taken for UTF-8 when it
/// can be that, else for Latin-1, so that one file may hold both.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Text<'a>(pub &'a [u8]);

impl<'a> Text<'a> {
    /// The text; borrowed when it is UTF-8.
    ///
    /// ```
    /// use jadoube_notation::pgn::Text;
    /// assert_eq!(Text("Grünfeld".as_bytes()).decode(), "Grünfeld");
    /// assert_eq!(Text(b"Gr\xfcnfeld").decode(), "Grünfeld");
    /// ```
    pub fn decode(self) -> Cow<'a, str> {
        match std::str::from_utf8(self.0) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(self.0.iter().map(|&byte| char::from(byte)).collect()),
        }
    }
}

/// Words with one blank between them: a line break in PGN is a blank.
pub(crate) fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for word in text.split_ascii_whitespace() {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    line
}

/// With blanks for line breaks and other control characters, which have no place in a tag, nor on somebody's terminal.
pub(crate) fn printable(value: &str) -> Cow<'_, str> {
    if value.contains(char::is_control) {
        Cow::Owned(value.replace(char::is_control, " "))
    } else {
        Cow::Borrowed(value)
    }
}
