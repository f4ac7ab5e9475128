//! Reads a phrase: every form is tried, and the reading that gets furthest wins; among equals the one with the most words
//! of its own.

use super::text::{Expected, Line, Problem, ReadError, Words};
use super::{Readable, Scene, Slot};

/// One form being tried.
#[derive(Copy, Clone, Debug)]
pub struct Attempt<'a> {
    words: Words<'a>,
    /// Words of the phrase itself that have matched.
    own: usize,
}

/// The best reading so far, and the errors of those that got furthest without success.
#[derive(Debug)]
pub struct Best<T> {
    /// The value, how far its words reach, and how many of them belong to the phrase.
    found: Option<(T, usize, usize)>,
    missed: Missed,
    /// Only a reading of the whole line counts.
    whole: bool,
}

/// What was expected in vain, at the furthest place. Most forms fail at their first word, so nothing is put into words
/// before all readings have failed.
#[derive(Debug, Default)]
struct Missed {
    at: usize,
    expected: Vec<Expected>,
    /// A move that does not fit the board, or another fault in words that were understood: reported first.
    fault: Option<ReadError>,
}

impl Missed {
    fn word(&mut self, at: usize, word: &'static str) {
        self.note(at, Expected::Word(word));
    }

    fn note(&mut self, at: usize, expected: Expected) {
        if at > self.at {
            self.at = at;
            self.expected.clear();
        }
        if at == self.at {
            self.expected.push(expected);
        }
    }

    fn gap(&mut self, at: usize, error: ReadError) {
        match error.problem {
            Problem::Found { expected, .. } | Problem::Ends(expected) => self.note(at, expected),
            _ => {
                self.fault.get_or_insert(error);
            }
        }
    }

    /// What is wrong with these words; `expected` if not even the first one fits.
    fn error(self, words: &Words<'_>, expected: Expected) -> ReadError {
        match (self.fault, self.expected.first().copied()) {
            (Some(fault), _) => fault,
            (None, Some(missed)) if self.at > words.reached() => words.jump(self.at).error(missed),
            _ => words.error(expected),
        }
    }
}

impl Attempt<'_> {
    /// Takes words of the phrase. A lenient reader also accepts the imperative of the verb, and ignores articles.
    pub fn words<T>(&mut self, phrase: &'static str, best: &mut Best<T>) -> bool {
        // What does not depend on the type is compiled once.
        self.take_words(phrase, &mut best.missed)
    }

    fn take_words(&mut self, phrase: &'static str, missed: &mut Missed) -> bool {
        phrase.split(' ').all(|word| self.take_word(word, missed))
    }

    fn take_word(&mut self, word: &'static str, missed: &mut Missed) -> bool {
        let before = self.words;
        if self.words.take_word(word, self.own == 0) {
            self.own += 1;
            return true;
        }
        if before.is_lenient() {
            if is_article(word) {
                return true;
            }
            let mut ahead = before;
            if ahead.take().is_some_and(is_article) && ahead.take_word(word, self.own == 0) {
                self.words = ahead;
                self.own += 1;
                return true;
            }
        }
        missed.word(before.reached(), word);
        false
    }

    /// Takes one of these words, if it comes next.
    pub fn optional(&mut self, words: &[&str]) {
        for phrase in words {
            if self.words.eat(phrase) {
                return;
            }
        }
    }

    /// Takes what fills a gap.
    pub fn gap<S: Slot<T>, T, B>(
        &mut self,
        prefix: &str,
        suffix: &str,
        scene: &Scene,
        best: &mut Best<B>,
    ) -> Option<T> {
        self.take_gap::<S, T>(prefix, suffix, scene, &mut best.missed)
    }

    fn take_gap<S: Slot<T>, T>(&mut self, prefix: &str, suffix: &str, scene: &Scene, missed: &mut Missed) -> Option<T> {
        let before = self.words;
        let read = if prefix.is_empty() && suffix.is_empty() {
            S::read(&mut self.words, scene)
        } else {
            match self.words.inside(prefix, suffix) {
                Some(mut inner) => S::read(&mut inner, scene).and_then(|value| inner.end().map(|()| value)),
                None => Err(before.error(S::EXPECTED)),
            }
        };
        match read {
            Ok(value) => Some(value),
            Err(error) => {
                missed.gap(self.words.reached().max(before.reached()), error);
                None
            }
        }
    }
}

impl<T> Best<T> {
    fn new(whole: bool) -> Best<T> {
        Best { found: None, missed: Missed::default(), whole }
    }

    /// Begins an attempt at a form.
    pub fn begin<'a>(&self, words: &Words<'a>) -> Attempt<'a> {
        Attempt { words: *words, own: 0 }
    }

    /// Offers a form that has been read to its end.
    pub fn offer(&mut self, attempt: Attempt<'_>, value: T) {
        let reached = attempt.words.reached();
        if self.whole && attempt.words.peek().is_some() {
            self.missed.note(reached, Expected::End);
            return;
        }
        if self.found.as_ref().is_none_or(|&(_, kept, own)| (reached, attempt.own) > (kept, own)) {
            self.found = Some((value, reached, attempt.own));
        }
    }

    /// For the forms of a group, which are tried at the same place.
    pub fn of_group<G>(&self) -> Best<G> {
        Best::new(self.whole)
    }

    /// Merges the readings of a group.
    pub fn absorb<G>(&mut self, group: Best<G>, wrap: impl FnOnce(G) -> T) {
        if let Some((value, reached, own)) = group.found
            && self.found.as_ref().is_none_or(|&(_, kept, kept_own)| (reached, own) > (kept, kept_own))
        {
            self.found = Some((wrap(value), reached, own));
        }
        let Missed { at, expected, fault } = group.missed;
        for expected in expected {
            self.missed.note(at, expected);
        }
        if let Some(fault) = fault {
            self.missed.fault.get_or_insert(fault);
        }
    }
}

/// The longest reading at these words, which are taken.
pub fn read_longest<T: Readable>(words: &mut Words<'_>, scene: &Scene, expected: Expected) -> Result<T, ReadError> {
    let mut best = Best::new(false);
    T::read_into(words, scene, &mut best);
    match best.found {
        Some((value, reached, _)) => {
            while words.reached() < reached && words.take().is_some() {}
            Ok(value)
        }
        None => Err(best.missed.error(words, expected)),
    }
}

/// The reading of all remaining words.
pub fn read_whole<T: Readable>(words: &Words<'_>, scene: &Scene, expected: Expected) -> Result<T, ReadError> {
    let mut best = Best::new(true);
    T::read_into(words, scene, &mut best);
    match best.found {
        Some((value, ..)) => Ok(value),
        None => Err(best.missed.error(words, expected)),
    }
}

/// A typed line that was not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistyped {
    /// Where it stops being understood, and what one reading expected there.
    pub error: ReadError,
    /// What the other readings expected there.
    pub others: Vec<Expected>,
    /// No phrase begins with its first word.
    pub is_unknown: bool,
}

/// Reads what somebody types at the board: like a line of the case language, but the verb may be in the imperative, capital
/// letters are allowed, and articles are optional.
///
/// ```
/// use jadoube_laws::event::Act;
/// use jadoube_laws::vocabulary::{Line, Scene, phrase, read_leniently};
///
/// let typed = Line::new("Touch E2 by accident");
/// let act: Act = read_leniently(&typed.words(), &Scene::default()).unwrap();
/// assert_eq!(phrase(&act), "touches e2 by accident");
/// let typed = Line::new("castle sideways");
/// let mistyped = read_leniently::<Act>(&typed.words(), &Scene::default()).unwrap_err();
/// assert_eq!(mistyped.message().to_string(), "found \"sideways\", expected short or long");
/// ```
pub fn read_leniently<T: Readable>(words: &Words<'_>, scene: &Scene) -> Result<T, Mistyped> {
    let words = words.leniently();
    let mut best = Best::new(true);
    T::read_into(&words, scene, &mut best);
    if let Some((value, ..)) = best.found {
        return Ok(value);
    }
    let is_unknown = best.missed.fault.is_none() && best.missed.at <= words.reached();
    let others = if is_unknown { Vec::new() } else { best.missed.expected.iter().skip(1).copied().collect() };
    Err(Mistyped { error: best.missed.error(&words, Expected::Deed("somebody")), others, is_unknown })
}

fn is_article(word: &str) -> bool {
    ["a", "an", "the"].iter().any(|article| word.eq_ignore_ascii_case(article))
}

/// Reads a line of the case language, without time and actor.
pub fn read_line<T: Readable>(line: &str, scene: &Scene) -> Result<T, ReadError> {
    let line = Line::new(line);
    read_whole(&line.words(), scene, Expected::Deed("somebody"))
}
