//! The example runs, and does what it says.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs an example, which cargo has built beside the tests unless it was asked for this test alone.
fn example(name: &str, arguments: &[&str], input: &str) -> Output {
    let tests = std::env::current_exe().unwrap();
    let folder = tests.parent().unwrap().parent().unwrap();
    let path = folder.join("examples").join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    assert!(path.exists(), "run all tests of the crate, or `cargo build --example {name}` first");
    let mut command = Command::new(path);
    let command = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut running = command.spawn().unwrap();
    running.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    running.wait_with_output().unwrap()
}

#[test]
fn statistics_of_games() {
    let games = "1. e4 (1. d4 d5) e5 2. Nf3 1-0\n\n1. d4 d5 1/2-1/2\n\n1. e4 c5 *\n\n[White \"A\"]\n\n1. e4 e5 ) 0-1\n";
    let output = example("pgn_statistics", &[], games);
    let said = String::from_utf8(output.stdout).unwrap();
    let expected = [
        "games        4",
        "results      * 1, 0-1 1, 1-0 1, 1/2-1/2 1",
        "first moves  e4 3, d4 1",
        "half-moves   9 in all, 3 in the longest game",
        "problems     1",
    ];
    assert_eq!(said.lines().collect::<Vec<_>>(), expected);
    assert!(output.status.success());
}
