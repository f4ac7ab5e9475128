//! The position on the table: the move that it makes (4.7), or what is wrong, and whether the game is over.

use jadoube_board::{Bitboard, Breach, Coordinates, Move, Position, Role, Setup, Square};
use jadoube_clock::Instant;
use jadoube_lawbook::{EndBy, Matter};

use super::act_of_moving::{captured_square, legal_moves};
use crate::game::state::{Binding, Ply, State, Turn};
use crate::ruling::{ClockFinding, Effect, Finding, Illegality, MovingFinding, Ruling};

impl State {
    /// If a legal move leads to the position on the table, that move has been made (4.7).
    pub(crate) fn settle(&mut self, at: Instant) -> Vec<Ruling> {
        if self.turn.placed.is_some() || self.table.board == self.turn.before.board {
            return Vec::new();
        }
        let before = self.turn.before;
        let found = legal_moves(&before).into_iter().find(|&m| before.after(m).board == self.table.board);
        match found {
            Some(m) => self.first_half_of_castling(m).unwrap_or_else(|| self.move_made(at, m)),
            None => Vec::new(),
        }
    }

    pub(crate) fn move_made(&mut self, at: Instant, m: Move) -> Vec<Ruling> {
        let permission = self.permission();
        let broken = permission.bound && !permission.moves.contains(&m);
        let required = Binding { matter: permission.matter, moves: permission.moves };
        self.made_move(at, m, broken.then_some(required))
    }

    /// A legal move has been made; `should_have` is what the player had to play, if the move is not among it.
    pub(super) fn made_move(&mut self, at: Instant, m: Move, should_have: Option<Binding>) -> Vec<Ruling> {
        let by = self.turn.mover();
        let after = self.turn.before.after(m);
        let mut rulings = self.complete_previous(at, by);
        rulings.extend(self.sheet_before_move(by, at));
        // 4.7.1 to 4.7.3 define when each kind of move has been made.
        let kind = match m.kind() {
            _ if m.promotion().is_some() => Matter::PromotionMade,
            _ if m.castling().is_some() => Matter::CastlingMade,
            _ if captured_square(&self.turn.before, m).is_some() => Matter::CaptureMade,
            _ => Matter::Released,
        };
        rulings.push(self.ruling(kind, Finding::Moving(MovingFinding::Made(by, m)), vec![]));
        let broken = should_have.is_some();
        if let Some(Binding { matter, moves }) = &should_have {
            let effects = vec![Effect::MustPlay(by, moves.clone())];
            rulings.push(self.ruling(*matter, Finding::Moving(MovingFinding::TouchMoveBroken(by)), effects));
        }
        let before = self.record.positions().last().copied();
        let position = before.map(|before| before.after(m)).or_else(|| Position::try_from(after).ok());
        let ply = Ply {
            by,
            before: self.turn.before,
            after,
            played: Ok(m),
            at,
            completed: None,
            should_have,
            bound: self.turn.bound.take(),
            both_hands: self.turn.both_hands,
            touches: std::mem::take(&mut self.turn.touches),
            complaint_lost: false,
        };
        self.push(ply, position);
        if let Some(position) = position {
            let in_order = !broken || self.rules().end_by == EndBy::LegalMove;
            rulings.extend(self.end_by_position(at, before.as_ref(), m, &position, in_order));
        }
        rulings
    }

    fn push(&mut self, ply: Ply, position: Option<Position>) {
        self.table = ply.after;
        self.turn = Turn::new(ply.after);
        self.record.push(ply, position);
    }

    /// The turn ends with a position that no legal move leads to: the move stands until somebody deals with it.
    pub(crate) fn stood(&mut self, at: Instant, illegality: Illegality) -> Vec<Ruling> {
        let by = self.turn.mover();
        let rulings = self.complete_previous(at, by);
        let before = self.turn.before;
        let mut after = Setup { board: self.table.board, turn: !by, en_passant: None, ..before };
        after.castling = rights_that_remain(&after, &before);
        after.halfmoves = before.halfmoves.saturating_add(1);
        after.fullmoves = before.fullmoves.saturating_add(u32::from(by == jadoube_board::Color::Black));
        let ply = Ply {
            by,
            before,
            after,
            played: Err(illegality),
            at,
            completed: None,
            should_have: None,
            bound: self.turn.bound.take(),
            both_hands: self.turn.both_hands,
            touches: std::mem::take(&mut self.turn.touches),
            complaint_lost: false,
        };
        self.push(ply, Position::try_from(after).ok());
        rulings
    }

    /// What is wrong with the current position.
    pub(crate) fn illegality_on_table(&self) -> Illegality {
        let mover = self.turn.mover();
        let last = Bitboard::of_rank(jadoube_board::Rank::Eighth.seen_by(mover));
        let pawns = Role::Pawn.of(mover);
        let left = self.turn.before.board.pieces(pawns).without(self.table.board.pieces(pawns)).single();
        // The pawn must have moved there correctly: only the promotion is missing.
        let came = |square: &Square| {
            let promotion = Some(Role::Queen);
            left.is_some_and(|from| self.turn.before.judge(Coordinates { from, to: *square, promotion }).is_ok())
        };
        if let Some(square) = (self.table.board.pieces(pawns) & last).into_iter().find(came) {
            return Illegality::PawnNotPromoted(square);
        }
        if let Some(square) = self.turn.pawn_on_last_rank.filter(|&square| self.only_new_piece_missing(square)) {
            return Illegality::PawnNotPromoted(square);
        }
        if let Some(breach) = self.castled_illegally() {
            return Illegality::Move(Some(breach));
        }
        let left = self.turn.before.board.color(mover).without(self.table.board.color(mover)).single();
        let breach = left.zip(self.arrived().single()).and_then(|(from, to)| {
            let came = self.table.board.role_at(to);
            let other = came.filter(|&role| self.turn.before.board.role_at(from) != Some(role));
            // If a pawn cannot have reached its square, its path is the fault.
            let stayed = (came == Some(Role::Pawn) && last.contains(to)).then_some(Role::Queen);
            let promotion = other.or(stayed);
            match self.turn.before.judge(Coordinates { from, to, promotion }) {
                Err(breach) => Some(breach),
                // If the rook has not moved, the king's move is neither castling nor any other legal move.
                Ok(_) => (came == Some(Role::King)).then_some(Breach::NotItsWay(Role::King)),
            }
        });
        Illegality::Move(breach)
    }

    /// Whether a pawn that reached this square was taken off, and the new piece is all that is missing.
    fn only_new_piece_missing(&self, square: Square) -> bool {
        let mut board = self.table.board;
        if board.piece_at(square).is_some() {
            return false;
        }
        board.put(square, Role::Queen.of(self.turn.mover()));
        legal_moves(&self.turn.before).into_iter().any(|m| self.turn.before.after(m).board == board)
    }

    /// The squares with a piece of the side to move that were different when the turn began.
    pub(super) fn arrived(&self) -> Bitboard {
        let before = &self.turn.before.board;
        let own = self.table.board.color(self.turn.mover());
        own.into_iter().filter(|&square| before.piece_at(square) != self.table.board.piece_at(square)).collect()
    }

    /// The last move was completed, by a press or what takes its place.
    pub(crate) fn complete_last(&mut self, at: Instant) {
        if let Some(last) = self.record.plies().len().checked_sub(1) {
            self.record.complete(last, at);
        }
    }

    /// 6.2.1.2: making the next move completes the one before.
    fn complete_previous(&mut self, at: Instant, by: jadoube_board::Color) -> Vec<Ruling> {
        if !self.rules().completed_by_next_move {
            return Vec::new();
        }
        let Some(index) = self.pending(by) else { return Vec::new() };
        self.record.complete(index, at);
        self.note_offence_of_completed(index, at, false);
        vec![self.ruling(Matter::CompletedByNext, Finding::Clock(ClockFinding::Completed(by)), vec![])]
    }
}

/// The castling rights of kings and rooks that have not moved.
fn rights_that_remain(after: &Setup, before: &Setup) -> jadoube_board::Castling {
    let mut castling = before.castling;
    for color in jadoube_board::Color::ALL {
        let king_moved = after.board.king(color) != before.board.king(color);
        for rook in before.castling.rooks(color) {
            if king_moved || after.board.piece_at(rook) != Some(Role::Rook.of(color)) {
                castling = castling.without(rook.into());
            }
        }
    }
    castling
}
