use jadoube_board::Setup;
use jadoube_notation::pgn::{Command, Comment, Line, Played, Ply as WrittenPly, Replay, Score};
use jadoube_notation::write_san;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::moves::Move;
use crate::position::{Position, name};

/// One player's move in a game, with all that is said about it.
#[pyclass(frozen, module = "jadoube")]
pub(crate) struct Ply {
    inner: WrittenPly,
    before: Replay,
}

/// The moves of a line from a board on.
pub(crate) fn plies<'py>(py: Python<'py>, line: &Line, start: Replay) -> PyResult<Bound<'py, PyTuple>> {
    let mut board = start;
    let mut plies = Vec::with_capacity(line.plies.len());
    for inner in &line.plies {
        let before = board;
        board.make(&inner.played);
        plies.push(Ply { inner: inner.clone(), before });
    }
    PyTuple::new(py, plies.into_iter().map(|ply| Py::new(py, ply)).collect::<PyResult<Vec<_>>>()?)
}

/// The words of comments, without commands; comments that have only commands are left out.
pub(crate) fn words(comments: &[Comment]) -> Vec<String> {
    comments.iter().map(Comment::text).filter(|text| !text.is_empty()).collect()
}

/// A move in coordinates, as far as it is known.
pub(crate) fn uci(before: &Replay, played: &Played) -> Option<String> {
    match (played, before) {
        (Played::Legal(m), Replay::Lawful(position)) => Some(m.to_coordinates(position).to_string()),
        (Played::Legal(m), _) => {
            let promotion = m.promotion().map(|role| role.to_char().to_string()).unwrap_or_default();
            Some(format!("{}{}{promotion}", m.from(), m.to()))
        }
        (Played::Stood(squares), _) => Some(squares.to_string()),
        (Played::Null, _) => Some("0000".to_owned()),
        (Played::Unreadable(_), _) => None,
    }
}

impl Ply {
    fn setup(&self) -> Option<Setup> {
        self.before.setup()
    }

    fn command<T>(&self, pick: impl Fn(&Command) -> Option<T>) -> Option<T> {
        self.inner.comments.iter().flat_map(Comment::commands).find_map(pick)
    }

    fn score(&self) -> Option<Score> {
        self.command(|command| match command {
            Command::Eval { score, .. } => Some(*score),
            _ => None,
        })
    }
}

fn seconds(milliseconds: u64) -> f64 {
    milliseconds as f64 / 1000.0
}

#[pymethods]
impl Ply {
    /// "legal"; "stood" for an illegal move that was played all the same; "null" if the turn passed without a move;
    /// "unreadable".
    #[getter]
    fn status(&self) -> &'static str {
        match self.inner.played {
            Played::Legal(_) => "legal",
            Played::Stood(_) => "stood",
            Played::Null => "null",
            Played::Unreadable(_) => "unreadable",
        }
    }

    /// The move, if it is legal and was played in a legal position; None otherwise.
    #[getter]
    fn r#move(&self) -> Option<Move> {
        match (&self.inner.played, self.before) {
            (Played::Legal(inner), Replay::Lawful(before)) => Some(Move { inner: *inner, before }),
            _ => None,
        }
    }

    /// In coordinates; "0000" for a null move, None for what cannot be read.
    #[getter]
    fn uci(&self) -> Option<String> {
        uci(&self.before, &self.inner.played)
    }

    /// In the notation of PGN, if it is a legal move; otherwise the coordinates, or the text that could not be read.
    #[getter]
    fn text(&self) -> String {
        match (&self.inner.played, self.before) {
            (Played::Legal(m), Replay::Lawful(position)) => write_san(&position, *m),
            (Played::Unreadable(text), _) => text.clone(),
            _ => self.uci().unwrap_or_default(),
        }
    }

    /// The number of the move, as on a scoresheet; None if the board is not known any more.
    #[getter]
    fn number(&self) -> Option<u32> {
        self.setup().map(|setup| setup.fullmoves)
    }

    /// Whose move it is: "white" or "black"; None if the board is not known any more.
    #[getter]
    fn color(&self) -> Option<&'static str> {
        self.setup().map(|setup| name(setup.turn))
    }

    /// The position before the move; None if it is not known, or not a legal position.
    #[getter]
    fn before(&self) -> Option<Position> {
        match self.before {
            Replay::Lawful(inner) => Some(Position { inner }),
            _ => None,
        }
    }

    /// The position after the move; None if it is not known, or not a legal position.
    #[getter]
    fn after(&self) -> Option<Position> {
        let mut board = self.before;
        board.make(&self.inner.played);
        match board {
            Replay::Lawful(inner) => Some(Position { inner }),
            _ => None,
        }
    }

    /// The comments after the move, without the commands in them.
    #[getter]
    fn comments(&self) -> Vec<String> {
        words(&self.inner.comments)
    }

    /// The commands in the comments, as written: ["[%clk 0:01:05]", "[%mdl 4]"].
    #[getter]
    fn commands(&self) -> Vec<String> {
        self.inner.comments.iter().flat_map(Comment::commands).map(ToString::to_string).collect()
    }

    /// The annotations as numbers: 1 for "!", 2 for "?" …
    #[getter]
    fn nags(&self) -> Vec<u16> {
        self.inner.nags.iter().map(|nag| nag.0).collect()
    }

    /// What the player's clock showed after the move, in seconds (%clk).
    #[getter]
    fn clock(&self) -> Option<f64> {
        self.command(|command| match command {
            Command::Clock(time) => Some(seconds(*time)),
            _ => None,
        })
    }

    /// How long the move took, in seconds (%emt).
    #[getter]
    fn elapsed(&self) -> Option<f64> {
        self.command(|command| match command {
            Command::Elapsed(time) => Some(seconds(*time)),
            _ => None,
        })
    }

    /// What an engine thought, in pawns from White's side (%eval); None if it saw a mate or nothing is written.
    #[getter]
    fn eval(&self) -> Option<f64> {
        match self.score()? {
            Score::Centipawns(score) => Some(f64::from(score) / 100.0),
            Score::Mate(_) => None,
        }
    }

    /// The mate that an engine saw, in moves, negative if Black mates (%eval).
    #[getter]
    fn mate(&self) -> Option<i32> {
        match self.score()? {
            Score::Mate(moves) => Some(moves),
            Score::Centipawns(_) => None,
        }
    }

    /// What could have been played instead: a tuple of `Ply` objects for each variation.
    #[getter]
    fn variations<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyTuple>>> {
        self.inner.variations.iter().map(|line| plies(py, line, self.before)).collect()
    }

    fn __str__(&self) -> String {
        self.text()
    }

    fn __repr__(&self) -> String {
        format!("<Ply {} ({})>", self.text(), self.status())
    }
}
