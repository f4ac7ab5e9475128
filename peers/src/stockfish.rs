//! Stockfish as a child process: `go perft`.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::positions::Case;
use crate::program::{Mode, Program};

/// A running Stockfish; it ends when the value is dropped.
pub struct Stockfish {
    name: String,
    process: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Stockfish {
    /// Starts Stockfish, or says why it cannot.
    pub fn start() -> Result<Self, String> {
        // Debian puts games where a plain PATH does not look.
        let mut process = ["stockfish", "/usr/games/stockfish"]
            .iter()
            .find_map(|path| Command::new(path).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok())
            .ok_or("not installed")?;
        let input = process.stdin.take().ok_or("no standard input")?;
        let output = BufReader::new(process.stdout.take().ok_or("no standard output")?).lines();
        let mut stockfish = Self { name: "Stockfish".to_owned(), process, input, output };
        stockfish.say("uci")?;
        if let Some(name) = stockfish.hear("id name ")?.split(" by ").next() {
            stockfish.name = name.to_owned();
        }
        stockfish.hear("uciok")?;
        Ok(stockfish)
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.input, "{line}").and_then(|()| self.input.flush()).map_err(|error| error.to_string())
    }

    /// Reads up to a line that begins with `prefix`; what follows it there.
    fn hear(&mut self, prefix: &str) -> Result<String, String> {
        for line in &mut self.output {
            if let Some(rest) = line.map_err(|error| error.to_string())?.strip_prefix(prefix) {
                return Ok(rest.trim().to_owned());
            }
        }
        Err(format!("Stockfish ended before it said \"{prefix}\""))
    }
}

impl Program for Stockfish {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn can(&self, _: &Case, mode: Mode) -> bool {
        // `go perft` always counts the last ply in bulk.
        mode == Mode::Bulk
    }

    fn perft(&mut self, case: &Case, depth: u8, _: Mode) -> Result<u64, String> {
        self.say(&format!("setoption name UCI_Chess960 value {}", case.chess960))?;
        self.say(&format!("position fen {}", case.fen))?;
        self.say(&format!("go perft {depth}"))?;
        self.hear("Nodes searched:")?.parse().map_err(|error| format!("{error}"))
    }
}

impl Drop for Stockfish {
    fn drop(&mut self) {
        // A process that is gone already needs neither.
        let _ = self.say("quit");
        let _ = self.process.wait();
    }
}
