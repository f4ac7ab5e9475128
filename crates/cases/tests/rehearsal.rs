//! A rehearsal: an edition that nobody has written, from the files of `tests/rehearsal/2027` alone. Its second illegal move
//! costs one minute and its third loses; one Article is new, one has another number, one is gone.

use std::sync::LazyLock;

use jadoube_cases::{read, run};
use jadoube_lawbook::{
    AddError, Article, Change, Date, Edition, InForce, Matter, Step, add_files, compare, concordance, edition_on,
    everyday, glossary, nearest,
};
use jadoube_laws::competition::Competition;
use jadoube_texts::Locale;

const FILES: [(&str, &str); 6] = [
    ("2027/edition.txt", include_str!("rehearsal/2027/edition.txt")),
    ("2027/articles.tsv", include_str!("rehearsal/2027/articles.tsv")),
    ("texts/en/2027.txt", include_str!("rehearsal/2027/texts.txt")),
    ("changes/2027.tsv", include_str!("rehearsal/2027/changes.tsv")),
    ("2027/renumbered.tsv", include_str!("rehearsal/2027/renumbered.tsv")),
    ("2027/matters.tsv", include_str!("rehearsal/2027/matters.tsv")),
];

/// The new edition. Every test asks for it first, since files are added before the lawbook is used.
fn rehearsed() -> Edition {
    static NEW: LazyLock<Edition> = LazyLock::new(|| {
        add_files(FILES).unwrap_or_else(|error| panic!("{error}"));
        Edition::newest()
    });
    *NEW
}

fn before() -> Edition {
    let new = rehearsed();
    Edition::all().iter().copied().rfind(|edition| *edition < new).unwrap()
}

#[test]
fn it_is_an_edition_like_the_others() {
    let new = rehearsed();
    assert_eq!((new.name(), new.year(), new.is_interim()), ("2027", 2027, false));
    assert_eq!("2027".parse(), Ok(new));
    assert!(Edition::names().ends_with(", 2027"));
    assert!(new > before() && Edition::all().last() == Some(&new));
    let day = |year, month, day| edition_on(Date { year, month: Some(month), day: Some(day) });
    assert_eq!((day(2027, 6, 30), day(2027, 7, 1)), (InForce::Edition(before()), InForce::Edition(new)));
    assert_eq!(add_files(FILES), Err(AddError::InUse));
}

#[test]
fn its_cases_pass_beside_those_of_the_edition_before() {
    let new = rehearsed();
    let cases = read(include_str!("rehearsal/rehearsal.case")).unwrap_or_else(|error| panic!("{error}"));
    for case in &cases {
        assert!(case.editions().contains(&new), "{}", case.title);
        for edition in case.editions() {
            let report = run(case, edition).unwrap_or_else(|error| panic!("{}: {error}", case.title));
            assert!(report.passed(), "{} ({edition}): {report:#?}", case.title);
        }
    }
}

#[test]
fn rule_values_are_its_own_or_those_of_the_edition_before() {
    let (new, old) = (rehearsed().rules(), before().rules());
    assert_eq!((new.illegal.standard.lost_at(), old.illegal.standard.lost_at()), (Some(3), Some(2)));
    assert_ne!(new.illegal.standard.at(1), new.illegal.standard.at(2));
    assert_eq!(new.illegal.standard.at(3), Step::Loss);
    assert!(!new.explanation && old.explanation);
    let mut rest = *new;
    (rest.illegal.standard, rest.explanation) = (old.illegal.standard, old.explanation);
    assert_eq!(rest, *old);
}

#[test]
fn it_is_stored_by_its_name_and_read_again() {
    let new = rehearsed();
    let competition = Competition::new(new, "90+30".parse().unwrap());
    let stored = serde_json::to_string(&competition).unwrap();
    assert!(stored.contains(r#""edition":"2027""#), "{stored}");
    assert_eq!(serde_json::from_str::<Competition>(&stored).unwrap(), competition);
    let article = Matter::IllegalMovePenalty.article(new);
    let stored = serde_json::to_string(&article).unwrap();
    assert_eq!(stored, r#""7.5.6 (2027)""#);
    assert_eq!(serde_json::from_str::<Article>(&stored).unwrap(), article);
    let unknown = serde_json::from_str::<Edition>(r#""2028""#).unwrap_err().to_string();
    assert!(unknown.starts_with(r#"found "2028", expected the year of an edition: 2009"#), "{unknown}");
    assert!(serde_json::from_str::<Article>(r#""7.5.5 (2027)""#).is_err());
}

#[test]
fn its_articles_are_found_shown_and_compared() {
    let (new, old) = (rehearsed(), before());
    let number = |article: Option<Article>| article.map(|article| article.number);
    assert_eq!(number(new.look_up("Article 7.5.6").unwrap().article), Some("7.5.6"));
    assert!(new.look_up("7.5.5").is_none() && new.look_up("11.10").is_none());
    assert_eq!(nearest(new, "7.5.5")[0].number, "7.5.6", "by the number that it has elsewhere");

    let added = new.catalogue().get("8.8").unwrap();
    assert_eq!(added.headline(Locale::EN), "The scoresheets are kept until the end of the competition");
    assert_eq!(added.headline(Locale::HU), added.headline(Locale::EN), "English until it is translated");
    let unchanged = new.catalogue().get("4.1").unwrap();
    assert!(unchanged.has_text_of(old.catalogue().get("4.1").unwrap()));

    let of = |change| -> Vec<String> {
        let differences = compare(old, new).into_iter().filter(|difference| difference.change == change);
        differences.map(|it| it.from.iter().chain(&it.to).map(|a| a.number).collect::<Vec<_>>().join(" ")).collect()
    };
    assert_eq!(of(Change::New), ["8.8"]);
    assert_eq!(of(Change::Removed), ["11.9"]);
    assert_eq!(of(Change::Meaning), ["7.5.5 7.5.6"]);
    assert_eq!(of(Change::Moved), ["11.10 11.9"]);
    let row = concordance().iter().position(|row| row.articles(new).any(|article| article.number == "8.8"));
    let above = concordance()[row.unwrap() - 1].articles(new).last();
    assert_eq!(number(above), Some("8.7"), "a new Article stands where the edition has it");
}

#[test]
fn references_to_other_editions_are_resolved() {
    let new = rehearsed();
    let first = Edition::all()[0];
    let numbers = |articles: Vec<Article>| articles.iter().map(|article| article.number).collect::<Vec<_>>();
    assert_eq!(numbers(first.article("7.4.b").unwrap().in_edition(new)), ["7.5.6"]);
    assert_eq!(numbers(new.article("7.5.6").unwrap().in_edition(first)), ["7.4.b"]);
    for &matter in Matter::ALL {
        assert!(matter.article(new).entry().is_some(), "{matter:?}");
    }
    assert_eq!(Matter::Explanation.article(new).number, "12.1", "where the right to it went, the nearest Article");
    assert_eq!(Matter::Appeal.article(new).number, "11.9", "from the table of new numbers");
    for term in glossary() {
        assert!(!term.articles(new).is_empty(), "{}", term.id);
    }
    let illegal = everyday().iter().flat_map(|matter| matter.articles(new));
    assert!(illegal.into_iter().all(|article| article.entry().is_some()));
}
