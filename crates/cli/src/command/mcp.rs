//! `jadoube mcp`: the Laws as tools for language models, over standard input and output.

use std::io::BufRead;

use jadoube_api::mcp::answer_line;
use miette::{IntoDiagnostic, Result, WrapErr};

use crate::Outcome;
use crate::output::put;

/// Answer language models: a server of the Model Context Protocol on standard input and output.
///
/// Its tools rule on an incident, look up, search and compare Articles, say who can still mate and which positions can arise, audit games
/// and translate moves. A client starts it by itself; docs/MCP.md says how.
#[derive(clap::Args)]
pub(crate) struct Arguments {}

pub(crate) fn run(_: &Arguments) -> Result<Outcome> {
    let mut input = std::io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line).into_diagnostic().wrap_err("cannot read standard input")? == 0 {
            return Ok(Outcome::Well);
        }
        let text = String::from_utf8_lossy(&line);
        if text.trim().is_empty() {
            continue;
        }
        if let Some(answer) = answer_line(&text) {
            put(&(answer + "\n"))?;
        }
    }
}
