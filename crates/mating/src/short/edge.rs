//! A mate at the edge that is certain without being played, since no man moves but the kings and one queen or rook.
//!
//! As nothing else moves, it is known beforehand what the other men can attack: at most what they attack on a board without the
//! kings and the white queens and rooks. On the other squares the kings walk freely if they keep away from each other.
//!
//! 1. The black king walks to a square of the edge. The white one goes to and fro between two squares meanwhile, and the path
//!    avoids the squares around both.
//! 2. The white king walks to where it covers the squares in front of the black one, unless they are blocked or covered already. The black
//!    king goes to and fro between its square and one beside it on the edge, and the path avoids the squares around both.
//! 3. The queen or rook gives check along the edge, in one or two moves, from a square that is not next to the king. No black
//!    man attacks that square or one in between.
//!
//! The white king's walk has a length after which the black king stands on the right one of its two squares.
//! docs/decisions/mating.md says why each of these moves is legal and the last one mates; the tests play them.

#[cfg(test)]
mod tests;

use jadoube_board::{Bitboard, Color, File, Position, Rank, Role, Square, attacks};

use super::clearing::officers;
use super::walks::{Side, opposites};
use crate::reach::{self, around, spread};

/// The longest walk of a king.
const WALK: usize = 12;
/// How many squares of the edge are tried with the white king opposite.
const EDGES: usize = 6;

/// What the kings and the mating piece may do.
struct Stage {
    /// All men but the kings.
    men: Bitboard,
    /// Squares where nothing stands, and which no black man other than the king attacks.
    open: Bitboard,
    /// Where the black king walks while the white one waits.
    roam: Bitboard,
    /// Squares on which a check along the edge would be captured or stopped. A pawn that could advance to the edge attacks the squares
    /// on both sides, so a check would not get past these either.
    barred: Bitboard,
    /// White queens and rooks.
    heavy: Bitboard,
    queens: Bitboard,
    /// The kings, after the first step of one that stood where it could not stay.
    king: Square,
    target: Square,
    /// Where the white king goes to and fro from its square.
    aside: Option<Square>,
    turn: Color,
}

/// How the black king is mated.
#[cfg_attr(not(test), expect(dead_code, reason = "the tests play the moves"))]
struct Mate {
    edge: Square,
    /// Where the black king goes to and fro from there; `None` if it never waits.
    beside: Option<Square>,
    /// How many moves the black king needs.
    length: usize,
    /// Where the white king stands in the end, and after how many moves of its walk.
    opposite: Square,
    walk: usize,
    /// Whether the piece that mates needs two moves, and where it ends.
    twice: bool,
    ends: Bitboard,
}

/// What the men of one color other than the king attack, if these squares are occupied.
#[inline]
fn fire(view: &Position, color: Color, occupied: Bitboard) -> Bitboard {
    let board = view.board();
    let ours = board.color(color);
    let queens = board.role(Role::Queen);
    let mut all = reach::pawns(color, board.role(Role::Pawn) & ours) | reach::knights(board.role(Role::Knight) & ours);
    let straight = (board.role(Role::Rook) | queens) & ours;
    if straight.any() {
        all |= reach::rooks(straight, occupied);
    }
    let slanted = (board.role(Role::Bishop) | queens) & ours;
    if slanted.any() {
        all |= reach::bishops(slanted, occupied);
    }
    all
}

/// Whether it is certain that White can mate in this way.
#[inline]
pub(super) fn mates(view: &Position) -> bool {
    find(view).is_some()
}

/// The same if Black has at most one piece: with more, such a mate is rarely certain.
#[inline]
pub(super) fn mates_if_few(view: &Position) -> bool {
    !officers(view, Color::Black).many() && mates(view)
}

fn find(view: &Position) -> Option<(Stage, Mate)> {
    let board = view.board();
    let white = board.color(Color::White);
    let stage = Stage::new(view)?;
    let steady =
        reach::pawns(Color::White, board.role(Role::Pawn) & white) | reach::knights(board.role(Role::Knight) & white);
    let shut = shut(!(stage.men.without(white) | steady));
    let mut facing = None;
    let mut walked = Bitboard::of(stage.target);
    let mut met = Bitboard::EMPTY;
    let mut tried = 0;
    for length in 0..WALK {
        let new = walked.without(met);
        met = walked;
        for side in Side::ALL {
            let mate = (shut[side as usize] & new).into_iter().find_map(|edge| stage.mates_shut_in(edge, side, length));
            if let Some(mate) = mate {
                return Some((stage, mate));
            }
        }
        let facing = facing.get_or_insert_with(|| opposites(flooded(stage.king, stage.open)));
        for side in Side::ALL {
            for edge in facing[side as usize] & new {
                if let Some(mate) = stage.mates_facing(edge, side, length) {
                    return Some((stage, mate));
                }
                tried += 1;
                if tried == EDGES {
                    return None;
                }
            }
        }
        stage.aside?;
        let wider = walked | spread(walked) & stage.roam;
        if wider == walked {
            return None;
        }
        walked = wider;
    }
    None
}

/// All squares that a king reaches.
fn flooded(from: Square, open: Bitboard) -> Bitboard {
    let mut reached = Bitboard::of(from);
    loop {
        let wider = reached | spread(reached) & open;
        if wider == reached {
            return reached;
        }
        reached = wider;
    }
}

/// The squares of each side with no `free` square in front.
fn shut(free: Bitboard) -> [Bitboard; Side::ALL.len()] {
    let top = Bitboard::of_rank(Rank::Eighth).without(spread(free & Bitboard::of_rank(Rank::Seventh)));
    let bottom = Bitboard::of_rank(Rank::First).without(spread(free & Bitboard::of_rank(Rank::Second)));
    let left = Bitboard::of_file(File::A).without(spread(free & Bitboard::of_file(File::B)));
    let right = Bitboard::of_file(File::H).without(spread(free & Bitboard::of_file(File::G)));
    [top, bottom, left, right]
}

impl Stage {
    /// `None` if White has no queen or rook, or if a king that is not to move stands on a square that is not open.
    #[inline]
    fn new(view: &Position) -> Option<Stage> {
        let board = view.board();
        let white = board.color(Color::White);
        let queens = board.role(Role::Queen) & white;
        let heavy = board.role(Role::Rook) & white | queens;
        if heavy.is_empty() {
            return None;
        }
        let (mut king, mut target) = (view.king(Color::White), view.king(Color::Black));
        let men = board.occupied().without(Bitboard::of(king) | target.into());
        let lines = men.without(heavy);
        let hit = fire(view, Color::Black, lines);
        let open = !(men | hit);
        let open_to_black = !(men | fire(view, Color::White, lines));
        let mut turn = view.turn();
        if !open.contains(king) {
            if turn != Color::White {
                return None;
            }
            king = (attacks::king(king) & open).without(attacks::king(target)).first()?;
            turn = Color::Black;
        }
        if !open_to_black.contains(target) {
            if turn != Color::Black {
                return None;
            }
            target = (attacks::king(target) & open_to_black).without(attacks::king(king)).first()?;
            turn = Color::White;
        }
        let aside = (attacks::king(king) & open).without(spread(target.into())).first();
        let near = aside.map_or(Bitboard::EMPTY, |aside| spread(aside.into()));
        let roam = open_to_black.without(spread(king.into()) | near);
        Some(Stage { men, open, roam, barred: hit | men, heavy, queens, king, target, aside, turn })
    }

    /// Where the white king stands when the black one has made `length` moves to the edge, and the moves that the black one makes
    /// there before it is White's turn.
    #[inline]
    fn start(&self, length: usize) -> Option<(Square, usize)> {
        let (steps, away) = match (self.turn, length) {
            (Color::White, _) => (length, 0),
            (Color::Black, 0) => (0, 1),
            (Color::Black, _) => (length - 1, 0),
        };
        Some((if steps % 2 == 0 { self.king } else { self.aside? }, away))
    }

    /// Mate on a square without flight squares in front, which the black king reaches in `length` moves.
    fn mates_shut_in(&self, edge: Square, side: Side, length: usize) -> Option<Mate> {
        let line = side.line(edge);
        let (start, away) = self.start(length)?;
        let ends = self.ends(edge, line, start)?;
        // A mate in one needs no waiting.
        let beside = (attacks::king(edge) & line & self.roam).first();
        let beside = if length == 0 && away == 0 { None } else { Some(beside?) };
        let twice = away == 1;
        self.reaches(edge, beside, start, ends)[twice as usize].then_some(Mate {
            edge,
            beside,
            length,
            opposite: start,
            walk: 0,
            twice,
            ends,
        })
    }

    /// The same with the white king opposite.
    fn mates_facing(&self, edge: Square, side: Side, length: usize) -> Option<Mate> {
        let line = side.line(edge);
        let opposite = side.opposite(edge);
        let ends = self.ends(edge, line, opposite)?;
        let (start, away) = self.start(length)?;
        let beside = (attacks::king(edge) & line & self.roam).first()?;
        let possible = self.reaches(edge, Some(beside), opposite, ends);
        if !possible[0] && !possible[1] {
            return None;
        }
        let free = self.free(edge, beside);
        let mut at = Bitboard::of(start);
        for walk in 0..WALK {
            // Each move of the white king is one of the black king, which must stand on the edge before the last move.
            let twice = (away + walk) % 2 == 1;
            if at.contains(opposite) && possible[twice as usize] {
                return Some(Mate { edge, beside: Some(beside), length, opposite, walk, twice, ends });
            }
            at = around(at) & free;
        }
        None
    }

    /// Where the white king walks while the black one goes to and fro between these squares.
    #[inline]
    fn free(&self, edge: Square, beside: Square) -> Bitboard {
        self.open.without(spread(Bitboard::of(edge) | beside.into()))
    }

    /// The squares of a line from which a check cannot be ended, with the white king on `king`.
    #[inline]
    fn ends(&self, edge: Square, line: Bitboard, king: Square) -> Option<Bitboard> {
        let barred = self.barred | king.into();
        let ends = (attacks::rook(edge, barred) & line).without(barred | attacks::king(edge));
        ends.any().then_some(ends)
    }

    /// Whether a queen or rook gets to one of these squares in one move, and in two of which the first lets the black king return to
    /// `edge`.
    #[inline]
    fn reaches(&self, edge: Square, beside: Option<Square>, king: Square, ends: Bitboard) -> [bool; 2] {
        let blocked = self.blocked(edge, beside, king);
        let mut possible = [false; 2];
        for from in self.heavy {
            possible[0] |= self.sight(from, from, blocked).meets(ends);
            if !possible[1] {
                let others = blocked.without(from.into());
                let stops = self.stops(from, edge, blocked);
                let straight = reach::rooks(stops, others);
                let reached =
                    if self.queens.contains(from) { straight | reach::bishops(stops, others) } else { straight };
                possible[1] = reached.meets(ends);
            }
        }
        possible
    }

    /// All squares that may be occupied when the mating piece moves.
    #[inline]
    fn blocked(&self, edge: Square, beside: Option<Square>, king: Square) -> Bitboard {
        self.men | edge.into() | beside.unwrap_or(edge).into() | king.into()
    }

    /// What the piece from `from` attacks on another square.
    #[inline]
    fn sight(&self, from: Square, at: Square, occupied: Bitboard) -> Bitboard {
        let straight = attacks::rook(at, occupied);
        if self.queens.contains(from) { straight | attacks::bishop(at, occupied) } else { straight }
    }

    /// Where the piece can wait, without attacking `edge` even if the black king is beside it.
    #[inline]
    fn stops(&self, from: Square, edge: Square, blocked: Bitboard) -> Bitboard {
        self.sight(from, from, blocked).without(blocked | self.sight(from, edge, self.men.without(from.into())))
    }
}
