//! The examples run, and do what they say.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use jadoube_board::{Coordinates, Position};

/// An example, which cargo has built beside the tests unless it was asked for this test alone.
fn example(name: &str) -> PathBuf {
    let tests = std::env::current_exe().unwrap();
    let folder = tests.parent().unwrap().parent().unwrap();
    let path = folder.join("examples").join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    assert!(path.exists(), "run all tests of the crate, or `cargo build --example {name}` first");
    path
}

fn random_engine(commands: &str) -> String {
    let mut running = Command::new(example("uci_random")).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    running.stdin.take().unwrap().write_all(commands.as_bytes()).unwrap();
    let output = running.wait_with_output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_random_engine_plays_legal_moves() {
    let mut position = Position::standard();
    let mut moves = String::new();
    for _ in 0..8 {
        let said = random_engine(&format!("uci\nisready\nposition startpos moves{moves}\ngo depth 1\nquit\n"));
        assert!(said.contains("uciok\nreadyok\n"), "{said}");
        let played = said.split("bestmove ").nth(1).unwrap().trim();
        position = position.after(position.judge(played.parse::<Coordinates>().unwrap()).unwrap());
        moves = format!("{moves} {played}");
    }
}

#[test]
fn the_random_engine_says_why_a_move_is_illegal() {
    let said = random_engine("position startpos moves e2e5\nposition fen 8/8/8/8/8/8/8/8 w - - 0 1\nquit\n");
    assert!(said.contains("info string e2e5: a pawn does not move like that"), "{said}");
    assert_eq!(said.lines().count(), 2, "{said}");
    let mated = "position fen rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\ngo\n";
    assert_eq!(random_engine(mated), "bestmove 0000\n");
}
