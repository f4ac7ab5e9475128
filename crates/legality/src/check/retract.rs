//! Taking back the last move, written a second time.

use std::collections::HashSet;

use jadoube_board::{Color, Piece, Role};

use super::diagram::{Diagram, Place, directions, forward, place, rank_of, square};
use crate::past::{EnPassant, Past};
use crate::verdict::Start;

/// Every position from which one move can have led to `past`.
pub(super) fn before(past: &Past, start: Start) -> HashSet<Past> {
    let after = Diagram::of(&past.board);
    let mover = !past.turn;
    let mut found = Found { past, mover, all: HashSet::new() };
    if let EnPassant::Over(passed) = past.en_passant {
        double_step(&after, place(passed), &mut found);
        return found.all;
    }
    let rights: Vec<Place> = past.castling.rooks(mover).into_iter().map(place).collect();
    for (at, role) in after.men(mover) {
        if rights.contains(&at) || (role == Role::King && !rights.is_empty()) {
            continue;
        }
        if role == Role::Pawn {
            pawn(&after, at, &mut found);
        } else {
            piece(&after, at, role, &mut found);
        }
    }
    if rights.is_empty() {
        castling(&after, start, &mut found);
    }
    found.all
}

struct Found<'a> {
    past: &'a Past,
    mover: Color,
    all: HashSet<Past>,
}

impl Found<'_> {
    fn add(&mut self, before: &Diagram, en_passant: EnPassant, castling: jadoube_board::Castling) {
        let king = before.king(self.past.turn);
        if king.is_some_and(|king| !before.attacks(self.mover, king)) {
            self.all.insert(Past { board: before.board(), turn: self.mover, castling, en_passant });
        }
    }

    /// The man on `to` was on `from` as `role`, and `captured` was on `to`.
    fn moved(&mut self, after: &Diagram, from: Place, to: Place, role: Role, captured: Option<Role>) {
        let mut before = after.clone();
        before.set(to, captured.map(|role| role.of(!self.mover)));
        before.set(from, Some(role.of(self.mover)));
        self.add(&before, EnPassant::Open, self.past.castling);
    }

    fn captured(&mut self, after: &Diagram, from: Place, to: Place, role: Role) {
        for victim in Role::ALL {
            let on_edge = to.1 == 0 || to.1 == 7;
            if victim != Role::King && !(victim == Role::Pawn && on_edge) {
                self.moved(after, from, to, role, Some(victim));
            }
        }
    }
}

fn piece(after: &Diagram, at: Place, role: Role, found: &mut Found) {
    let (ways, goes_on) = directions(role);
    for (files, ranks) in ways {
        let mut from = (at.0 + files, at.1 + ranks);
        while after.is_empty(from) {
            found.moved(after, from, at, role, None);
            found.captured(after, from, at, role);
            if !goes_on {
                break;
            }
            from = (from.0 + files, from.1 + ranks);
        }
    }
    if role != Role::King && at.1 == rank_of(found.mover, 7) {
        let rank = at.1 - forward(found.mover);
        if after.is_empty((at.0, rank)) {
            found.moved(after, (at.0, rank), at, Role::Pawn, None);
        }
        for from in [(at.0 - 1, rank), (at.0 + 1, rank)] {
            if after.is_empty(from) {
                found.captured(after, from, at, Role::Pawn);
            }
        }
    }
}

fn pawn(after: &Diagram, at: Place, found: &mut Found) {
    let step = forward(found.mover);
    let from = (at.0, at.1 - step);
    if from.1 == rank_of(found.mover, 0) {
        return;
    }
    if after.is_empty(from) {
        found.moved(after, from, at, Role::Pawn, None);
        let shows = || found.past.en_passant == EnPassant::None && capture_is_legal(after, from, !found.mover);
        if at.1 == rank_of(found.mover, 3) && !shows() {
            double_step(after, from, found);
        }
    }
    for from in [(at.0 - 1, at.1 - step), (at.0 + 1, at.1 - step)] {
        if !after.is_empty(from) {
            continue;
        }
        found.captured(after, from, at, Role::Pawn);
        let (victim, home) = ((at.0, at.1 - step), (at.0, at.1 + step));
        if at.1 == rank_of(found.mover, 5) && after.is_empty(victim) && after.is_empty(home) {
            let mut before = after.clone();
            before.set(at, None);
            before.set(from, Some(Role::Pawn.of(found.mover)));
            before.set(victim, Some(Role::Pawn.of(!found.mover)));
            if let Some(passed) = square(at) {
                found.add(&before, EnPassant::Over(passed), found.past.castling);
            }
        }
    }
}

fn double_step(after: &Diagram, passed: Place, found: &mut Found) {
    let step = forward(found.mover);
    let (from, to) = ((passed.0, passed.1 - step), (passed.0, passed.1 + step));
    if passed.1 == rank_of(found.mover, 2) && after.is_empty(passed) && after.is_empty(from) {
        found.moved(after, from, to, Role::Pawn, None);
    }
}

/// Whether `taker` can legally capture en passant on `passed`.
fn capture_is_legal(now: &Diagram, passed: Place, taker: Color) -> bool {
    let behind = passed.1 - forward(taker);
    [(passed.0 - 1, behind), (passed.0 + 1, behind)].into_iter().any(|from| {
        let mut after = now.clone();
        after.set(from, None);
        after.set((passed.0, behind), None);
        after.set(passed, Some(Role::Pawn.of(taker)));
        let is_pawn = now.at(from) == Some(Role::Pawn.of(taker));
        is_pawn && after.king(taker).is_some_and(|king| !after.attacks(!taker, king))
    })
}

fn castling(after: &Diagram, start: Start, found: &mut Found) {
    let rank = rank_of(found.mover, 0);
    let first = Diagram::of(start.position().board());
    let homes = |role: Role| -> Vec<Place> {
        (0..8).map(|file| (file, rank)).filter(|at| first.at(*at) == Some(role.of(found.mover))).collect()
    };
    let king_home = homes(Role::King)[0];
    for rook_home in homes(Role::Rook) {
        let (king_to, rook_to) =
            if rook_home.0 > king_home.0 { ((6, rank), (5, rank)) } else { ((2, rank), (3, rank)) };
        let (king, rook): (Piece, Piece) = (Role::King.of(found.mover), Role::Rook.of(found.mover));
        if after.at(king_to) != Some(king) || after.at(rook_to) != Some(rook) {
            continue;
        }
        let mut before = after.clone();
        before.set(king_to, None);
        before.set(rook_to, None);
        let between =
            |one: Place, other: Place| (one.0.min(other.0)..=one.0.max(other.0)).map(move |file| (file, rank));
        let mut way = between(king_home, king_to).chain(between(rook_home, rook_to));
        if !way.all(|at| before.is_empty(at)) {
            continue;
        }
        before.set(king_home, Some(king));
        before.set(rook_home, Some(rook));
        if let Some(right) = square(rook_home).filter(|_| !before.attacks(!found.mover, king_home)) {
            found.add(&before, EnPassant::Open, found.past.castling.with(right));
        }
    }
}
