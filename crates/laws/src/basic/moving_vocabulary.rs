//! Article 4 in words: what is done and found about touching and moving the pieces.

use jadoube_board::{Breach, Color, Coordinates, Move, Role, Square, Wing};
use jadoube_texts::Argument;
use serde::{Deserialize, Serialize};

use crate::competition::drawn_game_vocabulary::Claim;
use crate::telling;
use crate::vocabulary::Vocabulary;

/// What hands do to the pieces (Article 4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Player, Assistant), during(Playing), class = Course)]
pub enum MovingAct {
    /// Touches a piece on the board.
    #[says("touches {square}", contact = Contact::Deliberate)]
    #[says("touches {square} by accident", contact = Contact::Accidental, message = "act-touches-by-accident")]
    #[says("touches {square} carelessly", contact = Contact::Careless, message = "act-touches-carelessly")]
    #[says("touches {square} to point at it", contact = Contact::Pointing, message = "act-points-at")]
    #[says("adjusts {square}", contact = Contact::Adjusting, args(squares: only, _), message = "act-adjusts", also("j'adoube {square}"))]
    Touches {
        /// Where it stands.
        square: Square,
        /// How.
        contact: Contact,
    },
    /// Touches several pieces so that nobody can say which was first (4.3.3).
    #[says(
        "touches {squares as crate::vocabulary::Listed} at once",
        args(squares),
        also("touches {squares as crate::vocabulary::Listed} together")
    )]
    TouchesTogether {
        /// Where they stand.
        squares: Vec<Square>,
    },
    /// Lets go of the piece touched last, on this square.
    #[says("releases on {on}", also("releases {on}"))]
    Releases {
        /// Where it is left.
        on: Square,
    },
    /// Takes a piece off the board.
    #[says("takes off {square}", also("takes {square}"))]
    TakesOff {
        /// From where.
        square: Square,
    },
    /// Puts a promotion piece on a square, without letting go yet (4.4.4); or the own king, taken off to castle by hand.
    #[says("puts the king on {on}", role = Role::King, args(piece, square))]
    #[says(
        "puts a {role} on {on}",
        also(
            "puts [a|the] {role} [on] {on}",
            "puts [a|the] {role} upside down on {on}",
            "places [a|the] {role} [on] {on}"
        )
    )]
    Places {
        /// What it is; a rook upside down is a rook.
        role: Role,
        /// Where it touches the board.
        on: Square,
    },
    /// Lets go of the promotion piece.
    #[says("lets go")]
    LetsGo,
    /// The usual sequence in one: touches, captures if need be, releases, promotes.
    #[says("plays {played}", hands = Hands::One)]
    #[says("plays {played} with both hands", hands = Hands::Both, message = "act-plays-with-both-hands")]
    #[says("plays {played} with the other hand", hands = Hands::Other)]
    Plays {
        /// From where to where, and to what a pawn is promoted.
        played: Coordinates,
        /// With which hands.
        hands: Hands,
    },
    /// Castles in one: king, then rook.
    #[says("castles {wing}", hands = Hands::One, args(move: castling, _), message = "act-plays", also("plays {wing as crate::vocabulary::CastlingMove}"))]
    #[says("castles {wing} with both hands", hands = Hands::Both, args(move: castling, _), message = "act-plays-with-both-hands", also("plays {wing as crate::vocabulary::CastlingMove} with both hands", "castles {wing} both hands"))]
    #[says("castles {wing} with the other hand", hands = Hands::Other, args(move: castling, _), message = "act-plays")]
    Castles {
        /// Towards which rook.
        wing: Wing,
        /// With which hands.
        hands: Hands,
    },
    /// Undoes the own last move before it is completed, as to make it with one hand (4.1).
    #[says("takes back")]
    TakesBack,
}

/// How a piece was touched.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Contact {
    /// On purpose.
    #[says("deliberately")]
    Deliberate,
    /// By accident, and clearly so.
    #[says("by accident")]
    Accidental,
    /// Neither clearly by accident nor clearly on purpose.
    #[says("carelessly")]
    Careless,
    /// On purpose, but plainly not to move or capture it: to point at it, say.
    #[says("to point at it")]
    Pointing,
    /// After "j'adoube", or whatever the player said to that effect.
    #[says("adjusting")]
    Adjusting,
}

/// With which hands something was done.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Hands {
    /// With one hand, the same throughout.
    #[default]
    #[says("with one hand")]
    One,
    /// A move with both hands (4.1).
    #[says("with both hands")]
    Both,
    /// The press with the hand that did not move (6.2.3).
    #[says("with the other hand")]
    Other,
}

/// What is found about the act of moving (Article 4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "finding", class = Incident)]
pub enum MovingFinding {
    /// The player is bound by what was touched, to these moves.
    #[says("bound", class = Notice)]
    Bound(Color),
    /// Touching or adjusting when that was not the player's right.
    #[says("adjusted wrongly")]
    AdjustedWrongly(Color),
    /// A piece was adjusted.
    #[says("adjusted", class = Routine)]
    Adjusted(Color),
    /// A legal move was made.
    #[says("made a move", class = Course)]
    Made(Color, Move),
    /// A move that breaks Article 3 was released; it can still be corrected.
    #[says("released illegally", breach = None)]
    #[says("released illegally", breach = Some(_), args(color, reason), message = "finding-released-illegally-because")]
    ReleasedIllegally(Color, Option<Breach>),
    /// The move that was made is not one that the touched pieces allow.
    #[says("touch-move broken")]
    TouchMoveBroken(Color),
    /// The right to complain of the opponent's last act is lost.
    #[says("complaint too late")]
    ComplaintTooLate(Color),
    /// There is nothing to complain of.
    #[says("complaint unfounded")]
    ComplaintUnfounded(Color, Claim),
    /// A move that had been made was taken back before it was completed.
    #[says("took back", class = Notice)]
    TakenBack(Color),
}

/// How a promotion is carried out that is not "pawn to the last rank, then the piece" (4.6).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum PromotionWay {
    /// The pawn was taken off without having stood on the last rank.
    #[says("without the pawn on the square")]
    PawnSkipsTheSquare,
    /// The new piece came before the pawn was taken off.
    #[says("with the piece first")]
    PieceBeforePawn,
    /// A piece of the opponent stood on the square, and is captured.
    #[says("with a capture")]
    Captures,
}

/// What a single sub-Article of Article 4 adds.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "point", class = Incident)]
pub enum MovingRemark {
    /// A contact that was not meant binds to nothing.
    #[says("contact not meant", class = Routine)]
    ContactNotMeant(Color),
    /// A contact counts as meant, since it was not clearly by accident.
    #[says("contact counts as meant", class = Notice)]
    ContactCounts(Color),
    /// A touch of the player who does not have the move binds to nothing.
    #[says("touch without the move", class = Notice)]
    TouchOffMove(Color),
    /// A promotion in one of the ways that are open.
    #[says("promotes without the pawn on the square", promotion_way = PromotionWay::PawnSkipsTheSquare, message = "point-promotes-pawn-skips", class = Routine)]
    #[says("promotes with the piece first", promotion_way = PromotionWay::PieceBeforePawn, message = "point-promotes-piece-first", class = Routine)]
    #[says("promotes with a capture", promotion_way = PromotionWay::Captures, message = "point-promotes-captures", class = Routine)]
    Promotes(Color, PromotionWay),
}

fn only(square: &Square) -> Argument {
    jadoube_board::Bitboard::of(*square).into()
}

fn castling(wing: &Wing) -> Argument {
    telling::castling(*wing)
}
