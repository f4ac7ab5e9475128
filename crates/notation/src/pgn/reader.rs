use std::io::{self, Read};

use super::boundary::{next_game, next_section, tag_head};
use super::movetext::{self, Ahead, Memory};
use super::place::{Source, newlines};
use super::scan::{self, PlainGame, Scanned};
use super::{Game, MAX_GAME_BYTES, Place, Visitor, build::Builder};

/// Reads games from anything that can be read, one after the other.
///
/// Memory does not grow with the input: there is one buffer, as large as the longest game needs and never larger than twice
/// [`MAX_GAME_BYTES`]. What a [`Visitor`] is told borrows from it.
///
/// What is wrong with a game is told to its visitor and costs that game only. Where games begin:
/// - at a line that starts with a tag pair (`[Name "`) after an empty line, whatever is open before it; if there have been
///   only tags so far, then at Event, or where their first one comes again;
/// - inside a comment, also without an empty line, at a line that starts with Event, or with a tag pair that another line
///   with one follows;
/// - at any tag pair outside a comment, once the tags before are over;
/// - after an outcome (`1-0`), and at move 1 after an empty line.
///
/// ```
/// use jadoube_notation::pgn::Reader;
/// let file = "[White \"A\"]\n\n1. e4 { nobody closed this\n\n[White \"B\"]\n\n1. d4 d5 1/2-1/2\n";
/// let games: Vec<_> = Reader::new(file.as_bytes()).games().collect::<Result<_, _>>()?;
/// assert_eq!(games.len(), 2);
/// assert_eq!(games[0].problems[0].place.to_string(), "line 3, column 7 (byte 19)");
/// assert_eq!(games[1].line.plies.len(), 2);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Reader<R> {
    input: R,
    buffer: Vec<u8>,
    /// The bytes of `buffer` that are not yet used up.
    start: usize,
    end: usize,
    at_end_of_input: bool,
    /// Games begin and end within `start..section`: no game goes beyond it, unless it was `cut`.
    section: usize,
    cut: bool,
    /// While the section is not known, because the games before were plain: whether there is an empty line before `start`, or before
    /// what follows the blanks there. Without one, `start` is inside a section.
    after_plain: Option<EmptyLine>,
    /// The buffer is the whole text, whatever its size, and nothing is read.
    holds_all: bool,
    /// The place of `start`.
    place: Place,
    ahead: Ahead,
    memory: Memory,
}

/// Whether there is an empty line before a place.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum EmptyLine {
    Yes,
    No,
}

/// Many games fit, and it fits the caches that are near the processor.
const FIRST_BUFFER: usize = 1 << 18;
const LARGEST_BUFFER: usize = 2 * MAX_GAME_BYTES;

/// So many bytes show whether a text starts with a tag pair.
const TAG_HEAD: usize = 512;

impl Reader<io::Cursor<Vec<u8>>> {
    /// A reader of a text that is in memory already, which is not copied. [`Reader::into_text`] gives it back.
    ///
    /// ```
    /// use jadoube_notation::pgn::Reader;
    /// let mut reader = Reader::over(b"1. e4 e5 *\n\n1. d4 d5 *\n".to_vec());
    /// assert_eq!(reader.next_game()?.unwrap().line.plies.len(), 2);
    /// assert!(reader.skip_game()? && !reader.skip_game()?);
    /// assert_eq!(reader.into_text().len(), 23);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn over(text: Vec<u8>) -> Reader<io::Cursor<Vec<u8>>> {
        Reader { holds_all: true, ..Reader::with_buffer(io::Cursor::default(), text) }
    }

    /// The whole text that [`Reader::over`] was given, read or not.
    pub fn into_text(self) -> Vec<u8> {
        self.buffer
    }
}

impl<R: Read> Reader<R> {
    /// A reader that has read nothing yet. It buffers by itself.
    pub fn new(input: R) -> Reader<R> {
        Reader::with_buffer(input, vec![0; FIRST_BUFFER])
    }

    fn with_buffer(input: R, buffer: Vec<u8>) -> Reader<R> {
        Reader {
            input,
            buffer,
            start: 0,
            end: 0,
            at_end_of_input: false,
            section: 0,
            cut: false,
            after_plain: None,
            holds_all: false,
            place: Place { byte: 0, line: 1, column: 1 },
            ahead: Ahead::default(),
            memory: Memory::default(),
        }
    }

    /// Reads the next game and tells the visitor about it; false when there is none.
    ///
    /// An error is one of the input. The bytes that came before it have been read.
    pub fn read_game<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<bool> {
        let mut memory = std::mem::take(&mut self.memory);
        let read = self.read_with(&mut memory, visitor);
        self.memory = memory;
        read
    }

    fn read_with<V: Visitor>(&mut self, memory: &mut Memory, visitor: &mut V) -> io::Result<bool> {
        let scanned = self.find_plain(|text, is_all| scan::scan_with_places(text, is_all, &mut memory.places))?;
        if let Some(game) = scanned {
            let text = &self.buffer[self.start..self.start + game.end];
            let source = Source { text, start: self.place, unpacked_from: None };
            let used = movetext::read_game(&source, visitor, &mut Ahead::default(), memory, false);
            debug_assert_eq!(used, game.end, "a plain game was read to another place");
            self.use_up_plain(game);
            return Ok(true);
        }
        memory.places.clear();
        if !self.find_section()? {
            return Ok(false);
        }
        let mut ahead = self.ahead;
        let used = movetext::read_game(&self.source(), visitor, &mut ahead, memory, self.cut);
        self.ahead = ahead;
        self.finish(used)?;
        Ok(true)
    }

    /// Goes to the end of the next game without reading it; false when there is none.
    pub fn skip_game(&mut self) -> io::Result<bool> {
        if let Some(game) = self.find_plain(scan::scan)? {
            self.use_up_plain(game);
            return Ok(true);
        }
        if !self.find_section()? {
            return Ok(false);
        }
        let mut ahead = self.ahead;
        let used = movetext::skip_game(&self.source(), &mut ahead);
        self.ahead = ahead;
        self.finish(used)?;
        Ok(true)
    }

    /// The next game as a tree.
    pub fn next_game(&mut self) -> io::Result<Option<Game>> {
        let mut builder = Builder::default();
        Ok(self.read_game(&mut builder)?.then(|| builder.finish()))
    }

    /// All games that are still to come, as trees. After an error of the input it ends.
    pub fn games(self) -> Games<R> {
        Games(Some(self))
    }

    /// Where the reader stands: behind the last game that it has read, perhaps before some empty lines.
    pub fn place(&self) -> Place {
        self.place
    }

    fn source(&self) -> Source<'_> {
        Source { text: &self.buffer[self.start..self.section], start: self.place, unpacked_from: None }
    }

    fn finish(&mut self, used: usize) -> io::Result<()> {
        let cut_short = self.cut && self.start + used == self.section;
        self.use_up(used);
        if cut_short {
            self.skip_to_section()?;
        }
        Ok(())
    }

    /// The next game, if it is plain.
    #[inline]
    fn find_plain(&mut self, mut scan: impl FnMut(&[u8], bool) -> Scanned) -> io::Result<Option<PlainGame>> {
        if self.cut {
            return Ok(None);
        }
        loop {
            self.skip_blanks();
            let text = &self.buffer[self.start..self.end];
            if text.first() != Some(&b'[') {
                // Games without tags have their own rules, and so has the end of the text.
                if !text.is_empty() || self.at_end_of_input {
                    return Ok(None);
                }
            } else {
                match scan(text, self.at_end_of_input) {
                    Scanned::Plain(game) => return Ok(Some(game)),
                    Scanned::NotPlain => return Ok(None),
                    Scanned::Unfinished => {}
                }
            }
            self.fill()?;
        }
    }

    fn use_up_plain(&mut self, game: PlainGame) {
        self.start += game.end;
        self.place.byte += game.end as u64;
        self.place.line += game.lines;
        self.place.column = 1;
        // A section that is known is known to its end.
        let empty_line = if game.empty_line_follows { EmptyLine::Yes } else { EmptyLine::No };
        self.after_plain = (self.section <= self.start).then_some(empty_line);
        self.section = self.section.max(self.start);
    }

    fn use_up(&mut self, length: usize) {
        let used = &self.buffer[self.start..self.start + length];
        self.place.byte += length as u64;
        let lines = newlines(used);
        if lines > 0 {
            self.place.line += lines;
            self.place.column = 1;
        }
        let last_line = memchr::memrchr(b'\n', used).map_or(used, |newline| &used[newline + 1..]);
        self.place.column += std::str::from_utf8(last_line).map_or(last_line.len(), |line| line.chars().count()) as u64;
        self.start += length;
    }

    /// Makes sure that `start..section` starts with a game; false at the end of the input.
    fn find_section(&mut self) -> io::Result<bool> {
        loop {
            self.skip_blanks();
            let known = self.section - self.start;
            if known > 0 && (!self.cut || known > MAX_GAME_BYTES) {
                if !movetext::is_empty(&self.source()) {
                    return Ok(true);
                }
                self.use_up(known);
                continue;
            }
            self.ahead = Ahead::default();
            self.cut = false;
            let text = &self.buffer[self.start..self.end];
            self.section = self.start;
            if self.after_plain == Some(EmptyLine::Yes) {
                if text.len() < TAG_HEAD && !self.at_end_of_input {
                    self.fill()?;
                    continue;
                }
                let begins = tag_head(text).is_some();
                self.after_plain = (!begins).then_some(EmptyLine::No);
            }
            let next = if self.after_plain.is_some() { next_section(text, 0) } else { next_game(text) };
            if let Some(length) = next.filter(|_| !text.is_empty()) {
                self.section = self.start + length;
                self.after_plain = None;
            } else if self.at_end_of_input {
                self.section = self.end;
                if text.is_empty() {
                    return Ok(false);
                }
            } else if text.len() >= LARGEST_BUFFER {
                self.section = self.end;
                self.cut = true;
                self.after_plain = None;
            } else {
                self.fill()?;
            }
        }
    }

    /// Skips blanks between games, so that a game starts with something.
    fn skip_blanks(&mut self) {
        let limit = if self.section > self.start { self.section } else { self.end };
        let text = &self.buffer[self.start..limit];
        let mut blanks = 0;
        loop {
            match &text[blanks..] {
                [byte, ..] if *byte <= b' ' => blanks += 1,
                [0xef, 0xbb, 0xbf, ..] => blanks += 3,
                _ => break,
            }
        }
        if blanks == 1 && text[0] == b'\n' {
            // Between nearly all games.
            self.start += 1;
            self.place = Place { byte: self.place.byte + 1, line: self.place.line + 1, column: 1 };
            self.section = self.section.max(self.start);
        } else if blanks > 0 {
            self.use_up(blanks);
            self.section = self.section.max(self.start);
        }
    }

    /// Reads more behind what is there.
    fn fill(&mut self) -> io::Result<()> {
        if self.holds_all {
            self.end = self.buffer.len().min(self.start + LARGEST_BUFFER);
            self.at_end_of_input = self.end == self.buffer.len();
            return Ok(());
        }
        if self.start > 0 {
            self.buffer.copy_within(self.start..self.end, 0);
            self.end -= self.start;
            self.section -= self.start;
            self.start = 0;
        }
        if self.end == self.buffer.len() {
            self.buffer.resize((2 * self.end).min(LARGEST_BUFFER), 0);
        }
        while self.end < self.buffer.len() {
            match self.input.read(&mut self.buffer[self.end..]) {
                Ok(0) => {
                    self.at_end_of_input = true;
                    break;
                }
                Ok(read) => self.end += read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// To the next tag section, behind a game that was too long.
    fn skip_to_section(&mut self) -> io::Result<()> {
        loop {
            let text = &self.buffer[self.start..self.end];
            if let Some(length) = next_section(text, 0) {
                self.use_up(length);
                break;
            }
            if self.at_end_of_input {
                self.use_up(self.end - self.start);
                break;
            }
            // The empty line before a tag pair, and the tag pair itself, may not be there in full yet.
            let keep = text.len().min(FIRST_BUFFER / 2);
            self.use_up(self.end - self.start - keep);
            self.fill()?;
        }
        self.section = self.start;
        self.cut = false;
        Ok(())
    }
}

/// The games of a [`Reader`].
#[derive(Debug)]
pub struct Games<R>(Option<Reader<R>>);

impl<R: Read> Iterator for Games<R> {
    type Item = io::Result<Game>;

    fn next(&mut self) -> Option<io::Result<Game>> {
        match self.0.as_mut()?.next_game() {
            Ok(Some(game)) => Some(Ok(game)),
            Ok(None) => {
                self.0 = None;
                None
            }
            Err(error) => {
                self.0 = None;
                Some(Err(error))
            }
        }
    }
}
