//! The schemas are up to date, and every answer agrees with them.

#[path = "../../laws/tests/schema/check.rs"]
mod check;

use std::path::Path;

use check::check;
use jadoube_api::{answer_json, schema};
use jadoube_lawbook::Edition;
use serde_json::{Value, json};

const REMEDY: &str = "run `cargo run -p jadoube-api --all-features --example json_schema`";

#[test]
fn the_files_are_up_to_date() {
    for (name, text) in schema::files() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("schema").join(name);
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(kept == text, "{} is stale: {REMEDY}", path.display());
    }
}

/// Two types of the same name would be told apart by a number, which says nothing to a reader.
#[test]
fn every_definition_has_a_name_of_its_own() {
    for schema in [schema::answer(), schema::request()] {
        let names = schema.get("$defs").and_then(Value::as_object).cloned().unwrap_or_default();
        let numbered = names.keys().find(|name| name.ends_with(|last: char| last.is_ascii_digit()));
        assert_eq!(numbered.filter(|name| *name != "Chess960"), None);
    }
}

/// The answer to a question, which must agree with the schemas as the question does.
fn ask(answers: &Value, requests: &Value, question: &Value) -> Value {
    assert_eq!(check(requests, question), Ok(()), "{question}");
    let answer: Value = serde_json::from_str(&answer_json(&question.to_string())).unwrap();
    assert_eq!(check(answers, &answer), Ok(()), "{question}: {answer}");
    assert_eq!(answer["version"], jadoube_api::VERSION);
    answer
}

#[test]
fn every_kind_of_answer_agrees_with_the_schema() {
    let (answers, requests) = (schema::answer(), schema::request());
    let ask = |question: Value| ask(answers.as_value(), requests.as_value(), &question);
    let kings = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let pgn = "[Date \"2024.01.05\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n";
    for (question, expected) in [
        (json!({ "ask": "article", "number": "7.5.5", "locale": "hu" }), "article"),
        (json!({ "ask": "edition", "edition": "2009", "locale": "el" }), "edition"),
        (json!({ "ask": "compare", "from": "2009", "to": "2023" }), "comparison"),
        (json!({ "ask": "search", "words": "mobile phone" }), "search"),
        (json!({ "ask": "term", "word": "check" }), "search"),
        (json!({ "ask": "position", "fen": kings, "moves": ["O-O"] }), "position"),
        (json!({ "ask": "mate", "fen": kings, "side": "white" }), "mate"),
        (json!({ "ask": "legal", "fen": kings }), "legal"),
        (json!({ "ask": "legal", "fen": "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1" }), "legal"),
        (json!({ "ask": "legal", "fen": kings, "chess960": 960 }), "error"),
        (json!({ "ask": "notation", "text": "1. e4 e5 2. Hf3 Zz9", "from": "hu" }), "notation"),
        (json!({ "ask": "audit", "pgn": pgn, "severity": "warning" }), "audit"),
        (json!({ "ask": "audit", "pgn": pgn, "only": ["nonsense"] }), "error"),
        (json!({ "ask": "article", "number": "99.1" }), "error"),
        (json!({ "ask": "article", "number": "1.1", "locale": "xx" }), "error"),
        (json!({ "ask": "position", "fen": "8/8/8/8/8/8/8/8 w - - 0 1" }), "error"),
    ] {
        assert_eq!(ask(question.clone())["type"], expected, "{question}");
    }
    let nothing: Value = serde_json::from_str(&answer_json("{\"ask\":\"nothing\"}")).unwrap();
    assert_eq!((&nothing["type"], &nothing["code"]), (&json!("error"), &json!("bad_request")));
    assert_eq!(check(answers.as_value(), &nothing), Ok(()));
}

#[test]
fn every_case_agrees_with_the_schema() {
    let (answers, requests) = (schema::answer(), schema::request());
    let full = std::env::var_os("JADOUBE_FULL").is_some();
    let locales = ["en", "hu", "sv", "el", "sr-Latn", "sr-Cyrl"];
    let files = jadoube_corpus::FILES;
    assert!(files.len() > 50);
    let editions: Vec<String> = Edition::all().iter().map(ToString::to_string).collect();
    for (index, (name, text)) in files.iter().enumerate() {
        // Each file in one language by default; a schema does not depend on the language.
        let languages = if full { &locales[..] } else { &locales[index % locales.len()..][..1] };
        for locale in languages {
            let question = json!({ "ask": "rule", "case": text, "editions": editions, "locale": locale });
            let answer = ask(answers.as_value(), requests.as_value(), &question);
            assert_eq!(answer["type"], "rule", "{name}");
            assert_eq!(answer["errors"], json!([]), "{name}");
            assert!(answer["runs"].as_array().is_some_and(|runs| !runs.is_empty()), "{name}");
        }
    }
}
