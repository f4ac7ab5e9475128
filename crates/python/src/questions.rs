//! Questions whose answers are JSON: the same objects that the command line, the hall and the other bindings give.

use jadoube_api::{Answer, Error, ErrorCode, Request, answer, json};
use jadoube_board::Color;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::{CaseError, FenError, JadoubeError, MoveError, PositionError, read_color, with};
use crate::position::PositionLike;

/// Answers a question, with the GIL released, as Python's own dicts and lists.
fn ask_it(py: Python<'_>, request: Request) -> PyResult<Py<PyAny>> {
    let answered = py.detach(move || answer(&request).map(json));
    let text = answered.map_err(|error| refused(py, &error))?;
    load(py, &text)
}

pub(crate) fn load(py: Python<'_>, text: &str) -> PyResult<Py<PyAny>> {
    Ok(py.import("json")?.call_method1("loads", (text,))?.unbind())
}

/// The exception of an error, with its attributes.
fn refused(py: Python<'_>, error: &Error) -> PyErr {
    let message = error.message.clone();
    let exception = match error.code {
        ErrorCode::BadFen => FenError::new_err(message),
        ErrorCode::UnplayablePosition => PositionError::new_err(message),
        ErrorCode::BadMove => MoveError::new_err(message),
        ErrorCode::BadCase | ErrorCode::CannotRun => CaseError::new_err(message),
        _ => JadoubeError::new_err(message),
    };
    let exception = with(py, exception, "line", error.place.map(|place| place.line));
    let exception = with(py, exception, "column", error.place.map(|place| place.column));
    with(py, exception, "nearest", error.nearest.clone())
}

fn owned(text: Option<&str>) -> Option<String> {
    text.map(str::to_owned)
}

/// "What is the ruling?": runs cases in the language of docs/CASES.md under editions of the Laws.
///
/// `editions` are names such as "2018"; by default those that a case names, or all. The answer is a dict: "runs" has every case
/// under every edition with its steps and rulings, "errors" the parts of the text that cannot be read, "summary" the counts.
/// If nothing at all can be read, CaseError is raised.
///
/// >>> answer = jadoube.rule("case Too late\ncontrol 90+30\n0:05:00 white offers a draw", editions=["2023"])
/// >>> answer["runs"][0]["edition"]
/// '2023'
#[pyfunction]
#[pyo3(signature = (case, *, editions = None, locale = "en"))]
pub(crate) fn rule(py: Python<'_>, case: String, editions: Option<Vec<String>>, locale: &str) -> PyResult<Py<PyAny>> {
    let request = Request::Rule { case, editions: editions.unwrap_or_default(), locale: Some(locale.to_owned()) };
    let answered = py.detach(|| answer(&request)).map_err(|error| refused(py, &error))?;
    if let Answer::Rule(rule) = &answered
        && rule.runs.is_empty()
        && let Some(error) = rule.errors.first()
    {
        return Err(refused(py, error));
    }
    load(py, &json(answered))
}

/// What an Article says, what Jadoube does about it, and the same matter in the other editions.
///
/// >>> jadoube.laws("7.5.5", "2023")["article"]
/// {'number': '7.5.5', 'edition': '2023'}
#[pyfunction]
#[pyo3(signature = (number, edition = None, *, locale = "en"))]
pub(crate) fn laws(py: Python<'_>, number: String, edition: Option<&str>, locale: &str) -> PyResult<Py<PyAny>> {
    ask_it(py, Request::Article { number, edition: owned(edition), locale: Some(locale.to_owned()) })
}

/// All Articles of an edition, the one in force by default.
#[pyfunction]
#[pyo3(signature = (edition = None, *, locale = "en"))]
pub(crate) fn articles(py: Python<'_>, edition: Option<&str>, locale: &str) -> PyResult<Py<PyAny>> {
    ask_it(py, Request::Edition { edition: owned(edition), beside: None, locale: Some(locale.to_owned()) })
}

/// Where the Laws say something: Articles and terms, the best first.
#[pyfunction]
#[pyo3(signature = (words, edition = None, *, locale = "en"))]
pub(crate) fn search(py: Python<'_>, words: String, edition: Option<&str>, locale: &str) -> PyResult<Py<PyAny>> {
    ask_it(py, Request::Search { words, edition: owned(edition), locale: Some(locale.to_owned()) })
}

/// What changed from one edition to another.
#[pyfunction]
#[pyo3(signature = (from_edition, to_edition, *, locale = "en"))]
pub(crate) fn compare(py: Python<'_>, from_edition: String, to_edition: String, locale: &str) -> PyResult<Py<PyAny>> {
    ask_it(py, Request::Compare { from: from_edition, to: to_edition, locale: Some(locale.to_owned()) })
}

/// What a term of the Laws means.
#[pyfunction]
#[pyo3(signature = (word, *, locale = "en"))]
pub(crate) fn term(py: Python<'_>, word: String, locale: &str) -> PyResult<Py<PyAny>> {
    ask_it(py, Request::Term { word, locale: Some(locale.to_owned()) })
}

/// Who can still checkmate by any possible series of legal moves (5.2.2, 6.9), with a line that proves it or the reason why not.
///
/// `position` is a Position or a FEN, `color` "white" or "black"; None asks about both. `budget` is how many positions may be
/// visited.
///
/// >>> jadoube.can_mate("8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1", "white")["white"]
/// {'verdict': 'unwinnable', 'argument': 'mobility'}
#[pyfunction]
#[pyo3(signature = (position, color = None, *, budget = None))]
pub(crate) fn can_mate(
    py: Python<'_>,
    position: PositionLike<'_>,
    color: Option<&str>,
    budget: Option<u64>,
) -> PyResult<Py<PyAny>> {
    let side: Option<Color> = color.map(read_color).transpose()?;
    ask_it(py, Request::Mate { fen: position.fen(), side, budget, locale: None })
}

/// Whether neither player can checkmate any more, so that the game is drawn (5.2.2); None if the budget of positions runs out
/// before that is known.
#[pyfunction]
#[pyo3(signature = (position, *, budget = None))]
pub(crate) fn is_dead(py: Python<'_>, position: PositionLike<'_>, budget: Option<u64>) -> PyResult<Option<bool>> {
    let inner = position.position(py)?;
    Ok(crate::position::is_dead(py, &inner, budget))
}

/// Whether a series of legal moves can lead to a position (3.10.3): a game that does, the reason why there is none, or "unknown".
///
/// `position` is a Position or a FEN, also of a board that cannot be played on. `chess960` is the number of the array that the
/// game began from. With `dead_ends_game` no move followed a dead position (5.2.2).
#[pyfunction]
#[pyo3(signature = (position, *, chess960 = None, dead_ends_game = false, budget = None, locale = "en"))]
pub(crate) fn legal(
    py: Python<'_>,
    position: PositionLike<'_>,
    chess960: Option<u16>,
    dead_ends_game: bool,
    budget: Option<u64>,
    locale: &str,
) -> PyResult<Py<PyAny>> {
    let (fen, locale) = (position.fen(), Some(locale.to_owned()));
    ask_it(py, Request::Legal { fen, chess960, dead_ends_game, budget, locale })
}

/// The same moves in another language or form; everything between the moves stays as it is. `Move.write` lists the forms.
///
/// >>> jadoube.translate("1. e4 e5 2. Hf3", "hu", "en")["text"]
/// '1. e4 e5 2. Nf3'
#[pyfunction]
#[pyo3(signature = (text, from_language = "en", to_language = "en", *, form = "pgn", fen = None, locale = "en"))]
pub(crate) fn translate(
    py: Python<'_>,
    text: String,
    from_language: &str,
    to_language: &str,
    form: &str,
    fen: Option<String>,
    locale: &str,
) -> PyResult<Py<PyAny>> {
    let (from, to) = (owned(Some(from_language)), owned(Some(to_language)));
    ask_it(py, Request::Notation { text, from, to, form: owned(Some(form)), fen, locale: Some(locale.to_owned()) })
}

/// Answers a question as JSON describes it: {"ask": "article", "number": "7.5.5"}. An error is an answer too, of the type "error".
#[pyfunction]
pub(crate) fn ask(py: Python<'_>, request: &Bound<'_, PyDict>) -> PyResult<Py<PyAny>> {
    let text: String = py.import("json")?.call_method1("dumps", (request,))?.extract()?;
    let answered = py.detach(|| jadoube_api::answer_json(&text));
    load(py, &answered)
}
