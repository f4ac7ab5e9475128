//! Article 4 as it happens: a player touches, lifts, releases, takes off and places pieces, until a move has been made.

use jadoube_board::{Breach, Color, Coordinates, Move, Role, Square};
use jadoube_clock::Instant;
use jadoube_lawbook::{Matter, TouchIntent};

use super::act_of_moving::{Permission, Touch, captured_square, legal_moves, permitted};
use crate::event::{Actor, Contact, Hands};
use crate::game::state::{Binding, Ply, State};
use crate::ruling::{Effect, Finding, Impossible, MovingFinding, MovingRemark, Remark, Ruling};

impl State {
    /// Touches pieces; if there are several squares, their order is unclear.
    pub(crate) fn touches(
        &mut self,
        at: Instant,
        by: Actor,
        squares: &[Square],
        contact: Contact,
    ) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        if let Some(&empty) = squares.iter().find(|&&square| self.table.board.piece_at(square).is_none()) {
            return Err(Impossible::NoPiece(empty));
        }
        let intent = self.rules().touch_intent;
        let counts = match contact {
            Contact::Accidental | Contact::Adjusting => false,
            // 4.2.2: in the newer editions every contact counts unless it is clearly accidental.
            Contact::Careless => intent == TouchIntent::NotClearlyAccidental,
            // The edition of 2014 requires the intention to move or capture.
            Contact::Pointing => intent != TouchIntent::Intended,
            Contact::Deliberate => true,
        };
        match contact {
            Contact::Adjusting => Ok(vec![self.adjusting(at, player, squares)]),
            _ if !counts => {
                let finding = Finding::Remark(Remark::Moving(MovingRemark::ContactNotMeant(player)));
                Ok(vec![self.ruling(Matter::OtherContact, finding, vec![])])
            }
            _ => {
                let mut rulings = self.reply_begins(at, player);
                if contact != Contact::Deliberate {
                    let finding = Finding::Remark(Remark::Moving(MovingRemark::ContactCounts(player)));
                    rulings.push(self.ruling(Matter::OtherContact, finding, vec![]));
                }
                if player != self.turn.mover() {
                    self.turn.off_move =
                        squares.iter().rev().copied().find(|&square| self.table.board.color_at(square) == Some(player));
                    if let Some(ruling) = self.king_after_rook(player) {
                        rulings.push(ruling);
                        return Ok(rulings);
                    }
                    // 4.3 applies only to the side to move; on the opponent's time a touch may be a distraction.
                    let finding = Finding::Remark(Remark::Moving(MovingRemark::TouchOffMove(player)));
                    rulings.push(self.ruling(Matter::Touching, finding, vec![]));
                    rulings.push(self.ruling(
                        Matter::Distraction,
                        Finding::Moving(MovingFinding::AdjustedWrongly(player)),
                        vec![Effect::MayPenalize(player)],
                    ));
                    return Ok(rulings);
                }
                rulings.extend(self.bind(player, squares));
                Ok(rulings)
            }
        }
    }

    /// 4.2.1 and 6.2.5: who may adjust.
    fn adjusting(&self, at: Instant, player: jadoube_board::Color, squares: &[Square]) -> Ruling {
        let running = self.reading(at).and_then(|reading| reading.state.running());
        if player != self.turn.mover() {
            let effects = vec![Effect::MayPenalize(player)];
            return self.ruling(Matter::Adjusting, Finding::Moving(MovingFinding::AdjustedWrongly(player)), effects);
        }
        if running.is_some_and(|running| running != player) && self.rules().adjusting_on_own_time {
            let effects = vec![Effect::MayPenalize(player)];
            return self.ruling(
                Matter::AdjustingOnOwnTime,
                Finding::Moving(MovingFinding::AdjustedWrongly(player)),
                effects,
            );
        }
        // The intention must be announced first: earlier touches still count.
        let touched =
            |square: &Square| self.turn.touches.iter().any(|touch| Some(touch.square) == self.origin(*square));
        if squares.iter().any(touched) {
            return self.ruling(Matter::Adjusting, Finding::Moving(MovingFinding::AdjustedWrongly(player)), vec![]);
        }
        self.ruling(Matter::Adjusting, Finding::Moving(MovingFinding::Adjusted(player)), vec![])
    }

    /// Records touches that count under touch-move, and returns what must be played.
    pub(super) fn bind(&mut self, player: jadoube_board::Color, squares: &[Square]) -> Vec<Ruling> {
        let mut rulings: Vec<Ruling> = self.declined_by_touch(player).into_iter().collect();
        let before = (!self.turn.touches.is_empty()).then(|| permitted(&self.turn.before, &self.turn.touches));
        for (index, &square) in squares.iter().enumerate() {
            let origin = self.origin(square);
            if self.table.board.color_at(square) == Some(player) {
                self.turn.in_hand = Some(square);
            }
            if let Some(origin) = origin
                && !self.turn.touches.iter().any(|touch| touch.square == origin)
            {
                self.turn.touches.push(Touch { square: origin, order_unclear: index > 0 });
            }
        }
        let permission = permitted(&self.turn.before, &self.turn.touches);
        // A further touch that changes nothing gets no second ruling.
        if before != Some(permission.clone()) && !self.turn.touches.is_empty() && self.turn.bound.is_none() {
            let effect =
                if permission.bound { Effect::MustPlay(player, permission.moves) } else { Effect::FreeToPlay(player) };
            rulings.push(self.ruling(permission.matter, Finding::Moving(MovingFinding::Bound(player)), vec![effect]));
        }
        rulings
    }

    /// Where the piece on `square` stood when the turn began; `None` for a promotion piece.
    pub(super) fn origin(&self, square: Square) -> Option<Square> {
        let piece = self.table.board.piece_at(square)?;
        if self.turn.before.board.piece_at(square) == Some(piece) {
            return Some(square);
        }
        // A piece that was released illegally is picked up again.
        self.turn.touches.iter().map(|touch| touch.square).find(|&from| {
            self.turn.before.board.piece_at(from) == Some(piece) && self.table.board.piece_at(from) != Some(piece)
        })
    }

    /// The opponent's unfinished or illegal move counts as made when the other player acts on the board: a reply needs a
    /// move to reply to.
    pub(super) fn reply_begins(&mut self, at: Instant, player: jadoube_board::Color) -> Vec<Ruling> {
        let mover = self.turn.mover();
        let mut rulings = Vec::new();
        // If a piece was only taken off, or is in the air, no move has been made yet.
        let let_go = self.arrived().any();
        if player != mover && let_go {
            let illegality = self.illegality_on_table();
            rulings.extend(self.stood(at, illegality));
        }
        if player == self.turn.mover() {
            self.lose_right_to_complain(player);
        }
        rulings
    }

    /// 4.8: a player who touches a piece with the intention of moving it can no longer complain about the opponent's breach
    /// of Article 4.
    fn lose_right_to_complain(&mut self, player: jadoube_board::Color) {
        if self.record.plies().last().is_some_and(|ply| ply.by != player && !ply.complaint_lost) {
            self.record.lose_complaint(self.record.plies().len() - 1);
        }
    }

    /// Releases the piece in hand.
    pub(crate) fn releases(&mut self, at: Instant, by: Actor, on: Square) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        if player != self.turn.mover() {
            let from = self.turn.off_move.ok_or_else(|| self.not_on_move(player))?;
            return self.moves_off_move(at, player, from, on);
        }
        let from = self.turn.in_hand.ok_or(Impossible::NothingInHand)?;
        let piece = self.table.board.piece_at(from).ok_or(Impossible::NothingInHand)?;
        // Its square when the turn began: it may have been released elsewhere before.
        let origin = self.origin(from).unwrap_or(from);
        self.table.board.take(from);
        self.table.board.put(on, piece);
        self.turn.in_hand = Some(on);
        let rulings = self.settle(at);
        if rulings.is_empty() && from != on {
            if self.table.board == self.turn.before.board {
                return Ok(vec![self.taken_back(Matter::Released, player)]);
            }
            return Ok(self.released_short_of_a_move(origin, on, piece.role));
        }
        Ok(rulings)
    }

    /// A piece was released, which does not complete a legal move yet: perhaps the first half of castling or promotion.
    fn released_short_of_a_move(&mut self, from: Square, on: Square, role: Role) -> Vec<Ruling> {
        let player = self.turn.mover();
        let before = self.turn.before;
        if role == Role::King
            && let Ok(m) = before.judge(Coordinates { from, to: on, promotion: None })
            && m.castling().is_some()
        {
            let begun = |bound: &&Binding| bound.matter == Matter::CastlingMade && !bound.moves.contains(&m);
            if let Some(bound) = self.turn.bound.as_ref().filter(begun) {
                // It was released earlier for castling on the other side.
                let effects = vec![Effect::MustPlay(player, bound.moves.clone())];
                return vec![self.ruling(
                    Matter::CastlingMade,
                    Finding::Moving(MovingFinding::TouchMoveBroken(player)),
                    effects,
                )];
            }
            // 4.7.2: the king was released, so castling on that side must follow.
            self.turn.bound = Some(Binding { matter: Matter::CastlingMade, moves: vec![m] });
            return vec![self.ruling(
                Matter::CastlingMade,
                Finding::Moving(MovingFinding::Bound(player)),
                vec![Effect::MustPlay(player, vec![m])],
            )];
        }
        if let Some(rulings) = self.castling_by_hand(from, on, role) {
            return rulings;
        }
        let promotions: Vec<Move> = legal_moves(&before)
            .into_iter()
            .filter(|m| m.from() == from && m.to() == on && m.promotion().is_some())
            .collect();
        if role == Role::Pawn && !promotions.is_empty() {
            self.turn.pawn_on_last_rank = Some(on);
            let Permission { matter, moves, .. } = self.permission();
            let allowed: Vec<Move> = promotions.into_iter().filter(|m| moves.contains(m)).collect();
            if allowed.is_empty() {
                // It was released earlier on another square, or had to capture.
                let effects = vec![Effect::MustPlay(player, moves)];
                return vec![self.ruling(matter, Finding::Moving(MovingFinding::TouchMoveBroken(player)), effects)];
            }
            // The pawn can no longer go elsewhere; the promotion piece is still open (4.6, 4.7.3), unless it was chosen
            // before.
            if matter != Matter::PromotionChoice {
                self.turn.bound = Some(Binding { matter: Matter::PromotionAct, moves: allowed.clone() });
            }
            return vec![self.ruling(
                Matter::PromotionAct,
                Finding::Moving(MovingFinding::Bound(player)),
                vec![Effect::MustPlay(player, allowed)],
            )];
        }
        if role == Role::Pawn
            && let Ok(m) = before.judge(Coordinates { from, to: on, promotion: None })
            && captured_square(&before, m).is_some_and(|victim| victim != on)
        {
            // A capture en passant whose captured pawn is still on the board: part of a legal move (4.7).
            let Permission { matter, moves, .. } = self.permission();
            if !moves.contains(&m) {
                let effects = vec![Effect::MustPlay(player, moves)];
                return vec![self.ruling(matter, Finding::Moving(MovingFinding::TouchMoveBroken(player)), effects)];
            }
            self.turn.bound = Some(Binding { matter: Matter::Released, moves: vec![m] });
            let effects = vec![Effect::MustPlay(player, vec![m])];
            return vec![self.ruling(Matter::Released, Finding::Moving(MovingFinding::Bound(player)), effects)];
        }
        let promotion = self.table.board.role_at(on).filter(|&came| came != role);
        let breach = before.judge(Coordinates { from, to: on, promotion }).err();
        // If no piece is missing, the piece that stood there was only moved away.
        let all_there = self.table.board.color(player).len() == before.board.color(player).len();
        let breach = breach.filter(|breach| !all_there || *breach != Breach::OwnPiece(on));
        vec![self.ruling(
            Matter::IllegalNotCompleted,
            Finding::Moving(MovingFinding::ReleasedIllegally(player, breach)),
            vec![],
        )]
    }

    /// Takes a piece off the board: the captured one, or the pawn that is promoted.
    pub(crate) fn takes_off(&mut self, at: Instant, by: Actor, square: Square) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        if self.table.board.piece_at(square).is_none() {
            return Err(Impossible::NoPiece(square));
        }
        let mut rulings = self.touches(at, by, &[square], Contact::Deliberate)?;
        if player == self.turn.mover() {
            self.table.board.take(square);
            if self.turn.in_hand == Some(square) {
                self.turn.in_hand = None;
            }
            rulings.extend(self.settle(at));
        }
        Ok(rulings)
    }

    /// The usual sequence in one act.
    pub(crate) fn plays(
        &mut self,
        at: Instant,
        by: Actor,
        played: Coordinates,
        hands: Hands,
    ) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        let Coordinates { from, to, promotion } = played;
        let piece = self.table.board.piece_at(from).ok_or(Impossible::NoPiece(from))?;
        let mut rulings = self.reply_begins(at, player);
        if player != self.turn.mover() {
            rulings.extend(self.moves_off_move(at, player, from, to)?);
            return Ok(rulings);
        }
        let judged = self.turn.before.judge(played);
        let untouched = self.turn.touches.is_empty() && self.turn.bound.is_none() && self.turn.placed.is_none();
        if let Ok(m) = judged
            && self.table.board == self.turn.before.board
        {
            if let Some(wing) = m.castling() {
                return self.castles(at, by, wing, hands);
            }
            if untouched && !self.turn.castling_announced {
                // The ordinary case: only the move's own touches, which allow it.
                self.turn.both_hands |= hands == Hands::Both;
                rulings.extend(self.declined_by_touch(player));
                let touched = [Some(from), captured_square(&self.turn.before, m)].into_iter().flatten();
                self.turn.touches.extend(touched.map(|square| Touch { square, order_unclear: false }));
                rulings.extend(self.made_move(at, m, None));
                return Ok(rulings);
            }
        }
        self.turn.both_hands |= hands == Hands::Both;
        // Its square when the turn began: it may have been released elsewhere before.
        let origin = self.origin(from).unwrap_or(from);
        let mut touched = vec![from];
        if let Ok(m) = judged {
            touched.extend(captured_square(&self.turn.before, m));
        } else if from != to && self.table.board.piece_at(to).is_some() {
            touched.push(to);
        }
        let quiet = self.turn.touches.is_empty() && self.turn.bound.is_none();
        for square in &touched {
            let bound = self.bind(player, &[*square]);
            // For a move in one act there is no need to report what its touches require.
            rulings.extend(
                bound
                    .into_iter()
                    .filter(|ruling| !quiet || !matches!(ruling.finding, Finding::Moving(MovingFinding::Bound(_)))),
            );
        }
        self.table.board.take(from);
        let arrives = promotion.map_or(piece, |role| role.of(piece.color));
        self.table.board.put(to, arrives);
        if let Ok(m) = judged
            && let Some(victim) = captured_square(&self.turn.before, m)
            && victim != to
        {
            self.table.board.take(victim);
        }
        self.turn.in_hand = Some(to);
        let settled = self.settle(at);
        if settled.is_empty() && from != to && self.table.board == self.turn.before.board {
            // The piece is where it was before the turn.
            rulings.push(self.taken_back(Matter::Released, player));
        } else if settled.is_empty() {
            // Another piece stands wrongly; the new piece is on its square all the same.
            let begun = promotion
                .and_then(|role| self.promotion_chosen(role, to).or_else(|| self.promotion_not_permitted(role, to)));
            match begun {
                Some(begun) => rulings.push(begun),
                None => rulings.extend(self.released_short_of_a_move(origin, to, piece.role)),
            }
        }
        rulings.extend(settled);
        Ok(rulings)
    }

    /// Takes back the player's last move. A move that has been made cannot be replaced by another one (4.7); a move with
    /// both hands may be made again with one.
    pub(crate) fn takes_back(&mut self, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        if player != self.turn.mover() && self.turn.out_of_turn {
            self.turn.out_of_turn = false;
            return Ok(vec![self.ruling(Matter::Penalties, Finding::Moving(MovingFinding::TakenBack(player)), vec![])]);
        }
        // A released piece that did not make a legal move can be taken back as well.
        if self.turn.mover() == player && self.table.board != self.turn.before.board {
            self.table = self.turn.before;
            (self.turn.in_hand, self.turn.placed) = (None, None);
            return Ok(vec![self.taken_back(Matter::Released, player)]);
        }
        let own = |ply: &&Ply| ply.by == player && ply.completed.is_none();
        let Some(last) = self.record.plies().last().filter(own) else { return self.takes_back_completed(player) };
        let both_hands = last.both_hands;
        self.reopen();
        self.table = self.turn.before;
        // The second time it may be made with one hand.
        self.turn.both_hands = false;
        let matter = if both_hands { Matter::OneHand } else { Matter::Released };
        Ok(vec![self.taken_back(matter, player)])
    }

    /// 4.7: a move that was completed stands, whatever the player does with the pieces.
    fn takes_back_completed(&self, player: Color) -> Result<Vec<Ruling>, Impossible> {
        if !self.record.plies().iter().any(|ply| ply.by == player) {
            return Err(Impossible::NothingToTakeBack);
        }
        let finding = Finding::Moving(MovingFinding::TakenBackCompleted(player));
        Ok(vec![self.ruling(Matter::Released, finding, vec![Effect::MayPenalize(player)])])
    }

    /// The moves that are open to a player who has taken a move back.
    pub(super) fn taken_back(&self, matter: Matter, player: Color) -> Ruling {
        let permission = self.permission();
        // 4.5: nothing that was touched can be moved or captured.
        let free = !permission.bound && !self.turn.touches.is_empty();
        let matter = if free { permission.matter } else { matter };
        let effect =
            if permission.bound { Effect::MustPlay(player, permission.moves) } else { Effect::FreeToPlay(player) };
        self.ruling(matter, Finding::Moving(MovingFinding::TakenBack(player)), vec![effect])
    }
}
