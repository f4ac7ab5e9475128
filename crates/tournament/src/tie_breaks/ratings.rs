//! Tie-breaks by rating (Article 10). Only games at the board count, also in round robins.

use super::cuts::cut_ratings;
use super::own::sum;
use super::sheet::{Entry, State};
use super::tables::{difference, expected};
use super::{Calculator, Cut, Explanation, Formula, Kind, Part, Source, TieBreak, Value};

impl Calculator {
    pub(super) fn ratings(&self, player: usize, tie_break: &TieBreak) -> Explanation {
        let unrated = tie_break.unrated.or(self.regulations.unrated);
        let is_usable = unrated.is_some() || self.sheets.iter().all(|sheet| sheet.rating.is_some());
        let done = |value: Option<Value>, formula, parts| Explanation {
            tie_break: *tie_break,
            value: value.filter(|_| is_usable),
            formula,
            parts,
        };
        match tie_break.kind {
            Kind::Rating => {
                let rating = self.sheets[player].rating.or(unrated);
                done(rating.map(|rating| Value::whole(rating.into())), Formula::Own, Vec::new())
            }
            Kind::AveragePerformance | Kind::AveragePerfectPerformance => {
                let of = if tie_break.kind == Kind::AveragePerformance {
                    Kind::Performance
                } else {
                    Kind::PerfectPerformance
                };
                let parts = self.of_opponents(player, &TieBreak { kind: of, ..*tie_break });
                done(mean(&parts), Formula::RoundedMean, parts)
            }
            _ => {
                let mut parts = self.opponents_ratings(player, unrated);
                cut_ratings(&mut parts, tie_break.cut);
                let half_points = self.half_points(player, &parts);
                let (value, formula) = performance(tie_break.kind, &parts, half_points);
                done(value, formula, parts)
            }
        }
    }

    fn games(&self, player: usize) -> impl Iterator<Item = (usize, &Entry, usize)> {
        let rounds = self.sheets[player].rounds.iter().enumerate();
        rounds.filter_map(|(index, round)| Some((index, round, round.opponent.filter(|_| round.is_played())?)))
    }

    fn opponents_ratings(&self, player: usize, unrated: Option<u16>) -> Vec<Part> {
        let part = |(index, round, opponent): (usize, &Entry, usize)| {
            let rating = self.sheets[opponent].rating.or(unrated)?;
            Some(self.part(round, index, Source::Rating, Value::whole(rating.into()), None))
        };
        self.games(player).filter_map(part).collect()
    }

    /// The score in the games of these parts, in halves: rating knows only wins, draws and losses.
    fn half_points(&self, player: usize, parts: &[Part]) -> u32 {
        let rounds = parts.iter().filter(|part| part.cut.is_none()).map(|part| usize::from(part.round) - 1);
        let worth = |index: usize| match self.sheets[player].rounds[index].state {
            State::Won => 2,
            State::Drawn => 1,
            _ => 0,
        };
        rounds.map(worth).sum()
    }

    fn of_opponents(&self, player: usize, tie_break: &TieBreak) -> Vec<Part> {
        let basis = TieBreak { cut: Cut::Nothing, ..*tie_break };
        let part = |(index, round, opponent): (usize, &Entry, usize)| {
            let amount = self.ratings(opponent, &basis).value?;
            Some(self.part(round, index, Source::OpponentTieBreak, amount, None))
        };
        self.games(player).filter_map(part).collect()
    }
}

/// The mean of what is not cut, rounded.
fn mean(parts: &[Part]) -> Option<Value> {
    let count = parts.iter().filter(|part| part.cut.is_none()).count();
    Some(Value::whole(sum(parts).divided(count)?.rounded()))
}

fn performance(kind: Kind, parts: &[Part], half_points: u32) -> (Option<Value>, Formula) {
    let ratings: Vec<i64> = parts.iter().filter(|part| part.cut.is_none()).map(|part| part.amount.rounded()).collect();
    let games = u32::try_from(ratings.len()).unwrap_or(u32::MAX);
    match kind {
        Kind::Performance => {
            // A hundredth of the maximum, a half up.
            let hundredths = if games == 0 { 0 } else { (100 * half_points + games) / (2 * games) };
            let hundredths = u8::try_from(hundredths.min(100)).unwrap_or(100);
            let difference = difference(hundredths);
            let value = mean(parts).map(|mean| mean + Value::whole(difference.into()));
            (value, Formula::Performance { hundredths, difference })
        }
        Kind::PerfectPerformance => {
            (perfect(&ratings, half_points).map(Value::whole), Formula::PerfectPerformance { half_points })
        }
        _ => (mean(parts), Formula::RoundedMean),
    }
}

/// The lowest rating whose expected score reaches the score (10.3).
fn perfect(ratings: &[i64], half_points: u32) -> Option<i64> {
    let (lowest, highest) = (*ratings.iter().min()?, *ratings.iter().max()?);
    if half_points == 0 {
        return Some(lowest - 800);
    }
    let wanted = 50 * i64::from(half_points);
    let is_enough =
        |rating: i64| ratings.iter().map(|opponent| i64::from(expected(rating - opponent))).sum::<i64>() >= wanted;
    // At the upper end every game is expected to be won, at the lower end none.
    let (mut below, mut enough) = (lowest - 800, highest + 736);
    while enough - below > 1 {
        let middle = below + (enough - below) / 2;
        if is_enough(middle) { enough = middle } else { below = middle }
    }
    Some(enough)
}
