//! Direct encounter (Article 6): a group that is still tied is split by the games among its members.

use std::collections::BTreeMap;

use super::sheet::Entry;
use super::{Calculator, Explanation, Formula, Source, System, TieBreak, Value};
use crate::Points;

/// The score of a member within the group.
struct Within {
    player: usize,
    /// The sum over opponents in the group; two who met several times contribute their average.
    score: Value,
    /// The same with all missing games won.
    highest: Value,
    met_all: bool,
}

impl Calculator {
    /// Splits a group into the order that direct encounter gives; one part if it decides nothing.
    pub(super) fn encounter(&self, group: &[usize], tie_break: &TieBreak) -> Vec<Vec<usize>> {
        if group.len() < 2 {
            return vec![group.to_vec()];
        }
        let mut table: Vec<Within> = group.iter().map(|player| self.within(*player, group, tie_break)).collect();
        // Within equal scores the order of the group stays.
        table.sort_by_key(|line| std::cmp::Reverse(line.score));
        let complete = self.regulations.system == System::RoundRobin || table.iter().all(|line| line.met_all);
        let parts = if complete { by_score(&table) } else { certain_leaders(&table) };
        if parts.len() == 1 {
            return parts;
        }
        parts.into_iter().flat_map(|part| self.encounter(&part, tie_break)).collect()
    }

    /// The games of a player against members of the group that count.
    fn games_within<'a>(
        &'a self,
        player: usize,
        group: &'a [usize],
        tie_break: &TieBreak,
    ) -> impl Iterator<Item = (usize, &'a Entry, usize)> {
        let forfeits = tie_break.forfeits || self.regulations.system == System::RoundRobin;
        self.sheets[player].rounds.iter().enumerate().filter_map(move |(index, round)| {
            let opponent = round.opponent.filter(|opponent| *opponent != player && group.contains(opponent))?;
            (round.is_played() || (forfeits && round.is_forfeit())).then_some((index, round, opponent))
        })
    }

    fn within(&self, player: usize, group: &[usize], tie_break: &TieBreak) -> Within {
        let mut met: BTreeMap<usize, (Points, usize)> = BTreeMap::new();
        for (_, round, opponent) in self.games_within(player, group, tie_break) {
            let (points, games) = met.entry(opponent).or_default();
            *points += round.points;
            *games += 1;
        }
        let averages = met.values().filter_map(|(points, games)| Value::points(*points).divided(*games));
        let score: Value = averages.sum();
        let missing = group.len() - 1 - met.len();
        let highest = score + Value::points(self.win.times(i32::try_from(missing).unwrap_or(i32::MAX)));
        Within { player, score, highest, met_all: missing == 0 }
    }

    pub(super) fn explain_encounter(&self, player: usize, tie_break: &TieBreak, group: &[usize]) -> Explanation {
        let part = |(index, round, _): (usize, &Entry, usize)| {
            self.part(round, index, Source::Result, Value::points(round.points), None)
        };
        let parts = self.games_within(player, group, tie_break).map(part).collect();
        let order = self.encounter(group, tie_break);
        let ahead: usize = order.iter().take_while(|part| !part.contains(&player)).map(Vec::len).sum();
        let place = (group.len() > 1).then(|| Value::whole(i64::try_from(ahead + 1).unwrap_or(i64::MAX)));
        Explanation { tie_break: *tie_break, value: place, formula: Formula::Encounter, parts }
    }
}

/// Everybody met everybody (6.2).
fn by_score(table: &[Within]) -> Vec<Vec<usize>> {
    table
        .chunk_by(|one, other| one.score == other.score)
        .map(|part| part.iter().map(|line| line.player).collect())
        .collect()
}

/// Not everybody met everybody (6.3): a player is ahead whom nobody behind could reach by winning all missing games.
fn certain_leaders(table: &[Within]) -> Vec<Vec<usize>> {
    let mut parts = Vec::new();
    let mut rest = table;
    while let [first, behind @ ..] = rest
        && !behind.is_empty()
        && behind.iter().all(|line| line.highest < first.score)
    {
        parts.push(vec![first.player]);
        rest = behind;
    }
    if !rest.is_empty() {
        parts.push(rest.iter().map(|line| line.player).collect());
    }
    parts
}
