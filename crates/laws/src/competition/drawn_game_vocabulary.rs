//! The vocabulary of Article 9: acts and findings about draws.

use jadoube_board::{Color, Coordinates};
use serde::{Deserialize, Serialize};

use crate::vocabulary::Vocabulary;

/// Draws and claims (Article 9; 4.8, 6.8, 7.5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Player), during(Playing), class = Incident)]
pub enum DrawAct {
    /// A player offers a draw (9.1).
    #[says("offers a draw", conditional = false, class = Course, also("offers"))]
    #[says("offers a draw with a condition", conditional = true, message = "act-offers-draw-on-condition", class = Course, also("offers with a condition"))]
    OffersDraw {
        /// With a condition, which the Laws do not allow.
        conditional: bool,
    },
    /// A player accepts the draw offer.
    #[says("accepts")]
    Accepts,
    /// A player declines the draw offer in words.
    #[says("declines", class = Course)]
    Declines,
    /// A player tries to withdraw a draw offer, which the Laws do not allow (9.1.2.1).
    #[says("withdraws the offer", also("withdraws [the] draw offer", "withdraws offer"))]
    WithdrawsOffer,
    /// A player tries to withdraw a draw claim, which the Laws do not allow (9.5.1). The claim may already have
    /// ended the game.
    #[says(
        "withdraws the claim",
        during(Playing, Concluded, Over),
        also("withdraws [the] draw claim", "withdraws claim")
    )]
    WithdrawsClaim,
    /// The arbiter consents to a draw by agreement, or refuses to, where the rules of the competition ask for it
    /// (9.1.1): before the players offer, after one has offered, or after both have agreed.
    #[says(
        "consents to a draw",
        given = true,
        by(Arbiter),
        message = "act-consents-to-draw",
        also("consents to the draw", "consents")
    )]
    #[says(
        "refuses consent to a draw",
        given = false,
        by(Arbiter),
        message = "act-refuses-consent",
        also("refuses consent", "refuses consent to the draw")
    )]
    Consents {
        /// Whether the players may agree to a draw.
        given: bool,
    },
    /// A player claims a draw (9.2, 9.3), a win on time (6.8) or a breach by the opponent (4.1 to 4.7, 7.5).
    #[says("claims {claim}", claim = Claim::Flag | Claim::TouchMove, intends = None, by(Player, Assistant))]
    #[says("claims {claim}", claim = Claim::IllegalMove | Claim::TwoHands, intends = None)]
    #[says("claims {claim} on the board", claim = Claim::Repetition | Claim::Fifty, intends = None)]
    #[says("claims {claim} with {intends}", intends = Some(_), message = "act-claims-with")]
    Claims {
        /// The claim.
        claim: Claim,
        /// The move that the player has written on the scoresheet and declared, if it can be read as two squares.
        intends: Option<Coordinates>,
    },
}

/// What a player claims.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Claim {
    /// The position occurs for the third time (9.2).
    #[says("repetition", also("threefold"))]
    Repetition,
    /// Fifty moves by each player without a capture or a pawn move (9.3).
    #[says("fifty moves", also("fifty", "50"))]
    Fifty,
    /// The opponent's flag has fallen (6.8).
    #[says("the flag")]
    Flag,
    /// The opponent completed an illegal move, or one that counts as illegal (7.5).
    #[says("an illegal move", also("illegal"))]
    IllegalMove,
    /// The opponent did not move the touched piece, or moved a released one (4.3 to 4.7).
    #[says("touch-move", also("touch"))]
    TouchMove,
    /// The opponent used both hands (4.1).
    #[says("two hands")]
    TwoHands,
}

/// Draws and claims (Article 9).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "finding", class = Incident)]
pub enum DrawFinding {
    /// The players agreed to a draw.
    #[says("draw agreed")]
    Agreed,
    /// The rules of the competition do not allow a draw by agreement here.
    #[says("agreement barred")]
    AgreementBarred,
    /// A player offered a draw.
    #[says("draw offered", class = Notice)]
    Offered(Color),
    /// A player offered a draw at the wrong moment. The offer is valid.
    #[says("draw offered wrongly")]
    OfferedWrongly(Color),
    /// A player attached a condition to a draw offer, which is void.
    #[says("condition void")]
    ConditionVoid(Color),
    /// A player declined a draw offer, in words or by touching a piece.
    #[says("draw declined", class = Notice)]
    Declined(Color),
    /// There is no draw offer to accept or decline.
    #[says("nothing to accept")]
    NoOffer,
    /// A draw offer cannot be withdrawn (9.1.2.1).
    #[says("offer not withdrawn")]
    OfferNotWithdrawn(Color),
    /// A draw claim cannot be withdrawn (9.5.1).
    #[says("claim not withdrawn")]
    ClaimNotWithdrawn(Color),
    /// There is no draw offer or draw claim of this player to withdraw.
    #[says("nothing to withdraw")]
    NothingToWithdraw(Color),
    /// The arbiter consents to a draw by agreement (9.1.1).
    #[says("consent given")]
    ConsentGiven,
    /// The arbiter does not consent to a draw by agreement (9.1.1).
    #[says("consent refused")]
    ConsentRefused,
    /// The players need no consent to agree to a draw here (9.1.1).
    #[says("consent not needed", class = Notice)]
    ConsentNotNeeded,
    /// A player claimed a draw.
    #[says("claimed")]
    Claimed(Color, Claim),
    /// A draw claim is correct.
    #[says("claim right")]
    ClaimRight(Color, Claim),
    /// A draw claim is incorrect (9.5.3).
    #[says("claim wrong")]
    ClaimWrong(Color, Claim, u16),
    /// A claim cannot be made: it was not the player's turn.
    #[says("claim not on move")]
    ClaimNotOnMove(Color, Claim),
    /// A claim cannot be made: the player had already touched a piece.
    #[says("claim after touch")]
    ClaimAfterTouch(Color, Claim),
    /// The same position occurred five times (9.6.1).
    #[says("fivefold repetition")]
    Fivefold,
    /// Each player made seventy-five moves without a capture or a pawn move (9.6.2).
    #[says("seventy-five moves")]
    SeventyFive,
}

/// Why two positions that look alike are different (9.2.2).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Unlike {
    /// The other player was to move.
    #[says("other turn")]
    Turn,
    /// A pawn could be captured en passant.
    #[says("other en passant")]
    EnPassant,
    /// A castling right was lost in between.
    #[says("other castling")]
    Castling,
}

/// What a single sub-Article of Article 9 adds.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "point", class = Incident)]
pub enum DrawRemark {
    /// Both players recorded the draw offer.
    #[says("offer on both scoresheets", class = Setting)]
    OfferOnBothSheets,
    /// How often a position has occurred, counting the move of the claim.
    #[says("appeared again")]
    Appeared(u16),
    /// How many moves each player has made without a capture or a pawn move.
    #[says("quiet moves counted")]
    QuietMoves(u16),
    /// Positions that look alike are different (9.2.2).
    #[says("other turn", unlike = Unlike::Turn, message = "point-looks-alike-turn")]
    #[says("other en passant", unlike = Unlike::EnPassant, message = "point-looks-alike-en-passant")]
    #[says("other castling", unlike = Unlike::Castling, message = "point-looks-alike-castling")]
    LooksAlike(Unlike, u16),
    /// The claim names a different move, but the written one cannot be changed.
    #[says("written move stands")]
    WrittenMoveStands(Color),
    /// The claim was made with a different move from the one written first.
    #[says("written move changed")]
    WrittenMoveChanged(Color),
    /// No piece can make the move written for the claim.
    #[says("written move impossible")]
    WrittenMoveImpossible(Color),
}
