//! Article 4: the promotion piece is put on the board, and the choice is final (4.4.4, 4.6).

use jadoube_board::{Color, Move, Piece, Role, Square};
use jadoube_clock::Instant;
use jadoube_lawbook::Matter;

use crate::basic::act_of_moving::{Permission, legal_moves};
use crate::event::Actor;
use crate::game::state::{Binding, State};
use crate::ruling::{
    Effect, Finding, Illegality, Impossible, MovingFinding, MovingRemark, PromotionWay, Remark, Ruling,
};

impl State {
    /// Puts a piece from beside the board on a square: the promotion piece, or one that does not belong there.
    pub(crate) fn places(
        &mut self,
        at: Instant,
        by: Actor,
        role: Role,
        on: Square,
        color: Option<Color>,
    ) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        let piece = role.of(color.unwrap_or(player));
        let mut rulings = self.reply_begins(at, player);
        if player != self.turn.mover() {
            rulings.extend(self.places_off_move(player, piece, on));
            return Ok(rulings);
        }
        if piece.color == player && role != Role::King {
            rulings.extend(self.promotion_ways(on));
        }
        self.table.board.put(on, piece);
        self.turn.placed = Some((role, on));
        if piece.color != player {
            return Ok(rulings);
        }
        rulings.extend(self.promotion_chosen(role, on));
        Ok(rulings)
    }

    /// 4.4.4: the choice is final once the piece has touched the square, if the pawn may still go there.
    pub(super) fn promotion_chosen(&mut self, role: Role, on: Square) -> Option<Ruling> {
        let player = self.turn.mover();
        let chosen = self.turn.bound.as_ref().is_some_and(|bound| bound.matter == Matter::PromotionChoice);
        let permitted = self.permission().moves;
        let choice: Vec<Move> = self.promotions(role, on).into_iter().filter(|m| permitted.contains(m)).collect();
        if choice.is_empty() || chosen {
            return None;
        }
        self.turn.bound = Some(Binding { matter: Matter::PromotionChoice, moves: choice.clone() });
        let effects = vec![Effect::MustPlay(player, choice)];
        Some(self.ruling(Matter::PromotionChoice, Finding::Moving(MovingFinding::Bound(player)), effects))
    }

    /// The legal promotions to this piece on this square, by a pawn that was touched if anything was.
    fn promotions(&self, role: Role, on: Square) -> Vec<Move> {
        let touches = &self.turn.touches;
        let touched = |m: &Move| touches.is_empty() || touches.iter().any(|touch| touch.square == m.from());
        let mut moves = legal_moves(&self.turn.before);
        moves.retain(|m| m.to() == on && m.promotion() == Some(role) && touched(m));
        moves
    }

    /// 4.3, 4.4.4: a promotion that would be legal was begun, though another move must be made.
    pub(super) fn promotion_not_permitted(&self, role: Role, on: Square) -> Option<Ruling> {
        let player = self.turn.mover();
        let promotions = self.promotions(role, on);
        let Permission { matter, moves, .. } = self.permission();
        if promotions.is_empty() || promotions.iter().any(|m| moves.contains(m)) {
            return None;
        }
        let effects = vec![Effect::MustPlay(player, moves)];
        Some(self.ruling(matter, Finding::Moving(MovingFinding::TouchMoveBroken(player)), effects))
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
            } else if self.turn.pawn_on_last_rank.is_none() {
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

    /// The player who is not to move puts a piece on the board. The legal position stays.
    fn places_off_move(&mut self, player: Color, piece: Piece, on: Square) -> Option<Ruling> {
        self.turn.off_placed = true;
        let penalized = vec![Effect::MayPenalize(player)];
        let exchanged = Finding::Moving(MovingFinding::PromotionExchanged(player));
        let last = self.record.plies().last().filter(|ply| ply.by == player);
        match last.map(|ply| (ply.played, ply.completed)) {
            // 4.4.4: the choice was final when the first piece touched the square.
            Some((Ok(m), completed)) if m.promotion().is_some() && m.to() == on => {
                if m.promotion() == Some(piece.role) && piece.color == player {
                    return None;
                }
                let effects = if completed.is_some() { penalized } else { vec![Effect::MustPlay(player, vec![m])] };
                Some(self.ruling(Matter::PromotionChoice, exchanged, effects))
            }
            // 7.5.2: with the press it was too late for any piece.
            Some((Err(Illegality::PawnNotPromoted(square)), _)) if square == on => {
                Some(self.ruling(Matter::PawnNotPromoted, exchanged, penalized))
            }
            _ => {
                let finding = Finding::Moving(MovingFinding::AdjustedWrongly(player));
                Some(self.ruling(Matter::Distraction, finding, penalized))
            }
        }
    }

    /// Releases the piece that was put on the board.
    pub(crate) fn lets_go(&mut self, at: Instant, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        if player != self.turn.mover() {
            let held = std::mem::take(&mut self.turn.off_placed);
            return if held { Ok(Vec::new()) } else { Err(Impossible::NothingInHand) };
        }
        let (role, on) = self.turn.placed.take().ok_or(Impossible::NothingInHand)?;
        let settled = self.settle(at);
        if !settled.is_empty() || self.table.board == self.turn.before.board {
            return Ok(settled);
        }
        if self.may_become_a_move(role, on) {
            return Ok(self.promotion_not_permitted(role, on).into_iter().collect());
        }
        let finding = Finding::Moving(MovingFinding::ReleasedIllegally(player, None));
        Ok(vec![self.ruling(Matter::IllegalNotCompleted, finding, vec![])])
    }

    /// Whether a piece that was put on the board can be part of an unfinished legal move: the pawn still has to be taken
    /// off (4.6.2), or the rook has to move.
    fn may_become_a_move(&self, role: Role, on: Square) -> bool {
        let player = self.turn.mover();
        let own = |role: Role| self.table.board.pieces(role.of(player)).len();
        if self.table.board.piece_at(on) != Some(role.of(player)) {
            return false;
        }
        if role == Role::King {
            return own(Role::King) == 1;
        }
        let promotes = |m: &Move| m.to() == on && m.promotion() == Some(role);
        legal_moves(&self.turn.before).iter().any(promotes)
    }
}
