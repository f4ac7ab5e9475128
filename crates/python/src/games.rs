//! Games in PGN, one by one.

use std::io::Read;
use std::sync::{Mutex, PoisonError};

use jadoube_notation::pgn;
use jadoube_notation::pgn::{ProblemKind, Reader, Replay};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyTuple};

use crate::ply::{plies, words};
use crate::position::Position;
use crate::source::Input;

/// The games of a PGN file, read one by one in bounded memory, however large the file is.
///
/// `source` is a path, bytes, or a file object; gzip, bzip2 and Zstandard are unpacked. Damage in one game affects only that
/// game: what is wrong is in its `problems`.
///
/// >>> for game in jadoube.games(b'[White "Legall"] 1. e4 e5 *'):
/// ...     print(game.headers["White"], len(game))
/// Legall 2
#[pyfunction]
pub(crate) fn games(source: Input) -> PyResult<Games> {
    Ok(Games { reader: Mutex::new(Some(Reader::new(source.open()?))) })
}

/// An iterator of games: see `games`.
#[pyclass(module = "jadoube")]
pub(crate) struct Games {
    /// None after the end. Python lets one thread in at a time, so that the lock is never waited for.
    reader: Mutex<Option<Reader<Box<dyn Read + Send>>>>,
}

impl Games {
    fn reader(&mut self) -> &mut Option<Reader<Box<dyn Read + Send>>> {
        self.reader.get_mut().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl Games {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&mut self, py: Python<'_>) -> PyResult<Option<Game>> {
        let Some(reader) = self.reader() else { return Ok(None) };
        match py.detach(|| reader.next_game()) {
            Ok(Some(inner)) => Ok(Some(Game { inner, moves: PyOnceLock::new() })),
            Ok(None) => {
                *self.reader() = None;
                Ok(None)
            }
            Err(error) => {
                *self.reader() = None;
                Err(error.into())
            }
        }
    }

    /// Goes to the end of the next game without reading its moves; False if there is none.
    fn skip(&mut self, py: Python<'_>) -> PyResult<bool> {
        match self.reader() {
            Some(reader) => Ok(py.detach(|| reader.skip_game())?),
            None => Ok(false),
        }
    }
}

/// A game with everything that its PGN says. `str(game)` writes it back in the export format.
#[pyclass(frozen, module = "jadoube")]
pub(crate) struct Game {
    inner: pgn::Game,
    moves: PyOnceLock<Py<PyTuple>>,
}

fn lawful(replay: &Replay) -> Option<Position> {
    match replay {
        Replay::Lawful(inner) => Some(Position { inner: *inner }),
        Replay::Irregular(_) | Replay::Lost => None,
    }
}

#[pymethods]
impl Game {
    /// The first game in a text.
    #[staticmethod]
    fn parse(text: &str) -> Game {
        Game { inner: text.into(), moves: PyOnceLock::new() }
    }

    /// The tag pairs, in the order of the file.
    #[getter]
    fn headers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let headers = PyDict::new(py);
        self.inner.tags.iter().try_for_each(|(name, value)| headers.set_item(name, value))?;
        Ok(headers)
    }

    /// The moves of the game, as `Ply` objects.
    #[getter]
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let moves = self
            .moves
            .get_or_try_init(py, || plies(py, &self.inner.line, self.inner.start().replay()).map(Bound::unbind))?;
        Ok(moves.bind(py).clone())
    }

    /// The moves in coordinates; None for what cannot be read.
    #[getter]
    fn uci(&self) -> Vec<Option<String>> {
        let mut board = self.inner.start().replay();
        let write = |ply: &pgn::Ply| {
            let before = board;
            board.make(&ply.played);
            crate::ply::uci(&before, &ply.played)
        };
        self.inner.line.plies.iter().map(write).collect()
    }

    /// Where the moves start; None if the FEN cannot be read or played on, or the variant is not chess.
    #[getter]
    fn start(&self) -> Option<Position> {
        lawful(&self.inner.start().replay())
    }

    /// The position after the last move; None if it is not known, or not a legal position.
    #[getter]
    fn end(&self) -> Option<Position> {
        lawful(&self.inner.final_board())
    }

    /// The result: that of the moves, else that of the tag; "*" if there is none.
    #[getter]
    fn result(&self) -> &str {
        self.inner.result()
    }

    /// Comments before the first move.
    #[getter]
    fn comments(&self) -> Vec<String> {
        words(&self.inner.line.intro)
    }

    /// What was found wrong while the game was read. A game with problems still has everything that could be read.
    #[getter]
    fn problems(&self) -> Vec<PgnProblem> {
        self.inner.problems.iter().map(|problem| PgnProblem::of(problem, None)).collect()
    }

    fn __len__(&self) -> usize {
        self.inner.line.plies.len()
    }

    fn __str__(&self) -> String {
        self.inner.to_string()
    }

    fn __repr__(&self) -> String {
        let tag = |name| self.inner.tags.get(name).unwrap_or("?");
        format!("<Game {} - {} {}, {} plies>", tag("White"), tag("Black"), self.result(), self.__len__())
    }
}

/// Something in a PGN file that is not as it should be, and where.
#[pyclass(frozen, get_all, module = "jadoube")]
pub(crate) struct PgnProblem {
    /// What it is: "illegal-move", "unreadable-move", "unclosed-comment" …
    kind: &'static str,
    /// The line, from 1.
    line: u64,
    /// The column, from 1, in characters.
    column: u64,
    /// How many bytes come before it.
    byte: u64,
    /// What it is, in English.
    text: String,
    /// The index of the game, in `Columns.problems`; None in `Game.problems`.
    game: Option<usize>,
}

impl PgnProblem {
    pub(crate) fn of(problem: &pgn::Problem, game: Option<usize>) -> PgnProblem {
        let kind = match problem.kind {
            ProblemKind::UnclosedTag => "unclosed-tag",
            ProblemKind::NotAGame => "not-a-game",
            ProblemKind::UnclosedComment => "unclosed-comment",
            ProblemKind::UnclosedVariation => "unclosed-variation",
            ProblemKind::NothingToVary => "nothing-to-vary",
            ProblemKind::NothingToClose(_) => "nothing-to-close",
            ProblemKind::Noise(_) => "noise",
            ProblemKind::Unreadable(_) => "unreadable-move",
            ProblemKind::Illegal(_) => "illegal-move",
            ProblemKind::BadFen(_) => "bad-fen",
            ProblemKind::OtherVariant(_) => "other-variant",
            ProblemKind::TooDeep => "too-deep",
            ProblemKind::TooLong => "too-long",
        };
        let pgn::Place { line, column, byte } = problem.place;
        PgnProblem { kind, line, column, byte, text: problem.kind.to_string(), game }
    }
}

#[pymethods]
impl PgnProblem {
    fn __str__(&self) -> String {
        format!("line {}, column {}: {}", self.line, self.column, self.text)
    }

    fn __repr__(&self) -> String {
        format!("<PgnProblem {}: {}>", self.kind, self.__str__())
    }
}
