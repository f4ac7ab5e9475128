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
fn the_arbiter_bot_rules_under_the_edition_that_is_asked_for() {
    let claim = "case A claim\ncontrol 90+30\nafter 1. Nf3 Nf6 2. Ng1 Ng8\n0:05:12 white claims repetition with Nf3\n";
    for (arguments, title, ruling) in [
        (&[][..], "A claim (2023)\n", "9.5.3: White's claim is incorrect"),
        (&["2009"], "A claim (2009)\n", "9.5.b: White's claim is incorrect"),
    ] {
        let output = example("arbiter_bot", arguments, claim);
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success() && said.starts_with(title) && said.contains(ruling), "{said}");
    }
    let unread = example("arbiter_bot", &[], "case A\ncontrol 5\n0:00:01 white jumps\n");
    assert!(!unread.status.success() && String::from_utf8_lossy(&unread.stderr).contains("jumps"));
    // Nothing to read: it refuses the edition first, and writing to a program that has ended fails.
    let refused = example("arbiter_bot", &["1066"], "");
    assert!(!refused.status.success() && String::from_utf8_lossy(&refused.stderr).starts_with("found \"1066\""));
}
