//! Games in PGN against the Laws that were in force when each was played.

use jadoube_audit::{GameFindings, Judge, Kind, Options, Severity, Summary};
use jadoube_board::Color;
use jadoube_lawbook::Edition;
use jadoube_notation::pgn::Reader;
use jadoube_texts::Locale;
use serde::Serialize;

use crate::ArticleRef;

/// What to look for.
#[derive(Clone, Debug, Default)]
pub struct AuditOptions {
    /// Judge every game by this edition instead of the one in force on its date.
    pub edition: Option<Edition>,
    /// Only findings of these kinds; all if empty.
    pub only: Vec<Kind>,
    /// Only findings of at least this severity.
    pub severity: Option<Severity>,
}

/// All findings of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Audit {
    /// The findings, game by game.
    pub findings: Vec<Finding>,
    /// The counts.
    pub summary: AuditSummary,
}

/// Something that is wrong with a game, or worth knowing about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "AuditFinding"))]
pub struct Finding {
    /// The file, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The number of the game in it, from 1.
    pub game: u64,
    /// What it is about, such as `illegal-move`.
    pub kind: &'static str,
    /// `note`, `warning` or `error`.
    pub severity: &'static str,
    /// The Article; none if only PGN is concerned, or if the game is older than every edition known here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article: Option<ArticleRef>,
    /// In words.
    pub text: String,
    /// The half-move, from 1; 0 for the game as a whole and its tags.
    pub ply: u32,
    /// The number of the move.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// Who made it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub color: Option<Color>,
    /// The line of the file.
    pub line: u64,
    /// How many bytes of the file are before it.
    pub offset: u64,
    /// What identifies the game.
    pub heading: GameHeading,
}

/// The tags by which people recognize a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameHeading {
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The tag Date.
    pub date: String,
    /// The tag Event.
    pub event: String,
    /// The tag Round.
    pub round: String,
    /// The result that counts: that of the moves, otherwise that of the tag.
    pub result: String,
}

/// How many games and findings there were.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AuditSummary {
    /// Games judged.
    pub games: u64,
    /// Games with findings.
    pub with_findings: u64,
    /// Findings that are errors.
    pub errors: u64,
    /// Findings that are warnings.
    pub warnings: u64,
    /// Findings that are notes.
    pub notes: u64,
    /// Whether nothing is wrong; notes do not count.
    pub clean: bool,
    /// Whether everything was read; false after an unreadable file or an interruption.
    pub complete: bool,
    /// Findings of each kind.
    pub by_kind: std::collections::BTreeMap<&'static str, u64>,
    /// Findings under each Article.
    pub by_article: Vec<ArticleCount>,
}

/// How many findings are under one Article.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ArticleCount {
    /// The Article; none for findings that concern only PGN.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article: Option<ArticleRef>,
    /// How many.
    pub count: u64,
}

impl AuditSummary {
    /// The counts of a run. `complete`: whether everything was read.
    pub fn new(summary: &Summary, complete: bool) -> AuditSummary {
        let [notes, warnings, errors] = summary.by_severity;
        let by_article = summary
            .by_article
            .iter()
            .map(|(article, &count)| ArticleCount { article: article.map(|article| article.into()), count });
        AuditSummary {
            games: summary.games,
            with_findings: summary.with_findings,
            errors,
            warnings,
            notes,
            clean: summary.is_clean(),
            complete,
            by_kind: summary.by_kind.iter().map(|(kind, &count)| (kind.name(), count)).collect(),
            by_article: by_article.collect(),
        }
    }
}

impl Finding {
    /// A finding of a game, with its text.
    pub fn new(file: Option<&str>, game: &GameFindings, finding: &jadoube_audit::Finding, text: &str) -> Finding {
        let heading = &game.heading;
        Finding {
            file: file.map(str::to_owned),
            game: game.game,
            kind: finding.kind.name(),
            severity: finding.severity.name(),
            article: finding.article.map(Into::into),
            text: text.to_owned(),
            ply: finding.ply,
            number: finding.moved.map(|(number, _)| number),
            color: finding.moved.map(|(_, color)| color),
            line: finding.place.line,
            offset: finding.place.byte,
            heading: GameHeading {
                white: heading.white.clone(),
                black: heading.black.clone(),
                date: heading.date.clone(),
                event: heading.event.clone(),
                round: heading.round.clone(),
                result: heading.result.clone(),
            },
        }
    }
}

/// Judges all games of a text in memory and hands over each finding as it is made. Files, packed files and several threads are for
/// `jadoube_audit::run`.
pub fn audit_each(pgn: &[u8], options: &AuditOptions, locale: Locale, mut found: impl FnMut(Finding)) -> AuditSummary {
    let AuditOptions { edition, only, severity } = options.clone();
    let mut judge = Judge::new(Options { edition, only, severity, ..Options::default() });
    let mut summary = Summary::default();
    let mut reader = Reader::new(pgn);
    let mut before = 0;
    // Reading from memory cannot fail.
    while reader.read_game(&mut judge).unwrap_or(false) {
        let mut judged = judge.take();
        judged.found.iter_mut().for_each(|game| game.game += before);
        before += judged.games;
        summary.count(judged.games, &judged.found);
        for game in &judged.found {
            for finding in &game.findings {
                found(Finding::new(None, game, finding, &finding.message.text(locale)));
            }
        }
    }
    AuditSummary::new(&summary, true)
}

/// The same, all findings at once.
///
/// ```
/// use jadoube_api::{AuditOptions, audit};
/// use jadoube_texts::Locale;
/// let pgn = b"[Date \"2024.01.05\"]\n[Result \"1/2-1/2\"]\n\n1. f3 e5 2. g4 Qh4# 1/2-1/2\n";
/// let audit = audit(pgn, &AuditOptions::default(), Locale::EN);
/// let mate = audit.findings.iter().find(|finding| finding.kind == "result-mate").unwrap();
/// assert_eq!(mate.article.as_ref().map(|article| article.number.as_ref()), Some("5.1.1"));
/// assert_eq!((audit.summary.games, audit.summary.clean), (1, false));
/// ```
pub fn audit(pgn: &[u8], options: &AuditOptions, locale: Locale) -> Audit {
    let mut findings = Vec::new();
    let summary = audit_each(pgn, options, locale, |finding| findings.push(finding));
    Audit { findings, summary }
}
