//! Short help-mates, constructed without a search.
//!
//! In most positions of most games the black king is shut in by its own pieces: one white piece goes to mate it, another
//! one first to where it helps, each in a few quiet moves, a black piece that guards the square goes away, and otherwise
//! Black moves an uninvolved piece back and forth. If the king is not shut in, the kings first walk to an edge and opposite
//! each other, after pieces that cover their paths have moved elsewhere, and if White has no queen or rook a pawn is
//! promoted. This costs a tenth of a rollout.
//!
//! Nothing here is trusted: every constructed line is replayed, and counts only if it is legal and mates. Exceptions,
//! for callers that need no line, are mates at the edge (`edge.rs`), and the moves of `clearing.rs` and of a shortened rollout, which
//! are legal but not replayed; `sight.rs` has the order in which they are tried. White is the side that mates.

mod clearing;
mod corner;
mod edge;
mod march;
mod scene;
mod script;
mod sight;
mod walks;

use std::ops::ControlFlow;

use jadoube_board::{Bitboard, Color, Move, Position, Role, Square, attacks};

use crate::reach;
use crate::solver::mates;
use scene::{Parking, Scene};
use script::{Script, Way};

/// How many lines are replayed for one scene, and for one at the edge.
const TRIES: u32 = 6;
const EDGE_TRIES: u32 = 3;
/// How many replies to a check are tried with the king in place, and with the king elsewhere.
const ANSWERS: usize = 3;
const FARTHER_ANSWERS: usize = 2;
/// How many steps of a shut-in king are tried, and how few squares it then has.
const STEPS: usize = 3;
const SHUT_IN: usize = 4;
/// How many free squares a king may have that is mated where it stands.
const OPEN: usize = 6;
/// How many incomplete mates are remembered.
const PLACES: usize = 24;
/// How many squares a helping piece can take away.
const GAPS: usize = 2;
/// How many squares of one helping piece are tried.
const HELPER_SQUARES: usize = 3;
/// How many black pieces may have to leave.
const GUARDS: usize = 2;

/// Pieces that can mate, the best first.
const MATING: [Role; 4] = [Role::Queen, Role::Rook, Role::Knight, Role::Bishop];

/// A piece on a square where it would mate, if some squares were not open.
#[derive(Copy, Clone)]
struct Place {
    way: Way,
    to: Square,
    gaps: Bitboard,
    /// Black pieces that would capture it or interpose, and must have left.
    guards: Bitboard,
}

/// A white piece other than the king and the pawns.
#[derive(Copy, Clone)]
struct Man {
    role: Role,
    from: Square,
    /// What it attacks, also through the black king.
    sight: Bitboard,
}

/// Whether a set has at most this many squares; cheaper than counting them.
#[inline]
fn at_most<const N: usize>(mut set: Bitboard) -> bool {
    for _ in 0..N {
        set.0 &= set.0.wrapping_sub(1);
    }
    set.is_empty()
}

/// The memory of the search for short mates.
#[derive(Default)]
pub(crate) struct Short {
    script: Script,
    places: Vec<Place>,
    men: Vec<Man>,
    /// The squares that White controls, and those that it still controls if one of its pieces leaves.
    held: Bitboard,
    held_twice: Bitboard,
    /// Pieces that may help, and where they can go.
    helpers: Vec<(Way, Bitboard)>,
    /// How many more lines may be replayed.
    tries: u32,
    met: u64,
}

impl Short {
    /// The moves of the mate found last.
    pub(crate) fn line(&self) -> &[Move] {
        &self.script.line
    }

    /// How many positions were visited so far.
    pub(crate) fn met(&self) -> u64 {
        self.met
    }

    /// Whether the last mate also works here.
    pub(crate) fn mates_again(&mut self, view: &Position) -> bool {
        let found = self.script.mates(view, &[]);
        debug_assert!(!found || mates(view, self.line()), "{view:?}");
        found
    }

    /// Whether a mate by White is found with the black king where it is. Finding none proves nothing.
    pub(crate) fn find(&mut self, view: &Position) -> bool {
        let found = self.out_of_check(view, ANSWERS, Short::find_here);
        debug_assert!(!found || mates(view, self.line()), "{view:?}");
        found
    }

    /// The same with the black king elsewhere.
    pub(crate) fn find_farther(&mut self, view: &Position) -> bool {
        let found = self.out_of_check(view, FARTHER_ANSWERS, Short::find_elsewhere);
        debug_assert!(!found || mates(view, self.line()), "{view:?}");
        found
    }

    /// The same in a corner, and more thoroughly, if there are hardly any pieces: it is seldom worth its cost while the
    /// other side may have an easy mate.
    pub(crate) fn find_cornered(&mut self, view: &Position) -> bool {
        let found = self.out_of_check(view, FARTHER_ANSWERS, Short::find_patiently);
        debug_assert!(!found || mates(view, self.line()), "{view:?}");
        found
    }

    /// Looks from here, or, in check, after each of the first replies.
    fn out_of_check(&mut self, view: &Position, most: usize, look: fn(&mut Short, &Position, &[Move]) -> bool) -> bool {
        if !view.is_check() {
            return look(self, view, &[]);
        }
        let mut answers = 0;
        let found = view.visit_moves(|set| {
            let mut found = false;
            set.for_each(|answer| {
                if found || answers == most {
                    return;
                }
                let next = view.after(answer);
                if !next.is_check() {
                    answers += 1;
                    found = look(self, &next, &[answer]);
                }
            });
            if found || answers == most { ControlFlow::Break(found) } else { ControlFlow::Continue(()) }
        });
        found.break_value() == Some(true)
    }

    fn find_here(&mut self, view: &Position, answer: &[Move]) -> bool {
        self.stage(view, &Scene::new(view), answer)
    }

    fn find_elsewhere(&mut self, view: &Position, answer: &[Move]) -> bool {
        let scene = Scene::new(view);
        if at_most::<SHUT_IN>(scene.ring.without(scene.black)) {
            for to in scene.steps().into_iter().take(STEPS) {
                let mut stepped = scene.clone();
                stepped.black_king_walks(&[to]);
                if self.stage(view, &stepped, answer) {
                    return true;
                }
            }
        }
        let Some(armed) = scene.armed() else {
            return self.cornered(answer, |line| corner::mates(view, 0, line));
        };
        armed.at_the_edge(Parking::No, |scene| self.stage(view, scene, answer))
            || armed.at_the_edge(Parking::First, |scene| self.stage(view, scene, answer))
    }

    fn find_patiently(&mut self, view: &Position, answer: &[Move]) -> bool {
        self.cornered(answer, |line| corner::mates(view, corner::CAPRICES, line) || march::mates(view, line))
    }

    fn cornered(&mut self, answer: &[Move], look: impl FnOnce(&mut Vec<Move>) -> bool) -> bool {
        let line = &mut self.script.line;
        line.clear();
        line.extend_from_slice(answer);
        let found = look(line);
        self.met += self.script.line.len() as u64;
        found
    }

    /// Looks for a mate in a scene that both sides prepare first.
    fn stage(&mut self, view: &Position, scene: &Scene, answer: &[Move]) -> bool {
        // Opposite the other king only queens and rooks mate directly.
        let (tries, roles) = if scene.is_at_the_edge() { (EDGE_TRIES, &MATING[..2]) } else { (TRIES, &MATING[..]) };
        // One mating and one helping piece cannot shut in a king with nearly all its squares free.
        if !scene.is_at_the_edge() && !at_most::<OPEN>(scene.ring.without(scene.black)) {
            return false;
        }
        self.tries = tries;
        self.helpers.clear();
        self.enlist(scene);
        let alone = self.men.len() == 1;
        let unkinged = scene.occupied.without(scene.king.into());
        let mut hit = None;
        let mut index = 0;
        while let Some(&Man { role, .. }) = self.men.get(index).filter(|man| roles.contains(&man.role)) {
            self.places.clear();
            // They are listed role by role.
            while let Some(&Man { from, sight, .. }) = self.men.get(index).filter(|man| man.role == role) {
                index += 1;
                let held = self.held_twice | self.held.without(sight);
                let open = scene.ring.without(scene.black | held);
                let hopeless = match role {
                    Role::Knight => !at_most::<{ GAPS + 2 }>(open),
                    Role::Bishop => from.is_light() != scene.king.is_light() || !at_most::<{ GAPS + 2 }>(open),
                    Role::Rook => !at_most::<{ GAPS + 3 }>(open),
                    _ => false,
                };
                if hopeless {
                    continue;
                }
                let without = scene.occupied.without(from.into());
                let checks = scene.checks(role, without);
                let near = (sight & checks).without(scene.white);
                // Mates in one move come first, and are usually enough.
                for far in [false, true] {
                    let way = if far {
                        Way::new(role, from, sight, scene.occupied, checks)
                    } else {
                        Way::of_one_move(role, from, scene.occupied)
                    };
                    let ends = if far { (way.ends() & checks).without(scene.white | near) } else { near };
                    for to in ends {
                        let shot = attacks::of(role.of(Color::White), to, unkinged.without(from.into()));
                        let gaps = scene.ring.without(scene.black.without(to.into()) | shot | held);
                        if !at_most::<GAPS>(gaps) || alone && gaps.any() {
                            continue;
                        }
                        let hit = *hit.get_or_insert_with(|| scene.hit_by_black());
                        let guards = scene.guards(to, without, hit);
                        if !at_most::<GUARDS>(guards)
                            || guards.meets(scene.ring)
                            || !scene.can_leave(guards, to, without)
                        {
                            continue;
                        }
                        let place = Place { way, to, gaps, guards };
                        if gaps.is_empty() {
                            if self.play(view, scene, answer, &place, None) {
                                return true;
                            }
                            if self.tries == 0 {
                                return false;
                            }
                        } else if self.places.len() < PLACES {
                            self.places.push(place);
                        }
                    }
                }
            }
            for index in 0..self.places.len() {
                let place = self.places[index];
                if self.helped(view, scene, answer, &place) {
                    return true;
                }
                if self.tries == 0 {
                    return false;
                }
            }
        }
        false
    }

    /// Lists White's pieces that may mate or help, and the squares controlled once and more than once.
    fn enlist(&mut self, scene: &Scene) {
        // The king does not shield the squares behind it.
        let unkinged = scene.occupied.without(scene.king.into());
        let pawns = reach::pawns(Color::White, scene.board.role(Role::Pawn) & scene.white);
        let king = scene.board.role(Role::King) & scene.white;
        self.held = pawns | reach::spread(king).without(king);
        // The pawns and the king stay in place, so they keep control of these squares whichever piece moves.
        self.held_twice = self.held;
        self.men.clear();
        for role in MATING {
            for from in scene.board.role(role) & scene.white {
                let sight = attacks::of(role.of(Color::White), from, unkinged);
                self.held_twice |= self.held & sight;
                self.held |= sight;
                self.men.push(Man { role, from, sight });
            }
        }
    }

    /// Looks for a piece that closes the gaps of a place.
    fn helped(&mut self, view: &Position, scene: &Scene, answer: &[Move], place: &Place) -> bool {
        if self.helpers.is_empty() {
            for &Man { role, from, sight } in &self.men {
                let checks = scene.checks(role, scene.occupied.without(from.into()));
                let way = Way::new(role, from, sight, scene.occupied, checks);
                let ends = way.ends().without(scene.white | checks | scene.ring & scene.black);
                self.helpers.push((way, ends));
            }
        }
        let at = Bitboard::of(place.to);
        let occupied = (place.way.others() | at).without(scene.king.into());
        for index in 0..self.helpers.len() {
            let (way, ends) = self.helpers[index];
            if way.from() == place.way.from() {
                continue;
            }
            let piece = way.role().of(Color::White);
            let wanted =
                place.gaps.into_iter().fold(ends.without(at), |wanted, gap| wanted & attacks::of(piece, gap, occupied));
            let near = wanted & self.men[index].sight;
            let to = near
                .into_iter()
                .chain(wanted.without(near))
                .take(HELPER_SQUARES)
                .find(|&to| scene.is_mate(place, &way, to));
            if let Some(to) = to {
                if self.play(view, scene, answer, place, Some((&way, to))) {
                    return true;
                }
                if self.tries == 0 {
                    return false;
                }
            }
        }
        false
    }

    /// Plays the moves that prepare the scene, then those of the helper and of the mating piece.
    fn play(
        &mut self,
        view: &Position,
        scene: &Scene,
        answer: &[Move],
        place: &Place,
        helper: Option<(&Way, Square)>,
    ) -> bool {
        self.tries -= 1;
        let script = &mut self.script;
        script.start(scene, place);
        let avoided = helper.map_or(Bitboard::EMPTY, |(_, to)| to.into());
        let mates = helper.is_none_or(|(way, to)| way.write(to, Bitboard::EMPTY, script))
            && place.way.write(place.to, avoided, script)
            && script.mates(view, answer);
        self.met += script.line.len() as u64;
        if !script.is_set() {
            // Other pieces would fail in the same way.
            self.tries = 0;
        }
        mates
    }
}

/// A pseudo-random number below sixteen, from a fixed sequence that depends on the seed; always 0 for the seed 0.
fn whim(drawn: &mut u32) -> u32 {
    *drawn = drawn.wrapping_mul(0x9E37_79B1).rotate_left(7);
    *drawn >> 5 & 15
}

/// What the tests of the mating methods share.
#[cfg(test)]
mod tried {
    use jadoube_board::{Move, Position};

    type Look = fn(&Position, &mut Vec<Move>) -> bool;

    /// Pseudo-random numbers below what is given, the same ones for a seed.
    pub(super) fn dice(mut state: u64) -> impl FnMut(usize) -> usize {
        move |below| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 20) as usize % below
        }
    }

    pub(super) fn finds(look: Look, fen: &str) {
        let view: Position = fen.parse().unwrap();
        let mut line = Vec::new();
        assert!(look(&view, &mut line), "{fen}");
        assert!(crate::solver::mates(&view, &line), "{fen} {line:?}");
    }

    pub(super) fn finds_nothing(look: Look, fen: &str) {
        let mut line = Vec::new();
        assert!(!look(&fen.parse().unwrap(), &mut line), "{fen}");
        assert!(line.is_empty(), "{fen}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn farther(fen: &str) {
        let view: Position = fen.parse().unwrap();
        let mut short = Short::default();
        assert!(short.find_farther(&view), "{fen}");
        assert!(mates(&view, short.line()), "{fen} {:?}", short.line());
    }

    #[test]
    fn pieces_on_the_kings_paths_step_aside() {
        farther("8/8/8/8/5k2/R6P/2r5/6K1 b - - 0 1");
        farther("1R6/8/8/3k4/8/8/6r1/3K4 w - - 0 1");
    }

    #[test]
    fn kings_capture_what_blocks_their_paths() {
        farther("8/8/2R2rk1/7p/8/6PK/Pr6/8 w - - 0 1");
        farther("8/8/6p1/6R1/4k2P/5rK1/8/8 w - - 0 1");
    }

    #[test]
    fn pieces_leave_the_path_of_a_pawn() {
        farther("b7/P7/5KN1/8/6kp/8/8/8 w - - 0 1");
        farther("8/3k4/B6p/P7/7P/2B2p2/5P2/6K1 b - - 0 1");
    }

    /// A lone king moves back and forth, and White, if it has no other piece, comes one move too early or too late.
    #[test]
    fn a_tempo_is_lost_on_the_way() {
        farther("Q7/8/1K1k4/8/8/8/8/8 b - - 0 1");
        farther("8/6k1/3R4/8/8/3K4/8/8 b - - 0 1");
    }
}
