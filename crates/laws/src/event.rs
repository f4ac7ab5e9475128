//! What happens at the board: who did what, and when. Acts are physical, and the log takes them in any order.

use jadoube_board::Color;
use jadoube_clock::Instant;
use serde::{Deserialize, Serialize};

pub use crate::appendix::blind_vocabulary::{BlindAct, Condition, Disability, Means, Task};
pub use crate::appendix::rapid_vocabulary::{RapidAct, SetUpPart};
pub use crate::basic::completion_vocabulary::CompletionAct;
pub use crate::basic::moving_vocabulary::{Contact, Hands, MovingAct};
pub use crate::competition::arbiter_vocabulary::{ArbiterAct, Duty, Penalty, Statement, TimeGround};
pub use crate::competition::clock_vocabulary::{ClockAct, StopReason, Trouble};
pub use crate::competition::conduct_vocabulary::{Appealed, ConductAct, Device, Held, Leave, Misconduct, Place, Power};
pub use crate::competition::decision_vocabulary::{DecisionAct, Observation};
pub use crate::competition::drawn_game_vocabulary::{Claim, DrawAct};
pub use crate::competition::irregularities_vocabulary::IrregularityAct;
pub use crate::competition::recording_vocabulary::{RecordingAct, SheetAct};
pub use crate::competition::surroundings_vocabulary::Arrangement;
pub use crate::guideline::adjourned_vocabulary::{AdjournedAct, Medium};
pub use crate::guideline::chess960::{Chess960Act, Lots};
pub use crate::guideline::without_increment_vocabulary::{Evidence, Grounds, Mode, QuickplayAct};
pub use crate::preface::PrefaceAct;
use crate::vocabulary::{Flat, Vocabulary};

/// Somebody did something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Event {
    /// The time of the act, on the game's own time line.
    pub at: Instant,
    /// The actor.
    pub by: Actor,
    /// The act.
    pub act: Act,
}

/// Who acts.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// The player with White.
    White,
    /// The player with Black.
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
    /// The hall: the software that watches flags and positions if the competition says so.
    Hall,
    /// A spectator, or a player of another game.
    Spectator,
    /// The appeals committee.
    Appeals,
}

impl Actor {
    /// The player for whom this actor acts.
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

    /// Whether this actor can observe and decide as the arbiter.
    pub const fn is_arbiter(self) -> bool {
        matches!(self, Actor::Arbiter | Actor::ArbitersAssistant | Actor::Hall)
    }
}

/// How a game ends for both players.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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

    /// The half points of this player.
    pub const fn of(self, color: Color) -> u8 {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
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

/// An act. Each Article declares its own acts; the groups of Articles 4 to 9 do not appear in stored data.
#[derive(Clone, PartialEq, Eq, Debug, Vocabulary, Flat)]
#[vocabulary(act)]
pub enum Act {
    /// Touching and moving the pieces (Article 4).
    #[group(flat)]
    Moving(MovingAct),
    /// Resigning (Article 5).
    #[group(flat)]
    Completion(CompletionAct),
    /// The clock and the start of the game (Article 6).
    #[group(flat)]
    Clock(ClockAct),
    /// Irregularities on the board (Article 7).
    #[group(flat)]
    Irregularity(IrregularityAct),
    /// Writing and signing scoresheets (Article 8).
    #[group(flat)]
    Recording(RecordingAct),
    /// Other acts with a scoresheet (Articles 8 and 9).
    #[group]
    Sheet(SheetAct),
    /// Draws and claims (Article 9).
    #[group(flat)]
    Draw(DrawAct),
    /// Observations and decisions of the arbiter.
    #[group(flat)]
    Decision(DecisionAct),
    /// Assistants, the place of the clock, and screens (4.9, 6.2.6, 6.5, 6.12).
    #[group]
    Arranges(Arrangement),
    /// Conduct of the players (Article 11).
    #[group]
    Conduct(ConductAct),
    /// The arbiter, and people who are not playing (Article 12).
    #[group]
    Arbiter(ArbiterAct),
    /// Rapid and blitz (Appendices A and B).
    #[group]
    Rapid(RapidAct),
    /// Blind and visually disabled players (Appendix D).
    #[group]
    Blind(BlindAct),
    /// Adjourned games (Guideline I).
    #[group]
    Adjourned(AdjournedAct),
    /// Chess960 (Guideline II).
    #[group]
    Chess960(Chess960Act),
    /// Games without increment (Guideline III).
    #[group]
    Quickplay(QuickplayAct),
    /// Questions that the Laws do not answer (Preface).
    #[group]
    Preface(PrefaceAct),
}

impl Act {
    /// Whether it concerns the pieces or the clock, which nobody touches while a game is adjourned (Guideline I).
    pub(crate) fn is_of_the_board(&self) -> bool {
        match self {
            Act::Moving(MovingAct::Touches { .. })
            | Act::Moving(MovingAct::TouchesTogether { .. })
            | Act::Moving(MovingAct::Releases { .. })
            | Act::Moving(MovingAct::TakesOff { .. })
            | Act::Moving(MovingAct::Places { .. })
            | Act::Moving(MovingAct::LetsGo)
            | Act::Moving(MovingAct::Plays { .. })
            | Act::Moving(MovingAct::Castles { .. })
            | Act::Moving(MovingAct::TakesBack)
            | Act::Irregularity(IrregularityAct::Displaces { .. })
            | Act::Irregularity(IrregularityAct::PutsBack)
            | Act::Clock(ClockAct::Presses { .. })
            | Act::Clock(ClockAct::MishandlesClock)
            | Act::Clock(ClockAct::KeepsFinger)
            | Act::Clock(ClockAct::StopsClocks { .. })
            | Act::Clock(ClockAct::StartsRound)
            | Act::Clock(ClockAct::Restarts { .. }) => true,
            Act::Draw(DrawAct::Claims { claim, .. }) => *claim != Claim::Flag,
            _ => false,
        }
    }
}
