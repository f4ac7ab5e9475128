//! The positions of a game in order: which of them are the same (9.2), and which are connected by legal moves.

use std::collections::HashMap;

use jadoube_board::{Position, Wing};
use jadoube_lawbook::{AutomaticRepetition, Moved};

/// No edition asks for more than the fifth occurrence, so counting stops there: otherwise a game of nothing but repetitions
/// would take quadratic time.
const MOST_BEFORE: usize = AutomaticRepetition::TIMES - 1;

/// Up to this many plies without capture or pawn move are scanned one by one. In longer sequences, which no legal game has,
/// positions are found by their keys.
const LOOKED_THROUGH: usize = 1_000;

#[derive(Clone, Debug, Default)]
pub(super) struct History {
    /// `None` if an illegal move left no legal position.
    seen: Vec<Option<Position>>,
    /// From here on there are only legal moves.
    run: usize,
    /// The indices in `seen` of positions with a key, the oldest first; only of those before `indexed`.
    by_key: HashMap<u64, Vec<usize>>,
    indexed: usize,
}

impl History {
    pub(super) fn clear(&mut self) {
        self.seen.clear();
        self.run = 0;
        if self.indexed > 0 {
            self.by_key = HashMap::new();
            self.indexed = 0;
        }
    }

    /// The moves continue from here, whatever came before.
    pub(super) fn begin_run(&mut self, position: Option<Position>) {
        self.run = self.seen.len();
        self.seen.push(position);
    }

    /// The position after a legal move.
    #[inline]
    pub(super) fn push(&mut self, position: &Position) {
        // Reserve first, so that the position is not moved around while the vector grows.
        if self.seen.len() == self.seen.capacity() {
            self.make_room();
        }
        self.seen.push(Some(*position));
    }

    #[cold]
    #[inline(never)]
    fn make_room(&mut self) {
        self.seen.reserve(256);
    }

    /// The positions since anything other than a legal move happened.
    pub(super) fn run(&self) -> Vec<Position> {
        self.seen[self.run..].iter().copied().flatten().collect()
    }

    /// How often this position occurred among the last `quiet` ones, those since a capture or a pawn move, before its
    /// current occurrence, counted up to four. The same player was to move two, four, six … plies ago.
    pub(super) fn times(&mut self, position: &Position, quiet: usize) -> usize {
        if quiet > LOOKED_THROUGH {
            return self.times_by_key(position, quiet);
        }
        let before = &self.seen[self.seen.len().saturating_sub(quiet)..];
        let same = before.iter().rev().skip(1).step_by(2).filter(|other| is_same(other, position));
        same.take(MOST_BEFORE).count()
    }

    #[cold]
    fn times_by_key(&mut self, position: &Position, quiet: usize) -> usize {
        for at in self.indexed..self.seen.len() {
            if let Some(other) = &self.seen[at] {
                self.by_key.entry(other.key()).or_default().push(at);
            }
        }
        self.indexed = self.seen.len();
        let first = self.seen.len().saturating_sub(quiet);
        let places = self.by_key.get(&position.key()).into_iter().flatten().rev();
        let recent = places.copied().take_while(|&at| at >= first);
        recent.filter(|&at| is_same(&self.seen[at], position)).take(MOST_BEFORE).count()
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
        let same = self.seen.iter().rev().skip(3).step_by(4).take_while(|other| is_same(other, position));
        same.take(MOST_BEFORE).count()
    }

    /// How often it occurred in the whole game.
    pub(super) fn times_in_all(&self, position: &Position) -> usize {
        self.seen.iter().filter(|other| is_same(other, position)).count()
    }
}

/// 9.2: the same player is to move, and the pieces and their possible moves are the same. A position has an en passant
/// right only if it can be used.
#[inline]
fn is_same(other: &Option<Position>, position: &Position) -> bool {
    other.as_ref().is_some_and(|other| other.same_position(position))
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
                let before = &history.seen[history.seen.len().saturating_sub(quiet)..];
                let expected = before.iter().filter(|other| is_same(other, &now)).count().min(MOST_BEFORE);
                assert_eq!(history.times(&now, quiet), expected, "{quiet}");
                seen_by_key[expected] += usize::from(quiet > LOOKED_THROUGH);
                history.push(&now);
            }
        }
        assert!(seen_by_key[MOST_BEFORE] > 1_000, "{seen_by_key:?}");
        history.clear();
        assert_eq!(history.times(&now, LOOKED_THROUGH + 1), 0);
    }
}
