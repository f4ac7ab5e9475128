//! Arguments as messages.

use jadoube_board::{Role, Setup};
use jadoube_texts::Message;

use crate::verdict::Argument;

impl Argument {
    /// Why this setup is illegal, in words for people.
    pub fn message(&self, setup: &Setup) -> Message {
        match self {
            Argument::Fault(fault) => Message::from(fault),
            Argument::Men { color, men } => Message::new("legal-men").with("color", *color).with("count", *men),
            Argument::Promotions { color, promoted, gone } => {
                let pawns = setup.board.pieces(Role::Pawn.of(*color)).len();
                if pawns > 8 {
                    Message::new("legal-pawns").with("color", *color).with("count", pawns)
                } else {
                    Message::new("legal-promotions").with("color", *color).with("count", *promoted).with("gone", *gone)
                }
            }
            Argument::Passing { passed, explained } => {
                Message::new("legal-passing").with("count", *passed).with("explained", *explained)
            }
            Argument::Castling(color) => Message::new("legal-castling").with("color", *color),
            Argument::Origins { color, needed: None, .. } => Message::new("legal-origins").with("color", *color),
            Argument::Origins { color, needed: Some(needed), available, .. } => Message::new("legal-captures")
                .with("color", *color)
                .with("count", *needed)
                .with("available", *available),
            Argument::Kernel { captures } => Message::new("legal-kernel").with("count", *captures),
            Argument::Ranks { captures } => Message::new("legal-ranks").with("count", *captures),
            Argument::Parity { odd: true } => Message::new("legal-parity-odd"),
            Argument::Parity { odd: false } => Message::new("legal-parity-even"),
            argument if argument.is_dead() => Message::new("legal-dead"),
            Argument::Dead => Message::new("legal-dead"),
            Argument::LastMove { .. } => Message::new("legal-last-move").with("color", !setup.turn),
        }
    }
}
