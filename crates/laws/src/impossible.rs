//! Why an act is refused: it cannot have happened, so the log does not take it in.

use jadoube_board::{Breach, Coordinates, SetupFault, Square};
use jadoube_clock::Instant;
use jadoube_lawbook::Article;

use crate::appendix::blind::BlindImpossible;
use crate::competition::arbiter::Barred;
use crate::competition::log::Refused;
use crate::guideline::adjourned::AdjournedImpossible;
use crate::ruling::Outcome;

/// Why an act cannot have happened, so that the log refuses it. The words are in the locales.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Impossible {
    /// Time does not go backwards.
    Backwards {
        /// The time of the act.
        at: Instant,
        /// The time of the last act.
        last: Instant,
    },
    /// There is no piece to touch on this square.
    NoPiece(Square),
    /// The player is not holding a piece.
    NothingInHand,
    /// No piece is displaced.
    NothingDisplaced,
    /// The player has no move to take back: none was made, or it is completed.
    NothingToTakeBack,
    /// It is not this player's turn.
    NotOnMove {
        /// The player's last move is not completed yet and can be taken back.
        can_take_back: bool,
    },
    /// A piece cannot stand where another of the same player stands.
    Occupied(Square),
    /// There is no king, or no rook on that side, to castle with.
    NoCastling(jadoube_board::Wing),
    /// The game has not begun.
    NotStarted,
    /// The game has already begun.
    AlreadyStarted,
    /// The game is over.
    Over,
    /// The game is over, with how it ended.
    AfterTheEnd {
        /// The end.
        outcome: Outcome,
        /// The Article by which it ended, in the edition of the game.
        article: Article,
    },
    /// This actor cannot do that.
    NotForThem,
    /// There is no such question, or it does not have this answer.
    NoQuestion(u16),
    /// The log has no such entry to correct.
    NoEntry(u32),
    /// The edition has no such Article.
    NoArticle(String),
    /// The lots do not give an array.
    NoArray(crate::guideline::chess960::NoArray),
    /// Displaced pieces must be put back first.
    Displaced,
    /// The position to return to must lie before the irregularity (7.5.1).
    NotBefore,
    /// The setup is not a position.
    NoPosition(SetupFault),
    /// The position has no legal move, so the game would be over.
    NothingToPlay,
    /// No piece can be played between these squares.
    CannotPlay(Coordinates, Breach),
    /// Articles 10 to 12 do not allow it.
    Conduct(Barred),
    /// The log of the competition refuses it.
    Competition(Refused),
    /// It cannot happen at this stage of an adjournment.
    Adjourned(AdjournedImpossible),
    /// It cannot happen on these boards.
    Blind(BlindImpossible),
}
