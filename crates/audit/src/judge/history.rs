//! The positions of a game in order: which of them are the same (9.2), and which are connected by legal moves.

use std::collections::HashMap;

use jadoube_board::{Bitboard, Move, Position, Wing};
use jadoube_lawbook::{AutomaticRepetition, Moved};

/// No edition asks for more than the fifth occurrence, so counting stops there: otherwise a game of nothing but repetitions
/// would take quadratic time.
const MOST_BEFORE: usize = AutomaticRepetition::TIMES - 1;

/// Up to this many plies without capture or pawn move are scanned one by one. In longer sequences, which no legal game has,
/// positions are found by their keys.
const LOOKED_THROUGH: usize = 1_000;

#[derive(Clone, Debug, Default)]
pub(super) struct History {
    /// Anything where an illegal move left no legal position.
    seen: Vec<Position>,
    /// The indices in `seen` where there was no legal position. An `Option` of each position would be copied in parts that overlap,
    /// for which processors have to wait.
    gaps: Vec<usize>,
    /// From here on there are only legal moves.
    run: usize,
    /// The squares that men have left since the last capture or pawn move, or more squares.
    left: Bitboard,
    /// The indices in `seen` of positions with a key, the oldest first; only of those before `indexed`.
    by_key: HashMap<u64, Vec<usize>>,
    indexed: usize,
}

impl History {
    pub(super) fn clear(&mut self) {
        self.seen.clear();
        self.gaps.clear();
        self.run = 0;
        if self.indexed > 0 {
            self.by_key = HashMap::new();
            self.indexed = 0;
        }
    }

    /// The moves continue from here, whatever came before.
    pub(super) fn begin_run(&mut self, position: Option<Position>) {
        self.run = self.seen.len();
        if position.is_none() {
            self.gaps.push(self.run);
        }
        self.seen.push(position.unwrap_or_default());
        self.left = Bitboard::ALL;
    }

    /// Notes the move that led to a position so many plies after the last capture or pawn move, and says whether the position may have
    /// occurred before. Then a man of the same kind stood where this one arrives, and one has left that square since.
    #[inline]
    pub(super) fn may_repeat(&mut self, m: Move, quiet: usize) -> bool {
        let castles = m.castling().is_some();
        let left = if quiet == 0 { Bitboard::EMPTY } else { self.left };
        self.left = if castles { Bitboard::ALL } else { left | m.from().into() };
        castles | left.contains(m.to())
    }

    /// The position after a legal move.
    #[inline(always)]
    pub(super) fn push(&mut self, position: &Position) {
        // Reserve first, so that the position is not moved around while the vector grows.
        if self.seen.len() == self.seen.capacity() {
            self.make_room();
        }
        self.seen.push(*position);
    }

    #[cold]
    #[inline(never)]
    fn make_room(&mut self) {
        self.seen.reserve(256);
    }

    /// The positions since anything other than a legal move happened.
    pub(super) fn run(&self) -> Vec<Position> {
        let first = self.run + usize::from(self.gaps.last() == Some(&self.run));
        self.seen.get(first..).unwrap_or_default().to_vec()
    }

    /// How often this position occurred among the last `quiet` ones, those since a capture or a pawn move, before its
    /// current occurrence, counted up to four. The same player was to move two, four, six … plies ago.
    pub(super) fn times(&mut self, position: &Position, quiet: usize) -> usize {
        if quiet > LOOKED_THROUGH {
            return self.times_by_key(position, quiet);
        }
        let before = self.seen.len().saturating_sub(quiet)..self.seen.len();
        let same = before.rev().skip(1).step_by(2).filter(|&at| self.is_same(at, position));
        same.take(MOST_BEFORE).count()
    }

    #[cold]
    fn times_by_key(&mut self, position: &Position, quiet: usize) -> usize {
        for at in self.indexed..self.seen.len() {
            if !self.gaps.contains(&at) {
                self.by_key.entry(self.seen[at].key()).or_default().push(at);
            }
        }
        self.indexed = self.seen.len();
        let first = self.seen.len().saturating_sub(quiet);
        let places = self.by_key.get(&position.key()).into_iter().flatten().rev();
        let recent = places.copied().take_while(|&at| at >= first);
        recent.filter(|&at| self.is_same(at, position)).take(MOST_BEFORE).count()
    }

    /// Which piece of the side to move lost the right to castle on a side by moving. `None` if the game began without that
    /// right, if the rook was captured, if the legal moves do not go back that far, and in Chess960, where a king may castle
    /// without leaving its square.
    pub(super) fn lost_castling_by(&self, wing: Wing) -> Option<Moved> {
        let run = self.run();
        let color = run.last()?.turn();
        let rook = |position: &Position| position.castling().rook(color, wing, position.king(color));
        let pair = run.windows(2).rev().find(|pair| rook(&pair[0]).is_some() && rook(&pair[1]).is_none())?;
        let (before, after) = (&pair[0], &pair[1]);
        if before.turn() != color || !before.is_standard_array() {
            return None;
        }
        Some(if before.king(color) == after.king(color) { Moved::Rook } else { Moved::King })
    }

    /// How often it occurred in succession before, by consecutive alternate moves of both players, counted up to four.
    pub(super) fn in_succession(&self, position: &Position) -> usize {
        let same = (0..self.seen.len()).rev().skip(3).step_by(4).take_while(|&at| self.is_same(at, position));
        same.take(MOST_BEFORE).count()
    }

    /// How often it occurred in the whole game.
    pub(super) fn times_in_all(&self, position: &Position) -> usize {
        (0..self.seen.len()).filter(|&at| self.is_same(at, position)).count()
    }

    /// 9.2: the same player is to move, and the pieces and their possible moves are the same. A position has an en passant
    /// right only if it can be used.
    #[inline]
    fn is_same(&self, at: usize, position: &Position) -> bool {
        self.seen[at].same_position(position) && !self.gaps.contains(&at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_notation::read_san;

    #[test]
    fn castling_rights_distinguish_positions() {
        let mut now: Position = "4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1".parse().unwrap();
        let mut history = History::default();
        history.begin_run(Some(now));
        let times: Vec<usize> = ["Ra2", "Rh7", "Ra1", "Rh8", "Ra2", "Rh7", "Ra1", "Rh8"]
            .into_iter()
            .map(|san| {
                now = now.after(read_san(&now, san.as_bytes()).unwrap());
                let times = history.times(&now, usize::from(now.halfmoves()));
                history.push(&now);
                times
            })
            .collect();
        // The first two positions have castling rights that are lost when the board is the same again.
        assert_eq!(times, [0, 0, 0, 0, 0, 1, 1, 1]);
        assert_eq!(history.times_in_all(&now), 2);
        assert_eq!(history.in_succession(&now), 0, "it is the last position");
        assert_eq!(history.run().len(), 9);
    }

    /// Two rooks move back and forth for so long that positions are looked up by their keys.
    #[test]
    fn lookup_by_key_agrees_with_a_scan() {
        let mut now: Position = "4k2r/8/8/8/8/8/8/R3K2N w - - 0 1".parse().unwrap();
        let mut history = History::default();
        history.begin_run(Some(now));
        let mut seen_by_key = [0; MOST_BEFORE + 1];
        for round in 0..600 {
            let rook = if round % 97 < 50 { ["Rb1", "Ra1"] } else { ["Ra2", "Ra1"] };
            for san in [rook[0], "Rg8", rook[1], "Rh8"] {
                now = now.after(read_san(&now, san.as_bytes()).unwrap());
                let quiet = usize::from(now.halfmoves());
                let before = history.seen.len().saturating_sub(quiet)..history.seen.len();
                let expected = before.filter(|&at| history.is_same(at, &now)).count().min(MOST_BEFORE);
                assert_eq!(history.times(&now, quiet), expected, "{quiet}");
                seen_by_key[expected] += usize::from(quiet > LOOKED_THROUGH);
                history.push(&now);
            }
        }
        assert!(seen_by_key[MOST_BEFORE] > 1_000, "{seen_by_key:?}");
        history.clear();
        assert_eq!(history.times(&now, LOOKED_THROUGH + 1), 0);
    }

    /// Games of kings, rooks and two pawns, in which men often go back to where they came from, so that positions come again.
    #[test]
    fn excluded_positions_never_repeat() {
        let mut chance = 0x9e37_79b9_7f4a_7c15_u64;
        let (mut repeated, mut excluded) = (0, 0);
        for _ in 0..300 {
            let mut now: Position = "r3k2r/7p/8/8/8/8/P7/R3K2R w KQkq - 3 1".parse().unwrap();
            let mut history = History::default();
            history.begin_run(Some(now));
            let mut played: Vec<Move> = Vec::new();
            for _ in 0..80 {
                let moves: Vec<Move> = now.legal_moves().iter().collect();
                if moves.is_empty() {
                    break;
                }
                chance = chance.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                let any = moves[(chance >> 33) as usize % moves.len()];
                let own = played.iter().rev().nth(1);
                let back = own.and_then(|own| moves.iter().find(|m| (m.from(), m.to()) == (own.to(), own.from())));
                let m = *back.filter(|_| chance >> 62 != 0).unwrap_or(&any);
                played.push(m);
                now = now.after(m);
                let quiet = usize::from(now.halfmoves());
                let may_repeat = history.may_repeat(m, quiet);
                let times = history.times(&now, quiet);
                assert!(may_repeat || times == 0, "{now}");
                repeated += usize::from(times > 0);
                excluded += usize::from(!may_repeat);
                history.push(&now);
            }
        }
        assert!(repeated > 100 && excluded > 1_000, "{repeated} {excluded}");
    }

    #[test]
    fn missing_positions_do_not_repeat() {
        let mut history = History::default();
        history.begin_run(None);
        let now = Position::standard();
        assert_eq!((history.times_in_all(&now), history.run().len()), (0, 0));
        history.begin_run(Some(now));
        assert_eq!((history.times_in_all(&now), history.run().len()), (1, 1));
    }
}
