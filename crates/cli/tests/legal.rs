//! `jadoube legal` as a user meets it.

mod common;

use common::{jadoube, text};
use jadoube_board::Position;

#[test]
fn a_legal_position_is_answered_with_a_game() {
    let output =
        jadoube(&["legal", "--lang", "en", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"], "");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    assert!(said.starts_with("The position is legal: it can arise after 2 half-moves.\n\n[Event"), "{said}");
    assert!(said.ends_with("\n\n1. e4 e5 *\n"), "{said}");
    let initial = jadoube(&["legal", "--lang", "en", &Position::standard().fen().to_string()], "");
    assert!(text(&initial.stdout).starts_with("The position is legal: it is the initial position."));
}

#[test]
fn an_illegal_position_is_answered_with_the_reason() {
    let answer = |fen: &str, lang: &str| {
        let output = jadoube(&["legal", "--lang", lang, fen], "");
        assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    let bishops = "4k3/8/8/3B4/2B1B3/8/PPPPPPPP/4K3 w - - 0 1";
    let said = "The position is illegal: White has at least 2 promoted pieces, but still has all eight pawns.\n";
    assert_eq!(answer(bishops, "en"), said);
    let said =
        "Az állás szabálytalan: világosnak legalább 2 átváltozott tisztje van, pedig mind a nyolc gyalogja megvan.\n";
    assert_eq!(answer(bishops, "hu"), said);
    let no_move = "6Qk/2K5/8/8/8/2B5/8/8 b - - 0 1";
    assert_eq!(answer(no_move, "en"), "The position is illegal: White has no possible last move.\n");
    assert_eq!(answer(no_move, "sv"), "Ställningen är regelstridig: vit har inget möjligt senaste drag.\n");
    assert_eq!(answer("8/8/8/8/8/8/8/K7 w - - 0 1", "en"), "The position is illegal: Black has no king.\n");
}

#[test]
fn a_batch_is_answered_line_by_line() {
    let lines = "fen\tlabel\n# a remark\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\tlegal\nrubbish\n\
                 4k3/8/8/3B4/2B1B3/8/PPPPPPPP/4K3 w - - 0 1\r\n";
    let output = jadoube(&["legal", "--batch"], lines);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(text(&output.stdout), "legal\nunreadable\nillegal\n");
    assert!(text(&output.stderr).contains("[-:4:"), "{}", text(&output.stderr));
    let json = jadoube(&["legal", "--batch", "-", "--json"], lines);
    let read = |line: &str| serde_json::from_str::<serde_json::Value>(line).unwrap_or_else(|_| panic!("{line}"));
    let answers: Vec<_> = text(&json.stdout).lines().map(read).collect();
    let verdicts: Vec<_> = answers.iter().map(|answer| answer["verdict"].as_str()).collect();
    assert_eq!(verdicts, [Some("legal"), None, Some("illegal")]);
    assert_eq!((&answers[1]["type"], &answers[1]["place"]["line"]), (&"error".into(), &4.into()));
    assert_eq!(answers[2]["argument"], "counts");
}

#[test]
fn a_chess960_game_begins_from_its_array() {
    // Array 0 is BBQNNRKR.
    let start = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1";
    let output = jadoube(&["legal", "--lang", "en", "--chess960", "0", start], "");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let standard = jadoube(&["legal", "--lang", "en", start], "");
    assert_eq!(standard.status.code(), Some(1));
    let wrong = jadoube(&["legal", "--chess960", "960", start], "");
    assert_eq!(wrong.status.code(), Some(2));
}
