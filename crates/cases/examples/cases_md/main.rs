//! Writes the lists of docs/CASES.md anew from what the Articles declare. The prose around them is written by hand.
//!
//! `cargo run -p jadoube-cases --example cases_md`
#![forbid(unsafe_code)]
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod page;
mod phrases;

use std::process::ExitCode;

fn main() -> ExitCode {
    match write() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn write() -> Result<(), String> {
    let path = page::cases_md();
    let told = |error: std::io::Error| format!("{}: {error}", path.display());
    let page = page::page(&std::fs::read_to_string(&path).map_err(told)?)?;
    std::fs::write(&path, page).map_err(told)?;
    println!("wrote {}", path.file_name().unwrap_or_default().display());
    Ok(())
}
