//! What Articles 10 to 12 and the log of the competition have to say, as messages. The sentences are in
//! `locales/*/conduct.ftl`.

use jadoube_texts::{Argument, Message};

use super::arbiter::{ArbiterFinding, Barred, Duty, Said};
use super::conduct::{ConductFinding, Misconduct, Place};
use super::log::{GameEvent, Refused};
use super::points::{Points, ScoreFault};
use crate::edition::{Matter, PenaltyKind};

impl Misconduct {
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Misconduct::Disrepute => "disrepute",
            Misconduct::Notes => "notes",
            Misconduct::Advice => "advice",
            Misconduct::OtherBoard => "other-board",
            Misconduct::Smoking => "smoking",
            Misconduct::Vaping => "vaping",
            Misconduct::Disturbing => "disturbing",
            Misconduct::Noise => "noise",
            Misconduct::Offers => "offers",
            Misconduct::Claims => "claims",
            Misconduct::Sheet => "sheet",
            Misconduct::Bag => "bag",
        }
    }
}

pub(crate) const fn place_key(place: Place) -> &'static str {
    match place {
        Place::Venue => "venue",
        Place::Area => "area",
    }
}

pub(crate) const fn penalty_key(kind: PenaltyKind) -> &'static str {
    match kind {
        PenaltyKind::Warning => "warning",
        PenaltyKind::OpponentsTime => "opponents-time",
        PenaltyKind::OffendersTime => "offenders-time",
        PenaltyKind::OpponentsPoints => "opponents-points",
        PenaltyKind::OffendersPoints => "offenders-points",
        PenaltyKind::Loss => "loss",
        PenaltyKind::Fine => "fine",
        PenaltyKind::Rounds => "rounds",
        PenaltyKind::Expulsion => "expulsion",
    }
}

pub(crate) const fn said_key(said: Said) -> &'static str {
    match said {
        Said::MoveCount => "count",
        Said::OpponentMoved(_) => "moved",
        Said::NotPressed(_) => "pressed",
    }
}

pub(crate) const fn duty_key(duty: Duty) -> &'static str {
    match duty {
        Duty::Observance => "observance",
        Duty::FairPlay => "fair-play",
        Duty::BestInterest => "interest",
        Duty::Conditions => "conditions",
        Duty::Undisturbed => "undisturbed",
        Duty::Progress => "progress",
        Duty::SpecialNeeds => "needs",
        Duty::AntiCheating => "anti-cheating",
        Duty::Games => "games",
    }
}

pub(crate) const fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// Points or scores, with the decimal sign of the language.
fn written(points: impl std::fmt::Display) -> Argument {
    let text = points.to_string();
    Argument::in_each(move |locale| locale.decimal(&text))
}

/// A number of points with what its noun depends on: a half is singular in some languages and not in others.
fn counted(message: Message, points: Points) -> Message {
    let count: Argument = match (points.halves / 2, points.halves % 2) {
        (whole, 0) => u32::from(whole).into(),
        (0, _) => "half".into(),
        _ => "other".into(),
    };
    message.with("points", written(points)).with("count", count)
}

impl ConductFinding {
    /// The sentence, without a full stop.
    pub fn message(&self) -> Message {
        match *self {
            ConductFinding::Breach(color, what) => {
                Message::new("conduct-breach").with("color", color).with("what", what.key())
            }
            ConductFinding::NoRule(color, what) => {
                Message::new("conduct-no-rule").with("color", color).with("what", what.key())
            }
            ConductFinding::LeftWithLeave(color, place) => {
                Message::new("conduct-left-with-leave").with("color", color).with("place", place_key(place))
            }
            ConductFinding::LeftFreely(color, place) => {
                Message::new("conduct-left-freely").with("color", color).with("place", place_key(place))
            }
            ConductFinding::LeftWithout(color, place) => {
                Message::new("conduct-left-without").with("color", color).with("place", place_key(place))
            }
            ConductFinding::LeftUnreported(color) => Message::new("conduct-left-unreported").with("color", color),
            ConductFinding::OutsiderAdmitted => Message::new("conduct-outsider-admitted"),
            ConductFinding::OutsiderEntered => Message::new("conduct-outsider-entered"),
            ConductFinding::DeviceAllowed(color) => Message::new("conduct-device-allowed").with("color", color),
            ConductFinding::DeviceForbidden(color) => Message::new("conduct-device-forbidden").with("color", color),
            ConductFinding::DeviceLoses(color) => Message::new("conduct-device-loses").with("color", color),
            ConductFinding::DeviceMilder(color) => Message::new("conduct-device-milder").with("color", color),
            ConductFinding::SearchAsked(color) => Message::new("conduct-search-asked").with("color", color),
            ConductFinding::SearchBeyondRight(color) => Message::new("conduct-search-beyond").with("color", color),
            ConductFinding::SearchAllowed(color) => Message::new("conduct-search-allowed").with("color", color),
            ConductFinding::SearchRefused(color) => Message::new("conduct-search-refused").with("color", color),
            ConductFinding::SearchRightlyRefused(color) => {
                Message::new("conduct-search-rightly-refused").with("color", color)
            }
            ConductFinding::Refuses(color) => Message::new("conduct-refuses").with("color", color),
            ConductFinding::BothRefuse => Message::new("conduct-both-refuse"),
            ConductFinding::ExplanationDue(color) => Message::new("conduct-explanation-due").with("color", color),
            ConductFinding::ExplanationNotDue(color) => {
                Message::new("conduct-explanation-not-due").with("color", color)
            }
            ConductFinding::Appealed(color) => Message::new("conduct-appealed").with("color", color),
            ConductFinding::AppealBarred(color) => Message::new("conduct-appeal-barred").with("color", color),
            ConductFinding::AppealDecided(upheld) => {
                Message::new("conduct-appeal-decided").with("upheld", yes_or_no(upheld))
            }
            ConductFinding::Helps(color) => Message::new("conduct-helps").with("color", color),
            ConductFinding::RefusesToHelp(color) => Message::new("conduct-refuses-to-help").with("color", color),
            ConductFinding::ClaimChecked => Message::new("conduct-claim-checked"),
            ConductFinding::ClaimCheckedByOthers => Message::new("conduct-claim-checked-by-others"),
            ConductFinding::Spectator(color) => Message::new("conduct-spectator").with("color", color),
        }
    }
}

impl ArbiterFinding {
    /// The sentence, without a full stop.
    pub fn message(&self) -> Message {
        match *self {
            ArbiterFinding::Penalized(color, kind) => {
                Message::new("arbiter-penalized").with("color", color).with("kind", penalty_key(kind))
            }
            ArbiterFinding::CannotPlayOn(color) => Message::new("arbiter-cannot-play-on").with("color", color),
            ArbiterFinding::Disturbed(color) => Message::new("arbiter-disturbed").with("color", color),
            ArbiterFinding::MaySay(said) => Message::new("arbiter-may-say").with("said", said_key(said)),
            ArbiterFinding::MustNotSay(said) => Message::new("arbiter-must-not-say").with("said", said_key(said)),
            ArbiterFinding::SeenTo(duty) => Message::new("arbiter-seen-to").with("duty", duty_key(duty)),
            ArbiterFinding::AssistantsAppointed => Message::new("arbiter-assistants"),
            ArbiterFinding::Interfered => Message::new("arbiter-interfered"),
            ArbiterFinding::Reported => Message::new("arbiter-reported"),
            ArbiterFinding::SentOut => Message::new("arbiter-sent-out"),
            ArbiterFinding::PhoneUsed => Message::new("arbiter-phone-used"),
            ArbiterFinding::PhoneAuthorized => Message::new("arbiter-phone-authorized"),
        }
    }
}

impl GameEvent {
    /// What the log of the competition takes over, without a full stop.
    pub fn message(&self) -> Message {
        match *self {
            GameEvent::Ended(score, award) => {
                Message::new("event-ended").with("score", written(score)).with("points", written(award))
            }
            GameEvent::Points(award) => Message::new("event-points").with("points", written(award)),
            GameEvent::Warned(color) => Message::new("event-warned").with("color", color),
            GameEvent::Fined(color, amount) => {
                Message::new("event-fined").with("color", color).with("amount", amount.to_string())
            }
            GameEvent::Excluded(color, rounds) => {
                Message::new("event-excluded").with("color", color).with("rounds", u32::from(rounds))
            }
            GameEvent::Expelled(color) => Message::new("event-expelled").with("color", color),
            GameEvent::Appealed(color) => Message::new("event-appealed").with("color", color),
            GameEvent::AppealDecided { upheld } => {
                Message::new("event-appeal-decided").with("upheld", yes_or_no(upheld))
            }
            GameEvent::FideAsked => Message::new("event-fide-asked"),
        }
    }
}

impl Barred {
    /// Why not, without a full stop.
    pub fn message(&self) -> Message {
        match *self {
            Barred::NoSuchPenalty(kind, edition) => Message::new("barred-no-such-penalty")
                .with("kind", penalty_key(kind))
                .with("article", Matter::Penalties.article(edition).number)
                .with("edition", edition.to_string()),
            Barred::AmountMissing(kind) => Message::new("barred-amount-missing").with("kind", penalty_key(kind)),
            Barred::FineNotAnnounced(amount) => {
                Message::new("barred-fine-not-announced").with("amount", amount.to_string())
            }
            Barred::NotOver => Message::new("barred-not-over"),
            Barred::NoTime => Message::new("barred-no-time"),
            Barred::TooFewPoints(had) => counted(Message::new("barred-too-few-points"), had),
            Barred::AboveMaximum(most) => counted(Message::new("barred-above-maximum"), most),
            Barred::Score(ScoreFault::Together(together, most)) => {
                counted(Message::new("barred-together"), together).with("most", written(most))
            }
            Barred::Score(ScoreFault::Unusual(points)) => counted(Message::new("barred-unusual"), points),
            Barred::NotAsked => Message::new("barred-not-asked"),
            Barred::FoundAlready(color) => Message::new("barred-found-already").with("color", color),
            Barred::NoAppeal => Message::new("barred-no-appeal"),
            Barred::NobodyInterfered => Message::new("barred-nobody-interfered"),
        }
    }
}

impl Refused {
    /// Why not, without a full stop.
    pub fn message(&self) -> Message {
        match self {
            Refused::NotInAdvance => Message::new("refused-not-in-advance"),
            Refused::Scoring => Message::new("refused-scoring"),
            Refused::DevicePenalty(kind, edition) => Message::new("refused-device-penalty")
                .with("kind", penalty_key(*kind))
                .with("edition", edition.to_string()),
            Refused::GamePaired(game) => Message::new("refused-game-paired").with("game", *game),
            Refused::NoGame(game) => Message::new("refused-no-game").with("game", *game),
            Refused::WithThemselves(player) => Message::new("refused-with-themselves").with("player", player.as_str()),
            Refused::Expelled(player) => Message::new("refused-expelled").with("player", player.as_str()),
            Refused::Excluded { player, through } => {
                Message::new("refused-excluded").with("player", player.as_str()).with("round", u32::from(*through))
            }
            Refused::NoAppeal(game) => Message::new("refused-no-appeal").with("game", *game),
            Refused::NoQuestion(question) => Message::new("refused-no-question").with("question", *question),
        }
    }
}
