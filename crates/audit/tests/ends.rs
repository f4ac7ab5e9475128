//! How games end: dead positions before a stalemate, counters that a start position brings along, and scores that only an
//! arbiter can give.

use jadoube_audit::{Judge, Kind, Options, Severity};
use jadoube_notation::pgn::Reader;

/// Kind, severity, ply and Article of everything found in a game of 2024 that begins at a FEN.
fn found(fen: &str, result: &str, moves: &str) -> Vec<(Kind, Severity, u32, Option<&'static str>)> {
    let setup = if fen.is_empty() { String::new() } else { format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n") };
    let text = format!(
        "[Event \"E\"]\n[Site \"S\"]\n[Date \"2024.05.01\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n\
         [Result \"{result}\"]\n{setup}\n{moves}\n\n"
    );
    let mut judge = Judge::new(Options::default());
    let mut reader = Reader::new(text.as_bytes());
    while reader.read_game(&mut judge).unwrap() {}
    let findings = judge.take().found.into_iter().flat_map(|game| game.findings);
    findings
        .map(|finding| (finding.kind, finding.severity, finding.ply, finding.article.map(|article| article.number)))
        .collect()
}

/// A bishop takes the last pawn, after which nobody can mate; covering b8, it can still stalemate.
const LAST_PAWN: &str = "k7/8/1K6/8/8/2p5/8/B7 w - - 0 1";

#[test]
fn a_dead_position_before_a_stalemate_is_found() {
    let moves = "1. Bxc3 Kb8 2. Be5+ Ka8 3. Bh2";
    let dead = (Kind::AfterDeadPosition, Severity::Warning, 1, Some("5.2.2"));
    let wrong = (Kind::ResultStalemate, Severity::Error, 5, Some("5.2.1"));
    assert_eq!(found(LAST_PAWN, "1/2-1/2", &format!("{moves} 1/2-1/2")), [dead]);
    assert_eq!(found(LAST_PAWN, "1-0", &format!("{moves} 1-0")), [dead, wrong]);
}

#[test]
fn moves_after_a_stalemate_do_not_hide_its_result() {
    let moves = "1. Bxc3 Kb8 2. Be5+ Ka8 3. Bh2 Ka7";
    let after = (Kind::AfterStalemate, Severity::Error, 6, Some("5.2.1"));
    let dead = (Kind::AfterDeadPosition, Severity::Warning, 1, Some("5.2.2"));
    assert_eq!(found(LAST_PAWN, "1/2-1/2", &format!("{moves} 1/2-1/2")), [dead, after]);
    let wrong = (Kind::ResultStalemate, Severity::Error, 6, Some("5.2.1"));
    assert_eq!(found(LAST_PAWN, "1-0", &format!("{moves} 1-0")), [dead, after, wrong]);
}

#[test]
fn an_unreadable_move_does_not_hide_a_dead_position() {
    let dead = |severity| (Kind::AfterDeadPosition, severity, 1, Some("5.2.2"));
    let unreadable = |ply| (Kind::UnreadableMove, Severity::Error, ply, Some("8.1.1"));
    let wrong = |ply| (Kind::ResultDeadPosition, Severity::Error, ply, Some("5.2.2"));
    // Two more moves, the second of which cannot be read.
    assert_eq!(found(LAST_PAWN, "1/2-1/2", "1. Bxc3 Kb8 2. Zz9 1/2-1/2"), [dead(Severity::Warning), unreadable(3)]);
    // Black had only one move.
    assert_eq!(found(LAST_PAWN, "1-0", "1. Bxc3 Zz9 1-0"), [dead(Severity::Note), unreadable(2), wrong(2)]);
    // A pawn that can still win.
    assert_eq!(found(LAST_PAWN, "0-1", "1. Bb2 Zz9 0-1"), [unreadable(2)]);
}

#[test]
fn a_stalemate_that_could_be_avoided_is_not_dead_before() {
    let fen = "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1";
    assert_eq!(found(fen, "1/2-1/2", "1. Qf7 1/2-1/2"), []);
}

#[test]
fn a_start_position_brings_its_counter_along() {
    let fen = |halfmoves: u32| format!("4k3/8/8/8/8/8/r7/4K2R w - - {halfmoves} 90");
    let claim = (Kind::ClaimFifty, Severity::Note, 0, Some("9.3"));
    // The first move captures and begins the count again.
    let capture = "4k3/8/8/8/8/8/R7/r3K3 w - - 100 90";
    assert_eq!(found(capture, "*", "90. Rxa1 *"), [claim]);
    assert_eq!(found(&fen(100), "*", "90. Rg1 *"), [claim]);
    assert_eq!(found(&fen(99), "*", "90. Rg1 *"), []);
    assert_eq!(found(&fen(100), "*", "*"), []);
    let after = (Kind::AfterSeventyFive, Severity::Warning, 0, Some("9.6.2"));
    let wrong = |ply| (Kind::ResultAutomaticDraw, Severity::Warning, ply, Some("9.6.2"));
    assert_eq!(found(&fen(150), "*", "*"), [wrong(0)]);
    assert_eq!(found(&fen(150), "1/2-1/2", "1/2-1/2"), []);
    assert_eq!(found(&fen(150), "1/2-1/2", "90. Rg1 1/2-1/2"), [after, claim]);
    assert_eq!(found(capture.replace("100", "150").as_str(), "*", "90. Rxa1 *"), [wrong(1), after, claim]);
    // Checkmate counts, also where the counter is full.
    let mate = "R3k3/8/4K3/8/8/8/8/8 b - - 150 90";
    assert_eq!(found(mate, "1-0", "1-0"), []);
}

#[test]
fn scores_of_arbiters_are_results() {
    for (tag, end) in
        [("0-0", "0-0"), ("0-0", "0 - 0"), ("0-0", "*"), ("1/2-0", "1/2-0"), ("1/2-0", "*"), ("0-1/2", "0-½")]
    {
        assert_eq!(found("", tag, &format!("1. e4 e5 {end}")), [], "{tag} {end}");
    }
    let differ = (Kind::ResultTag, Severity::Error, 2, Some("8.7"));
    assert_eq!(found("", "0-0", "1. e4 e5 1-0"), [differ]);
    assert_eq!(found("", "1-0", "1. e4 e5 0-0"), [differ]);
    assert_eq!(found("", "0-0", "1. e4 e5"), [(Kind::MissingResult, Severity::Warning, 2, Some("8.7"))]);
    // The arbiter may have decided so after the mate.
    let mate = (Kind::ResultMate, Severity::Warning, 4, Some("5.1.1"));
    assert_eq!(found("", "0-0", "1. f3 e5 2. g4 Qh4# 0-0"), [mate]);
}

#[test]
fn castling_at_the_end_is_castling() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    assert_eq!(found(fen, "*", "1. 0-0"), [(Kind::MissingResult, Severity::Warning, 1, Some("8.7"))]);
    assert_eq!(found(fen, "0-0", "1. Ke2 Ke7 0-0"), []);
}

#[test]
fn signs_of_check_apart_from_their_move() {
    let fen = "8/8/8/8/1pP5/8/3K4/6k1 b - c3 0 1";
    for written in ["bxc3 e.p.+", "bxc3+ e.p.", "bxc3 +"] {
        assert_eq!(found(fen, "*", &format!("1... {written} 2. Kd3 *")), [], "{written}");
    }
    let unsigned = (Kind::CheckMark, Severity::Note, 1, Some("C.13.4"));
    assert_eq!(found(fen, "*", "1... bxc3 e.p. 2. Kd3 *"), [unsigned]);
}

#[test]
fn elapsed_times_in_seconds_are_read() {
    assert_eq!(found("", "*", "1. e4 {[%emt 0.783]} e5 {[%emt 12]} 2. Nf3 {[%emt 1.05]} *"), []);
    let unreadable = |ply| (Kind::ClockUnreadable, Severity::Note, ply, None);
    let moves = "1. e4 {[%emt a]} e5 {[%emt b]} 2. Nf3 {[%emt c]} Nc6 {[%emt d]} *";
    assert_eq!(found("", "*", moves), [unreadable(1), unreadable(2), unreadable(3)], "three are enough");
}
