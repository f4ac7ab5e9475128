//! What README shows of HTTP is what a hall answers: its `$ curl` lines are run against one on a free port.

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

/// The `$ curl` lines of a document, each with the lines that it prints.
fn shown(document: &str) -> Vec<(&str, String)> {
    let mut found: Vec<(&str, String)> = Vec::new();
    let mut open = false;
    for line in document.lines() {
        if let Some(command) = line.strip_prefix("$ ").filter(|command| command.starts_with("curl ")) {
            found.push((command, String::new()));
            open = true;
        } else if line == "```" {
            open = false;
        } else if open && let Some((_, printed)) = found.last_mut() {
            printed.push_str(line);
            printed.push('\n');
        }
    }
    found
}

#[test]
fn readme_shows_what_a_hall_answers() {
    let readme = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md")).unwrap();
    let examples = shown(&readme);
    assert!(!examples.is_empty(), "README shows nothing of HTTP");
    if let Err(error) = Command::new("curl").arg("--version").output() {
        println!("skipped: the HTTP example of README is not run: curl: {error}");
        return;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("http-example");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let (_hall, address) = open(&folder);
    for (command, printed) in examples {
        assert!(command.contains(SHOWN), "{command}");
        let run = Command::new("sh").args(["-c", &command.replace(SHOWN, &address)]).output().unwrap();
        assert_eq!(String::from_utf8(run.stdout).unwrap(), printed, "{command}");
    }
}
