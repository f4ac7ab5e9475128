//! What README and docs/API.md show of HTTP is what a hall answers: their `$ curl` lines are run against one on a free port.
#![allow(clippy::print_stdout)] // skipping is said aloud

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::{env, fs};

/// Where README says that the hall is.
const SHOWN: &str = "http://127.0.0.1:8000";

struct Hall(Child);

impl Drop for Hall {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A hall of its own, and its address.
fn open(folder: &Path) -> (Hall, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    command.args(["serve", "--listen", "127.0.0.1:0"]).current_dir(folder);
    let mut hall = Hall(command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap());
    let lines = BufReader::new(hall.0.stdout.take().unwrap()).lines();
    let address = lines.map(Result::unwrap).find_map(|line| Some(line.strip_prefix("The hall is open: ")?.to_owned()));
    (hall, address.expect("the address of the hall"))
}

/// The `$ curl` lines of a document, with those that continue them, each with the lines that it prints.
fn shown(document: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    let mut open = false;
    for line in document.lines() {
        let continued =
            open && found.last().is_some_and(|(command, printed)| printed.is_empty() && command.ends_with('\\'));
        if let Some(command) = line.strip_prefix("$ ").filter(|command| command.starts_with("curl ")) {
            found.push((command.to_owned(), String::new()));
            open = true;
        } else if continued && let Some((command, _)) = found.last_mut() {
            command.push('\n');
            command.push_str(line);
        } else if line == "```" {
            open = false;
        } else if open && let Some((_, printed)) = found.last_mut() {
            printed.push_str(line);
            printed.push('\n');
        }
    }
    found
}

fn has_curl() -> bool {
    let asked = Command::new("curl").arg("--version").output();
    if let Err(error) = &asked {
        println!("skipped: the HTTP examples of the documents are not run: curl: {error}");
    }
    asked.is_ok()
}

/// A hall in a folder of its own.
fn hall_for(test: &str) -> (Hall, String) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    open(&folder)
}

/// Whether a text is as shown, where `…` stands for anything.
fn is_as_shown(text: &str, shown: &str) -> bool {
    let mut rest = text;
    let mut parts = shown.trim_end().split('…');
    let first = parts.next().unwrap_or_default();
    let Some(after) = rest.strip_prefix(first) else { return false };
    rest = after;
    parts.all(|part| rest.find(part).map(|at| rest = &rest[at + part.len()..]).is_some())
}

/// One command after the other; what the first one gives is in the variables that the others use.
#[test]
fn api_page_examples_match_the_hall() {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/API.md")).unwrap();
    let examples = shown(&page);
    assert!(examples.len() >= 3, "docs/API.md shows {examples:?}");
    if !has_curl() {
        return;
    }
    let (_hall, address) = hall_for("http-page");
    let mut variables = vec![("HALL".to_owned(), address)];
    for (command, printed) in examples {
        let run = Command::new("sh").args(["-c", &command]).envs(variables.clone()).output().unwrap();
        let answer = String::from_utf8(run.stdout).unwrap();
        assert!(is_as_shown(&answer, &printed), "{command}\n{answer}");
        let links: serde_json::Value = serde_json::from_str(&answer).unwrap();
        let named = ["game", "white", "arbiter"].into_iter().filter_map(|name| Some((name, links[name].as_str()?)));
        variables.extend(named.map(|(name, secret)| (name.to_uppercase(), secret.to_owned())));
    }
}

#[test]
fn readme_shows_what_a_hall_answers() {
    let readme = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md")).unwrap();
    let examples = shown(&readme);
    assert!(!examples.is_empty(), "README shows nothing of HTTP");
    if !has_curl() {
        return;
    }
    let (_hall, address) = hall_for("http-example");
    for (command, printed) in examples {
        assert!(command.contains(SHOWN), "{command}");
        let run = Command::new("sh").args(["-c", &command.replace(SHOWN, &address)]).output().unwrap();
        assert_eq!(String::from_utf8(run.stdout).unwrap(), printed, "{command}");
    }
}
