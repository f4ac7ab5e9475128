//! The findings of Articles 10 to 12 and of the competition log, as messages. The sentences are in `locales/*/conduct.ftl`.

use jadoube_lawbook::{Matter, PenaltyKind};
use jadoube_texts::{Argument, Message};

use crate::competition::arbiter::Barred;
use crate::competition::log::Refused;
use crate::competition::points::{Award, Points, ScoreFault};
use crate::event::Score;

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

pub(crate) fn written_score(score: &Score) -> Argument {
    written(score)
}

pub(crate) fn written_award(award: &Award) -> Argument {
    written(award)
}

pub(crate) fn written_amount(amount: &u32) -> Argument {
    amount.to_string().into()
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

impl Barred {
    /// The reason, without a full stop.
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
    /// The reason, without a full stop.
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
