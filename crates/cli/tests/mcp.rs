//! `jadoube mcp`: lines in and out, and the official Python client as a witness.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn ask(lines: &str) -> (Option<i32>, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .arg("mcp")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    (output.status.code(), String::from_utf8(output.stdout).unwrap())
}

#[test]
fn every_request_gets_one_line_and_the_end_of_input_is_the_end() {
    let (code, said) = ask("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}\n\n\
         {\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}\n\
         nonsense\n\
         {\"jsonrpc\":\"2.0\",\"id\":\"two\",\"method\":\"tools/list\"}");
    assert_eq!(code, Some(0));
    let lines: Vec<serde_json::Value> = said.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 3, "{said}");
    assert_eq!((&lines[0]["id"], &lines[1]["error"]["code"]), (&1.into(), &(-32700).into()));
    assert_eq!(lines[2]["id"], "two");
    assert!(lines[2]["result"]["tools"].as_array().is_some_and(|tools| tools.len() > 5));
}

/// A Python that has the client, in an environment of its own if need be.
fn python() -> Option<PathBuf> {
    let has_client = |python: &Path| {
        let asked = Command::new(python).args(["-c", "import mcp"]).stderr(Stdio::null()).status();
        asked.is_ok_and(|status| status.success())
    };
    let usual = PathBuf::from("python3");
    if has_client(&usual) {
        return Some(usual);
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mcp-client");
    let own = folder.join("bin/python");
    if !has_client(&own) {
        let quiet = |command: &mut Command| command.stdout(Stdio::null()).stderr(Stdio::null()).status();
        quiet(Command::new(&usual).args(["-m", "venv"]).arg(&folder)).ok().filter(|status| status.success())?;
        quiet(Command::new(&own).args(["-m", "pip", "install", "--quiet", "mcp"])).ok()?;
    }
    has_client(&own).then_some(own)
}

#[test]
#[allow(clippy::print_stderr)]
fn the_official_client_gets_its_answers() {
    let Some(python) = python() else {
        eprintln!("skipped: the Python client of MCP is not there and could not be installed");
        return;
    };
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/mcp/client.py");
    let output = Command::new(python).arg(script).arg(env!("CARGO_BIN_EXE_jadoube")).output().unwrap();
    let (said, wrong) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success() && said.contains("all answered"), "{said}{wrong}");
}
