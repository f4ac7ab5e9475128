//! The Articles that a case cites: `(9.5.3)`, or `(9.5.3, 9.5.b in 2009 and 2014)`.

use std::collections::BTreeSet;

use jadoube_lawbook::Edition;
use jadoube_laws::vocabulary::{self, Words};

use crate::problem::{CaseWords, Expected, Problem, ReadError};
use crate::reader::read_one_edition;
use crate::{Case, Step};

/// The Articles that an item must cite, by edition.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Citations {
    /// Under the editions that are not named.
    otherwise: Option<String>,
    /// Under the editions that are.
    named: Vec<(Edition, String)>,
}

impl Citations {
    /// The Article that must be cited under an edition; any will do if there is none.
    pub fn under(&self, edition: Edition) -> Option<&str> {
        let named = self.named.iter().find(|(other, _)| *other == edition);
        named.map(|(_, number)| number).or(self.otherwise.as_ref()).map(String::as_str)
    }

    /// Reads the parentheses after an item of a line for these editions, if there are any.
    pub(crate) fn read(words: &mut Words<'_>, editions: &[Edition]) -> Result<Citations, ReadError> {
        let mut read = Citations::default();
        if !words.eat("(") {
            return Ok(read);
        }
        loop {
            let start = *words;
            let number =
                words.parse(vocabulary::Expected::Article, |word| is_article(word).then(|| word.to_owned()))?;
            if words.eat("in") {
                read.named_editions(words, &number, editions)?;
            } else if read.otherwise.replace(number).is_some() {
                return Err(start.wrong(Problem::Articles));
            }
            if !words.eat(",") {
                break;
            }
        }
        let all_named = editions.iter().all(|edition| read.named.iter().any(|(named, _)| named == edition));
        if read.otherwise.is_some() && all_named {
            return Err(words.wrong(Problem::Articles));
        }
        words.must(")")?;
        Ok(read)
    }

    /// `2009`, `2009 and 2014`, `2009, 2014 and 2018`: each of the line, and each once.
    fn named_editions(&mut self, words: &mut Words<'_>, number: &str, line: &[Edition]) -> Result<(), ReadError> {
        loop {
            let start = *words;
            let edition = words.word(Expected::Edition, read_one_edition)?;
            if !line.contains(&edition) || self.named.iter().any(|(named, _)| *named == edition) {
                return Err(start.wrong(Problem::Articles));
            }
            self.named.push((edition, number.to_owned()));
            let mut ahead = *words;
            let more = ahead.eat("and") || ahead.eat(",") && ahead.peek().and_then(read_one_edition).is_some();
            if !more {
                return Ok(());
            }
            *words = ahead;
        }
    }
}

/// `9.5.3`, `4.3.a`, `A.4.2`, `III.3.1.1`, `8.1.+1`.
fn is_article(word: &str) -> bool {
    let parts = || word.split('.');
    word.starts_with(|c: char| c.is_ascii_digit() || ('A'..='G').contains(&c) || matches!(c, 'I' | 'P'))
        && parts().all(|part| !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric() || c == '+'))
}

impl Case {
    /// The Articles in what it expects, with the edition of each.
    pub fn cited(&self) -> BTreeSet<(Edition, String)> {
        let lines = self.steps.iter().flat_map(|step| match step {
            Step::Expects(lines) => lines.as_slice(),
            Step::Happens(_) | Step::Begins(_) => &[],
        });
        let mut cited = BTreeSet::new();
        for line in lines {
            for item in &line.items {
                let under = |&edition| Some((edition, item.articles.under(edition)?.to_owned()));
                cited.extend(line.editions.iter().filter_map(under));
            }
        }
        cited
    }
}
