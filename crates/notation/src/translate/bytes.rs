//! Characters of a text in no known encoding: UTF-8 where it can be that, else Latin-1, character by character.

/// The character that begins at a byte, and how many bytes it takes.
#[inline]
pub(super) fn char_at(text: &[u8], at: usize) -> Option<(char, usize)> {
    let &first = text.get(at)?;
    let width = match first {
        0..0x80 => return Some((char::from(first), 1)),
        0xc2..0xe0 => 2,
        0xe0..0xf0 => 3,
        0xf0..0xf5 => 4,
        _ => 1,
    };
    let whole = text.get(at..at + width).and_then(|bytes| std::str::from_utf8(bytes).ok());
    match whole.and_then(|text| text.chars().next()) {
        Some(character) => Some((character, width)),
        None => Some((char::from(first), 1)),
    }
}

/// The characters from a byte on, each with the byte after it.
pub(super) fn chars(text: &[u8], at: usize) -> impl Iterator<Item = (char, usize)> {
    let mut at = at;
    std::iter::from_fn(move || {
        let (character, width) = char_at(text, at)?;
        at += width;
        Some((character, at))
    })
}

/// As text to read.
pub(super) fn decode(bytes: &[u8]) -> String {
    chars(bytes, 0).map(|(character, _)| character).collect()
}

/// A place in the text with its line and column. Counting goes on from the last place asked for.
pub(super) struct Places {
    at: usize,
    line: usize,
    column: usize,
}

impl Places {
    pub(super) fn new() -> Places {
        Places { at: 0, line: 1, column: 1 }
    }

    /// Line and column of a byte that is not before the last one asked for.
    pub(super) fn of(&mut self, text: &[u8], at: usize) -> (usize, usize) {
        while self.at < at
            && let Some((character, width)) = char_at(text, self.at)
        {
            if character == '\n' {
                self.line += 1;
                self.column = 1;
            } else if !(self.at == 0 && character == '\u{feff}') {
                self.column += 1;
            }
            self.at += width;
        }
        (self.line, self.column)
    }
}
