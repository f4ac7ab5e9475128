//! An arbiter to ask: an incident in the words of docs/CASES.md on standard input, the rulings under an edition on standard output.
//!
//! ```text
//! cargo run -p jadoube-cases --example arbiter_bot -- 2018 < incident.case
//! ```

#![allow(clippy::print_stderr, reason = "it is a command")]

use std::error::Error;
use std::io::{self, Read, Write};
use std::process::ExitCode;

use jadoube_cases::{Heard, read, run};
use jadoube_lawbook::Edition;
use jadoube_laws::telling;
use jadoube_texts::Locale;

fn main() -> ExitCode {
    match answer() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn answer() -> Result<(), Box<dyn Error>> {
    let edition = match std::env::args().nth(1) {
        Some(name) => name.parse().map_err(|error| format!("found {name:?}, {error}"))?,
        None => Edition::newest(),
    };
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
    let mut out = io::stdout().lock();
    for case in read(&text)? {
        writeln!(out, "{} ({edition})", case.title)?;
        for heard in &run(&case, edition)?.heard {
            let Heard::Happened { happening, rulings, refused, .. } = heard else { continue };
            writeln!(out, "- {}", happening.text)?;
            if let Some(why) = refused {
                writeln!(out, "  cannot have happened: {}", why.message())?;
            }
            for ruling in rulings {
                writeln!(out, "  {}: {}", ruling.article, telling::ruling(ruling, Locale::EN))?;
            }
        }
    }
    Ok(())
}
