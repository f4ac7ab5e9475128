//! Mates in the corner with only bishops and knights, or a rook that blocks its own king, on a board with hardly anything
//! else.
//!
//! There are a few patterns of such a mate, and each piece needs a number of moves to its place in one. The side that needs
//! fewer moves wastes the difference on the way, while there is room for it; that is the whole algorithm.

use std::ops::ControlFlow;

use jadoube_board::{Bitboard, Color, Move, Position, Role, Square, attacks};

use super::whim;
use crate::reach;

/// More pieces than this get in each other's way.
pub(super) const MEN: usize = 6;
/// How many patterns are tried.
const TRIES: usize = 6;
/// The longest line.
const LONGEST: usize = 40;
/// Without randomness two sides that wait for each other wait forever; this is how many random variations are tried.
pub(super) const CAPRICES: u32 = 12;
/// A line with random moves ends by then or is given up.
const LONGEST_BY_CAPRICE: usize = 32;
/// No piece needs more moves.
const MOST: usize = 7;

/// A mate of the black king on h8.
struct Picture {
    white_king: Square,
    /// The piece that takes a square away from the black king by guarding or blocking it.
    helper: (Color, Role, Square),
    /// The piece that mates.
    mating: (Role, Square),
}

const fn picture(white_king: Square, helper: (Color, Role, Square), mating: (Role, Square)) -> Picture {
    Picture { white_king, helper, mating }
}

const PICTURES: [Picture; 9] = [
    picture(Square::G6, (Color::White, Role::Knight, Square::H6), (Role::Bishop, Square::F6)),
    picture(Square::G6, (Color::White, Role::Bishop, Square::E6), (Role::Bishop, Square::F6)),
    picture(Square::G6, (Color::White, Role::Knight, Square::H6), (Role::Knight, Square::F7)),
    picture(Square::G6, (Color::Black, Role::Knight, Square::G8), (Role::Bishop, Square::G7)),
    picture(Square::G6, (Color::Black, Role::Bishop, Square::G8), (Role::Bishop, Square::G7)),
    picture(Square::G6, (Color::Black, Role::Knight, Square::G8), (Role::Knight, Square::F7)),
    picture(Square::F8, (Color::Black, Role::Bishop, Square::H7), (Role::Knight, Square::F7)),
    picture(Square::H6, (Color::Black, Role::Rook, Square::G8), (Role::Knight, Square::F7)),
    picture(Square::F8, (Color::Black, Role::Rook, Square::H7), (Role::Knight, Square::G6)),
];

/// The number of symmetries of the board.
const TURNS: u8 = 8;

/// A square under a symmetry of the board.
fn turned(square: Square, turn: u8) -> Square {
    let index = square as usize;
    let (file, rank) = (index % 8, index / 8);
    let (file, rank) = if turn & 4 != 0 { (rank, file) } else { (file, rank) };
    let file = if turn & 1 != 0 { 7 - file } else { file };
    let rank = if turn & 2 != 0 { 7 - rank } else { rank };
    Square::ALL[8 * rank + file]
}

/// A piece of a pattern: where it is, and where it should be.
#[derive(Copy, Clone)]
struct Man {
    color: Color,
    role: Role,
    at: Square,
    goal: Square,
    /// The squares from which it makes its last move, if that must not come too early.
    gates: Bitboard,
}

/// How many moves a piece needs from a square to a set of squares on an empty board; `None` if it never gets there.
fn moves_to(role: Role, from: Square, goals: Bitboard) -> Option<usize> {
    if role == Role::King && !goals.many() {
        let goal = goals.first()?;
        let files = (from.file() as usize).abs_diff(goal.file() as usize);
        return Some(files.max((from.rank() as usize).abs_diff(goal.rank() as usize)));
    }
    let mut reached = Bitboard::of(from);
    for moves in 0..=MOST {
        if reached.meets(goals) {
            return Some(moves);
        }
        reached |= match role {
            Role::King => reach::spread(reached),
            Role::Knight => reach::knights(reached),
            Role::Bishop => reach::bishops(reached, Bitboard::EMPTY),
            Role::Rook => reach::rooks(reached, Bitboard::EMPTY),
            _ => return None,
        };
    }
    None
}

impl Man {
    /// A bishop or knight that attacks nothing in `spared` before it has arrived.
    fn new(color: Color, role: Role, at: Square, goal: Square, spared: Bitboard) -> Option<Man> {
        let reach = |square: Square| attacks::of(role.of(color), square, Bitboard::EMPTY);
        let near = if spared.is_empty() { Bitboard::EMPTY } else { reach(goal) };
        let gates = spared.into_iter().fold(near, |gates, square| gates.without(reach(square)));
        let man = Man { color, role, at, goal, gates };
        (man.left() < LONGEST).then_some(man)
    }

    fn left(&self) -> usize {
        self.left_from(self.at)
    }

    /// More than any plan has if it cannot get there.
    fn left_from(&self, at: Square) -> usize {
        let moves = if self.gates.is_empty() {
            moves_to(self.role, at, self.goal.into())
        } else {
            moves_to(self.role, at, self.gates).map(|moves| moves + 1)
        };
        moves.unwrap_or(LONGEST)
    }
}

/// The pieces that a pattern needs, in the order in which each side's should arrive: the black king before the white one
/// shuts it in, and the mating piece last.
#[derive(Copy, Clone)]
struct Cast {
    men: [Man; 4],
}

const KING: usize = 0;
const HELPER: usize = 1;
const MATING: usize = 3;

impl Cast {
    fn new(view: &Position, picture: &Picture, turn: u8) -> Option<Cast> {
        let board = view.board();
        let corner = turned(Square::H8, turn);
        let (color, role, goal) = picture.helper;
        let goal = turned(goal, turn);
        // If Black has only the king, it enters the corner with its last move, out of check.
        let gate = if color == Color::White { turned(Square::G8, turn).into() } else { Bitboard::EMPTY };
        let nearest = |color: Color, role: Role, goal: Square, spared: Bitboard, but: Bitboard| {
            let men = board.pieces(role.of(color)).without(but).into_iter();
            men.filter_map(|at| Man::new(color, role, at, goal, spared)).min_by_key(Man::left)
        };
        let end = turned(picture.mating.1, turn);
        let mating = nearest(Color::White, picture.mating.0, end, Bitboard::of(corner) | gate, Bitboard::EMPTY)?;
        let helper = nearest(color, role, goal, gate, mating.at.into())?;
        let king = |color: Color, goal, gates| Man { color, role: Role::King, at: view.king(color), goal, gates };
        let black = king(Color::Black, corner, gate);
        let white = king(Color::White, turned(picture.white_king, turn), Bitboard::EMPTY);
        Some(Cast { men: [black, helper, white, mating] })
    }

    fn left(&self, color: Color) -> usize {
        self.men.iter().filter(|man| man.color == color).map(Man::left).sum()
    }

    /// Both sides move to their places; whether that mates. A `caprice` of 0 means no randomness.
    fn play(mut self, view: &Position, caprice: u32, line: &mut Vec<Move>) -> bool {
        let start = line.len();
        let mut now = *view;
        let longest = if caprice == 0 { LONGEST } else { LONGEST_BY_CAPRICE };
        let mut drawn = caprice;
        while line.len() - start < longest {
            let turn = now.turn();
            let (white, black) = (self.left(Color::White), self.left(Color::Black));
            let first = (turn == Color::White) as usize;
            // The mating move is White's last, and Black has one move less if White is to move.
            let all = white.max(black + first);
            let spare = turn.pick(all - white, all - first - black);
            let gated = self.men[KING].gates.any();
            let closing = match turn {
                Color::White if white == 1 && black == 0 => Some(MATING),
                Color::White if white == 2 && black == 1 && gated => Some(HELPER),
                Color::Black if white == 1 && black == 1 && gated => Some(KING),
                _ => None,
            };
            let Some(m) = self.choose(&now, turn, spare.min(2), closing, &mut drawn) else { break };
            line.push(m);
            now = now.after(m);
            for man in &mut self.men {
                if man.color == turn && man.at == m.from() {
                    man.at = m.to();
                }
            }
            match closing {
                Some(MATING) if now.is_check() && !now.has_moves() => return true,
                Some(MATING) => break,
                Some(index) => self.men[index].gates = Bitboard::EMPTY,
                None => {}
            }
        }
        line.truncate(start);
        false
    }

    /// The quiet move that wastes as nearly as possible the spare moves, or the last move of the piece that is `closing`
    /// in.
    fn choose(
        &self,
        now: &Position,
        turn: Color,
        spare: usize,
        closing: Option<usize>,
        drawn: &mut u32,
    ) -> Option<Move> {
        let occupied = now.board().occupied();
        let enemy = now.king(!turn);
        let left = self.men.map(|man| if man.color == turn { man.left() } else { 0 });
        let mut best: Option<(usize, Move)> = None;
        let _ = now.visit_moves(|set| {
            set.for_each(|m| {
                if occupied.contains(m.to()) {
                    return;
                }
                let index = self.men.iter().position(|man| man.color == turn && man.at == m.from());
                let man = index.map(|index| &self.men[index]);
                let closes = man.is_some_and(|man| man.gates.any() && man.goal == m.to());
                if closes != closing.is_some() || closes && index != closing {
                    return;
                }
                let lines = occupied.without(m.from().into());
                if !closes && attacks::of(m.role().of(turn), m.to(), lines).contains(enemy) {
                    return;
                }
                let wasted =
                    index.map_or(1, |index| (self.men[index].left_from(m.to()) + 1).saturating_sub(left[index]));
                let cost = 8 * wasted.abs_diff(spare) + index.unwrap_or(MATING + 1) + whim(drawn) as usize;
                if best.is_none_or(|(least, _)| cost < least) {
                    best = Some((cost, m));
                }
            });
            ControlFlow::<()>::Continue(())
        });
        best.map(|(_, m)| m)
    }
}

/// Looks for a mate in a corner, with this many random variations, and adds its moves to `line`. Finding none proves
/// nothing.
pub(super) fn mates(view: &Position, caprices: u32, line: &mut Vec<Move>) -> bool {
    let board = view.board();
    let rooks = board.pieces(Role::Rook.of(Color::Black));
    let men = board.role(Role::Bishop) | board.role(Role::Knight) | board.role(Role::King) | rooks;
    if board.occupied() != men || men.len() > MEN {
        return false;
    }
    let mut best: [Option<(usize, Cast)>; TRIES] = [None; TRIES];
    for picture in &PICTURES {
        for turn in 0..TURNS {
            let Some(cast) = Cast::new(view, picture, turn) else { continue };
            let cost = cast.left(Color::White).max(cast.left(Color::Black));
            let mut next = Some((cost, cast));
            for place in &mut best {
                let nearer = match (&next, &*place) {
                    (Some(next), Some(place)) => next.0 < place.0,
                    (Some(_), None) => true,
                    (None, _) => false,
                };
                if nearer {
                    std::mem::swap(place, &mut next);
                }
            }
        }
    }
    (0..=caprices).any(|caprice| best.iter().flatten().any(|(_, cast)| cast.play(view, caprice, line)))
}

#[cfg(test)]
mod tests {
    use super::super::tried::{finds, finds_nothing};
    use super::*;

    fn patiently(view: &Position, line: &mut Vec<Move>) -> bool {
        mates(view, CAPRICES, line)
    }

    #[test]
    fn each_kind_of_men_mates() {
        for fen in [
            "8/8/5k2/5B2/5n2/8/1K6/8 b - - 0 1",
            "1B6/8/8/3k4/5Kn1/8/8/8 w - - 0 1",
            "8/8/K7/8/7n/3k1N2/8/8 b - - 0 1",
            "8/3b4/8/5NK1/3k4/8/8/8 b - - 0 1",
            "8/8/8/b7/2K5/8/2Bk4/8 b - - 0 1",
            "8/8/8/8/2NK1B2/1k6/8/8 b - - 0 1",
            "5N2/8/8/K7/2N5/3k4/8/8 b - - 0 1",
            "8/4KB1k/8/8/8/2B5/8/8 b - - 0 1",
            "8/8/3k4/8/1r6/8/2N3K1/8 w - - 0 1",
            "8/8/3r4/3k4/8/8/2N3K1/8 b - - 0 1",
        ] {
            finds(patiently, fen);
        }
    }

    /// Without randomness the two kings step back and forth forever.
    #[test]
    fn the_kings_do_not_wait_forever() {
        for fen in ["8/8/1k6/8/8/8/1Kn5/B7 w - - 0 1", "8/8/2B5/1k6/8/8/8/K2n4 b - - 0 1"] {
            finds(patiently, fen);
        }
    }

    #[test]
    fn other_material_is_left_to_other_methods() {
        for fen in [
            "8/8/5k2/5B2/5n2/8/1K5P/8 b - - 0 1",
            "8/8/5k2/5B2/5r2/8/1K6/8 b - - 0 1",
            "8/8/5k2/5N2/5q2/8/1K6/8 b - - 0 1",
            "8/8/5k2/8/8/8/1K5B/8 b - - 0 1",
        ] {
            finds_nothing(patiently, fen);
        }
    }
}
