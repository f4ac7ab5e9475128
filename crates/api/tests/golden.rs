//! What the JSON looks like, to the letter: `tests/golden/*.json`. A change of them is a change for every reader of the JSON.
//!
//! `JADOUBE_BLESS=1 cargo test -p jadoube-api --test golden` renews them.

mod common;

use std::path::Path;

use common::questions;
use jadoube_api::answer_json;
use serde_json::Value;

#[test]
fn answers_are_written_as_before() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let bless = std::env::var_os("JADOUBE_BLESS").is_some();
    for (name, question) in questions() {
        let answer: Value = serde_json::from_str(&answer_json(&question.to_string())).unwrap();
        let text = format!("{}\n", serde_json::to_string_pretty(&answer).unwrap());
        let path = folder.join(format!("{name}.json"));
        if bless {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&path, &text).unwrap();
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(text, kept, "{} differs; JADOUBE_BLESS=1 renews it", path.display());
    }
}
