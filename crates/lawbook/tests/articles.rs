//! Every Article is accounted for: the lists are complete, and every matter has an Article that exists.

use jadoube_lawbook::{Edition, Matter};

fn list(articles: &[impl std::fmt::Display]) -> String {
    articles.iter().map(|article| format!("\n  {article}")).collect()
}

#[test]
fn every_article_is_listed_and_no_other() {
    for &edition in Edition::all() {
        let path = format!("{}/../../../shared/laws/articles-{edition}.tsv", env!("CARGO_MANIFEST_DIR"));
        let Ok(text) = std::fs::read_to_string(&path) else {
            println!("skipped: the Articles of {edition} are not compared, since ../shared/laws/ is not there");
            continue;
        };
        let theirs: Vec<&str> = text.lines().skip(1).filter_map(|line| line.split('\t').next()).collect();
        let numbers = edition.catalogue().entries().iter().map(|entry| entry.number);
        // We count passages without a number that the notes leave out, such as the opening statement of 2009.
        let is_passage = |number: &str| number.rsplit('.').next().is_some_and(|last| last.starts_with('+'));
        let ours: Vec<&str> = numbers.filter(|number| theirs.contains(number) || !is_passage(number)).collect();
        let missing: Vec<_> = theirs.iter().filter(|number| !ours.contains(number)).collect();
        let unknown: Vec<_> = ours.iter().filter(|number| !theirs.contains(number)).collect();
        assert!(missing.is_empty(), "{edition} lacks{}", list(&missing));
        assert!(unknown.is_empty(), "{edition} has no{}", list(&unknown));
        assert_eq!(ours, theirs, "{edition} has another order");
    }
}

#[test]
fn every_matter_has_an_article_that_exists() {
    let mut wrong = Vec::new();
    for &matter in Matter::ALL {
        for &edition in Edition::all() {
            let article = matter.article(edition);
            if article.entry().is_none() {
                wrong.push(format!("{matter:?} is {article} in {edition}, which has no such Article"));
            }
        }
    }
    assert!(wrong.is_empty(), "data/matters.tsv:{}", list(&wrong));
}
