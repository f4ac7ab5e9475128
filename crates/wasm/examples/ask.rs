//! Answers questions natively, a line of JSON for each line of JSON: what the module must answer too, byte for byte.
//! A question to the game on the table begins with `table `.
#![allow(clippy::print_stdout)]

use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    for question in io::stdin().lock().lines() {
        let question = question?;
        let answer = match question.strip_prefix("table ") {
            Some(question) => jadoube_wasm::tables::answer(question),
            None => jadoube_api::answer_json(&question),
        };
        writeln!(out, "{answer}")?;
    }
    out.flush()
}
