use std::io::{self, Write};

use jadoube_notation::pgn::Reader;

/// Joins the games of several sources, so that as many come out as went in.
///
/// Sources are copied byte for byte, with an empty line between them. If that does not separate two games, because the
/// first has an open comment or nothing but tags and the second has no tag section to recognize it by, a tag `[Event "?"]`
/// is inserted before the second. Only the byte order mark of the first source is kept.
///
/// ```
/// use jadoube_audit::Joiner;
/// let (mut joiner, mut out) = (Joiner::default(), Vec::new());
/// for source in ["1. e4 e5 1-0", "\u{feff}1. d4 d5 0-1\n"] {
///     joiner.begin();
///     joiner.add(source.into(), &mut out)?;
/// }
/// assert_eq!(out, b"1. e4 e5 1-0\n\n1. d4 d5 0-1\n");
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Joiner {
    /// The last piece, which has the last game in it.
    last: Vec<u8>,
    begins: bool,
}

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

impl Joiner {
    /// The next pieces belong to another source.
    pub fn begin(&mut self) {
        self.begins = true;
    }

    /// Writes the next piece of whole games.
    pub fn add(&mut self, mut piece: Vec<u8>, out: &mut impl Write) -> io::Result<()> {
        if std::mem::take(&mut self.begins) && !self.last.is_empty() {
            while piece.starts_with(BYTE_ORDER_MARK) {
                piece.drain(..BYTE_ORDER_MARK.len());
            }
            if piece.trim_ascii().is_empty() {
                // There is nothing to separate yet.
                self.begins = true;
            } else {
                let seam = seam(&self.last, &piece);
                out.write_all(&seam)?;
            }
        }
        out.write_all(&piece)?;
        if piece.trim_ascii().is_empty() {
            self.last.extend_from_slice(&piece);
        } else {
            self.last = piece;
        }
        Ok(())
    }
}

/// What has to be inserted between two texts.
fn seam(before: &[u8], after: &[u8]) -> Vec<u8> {
    let line_break: &[u8] = if memchr::memmem::find(before, b"\r\n").is_some() { b"\r\n" } else { b"\n" };
    let blanks = &before[before.trim_ascii_end().len()..];
    let breaks = memchr::memchr_iter(b'\n', blanks).count();
    let missing = match blanks.last() {
        None | Some(b'\n') => 2_usize.saturating_sub(breaks),
        Some(_) => 2_usize.saturating_sub(breaks).max(1),
    };
    let plain = line_break.repeat(missing);
    let games = count(&[before]) + count(&[after]);
    if count(&[before, &plain, after]) == games {
        return plain;
    }
    let mut tagged = [&plain, &b"[Event \"?\"]"[..], line_break].concat();
    if !after.trim_ascii_start().starts_with(b"[") {
        tagged.extend_from_slice(line_break);
    }
    if count(&[before, &tagged, after]) == games { tagged } else { plain }
}

/// How many games are in these texts, one after another.
fn count(texts: &[&[u8]]) -> usize {
    let text = texts.concat();
    let mut reader = Reader::new(&text[..]);
    // Reading from memory cannot fail.
    std::iter::from_fn(|| reader.skip_game().unwrap_or(false).then_some(())).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn joined(sources: &[&str]) -> String {
        let (mut joiner, mut out) = (Joiner::default(), Vec::new());
        for source in sources {
            joiner.begin();
            joiner.add(source.as_bytes().to_vec(), &mut out).unwrap();
        }
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn sources_are_separated_by_one_empty_line() {
        assert_eq!(joined(&["1. e4 *", "[White \"A\"]\n\n*\n\n", "*"]), "1. e4 *\n\n[White \"A\"]\n\n*\n\n*");
        assert_eq!(joined(&["1. e4 *\r\n", "1. d4 *\r\n"]), "1. e4 *\r\n\r\n1. d4 *\r\n");
        assert_eq!(joined(&["1. e4 *\n ", "1. d4 *"]), "1. e4 *\n \n1. d4 *");
        assert_eq!(joined(&["", "1. e4 *", "", "\n", "1. d4 *"]), "1. e4 *\n\n1. d4 *");
        assert_eq!(joined(&["\u{feff}1. e4 *\n\n", "\u{feff}1. d4 *"]), "\u{feff}1. e4 *\n\n1. d4 *");
    }

    #[test]
    fn an_open_comment_does_not_swallow_the_next_source() {
        let open = "[White \"A\"]\n\n1. e4 {open";
        assert_eq!(joined(&[open, "[White \"B\"]\n\n*\n"]), format!("{open}\n\n[White \"B\"]\n\n*\n"));
        assert_eq!(joined(&[open, "1. d4 *\n"]), format!("{open}\n\n[Event \"?\"]\n\n1. d4 *\n"));
        assert_eq!(joined(&["1. e4 (1. d4", "1. c4 *\n"]), "1. e4 (1. d4\n\n[Event \"?\"]\n\n1. c4 *\n");
        assert_eq!(joined(&["[White \"A\"]\n", "1. d4 *\n"]), "[White \"A\"]\n\n[Event \"?\"]\n\n1. d4 *\n");
        let tags = joined(&["[White \"A\"]\n", "[Black \"B\"]\n\n*\n"]);
        assert_eq!(tags, "[White \"A\"]\n\n[Event \"?\"]\n[Black \"B\"]\n\n*\n");
    }
}
