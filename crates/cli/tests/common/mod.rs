//! Running `jadoube` as a user does.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs the command with this standard input.
pub fn jadoube(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(arguments)
        .env("NO_COLOR", "1")
        // In English, whatever language the machine speaks.
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that does not read its input may have ended already.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

/// Output as text.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}
