//! Every Article is accounted for: cases cite Articles that exist, none is without a case, docs/LAWS.md is up to date.

#[allow(dead_code)]
#[path = "../examples/laws_md/page.rs"]
mod page;

use std::collections::BTreeSet;
use std::path::Path;

use jadoube_lawbook::{Edition, Matter};
use page::Cited;

const REMEDY: &str = "run `cargo run -p jadoube-cases --example laws_md`";

fn list(articles: &[impl std::fmt::Display]) -> String {
    articles.iter().map(|article| format!("\n  {article}")).collect()
}

fn list_cited(articles: &[&Cited]) -> String {
    list(&articles.iter().map(|(edition, number)| format!("{edition} {number}")).collect::<Vec<_>>())
}

/// The names of the matters on which the code under a folder rules.
fn ruled_on(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            ruled_on(&path, names);
        } else {
            let text = std::fs::read_to_string(&path).unwrap();
            let named = text.split("Matter::").skip(1);
            names.extend(named.map(|rest| rest.chars().take_while(char::is_ascii_alphanumeric).collect::<String>()));
        }
    }
}

#[test]
fn articles_with_rulings_are_not_pending() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../laws/src");
    let mut names = BTreeSet::new();
    for entry in std::fs::read_dir(&source).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            ruled_on(&path, &mut names);
        }
    }
    assert!(names.len() > 50, "the source names only {names:?}");
    let mut pending = Vec::new();
    for &matter in Matter::ALL.iter().filter(|matter| names.contains(&format!("{matter:?}"))) {
        for &edition in Edition::all() {
            let entry = matter.article(edition).entry();
            if let Some(entry) = entry.filter(|entry| !entry.treatment.is_carried_out()) {
                pending.push(format!("{edition} {} ({matter:?}): {}", entry.number, entry.treatment.name()));
            }
        }
    }
    assert!(pending.is_empty(), "rulings cite these, and data/articles-YEAR.tsv has nothing done:{}", list(&pending));
}

#[test]
fn every_article_that_a_case_cites_exists() {
    let citations = page::citations(&page::read_cases().unwrap());
    let unknown: Vec<&Cited> =
        citations.keys().filter(|(edition, number)| edition.catalogue().get(number).is_none()).collect();
    assert!(unknown.is_empty(), "cases cite Articles that do not exist:{}", list_cited(&unknown));
}

#[test]
fn treatments_of_articles_4_to_14_have_a_case() {
    let citations = page::citations(&page::read_cases().unwrap());
    let without = page::without_case(&citations);
    let known = page::known_without_case().unwrap();
    let new: Vec<&Cited> = without.iter().filter(|article| !known.contains(article)).collect();
    assert!(new.is_empty(), "no case cites these:{}", list_cited(&new));
    let stale: Vec<&Cited> = known.iter().filter(|article| !without.contains(article)).collect();
    assert!(stale.is_empty(), "data/without_case.tsv need not list these ({REMEDY}):{}", list_cited(&stale));
}

#[test]
fn laws_md_is_up_to_date() {
    let citations = page::citations(&page::read_cases().unwrap());
    let written = std::fs::read_to_string(page::laws_md()).unwrap_or_default();
    let wanted = page::page(&citations);
    let line = written.lines().zip(wanted.lines()).position(|(written, wanted)| written != wanted);
    assert!(written == wanted, "docs/LAWS.md is out of date from line {}: {REMEDY}", line.map_or(0, |line| line + 1));
}
