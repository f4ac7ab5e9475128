//! Reads a report.

use unicode_normalization::UnicodeNormalization as _;

use super::check::{Mention, check};
use super::line::{Found, Line, parse};
use super::{Expected, Fault, Faults, MAX_BYTES, MAX_ROUNDS, player};
use crate::{Absence, Acceleration, Adjustment, Bye, Color, Date, Forbidden, PointSystem, Points, Rank, Tournament};

/// Reads a report of either version, or reports everything that is wrong with it.
pub fn read(text: &str) -> Result<Tournament, Faults> {
    if text.len() > MAX_BYTES {
        let found = text.len().to_string();
        return Err(Fault { line: 1, column: 1, expected: Expected::SmallerFile, found }.into());
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    // Columns count characters, and an accent must not take a column of its own.
    let normal: String = text.nfc().collect();
    let mut reader = Reader::default();
    for (number, line) in (1..).zip(lines(&normal)) {
        if !line.trim().is_empty() {
            reader.line(&Line::new(number, line));
        }
        if reader.found.is_full() {
            break;
        }
    }
    reader.finish(&normal)
}

/// Reads a report in UTF-8.
pub fn read_bytes(bytes: &[u8]) -> Result<Tournament, Faults> {
    match std::str::from_utf8(bytes) {
        Ok(text) => read(text),
        Err(error) => {
            let (good, bad) = bytes.split_at(error.valid_up_to());
            let good = String::from_utf8_lossy(good);
            let (line, last) = (1..).zip(lines(&good)).last().unwrap_or((1, ""));
            let found = bad.first().map_or_else(String::new, |byte| format!("byte {byte:02X}"));
            Err(Fault { line, column: last.chars().count() + 1, expected: Expected::Utf8, found }.into())
        }
    }
}

/// The lines of a text, which may end with CR, LF or both.
pub(super) fn lines(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let text = rest?;
        let Some(end) = text.find(['\r', '\n']) else {
            rest = None;
            return Some(text);
        };
        let width = if text[end..].starts_with("\r\n") { 2 } else { 1 };
        rest = Some(&text[end + width..]);
        Some(&text[..end])
    })
}

#[derive(Default)]
struct Reader {
    event: Tournament,
    /// The lines of the players.
    lines: Vec<usize>,
    mentions: Vec<Mention>,
    /// Players who are absent in the next round, whichever that is (XXZ).
    absent: Vec<Rank>,
    pairing_bye: Option<Points>,
    found: Found,
}

impl Reader {
    fn line(&mut self, line: &Line) {
        let code: String = line.letters.iter().take(3).collect();
        let known = matches!(code.as_str(), "001" | "012" | "022" | "032" | "042" | "052" | "062" | "072" | "092")
            || matches!(code.as_str(), "102" | "112" | "122" | "132" | "142" | "152" | "162" | "172" | "182" | "192")
            || matches!(code.as_str(), "202" | "212" | "222" | "240" | "250" | "260" | "299");
        if known && line.sign(4) != ' ' {
            self.found.add(line.fault(4, Expected::Blank, line.sign(4)));
            return;
        }
        let (event, text) = (&mut self.event, line.rest(5));
        match code.as_str() {
            "001" => {
                if let Some(player) = player::read(line, &mut self.found) {
                    event.players.push(player);
                    self.lines.push(line.number);
                }
            }
            "012" => event.name = text,
            "022" => event.city = text,
            "032" => event.federation = text,
            "042" => event.start = Date::new(&text),
            "052" => event.end = Date::new(&text),
            // Counted anew when a report is written.
            "062" | "072" => {}
            "092" => event.kind = text,
            "102" => event.chief_arbiter = text,
            "112" => event.deputies.push(text),
            "122" => event.time_control = text,
            "132" if line.field(5, 91).is_empty() => event.round_dates = round_dates(line),
            "142" => event.planned_rounds = self.found.keep(line.round(5, 80)).or(event.planned_rounds),
            "152" => match text.to_ascii_uppercase().as_str() {
                "W" => event.initial_color = Some(Color::White),
                "B" => event.initial_color = Some(Color::Black),
                _ => self.found.add(line.fault(5, Expected::Color, text)),
            },
            "162" => self.point_system(line),
            "172" => event.ranking_method = text,
            "182" => event.paired_by = text,
            "192" => event.system = text,
            "202" => event.tie_breaks = text,
            "212" => event.ranking_order = text,
            "222" => event.time_control_code = text,
            "240" => self.absence(line),
            "250" => self.acceleration(line),
            "260" => self.forbidden(line),
            "299" => self.adjustment(line),
            _ => self.extension(&code, line),
        }
    }

    /// The extensions of JaVaFo and bbpPairings; everything unknown is kept.
    fn extension(&mut self, code: &str, line: &Line) {
        let text = line.rest(5);
        let points: Option<Points> = text.parse().ok();
        let scoring = &mut self.event.scoring;
        match (code, points) {
            ("XXR", _) if parse(&text).is_some_and(|rounds| (1..=MAX_ROUNDS).contains(&usize::from(rounds))) => {
                self.event.planned_rounds = parse(&text);
            }
            ("XXC", _) if text == "white1" => self.event.initial_color = Some(Color::White),
            ("XXC", _) if text == "black1" => self.event.initial_color = Some(Color::Black),
            ("XXZ", _) => {
                if let Some(ranks) = self.ranks_in_words(line, 0) {
                    self.absent.extend(ranks);
                }
            }
            ("XXP", _) => {
                if let Some(players) = self.ranks_in_words(line, 0) {
                    self.event.forbidden.push(Forbidden { rounds: None, players });
                }
            }
            ("XXA", _) => self.accelerated_player(line),
            ("XXS", _) => match javafo_points(&text, scoring) {
                Some(pairing_bye) => self.pairing_bye = pairing_bye.or(self.pairing_bye),
                None => self.event.other.push(line.letters.iter().collect()),
            },
            ("BBW", Some(points)) => scoring.win = points,
            ("BBD", Some(points)) => scoring.draw = points,
            ("BBL", Some(points)) => scoring.loss = points,
            ("BBZ" | "BBF", Some(points)) => scoring.absence = points,
            ("BBU", Some(points)) => self.pairing_bye = Some(points),
            _ => {
                let whole: String = line.letters.iter().collect();
                self.event.other.push(whole.trim_end().to_owned());
            }
        }
    }

    /// Record 162: a letter in column 6 and its points in 7 to 10, and again every nine columns.
    fn point_system(&mut self, line: &Line) {
        for from in (6..=line.letters.len()).step_by(9) {
            let letter = line.sign(from);
            if letter == ' ' && line.field(from, from + 8).is_empty() {
                continue;
            }
            let Some(points) = self.found.keep(line.points(from + 1, from + 4)) else { return };
            let scoring = &mut self.event.scoring;
            match letter.to_ascii_uppercase() {
                'W' => scoring.win = points,
                'D' => scoring.draw = points,
                'L' => scoring.loss = points,
                // bbpPairings 6.0.0 writes Z.
                'A' | 'Z' => scoring.absence = points,
                'P' => self.pairing_bye = Some(points),
                // The value of a game in progress concerns pairing programs only.
                'X' => {}
                _ => {
                    self.found.add(line.fault(from, Expected::PointLetter, letter));
                    return;
                }
            }
        }
    }

    /// Record 240. No field can be blank, so words do as well as columns.
    fn absence(&mut self, line: &Line) {
        let words = line.words();
        let (kind_at, kind) = words.first().cloned().unwrap_or((5, String::new()));
        let bye = match kind.to_ascii_uppercase().as_str() {
            "F" => Bye::Full,
            "H" => Bye::Half,
            "Z" => Bye::Zero,
            _ => return self.found.add(line.fault(kind_at, Expected::ByeType, kind)),
        };
        let (at, round) = words.get(1).cloned().unwrap_or((7, String::new()));
        let fits = |round: &u16| (1..=MAX_ROUNDS).contains(&usize::from(*round));
        let Some(round) = parse(&round).filter(fits) else {
            return self.found.add(line.fault(at, Expected::Round, round));
        };
        if let Some(players) = self.ranks_in_words(line, 2) {
            self.event.byes.push(Absence { bye, round, players });
        }
    }

    /// Starting ranks from a word on; at least one.
    fn ranks_in_words(&mut self, line: &Line, skip: usize) -> Option<Vec<Rank>> {
        let words: Vec<(usize, String)> = line.words().into_iter().skip(skip).collect();
        if words.is_empty() {
            self.found.add(line.fault(line.letters.len() + 1, Expected::Rank, ""));
            return None;
        }
        let mut ranks = Vec::new();
        for (column, word) in words {
            let Some(rank) = parse(&word).filter(|rank| (1..=super::MAX_RANK).contains(rank)) else {
                self.found.add(line.fault(column, Expected::Rank, word));
                return None;
            };
            self.mentions.push(Mention { line: line.number, column, rank });
            ranks.push(rank);
        }
        Some(ranks)
    }

    fn acceleration(&mut self, line: &Line) {
        let read = || {
            Ok(Acceleration {
                points: line.points(10, 13)?,
                rounds: [line.round(15, 17)?, line.round(19, 21)?],
                players: [line.rank(23, 26)?, line.rank(28, 31)?],
            })
        };
        if let Some(acceleration) = self.found.keep(read()) {
            self.event.accelerations.push(acceleration);
        }
    }

    /// XXA: the points of one player in each round.
    fn accelerated_player(&mut self, line: &Line) {
        let Some(rank) = self.found.keep(line.rank(5, 8)) else { return };
        self.mentions.push(Mention { line: line.number, column: 5, rank });
        for (round, from) in (1..).zip((10..=line.letters.len()).step_by(5)).take(MAX_ROUNDS) {
            if line.field(from, from + 3).is_empty() {
                continue;
            }
            let Some(points) = self.found.keep(line.points(from, from + 3)) else { return };
            if points == Points::ZERO {
                continue;
            }
            match self.event.accelerations.last_mut() {
                Some(last) if last.points == points && last.players == [rank; 2] && last.rounds[1] + 1 == round => {
                    last.rounds[1] = round;
                }
                _ => self.event.accelerations.push(Acceleration { points, rounds: [round; 2], players: [rank; 2] }),
            }
        }
    }

    fn forbidden(&mut self, line: &Line) {
        let read = || {
            let whole = line.field(5, 11).is_empty();
            let rounds = if whole { None } else { Some([line.round(5, 7)?, line.round(9, 11)?]) };
            Ok(Forbidden { rounds, players: line.ranks(13)? })
        };
        if let Some(forbidden) = self.found.keep(read()) {
            self.mention(line, 13, &forbidden.players);
            self.event.forbidden.push(forbidden);
        }
    }

    fn adjustment(&mut self, line: &Line) {
        let read = || {
            let result = match line.sign(5).to_ascii_uppercase() {
                ' ' => None,
                letter @ ('W' | 'D' | 'L' | 'F' | 'H' | 'Z' | '+' | '-') => Some(letter),
                other => return Err(line.fault(5, Expected::AdjustedResult, other)),
            };
            let all = matches!(line.field(20, 22).as_str(), "" | "000" | "0");
            let round = if all { None } else { Some(line.round(20, 22)?) };
            Ok(Adjustment { result, points: line.points(14, 17)?, round, players: line.ranks(24)? })
        };
        if let Some(adjustment) = self.found.keep(read()) {
            self.mention(line, 24, &adjustment.players);
            self.event.adjustments.push(adjustment);
        }
    }

    fn mention(&mut self, line: &Line, first: usize, ranks: &[Rank]) {
        let columns = (first..).step_by(5);
        let found = columns.zip(ranks).map(|(column, rank)| Mention { line: line.number, column, rank: *rank });
        self.mentions.extend(found);
    }

    fn finish(mut self, text: &str) -> Result<Tournament, Faults> {
        let mut event = self.event;
        event.scoring.pairing_bye = self.pairing_bye.unwrap_or(event.scoring.win);
        if self.lines.is_empty() && !self.found.is_full() {
            let found = lines(text).find(|line| !line.trim().is_empty()).unwrap_or("").chars().take(20).collect();
            self.found.add(Fault { line: 1, column: 1, expected: Expected::Players, found });
        }
        // With a line missing, every reference to it would be reported as well.
        if self.found.is_empty() {
            check(&event, &self.lines, &self.mentions, &mut self.found);
        }
        if !self.absent.is_empty() {
            let round = u16::try_from(event.next_round()).unwrap_or(u16::MAX);
            event.byes.push(Absence { bye: Bye::Zero, round, players: self.absent });
        }
        self.found.finish(event)
    }
}

/// Record 132: the date of a round in every ten columns.
fn round_dates(line: &Line) -> Vec<String> {
    let mut dates: Vec<String> = (super::FIRST_ROUND..=line.letters.len())
        .step_by(super::ROUND_WIDTH)
        .map(|from| line.field(from, from + 8))
        .take(MAX_ROUNDS)
        .collect();
    while dates.last().is_some_and(String::is_empty) {
        dates.pop();
    }
    dates
}

/// `W=3 D=1 PAB=3`. Returns the value of the bye, if it is given, or `None` if a word is unknown.
fn javafo_points(text: &str, scoring: &mut PointSystem) -> Option<Option<Points>> {
    let (mut changed, mut pairing_bye) = (*scoring, None);
    for word in text.split_whitespace() {
        let (key, value) = word.split_once('=')?;
        let points: Points = value.parse().ok()?;
        match key.to_ascii_uppercase().as_str() {
            "W" => changed.win = points,
            "D" => changed.draw = points,
            "L" => changed.loss = points,
            "PAB" => pairing_bye = Some(points),
            "ZPB" => changed.absence = points,
            _ => return None,
        }
    }
    *scoring = changed;
    Some(pairing_bye)
}
