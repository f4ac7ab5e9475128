//! Every case of the folder `cases/`, under every edition for which it expects something.

use std::collections::BTreeMap;

use jadoube_cases::{read, run};

/// Cases that do not pass yet, by file and title, with the reason. The test fails when another case fails, and when one of
/// these starts to pass.
const KNOWN_OPEN: &[(&str, &str, &str)] = &[];

#[test]
fn every_case_passes_but_those_known_to_be_open() {
    assert!(jadoube_corpus::FILES.len() > 80, "{} files", jadoube_corpus::FILES.len());
    let mut failures: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
    let mut titles = Vec::new();
    for &(file, text) in jadoube_corpus::FILES {
        let name = file.trim_start_matches("cases/").to_owned();
        let cases = read(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        for case in &cases {
            assert!(!case.editions().is_empty(), "{name}: {} expects nothing", case.title);
            titles.push((name.clone(), case.title.clone()));
            for edition in case.editions() {
                let report = run(case, edition).unwrap_or_else(|error| panic!("{name}: {}: {error}", case.title));
                let unmet = report.failed().map(|verdict| {
                    let article = verdict.article.as_deref().unwrap_or("");
                    format!("{edition}, {}: expected {} {article}", verdict.item.place, verdict.item.text)
                });
                let refused = report.unexpected().map(|(place, why)| format!("{edition}, {place}: {why}"));
                let list: Vec<String> = unmet.chain(refused).collect();
                if !list.is_empty() {
                    failures.entry((name.clone(), case.title.clone())).or_default().extend(list);
                }
            }
        }
    }
    titles.sort();
    let twice: Vec<_> = titles.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| &pair[0]).collect();
    assert!(twice.is_empty(), "titles used twice in a file: {twice:?}");
    let mut wrong = String::new();
    for ((file, title), list) in &failures {
        if !KNOWN_OPEN.iter().any(|(open, name, _)| open == file && name == title) {
            wrong += &format!("{file}: {title}\n    {}\n", list.join("\n    "));
        }
    }
    for (file, title, why) in KNOWN_OPEN {
        if !failures.contains_key(&((*file).to_owned(), (*title).to_owned())) {
            wrong += &format!("{file}: {title}\n    passes now, or is gone; it was open because {why}\n");
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}
