//! Tie-breaks from the player's own results (Article 7), and Koya (9.2).

use super::sheet::{Entry, State};
use super::{Calculator, Cut, CutReason, Explanation, Formula, Kind, Part, Source, System, TieBreak, Value};
use crate::{Color, Points};

impl Calculator {
    pub(super) fn own(&self, player: usize, tie_break: &TieBreak) -> Explanation {
        let done = |value, formula, parts| Explanation { tie_break: *tie_break, value: Some(value), formula, parts };
        let sheet = &self.sheets[player];
        match tie_break.kind {
            Kind::Points => return done(Value::points(sheet.score), Formula::Own, Vec::new()),
            Kind::PairingNumber => return done(Value::whole(sheet.rank.into()), Formula::Own, Vec::new()),
            Kind::Progressive => {
                let parts = self.progressive(player, tie_break);
                return done(sum(&parts), Formula::Sum, parts);
            }
            _ => {}
        }
        let mut parts = Vec::new();
        for (index, round) in sheet.rounds.iter().enumerate() {
            if let Some(amount) = self.counted(player, tie_break, index, round) {
                let cut = (amount == Value::whole(0) && tie_break.kind == Kind::Koya).then_some(CutReason::Least);
                parts.push(self.part(round, index, Source::Result, amount, cut));
            }
        }
        done(sum(&parts), Formula::Sum, parts)
    }

    pub(super) fn part(
        &self,
        round: &Entry,
        index: usize,
        source: Source,
        amount: Value,
        cut: Option<CutReason>,
    ) -> Part {
        Part {
            round: u16::try_from(index + 1).unwrap_or(u16::MAX),
            opponent: round.opponent.map(|opponent| self.sheets[opponent].rank),
            source,
            amount,
            factor: None,
            unplayed: round.is_vur(),
            cut,
        }
    }

    /// What a round contributes; `None` if it is not an element at all.
    fn counted(&self, player: usize, tie_break: &TieBreak, index: usize, round: &Entry) -> Option<Value> {
        // A free round of a round robin.
        if self.regulations.system == System::RoundRobin && round.opponent.is_none() {
            return None;
        }
        let one_if = |is: bool| is.then_some(Value::whole(1));
        let black = round.is_played() && round.color == Some(Color::Black);
        match tie_break.kind {
            Kind::Wins => one_if(round.points == self.win && round.state != State::Pending),
            Kind::Won => one_if(round.state == State::Won),
            Kind::BlackGames => one_if(black),
            Kind::BlackWins => one_if(black && round.state == State::Won),
            Kind::RoundsPlayed => one_if(!round.is_vur()),
            Kind::Standard => {
                let against = match round.opponent {
                    _ if round.state == State::Pending => return None,
                    Some(opponent) => self.points_against(opponent, player, index),
                    None => self.draw,
                };
                match round.points.cmp(&against) {
                    std::cmp::Ordering::Greater => Some(Value::points(Points::ONE)),
                    std::cmp::Ordering::Equal => Some(Value::points(Points::HALF)),
                    std::cmp::Ordering::Less => None,
                }
            }
            Kind::Koya => {
                let opponent = round.opponent.filter(|_| round.state != State::Pending)?;
                let is_enough = self.reaches_limit(self.sheets[opponent].score, tie_break.limit);
                Some(if is_enough { Value::points(round.points) } else { Value::whole(0) })
            }
            _ => None,
        }
    }

    /// The points of the scheduled opponent in a round. If a forfeit stands in one line only, the other player got nothing for it.
    fn points_against(&self, opponent: usize, player: usize, index: usize) -> Points {
        let theirs = self.sheets[opponent].rounds[index];
        if theirs.opponent == Some(player) { theirs.points } else { Points::ZERO }
    }

    /// Whether a score is at least half of the highest possible one, with the limit moved by half points.
    fn reaches_limit(&self, score: Points, limit: i8) -> bool {
        let games = match self.regulations.system {
            System::Swiss => self.rounds,
            System::RoundRobin => {
                let games = |sheet: &super::Sheet| sheet.rounds.iter().filter(|round| round.opponent.is_some()).count();
                self.sheets.iter().map(games).max().unwrap_or(0)
            }
        };
        let highest = i64::from(self.win.tenths()) * i64::try_from(games).unwrap_or(i64::MAX);
        2 * i64::from(score.tenths()) >= highest.saturating_add(10 * i64::from(limit))
    }

    fn progressive(&self, player: usize, tie_break: &TieBreak) -> Vec<Part> {
        let dropped = match tie_break.cut {
            Cut::Nothing => 0,
            Cut::Least(count) | Cut::Median(count) => usize::from(count),
        };
        let mut running = Points::ZERO;
        let part = |(index, round): (usize, &Entry)| {
            running += round.points;
            let cut = (index < dropped).then_some(CutReason::Least);
            self.part(round, index, Source::RunningScore, Value::points(running), cut)
        };
        self.sheets[player].rounds.iter().enumerate().map(part).collect()
    }
}

/// The sum of what is not cut.
pub(super) fn sum(parts: &[Part]) -> Value {
    parts.iter().filter(|part| part.cut.is_none()).map(Part::value).sum()
}
