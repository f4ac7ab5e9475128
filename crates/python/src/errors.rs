//! Exceptions, all of them a `ValueError`, with the place where something is wrong as an attribute.

use jadoube_board::{Breach, Color, PositionError as BadPosition};
use jadoube_notation::ReadError;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(
    jadoube,
    JadoubeError,
    PyValueError,
    "Something that was given makes no sense. All errors of this package are such."
);
create_exception!(jadoube, FenError, JadoubeError, "The text is not a FEN. `column` says where, in characters from 1.");
create_exception!(
    jadoube,
    PositionError,
    JadoubeError,
    "The FEN was read, but the setup cannot be played on. `faults` has every reason."
);
create_exception!(
    jadoube,
    MoveError,
    JadoubeError,
    "The text is not a legal move here. `column` says where the text is wrong, in characters from 1, and is None when the \
     text is well formed and the move is not legal; the message says why."
);
create_exception!(
    jadoube,
    CaseError,
    JadoubeError,
    "The case cannot be read or run. `line` and `column` say where, from 1."
);

/// An exception with an attribute. If the attribute cannot be set, that error is the exception.
pub(crate) fn with<'py, T: IntoPyObject<'py>>(py: Python<'py>, error: PyErr, name: &str, value: T) -> PyErr {
    match error.value(py).setattr(name, value) {
        Ok(()) => error,
        Err(other) => other,
    }
}

pub(crate) fn bad_position(py: Python<'_>, error: &BadPosition) -> PyErr {
    match error {
        BadPosition::Fen(error) => with(py, FenError::new_err(error.to_string()), "column", error.column()),
        BadPosition::Setup(error) => {
            let faults: Vec<String> = error.faults().iter().map(ToString::to_string).collect();
            with(py, PositionError::new_err(error.to_string()), "faults", faults)
        }
    }
}

pub(crate) fn unread_move(py: Python<'_>, error: &ReadError) -> PyErr {
    let column = match error {
        ReadError::Empty => Some(1),
        ReadError::Unexpected { column, .. } => Some(*column),
        _ => None,
    };
    with(py, MoveError::new_err(error.to_string()), "column", column)
}

pub(crate) fn breach(py: Python<'_>, squares: &str, breach: &Breach) -> PyErr {
    with(py, MoveError::new_err(format!("{squares}: {breach}")), "column", None::<usize>)
}

pub(crate) fn read_color(text: &str) -> PyResult<Color> {
    match text {
        "white" | "w" => Ok(Color::White),
        "black" | "b" => Ok(Color::Black),
        _ => Err(JadoubeError::new_err(format!("expected \"white\" or \"black\", found {text:?}"))),
    }
}
