//! The origins of the men, written a second time: paths square by square, and every assignment.

use std::collections::HashSet;

use jadoube_board::{Bitboard, Color, Role};

use super::diagram::{Diagram, Place, directions, forward, on_board, place, rank_of, square};
use crate::past::Past;
use crate::verdict::Start;

/// What an argument says about one player.
pub(super) struct Claim {
    pub(super) color: Color,
    pub(super) needed: Option<usize>,
    pub(super) available: usize,
    pub(super) immobile: Bitboard,
}

/// Whether the men of the player cannot have come from the initial position with the captures that there were.
pub(super) fn holds(past: &Past, start: Start, claim: &Claim, columns: &[Bitboard]) -> bool {
    let mut world = World::of(past, start);
    let immobile: HashSet<Place> = claim.immobile.into_iter().map(place).collect();
    if immobile != world.immobile {
        return false;
    }
    let mut open: Vec<HashSet<Place>> = columns.iter().map(|column| column.into_iter().map(place).collect()).collect();
    // Columns that follow from what is known are added until all are.
    while !open.is_empty() {
        let (sure, left): (Vec<_>, Vec<_>) = open.into_iter().partition(|column| world.is_column(column));
        if sure.is_empty() {
            return false;
        }
        world.columns.extend(sure);
        open = left;
    }
    let needed = world.fewest_captures(claim.color, None);
    let available = world.available(claim.color);
    needed == claim.needed && available == claim.available && needed.is_none_or(|needed| needed > available)
}

pub(super) struct World {
    pub(super) diagram: Diagram,
    pub(super) first: Diagram,
    pub(super) immobile: HashSet<Place>,
    columns: Vec<HashSet<Place>>,
}

/// More captures than a pawn can make.
const NEVER: usize = 99;

impl World {
    pub(super) fn of(past: &Past, start: Start) -> World {
        let diagram = Diagram::of(&past.board);
        let first = Diagram::of(start.position().board());
        let mut immobile: HashSet<Place> = past.castling.all_rooks().into_iter().map(place).collect();
        for color in Color::ALL {
            for (at, role) in diagram.men(color) {
                let unmoved_pawn = role == Role::Pawn && at.1 == rank_of(color, 1);
                let unmoved_king = role == Role::King && past.castling.rooks(color).any();
                if unmoved_pawn || unmoved_king {
                    immobile.insert(at);
                }
            }
        }
        let mut world = World { diagram, first, immobile, columns: Vec::new() };
        while world.enclose() {}
        world
    }

    /// Finds a piece on its first square whose ways out are all closed; whether there was one.
    fn enclose(&mut self) -> bool {
        for color in Color::ALL {
            for (at, role) in self.diagram.men(color) {
                let at_home = at.1 == rank_of(color, 0) && self.first.at(at) == self.diagram.at(at);
                let (ways, _) = directions(role);
                let mut exits = ways.into_iter().map(|(files, ranks)| (at.0 + files, at.1 + ranks));
                if at_home
                    && !self.immobile.contains(&at)
                    && exits.all(|exit| !on_board(exit) || self.immobile.contains(&exit))
                {
                    self.immobile.insert(at);
                    return true;
                }
            }
        }
        false
    }

    /// The king of a player, if it has never moved.
    fn unmoved_king(&self, color: Color) -> Option<Place> {
        self.diagram.king(color).filter(|king| self.immobile.contains(king))
    }

    /// Whether a man of `color` on `at` would attack `target` from the square next to it, or by a jump.
    fn touches(&self, color: Color, role: Role, at: Place, target: Place) -> bool {
        if role == Role::Pawn {
            return target.1 == at.1 + forward(color) && (target.0 - at.0).abs() == 1;
        }
        directions(role).0.into_iter().any(|(files, ranks)| (at.0 + files, at.1 + ranks) == target)
    }

    /// Whether a man there gave a check that only its capture could answer.
    pub(super) fn never_leaves(&self, color: Color, role: Role, at: Place) -> bool {
        self.unmoved_king(!color).is_some_and(|king| self.touches(color, role, at, king))
    }

    /// Whether no king of `color` was ever there.
    fn forbidden_to_king(&self, color: Color, at: Place) -> bool {
        let guards = self.diagram.men(!color).into_iter().filter(|(guard, _)| self.immobile.contains(guard));
        guards.into_iter().any(|(guard, role)| self.touches(!color, role, guard, at))
    }

    /// The squares one move away.
    pub(super) fn steps(&self, color: Color, role: Role, from: Place) -> Vec<Place> {
        let (ways, goes_on) = directions(role);
        let mut all = Vec::new();
        for (files, ranks) in ways {
            let mut way = vec![from];
            let mut next = (from.0 + files, from.1 + ranks);
            while on_board(next) && !self.immobile.contains(&next) {
                way.push(next);
                let crosses = self.columns.iter().any(|column| column.iter().all(|at| way.contains(at)));
                let forbidden = role == Role::King && self.forbidden_to_king(color, next);
                if !crosses && !forbidden {
                    all.push(next);
                }
                if !goes_on {
                    break;
                }
                next = (next.0 + files, next.1 + ranks);
            }
        }
        all
    }

    /// The squares to which a piece can have gone from any of these.
    fn targets(&self, color: Color, role: Role, from: &[Place]) -> HashSet<Place> {
        let mut reach: HashSet<Place> = from.iter().copied().collect();
        let mut waiting: Vec<Place> = from.to_vec();
        while let Some(at) = waiting.pop() {
            if self.immobile.contains(&at) || self.never_leaves(color, role, at) {
                continue;
            }
            for next in self.steps(color, role, at) {
                if reach.insert(next) {
                    waiting.push(next);
                }
            }
        }
        reach
    }

    /// The squares that the pawn of a file can have got to, each with the number of its captures.
    fn pawn_ways(&self, color: Color, file: i32) -> HashSet<(Place, usize)> {
        let home = (file, rank_of(color, 1));
        let mut reach = HashSet::from([(home, 0)]);
        let mut waiting = vec![(home, 0)];
        while let Some((at, captures)) = waiting.pop() {
            if self.immobile.contains(&at) || self.never_leaves(color, Role::Pawn, at) {
                continue;
            }
            for (aside, more) in [(0, 0), (-1, 1), (1, 1)] {
                let next = (at.0 + aside, at.1 + forward(color));
                let entry = (next, captures + more);
                if on_board(next) && !self.immobile.contains(&next) && reach.insert(entry) {
                    waiting.push(entry);
                }
            }
        }
        reach
    }

    /// For each man of the player the captures that each of the sixteen origins costs.
    fn costs(&self, color: Color) -> Vec<(Place, [usize; 16])> {
        let ways: Vec<HashSet<(Place, usize)>> = (0..8).map(|file| self.pawn_ways(color, file)).collect();
        let men = self.diagram.men(color).into_iter();
        men.map(|(at, role)| (at, self.costs_of(color, at, role, &ways))).collect()
    }

    fn costs_of(&self, color: Color, at: Place, role: Role, ways: &[HashSet<(Place, usize)>]) -> [usize; 16] {
        let mut costs = [NEVER; 16];
        for file in 0..8 {
            let home = (file, rank_of(color, 0));
            let begins = self.first.at(home) == Some(role.of(color));
            let fits = !self.immobile.contains(&home) || home == at;
            if begins && fits && self.targets(color, role, &[home]).contains(&at) {
                costs[file as usize] = 0;
            }
            let fewest = |ends: &dyn Fn(Place) -> bool| {
                ways[file as usize].iter().filter(|(end, _)| ends(*end)).map(|(_, captures)| *captures).min()
            };
            let captures = match role {
                Role::Pawn => fewest(&|end| end == at),
                Role::King => None,
                _ if self.immobile.contains(&at) => None,
                _ => fewest(&|end| end.1 == rank_of(color, 7) && self.targets(color, role, &[end]).contains(&at)),
            };
            costs[8 + file as usize] = captures.unwrap_or(NEVER);
        }
        if role == Role::King && self.forbidden_to_king(color, at) {
            costs = [NEVER; 16];
        }
        costs
    }

    /// The fewest captures by pawns of the player over all assignments; one entry of the costs may be changed first.
    fn fewest_captures(&self, color: Color, change: Option<(Place, usize, usize)>) -> Option<usize> {
        let mut costs = self.costs(color);
        if let Some((man, origin, cost)) = change {
            costs.iter_mut().filter(|(at, _)| *at == man).for_each(|(_, row)| row[origin] = cost);
        }
        if costs.len() > 16 {
            return None;
        }
        let mut fewest = vec![NEVER; 1 << 16];
        fewest[0] = 0;
        for (number, (_, row)) in costs.iter().enumerate() {
            for taken in (0..1usize << 16).filter(|taken| taken.count_ones() as usize == number) {
                for (origin, cost) in row.iter().enumerate() {
                    let next = taken | 1 << origin;
                    if next != taken && *cost < NEVER && fewest[taken] < NEVER {
                        fewest[next] = fewest[next].min(fewest[taken] + cost);
                    }
                }
            }
        }
        let all = (0..1usize << 16).filter(|taken| taken.count_ones() as usize == costs.len());
        all.map(|taken| fewest[taken]).min().filter(|fewest| *fewest < NEVER)
    }

    /// How many men of the opponent the player's pawns can have captured.
    fn available(&self, color: Color) -> usize {
        let opponent = !color;
        let lost = 16usize.saturating_sub(self.diagram.men(opponent).len());
        let costs = self.costs(opponent);
        let ways = (0..8).flat_map(|file| self.pawn_ways(color, file));
        let mut takes: HashSet<Place> = HashSet::new();
        for (at, _) in ways.filter(|(at, _)| !self.immobile.contains(at)) {
            for aside in [-1, 1] {
                takes.insert((at.0 + aside, at.1 + forward(color)));
            }
        }
        let elsewhere = (0..8).filter(|file| {
            let home = (*file, rank_of(opponent, 0));
            let Some(piece) = self.first.at(home).filter(|piece| piece.role != Role::King) else { return false };
            let gone = costs.iter().all(|(_, row)| row[*file as usize] == NEVER);
            let mut been = self.targets(opponent, piece.role, &[home]).into_iter();
            gone && !been.any(|at| takes.contains(&at) && !self.immobile.contains(&at))
        });
        lost.saturating_sub(elsewhere.count())
    }

    /// Whether a pawn has always been on these squares, from its second rank to where it is.
    fn is_column(&self, column: &HashSet<Place>) -> bool {
        Color::ALL.into_iter().any(|color| {
            let men = self.diagram.men(color).into_iter().filter(|(_, role)| *role == Role::Pawn);
            men.into_iter().any(|(at, _)| {
                let squares = (0..8).map(|step| (at.0, rank_of(color, 1) + step * forward(color)));
                let way: HashSet<Place> =
                    squares.take_while(|square| (square.1 - at.1) * forward(color) <= 0).collect();
                if way != *column || square(at).is_none() {
                    return false;
                }
                let back_again = self.pawn_ways(color, at.0).contains(&(at, 2));
                let change = (at, 8 + at.0 as usize, if back_again { 2 } else { NEVER });
                let otherwise = self.fewest_captures(color, Some(change));
                otherwise.is_none_or(|needed| needed > self.available(color))
            })
        })
    }
}
