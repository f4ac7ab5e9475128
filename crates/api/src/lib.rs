//! Jadoube's questions and answers as JSON. The command line, the bindings for other languages and the MCP server all give what
//! this crate gives, so they cannot differ; the playing hall uses its types for rulings, Articles and the ruling desk.
//!
//! Every function is pure: text, FEN and options in, a typed answer out; no files, no threads, no clock. Every answer can be
//! written as one JSON object that names its format and what it is: `{"version":1,"type":"mate",…}`.
//!
//! | question | function | answer |
//! |---|---|---|
//! | what is the ruling? | [`rule`] | [`Rule`]: a [`CaseRun`] for each case and edition |
//! | what does the arbiter do about an incident? | `desk::answer` (feature `desk`) | `desk::Answered` |
//! | what can somebody be said to have done? | `guide::guide` (feature `desk`) | `guide::Guide` |
//! | what does an Article say? | [`article`], [`articles`] | [`Article`], [`ArticleLine`] |
//! | what changed between editions? | [`compare`] | [`Comparison`] |
//! | where do the Laws say something? | [`search`], [`term`] | [`SearchResult`], [`Term`] |
//! | what can be played here? | [`position`] | [`Position`] |
//! | can this side still mate? | [`can_mate`] | [`Mate`] |
//! | can this position arise? | `legal` (feature `legality`) | `Legal` |
//! | the same moves in another language | [`notation`] | [`Notation`] |
//! | do these games follow the Laws? | `audit`, `audit_each` (feature `audit`) | `Audit`: `Finding`, `AuditSummary` |
//! | any of these, for language models | [`mcp::answer_line`] | a line of the Model Context Protocol |
//! | any of these, as JSON | [`answer`], [`answer_json`] | [`Answer`] |
//!
//! ```
//! use jadoube_api::{Answer, answer_json, rule};
//! use jadoube_lawbook::Edition;
//! use jadoube_texts::Locale;
//!
//! let case = "
//! case      A claim that is one occurrence short
//! control   90+30
//! after     1. Nf3 Nf6 2. Ng1 Ng8
//! 0:05:12   white claims repetition with Nf3
//! ";
//! let rule = rule(case, &[Edition::newest()], Locale::EN);
//! let headline = rule.runs[0].steps[0].headline.as_ref().unwrap();
//! assert_eq!(headline.article.number, "9.5.3");
//! assert!(headline.says.starts_with("White's claim is incorrect: the position has occurred twice, not three times."));
//!
//! let json = answer_json(r#"{"ask":"mate","fen":"8/8/8/4k3/8/8/3NK3/8 w - - 0 1"}"#);
//! assert!(json.starts_with(r#"{"version":1,"type":"mate","fen":"8/8/8/4k3/8/8/3NK3/8 w - - 0 1","#));
//! assert!(json.contains(r#""dead":true"#));
//! ```
//!
//! `schema/answer.schema.json` and `schema/request.schema.json` are generated from the types. A change that a reader could notice
//! beyond a new field is a new [`VERSION`].
#![forbid(unsafe_code)]

#[cfg(feature = "audit")]
mod audit;
#[cfg(feature = "desk")]
pub mod desk;
mod document;
mod error;
#[cfg(feature = "audit")]
mod games;
#[cfg(feature = "desk")]
pub mod guide;
mod lawbook;
#[cfg(feature = "legality")]
mod legal;
mod load;
mod logs;
mod mate;
pub mod mcp;
mod moves;
mod notation;
mod perft;
mod person;
mod play;
mod position;
mod question;
mod request;
mod rule;
mod ruling;
#[cfg(feature = "schema")]
pub mod schema;
mod sheet;

#[cfg(feature = "audit")]
pub use audit::{ArticleCount, Audit, AuditOptions, AuditSummary, Finding, GameHeading, audit, audit_each};
pub use document::{Answer, Document, VERSION, Version, json};
pub use error::{Error, ErrorCode, Place, bad_fen, bad_position};
#[cfg(feature = "audit")]
pub use games::{GamePlace, GamesSummary, SelectedGame};
pub use lawbook::{
    Article, ArticleElsewhere, ArticleLine, CaseRef, Change, Comparison, ComparisonSummary, Counterpart, Departure,
    EditionList, Found, ListedArticle, SearchResult, Term, article, article_line, articles, compare, find, find_in,
    find_terms, lookup, search, term, terms,
};
#[cfg(feature = "corpus")]
pub use lawbook::{citing, count_citing};
#[cfg(feature = "legality")]
pub use legal::{Legal, LegalVerdict, legal, legal_message, legal_verdict};
pub use load::{Load, Spread};
pub use logs::{Backup, CheckedLog, LogFault, LogFaultKind, RuledDifferently, VerifySummary};
pub use mate::{Mate, MateStats, MateVerdict, can_mate, can_mate_with};
pub use moves::{MoveText, read_typed};
pub use notation::{Fault, Notation, notation, notation_bytes};
pub use perft::{Perft, PerftSuite, WrongCount};
pub use person::{Person, PersonGame};
pub use play::{Note, Shown};
pub use position::{LegalMove, Position, position, read_setup};
pub use question::{AmountUnit, AnswerText, PenaltyOffer, QuestionText};
pub use request::{Request, answer, answer_json};
pub use rule::{CaseRun, Entry, Failure, Rule, RuleSummary, Standing, Step, case_error, rule};
pub use ruling::{ArticleRef, Effect, Headline, Ruling};
pub use sheet::{SheetCell, SheetRow};
