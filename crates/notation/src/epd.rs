//! Extended Position Description: a position and operations that say something about it, in one line. Test suites for engines and
//! analyses are exchanged in it.

use std::fmt;
use std::str::FromStr;

use jadoube_board::{FenError, Move, Position, Setup, SetupError};

use crate::{Language, ReadError, read_san, write_san};

/// A line of EPD: the first four fields of a FEN, then operations, each with its operands and a semicolon.
///
/// The counters of a FEN are the operations `hmvc` and `fmvn`; they are in [`Epd::setup`] as well. Written again, an operation is as it
/// was read, but for blanks and for quotation marks that are not needed.
///
/// ```
/// use jadoube_notation::epd::Epd;
/// let line = r#"2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - bm Qg6; id "WAC.001";"#;
/// let epd: Epd = line.parse()?;
/// assert_eq!(epd.get("id").unwrap(), ["WAC.001"]);
/// let position = epd.position()?;
/// let best = epd.moves("bm")?;
/// assert_eq!(best[0].to().to_string(), "g6");
/// assert_eq!(epd.to_string(), line);
///
/// let error = "8/8/8/8/8/8/8/K1k5 w - - bm Ka2; id \"no end".parse::<Epd>().unwrap_err();
/// assert_eq!(error.to_string(), "column 37: the quotation mark is never closed");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Epd {
    /// The position, playable or not.
    pub setup: Setup,
    /// The operations in their order. No opcode is there twice.
    pub operations: Vec<Operation>,
}

/// Something that is said about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Operation {
    /// What it is: `bm` for the best moves, `id` for a name, `ce` for an evaluation.
    pub opcode: String,
    /// The moves, numbers and texts that belong to it.
    pub operands: Vec<String>,
}

/// The longest opcode.
const LONGEST_OPCODE: usize = 15;

/// What is wrong with a line of EPD, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EpdError {
    /// The column, from 1, counted in characters.
    pub column: usize,
    /// What.
    pub kind: EpdErrorKind,
}

/// The kinds of [`EpdError`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EpdErrorKind {
    /// The position cannot be read.
    Fen(FenError),
    /// There are fewer than four fields.
    Fields(usize),
    /// An operation does not begin with an opcode.
    BadOpcode(String),
    /// The opcode was there before.
    Twice(String),
    /// The text ends before the quotation mark is closed.
    OpenQuote,
    /// Text follows a closing quotation mark without a blank.
    AfterQuote(char),
    /// The semicolon is missing.
    NoSemicolon,
    /// `hmvc` or `fmvn` has something else than one number.
    BadCounter(String),
}

impl fmt::Display for EpdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A FEN says its column itself.
        if let EpdErrorKind::Fen(error) = &self.kind {
            return error.fmt(f);
        }
        write!(f, "column {}: ", self.column)?;
        match &self.kind {
            EpdErrorKind::Fen(error) => error.fmt(f),
            EpdErrorKind::Fields(found) => write!(
                f,
                "expected four fields (pieces, player to move, castling rights, en passant square), found {found}"
            ),
            EpdErrorKind::BadOpcode(found) => write!(
                f,
                "expected an opcode (a letter, then up to {} letters, digits or _), found {found:?}",
                LONGEST_OPCODE - 1
            ),
            EpdErrorKind::Twice(opcode) => write!(f, "the operation {opcode} is there twice"),
            EpdErrorKind::OpenQuote => write!(f, "the quotation mark is never closed"),
            EpdErrorKind::AfterQuote(found) => {
                write!(f, "expected a blank or a semicolon after the quotation mark, found {found:?}")
            }
            EpdErrorKind::NoSemicolon => write!(f, "expected a semicolon at the end of the operation"),
            EpdErrorKind::BadCounter(opcode) => write!(f, "expected one number for {opcode}"),
        }
    }
}

impl std::error::Error for EpdError {}

/// Why the moves of an operation cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EpdMovesError {
    /// The setup cannot be played on.
    Setup(SetupError),
    /// A move is not one of the position.
    Move {
        /// The move as written.
        written: String,
        /// Why.
        error: ReadError,
    },
}

impl fmt::Display for EpdMovesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EpdMovesError::Setup(error) => error.fmt(f),
            EpdMovesError::Move { written, error } => write!(f, "{written}: {error}"),
        }
    }
}

impl std::error::Error for EpdMovesError {}

impl Epd {
    /// A position without operations.
    pub fn new(setup: impl Into<Setup>) -> Epd {
        Epd { setup: setup.into(), operations: Vec::new() }
    }

    /// The position, if it can be played on.
    pub fn position(&self) -> Result<Position, SetupError> {
        Position::try_from(self.setup)
    }

    /// The operands of an operation.
    pub fn get(&self, opcode: &str) -> Option<&[String]> {
        self.operations.iter().find(|operation| operation.opcode == opcode).map(|operation| &operation.operands[..])
    }

    /// Adds an operation, or replaces the one with the same opcode.
    pub fn set(&mut self, opcode: impl Into<String>, operands: impl IntoIterator<Item = impl Into<String>>) {
        let new = Operation { opcode: opcode.into(), operands: operands.into_iter().map(Into::into).collect() };
        match self.operations.iter_mut().find(|operation| operation.opcode == new.opcode) {
            Some(old) => *old = new,
            None => self.operations.push(new),
        }
    }

    /// The moves of an operation such as `bm` or `am`, each played in the position; none if there is no such operation.
    pub fn moves(&self, opcode: &str) -> Result<Vec<Move>, EpdMovesError> {
        let position = self.position().map_err(EpdMovesError::Setup)?;
        self.get(opcode).unwrap_or_default().iter().map(|written| read(&position, written)).collect()
    }

    /// The moves of `pv`, played one after the other; none if there is no such operation.
    ///
    /// ```
    /// use jadoube_notation::epd::Epd;
    /// let epd: Epd = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - pv e4 e5 Nf3;".parse()?;
    /// assert_eq!(epd.line()?.len(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn line(&self) -> Result<Vec<Move>, EpdMovesError> {
        let mut position = self.position().map_err(EpdMovesError::Setup)?;
        let mut line = Vec::new();
        for written in self.get("pv").unwrap_or_default() {
            let m = read(&position, written)?;
            position = position.after(m);
            line.push(m);
        }
        Ok(line)
    }

    /// Adds an operation with moves of the position, in SAN.
    pub fn set_moves(&mut self, opcode: &str, moves: &[Move]) -> Result<(), SetupError> {
        let position = self.position()?;
        self.set(opcode, moves.iter().map(|&m| write_san(&position, m)));
        Ok(())
    }
}

fn read(position: &Position, written: &str) -> Result<Move, EpdMovesError> {
    if let Ok(m) = read_san(position, written.as_bytes()) {
        return Ok(m);
    }
    // Coordinates are in use as well, and the reason is of use to somebody.
    let reading = crate::read(position, written, Language::ENGLISH);
    reading.map(|reading| reading.played).map_err(|error| EpdMovesError::Move { written: written.to_owned(), error })
}

impl FromStr for Epd {
    type Err = EpdError;

    fn from_str(text: &str) -> Result<Epd, EpdError> {
        let mut rest = Rest { text, at: 0 };
        let mut fields = Vec::new();
        let mut end = 0;
        while fields.len() < 4 {
            rest.skip_blanks();
            let field = rest.word(|c| c.is_whitespace());
            if field.is_empty() {
                return Err(rest.error(EpdErrorKind::Fields(fields.len())));
            }
            fields.push(field);
            end = rest.at;
        }
        let mut setup: Setup = text[..end]
            .parse()
            .map_err(|error: FenError| EpdError { column: error.column(), kind: EpdErrorKind::Fen(error) })?;
        let mut operations: Vec<Operation> = Vec::new();
        loop {
            rest.skip_blanks();
            if rest.is_empty() {
                break;
            }
            let (begin, operation) = rest.operation()?;
            let error = |kind| EpdError { column: column(text, begin), kind };
            if operations.iter().any(|other| other.opcode == operation.opcode) {
                return Err(error(EpdErrorKind::Twice(operation.opcode)));
            }
            let number = match &operation.operands[..] {
                [number] => number.parse::<u32>().ok(),
                _ => None,
            };
            match (operation.opcode.as_str(), number) {
                ("hmvc", number) => {
                    let moves = number.and_then(|number| u16::try_from(number).ok());
                    setup.halfmoves = moves.ok_or_else(|| error(EpdErrorKind::BadCounter("hmvc".to_owned())))?;
                }
                ("fmvn", number) => {
                    setup.fullmoves = number
                        .map(|number| number.max(1))
                        .ok_or_else(|| error(EpdErrorKind::BadCounter("fmvn".to_owned())))?;
                }
                _ => {}
            }
            operations.push(operation);
        }
        Ok(Epd { setup, operations })
    }
}

/// What is still to be read of a line.
struct Rest<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Rest<'a> {
    fn left(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn is_empty(&self) -> bool {
        self.left().is_empty()
    }

    fn skip_blanks(&mut self) {
        self.at = self.text.len() - self.left().trim_start().len();
    }

    fn word(&mut self, ends: impl Fn(char) -> bool) -> &'a str {
        let left = self.left();
        let word = &left[..left.find(ends).unwrap_or(left.len())];
        self.at += word.len();
        word
    }

    fn error(&self, kind: EpdErrorKind) -> EpdError {
        EpdError { column: column(self.text, self.at), kind }
    }

    /// An operation with its semicolon, and where it begins.
    fn operation(&mut self) -> Result<(usize, Operation), EpdError> {
        let begin = self.at;
        let opcode = self.word(|c| c.is_whitespace() || c == ';');
        let is_opcode = opcode.len() <= LONGEST_OPCODE
            && opcode.starts_with(|c: char| c.is_ascii_alphabetic())
            && opcode.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        if !is_opcode {
            let kind = EpdErrorKind::BadOpcode(opcode.chars().take(2 * LONGEST_OPCODE).collect());
            return Err(EpdError { column: column(self.text, begin), kind });
        }
        let mut operands = Vec::new();
        loop {
            self.skip_blanks();
            match self.left().chars().next() {
                None => return Err(self.error(EpdErrorKind::NoSemicolon)),
                Some(';') => {
                    self.at += 1;
                    return Ok((begin, Operation { opcode: opcode.to_owned(), operands }));
                }
                Some('"') => {
                    let left = &self.left()[1..];
                    let end = left.find('"').ok_or_else(|| self.error(EpdErrorKind::OpenQuote))?;
                    operands.push(left[..end].to_owned());
                    self.at += end + 2;
                    let next = self.left().chars().next();
                    if let Some(found) = next.filter(|&c| !c.is_whitespace() && c != ';') {
                        return Err(self.error(EpdErrorKind::AfterQuote(found)));
                    }
                }
                Some(_) => operands.push(self.word(|c| c.is_whitespace() || c == ';').to_owned()),
            }
        }
    }
}

fn column(text: &str, at: usize) -> usize {
    text[..at].chars().count() + 1
}

/// As one line. A quotation mark, a control character or a line break inside an operand, which EPD cannot say, becomes an apostrophe or a
/// blank.
impl fmt::Display for Epd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fen = self.setup.fen().to_string();
        f.write_str(&fen.split(' ').take(4).collect::<Vec<_>>().join(" "))?;
        for Operation { opcode, operands } in &self.operations {
            write!(f, " {opcode}")?;
            for operand in operands {
                let said: String = operand.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
                let said = said.replace('"', "'");
                if is_plain(opcode, &said) { write!(f, " {said}")? } else { write!(f, " \"{said}\"")? }
            }
            f.write_str(";")?;
        }
        Ok(())
    }
}

/// Whether an operand is written without quotation marks: moves and numbers are, names and comments are not.
fn is_plain(opcode: &str, operand: &str) -> bool {
    let is_text = matches!(opcode, "id" | "eco" | "nic" | "tcri" | "tcsi" | "v0" | "v1")
        || opcode.len() == 2 && opcode.starts_with('c') && opcode.ends_with(|c: char| c.is_ascii_digit());
    !is_text && !operand.is_empty() && !operand.contains([' ', ';'])
}
