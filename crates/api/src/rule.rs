//! "What is the ruling?": cases in, rulings out.

use jadoube_board::Color;
use jadoube_cases::{Case, Happening, Heard, Report, RunError};
use jadoube_clock::{Instant, Rate, Reading};
use jadoube_lawbook::{Edition, Supervision};
use jadoube_laws::event::{Act, Actor, Score};
use jadoube_laws::telling;
use jadoube_texts::{Locale, Message};
use serde::Serialize;

use crate::{ArticleRef, Error, ErrorCode, Headline, Place, Ruling};

/// All cases of a text under all editions that were asked for.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rule {
    /// Each case under each edition.
    pub runs: Vec<CaseRun>,
    /// The parts of the text that cannot be read.
    pub errors: Vec<Error>,
    /// The counts.
    pub summary: RuleSummary,
}

/// One case under one edition.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CaseRun {
    /// The file, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The line where the case begins.
    pub line: usize,
    /// Its title.
    pub title: String,
    /// The edition of the Laws.
    pub edition: Edition,
    /// The rate of play; none if the case cannot be run.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rate: Option<Rate>,
    /// The supervision, which matters in rapid and blitz.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supervision: Option<Supervision>,
    /// Whether everything was as the case expects.
    pub passed: bool,
    /// What happened, line by line, and what was ruled.
    pub steps: Vec<Step>,
    /// What was not as the case expects.
    pub failed: Vec<Failure>,
    /// Where a scoresheet differs from the other one or from the moves, in words.
    pub scoresheets: Vec<String>,
    /// Why it cannot be run.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Error>,
}

/// A line of a case, and what followed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Step {
    /// The line.
    pub line: usize,
    /// When, in milliseconds on the game's time line.
    pub at: Instant,
    /// As the case says it.
    pub said: String,
    /// The same as a sentence in the reader's language.
    pub text: String,
    /// What was done, one act after the other, with the rulings on it. Nothing if the line was refused.
    pub entries: Vec<Entry>,
    /// What comes first among all the rulings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub headline: Option<Headline>,
    /// Why it cannot have happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
    /// How the game stands afterwards.
    pub after: Standing,
}

/// Something that was done at a board, and the rulings on it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Entry {
    /// When, in milliseconds on the game's time line.
    pub at: Instant,
    /// Who.
    pub by: Actor,
    /// What, for programs.
    pub act: Act,
    /// The same in words.
    pub text: String,
    /// What was ruled.
    pub rulings: Vec<Ruling>,
}

impl Entry {
    /// An entry of a game's log, for the arbiter.
    pub fn of(entry: &jadoube_laws::game::Entry, locale: Locale) -> Entry {
        let event = &entry.event;
        Entry {
            at: event.at,
            by: event.by,
            act: event.act.clone(),
            text: telling::sentence(&event.message().text(locale)),
            rulings: entry.rulings.iter().map(|ruling| Ruling::for_arbiter(ruling, locale)).collect(),
        }
    }
}

/// How a game stands.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Standing {
    /// The position on the board, legal or not.
    pub fen: String,
    /// The side to move.
    pub turn: Color,
    /// What the clock shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Reading>,
    /// The score in half points, when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
    /// All of it in a sentence.
    pub text: String,
}

/// Something that was not as a case expects.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Failure {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
    /// What was expected, in the words of the case.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<String>,
    /// The Article that had to be cited.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article: Option<ArticleRef>,
    /// What there was instead, or why it cannot have happened.
    pub found: String,
}

/// The counts of many cases.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RuleSummary {
    /// How many cases there were.
    pub cases: usize,
    /// How many of them did not go as expected, or could not be run.
    pub failed: usize,
    /// How many of those could not be run.
    pub unrunnable: usize,
    /// How often a case was run under an edition.
    pub runs: usize,
    /// How many expectations were checked.
    pub expectations: usize,
    /// Under which editions.
    pub editions: Vec<Edition>,
    /// How many Articles, of all editions, were cited as expected.
    pub articles: usize,
    /// How many parts of the text could not be read.
    pub unread: usize,
}

/// A case that is read when somebody does not know the language of cases.
pub(crate) const EXAMPLE: &str = "\
case      Black leaves the king in check
control   90+30
after     1. e4 e5 2. Bc4 d6 3. Bxf7+
0:05:00   black plays a7-a6
0:05:01   black presses
0:05:10   white claims an illegal move
";

/// Runs all cases of a text under these editions; without any, under those that a case names, or under all if it names none.
pub fn rule(text: &str, editions: &[Edition], locale: Locale) -> Rule {
    let (cases, errors) = jadoube_cases::read_all(text);
    let errors: Vec<Error> = errors.iter().map(|error| case_error(text, error, locale)).collect();
    let mut summary = RuleSummary { cases: cases.len(), unread: errors.len(), ..RuleSummary::default() };
    let mut runs = Vec::new();
    let mut cited: Vec<(Edition, String)> = Vec::new();
    for case in &cases {
        let asked = match (editions, case.editions()) {
            // A case without expectations is a question: what is the ruling?
            ([], named) if named.is_empty() => Edition::all().to_vec(),
            ([], named) => named,
            (asked, _) => asked.to_vec(),
        };
        let (mut passed, mut runnable) = (true, true);
        for edition in asked {
            if !summary.editions.contains(&edition) {
                summary.editions.push(edition);
            }
            let ran = jadoube_cases::run(case, edition);
            let run = CaseRun::of(text, case, edition, &ran, locale);
            if let Ok(report) = ran {
                summary.runs += 1;
                summary.expectations += report.verdicts().count();
                let met = report.verdicts().filter(|verdict| verdict.met && !verdict.item.negated);
                cited.extend(met.filter_map(|verdict| Some((edition, verdict.article.clone()?))));
            } else {
                runnable = false;
            }
            passed &= run.passed;
            runs.push(run);
        }
        summary.failed += usize::from(!passed);
        summary.unrunnable += usize::from(!runnable);
    }
    cited.sort_unstable();
    cited.dedup();
    summary.articles = cited.len();
    summary.editions.sort_unstable();
    Rule { runs, errors, summary }
}

impl CaseRun {
    /// What came of a case under an edition.
    pub fn of(text: &str, case: &Case, edition: Edition, ran: &Result<Report, RunError>, locale: Locale) -> CaseRun {
        let mut run = CaseRun {
            file: None,
            line: case.place.line,
            title: case.title.clone(),
            edition,
            rate: None,
            supervision: None,
            passed: false,
            steps: Vec::new(),
            failed: Vec::new(),
            scoresheets: Vec::new(),
            error: None,
        };
        match ran {
            Ok(report) => run.fill(report, locale),
            Err(error) => run.error = Some(cannot_run(text, error, locale)),
        }
        run
    }

    fn fill(&mut self, report: &Report, locale: Locale) {
        self.rate = Some(report.rate);
        self.supervision = Some(report.supervision);
        self.passed = report.passed();
        self.scoresheets = report.sheets.iter().map(|note| note.message().text(locale)).collect();
        for heard in &report.heard {
            match heard {
                Heard::Happened { happening, entries, rulings, refused, stands } => self.steps.push(Step {
                    line: happening.place.line,
                    at: happening.at,
                    said: happening.text.clone(),
                    text: told(happening, locale),
                    entries: entries.iter().map(|entry| Entry::of(entry, locale)).collect(),
                    headline: Headline::of(rulings, locale),
                    refused: refused.as_ref().map(|why| telling::impossible(why, locale)),
                    after: standing(stands, locale),
                }),
                Heard::Checked(verdict) if verdict.met => {}
                Heard::Checked(verdict) => {
                    let number = verdict.article.clone();
                    self.failed.push(Failure {
                        line: verdict.item.place.line,
                        column: verdict.item.place.column,
                        expected: Some(verdict.item.text.clone()),
                        article: number.map(|number| ArticleRef { number: number.into(), edition: report.edition }),
                        found: verdict.found.clone(),
                    });
                }
            }
        }
        self.failed.extend(report.unexpected().map(|(place, why)| Failure {
            line: place.line,
            column: place.column,
            expected: None,
            article: None,
            found: telling::impossible(why, locale),
        }));
    }
}

/// What happened. Cases are written in English, so in English the line itself is used.
fn told(happening: &Happening, locale: Locale) -> String {
    if locale == Locale::EN { happening.text.clone() } else { happening.sentence(locale) }
}

fn standing(stands: &jadoube_cases::Standing, locale: Locale) -> Standing {
    Standing {
        fen: stands.position.to_string(),
        turn: stands.position.turn,
        clock: stands.reading,
        score: stands.outcome.map(|outcome| outcome.score),
        text: telling::sentence(&stands.message().text(locale)) + ".",
    }
}

/// A part of a text that cannot be read as a case.
pub fn case_error(text: &str, error: &jadoube_cases::ReadError, locale: Locale) -> Error {
    let place = Place::of(text, error.place.line, error.place.column);
    let nearest = error.problem.meant().into_iter().map(str::to_owned).collect();
    let told = Error::new(ErrorCode::BadCase, &error.problem.message(), locale).at(place);
    Error { nearest, example: Some(EXAMPLE), ..told }
}

fn cannot_run(text: &str, error: &RunError, locale: Locale) -> Error {
    let message: Message = error.problem.message();
    Error::new(ErrorCode::CannotRun, &message, locale).at(Place::of(text, error.place.line, error.place.column))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_shows_a_ruling_under_every_edition() {
        let rule = rule(EXAMPLE, &[], Locale::EN);
        assert!(rule.errors.is_empty(), "{:?}", rule.errors);
        assert_eq!(rule.runs.len(), Edition::all().len());
        for run in &rule.runs {
            assert!(run.error.is_none() && run.passed, "{run:?}");
            let last = run.steps.last().unwrap();
            assert!(last.headline.as_ref().is_some_and(|headline| !headline.routine), "{last:?}");
        }
    }

    #[test]
    fn an_unreadable_line_says_what_was_meant() {
        let rule = rule("case Late\ncontrol 90+30\n0:31:00 white arives\n", &[], Locale::EN);
        let [error] = &rule.errors[..] else { panic!("{:?}", rule.errors) };
        assert_eq!(error.place, Some(Place { line: 3, column: 15, offset: 38 }));
        assert_eq!(error.nearest, ["arrives"]);
        assert_eq!((rule.runs.len(), rule.summary.unread), (0, 1));
    }
}
