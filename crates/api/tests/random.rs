//! Damaged questions, as they reach us from Python, C, WebAssembly and the Model Context Protocol: each gets an answer in JSON, and an
//! error says what is wrong.

mod common;

use common::questions;
use jadoube_api::{answer_json, mcp};
use proptest::prelude::*;
use serde_json::{Value, json};

/// Puts pieces of one text into another, and cuts some out.
fn damaged() -> impl Strategy<Value = String> {
    let texts: Vec<String> = questions().into_iter().map(|(_, question)| hurried(question).to_string()).collect();
    let text = proptest::sample::select(texts);
    let piece = prop_oneof![
        "\\PC{0,4}",
        Just("\\u0000".to_owned()),
        Just("9".repeat(40)),
        Just("{[\"".repeat(9)),
        Just(String::new())
    ];
    (text, proptest::collection::vec((any::<proptest::sample::Index>(), 0..6_usize, piece), 1..5)).prop_map(
        |(text, edits)| {
            let mut letters: Vec<char> = text.chars().collect();
            for (place, cut, piece) in edits {
                let at = place.index(letters.len() + 1);
                let end = (at + cut).min(letters.len());
                letters.splice(at..end, piece.chars());
            }
            letters.into_iter().collect()
        },
    )
}

/// The same question with a small budget, where it takes one.
fn hurried(mut question: Value) -> Value {
    if question["ask"] == "mate" || question["ask"] == "legal" {
        question["budget"] = json!(2_000);
    }
    question
}

/// Damage must not turn a small budget into one for hours.
fn is_cheap(question: &str) -> bool {
    let Ok(read) = serde_json::from_str::<Value>(question) else { return true };
    let searches = read["ask"] == "mate" || read["ask"] == "legal";
    !searches || read["budget"].as_u64().is_some_and(|budget| budget < 100_000)
}

fn assert_answered(answer: &str) {
    let read: Value = serde_json::from_str(answer).unwrap_or_else(|error| panic!("{error}: {answer}"));
    assert!(read["type"].is_string() && !answer.contains('\n'), "{answer}");
    if read["type"] == "error" {
        assert!(read["message"].as_str().is_some_and(|message| !message.is_empty()), "{answer}");
    }
}

proptest! {
    #[test]
    fn every_damaged_question_is_answered(question in damaged().prop_filter("cheap", |text| is_cheap(text))) {
        assert_answered(&answer_json(&question));
    }

    #[test]
    fn every_damaged_line_of_the_protocol_is_answered(arguments in damaged().prop_filter("cheap", |text| is_cheap(text)), tool in 0..8_usize) {
        let list: Value = serde_json::from_str(&mcp::answer_line(r#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#).unwrap()).unwrap();
        let tools = list["result"]["tools"].as_array().unwrap();
        let name = &tools[tool % tools.len()]["name"];
        // Whole arguments that are wrong for this tool, and lines that may not be JSON.
        let whole = serde_json::from_str::<Value>(&arguments).unwrap_or(Value::Null);
        let call = json!({ "jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": { "name": name, "arguments": whole } });
        let answer: Value = serde_json::from_str(&mcp::answer_line(&call.to_string()).unwrap()).unwrap();
        prop_assert_eq!(&answer["id"], 7);
        if let Some(answer) = mcp::answer_line(&arguments) {
            prop_assert!(serde_json::from_str::<Value>(&answer).is_ok());
        }
    }
}
