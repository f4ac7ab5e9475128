//! A closure that does not say where free bishops are.
//!
//! In blocked positions most of the reachable positions differ only in where bishops are that have no part in what happens.
//! So they are taken off the board, and only the squares that each may be on are kept, its *region*. Every position then
//! stands for all those with these *bystanders* somewhere in their regions. White is the side that wants to mate; the argument
//! needs positions like these:
//!
//! - White has nothing but bishops and pawns besides the king, all on squares of one color, and Black has no queen or rook.
//!   Then the black bishops on squares of the other color are bystanders, see [`Cast::Black`].
//! - If Black has nothing but the king on the squares of White's men, and no knight, the white bishops are bystanders as
//!   well, see [`Cast::Both`].
//!
//! A bishop that pawns shut in on a single square stays on the board.
//!
//! Bystanders capture nothing, and only the king of the other side captures them. Without them all other men have at least the
//! moves that they have with them, since bystanders only take squares away: a black one crosses no white line, and the
//! checks of white ones are not counted, nor are those of black ones. The move of a bystander is a pass. A king that goes
//! to a square of a region may have captured there. So what is reached is a superset, and if no mate is thinkable in it,
//! White never mates. After a capture or a pawn move the mobility argument is asked first, with the regions as the sets of
//! the bystanders. Where the conditions end, or a mate is thinkable, nothing is decided.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use jadoube_board::{Bitboard, Board, Color, Move, MoveKind, Position, Role, Setup, Square, attacks};

use crate::mobility::{Bystander, Mix, Mobility};
use crate::{material, reach};

/// Positions that are visited at most.
const LIMIT: u64 = 20_000;

/// Whose bishops are bystanders.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Cast {
    /// The black ones on squares of the color that White has nothing on.
    Black,
    /// The white ones too.
    Both,
}

/// A position without the bystanders, and the number of the list that has them.
#[derive(Copy, Clone)]
struct State {
    position: Position,
    list: u32,
}

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        self.list == other.list && self.position.same_position(&other.position)
    }
}

impl Eq for State {}

impl Hash for State {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u64(self.position.key() ^ u64::from(self.list));
    }
}

struct Closure<'a> {
    mobility: &'a mut Mobility,
    seen: HashSet<State, BuildHasherDefault<Mix>>,
    waiting: Vec<State>,
    cast: Cast,
    /// The squares on which White has nothing but the king.
    black: Bitboard,
    /// All lists of bystanders that were met, each in order.
    lists: Vec<Vec<Bystander>>,
}

/// Shows that White never mates and returns the number of positions it took, or fails. `left` is the budget of positions.
pub(crate) fn refute_mate(view: &Position, mobility: &mut Mobility, left: &mut u64) -> Option<u64> {
    for cast in [Cast::Both, Cast::Black] {
        for black in [Bitboard::LIGHT, Bitboard::DARK] {
            let (seen, waiting, lists) = (HashSet::default(), Vec::new(), Vec::new());
            let mut closure = Closure { mobility, seen, waiting, cast, black, lists };
            let Some((position, list)) = closure.take_off(*view, Vec::new()) else { continue };
            if list.is_empty() || !closure.applies(&position) {
                continue;
            }
            let list = closure.number(list);
            closure.add(State { position, list });
            let closed = closure.run(LIMIT.min(*left));
            let met = closure.seen.len() as u64;
            *left = left.saturating_sub(met);
            if closed {
                return Some(met);
            }
        }
    }
    None
}

impl Closure<'_> {
    /// Whether the argument holds as long as there is no capture and no pawn moves.
    fn applies(&self, position: &Position) -> bool {
        let board = position.board();
        let kings = board.role(Role::King);
        let [white, black] = Color::ALL.map(|color| board.color(color).without(kings));
        let knights = board.role(Role::Knight);
        let quiet = board.role(Role::Queen).is_empty() && board.role(Role::Rook).is_empty();
        let apart = !white.meets(self.black | knights);
        quiet && apart && (self.cast == Cast::Black || !black.meets(!self.black | knights))
    }

    /// Takes the bishops that can move off the board, adds them to those that are off it already, and lets all regions
    /// grow as far as the pawns allow.
    fn take_off(&self, position: Position, mut list: Vec<Bystander>) -> Option<(Position, Vec<Bystander>)> {
        let pawns = position.board().role(Role::Pawn);
        let grown = |mut region: Bitboard| {
            loop {
                let next = region | reach::bishops(region, pawns).without(pawns);
                if next == region {
                    return region;
                }
                region = next;
            }
        };
        list.iter_mut().for_each(|one| one.region = grown(one.region));
        let mut board = *position.board();
        for color in Color::ALL {
            let theirs = match (color, self.cast) {
                (Color::Black, _) => self.black,
                (Color::White, Cast::Both) => !self.black,
                (Color::White, Cast::Black) => continue,
            };
            for home in board.role(Role::Bishop) & board.color(color) & theirs {
                let region = grown(home.into());
                if region.many() {
                    board.take(home);
                    list.push(Bystander { color, region });
                }
            }
        }
        list.sort_unstable();
        if board == *position.board() {
            return Some((position, list));
        }
        let position = Position::try_from(Setup { board, ..position.into() }).ok()?;
        Some((position, list))
    }

    /// The number of a list in order.
    fn number(&mut self, list: Vec<Bystander>) -> u32 {
        let known = self.lists.iter().position(|other| *other == list);
        known.unwrap_or_else(|| {
            self.lists.push(list);
            self.lists.len() - 1
        }) as u32
    }

    fn add(&mut self, state: State) {
        if self.seen.insert(state) {
            self.waiting.push(state);
        }
    }

    /// Whether all that is reached was visited and no mate was thinkable.
    fn run(&mut self, limit: u64) -> bool {
        while let Some(state) = self.waiting.pop() {
            if self.seen.len() as u64 > limit || !self.expand(state) {
                return false;
            }
        }
        true
    }

    /// Adds what comes after a position; `false` if a mate is thinkable or the conditions end.
    fn expand(&mut self, state: State) -> bool {
        let State { position, list } = state;
        let mut next = Vec::new();
        position.visit_next(|m, after| next.push((m, *after)));
        let turn = position.turn();
        if turn == Color::Black && self.cast == Cast::Black && position.is_check() {
            let replies: Vec<Move> = next.iter().map(|(m, _)| *m).collect();
            if self.can_be_stopped(&position, &replies, list) {
                return false;
            }
        }
        if self.lists[list as usize].iter().any(|one| one.color == turn) && !self.pass(state) {
            return false;
        }
        next.into_iter().all(|(m, after)| self.play(state, m, after))
    }

    /// A bystander moves, which does not help against a check by another man.
    fn pass(&mut self, State { position, list }: State) -> bool {
        let Some(position) = position.after_null() else { return true };
        let after = State { position, list };
        if position.turn() == Color::Black && self.mate_is_thinkable(&after, true) {
            return false;
        }
        self.add(after);
        true
    }

    fn play(&mut self, State { position, list }: State, m: Move, after: Position) -> bool {
        // A king gives check only by leaving a line.
        let lines = attacks::bishop(after.king(Color::Black), after.board().occupied());
        let uncovers = m.role() == Role::Pawn || lines.contains(m.from());
        if m.role() == Role::Pawn || position.board().occupied().contains(m.to()) {
            let Some((after, regions)) = self.take_off(after, self.lists[list as usize].clone()) else { return false };
            let list = self.number(regions);
            return self.enter(State { position: after, list }, uncovers);
        }
        let state = State { position: after, list };
        if after.turn() == Color::Black && self.mate_is_thinkable(&state, uncovers) {
            return false;
        }
        self.add(state);
        m.role() != Role::King || self.capture(state, m.to(), uncovers)
    }

    /// The king that has just moved has captured a bystander on its square, if one can have been there.
    fn capture(&mut self, State { position, list }: State, at: Square, uncovers: bool) -> bool {
        let all = self.lists[list as usize].clone();
        (0..all.len()).filter(|&index| all[index].color == position.turn() && all[index].region.contains(at)).all(
            |index| {
                let mut rest = all.clone();
                rest.remove(index);
                let list = self.number(rest);
                self.enter(State { position, list }, uncovers)
            },
        )
    }

    /// Adds a position after a capture or a pawn move; `false` if nothing can be said of it.
    fn enter(&mut self, state: State, uncovers: bool) -> bool {
        if self.seen.contains(&state) {
            return true;
        }
        let State { position, list } = &state;
        let bystanders = &self.lists[*list as usize];
        let refuted = bystanders.is_empty() && material::shortage(position.board()).is_some()
            || self.mobility.refutes_mate_with(position, bystanders);
        if !refuted {
            if !self.applies(position) || position.turn() == Color::Black && self.mate_is_thinkable(&state, uncovers) {
                return false;
            }
            self.waiting.push(state);
        }
        self.seen.insert(state);
        true
    }

    /// Whether White's last move can have mated if white bishops are bystanders; `uncovers` says whether it may have given
    /// one of them a line. They can then attack any square of their color, and all replies except those of the king to
    /// squares of the other color count as prevented.
    fn mate_is_thinkable(&self, State { position, list }: &State, uncovers: bool) -> bool {
        let king = position.king(Color::Black);
        if self.cast == Cast::Black || self.black.contains(king) || !position.is_check() && !uncovers {
            return false;
        }
        let mut white = self.lists[*list as usize].iter().filter(|one| one.color == Color::White);
        let pawns = position.board().role(Role::Pawn);
        if !position.is_check() && !white.any(|one| reach::bishops(one.region, pawns).contains(king)) {
            return false;
        }
        let mut flights = Vec::new();
        position.visit_next(|m, _| {
            if m.role() == Role::King && self.black.contains(m.to()) {
                flights.push(m);
            }
        });
        self.can_be_stopped(position, &flights, *list)
    }

    /// Whether black bystanders on the right squares would make all these moves impossible.
    fn can_be_stopped(&self, position: &Position, replies: &[Move], list: u32) -> bool {
        let mut stops = replies.iter().map(|&reply| self.stop(position.board(), reply));
        let stops = stops.try_fold(Bitboard::EMPTY, |all, stop| Some(all | Bitboard::of(stop?)));
        let black = self.lists[list as usize].iter().filter(|one| one.color == Color::Black);
        let regions: Vec<Bitboard> = black.map(|one| one.region).collect();
        stops.is_some_and(|stops| can_stand(&regions, stops))
    }

    /// The square on which a black bystander would make this reply impossible, if there is one.
    fn stop(&self, board: &Board, reply: Move) -> Option<Square> {
        let passed = match reply.kind() {
            MoveKind::DoubleStep => attacks::between(reply.from(), reply.to()).first(),
            // The pawn that is captured has just passed over the square where its captor arrives.
            MoveKind::EnPassant => return None,
            _ => None,
        };
        let free = |square: &Square| self.black.contains(*square) && !board.occupied().contains(*square);
        [Some(reply.to()), passed].into_iter().flatten().find(free)
    }
}

/// Whether different bystanders can be on all these squares.
fn can_stand(regions: &[Bitboard], squares: Bitboard) -> bool {
    let Some(first) = squares.first() else { return true };
    // Most questions fail here, before all orders are tried.
    if squares.len() > regions.len() {
        return false;
    }
    (0..regions.len()).filter(|&index| regions[index].contains(first)).any(|index| {
        let mut others = regions.to_vec();
        others.remove(index);
        can_stand(&others, squares.without(first.into()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mobility::common::{Dice, full, position};
    use crate::search::{Outcome, Walk};

    /// Pawns that face each other, each side's men on squares of one color, and now and then a black man on the other.
    fn opposite_colors(dice: &mut Dice) -> Option<Position> {
        let mut men = Vec::new();
        let light = dice.roll(2) == 0;
        let pick = |dice: &mut Dice, white: bool| {
            let squares: Vec<Square> = Square::ALL.into_iter().filter(|at| (at.is_light() == light) == white).collect();
            dice.pick(&squares)
        };
        let lowest = 1 + dice.roll(4);
        for file in 0..8 {
            let at = [lowest, lowest + 1].map(|rank| 8 * rank + file);
            let at = at.into_iter().find(|&at| Square::ALL[at].is_light() == light).unwrap_or(at[0]);
            if dice.roll(8) > 0 {
                men.push((Square::ALL[at], Role::Pawn.of(Color::White)));
                men.push((Square::ALL[at + 8], Role::Pawn.of(Color::Black)));
            }
        }
        for color in Color::ALL {
            men.push((dice.pick(&Square::ALL), Role::King.of(color)));
            for _ in 0..=dice.roll(3) {
                men.push((pick(dice, color == Color::White), Role::Bishop.of(color)));
            }
        }
        if dice.roll(3) == 0 {
            let role = dice.pick(&[Role::Bishop, Role::Knight]);
            men.push((pick(dice, true), role.of(Color::Black)));
        }
        let mut squares: Vec<Square> = men.iter().map(|(square, _)| *square).collect();
        squares.sort_unstable();
        squares.dedup();
        if squares.len() < men.len() { None } else { position(&men, dice.pick(&Color::ALL)) }
    }

    /// Refuted positions are searched for a mate all the same, without any other argument.
    #[test]
    fn no_mate_is_found_where_bystanders_do_not_help() {
        let (positions, limit) = if full() { (400_000, 30_000) } else { (12_000, 2_000) };
        let (mut dice, mut mobility, mut walk) = (Dice(0x2545_f491_4f6c_dd1d), Mobility::default(), Walk::default());
        let mut refuted = 0;
        for _ in 0..positions {
            let Some(position) = opposite_colors(&mut dice).filter(Position::has_moves) else { continue };
            if refute_mate(&position, &mut mobility, &mut 20_000).is_none() {
                continue;
            }
            refuted += 1;
            walk.start(&position);
            let outcome = walk.run(limit, |_| false, |_| None);
            assert!(!matches!(outcome, Outcome::Mate(_)), "{}: {outcome:?}", position.fen());
        }
        assert!(refuted > 50, "{refuted} refuted: the dice are loaded");
    }

    /// Without this argument their closures have 527 022 and 972 876 positions.
    #[test]
    fn blocked_positions_with_free_bishops_need_few_positions() {
        for (fen, most) in [
            ("1b2B2b/8/8/8/1p6/1Pp1p1p1/B1P1P1P1/bBk1KB2 w - - 0 1", 2_000),
            ("3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 3 57", 2_000),
        ] {
            let position: Position = fen.parse().expect(fen);
            let met = refute_mate(&position, &mut Mobility::default(), &mut 100_000);
            assert!(met.is_some_and(|met| met < most), "{fen}: {met:?}");
        }
    }

    /// A double step would answer the check, and a bystander prevents it.
    #[test]
    fn a_bystander_can_stop_a_double_step() {
        let position: Position = "7k/p7/8/8/8/8/8/K7 b - - 0 1".parse().expect("a pawn");
        let closure = Closure {
            mobility: &mut Mobility::default(),
            seen: HashSet::default(),
            waiting: Vec::new(),
            cast: Cast::Black,
            black: Bitboard::LIGHT,
            lists: vec![vec![Bystander { color: Color::Black, region: Square::A6.into() }]],
        };
        let moves = position.legal_moves();
        let to = |square: Square| moves.into_iter().find(|m| m.to() == square).expect("a pawn's move");
        assert!(closure.can_be_stopped(&position, &[to(Square::A6)], 0));
        assert!(closure.can_be_stopped(&position, &[to(Square::A5)], 0));
        assert!(!closure.can_be_stopped(&position, &[to(Square::A5), to(Square::G8)], 0));
        assert!(!closure.can_be_stopped(&position, &[to(Square::G7)], 0));
    }
}
