//! The Model Context Protocol: the questions of this crate as tools for language models.
//!
//! The protocol is JSON-RPC, one message a line. [`answer_line`] answers a message with a message and does no input or output;
//! `jadoube mcp` connects it to standard input and output. Each tool is a [`Request`], and its input is described by the part of
//! `schema/request.schema.json` for it.

use std::sync::LazyLock;

use serde_json::{Map, Value, json};

use crate::rule::EXAMPLE;
use crate::{Answer, Document, Error, ErrorCode, Request, answer};

/// The versions of the protocol that are understood, the newest first. Of the differences between them nothing is used here.
const PROTOCOLS: [&str; 4] = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];

/// JSON-RPC's numbers for errors.
const PARSE_ERROR: i64 = -32700;
const INVALID_REQUEST: i64 = -32600;
const METHOD_NOT_FOUND: i64 = -32601;
const INVALID_PARAMS: i64 = -32602;

/// A tool: its name, the question that it asks, its title and what it is for.
struct Tool {
    name: &'static str,
    ask: &'static str,
    title: &'static str,
    description: &'static str,
}

const TOOLS: &[Tool] = &[
    Tool {
        name: "rule_on_incident",
        ask: "rule",
        title: "Rule on an incident",
        description: "What do the FIDE Laws of Chess say about an incident at the board? Takes a case in Jadoube's case language \
             and gives the rulings with their Articles, effects and clock times, under one or several editions of the Laws. \
             Errors say what was found, where, and which phrase may have been meant.",
    },
    Tool {
        name: "look_up_article",
        ask: "article",
        title: "Look up an Article",
        description: "What an Article of the Laws of Chess says, in Jadoube's own words, with the same matter in the other editions, \
             the terms that belong to it and cases that show it.",
    },
    Tool {
        name: "search_laws",
        ask: "search",
        title: "Search the Laws",
        description: "Finds the Articles and terms of the Laws of Chess for a few words, in six languages.",
    },
    Tool {
        name: "compare_editions",
        ask: "compare",
        title: "Compare two editions",
        description: "What was added, removed, changed and renumbered from one edition of the Laws of Chess to another.",
    },
    Tool {
        name: "can_mate",
        ask: "mate",
        title: "Can this side still mate?",
        description: "Whether a side can still give checkmate by any possible series of legal moves (5.2.2, 6.9): a line that proves \
             it, or the reason why not; and whether the position is dead.",
    },
    Tool {
        name: "is_position_legal",
        ask: "legal",
        title: "Can this position arise?",
        description: "Whether a series of legal moves can lead to a position (3.10.3): a game that proves it, or the reason why not; \
             also under the rule that no move follows a dead position (5.2.2).",
    },
    Tool {
        name: "describe_position",
        ask: "position",
        title: "Describe a position",
        description: "The legal moves of a position, check, mate, stalemate, dead; moves can be played first. An illegal move is \
             refused with the reason.",
    },
    Tool {
        name: "audit_pgn",
        ask: "audit",
        title: "Audit games",
        description: "Where games in PGN depart from the Laws that were in force when they were played: illegal moves, wrong results, \
             draws that were not noticed, impossible clock times.",
    },
    Tool {
        name: "translate_notation",
        ask: "notation",
        title: "Translate moves",
        description: "Rewrites moves and games between 41 languages and ten forms of notation.",
    },
];

/// What a model should know before it asks.
fn instructions() -> String {
    format!(
        "Jadoube is the FIDE Laws of Chess as software. To rule on an incident, write it as a case: a title, the time control \
         (minutes plus seconds), the moves before it, and one line for each thing that happened, with the time since the start of \
         the game, who, and what. Players touch, play, release, castle, press, write, offer a draw, claim, resign; the arbiter \
         observes, decides, answers questions, adds and takes time. An example:\n\n{EXAMPLE}\n\
         Without an edition a case is ruled on under all of them. The words of the Articles are Jadoube's own; the text of the Laws \
         is FIDE's."
    )
}

/// The schema of all requests, which is generated from the types.
static REQUESTS: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../schema/request.schema.json")).unwrap_or_default());

/// The input of a tool: its variant of the schema, without the field that names the question.
fn input(ask: &str) -> Value {
    let variants = REQUESTS["oneOf"].as_array().map(Vec::as_slice).unwrap_or_default();
    let found = variants.iter().find(|variant| variant["properties"]["ask"]["const"] == ask);
    let mut schema = found.cloned().unwrap_or_else(|| json!({ "type": "object" }));
    if let Some(properties) = schema["properties"].as_object_mut() {
        properties.remove("ask");
    }
    if let Some(required) = schema["required"].as_array_mut() {
        required.retain(|name| name != "ask");
    }
    let mut used = Map::new();
    define(&schema, &mut used);
    if let (false, Some(schema)) = (used.is_empty(), schema.as_object_mut()) {
        schema.insert("$defs".to_owned(), used.into());
    }
    schema
}

/// Collects the definitions that a schema refers to, and those that they refer to.
fn define(schema: &Value, used: &mut Map<String, Value>) {
    match schema {
        Value::Object(fields) => {
            let name = fields.get("$ref").and_then(Value::as_str).and_then(|path| path.strip_prefix("#/$defs/"));
            if let Some(name) = name
                && !used.contains_key(name)
            {
                let definition = &REQUESTS["$defs"][name];
                used.insert(name.to_owned(), definition.clone());
                define(definition, used);
            }
            fields.values().for_each(|field| define(field, used));
        }
        Value::Array(items) => items.iter().for_each(|item| define(item, used)),
        _ => {}
    }
}

/// The tools that this build can answer.
fn tools() -> Vec<Value> {
    let there = |tool: &&Tool| input(tool.ask)["properties"].is_object() && is_built(tool.ask);
    let described = |tool: &Tool| {
        json!({
            "name": tool.name,
            "title": tool.title,
            "description": tool.description,
            "inputSchema": input(tool.ask),
            "annotations": { "readOnlyHint": true, "openWorldHint": false },
        })
    };
    TOOLS.iter().filter(there).map(described).collect()
}

/// Whether this build has the part that answers a question.
fn is_built(ask: &str) -> bool {
    let missing = [("audit", cfg!(feature = "audit")), ("legal", cfg!(feature = "legality"))];
    !missing.contains(&(ask, false))
}

/// Answers one line of the protocol with a line; `None` for notifications and for answers of the client, which need none.
///
/// ```
/// let line = r#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"can_mate","arguments":{"fen":"8/8/8/4k3/8/8/3NK3/8 w - - 0 1"}}}"#;
/// let answer = jadoube_api::mcp::answer_line(line).unwrap();
/// assert!(answer.contains(r#""dead":true"#) && answer.contains(r#""isError":false"#));
/// assert_eq!(jadoube_api::mcp::answer_line(r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#), None);
/// ```
pub fn answer_line(line: &str) -> Option<String> {
    let message: Value = match serde_json::from_str(line) {
        Ok(message) => message,
        Err(error) => return Some(failed(&Value::Null, PARSE_ERROR, &format!("this is not JSON: {error}"))),
    };
    let Some(method) = message["method"].as_str() else {
        // An answer to a question that was never asked, or not JSON-RPC at all.
        let is_answer = message.get("result").is_some() || message.get("error").is_some();
        let told = || failed(&message["id"], INVALID_REQUEST, "expected a JSON-RPC request: an object with a `method`");
        return (!is_answer).then(told);
    };
    let id = message.get("id")?;
    let empty = Map::new();
    let params = message["params"].as_object().unwrap_or(&empty);
    Some(match method {
        "initialize" => done(id, initialized(params)),
        "ping" => done(id, json!({})),
        "tools/list" => done(id, json!({ "tools": tools() })),
        "tools/call" => match call(params) {
            Ok(result) => done(id, result),
            Err(told) => failed(id, INVALID_PARAMS, &told),
        },
        other => failed(id, METHOD_NOT_FOUND, &format!("there is no method {other:?}")),
    })
}

fn done(id: &Value, result: Value) -> String {
    json!({ "jsonrpc": "2.0", "id": id, "result": result }).to_string()
}

fn failed(id: &Value, code: i64, message: &str) -> String {
    json!({ "jsonrpc": "2.0", "id": id, "error": { "code": code, "message": message } }).to_string()
}

fn initialized(params: &Map<String, Value>) -> Value {
    let asked = params.get("protocolVersion").and_then(Value::as_str);
    let agreed = PROTOCOLS.into_iter().find(|known| Some(*known) == asked).unwrap_or(PROTOCOLS[0]);
    json!({
        "protocolVersion": agreed,
        "capabilities": { "tools": { "listChanged": false } },
        "serverInfo": { "name": "jadoube", "title": "Jadoube", "version": env!("CARGO_PKG_VERSION") },
        "instructions": instructions(),
    })
}

/// What a tool says. An unknown tool is an error of the protocol; what is wrong with the arguments is an answer that a model can read.
fn call(params: &Map<String, Value>) -> Result<Value, String> {
    let name = params.get("name").and_then(Value::as_str).unwrap_or_default();
    let known: Vec<&Tool> = TOOLS.iter().filter(|tool| is_built(tool.ask)).collect();
    let tool = known.iter().find(|tool| tool.name == name).ok_or_else(|| {
        let names: Vec<&str> = known.iter().map(|tool| tool.name).collect();
        format!("there is no tool {name:?}: expected one of {}", names.join(", "))
    })?;
    let mut arguments = params.get("arguments").and_then(Value::as_object).cloned().unwrap_or_default();
    arguments.insert("ask".to_owned(), tool.ask.into());
    let request: Request = match serde_json::from_value(arguments.into()) {
        Ok(request) => request,
        Err(error) => return Ok(said(&format!("{name}: {error}"), None)),
    };
    Ok(match answer(&request) {
        Ok(Answer::Rule(rule)) if !rule.errors.is_empty() => {
            let told: Vec<String> = rule.errors.iter().map(teach).collect();
            said(&format!("{}\n\nA case that can be read:\n\n{EXAMPLE}", told.join("\n")), None)
        }
        Ok(answer) => said("", Some(answer)),
        Err(error) => said(&teach(&error), None),
    })
}

/// What is wrong, where, and what may have been meant.
fn teach(error: &Error) -> String {
    let mut told = match error.place {
        // A move is one word: the message says where in it, if anywhere.
        Some(place) if error.code != ErrorCode::BadMove => {
            format!("line {}, column {}: {}", place.line, place.column, error.message)
        }
        _ => error.message.clone(),
    };
    if !error.nearest.is_empty() {
        told += &format!("\nnearest: {}", error.nearest.join(", "));
    }
    told
}

/// The result of a tool: an answer as text and as data, or what is wrong.
fn said(wrong: &str, answer: Option<Answer>) -> Value {
    match answer {
        Some(answer) => {
            let text = prose(&answer);
            let data = serde_json::to_value(Document::from(answer)).unwrap_or_default();
            let text = text.unwrap_or_else(|| data.to_string());
            json!({ "content": [{ "type": "text", "text": text }], "structuredContent": data, "isError": false })
        }
        None => json!({ "content": [{ "type": "text", "text": wrong }], "isError": true }),
    }
}

/// What is easier to read than JSON: rulings, line by line.
fn prose(answer: &Answer) -> Option<String> {
    let Answer::Rule(rule) = answer else { return None };
    let mut text = String::new();
    for run in &rule.runs {
        text += &format!("{} [{}]\n", run.title, run.edition);
        if let Some(error) = &run.error {
            text += &format!("  cannot be run: {}\n", teach(error));
        }
        for step in &run.steps {
            text += &format!("  {}  {}\n", step.at, step.text);
            for ruling in step.entries.iter().flat_map(|entry| &entry.rulings) {
                text += &format!("    {}\n", ruling.text);
            }
            if let Some(why) = &step.refused {
                text += &format!("    impossible: {why}\n");
            }
        }
        if let Some(last) = run.steps.last() {
            text += &format!("  {}\n", last.after.text);
        }
        for failure in &run.failed {
            let expected = failure.expected.as_deref().unwrap_or_default();
            text += &format!("  line {}: expected {expected:?}, found {}\n", failure.line, failure.found);
        }
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    const STANDARD: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    fn ask(method: &str, params: Value) -> Value {
        let line = json!({ "jsonrpc": "2.0", "id": 7, "method": method, "params": params }).to_string();
        serde_json::from_str(&answer_line(&line).unwrap()).unwrap()
    }

    fn call(name: &str, arguments: Value) -> Value {
        ask("tools/call", json!({ "name": name, "arguments": arguments }))["result"].clone()
    }

    #[test]
    fn a_client_and_a_server_agree_on_a_version() {
        let of =
            |asked: &str| ask("initialize", json!({ "protocolVersion": asked }))["result"]["protocolVersion"].clone();
        assert_eq!((of("2024-11-05"), of("1999-01-01")), (json!("2024-11-05"), json!(PROTOCOLS[0])));
    }

    #[test]
    fn every_tool_describes_its_input_and_answers() {
        let listed = ask("tools/list", json!({}));
        let listed = listed["result"]["tools"].as_array().unwrap();
        let built = TOOLS.iter().filter(|tool| is_built(tool.ask)).count();
        assert_eq!(listed.len(), built);
        for tool in listed {
            let schema = &tool["inputSchema"];
            assert_eq!(schema["type"], "object", "{tool}");
            assert!(schema["properties"]["locale"].is_object() && schema["properties"].get("ask").is_none(), "{tool}");
            assert!(!schema["required"].as_array().unwrap().is_empty(), "{tool}");
            let empty = call(tool["name"].as_str().unwrap(), json!({}));
            assert_eq!(empty["isError"], true, "{tool}");
        }
    }

    #[test]
    fn a_tool_has_the_definitions_that_it_uses_and_no_others() {
        let names = |ask: &str| -> Vec<String> {
            let schema = input(ask);
            schema["$defs"].as_object().map(|all| all.keys().cloned().collect()).unwrap_or_default()
        };
        assert_eq!(names("compare"), ["Edition"]);
        assert_eq!(names("mate"), ["Color"]);
        assert!(names("position").is_empty());
        let inquiry = names("inquire");
        assert!(
            ["Inquiry", "Since", "Square"].iter().all(|name| inquiry.iter().any(|found| found == name)),
            "{inquiry:?}"
        );
    }

    #[test]
    fn a_ruling_is_told_in_words_and_as_data() {
        let ruled = call("rule_on_incident", json!({ "case": EXAMPLE, "editions": ["2023"] }));
        assert_eq!(ruled["isError"], false, "{ruled}");
        assert!(ruled["content"][0]["text"].as_str().unwrap().contains("7.5.5: "), "{ruled}");
        assert_eq!(ruled["structuredContent"]["type"], "rule");
    }

    /// White's king came from a2, where a queen or rook on a1 would have left it no other move: with or without a capture the
    /// position before was dead.
    #[cfg(feature = "legality")]
    #[test]
    fn a_position_is_illegal_only_if_dead_positions_end_the_game() {
        let verdict = |option: Value| {
            let mut arguments = json!({ "fen": "8/8/8/8/8/8/2k5/K7 b - - 0 1" });
            arguments.as_object_mut().unwrap().extend(option.as_object().unwrap().clone());
            call("is_position_legal", arguments)["structuredContent"]["verdict"].clone()
        };
        assert_eq!(verdict(json!({})), "legal");
        assert_eq!(verdict(json!({ "dead_ends_game": false })), "legal");
        assert_eq!(verdict(json!({ "dead_ends_game": true })), "illegal");
    }

    #[test]
    fn an_error_teaches_the_language_of_cases() {
        let bad = call("rule_on_incident", json!({ "case": "case Late\ncontrol 90+30\n0:31:00 white arives\n" }));
        let text = bad["content"][0]["text"].as_str().unwrap();
        assert_eq!(bad["isError"], true);
        for part in ["line 3, column 15: found \"arives\"", "nearest: arrives", "A case that can be read:"] {
            assert!(text.contains(part), "{text}");
        }
    }

    #[test]
    fn a_move_that_cannot_be_made_is_named_once() {
        let play = |played: &str| call("describe_position", json!({ "fen": STANDARD, "moves": ["e4", played] }));
        for (played, says) in [
            ("e9", "column 2: expected a rank (1 to 8), found “9”\nnearest: a6"),
            ("e7e4", "a pawn does not move like that\nnearest: a6"),
        ] {
            let refused = play(played);
            assert_eq!((&refused["content"][0]["text"], &refused["isError"]), (&json!(says), &json!(true)));
        }
    }

    #[test]
    fn bad_messages_are_answered() {
        let answer = |line: &str| serde_json::from_str::<Value>(&answer_line(line).unwrap()).unwrap();
        assert_eq!(answer("{")["error"]["code"], PARSE_ERROR);
        assert_eq!(answer("{\"id\":1}")["error"]["code"], INVALID_REQUEST);
        assert_eq!(answer("[]")["error"]["code"], INVALID_REQUEST);
        assert_eq!(ask("no/such", json!({}))["error"]["code"], METHOD_NOT_FOUND);
        assert_eq!(ask("tools/call", json!({ "name": "x" }))["error"]["code"], INVALID_PARAMS);
        assert_eq!(answer_line(r#"{"jsonrpc":"2.0","id":3,"result":{}}"#), None);
    }
}
