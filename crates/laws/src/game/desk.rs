//! The arbiter's desk: the open questions.

use jadoube_lawbook::Matter;

use crate::ruling::{Answer, Asked, Impossible, PrefaceQuestion, Question};

/// Open questions, and what has to be remembered until they are answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Desk {
    open: Vec<Question>,
    /// The number of the next question.
    next: u16,
    /// Questions that no Article covers, with the similar Articles that were named.
    uncovered: Vec<(u16, Vec<String>)>,
    /// The Article by which the game ends once it is decided whether a player can checkmate.
    pub(crate) can_mate_for: Matter,
}

impl Default for Desk {
    fn default() -> Desk {
        Desk { open: Vec::new(), next: 0, uncovered: Vec::new(), can_mate_for: Matter::LossOnTime }
    }
}

impl Desk {
    pub(crate) fn open(&self) -> &[Question] {
        &self.open
    }

    /// Whether a question of this kind is open.
    pub(crate) fn asks(&self, about: impl Fn(&Asked) -> bool) -> bool {
        self.open.iter().any(|question| about(&question.about))
    }

    pub(crate) fn ask(&mut self, about: Asked, answers: Vec<Answer>) -> Question {
        let question = Question { number: self.next, about, answers };
        self.next += 1;
        self.open.push(question.clone());
        question
    }

    /// Asks about a case that no Article covers, and remembers the similar Articles, which answers refer to by position.
    pub(crate) fn ask_uncovered(&mut self, answers: Vec<Answer>, like: Vec<String>) -> Question {
        let question = self.ask(Asked::Preface(PrefaceQuestion::Uncovered), answers);
        self.uncovered.push((question.number, like));
        question
    }

    /// The similar Articles that were named with a question.
    pub(crate) fn like(&self, number: u16) -> &[String] {
        self.uncovered.iter().find(|(asked, _)| *asked == number).map_or(&[], |(_, like)| like)
    }

    /// Closes the question of this number with an answer.
    pub(crate) fn answer(&mut self, number: u16, answer: Answer) -> Result<Question, Impossible> {
        let fits = |question: &Question| question.number == number && question.answers.contains(&answer);
        let index = self.open.iter().position(fits).ok_or(Impossible::NoQuestion(number))?;
        Ok(self.open.remove(index))
    }

    /// Drops all questions of this kind.
    pub(crate) fn drop_all(&mut self, about: impl Fn(&Asked) -> bool) {
        self.open.retain(|question| !about(&question.about));
    }

    /// Drops the question of this number.
    pub(crate) fn drop_number(&mut self, number: u16) {
        self.open.retain(|question| question.number != number);
    }

    /// The number of the next question.
    pub(crate) fn next(&self) -> u16 {
        self.next
    }

    /// Forgets the questions from this number on, as if they had never been asked.
    pub(crate) fn forget_from(&mut self, number: u16) {
        self.open.retain(|question| question.number < number);
        self.uncovered.retain(|(asked, _)| *asked < number);
        self.next = number;
    }

    /// Adds a question under its original number.
    pub(crate) fn put(&mut self, question: &Question) {
        self.drop_number(question.number);
        self.next = self.next.max(question.number.saturating_add(1));
        self.open.push(question.clone());
    }

    /// Drops the first question of this kind.
    pub(crate) fn drop_first(&mut self, about: impl Fn(&Asked) -> bool) {
        if let Some(index) = self.open.iter().position(|question| about(&question.about)) {
            self.open.remove(index);
        }
    }

    /// Drops all questions.
    pub(crate) fn clear(&mut self) {
        self.open.clear();
    }
}
