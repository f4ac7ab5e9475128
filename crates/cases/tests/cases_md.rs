//! The lists of docs/CASES.md say what the Articles declare.

#[allow(dead_code)]
#[path = "../examples/cases_md/page.rs"]
mod page;
#[path = "../examples/cases_md/phrases.rs"]
mod phrases;

use jadoube_laws::event::Act;
use jadoube_laws::vocabulary::{Scene, read_line};

#[test]
fn cases_md_is_up_to_date() {
    let written = std::fs::read_to_string(page::cases_md()).unwrap();
    let wanted = page::page(&written).unwrap();
    let line = written.lines().zip(wanted.lines()).position(|(written, wanted)| written != wanted);
    assert!(
        written == wanted,
        "docs/CASES.md is out of date from line {}: run `cargo run -p jadoube-cases --example cases_md`",
        line.map_or(0, |line| line + 1)
    );
}

/// What the page shows is what a case may say.
#[test]
fn phrases_of_acts_are_read() {
    for shown in phrases::shown::<Act>() {
        for phrase in shown.also.iter().chain([&shown.says]) {
            if let Err(error) = read_line::<Act>(phrase, &Scene::default()) {
                panic!("{phrase}: {error}");
            }
        }
    }
}
