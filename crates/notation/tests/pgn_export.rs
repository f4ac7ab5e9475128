//! The export format of the standard, byte for byte.

use jadoube_notation::pgn::{Comment, Game, Nag, Outcome, Played, Reader};

#[test]
fn tags_come_in_the_order_of_the_standard() {
    let game: Game =
        r#"[Zeta "z"] [White "A \"B\" \\C"] [Annotator "x"] [Result "0-1"] [Date "2024.01.02"] 1. f3 0-1"#.into();
    let expected = "[Event \"?\"]\n[Site \"?\"]\n[Date \"2024.01.02\"]\n[Round \"?\"]\n[White \"A \\\"B\\\" \\\\C\"]\n[Black \"?\"]\n\
                    [Result \"0-1\"]\n[Annotator \"x\"]\n[Zeta \"z\"]\n\n1. f3 0-1\n\n";
    assert_eq!(game.to_string(), expected);
}

fn movetext(pgn: &str) -> String {
    let text = Game::from(pgn).to_string();
    text.split_once("\n\n").unwrap().1.to_owned()
}

#[test]
fn lines_are_filled_up_to_79_columns() {
    let moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 11. Nbd2 Bb7 *";
    let expected = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3\n\
                    O-O 9. h3 Nb8 10. d4 Nbd7 11. Nbd2 Bb7 *\n\n";
    assert_eq!(movetext(moves), expected);
}

#[test]
fn black_moves_have_numbers_only_where_they_need_them() {
    let moves = "1.e4!(1.d4 d5;queen's pawn\n2.c4)1...e5{a}{b}2.Nf3 $10 Nc6 (2...d6) 3. Bb5 *";
    let expected = "1. e4 $1 (1. d4 d5 {queen's pawn} 2. c4) 1... e5 {a} {b} 2. Nf3 $10 Nc6 (2...\nd6) 3. Bb5 *\n\n";
    assert_eq!(movetext(moves), expected);
    let black = "[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 30\"]\n\n30... Kd7 *";
    assert_eq!(movetext(black), "30... Kd7 *\n\n");
}

#[test]
fn moves_are_written_in_san_whatever_they_were_read_in() {
    let moves = "1. e2e4 d7-d5 2. e4xd5 Ng8-f6 3. Ng1f3 Qxd5+ 4. Nb1c3 Qe5 5. Be2 Bg4 6. 0-0 *";
    assert_eq!(movetext(moves), "1. e4 d5 2. exd5 Nf6 3. Nf3 Qxd5 4. Nc3 Qe5+ 5. Be2 Bg4 6. O-O *\n\n");
}

#[test]
fn illegal_and_unreadable_moves_go_into_a_comment_that_others_skip() {
    // The bishop gives check, the king stays in it, and nobody notices.
    let moves = "1. e4 e5 2. d3 Bb4+ 3. Nf3 {!} Nc6 4. c3 Zz9 5. what 1-0";
    let text = movetext(moves);
    let expected = "1. e4 e5 2. d3 Bb4+ {[%irregular 3. Ng1-f3 %7B!%7D 3... Nb8-c6 4. c3 \"Zz9\"]}\n1-0\n\n";
    assert_eq!(text, expected);
    let again = Game::from(text.as_str());
    assert!(matches!(again.line.plies[4].played, Played::Stood(_)));
    assert!(matches!(again.line.plies[6].played, Played::Legal(_)));
    assert_eq!(again.line.plies[7].played, Played::Unreadable("Zz9".to_owned()));
    assert_eq!(again.outcome, Some(Outcome::WhiteWins));
}

#[test]
fn moves_of_other_variants_are_written_as_they_were() {
    let moves = "[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@e4 (3. P@d4 Qa5) 3... Qa5 $1 *";
    assert_eq!(movetext(moves), "1. e4 d5 2. exd5 Qxd5 3. P@e4 (3. P@d4 Qa5) 3... Qa5 $1 *\n\n");
}

#[test]
fn a_move_that_nobody_could_read_keeps_the_sign_that_is_part_of_it() {
    let mut game = Game::from("[Variant \"Atomic\"]\n\n1. e4 e5 *");
    game.line.plies[1].played = Played::Unreadable("e5±".to_owned());
    let text = game.to_string();
    assert_eq!(Game::from(text.as_str()).line, game.line, "{text}");
}

#[test]
fn a_comment_with_braces_lasts_to_the_end_of_its_line() {
    let mut game = Game::from("1. e4 e5 *");
    game.line.plies[0].comments.push(Comment::from("see {1}"));
    game.line.plies[1].nags.push(Nag(1));
    let text = game.to_string();
    assert!(text.ends_with("\n\n1. e4 ; see {1}\n1... e5 $1 *\n\n"), "{text}");
    assert_eq!(Game::from(text.as_str()).line, game.line);
}

#[test]
fn places_are_given_in_bytes_lines_and_columns() {
    let text = "[Event \"é\"]\r\n\r\n1. e4 é5 2. Nf3\r\n(1. d4 *\r\n\r\n[Event \"2\"]\n\n1. e4 } *\n";
    let games: Vec<Game> = Reader::new(text.as_bytes()).games().map(Result::unwrap).collect();
    let told: Vec<String> = games.iter().flat_map(|game| &game.problems).map(|problem| problem.to_string()).collect();
    let expected = [
        "line 3, column 7 (byte 22): “é5” is not a move that can be made here",
        "line 4, column 1 (byte 34): this variation is not closed with “)” before the next game",
        "line 8, column 7 (byte 65): “}” closes nothing",
    ];
    assert_eq!(told, expected);
}

#[test]
fn the_result_and_the_token_at_the_end_agree() {
    let exported = |pgn: &str| {
        let text = Game::from(pgn).to_string();
        let again = Game::from(text.as_str());
        assert_eq!(again.to_string(), text);
        (again.tags.get("Result").unwrap().to_owned(), again.outcome.unwrap())
    };
    for (pgn, result, outcome) in [
        ("1. e4 1-0", "1-0", Outcome::WhiteWins),
        ("1. e4", "*", Outcome::Unknown),
        ("[Result \"1/2-1/2\"] 1. e4", "1/2-1/2", Outcome::Draw),
        // The moves were played to the token.
        ("[Result \"0-1\"] 1. e4 1-0", "1-0", Outcome::WhiteWins),
        ("[Result \"0-0\"] 1. e4 1-0", "1-0", Outcome::WhiteWins),
        ("[Result \"*\"] 1. e4 1-0", "1-0", Outcome::WhiteWins),
        // An asterisk contradicts nothing.
        ("[Result \"0-1\"] 1. e4 *", "0-1", Outcome::BlackWins),
        ("[Result \"½–½\"] 1. e4 *", "1/2-1/2", Outcome::Draw),
        // PGN has no token for these scores.
        ("[Result \"0-0\"] 1. e4 *", "0-0", Outcome::Unknown),
        ("[Result \"1/2-0\"] 1. e4", "1/2-0", Outcome::Unknown),
        ("[Result \" \"] 1. e4", "*", Outcome::Unknown),
    ] {
        assert_eq!(exported(pgn), (result.to_owned(), outcome), "{pgn}");
    }
}

#[test]
fn a_position_that_was_set_up_says_so() {
    let fen = "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n";
    for set_up in ["", "[SetUp \"1\"]\n", "[SetUp \"0\"]\n"] {
        let text = Game::from(format!("[Zeta \"z\"]\n{fen}{set_up}\n1. Kd2 *").as_str()).to_string();
        assert!(text.contains(&format!("{fen}[SetUp \"1\"]\n[Zeta \"z\"]\n\n")), "{text}");
        assert_eq!(Game::from(text.as_str()).to_string(), text);
    }
    assert!(!Game::from("1. e4 *").to_string().contains("SetUp"));
}

#[test]
fn a_hundred_brackets_take_more_than_one_line() {
    let deep = format!("1. e4 {}{} e5 *", "(1. d4 ".repeat(100), ")".repeat(100));
    let game = Game::from(deep.as_str());
    let text = game.to_string();
    assert!(text.lines().all(|line| line.chars().count() < 80), "{text}");
    assert_eq!(text.matches(')').count(), 100);
    assert_eq!(Game::from(text.as_str()).line, game.line);
}

#[test]
fn a_quoted_tag_in_a_comment_never_begins_a_line() {
    for length in 1..90 {
        let mut game = Game::from("1. e4 e5 *");
        let words = "x".repeat(length) + " [Event \"a\"] [ White \"b\"] [Black\"c\"] [it]";
        game.line.plies[0].comments.push(Comment::from(words.as_str()));
        let text = game.to_string();
        let again = Game::from(text.as_str());
        assert_eq!((again.line, again.problems.len()), (game.line, 0), "{text}");
    }
}
