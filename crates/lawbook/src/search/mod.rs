//! Finds Articles by what people type: words of the Laws, everyday words, other endings, numbers of Articles, amounts in
//! digits or in words, whole questions, and words with a slip in them.

use std::collections::HashMap;
use std::sync::OnceLock;

use jadoube_texts::Locale;
use serde::Serialize;

use crate::load::lawbook;
use crate::{Article, Edition, everyday, glossary};

mod index;
mod words;

use index::Index;
pub(crate) use words::{Amounts, SmallWords};
use words::{begins, has, like, plain, within, words_of};

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The best first; where some have all the words, only those.
    pub articles: Vec<Article>,
    /// How they were found.
    pub how: How,
}

/// How Articles were found.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// They have all the words as they were typed, or the number.
    AsTyped,
    /// They have all the words, some with other endings or spelled differently.
    Similar,
    /// They have only some of the words, or have them inside other words.
    Partly,
    /// Not in the language of the reader, but in English.
    InEnglish,
    /// Not at all.
    Nothing,
}

/// A term of the Laws or an everyday word.
struct Name {
    plain: String,
    words: Vec<String>,
    /// The Article is the main one for it.
    first: bool,
}

/// An Article as it is searched.
struct Line {
    article: Article,
    names: Vec<Name>,
    headline: String,
    words: Vec<String>,
    text: Vec<String>,
}

struct Inquiry {
    asked: String,
    wanted: Vec<String>,
    /// What was typed is the number of this Article, or of those that it is divided into.
    numbers: (Option<Article>, Vec<Article>),
}

/// From this rank on all words are there as typed; then with other endings; below that only some of them, or inside other
/// words. The last bit of a rank says that an ending differs.
const EXACT: u32 = 100;
/// From here on a name or a headline has all the words; below, only the text has, or only some are there.
const NAMED: u32 = 88;
const FULL: u32 = 80;
const ENDING: u32 = 1;

/// What is worth less than this, or less than this part of the best, is not shown.
const LEAST_WORTH: f64 = 24.0;
const LEAST_PART: f64 = 0.6;

/// How well an Article matches: not at all (0), by its text, by a name, by its number (most).
fn rank(line: &Line, inquiry: &Inquiry) -> u32 {
    let Inquiry { asked, wanted, numbers: (number, parts) } = inquiry;
    if *number == Some(line.article) {
        return 200;
    }
    if parts.contains(&line.article) {
        return 180;
    }
    let mut best = 0;
    for name in &line.names {
        let first = if name.first { 16 } else { 0 };
        let found = if name.plain == *asked || name.words == *wanted {
            160 + first
        } else if asked.chars().count() > 3 && name.plain.starts_with(asked.as_str()) {
            140 + first
        } else if wanted.len() == name.words.len() && has(wanted, &name.words, like) {
            122 + ENDING + first
        } else if has(wanted, &name.words, begins) {
            104 + first
        } else if has(wanted, &name.words, like) {
            88 + first / 2
        } else if has(&name.words, wanted, |word, typed| like(word, typed) || like(typed, word)) {
            // The everyday word may lack a word or an ending of what was typed.
            40 + (6 * name.words.len() as u32).min(16) + first
        } else {
            0
        };
        best = best.max(found);
    }
    if has(wanted, &line.words, begins) {
        let phrase = if line.headline.contains(asked.as_str()) { 8 } else { 0 };
        let whole = if has(wanted, &line.words, |word, found| word == found) { 4 } else { 0 };
        best = best.max(EXACT + phrase + whole);
    }
    if best >= FULL {
        return best;
    }
    let all: Vec<String> = line.words.iter().chain(line.names.iter().flat_map(|name| &name.words)).cloned().collect();
    let text = || -> Vec<String> { all.iter().chain(&line.text).cloned().collect() };
    if has(wanted, &all, begins) {
        84
    } else if has(wanted, &text(), begins) {
        82
    } else if has(wanted, &line.words, like) {
        best.max(20)
    } else if has(wanted, &all, within) {
        best.max(10)
    } else {
        best
    }
}

/// The Articles of an edition in a language, prepared for searching them many times.
pub struct Search {
    edition: Edition,
    language: &'static str,
    lines: Vec<Line>,
    index: Index,
    /// The same in English, for readers of another language who type an English word.
    english: OnceLock<Box<Search>>,
}

impl Search {
    /// Prepares the texts, terms and everyday words of an edition.
    ///
    /// ```
    /// use jadoube_lawbook::{Edition, How, Search};
    /// use jadoube_texts::Locale;
    /// let found = Search::new(Edition::newest(), Locale::HU).find("5-ször");
    /// assert_eq!((found.articles[0].number, found.how), ("9.6.1", How::AsTyped));
    /// let found = Search::new(Edition::newest(), Locale::HU).find("handshake");
    /// assert_eq!((found.articles[0].number, found.how), ("11.1", How::InEnglish));
    /// ```
    pub fn new(edition: Edition, locale: Locale) -> Search {
        let language = locale.base().tag();
        let mut names = names(edition, locale);
        let lines = edition.catalogue().entries().iter().map(|entry| {
            let article = Article { edition, number: entry.number };
            let headline = plain(&entry.headline(locale));
            Line {
                article,
                names: names.remove(&article).unwrap_or_default(),
                words: words_of(&headline, language),
                headline,
                text: entry.paragraphs(locale).flat_map(|paragraph| words_of(&paragraph, language)).collect(),
            }
        });
        let lines: Vec<Line> = lines.collect();
        Search { edition, language, index: Index::new(&lines), lines, english: OnceLock::new() }
    }

    /// What fits what somebody typed, in the language of the reader or else in English.
    pub fn find(&self, typed: &str) -> Found {
        let small = lawbook().small_words();
        let is_small = |word: &str| small.contains(self.language, word);
        let wanted = self.index.joined(words_of(typed, self.language), is_small);
        let (articles, best) = self.ranked(typed, &wanted);
        if best < FULL && self.language != Locale::EN.tag() {
            let english = self.english.get_or_init(|| Box::new(Search::new(self.edition, Locale::EN)));
            let (articles, best) = english.ranked(typed, &words_of(typed, english.language));
            if best >= FULL {
                return Found { articles, how: How::InEnglish };
            }
        }
        if best < FULL
            && let Some(corrected) = self.index.corrected(&wanted, is_small)
        {
            let (articles, best) = self.ranked(&corrected.join(" "), &corrected);
            let how = if best >= FULL { How::Similar } else { How::Partly };
            return Found { how: if articles.is_empty() { How::Nothing } else { how }, articles };
        }
        let how = match best {
            _ if articles.is_empty() => How::Nothing,
            EXACT.. if best % 2 == 0 => How::AsTyped,
            FULL.. => How::Similar,
            _ => How::Partly,
        };
        Found { articles, how }
    }

    /// What fits, the best first, and how well that does.
    fn ranked(&self, typed: &str, wanted: &[String]) -> (Vec<Article>, u32) {
        if wanted.is_empty() {
            return (Vec::new(), 0);
        }
        let small = lawbook().small_words();
        let telling: Vec<String> = wanted.iter().filter(|word| !small.contains(self.language, word)).cloned().collect();
        let shorter = (!telling.is_empty() && telling.len() < wanted.len()).then(|| Inquiry {
            asked: telling.join(" "),
            wanted: telling.clone(),
            numbers: (None, Vec::new()),
        });
        let looked_up = self.edition.look_up(typed).map(|found| (found.article, found.parts));
        let inquiry =
            Inquiry { asked: plain(typed.trim()), wanted: wanted.to_vec(), numbers: looked_up.unwrap_or_default() };
        let rank_of = |line: &Line| {
            let without_small = shorter.as_ref().map_or(0, |shorter| rank(line, shorter).saturating_sub(2));
            rank(line, &inquiry).max(without_small)
        };
        let ranks: Vec<u32> = self.lines.iter().map(rank_of).collect();
        let best = ranks.iter().copied().max().unwrap_or(0);
        let worths: Vec<f64> = if best >= NAMED {
            ranks.iter().map(|&rank| if rank >= FULL { f64::from(rank) } else { 0.0 }).collect()
        } else {
            let covered = self.index.coverage(if telling.is_empty() { wanted } else { &telling });
            ranks.iter().zip(covered).map(|(&rank, covered)| 60.0 * covered + 0.5 * f64::from(rank)).collect()
        };
        let most = worths.iter().copied().fold(0.0, f64::max);
        // Only inside other words: better than nothing.
        let least = if best >= NAMED || most < LEAST_WORTH { 1.0 } else { LEAST_WORTH.max(most * LEAST_PART) };
        let mut found: Vec<(f64, Article)> = worths
            .into_iter()
            .zip(&self.lines)
            .filter(|(worth, _)| *worth >= least)
            .map(|(worth, line)| (worth, line.article))
            .collect();
        found.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        (found.into_iter().map(|(_, article)| article).collect(), best)
    }
}

/// The terms of the Laws by the Articles that they belong to, then everyday words.
fn names(edition: Edition, locale: Locale) -> HashMap<Article, Vec<Name>> {
    let language = locale.base().tag();
    let mut found: HashMap<Article, Vec<Name>> = HashMap::new();
    let terms = glossary().iter().map(|term| {
        (term.articles(edition), std::iter::once(term.word(locale)).chain(term.also(locale)).collect::<Vec<_>>())
    });
    let matters = everyday().iter().map(|matter| (matter.articles(edition), matter.words(locale)));
    for (articles, words) in terms.chain(matters) {
        for (index, article) in articles.into_iter().enumerate() {
            let names = words.iter().map(|word| Name {
                plain: plain(word),
                words: words_of(word, language),
                first: index == 0,
            });
            found.entry(article).or_default().extend(names);
        }
    }
    found
}
