//! The Articles behind a finding: which rules of Articles 1 to 3, of Appendix C and of Guideline II a move follows or breaks. A
//! ruling cites the Article that it is made under; these say why the move is what it is.

use jadoube_board::{ArrayNumber, Bitboard, Breach, Color, Move, MoveKind, Position, Role, Rule, Setup, Wing};

use crate::appendix::notation::rules_followed;
use crate::basic::act_of_moving::captured_square;
use crate::edition::Edition;
use crate::event::{Act, RecordingAct};
use crate::game::{Game, State};
use crate::ruling::{
    ClockFinding, CompletionFinding, Finding, Illegality, IrregularityFinding, MovingFinding, RecordingFinding, Ruling,
};

macro_rules! grounds {
    ($($(#[$doc:meta])* $name:ident: $y2009:expr, $y2014:expr, $y2018:expr, $y2023:expr;)*) => {
        /// A rule that moves follow or break.
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Ground {
            $($(#[$doc])* $name,)*
        }

        impl Ground {
            /// All of them.
            pub const ALL: &'static [Ground] = &[$(Ground::$name),*];

            /// The numbers under which an edition has it; none where it says nothing of the kind.
            pub const fn numbers(self, edition: Edition) -> &'static [&'static str] {
                let numbers: [&'static [&'static str]; 4] = match self {
                    $(Ground::$name => [&$y2009, &$y2014, &$y2018, &$y2023],)*
                };
                match edition {
                    Edition::Y2009 => numbers[0],
                    Edition::Y2014 => numbers[1],
                    Edition::Y2017 | Edition::Y2018 => numbers[2],
                    Edition::Y2023 => numbers[3],
                }
            }
        }
    };
}

grounds! {
    /// The players move in turn, and have the move when the other's has been made.
    Turns: ["1.1"], ["1.1"], ["1.2", "1.3"], ["1.2", "1.3"];
    /// No king is captured, or left or put in check.
    KingSafe: ["1.2"], ["1.2"], ["1.4.1"], ["1.4.1"];
    /// Checkmate is the goal.
    Mated: ["1.2"], ["1.2"], ["1.4.1", "1.4.2"], ["1.4.1", "1.4.2"];
    /// Nobody can give it.
    NobodyMates: ["1.3"], ["1.3"], ["1.5"], ["1.5"];
    /// How the board lies.
    BoardPlaced: ["2.1"], ["2.1"], ["2.1.+1"], ["2.1.+1"];
    /// Which piece stands where at the start.
    Array: ["2.3"], ["2.3"], ["2.3"], ["2.3"];
    /// No move to a square with an own piece.
    OwnPiece: ["3.1"], ["3.1"], ["3.1"], ["3.1"];
    /// Capturing.
    Capture: ["3.1"], ["3.1"], ["3.1.1"], ["3.1.1"];
    /// Attacking.
    Attack: ["3.1"], ["3.1"], ["3.1.2"], ["3.1.2"];
    /// Attacking with a piece that may not move there.
    PinnedAttack: ["3.1.+1"], ["3.1.+1"], ["3.1.3"], ["3.1.3"];
    /// The bishop.
    Bishop: ["3.2"], ["3.2"], ["3.2"], ["3.2"];
    /// The rook.
    Rook: ["3.3"], ["3.3"], ["3.3"], ["3.3"];
    /// The queen.
    Queen: ["3.4"], ["3.4"], ["3.4"], ["3.4"];
    /// No jumping.
    Jump: ["3.5"], ["3.5"], ["3.5"], ["3.5"];
    /// The knight.
    Knight: ["3.6"], ["3.6"], ["3.6"], ["3.6"];
    /// The pawn forward.
    PawnForward: ["3.7.a"], ["3.7.a"], ["3.7.1"], ["3.7.1"];
    /// Two squares.
    PawnDouble: ["3.7.b"], ["3.7.b"], ["3.7.2"], ["3.7.2"];
    /// Its capture.
    PawnCapture: ["3.7.c"], ["3.7.c"], ["3.7.3"], ["3.7.3"];
    /// En passant.
    EnPassant: ["3.7.d"], ["3.7.d"], ["3.7.4.1"], ["3.7.3.1"];
    /// On the next move only.
    EnPassantOnce: ["3.7.d"], ["3.7.d"], ["3.7.4.2"], ["3.7.3.2"];
    /// Promotion, which is a must.
    Promotion: ["3.7.e"], ["3.7.e"], ["3.7.5.1"], ["3.7.3.3"];
    /// Its choice is free.
    PromotionFree: ["3.7.e"], ["3.7.e"], ["3.7.5.2"], ["3.7.3.4"];
    /// Its effect is immediate.
    PromotionAtOnce: ["3.7.e"], ["3.7.e"], ["3.7.5.3"], ["3.7.3.5"];
    /// The king.
    King: ["3.8.a"], ["3.8.a"], ["3.8.1"], ["3.8.1"];
    /// Castling.
    Castling: ["3.8.a.+1"], ["3.8.b"], ["3.8.2"], ["3.8.2"];
    /// The king has moved.
    KingMoved: ["3.8.b.1.a"], ["3.8.b.1.a"], ["3.8.2.1.1"], ["3.8.2.1.1"];
    /// The rook has moved.
    RookMoved: ["3.8.b.1.b"], ["3.8.b.1.b"], ["3.8.2.1.2"], ["3.8.2.1.2"];
    /// The king's way is attacked.
    CastlingAttacked: ["3.8.b.2.a"], ["3.8.b.2.a"], ["3.8.2.2.1"], ["3.8.2.2.1"];
    /// Something stands between.
    CastlingBetween: ["3.8.b.2.b"], ["3.8.b.2.b"], ["3.8.2.2.2"], ["3.8.2.2.2"];
    /// What check is.
    Check: ["3.9"], ["3.9"], ["3.9.1"], ["3.9.1"];
    /// No move exposes the own king.
    Exposed: ["3.9"], ["3.9"], ["3.9.2"], ["3.9.2"];
    /// Legal.
    Legal: [], ["3.10.a"], ["3.10.1"], ["3.10.1"];
    /// Illegal.
    Illegal: [], ["3.10.b"], ["3.10.2"], ["3.10.2"];

    /// The letter of a piece.
    PieceLetter: ["C.2"], ["C.2"], ["C.2"], ["C.2"];
    /// In the own language.
    OwnLanguage: ["C.3"], ["C.3"], ["C.3"], ["C.3"];
    /// No letter for a pawn.
    NoPawnLetter: ["C.4"], ["C.4"], ["C.4"], ["C.4"];
    /// Files, ranks and squares.
    SquareNames: ["C.5", "C.6", "C.7"], ["C.5", "C.6", "C.7"], ["C.5", "C.6", "C.7"], ["C.5", "C.6", "C.7"];
    /// Letter and square.
    TwoParts: ["C.8", "C.8.a", "C.8.b"], ["C.8", "C.8.a", "C.8.b"], ["C.8"], ["C.8"];
    /// The square alone.
    PawnSquareOnly: ["C.8.+1"], ["C.8.+1"], ["C.8.+1"], ["C.8.+1"];
    /// Both squares.
    LongForm: [], [], ["C.8.+2"], ["C.8.+2"];
    /// The capture of a piece.
    PieceCaptureWritten: ["C.9", "C.9.a", "C.9.b"], ["C.9", "C.9.a", "C.9.b"], ["C.9", "C.9.1", "C.9.2"], ["C.9", "C.9.1", "C.9.2"];
    /// The capture of a pawn.
    PawnCaptureWritten: ["C.9.+1"], ["C.9.+1"], ["C.9.3"], ["C.9.3"];
    /// "e.p."
    EnPassantWritten: ["C.9.+2"], ["C.9.+2"], ["C.9.3"], ["C.9.3"];
    /// Told apart by the file.
    SameRank: ["C.10.1", "C.10.1.a", "C.10.1.b", "C.10.1.c"], ["C.10.1", "C.10.1.a", "C.10.1.b", "C.10.1.c"],
        ["C.10.1", "C.10.1.1", "C.10.1.2", "C.10.1.3"], ["C.10.1", "C.10.1.1", "C.10.1.2", "C.10.1.3"];
    /// Told apart by the rank.
    SameFile: ["C.10.2", "C.10.2.a", "C.10.2.b", "C.10.2.c"], ["C.10.2", "C.10.2.a", "C.10.2.b", "C.10.2.c"],
        ["C.10.2", "C.10.2.1", "C.10.2.2", "C.10.2.3"], ["C.10.2", "C.10.2.1", "C.10.2.2", "C.10.2.3"];
    /// On neither one rank nor one file.
    NeitherLine: ["C.10.+1"], ["C.10.+1"], ["C.10.3"], ["C.10.3"];
    /// Told apart in a capture.
    ToldApartCapture: ["C.10.+2"], [], [], [];
    /// Two pawns for one square.
    TwoPawns: ["C.11", "C.11.a", "C.11.b", "C.11.c"], [], [], [];
    /// A promotion.
    PromotionWritten: ["C.12"], ["C.11"], ["C.11"], ["C.11"];
    /// The offer of a draw.
    OfferSign: ["C.13"], ["C.12"], ["C.12"], ["C.12"];
    /// 0-0.
    ShortSign: ["C.13.+1"], ["C.13"], ["C.13.+1"], ["C.13.1"];
    /// 0-0-0.
    LongSign: ["C.13.+1"], ["C.13"], ["C.13.+2"], ["C.13.2"];
    /// x.
    CaptureSign: ["C.13.+1"], ["C.13"], ["C.13.+3"], ["C.13.3"];
    /// +.
    CheckSign: ["C.13.+1"], ["C.13"], ["C.13.+4"], ["C.13.4"];
    /// ++ or #.
    MateSign: ["C.13.+1"], ["C.13"], ["C.13.+5"], ["C.13.5"];
    /// e.p.
    EnPassantSign: ["C.13.+1"], ["C.13"], ["C.13.+6"], ["C.13.6"];
    /// Signs that may be left out.
    SignsLeftOut: ["C.13.+2"], ["C.13.+1"], ["C.13.+7"], ["C.13.+1"];

    /// Chess960: an array by lot.
    Chess960: ["F.1", "F.2", "F.2.a", "F.2.b", "F.2.c"], ["F.1", "F.2", "F.2.a", "F.2.b", "F.2.c"],
        ["II.1", "II.2.+1", "II.2.1", "II.2.2", "II.2.3"], ["II.1", "II.2.+1", "II.2.1", "II.2.2", "II.2.3"];
    /// Its castling, which ends on the squares of chess.
    Chess960Castling: ["F.3.a", "F.3.R.2", "F.3.C"], ["F.3.a", "F.3.R.2", "F.3.C"],
        ["II.3.1", "II.3.2.5.2", "II.3.2.6.+1"], ["II.3.1", "II.3.2.5.2", "II.3.2.6.+1"];
    /// Both move.
    BothMove: ["F.3.b.1"], ["F.3.b.1"], ["II.3.2.1"], ["II.3.2.1"];
    /// They change places.
    Transpose: ["F.3.b.2"], ["F.3.b.2"], ["II.3.2.2"], ["II.3.2.2"];
    /// The king alone.
    KingOnly: ["F.3.b.3"], ["F.3.b.3"], ["II.3.2.3"], ["II.3.2.3"];
    /// The rook alone.
    RookOnly: ["F.3.b.4"], ["F.3.b.4"], ["II.3.2.4"], ["II.3.2.4"];
    /// One of them stays.
    OneStays: ["F.3.N.2"], ["F.3.N.2"], ["II.3.2.7.2"], ["II.3.2.7.2"];
    /// With the first move.
    CastlingFirst: ["F.3.N.3"], ["F.3.N.3"], ["II.3.2.7.3"], ["II.3.2.7.3"];
    /// Nothing else on the way.
    WayFree: ["F.3.N.4"], ["F.3.N.4"], ["II.3.2.7.4"], ["II.3.2.7.4"];
    /// Others beside the way.
    OthersBeside: ["F.3.N.5"], ["F.3.N.5"], ["II.3.2.7.5"], ["II.3.2.7.5"];
}

/// The rules behind a ruling, as things stood when it was made.
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

/// Whether the king of this piece would be in check if the piece were gone.
fn is_pinned(before: &Setup, square: jadoube_board::Square) -> bool {
    let Some(piece) = before.board.piece_at(square) else { return false };
    let Some(king) = before.board.king(piece.color) else { return false };
    let mut without = before.board;
    without.take(square);
    without.attackers(king, !piece.color, without.occupied()).any()
}

/// What the player wrote last follows these rules, if it is the writing of the move that stands there.
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
