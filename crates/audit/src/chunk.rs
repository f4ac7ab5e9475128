//! A stream of games cut into pieces of whole games, without reading them.
//!
//! Cuts are made only where the reader of games begins a game whatever comes before: at a line with a tag pair after an
//! empty line, if the line before that is not a tag. So the games of a piece are those of the stream, and the result does
//! not depend on the cuts. A stream without such a line for a long time is cut where a game probably begins: at a tag after
//! the moves, or at least after a result.

use std::io::{self, Read};

/// A piece of a stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chunk {
    /// Its bytes.
    pub text: Vec<u8>,
    /// How many bytes of the stream come before it.
    pub byte: u64,
}

/// Cuts a stream.
#[derive(Debug)]
pub struct Chunks<R> {
    input: R,
    size: usize,
    /// Its first `filled` bytes have been read and not yet handed over.
    buffer: Vec<u8>,
    filled: usize,
    /// What was read of the next piece before the last one was handed over with the buffer.
    rest: Vec<u8>,
    /// Memory for the next piece.
    spare: Vec<u8>,
    byte: u64,
    state: InputState,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum InputState {
    Open,
    AtEnd,
}

/// Large enough that the overhead of a piece is negligible, small enough that many fit in memory.
pub const CHUNK: usize = 1 << 19;

/// From this size on a piece is also cut where the tags of a game follow without an empty line.
const LARGE: usize = 8 * CHUNK;

/// The maximum size of a piece without a cut. The reader of games truncates games before that.
const LARGEST: usize = 2 * jadoube_notation::pgn::MAX_GAME_BYTES;

impl<R: Read> Chunks<R> {
    /// Pieces of about [`CHUNK`] bytes.
    pub fn new(input: R) -> Chunks<R> {
        Chunks::of_size(input, CHUNK)
    }

    /// Pieces of about this many bytes.
    pub fn of_size(input: R, size: usize) -> Chunks<R> {
        Chunks {
            input,
            size: size.max(1),
            buffer: Vec::new(),
            filled: 0,
            rest: Vec::new(),
            spare: Vec::new(),
            byte: 0,
            state: InputState::Open,
        }
    }

    /// Reuses the memory of a finished piece. New memory would have to be cleared first.
    pub fn reuse(&mut self, spare: Vec<u8>) {
        // Do not keep the memory of an enormous piece.
        if spare.capacity() <= LARGE {
            self.spare = spare;
        }
    }

    /// The next piece; `None` at the end. After an error the bytes before it are the next and last piece.
    pub fn next_chunk(&mut self) -> io::Result<Option<Chunk>> {
        let mut wanted = self.size;
        // After an error there is a buffer with what came before it.
        if self.buffer.capacity() == 0 {
            self.restore(wanted);
        }
        loop {
            self.fill(wanted)?;
            if self.state == InputState::AtEnd {
                return Ok((self.filled > 0).then(|| self.cut(self.filled)));
            }
            let rest = &self.buffer[..self.filled];
            let at = last_cut(rest).or_else(|| {
                if wanted >= self.size.max(LARGE)
                    && let Some(at) = last_dense_cut(rest)
                {
                    return Some(at);
                }
                // Games without tags, or no games at all: cut after a result, or else at any end of a line.
                let any_line = || memchr::memrchr(b'\n', rest).map_or(rest.len(), |newline| newline + 1);
                (wanted >= LARGEST).then(|| last_result(rest).unwrap_or_else(any_line))
            });
            if let Some(at) = at {
                return Ok(Some(self.cut(at)));
            }
            wanted = (wanted * 2).min(LARGEST);
        }
    }

    /// Hands over this many bytes, and the buffer with them.
    fn cut(&mut self, length: usize) -> Chunk {
        let mut text = std::mem::take(&mut self.buffer);
        self.rest.extend_from_slice(&text[length..self.filled]);
        text.truncate(length);
        let chunk = Chunk { byte: self.byte, text };
        self.byte += chunk.text.len() as u64;
        chunk
    }

    /// Takes memory for this many bytes, in which the next piece begins with what was read of it before. Usually it is that of the
    /// last piece: one buffer stays in the cache where two would not, and only one has to be got from the system.
    fn restore(&mut self, wanted: usize) {
        self.buffer = std::mem::take(&mut self.spare);
        let wanted = wanted.max(self.rest.len());
        if self.buffer.capacity() == 0 {
            // The system clears this memory when it is first written, so that a short stream needs little of it.
            self.buffer = vec![0; wanted];
        } else if self.buffer.len() < self.rest.len() {
            self.buffer.resize(wanted, 0);
        }
        self.filled = self.rest.len();
        self.buffer[..self.filled].copy_from_slice(&self.rest);
        self.rest.clear();
    }

    /// Reads until there are this many bytes or the input ends. The whole buffer is offered at once: a decompressor that is asked
    /// for little has to copy more.
    fn fill(&mut self, wanted: usize) -> io::Result<()> {
        if self.state == InputState::AtEnd || self.filled >= wanted {
            return Ok(());
        }
        if self.buffer.len() < wanted {
            self.buffer.reserve_exact(wanted - self.buffer.len());
            self.buffer.resize(wanted, 0);
        }
        while self.filled < wanted {
            match self.input.read(&mut self.buffer[self.filled..wanted]) {
                Ok(0) => {
                    self.state = InputState::AtEnd;
                    break;
                }
                Ok(read) => self.filled += read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => {
                    self.state = InputState::AtEnd;
                    return Err(error);
                }
            }
        }
        Ok(())
    }
}

/// The last place where a game certainly begins, if there is one after the first byte.
fn last_cut(text: &[u8]) -> Option<usize> {
    let mut end = text.len();
    // A tag pair may be incomplete at the very end: it must have its line break.
    loop {
        let newline = memchr::memrchr(b'\n', &text[..end])?;
        if is_cut(text, newline + 1) {
            return Some(newline + 1);
        }
        end = newline;
    }
}

/// The last Event tag that follows a result, on the same line or the next.
fn last_dense_cut(text: &[u8]) -> Option<usize> {
    memchr::memmem::rfind_iter(text, b"[Event ").find(|&at| at > 0 && ends_with_result(text[..at].trim_ascii_end()))
}

/// The last end of a line that follows a result.
fn last_result(text: &[u8]) -> Option<usize> {
    let lines = memchr::memrchr_iter(b'\n', text);
    lines.map(|newline| newline + 1).find(|&at| ends_with_result(text[..at].trim_ascii_end()))
}

fn ends_with_result(text: &[u8]) -> bool {
    let last = text.iter().rposition(u8::is_ascii_whitespace).map_or(0, |blank| blank + 1);
    matches!(&text[last..], b"1-0" | b"0-1" | b"1/2-1/2" | b"*")
}

fn is_cut(text: &[u8], at: usize) -> bool {
    if at == 0 || !is_tag_line(&text[at..]) {
        return false;
    }
    let before = &text[..at - 1];
    let empty_line = before.last() == Some(&b'\n') || before.ends_with(b"\n\r");
    if !empty_line {
        return false;
    }
    let before = before.trim_ascii_end();
    let line = memchr::memrchr(b'\n', before).map_or(0, |newline| newline + 1);
    let last = before[line..].trim_ascii_start();
    let last = last.strip_prefix(b"\xef\xbb\xbf").unwrap_or(last);
    !before.is_empty() && !last.starts_with(b"[")
}

/// `[Name "…` with the end of the line present.
fn is_tag_line(text: &[u8]) -> bool {
    let Some(line_end) = memchr::memchr(b'\n', text) else { return false };
    let [b'[', rest @ ..] = &text[..line_end] else { return false };
    let name = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
    // The reader of games ignores other blanks, too.
    let blanks = rest[name..].iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    name > 0 && name < 200 && rest[name + blanks..].starts_with(b"\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: &str = concat!(
        "[Event \"1\"]\n[Site \"\"]\n\n1. e4 {open\n\n[Event \"2\"]\n\n1. d4 d5\n\n",
        "[White \"3\"]\r\n\r\n*\r\n\r\n[White \"4\"]\n\n*\n\n"
    );

    fn pieces(text: &str, size: usize) -> Vec<String> {
        let mut chunks = Chunks::of_size(text.as_bytes(), size);
        let mut pieces = Vec::new();
        while let Some(chunk) = chunks.next_chunk().unwrap() {
            assert_eq!(chunk.byte, pieces.iter().map(String::len).sum::<usize>() as u64);
            pieces.push(String::from_utf8(chunk.text).unwrap());
        }
        pieces
    }

    #[test]
    fn chunks_cover_the_stream_and_begin_with_games() {
        let text = GAMES.repeat(9);
        for size in (1..200).chain([10_000]) {
            let pieces = pieces(&text, size);
            assert_eq!(pieces.concat(), text, "{size}");
            assert!(pieces.iter().all(|piece| piece.starts_with('[')), "{size}: {pieces:?}");
        }
        assert!(pieces(&text, 64).len() > 8);
    }

    /// Gives all of a text, and then fails.
    struct Failing<'a>(&'a [u8]);

    impl Read for Failing<'_> {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            match self.0.read(into)? {
                0 => Err(io::Error::other("the disk is gone")),
                read => Ok(read),
            }
        }
    }

    #[test]
    fn what_comes_before_an_error_is_the_last_piece() {
        let text = GAMES.repeat(9);
        for size in [1, 50, 10_000] {
            let mut chunks = Chunks::of_size(Failing(text.as_bytes()), size);
            let (mut joined, mut errors) = (Vec::new(), 0);
            loop {
                match chunks.next_chunk() {
                    Ok(Some(chunk)) => {
                        joined.extend_from_slice(&chunk.text);
                        chunks.reuse(chunk.text);
                    }
                    Ok(None) => break,
                    Err(_) => errors += 1,
                }
            }
            assert_eq!((joined.as_slice(), errors), (text.as_bytes(), 1), "{size}");
        }
    }

    #[test]
    fn reused_memory_shows_nothing_of_its_old_content() {
        let text = GAMES.repeat(9);
        for size in (1..200).chain([10_000]) {
            let mut chunks = Chunks::of_size(text.as_bytes(), size);
            let mut joined = Vec::new();
            while let Some(chunk) = chunks.next_chunk().unwrap() {
                joined.extend_from_slice(&chunk.text);
                let mut spare = chunk.text;
                spare.fill(b'?');
                chunks.reuse(spare);
            }
            assert_eq!(joined, text.as_bytes(), "{size}");
        }
    }

    /// A database with few blanks, one without any, and one without tags.
    #[test]
    fn games_without_empty_lines_stay_whole() {
        for (between, game) in [
            ("\n", "[Event \"1\"]\n[Site \"\"]\n1. e4 e5 {a\nb} 2. Nf3 Nc6 1-0"),
            (" ", "[Event \"1\"] [Site \"\"] 1. e4 e5 2. Nf3 Nc6 1/2-1/2"),
            ("\n", "1. e4 e5\n2. Nf3 Nc6 *"),
        ] {
            let text = [game, between].concat().repeat(2 * LARGEST / game.len());
            let pieces = pieces(&text, CHUNK);
            assert!(pieces.len() > 1, "{game}");
            assert!(pieces.iter().all(|piece| piece.starts_with(&game[..8])), "{game}");
            assert_eq!(pieces.concat(), text);
        }
    }

    #[test]
    fn text_that_is_not_a_tag_is_not_a_boundary() {
        let text = "\u{feff}[Event \"1\"]\n\n[Site \"\"]\n\n1. e4 *\n\n[Event \r\"2\"]\n\n*\n\n";
        assert_eq!(pieces(text, 1), [text]);
    }

    #[test]
    fn tags_with_empty_lines_between_them_stay_together() {
        let text = "[Event \"1\"]\n\n[Site \"\"]\n\n1. e4 *\n\n".repeat(9);
        let pieces = pieces(&text, 1);
        assert!(pieces.len() > 3 && pieces.iter().all(|piece| piece.starts_with("[Event")), "{pieces:?}");
    }
}
