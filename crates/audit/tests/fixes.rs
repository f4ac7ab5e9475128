//! What `--fix` changes, and above all what it does not.

use jadoube_audit::{Judge, Kind, Options};
use jadoube_notation::pgn::Reader;

fn judge() -> Judge {
    Judge::new(Options { fixes: true, ..Options::default() })
}

fn fixed(text: &str) -> String {
    let mut judge = judge();
    let mut reader = Reader::new(text.as_bytes());
    let (mut done, mut corrected) = (0, Vec::new());
    while reader.read_game(&mut judge).unwrap() {
        let end = usize::try_from(reader.place().byte).unwrap();
        judge.last_fix().apply(text.as_bytes(), done..end, &mut corrected);
        done = end;
    }
    corrected.extend_from_slice(&text.as_bytes()[done..]);
    String::from_utf8(corrected).unwrap()
}

fn kinds(text: &str) -> Vec<Kind> {
    let mut judge = judge();
    let mut reader = Reader::new(text.as_bytes());
    while reader.read_game(&mut judge).unwrap() {}
    let mut kinds: Vec<Kind> =
        judge.take().found.into_iter().flat_map(|game| game.findings).map(|finding| finding.kind).collect();
    kinds.sort();
    kinds
}

/// A whole tag roster with this date and result, more tags, and the moves.
fn dated(date: &str, result: &str, more: &str, moves: &str) -> String {
    format!(
        "[Event \"E\"]\n[Site \"S\"]\n[Date \"{date}\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n\
         [Result \"{result}\"]\n{more}\n{moves}\n\n"
    )
}

fn game(result: &str, moves: &str) -> String {
    dated("2024.05.01", result, "", moves)
}

#[track_caller]
fn becomes(text: &str, expected: &str) {
    let once = fixed(text);
    assert_eq!(once, expected);
    assert_eq!(fixed(&once), once, "once and for all");
}

#[track_caller]
fn stays(text: &str) {
    assert_eq!(fixed(text), text);
}

const MATE: &str = "1. f3 e5 2. g4 Qh4#";

#[test]
fn moves_are_spelled_as_pgn_has_it() {
    let text = "1. Ng1f3! e7e5 2. e2-e4?! Nb8-c6 {Ng1f3} 3. Bb5 (3. Bf1c4) a6 4. Ba4 Nf6 5. 0-0 Ne4 $1 6. Bc6 dc6 1-0";
    let right = "1. Nf3! e5 2. e4?! Nc6 {Ng1f3} 3. Bb5 (3. Bf1c4) a6 4. Ba4 Nf6 5. O-O Nxe4 $1 6. Bxc6 dxc6 1-0";
    becomes(&game("1-0", text), &game("1-0", right));
    becomes(&game("1-0", "1. f3 e5 2. g4 Qh4+ 1-0"), &game("0-1", "1. f3 e5 2. g4 Qh4# 0-1"));
    becomes(&game("0-1", "1. f3 e5 2. g4 Qh4++ 0-1"), &game("0-1", "1. f3 e5 2. g4 Qh4# 0-1"));
    let en_passant = "1. e4 a6 2. e5 d5 3. ed6 e.p. cxd6 1-0";
    becomes(&game("1-0", en_passant), &game("1-0", &en_passant.replace("ed6", "exd6")));
}

#[test]
fn only_games_whose_moves_are_all_legal_are_touched() {
    let stood = "1. e4 e5 2. Nf3 Nc6 3. Bc4 d6 4. Kf1 a6 5. Ke1 a5 6. O-O a4 7. Nb1c3 a3 8. Nxe5 axb2 9. Bxf7+ Ke7 10. Nd5# 0-1";
    stays(&game("0-1", stood));
    stays(&dated("2024.05.01", "0-1", "[TimeControl \"180+2\"]\n", stood));
    stays(&game("0-1", "1. e4 e5 2. Bc4 -- 3. Qh5 -- 4. Qxf7# 0-1"));
    stays(&game("1-0", "1. Ng1f3 e5 2. -- 1-0"));
    stays(&game("1-0", "1. Ng1f3 e5 2. Bb6 1-0"));
    stays(&game("1-0", "1. Ng1f3 e5 2. e4 {open 1-0"));
    stays(&game("1-0", "1. Ng1f3 e5 2. e4 d6) 1-0"));
    stays(&game("1-0", "1. Ng1f3 e5 {[%irregular 2. Ne5e4 d6]} 1-0"));
}

#[test]
fn comments_glyphs_variations_and_other_tags_stay_as_they_are() {
    for (wrong, right) in [
        ("7. ; see 12\nBb5", "3. ; see 12\nBb5"),
        ("7. $1 Bb5", "3. $1 Bb5"),
        ("7. {8.} Bb5", "3. {8.} Bb5"),
        ("7.\n% 9.\nBb5", "3.\n% 9.\nBb5"),
        ("(2... d6 9. d4) 7. Bb5", "(2... d6 9. d4) 3. Bb5"),
    ] {
        let with = |text: &str| game("1-0", &format!("1. e4 e5 2. Nf3 Nc6 {text} a6 4. Ba4 1-0"));
        becomes(&with(wrong), &with(right));
    }
    stays("[Event \"x\"]\n[Date \"2024.01.01\"]\n\n1. f3 e5 {see [Result \"1-0\"] there} 2. g4 Qh4# 1-0\n");
    stays(&game("1-0", "1. f3 e5 2. g4 Qh4# ; they said 1-0 \n"));
    stays(&game("1-0", "1. f3 e5 2. g4 Qh4# {1-0}"));
    let quoted = "[Annotator \"[Result \\\"1-0\\\"]\"]\n";
    let with = |result: &str| dated("2024.01.01", result, quoted, &format!("{MATE} {result}"));
    becomes(&with("1-0"), &with("0-1"));
}

/// It may be castling, and it may be that both have lost.
#[test]
fn zeros_at_the_end_are_left_alone() {
    stays(&game("0-0", "1. Ng1f3 e5 2. e4 Nf6 3. Be2 d6 0-0"));
    stays(&game("1-0", "1. Ng1f3 e5 2. e4 Nf6 3. Be2 d6 0-0"));
    let castles = |king: &str| game("1-0", &format!("1. Nf3 e5 2. e4 Nf6 3. Be2 d6 4. {king} 1-0"));
    becomes(&castles("0-0"), &castles("O-O"));
}

#[test]
fn the_result_is_corrected_in_tag_and_outcome_or_in_neither() {
    let right = game("0-1", &format!("{MATE} 0-1"));
    for wrong in [("1-0", "1-0"), ("*", "*"), ("1/2-1/2", "1/2-1/2"), ("0-1", "1-0"), ("1-0", "0-1")] {
        becomes(&game(wrong.0, &format!("{MATE} {}", wrong.1)), &right);
    }
    for (before, behind) in [("", " {White wins}"), ("", " ; time"), ("{c}", ""), ("", "{a}{b}"), ("\n", "\n")] {
        let with = |result: &str| game(result, &format!("{MATE} {before}{result}{behind}"));
        becomes(&with("1-0"), &with("0-1"));
    }
    for tag in ["[Result  \"", "[Result\t\"", "[ Result \"", "[Result \" "] {
        let with = |result: &str| game(result, &format!("{MATE} {result}")).replace("[Result \"", tag);
        becomes(&with("1-0"), &with("0-1"));
    }
    for moves in ["1-0 1-0", "1-0 0-1", "1-0\n1-0", "1 - 0", "1:0", "", "1-0 1. e4 e5 1-0", "(0-1 1-0"] {
        stays(&game("1-0", &format!("{MATE} {moves}")));
    }
    stays(&game("*", &format!("{MATE}*")));
    stays(&game("*", &format!("{MATE} $1*")));
    stays(&game("0-1 forfeit", &format!("{MATE} 1-0")));
    stays(&game("1-0\"]\n[Result \"0-1", &format!("{MATE} 1-0")));
}

#[test]
fn a_result_with_another_termination_is_uncertain() {
    for said in ["time forfeit", "White won by resignation", "adjudication", "draw agreed", "unterminated"] {
        stays(&dated("2024.05.01", "1-0", &format!("[Termination \"{said}\"]\n"), &format!("{MATE} 1-0")));
    }
    stays(&dated("2024.05.01", "1-0", "[Termination \"White mates\"]\n", &format!("{MATE} 1-0")));
    let with = |result: &str| dated("2024.05.01", result, "[Termination \"normal\"]\n", &format!("{MATE} {result}"));
    becomes(&with("1-0"), &with("0-1"));
}

/// 9.6.1: the fifth time the game was over, and what came after it decides nothing.
#[test]
fn a_mate_after_the_end_decides_nothing() {
    let moves =
        "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. f3 e5 10. g4 Qh4#";
    for result in ["1/2-1/2", "*", "1-0"] {
        stays(&game(result, &format!("{moves} {result}")));
    }
    // No edition before 2014 ends a game so.
    let older = |result: &str| dated("2010.01.01", result, "", &format!("{moves} {result}"));
    becomes(&older("1/2-1/2"), &older("0-1"));
}

/// 5.2.b (2009) and its successors; nobody drew by it in 1895.
#[test]
fn a_dead_position_is_a_draw_since_the_laws_say_so() {
    let fen = "[SetUp \"1\"]\n[FEN \"8/8/4k3/8/8/4Kq2/8/8 w - - 0 1\"]\n";
    let on = |date: &str, result: &str| dated(date, result, fen, &format!("1. Kxf3 {result}"));
    becomes(&on("2012.01.01", "1-0"), &on("2012.01.01", "1/2-1/2"));
    for date in ["1895.01.01", "1960.??.??", "????.??.??"] {
        stays(&on(date, "1-0"));
    }
}

#[test]
fn move_numbers_are_fixed_all_or_none() {
    for (wrong, right) in [
        (
            "1. e4 e5 9. Nf3 Nc6 3. Bb5 a6 8. Ba4 Nf6 5. O-O Be7 44. Re1 b5 7. Bb3 d6 77. c3 O-O 9. h3 1-0",
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 1-0",
        ),
        (
            "1. e4 e5 2. Nf3 Nc6 7. Bb5 a6 8. Ba4 Nf6 9. O-O Be7 1-0",
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1-0",
        ),
        ("1. e4 {c} 7... e5 2. Nf3 8... Nc6 3. Bb5 1-0", "1. e4 {c} 1... e5 2. Nf3 2... Nc6 3. Bb5 1-0"),
        ("1. e4 e5 2... Nf3 Nc6 3. Bb5 1-0", "1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0"),
    ] {
        becomes(&game("1-0", wrong), &game("1-0", right));
        assert_eq!(kinds(&game("1-0", right)), []);
    }
    // The number behind the last move may tell of moves that are missing; a count of its own tells something too.
    stays(&game("1-0", "1. e4 e5 7. Nf3 Nc6 12. 1-0"));
    stays(&game("1-0", "11. e4 e5 12. Nf3 Nc6 13. Bb5 1-0"));
    // Move 1 at the head of a line after an empty one would begin a game.
    stays(&game("1-0", "1. e4\n\n7... e5 2. Nf3 Nc6 1-0"));
    let fen = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 20\"]\n";
    let from = |moves: &str| dated("2024.05.01", "*", fen, moves);
    becomes(&from("20. e4 Kd7 31. e5 Kd8 22. e6 *"), &from("20. e4 Kd7 21. e5 Kd8 22. e6 *"));
    stays(&from("24. e4 Kd7 25. e5 Kd8 22. e6 *"));
}

/// Where a sign is false another move may have been meant, and then nobody knows what the board was.
#[test]
fn a_move_with_a_false_sign_is_not_spelled_anew() {
    for (wrong, right) in [
        ("1. e4+ e7e5 2. Nf3 Nc6 3. Bxc4# Nf6 1-0", "1. e4+ e5 2. Nf3 Nc6 3. Bxc4# Nf6 1-0"),
        ("1. e4 d5 2. e4-d5 Qd8d5 1-0", "1. e4 d5 2. e4-d5 Qxd5 1-0"),
        ("1. e4 a6 2. e5 h6 3. d2d4ep d7d6 1-0", "1. e4 a6 2. e5 h6 3. d2d4ep d6 1-0"),
    ] {
        becomes(&game("1-0", wrong), &game("1-0", right));
    }
    stays(&game("1-0", "1. f3 e5 2. xg4 Qh4# 1-0"));
    stays(&game("1-0", "1. f3+ e5 2. g4 Qh4# 1-0"));
}

#[test]
fn line_breaks_and_what_stands_between_games_stay() {
    let text = format!("\u{feff}\r\n% x\r\n{}\r\n% y\n\n{}", game("1-0", "1. Nb1c3 1-0"), game("*", "1. e2e4 *"));
    let text = text.replace('\n', "\r\n");
    becomes(&text, &text.replace("Nb1c3", "Nc3").replace("e2e4", "e4"));
    becomes(game("*", "1. e2e4 *").trim_end(), game("*", "1. e4 *").trim_end());
}
