//! The pairings of a competition over HTTP: reading them as typed, setting up boards, correcting.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use jadoube_laws::telling;
use jadoube_texts::{Locale, Message};
use jadoube_tournament::warnings::{Warning, warnings};
use jadoube_tournament::{Color, Tournament};
use serde::{Deserialize, Serialize};

use super::Context;
use super::asked::Path;
use super::body::{JsonBody, LIST, check_line, check_lines};
use super::problem::Problem;
use super::visitor::Visitor;
use crate::competition::trf::{self, Faults, Pairs};
use crate::competition::{
    Attends, ByeWorth, CompetitionState, DeskError, Eyes, Moved, NewName, Unfit, csv, new_names, typed,
};

/// A pairing list as text.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub(crate) enum Pairings {
    Csv(String),
    Trf(String),
    /// The answer of a pairing program to our report: the number of pairs, then two starting ranks a line.
    Pairs(String),
    /// A board per line, as people type it, or a table with a heading.
    Typed(String),
}

/// A text of pairings to preview before boards are set up.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PairingsDraft"))]
#[serde(deny_unknown_fields)]
pub(crate) struct Draft {
    /// A board per line, or a table with a heading.
    #[serde(default)]
    typed: String,
    /// A report instead of a list.
    #[serde(default)]
    trf: Option<String>,
    /// The competition that it is for, whose players are already known.
    #[serde(default)]
    competition: Option<String>,
}

/// The preview of a text of pairings.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct PairingsRead {
    lines: Vec<typed::Line>,
    /// The names that are new to the competition.
    new: Vec<NewName>,
    /// How many players the competition has.
    players: usize,
    /// The players of the competition whom the text does not name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    not_paired: Vec<String>,
    /// What is unusual: repeated pairings, a third game in a row with one color, a second bye.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    warnings: Vec<String>,
}

/// The problem of a text that cannot be read, in the reader's language.
pub(super) fn malformed(message: &Message, locale: Locale) -> Problem {
    Problem::bad(telling::sentence(&message.text(locale)))
}

/// The faults of a report, a line each.
fn faulty(faults: &Faults, locale: Locale) -> Problem {
    let mut lines: Vec<String> = faults
        .list
        .iter()
        .take(SHOWN_FAULTS)
        .map(|fault| telling::sentence(&trf::message(fault).text(locale)))
        .collect();
    if faults.more || faults.list.len() > SHOWN_FAULTS {
        lines.push(telling::sentence(&Message::new("report-more-faults").text(locale)));
    }
    Problem::bad(lines.join("\n"))
}

/// The most faults of a report that are shown at once.
const SHOWN_FAULTS: usize = 10;

/// Whether the first line has the names of columns.
fn is_table(text: &str) -> bool {
    let head = text.lines().next().unwrap_or("").to_lowercase();
    let has =
        |name: &str| head.split([',', ';', '\t']).any(|column| column.trim_matches(['"', ' ', '\u{feff}']) == name);
    has("white") && has("black")
}

/// The numbers of the lines of a table, from 1, and those of typed lines among them.
fn lines_of(text: &str) -> (Vec<usize>, Vec<usize>) {
    let head = text.lines().next().unwrap_or("");
    // A name may contain a comma: only a separator that is not used otherwise distinguishes a row of the table from a typed line.
    let sign = [';', '\t'].into_iter().find(|sign| head.contains(*sign));
    let is_row = |line: &str| sign.is_none_or(|sign| line.contains(sign));
    let written = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let (rows, typed): (Vec<_>, Vec<_>) = written.partition(|(_, line)| is_row(line));
    let numbers = |lines: Vec<(usize, &str)>| lines.into_iter().map(|(index, _)| index + 1).collect();
    (numbers(rows), numbers(typed))
}

fn typed_lines(text: &str, locale: Locale) -> Result<Vec<typed::Line>, Problem> {
    if !is_table(text) {
        return Ok(typed::read(text));
    }
    let (rows, among) = lines_of(text);
    if among.is_empty() {
        return table_lines(text, locale);
    }
    let all: Vec<&str> = text.lines().collect();
    let only = |numbers: &[usize]| {
        let kept = all.iter().zip(1..).map(|(line, number)| if numbers.contains(&number) { line } else { "" });
        kept.collect::<Vec<&str>>().join("\n")
    };
    // The rows of the table follow its heading, not counting blank lines.
    let mut lines = table_lines(&only(&rows), locale)?;
    for line in &mut lines {
        line.line = rows.get(line.line - 1).copied().unwrap_or(line.line);
    }
    lines.extend(typed::read(&only(&among)));
    lines.sort_by_key(|line| line.line);
    Ok(lines)
}

/// A table with a heading, line by line.
fn table_lines(text: &str, locale: Locale) -> Result<Vec<typed::Line>, Problem> {
    let list = csv::read(text).map_err(|error| malformed(&error.message(), locale))?;
    let line = |(index, paired): (usize, csv::Paired)| {
        let board = paired.board.unwrap_or_else(|| u16::try_from(index + 1).unwrap_or(u16::MAX));
        let read = match paired.black {
            Some(black) => typed::Read::Board(Box::new(typed::Board {
                board,
                white: paired.white,
                black,
                white_title: paired.white_title,
                black_title: paired.black_title,
                white_rating: paired.white_rating,
                black_rating: paired.black_rating,
                left_out: Vec::new(),
            })),
            None => {
                let (title, rating) = (paired.white_title, paired.white_rating);
                typed::Read::Bye(typed::Bye { player: paired.white, title, rating, worth: paired.bye })
            }
        };
        typed::Line { line: index + 2, read }
    };
    Ok(list.into_iter().enumerate().map(line).collect())
}

pub(crate) async fn read_pairings(
    State(context): State<Context>,
    visitor: Visitor,
    JsonBody(draft): JsonBody<Draft, LIST>,
) -> Result<Json<PairingsRead>, Problem> {
    visitor.arbiter()?;
    check_lines(&draft.typed)?;
    check_lines(draft.trf.as_deref().unwrap_or(""))?;
    let (lines, names) = match &draft.trf {
        Some(report) => {
            let report = trf::read(report).map_err(|faults| faulty(&faults, visitor.locale))?;
            (Vec::new(), report.players.into_iter().map(|player| player.name).collect())
        }
        None => {
            let lines = typed_lines(&draft.typed, visitor.locale)?;
            let names = typed::names(&lines);
            (lines, names)
        }
    };
    let (players, left_out, warnings) = match &draft.competition {
        Some(competition) => {
            let state = context.desk.state(competition).await?;
            let (log, ends) = context.desk.log_and_ends(&state, Eyes::Arbiters).await?;
            let mut warnings = unusual(&state, &trf::tournament(&state, &log, &ends), &lines, visitor.locale);
            let next = u16::try_from(state.rounds.len() + 1).unwrap_or(u16::MAX);
            let not_playing: Vec<usize> =
                (0..state.players.len()).filter(|player| state.attends(*player, next) != Attends::Plays).collect();
            let at_boards = typed::at_boards(&lines);
            warnings.extend(not_playing.iter().map(|player| &state.players[*player].name).filter_map(|name| {
                let message =
                    Message::new("pairing-not-playing").with("name", name.clone()).with("round", i64::from(next));
                at_boards.contains(name).then(|| telling::sentence(&message.text(visitor.locale)))
            }));
            let mut left_out = state.dropped;
            left_out.extend(not_playing);
            (state.players, left_out, warnings)
        }
        None => Default::default(),
    };
    let left = players
        .iter()
        .enumerate()
        .filter(|(number, player)| !left_out.contains(number) && !names.contains(&player.name));
    let not_paired = left.map(|(_, player)| player.name.clone()).collect();
    Ok(Json(PairingsRead { lines, new: new_names(&names, &players), players: players.len(), not_paired, warnings }))
}

/// What is unusual about typed pairings of the next round, in words. New players have no history.
fn unusual(state: &CompetitionState, event: &Tournament, lines: &[typed::Line], locale: Locale) -> Vec<String> {
    let numbers = trf::numbers(state);
    let rank = |name: &str| {
        let found = numbers.iter().zip(1u16..).find(|(number, _)| state.players[**number].name == name);
        found.map(|(_, rank)| rank)
    };
    let mut pairs = Pairs::default();
    for line in lines {
        match &line.read {
            typed::Read::Board(board) => {
                if let (Some(white), Some(black)) = (rank(&board.white), rank(&board.black)) {
                    pairs.boards.push([white, black]);
                }
            }
            typed::Read::Bye(bye) if bye.worth == ByeWorth::Full => pairs.bye = rank(&bye.player).or(pairs.bye),
            _ => {}
        }
    }
    let name = |rank: u16| {
        let number = numbers.get(usize::from(rank) - 1);
        number.map_or_else(String::new, |number| state.players[*number].name.clone())
    };
    let of_color = |message: &'static str, player: u16, color: Color, history: &[Color]| {
        let signs = history.iter().map(|color| if *color == Color::White { '○' } else { '●' });
        Message::new(message)
            .with("name", name(player))
            .with("color", if color == Color::White { "white" } else { "black" })
            .with("history", signs.collect::<String>())
    };
    let told = |warning: Warning| {
        let message = match warning {
            Warning::Repeated { white, black, rounds } => {
                let rounds: Vec<String> = rounds.iter().map(ToString::to_string).collect();
                Message::new("pairing-repeated")
                    .with("white", name(white))
                    .with("black", name(black))
                    .with("rounds", rounds.join(", "))
            }
            Warning::ThirdInARow { player, color, history } => of_color("pairing-third-color", player, color, &history),
            Warning::Imbalance { player, color, history } => of_color("pairing-imbalance", player, color, &history),
            Warning::SecondBye { player, round } => {
                Message::new("pairing-second-bye").with("name", name(player)).with("round", i64::from(round))
            }
            // Who is missing or new is shown anyway.
            _ => return None,
        };
        Some(telling::sentence(&message.text(locale)))
    };
    warnings(event, &pairs).into_iter().filter_map(told).collect()
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct RoundPaired {
    round: u16,
}

pub(crate) async fn pair(
    State(context): State<Context>,
    visitor: Visitor,
    Path(competition): Path<String>,
    JsonBody(pairings): JsonBody<Pairings, LIST>,
) -> Result<(StatusCode, Json<RoundPaired>), Problem> {
    visitor.arbiter()?;
    let (Pairings::Csv(text) | Pairings::Trf(text) | Pairings::Pairs(text) | Pairings::Typed(text)) = &pairings;
    check_lines(text)?;
    let _alone = context.desk.alone().await;
    let round = match pairings {
        Pairings::Csv(text) => {
            let list = csv::read(&text).map_err(|error| malformed(&error.message(), visitor.locale))?;
            context.desk.pair(&competition, &list).await
        }
        Pairings::Typed(text) if is_table(&text) && lines_of(&text).1.is_empty() => {
            let list = csv::read(&text).map_err(|error| malformed(&error.message(), visitor.locale))?;
            context.desk.pair(&competition, &list).await
        }
        Pairings::Typed(text) => {
            let list = typed::list(&typed_lines(&text, visitor.locale)?).filter(|list| !list.is_empty());
            let list = list.ok_or_else(|| malformed(&Message::new("pairing-unread"), visitor.locale))?;
            context.desk.pair(&competition, &list).await
        }
        Pairings::Trf(text) => {
            let report = trf::read(&text).map_err(|faults| faulty(&faults, visitor.locale))?;
            context.desk.pair_from_report(&competition, &report).await
        }
        Pairings::Pairs(text) => {
            let pairs = trf::read_pairs(&text).map_err(|faults| faulty(&faults, visitor.locale))?;
            context.desk.pair_from_pairs(&competition, &pairs).await
        }
    };
    let round = round.map_err(|error| in_words(error, visitor.locale))?;
    Ok((StatusCode::CREATED, Json(RoundPaired { round })))
}

/// A correction of an announcement or a pairing.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub(crate) enum Correction {
    /// The new name of the competition.
    Name(String),
    /// The name of a player was misspelled.
    Player { wrong: String, right: String },
    /// The correct pairing of a round, a board per line; games that have begun must be in it unchanged.
    Round { round: u16, typed: String },
    /// The last round was paired by mistake.
    Unpaired { round: u16 },
}

/// Why something cannot be paired, corrected or started, in the reader's language.
pub(super) fn in_words(error: DeskError, locale: Locale) -> Problem {
    let told = match &error {
        DeskError::Begun { round, board, white, black } => Message::new("pairing-begun")
            .with("round", i64::from(*round))
            .with("board", i64::from(*board))
            .with("white", white.clone())
            .with("black", black.clone()),
        DeskError::NoPlayer(name) => Message::new("pairing-no-player").with("name", name.clone()),
        DeskError::Unfit(Unfit::NameTaken(name)) => Message::new("pairing-name-taken").with("name", name.clone()),
        DeskError::Unfit(Unfit::NotLast { round, last }) => {
            Message::new("pairing-not-last").with("round", i64::from(*round)).with("last", last.to_string())
        }
        DeskError::Unfit(Unfit::Twice { name, round }) => {
            Message::new("pairing-twice").with("name", name.clone()).with("round", i64::from(*round))
        }
        DeskError::Unfit(Unfit::AlreadyPaired { round, next }) => {
            Message::new("attendance-round-paired").with("round", i64::from(*round)).with("next", next.to_string())
        }
        DeskError::Unfit(Unfit::Round { expected, found }) => {
            Message::new("pairing-round-order").with("expected", expected.to_string()).with("found", i64::from(*found))
        }
        DeskError::Unfit(Unfit::Board { board, round }) => {
            Message::new("pairing-board-twice").with("board", i64::from(*board)).with("round", i64::from(*round))
        }
        DeskError::Unfit(Unfit::NoRound(round)) => Message::new("pairing-no-round").with("round", i64::from(*round)),
        DeskError::Unfit(Unfit::NoName) => Message::new("pairing-name-missing"),
        DeskError::SeveralRounds(one, other) => {
            Message::new("pairing-several-rounds").with("one", i64::from(*one)).with("other", i64::from(*other))
        }
        DeskError::NoRank(rank) => Message::new("pairing-no-rank").with("rank", i64::from(*rank)),
        DeskError::NothingToPlay => Message::new("pairing-nothing-to-play"),
        DeskError::Refused(refused) => refused.message(),
        _ => return error.into(),
    };
    Problem { message: telling::sentence(&told.text(locale)), ..error.into() }
}

pub(crate) async fn correct(
    State(context): State<Context>,
    visitor: Visitor,
    Path(competition): Path<String>,
    JsonBody(correction): JsonBody<Correction, LIST>,
) -> Result<StatusCode, Problem> {
    visitor.arbiter()?;
    match &correction {
        Correction::Round { typed, .. } => check_lines(typed)?,
        Correction::Name(name) => check_line(name)?,
        Correction::Player { wrong, right } => {
            check_line(wrong)?;
            check_line(right)?;
        }
        Correction::Unpaired { .. } => {}
    }
    let desk = &context.desk;
    let _alone = desk.alone().await;
    let moved = match correction {
        Correction::Name(name) => desk.rename(&competition, &name).await.map(|()| Vec::new()),
        Correction::Player { wrong, right } => desk.correct_name(&competition, &wrong, &right).await,
        Correction::Round { round, typed } => {
            let list = typed::list(&typed_lines(&typed, visitor.locale)?).filter(|list| !list.is_empty());
            let list = list.ok_or_else(|| malformed(&Message::new("pairing-unread"), visitor.locale))?;
            desk.repair(&competition, round, &list).await
        }
        Correction::Unpaired { round } => desk.unpair(&competition, round).await,
    };
    let moved = moved.map_err(|error| in_words(error, visitor.locale))?;
    for Moved { from, to } in &moved {
        context.links.lead(from, to.as_ref()).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
