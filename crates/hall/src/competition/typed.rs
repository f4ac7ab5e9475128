//! Pairings as people type or paste them: one board per line, with or without its number, and players without an opponent.

mod cells;

use serde::Serialize;

use self::cells::{Cells, Person, by_commas, columns, numbered, without_result};
use super::byes::{self, ByeWorth, is_dash};
use super::csv::Paired;
use super::heads::is_head;

/// A line of the text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PairingLine"))]
pub struct Line {
    /// Its number in the text, from 1.
    pub line: usize,
    /// How it was read.
    #[serde(flatten)]
    pub read: Read,
}

/// How a line was read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PairingRead"))]
#[serde(rename_all = "snake_case")]
pub enum Read {
    /// Two players at a board.
    Board(Box<Board>),
    /// A player without an opponent.
    Bye(Bye),
    /// A line that cannot be used.
    Fault(Fault),
}

/// Two players at a board, from a line.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PairedBoard"))]
pub struct Board {
    /// Its number; counted from the top if the line has none.
    pub board: u16,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// White's title, or nothing.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub white_title: String,
    /// Black's title, or nothing.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub black_title: String,
    /// White's rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white_rating: Option<u16>,
    /// Black's rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black_rating: Option<u16>,
    /// Parts of the line that are ignored: a result, points, numbers of players.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<String>,
}

/// A player without an opponent, from a line.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PairedBye"))]
pub struct Bye {
    /// The player.
    pub player: String,
    /// The title, or nothing.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// What the round is worth.
    pub worth: ByeWorth,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PairingFault"))]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// Only one name, and nothing about the opponent.
    OneName {
        /// What was found.
        found: String,
    },
    /// More than two names.
    ManyNames {
        /// The number of names.
        found: usize,
    },
    /// A comma that may separate two players or be part of one name.
    Comma {
        /// What was found.
        found: String,
    },
    /// A dash with no name before it.
    NoName,
    /// A dash at the end, which does not say that there is no opponent.
    NoOpponent {
        /// The name before it.
        found: String,
    },
    /// A player who is on an earlier line.
    Twice {
        /// The player.
        player: String,
        /// The earlier line.
        before: usize,
    },
    /// A board that is on an earlier line.
    BoardTwice {
        /// Its number.
        board: u16,
        /// The earlier line.
        before: usize,
    },
}

/// Whether this is not a player but means that there is no opponent.
pub fn is_bye(name: &str) -> bool {
    byes::read(name).is_some()
}

/// Reads a text line by line. Names may be separated by a dash with spaces around it, by tabs, semicolons, `vs`, a result, or by commas
/// after the number of the board. Titles come before a name, ratings after it. Anything else is ignored, and reported as such.
///
/// ```
/// use jadoube_hall::competition::typed::{Board, Bye, Read, read};
/// let lines = read("1. Polgár, Judit – Anna\n2\tBert\tGM Cecil 2500\nDora - bye\n");
/// let second = Board { board: 2, white: "Bert".into(), black: "Cecil".into(), black_title: "GM".into(), black_rating: Some(2500), ..Board::default() };
/// assert_eq!(lines[1].read, Read::Board(Box::new(second)));
/// assert_eq!(lines[2].read, Read::Bye(Bye { player: "Dora".into(), ..Bye::default() }));
/// ```
pub fn read(text: &str) -> Vec<Line> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines: Vec<Line> = Vec::new();
    let mut next = 1;
    for (index, written) in text.lines().enumerate() {
        if written.trim().is_empty() || is_head(written) {
            continue;
        }
        let mut read = read_line(written, next);
        if let Read::Board(seats) = &read {
            next = seats.board.saturating_add(1);
        }
        if let Some(fault) = repeats(&read, index + 1, &lines) {
            read = Read::Fault(fault);
        }
        lines.push(Line { line: index + 1, read });
    }
    lines
}

/// The boards and byes of a text, if every line of it could be read.
pub fn list(lines: &[Line]) -> Option<Vec<Paired>> {
    let paired = |line: &Line| match line.read.clone() {
        Read::Board(seats) => Some(Paired {
            round: None,
            board: Some(seats.board),
            white: seats.white,
            black: Some(seats.black),
            white_rating: seats.white_rating,
            black_rating: seats.black_rating,
            white_title: seats.white_title,
            black_title: seats.black_title,
            bye: ByeWorth::default(),
        }),
        Read::Bye(bye) => Some(Paired {
            round: None,
            board: None,
            white: bye.player,
            black: None,
            white_rating: bye.rating,
            black_rating: None,
            white_title: bye.title,
            black_title: String::new(),
            bye: bye.worth,
        }),
        Read::Fault(_) => None,
    };
    lines.iter().map(paired).collect()
}

/// Everybody named in a text, in its order.
pub fn names(lines: &[Line]) -> Vec<String> {
    lines.iter().flat_map(|line| players(&line.read)).collect()
}

/// The names of the players who have an opponent.
pub fn at_boards(lines: &[Line]) -> Vec<String> {
    let boards = lines.iter().filter(|line| matches!(line.read, Read::Board(_)));
    boards.flat_map(|line| players(&line.read)).collect()
}

fn players(read: &Read) -> Vec<String> {
    match read {
        Read::Board(seats) => vec![seats.white.clone(), seats.black.clone()],
        Read::Bye(bye) => vec![bye.player.clone()],
        Read::Fault(_) => Vec::new(),
    }
}

fn read_line(written: &str, next: u16) -> Read {
    let (board, rest, after) = match numbered(written) {
        Some((board, rest, after)) => (board, rest, Some(after)),
        None => (next, written, None),
    };
    let mut line = Cells::default();
    let (rest, result) = without_result(rest.trim());
    line.left_out.extend(result.filter(|result| *result != "*").map(str::to_owned));
    let by_result = result.and_then(worth_of);
    let cells = match columns(rest) {
        Some(cells) => cells,
        None => match by_commas(rest, after == Some(',')) {
            Ok(Some(cells)) => cells,
            Ok(None) => vec![rest.to_owned()],
            Err(fault) => return Read::Fault(fault),
        },
    };
    if let [alone] = &cells[..] {
        return match with_bye(alone) {
            Some((player, worth)) => bye(Person::read(player), worth),
            None => Read::Fault(Fault::OneName { found: rest.trim().to_owned() }),
        };
    }
    for cell in &cells {
        line.take(cell);
    }
    let first_is_open = cells.first().is_some_and(|cell| cell.trim().is_empty());
    match &line.persons[..] {
        [white, black] => Read::Board(Box::new(Board {
            board,
            white: white.name.clone(),
            black: black.name.clone(),
            white_title: white.title.clone(),
            black_title: black.title.clone(),
            white_rating: white.rating,
            black_rating: black.rating,
            left_out: line.left_out,
        })),
        [_] if first_is_open && line.bye.is_none() => Read::Fault(Fault::NoName),
        [player] if line.bye.is_none() && line.worth.or(by_result).is_none() && is_unfinished(rest) => {
            Read::Fault(Fault::NoOpponent { found: player.name.clone() })
        }
        [player] if line.bye.is_some() || line.is_open => {
            let said = line.bye.filter(|worth| *worth != ByeWorth::Full);
            bye(player.clone(), said.or(line.worth).or(by_result).or(line.bye).unwrap_or_default())
        }
        [] => Read::Fault(Fault::NoName),
        [_] => Read::Fault(Fault::OneName { found: rest.trim().to_owned() }),
        many => Read::Fault(Fault::ManyNames { found: many.len() }),
    }
}

/// `Anna -`: an unfinished line. Programs leave a table cell empty, and people who mean a bye write `Anna - -`.
fn is_unfinished(line: &str) -> bool {
    let mut words = line.split_whitespace().rev();
    let is_sign = |word: Option<&str>| word.is_some_and(|word| word.chars().all(is_dash));
    !line.contains(['\t', ';']) && is_sign(words.next()) && !is_sign(words.next())
}

fn bye(person: Person, worth: ByeWorth) -> Read {
    Read::Bye(Bye { player: person.name, title: person.title, rating: person.rating, worth })
}

/// `Anna bye`, `Anna (bye)`, `Anna half-point bye`, `bye: Anna`.
fn with_bye(line: &str) -> Option<(&str, ByeWorth)> {
    let line = line.trim();
    if let Some((before, player)) = line.split_once(':')
        && let Some(worth) = byes::read(before)
        && !player.trim().is_empty()
    {
        return Some((player.trim(), worth));
    }
    let ends = line.char_indices().filter(|(_, letter)| letter.is_whitespace());
    ends.filter_map(|(place, _)| Some((line[..place].trim(), byes::read(&line[place..])?)))
        .find(|(player, _)| !player.is_empty())
}

/// The worth of a result that is written beside a bye: `1-0`, `½-0`, `0-0`.
fn worth_of(result: &str) -> Option<ByeWorth> {
    let joined = result.split_whitespace().collect::<String>().replace("1/2", "½");
    [
        ("½", ByeWorth::Half),
        ("0.5", ByeWorth::Half),
        ("0,5", ByeWorth::Half),
        ("=", ByeWorth::Half),
        ("1", ByeWorth::Full),
        ("+", ByeWorth::Full),
        ("0", ByeWorth::Zero),
        ("-", ByeWorth::Zero),
    ]
    .into_iter()
    .find_map(|(sign, worth)| joined.starts_with(sign).then_some(worth))
}

/// The fault of a player or a board that is on an earlier line.
fn repeats(read: &Read, at: usize, before: &[Line]) -> Option<Fault> {
    let new = players(read);
    if let [white, black] = &new[..]
        && white == black
    {
        return Some(Fault::Twice { player: white.clone(), before: at });
    }
    for line in before {
        if let Some(player) = players(&line.read).into_iter().find(|player| new.contains(player)) {
            return Some(Fault::Twice { player, before: line.line });
        }
        if let (Read::Board(seats), Read::Board(others)) = (read, &line.read)
            && seats.board == others.board
        {
            return Some(Fault::BoardTwice { board: seats.board, before: line.line });
        }
    }
    None
}

#[cfg(test)]
mod tests;
