//! `jadoube games` as a keeper of a database uses it.

mod common;

use common::{jadoube, text};
use serde_json::Value;

/// Four games; the third is the first again, from another database. Comments and spaces are as they are.
const GAMES: &str = "[Event \"Open\"]\n[Date \"2023.04.09\"]\n[White \"Carlsen, M.\"]\n[Black \"Nepo\"]\n[WhiteElo \"2853\"]\n\n\
    1. e4  e5 2. Nf3 { a comment } Nc6 1-0\n\n\
    [Event \"Club\"]\n[Date \"1999.??.??\"]\n[White \"Kis, Anna\"]\n[Black \"Nagy, Vince\"]\n\n1. d4 d5 2. c4 (2. e4 dxe4) e6 *\n\n\
    [Event \"open\"]\n[White \"Magnus Carlsen\"]\n[Black \"?\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n\
    [Event \"Ending\"]\n[White \"A\"]\n[Black \"B\"]\n[FEN \"4k3/8/8/8/8/8/4p3/R3K2r w - - 0 1\"]\n[SetUp \"1\"]\n\n1. Kd2 Rxa1 0-1\n";

/// The Event tags of the games that are chosen, and the exit code.
fn chosen(arguments: &[&str]) -> (Vec<String>, Option<i32>) {
    let output = jadoube(&[&["games"], arguments].concat(), GAMES);
    let events = text(&output.stdout);
    let events =
        events.lines().filter_map(|line| Some(line.strip_prefix("[Event \"")?.strip_suffix("\"]")?.to_owned()));
    (events.collect(), output.status.code())
}

#[test]
fn games_are_chosen_by_tags_positions_and_material() {
    let after_e5 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";
    let black_to_move = format!("{after_e5} b");
    for (arguments, expected) in [
        (&[][..], &["Open", "Club", "open", "Ending"][..]),
        (&["--tag", "Event=OPEN"], &["Open", "open"]),
        (&["--tag", "Event~n", "--tag", "Date>=2000"], &["Open"]),
        (&["--tag", "Date<2000"], &["Club"]),
        (&["--tag", "WhiteElo>2853"], &[]),
        (&["--player", "carlsen"], &["Open", "open"]),
        (&["--position", after_e5], &["Open", "open"]),
        (&["--position", &black_to_move], &[]),
        // The variation was not played.
        (&["--position", "rnbqkbnr/ppp1pppp/8/8/3Pp3/8/PPP2PPP/RNBQKBNR"], &[]),
        (&["--material", "KRvKRP"], &["Ending"]),
        (&["--material", "KRPvK", "--material", "KvKRP"], &["Ending"]),
        (&["--material", "KvKR"], &[]),
        (&["--material", "KRP*vKR"], &["Ending"]),
        (&["--eco", "C44"], &["Open", "open"]),
        (&["--eco", "D", "--player", "Kis"], &["Club"]),
        (&["--eco", "B00-B99"], &[]),
        (&["--unique"], &["Open", "Club", "Ending"]),
        (&["--duplicates"], &["open"]),
    ] {
        let (events, code) = chosen(arguments);
        assert_eq!(events, expected, "{arguments:?}");
        assert_eq!(code, Some(if expected.is_empty() { 1 } else { 0 }), "{arguments:?}");
    }
}

#[test]
fn a_game_is_written_as_it_was_read() {
    let output = jadoube(&["games", "-"], GAMES);
    assert_eq!(text(&output.stdout), format!("{GAMES}\n"));
    let first = GAMES.split("[Event \"Club\"]").next().unwrap();
    assert_eq!(text(&jadoube(&["games", "--tag", "WhiteElo>0"], GAMES).stdout), first);
    assert_eq!(text(&jadoube(&["games", "--count", "--player", "Kis"], GAMES).stdout), "1\n");
}

#[test]
fn a_file_that_is_longer_than_the_buffer_is_written_whole() {
    let game = |number: u32| format!("[Event \"{number}\"]\n\n1. e4 {{{}}} e5 *\n\n", "x".repeat(1_000));
    let all: String = (0..1_000).map(game).collect();
    // From a file: somebody who writes all of this before reading anything would wait for ever.
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("all.pgn");
    std::fs::write(&file, &all).unwrap();
    let file = file.to_str().unwrap();
    assert_eq!(text(&jadoube(&["games", file], "").stdout), all);
    let late = text(&jadoube(&["games", "--tag", "Event>=997", file], "").stdout);
    assert_eq!(late, (997..1_000).map(game).collect::<String>());
}

#[test]
fn json_says_where_games_are_and_what_they_repeat() {
    let output = jadoube(&["games", "--json", "--duplicates"], GAMES);
    let lines: Vec<Value> = text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let [game, summary] = &lines[..] else { panic!("{lines:?}") };
    assert_eq!((&game["type"], &game["game"], &game["line"]), (&"selected_game".into(), &3.into(), &16.into()));
    assert_eq!((&game["repeats"]["game"], &game["plies"], &game["eco"]), (&1.into(), &4.into(), &"C44".into()));
    assert_eq!((&game["heading"]["white"], &game["heading"]["result"]), (&"Magnus Carlsen".into(), &"1-0".into()));
    assert_eq!((&summary["type"], &summary["games"]), (&"games_summary".into(), &4.into()));
    assert_eq!((&summary["selected"], &summary["duplicates"]), (&1.into(), &1.into()));
    let found = jadoube(&["games", "--json", "--material", "KvKRP"], GAMES);
    let line = text(&found.stdout).lines().next().unwrap().to_owned();
    assert_eq!(serde_json::from_str::<Value>(&line).unwrap()["found_after"], 2, "{line}");
}

#[test]
fn conditions_that_cannot_be_read_are_explained() {
    for (arguments, said) in [
        (["--tag", "White"], "expected NAME, one of"),
        (["--tag", "White<Anna"], "expected a number or a date"),
        (["--position", "rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR"], "found 'x'"),
        (["--eco", "F00"], "expected A00 to E99"),
        (["--material", "KR"], "expected the pieces of both players"),
    ] {
        let output = jadoube(&["games", arguments[0], arguments[1]], GAMES);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(text(&output.stderr).contains(said), "{}", text(&output.stderr));
        assert!(output.stdout.is_empty());
    }
    let missing = jadoube(&["games", "no-such-file.pgn"], "");
    assert_eq!(missing.status.code(), Some(2));
    assert!(text(&missing.stderr).contains("no-such-file.pgn"));
}
