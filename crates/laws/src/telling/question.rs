//! Questions to the arbiter and their answers, as messages.

use jadoube_texts::{Argument, Locale, Message, fold};

use crate::ruling::{Answer, Asked, Question};
use crate::vocabulary::Sample;

impl Question {
    /// The question with its answers, as a message.
    pub fn message(&self) -> Message {
        let answers = self.answers.iter().map(|answer| answer.message()).collect();
        Message::new("question")
            .with("number", self.number)
            .with("about", self.about.message())
            .with("answers", Argument::AnyOf(answers))
    }

    /// That the arbiter decides it, for readers who do not have to answer.
    pub fn openly(&self) -> Message {
        Message::new("question-openly").with("about", self.about.message())
    }

    /// The question with its question mark.
    pub fn asked(&self) -> Message {
        Message::new("asked-plainly").with("about", self.about.message())
    }
}

impl Asked {
    /// The question alone, without its question mark.
    pub fn message(&self) -> Message {
        crate::vocabulary::message(self)
    }
}

impl Answer {
    /// The answer that somebody has typed as it was printed, in any language, ignoring case and accents.
    ///
    /// ```
    /// use jadoube_laws::ruling::Answer;
    /// assert_eq!(Answer::as_printed("Ναι"), Some(Answer::Yes));
    /// assert_eq!(Answer::as_printed("új játszma"), Some(Answer::NewGame));
    /// ```
    pub fn as_printed(typed: &str) -> Option<Answer> {
        let typed = fold(typed.trim());
        let printed = |answer: &Answer| Locale::all().any(|locale| fold(&answer.message().text(locale)) == typed);
        Answer::samples().into_iter().find(printed)
    }

    /// The answer in a few words.
    pub fn message(&self) -> Message {
        crate::vocabulary::message(self)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn no_two_answers_are_printed_alike() {
        let mut seen: BTreeMap<String, Answer> = BTreeMap::new();
        for answer in &Answer::samples() {
            for locale in Locale::all() {
                let printed = answer.message().text(locale);
                assert_eq!(Answer::as_printed(&printed), Some(*answer), "{printed}");
                assert_eq!(*seen.entry(fold(&printed)).or_insert(*answer), *answer, "{printed}");
            }
        }
    }
}
