//! The Articles behind a finding: which rules of Articles 1 to 3, of Appendix C and of Guideline II a move follows or
//! breaks. A ruling cites the Article that it is made under; these explain the move.

use jadoube_board::{ArrayNumber, Bitboard, Breach, Color, Move, MoveKind, Position, Role, Rule, Setup, Wing};

use crate::appendix::notation::rules_followed;
use crate::basic::act_of_moving::captured_square;
use crate::event::{Act, RecordingAct};
use crate::game::{Game, State};
use crate::ruling::{
    ClockFinding, CompletionFinding, Finding, Illegality, IrregularityFinding, MovingFinding, RecordingFinding, Ruling,
};

pub use jadoube_lawbook::Ground;

/// The rules behind a ruling, in the state when it was made.
pub fn behind(game: &Game, ruling: &Ruling) -> Vec<Ground> {
    let state = game.state();
    match &ruling.finding {
        Finding::Moving(MovingFinding::Made(color, played)) => behind_move(state, *color, *played),
        Finding::Moving(MovingFinding::ReleasedIllegally(_, Some(breach)))
        | Finding::Irregularity(IrregularityFinding::Illegal(_, Illegality::Move(Some(breach)))) => {
            behind_breach(state, *breach)
        }
        Finding::Irregularity(IrregularityFinding::Illegal(_, Illegality::PawnNotPromoted(_))) => {
            vec![Ground::Promotion, Ground::Illegal]
        }
        Finding::Completion(CompletionFinding::Checkmate(_)) => vec![Ground::Mated, Ground::Check, Ground::Attack],
        Finding::Completion(CompletionFinding::Dead) => vec![Ground::NobodyMates],
        Finding::Irregularity(IrregularityFinding::MovedTwice(_)) => vec![Ground::Turns],
        Finding::Irregularity(IrregularityFinding::BoardTurned) => vec![Ground::BoardPlaced],
        Finding::Clock(ClockFinding::Started) if is_chess960(state) => vec![Ground::Chess960],
        Finding::Clock(ClockFinding::Started) if state.start().board == *Position::standard().board() => {
            vec![Ground::Array]
        }
        Finding::Irregularity(IrregularityFinding::WrongSetUp) => vec![Ground::Array],
        Finding::Recording(RecordingFinding::Recorded(writing)) => behind_writing(game, writing.by),
        _ => Vec::new(),
    }
}

fn is_chess960(state: &State) -> bool {
    ArrayNumber::of_board(&state.start().board).is_ok_and(|number| number != ArrayNumber::STANDARD)
}

fn behind_move(state: &State, color: Color, played: Move) -> Vec<Ground> {
    let ply = state.plies().iter().rposition(|ply| ply.by == color && ply.played == Ok(played));
    let Some(number) = ply else { return Vec::new() };
    let ply = &state.plies()[number];
    let mut grounds = vec![Ground::Turns, Ground::Legal];
    grounds.push(match (played.role(), played.kind()) {
        (_, MoveKind::CastlingKing | MoveKind::CastlingQueen) => Ground::Castling,
        (_, MoveKind::EnPassant) => Ground::EnPassant,
        (_, MoveKind::DoubleStep) => Ground::PawnDouble,
        (Role::Pawn, _) if ply.before.board.piece_at(played.to()).is_some() => Ground::PawnCapture,
        (Role::Pawn, _) => Ground::PawnForward,
        (Role::Knight, _) => Ground::Knight,
        (Role::Bishop, _) => Ground::Bishop,
        (Role::Rook, _) => Ground::Rook,
        (Role::Queen, _) => Ground::Queen,
        (Role::King, _) => Ground::King,
    });
    grounds.extend(captured_square(&ply.before, played).map(|_| Ground::Capture));
    if let Some(role) = played.promotion() {
        let more = ply.before.board.pieces(role.of(color)).any() || role != Role::Queen;
        let check = Position::try_from(ply.after).is_ok_and(|after| after.is_check());
        grounds.push(Ground::Promotion);
        grounds.extend(more.then_some(Ground::PromotionFree));
        grounds.extend(check.then_some(Ground::PromotionAtOnce));
    }
    if let Some(wing) = played.castling().filter(|_| is_chess960(state)) {
        grounds.extend(behind_chess960_castling(&ply.before, wing, number < 2));
    }
    grounds
}

fn behind_chess960_castling(before: &Setup, wing: Wing, first: bool) -> Vec<Ground> {
    let us = before.turn;
    let mut grounds = vec![Ground::Chess960Castling, Ground::WayFree];
    let king = before.board.king(us);
    let rook = king.and_then(|king| before.castling.rook(us, wing, king));
    let (Some(king), Some(rook)) = (king, rook) else { return grounds };
    let (king_to, rook_to) = (wing.king_to(us), wing.rook_to(us));
    grounds.push(match (king == king_to, rook == rook_to) {
        (false, false) if (king, rook) == (rook_to, king_to) => Ground::Transpose,
        (false, true) => Ground::KingOnly,
        (true, false) => Ground::RookOnly,
        _ => Ground::BothMove,
    });
    grounds.extend((king == king_to || rook == rook_to).then_some(Ground::OneStays));
    grounds.extend(first.then_some(Ground::CastlingFirst));
    let files = match wing {
        Wing::Queen => "abe",
        Wing::King => "eh",
    };
    let beside = before.board.color(us).without(Bitboard::of(king) | Bitboard::of(rook)).into_iter();
    let stands =
        |square: jadoube_board::Square| square.rank() == king.rank() && files.contains(square.file().to_char());
    grounds.extend(beside.filter(|&square| stands(square)).map(|_| Ground::OthersBeside).next());
    grounds
}

fn behind_breach(state: &State, breach: Breach) -> Vec<Ground> {
    let mut grounds = vec![Ground::Illegal];
    let before = state.before_turn();
    let us = before.turn;
    match breach.rule() {
        Rule::OwnMen => grounds.push(Ground::Turns),
        Rule::KingCapture => grounds.push(Ground::KingSafe),
        Rule::OwnPiece => grounds.push(Ground::OwnPiece),
        Rule::Bishop => grounds.push(Ground::Bishop),
        Rule::Rook => grounds.push(Ground::Rook),
        Rule::Queen => grounds.push(Ground::Queen),
        Rule::Jump => grounds.push(Ground::Jump),
        Rule::Knight => grounds.push(Ground::Knight),
        Rule::PawnForward => grounds.push(Ground::PawnForward),
        Rule::PawnDouble => grounds.push(Ground::PawnDouble),
        Rule::PawnCapture => grounds.push(Ground::PawnCapture),
        Rule::EnPassant => grounds.push(Ground::EnPassantOnce),
        Rule::Promotion => grounds.push(Ground::Promotion),
        Rule::King => grounds.push(Ground::King),
        Rule::CastlingLost => {
            let moved = |role| {
                state.plies().iter().any(|ply| ply.by == us && ply.played.is_ok_and(|played| played.role() == role))
            };
            grounds.push(if moved(Role::King) { Ground::KingMoved } else { Ground::RookMoved });
        }
        Rule::CastlingPrevented => {
            let blocked = matches!(breach, Breach::CastlingBlocked(..));
            grounds.push(if blocked { Ground::CastlingBetween } else { Ground::CastlingAttacked });
            grounds.extend((blocked && is_chess960(state)).then_some(Ground::WayFree));
        }
        Rule::Check => {
            grounds.extend([Ground::KingSafe, Ground::Check, Ground::Exposed, Ground::Attack]);
            if let Breach::LeftInCheck(by) | Breach::StepsIntoCheck(by) | Breach::Exposed(by) = breach
                && by.into_iter().any(|attacker| is_pinned(before, attacker))
            {
                grounds.push(Ground::PinnedAttack);
            }
        }
    }
    grounds
}

/// Whether the king would be in check without the piece on this square.
fn is_pinned(before: &Setup, square: jadoube_board::Square) -> bool {
    let Some(piece) = before.board.piece_at(square) else { return false };
    let Some(king) = before.board.king(piece.color) else { return false };
    let mut without = before.board;
    without.take(square);
    without.attackers(king, !piece.color, without.occupied()).any()
}

/// The rules that the player's last entry follows, if it is the notation of the move that was played.
fn behind_writing(game: &Game, color: Color) -> Vec<Ground> {
    let last = game.log().iter().rev().find_map(|entry| match &entry.event.act {
        Act::Recording(RecordingAct::Records { text }) if entry.event.by.player() == Some(color) => Some(text),
        _ => None,
    });
    let Some(text) = last else { return Vec::new() };
    if text.trim() == "(=)" {
        return vec![Ground::OfferSign];
    }
    let state = game.state();
    let Some(ply) = state.sheet(color).moves.len().checked_sub(1).and_then(|number| state.plies().get(number)) else {
        return Vec::new();
    };
    match (Position::try_from(ply.before), ply.played) {
        (Ok(before), Ok(played)) => rules_followed(&before, played, text),
        _ => Vec::new(),
    }
}
