//! The Laws of Chess for Python: the module `_jadoube`, which the package `jadoube` shows.
//!
//! | what | where |
//! |---|---|
//! | positions and moves | `position.rs`, `moves.rs` |
//! | games in PGN, one by one | `games.rs`, `ply.rs` |
//! | games in PGN as columns | `collect.rs` reads them, `columns.rs` shows them |
//! | audits | `audit.rs`, `finding.rs` |
//! | questions that are answered with JSON: rulings, Articles, verdicts | `questions.rs` |
//! | what is read: paths, bytes, file objects | `source.rs` |
//! | exceptions | `errors.rs` |
//!
//! `python/jadoube/__init__.pyi` has the types; `docs/PYTHON.md` is the guide. The Rust side holds no rules of its own.

mod audit;
mod collect;
mod columns;
mod errors;
mod finding;
mod games;
mod moves;
mod ply;
mod position;
mod questions;
mod source;

use pyo3::prelude::*;

/// The Laws of Chess: what the package `jadoube` is made of.
#[pymodule]
mod _jadoube {
    #[pymodule_export]
    #[allow(non_upper_case_globals, reason = "Python's name")]
    const __version__: &str = env!("CARGO_PKG_VERSION");

    #[pymodule_export]
    use crate::audit::{Audit, audit};
    #[pymodule_export]
    use crate::columns::{Columns, columns, uci};
    #[pymodule_export]
    use crate::errors::{CaseError, FenError, JadoubeError, MoveError, PositionError};
    #[pymodule_export]
    use crate::finding::Finding;
    #[pymodule_export]
    use crate::games::{Game, Games, PgnProblem, games};
    #[pymodule_export]
    use crate::moves::Move;
    #[pymodule_export]
    use crate::ply::Ply;
    #[pymodule_export]
    use crate::position::Position;
    #[pymodule_export]
    use crate::questions::{articles, ask, can_mate, compare, is_dead, laws, legal, rule, search, term, translate};
}
