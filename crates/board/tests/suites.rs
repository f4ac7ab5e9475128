//! The published suites beside the project. Where we part from one of them, a table here says why.

#![allow(clippy::print_stderr)]

mod common;

use std::collections::{BTreeMap, BTreeSet};

use jadoube_board::perft::perft;
use jadoube_board::{Color, Position, Role, Setup};

/// Counts of a line `FEN ;D1 n ;D2 n …` up to `limit` nodes each.
fn check_line(line: &str, limit: u64) -> u64 {
    let (fen, counts) = line.split_once(';').unwrap_or((line, ""));
    let position: Position = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
    let mut nodes = 0;
    for count in counts.split(';') {
        let Some((depth, expected)) = count.trim().strip_prefix('D').and_then(|rest| rest.split_once(' ')) else {
            continue;
        };
        let (depth, expected): (u8, u64) = (depth.parse().unwrap(), expected.trim().parse().unwrap());
        if expected <= limit {
            assert_eq!(perft(&position, depth), expected, "{fen} at depth {depth}");
            nodes += expected;
        }
    }
    nodes
}

fn check_perft(path: &str, sample: u64, full: u64) {
    let Some(text) = common::suite(path) else { return };
    let limit = if common::full() { full } else { sample };
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    let nodes: u64 = lines.iter().map(|line| check_line(line, limit)).sum();
    assert!(nodes > 0);
    eprintln!("{path}: {} positions, {nodes} nodes, counts up to {limit}", lines.len());
}

#[test]
fn perft_of_standard_positions() {
    check_perft("perft/ALL-standard.epd", 1_000_000, 50_000_000);
}

#[test]
fn perft_of_chess960_positions() {
    check_perft("perft/ALL-chess960.epd", 1_000_000, 50_000_000);
}

#[test]
fn perft_of_positions_with_a_check() {
    check_perft("perft/standard/whittington-ferdy_perft_single_check.epd", 20_000, 2_000_000);
}

#[test]
fn rampart_positions_after_every_move() {
    let Some(text) = common::suite("movegen/rampart.tsv") else { return };
    let mut expected: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let after = expected.entry(fields[1]).or_default();
        if !fields[3].is_empty() {
            // The suite writes the en passant square now after every double step and now never.
            let position: Position = fields[3].parse().unwrap_or_else(|error| panic!("{line}: {error}"));
            after.insert(position.fen().to_string());
        }
    }
    assert_eq!(expected.len(), 129);
    for (fen, after) in expected {
        let position: Position = fen.parse().unwrap();
        let found: BTreeSet<String> =
            position.legal_moves().iter().map(|m| position.after(m).fen().to_string()).collect();
        assert_eq!(found, after, "{fen}");
    }
}

#[test]
fn shredder_fen_and_x_fen_say_the_same() {
    let Some(text) = common::suite("fen/shredder-xfen.tsv") else { return };
    let mut pairs = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')).skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let position: Position = fields[0].parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(fields[1].parse::<Position>().as_ref(), Ok(&position), "{line}");
        assert_eq!(position.shredder_fen().to_string(), fields[0]);
        assert_eq!(position.fen().to_string(), fields[1]);
        pairs += 1;
    }
    assert!(pairs > 1900);
}

#[test]
fn cozy_chess_valid_positions_are_positions() {
    let Some(text) = common::suite("fen/cozy-chess/valid.sfens") else { return };
    for fen in text.lines() {
        let position: Position = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
        let setup: Setup = fen.parse().unwrap();
        // The suite keeps en passant squares where no capture is legal.
        let written = Setup { en_passant: setup.en_passant, ..position.into() }.shredder_fen().to_string();
        assert_eq!(written, fen);
    }
}

/// The suite also refuses what can be played on though it cannot come about. We take it, and say so when asked
/// (`Setup::provably_unreachable`).
#[test]
fn cozy_chess_invalid_positions_are_refused_or_have_a_reason() {
    let Some(text) = common::suite("fen/cozy-chess/invalid.sfens") else { return };
    let mut reasons: BTreeMap<&str, u32> = BTreeMap::new();
    for fen in text.lines() {
        let reason = match fen.parse::<Position>() {
            Err(_) => "refused",
            Ok(position) => {
                let board = position.board();
                let pawns = board.role(Role::Pawn);
                if Color::ALL.iter().any(|&color| board.color(color).len() > 16) {
                    "playable, more than 16 men"
                } else if Color::ALL.iter().any(|&color| (board.color(color) & pawns).len() > 8) {
                    "playable, more than 8 pawns"
                } else if position.checkers().len() > 2 {
                    "playable, more than two checkers"
                } else if position.is_check() && fen.parse::<Setup>().is_ok_and(|setup| setup.en_passant.is_some()) {
                    "playable, a check that the double step does not explain"
                } else {
                    panic!("{fen}: accepted")
                }
            }
        };
        *reasons.entry(reason).or_default() += 1;
    }
    let expected = [
        ("playable, a check that the double step does not explain", 33),
        ("playable, more than 16 men", 1478),
        ("playable, more than 8 pawns", 153),
        ("playable, more than two checkers", 7),
        ("refused", 8321),
    ];
    assert_eq!(reasons, expected.into());
}

/// Lines of chess.js that we take otherwise, and why.
const CHESSJS_OTHERWISE: [(&str, &str); 3] = [
    ("rnbqkbnr/pppppppp/17/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "digits side by side are added up"),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 ", "a counter missing at the end is 1"),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 0",
        "programs write 0 for the first move; it is read as 1",
    ),
];

#[test]
fn chessjs_validation() {
    let Some(text) = common::suite("fen/chessjs-validate_fen.tsv") else { return };
    let mut otherwise = BTreeSet::new();
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let accepted = fields[0].parse::<Position>().is_ok();
        if accepted != (fields[1] == "valid") {
            otherwise.insert(fields[0]);
        }
    }
    assert_eq!(otherwise, CHESSJS_OTHERWISE.map(|(fen, _)| fen).into());
}

/// Lines of the destruction test that we take otherwise than its remark asks, and why.
const DESTRUCTION_OTHERWISE: [(&str, &str); 1] = [(
    "rnbnkbnn/bbbbnnnn/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1; too many promoted pieces; \
     cull, or if engine can handle it, leave as OK",
    "the number of pieces is no obstacle, but it claims castling with a rook on h8, where a knight stands",
)];

#[test]
fn whittington_destruction_test() {
    let Some(text) = common::suite("fen/whittington-destruction-test.epd") else { return };
    let mut otherwise = BTreeSet::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let (fen, remark) = line.split_once(';').unwrap();
        let fen = fen.split(" bm ").next().unwrap();
        let refuse = ["cull", "bad EPD", "garbage", "WIP"].iter().any(|word| remark.contains(word))
            && !["leave it ok", "leave it as ok", "leave as OK", "override"].iter().any(|word| remark.contains(word));
        let accepted = match fen.parse::<Setup>() {
            // "Should be overridable": castling rights that cannot be are dropped.
            Ok(setup) if remark.contains("overrid") => Position::try_from(setup.without_impossible_rights()).is_ok(),
            Ok(setup) => Position::try_from(setup).is_ok(),
            Err(_) => false,
        };
        if accepted == refuse {
            otherwise.insert(line);
        }
    }
    assert_eq!(otherwise, DESTRUCTION_OTHERWISE.map(|(line, _)| line).into());
}

/// What these thirteen did to other programs is told in their remarks; here they are read, or refused as "bad".
#[test]
fn whittington_grief_causers() {
    let Some(text) = common::suite("fen/whittington-grief-causers.epd") else { return };
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let (fen, remark) = line.split_once(';').unwrap_or((line, ""));
        let position = fen.parse::<Position>();
        assert_eq!(position.is_err(), remark.contains("bad EPD"), "{line}: {position:?}");
        if let Ok(position) = position {
            assert_eq!(position.legal_moves().len(), Setup::from(position).moves().len(), "{line}");
        }
    }
}
