//! The tie-breaks of a competition over HTTP: their names, and how a value came about.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use jadoube_laws::telling;
use jadoube_texts::{Locale, Message};
use jadoube_tournament::tie_breaks::{Cut, CutReason, Explanation, Formula, Part, Source, TieBreak};
use serde::Serialize;

use super::Context;
use super::asked::Path;
use super::problem::Problem;
use super::visitor::Visitor;
use crate::competition::{CompetitionState, Regulations, calculator, trf};

/// A tie-break of a competition.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct TieBreakName {
    /// The code, such as `BH/C1`.
    code: String,
    /// The name.
    name: String,
    /// The Article of FIDE C.07.
    article: &'static str,
}

/// How a tie-break of a player came about.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct TieBreakExplained {
    #[serde(flatten)]
    of: TieBreakName,
    /// The value; none if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<String>,
    /// The numbers that were added, and what was left out, a line each; the last one is the total.
    lines: Vec<String>,
}

fn named(tie_break: &TieBreak, locale: Locale) -> TieBreakName {
    let name = Message::new("tie-break-name").with("code", tie_break.kind.code()).text(locale);
    let cut = |message: &'static str, count: u8| {
        Message::new(message).with("name", name.clone()).with("count", i64::from(count)).text(locale)
    };
    let name = match tie_break.cut {
        Cut::Nothing => name.clone(),
        Cut::Least(count) => cut("tie-break-cut", count),
        Cut::Median(count) => cut("tie-break-median", count),
    };
    TieBreakName { code: tie_break.to_string(), name, article: tie_break.kind.article() }
}

/// The tie-breaks of a competition in their order.
pub(super) fn names(regulations: &Regulations, locale: Locale) -> Vec<TieBreakName> {
    regulations.list().iter().map(|tie_break| named(tie_break, locale)).collect()
}

pub(crate) async fn explain(
    State(context): State<Context>,
    visitor: Visitor,
    Path((competition, player)): Path<(String, usize)>,
) -> Result<Json<Vec<TieBreakExplained>>, Problem> {
    let eyes = visitor.eyes();
    let state = context.desk.published(&context.desk.state_for(&competition, eyes).await?, eyes).await?;
    let numbers = trf::numbers(&state);
    let Some(rank) = numbers.iter().zip(1u16..).find(|(number, _)| **number == player).map(|(_, rank)| rank) else {
        return Err(Problem::new(StatusCode::NOT_FOUND, "unknown_player", "there is no such player"));
    };
    let (log, ends) = context.desk.log_and_ends(&state, eyes).await?;
    let calculator = calculator(&state, &log, &ends);
    let list = state.announcement.regulations.list();
    let rows = calculator.standings(&list);
    let row = rows.into_iter().find(|row| row.rank == rank);
    let cells = row.map(|row| row.cells).unwrap_or_default();
    let explained = |(tie_break, cell): (&TieBreak, &jadoube_tournament::tie_breaks::Cell)| {
        let mut found = calculator.explain(rank, tie_break, &cell.rivals)?;
        found.value = cell.value;
        let value = found.value.map(|value| visitor.locale.decimal(&tie_break.show(value)));
        Some(TieBreakExplained {
            of: named(tie_break, visitor.locale),
            value,
            lines: lines(&found, &state, &numbers, visitor.locale),
        })
    };
    Ok(Json(list.iter().zip(&cells).filter_map(explained).collect()))
}

/// An explanation, line by line.
fn lines(explained: &Explanation, state: &CompetitionState, numbers: &[usize], locale: Locale) -> Vec<String> {
    let name = |part: &Part| {
        let number = part.opponent.and_then(|rank| numbers.get(usize::from(rank) - 1));
        number.and_then(|number| state.players.get(*number)).map(|player| player.name.clone())
    };
    let mut lines: Vec<String> = explained.parts.iter().map(|part| line(part, name(part), locale)).collect();
    lines.push(telling::sentence(&total(explained, locale)));
    lines
}

fn line(part: &Part, opponent: Option<String>, locale: Locale) -> String {
    let product = part.factor.is_some();
    let source = match part.source {
        Source::Dummy { capped: false } => {
            if product {
                "dummy_product"
            } else {
                "dummy"
            }
        }
        Source::Dummy { capped: true } => {
            if product {
                "capped_product"
            } else {
                "capped"
            }
        }
        Source::RunningScore => "running",
        Source::Result if opponent.is_none() => "alone",
        Source::Result => "result",
        _ => {
            if product {
                "product"
            } else {
                "opponent"
            }
        }
    };
    let decimal = |text: String| locale.decimal(&text);
    let told = Message::new("tie-break-part")
        .with("source", source)
        .with("round", i64::from(part.round))
        .with("opponent", opponent.unwrap_or_default())
        .with("amount", decimal(part.amount.to_string()))
        .with("factor", decimal(part.factor.map_or_else(String::new, |factor| factor.to_string())))
        .with("value", decimal(part.value().to_string()));
    let told = telling::sentence(&told.text(locale));
    let why = match part.cut {
        None => return told,
        Some(CutReason::Least) => "least",
        Some(CutReason::Most) => "most",
        Some(CutReason::Unplayed) => "unplayed",
    };
    Message::new("tie-break-left-out").with("line", told).with("why", why).text(locale)
}

fn total(explained: &Explanation, locale: Locale) -> String {
    let Some(value) = explained.value else { return Message::new("tie-break-no-value").text(locale) };
    let value = locale.decimal(&explained.tie_break.show(value));
    let (formula, mean, difference, percent) = match explained.formula {
        Formula::Mean | Formula::RoundedMean => ("mean", 0, 0, 0),
        Formula::Performance { hundredths, difference } => {
            let counted = explained.value.map_or(0, |value| value.rounded()) - i64::from(difference);
            ("performance", counted, i64::from(difference), i64::from(hundredths))
        }
        Formula::PerfectPerformance { .. } => ("perfect", 0, 0, 0),
        Formula::Own => ("own", 0, 0, 0),
        Formula::Encounter => ("encounter", 0, 0, 0),
        _ => ("sum", 0, 0, 0),
    };
    Message::new("tie-break-total")
        .with("formula", formula)
        .with("value", value)
        .with("mean", mean.to_string())
        .with("difference", difference.to_string())
        .with("percent", percent)
        .text(locale)
}
