//! Article 4: castling, in one act or step by step on the board.

use jadoube_board::{Breach, Role, Setup, Square, Wing};
use jadoube_clock::Instant;
use jadoube_lawbook::Matter;

use crate::event::{Actor, Hands};
use crate::game::state::{Binding, State};
use crate::ruling::{Finding, Impossible, MovingFinding, Ruling};

impl State {
    /// Castling in one act.
    pub(crate) fn castles(
        &mut self,
        at: Instant,
        by: Actor,
        wing: Wing,
        hands: Hands,
    ) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        let mut rulings = self.reply_begins(at, player);
        let king = self.table.board.king(player).ok_or(Impossible::NoCastling(wing))?;
        // A king that was moved illegally and not yet corrected castles from its original square.
        let from = self.turn.before.board.king(player).unwrap_or(king);
        if player != self.turn.mover() {
            let to = wing.king_to(player);
            let off_move =
                if king == to { vec![self.moved_twice(player)] } else { self.moves_off_move(at, player, king, to)? };
            rulings.extend(off_move);
            return Ok(rulings);
        }
        let rook = self.castling_rook(from, wing).and_then(|rook| self.rook_from(rook));
        let rook = rook.ok_or(Impossible::NoCastling(wing))?;
        self.turn.both_hands |= hands == Hands::Both;
        let quiet = self.turn.touches.is_empty() && self.turn.bound.is_none();
        for square in [king, rook] {
            let bound = self.bind(player, &[square]);
            rulings.extend(
                bound
                    .into_iter()
                    .filter(|ruling| !quiet || !matches!(ruling.finding, Finding::Moving(MovingFinding::Bound(_)))),
            );
        }
        self.table.board.take(king);
        self.table.board.take(rook);
        self.table.board.put(wing.king_to(player), Role::King.of(player));
        self.table.board.put(wing.rook_to(player), Role::Rook.of(player));
        let settled = self.settle(at);
        if settled.is_empty() {
            let castled = self.turn.before.judge_castling(wing);
            if let Ok(m) = castled {
                // Something else is misplaced; the king was released all the same (4.7.2).
                self.turn.bound = Some(Binding { matter: Matter::CastlingMade, moves: vec![m] });
            }
            let breach = castled.err();
            rulings.push(self.ruling(
                Matter::IllegalNotCompleted,
                Finding::Moving(MovingFinding::ReleasedIllegally(player, breach)),
                vec![],
            ));
        }
        rulings.extend(settled);
        Ok(rulings)
    }

    /// The rook that a player uses to castle on a side: the one with the right, otherwise the outermost on that side.
    fn castling_rook(&self, king: Square, wing: Wing) -> Option<Square> {
        self.castling_rook_on(&self.table, king, wing)
    }

    /// Where the rook that began the turn on `origin` stands now: it may have been released illegally elsewhere.
    fn rook_from(&self, origin: Square) -> Option<Square> {
        let player = self.turn.mover();
        let rooks = self.table.board.pieces(Role::Rook.of(player));
        if rooks.contains(origin) {
            return Some(origin);
        }
        // Of two that could be it, the one nearer to the player.
        let moved = rooks.into_iter().filter(|&rook| self.origin(rook) == Some(origin));
        moved.min_by_key(|rook| (rook.rank().seen_by(player), rook.file()))
    }

    pub(super) fn castling_rook_on(&self, setup: &Setup, king: Square, wing: Wing) -> Option<Square> {
        let player = self.turn.mover();
        self.turn.before.castling.rook(player, wing, king).or_else(|| {
            let rooks = setup.board.pieces(Role::Rook.of(player));
            let mut beside = rooks.into_iter().filter(|rook| rook.rank() == king.rank());
            match wing {
                Wing::King => beside.filter(|&rook| rook > king).last(),
                Wing::Queen => beside.find(|&rook| rook < king),
            }
        })
    }

    /// What is wrong with the castling that led to the position, if it was castling.
    pub(super) fn castled_illegally(&self) -> Option<Breach> {
        let (mover, before) = (self.turn.mover(), &self.turn.before);
        let king = before.board.king(mover)?;
        [Wing::King, Wing::Queen].into_iter().find_map(|wing| {
            let rook = self.castling_rook_on(before, king, wing)?;
            let mut board = before.board;
            board.take(king);
            board.take(rook);
            board.put(wing.king_to(mover), Role::King.of(mover));
            board.put(wing.rook_to(mover), Role::Rook.of(mover));
            if board == self.table.board { before.judge_castling(wing).err() } else { None }
        })
    }
}
