//! Article 4 for a player who has released a piece, and moves again although it is the opponent's turn.

use jadoube_board::{Color, Role, Square, Wing};
use jadoube_clock::Instant;
use jadoube_lawbook::Matter;

use super::act_of_moving::{captured_square, legal_moves};
use crate::game::state::{Binding, Ply, State, Turn};
use crate::ruling::{
    Answer, Asked, Effect, Finding, Impossible, IrregularityFinding, IrregularityQuestion, MovingFinding, Ruling,
};

impl State {
    /// 4.4.2: the rook was moved as in castling, and now the king is touched.
    pub(super) fn king_after_rook(&self, player: Color) -> Option<Ruling> {
        let last = self.own_uncompleted(player)?;
        let m = last.played.ok().filter(|m| m.role() == Role::Rook)?;
        let king = self.turn.off_move.filter(|&square| self.table.board.king(player) == Some(square))?;
        let castling = last.before.castling;
        let begun =
            |wing: &Wing| castling.rook(player, *wing, king) == Some(m.from()) && wing.rook_to(player) == m.to();
        [Wing::King, Wing::Queen].iter().find(|wing| begun(wing))?;
        let effects = vec![Effect::MustPlay(player, vec![m])];
        Some(self.ruling(Matter::TouchedRookThenKing, Finding::Moving(MovingFinding::Bound(player)), effects))
    }

    /// The player's last move, if nothing has followed it: no press, and no touch by the opponent.
    fn own_uncompleted(&self, player: Color) -> Option<&Ply> {
        let replied = !self.turn.touches.is_empty() || self.table.board != self.turn.before.board;
        self.record.plies().last().filter(|ply| ply.by == player && ply.completed.is_none() && !replied)
    }

    /// A player moves a piece when it is not their turn. If their last move is not completed and the board then shows a
    /// different move, or none, that move is changed (4.7, 4.4.2); otherwise it is a move out of turn.
    pub(super) fn moves_off_move(
        &mut self,
        at: Instant,
        player: Color,
        from: Square,
        to: Square,
    ) -> Result<Vec<Ruling>, Impossible> {
        let piece = self.table.board.piece_at(from).ok_or(Impossible::NoPiece(from))?;
        if from == to {
            return Ok(Vec::new());
        }
        let mut board = self.table.board;
        board.take(from);
        board.put(to, piece);
        // If the capturing piece moves on, the captured piece goes back.
        if let Some(last) = self.own_uncompleted(player)
            && let Some(victim) =
                last.played.ok().filter(|m| m.to() == from).and_then(|m| captured_square(&last.before, m))
            && let Some(captured) = last.before.board.piece_at(victim).filter(|_| victim != to)
        {
            board.put(victim, captured);
        }
        let changes = self.own_uncompleted(player).is_some_and(|last| {
            board == last.before.board || legal_moves(&last.before).iter().any(|&m| last.before.after(m).board == board)
        });
        if !changes {
            return Ok(vec![self.moved_twice(player)]);
        }
        self.turn.off_move = Some(from);
        let castles = self.king_after_rook(player).is_some();
        self.reopen();
        if let Some(bound) = self.turn.bound.as_mut().filter(|_| castles) {
            bound.matter = Matter::TouchedRookThenKing;
        }
        self.table.board = board;
        self.turn.in_hand = Some(to);
        if board == self.turn.before.board {
            self.table = self.turn.before;
            return Ok(vec![self.taken_back(Matter::Released, player)]);
        }
        Ok(self.settle(at))
    }

    /// Reopens the last move, which is not completed and still counts. The board stays as it is.
    pub(super) fn reopen(&mut self) {
        let Some(last) = self.record.pop() else { return };
        self.turn = Turn::new(last.before);
        self.turn.both_hands = last.both_hands;
        self.turn.touches = last.touches;
        self.turn.bound = match (last.should_have, last.played) {
            (Some(required), _) => Some(required),
            (None, Ok(m)) => Some(Binding { matter: Matter::Released, moves: vec![m] }),
            (None, Err(_)) => last.bound,
        };
    }

    pub(super) fn not_on_move(&self, player: Color) -> Impossible {
        Impossible::NotOnMove { can_take_back: self.own_uncompleted(player).is_some() }
    }

    /// A player who has just moved moves again before the opponent.
    pub(super) fn moved_twice(&mut self, player: jadoube_board::Color) -> Ruling {
        self.turn.off_move = None;
        self.turn.out_of_turn = true;
        let asked = self.ask(Asked::Irregularity(IrregularityQuestion::MovedTwice(player)), vec![Answer::TakeBack]);
        self.ruling(
            Matter::Penalties,
            Finding::Irregularity(IrregularityFinding::MovedTwice(player)),
            vec![Effect::MayPenalize(player), asked],
        )
    }
}
