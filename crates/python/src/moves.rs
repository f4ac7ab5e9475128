use std::hash::{DefaultHasher, Hash, Hasher};

use jadoube_board as board;
use jadoube_notation::{Form, Language, write, write_san};
use pyo3::prelude::*;

use crate::errors::JadoubeError;
use crate::position::Position;

/// A legal move, together with the position in which it is played.
///
/// >>> jadoube.Position().move("Nf3").uci
/// 'g1f3'
#[pyclass(frozen, eq, module = "jadoube")]
#[derive(Copy, Clone)]
pub(crate) struct Move {
    pub(crate) inner: board::Move,
    pub(crate) before: board::Position,
}

/// The same move in the same position (9.2).
impl PartialEq for Move {
    fn eq(&self, other: &Move) -> bool {
        self.inner == other.inner && self.before.same_position(&other.before)
    }
}

impl Hash for Move {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.inner.hash(state);
        self.before.key().hash(state);
    }
}

#[pymethods]
impl Move {
    /// The square left, such as "e2"; in castling, the king's.
    #[getter(from_square)]
    fn square_left(&self) -> String {
        self.inner.from().to_string()
    }

    /// The square reached; in castling, the king's.
    #[getter(to_square)]
    fn square_reached(&self) -> String {
        self.inner.to().to_string()
    }

    /// What moves: "pawn", "knight", "bishop", "rook", "queen" or "king".
    #[getter]
    fn role(&self) -> String {
        self.inner.role().to_string()
    }

    /// What a pawn becomes on the last rank; None in other moves.
    #[getter]
    fn promotion(&self) -> Option<String> {
        self.inner.promotion().map(|role| role.to_string())
    }

    /// "king" or "queen" for castling on that wing; None in other moves.
    #[getter]
    fn castling(&self) -> Option<&'static str> {
        self.inner.castling().map(|wing| match wing {
            board::Wing::King => "king",
            board::Wing::Queen => "queen",
        })
    }

    /// The square whose piece is captured, which en passant is not the square reached; None if nothing is.
    #[getter]
    fn captures(&self) -> Option<String> {
        self.inner.captures(&self.before).map(|square| square.to_string())
    }

    /// Whether it captures en passant.
    #[getter]
    fn is_en_passant(&self) -> bool {
        self.inner.kind() == board::MoveKind::EnPassant
    }

    /// In coordinates, as UCI writes it: "e2e4", "e7e8q". Castling is "e1g1" where king and rooks stand as in chess, the
    /// king's square with the rook's where Chess960 needs it.
    #[getter]
    fn uci(&self) -> String {
        self.inner.to_coordinates(&self.before).to_string()
    }

    /// In the notation of PGN: "Nf3", "exd8=Q+", "O-O".
    #[getter]
    fn san(&self) -> String {
        write_san(&self.before, self.inner)
    }

    /// The position before the move.
    #[getter]
    fn before(&self) -> Position {
        Position { inner: self.before }
    }

    /// The position after the move.
    #[getter]
    fn after(&self) -> Position {
        Position { inner: self.before.after(self.inner) }
    }

    /// The move in another form or language: form is one of "pgn", "fide", "short", "long", "figurine", "uci", "iccf",
    /// "announcement", "speech" and "braille", language a code such as "hu".
    ///
    /// >>> jadoube.Position().move("Nf3").write("fide", "el")
    /// 'Ιζ3'
    #[pyo3(signature = (form = "pgn", language = "en"))]
    fn write(&self, form: &str, language: &str) -> PyResult<String> {
        Ok(write(&self.before, self.inner, &read_form(form, language)?))
    }

    fn __str__(&self) -> String {
        self.san()
    }

    fn __repr__(&self) -> String {
        format!("<Move {} ({})>", self.san(), self.uci())
    }

    /// Hashes of Python are as wide as a pointer.
    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        hasher.finish()
    }
}

pub(crate) fn read_language(code: &str) -> PyResult<Language> {
    Language::find(code).ok_or_else(|| {
        let known: Vec<&str> = Language::all().iter().map(|language| language.code()).collect();
        JadoubeError::new_err(format!("there is no language {code:?}: expected one of {}", known.join(", ")))
    })
}

pub(crate) fn read_form(name: &str, language: &str) -> PyResult<Form> {
    let language = read_language(language)?;
    Form::named(name, language).ok_or_else(|| {
        if Form::NAMES.contains(&name) {
            return JadoubeError::new_err(format!("there is no form {name:?} in the language {:?}", language.code()));
        }
        JadoubeError::new_err(format!("there is no form {name:?}: expected one of {}", Form::NAMES.join(", ")))
    })
}
