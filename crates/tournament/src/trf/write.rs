//! Writes a report.

use std::fmt::Write as _;

use unicode_normalization::UnicodeNormalization as _;

use super::player::{self, checked};
use super::{Dialect, WriteError};
use crate::{Color, PointSystem, Points, Rank, Round, Tournament};

/// Writes a tournament as a report, with CR LF at the end of each line.
pub fn write(event: &Tournament, dialect: Dialect) -> Result<String, WriteError> {
    let mut out = Out::default();
    out.headers(event);
    match dialect {
        Dialect::Trf26 => out.headers_of_2026(event),
        Dialect::Trf16 => out.extensions(event)?,
    }
    for found in &event.players {
        let rounds = match dialect {
            Dialect::Trf26 => found.rounds.clone(),
            Dialect::Trf16 => with_absence(event, found),
        };
        let points = found.points.unwrap_or_else(|| event.result_points(found));
        out.line(&player::write(found, points, &rounds)?);
    }
    if dialect == Dialect::Trf26 {
        out.records_of_2026(event)?;
    }
    for line in &event.other {
        out.line(&clean_line(line));
    }
    Ok(out.0)
}

/// A text as a field of this many columns can hold it: on one line, normalized, without control characters, cut.
pub fn fit(text: &str, width: usize) -> String {
    let cut: String = clean(text).chars().take(width).collect();
    cut.trim_end().to_owned()
}

/// A text on one line, normalized, without control characters.
pub(super) fn clean(text: &str) -> String {
    clean_line(text).trim().to_owned()
}

fn clean_line(text: &str) -> String {
    let blank = |letter: char| match letter {
        '\u{2028}' | '\u{2029}' | '\u{feff}' => ' ',
        letter if letter.is_control() => ' ',
        letter => letter,
    };
    text.nfc().map(blank).collect::<String>().trim_end().to_owned()
}

/// The rounds of a player with the absence in the next round, as TRF16 says it.
fn with_absence(event: &Tournament, player: &crate::Player) -> Vec<Round> {
    let next = event.next_round();
    let absence =
        event.byes.iter().find(|absence| usize::from(absence.round) == next && absence.players.contains(&player.rank));
    let mut rounds = player.rounds.clone();
    if let Some(absence) = absence
        && rounds.len() < next
    {
        rounds.resize(next - 1, Round::NotPaired);
        rounds.push(Round::Bye(absence.bye));
    }
    rounds
}

#[derive(Default)]
struct Out(String);

impl Out {
    fn line(&mut self, line: &str) {
        self.0.push_str(line);
        self.0.push_str("\r\n");
    }

    /// A record, unless it would be empty.
    fn head(&mut self, code: &str, text: &str) {
        let text = clean(text);
        if !text.is_empty() {
            self.line(&format!("{code} {text}"));
        }
    }

    fn headers(&mut self, event: &Tournament) {
        self.head("012", &event.name);
        self.head("022", &event.city);
        self.head("032", &event.federation);
        self.head("042", event.start.as_str());
        self.head("052", event.end.as_str());
        self.head("062", &event.players.len().to_string());
        self.head("072", &event.players.iter().filter(|player| player.rating.is_some()).count().to_string());
        self.head("092", &event.kind);
        self.head("102", &event.chief_arbiter);
        for deputy in &event.deputies {
            self.head("112", deputy);
        }
        self.head("122", &event.time_control);
        if event.round_dates.iter().any(|date| !date.is_empty()) {
            let mut line = format!("132{}", " ".repeat(super::FIRST_ROUND - 4));
            for date in &event.round_dates {
                let date: String = clean(date).chars().take(9).collect();
                let _ = write!(line, "{date:<width$}", width = super::ROUND_WIDTH);
            }
            self.line(line.trim_end());
        }
    }

    fn headers_of_2026(&mut self, event: &Tournament) {
        if let Some(rounds) = event.planned_rounds {
            self.head("142", &rounds.to_string());
        }
        if let Some(color) = event.initial_color {
            self.head("152", &color.sign().to_ascii_uppercase().to_string());
        }
        let odd = odd_points(&event.scoring);
        if !odd.is_empty() {
            let mut line = "162 ".to_owned();
            for (letter, points) in odd {
                let _ = write!(line, " {letter}{:>4}   ", points.to_string());
            }
            self.line(line.trim_end());
        }
        self.head("172", &event.ranking_method);
        self.head("182", &event.paired_by);
        self.head("192", &event.system);
        self.head("202", &event.tie_breaks);
        self.head("212", &event.ranking_order);
        self.head("222", &event.time_control_code);
    }

    /// What TRF16 cannot say, as JaVaFo reads it.
    fn extensions(&mut self, event: &Tournament) -> Result<(), WriteError> {
        if let Some(rounds) = event.planned_rounds {
            self.head("XXR", &rounds.to_string());
        }
        match event.initial_color {
            Some(Color::White) => self.head("XXC", "white1"),
            Some(Color::Black) => self.head("XXC", "black1"),
            None => {}
        }
        let odd = odd_points(&event.scoring).into_iter();
        let names = odd.map(|(letter, points)| match letter {
            'P' => format!("PAB={points}"),
            'A' => format!("ZPB={points}"),
            letter => format!("{letter}={points}"),
        });
        self.head("XXS", &names.collect::<Vec<_>>().join(" "));
        let next = u16::try_from(event.next_round()).unwrap_or(u16::MAX);
        for forbidden in &event.forbidden {
            if forbidden.rounds.is_none_or(|[first, last]| (first..=last).contains(&next)) {
                let players: Result<Vec<String>, _> =
                    forbidden.players.iter().map(|rank| checked(*rank).map(|rank| rank.to_string())).collect();
                self.head("XXP", &players?.join(" "));
            }
        }
        for player in &event.players {
            let points: Vec<Points> = event.accelerations_of(player.rank);
            if points.iter().any(|points| *points != Points::ZERO) {
                let cells = points.iter().map(|points| format!(" {points:>4}"));
                self.line(&format!("XXA {:>4}{}", checked(player.rank)?, cells.collect::<String>()));
            }
        }
        Ok(())
    }

    fn records_of_2026(&mut self, event: &Tournament) -> Result<(), WriteError> {
        for absence in &event.byes {
            self.line(&format!("240 {} {:03}{}", absence.bye.sign(), absence.round, ranks(&absence.players)?));
        }
        for acceleration in &event.accelerations {
            let ([first, last], [from, to]) = (acceleration.rounds, acceleration.players);
            let (from, to) = (checked(from)?, checked(to)?);
            self.line(&format!(
                "250      {:>4} {first:03} {last:03} {from:04} {to:04}",
                acceleration.points.to_string()
            ));
        }
        for forbidden in &event.forbidden {
            let rounds = match forbidden.rounds {
                Some([first, last]) => format!("{first:03} {last:03}"),
                None => " ".repeat(7),
            };
            self.line(&format!("260 {rounds}{}", ranks(&forbidden.players)?));
        }
        for adjustment in &event.adjustments {
            let (sign, points) = (adjustment.result.unwrap_or(' '), adjustment.points.to_string());
            let round = adjustment.round.unwrap_or(0);
            self.line(&format!("299 {sign}        {points:>4}  {round:03}{}", ranks(&adjustment.players)?));
        }
        Ok(())
    }
}

fn ranks(ranks: &[Rank]) -> Result<String, WriteError> {
    ranks.iter().map(|rank| checked(*rank).map(|rank| format!(" {rank:04}"))).collect()
}

/// The values that a report must name: nothing in the usual system, a win and a draw in every other one.
fn odd_points(scoring: &PointSystem) -> Vec<(char, Points)> {
    let usual = PointSystem::from_game(scoring.win, scoring.draw, Points::ZERO);
    if *scoring == PointSystem::default() {
        return Vec::new();
    }
    let mut odd = vec![('W', scoring.win), ('D', scoring.draw)];
    let others = [
        ('L', scoring.loss, usual.loss),
        ('A', scoring.absence, usual.absence),
        ('P', scoring.pairing_bye, usual.pairing_bye),
    ];
    odd.extend(
        others.into_iter().filter(|(_, points, usual)| points != usual).map(|(letter, points, _)| (letter, points)),
    );
    odd
}
