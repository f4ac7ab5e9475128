//! Results, lengths and first moves of the games in a PGN file, read as a stream: nothing is kept of a game but what is counted.
//!
//! ```text
//! cargo run --release -p jadoube-notation --example pgn_statistics < games.pgn
//! ```

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::ops::ControlFlow;

use jadoube_notation::pgn::{Outcome, Problem, Reader, Token, Visitor};

#[derive(Default)]
struct Statistics {
    games: u64,
    plies: u64,
    problems: u64,
    longest: u64,
    results: BTreeMap<String, u64>,
    first_moves: BTreeMap<String, u64>,
    /// The half-moves of the current game.
    here: u64,
    /// How the current game ends.
    outcome: Option<Outcome>,
}

impl Visitor for Statistics {
    const NUMBERS: bool = false;

    fn played(&mut self, token: Token<'_>) -> ControlFlow<()> {
        if self.here == 0 {
            let first = String::from_utf8_lossy(token.text()).into_owned();
            *self.first_moves.entry(first).or_default() += 1;
        }
        self.here += 1;
        ControlFlow::Continue(())
    }

    /// Variations do not count.
    fn begin_variation(&mut self, _: Token<'_>) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    fn outcome(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }

    fn problem(&mut self, _: Problem) {
        self.problems += 1;
    }

    fn end(&mut self) {
        let result = self.outcome.take().map_or_else(|| "none".to_owned(), |outcome| outcome.to_string());
        *self.results.entry(result).or_default() += 1;
        self.games += 1;
        self.plies += self.here;
        self.longest = self.longest.max(self.here);
        self.here = 0;
    }
}

/// The first five: `e4 12, d4 9`.
fn most_frequent(counts: &BTreeMap<String, u64>) -> String {
    let mut sorted: Vec<_> = counts.iter().collect();
    sorted.sort_by_key(|(name, count)| (std::cmp::Reverse(**count), *name));
    sorted.iter().take(5).map(|(name, count)| format!("{name} {count}")).collect::<Vec<_>>().join(", ")
}

fn main() -> io::Result<()> {
    let mut statistics = Statistics::default();
    let mut reader = Reader::new(io::stdin().lock());
    while reader.read_game(&mut statistics)? {}
    let mut out = io::stdout().lock();
    writeln!(out, "games        {}", statistics.games)?;
    writeln!(out, "results      {}", most_frequent(&statistics.results))?;
    writeln!(out, "first moves  {}", most_frequent(&statistics.first_moves))?;
    writeln!(out, "half-moves   {} in all, {} in the longest game", statistics.plies, statistics.longest)?;
    writeln!(out, "problems     {}", statistics.problems)
}
