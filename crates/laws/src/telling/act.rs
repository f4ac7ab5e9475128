//! What somebody does, as messages.

use jadoube_board::{Bitboard, Coordinates, Square, Wing};
use jadoube_texts::{Argument, Message};

use super::words::{claim, one_move_of, score, written_text};
use crate::case::MovePattern;
use crate::event::{Act, Actor, Claim, Contact, Event, Hands, Observation, StopReason, Trouble};

impl Event {
    /// Who does what, to be told in any language.
    pub fn message(&self) -> Message {
        self.act.message(self.by)
    }
}

impl Actor {
    /// The name by which texts select who acts.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Actor::White => "white",
            Actor::Black => "black",
            Actor::WhitesAssistant => "whites-assistant",
            Actor::BlacksAssistant => "blacks-assistant",
            Actor::Arbiter => "arbiter",
            Actor::ArbitersAssistant => "arbiters-assistant",
            Actor::Organizer => "organizer",
            Actor::Hall => "hall",
            Actor::Spectator => "spectator",
            Actor::Appeals => "appeals",
        }
    }
}

impl Trouble {
    /// The name by which texts select it.
    const fn key(self) -> &'static str {
        match self {
            Trouble::IllegalMove => "illegal-move",
            Trouble::Clock => "clock",
            Trouble::Disturbance => "disturbance",
            Trouble::Claim => "claim",
        }
    }
}

/// A message about somebody, who is filled in.
pub(crate) fn by(id: &'static str, actor: Actor) -> Message {
    Message::new(id).with("actor", actor.key())
}

impl Act {
    /// What this one does, to be told in any language.
    pub fn message(&self, actor: Actor) -> Message {
        let plain = |id: &'static str| by(id, actor);
        match self {
            Act::Arrives => plain("act-arrives"),
            Act::StartsRound => plain("act-starts-round"),
            Act::Touches { square, contact } => touches(*square, *contact, actor),
            Act::TouchesTogether { squares } => plain("act-touches-together").with("squares", set(squares)),
            Act::Releases { on } => plain("act-releases").with("square", *on),
            Act::TakesOff { square } => plain("act-takes-off").with("square", *square),
            Act::Places { role, on } => plain("act-places").with("piece", *role).with("square", *on),
            Act::LetsGo => plain("act-lets-go"),
            Act::Plays { played, hands } => plays(*hands, actor).with("move", squares_of(*played)),
            Act::Castles { wing, hands } => plays(*hands, actor).with("move", castling(*wing)),
            Act::TakesBack => plain("act-takes-back"),
            Act::Displaces { squares } => plain("act-displaces").with("squares", set(squares)),
            Act::PutsBack => plain("act-puts-back"),
            Act::Presses { hand: Hands::Other } => plain("act-presses-with-other-hand"),
            Act::Presses { .. } => plain("act-presses"),
            Act::MishandlesClock => plain("act-mishandles-clock"),
            Act::StopsClocks { reason: StopReason::CallAbout(trouble) } => {
                plain("act-stops-clocks-to-call-about").with("trouble", trouble.key())
            }
            Act::StopsClocks { reason } => plain(match (reason, actor.player()) {
                (StopReason::PromotionPiece, _) => "act-stops-clocks-for-promotion",
                (StopReason::None, _) => "act-stops-clocks-without-reason",
                (StopReason::Sealed, _) => "act-stops-clocks-after-sealing",
                (StopReason::CallArbiter | StopReason::CallAbout(_), Some(_)) => "act-stops-clocks-to-call",
                (StopReason::CallArbiter | StopReason::CallAbout(_), None) => "act-stops-clocks",
            }),
            Act::OffersDraw { conditional: false } => plain("act-offers-draw"),
            Act::OffersDraw { conditional: true } => plain("act-offers-draw-on-condition"),
            Act::Accepts => plain("act-accepts"),
            Act::Declines => plain("act-declines"),
            Act::Resigns => plain("act-resigns"),
            Act::Claims { claim, intends: None } => claims(*claim, None, actor),
            Act::Claims { claim, intends: Some(intended) } => claims(*claim, Some(squares_of(*intended)), actor),
            Act::Records { text } => plain("act-records").with("text", written_text(text)),
            Act::Signs { score: signed } => plain("act-signs").with("score", score(*signed)),
            Act::Observes(observation) => observes(*observation, actor),
            Act::Restarts { side: None } => plain("act-restarts"),
            Act::Restarts { side: Some(side) } => plain("act-restarts-clock").with("color", *side),
            Act::SetsClock { side, time } => {
                plain("act-sets-clock").with("color", *side).with("time", time.to_string())
            }
            Act::SetsPosition { position } => plain("act-sets-position").with("fen", position.to_string()),
            Act::SetsCounter { side, moves } => plain("act-sets-counter").with("color", *side).with("count", *moves),
            Act::Decides { question, answer } => {
                plain("act-decides").with("number", *question).with("answer", answer.message())
            }
            Act::Declares { score: declared } => plain("act-declares").with("score", score(*declared)),
            Act::Adjourned(act) => act.message(actor),
            Act::Sheet(act) => act.message(actor),
            Act::Arranges(arrangement) => arrangement.message(actor),
            Act::Rapid(act) => act.message(actor),
            Act::Chess960(act) => act.message(actor),
            Act::Quickplay(act) => act.message(actor),
            Act::Preface(act) => act.message(actor),
            Act::Blind(act) => act.message(actor),
            Act::Conduct(act) => act.message(actor),
            Act::Arbiter(act) => act.message(actor),
            Act::Corrects { entry } => plain("act-corrects").with("number", *entry),
        }
    }
}

fn touches(square: Square, contact: Contact, actor: Actor) -> Message {
    let id = match contact {
        Contact::Adjusting => return by("act-adjusts", actor).with("squares", Bitboard::of(square)),
        Contact::Deliberate => "act-touches",
        Contact::Accidental => "act-touches-by-accident",
        Contact::Careless => "act-touches-carelessly",
        Contact::Pointing => "act-points-at",
    };
    by(id, actor).with("square", square)
}

/// Several pieces touched one after the other.
pub(super) fn touches_in_turn(squares: &[Square], actor: Actor) -> Message {
    let names = squares.iter().map(|&square| Message::new("square-written").with("square", square)).collect();
    by("act-touches-in-turn", actor).with("squares", Argument::AllOf(names))
}

pub(super) fn adjusts(squares: &[Square], actor: Actor) -> Message {
    by("act-adjusts", actor).with("squares", set(squares))
}

fn set(squares: &[Square]) -> Bitboard {
    squares.iter().fold(Bitboard::EMPTY, |set, &square| set | Bitboard::of(square))
}

/// Plays something that is still to be filled in.
pub(super) fn plays(hands: Hands, actor: Actor) -> Message {
    by(if hands == Hands::Both { "act-plays-with-both-hands" } else { "act-plays" }, actor)
}

/// The same, with the press.
pub(super) fn completes(hands: Hands, actor: Actor) -> Message {
    by(if hands == Hands::Both { "act-completes-with-both-hands" } else { "act-completes" }, actor)
}

pub(super) fn claims(about: Claim, intended: Option<Argument>, actor: Actor) -> Message {
    match intended {
        None => by("act-claims", actor),
        Some(intended) => by("act-claims-with", actor).with("move", intended),
    }
    .with("claim", claim(about))
}

fn castling(wing: Wing) -> Argument {
    one_move_of(MovePattern::Castles(wing))
}

/// A move of which only the squares are known.
pub(crate) fn squares_of(played: Coordinates) -> Argument {
    let Coordinates { from, to, promotion } = played;
    one_move_of(MovePattern::Goes {
        role: jadoube_board::Role::Pawn,
        file: Some(from.file()),
        rank: Some(from.rank()),
        to,
        promotion,
    })
}

fn observes(observation: Observation, actor: Actor) -> Message {
    let plain = |id: &'static str| by(id, actor);
    match observation {
        Observation::FlagUncounted(side) => plain("act-observes-flag-uncounted").with("color", side),
        Observation::DeadPosition => plain("act-observes-dead-position"),
        Observation::LastIdentifiable(plies) => plain("act-observes-last-identifiable").with("count", plies),
        Observation::Flag(side) => plain("act-observes-flag").with("color", side),
        Observation::BothFlags => plain("act-observes-both-flags"),
        Observation::IllegalMove => plain("act-observes-illegal-move"),
        Observation::TouchMove => plain("act-observes-touch-move"),
        Observation::TwoHands => plain("act-observes-two-hands"),
        Observation::Absent(player) => plain("act-observes-absent").with("color", player),
        Observation::WrongSetUp => plain("act-observes-wrong-set-up"),
        Observation::BoardTurned => plain("act-observes-board-turned"),
        Observation::ColorsReversed => plain("act-observes-colors-reversed"),
        Observation::DisplacedSince(plies) => plain("act-observes-displaced").with("count", plies),
        Observation::ClockDefect => plain("act-observes-clock-defect"),
        Observation::ClockMisset => plain("act-observes-clock-misset"),
        Observation::NotRecording(player) => plain("act-observes-not-recording").with("color", player),
    }
}
