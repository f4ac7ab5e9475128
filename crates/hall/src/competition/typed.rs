//! Pairings as people type or paste them: a board a line, with or without its number, and players who have no opponent.

use serde::Serialize;

use super::byes::{self, ByeWorth, amount, is_dash};
use super::csv::Paired;
use super::heads::is_head;

/// What a line says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PairingLine"))]
pub struct Line {
    /// Its number in the text, from 1.
    pub line: usize,
    /// What is made of it.
    #[serde(flatten)]
    pub read: Read,
}

/// What is made of a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PairingRead"))]
#[serde(rename_all = "snake_case")]
pub enum Read {
    /// Two players at a board.
    Board(Box<Board>),
    /// A player without an opponent.
    Bye(Bye),
    /// Nothing that can be played.
    Fault(Fault),
}

/// Two players at a board, as a line tells them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PairedBoard"))]
pub struct Board {
    /// Its number; counted from the top where the line has none.
    pub board: u16,
    /// Who has White.
    pub white: String,
    /// Who has Black.
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
    /// What stands in the line and is not taken over: a result, points, numbers of players.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<String>,
}

/// A player without an opponent, as a line tells it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PairedBye"))]
pub struct Bye {
    /// Who.
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
    /// One name only, with nothing that says who the opponent is.
    OneName {
        /// What stands there.
        found: String,
    },
    /// More than two names.
    ManyNames {
        /// How many.
        found: usize,
    },
    /// A comma that may stand between two players or within one name.
    Comma {
        /// What stands there.
        found: String,
    },
    /// A dash, but nobody before it.
    NoName,
    /// A dash at the end, and nothing that says that there is no opponent.
    NoOpponent {
        /// Who stands before it.
        found: String,
    },
    /// Somebody is there who was there before.
    Twice {
        /// Who.
        player: String,
        /// On which line before.
        before: usize,
    },
    /// A board is there that was there before.
    BoardTwice {
        /// Its number.
        board: u16,
        /// On which line before.
        before: usize,
    },
}

/// Whether this is no player but says that there is no opponent.
pub fn is_bye(name: &str) -> bool {
    byes::read(name).is_some()
}

/// Reads a text line by line. Names may be kept apart by a dash with spaces around it, by tabs, semicolons, `vs`, a result, or by commas
/// after the number of the board. Titles stand before a name, ratings behind it. What is told besides is left out, and said so.
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

/// The boards and byes of a text, where every line of it could be read.
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

/// Everybody whom a text names, in its order.
pub fn names(lines: &[Line]) -> Vec<String> {
    lines.iter().flat_map(|line| players(&line.read)).collect()
}

fn players(read: &Read) -> Vec<String> {
    match read {
        Read::Board(seats) => vec![seats.white.clone(), seats.black.clone()],
        Read::Bye(bye) => vec![bye.player.clone()],
        Read::Fault(_) => Vec::new(),
    }
}

/// Somebody, as a line tells it.
#[derive(Clone, Default)]
struct Person {
    name: String,
    title: String,
    rating: Option<u16>,
}

/// The titles of FIDE.
const TITLES: [&str; 12] = ["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "AGM", "AIM", "AFM", "ACM"];

fn title(word: &str) -> Option<&'static str> {
    let word = word.trim_matches(['(', ')', '[', ']', '.', ',']);
    TITLES.into_iter().find(|title| *title == word)
}

/// Nobody has less, and nobody ever had more.
const RATINGS: std::ops::RangeInclusive<u16> = 100..=3500;

fn rating(word: &str) -> Option<u16> {
    let inside = word.trim_matches(['(', ')', '[', ']', ',']);
    inside.parse().ok().filter(|number| RATINGS.contains(number) && inside.len() >= 3)
}

impl Person {
    /// `GM Polgár Judit (2675)`.
    fn read(cell: &str) -> Person {
        let mut words: Vec<&str> = cell.split_whitespace().collect();
        let mut person = Person::default();
        if words.len() > 1
            && let Some(found) = title(words[0])
        {
            person.title = found.to_owned();
            words.remove(0);
        }
        if words.len() > 1 {
            person.rating = words.last().and_then(|word| rating(word));
            words.truncate(words.len() - usize::from(person.rating.is_some()));
        }
        person.name = words.join(" ").trim_end_matches(',').to_owned();
        person
    }
}

/// The cells of a line, sorted by what they are.
#[derive(Default)]
struct Cells {
    persons: Vec<Person>,
    title: String,
    /// A word says that somebody has no opponent, or the place of one is empty.
    bye: Option<ByeWorth>,
    is_open: bool,
    /// What stands behind that says how much it is worth.
    worth: Option<ByeWorth>,
    left_out: Vec<String>,
}

impl Cells {
    fn take(&mut self, cell: &str) {
        let cell = cell.trim();
        let number = cell.replace('½', ".5").replace(',', ".");
        if cell.is_empty() || cell.chars().all(is_dash) {
            self.is_open = true;
        } else if let Some(worth) = byes::read(cell) {
            // What was told before it are points of earlier rounds.
            (self.bye, self.worth) = (Some(worth), None);
        } else if let Some(worth) =
            amount(cell).filter(|_| self.bye.is_some() || (self.is_open && self.persons.len() == 1))
        {
            self.worth = Some(worth);
            self.left_out.push(cell.to_owned());
        } else if is_between(cell) {
        } else if is_score(cell) {
            self.left_out.push(cell.to_owned());
        } else if let Some(found) = title(cell) {
            found.clone_into(&mut self.title);
        } else if let Some(found) = rating(cell)
            && let Some(person) = self.persons.last_mut().filter(|person| person.rating.is_none())
        {
            person.rating = Some(found);
        } else if number.parse::<f32>().is_ok() {
            self.left_out.push(cell.to_owned());
        } else {
            let mut person = Person::read(cell);
            if person.title.is_empty() {
                person.title = std::mem::take(&mut self.title);
            }
            self.persons.push(person);
        }
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

/// `Anna -`: somebody has not written on. Programs leave a cell of a table empty, and whoever means a bye writes `Anna - -`.
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

/// What the player gets by a result that is told beside a bye: `1-0`, `½-0`, `0-0`.
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

/// The number of a board that stands first: `1.`, `1)`, `1:`, `#1`, or alone in its column; with the sign behind it.
fn numbered(line: &str) -> Option<(u16, &str, char)> {
    let line = line.trim_start();
    let line = line.strip_prefix('#').unwrap_or(line);
    let end = line.find(|letter: char| !letter.is_ascii_digit())?;
    let board: u16 = line[..end].parse().ok().filter(|board| *board > 0)?;
    let after = line[end..].chars().next().filter(|sign| matches!(sign, '.' | ')' | ':' | '\t' | ';' | ' ' | ','))?;
    let rest = &line[end + after.len_utf8()..];
    Some((board, rest.trim_start_matches([' ', '\t', ';', '.', ')']), after))
}

/// What stands between two names before a game is played.
fn is_between(name: &str) -> bool {
    matches!(name.to_lowercase().as_str(), "vs" | "vs." | "v" | ":" | "*" | "...")
}

/// What one side has of a result.
fn is_side(text: &str) -> bool {
    matches!(text, "1" | "0" | "½" | "0.5" | "0,5" | ".5" | "+" | "-")
}

/// `1-0`, `½ : ½`, `1/2-1/2`, `+--`, `0-1F`, `*`.
fn is_score(text: &str) -> bool {
    let joined: String = text.split_whitespace().collect();
    let joined = joined.replace("1/2", "½").replace(['\u{2013}', '\u{2014}', '\u{2212}'], "-");
    let joined = joined.strip_suffix(['F', 'f', 'K', 'k']).unwrap_or(&joined);
    if matches!(joined, "=" | "*" | "+-" | "-+" | "+/-" | "-/+") {
        return true;
    }
    let parts = joined.char_indices().filter(|(_, sign)| matches!(sign, '-' | ':'));
    parts.into_iter().any(|(place, sign)| is_side(&joined[..place]) && is_side(&joined[place + sign.len_utf8()..]))
}

/// The line without a result at its end, and the result: a name does not end in one.
fn without_result(line: &str) -> (&str, Option<&str>) {
    for words in [3, 1] {
        let mut ends = line.char_indices().rev().filter(|(_, letter)| letter.is_whitespace());
        let Some((place, _)) = ends.nth(words - 1) else { continue };
        let (before, last) = (line[..place].trim_end(), line[place..].trim_start());
        let is_dash_alone = last.chars().all(is_dash);
        // `Anna 1 - 0` would be a line with one name: only where two are told before it is it a result.
        if !before.is_empty() && !is_dash_alone && is_score(last) && columns(before).is_some() {
            return (before, Some(last));
        }
    }
    (line, None)
}

/// The columns of a line: by tabs, else by semicolons, else by a result, by dashes with a space on each side or at the end, or by `vs`.
fn columns(line: &str) -> Option<Vec<String>> {
    let line = line.trim_matches(' ');
    for sign in ['\t', ';'] {
        if line.contains(sign) {
            return Some(line.split(sign).map(str::to_owned).collect());
        }
    }
    if let Some(found) = by_result(line) {
        return Some(found);
    }
    if let Some(found) = by_dashes(line) {
        return Some(found.into_iter().map(str::to_owned).collect());
    }
    for word in [" vs. ", " vs ", " v. ", " v "] {
        if let Some((white, black)) = line.split_once(word) {
            return Some(vec![white.to_owned(), black.to_owned()]);
        }
    }
    None
}

/// `Anna 1-0 Bert`, `Anna ½ - ½ Bert`: a result between two names keeps them apart.
fn by_result(line: &str) -> Option<Vec<String>> {
    let words: Vec<&str> = line.split_whitespace().collect();
    for length in [3, 1] {
        for start in 1..words.len().saturating_sub(length) {
            let between = words[start..start + length].join(" ");
            if is_score(&between) && between != "*" {
                return Some(vec![words[..start].join(" "), between, words[start + length..].join(" ")]);
            }
        }
    }
    None
}

/// Commas keep names apart where the number of the board stands before one of them, or something shows that they are columns; otherwise
/// nobody can tell a comma between two players from one within a name.
fn by_commas(line: &str, is_list: bool) -> Result<Option<Vec<String>>, Fault> {
    // Half a point is no column.
    let line = &line.replace("0,5", "0.5");
    if !line.contains(',') {
        return Ok(None);
    }
    let mut reader =
        csv::ReaderBuilder::new().has_headers(false).flexible(true).trim(csv::Trim::All).from_reader(line.as_bytes());
    let record = reader.records().next().and_then(Result::ok);
    let Some(record) = record else { return Ok(None) };
    let cells: Vec<String> = record.iter().map(str::to_owned).collect();
    let shows = |cell: &String| is_bye(cell) || is_score(cell) || rating(cell).is_some() || title(cell).is_some();
    if is_list || line.contains('"') || cells.iter().any(shows) {
        return Ok(Some(cells));
    }
    Err(Fault::Comma { found: line.trim().to_owned() })
}

/// A dash inside a name has no spaces around it: `Lindqvist-Berg`.
fn by_dashes(line: &str) -> Option<Vec<&str>> {
    let mut columns = Vec::new();
    let mut start = 0;
    let signs: Vec<(usize, char)> = line.char_indices().collect();
    for (place, &(index, letter)) in signs.iter().enumerate() {
        let before = place == 0 || signs[place - 1].1 == ' ';
        let after = signs.get(place + 1).is_none_or(|(_, next)| *next == ' ');
        if is_dash(letter) && before && after {
            columns.push(&line[start..index]);
            start = index + letter.len_utf8();
        }
    }
    if columns.is_empty() {
        return None;
    }
    columns.push(&line[start..]);
    Some(columns)
}

/// A player or a board that was there already.
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
mod tests {
    use super::*;

    fn board(board: u16, white: &str, black: &str) -> Read {
        let (white, black) = (white.to_owned(), black.to_owned());
        Read::Board(Box::new(Board { board, white, black, ..Board::default() }))
    }

    fn bye(player: &str) -> Read {
        Read::Bye(Bye { player: player.to_owned(), ..Bye::default() })
    }

    fn worth(player: &str, worth: ByeWorth) -> Read {
        Read::Bye(Bye { player: player.to_owned(), worth, ..Bye::default() })
    }

    /// `GM Anna (2500) – Bert [1-0]`, as it was understood.
    fn told(written: &str) -> String {
        let person = |title: &str, name: &str, rating: Option<u16>| {
            let rating = rating.map_or(String::new(), |rating| format!(" ({rating})"));
            format!("{title} {name}{rating}").trim_start().to_owned()
        };
        match &read(written)[0].read {
            Read::Board(seats) => {
                let white = person(&seats.white_title, &seats.white, seats.white_rating);
                let black = person(&seats.black_title, &seats.black, seats.black_rating);
                let left = if seats.left_out.is_empty() { String::new() } else { format!(" {:?}", seats.left_out) };
                format!("{} {white} – {black}{left}", seats.board)
            }
            Read::Bye(bye) => format!("{} –", person(&bye.title, &bye.player, bye.rating)),
            Read::Fault(fault) => format!("{fault:?}"),
        }
    }

    #[test]
    fn titles_and_ratings_are_told_apart_from_names_and_results_are_left_out() {
        for (written, expected) in [
            ("Anna – Bert 1-0", r#"1 Anna – Bert ["1-0"]"#),
            ("Anna – Bert 1 - 0", r#"1 Anna – Bert ["1 - 0"]"#),
            ("Anna – Bert ½–½", r#"1 Anna – Bert ["½–½"]"#),
            ("Anna – Bert 1/2-1/2", r#"1 Anna – Bert ["1/2-1/2"]"#),
            ("Anna – Bert +--", r#"1 Anna – Bert ["+--"]"#),
            ("Anna – Bert *", "1 Anna – Bert"),
            ("Anna 1-0 Bert", r#"1 Anna – Bert ["1-0"]"#),
            ("Anna 1 : 0 Bert", r#"1 Anna – Bert ["1 : 0"]"#),
            ("GM Anna 2500 – WFM Bert (2100)", "1 GM Anna (2500) – WFM Bert (2100)"),
            ("4. IM Szabó, Péter [2401] - Kis Éva 950", "4 IM Szabó, Péter (2401) – Kis Éva (950)"),
            ("Team 2 - Team 11", "1 Team 2 – Team 11"),
            ("Anna 2100 - bye", "Anna (2100) –"),
            ("1,Anna,Bert", "1 Anna – Bert"),
            ("3, Anna, Bert, 0-1", r#"3 Anna – Bert ["0-1"]"#),
            ("2,\"Szabó, Péter\",\"Kis, Éva\"", "2 Szabó, Péter – Kis, Éva"),
            ("2,Anna,2100,Bert,1950", "2 Anna (2100) – Bert (1950)"),
            ("Anna,bye", "Anna –"),
            ("Anna,Bert", r#"Comma { found: "Anna,Bert" }"#),
            ("Szabó, Péter", r#"Comma { found: "Szabó, Péter" }"#),
            ("1,Szabó, Péter,Kis, Éva", "ManyNames { found: 4 }"),
            ("1\tAnna\tBert\t1-0", r#"1 Anna – Bert ["1-0"]"#),
            ("1\tIM\tAnna\t2400\t1½\t-\t1\tGM\tBert\t2500", r#"1 IM Anna (2400) – GM Bert (2500) ["1½", "1"]"#),
            ("Lindqvist-Berg Bo – GM", r#"OneName { found: "Lindqvist-Berg Bo – GM" }"#),
        ] {
            assert_eq!(told(written), expected, "{written:?}");
        }
        let lines = read("GM Anna 2500 – Bert\nCecil 1900 – bye\n");
        let list = list(&lines).unwrap();
        assert_eq!((list[0].white_title.as_str(), list[0].white_rating), ("GM", Some(2500)));
        assert_eq!((list[1].white.as_str(), list[1].white_rating), ("Cecil", Some(1900)));
    }

    #[test]
    fn lines_are_read_as_people_and_programs_write_them() {
        for (written, expected) in [
            ("Anna - Bela", board(1, "Anna", "Bela")),
            ("Anna – Bela", board(1, "Anna", "Bela")),
            ("3. Anna - Bela", board(3, "Anna", "Bela")),
            ("3) Anna - Bela", board(3, "Anna", "Bela")),
            ("3 Anna - Bela", board(3, "Anna", "Bela")),
            ("3\tAnna\tBela", board(3, "Anna", "Bela")),
            ("3.\tAnna\t-\tBela\t", board(3, "Anna", "Bela")),
            ("Anna\tBela", board(1, "Anna", "Bela")),
            ("Szabó, Péter ; Åkesson Maja", board(1, "Szabó, Péter", "Åkesson Maja")),
            ("Kovács-Nagy Anna — Lindqvist-Berg Bo", board(1, "Kovács-Nagy Anna", "Lindqvist-Berg Bo")),
            ("Anna vs Bela", board(1, "Anna", "Bela")),
            ("Anna - bye", bye("Anna")),
            ("Anna -", Read::Fault(Fault::NoOpponent { found: "Anna".to_owned() })),
            ("3. Doe Jane – ", Read::Fault(Fault::NoOpponent { found: "Doe Jane".to_owned() })),
            ("Anna\t-", bye("Anna")),
            ("Anna – full-point bye", worth("Anna", ByeWorth::Granted)),
            ("Anna - -", bye("Anna")),
            ("2\tAnna\tBYE", bye("Anna")),
            ("bye - Anna", bye("Anna")),
            ("Anna bye", bye("Anna")),
            ("Άννα – ρεπό", bye("Άννα")),
            ("Anna Bela", Read::Fault(Fault::OneName { found: "Anna Bela".to_owned() })),
            ("Anna – bye ½", worth("Anna", ByeWorth::Half)),
            ("Anna - ½ bye", worth("Anna", ByeWorth::Half)),
            ("Anna – half-point bye", worth("Anna", ByeWorth::Half)),
            ("Anna half-point bye", worth("Anna", ByeWorth::Half)),
            ("Anna\tbye\t½", worth("Anna", ByeWorth::Half)),
            ("Anna\t-\t½", worth("Anna", ByeWorth::Half)),
            ("4\tAnna\t1½\tbye", worth("Anna", ByeWorth::Full)),
            ("4\tAnna\t\t½\tbye", worth("Anna", ByeWorth::Full)),
            ("Anna,bye 0,5", worth("Anna", ByeWorth::Half)),
            ("Anna – zero-point bye", worth("Anna", ByeWorth::Zero)),
            ("Anna – bye 0", worth("Anna", ByeWorth::Zero)),
            ("Anna – not paired", worth("Anna", ByeWorth::Zero)),
            ("Anna – bye 1-0", worth("Anna", ByeWorth::Full)),
            ("Anna – bye ½-0", worth("Anna", ByeWorth::Half)),
            ("Anna – bye (1 point)", worth("Anna", ByeWorth::Full)),
            ("half-point bye: Anna", worth("Anna", ByeWorth::Half)),
            ("Kis Anna – félpontos bye", worth("Kis Anna", ByeWorth::Half)),
            ("Άννα – ρεπό ½", worth("Άννα", ByeWorth::Half)),
            ("Anna Bye – Bert", board(1, "Anna Bye", "Bert")),
            ("- Bela", Read::Fault(Fault::NoName)),
            ("Anna - Bela - Cili", Read::Fault(Fault::ManyNames { found: 3 })),
        ] {
            assert_eq!(read(written)[0].read, expected, "{written:?}");
        }
    }

    #[test]
    fn heads_of_columns_and_pages_are_passed_over() {
        for head in [
            "White Black Result",
            "White\tResult\tBlack",
            "Board White - Black",
            "Bo. No. Name Rtg Pts. Result Pts. Name Rtg No.",
            "Round 3",
            "3. forduló",
            "Világos Sötét Eredmény",
            "Vit Svart Resultat",
            "Λευκά Μαύρα Αποτέλεσμα",
            "Beli Crni Rezultat",
        ] {
            let lines = read(&format!("{head}\nAnna – Bela\n"));
            assert_eq!(lines.len(), 1, "{head:?}: {lines:?}");
            assert_eq!((lines[0].line, &lines[0].read), (2, &board(1, "Anna", "Bela")), "{head:?}");
        }
        assert_eq!(read("White\n12\n").len(), 2, "one word alone is no head, and no number is");
        assert_eq!(names(&read("Anna – Bela\nCili – bye\nDora\n")), ["Anna", "Bela", "Cili"]);
    }

    #[test]
    fn boards_are_counted_on_and_faults_point_at_their_line() {
        let lines = read(
            "\nAnna - Bela\n\nCili - Dora\n7. Emma - Fanni\nGerda - Hella\nAnna - Ida\n7. Jana - Kata\nLili - Lili\n",
        );
        let numbers: Vec<usize> = lines.iter().map(|line| line.line).collect();
        assert_eq!(numbers, [2, 4, 5, 6, 7, 8, 9]);
        assert_eq!(lines[3].read, board(8, "Gerda", "Hella"));
        assert_eq!(lines[4].read, Read::Fault(Fault::Twice { player: "Anna".to_owned(), before: 2 }));
        assert_eq!(lines[5].read, Read::Fault(Fault::BoardTwice { board: 7, before: 5 }));
        assert_eq!(lines[6].read, Read::Fault(Fault::Twice { player: "Lili".to_owned(), before: 9 }));
        assert_eq!(list(&lines), None);
        assert_eq!(list(&lines[..3]).map(|list| list.len()), Some(3));
    }
}
