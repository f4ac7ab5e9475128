//! What has happened at a board, in the reader's language: the log, the scoresheet, and the meaning of a typed move.

use std::collections::{HashMap, HashSet};

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use jadoube_api::{Headline, SheetCell, SheetRow};
use jadoube_board::{Color, Coordinates, Move, Position, Role, Setup};
use jadoube_clock::Instant;
use jadoube_laws::event::{Act, Actor, Claim, ClockAct, DecisionAct, Hands, MovingAct};
use jadoube_laws::game::Game;
use jadoube_laws::ruling::Ruling;
use jadoube_laws::telling;
use jadoube_laws::vocabulary::Sample;
use jadoube_notation::scoresheet::{Row, Scoresheet};
use jadoube_notation::{Form, Language, Style, write, write_speech};
use jadoube_texts::{Locale, Message};
use serde::{Deserialize, Serialize};

use super::Context;
use super::asked::{Path, Query};
use super::body::JsonBody;
use super::games::visible;
use super::problem::Problem;
use super::visitor::Visitor;
use crate::board::{
    Body, EntryRef, Refusal, Seat, Signed, act_text, entry_text, is_incident, is_silent_for, moves_seen, plies_seen,
    strikes, told, written_as,
};
use crate::store::Seq;

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct As {
    #[serde(default, rename = "as")]
    role: Option<Seat>,
}

/// The log as far as a reader may see it.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Log {
    entries: Vec<Entry>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "LogEntry"))]
pub(crate) struct Entry {
    seq: Seq,
    at: Instant,
    /// The time of day, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    wall: Option<u64>,
    /// Whether it is an incident that an arbiter would look for in the log.
    incident: bool,
    /// Whether the arbiter has struck it out.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    struck: bool,
    /// The row that it strikes out.
    #[serde(skip_serializing_if = "Option::is_none")]
    strikes: Option<Seq>,
    by: Actor,
    /// The account of the arbiter who did it; only arbiters see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    arbiter: Option<String>,
    /// The arbiter's reason; only arbiters see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    act: Act,
    /// What was done, in words.
    text: String,
    rulings: Vec<jadoube_api::Ruling>,
    /// The line of the ruling that is shown first.
    #[serde(skip_serializing_if = "Option::is_none")]
    headline: Option<Headline>,
}

pub(crate) async fn log(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(wanted): Query<As>,
) -> Result<Json<Log>, Problem> {
    let role = visitor.role(&game, wanted.role)?;
    let _turn = context.exports.turn(&visitor).await;
    let folded = context.hall.read_whole(&game).await?;
    let settings = folded.opening.settings;
    // Rows that the broadcast must not show yet come through the feed when they are due.
    let delayed = role == Seat::Spectator && (settings.delay_seconds > 0 || settings.delay_plies > 0);
    let judged = folded.published.iter().filter_map(|row| match &row.body {
        Body::Opened(_) => None,
        Body::Judged(judged) => Some((row.seq, (&judged.event, &judged.rulings[..]))),
    });
    let (numbers, entries): (Vec<Seq>, Vec<EntryRef<'_>>) = judged.unzip();
    // A hidden entry must not be revealed by being struck out either.
    let unseen: HashSet<Seq> = folded.published.iter().filter(|row| !row.is_seen_by(role)).map(|row| row.seq).collect();
    let words = |index: usize| match entries[index].0.act {
        Act::Decision(DecisionAct::Corrects { entry }) if unseen.contains(&(Seq::from(entry) + 1)) => {
            telling::sentence(&entries[index].0.message().text(visitor.locale))
        }
        Act::Clock(ClockAct::StopsClocks { .. }) => {
            telling::sentence(&act_text(entries[index].0, settings.without_arbiter, visitor.locale))
        }
        _ => entry_text(&entries, index, visitor.locale),
    };
    let texts: HashMap<Seq, String> = numbers.into_iter().enumerate().map(|(index, seq)| (seq, words(index))).collect();
    // The first row is the opening, which is not an entry of the game.
    let struck: HashSet<Seq> =
        (1..).zip(folded.game.log()).filter(|(_, entry)| entry.corrected).map(|(seq, _)| seq).collect();
    let silent = is_silent_for(role, settings, &folded.game);
    let rows = folded.published.into_iter().filter(|row| !delayed && row.is_seen_by(role));
    let shown = rows.filter_map(|row| match row.body {
        Body::Opened(_) => None,
        Body::Judged(mut judged) => {
            if silent {
                judged.rulings = told(&judged.event, &judged.rulings).to_vec();
            }
            let say = |ruling: &Ruling| jadoube_api::Ruling::new(ruling, visitor.locale);
            let signed = if role == Seat::Arbiter { judged.signed } else { Signed::default() };
            Some(Entry {
                arbiter: signed.arbiter,
                reason: signed.reason,
                seq: row.seq,
                at: row.at,
                wall: judged.wall,
                incident: is_incident(&judged.event, &judged.rulings),
                struck: struck.contains(&row.seq),
                strikes: strikes(&judged.event.act),
                by: judged.event.by,
                text: texts.get(&row.seq).cloned().unwrap_or_default(),
                act: judged.event.act,
                headline: Headline::of(&judged.rulings, visitor.locale),
                rulings: judged.rulings.iter().map(say).collect(),
            })
        }
    });
    Ok(Json(Log { entries: shown.collect() }))
}

/// The notation of a scoresheet.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Written {
    /// The code of a language of notation, `figurine` for symbols, or nothing for the language of the page.
    #[serde(default)]
    pub(super) notation: Option<String>,
    #[serde(default, rename = "as")]
    pub(super) role: Option<Seat>,
}

/// The moves of a game as on a scoresheet, and what the players have written on theirs.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MoveSheet"))]
pub(crate) struct Sheet {
    rows: Vec<SheetRow>,
    result: String,
    /// How many rows the log had.
    seq: Seq,
    /// How many of the moves have been completed.
    completed: usize,
    /// What White and Black have written and the arbiter has not crossed out, if this role may see it.
    written: [Option<Vec<String>>; 2],
    /// The same as rows.
    written_rows: [Option<Vec<SheetRow>>; 2],
    /// What White and Black still have to write, if this role may see it: completed moves, and `(=)` for an offer.
    missing: [Option<Vec<String>>; 2],
}

/// What a player has written, in rows that begin with the same move number as the game.
fn as_rows(written: &[String], game: &[SheetRow]) -> Vec<SheetRow> {
    let begins_with_black = game.first().is_some_and(|row| row.white.is_none());
    let first = game.first().map_or(1, |row| row.number);
    let cells: Vec<Option<&String>> =
        begins_with_black.then_some(None).into_iter().chain(written.iter().map(Some)).collect();
    let cell = |text: Option<&&String>| text.map(|text| SheetCell { text: (*text).clone(), offer: false, clock: None });
    let row = |(number, pair): (u32, &[Option<&String>])| SheetRow {
        number,
        white: cell(pair[0].as_ref()),
        black: cell(pair.get(1).and_then(Option::as_ref)),
    };
    (first..).zip(cells.chunks(2)).map(row).collect()
}

/// Completed moves that are missing on a scoresheet.
fn missing(rows: &[SheetRow], completed: usize, written: usize) -> Vec<String> {
    let cells = rows.iter().flat_map(|row| [&row.white, &row.black]).flatten();
    let unwritten = cells.take(completed).skip(written);
    unwritten.flat_map(|cell| [Some(cell.text.clone()), cell.offer.then(|| "(=)".to_owned())]).flatten().collect()
}

pub(super) fn style(notation: Option<&str>, locale: Locale) -> Result<Style, Problem> {
    let own = crate::board::language(locale);
    match notation {
        None | Some("") => Ok(Style::fide(own)),
        Some("figurine") => Ok(Style::fide(own).with_figurines()),
        Some(code) => Language::find(code)
            .map(Style::fide)
            .ok_or_else(|| Problem::bad(format!("{code:?} is not a known language of notation"))),
    }
}

/// A language in which moves can be written and typed.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Notation {
    code: &'static str,
    /// Its letters for king, queen, rook, bishop and knight.
    letters: String,
}

/// All of them, by code.
pub(crate) async fn notations(_: Visitor) -> Json<Vec<Notation>> {
    const WRITTEN: [jadoube_board::Role; 5] = [
        jadoube_board::Role::King,
        jadoube_board::Role::Queen,
        jadoube_board::Role::Rook,
        jadoube_board::Role::Bishop,
        jadoube_board::Role::Knight,
    ];
    let told = |language: &Language| Notation {
        code: language.code(),
        letters: WRITTEN.map(|role| language.symbol(role)).join(" "),
    };
    Json(Language::all().iter().map(told).collect())
}

pub(crate) async fn sheet(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(written): Query<Written>,
) -> Result<Json<Sheet>, Problem> {
    let style = style(written.notation.as_deref(), visitor.locale)?;
    let role = visitor.role(&game, written.role)?;
    let _turn = context.exports.turn(&visitor).await;
    let (opening, shown) = visible(&context, &visitor, &game).await?;
    let state = shown.state();
    let written = Color::ALL.map(|side| role.sees_sheet_of(side).then(|| state.sheet(side).moves.clone()));
    // Moves from before a position that the arbiter set up come above those after it.
    let parts = shown.pgn_parts(visitor.locale);
    let mut sheets = parts.iter().map(|part| Scoresheet::of_game(part, &style));
    let earlier: Vec<Row> = sheets.by_ref().take(parts.len() - 1).flat_map(|sheet| sheet.rows).collect();
    let Some(sheet) = sheets.next() else { return Err(Problem::bad("this game has no scoresheet")) };
    let cell = |entry: jadoube_notation::scoresheet::Entry| SheetCell {
        text: entry.text,
        offer: entry.offers_draw,
        clock: entry.clock,
    };
    let line = |row: Row| SheetRow { number: row.number, white: row.white.map(cell), black: row.black.map(cell) };
    let mut rows: Vec<SheetRow> = earlier.into_iter().chain(sheet.rows).map(line).collect();
    let silent = is_silent_for(role, opening.settings, &shown);
    if silent {
        say_as_seen(&mut rows, &shown, &style);
    }
    let cells =
        rows.iter().map(|row| usize::from(row.white.is_some()) + usize::from(row.black.is_some())).sum::<usize>();
    let under_way = state.plies().last().is_some_and(|ply| ply.completed.is_none())
        || (silent && plies_seen(&shown) > state.plies().len());
    let completed = cells.saturating_sub(usize::from(under_way));
    let written_rows = written.each_ref().map(|written| written.as_deref().map(|written| as_rows(written, &rows)));
    let missing =
        written.each_ref().map(|written| written.as_ref().map(|written| missing(&rows, completed, written.len())));
    let seq = shown.log().len() as Seq + 1;
    Ok(Json(Sheet { rows, result: sheet.result, seq, completed, written, written_rows, missing }))
}

/// Writes every move as everybody has seen it, with one that somebody has let go of.
fn say_as_seen(rows: &mut Vec<SheetRow>, game: &Game, style: &Style) {
    let mut moves = moves_seen(game);
    if let Some(made) = moves.pop_if(|_| plies_seen(game) > game.state().plies().len()) {
        let cell = Some(SheetCell { text: written_as(&made, style), offer: false, clock: None });
        match (made.by, rows.last_mut()) {
            (Color::Black, Some(row)) if row.black.is_none() => row.black = cell,
            (Color::Black, _) => rows.push(SheetRow { number: made.number, white: None, black: cell }),
            (Color::White, _) => rows.push(SheetRow { number: made.number, white: cell, black: None }),
        }
    }
    let cells = rows.iter_mut().flat_map(|row| [&mut row.white, &mut row.black]).flatten();
    for (cell, made) in cells.zip(moves) {
        cell.text = written_as(&made, style);
    }
}

/// Something that a player can claim, in words.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct ClaimOffer {
    claim: Claim,
    text: String,
    /// It claims a draw: it may name a move, stops the clocks, and costs time if it is incorrect.
    of_draw: bool,
}

impl ClaimOffer {
    fn of(claim: Claim, locale: Locale) -> ClaimOffer {
        let id = match claim {
            Claim::Repetition => "web-claim-repetition",
            Claim::Fifty => "web-claim-fifty",
            Claim::Flag => "web-claim-flag",
            Claim::IllegalMove => "web-claim-illegal",
            Claim::TouchMove => "web-claim-touch",
            Claim::TwoHands => "web-claim-hands",
        };
        ClaimOffer { claim, text: Message::new(id).text(locale), of_draw: claim.is_of_draw() }
    }
}

/// Everything that a player can claim.
pub(crate) async fn claims(visitor: Visitor) -> Json<Vec<ClaimOffer>> {
    Json(Claim::samples().into_iter().map(|claim| ClaimOffer::of(claim, visitor.locale)).collect())
}

/// A move as it is typed or dictated.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TypedMove"))]
#[serde(deny_unknown_fields)]
pub(crate) struct Typed {
    text: String,
    /// The code of the language of notation that the reader has chosen in addition to the language of the page.
    #[serde(default)]
    notation: Option<String>,
}

/// The meaning of a typed move.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MoveMeant"))]
pub(crate) struct Meant {
    /// What the player would do.
    act: Act,
    /// The squares, for a claim.
    played: Coordinates,
    /// As it is written; as it was typed if it is not a legal move.
    written: String,
    spoken: String,
    /// Whether it is a legal move; missing if the hall does not watch and the reader is not the arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<bool>,
}

/// The longest text that is read as one move.
const LONGEST: usize = 100;

pub(crate) async fn read(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
    JsonBody(typed): JsonBody<Typed>,
) -> Result<Json<Meant>, Problem> {
    if typed.text.len() > LONGEST {
        return Err(Problem::bad("this is too long for a move"));
    }
    let role = visitor.role(&game, None)?;
    let board = context.hall.board(&game).await?;
    let silent = role != Seat::Arbiter && board.settings().is_silent();
    let view = board.snapshot(role).await.ok_or_else(|| Problem::from(&Refusal::Gone))?.view;
    let setup = view.fen.parse::<Setup>().map_err(|error| Problem::bad(error.to_string()))?;
    let text = typed.text.trim();
    let squares = text.parse::<Coordinates>();
    if let (true, Ok(played)) = (silent, squares) {
        return Ok(Json(Meant::on_squares(played, text, None)));
    }
    let chosen = typed.notation.as_deref().and_then(Language::find);
    let languages = [chosen, Some(crate::board::language(visitor.locale)), Some(Language::ENGLISH)];
    let languages: Vec<Language> = languages.into_iter().flatten().collect();
    let style = style(typed.notation.as_deref(), visitor.locale)?;
    let understood = Position::try_from(setup)
        .map(|position| (position, jadoube_api::read_typed(&position, text, &languages, visitor.locale)));
    let told = match understood {
        Ok((position, Ok(m))) => {
            let meant = meant(&position, m, style, visitor.locale);
            return Ok(Json(Meant { legal: meant.legal.filter(|_| !silent), ..meant }));
        }
        Ok((_, Err(told))) => Some(told),
        Err(_) => None,
    };
    // Two squares are always unambiguous, legal or not: as on a wooden board, the Laws then say what follows.
    match squares {
        Ok(played) => Ok(Json(Meant::on_squares(played, text, Some(false)))),
        Err(_) if silent => match typed_on(&setup, text, &languages) {
            Some(played) => Ok(Json(Meant::on_squares(played, text, None))),
            // The reason would tell whether the move is legal.
            None => {
                let message = Message::new("web-typed-squares").text(visitor.locale);
                Err(Problem::new(StatusCode::CONFLICT, "no_move", message))
            }
        },
        Err(_) => {
            let message = told.unwrap_or_else(|| text.to_owned());
            Err(Problem::new(StatusCode::CONFLICT, "no_move", message))
        }
    }
}

impl Meant {
    fn on_squares(played: Coordinates, text: &str, legal: Option<bool>) -> Meant {
        let act = Act::Moving(MovingAct::Plays { played, hands: Hands::One });
        Meant { act, played, written: text.to_owned(), spoken: text.to_owned(), legal }
    }
}

/// A typed move on a board whose position cannot have arisen, such as after an illegal move that nobody has claimed: the only move by the
/// general rules of Article 3 that is written like this.
fn typed_on(setup: &Setup, text: &str, languages: &[Language]) -> Option<Coordinates> {
    let typed: String = text.chars().filter(|sign| !matches!(sign, '+' | '#' | 'x' | ':' | '-' | '=')).collect();
    let mut moves = setup.moves();
    moves.retain(|m| m.castling().is_none());
    let is_written = |m: &Move| {
        languages.iter().any(|&language| {
            let symbol = |role: Role| if role == Role::Pawn { "" } else { language.symbol(role) };
            let (from, to) = (language.square(m.from()), language.square(m.to()));
            let file: String = from.chars().take(1).collect();
            let rank: String = from.chars().skip(1).collect();
            let promotion = m.promotion().map_or("", symbol);
            ["", &file, &rank, &from].iter().any(|from| format!("{}{from}{to}{promotion}", symbol(m.role())) == typed)
        })
    };
    let mut found = moves.into_iter().filter(is_written);
    match (found.next(), found.next()) {
        (Some(m), None) => Some(Coordinates { from: m.from(), to: m.to(), promotion: m.promotion() }),
        _ => None,
    }
}

fn meant(position: &Position, m: Move, style: Style, locale: Locale) -> Meant {
    let played = Coordinates { from: m.from(), to: m.to(), promotion: m.promotion() };
    let act = match m.castling() {
        Some(wing) => Act::Moving(MovingAct::Castles { wing, hands: Hands::One }),
        None => Act::Moving(MovingAct::Plays { played, hands: Hands::One }),
    };
    Meant {
        act,
        played,
        written: write(position, m, &Form::Algebraic(style)),
        spoken: write_speech(position, m, locale),
        legal: Some(true),
    }
}
