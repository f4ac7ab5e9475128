//! What the crate `board` has to say, as messages.

use jadoube_board::{Breach, FenError, FenErrorKind, PositionError, SetupError, SetupFault};

use crate::Message;

impl From<&Breach> for Message {
    fn from(breach: &Breach) -> Message {
        match *breach {
            Breach::NoPiece(square) => Message::new("breach-no-piece").with("square", square),
            Breach::OpponentsPiece(square) => Message::new("breach-opponents-piece").with("square", square),
            Breach::OwnPiece(square) => Message::new("breach-own-piece").with("square", square),
            Breach::KingCapture(square) => Message::new("breach-king-capture").with("square", square),
            Breach::NotItsWay(role) => Message::new("breach-not-its-way").with("piece", role),
            Breach::Jump { role, over } => Message::new("breach-jump").with("piece", role).with("square", over),
            Breach::PawnBlocked(square) => Message::new("breach-pawn-blocked").with("square", square),
            Breach::DoubleStepBlocked(square) => Message::new("breach-double-step-blocked").with("square", square),
            Breach::DoubleStepLate => Message::new("breach-double-step-late"),
            Breach::NothingToCapture(square) => Message::new("breach-nothing-to-capture").with("square", square),
            Breach::EnPassantNotNow(square) => Message::new("breach-en-passant-not-now").with("square", square),
            Breach::PromotionMissing => Message::new("breach-promotion-missing"),
            Breach::PromotionTo(role) => Message::new("breach-promotion-to").with("piece", role),
            Breach::NoPromotion => Message::new("breach-no-promotion"),
            Breach::CastlingLost(wing) => Message::new("breach-castling-lost").with("wing", wing),
            Breach::CastlingBlocked(wing, square) => {
                Message::new("breach-castling-blocked").with("wing", wing).with("square", square)
            }
            Breach::CastlingOutOfCheck(wing, by) => {
                Message::new("breach-castling-out-of-check").with("wing", wing).with("squares", by)
            }
            Breach::CastlingThroughCheck(wing, square) => {
                Message::new("breach-castling-through-check").with("wing", wing).with("square", square)
            }
            Breach::CastlingIntoCheck(wing, square) => {
                Message::new("breach-castling-into-check").with("wing", wing).with("square", square)
            }
            Breach::LeftInCheck(by) => Message::new("breach-left-in-check").with("squares", by),
            Breach::StepsIntoCheck(by) => Message::new("breach-steps-into-check").with("squares", by),
            Breach::Exposed(by) => Message::new("breach-exposed").with("squares", by),
        }
    }
}

impl From<&SetupFault> for Message {
    fn from(fault: &SetupFault) -> Message {
        match *fault {
            SetupFault::NoKing(color) => Message::new("setup-no-king").with("color", color),
            SetupFault::SeveralKings(color, kings) => Message::new("setup-several-kings")
                .with("color", color)
                .with("count", kings.len())
                .with("squares", kings),
            SetupFault::PawnsOnBackRank(pawns) => {
                Message::new("setup-pawns-on-back-rank").with("count", pawns.len()).with("squares", pawns)
            }
            SetupFault::OpponentInCheck { color, by } => {
                Message::new("setup-opponent-in-check").with("color", color).with("squares", by)
            }
            SetupFault::CastlingKingAway(color) => Message::new("setup-castling-king-away").with("color", color),
            SetupFault::CastlingRookAway(color, square) => {
                Message::new("setup-castling-rook-away").with("color", color).with("square", square)
            }
            SetupFault::CastlingTwice(color, wing) => {
                Message::new("setup-castling-twice").with("color", color).with("wing", wing)
            }
            SetupFault::EnPassant(square) => Message::new("setup-en-passant").with("square", square),
        }
    }
}

impl From<&FenErrorKind> for Message {
    fn from(kind: &FenErrorKind) -> Message {
        match kind {
            FenErrorKind::Empty => Message::new("fen-empty"),
            FenErrorKind::BadPiece(found) => Message::new("fen-bad-piece").with("found", shown(&found.to_string())),
            FenErrorKind::ShortRank(rank, squares) => {
                Message::new("fen-short-rank").with("rank", rank.to_char()).with("count", *squares)
            }
            FenErrorKind::LongRank(rank) => Message::new("fen-long-rank").with("rank", rank.to_char()),
            FenErrorKind::FewRanks(ranks) => Message::new("fen-few-ranks").with("count", *ranks),
            FenErrorKind::ManyRanks => Message::new("fen-many-ranks"),
            FenErrorKind::BadTurn(found) => Message::new("fen-bad-turn").with("found", shown(found)),
            FenErrorKind::BadCastling(found) => {
                Message::new("fen-bad-castling").with("found", shown(&found.to_string()))
            }
            FenErrorKind::BadEnPassant(found) => Message::new("fen-bad-en-passant").with("found", shown(found)),
            FenErrorKind::BadHalfmoves(found) => Message::new("fen-bad-halfmoves").with("found", shown(found)),
            FenErrorKind::BadFullmoves(found) => Message::new("fen-bad-fullmoves").with("found", shown(found)),
            FenErrorKind::Surplus(found) => Message::new("fen-surplus").with("found", shown(found)),
        }
    }
}

/// What stands in a FEN, with control characters made visible: a terminal would obey them.
fn shown(found: &str) -> String {
    let mut shown = String::with_capacity(found.len());
    for c in found.chars() {
        if c.is_control() { shown.extend(c.escape_debug()) } else { shown.push(c) }
    }
    shown
}

impl From<&FenError> for Message {
    fn from(error: &FenError) -> Message {
        Message::new("fen-fault").with("column", error.column()).with("fault", Message::from(error.kind()))
    }
}

/// All reasons at once.
impl From<&SetupError> for Message {
    fn from(error: &SetupError) -> Message {
        let faults: Vec<Message> = error.faults().iter().map(Message::from).collect();
        Message::new("setup-faults").with("faults", faults)
    }
}

impl From<&PositionError> for Message {
    fn from(error: &PositionError) -> Message {
        match error {
            PositionError::Fen(error) => error.into(),
            PositionError::Setup(error) => error.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use jadoube_board::{Bitboard, Color, Rank, Role, Setup, Square, Wing};

    use super::*;
    use crate::Locale;

    fn in_all_locales(message: &Message) {
        for locale in Locale::all_and_pseudo() {
            let text = message.try_text(locale).unwrap();
            assert!(!text.is_empty() && !text.contains(['{', '$']), "{locale}: {text}");
        }
    }

    #[test]
    fn every_breach_has_its_words() {
        let two = Bitboard::of(Square::E5) | Bitboard::of(Square::F6);
        let (square, wing) = (Square::F3, Wing::Queen);
        let breaches = [
            Breach::NoPiece(square),
            Breach::OpponentsPiece(square),
            Breach::OwnPiece(square),
            Breach::KingCapture(square),
            Breach::NotItsWay(Role::Queen),
            Breach::Jump { role: Role::Bishop, over: square },
            Breach::PawnBlocked(square),
            Breach::DoubleStepBlocked(square),
            Breach::DoubleStepLate,
            Breach::NothingToCapture(square),
            Breach::EnPassantNotNow(square),
            Breach::PromotionMissing,
            Breach::PromotionTo(Role::King),
            Breach::NoPromotion,
            Breach::CastlingLost(wing),
            Breach::CastlingBlocked(wing, square),
            Breach::CastlingOutOfCheck(wing, two),
            Breach::CastlingThroughCheck(wing, square),
            Breach::CastlingIntoCheck(wing, square),
            Breach::LeftInCheck(two),
            Breach::StepsIntoCheck(two),
            Breach::Exposed(two),
        ];
        for breach in breaches {
            in_all_locales(&Message::from(&breach));
        }
    }

    #[test]
    fn every_fault_of_a_setup_has_its_words() {
        let two = Bitboard::of(Square::A1) | Bitboard::of(Square::H8);
        let faults = [
            SetupFault::NoKing(Color::White),
            SetupFault::SeveralKings(Color::Black, two),
            SetupFault::PawnsOnBackRank(two),
            SetupFault::OpponentInCheck { color: Color::White, by: two },
            SetupFault::CastlingKingAway(Color::Black),
            SetupFault::CastlingRookAway(Color::White, Square::H1),
            SetupFault::CastlingTwice(Color::White, Wing::King),
            SetupFault::EnPassant(Square::E3),
        ];
        for fault in faults {
            in_all_locales(&Message::from(&fault));
        }
    }

    #[test]
    fn every_fault_of_a_fen_has_its_words() {
        let found = || "zz".to_owned();
        let kinds = [
            FenErrorKind::Empty,
            FenErrorKind::BadPiece('z'),
            FenErrorKind::ShortRank(Rank::Fifth, 7),
            FenErrorKind::LongRank(Rank::Fifth),
            FenErrorKind::FewRanks(7),
            FenErrorKind::ManyRanks,
            FenErrorKind::BadTurn(found()),
            FenErrorKind::BadCastling('z'),
            FenErrorKind::BadEnPassant(found()),
            FenErrorKind::BadHalfmoves(found()),
            FenErrorKind::BadFullmoves(found()),
            FenErrorKind::Surplus(found()),
        ];
        for kind in &kinds {
            in_all_locales(&Message::from(kind));
        }
        in_all_locales(&Message::from(&"xx".parse::<Setup>().unwrap_err()));
    }

    #[test]
    fn what_a_terminal_would_obey_is_made_visible() {
        let found = || "\u{1b}[31mw".to_owned();
        for kind in [
            FenErrorKind::BadPiece('\u{1b}'),
            FenErrorKind::BadTurn(found()),
            FenErrorKind::BadCastling('\u{1b}'),
            FenErrorKind::BadEnPassant(found()),
            FenErrorKind::BadHalfmoves(found()),
            FenErrorKind::BadFullmoves(found()),
            FenErrorKind::Surplus(found()),
        ] {
            let text = Message::from(&kind).text(Locale::EN);
            assert!(text.contains("\\u{1b}") && !text.contains('\u{1b}'), "{text:?}");
        }
    }

    #[test]
    fn english_agrees_with_the_display_of_board() {
        let breaches = [
            Breach::NoPiece(Square::E4),
            Breach::Exposed(Square::E4.into()),
            Breach::DoubleStepLate,
            Breach::CastlingLost(Wing::Queen),
            Breach::CastlingBlocked(Wing::King, Square::F1),
            Breach::CastlingOutOfCheck(Wing::King, Square::E4.into()),
            Breach::CastlingThroughCheck(Wing::Queen, Square::D1),
            Breach::CastlingIntoCheck(Wing::King, Square::G1),
        ];
        for breach in breaches {
            assert_eq!(Message::from(&breach).text(Locale::EN), breach.to_string());
        }
    }
}
