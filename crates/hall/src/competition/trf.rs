//! The tournament report file of FIDE in its form of 2016: fixed columns, a line for each player.

use std::fmt;

use jadoube_texts::{Locale, Message};

use super::{OneLine, Player};

/// A report.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Line 012.
    pub name: String,
    /// Line 022.
    pub city: String,
    /// Lines 042 and 052.
    pub dates: [String; 2],
    /// Line 102.
    pub arbiter: String,
    /// Line 122.
    pub time_control: String,
    /// Lines 001.
    pub players: Vec<Line>,
    /// Lines that this reader does not know, unchanged.
    pub other: Vec<String>,
}

/// A player with all rounds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// The starting rank, from 1, by which others refer to this player.
    pub rank: u16,
    /// Who it is.
    pub player: Player,
    /// Points in tenths, as the file has them: `1.5` is 15.
    pub tenths: u16,
    /// The place.
    pub place: u16,
    /// The rounds, in order; `None` if the file has blanks.
    pub rounds: Vec<Option<Round>>,
}

/// A round of a player.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// The starting rank of the opponent; `None` for a bye.
    pub opponent: Option<u16>,
    /// `w`, `b` or `-`.
    pub color: char,
    /// `1`, `0`, `=`, `+`, `-`, `h`, `f`, `u`, `z` …; a blank while the game is not over.
    pub result: char,
}

/// What is wrong with a report, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrfError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What was expected there.
    pub expected: Expected,
    /// What was found there.
    pub found: String,
}

/// What is expected at a place in a report.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Expected {
    /// A line 001 for each player.
    Players,
    /// A starting rank.
    Rank,
    /// A starting rank that nobody else has.
    NewRank,
    /// A name.
    Name,
    /// Points.
    Points,
    /// A rating.
    Rating,
    /// A place.
    Place,
    /// The starting rank of an opponent, or 0000.
    Opponent,
    /// An opponent whose line names the same game.
    SameGame,
    /// `w`, `b` or `-`.
    Color,
    /// The sign of a result.
    Result,
}

impl Expected {
    /// The word by which the messages select.
    const fn name(self) -> &'static str {
        match self {
            Expected::Players => "players",
            Expected::Rank => "rank",
            Expected::NewRank => "new_rank",
            Expected::Name => "name",
            Expected::Points => "points",
            Expected::Rating => "rating",
            Expected::Place => "place",
            Expected::Opponent => "opponent",
            Expected::SameGame => "same_game",
            Expected::Color => "color",
            Expected::Result => "result",
        }
    }
}

impl TrfError {
    /// The same in words.
    pub fn message(&self) -> Message {
        Message::new("report-fault")
            .with("line", i64::try_from(self.line).unwrap_or(i64::MAX))
            .with("column", i64::try_from(self.column).unwrap_or(i64::MAX))
            .with("expected", self.expected.name())
            .with("found", self.found.clone())
    }
}

impl fmt::Display for TrfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Locale::EN))
    }
}

impl std::error::Error for TrfError {}

/// The first column of the first round, and the width of a round.
const FIRST_ROUND: usize = 92;
const ROUND_WIDTH: usize = 10;
/// No file has more rounds than this.
const MOST_ROUNDS: usize = 100;

/// The columns `from..=to` of a line, counted from 1, trimmed. Columns count characters, as all current writers of these files do.
fn columns(line: &[char], from: usize, to: usize) -> String {
    let end = to.min(line.len());
    line.get(from - 1..end).unwrap_or_default().iter().collect::<String>().trim().to_owned()
}

/// Reads a report.
pub fn read(text: &str) -> Result<Report, TrfError> {
    let mut report = Report::default();
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for (index, line) in text.split(['\n', '\r']).filter(|line| !line.is_empty()).enumerate() {
        let characters: Vec<char> = line.chars().collect();
        let rest = || columns(&characters, 5, usize::MAX);
        match columns(&characters, 1, 3).as_str() {
            "001" => report.players.push(read_player(&characters, index + 1)?),
            "012" => report.name = rest(),
            "022" => report.city = rest(),
            "042" => report.dates[0] = rest(),
            "052" => report.dates[1] = rest(),
            "102" => report.arbiter = rest(),
            "122" => report.time_control = rest(),
            _ => report.other.push(line.to_owned()),
        }
    }
    if report.players.is_empty() {
        return Err(TrfError { line: 1, column: 1, expected: Expected::Players, found: first_words(text) });
    }
    check(&report)?;
    Ok(report)
}

fn first_words(text: &str) -> String {
    text.lines().next().unwrap_or("").chars().take(20).collect()
}

/// Checks that every opponent is in the list and names the same game.
fn check(report: &Report) -> Result<(), TrfError> {
    for (index, line) in report.players.iter().enumerate() {
        if report.players[..index].iter().any(|other| other.rank == line.rank) {
            let found = line.rank.to_string();
            return Err(TrfError { line: index + 1, column: 5, expected: Expected::NewRank, found });
        }
    }
    for (index, line) in report.players.iter().enumerate() {
        for (number, round) in line.rounds.iter().enumerate() {
            let Some(Round { opponent: Some(opponent), color, .. }) = round else { continue };
            let theirs = report.players.iter().find(|other| other.rank == *opponent);
            let theirs = theirs.and_then(|other| other.rounds.get(number).copied().flatten());
            let agrees = theirs.is_some_and(|theirs| theirs.opponent == Some(line.rank) && theirs.color != *color);
            if !agrees {
                return Err(TrfError {
                    line: index + 1,
                    column: FIRST_ROUND + number * ROUND_WIDTH,
                    expected: Expected::SameGame,
                    found: opponent.to_string(),
                });
            }
        }
    }
    Ok(())
}

fn read_player(line: &[char], number: usize) -> Result<Line, TrfError> {
    let at = |column, expected, found: String| TrfError { line: number, column, expected, found };
    let optional = |from: usize, to: usize, expected| match columns(line, from, to) {
        text if text.is_empty() => Ok(None),
        text => text.parse::<u16>().map(Some).map_err(|_| at(from, expected, text)),
    };
    let rank = optional(5, 8, Expected::Rank)?.ok_or_else(|| at(5, Expected::Rank, String::new()))?;
    let name = columns(line, 15, 47);
    if name.is_empty() {
        return Err(at(15, Expected::Name, name));
    }
    let points = columns(line, 81, 84);
    let tenths = read_points(&points).ok_or_else(|| at(81, Expected::Points, points))?;
    let player = Player {
        name,
        title: columns(line, 11, 13),
        rating: optional(49, 52, Expected::Rating)?.filter(|rating| *rating > 0),
        federation: columns(line, 54, 56),
        fide_id: columns(line, 58, 68),
        born: columns(line, 70, 79),
        sex: columns(line, 10, 10),
        person: String::new(),
        in_chain: false,
    };
    let mut rounds = Vec::new();
    for number in 0..MOST_ROUNDS {
        let from = FIRST_ROUND + number * ROUND_WIDTH;
        if from > line.len() {
            break;
        }
        rounds.push(read_round(line, from).map_err(|(column, expected, found)| at(column, expected, found))?);
    }
    while rounds.last() == Some(&None) {
        rounds.pop();
    }
    Ok(Line { rank, player, tenths, place: optional(86, 89, Expected::Place)?.unwrap_or(0), rounds })
}

/// `1.5`, `12`, `1,5` or nothing.
fn read_points(text: &str) -> Option<u16> {
    if text.is_empty() {
        return Some(0);
    }
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let (whole, part): (u16, u16) = (whole.parse().ok()?, part.parse().ok()?);
    (part < 10).then_some(whole.checked_mul(10)?.checked_add(part)?)
}

type Wrong = (usize, Expected, String);

fn read_round(line: &[char], from: usize) -> Result<Option<Round>, Wrong> {
    let opponent = columns(line, from, from + 3);
    let sign = |column: usize| line.get(column - 1).copied().unwrap_or(' ');
    let (color, result) = (sign(from + 5), sign(from + 7).to_ascii_lowercase());
    if opponent.is_empty() && color == ' ' && result == ' ' {
        return Ok(None);
    }
    let number: u16 = opponent.parse().map_err(|_| (from, Expected::Opponent, opponent.clone()))?;
    if !matches!(color, 'w' | 'b' | '-' | ' ') {
        return Err((from + 5, Expected::Color, color.to_string()));
    }
    if !" 10=+-wdlhfuz".contains(result) {
        return Err((from + 7, Expected::Result, result.to_string()));
    }
    Ok(Some(Round { opponent: (number > 0).then_some(number), color, result }))
}

/// Writes a report.
pub fn write(report: &Report) -> String {
    let mut out = String::new();
    let mut head = |number: &str, text: &str| {
        if !text.is_empty() {
            out.push_str(&format!("{number} {}\n", OneLine::new(text)));
        }
    };
    head("012", &report.name);
    head("022", &report.city);
    head("042", &report.dates[0]);
    head("052", &report.dates[1]);
    head("062", &report.players.len().to_string());
    head("102", &report.arbiter);
    head("122", &report.time_control);
    for line in &report.players {
        out.push_str(write_player(line).trim_end());
        out.push('\n');
    }
    for line in &report.other {
        out.push_str(OneLine::new(line).as_str());
        out.push('\n');
    }
    out
}

fn write_player(line: &Line) -> String {
    let Player { name, title, rating, federation, fide_id, born, sex, person: _, in_chain: _ } = &line.player;
    let rating = rating.map_or(String::new(), |rating| rating.to_string());
    let points = format!("{}.{}", line.tenths / 10, line.tenths % 10);
    let mut out = format!(
        "001 {:>4} {}{:>3} {} {rating:>4} {} {:>11} {} {points:>4} {:>4}",
        line.rank,
        OneLine::new(sex).fill(1),
        OneLine::new(title).cut(3),
        OneLine::new(name).fill(33),
        OneLine::new(federation).fill(3),
        OneLine::new(fide_id).cut(11),
        OneLine::new(born).fill(10),
        line.place,
    );
    for round in &line.rounds {
        out.push_str(&match round {
            None => " ".repeat(ROUND_WIDTH),
            Some(Round { opponent, color, result }) => {
                // The format has capital letters.
                format!("  {:04} {color} {}", opponent.unwrap_or(0), result.to_ascii_uppercase())
            }
        });
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report() -> Report {
        let player = |rank, name: &str, rounds: &[Option<Round>]| Line {
            rank,
            player: Player {
                name: name.to_owned(),
                rating: Some(2100),
                federation: "HUN".into(),
                title: "m".into(),
                ..Player::default()
            },
            tenths: 15,
            place: rank,
            rounds: rounds.to_vec(),
        };
        let game = |opponent, color, result| Some(Round { opponent: Some(opponent), color, result });
        Report {
            name: "Őszi verseny".to_owned(),
            players: vec![
                player(1, "Nagy, Ödön", &[game(2, 'w', '1'), None, game(2, 'b', ' ')]),
                player(
                    2,
                    "Kis, Éva",
                    &[game(1, 'b', '0'), Some(Round { opponent: None, color: '-', result: 'h' }), game(1, 'w', ' ')],
                ),
            ],
            ..Report::default()
        }
    }

    #[test]
    fn reports_round_trip() {
        let mut expected = report();
        let text = write(&expected);
        expected.other = vec!["062 2".to_owned()];
        assert_eq!(read(&text).unwrap(), expected, "\n{text}");
    }

    #[test]
    fn the_columns_are_where_the_format_has_them() {
        let text = write(&report());
        let line: Vec<char> = text.lines().find(|line| line.starts_with("001")).unwrap().chars().collect();
        assert_eq!(columns(&line, 5, 8), "1");
        assert_eq!(columns(&line, 15, 47), "Nagy, Ödön");
        assert_eq!(columns(&line, 49, 52), "2100");
        assert_eq!(columns(&line, 54, 56), "HUN");
        assert_eq!(columns(&line, 81, 84), "1.5");
        assert_eq!(
            (columns(&line, 92, 95), columns(&line, 97, 97), columns(&line, 99, 99)),
            ("0002".into(), "w".into(), "1".into())
        );
        assert_eq!(columns(&line, 112, 115), "0002");
    }

    #[test]
    fn faults_are_found_at_their_place() {
        let broken = |change: fn(&mut Report)| {
            let mut report = report();
            change(&mut report);
            read(&write(&report)).unwrap_err()
        };
        let error = broken(|report| report.players[0].rounds[0].as_mut().unwrap().opponent = Some(3));
        assert_eq!((error.line, error.column, error.found.as_str()), (1, 92, "3"));
        let error = broken(|report| report.players[0].rounds[2].as_mut().unwrap().color = 'x');
        assert_eq!(error.column, 117);
        assert_eq!(broken(|report| report.players[1].rank = 1).expected, Expected::NewRank);
        assert!(read("hello").is_err() && read("").is_err());
    }
}
