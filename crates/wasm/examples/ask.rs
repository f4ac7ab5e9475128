//! Answers questions natively, a line of JSON for each line of JSON: what the module must answer too, byte for byte.
#![allow(clippy::print_stdout)]

use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    for question in io::stdin().lock().lines() {
        writeln!(out, "{}", jadoube_api::answer_json(&question?))?;
    }
    out.flush()
}
