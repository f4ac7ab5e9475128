//! A list of tie-breaks applied to the table (Article 4): each one sees only groups that are still tied.

use std::cmp::Ordering;

use super::{Calculator, Kind, TieBreak, Value};
use crate::{Points, Rank};

/// A line of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The place, from 1. Players whom the list does not separate share it; lots are for the arbiter to draw.
    pub place: usize,
    /// The player.
    pub rank: Rank,
    /// The points in the standings.
    pub points: Points,
    /// The tie-breaks, in the order of the list.
    pub cells: Vec<Cell>,
}

/// A tie-break of a player in the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cell {
    /// The value. Direct encounter has the place within the group, and none for a player who was not tied.
    pub value: Option<Value>,
    /// For direct encounter: the players who were tied, this one among them.
    pub rivals: Vec<Rank>,
}

impl Calculator {
    /// The table, by points and then by a list of tie-breaks. If the list has [`Kind::Points`], they count in that place instead.
    pub fn standings(&self, list: &[TieBreak]) -> Vec<Row> {
        let mut cells: Vec<Vec<Cell>> = vec![Vec::with_capacity(list.len()); self.sheets.len()];
        let mut everybody: Vec<usize> = (0..self.sheets.len()).collect();
        everybody.sort_by_key(|player| self.sheets[*player].rank);
        let mut groups = vec![everybody];
        if !list.iter().any(|tie_break| tie_break.kind == Kind::Points) {
            groups = self.split_by_value(groups, &TieBreak::new(Kind::Points), None);
        }
        for tie_break in list {
            groups = if tie_break.kind == Kind::DirectEncounter {
                self.split_by_encounter(groups, tie_break, &mut cells)
            } else {
                self.split_by_value(groups, tie_break, Some(&mut cells))
            };
        }
        let mut rows = Vec::with_capacity(self.sheets.len());
        for group in groups {
            let place = rows.len() + 1;
            rows.extend(group.into_iter().map(|player| {
                let sheet = &self.sheets[player];
                Row { place, rank: sheet.rank, points: sheet.score, cells: std::mem::take(&mut cells[player]) }
            }));
        }
        rows
    }

    fn split_by_value(
        &self,
        groups: Vec<Vec<usize>>,
        tie_break: &TieBreak,
        mut cells: Option<&mut Vec<Vec<Cell>>>,
    ) -> Vec<Vec<usize>> {
        let mut split = Vec::new();
        for group in groups {
            let mut valued: Vec<(usize, Option<Value>)> =
                group.into_iter().map(|player| (player, self.value(player, tie_break))).collect();
            if let Some(cells) = cells.as_deref_mut() {
                for (player, value) in &valued {
                    cells[*player].push(Cell { value: *value, rivals: Vec::new() });
                }
            }
            valued.sort_by(|(_, one), (_, other)| better(tie_break, *one, *other));
            split.extend(
                valued.chunk_by(|one, other| one.1 == other.1).map(|part| part.iter().map(|line| line.0).collect()),
            );
        }
        split
    }

    fn split_by_encounter(
        &self,
        groups: Vec<Vec<usize>>,
        tie_break: &TieBreak,
        cells: &mut [Vec<Cell>],
    ) -> Vec<Vec<usize>> {
        let mut split = Vec::new();
        for group in groups {
            if group.len() == 1 {
                cells[group[0]].push(Cell::default());
                split.push(group);
                continue;
            }
            let rivals: Vec<Rank> = group.iter().map(|player| self.sheets[*player].rank).collect();
            let mut place = 1;
            for part in self.encounter(&group, tie_break) {
                for player in &part {
                    cells[*player].push(Cell { value: Some(Value::whole(place)), rivals: rivals.clone() });
                }
                place += i64::try_from(part.len()).unwrap_or(0);
                split.push(part);
            }
        }
        split
    }
}

/// Which of two values comes first; none comes last.
fn better(tie_break: &TieBreak, one: Option<Value>, other: Option<Value>) -> Ordering {
    match (one, other) {
        (Some(one), Some(other)) if tie_break.low_is_better() => one.cmp(&other),
        (one, other) => other.cmp(&one),
    }
}
