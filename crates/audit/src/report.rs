//! Findings as lines for people; `jadoube-api` has them as JSON.

use std::collections::BTreeMap;

use jadoube_board::Color;
use jadoube_lawbook::Article;
use jadoube_notation::pgn::Text;
use jadoube_texts::{Locale, Message};

use crate::{GameFindings, Kind, Severity};

/// A piece of a file, shortened and safe to print.
pub(crate) fn shown(text: Text<'_>) -> String {
    const MOST: usize = 60;
    let text = text.decode();
    let mut short: String =
        text.chars().take(MOST).map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    if text.chars().nth(MOST).is_some() {
        short.push('…');
    }
    short
}

/// The findings of one game for people, one per line below the heading.
pub fn text_block(file: &str, game: &GameFindings, texts: &[String], locale: Locale) -> String {
    let heading = &game.heading;
    let mut block = Message::new("audit-heading")
        .with("file", file)
        .with("game", game.game.to_string())
        .with("line", heading.line.to_string())
        .with("white", unknown(&heading.white))
        .with("black", unknown(&heading.black))
        .with("date", unknown(&heading.date))
        .with("result", unknown(&heading.result))
        .text(locale);
    block.push('\n');
    for (finding, text) in game.findings.iter().zip(texts) {
        let at = finding.moved.map_or(String::new(), |(number, color)| match color {
            Color::White => format!("{number}."),
            Color::Black => format!("{number}…"),
        });
        let article = finding.article.map_or("-".to_owned(), |article| format!("{} ({})", article, article.edition));
        let severity = severity_word(finding.severity, locale);
        block.push_str(&format!("  {at:>5} {severity:<10} {article:<15} {}: {text}\n", finding.kind));
    }
    block
}

fn unknown(text: &str) -> &str {
    if text.is_empty() { "?" } else { text }
}

fn severity_word(severity: Severity, locale: Locale) -> String {
    Message::new("audit-severity").with("severity", severity.name()).text(locale)
}

/// The counts of a whole run.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Games judged.
    pub games: u64,
    /// Games with findings.
    pub with_findings: u64,
    /// Findings of each severity, the least severe first.
    pub by_severity: [u64; 3],
    /// Findings under each Article, by edition and number; those without one under `None`.
    pub by_article: BTreeMap<Option<Article>, u64>,
    /// Findings of each kind.
    pub by_kind: BTreeMap<Kind, u64>,
}

impl Summary {
    /// Counts games and their findings.
    pub fn count(&mut self, games: u64, found: &[GameFindings]) {
        self.games += games;
        self.with_findings += found.len() as u64;
        for finding in found.iter().flat_map(|game| &game.findings) {
            self.by_severity[finding.severity as usize] += 1;
            *self.by_article.entry(finding.article).or_default() += 1;
            *self.by_kind.entry(finding.kind).or_default() += 1;
        }
    }

    /// Whether something is wrong; notes do not count.
    pub fn is_clean(&self) -> bool {
        self.by_severity[1..].iter().all(|&count| count == 0)
    }

    /// For people.
    pub fn text(&self, locale: Locale) -> String {
        let number = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
        let [notes, warnings, errors] = self.by_severity;
        let mut text = Message::new("audit-summary")
            .with("games", number(self.games))
            .with("with", number(self.with_findings))
            .with("errors", number(errors))
            .with("warnings", number(warnings))
            .with("notes", number(notes))
            .text(locale);
        text.push('\n');
        if self.by_kind.is_empty() {
            return text;
        }
        text.push_str(&Message::new("audit-by-kind").text(locale));
        text.push('\n');
        for (kind, count) in &self.by_kind {
            text.push_str(&format!("{count:>10}  {kind}\n"));
        }
        text.push_str(&Message::new("audit-by-article").text(locale));
        text.push('\n');
        for (article, count) in &self.by_article {
            let name = match article {
                Some(article) => format!("{article} ({})", article.edition),
                None => Message::new("audit-no-article").text(locale),
            };
            text.push_str(&format!("{count:>10}  {name}\n"));
        }
        text
    }
}
