//! One question of every kind, as programs ask them.

use serde_json::{Value, json};

const CASE: &str = "\
case      Black leaves the king in check
control   90+30
after     1. e4 e5 2. Bc4 d6 3. Bxf7+
0:05:00   black plays a7-a6
0:05:01   black presses
0:05:10   white claims an illegal move
";

const PGN: &str = "\
[White \"Anna\"]
[Black \"Béla\"]
[Date \"2024.01.05\"]
[Result \"1/2-1/2\"]

1. f3 e5 2. g4 Qh4# 1/2-1/2
";

/// An illegal move at the ruling desk.
fn inquiry(variant: &str) -> Value {
    let (control, incident, earlier) = ("90+30", "illegal-move", [0, 1]);
    json!({ "edition": "2023", "control": control, "incident": incident, "variant": variant, "player": "black", "earlier": earlier })
}

pub fn questions() -> Vec<(&'static str, Value)> {
    let kings = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    vec![
        ("rule", json!({ "ask": "rule", "case": CASE, "editions": ["2023"] })),
        ("rule-hu", json!({ "ask": "rule", "case": CASE, "editions": ["2009"], "locale": "hu" })),
        ("rule-unread", json!({ "ask": "rule", "case": "case Late\ncontrol 90+30\n0:31:00 white arives\n" })),
        ("inquire", json!({ "ask": "inquire", "inquiry": inquiry("claimed") })),
        ("inquire-unanswerable", json!({ "ask": "inquire", "inquiry": inquiry("never"), "locale": "hu" })),
        (
            "notices",
            json!({ "ask": "notices", "entries": [{ "inquiry": inquiry("seen"), "heading": { "white": "Anna" } }] }),
        ),
        ("article", json!({ "ask": "article", "number": "6.7.1", "edition": "2018" })),
        ("article-unknown", json!({ "ask": "article", "number": "7.55", "locale": "sv" })),
        ("search", json!({ "ask": "search", "words": "two hands", "edition": "2023" })),
        ("term", json!({ "ask": "term", "word": "j'adoube" })),
        ("position", json!({ "ask": "position", "fen": "4k3/8/8/8/8/8/7P/4K2R w K - 0 1", "moves": ["O-O"] })),
        ("position-bad-fen", json!({ "ask": "position", "fen": "4k3/8/8/8/x7/8/8/4K2R w K - 0 1" })),
        ("mate", json!({ "ask": "mate", "fen": kings })),
        ("legal", json!({ "ask": "legal", "fen": "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", "locale": "el" })),
        ("notation", json!({ "ask": "notation", "text": "1. e4 e5 2. Hf3 Zz9", "from": "hu" })),
        ("audit", json!({ "ask": "audit", "pgn": PGN })),
        ("bad-request", json!({ "ask": "article" })),
    ]
}
