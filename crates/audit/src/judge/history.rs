//! The positions of a game in order: which of them are the same (9.2), and which are connected by legal moves.
//!
//! Only moves are kept. They are enough to say whether a position has occurred before: going back, it occurs where all displacements
//! cancel out. The positions themselves are hardly ever asked for; then the moves are made again.

use std::collections::HashMap;
use std::ops::Range;

use jadoube_board::{Bitboard, Castling, Move, MoveKind, Position, Role, Square, Wing};
use jadoube_lawbook::{AutomaticRepetition, CLAIMED_HALFMOVES, Moved};

/// No edition asks for more than the fifth occurrence, so counting stops there: otherwise a game of nothing but repetitions
/// would take quadratic time.
const MOST_BEFORE: usize = AutomaticRepetition::TIMES - 1;

/// Up to this many plies without capture or pawn move are scanned one by one. In longer sequences, which no legal game has,
/// positions are found by their keys.
const LOOKED_THROUGH: usize = 1_000;

#[derive(Clone, Debug, Default)]
pub(super) struct History {
    /// For each position the move that led to it; anything where it begins a run.
    moves: Vec<Move>,
    /// The positions that no legal move led to, by their indices; `None` where an illegal move left no legal position. From the last of
    /// them on there are only legal moves.
    runs: Vec<(usize, Option<Position>)>,
    /// The index of the first position with the current castling rights, if no run began later.
    since: usize,
    /// The rights to castle in the last position.
    castling: Castling,
    /// The squares that men have left since the last capture or pawn move, or since `since`, or more squares.
    left: Bitboard,
    /// Some positions, by their indices in order, so that for another one only a few moves have to be made again.
    kept: Vec<(usize, Position)>,
    /// The first positions, as far as they have been asked for; anything in a gap.
    seen: Vec<Position>,
    /// The indices in `seen` where there was no legal position.
    gaps: Vec<usize>,
    /// The indices in `seen` of positions with a key, the oldest first; only of those before `indexed`.
    by_key: HashMap<u64, Vec<usize>>,
    indexed: usize,
}

/// How many moves apart the kept positions are.
const APART: usize = 32;

/// Stands in for a move where a run begins.
const NO_MOVE: Move = Move::simple(Role::King, Square::A1, Square::A1);

impl History {
    pub(super) fn clear(&mut self) {
        self.moves.clear();
        self.runs.clear();
        self.since = 0;
        self.kept.clear();
        self.seen.clear();
        self.gaps.clear();
        if self.indexed > 0 {
            self.by_key = HashMap::new();
            self.indexed = 0;
        }
    }

    /// The moves continue from here, whatever came before.
    pub(super) fn begin_run(&mut self, position: Option<Position>) {
        self.castling = position.map_or(Castling::NONE, |position| position.castling());
        // What was there before an illegal move can come again after any move.
        self.left = if self.moves.is_empty() { Bitboard::EMPTY } else { Bitboard::ALL };
        let index = self.moves.len();
        self.runs.push((index, position));
        self.kept.extend(position.map(|position| (index, position)));
        self.moves.push(NO_MOVE);
    }

    /// Adds the position after a legal move, and says whether to search the history: because it may be the third occurrence of the
    /// position, or because of many moves without capture or pawn move. In the first case there was a man of the same kind where this one
    /// arrives, and one has left that square since. The third occurrence comes at least eight plies after the first.
    #[inline(always)]
    pub(super) fn push(&mut self, m: Move, position: &Position) -> bool {
        if self.moves.len().is_multiple_of(APART) {
            self.keep(position);
        }
        if position.castling() != self.castling {
            self.lose_castling(position.castling());
        }
        self.moves.push(m);
        let (quiet, left) = (position.halfmoves(), self.left);
        // The processor cannot predict whether a move is quiet. The squares are needed below in any case, so that no branch decides on loading them.
        self.left = if quiet == 0 { Bitboard::EMPTY } else { left | m.from().into() };
        (quiet >= 8) & (left.contains(m.to()) | (quiet >= CLAIMED_HALFMOVES))
    }

    #[cold]
    #[inline(never)]
    fn keep(&mut self, position: &Position) {
        self.kept.push((self.moves.len(), *position));
    }

    #[cold]
    #[inline(never)]
    fn lose_castling(&mut self, castling: Castling) {
        self.castling = castling;
        self.since = self.moves.len();
        // Only legal moves never give a right back.
        if self.runs.len() == 1 {
            self.left = Bitboard::EMPTY;
        }
    }

    /// The last move, if it was legal.
    pub(super) fn last_move(&self) -> Option<Move> {
        let (begin, _) = self.runs.last()?;
        self.moves.get(begin + 1..)?.last().copied()
    }

    /// The indices of the positions since anything other than a legal move happened.
    pub(super) fn run(&self) -> Range<usize> {
        let begin = self.runs.last().map_or(0, |(begin, position)| begin + usize::from(position.is_none()));
        begin..self.moves.len()
    }

    /// The position with this index, which is not a gap.
    pub(super) fn position(&self, index: usize) -> Position {
        let kept = self.kept.partition_point(|kept| kept.0 <= index);
        let (from, mut position) = kept.checked_sub(1).map_or((index, Position::default()), |kept| self.kept[kept]);
        for m in &self.moves[from + 1..=index] {
            position.make(*m);
        }
        position
    }

    /// All positions.
    fn recall(&mut self) -> &[Position] {
        for index in self.seen.len()..self.moves.len() {
            let begins = self.runs.binary_search_by_key(&index, |run| run.0).ok().map(|run| self.runs[run].1);
            if begins == Some(None) {
                self.gaps.push(index);
            }
            self.seen.push(match begins {
                Some(position) => position.unwrap_or_default(),
                None => self.seen[index - 1].after(self.moves[index]),
            });
        }
        &self.seen
    }

    /// How often the last position occurred before, among those since the last capture or pawn move, which was so many plies ago,
    /// counted up to four.
    pub(super) fn times(&mut self, quiet: usize) -> usize {
        if quiet > LOOKED_THROUGH {
            return self.times_by_key(quiet);
        }
        if let Some(occurrences) = self.occurrences(quiet) {
            return occurrences.take(MOST_BEFORE).count();
        }
        self.times_compared(quiet)
    }

    /// How many full moves ago the last position occurred before, the latest occurrence first, as [`History::times`] looks for it. `None`
    /// if a run began since.
    fn occurrences(&self, quiet: usize) -> Option<impl Iterator<Item = usize>> {
        let last = self.moves.len() - 1;
        let first = last.saturating_sub(quiet);
        if self.runs.last().is_some_and(|run| run.0 > first) {
            return None;
        }
        let since = self.since.max(first);
        let mut moved = Displaced::default();
        // The same player was to move two, four, six … plies ago.
        let pairs = self.moves[since + 1..].rchunks_exact(2).zip(1..);
        Some(pairs.filter_map(move |(moves, back)| {
            moved.add(moves[1], true);
            moved.add(moves[0], false);
            let occurs = moved.is_nothing() && (last - 2 * back > since || !self.had_en_passant(since));
            occurs.then_some(back)
        }))
    }

    /// Whether a capture en passant was possible in this position. Such a position does not occur again.
    fn had_en_passant(&self, index: usize) -> bool {
        let m = self.moves[index];
        (m == NO_MOVE || m.kind() == MoveKind::DoubleStep) && self.position(index).en_passant().is_some()
    }

    /// The same by comparing positions, also with those before an illegal move.
    #[cold]
    fn times_compared(&mut self, quiet: usize) -> usize {
        let last = self.recall().len() - 1;
        let before = last.saturating_sub(quiet)..last;
        before.rev().skip(1).step_by(2).filter(|&at| self.is_same(at, &self.seen[last])).take(MOST_BEFORE).count()
    }

    #[cold]
    fn times_by_key(&mut self, quiet: usize) -> usize {
        let last = self.recall().len() - 1;
        for at in self.indexed..last {
            if !self.gaps.contains(&at) {
                self.by_key.entry(self.seen[at].key()).or_default().push(at);
            }
        }
        self.indexed = last;
        let first = last.saturating_sub(quiet);
        let position = &self.seen[last];
        let places = self.by_key.get(&position.key()).into_iter().flatten().rev();
        let recent = places.copied().take_while(|&at| at >= first);
        recent.filter(|&at| self.is_same(at, position)).take(MOST_BEFORE).count()
    }

    /// Which piece of the side to move lost the right to castle on a side by moving. `None` if the game began without that
    /// right, if the rook was captured, if the legal moves do not go back that far, and in Chess960, where a king may castle
    /// without leaving its square.
    pub(super) fn lost_castling_by(&self, wing: Wing) -> Option<Moved> {
        let run: Vec<Position> = self.run().map(|index| self.position(index)).collect();
        let color = run.last()?.turn();
        let rook = |position: &Position| position.castling().rook(color, wing, position.king(color));
        let pair = run.windows(2).rev().find(|pair| rook(&pair[0]).is_some() && rook(&pair[1]).is_none())?;
        let (before, after) = (&pair[0], &pair[1]);
        if before.turn() != color || !before.is_standard_array() {
            return None;
        }
        Some(if before.king(color) == after.king(color) { Moved::Rook } else { Moved::King })
    }

    /// How often the last position occurred in succession before, by consecutive alternate moves of both players, counted up to four.
    pub(super) fn in_succession(&mut self, quiet: usize) -> usize {
        if self.runs.len() == 1
            && let Some(occurrences) = self.occurrences(quiet.min(4 * MOST_BEFORE))
        {
            let even = occurrences.filter(|back| back % 2 == 0);
            return even.zip(1..).take_while(|&(back, nth)| back == 2 * nth).count();
        }
        let Some((position, before)) = self.recall().split_last() else { return 0 };
        let (position, count) = (*position, before.len());
        let same = (0..count).rev().skip(3).step_by(4).take_while(|&at| self.is_same(at, &position));
        same.take(MOST_BEFORE).count()
    }

    /// How often it occurred in the whole game.
    pub(super) fn times_in_all(&mut self, position: &Position) -> usize {
        let count = self.recall().len();
        (0..count).filter(|&at| self.is_same(at, position)).count()
    }

    /// 9.2: the same player is to move, and the pieces and their possible moves are the same. A position has an en passant
    /// right only if it can be used.
    #[inline]
    fn is_same(&self, at: usize, position: &Position) -> bool {
        self.seen[at].same_position(position) && !self.gaps.contains(&at)
    }
}

/// How far the men of one position stand from where they stood in another, if only pieces have moved and nothing was captured: men of
/// the same kind and color may have changed places.
#[derive(Default)]
struct Displaced {
    /// The squares where only one of the positions has a man of one player.
    own: u64,
    /// The same by role: each role has its own combination of these three sets.
    kinds: [u64; 3],
}

impl Displaced {
    #[inline]
    fn add(&mut self, m: Move, own: bool) {
        const GROUPS: [[u64; 3]; 6] = [[!0, 0, 0], [0, !0, 0], [!0, !0, 0], [0, 0, !0], [!0, 0, !0], [0, !0, !0]];
        let squares = Bitboard::of(m.from()).0 ^ Bitboard::of(m.to()).0;
        self.own ^= if own { squares } else { 0 };
        for (kind, group) in self.kinds.iter_mut().zip(GROUPS[m.role() as usize]) {
            *kind ^= squares & group;
        }
    }

    #[inline]
    fn is_nothing(&self) -> bool {
        self.own | self.kinds[0] | self.kinds[1] | self.kinds[2] == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_notation::read_san;

    /// All positions, compared one by one with those of the same player to move: what a history must agree with.
    #[derive(Default)]
    struct Naive {
        seen: Vec<Option<Position>>,
        run: usize,
    }

    impl Naive {
        fn is_same(&self, at: usize, position: &Position) -> bool {
            self.seen[at].is_some_and(|seen| seen.same_position(position))
        }

        fn times(&self, quiet: usize) -> usize {
            let last = self.seen.len() - 1;
            let Some(position) = self.seen[last] else { return 0 };
            let before = (last.saturating_sub(quiet)..last).rev().skip(1).step_by(2);
            before.filter(|&at| self.is_same(at, &position)).count().min(MOST_BEFORE)
        }

        fn in_succession(&self) -> usize {
            let last = self.seen.len() - 1;
            let Some(position) = self.seen[last] else { return 0 };
            let before = (0..last).rev().skip(3).step_by(4);
            before.take_while(|&at| self.is_same(at, &position)).count().min(MOST_BEFORE)
        }
    }

    fn next(chance: &mut u64) -> usize {
        *chance = chance.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (*chance >> 33) as usize
    }

    /// Games in which men often go back to where they came from, so that positions come again, with castling, captures en passant and
    /// promotions, and interrupted by anything other than legal moves.
    #[test]
    fn moves_say_what_positions_say() {
        let starts = [
            "r3k2r/7p/8/8/8/8/P7/R3K2R w KQkq - 3 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "4k3/8/8/8/3Pp3/8/8/4KN1N b - d3 0 1",
            "nrk1n2r/8/8/8/8/8/8/NRK1N2R w HBhb - 7 9",
            "4k3/1P3p2/8/4P3/8/8/5np1/NN2K3 b - - 40 1",
        ];
        let mut chance = 0x9e37_79b9_7f4a_7c15;
        let (mut repeated, mut excluded, mut across, mut in_succession) = (0, 0, 0, [0; MOST_BEFORE + 1]);
        let mut history = History::default();
        for game in 0..600 {
            let mut now: Position = starts[game % starts.len()].parse().unwrap();
            let mut naive = Naive { seen: vec![Some(now)], run: 0 };
            let mut played: Vec<Move> = Vec::new();
            history.clear();
            history.begin_run(Some(now));
            for _ in 0..120 {
                let moves: Vec<Move> = now.legal_moves().iter().collect();
                let Some(any) = moves.get(next(&mut chance) % moves.len().max(1)) else { break };
                if game % 3 == 0 && next(&mut chance).is_multiple_of(24) {
                    // Something illegal: a gap, or a position from before or another one, with the same count of quiet moves.
                    naive.run = naive.seen.len();
                    let begins = match next(&mut chance) % 3 {
                        0 => None,
                        1 => naive.seen[next(&mut chance) % naive.seen.len()],
                        _ => now.after_null().or(Some(now)),
                    };
                    now = begins.unwrap_or(now);
                    naive.seen.push(begins);
                    history.begin_run(begins);
                    if begins.is_none() {
                        naive.run += 1;
                        naive.seen.push(Some(now));
                        history.begin_run(Some(now));
                    }
                    assert_eq!(history.last_move(), None);
                    played.clear();
                    continue;
                }
                let own = played.iter().rev().nth(1);
                let back = own.and_then(|own| moves.iter().find(|m| (m.from(), m.to()) == (own.to(), own.from())));
                let m = *back.filter(|_| !next(&mut chance).is_multiple_of(4)).unwrap_or(any);
                played.push(m);
                now = now.after(m);
                naive.seen.push(Some(now));
                let quiet = usize::from(now.halfmoves());
                let is_notable = history.push(m, &now);
                let times = naive.times(quiet);
                // A position from before may have come with its lower count.
                let cut_short = history.runs.len() > 1 && quiet < 8;
                assert!(is_notable || cut_short || times < 2 && quiet < 100, "{now}");
                assert_eq!(history.times(quiet), times, "{now}");
                assert_eq!(history.in_succession(quiet), naive.in_succession(), "{now}");
                assert_eq!(history.last_move(), Some(m));
                repeated += usize::from(times > 0);
                excluded += usize::from(!is_notable && quiet >= 8);
                across += usize::from(times > 0 && naive.run > naive.seen.len() - quiet.min(naive.seen.len()));
                in_succession[naive.in_succession()] += 1;
            }
            assert_eq!(history.run(), naive.run..naive.seen.len());
            for at in history.run() {
                assert_eq!(Some(history.position(at)), naive.seen[at]);
            }
            let in_all = (0..naive.seen.len()).filter(|&at| naive.is_same(at, &now)).count();
            assert_eq!(history.times_in_all(&now), in_all);
        }
        assert!(repeated > 1_000 && excluded > 1_000 && across > 50, "{repeated} {excluded} {across}");
        assert!(in_succession.iter().all(|&count| count > 20), "{in_succession:?}");
    }

    #[test]
    fn castling_rights_distinguish_positions() {
        let mut now: Position = "4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1".parse().unwrap();
        let mut history = History::default();
        history.begin_run(Some(now));
        let times: Vec<usize> = ["Ra2", "Rh7", "Ra1", "Rh8", "Ra2", "Rh7", "Ra1", "Rh8"]
            .into_iter()
            .map(|san| {
                let m = read_san(&now, san.as_bytes()).unwrap();
                now = now.after(m);
                history.push(m, &now);
                history.times(usize::from(now.halfmoves()))
            })
            .collect();
        // The first two positions have castling rights that are lost when the board is the same again.
        assert_eq!(times, [0, 0, 0, 0, 0, 1, 1, 1]);
        assert_eq!(history.times_in_all(&now), 2);
        assert_eq!(history.in_succession(8), 1);
        assert_eq!(history.run(), 0..9);
    }

    #[test]
    fn a_position_with_a_capture_en_passant_does_not_come_again() {
        for (start, times) in [("4k3/8/8/8/3pP3/8/8/4K2R b - e3 0 1", 0), ("4k3/8/8/8/3pP3/8/8/4K2R b - - 0 1", 1)] {
            let mut now: Position = start.parse().unwrap();
            let mut history = History::default();
            history.begin_run(Some(now));
            for san in ["Kd8", "Rh2", "Ke8", "Rh1"] {
                let m = read_san(&now, san.as_bytes()).unwrap();
                now = now.after(m);
                history.push(m, &now);
            }
            assert_eq!(history.times(4), times, "{start}");
        }
    }

    /// Two rooks move back and forth for so long that positions are looked up by their keys.
    #[test]
    fn lookup_by_key_agrees_with_a_scan() {
        let mut now: Position = "4k2r/8/8/8/8/8/8/R3K2N w - - 0 1".parse().unwrap();
        let mut naive = Naive { seen: vec![Some(now)], run: 0 };
        let mut history = History::default();
        history.begin_run(Some(now));
        let mut seen_by_key = [0; MOST_BEFORE + 1];
        for round in 0..600 {
            let rook = if round % 97 < 50 { ["Rb1", "Ra1"] } else { ["Ra2", "Ra1"] };
            for san in [rook[0], "Rg8", rook[1], "Rh8"] {
                let m = read_san(&now, san.as_bytes()).unwrap();
                now = now.after(m);
                history.push(m, &now);
                naive.seen.push(Some(now));
                let quiet = usize::from(now.halfmoves());
                let expected = naive.times(quiet);
                assert_eq!(history.times(quiet), expected, "{quiet}");
                seen_by_key[expected] += usize::from(quiet > LOOKED_THROUGH);
            }
        }
        assert!(seen_by_key[MOST_BEFORE] > 1_000, "{seen_by_key:?}");
        history.clear();
        history.begin_run(Some(now));
        assert_eq!(history.times(LOOKED_THROUGH + 1), 0);
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
