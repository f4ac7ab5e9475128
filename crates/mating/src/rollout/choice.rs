//! Keeps the best of several offers.

use jadoube_board::{Bitboard, Move, MoveKind, MoveSet};

/// The best of what was offered so far.
pub(crate) struct Choice {
    noise: u32,
    mask: u32,
    score: i32,
    set: Option<MoveSet>,
    to: Bitboard,
    promotion: MoveKind,
}

impl Choice {
    /// Nothing yet. Every offer gets some random noise in the bits of `mask`.
    pub(crate) fn new(noise: u32, mask: u32) -> Choice {
        Choice { noise, mask, score: i32::MIN, set: None, to: Bitboard::EMPTY, promotion: MoveKind::ToQueen }
    }

    /// What a pawn becomes if a promotion is chosen.
    pub(crate) fn promote_to(&mut self, kind: MoveKind) {
        self.promotion = kind;
    }

    /// Whether an offer with this score no longer has a chance.
    pub(crate) fn is_above(&self, score: i32) -> bool {
        self.score > score + self.mask as i32
    }

    /// Offers the moves of `set` to the squares of `to`.
    #[inline]
    pub(crate) fn offer(&mut self, mut score: i32, set: MoveSet, to: Bitboard) {
        if to.is_empty() {
            return;
        }
        if self.mask != 0 {
            self.noise = self.noise.wrapping_mul(0x9e37_79b1).wrapping_add(0x7f4a_7c15);
            score += (self.noise >> 16 & self.mask) as i32;
        }
        if score > self.score {
            self.score = score;
            self.set = Some(set);
            self.to = to;
        }
    }

    /// One of the moves of the best offer.
    pub(crate) fn take(self) -> Option<Move> {
        let set = self.set?;
        let count = self.to.len();
        let skip = if count > 1 { (self.noise >> 8) as usize % count } else { 0 };
        let target = self.to.into_iter().nth(skip)?;
        let mut pick = None;
        narrowed(set, target.into()).for_each(|m| {
            if pick.is_none() || m.kind() == self.promotion {
                pick = Some(m);
            }
        });
        pick
    }
}

/// The moves of a set to these squares.
#[inline(always)]
pub(crate) fn narrowed(set: MoveSet, squares: Bitboard) -> MoveSet {
    match set {
        MoveSet::Piece { role, from, to } => MoveSet::Piece { role, from, to: to & squares },
        MoveSet::Pawns { step, to, promote } => MoveSet::Pawns { step, to: to & squares, promote },
        other => other,
    }
}
