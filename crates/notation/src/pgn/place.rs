use std::fmt;

/// Where something stands in the stream.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// Bytes before it.
    pub byte: u64,
    /// Its line, from 1.
    pub line: u64,
    /// Its column, from 1, counted in characters.
    pub column: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {} (byte {})", self.line, self.column, self.byte)
    }
}

/// A stretch of the stream that is in memory, with what is known about its first byte.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Source<'a> {
    pub(crate) text: &'a [u8],
    pub(crate) start: Place,
    /// For text that was unpacked from a comment: that comment, where everything in it stands.
    pub(crate) unpacked_from: Option<(&'a Source<'a>, usize)>,
}

impl Source<'_> {
    /// Counted only when somebody asks, because hardly anybody does.
    pub(crate) fn place(&self, at: usize) -> Place {
        if let Some((source, comment)) = self.unpacked_from {
            return source.place(comment);
        }
        let before = &self.text[..at.min(self.text.len())];
        let lines = newlines(before);
        let (line_start, first_column) = match memchr::memrchr(b'\n', before) {
            Some(newline) => (newline + 1, 1),
            None => (0, self.start.column),
        };
        Place {
            byte: self.start.byte + before.len() as u64,
            line: self.start.line + lines,
            column: first_column + characters(&before[line_start..]),
        }
    }
}

pub(crate) fn newlines(text: &[u8]) -> u64 {
    memchr::memchr_iter(b'\n', text).count() as u64
}

fn characters(line: &[u8]) -> u64 {
    std::str::from_utf8(line).map_or(line.len(), |line| line.chars().count()) as u64
}
