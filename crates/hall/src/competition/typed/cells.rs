//! The cells of a typed line: names, titles, ratings, results, and the separators between them.

use super::{Fault, is_bye};
use crate::competition::byes::{self, ByeWorth, amount, is_dash};

/// A player, from a line.
#[derive(Clone, Default)]
pub(super) struct Person {
    pub(super) name: String,
    pub(super) title: String,
    pub(super) rating: Option<u16>,
}

/// FIDE's titles.
const TITLES: [&str; 12] = ["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "AGM", "AIM", "AFM", "ACM"];

fn title(word: &str) -> Option<&'static str> {
    let word = word.trim_matches(['(', ')', '[', ']', '.', ',']);
    TITLES.into_iter().find(|title| *title == word)
}

/// The range of plausible ratings.
const RATINGS: std::ops::RangeInclusive<u16> = 100..=3500;

fn rating(word: &str) -> Option<u16> {
    let inside = word.trim_matches(['(', ')', '[', ']', ',']);
    inside.parse().ok().filter(|number| RATINGS.contains(number) && inside.len() >= 3)
}

impl Person {
    /// `GM Polgár Judit (2675)`.
    pub(super) fn read(cell: &str) -> Person {
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

/// The cells of a line, sorted by kind.
#[derive(Default)]
pub(super) struct Cells {
    pub(super) persons: Vec<Person>,
    pub(super) title: String,
    /// A word says that somebody has no opponent, or the opponent's cell is empty.
    pub(super) bye: Option<ByeWorth>,
    pub(super) is_open: bool,
    /// A later cell that says how much it is worth.
    pub(super) worth: Option<ByeWorth>,
    pub(super) left_out: Vec<String>,
}

impl Cells {
    pub(super) fn take(&mut self, cell: &str) {
        let cell = cell.trim();
        let number = cell.replace('½', ".5").replace(',', ".");
        if cell.is_empty() || cell.chars().all(is_dash) {
            self.is_open = true;
        } else if let Some(worth) = byes::read(cell) {
            // Amounts before it are points from earlier rounds.
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

/// A board number at the start of a line: `1.`, `1)`, `1:`, `#1`, or alone in its column; with the sign after it.
pub(super) fn numbered(line: &str) -> Option<(u16, &str, char)> {
    let line = line.trim_start();
    let line = line.strip_prefix('#').unwrap_or(line);
    let end = line.find(|letter: char| !letter.is_ascii_digit())?;
    let board: u16 = line[..end].parse().ok().filter(|board| *board > 0)?;
    let after = line[end..].chars().next().filter(|sign| matches!(sign, '.' | ')' | ':' | '\t' | ';' | ' ' | ','))?;
    let rest = &line[end + after.len_utf8()..];
    Some((board, rest.trim_start_matches([' ', '\t', ';', '.', ')']), after))
}

/// Whether this separates two names before a game is played.
fn is_between(name: &str) -> bool {
    matches!(name.to_lowercase().as_str(), "vs" | "vs." | "v" | ":" | "*" | "...")
}

/// One side of a result.
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

/// The line without the result at its end, and the result. Names do not end like that.
pub(super) fn without_result(line: &str) -> (&str, Option<&str>) {
    for words in [3, 1] {
        let mut ends = line.char_indices().rev().filter(|(_, letter)| letter.is_whitespace());
        let Some((place, _)) = ends.nth(words - 1) else { continue };
        let (before, last) = (line[..place].trim_end(), line[place..].trim_start());
        let is_dash_alone = last.chars().all(is_dash);
        // `Anna 1 - 0` would be a line with one name: it is a result only after two names.
        if !before.is_empty() && !is_dash_alone && is_score(last) && columns(before).is_some() {
            return (before, Some(last));
        }
    }
    (line, None)
}

/// The columns of a line: by tabs, else by semicolons, else by a result, by dashes with a space on each side or at the end, or by `vs`.
pub(super) fn columns(line: &str) -> Option<Vec<String>> {
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

/// `Anna 1-0 Bert`, `Anna ½ - ½ Bert`: a result between two names separates them.
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

/// Commas separate names if one of them follows the number of the board, or if something shows that they separate columns. Otherwise a
/// comma between two players cannot be distinguished from one within a name.
pub(super) fn by_commas(line: &str, is_list: bool) -> Result<Option<Vec<String>>, Fault> {
    // Half a point does not make a column.
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
