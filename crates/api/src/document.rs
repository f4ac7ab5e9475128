//! The one JSON object that every answer is written as.

use serde::{Serialize, Serializer};

use crate::*;

/// The version of the format. It changes when something that a reader may rely on does; a new field is not such a change.
pub const VERSION: u32 = 1;

/// [`VERSION`], wherever it stands in a type.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Version;

impl Serialize for Version {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(VERSION)
    }
}

/// An answer, or one line of a long one. Those that only commands give are there with the feature `commands`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Answer {
    /// All cases of a text under all editions that were asked for.
    Rule(Rule),
    /// One case under one edition.
    #[cfg(feature = "commands")]
    Case(Box<CaseRun>),
    /// How many cases there were, and how they went.
    #[cfg(feature = "commands")]
    RuleSummary(RuleSummary),
    /// What the ruling desk can be asked.
    #[cfg(feature = "desk")]
    Desk(desk::Catalogue),
    /// An answer of the ruling desk.
    #[cfg(feature = "desk")]
    DeskAnswer(Box<desk::Answered>),
    /// Rulings to print and sign.
    #[cfg(feature = "desk")]
    Notices(desk::NoticePage),
    /// What somebody can be said to have done.
    #[cfg(feature = "desk")]
    Guide(guide::Guide),
    /// An Article with everything known about it.
    Article(Box<Article>),
    /// An Article in a list.
    #[cfg(feature = "commands")]
    ArticleLine(ArticleLine),
    /// All Articles of an edition.
    Edition(EditionList),
    /// A case that cites an Article.
    #[cfg(feature = "commands")]
    CitingCase(CaseRef),
    /// A term of the Laws.
    #[cfg(feature = "commands")]
    Term(Term),
    /// The Articles and terms that somebody may have meant.
    Search(SearchResult),
    /// Two editions, matter by matter.
    Comparison(Comparison),
    /// A matter on which two editions differ.
    #[cfg(feature = "commands")]
    Change(Change),
    /// How many matters differ, and how.
    #[cfg(feature = "commands")]
    ComparisonSummary(ComparisonSummary),
    /// A position and its legal moves.
    Position(Box<Position>),
    /// Who can still mate.
    Mate(Mate),
    /// How the solver found its answers.
    #[cfg(feature = "commands")]
    MateStats(MateStats),
    /// Whether a position can arise.
    #[cfg(feature = "legality")]
    Legal(Legal),
    /// Moves in another language or form.
    Notation(Notation),
    /// Something that is wrong with a game.
    #[cfg(feature = "audit")]
    Finding(Finding),
    /// All findings of a text.
    #[cfg(feature = "audit")]
    Audit(Audit),
    /// How many games and findings there were.
    #[cfg(feature = "audit")]
    AuditSummary(AuditSummary),
    /// A game that was chosen from a database.
    #[cfg(feature = "audit")]
    SelectedGame(Box<SelectedGame>),
    /// How many games were chosen.
    #[cfg(feature = "audit")]
    GamesSummary(GamesSummary),
    /// A count of move paths.
    #[cfg(feature = "commands")]
    Perft(Perft),
    /// A suite of counts of move paths.
    #[cfg(feature = "commands")]
    PerftSuite(PerftSuite),
    /// How fast a hall is.
    #[cfg(feature = "commands")]
    Load(Box<Load>),
    /// What a hall stores about a person.
    #[cfg(feature = "commands")]
    Person(Box<Person>),
    /// A log of a hall that is intact.
    #[cfg(feature = "commands")]
    CheckedLog(CheckedLog),
    /// Something that is wrong with the logs of a hall.
    #[cfg(feature = "commands")]
    LogFault(LogFault),
    /// A row on which this build would rule differently.
    #[cfg(feature = "commands")]
    RuledDifferently(Box<RuledDifferently>),
    /// How many logs were checked, and how many faults there are.
    #[cfg(feature = "commands")]
    VerifySummary(VerifySummary),
    /// A backup that was written.
    #[cfg(feature = "commands")]
    Backup(Backup),
    /// A backup that was restored.
    #[cfg(feature = "commands")]
    Restore(Backup),
    /// Something that was done at a board, and the rulings on it.
    #[cfg(feature = "commands")]
    Entry(Entry),
    /// Something to tell beside the rulings.
    #[cfg(feature = "commands")]
    Note(Note),
    /// A board as text.
    #[cfg(feature = "commands")]
    Shown(Shown),
    /// A question that cannot be answered.
    Error(Error),
}

/// An answer as it is written.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Document {
    /// The version of the format.
    pub version: Version,
    /// The answer.
    #[serde(flatten)]
    pub answer: Answer,
}

impl From<Answer> for Document {
    fn from(answer: Answer) -> Document {
        Document { version: Version, answer }
    }
}

/// An answer as one line of JSON, without a line break at its end. Control characters that JSON itself allows are escaped too, so that
/// no text of a file can control a terminal.
///
/// ```
/// use jadoube_api::{Answer, Note, json};
/// let note = Answer::Note(Note { at: None, text: "a\u{9b}b".to_owned(), refused: false });
/// assert_eq!(json(note), r#"{"version":1,"type":"note","text":"a\u009bb","refused":false}"#);
/// ```
pub fn json(answer: Answer) -> String {
    // Only a map with keys that are not strings cannot be written, and no answer has one. The answer as a part of a `Document` is the same,
    // but by way of a map, which takes twice the code.
    let text = serde_json::to_string(&answer).unwrap_or_default();
    let text = format!("{{\"version\":{VERSION},{}", text.strip_prefix('{').unwrap_or_default());
    if !text.contains(char::is_control) {
        return text;
    }
    let escaped = text.chars().map(|c| if c.is_control() { format!("\\u{:04x}", u32::from(c)) } else { c.to_string() });
    escaped.collect()
}
