//! Questions to the arbiter and the answers to them, as messages.

use jadoube_texts::{Argument, Locale, Message, fold};

use crate::competition::conduct_texts::penalty_key;
use crate::ruling::{Answer, Asked, Question};

impl Question {
    /// The question with its answers, to be put in any language.
    pub fn message(&self) -> Message {
        let answers = self.answers.iter().map(|answer| answer.message()).collect();
        Message::new("question")
            .with("number", self.number)
            .with("about", self.about.message())
            .with("answers", Argument::AnyOf(answers))
    }

    /// That the arbiter decides it, for those who have nothing to answer.
    pub fn openly(&self) -> Message {
        Message::new("question-openly").with("about", self.about.message())
    }

    /// The question with its mark.
    pub fn asked(&self) -> Message {
        Message::new("asked-plainly").with("about", self.about.message())
    }
}

impl Asked {
    /// The question alone, without its mark.
    pub fn message(&self) -> Message {
        match self {
            Asked::LateArrival(color) => Message::new("asked-late-arrival").with("color", *color),
            Asked::CanMate(color) => Message::new("asked-can-mate").with("color", *color),
            Asked::ColorsReversed => Message::new("asked-colors-reversed"),
            Asked::MovedTwice(color) => Message::new("asked-moved-twice").with("color", *color),
            Asked::Times => Message::new("asked-times"),
            Asked::Penalty(color) => Message::new("asked-penalty").with("color", *color),
            Asked::CanWinAfterDevice(color) => Message::new("asked-can-win").with("color", *color),
            Asked::ScoreAgainstRefusing(color) | Asked::ScoreAgainstPenalized(color) => {
                Message::new("asked-score-against").with("color", *color)
            }
            Asked::Rapid(question) => question.message(),
            Asked::Quickplay(question) => question.message(),
            Asked::Uncovered => Message::new("asked-uncovered"),
            Asked::Overstepped(color) => Message::new("asked-overstepped").with("color", *color),
            Asked::SignedResult => Message::new("asked-signed-result"),
            Asked::BothFlags => Message::new("asked-both-flags"),
            Asked::Dead => Message::new("asked-dead"),
            Asked::Adjourned(asked) => asked.message(),
        }
    }
}

impl Answer {
    /// The answer that somebody has typed as it was printed, in whatever language, case and accents aside. The words of cases are
    /// [`Answer::WORDS`].
    ///
    /// ```
    /// use jadoube_laws::ruling::Answer;
    /// assert_eq!(Answer::as_printed("Ναι"), Some(Answer::Yes));
    /// assert_eq!(Answer::as_printed("új játszma"), Some(Answer::NewGame));
    /// ```
    pub fn as_printed(typed: &str) -> Option<Answer> {
        let typed = fold(typed.trim());
        let printed = |answer: &Answer| Locale::all().any(|locale| fold(&answer.message().text(locale)) == typed);
        Answer::WORDS.iter().map(|(_, answer)| *answer).find(printed)
    }

    /// The answer in a few words.
    pub fn message(&self) -> Message {
        Message::new(match self {
            Answer::Yes => "answer-yes",
            Answer::No => "answer-no",
            Answer::Lost => "answer-lost",
            Answer::MayPlay => "answer-may-play",
            Answer::GoOn => "answer-go-on",
            Answer::NewGame => "answer-new-game",
            Answer::TakeBack => "answer-take-back",
            Answer::LeaveTimes => "answer-leave-times",
            Answer::Penalty(kind) => return Message::new("answer-penalty").with("kind", penalty_key(*kind)),
            Answer::OpponentWins => "answer-opponent-wins",
            Answer::OpponentDraws => "answer-opponent-draws",
            Answer::OpponentLoses => "answer-opponent-loses",
            Answer::Agree => "answer-agree",
            Answer::Postpone => "answer-postpone",
            Answer::PostponeWithTime => "answer-postpone-with-time",
            Answer::Reject => "answer-reject",
            Answer::Drawn => "answer-drawn",
            Answer::LikeFirst => "answer-like-first",
            Answer::LikeSecond => "answer-like-second",
            Answer::LikeThird => "answer-like-third",
            Answer::Otherwise => "answer-otherwise",
            Answer::Overstepped => "answer-overstepped",
            Answer::Reached => "answer-reached",
            Answer::Unproved => "answer-unproved",
            Answer::Stands => "answer-stands",
            Answer::Corrected => "answer-corrected",
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn no_two_answers_are_printed_alike_in_any_languages() {
        let mut seen: BTreeMap<String, Answer> = BTreeMap::new();
        for (_, answer) in Answer::WORDS {
            for locale in Locale::all() {
                let printed = answer.message().text(locale);
                assert_eq!(Answer::as_printed(&printed), Some(*answer), "{printed}");
                assert_eq!(*seen.entry(fold(&printed)).or_insert(*answer), *answer, "{printed}");
            }
        }
    }
}
