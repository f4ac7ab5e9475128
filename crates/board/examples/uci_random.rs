//! A chess engine in a hundred lines: it speaks UCI and plays any legal move. Chess960 works, and a move that is not legal is answered
//! with the reason.
//!
//! ```text
//! cargo run -p jadoube-board --example uci_random
//! position startpos moves e2e4
//! go
//! ```

use std::io::{self, BufRead, Write};
use std::time::{SystemTime, UNIX_EPOCH};

use jadoube_board::{Coordinates, Position};

/// A small generator of random numbers (splitmix64).
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((word ^ word >> 31) % bound as u64) as usize
    }
}

/// `startpos` or `fen …`, then perhaps `moves …`.
fn position(text: &str) -> Result<Position, String> {
    let (start, moves) = text.split_once(" moves").unwrap_or((text, ""));
    let mut position = match start.trim().strip_prefix("fen ") {
        Some(fen) => fen.parse().map_err(|error| format!("{fen}: {error}"))?,
        None => Position::standard(),
    };
    for word in moves.split_whitespace() {
        let played: Coordinates = word.parse().map_err(|error| format!("{word}: {error}"))?;
        // Castling may be written as e1g1 or, as in Chess960, with the square of the rook.
        let m = position.judge(played).map_err(|breach| format!("{word}: {breach}"))?;
        position.make(m);
    }
    Ok(position)
}

fn best_move(position: &Position, chance: &mut Chance, chess960: bool) -> String {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return "0000".to_owned();
    }
    let Some(m) = moves.iter().nth(chance.below(moves.len())) else { return "0000".to_owned() };
    if chess960 { m.to_chess960_coordinates(position) } else { m.to_coordinates(position) }.to_string()
}

fn main() -> io::Result<()> {
    let seed = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| time.as_nanos() as u64);
    let (mut chance, mut current, mut chess960) = (Chance(seed), Position::standard(), false);
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let (command, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match command {
            "uci" => {
                writeln!(out, "id name Random\nid author Jadoube")?;
                writeln!(out, "option name UCI_Chess960 type check default false\nuciok")?;
            }
            "isready" => writeln!(out, "readyok")?,
            "ucinewgame" => current = Position::standard(),
            "setoption" if rest.starts_with("name UCI_Chess960") => chess960 = rest.ends_with("true"),
            "position" => match position(rest) {
                Ok(read) => current = read,
                Err(why) => writeln!(out, "info string {why}")?,
            },
            "go" => writeln!(out, "bestmove {}", best_move(&current, &mut chance, chess960))?,
            "quit" => break,
            _ => {}
        }
        out.flush()?;
    }
    Ok(())
}
