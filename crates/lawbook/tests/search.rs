//! What people type, and the Article that must come first.

use std::sync::{Mutex, PoisonError};

use jadoube_lawbook::{Edition, Found, How, Search};
use jadoube_texts::Locale;
use proptest::prelude::*;

fn newest(locale: Locale) -> &'static Search {
    static PREPARED: Mutex<Vec<(Locale, &Search)>> = Mutex::new(Vec::new());
    let mut prepared = PREPARED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, search)) = prepared.iter().find(|(other, _)| *other == locale) {
        return search;
    }
    let search = Box::leak(Box::new(Search::new(Edition::newest(), locale)));
    prepared.push((locale, search));
    search
}

fn first(found: &Found) -> Option<&'static str> {
    found.articles.first().map(|article| article.number)
}

#[test]
fn everyday_words_and_amounts_find_articles_in_every_language() {
    let mut wrong = Vec::new();
    let mut locales = Vec::new();
    let mut search = newest(Locale::EN);
    for line in include_str!("search.tsv").lines().skip(1) {
        let [tag, typed, right] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        if locales.last() != Some(&tag) {
            locales.push(tag);
            search = newest(tag.parse().unwrap());
        }
        let found = search.find(typed);
        if !right.split(' ').any(|number| first(&found) == Some(number)) {
            let numbers: Vec<_> = found.articles.iter().take(4).map(|article| article.number).collect();
            wrong.push(format!("{tag}: {typed}: found {numbers:?}, expected {right}"));
        }
    }
    assert_eq!(locales.len(), Locale::all().len());
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn english_words_are_found_in_every_language_and_called_english() {
    let words = [("perpetual check", "9.2"), ("toilet", "11.2.3.2"), ("handshake", "11.1"), ("queening", "3.7.3.3")];
    for locale in Locale::all().filter(|locale| *locale != Locale::EN) {
        let search = newest(locale);
        for (typed, number) in words {
            // A word may be the same in both languages.
            let found = search.find(typed);
            assert_eq!(first(&found), Some(number), "{locale}: {typed}");
            assert!(matches!(found.how, How::InEnglish | How::AsTyped), "{locale}: {typed}: {:?}", found.how);
        }
        assert_eq!(search.find("handshake").how, How::InEnglish, "{locale}");
    }
}

#[test]
fn an_amount_is_not_a_part_of_another() {
    let found = newest(Locale::EN).find("5 times");
    for article in &found.articles {
        let entry = article.entry().unwrap();
        let text: String = entry.paragraphs(Locale::EN).collect::<Vec<_>>().join(" ") + &entry.headline(Locale::EN);
        assert!(text.contains("five") || text.contains('5'), "{}: {text}", article.number);
        assert!(!["9.3", "9.6.2"].contains(&article.number));
    }
}

#[test]
fn it_is_said_how_something_was_found() {
    let swedish = newest(Locale::SV);
    assert_eq!(swedish.find("telefon").how, How::AsTyped);
    assert_eq!(swedish.find("telefonens").how, How::Similar);
    assert_eq!(swedish.find("xyzzy"), Found { articles: Vec::new(), how: How::Nothing });
    assert_eq!(swedish.find(" ?! ").how, How::Nothing);
    assert_eq!(newest(Locale::EN).find("sealed zugzwang").how, How::Partly);
    // Inside other words only when nothing else is found.
    assert!(newest(Locale::EN).find("heckmat").articles.iter().any(|article| article.number == "5.1.1"));
}

#[test]
fn older_editions_are_found_by_the_same_words() {
    let found = Search::new(Edition::all()[0], Locale::EN).find("mobile phone");
    assert_eq!(first(&found), Some("12.3.b"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn whatever_is_typed_gets_an_answer(typed in "\\PC{0,40}|[a-zα-ωа-ш0-9 .-]{0,30}") {
        for locale in [Locale::EN, Locale::EL] {
            let found = newest(locale).find(&typed);
            prop_assert_eq!(found.articles.is_empty(), found.how == How::Nothing);
        }
    }
}
