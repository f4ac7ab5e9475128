//! Article 9 in words: what is done and found about draws.

use jadoube_board::{Color, Coordinates};
use serde::{Deserialize, Serialize};

use crate::vocabulary::Vocabulary;

/// What a player does about a draw, and to claim something (Article 9; 6.8, 7.5, 4.8).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Player), during(Playing), class = Incident)]
pub enum DrawAct {
    /// Offers a draw.
    #[says("offers a draw", conditional = false, class = Course, also("offers"))]
    #[says("offers a draw with a condition", conditional = true, message = "act-offers-draw-on-condition", class = Course, also("offers with a condition"))]
    OffersDraw {
        /// With a condition attached, which the Laws do not let stand.
        conditional: bool,
    },
    /// Accepts the offer.
    #[says("accepts")]
    Accepts,
    /// Declines the offer in words.
    #[says("declines", class = Course)]
    Declines,
    /// Claims something.
    #[says("claims {claim}", claim = Claim::Flag | Claim::TouchMove, intends = None, by(Player, Assistant))]
    #[says("claims {claim}", claim = Claim::IllegalMove | Claim::TwoHands, intends = None)]
    #[says("claims {claim} on the board", claim = Claim::Repetition | Claim::Fifty, intends = None)]
    #[says("claims {claim} with {intends}", intends = Some(_), message = "act-claims-with")]
    Claims {
        /// What.
        claim: Claim,
        /// The move that the player has written on the scoresheet and declared, as far as it can be read as two squares.
        intends: Option<Coordinates>,
    },
}

/// What a player claims.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Claim {
    /// A position for the third time (9.2).
    #[says("repetition", also("threefold"))]
    Repetition,
    /// Fifty moves by each without capture or pawn move (9.3).
    #[says("fifty moves", also("fifty", "50"))]
    Fifty,
    /// The opponent's flag has fallen (6.8).
    #[says("the flag")]
    Flag,
    /// The opponent made an illegal move, or one that counts as such (7.5).
    #[says("an illegal move", also("illegal"))]
    IllegalMove,
    /// The opponent did not move the piece that was touched, or moved a released one (4.3 to 4.7).
    #[says("touch-move", also("touch"))]
    TouchMove,
    /// The opponent used both hands (4.1).
    #[says("two hands")]
    TwoHands,
}

/// What is found about draws, offers and claims (Article 9).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "finding", class = Incident)]
pub enum DrawFinding {
    /// A draw was agreed.
    #[says("draw agreed")]
    Agreed,
    /// The competition does not allow this agreement or offer.
    #[says("agreement barred")]
    AgreementBarred,
    /// A draw was offered.
    #[says("draw offered", class = Notice)]
    Offered(Color),
    /// A draw was offered at the wrong moment: valid, and perhaps a distraction.
    #[says("draw offered wrongly")]
    OfferedWrongly(Color),
    /// The condition of an offer is void.
    #[says("condition void")]
    ConditionVoid(Color),
    /// An offer was declined, in words or by touching a piece.
    #[says("draw declined", class = Notice)]
    Declined(Color),
    /// There is no offer to accept or decline.
    #[says("nothing to accept")]
    NoOffer,
    /// A draw is claimed.
    #[says("claimed")]
    Claimed(Color, Claim),
    /// A claim of a draw is right.
    #[says("claim right")]
    ClaimRight(Color, Claim),
    /// A claim of a draw is wrong: so often or so many instead of what is needed.
    #[says("claim wrong")]
    ClaimWrong(Color, Claim, u16),
    /// A claim that could not be made: the player did not have the move.
    #[says("claim not on move")]
    ClaimNotOnMove(Color, Claim),
    /// A claim that could not be made: a piece had been touched.
    #[says("claim after touch")]
    ClaimAfterTouch(Color, Claim),
    /// The same position five times.
    #[says("fivefold repetition")]
    Fivefold,
    /// Seventy-five moves by each.
    #[says("seventy-five moves")]
    SeventyFive,
}

/// Why a position that looks like another one is not the same (9.2.2).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Unlike {
    /// The other player had the move.
    #[says("other turn")]
    Turn,
    /// A pawn could be captured en passant.
    #[says("other en passant")]
    EnPassant,
    /// A right to castle has been lost since.
    #[says("other castling")]
    Castling,
}

/// What a single sub-Article of Article 9 adds.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "point", class = Incident)]
pub enum DrawRemark {
    /// The offer stands on both scoresheets.
    #[says("offer on both scoresheets", class = Setting)]
    OfferOnBothSheets,
    /// A position has appeared, or is about to appear, for the so manieth time.
    #[says("appeared again")]
    Appeared(u16),
    /// So many moves by each player without capture or pawn move.
    #[says("quiet moves counted")]
    QuietMoves(u16),
    /// Positions that looked the same were not, so many of them.
    #[says("other turn", unlike = Unlike::Turn, message = "point-looks-alike-turn")]
    #[says("other en passant", unlike = Unlike::EnPassant, message = "point-looks-alike-en-passant")]
    #[says("other castling", unlike = Unlike::Castling, message = "point-looks-alike-castling")]
    LooksAlike(Unlike, u16),
    /// The claim names another move than the one on the scoresheet, which cannot be changed.
    #[says("written move stands")]
    WrittenMoveStands(Color),
    /// The claim is made with another move than the one that was written first.
    #[says("written move changed")]
    WrittenMoveChanged(Color),
    /// No piece can make the move that was written for a claim.
    #[says("written move impossible")]
    WrittenMoveImpossible(Color),
}
