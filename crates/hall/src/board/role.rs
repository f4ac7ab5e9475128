//! Who may do and see what at a board: a player can do what that player could do at the board, and nothing else.

use jadoube_board::Color;
use jadoube_laws::appendix::blind::BlindAct;
use jadoube_laws::appendix::rapid::RapidAct;
use jadoube_laws::competition::arbiter::ArbiterAct;
use jadoube_laws::competition::conduct::{ConductAct, Leave};
use jadoube_laws::competition::recording::SheetAct;
use jadoube_laws::competition::surroundings::Arrangement;
use jadoube_laws::event::{
    Act, Actor, Claim, ClockAct, CompletionAct, DecisionAct, DrawAct, IrregularityAct, MovingAct, RecordingAct,
};
use jadoube_laws::guideline::adjourned::AdjournedAct;
use jadoube_laws::guideline::chess960::Chess960Act;
use jadoube_laws::guideline::without_increment::QuickplayAct;
use jadoube_laws::preface::PrefaceAct;
use serde::{Deserialize, Serialize};

/// In what role somebody has come to a board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Plays White.
    White,
    /// Plays Black.
    Black,
    /// Assists White.
    WhitesAssistant,
    /// Assists Black.
    BlacksAssistant,
    /// The arbiter.
    Arbiter,
    /// Looks on.
    Spectator,
}

impl Role {
    /// The player whose side this role is on.
    pub const fn side(self) -> Option<Color> {
        match self {
            Role::White | Role::WhitesAssistant => Some(Color::White),
            Role::Black | Role::BlacksAssistant => Some(Color::Black),
            Role::Arbiter | Role::Spectator => None,
        }
    }

    /// As whom this role acts in the log. Spectators do not.
    pub const fn actor(self) -> Option<Actor> {
        match self {
            Role::White => Some(Actor::White),
            Role::Black => Some(Actor::Black),
            Role::WhitesAssistant => Some(Actor::WhitesAssistant),
            Role::BlacksAssistant => Some(Actor::BlacksAssistant),
            Role::Arbiter => Some(Actor::Arbiter),
            Role::Spectator => None,
        }
    }

    /// As whom somebody in this role does this in the log; `None` where it is not theirs to do.
    ///
    /// `of` is given where an arbiter writes down what somebody else did who has no place at the board of their own: a spectator, the
    /// appeals committee, the organizer, or a player who leaves with the arbiter's permission, which no player can grant.
    pub fn acts_as(self, act: &Act, of: Option<Actor>) -> Option<Actor> {
        let whose = whose(act);
        let theirs = match (self, of) {
            (Role::Arbiter, Some(of)) => {
                return match whose {
                    Whose::Written(whom) => whom.includes(of),
                    Whose::Officials => of == Actor::Organizer,
                    _ => false,
                }
                .then_some(of);
            }
            (_, Some(_)) | (Role::Spectator, None) => false,
            (Role::Arbiter, None) => {
                matches!(whose, Whose::Arbiters | Whose::Officials | Whose::Anybodys | Whose::Shared)
            }
            (Role::White | Role::Black, None) => {
                matches!(whose, Whose::Players | Whose::Hands | Whose::Anybodys | Whose::Shared)
            }
            (Role::WhitesAssistant | Role::BlacksAssistant, None) => {
                matches!(whose, Whose::Hands | Whose::Assistants | Whose::Anybodys)
            }
        };
        self.actor().filter(|_| theirs)
    }

    /// Whether this role sees an act of the log.
    pub fn sees(self, by: Actor, act: &Act) -> bool {
        match act {
            Act::Recording(RecordingAct::Records { .. }) => {
                by.player().map_or(self == Role::Arbiter, |player| self.sees_sheet_of(player))
            }
            _ => true,
        }
    }

    /// Whether this role sees a player's scoresheet. Only arbiters see the other player's while the game goes on.
    pub fn sees_sheet_of(self, player: Color) -> bool {
        self == Role::Arbiter || self.side() == Some(player)
    }
}

/// Whose an act is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Whose {
    /// A player's own: nobody resigns for another.
    Players,
    /// A player's, or done for the player by an assistant who has that task.
    Hands,
    /// An assistant's: the player could not have seen it.
    Assistants,
    /// A player's or the arbiter's.
    Shared,
    /// A player's, an assistant's or the arbiter's.
    Anybodys,
    /// The arbiter's.
    Arbiters,
    /// The arbiter's or the organizer's.
    Officials,
    /// Somebody's whose acts the arbiter writes down.
    Written(Whom),
}

/// Whose acts an arbiter writes down.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Whom {
    Player,
    Spectator,
    Committee,
}

impl Whom {
    fn includes(self, actor: Actor) -> bool {
        match self {
            Whom::Player => matches!(actor, Actor::White | Actor::Black),
            Whom::Spectator => actor == Actor::Spectator,
            Whom::Committee => actor == Actor::Appeals,
        }
    }
}

/// Every act has somebody who can do it. What the Laws forbid can still be done, and is ruled on; what is refused here is what could not
/// happen in a playing hall, as that a player starts the round.
fn whose(act: &Act) -> Whose {
    match act {
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
        | Act::Recording(RecordingAct::Records { .. }) => Whose::Hands,
        Act::Draw(DrawAct::Claims { claim: Claim::Flag | Claim::TouchMove, .. }) => Whose::Hands,
        Act::Clock(ClockAct::Arrives)
        | Act::Draw(DrawAct::OffersDraw { .. })
        | Act::Draw(DrawAct::Accepts)
        | Act::Draw(DrawAct::Declines)
        | Act::Completion(CompletionAct::Resigns)
        | Act::Draw(DrawAct::Claims { .. })
        | Act::Recording(RecordingAct::Signs { .. }) => Whose::Players,
        // 6.11 (2018): both the arbiter and a player can stop the clocks.
        Act::Clock(ClockAct::StopsClocks { .. }) => Whose::Anybodys,
        Act::Clock(ClockAct::StartsRound)
        | Act::Decision(DecisionAct::Observes(_))
        | Act::Clock(ClockAct::Restarts { .. })
        | Act::Clock(ClockAct::SetsClock { .. })
        | Act::Clock(ClockAct::SetsCounter { .. })
        | Act::Irregularity(IrregularityAct::SetsPosition { .. })
        | Act::Decision(DecisionAct::Decides { .. })
        | Act::Decision(DecisionAct::Declares { .. })
        | Act::Decision(DecisionAct::Corrects { .. }) => Whose::Arbiters,
        Act::Sheet(act) => match act {
            SheetAct::WritesNotes
            | SheetAct::RecordsElectronically { .. }
            | SheetAct::Fails
            | SheetAct::Hides
            | SheetAct::Borrows
            | SheetAct::Returns
            | SheetAct::NamesOther { .. }
            | SheetAct::WroteImpossible { .. } => Whose::Players,
            SheetAct::FoundIncomplete { .. } | SheetAct::Evidence { .. } => Whose::Arbiters,
        },
        Act::Arranges(act) => match act {
            Arrangement::PlacesClock => Whose::Shared,
            Arrangement::ClaimsFromScreen { .. } => Whose::Players,
            Arrangement::AgreesToAssistant { .. } => Whose::Arbiters,
        },
        Act::Blind(act) => of_the_blind(act),
        Act::Conduct(act) => of_conduct(act),
        Act::Arbiter(act) => match act {
            ArbiterAct::Interferes | ArbiterAct::Reports | ArbiterAct::UsesPhone { .. } => {
                Whose::Written(Whom::Spectator)
            }
            _ => Whose::Arbiters,
        },
        Act::Rapid(act) => match act {
            RapidAct::AsksForSheet
            | RapidAct::AsksToSeeSheet
            | RapidAct::ClaimsSetUp(_)
            | RapidAct::AgreesToCorrect => Whose::Players,
            RapidAct::SeesIllegalPosition => Whose::Arbiters,
        },
        Act::Chess960(act) => match act {
            Chess960Act::AnnouncesCastling => Whose::Players,
            Chess960Act::DrawsLots(_) => Whose::Officials,
        },
        Act::Quickplay(act) => match act {
            QuickplayAct::AsksForFiveSeconds(_)
            | QuickplayAct::Claims(_)
            | QuickplayAct::ClaimsWithoutArbiter(_)
            | QuickplayAct::WritesPosition { .. }
            | QuickplayAct::SubmitsSheet
            | QuickplayAct::Verifies(..) => Whose::Players,
            QuickplayAct::DeclaresDraw => Whose::Arbiters,
        },
        Act::Preface(act) => match act {
            PrefaceAct::ReportsUncovered { .. } => Whose::Shared,
            // The Preface gives this to federations.
            PrefaceAct::AsksFide { .. } => Whose::Officials,
        },
        Act::Adjourned(act) => match act {
            // D.2.10: an assistant may adjourn.
            AdjournedAct::AdjournsEarly | AdjournedAct::Seals { .. } | AdjournedAct::PointsOutTimes => Whose::Hands,
            AdjournedAct::StatesMove { .. } => Whose::Players,
            _ => Whose::Arbiters,
        },
    }
}

/// Appendix D.
fn of_the_blind(act: &BlindAct) -> Whose {
    match act {
        BlindAct::Registers { .. } | BlindAct::Adapts { .. } => Whose::Officials,
        BlindAct::DemandsTwoBoards
        | BlindAct::BringsClock { .. }
        | BlindAct::KeepsScore { .. }
        | BlindAct::TakesAssistant { .. } => Whose::Players,
        BlindAct::Lifts { .. } | BlindAct::Announces { .. } | BlindAct::Repeats { .. } | BlindAct::Copies { .. } => {
            Whose::Hands
        }
        BlindAct::Informs { .. } | BlindAct::ReportsTouch { .. } => Whose::Assistants,
        BlindAct::AllowsOtherWords | BlindAct::ComparesBoards => Whose::Arbiters,
    }
}

/// Article 11.
fn of_conduct(act: &ConductAct) -> Whose {
    match act {
        // No player grants permission to leave: the arbiter who did writes it down.
        ConductAct::Leaves { leave: Leave::Permitted, .. } => Whose::Written(Whom::Player),
        ConductAct::Leaves { .. }
        | ConductAct::AllowsSearch
        | ConductAct::RefusesSearch
        | ConductAct::AsksExplanation
        | ConductAct::Appeals { .. }
        | ConductAct::HelpsReconstruct
        | ConductAct::RefusesToHelp => Whose::Players,
        ConductAct::ChecksClaim => Whose::Shared,
        ConductAct::Enters { .. } => Whose::Written(Whom::Spectator),
        ConductAct::DecidesAppeal { .. } => Whose::Written(Whom::Committee),
        ConductAct::Finds { .. }
        | ConductAct::FindsDevice { .. }
        | ConductAct::AsksToSearch { .. }
        | ConductAct::FindsRefusing { .. } => Whose::Arbiters,
    }
}
