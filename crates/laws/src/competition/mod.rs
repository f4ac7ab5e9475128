//! What a competition announces before it begins, and Articles 6 to 12.

pub(crate) mod announced;
pub(crate) mod arbiter;
pub(crate) mod arbiter_vocabulary;
mod arrival;
pub(crate) mod chessclock;
pub(crate) mod clock_vocabulary;
pub(crate) mod conduct;
pub(crate) mod conduct_vocabulary;
pub(crate) mod consent;
pub(crate) mod decision_vocabulary;
mod decisions;
pub(crate) mod drawn_game;
pub(crate) mod drawn_game_vocabulary;
mod flags;
pub(crate) mod illegal_moves;
pub(crate) mod irregularities;
pub(crate) mod irregularities_vocabulary;
pub(crate) mod log;
pub(crate) mod points;
mod position_set;
pub(crate) mod recording;
pub(crate) mod recording_vocabulary;
pub(crate) mod repetition;
mod restoring;
pub(crate) mod sheets;
pub(crate) mod standing;
pub(crate) mod surroundings;
pub(crate) mod surroundings_vocabulary;

use jadoube_board::{ArrayNumber, Color, Position, Setup};
use jadoube_clock::{Credit, Millis, Rate, Settings, Sides, TimeControl};
use jadoube_lawbook::{Conditions, DefaultTimeRule, Edition, Rules, Supervision};
use serde::{Deserialize, Serialize};

pub use crate::appendix::rapid::Arrangement;
pub use crate::preface::{Federation, Objection, OwnRule};
pub use announced::Announced;
pub use log::{Announcement, CompetitionEvent, GameEvent, Log, LogRecord, Refused, events_of};
pub use points::{Award, NoPoints, Points, ScoreFault, Scoring, points};
pub use standing::{Appeal, FideQuestion, Paired, PlayerStanding, Standing};

/// Everything that the rules of a competition define for one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Competition {
    /// The edition of the Laws.
    pub edition: Edition,
    /// The time control.
    #[serde(deserialize_with = "jadoube_clock::text::stored")]
    pub control: TimeControl,
    /// When a clock adds the time of the next period.
    pub credit: Credit,
    /// Whether it was announced that the Competition Rules apply in full.
    pub supervision: Supervision,
    /// The arrangement of the arbiters, if known: full supervision needs enough of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arrangement: Option<Arrangement>,
    /// How long after the start a player may arrive (6.7.1); that of the edition if none was announced.
    pub default_time: Option<Millis>,
    /// No draw by agreement before each player has made this many moves, without the arbiter's consent (9.1.1); `u16::MAX`
    /// for never.
    pub no_agreement_before: u16,
    /// The guidelines on games without increment apply (Guideline III).
    pub without_increment: bool,
    /// Where the game starts.
    pub start: Setup,
    /// The number of the Chess960 array that was drawn; `None` for the standard array.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chess960: Option<u16>,
    /// How disputed points of the Laws are decided.
    pub switches: Switches,
    /// Points, conduct and penalties.
    #[serde(default)]
    pub announced: announced::Announced,
    /// Experimental rule values instead of the edition's; the log says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub overlay: Option<Rules>,
    /// A federation's rules for its own events, in force as far as the Preface allows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<Federation>,
    /// Earlier illegal moves, if a game is known only from `start` on, as at the ruling desk.
    #[serde(default, skip_serializing_if = "is_none_each")]
    pub earlier_illegal_moves: Sides<u8>,
    /// Moves that each player completed before `start`, if stated; otherwise the FEN of `start` decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub earlier_moves: Option<Sides<u16>>,
}

fn is_none_each(counts: &Sides<u8>) -> bool {
    *counts == Sides::default()
}

/// Disputed readings of the Laws, each with the default that most arbiters follow.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Switches {
    /// The increment gained by the press of an illegal move is taken back (practice, not in 7.5).
    pub increment_taken_back: bool,
    /// In editions that have the one minute only for rapid, a supervised blitz game is judged like rapid.
    pub supervised_blitz_like_rapid: bool,
}

impl Default for Switches {
    fn default() -> Switches {
        Switches { increment_taken_back: true, supervised_blitz_like_rapid: true }
    }
}

impl Competition {
    /// A game under full rules from the initial position, nothing else announced.
    pub fn new(edition: Edition, control: TimeControl) -> Competition {
        Competition {
            edition,
            control,
            credit: Credit::default(),
            supervision: Supervision::Full,
            arrangement: None,
            default_time: None,
            no_agreement_before: 0,
            without_increment: false,
            start: Position::standard().into(),
            chess960: None,
            switches: Switches::default(),
            announced: announced::Announced::default(),
            overlay: None,
            federation: None,
            earlier_illegal_moves: Sides::default(),
            earlier_moves: None,
        }
    }

    /// The moves that each player completed before the game as it is known begins: stated, or by the counters of the starting
    /// position. The number of the move counts; where it is less than the quiet moves alone, those do.
    ///
    /// ```
    /// use jadoube_clock::Sides;
    /// use jadoube_lawbook::Edition;
    /// use jadoube_laws::competition::Competition;
    ///
    /// let mut competition = Competition::new(Edition::newest(), "90+30".parse()?);
    /// assert_eq!(competition.moves_before_start(), Sides { white: 0, black: 0 });
    /// competition.start = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 45".parse()?;
    /// assert_eq!(competition.moves_before_start(), Sides { white: 45, black: 44 });
    /// competition.earlier_moves = Some(Sides { white: 3, black: 2 });
    /// assert_eq!(competition.moves_before_start(), Sides { white: 3, black: 2 });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn moves_before_start(&self) -> Sides<u16> {
        let Setup { turn, fullmoves, halfmoves, .. } = self.start;
        let whole = u16::try_from(fullmoves.saturating_sub(1)).unwrap_or(u16::MAX);
        let counted = |side: Color| {
            let extra = u16::from(side == Color::White && turn == Color::Black);
            // The last of the quiet moves was by the player who is not to move.
            let quiet = if side == turn { halfmoves / 2 } else { halfmoves.div_ceil(2) };
            whole.saturating_add(extra).max(quiet)
        };
        self.earlier_moves.unwrap_or(Sides { white: counted(Color::White), black: counted(Color::Black) })
    }

    /// Standard, rapid or blitz. If the players' times belong to different kinds, the slower one.
    pub fn rate(&self) -> Rate {
        let rates = self.rules().rates;
        self.control.rate(rates).unwrap_or_else(|| {
            let [white, black] = Color::ALL.map(|side| self.control.rate_of(side, rates));
            if white == Rate::Standard || black == Rate::Standard { Rate::Standard } else { Rate::Rapid }
        })
    }

    /// The conditions for full supervision at this rate of play.
    pub fn conditions(&self) -> Conditions {
        *self.rules().full_supervision.get(self.rate() == Rate::Blitz)
    }

    /// Whether the Competition Rules apply in full: announced, and with enough arbiters.
    pub fn supervision(&self) -> Supervision {
        let wanted = self.conditions();
        let met = self.arrangement.is_none_or(|arrangement| {
            arrangement.games_per_arbiter <= wanted.games_per_arbiter && (arrangement.recorded || !wanted.recorded)
        });
        if met { self.supervision } else { Supervision::Reduced }
    }

    /// Whether the reduced regime of rapid and blitz applies.
    pub fn reduced(&self) -> bool {
        self.rate() != Rate::Standard && self.supervision() == Supervision::Reduced
    }

    /// The array from which the game should start.
    pub fn array(&self) -> ArrayNumber {
        self.chess960.and_then(ArrayNumber::new).unwrap_or(ArrayNumber::STANDARD)
    }

    /// How the clock is set up.
    pub fn clock_settings(&self) -> Settings {
        Settings { credit: self.credit, saved_time: self.rules().saved_time }
    }

    /// The default time in force, `None` if the edition requires an announcement and there was none.
    pub fn default_time(&self) -> Option<Millis> {
        self.default_time.or(match self.rules().default_time {
            DefaultTimeRule::Zero => Some(Millis::ZERO),
            DefaultTimeRule::MustBeAnnounced => None,
        })
    }
}
