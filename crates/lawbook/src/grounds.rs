//! The rules of Articles 1 to 3, of Appendix C and of Guideline II that a move, its writing or a position follows or
//! breaks. Their numbers are in `data/matters.tsv` as well.

use jadoube_board::{Breach, Rule};
use serde::{Deserialize, Serialize};

use crate::topics::topics;
use crate::{Article, Edition};

topics! {
    /// A rule that moves follow or break.
    #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    Ground {
        /// The players move in turn, and have the move when the other's has been made.
        Turns,
        /// Each player moves their own pieces.
        OwnMen,
        /// No king is captured, or left or put in check.
        KingSafe,
        /// Checkmate is the goal.
        Mated,
        /// Nobody can give it.
        NobodyMates,
        /// How the board lies.
        BoardPlaced,
        /// Which piece stands where at the start.
        Array,
        /// No move to a square occupied by a piece of the same color.
        OwnPiece,
        /// Capturing.
        Capture,
        /// Attacking.
        Attack,
        /// Attacking with a piece that may not move there.
        PinnedAttack,
        /// The bishop.
        Bishop,
        /// The rook.
        Rook,
        /// The queen.
        Queen,
        /// No jumping.
        Jump,
        /// The knight.
        Knight,
        /// The pawn forward.
        PawnForward,
        /// Two squares.
        PawnDouble,
        /// Its capture.
        PawnCapture,
        /// En passant.
        EnPassant,
        /// On the next move only.
        EnPassantOnce,
        /// Promotion, which is a must.
        Promotion,
        /// Its choice is free.
        PromotionFree,
        /// Its effect is immediate.
        PromotionAtOnce,
        /// The king.
        King,
        /// Castling.
        Castling,
        /// The right to castle is lost.
        CastlingLost,
        /// Castling is prevented for the time being.
        CastlingPrevented,
        /// The king has moved.
        KingMoved,
        /// The rook has moved.
        RookMoved,
        /// The king's way is attacked.
        CastlingAttacked,
        /// Something stands between.
        CastlingBetween,
        /// What check is.
        Check,
        /// No move exposes the king of the player who makes it.
        Exposed,
        /// Legal.
        Legal,
        /// Illegal.
        Illegal,
        /// A position that legal moves cannot reach.
        IllegalPosition,

        /// The letter of a piece.
        PieceLetter,
        /// In the player's own language.
        OwnLanguage,
        /// No letter for a pawn.
        NoPawnLetter,
        /// Files, ranks and squares.
        SquareNames,
        /// Letter and square.
        TwoParts,
        /// The square alone.
        PawnSquareOnly,
        /// Both squares.
        LongForm,
        /// The capture of a piece.
        PieceCaptureWritten,
        /// The capture of a pawn.
        PawnCaptureWritten,
        /// "e.p."
        EnPassantWritten,
        /// Told apart by the file.
        SameRank,
        /// Told apart by the rank.
        SameFile,
        /// On neither one rank nor one file.
        NeitherLine,
        /// Which of two pieces of a kind moves must be told.
        WhichPiece,
        /// Told apart in a capture.
        ToldApartCapture,
        /// Two pawns for one square.
        TwoPawns,
        /// A promotion.
        PromotionWritten,
        /// The offer of a draw.
        OfferSign,
        /// 0-0.
        ShortSign,
        /// 0-0-0.
        LongSign,
        /// x.
        CaptureSign,
        /// +.
        CheckSign,
        /// ++ or #.
        MateSign,
        /// e.p.
        EnPassantSign,
        /// Signs that may be left out.
        SignsLeftOut,

        /// Chess960: an array by lot.
        Chess960,
        /// Its castling, which ends on the squares of chess.
        Chess960Castling,
        /// Both move.
        BothMove,
        /// They change places.
        Transpose,
        /// The king alone.
        KingOnly,
        /// The rook alone.
        RookOnly,
        /// One of them stays.
        OneStays,
        /// With the first move.
        CastlingFirst,
        /// Nothing else on the way.
        WayFree,
        /// Others beside the way.
        OthersBeside,
    }
}

impl Ground {
    /// The numbers under which an edition has it; none where it says nothing of the kind.
    pub fn numbers(self, edition: Edition) -> &'static [&'static str] {
        &edition.volume().resolved().1[self as usize]
    }

    /// The first of them; Article 3 as a whole where there is none.
    fn article(self, edition: Edition) -> Article {
        Article { edition, number: self.numbers(edition).first().copied().unwrap_or("3") }
    }

    const fn of_rule(rule: Rule) -> Ground {
        match rule {
            Rule::OwnMen => Ground::OwnMen,
            Rule::KingCapture => Ground::KingSafe,
            Rule::OwnPiece => Ground::OwnPiece,
            Rule::Bishop => Ground::Bishop,
            Rule::Rook => Ground::Rook,
            Rule::Queen => Ground::Queen,
            Rule::Jump => Ground::Jump,
            Rule::Knight => Ground::Knight,
            Rule::PawnForward => Ground::PawnForward,
            Rule::PawnDouble => Ground::PawnDouble,
            Rule::PawnCapture => Ground::PawnCapture,
            Rule::EnPassant => Ground::EnPassantOnce,
            Rule::Promotion => Ground::Promotion,
            Rule::King => Ground::King,
            Rule::CastlingLost => Ground::CastlingLost,
            Rule::CastlingPrevented => Ground::CastlingPrevented,
            Rule::Check => Ground::Exposed,
        }
    }
}

/// The Article that a move breaks.
pub fn article_of_rule(rule: Rule, edition: Edition) -> Article {
    Ground::of_rule(rule).article(edition)
}

/// The Article that a move breaks, as exactly as the position alone tells: of castling also which of the reasons it is.
pub fn article_of_breach(breach: Breach, edition: Edition) -> Article {
    let ground = match breach {
        Breach::CastlingBlocked(..) => Ground::CastlingBetween,
        Breach::CastlingOutOfCheck(..) | Breach::CastlingThroughCheck(..) | Breach::CastlingIntoCheck(..) => {
            Ground::CastlingAttacked
        }
        _ => Ground::of_rule(breach.rule()),
    };
    ground.article(edition)
}

/// What has moved, so that castling with it is lost for good.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Moved {
    /// The king.
    King,
    /// The rook on the wing in question.
    Rook,
}

/// The Article by which castling is lost, for those who know the game: [`article_of_breach`] can only tell that it is.
pub fn article_of_lost_castling(moved: Moved, edition: Edition) -> Article {
    match moved {
        Moved::King => Ground::KingMoved.article(edition),
        Moved::Rook => Ground::RookMoved.article(edition),
    }
}

/// What Appendix C and 3.10 say about moves and positions in writing.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Writing {
    /// Which of two pieces of a kind moves must be told.
    WhichPiece,
    /// The sign for a capture.
    Capture,
    /// The sign for check.
    Check,
    /// The sign for mate.
    Mate,
    /// A position that legal moves cannot reach.
    IllegalPosition,
}

impl Writing {
    /// The Article on it. The oldest edition does not speak of illegal positions; there it is Article 3 as a whole.
    pub fn article(self, edition: Edition) -> Article {
        let ground = match self {
            Writing::WhichPiece => Ground::WhichPiece,
            Writing::Capture => Ground::CaptureSign,
            Writing::Check => Ground::CheckSign,
            Writing::Mate => Ground::MateSign,
            Writing::IllegalPosition => Ground::IllegalPosition,
        };
        ground.article(edition)
    }
}
