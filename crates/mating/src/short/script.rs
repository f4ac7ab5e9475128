//! The moves of both sides towards a mate, and playing them.

use std::ops::ControlFlow;

use jadoube_board::{Bitboard, Color, Move, MoveSet, Position, Role, Square, attacks};

use super::Place;
use super::scene::Scene;
use crate::reach;
use crate::replay::played;

/// How many moves a man may need to get where it is wanted.
const FAR: usize = 3;

/// A move of a piece.
pub(super) fn piece_move(role: Role, from: Square, to: Square) -> Move {
    let mut found = None;
    MoveSet::Piece { role, from, to: to.into() }.for_each(|m| found = Some(m));
    found.expect("a set of one square has one move")
}

/// The squares that a man of this role attacks from anywhere in a set.
#[inline]
fn from_all(role: Role, set: Bitboard, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Knight => reach::knights(set),
        Role::Bishop => reach::bishops(set, occupied),
        Role::Rook => reach::rooks(set, occupied),
        _ => reach::bishops(set, occupied) | reach::rooks(set, occupied),
    }
}

/// The way of a man: where it starts, and where it can be after each quiet move, without giving check before the last.
#[derive(Copy, Clone)]
pub(super) struct Way {
    role: Role,
    from: Square,
    /// The board without it.
    others: Bitboard,
    stops: [Bitboard; FAR - 1],
}

impl Way {
    pub(super) fn new(role: Role, from: Square, occupied: Bitboard, checks: Bitboard) -> Way {
        let others = occupied.without(from.into());
        let closed = occupied | checks;
        let first = attacks::of(role.of(Color::White), from, occupied).without(closed);
        let second = from_all(role, first, others).without(closed | first);
        Way { role, from, others, stops: [first, second] }
    }

    pub(super) fn role(&self) -> Role {
        self.role
    }

    pub(super) fn from(&self) -> Square {
        self.from
    }

    pub(super) fn others(&self) -> Bitboard {
        self.others
    }

    /// Where it can be with its last move, captures of its own men included.
    pub(super) fn ends(&self) -> Bitboard {
        from_all(self.role, self.stops[0] | self.stops[1] | self.from.into(), self.others)
    }

    /// Adds the moves from its start to `to`, without resting on `avoided`.
    pub(super) fn write(&self, to: Square, avoided: Bitboard, script: &mut Script) -> bool {
        let piece = self.role.of(Color::White);
        let before = |to: Square| attacks::of(piece, to, self.others).without(avoided);
        let near = before(to);
        if near.contains(self.from) {
            script.add(self.role, self.from, to);
        } else if let Some(stop) = (near & self.stops[0]).first() {
            script.add(self.role, self.from, stop);
            script.add(self.role, stop, to);
        } else if let Some(second) = (near & self.stops[1]).first() {
            let Some(first) = (before(second) & self.stops[0]).first() else { return false };
            script.add(self.role, self.from, first);
            script.add(self.role, first, second);
            script.add(self.role, second, to);
        } else {
            return false;
        }
        true
    }
}

/// What each side plays, and the line that comes of it. It can be tried again in another position.
pub(super) struct Script {
    pub(super) line: Vec<Move>,
    white: Vec<Move>,
    black: Vec<Move>,
    /// Where the black king is mated.
    king: Square,
    /// From where it is.
    end: Square,
    /// Black men that must have gone before.
    guards: Bitboard,
    /// The squares that White's moves need.
    needed: Bitboard,
    /// From where White's men come.
    busy: Bitboard,
}

impl Default for Script {
    fn default() -> Script {
        Script {
            line: Vec::new(),
            white: Vec::new(),
            black: Vec::new(),
            king: Square::A1,
            end: Square::A1,
            guards: Bitboard::EMPTY,
            needed: Bitboard::EMPTY,
            busy: Bitboard::EMPTY,
        }
    }
}

impl Script {
    /// Begins with the moves that make the scene.
    pub(super) fn start(&mut self, scene: &Scene, place: &Place) {
        self.white.clear();
        self.black.clear();
        self.king = scene.king;
        self.end = place.to;
        self.guards = place.guards;
        self.needed = Bitboard::EMPTY;
        self.busy = Bitboard::EMPTY;
        for &m in &scene.moves[Color::White as usize] {
            self.needs(m);
        }
        for &m in &scene.moves[Color::Black as usize] {
            self.black.push(m);
            self.needed |= m.to().into();
        }
    }

    fn needs(&mut self, m: Move) {
        self.white.push(m);
        self.needed |= attacks::between(m.from(), m.to()) | m.to().into();
        self.busy |= m.from().into();
    }

    fn add(&mut self, role: Role, from: Square, to: Square) {
        self.needs(piece_move(role, from, to));
    }

    /// Whether a man is where it would come with one of White's moves, and not where that move starts.
    fn is_done(&self, now: &Position, m: Move) -> bool {
        let men = now.board().pieces(m.role().of(Color::White));
        men.contains(m.to()) && !men.contains(m.from())
    }

    /// Plays `answer` and then all moves; whether they are legal and mate.
    pub(super) fn mates(&mut self, view: &Position, answer: &[Move]) -> bool {
        self.line.clear();
        self.line.extend_from_slice(answer);
        let mut now = *view;
        let mut next_of_white = self.white.iter().take_while(|&&m| self.is_done(view, m)).count();
        if next_of_white == self.white.len() {
            return false;
        }
        let ring = attacks::king(self.king);
        let mut guards = self.guards;
        let turns = self.white.len() - next_of_white - (now.turn() == Color::White) as usize;
        // White waits until Black has done its part.
        let mut waits = (self.black.len() + guards.len()).saturating_sub(turns);
        let mut black = 0;
        let mut backs = [None, None];
        let shut = attacks::between(self.end, self.king) | self.end.into();
        while next_of_white < self.white.len() {
            let turn = now.turn();
            let known = match turn {
                Color::White if waits == 0 => {
                    next_of_white += 1;
                    Some(self.white[next_of_white - 1])
                }
                Color::White => {
                    waits -= 1;
                    None
                }
                Color::Black => {
                    black += 1;
                    self.black.get(black - 1).copied()
                }
            };
            let m = if let Some(m) = known {
                m
            } else if turn == Color::Black && guards.any() {
                let Some(guard) = guards.first() else { return false };
                guards = guards.without(guard.into());
                let Some(m) = self.waiting(&now, guard.into(), shut) else { return false };
                m
            } else if let Some(back) = backs[turn as usize].take() {
                back
            } else {
                let movers = turn.pick(!self.busy, !(ring | self.guards));
                let found = self.waiting(&now, movers, shut).or_else(|| {
                    // The king itself waits; it must be back in time.
                    if turn == Color::White {
                        return None;
                    }
                    waits += (waits + self.white.len() - next_of_white) % 2;
                    self.aside(&now)
                });
                let Some(m) = found else { return false };
                if m.role() != Role::Pawn {
                    backs[turn as usize] = Some(piece_move(m.role(), m.to(), m.from()));
                }
                m
            };
            let Some(next) = played(&now, m) else { return false };
            self.line.push(m);
            now = next;
        }
        now.is_check() && !now.has_moves()
    }

    /// A quiet step of the black king.
    fn aside(&self, now: &Position) -> Option<Move> {
        let king = now.king(Color::Black);
        let closed = now.board().occupied() | self.needed | attacks::king(now.king(Color::White));
        let steps = attacks::king(king).without(closed);
        steps.into_iter().map(|to| piece_move(Role::King, king, to)).find(|&m| played(now, m).is_some())
    }

    /// A quiet move of one of these men that leaves alone what White needs, and from which nothing of `shut` is seen.
    fn waiting(&self, now: &Position, movers: Bitboard, shut: Bitboard) -> Option<Move> {
        let turn = now.turn();
        let occupied = now.board().occupied();
        let barred = occupied | self.needed | shut;
        let seen = shut | now.king(!turn).into();
        let mut waiting = None;
        let _ = now.visit_moves(|set| {
            match set {
                MoveSet::Piece { role, from, to } if role != Role::King && movers.contains(from) => {
                    for to in to.without(barred) {
                        if !attacks::of(role.of(turn), to, occupied.without(from.into())).meets(seen) {
                            waiting = Some(piece_move(role, from, to));
                            return ControlFlow::Break(());
                        }
                    }
                }
                MoveSet::Pawns { to, promote: false, step } if waiting.is_none() => {
                    MoveSet::Pawns { to: to.without(barred), promote: false, step }.for_each(|m| {
                        if movers.contains(m.from()) && !attacks::pawn(turn, m.to()).meets(seen) {
                            waiting = Some(m);
                        }
                    });
                }
                _ => {}
            }
            ControlFlow::Continue(())
        });
        waiting
    }
}
