//! The schemas are up to date, and describe what is written.

#[path = "schema/check.rs"]
mod check;
#[path = "../examples/event_schema/files.rs"]
mod files;

use check::check;
use jadoube_clock::Instant;
use jadoube_lawbook::{Edition, Matter};
use jadoube_laws::competition::Competition;
use jadoube_laws::event::{Act, Actor, Event};
use jadoube_laws::game::Game;
use jadoube_laws::ruling::{Effect, Finding, Ruling, Written};
use jadoube_laws::schema;
use jadoube_laws::vocabulary::{Sample, Scene, read_line};
use serde_json::{Value, json};

const REMEDY: &str = "run `cargo run -p jadoube-laws --all-features --example event_schema`";

#[test]
fn the_files_are_up_to_date() {
    for (path, text) in files::all() {
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(kept == text, "{} is stale: {REMEDY}", path.display());
    }
}

/// Two types of the same name would be told apart by a number, which says nothing to a reader.
#[test]
fn every_definition_has_a_name_of_its_own() {
    for schema in [schema::event(), schema::ruling(), schema::record()] {
        let mut names = schema.get("$defs").and_then(Value::as_object).unwrap().keys();
        assert_eq!(names.find(|name| name.ends_with(|last: char| last.is_ascii_digit())), None);
    }
}

#[test]
fn every_act_agrees_with_the_schema() {
    let schema = schema::event();
    let samples = Act::samples();
    assert!(samples.len() > 100);
    for act in samples {
        let event = serde_json::to_value(Event { at: Instant(7), by: Actor::White, act }).unwrap();
        assert_eq!(check(schema.as_value(), &event), Ok(()), "{event}");
    }
}

#[test]
fn every_finding_and_effect_agrees_with_the_schema() {
    let schema = schema::ruling();
    let agrees = |finding: Finding, effects: Vec<Effect>| {
        let matter = Matter::Touching;
        let ruling = Ruling {
            article: matter.article(Edition::newest()),
            matter,
            finding,
            effects,
            written: Written::default(),
        };
        let ruling = serde_json::to_value(ruling).unwrap();
        assert_eq!(check(schema.as_value(), &ruling), Ok(()), "{ruling}");
    };
    let (findings, effects) = (Finding::samples(), Effect::samples());
    assert!(findings.len() > 250 && effects.len() > 20);
    let first = findings[0].clone();
    findings.into_iter().for_each(|finding| agrees(finding, Vec::new()));
    effects.into_iter().for_each(|effect| agrees(first.clone(), vec![effect]));
}

#[test]
fn a_stored_game_agrees_with_the_schema() {
    let mut game = Game::new(Competition::new(Edition::newest(), "40/90+30, 30+30".parse().unwrap()));
    let acts = [
        (Actor::Arbiter, json!("starts_round")),
        (Actor::White, json!({ "touches": { "square": "e2", "contact": "deliberate" } })),
        (Actor::White, json!({ "releases": { "on": "e4" } })),
        (Actor::White, json!({ "presses": { "hand": "one" } })),
    ];
    for (number, (by, act)) in (0..).zip(acts) {
        let act: Act = serde_json::from_value(act).unwrap();
        game.apply(Event { at: Instant(1_000 * number), by, act }).unwrap();
    }
    let resigns = read_line::<Act>("resigns", &Scene::default()).unwrap();
    game.apply(Event { at: Instant(9_000), by: Actor::Black, act: resigns }).unwrap();
    let mut record = serde_json::to_value(game.record()).unwrap();
    let schema = schema::record();
    assert_eq!(check(schema.as_value(), &record), Ok(()));
    record["competition"]["edition"] = json!("1997");
    assert!(check(schema.as_value(), &record).is_err());
}

#[test]
fn unreadable_documents_violate_the_schema() {
    let schema = schema::event();
    let fine = json!({ "at": 0, "by": "white", "act": { "touches": { "square": "e2", "contact": "deliberate" } } });
    assert_eq!(check(schema.as_value(), &fine), Ok(()));
    let faults = [
        ("/by", json!("nobody")),
        ("/at", json!(-1)),
        ("/at", json!("0")),
        ("/act", json!("wins")),
        ("/act", json!({ "wins": {} })),
        ("/act", json!({ "touches": { "square": "e2" } })),
        ("/act/touches/square", json!("e9")),
        ("/act/touches/contact", json!("gentle")),
    ];
    for (place, fault) in faults {
        let mut event = fine.clone();
        *event.pointer_mut(place).unwrap() = fault;
        assert!(check(schema.as_value(), &event).is_err(), "{event}");
        assert!(serde_json::from_value::<Event>(event.clone()).is_err(), "{event}");
    }
}
