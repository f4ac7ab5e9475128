//! The glossary.

use jadoube_lawbook::{Edition, Term, glossary};
use jadoube_laws::vocabulary::distance;
use jadoube_texts::{Argument, Locale, Message, fold};
use miette::Result;
use serde_json::{Map, Value, json};

use super::page::{Look, Page};
use super::{Context, cut, json_lines};

/// One term, or all of them if none is named.
pub(super) fn show(context: &Context, written: &str) -> Result<String> {
    let terms = match written.trim() {
        "" => in_order(context.locale),
        word => find(context.locale, word).ok_or_else(|| unknown(context, word))?,
    };
    if context.json {
        return Ok(json_lines(terms.iter().map(|term| as_json(context, term))));
    }
    let mut page = Page::for_stdout();
    match (written.trim(), &terms[..]) {
        (word, terms) if !word.is_empty() => {
            for term in terms {
                page.blank();
                write(context, term, &mut page);
            }
        }
        _ => write_list(context, &terms, &mut page),
    }
    Ok(page.into_text())
}

/// All terms, sorted by their words in the language.
fn in_order(locale: Locale) -> Vec<&'static Term> {
    let mut terms: Vec<&Term> = glossary().iter().collect();
    terms.sort_by_key(|term| fold(&term.word(locale)));
    terms
}

/// The folded words for a term in a language.
fn names(term: &Term, locale: Locale) -> Vec<String> {
    let mut names = vec![fold(&term.word(locale))];
    names.extend(term.also(locale).iter().map(|word| fold(word)));
    names.push(fold(term.id));
    names.push(fold(term.id).replace('-', " "));
    names
}

/// The terms with this name in the language, else in any language; else those whose name begins with it.
fn find(locale: Locale, written: &str) -> Option<Vec<&'static Term>> {
    let wanted = fold(written);
    let languages = [locale].into_iter().chain(Locale::all());
    let exactly = languages.clone().map(|locale| matching(locale, |name| name == wanted));
    let beginning = languages.map(|locale| matching(locale, |name| name.starts_with(&wanted)));
    exactly.chain(beginning).find(|found| !found.is_empty())
}

fn matching(locale: Locale, fits: impl Fn(&str) -> bool) -> Vec<&'static Term> {
    glossary().iter().filter(|term| names(term, locale).iter().any(|name| fits(name))).collect()
}

fn unknown(context: &Context, written: &str) -> miette::Report {
    let wanted = fold(written);
    let locale = context.locale;
    let mut ranked: Vec<(usize, &Term)> = glossary()
        .iter()
        .map(|term| (names(term, locale).iter().map(|name| distance(name, &wanted)).min().unwrap_or(usize::MAX), term))
        .collect();
    ranked.sort_by_key(|&(far, _)| far);
    let near = ranked.iter().take(4).map(|(_, term)| term.word(locale).into_owned()).collect();
    let message = Message::new("laws-unknown-term").with("found", cut(written)).with("nearest", Argument::Any(near));
    context.fail(&message)
}

/// One line for each: word, meaning.
pub(super) fn write_list(context: &Context, terms: &[&Term], page: &mut Page) {
    let words: Vec<_> = terms.iter().map(|term| term.word(context.locale)).collect();
    let room = words.iter().map(|word| word.chars().count()).max().unwrap_or(0);
    for (term, word) in terms.iter().zip(&words) {
        page.item(0, &[(word, room, Look::Number)], &term.meaning(context.locale), Look::Plain);
    }
}

fn write(context: &Context, term: &Term, page: &mut Page) {
    let locale = context.locale;
    page.line(0, &term.word(locale), Look::Number);
    page.line(2, &term.meaning(locale), Look::Bold);
    let also: Vec<String> = term.also(locale).into_iter().map(Into::into).collect();
    if !also.is_empty() {
        let also = Message::new("laws-also").with("words", also.join(", "));
        page.line(2, &context.say(&also), Look::Plain);
    }
    page.blank();
    let editions =
        Edition::all().iter().copied().rev().filter(|edition| context.edition.is_none_or(|asked| asked == *edition));
    for edition in editions.chain(context.edition.filter(|asked| asked.is_interim())) {
        let year = edition.to_string();
        match &term.articles(edition)[..] {
            [] => page.item(
                2,
                &[(&year, 4, Look::Faint)],
                &context.say(&Message::new("laws-no-counterpart")),
                Look::Faint,
            ),
            articles => {
                let room = context.room(articles);
                let mut year = &*year;
                for entry in articles.iter().filter_map(|article| article.entry()) {
                    let look = if entry.is_title() { Look::Bold } else { Look::Plain };
                    let labels = [(year, 4, Look::Faint), (&*context.number(entry.number), room, Look::Number)];
                    page.item(2, &labels, &entry.headline(locale), look);
                    year = "";
                }
            }
        }
    }
    page.blank();
    page.line(2, &context.say(&Message::new("laws-other-languages")), Look::Faint);
    for other in Locale::all().filter(|&other| other != locale) {
        page.item(4, &[(other.tag(), 7, Look::Faint)], &term.word(other), Look::Plain);
    }
}

pub(super) fn as_json(context: &Context, term: &Term) -> Value {
    let mut articles = Map::new();
    for &edition in Edition::all() {
        let found = term.articles(edition);
        articles.insert(edition.to_string(), found.iter().map(|article| article.number).collect());
    }
    let words: Map<String, Value> =
        Locale::all().map(|locale| (locale.tag().to_owned(), term.word(locale).into())).collect();
    json!({
        "term": term.word(context.locale), "id": term.id, "also": term.also(context.locale),
        "meaning": term.meaning(context.locale), "articles": articles, "languages": words,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_term_is_found_by_any_of_its_names_in_any_language() {
        let id = |locale, word: &str| find(locale, word).map(|found| found[0].id);
        for word in ["j'adoube", "J’ADOUBE", "adjust", "I adjust"] {
            assert_eq!(id(Locale::EN, word), Some("adjust"), "{word}");
        }
        assert_eq!(id(Locale::HU, "SZABALYTALAN LEPES"), Some("illegal-move"));
        assert_eq!(id(Locale::EN, "νεκρη θεση"), Some("dead-position"));
        assert_eq!(id(Locale::SR_CYRL, "kovertirani potez"), Some("sealed-move"));
        assert_eq!(id(Locale::EN, "flag-fall"), Some("flag-fall"));
        assert_eq!(id(Locale::EN, "zugzwang"), None);
        assert!(find(Locale::EN, "Fischer mode").is_some());
    }
}
