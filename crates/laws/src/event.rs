//! What happens at the board: who, when, what. Acts are physical, and the log takes them in any order.

use jadoube_board::{Color, Coordinates, Role, Setup, Square, Wing};
use jadoube_clock::{Instant, Millis};
use serde::{Deserialize, Serialize};

/// Somebody did something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// When, on the game's own time line.
    pub at: Instant,
    /// Who.
    pub by: Actor,
    /// What.
    pub act: Act,
}

/// Who acts.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// An assistant of White (4.9, 6.2.6, 8.1.6).
    WhitesAssistant,
    /// An assistant of Black.
    BlacksAssistant,
    /// The arbiter.
    Arbiter,
    /// The arbiter's assistant.
    ArbitersAssistant,
    /// The organizer.
    Organizer,
    /// The hall: the software that watches flags and positions where the competition says so.
    Hall,
    /// A spectator, or a player of another game.
    Spectator,
    /// The appeals committee.
    Appeals,
}

impl Actor {
    /// The player on whose behalf this one acts.
    pub const fn player(self) -> Option<Color> {
        match self {
            Actor::White | Actor::WhitesAssistant => Some(Color::White),
            Actor::Black | Actor::BlacksAssistant => Some(Color::Black),
            _ => None,
        }
    }

    /// The player of a color.
    pub const fn of(color: Color) -> Actor {
        match color {
            Color::White => Actor::White,
            Color::Black => Actor::Black,
        }
    }

    /// Whether this one can observe and decide as the arbiter.
    pub const fn is_arbiter(self) -> bool {
        matches!(self, Actor::Arbiter | Actor::ArbitersAssistant | Actor::Hall)
    }
}

/// How a piece was touched.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Contact {
    /// On purpose.
    Deliberate,
    /// By accident, and clearly so.
    Accidental,
    /// Neither clearly by accident nor clearly on purpose.
    Careless,
    /// On purpose, but plainly not to move or capture it: to point at it, say.
    Pointing,
    /// After "j'adoube", or whatever the player said to that effect.
    Adjusting,
}

/// With which hands something was done.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hands {
    /// With one hand, the same throughout.
    #[default]
    One,
    /// A move with both hands (4.1).
    Both,
    /// The press with the hand that did not move (6.2.3).
    Other,
}

/// Why a player stopped the clocks.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StopReason {
    /// To call the arbiter: an irregularity, a question, whatever it is.
    CallArbiter,
    /// To call the arbiter and say what about.
    CallAbout(Trouble),
    /// The piece to promote to is not at hand.
    PromotionPiece,
    /// A move has been sealed (Guideline I).
    Sealed,
    /// For no reason that the Laws know.
    None,
}

/// What a player calls the arbiter about.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trouble {
    /// An illegal move, or pieces that were touched or displaced.
    IllegalMove,
    /// The clock.
    Clock,
    /// A disturbance.
    Disturbance,
    /// Something to claim.
    Claim,
}

impl Trouble {
    /// All of them, with the words of cases.
    pub const WORDS: [(&'static str, Trouble); 4] = [
        ("about an illegal move", Trouble::IllegalMove),
        ("about the clock", Trouble::Clock),
        ("about a disturbance", Trouble::Disturbance),
        ("about a claim", Trouble::Claim),
    ];
}

/// What a player claims.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// A position for the third time (9.2).
    Repetition,
    /// Fifty moves by each without capture or pawn move (9.3).
    Fifty,
    /// The opponent's flag has fallen (6.8).
    Flag,
    /// The opponent made an illegal move, or one that counts as such (7.5).
    IllegalMove,
    /// The opponent did not move the piece that was touched, or moved a released one (4.3 to 4.7).
    TouchMove,
    /// The opponent used both hands (4.1).
    TwoHands,
}

/// What an arbiter, or the hall, notices.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Observation {
    /// This player's flag is down (6.8).
    Flag(Color),
    /// Both flags are down, and nobody can say which fell first.
    BothFlags,
    /// An illegal move, the earliest that has not been dealt with.
    IllegalMove,
    /// A breach of the rules on touching, in the last move.
    TouchMove,
    /// Both hands were used for the last move.
    TwoHands,
    /// This player has not arrived when the default time was over (6.7.1).
    Absent(Color),
    /// The initial position was wrong (7.2.1).
    WrongSetUp,
    /// The board stands the wrong way round (7.2.2).
    BoardTurned,
    /// The players have each other's color (7.3).
    ColorsReversed,
    /// Pieces were displaced and not put back rightly, since this many plies (7.6).
    DisplacedSince(u16),
    /// The clock is defective (6.10.1).
    ClockDefect,
    /// The clock was set wrongly (6.10.2).
    ClockMisset,
    /// This player does not keep score though it is a duty (8.1).
    NotRecording(Color),
    /// This player's flag is down, and nobody knows how many moves were completed (8.5).
    FlagUncounted(Color),
    /// Nobody can mate any more (5.2.2, 9.6 in 2009).
    DeadPosition,
    /// An irregularity was found, and the last position before it that can be identified is so many plies back (7.5.1, 7.6).
    LastIdentifiable(u16),
}

/// How a game ends for both players.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Score {
    /// White's points in half points.
    pub white: u8,
    /// Black's points in half points.
    pub black: u8,
}

impl Score {
    /// 1-0.
    pub const WHITE_WINS: Score = Score { white: 2, black: 0 };
    /// 0-1.
    pub const BLACK_WINS: Score = Score { white: 0, black: 2 };
    /// 1/2-1/2.
    pub const DRAW: Score = Score { white: 1, black: 1 };
    /// 0-0.
    pub const BOTH_LOSE: Score = Score { white: 0, black: 0 };

    /// A win of this player.
    pub const fn win(color: Color) -> Score {
        match color {
            Color::White => Score::WHITE_WINS,
            Color::Black => Score::BLACK_WINS,
        }
    }
}

impl std::fmt::Display for Score {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let points = |half: u8| match half {
            1 => "1/2".to_owned(),
            half if half % 2 == 1 => format!("{}.5", half / 2),
            half => (half / 2).to_string(),
        };
        write!(f, "{}-{}", points(self.white), points(self.black))
    }
}

/// What is done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// A player comes to the board (6.7).
    Arrives,
    /// The round begins: White's clock is started (6.6).
    StartsRound,

    /// Touches a piece on the board.
    Touches {
        /// Where it stands.
        square: Square,
        /// How.
        contact: Contact,
    },
    /// Touches several pieces so that nobody can say which was first (4.3.3).
    TouchesTogether {
        /// Where they stand.
        squares: Vec<Square>,
    },
    /// Lets go of the piece touched last, on this square.
    Releases {
        /// Where it is left.
        on: Square,
    },
    /// Takes a piece off the board.
    TakesOff {
        /// From where.
        square: Square,
    },
    /// Puts a promotion piece on a square, without letting go yet (4.4.4); or the own king, taken off to castle by hand.
    Places {
        /// What it is; a rook upside down is a rook.
        role: Role,
        /// Where it touches the board.
        on: Square,
    },
    /// Lets go of the promotion piece.
    LetsGo,
    /// The usual sequence in one: touches, captures if need be, releases, promotes.
    Plays {
        /// From where to where, and to what a pawn is promoted.
        played: Coordinates,
        /// With which hands.
        hands: Hands,
    },
    /// Castles in one: king, then rook.
    Castles {
        /// Towards which rook.
        wing: Wing,
        /// With which hands.
        hands: Hands,
    },
    /// Undoes the own last move before it is completed, as to make it with one hand (4.1).
    TakesBack,
    /// Knocks pieces over or off their squares (7.4).
    Displaces {
        /// Which squares are upset.
        squares: Vec<Square>,
    },
    /// Puts displaced pieces back.
    PutsBack,

    /// Presses the own clock.
    Presses {
        /// With which hand.
        hand: Hands,
    },
    /// Hits, lifts or knocks over the clock, or keeps a finger on it (6.2.3, 6.2.4).
    MishandlesClock,
    /// Stops both clocks.
    StopsClocks {
        /// Why, as far as it is known.
        reason: StopReason,
    },

    /// Offers a draw.
    OffersDraw {
        /// With a condition attached, which the Laws do not let stand.
        conditional: bool,
    },
    /// Accepts the offer.
    Accepts,
    /// Declines the offer in words.
    Declines,
    /// Resigns.
    Resigns,
    /// Claims something.
    Claims {
        /// What.
        claim: Claim,
        /// The move that the player has written on the scoresheet and declared, as far as it can be read as two squares.
        intends: Option<Coordinates>,
    },

    /// Writes something on the scoresheet.
    Records {
        /// As written.
        text: String,
    },
    /// Does something else about a scoresheet.
    Sheet(crate::competition::recording::SheetAct),
    /// Arranges something around the board.
    Arranges(crate::competition::surroundings::Arrangement),
    /// Signs a result.
    Signs {
        /// The result on the sheet.
        score: Score,
    },

    /// Notices something.
    Observes(Observation),
    /// The arbiter starts a clock again.
    Restarts {
        /// Whose; that of the player to move when it is not said.
        side: Option<Color>,
    },
    /// The arbiter sets a clock.
    SetsClock {
        /// Whose.
        side: Color,
        /// To what.
        time: Millis,
    },
    /// The arbiter corrects the move counter of a clock (7.1). It changes what the clock shows, not how many moves were completed.
    SetsCounter {
        /// Whose.
        side: Color,
        /// To what.
        moves: u16,
    },
    /// The arbiter sets up the position from which the game goes on, where the right one is none that the moves of the record lead to
    /// (7.5.1, 7.6).
    SetsPosition {
        /// As FEN has it; who has the move is part of it.
        position: Setup,
    },
    /// The arbiter answers an open question.
    Decides {
        /// The number of the question.
        question: u16,
        /// The answer, one of those that were offered.
        answer: crate::ruling::Answer,
    },
    /// The arbiter declares the game over with a score, for a reason that has no act of its own.
    Declares {
        /// The score.
        score: Score,
    },
    /// Something about a player who does not see (Appendix D).
    Blind(crate::appendix::blind::BlindAct),
    /// Conduct: Article 11.
    Conduct(crate::competition::conduct::ConductAct),
    /// The arbiter, and people who do not play: Article 12.
    Arbiter(crate::competition::arbiter::ArbiterAct),
    /// What is done in rapid and blitz only (Appendices A and B).
    Rapid(crate::appendix::rapid::RapidAct),
    /// What is done in Chess960 only (Guideline II).
    Chess960(crate::guideline::chess960::Chess960Act),
    /// What is done in games without increment only (Guideline III).
    Quickplay(crate::guideline::without_increment::QuickplayAct),
    /// What is done about the Laws themselves (Preface).
    Preface(crate::preface::PrefaceAct),
    /// Something about an adjournment (Guideline I).
    Adjourned(crate::guideline::adjourned::AdjournedAct),
    /// An earlier entry of the log was a mistake of whoever wrote it down.
    Corrects {
        /// The number of the entry, from 0. It is left out when the log is read again.
        entry: u32,
    },
}
