//! `jadoube perft` as a user meets it: output, messages and exit codes.

mod common;

use std::io::Write;
use std::process::{Command, Stdio};

use common::{jadoube, text};

#[test]
fn counts_from_the_initial_position() {
    let output = jadoube(&["perft", "4"], "");
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stdout).starts_with("nodes 197281\nseconds "));
}

#[test]
fn threads_do_not_change_the_count() {
    for threads in ["0", "1", "2", "7"] {
        let output = jadoube(&["perft", "4", "--threads", threads, "--json"], "");
        assert!(text(&output.stdout).contains("\"nodes\":197281"), "{}", text(&output.stdout));
    }
}

#[test]
fn divides_a_chess960_position() {
    let fen = "8/8/8/8/8/8/k7/2RK4 w C - 0 1";
    let output = jadoube(&["perft", "1", "--divide", "--fen", fen], "");
    let lines = text(&output.stdout);
    assert!(lines.contains("d1c1 1\n"), "castling is king to rook: {lines}");
    assert_eq!(lines.lines().filter(|line| line.ends_with(" 1")).count(), 14, "{lines}");
    let json = jadoube(&["perft", "2", "--divide", "--json"], "");
    assert!(text(&json.stdout).contains("\"e2e4\":20"));
}

#[test]
fn a_right_suite_passes_and_says_what_it_left_out() {
    let suite = "# remark\n4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15 ;D2 66 ;D6 764643 ;id corner\r\n\n";
    let output = jadoube(&["perft", "--suite", "-", "--max-nodes", "1000"], suite);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    assert!(said.starts_with("-: 1 positions, 2 counts right, 81 nodes"), "{said}");
    assert!(said.contains("1 counts left out, over 1000 nodes"), "{said}");
    let shallow = jadoube(&["perft", "1", "--suite", "-"], suite);
    assert!(text(&shallow.stdout).starts_with("-: 1 positions, 1 counts right"), "{}", text(&shallow.stdout));
}

#[test]
fn a_suite_that_checks_nothing_is_trouble() {
    for suite in ["", "# only a remark\n", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"] {
        let output = jadoube(&["perft", "--suite", "-"], suite);
        assert_eq!(output.status.code(), Some(2), "{suite:?}");
        assert!(text(&output.stderr).contains("no count to check"), "{}", text(&output.stderr));
    }
}

#[test]
fn a_byte_order_mark_is_passed_over() {
    let output = jadoube(&["perft", "--suite", "-"], "\u{feff}4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 5\n");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
}

#[test]
fn a_reader_that_goes_away_changes_nothing_about_the_exit_code() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(["perft", "--suite", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    child.stdin.take().unwrap().write_all(b"4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 6\n").unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(1));
}

#[test]
fn the_first_wrong_count_is_shown_with_its_division() {
    let suite = "4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15 ;D2 67\n";
    let output = jadoube(&["perft", "--suite", "-"], suite);
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stdout);
    assert!(said.starts_with("-:1: 4k3/8/8/8/8/8/8/4K2R w K - 0 1\ndepth 2: expected 67, found 66;"), "{said}");
    assert!(said.contains("\ne1g1 3\n"), "{said}");
    let json = jadoube(&["perft", "--suite", "-", "--json"], suite);
    assert_eq!(json.status.code(), Some(1));
    assert!(text(&json.stdout).contains("\"expected\":67,") && text(&json.stdout).contains("\"nodes\":81,"));
}

#[test]
fn bad_input_is_pointed_at() {
    let unreadable = jadoube(&["perft", "1", "--fen", "8/8/8/8/8/8/8/7x w - - 0 1"], "");
    assert_eq!(unreadable.status.code(), Some(2));
    assert!(text(&unreadable.stderr).contains("[--fen:1:16]"), "{}", text(&unreadable.stderr));
    assert!(text(&unreadable.stderr).contains("found 'x'"));
    let unplayable = jadoube(&["perft", "1", "--fen", "8/8/8/8/8/8/8/K7 w - - 0 1"], "");
    assert_eq!(unplayable.status.code(), Some(2));
    assert!(text(&unplayable.stderr).contains("black has no king"));
    let count = jadoube(&["perft", "--suite", "-"], "\n4k3/8/8/8/8/8/8/4K3 w - - ;D1 five\n");
    assert_eq!(count.status.code(), Some(2));
    assert!(text(&count.stderr).contains("[-:2:28]"), "{}", text(&count.stderr));
    let nothing = jadoube(&["perft", "--suite", "no/such/file.epd"], "");
    assert_eq!(nothing.status.code(), Some(2));
    assert!(text(&nothing.stderr).contains("cannot read no/such/file.epd"));
    for arguments in [&["perft"][..], &["perft", "300"], &["perft", "3", "--max-nodes", "5"], &["perft", "x"]] {
        assert_eq!(jadoube(arguments, "").status.code(), Some(2), "{arguments:?}");
    }
    let empty = jadoube(&["perft", "1", "--fen", ""], "");
    assert!(text(&empty.stderr).contains("expected a position, found nothing"), "{}", text(&empty.stderr));
    let deep = jadoube(&["perft", "--suite", "-"], "4k3/8/8/8/8/8/8/4K3 w - - ;D300 5\n");
    assert_eq!(deep.status.code(), Some(2));
}
