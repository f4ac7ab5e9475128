//! Article 3 by its words, for any setup whatever, and the reason when a move does not agree with it.
//!
//! Positions have a faster generator; this one never refuses. What the Laws do not say about boards that cannot come
//! about is decided so: a player without a king cannot leave it in check; with several kings none may be left in check,
//! and the right to castle counts as lost, since nobody can say which king has not moved; a pawn on its last rank has no
//! move; one on its first rank moves a single step; the opponent's king is never captured, attacked or not.

use crate::{
    Bitboard, Breach, Color, Coordinates, File, Move, MoveKind, Position, Rank, Role, Rule, Setup, Square, Wing,
    attacks,
};
use alloc::vec::Vec;

impl Setup {
    /// The move that these squares and this promotion mean, if it agrees with Articles 1.4.1 and 3.1 to 3.9, or else why
    /// it does not. A king that goes two squares along its first rank, or to its own rook, castles.
    ///
    /// ```
    /// use jadoube_board::{Breach, Coordinates, Setup, Square};
    /// // Both kings are in check. Black may not capture the other one, and has to answer the check.
    /// let setup: Setup = "4k3/8/8/8/8/8/4Rr2/5K2 b - - 0 1".parse()?;
    /// let capture = Coordinates { from: Square::F2, to: Square::F1, promotion: None };
    /// assert_eq!(setup.judge(capture), Err(Breach::KingCapture(Square::F1)));
    /// assert!(setup.judge("f2e2".parse().unwrap()).is_ok());
    /// # Ok::<(), jadoube_board::FenError>(())
    /// ```
    pub fn judge(&self, played: Coordinates) -> Result<Move, Breach> {
        let Coordinates { from, to, promotion } = played;
        let piece = self.board.piece_at(from).ok_or(Breach::NoPiece(from))?;
        if piece.color != self.turn {
            return Err(Breach::OpponentsPiece(from));
        }
        if piece.role == Role::King
            && let Some(wing) = self.castling_meant(from, to)
        {
            return if promotion.is_some() { Err(Breach::NoPromotion) } else { self.judge_castling(wing) };
        }
        let kind = match piece.role {
            Role::Pawn => self.pawn_move(from, to)?,
            role => self.piece_move(role, from, to)?,
        };
        let kind = self.promoted(piece.role, to, kind, promotion)?;
        let m = Move { from, to, role: piece.role, kind };
        self.keeps_king_safe(m)?;
        Ok(m)
    }

    /// Which castling a king's move from one square to another means: the way of the hand, to the square where castling
    /// would end, or that of programs, to the square of the rook. What can be a plain step is one.
    fn castling_meant(&self, from: Square, to: Square) -> Option<Wing> {
        let first = Rank::First.seen_by(self.turn);
        if from.rank() != first || to.rank() != first {
            return None;
        }
        let towards = if from < to { Wing::King } else { Wing::Queen };
        let own_rook = self.board.piece_at(to) == Some(Role::Rook.of(self.turn));
        if own_rook && self.castling.rook(self.turn, towards, from) == Some(to) {
            return Some(towards);
        }
        let wing = Wing::ALL.into_iter().find(|wing| wing.king_to(self.turn) == to)?;
        let steps = from.file().index().abs_diff(to.file().index());
        // From another file than e only who may castle can mean it (Guideline II).
        let may_mean_it = from.file() == File::E || self.castling.rook(self.turn, wing, from).is_some();
        (steps >= 2 && may_mean_it).then_some(wing)
    }

    /// Articles 3.2 to 3.6 and 3.8.1.
    fn piece_move(&self, role: Role, from: Square, to: Square) -> Result<MoveKind, Breach> {
        let reach = attacks::of(role.of(self.turn), from, Bitboard::EMPTY);
        if !reach.contains(to) {
            return Err(Breach::NotItsWay(role));
        }
        // Squares that a knight or king passes over lie on no line, so there are none.
        if let Some(over) = self.nearest(attacks::between(from, to) & self.board.occupied(), from) {
            return Err(Breach::Jump { role, over });
        }
        self.may_land(to)?;
        Ok(MoveKind::Plain)
    }

    /// Articles 3.1 and 1.4.1.
    fn may_land(&self, to: Square) -> Result<(), Breach> {
        match self.board.piece_at(to) {
            Some(piece) if piece.color == self.turn => Err(Breach::OwnPiece(to)),
            Some(piece) if piece.role == Role::King => Err(Breach::KingCapture(to)),
            _ => Ok(()),
        }
    }

    /// Of some squares of one line, the one nearest to `from`.
    fn nearest(&self, squares: Bitboard, from: Square) -> Option<Square> {
        squares.into_iter().min_by_key(|&square| attacks::between(from, square).len())
    }

    /// Article 3.7, promotion apart.
    fn pawn_move(&self, from: Square, to: Square) -> Result<MoveKind, Breach> {
        let forward = self.turn.pick(1, -1);
        let occupied = self.board.occupied();
        if from.offset(0, forward) == Some(to) {
            return if occupied.contains(to) { Err(Breach::PawnBlocked(to)) } else { Ok(MoveKind::Plain) };
        }
        if from.offset(0, 2 * forward) == Some(to) {
            if from.rank() != Rank::Second.seen_by(self.turn) {
                return Err(Breach::DoubleStepLate);
            }
            let way = attacks::between(from, to) | to.into();
            return match self.nearest(way & occupied, from) {
                Some(square) => Err(Breach::DoubleStepBlocked(square)),
                None => Ok(MoveKind::DoubleStep),
            };
        }
        if !attacks::pawn(self.turn, from).contains(to) {
            return Err(Breach::NotItsWay(Role::Pawn));
        }
        if occupied.contains(to) {
            self.may_land(to)?;
            return Ok(MoveKind::Plain);
        }
        let beside = to.en_passant_neighbour();
        let pawn_beside =
            beside.rank() == from.rank() && self.board.piece_at(beside) == Some(Role::Pawn.of(!self.turn));
        // A pawn that has made a double step stands on its fourth rank, the capturer's fifth.
        match pawn_beside && to.rank() == Rank::Sixth.seen_by(self.turn) {
            true if self.en_passant == Some(to) => Ok(MoveKind::EnPassant),
            true => Err(Breach::EnPassantNotNow(to)),
            false => Err(Breach::NothingToCapture(to)),
        }
    }

    fn promoted(&self, role: Role, to: Square, kind: MoveKind, promotion: Option<Role>) -> Result<MoveKind, Breach> {
        let arrives = role == Role::Pawn && to.rank() == Rank::Eighth.seen_by(self.turn);
        match (arrives, promotion) {
            (false, None) => Ok(kind),
            (false, Some(_)) => Err(Breach::NoPromotion),
            (true, None) => Err(Breach::PromotionMissing),
            (true, Some(role)) => MoveKind::promotion(role).ok_or(Breach::PromotionTo(role)),
        }
    }

    /// Article 3.9.2.
    fn keeps_king_safe(&self, m: Move) -> Result<(), Breach> {
        let after = self.after(m);
        let attackers = after.attackers_of_king(self.turn);
        if attackers.is_empty() {
            return Ok(());
        }
        let before = self.attackers_of_king(self.turn);
        Err(if m.role == Role::King && after.board.attackers(m.to, !self.turn, after.board.occupied()).any() {
            Breach::StepsIntoCheck(attackers)
        } else if before.meets(attackers) {
            Breach::LeftInCheck(attackers)
        } else {
            Breach::Exposed(attackers)
        })
    }

    /// Castling on a wing, if it agrees with 3.8.2 and Guideline II, or else why it does not: the right is asked for
    /// first, then the empty squares, then the attacked ones from the king's on.
    ///
    /// ```
    /// use jadoube_board::{Breach, Position, Square, Wing};
    /// let start = Position::standard();
    /// assert_eq!(start.judge_castling(Wing::King), Err(Breach::CastlingBlocked(Wing::King, Square::F1)));
    /// ```
    pub fn judge_castling(&self, wing: Wing) -> Result<Move, Breach> {
        let color = self.turn;
        let lost = Breach::CastlingLost(wing);
        let king = self.board.king(color).filter(|king| king.rank() == Rank::First.seen_by(color)).ok_or(lost)?;
        let rook = self.castling.rook(color, wing, king).ok_or(lost)?;
        if self.board.piece_at(rook) != Some(Role::Rook.of(color)) {
            return Err(lost);
        }
        let (king_to, rook_to) = (wing.king_to(color), wing.rook_to(color));
        let others = self.board.occupied().without(Bitboard::of(king) | Bitboard::of(rook));
        let ways = attacks::between(king, king_to)
            | attacks::between(rook, rook_to)
            | Bitboard::of(king_to)
            | Bitboard::of(rook_to);
        // 3.8.2.2.2 and II.3.2.7.4: all squares between king and rook lie on one of their two ways, whatever the array.
        if let Some(square) = self.nearest(ways & others, king) {
            return Err(Breach::CastlingBlocked(wing, square));
        }
        let attackers = |square| self.board.attackers(square, !color, self.board.occupied());
        if attackers(king).any() {
            return Err(Breach::CastlingOutOfCheck(wing, attackers(king)));
        }
        let crossed = attacks::between(king, king_to).into_iter().find(|&square| attackers(square).any());
        if let Some(square) = crossed {
            return Err(Breach::CastlingThroughCheck(wing, square));
        }
        let m = Move { from: king, to: king_to, role: Role::King, kind: MoveKind::castling(wing) };
        // Asked of the board after castling: the rook may have shielded the king's last square.
        if self.after(m).attackers_of_king(color).any() {
            return Err(Breach::CastlingIntoCheck(wing, king_to));
        }
        Ok(m)
    }

    /// Every move that [`Setup::judge`] and [`Setup::judge_castling`] allow.
    ///
    /// ```
    /// use jadoube_board::{Position, Setup};
    /// let setup = Setup::from(Position::standard());
    /// assert_eq!(setup.moves().len(), 20);
    /// ```
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for from in self.board.color(self.turn) {
            for to in Square::ALL {
                let promotions = Role::PROMOTIONS.map(Some);
                let tries = core::iter::once(None).chain(promotions);
                let found = tries.filter_map(|promotion| self.judge(Coordinates { from, to, promotion }).ok());
                moves.extend(found.filter(|m| m.castling().is_none()));
            }
        }
        moves.extend(Wing::ALL.into_iter().filter_map(|wing| self.judge_castling(wing).ok()));
        moves
    }

    /// The moves of [`Setup::moves`] of the piece on one square, castling with the king's.
    pub fn moves_from(&self, from: Square) -> Vec<Move> {
        self.moves().into_iter().filter(|m| m.from() == from).collect()
    }

    /// The setup after a move, lawful or not: the pieces stand where the move puts them, the turn passes, and a double
    /// step leaves its en passant square behind.
    #[must_use]
    pub fn after(&self, m: Move) -> Setup {
        // Making a move reads no more than what a setup has.
        let Setup { board, turn, castling, halfmoves, fullmoves, .. } = *self;
        let raw = Position { board, turn, castling, en_passant: None, halfmoves, fullmoves };
        let mut next = Setup::from(raw.after(m));
        if m.kind == MoveKind::DoubleStep {
            next.en_passant = m.from.offset(0, turn.pick(1, -1));
        }
        next
    }

    /// Whether the player to move is in check, on any king of that player.
    pub fn is_check(&self) -> bool {
        self.attackers_of_king(self.turn).any()
    }
}

impl Position {
    /// The legal move that these squares and this promotion mean, or why there is none: see [`Setup::judge`].
    ///
    /// A position forgets a double step after which no capture en passant is legal. An attempt at one that would leave the
    /// king in check is refused for that reason, whether or not the pawn has just passed.
    ///
    /// ```
    /// use jadoube_board::{Breach, Coordinates, Position, Role, Square};
    /// let start = Position::standard();
    /// let jump = Coordinates { from: Square::C1, to: Square::E3, promotion: None };
    /// assert_eq!(start.judge(jump), Err(Breach::Jump { role: Role::Bishop, over: Square::D2 }));
    /// ```
    pub fn judge(&self, played: Coordinates) -> Result<Move, Breach> {
        let setup = Setup::from(*self);
        match setup.judge(played) {
            Err(Breach::EnPassantNotNow(passed)) => {
                let remembered = Setup { en_passant: Some(passed), ..setup };
                let with_pawn = remembered.judge(played).err().filter(|breach| breach.rule() == Rule::Check);
                Err(with_pawn.unwrap_or(Breach::EnPassantNotNow(passed)))
            }
            judged => judged,
        }
    }

    /// Castling on a wing, or why it is not legal: see [`Setup::judge_castling`].
    pub fn judge_castling(&self, wing: Wing) -> Result<Move, Breach> {
        Setup::from(*self).judge_castling(wing)
    }

    /// Castling on a wing, if it is legal; [`Position::judge_castling`] also says why not, and takes longer.
    ///
    /// ```
    /// use jadoube_board::{Position, Wing};
    /// let position: Position = "4k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1".parse().unwrap();
    /// assert!(position.castles(Wing::Queen).is_some());
    /// assert!(Position::standard().castles(Wing::King).is_none());
    /// ```
    pub fn castles(&self, wing: Wing) -> Option<Move> {
        let (color, king) = (self.turn, self.king(self.turn));
        let corner = Square::new(if wing == Wing::King { File::H } else { File::A }, king.rank());
        let is_standard = king == Square::new(File::E, Rank::First.seen_by(color)) && self.castling.has(corner);
        let is_legal =
            if is_standard { self.castles_in_standard_array(wing) } else { self.castles_in_any_array(wing)? };
        let m = Move { from: king, to: wing.king_to(color), role: Role::King, kind: MoveKind::castling(wing) };
        is_legal.then_some(m)
    }

    /// [`Position::castles`] with a king on the e-file and a rook in the corner: the squares that matter are the same for all of them, and
    /// no line to the king's new square opens when the rook leaves its corner.
    fn castles_in_standard_array(&self, wing: Wing) -> bool {
        let color = self.turn;
        let home = 56 * u32::from(color == Color::Black);
        // The squares in between, and those of the king.
        let (between, kings) = match wing {
            Wing::King => (0b0110_0000, [4, 5, 6]),
            Wing::Queen => (0b0000_1110, [4, 3, 2]),
        };
        if self.board.occupied().meets(Bitboard(between << home)) {
            return false;
        }
        let board = &self.board;
        let theirs = board.occupied().without(self.own());
        let orthogonal = board.orthogonal_sliders() & theirs;
        let diagonal = board.diagonal_sliders() & theirs;
        let squares = kings.map(|file| Square::wrapping(file + home));
        let knights_kings_pawns = squares.iter().fold(Bitboard::EMPTY, |all, &square| {
            all | attacks::knight(square) & board.role(Role::Knight)
                | attacks::king(square) & board.role(Role::King)
                | attacks::pawn(color, square) & board.role(Role::Pawn)
        });
        let is_hit = |square: Square| attacks::rays::is_hit(square, board.occupied(), orthogonal, diagonal);
        !knights_kings_pawns.meets(theirs) && !squares.into_iter().any(is_hit)
    }

    /// [`Position::castles`] in any array; `None` if the right is lost.
    #[cold]
    fn castles_in_any_array(&self, wing: Wing) -> Option<bool> {
        let (color, king) = (self.turn, self.king(self.turn));
        let rook = self.castling.rook(color, wing, king)?;
        let (king_to, rook_to) = (wing.king_to(color), wing.rook_to(color));
        let way = attacks::between(king, king_to) | king_to.into();
        let rooks_way = attacks::between(rook, rook_to) | rook_to.into();
        let occupied = self.board.occupied();
        let others = occupied.without(Bitboard::of(king) | rook.into());
        if others.meets(way | rooks_way) {
            return Some(false);
        }
        // 3.8.2.2.1: what the king leaves and crosses, and what it reaches, also through the rook that leaves. In Chess960 it may stand
        // there already, and be in check until the rook comes between.
        let crossed = attacks::between(king, king_to) | king.into();
        let is_hit = crossed.into_iter().any(|square| self.board.is_attacked(square, !color))
            || self.board.is_attacked_when(king_to, !color, others | rook_to.into());
        Some(!is_hit)
    }

    /// Whether this move is legal here.
    pub fn is_legal(&self, m: Move) -> bool {
        self.legal_moves_from(m.from).contains(m)
    }

    /// The position after the move if it is legal, else why it is not.
    pub fn play(&self, played: Coordinates) -> Result<Position, Breach> {
        self.judge(played).map(|m| self.after(m))
    }
}
