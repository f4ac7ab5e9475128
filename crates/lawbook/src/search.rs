//! Finds Articles by what people type: words of the Laws, everyday words, other endings, numbers of Articles, amounts in
//! digits or in words.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::OnceLock;

use jadoube_texts::{Locale, fold};
use serde::Serialize;

use crate::load::{File, LoadError, lawbook};
use crate::{Article, Edition, everyday, glossary};

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
    /// They have all the words, some with other endings.
    Similar,
    /// They have only some of the words, or have them inside other words.
    Partly,
    /// Not in the language of the reader, but in English.
    InEnglish,
    /// Not at all.
    Nothing,
}

/// Words that stand for a number, by language: `fifty` is `50`, `ötször` is `5 ször`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Amounts(HashMap<&'static str, HashMap<String, Vec<String>>>);

impl Amounts {
    /// Reads `amounts.tsv`: language, words, meaning.
    pub(crate) fn read(file: &File) -> Result<Amounts, LoadError> {
        let mut amounts = Amounts::default();
        for row in file.rows(3) {
            let (line, fields) = row?;
            let of_language = amounts.0.entry(fields[0]).or_default();
            for word in fields[1].split("; ") {
                let meaning = fields[2].split(' ').map(plain).collect();
                if of_language.insert(plain(word), meaning).is_some() {
                    return Err(file.fails(line, format!("{word:?} has two meanings")));
                }
            }
        }
        Ok(amounts)
    }

    fn get(&self, language: &str, word: &str) -> Option<&[String]> {
        self.0.get(language)?.get(word).map(Vec::as_slice)
    }
}

/// Folded, and alike for those who write đ as `dj` and for those who write `d`.
fn plain(text: &str) -> String {
    let folded: String = fold(text).chars().map(|letter| if is_apostrophe(letter) { '\'' } else { letter }).collect();
    folded.replace("dj", "d")
}

fn is_apostrophe(letter: char) -> bool {
    matches!(letter, '’' | '‘' | 'ʼ' | '´' | '`')
}

fn is_hyphen(letter: char) -> bool {
    matches!(letter, '-' | '‐' | '‑' | '–' | '—')
}

/// The words of a text, with numbers in digits: `fifty-move` is `50 move`.
fn words_of(text: &str, language: &str) -> Vec<String> {
    let amounts = lawbook().amounts();
    let mut words = Vec::new();
    let mut push = |word: &str| match amounts.get(language, word) {
        Some(tokens) => words.extend_from_slice(tokens),
        None => words.push(word.to_owned()),
    };
    for chunk in plain(text).split(|letter: char| !letter.is_alphanumeric() && letter != '.' && !is_hyphen(letter)) {
        let chunk = chunk.trim_matches('.');
        // The number of an Article is not an amount.
        if chunk.contains('.') && chunk.contains(|letter: char| letter.is_ascii_digit()) {
            push(chunk);
            continue;
        }
        let parts: Vec<&str> =
            chunk.split(|letter| letter == '.' || is_hyphen(letter)).filter(|part| !part.is_empty()).collect();
        // `seventy-five` is one number, `fifty-move` a number and a word.
        let whole = parts.concat();
        match amounts.get(language, &whole) {
            Some(_) => push(&whole),
            None => parts.into_iter().for_each(&mut push),
        }
    }
    words
}

/// Words that are ignored where nothing has all the words that were typed.
const SMALL: [&str; 42] = [
    "a", "an", "the", "of", "in", "on", "to", "is", "are", "my", "his", "her", "for", "if", "and", "or", "az", "es",
    "van", "egy", "ha", "en", "ett", "och", "att", "i", "pa", "ar", "om", "o", "η", "το", "του", "τησ", "και", "αν",
    "ο", "je", "u", "na", "da", "se",
];

fn is_amount(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a word begins as wanted. A number is wanted whole: `5` is not `50`.
fn begins(wanted: &str, found: &str) -> bool {
    if is_amount(wanted) { wanted == found } else { found.starts_with(wanted) }
}

/// Whether two words differ only in their ending, as in inflected languages.
fn alike(one: &str, other: &str) -> bool {
    if is_amount(one) || is_amount(other) {
        return one == other;
    }
    let shared = one.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
    let (one, other) = (one.chars().count(), other.chars().count());
    let (shorter, longer) = (one.min(other), one.max(other));
    // A short word must match except for its last letter, or it is another word: κινητό is not κίνηση.
    let needed = shorter.saturating_sub(if shorter < 8 { 1 } else { 2 }).max(4);
    shared >= needed && shared * 10 >= longer * 6
}

fn like(wanted: &str, found: &str) -> bool {
    begins(wanted, found) || alike(wanted, found)
}

fn within(wanted: &str, found: &str) -> bool {
    !is_amount(wanted) && wanted.chars().count() > 2 && found.contains(wanted)
}

fn has(wanted: &[String], there: &[String], fits: impl Fn(&str, &str) -> bool) -> bool {
    !wanted.is_empty() && wanted.iter().all(|word| there.iter().any(|found| fits(word, found)))
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
const FULL: u32 = 80;
const ENDING: u32 = 1;

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
        Search { edition, language, lines: lines.collect(), english: OnceLock::new() }
    }

    /// What fits what somebody typed, in the language of the reader or else in English.
    pub fn find(&self, typed: &str) -> Found {
        let (articles, best) = self.ranked(typed);
        if best < FULL && self.language != Locale::EN.tag() {
            let english = self.english.get_or_init(|| Box::new(Search::new(self.edition, Locale::EN)));
            let (articles, best) = english.ranked(typed);
            if best >= FULL {
                return Found { articles, how: How::InEnglish };
            }
        }
        let how = match best {
            0 => How::Nothing,
            EXACT.. if best % 2 == 0 => How::AsTyped,
            FULL.. => How::Similar,
            _ => How::Partly,
        };
        Found { articles, how }
    }

    /// What fits, the best first, and how well that does.
    fn ranked(&self, typed: &str) -> (Vec<Article>, u32) {
        let wanted = words_of(typed, self.language);
        if wanted.is_empty() {
            return (Vec::new(), 0);
        }
        let telling: Vec<String> = wanted.iter().filter(|word| !SMALL.contains(&word.as_str())).cloned().collect();
        let shorter = (!telling.is_empty() && telling.len() < wanted.len()).then(|| Inquiry {
            asked: telling.join(" "),
            wanted: telling,
            numbers: (None, Vec::new()),
        });
        let looked_up = self.edition.look_up(typed).map(|found| (found.article, found.parts));
        let inquiry = Inquiry { asked: plain(typed.trim()), wanted, numbers: looked_up.unwrap_or_default() };
        let mut found: Vec<(u32, Article)> = Vec::new();
        for line in &self.lines {
            let without_small = shorter.as_ref().map_or(0, |shorter| rank(line, shorter).saturating_sub(2));
            let rank = rank(line, &inquiry).max(without_small);
            if rank > 0 {
                found.push((rank, line.article));
            }
        }
        let best = found.iter().map(|(rank, _)| *rank).max().unwrap_or(0);
        found.retain(|(rank, _)| best < FULL || *rank >= FULL);
        found.sort_by_key(|(rank, _)| Reverse(*rank));
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
