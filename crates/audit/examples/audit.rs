//! The shortest audit: counts what is wrong in files, and says how many games and findings there were.
//!
//! ```text
//! cargo run --release -p jadoube-audit --example audit -- [--threads N] games.pgn...
//! ```
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "an example talks to the person who runs it")]

use std::path::PathBuf;
use std::process::ExitCode;

use jadoube_audit::{Batch, Settings, Source, Summary, Watch, run};

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1).peekable();
    let mut threads = 1;
    if arguments.next_if(|argument| argument == "--threads").is_some() {
        let count = arguments.next().and_then(|count| count.to_str()?.parse().ok());
        let Some(count) = count else {
            eprintln!("--threads needs a number");
            return ExitCode::from(2);
        };
        threads = count;
    }
    let paths: Vec<PathBuf> = arguments.map(PathBuf::from).collect();
    let settings = Settings { options: Default::default(), locale: Default::default(), threads };
    let mut summary = Summary::default();
    let done = run(&Source::find(&paths), &settings, &Watch::default(), |batch| match batch {
        Batch::Trouble { source, error, .. } => Err(format!("{source}: {error}")),
        Batch::Games(games) => {
            summary.count(games.count, &games.found);
            Ok(())
        }
        Batch::Begins(_) => Ok(()),
    });
    if let Err(trouble) = done {
        eprintln!("{trouble}");
        return ExitCode::from(2);
    }
    println!("{} games, {} findings", summary.games, summary.by_severity.iter().sum::<u64>());
    ExitCode::SUCCESS
}
