//! The vocabulary of Article 4: acts and findings about touching and moving the pieces.

use jadoube_board::{Breach, Color, Coordinates, Move, Role, Square, Wing};
use jadoube_texts::Argument;
use serde::{Deserialize, Serialize};

use crate::competition::drawn_game_vocabulary::Claim;
use crate::telling;
use crate::vocabulary::Vocabulary;

/// Touching and moving the pieces (Article 4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Player, Assistant), during(Playing), class = Course)]
pub enum MovingAct {
    /// A player touches a piece (4.2, 4.3): on purpose unless stated otherwise. `carelessly` is neither
    /// clearly by accident nor clearly on purpose; `to point at it` is on purpose but plainly not to move
    /// the piece; `adjusts` means after saying "j'adoube".
    #[says("touches {square}", contact = Contact::Deliberate)]
    #[says("touches {square} by accident", contact = Contact::Accidental, message = "act-touches-by-accident")]
    #[says("touches {square} carelessly", contact = Contact::Careless, message = "act-touches-carelessly")]
    #[says("touches {square} to point at it", contact = Contact::Pointing, message = "act-points-at")]
    #[says("adjusts {square}", contact = Contact::Adjusting, args(squares: only, _), message = "act-adjusts", also("j'adoube {square}"))]
    Touches {
        /// The square of the piece.
        square: Square,
        /// How it was touched.
        contact: Contact,
    },
    /// A player touches several pieces, and nobody knows which was first (4.3.3).
    #[says(
        "touches {squares as crate::vocabulary::Listed} at once",
        args(squares),
        also("touches {squares as crate::vocabulary::Listed} together")
    )]
    TouchesTogether {
        /// Where they stand.
        squares: Vec<Square>,
    },
    /// A player releases the piece touched last on this square (4.7). Before the clock is pressed the
    /// piece can be picked up again, and a captured piece then goes back. A piece released on an opponent's
    /// piece captures it.
    #[says("releases on {on}", also("releases {on}"))]
    Releases {
        /// Where it is left.
        on: Square,
    },
    /// A player takes a captured piece or a promoting pawn off the board; or the king, to castle by hand.
    #[says("takes off {square}", also("takes {square}"))]
    TakesOff {
        /// The square of the piece.
        square: Square,
    },
    /// A player puts the promotion piece on a square without releasing it yet (4.4.4), or puts back the
    /// king that was taken off to castle by hand. It is of the player's own color unless a color is named.
    #[says("puts the king on {on}", role = Role::King, color = None, args(piece, square, _))]
    #[says(
        "puts a {role} on {on}",
        color = None,
        args(piece, square, _),
        also(
            "puts {role} on {on}",
            "puts the {role} on {on}",
            "puts {role} {on}",
            "puts [a|the] {role} upside down on {on}",
            "places [a|the] {role} [on] {on}"
        )
    )]
    #[says(
        "puts a {color} {role} on {on}",
        args(piece, square, color),
        message = "act-places-colored",
        also("puts [the] {color} {role} on {on}", "places [a|the] {color} {role} [on] {on}")
    )]
    Places {
        /// What it is; a rook upside down is a rook.
        role: Role,
        /// Where it touches the board.
        on: Square,
        /// Its color, where that was not the player's own or was said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        color: Option<Color>,
    },
    /// A player releases the promotion piece.
    #[says("lets go")]
    LetsGo,
    /// A player makes a whole move: touches the piece, captures what stands on the target square, releases
    /// the piece and promotes. Capturing a piece of the same color makes the move illegal.
    #[says("plays {played}", hands = Hands::One)]
    #[says("plays {played} with both hands", hands = Hands::Both, message = "act-plays-with-both-hands")]
    #[says("plays {played} with the other hand", hands = Hands::Other)]
    Plays {
        /// From where to where, and to what a pawn is promoted.
        played: Coordinates,
        /// The hands that were used.
        hands: Hands,
    },
    /// A player castles: first the king, then the rook.
    #[says("castles {wing}", hands = Hands::One, args(move: castling, _), message = "act-plays", also("plays {wing as crate::vocabulary::CastlingMove}"))]
    #[says("castles {wing} with both hands", hands = Hands::Both, args(move: castling, _), message = "act-plays-with-both-hands", also("plays {wing as crate::vocabulary::CastlingMove} with both hands", "castles {wing} both hands"))]
    #[says("castles {wing} with the other hand", hands = Hands::Other, args(move: castling, _), message = "act-plays")]
    Castles {
        /// The side to castle on.
        wing: Wing,
        /// The hands that were used.
        hands: Hands,
    },
    /// A player takes back a move that is not completed yet, for example to make it with one hand (4.1); or
    /// a move made out of turn, which is ruled on at once. A completed move stands all the same.
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
    /// Clearly by accident.
    #[says("by accident")]
    Accidental,
    /// Neither clearly by accident nor clearly on purpose.
    #[says("carelessly")]
    Careless,
    /// On purpose, but plainly not to move or capture it, for example to point at it.
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
    /// The clock was pressed with the hand that did not move (6.2.3).
    #[says("with the other hand")]
    Other,
}

/// What is found about the act of moving (Article 4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "finding", class = Incident)]
pub enum MovingFinding {
    /// Touch-move: the player must move or capture the touched piece.
    #[says("bound", class = Notice)]
    Bound(Color),
    /// A player touched or adjusted a piece without the right to do so.
    #[says("adjusted wrongly")]
    AdjustedWrongly(Color),
    /// A piece was adjusted.
    #[says("adjusted", class = Routine)]
    Adjusted(Color),
    /// A legal move was made.
    #[says("made a move", class = Course)]
    Made(Color, Move),
    /// A player released an illegal move, which can still be corrected.
    #[says("released illegally", breach = None)]
    #[says("released illegally", breach = Some(_), args(color, reason), message = "finding-released-illegally-because")]
    ReleasedIllegally(Color, Option<Breach>),
    /// A player touched a piece but moved another one.
    #[says("touch-move broken")]
    TouchMoveBroken(Color),
    /// A player complained too late about the opponent's last act.
    #[says("complaint too late")]
    ComplaintTooLate(Color),
    /// A player complained without cause.
    #[says("complaint unfounded")]
    ComplaintUnfounded(Color, Claim),
    /// A player took back a move before it was completed.
    #[says("took back", class = Notice)]
    TakenBack(Color),
    /// A player took back a completed move, which stands.
    #[says("took back a completed move")]
    TakenBackCompleted(Color),
    /// A player exchanged a promoted piece, or put it down after pressing the clock. The piece that the Laws give
    /// stands.
    #[says("promoted piece exchanged")]
    PromotionExchanged(Color),
}

/// An order of promoting other than "pawn to the last rank, then the piece" (4.6).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum PromotionWay {
    /// The pawn was taken off without touching the last rank.
    #[says("without the pawn on the square")]
    PawnSkipsTheSquare,
    /// The new piece was placed before the pawn was taken off.
    #[says("with the piece first")]
    PieceBeforePawn,
    /// The pawn captures on the promotion square.
    #[says("with a capture")]
    Captures,
}

/// What a single sub-Article of Article 4 adds.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "point", class = Incident)]
pub enum MovingRemark {
    /// A piece was touched by accident and need not be moved.
    #[says("contact not meant", class = Routine)]
    ContactNotMeant(Color),
    /// A touch counts as deliberate because it was not clearly by accident.
    #[says("contact counts as meant", class = Notice)]
    ContactCounts(Color),
    /// A player touched a piece when it was not their turn, and need not move it.
    #[says("touch without the move", class = Notice)]
    TouchOffMove(Color),
    /// A pawn is promoted in one of the allowed orders (4.6).
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
