//! Questions to the arbiter for readers: typed, with the sentences of a language beside the types.

use jadoube_board::Color;
use jadoube_lawbook::PenaltyKind;
use jadoube_laws::ruling::{Answer, Asked, Question};
use jadoube_laws::telling;
use jadoube_laws::vocabulary::Vocabulary;
use jadoube_texts::Locale;
use serde::Serialize;

/// A question to the arbiter in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct QuestionText {
    /// Its number.
    pub number: u16,
    /// What it is about.
    pub about: Asked,
    /// The player whom it is about, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<Color>,
    /// The text of the question.
    pub text: String,
    /// The answers that the Laws allow.
    pub answers: Vec<AnswerText>,
}

/// An answer that the Laws allow, in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AnswerText {
    /// For programs.
    pub answer: Answer,
    /// In words.
    pub text: String,
    /// The penalty that it imposes, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub penalty: Option<PenaltyOffer>,
}

/// A penalty that an arbiter can choose.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PenaltyOffer {
    /// Its kind.
    pub kind: PenaltyKind,
    /// What its amount is measured in, if it needs one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<AmountUnit>,
}

/// What the amount of a penalty is measured in.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AmountUnit {
    /// Time on a clock.
    Time,
    /// Points of the game.
    Points,
    /// Money.
    Money,
    /// Rounds of the competition.
    Rounds,
}

impl From<PenaltyKind> for PenaltyOffer {
    fn from(kind: PenaltyKind) -> PenaltyOffer {
        let unit = match kind {
            PenaltyKind::OpponentsTime | PenaltyKind::OffendersTime => Some(AmountUnit::Time),
            PenaltyKind::OpponentsPoints | PenaltyKind::OffendersPoints => Some(AmountUnit::Points),
            PenaltyKind::Fine => Some(AmountUnit::Money),
            PenaltyKind::Rounds => Some(AmountUnit::Rounds),
            PenaltyKind::Warning | PenaltyKind::Loss | PenaltyKind::Expulsion => None,
        };
        PenaltyOffer { kind, unit }
    }
}

impl QuestionText {
    /// A question in a language.
    pub fn of(question: &Question, locale: Locale) -> QuestionText {
        QuestionText {
            number: question.number,
            about: question.about,
            player: question.about.player(),
            text: telling::sentence(&question.asked().text(locale)),
            answers: question.answers.iter().map(|&answer| AnswerText::of(answer, locale)).collect(),
        }
    }
}

impl AnswerText {
    fn of(answer: Answer, locale: Locale) -> AnswerText {
        let penalty = match answer {
            Answer::Penalty(kind) => Some(kind.into()),
            _ => None,
        };
        AnswerText { answer, text: telling::sentence(&answer.message().text(locale)), penalty }
    }
}
