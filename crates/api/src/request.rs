//! Questions as JSON, for callers that have no Rust types.

use std::sync::LazyLock;

#[cfg(feature = "legality")]
use jadoube_board::ArrayNumber;
use jadoube_board::Color;
use jadoube_lawbook::{Edition, How};
#[cfg(feature = "desk")]
use jadoube_laws::telling;
#[cfg(feature = "desk")]
use jadoube_laws::vocabulary::Expected;
#[cfg(feature = "legality")]
use jadoube_legality::{DeadPositions, Rules, Start};
use jadoube_texts::{Locale, Message};
use serde::Deserialize;

use crate::notation::short;
use crate::*;

/// A question. `locale` is the language of the answer by its tag; English by default. Editions are read as text, so that an unknown one gets
/// an answer that names those that are known; the schema has the one type of an edition.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// What is the ruling on these cases?
    Rule {
        /// The cases, in the language of docs/CASES.md.
        case: String,
        /// The editions; by default those that a case names, or all.
        #[serde(default)]
        #[cfg_attr(feature = "schema", schemars(with = "Vec<Edition>"))]
        editions: Vec<String>,
        /// The language of the answer.
        locale: Option<String>,
    },
    /// Which incidents does the ruling desk know?
    #[cfg(feature = "desk")]
    Desk {
        /// The language of the answer.
        locale: Option<String>,
    },
    /// What is the ruling on an incident of the ruling desk, and what does the arbiter do?
    #[cfg(feature = "desk")]
    Inquire {
        /// The incident.
        inquiry: Box<desk::Inquiry>,
        /// The language of the answer.
        locale: Option<String>,
    },
    /// The same as notices to print and sign.
    #[cfg(feature = "desk")]
    Notices {
        /// The incidents.
        entries: Vec<desk::Entry>,
        /// The language of the notices.
        locale: Option<String>,
    },
    /// What can somebody be said to have done, as phrases of the case language?
    #[cfg(feature = "desk")]
    Guide {
        /// Who, as cases name them: `white`, `arbiter`; without it only those who can act are listed.
        actor: Option<String>,
        /// The language of the answer.
        locale: Option<String>,
    },
    /// What does an Article say?
    Article {
        /// Its number, written in any usual way.
        number: String,
        /// The edition; by default the latest that has this number.
        #[cfg_attr(feature = "schema", schemars(with = "Option<Edition>"))]
        edition: Option<String>,
        /// The language of the answer.
        locale: Option<String>,
    },
    /// Which Articles does an edition have?
    Edition {
        /// The edition; the one in force by default.
        #[cfg_attr(feature = "schema", schemars(with = "Option<Edition>"))]
        edition: Option<String>,
        /// Another edition to compare with: its Articles on the same matters are listed, too.
        #[cfg_attr(feature = "schema", schemars(with = "Option<Edition>"))]
        beside: Option<String>,
        /// The language of the answer.
        locale: Option<String>,
    },
    /// What changed from one edition to another?
    Compare {
        /// The one edition.
        #[cfg_attr(feature = "schema", schemars(with = "Edition"))]
        from: String,
        /// The other.
        #[cfg_attr(feature = "schema", schemars(with = "Edition"))]
        to: String,
        /// The language of the answer.
        locale: Option<String>,
    },
    /// Where do the Laws say something?
    Search {
        /// What to look for.
        words: String,
        /// Only in this edition.
        #[cfg_attr(feature = "schema", schemars(with = "Option<Edition>"))]
        edition: Option<String>,
        /// The language of the words and of the answer.
        locale: Option<String>,
    },
    /// What does a term mean?
    Term {
        /// The term, in any language.
        word: String,
        /// The language of the answer.
        locale: Option<String>,
    },
    /// What can be played in a position?
    Position {
        /// The position.
        fen: String,
        /// Moves to play first, in any usual way of writing.
        #[serde(default)]
        moves: Vec<String>,
        /// The language of the answer.
        locale: Option<String>,
    },
    /// Can a side still give mate by any series of legal moves?
    Mate {
        /// The position.
        fen: String,
        /// The side; both by default.
        side: Option<Color>,
        /// How many positions may be visited.
        budget: Option<u64>,
        /// The language of the answer.
        locale: Option<String>,
    },
    /// Can a series of legal moves lead to a position?
    #[cfg(feature = "legality")]
    Legal {
        /// The position.
        fen: String,
        /// The Chess960 array that the game began from, by its number.
        chess960: Option<u16>,
        /// Whether the game ended with the first dead position (5.2.2), so that no move followed one.
        #[serde(default)]
        dead_ends_game: bool,
        /// How many positions may be visited.
        budget: Option<u64>,
        /// The language of the answer.
        locale: Option<String>,
    },
    /// The same moves in another language or form.
    Notation {
        /// Moves, a scoresheet or PGN.
        text: String,
        /// The language that it is written in, by its code; English by default.
        from: Option<String>,
        /// The language to write; English by default.
        to: Option<String>,
        /// The form to write; `pgn` by default.
        form: Option<String>,
        /// The initial position of games without a FEN tag.
        fen: Option<String>,
        /// The language of messages.
        locale: Option<String>,
    },
    /// Do these games follow the Laws?
    #[cfg(feature = "audit")]
    Audit {
        /// The games.
        pgn: String,
        /// Judge all games by this edition, whatever their dates.
        #[cfg_attr(feature = "schema", schemars(with = "Option<Edition>"))]
        edition: Option<String>,
        /// Only findings of these kinds.
        #[serde(default)]
        only: Vec<String>,
        /// Only findings of at least this severity: `note`, `warning` or `error`.
        severity: Option<String>,
        /// The language of the answer.
        locale: Option<String>,
    },
}

/// Answers a question.
pub fn answer(request: &Request) -> Result<Answer, Error> {
    Ok(match request {
        Request::Rule { case, editions, locale } => {
            let locale = read_locale(locale)?;
            let editions: Result<Vec<Edition>, Error> =
                editions.iter().map(|name| read_edition(name, locale)).collect();
            Answer::Rule(rule(case, &editions?, locale))
        }
        #[cfg(feature = "desk")]
        Request::Desk { locale } => Answer::Desk(desk::catalogue(read_locale(locale)?)),
        #[cfg(feature = "desk")]
        Request::Inquire { inquiry, locale } => {
            let locale = read_locale(locale)?;
            let unanswerable = |error: desk::Unanswerable| desk_error(&error, locale);
            Answer::DeskAnswer(Box::new(desk::answer(inquiry, locale).map_err(unanswerable)?))
        }
        #[cfg(feature = "desk")]
        Request::Notices { entries, locale } => {
            let locale = read_locale(locale)?;
            Answer::Notices(desk::notices(entries, locale).map_err(|error| desk_error(&error, locale))?)
        }
        #[cfg(feature = "desk")]
        Request::Guide { actor, locale } => {
            let locale = read_locale(locale)?;
            let read = |name: &String| guide::actor(name).ok_or_else(|| unknown_actor(name, locale));
            Answer::Guide(guide::guide(actor.as_ref().map(read).transpose()?, locale))
        }
        Request::Article { number, edition, locale } => {
            let locale = read_locale(locale)?;
            Answer::Article(Box::new(article(number, some_edition(edition, locale)?, locale)?))
        }
        Request::Edition { edition, beside, locale } => {
            let locale = read_locale(locale)?;
            let edition = some_edition(edition, locale)?.unwrap_or(Edition::newest());
            Answer::Edition(articles(edition, some_edition(beside, locale)?, locale))
        }
        Request::Compare { from, to, locale } => {
            let locale = read_locale(locale)?;
            Answer::Comparison(compare(read_edition(from, locale)?, read_edition(to, locale)?, locale))
        }
        Request::Search { words, edition, locale } => {
            let locale = read_locale(locale)?;
            Answer::Search(search(words, some_edition(edition, locale)?, locale))
        }
        Request::Term { word, locale } => {
            let locale = read_locale(locale)?;
            let terms = term(word, locale)?;
            Answer::Search(SearchResult { words: word.clone(), how: How::Nothing, articles: Vec::new(), terms })
        }
        Request::Position { fen, moves, locale } => {
            Answer::Position(Box::new(position(fen, moves, read_locale(locale)?)?))
        }
        Request::Mate { fen, side, budget, locale } => {
            Answer::Mate(can_mate(fen, *side, *budget, read_locale(locale)?)?)
        }
        #[cfg(feature = "legality")]
        Request::Legal { fen, chess960, dead_ends_game, budget, locale } => {
            let locale = read_locale(locale)?;
            let array = chess960.map(|number| read_array(number, locale)).transpose()?;
            let rules = Rules {
                start: array.map_or(Start::Standard, Start::Chess960),
                dead: if *dead_ends_game { DeadPositions::EndedGame } else { DeadPositions::PlayedOn },
            };
            Answer::Legal(legal(fen, rules, *budget, locale)?)
        }
        Request::Notation { text, from, to, form, fen, locale } => {
            let or = |given: &Option<String>, usual: &str| given.clone().unwrap_or_else(|| usual.to_owned());
            let (from, to, form) = (or(from, "en"), or(to, "en"), or(form, "pgn"));
            Answer::Notation(notation(text, &from, &to, &form, fen.as_deref(), read_locale(locale)?)?)
        }
        #[cfg(feature = "audit")]
        Request::Audit { pgn, edition, only, severity, locale } => {
            let locale = read_locale(locale)?;
            let unknown = |unknown: jadoube_audit::Unknown| Error {
                code: ErrorCode::UnknownKind,
                message: unknown.to_string(),
                place: None,
                nearest: Vec::new(),
                example: None,
            };
            let only: Result<Vec<_>, _> = only.iter().map(|name| name.parse().map_err(unknown)).collect();
            let severity = severity.as_deref().map(|name| name.parse().map_err(unknown)).transpose()?;
            let options = AuditOptions { edition: some_edition(edition, locale)?, only: only?, severity };
            Answer::Audit(audit(pgn.as_bytes(), &options, locale))
        }
    })
}

/// Answers a question in JSON with a line of JSON; what is wrong with the question is an answer too, of the type `error`.
pub fn answer_json(request: &str) -> String {
    let read = serde_json::from_str::<Request>(request).map_err(|error| bad_request(&error));
    json(read.and_then(|request| answer(&request)).unwrap_or_else(Answer::Error))
}

#[cfg(feature = "desk")]
fn unknown_actor(name: &str, locale: Locale) -> Error {
    let message = Message::new("case-found").with("found", short(name)).with("expected", Expected::Actor.message());
    let error = Error::new(ErrorCode::BadRequest, &message, locale);
    Error { nearest: guide::guide(None, locale).actors.into_iter().map(|actor| actor.word).collect(), ..error }
}

#[cfg(feature = "desk")]
fn desk_error(error: &desk::Unanswerable, locale: Locale) -> Error {
    let message = telling::sentence(&error.message().text(locale));
    Error { code: ErrorCode::Unanswerable, message, place: None, nearest: Vec::new(), example: None }
}

/// A question that can be answered, for callers whose question could not be read.
static EXAMPLE: LazyLock<String> = LazyLock::new(|| {
    format!(r#"{{"ask":"article","number":"7.5.5","edition":"{}","locale":"en"}}"#, Edition::newest())
});

fn bad_request(error: &serde_json::Error) -> Error {
    Error {
        code: ErrorCode::BadRequest,
        message: error.to_string(),
        place: None,
        nearest: Vec::new(),
        example: Some(EXAMPLE.as_str()),
    }
}

fn read_locale(tag: &Option<String>) -> Result<Locale, Error> {
    let unknown = |unknown: jadoube_texts::UnknownLocale| {
        let error = Error::new(ErrorCode::UnknownLocale, &Message::from(&unknown), Locale::EN);
        Error { nearest: Locale::all().map(|locale| locale.tag().to_owned()).collect(), ..error }
    };
    match tag.as_deref() {
        None => Ok(Locale::EN),
        // For tests of what pages show. Only a question can name it: a browser that asks for it gets English.
        Some(tag) if tag == Locale::PSEUDO.tag() => Ok(Locale::PSEUDO),
        Some(tag) => tag.parse().map_err(unknown),
    }
}

fn read_edition(name: &str, locale: Locale) -> Result<Edition, Error> {
    name.trim().parse().map_err(|_| {
        let expected = Message::new("api-an-edition").with("names", Edition::names());
        let message = Message::new("case-found").with("found", short(name)).with("expected", expected);
        let error = Error::new(ErrorCode::UnknownEdition, &message, locale);
        Error { nearest: Edition::all().iter().rev().map(ToString::to_string).collect(), ..error }
    })
}

fn some_edition(name: &Option<String>, locale: Locale) -> Result<Option<Edition>, Error> {
    name.as_deref().map(|name| read_edition(name, locale)).transpose()
}

#[cfg(feature = "legality")]
fn read_array(number: u16, locale: Locale) -> Result<ArrayNumber, Error> {
    let message = || {
        let expected = Message::new("expected-array-number");
        Message::new("case-found").with("found", number.to_string()).with("expected", expected)
    };
    ArrayNumber::new(number).ok_or_else(|| Error::new(ErrorCode::BadArray, &message(), locale))
}
