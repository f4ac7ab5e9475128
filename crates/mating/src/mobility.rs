//! Which squares each piece can ever reach: a proof that mate is impossible in blocked positions.
//!
//! For every piece on the board this finds a set of squares that contains every square on which it can ever stand, whatever
//! both sides play. The sets start with the current squares and grow until nothing is added. They can only be too large, by
//! this induction over the moves of any game from here: before a move, every piece stands in its set, and a piece that has
//! moved or was captured is not counted as *fixed*; the rules below then admit the move, so the same holds after it. The
//! reasons for which the rules refuse a step (a fixed piece in the way, a square that fixed pieces attack permanently, two
//! pawns of a file that never pass each other) are true at every moment of the game as long as they are true of the final
//! sets, and the final sets are those for which nothing more is admitted.
//!
//! Then every square of the black king's set is tried as the place of a mate: some white piece must be able to attack it,
//! and each square around it must be taken away by the white king, by another white piece or by a black piece that stands
//! there. If no square passes, White never mates. White is the side that wants to mate.

mod crowd;
mod finishing;
mod known;
mod mates;

use jadoube_board::{Bitboard, Color, Position, Rank, Role, Square, Wing, attacks};

use crate::reach;
pub(crate) use known::{Known, Mix};

/// A piece and the squares that it can reach.
#[derive(Copy, Clone)]
struct Man {
    home: Square,
    role: Role,
    color: Color,
    /// Where it can stand; for a pawn as a pawn, including the last rank.
    reach: Bitboard,
    /// Where it can stand after a promotion, as any piece.
    promoted: Bitboard,
}

impl Man {
    fn anywhere(&self) -> Bitboard {
        self.reach | self.promoted
    }
}

/// Adds steps to a set until there is nothing to add.
#[inline(always)]
fn spread_out(mut set: Bitboard, mut step: impl FnMut(Bitboard) -> Bitboard) -> Bitboard {
    loop {
        let next = set | step(set);
        if next == set {
            return set;
        }
        set = next;
    }
}

/// The sets of all men. One is kept and reused.
#[derive(Default)]
pub(crate) struct Mobility {
    men: Vec<Man>,
    /// The squares of the pieces that can never move or be captured.
    fixed: Bitboard,
    /// Where any piece can ever stand.
    ever: Bitboard,
    /// For each color: where its pieces stand now.
    sides: [Bitboard; 2],
    /// For each color: where its pieces other than the king can stand.
    bodies: [Bitboard; 2],
    /// For each color: where its pieces can capture.
    grasp: [Bitboard; 2],
    /// For each color: squares that its fixed pieces attack permanently.
    held: [Bitboard; 2],
    /// For each color: whether a step of one of its pieces was refused only because no mate by White can follow it.
    refused: [bool; 2],
    /// Whether to look for steps after which no mate by White can follow.
    thorough: bool,
    case: Case,
    /// The first piece that can be captured on its initial square before it moves, and that no assumption covers.
    victim: Option<Square>,
    /// For each man, in the order of `men`: the squares on which it may be if the last answer is to hold; see `known.rs`.
    common: Vec<Bitboard>,
    bystanders: Vec<Bystander>,
}

/// A bishop that is not on the board but somewhere in its region; see `bystanders.rs`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Bystander {
    pub(crate) color: Color,
    pub(crate) region: Bitboard,
}

/// One step ahead for pawns of a color.
const fn pushed(color: Color, pawns: Bitboard) -> Bitboard {
    match color {
        Color::White => Bitboard(pawns.0 << 8),
        Color::Black => Bitboard(pawns.0 >> 8),
    }
}

/// On how many pieces the argument may split cases.
const SPLITS: usize = 3;
const SPLITS_IN_SEARCH: usize = 2;

/// The assumptions of one of several cases that together are exhaustive.
#[derive(Copy, Clone, Default)]
struct Case {
    /// Pieces that are not captured before they have moved.
    spared: Bitboard,
    /// Pieces that are captured without having moved. They are gone in a mate.
    doomed: Bitboard,
}

impl Case {
    /// The exhaustive case. White's last piece besides the king is not captured in any game that ends with a mate by White.
    fn whole(position: &Position, bystanders: &[Bystander]) -> Case {
        let officers = position.board().color(Color::White).without(position.king(Color::White).into());
        let others = bystanders.iter().any(|bystander| bystander.color == Color::White);
        let spared = if officers.many() || others { Bitboard::EMPTY } else { officers };
        Case { spared, doomed: Bitboard::EMPTY }
    }
}

impl Mobility {
    /// Whether White can never mate from here. `false` means that this argument does not prove it.
    pub(crate) fn refutes_mate(&mut self, position: &Position) -> bool {
        self.thorough = true;
        self.refutes(position, Case::whole(position, &self.bystanders), SPLITS)
    }

    /// The same without splitting cases and without looking for steps that end the game, which a search finds itself:
    /// slightly weaker, and several times faster.
    pub(crate) fn refutes_mate_at_once(&mut self, position: &Position) -> bool {
        self.thorough = false;
        self.common.clear();
        let refuted = self.refutes(position, Case::whole(position, &self.bystanders), 0);
        if !refuted {
            self.narrow();
        }
        refuted
    }

    /// Continues by splitting cases after [`Mobility::refutes_mate_at_once`] has just failed.
    pub(crate) fn refutes_mate_by_cases(&mut self, position: &Position) -> bool {
        if self.victim.is_none() {
            return false;
        }
        let whole = std::mem::take(&mut self.common);
        let refuted = self.refutes_either_way(position, Case::whole(position, &self.bystanders), SPLITS_IN_SEARCH);
        if !refuted {
            self.common = whole;
        }
        refuted
    }

    /// Whether White can never mate from here, wherever the bystanders are.
    pub(crate) fn refutes_mate_with(&mut self, position: &Position, bystanders: &[Bystander]) -> bool {
        self.bystanders.extend(bystanders);
        let refuted = self.homes_of_bystanders(position).is_some()
            && (self.refutes_mate_at_once(position) || self.refutes_mate_by_cases(position));
        self.bystanders.clear();
        refuted
    }

    /// A square of each bystander's region that is nobody else's: there it is entered into the sets.
    fn homes_of_bystanders(&self, position: &Position) -> Option<Vec<Square>> {
        let mut taken = position.board().occupied();
        let mut homes = Vec::with_capacity(self.bystanders.len());
        for bystander in &self.bystanders {
            let home = bystander.region.without(taken).first()?;
            taken |= home.into();
            homes.push(home);
        }
        Some(homes)
    }

    /// The squares on which the king of a color may be if the last answer is to hold.
    pub(crate) fn alike(&self, color: Color) -> Bitboard {
        let mut men = self.men.iter().zip(&self.common);
        men.find(|(man, _)| man.role == Role::King && man.color == color).map_or(Bitboard::EMPTY, |(_, set)| *set)
    }

    /// Restricts the squares for which an answer holds to the present sets.
    fn narrow(&mut self) {
        if self.common.is_empty() {
            self.common.extend(self.men.iter().map(|man| man.reach));
        } else {
            self.common.iter_mut().zip(&self.men).for_each(|(set, man)| *set &= man.reach);
        }
    }

    /// A piece that can be captured before it moves is often the only weak point of a wall. If it is captured before it has
    /// moved, it never moves and has no part in a mate; if not, nothing comes to its square before it has moved. One of the
    /// two is true in every game that ends in a mate, so it is enough to refute both.
    fn refutes(&mut self, position: &Position, case: Case, splits: usize) -> bool {
        self.saturate(position, case);
        if !self.mate_is_thinkable(position) {
            self.narrow();
            return true;
        }
        splits > 0 && self.refutes_either_way(position, case, splits)
    }

    fn refutes_either_way(&mut self, position: &Position, case: Case, splits: usize) -> bool {
        let Some(victim) = self.victim else { return false };
        let brick = Bitboard::of(victim);
        self.refutes(position, Case { spared: case.spared | brick, ..case }, splits - 1)
            && self.refutes(position, Case { doomed: case.doomed | brick, ..case }, splits - 1)
    }

    fn saturate(&mut self, position: &Position, case: Case) {
        self.case = case;
        self.victim = None;
        let board = position.board();
        let occupied = board.occupied();
        self.men.clear();
        for home in occupied {
            if let Some(piece) = board.piece_at(home) {
                self.men.push(Man {
                    home,
                    role: piece.role,
                    color: piece.color,
                    reach: home.into(),
                    promoted: Bitboard::EMPTY,
                });
            }
        }
        let kings = board.role(Role::King);
        let homes = [position.king(Color::White), position.king(Color::Black)];
        self.refused = [false; 2];
        self.fixed = occupied;
        for color in Color::ALL {
            self.sides[color as usize] = board.color(color);
            self.bodies[color as usize] = board.color(color).without(kings);
            self.grasp[color as usize] = Bitboard::EMPTY;
        }
        // Bystanders are not in `fixed`, so that nothing relies on where they are.
        let homes_of_bystanders = self.homes_of_bystanders(position).unwrap_or_default();
        for (&Bystander { color, region }, home) in self.bystanders.iter().zip(homes_of_bystanders) {
            self.men.push(Man { home, role: Role::Bishop, color, reach: region, promoted: Bitboard::EMPTY });
            self.sides[color as usize] |= home.into();
            self.bodies[color as usize] |= region;
            self.grasp[color as usize] |= region;
        }
        // A pawn that can be captured en passant now is treated as also standing on the square that it passed over.
        let passed = position.en_passant();
        if let Some(square) = passed {
            self.bodies[!position.turn() as usize] |= square.into();
        }
        loop {
            self.hold(occupied);
            let mut grown = false;
            for index in 0..self.men.len() {
                grown |= self.grow(index, homes);
            }
            grown |= self.castle(position);
            if let Some(square) = passed {
                // The pawn captured en passant leaves its square, and no piece arrives there.
                let grasp = &mut self.grasp[position.turn() as usize];
                if grasp.contains(square) {
                    let victim = Bitboard(1 << (square as u32 ^ 8));
                    grown |= !victim.without(*grasp).is_empty();
                    *grasp |= victim;
                    self.fixed = self.fixed.without(victim);
                }
            }
            if !grown {
                return;
            }
        }
    }

    /// Finds the squares that fixed pieces attack permanently.
    fn hold(&mut self, occupied: Bitboard) {
        self.ever = self.men.iter().fold(occupied, |ever, man| ever | man.anywhere());
        for color in Color::ALL {
            self.held[color as usize] = self.held_by_men(color, Bitboard::EMPTY);
        }
        for man in &self.men {
            if man.role == Role::King && self.fixed.contains(man.home) {
                self.held[man.color as usize] |= attacks::king(man.home);
            }
        }
    }

    /// The squares that the pieces of a color other than the king attack permanently, even if `taken` is occupied.
    fn held_by_men(&self, color: Color, taken: Bitboard) -> Bitboard {
        let mut held = Bitboard::EMPTY;
        for man in &self.men {
            if man.color == color && man.role != Role::King && self.fixed.contains(man.home) {
                held |= attacks::of(man.role.of(color), man.home, self.ever | taken);
            }
        }
        let crowds = [Bitboard::LIGHT, Bitboard::DARK].map(|squares| self.held_by_crowd(color, squares, taken));
        held | crowds[0] | crowds[1]
    }

    /// Castling moves two pieces at once, and the king past a square.
    fn castle(&mut self, position: &Position) -> bool {
        let mut grown = false;
        for rook in position.castling().all_rooks() {
            let Some(color) = position.board().color_at(rook) else { continue };
            let king = position.king(color);
            let wing = if rook > king { Wing::King } else { Wing::Queen };
            let (king_to, rook_to) = (wing.king_to(color), wing.rook_to(color));
            let both = Bitboard::of(king) | Bitboard::of(rook);
            let way = attacks::between(king, king_to)
                | attacks::between(rook, rook_to)
                | attacks::between(king, rook)
                | Bitboard::of(king_to)
                | Bitboard::of(rook_to);
            if way.without(both).meets(self.fixed) || both.meets(self.case.doomed) {
                continue;
            }
            for man in &mut self.men {
                let to = match man.home {
                    home if home == king => king_to,
                    home if home == rook => rook_to,
                    _ => continue,
                };
                grown |= !man.reach.contains(to);
                man.reach |= to.into();
            }
            self.fixed = self.fixed.without(both);
            self.bodies[color as usize] |= rook_to.into();
        }
        grown
    }

    /// The steps of a black piece that do not mate White.
    fn not_mating(&self, mover: usize, from: Square, steps: Bitboard, king: Square, refused: &mut bool) -> Bitboard {
        let mut quiet = Bitboard::EMPTY;
        for to in steps {
            // It is unknown what a pawn promotes to there, and which lines that opens.
            let promotes = self.men[mover].role == Role::Pawn && Bitboard::BACK_RANKS.contains(to);
            if promotes || !self.mates_white(mover, from, to, king) {
                quiet |= to.into();
            } else {
                *refused = true;
            }
        }
        quiet
    }

    fn reach_of(&self, home: Square) -> Bitboard {
        self.men.iter().find(|man| man.home == home).map_or(Bitboard::EMPTY, |man| man.reach)
    }

    /// Adds the steps of one piece from its set; whether anything changed for any piece.
    fn grow(&mut self, index: usize, homes: [Square; 2]) -> bool {
        let man = self.men[index];
        let (own, other) = (man.color as usize, !man.color as usize);
        let before = (self.fixed, self.bodies, self.grasp, self.refused, man.reach, man.promoted);
        if self.case.doomed.contains(man.home) {
            return false;
        }
        let kings = Bitboard::of(homes[0]) | Bitboard::of(homes[1]);
        let shut = self.fixed & (self.sides[own] | kings | self.case.spared);
        let mut reach = man.reach;
        let mut promoted = man.promoted;
        let [white_king, black_king] = homes;
        let careful = self.thorough && man.color == Color::Black && self.white_king_is_stuck(white_king);
        let last = self.thorough && man.color == Color::White && self.sides[own].len() == 2;
        // White's last piece is not captured in a game that ends with a mate by White.
        let prey = if man.color == Color::Black && self.sides[other].len() == 2 {
            Bitboard::EMPTY
        } else {
            self.bodies[other]
        };
        let mut refused = false;
        if man.role == Role::Pawn {
            loop {
                let mut next = reach;
                let pawns = reach.without(Bitboard::BACK_RANKS);
                let mut takes = (reach::pawns(man.color, pawns) & prey).without(shut);
                if careful {
                    takes = Bitboard::EMPTY;
                    for from in pawns {
                        let taken = (attacks::pawn(man.color, from) & prey).without(shut);
                        let push = self.pawn_push(&man, reach, from);
                        takes |= self.not_mating(index, from, taken, white_king, &mut refused);
                        next |= self.not_mating(index, from, push, white_king, &mut refused);
                        // A double step passes a square on which it would mate.
                        if let Some(passed) = push.without(next).first().filter(|_| from.rank() == Rank::Seventh) {
                            let second = self.pawn_push(&man, reach, passed);
                            next |= self.not_mating(index, from, second, white_king, &mut refused);
                        }
                    }
                } else {
                    for from in pawns {
                        next |= self.pawn_push(&man, reach, from);
                    }
                }
                self.grasp[own] |= takes;
                next |= takes;
                if next == reach {
                    break;
                }
                reach = next;
            }
            promoted |= reach & Bitboard::BACK_RANKS;
            if promoted.any() {
                promoted = spread_out(promoted, |set| {
                    (reach::bishops(set, self.fixed) | reach::rooks(set, self.fixed) | reach::knights(set))
                        .without(shut)
                });
            }
            self.grasp[own] |= promoted;
        } else {
            let held = self.held[other];
            let reach_of_white_king = if last { self.reach_of(white_king) } else { Bitboard::EMPTY };
            reach = spread_out(reach, |set| {
                if careful && man.role != Role::King {
                    let piece = man.role.of(man.color);
                    return set.into_iter().fold(Bitboard::EMPTY, |to, from| {
                        let steps = attacks::of(piece, from, self.fixed).without(shut | set);
                        to | self.not_mating(index, from, steps, white_king, &mut refused)
                    });
                }
                let to = match man.role {
                    Role::Knight => reach::knights(set),
                    Role::Bishop => reach::bishops(set, self.fixed),
                    Role::Rook => reach::rooks(set, self.fixed),
                    Role::Queen => reach::bishops(set, self.fixed) | reach::rooks(set, self.fixed),
                    _ => reach::spread(set).without(held),
                };
                let to = to.without(shut | set);
                if last && man.role != Role::King {
                    let wasted = (to & attacks::king(black_king))
                        .into_iter()
                        .filter(|&to| self.is_thrown_away(&man, to, reach_of_white_king, black_king));
                    let wasted = wasted.fold(Bitboard::EMPTY, |all, to| all | to.into());
                    refused |= wasted.any();
                    return to.without(wasted);
                }
                to
            });
            if man.role == Role::King {
                let endings = self.ending_steps(&man, reach.without(man.reach));
                reach = spread_out(man.reach, |set| reach::spread(set).without(held | shut | endings));
            }
            if reach != Bitboard::of(man.home) {
                self.grasp[own] |= reach;
            }
        }
        self.refused[own] |= refused;
        let taken = (reach | promoted).without(man.reach | man.promoted) & self.fixed & self.sides[other];
        if self.victim.is_none() {
            self.victim = taken.without(self.case.spared | self.case.doomed).first();
        }
        self.men[index].reach = reach;
        self.men[index].promoted = promoted;
        if man.role != Role::King {
            self.bodies[own] |= reach | promoted;
        }
        let home = Bitboard::of(man.home);
        if reach != home || promoted.any() {
            self.fixed = self.fixed.without(home);
        }
        self.fixed = self.fixed.without((reach | promoted).without(home));
        before != (self.fixed, self.bodies, self.grasp, self.refused, reach, promoted)
    }

    /// The square in front of a pawn, if the pawn can ever step there.
    fn pawn_push(&self, man: &Man, reach: Bitboard, from: Square) -> Bitboard {
        let to = pushed(man.color, from.into());
        if to.meets(self.fixed) {
            return Bitboard::EMPTY;
        }
        let file = Bitboard::of_file(man.home.file());
        if reach.without(file).any() {
            return to;
        }
        // As long as neither of two pawns on a file leaves it or is captured, they do not pass each other.
        let ahead = |a: Square, b: Square| match man.color {
            Color::White => a > b,
            Color::Black => a < b,
        };
        for other in &self.men {
            if other.role != Role::Pawn
                || !file.contains(other.home)
                || !ahead(other.home, man.home)
                || other.anywhere().without(file).any()
                || other.reach.meets(self.grasp[!other.color as usize])
            {
                continue;
            }
            let limit = if other.color == man.color {
                // The farthest that it gets itself; its promotion was handled above.
                let squares = other.reach;
                match man.color {
                    Color::White => squares.into_iter().last(),
                    Color::Black => squares.first(),
                }
            } else {
                Some(other.home)
            };
            if limit.is_some_and(|limit| to.contains(limit) || to.first().is_some_and(|to| ahead(to, limit))) {
                return Bitboard::EMPTY;
            }
        }
        to
    }
}

#[cfg(test)]
#[path = "../tests/common/mod.rs"]
pub(crate) mod common;

#[cfg(test)]
mod tests {
    use super::common::{Dice, blocked_position, caged_position, full};
    use super::*;
    use crate::search::{Outcome, Walk};

    /// Refuted positions are searched for a mate all the same, without any other argument.
    fn refutations_hold(source: fn(&mut Dice) -> Option<Position>, seed: u64) {
        let (positions, limit) = if full() { (3_000_000, 30_000) } else { (40_000, 2_000) };
        let (mut dice, mut mobility, mut walk) = (Dice(seed), Mobility::default(), Walk::default());
        let mut refuted = 0;
        for _ in 0..positions {
            let Some(position) = source(&mut dice) else { continue };
            if !position.has_moves() || !mobility.refutes_mate(&position) {
                continue;
            }
            refuted += 1;
            walk.start(&position);
            let outcome = walk.run(limit, |_| false, |_| None);
            assert!(!matches!(outcome, Outcome::Mate(_)), "{}: {outcome:?}", position.fen());
        }
        assert!(refuted > 50, "{refuted} refuted: the dice are loaded");
    }

    #[test]
    fn no_mate_is_found_behind_walls_that_refute_it() {
        refutations_hold(blocked_position, 0x9e37_79b9_7f4a_7c15);
    }

    #[test]
    fn no_mate_is_found_in_cages_that_refute_it() {
        refutations_hold(caged_position, 0x2545_f491_4f6c_dd1d);
    }
}
