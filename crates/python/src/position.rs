use jadoube_board as board;
use jadoube_board::{ArrayNumber, Color, Coordinates, Square, perft};
use jadoube_mating::{Budget, CanMate, Deadness, Solver};
use jadoube_notation::{read, read_san};
use pyo3::prelude::*;

use crate::errors::{JadoubeError, bad_position, breach, read_color, unread_move};
use crate::moves::{Move, read_language};

/// A position that can be played on: the initial one, or that of a FEN, X-FEN or Shredder-FEN.
///
/// It never changes: `play` gives the next one. Two positions are equal when Article 9.2 calls them the same: the same
/// player to move, the same pieces on the same squares, the same possible moves. The counters do not count.
///
/// >>> jadoube.Position().play("e4").play("e5").fen
/// 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'
#[pyclass(frozen, eq, module = "jadoube")]
#[derive(Copy, Clone)]
pub(crate) struct Position {
    pub(crate) inner: board::Position,
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.inner.same_position(&other.inner)
    }
}

/// A position, or the FEN of one.
#[derive(FromPyObject)]
pub(crate) enum PositionLike<'py> {
    Position(PyRef<'py, Position>),
    Fen(String),
}

impl PositionLike<'_> {
    pub(crate) fn position(&self, py: Python<'_>) -> PyResult<board::Position> {
        match self {
            PositionLike::Position(position) => Ok(position.inner),
            PositionLike::Fen(fen) => fen.parse().map_err(|error| bad_position(py, &error)),
        }
    }

    pub(crate) fn fen(&self) -> String {
        match self {
            PositionLike::Position(position) => position.inner.fen().to_string(),
            PositionLike::Fen(fen) => fen.clone(),
        }
    }
}

/// A move of a position, or its text.
#[derive(FromPyObject)]
enum MoveLike<'py> {
    Move(PyRef<'py, Move>),
    Text(String),
}

fn square(name: &str) -> PyResult<Square> {
    name.parse().map_err(|_| JadoubeError::new_err(format!("expected a square from \"a1\" to \"h8\", found {name:?}")))
}

fn array(number: u16) -> PyResult<ArrayNumber> {
    ArrayNumber::new(number)
        .ok_or_else(|| JadoubeError::new_err(format!("expected the number of an array from 0 to 959, found {number}")))
}

impl Position {
    fn all(&self, list: &board::MoveList) -> Vec<Move> {
        list.iter().map(|inner| Move { inner, before: self.inner }).collect()
    }

    fn read(&self, py: Python<'_>, text: &str, language: &str) -> PyResult<board::Move> {
        let language = read_language(language)?;
        if language == jadoube_notation::Language::ENGLISH
            && let Ok(played) = read_san(&self.inner, text.as_bytes())
        {
            return Ok(played);
        }
        if let Ok(squares) = text.parse::<Coordinates>() {
            return self.inner.judge(squares).map_err(|reason| breach(py, text, &reason));
        }
        read(&self.inner, text, language).map(|reading| reading.played).map_err(|error| unread_move(py, &error))
    }
}

#[pymethods]
impl Position {
    #[new]
    #[pyo3(signature = (fen = None))]
    fn new(py: Python<'_>, fen: Option<&str>) -> PyResult<Position> {
        let inner = match fen {
            None => board::Position::standard(),
            Some(fen) => fen.parse().map_err(|error| bad_position(py, &error))?,
        };
        Ok(Position { inner })
    }

    /// The Chess960 array with this number, 0 to 959; 518 is that of chess. Black's number, if it differs, gives the
    /// players different arrays.
    #[staticmethod]
    #[pyo3(signature = (number, black = None))]
    fn chess960(number: u16, black: Option<u16>) -> PyResult<Position> {
        let white = array(number)?;
        let black = black.map_or(Ok(white), array)?;
        Ok(Position { inner: board::Position::double_chess960(white, black) })
    }

    /// As FEN; with castling rights as X-FEN writes them where the array is not that of chess.
    #[getter]
    fn fen(&self) -> String {
        self.inner.fen().to_string()
    }

    /// As Shredder-FEN, which names the files of the rooks that may castle.
    #[getter]
    fn shredder_fen(&self) -> String {
        self.inner.shredder_fen().to_string()
    }

    /// The player to move: "white" or "black".
    #[getter]
    fn turn(&self) -> &'static str {
        self.inner.turn().pick("white", "black")
    }

    /// Moves by either player since the last capture or pawn move: 100 of them are the fifty moves of 9.3.
    #[getter]
    fn halfmoves(&self) -> u16 {
        self.inner.halfmoves()
    }

    /// The number of the move that is to be played, as on a scoresheet.
    #[getter]
    fn fullmoves(&self) -> u32 {
        self.inner.fullmoves()
    }

    /// The square on which a pawn can now legally be captured en passant, or None.
    #[getter]
    fn en_passant(&self) -> Option<String> {
        self.inner.en_passant().map(|square| square.to_string())
    }

    /// The squares of the rooks that may still castle, such as ["a1", "h1", "h8"].
    #[getter]
    fn castling_rooks(&self) -> Vec<String> {
        self.inner.castling().all_rooks().into_iter().map(|square| square.to_string()).collect()
    }

    /// A 64-bit number, equal for positions that are the same (9.2) and almost surely different for others: what to count
    /// for repetitions. It is the same on every machine.
    #[getter]
    fn key(&self) -> u64 {
        self.inner.key()
    }

    /// The FEN letter of the piece on a square, such as "N" for a white knight; None if it is empty.
    fn piece_at(&self, square: &str) -> PyResult<Option<char>> {
        Ok(self.inner.board().piece_at(self::square(square)?).map(board::Piece::to_char))
    }

    /// Every piece by its square: {"e1": "K", ...}.
    fn pieces(&self) -> std::collections::BTreeMap<String, char> {
        self.inner.board().iter().map(|(square, piece)| (square.to_string(), piece.to_char())).collect()
    }

    /// The legal moves; with a square, only those of the piece that stands there.
    #[pyo3(signature = (from_square = None))]
    fn legal_moves(&self, from_square: Option<&str>) -> PyResult<Vec<Move>> {
        Ok(match from_square {
            None => self.all(&self.inner.legal_moves()),
            Some(from) => self.all(&self.inner.legal_moves_from(square(from)?)),
        })
    }

    /// How many legal moves there are, without making a list of them.
    fn count_moves(&self) -> usize {
        self.inner.count_moves()
    }

    /// The legal move that a text means, in coordinates ("g1f3") or as people write moves, in any language.
    ///
    /// Raises MoveError, whose message says why the move is not legal: "bishop f1–b5: the white pawn on e2 is in the way".
    #[pyo3(signature = (text, language = "en"))]
    fn r#move(&self, py: Python<'_>, text: &str, language: &str) -> PyResult<Move> {
        Ok(Move { inner: self.read(py, text, language)?, before: self.inner })
    }

    /// The position after a move: one of `legal_moves`, or a text as for `move`.
    fn play(&self, py: Python<'_>, played: MoveLike<'_>) -> PyResult<Position> {
        let inner = match &played {
            MoveLike::Move(played) if played.before.same_position(&self.inner) => played.inner,
            MoveLike::Move(played) => {
                let squares = played.inner.to_chess960_coordinates(&played.before);
                self.inner.judge(squares).map_err(|reason| breach(py, &squares.to_string(), &reason))?
            }
            MoveLike::Text(text) => self.read(py, text, "en")?,
        };
        Ok(Position { inner: self.inner.after(inner) })
    }

    /// Whether the player to move is in check (3.9.1).
    fn is_check(&self) -> bool {
        self.inner.is_check()
    }

    /// Whether the player to move is checkmated (1.4.1).
    fn is_checkmate(&self) -> bool {
        self.inner.is_checkmate()
    }

    /// Whether the player to move has no legal move and is not in check (5.2.1).
    fn is_stalemate(&self) -> bool {
        self.inner.is_stalemate()
    }

    /// The squares of the pieces that give check.
    fn checkers(&self) -> Vec<String> {
        self.inner.checkers().into_iter().map(|square| square.to_string()).collect()
    }

    /// Whether a side can still checkmate by any possible series of legal moves (6.9): True, False, or None if the budget of
    /// positions runs out before that is known. `jadoube.can_mate` also gives the proof.
    #[pyo3(signature = (color, budget = None))]
    fn can_mate(&self, py: Python<'_>, color: &str, budget: Option<u64>) -> PyResult<Option<bool>> {
        let (color, budget) = (read_color(color)?, budget.map_or(Budget::DEFAULT, Budget::nodes));
        let verdict = py.detach(|| Solver::new().can_mate(&self.inner, color, budget));
        Ok(match verdict.can_mate() {
            CanMate::Yes => Some(true),
            CanMate::No => Some(false),
            CanMate::Unknown => None,
        })
    }

    /// Whether neither player can checkmate any more, so that the game is drawn (5.2.2); None as for `can_mate`.
    #[pyo3(signature = (budget = None))]
    fn is_dead(&self, py: Python<'_>, budget: Option<u64>) -> Option<bool> {
        is_dead(py, &self.inner, budget)
    }

    /// How many sequences of so many legal moves start here.
    fn perft(&self, py: Python<'_>, depth: u8) -> u64 {
        py.detach(|| perft::perft(&self.inner, depth))
    }

    /// The same position with the colors exchanged.
    fn mirrored(&self) -> Position {
        Position { inner: self.inner.mirrored() }
    }

    fn __hash__(&self) -> u64 {
        self.inner.key()
    }

    /// The board as eight lines of letters, White below.
    fn __str__(&self) -> String {
        let board = self.inner.board();
        let letter = |square: Square| board.piece_at(square).map_or('.', board::Piece::to_char);
        let line = |rank: &board::Rank| {
            let squares = board::File::ALL.map(|file| letter(Square::new(file, *rank)).to_string());
            squares.join(" ")
        };
        board::Rank::ALL.iter().rev().map(line).collect::<Vec<_>>().join("\n")
    }

    fn __repr__(&self) -> String {
        format!("Position({:?})", self.fen())
    }

    /// For pickle and copy: a position is its FEN, Shredder-FEN if the array needs it.
    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
        Ok((slf.get_type().into_any().unbind(), (slf.get().shredder_fen(),)))
    }
}

/// Whether a position is dead, as Python is told: None if that is not known.
pub(crate) fn is_dead(py: Python<'_>, position: &board::Position, budget: Option<u64>) -> Option<bool> {
    let budget = budget.map_or(Budget::DEFAULT, Budget::nodes);
    match py.detach(|| Solver::new().is_dead(position, budget)) {
        Deadness::Dead => Some(true),
        Deadness::Alive => Some(false),
        Deadness::Undecided => None,
    }
}

/// The name of a player, as Python is told.
pub(crate) const fn name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}
