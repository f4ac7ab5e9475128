//! Article 4: the promotion piece is put on the board, and the choice is final (4.4.4, 4.6).

use jadoube_board::{Move, Role, Square};
use jadoube_clock::Instant;
use jadoube_lawbook::Matter;

use crate::basic::act_of_moving::legal_moves;
use crate::event::Actor;
use crate::game::state::{Binding, State};
use crate::ruling::{Effect, Finding, Impossible, MovingFinding, MovingRemark, PromotionWay, Remark, Ruling};

impl State {
    /// Puts a promotion piece on a square.
    pub(crate) fn places(&mut self, at: Instant, by: Actor, role: Role, on: Square) -> Result<Vec<Ruling>, Impossible> {
        let player = self.acting_player(by)?;
        let pawn = Some(Role::Pawn.of(player));
        if self.table.board.color_at(on) == Some(player) && self.table.board.piece_at(on) != pawn {
            return Err(Impossible::Occupied(on));
        }
        // Only a king that was taken off to castle by hand can be put down.
        if role == Role::King && self.table.board.king(player).is_some() {
            return Err(Impossible::NothingInHand);
        }
        let mut rulings = self.reply_begins(at, player);
        rulings.extend(self.promotion_ways(on));
        self.table.board.put(on, role.of(player));
        self.turn.placed = Some((role, on));
        // 4.4.4: the choice is final once the piece has touched the square, if the pawn may still go there.
        let open = |m: &Move| self.turn.bound.as_ref().is_none_or(|bound| bound.moves.contains(m));
        let choice: Vec<Move> = legal_moves(&self.turn.before)
            .into_iter()
            .filter(open)
            .filter(|m| m.to() == on && m.promotion() == Some(role))
            .filter(|m| self.turn.touches.is_empty() || self.turn.touches.iter().any(|touch| touch.square == m.from()))
            .collect();
        let chosen = self.turn.bound.as_ref().is_some_and(|bound| bound.matter == Matter::PromotionChoice);
        if !choice.is_empty() && !chosen {
            self.turn.bound = Some(Binding { matter: Matter::PromotionChoice, moves: choice.clone() });
            rulings.push(self.ruling(
                Matter::PromotionChoice,
                Finding::Moving(MovingFinding::Bound(player)),
                vec![Effect::MustPlay(player, choice)],
            ));
        }
        Ok(rulings)
    }

    /// 4.6: allowed orders of promotion other than the usual one.
    fn promotion_ways(&self, on: Square) -> Vec<Ruling> {
        let player = self.turn.mover();
        let promotes = |m: &Move| m.to() == on && m.promotion().is_some();
        let pawns: Vec<Square> =
            legal_moves(&self.turn.before).iter().filter(|m| promotes(m)).map(|m| m.from()).collect();
        let stands = |square: &Square| self.table.board.piece_at(*square) == Some(Role::Pawn.of(player));
        let mut ways = Vec::new();
        if !pawns.is_empty() && !stands(&on) {
            if pawns.iter().all(stands) {
                ways.push((Matter::PromotionOrder, PromotionWay::PieceBeforePawn));
            } else if !self.turn.pawn_on_last_rank {
                ways.push((Matter::PromotionSkips, PromotionWay::PawnSkipsTheSquare));
            }
        }
        if !pawns.is_empty() && self.turn.before.board.color_at(on) == Some(!player) {
            ways.push((Matter::PromotionCaptures, PromotionWay::Captures));
        }
        ways.into_iter()
            .map(|(matter, way)| {
                self.ruling(matter, Finding::Remark(Remark::Moving(MovingRemark::Promotes(player, way))), vec![])
            })
            .collect()
    }

    /// Releases the promotion piece.
    pub(crate) fn lets_go(&mut self, at: Instant, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        self.acting_player(by)?;
        self.turn.placed.take().ok_or(Impossible::NothingInHand)?;
        Ok(self.settle(at))
    }
}
