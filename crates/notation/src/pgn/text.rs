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

    /// Whether a file that begins so is in UTF-16, which is not read: by its byte order mark, or by every other byte of
    /// Latin letters, which is zero.
    ///
    /// ```
    /// use jadoube_notation::pgn::Text;
    /// assert!(Text(b"\xff\xfe1\0.\0").is_utf16() && Text(b"\0[\0E").is_utf16());
    /// assert!(!Text(b"[Event \"\"]").is_utf16() && !Text(b"").is_utf16());
    /// ```
    pub fn is_utf16(self) -> bool {
        match self.0 {
            [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => true,
            [first, second, ..] => (*first == 0) != (*second == 0),
            _ => false,
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
