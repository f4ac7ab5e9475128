//! Positions of games that were played are never called illegal. The games are not part of the project; without them there is
//! nothing to check. A full run asks about every position of every game; `JADOUBE_FIRST` and `JADOUBE_POSITIONS` choose some of
//! them (common/sound.rs).
#![allow(clippy::print_stdout, reason = "how much was checked, or skipped, is told")]

mod common;
#[path = "common/sound.rs"]
mod sound;

use std::io::Read;
use std::path::PathBuf;

use common::full;
use jadoube_board::ArrayNumber;
use jadoube_legality::Start;
use jadoube_notation::pgn::{Game, Played, Reader, Replay};
use sound::{REFUTE, STATIC, Slice};

/// Where a game began, if with an array; not from a study, an unfinished game, or two different arrays.
fn start_of(game: &Game) -> Option<Start> {
    let Replay::Lawful(position) = game.start().replay() else { return None };
    let array = ArrayNumber::of_board(position.board()).ok()?;
    let start = if array == ArrayNumber::STANDARD { Start::Standard } else { Start::Chess960(array) };
    position.same_position(&start.position()).then_some(start)
}

/// Asks about every `every`th position, with taking moves back for a tenth of them.
fn ask(file: &'static str, every: usize, least: usize) {
    let path: PathBuf =
        [env!("CARGO_MANIFEST_DIR"), "../../../shared/suites/pgn-corpus", &format!("{file}.pgn.zst")].iter().collect();
    let Ok(packed) = std::fs::File::open(&path) else {
        println!("skipped: pgn-corpus/{file} of the shared suites is not there");
        return;
    };
    let mut text = Vec::new();
    ruzstd::decoding::StreamingDecoder::new(packed).unwrap().read_to_end(&mut text).unwrap();
    let every = if full() { 1 } else { every };
    let mut slice = Slice::of(file, usize::MAX);
    let (mut games, mut seen) = (0, 0usize);
    for game in Reader::new(text.as_slice()).games() {
        let game = game.unwrap();
        let Some(start) = start_of(&game) else { continue };
        games += 1;
        let mut position = start.position();
        for ply in &game.line.plies {
            let Played::Legal(played) = ply.played else { break };
            position = position.after(played);
            seen += 1;
            if seen % every == 0 {
                slice.ask(&position, start, if slice.next().is_multiple_of(10) { REFUTE } else { STATIC });
            }
        }
    }
    slice.report();
    println!("{file}: {seen} positions of {games} games were read");
    assert!(seen >= least, "{file}: only {seen} positions were read");
    assert!(slice.asked() > 0, "{file}: nothing was asked");
}

#[test]
fn positions_of_tournament_games_are_never_called_illegal() {
    ask("otb-twic", 2_000, 3_000_000);
}

#[test]
fn positions_of_internet_games_are_never_called_illegal() {
    ask("lichess-real", 200, 100_000);
}

#[test]
fn positions_of_chess960_games_are_never_called_illegal() {
    ask("tcec-chess960", 20, 20_000);
}
