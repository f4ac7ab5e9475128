use std::sync::Arc;

use jadoube_api::{Answer, json};
use jadoube_audit as audit;
use pyo3::prelude::*;

use crate::position::name;
use crate::questions::load;

/// A contradiction between a game and the Laws that were in force when it was played, or between a game and its own record.
#[pyclass(frozen, module = "jadoube")]
pub(crate) struct Finding {
    pub(crate) file: Arc<str>,
    pub(crate) game: u64,
    pub(crate) heading: Arc<audit::Heading>,
    pub(crate) inner: audit::Finding,
    pub(crate) text: String,
}

#[pymethods]
impl Finding {
    /// The name of the file; "<bytes>" if there is none.
    #[getter]
    fn file(&self) -> &str {
        &self.file
    }

    /// The number of the game in the file, from 1.
    #[getter]
    fn game(&self) -> u64 {
        self.game
    }

    /// The half-move that it is about, from 1; 0 for the game as a whole.
    #[getter]
    fn ply(&self) -> u32 {
        self.inner.ply
    }

    /// The number of the move; None for the game as a whole.
    #[getter]
    fn number(&self) -> Option<u32> {
        self.inner.moved.map(|(number, _)| number)
    }

    /// Whose move it is: "white", "black" or None.
    #[getter]
    fn color(&self) -> Option<&'static str> {
        self.inner.moved.map(|(_, color)| name(color))
    }

    /// What it is about: "illegal-move", "result-mate" … docs/AUDIT.md lists them.
    #[getter]
    fn kind(&self) -> &'static str {
        self.inner.kind.name()
    }

    /// "note", "warning" or "error".
    #[getter]
    fn severity(&self) -> &'static str {
        self.inner.severity.name()
    }

    /// The number of the Article, such as "5.1.1"; None if only PGN is concerned.
    #[getter]
    fn article(&self) -> Option<&'static str> {
        self.inner.article.map(|article| article.number)
    }

    /// The edition of the Laws whose Article it is, such as "2018".
    #[getter]
    fn edition(&self) -> Option<&'static str> {
        self.inner.article.map(|article| article.edition.name())
    }

    /// The line in the file, from 1.
    #[getter]
    fn line(&self) -> u64 {
        self.inner.place.line
    }

    /// The column in the line, from 1.
    #[getter]
    fn column(&self) -> u64 {
        self.inner.place.column
    }

    /// How many bytes of the unpacked file come before it.
    #[getter]
    fn offset(&self) -> u64 {
        self.inner.place.byte
    }

    /// White's name.
    #[getter]
    fn white(&self) -> &str {
        &self.heading.white
    }

    /// Black's name.
    #[getter]
    fn black(&self) -> &str {
        &self.heading.black
    }

    /// The tag Date.
    #[getter]
    fn date(&self) -> &str {
        &self.heading.date
    }

    /// The result of the game.
    #[getter]
    fn result(&self) -> &str {
        &self.heading.result
    }

    /// What is wrong, in the language that the audit was asked for.
    #[getter]
    fn text(&self) -> &str {
        &self.text
    }

    /// As JSON has it everywhere: a dict.
    fn to_dict(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let game = audit::GameFindings { game: self.game, heading: (*self.heading).clone(), findings: Vec::new() };
        let finding = jadoube_api::Finding::new(Some(&self.file), &game, &self.inner, &self.text);
        load(py, &json(Answer::Finding(finding)))
    }

    fn __str__(&self) -> String {
        let article =
            self.inner.article.map_or(String::new(), |article| format!(" ({}, {})", article, article.edition));
        format!("{}, game {}, line {}: {}{article}", self.file, self.game, self.line(), self.text)
    }

    fn __repr__(&self) -> String {
        format!("<Finding {}: {}>", self.kind(), self.__str__())
    }
}
