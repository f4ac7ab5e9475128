//! FEN, X-FEN and Shredder-FEN, both ways.
//!
//! Reading is tolerant: fields may be missing from the right, blanks may be any number, castling rights may be written in
//! any of the three ways in any order. Writing is canonical: X-FEN, which is FEN wherever FEN can say it, or Shredder-FEN.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::{Board, Castling, Color, File, Piece, Position, Rank, Role, Setup, SetupError, Square, Wing};

/// What is wrong with a FEN, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenError {
    column: usize,
    kind: FenErrorKind,
}

/// The kinds of [`FenError`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FenErrorKind {
    /// There is nothing.
    Empty,
    /// A character that is not a piece letter, digit from 1 to 8 or slash.
    BadPiece(char),
    /// The rank ends too early.
    ShortRank(Rank, usize),
    /// The rank has more than eight squares.
    LongRank(Rank),
    /// Fewer than eight ranks.
    FewRanks(usize),
    /// More than eight ranks.
    ManyRanks,
    /// Something else than `w` or `b`.
    BadTurn(String),
    /// A character that no castling right is written with.
    BadCastling(char),
    /// Neither a square nor `-`.
    BadEnPassant(String),
    /// Not a number, or one that is too large.
    BadHalfmoves(String),
    /// Not a number, or one that is too large.
    BadFullmoves(String),
    /// More than six fields.
    Surplus(String),
}

impl FenError {
    /// Where: the column of the first character that is wrong, counted from 1 in characters.
    pub fn column(&self) -> usize {
        self.column
    }

    /// What.
    pub fn kind(&self) -> &FenErrorKind {
        &self.kind
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: ", self.column)?;
        match &self.kind {
            FenErrorKind::Empty => write!(f, "expected a position, found nothing"),
            FenErrorKind::BadPiece(found) => {
                write!(f, "expected a piece letter (PNBRQK or pnbrqk), a digit from 1 to 8 or `/`, found {found:?}")
            }
            FenErrorKind::ShortRank(rank, squares) => {
                write!(f, "rank {rank} ends after {squares} of its 8 squares")
            }
            FenErrorKind::LongRank(rank) => write!(f, "rank {rank} has more than 8 squares"),
            FenErrorKind::FewRanks(ranks) => write!(f, "the board ends after {ranks} of its 8 ranks"),
            FenErrorKind::ManyRanks => write!(f, "the board has more than 8 ranks"),
            FenErrorKind::BadTurn(found) => write!(f, "expected `w` or `b` for the player to move, found {found:?}"),
            FenErrorKind::BadCastling(found) => {
                write!(f, "expected castling rights (KQkq, letters of files, or `-`), found {found:?}")
            }
            FenErrorKind::BadEnPassant(found) => write!(f, "expected an en passant square or `-`, found {found:?}"),
            FenErrorKind::BadHalfmoves(found) => {
                write!(f, "expected the moves since a capture or pawn move (0 to 65535), found {found:?}")
            }
            FenErrorKind::BadFullmoves(found) => {
                write!(f, "expected the number of the move (up to 4294967295), found {found:?}")
            }
            FenErrorKind::Surplus(found) => write!(f, "expected the end, found {found:?}"),
        }
    }
}

impl core::error::Error for FenError {}

/// The text is no FEN, or what it describes cannot be played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// The text cannot be read.
    Fen(FenError),
    /// The text was read, but the setup is not a position.
    Setup(SetupError),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Fen(error) => error.fmt(f),
            PositionError::Setup(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for PositionError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            PositionError::Fen(error) => Some(error),
            PositionError::Setup(error) => Some(error),
        }
    }
}

impl From<FenError> for PositionError {
    fn from(error: FenError) -> PositionError {
        PositionError::Fen(error)
    }
}

impl From<SetupError> for PositionError {
    fn from(error: SetupError) -> PositionError {
        PositionError::Setup(error)
    }
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(fen: &str) -> Result<Position, PositionError> {
        Ok(Position::try_from(fen.parse::<Setup>()?)?)
    }
}

/// A field with the column of its first character.
struct Field<'a> {
    column: usize,
    text: &'a str,
}

impl Field<'_> {
    fn error(&self, kind: fn(String) -> FenErrorKind) -> FenError {
        FenError { column: self.column, kind: kind(self.text.to_owned()) }
    }
}

/// The fields between blanks.
fn fields(fen: &str) -> impl Iterator<Item = Field<'_>> {
    let mut column = 1;
    fen.split(char::is_whitespace).filter_map(move |text| {
        let field = Field { column, text };
        column += text.chars().count() + 1;
        (!text.is_empty()).then_some(field)
    })
}

impl FromStr for Setup {
    type Err = FenError;

    fn from_str(fen: &str) -> Result<Setup, FenError> {
        let mut fields = fields(fen);
        let board = fields.next().ok_or(FenError { column: 1, kind: FenErrorKind::Empty })?;
        let mut setup = Setup { board: read_board(&board)?, ..Setup::EMPTY };
        if let Some(field) = fields.next() {
            setup.turn = read_turn(&field)?;
        }
        if let Some(field) = fields.next() {
            setup.castling = read_castling(&field, &setup.board)?;
        }
        let mut glued = None;
        if let Some(field) = fields.next() {
            // Whole collections of positions are in circulation that write `-0 1` for `- 0 1`.
            let digits = field.text.strip_prefix('-').filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
            glued = digits.map(|text| Field { column: field.column + 1, text });
            if glued.is_none() {
                setup.en_passant = read_en_passant(&field)?;
            }
        }
        if let Some(field) = glued.or_else(|| fields.next()) {
            setup.halfmoves = read_number(&field).ok_or_else(|| field.error(FenErrorKind::BadHalfmoves))?;
        }
        if let Some(field) = fields.next() {
            setup.fullmoves = read_number(&field).ok_or_else(|| field.error(FenErrorKind::BadFullmoves))?;
        }
        match fields.next() {
            Some(field) => Err(field.error(FenErrorKind::Surplus)),
            None => Ok(setup),
        }
    }
}

fn read_board(field: &Field<'_>) -> Result<Board, FenError> {
    let mut board = Board::EMPTY;
    let mut ranks = Rank::ALL.into_iter().rev();
    let mut rank = Rank::Eighth;
    ranks.next();
    let mut file = 0;
    let mut column = field.column;
    let fail = |column, kind| Err(FenError { column, kind });
    for letter in field.text.chars() {
        match letter {
            '/' => {
                if file < 8 {
                    return fail(column, FenErrorKind::ShortRank(rank, file));
                }
                match ranks.next() {
                    Some(next) => rank = next,
                    None => return fail(column, FenErrorKind::ManyRanks),
                }
                file = 0;
            }
            '1'..='8' => {
                file += letter as usize - '0' as usize;
                if file > 8 {
                    return fail(column, FenErrorKind::LongRank(rank));
                }
            }
            _ => {
                let Some(piece) = Piece::from_char(letter) else {
                    return fail(column, FenErrorKind::BadPiece(letter));
                };
                let Some(on) = File::from_index(file) else {
                    return fail(column, FenErrorKind::LongRank(rank));
                };
                board.put(Square::new(on, rank), piece);
                file += 1;
            }
        }
        column += 1;
    }
    if file < 8 {
        return fail(column, FenErrorKind::ShortRank(rank, file));
    }
    match ranks.next() {
        Some(missing) => fail(column, FenErrorKind::FewRanks(7 - missing.index())),
        None => Ok(board),
    }
}

fn read_turn(field: &Field<'_>) -> Result<Color, FenError> {
    match field.text {
        "w" | "W" => Ok(Color::White),
        "b" | "B" => Ok(Color::Black),
        _ => Err(field.error(FenErrorKind::BadTurn)),
    }
}

fn read_castling(field: &Field<'_>, board: &Board) -> Result<Castling, FenError> {
    if field.text == "-" {
        return Ok(Castling::NONE);
    }
    let mut castling = Castling::NONE;
    for (index, letter) in field.text.chars().enumerate() {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let rook = match letter.to_ascii_lowercase() {
            'k' => outermost_rook(board, color, Wing::King),
            'q' => outermost_rook(board, color, Wing::Queen),
            lower => match File::from_char(lower) {
                Some(file) => Square::new(file, Rank::First.seen_by(color)),
                None => {
                    let kind = FenErrorKind::BadCastling(letter);
                    return Err(FenError { column: field.column + index, kind });
                }
            },
        };
        castling = castling.with(rook);
    }
    Ok(castling)
}

/// The rook that `K` or `Q` means: on the first rank, on that side of the king, farthest from it. Where there is none,
/// the corner, so that the claim is not lost.
fn outermost_rook(board: &Board, color: Color, wing: Wing) -> Square {
    let rank = Rank::First.seen_by(color);
    let corner = Square::new(if wing == Wing::King { File::H } else { File::A }, rank);
    let king = board.king(color).filter(|king| king.rank() == rank);
    let mut files = File::ALL;
    if wing == Wing::King {
        files.reverse();
    }
    files
        .into_iter()
        .map(|file| Square::new(file, rank))
        .take_while(|&square| Some(square) != king)
        .find(|&square| board.piece_at(square) == Some(Role::Rook.of(color)))
        .unwrap_or(corner)
}

fn read_en_passant(field: &Field<'_>) -> Result<Option<Square>, FenError> {
    if field.text == "-" {
        return Ok(None);
    }
    field.text.parse().map(Some).map_err(|_| field.error(FenErrorKind::BadEnPassant))
}

/// A counter in digits, `-` standing for zero as some programs write it.
fn read_number<N: FromStr + Default>(field: &Field<'_>) -> Option<N> {
    if field.text == "-" {
        return Some(N::default());
    }
    if !field.text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    field.text.parse().ok()
}

/// How castling rights are written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Style {
    XFen,
    Shredder,
}

/// A setup as FEN text; see [`Setup::fen`].
#[derive(Copy, Clone, Debug)]
pub struct Fen {
    setup: Setup,
    style: Style,
}

impl Setup {
    /// The FEN of this setup, castling rights as X-FEN has them: `KQkq` for the outermost rooks, else the letter of the
    /// rook's file.
    ///
    /// ```
    /// use jadoube_board::Position;
    /// let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    /// assert_eq!(Position::standard().fen().to_string(), start);
    /// ```
    pub fn fen(&self) -> Fen {
        Fen { setup: *self, style: Style::XFen }
    }

    /// The Shredder-FEN of this setup: castling rights by the files of the rooks, `HAha` in the initial position.
    pub fn shredder_fen(&self) -> Fen {
        Fen { setup: *self, style: Style::Shredder }
    }
}

impl Position {
    /// See [`Setup::fen`]. The en passant square is written only when a capture there is legal.
    pub fn fen(&self) -> Fen {
        Setup::from(*self).fen()
    }

    /// See [`Setup::shredder_fen`].
    pub fn shredder_fen(&self) -> Fen {
        Setup::from(*self).shredder_fen()
    }
}

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, &self.setup.board)?;
        write!(f, " {} ", self.setup.turn.to_char())?;
        write_castling(f, &self.setup, self.style)?;
        match self.setup.en_passant {
            Some(square) => write!(f, " {square}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {} {}", self.setup.halfmoves, self.setup.fullmoves)
    }
}

fn write_board(f: &mut fmt::Formatter<'_>, board: &Board) -> fmt::Result {
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0;
        for file in File::ALL {
            match board.piece_at(Square::new(file, rank)) {
                None => empty += 1,
                Some(piece) => {
                    if empty > 0 {
                        write!(f, "{empty}")?;
                    }
                    write!(f, "{}", piece.to_char())?;
                    empty = 0;
                }
            }
        }
        if empty > 0 {
            write!(f, "{empty}")?;
        }
        if rank != Rank::First {
            f.write_str("/")?;
        }
    }
    Ok(())
}

fn write_castling(f: &mut fmt::Formatter<'_>, setup: &Setup, style: Style) -> fmt::Result {
    if setup.castling.is_empty() {
        return f.write_str("-");
    }
    for color in Color::ALL {
        let mut rooks: Vec<Square> = setup.castling.rooks(color).into_iter().collect();
        rooks.reverse();
        for rook in rooks {
            let is = |wing| style == Style::XFen && outermost_rook(&setup.board, color, wing) == rook;
            let king_side = setup.board.king(color).is_some_and(|king| king < rook);
            let letter = if king_side && is(Wing::King) {
                'k'
            } else if !king_side && is(Wing::Queen) {
                'q'
            } else {
                rook.file().to_char()
            };
            write!(f, "{}", color.pick(letter.to_ascii_uppercase(), letter))?;
        }
    }
    Ok(())
}

/// As its FEN: see [`Setup::fen`].
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fen().fmt(f)
    }
}

/// As its FEN: see [`Setup::fen`].
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fen().fmt(f)
    }
}

/// As its FEN.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({})", self.fen())
    }
}
