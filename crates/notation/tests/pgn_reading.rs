//! What files really contain, one thing after the other.

use std::ops::ControlFlow;

use jadoube_board::{Coordinates, Position, Role, Setup, Square};
use jadoube_notation::pgn::{
    Command, Game, Nag, Outcome, Place, Played, ProblemKind, Reader, Replay, Start, Text, Token, Visitor,
};

fn games(text: &[u8]) -> Vec<Game> {
    Reader::new(text).games().map(Result::unwrap).collect()
}

fn sound(text: &str) -> Game {
    let game = Game::from(text);
    assert!(game.problems.is_empty(), "{text}: {:?}", game.problems);
    game
}

#[test]
fn byte_order_marks_are_skipped() {
    let read = games("\u{feff}[Event \"1\"]\n\n1. e4 *\n\n\u{feff}[Event \"2\"]\n\n1. d4 *\n".as_bytes());
    assert_eq!(read.iter().map(|game| game.tags.get("Event").unwrap()).collect::<Vec<_>>(), ["1", "2"]);
    assert!(read.iter().all(|game| game.problems.is_empty()));
}

#[test]
fn latin_1_and_utf_8_may_stand_side_by_side() {
    let read = games(b"[White \"Gr\xfcnfeld\"]\n[Black \"Gr\xc3\xbcnfeld\"]\n\n1. e4 {sch\xf6n} *\n");
    assert_eq!((read[0].tags.get("White"), read[0].tags.get("Black")), (Some("Grünfeld"), Some("Grünfeld")));
    assert_eq!(read[0].line.plies[0].comments[0].text(), "schön");
}

#[test]
fn line_breaks_of_any_kind() {
    for line_break in ["\n", "\r\n", "\r"] {
        let text = "[Event \"1\"]\n[Site \"x\"]\n\n1. e4 e5\n2. Nf3 1-0\n\n[Event \"2\"]\n\n1. d4 *\n"
            .replace('\n', line_break);
        let read = games(text.as_bytes());
        assert_eq!(read.len(), 2, "{line_break:?}");
        assert_eq!((read[0].line.plies.len(), read[1].line.plies.len()), (3, 1));
    }
}

#[test]
fn games_on_one_line_without_tags_or_without_outcomes() {
    assert_eq!(games(b"[A \"1\"] [B \"2\"] 1. e4 e5 1-0 [A \"3\"] 1. d4 [A \"4\"] 1. c4 *").len(), 3);
    assert_eq!(games(b"1. e4 e5 1-0 1. d4 d5 0-1 1. c4 *").len(), 3);
    assert_eq!(games(b"1. e4 e5\n\n1. d4 d5\n\n1. c4\n").len(), 3);
    assert_eq!(games(b"e4 e5 Nf3 *\nd4 d5 *\n").len(), 2);
    assert_eq!(games(b"[Event \"no moves\"]\n\n[Event \"none here\"]\n\n*\n\n[Event \"nor here\"]\n").len(), 3);
    assert!(games(b" \n\n\r\n").is_empty());
}

#[test]
fn html_forums_and_escaped_lines_leave_no_trace() {
    let text = "<html><pre>\n% not for us\n[Event \"1\"]\n\n1. e4<br>e5&nbsp;2. Nf3\n% { not open\n[b]2...[/b] Nc6 1-0</pre>\n</html>\n\n% end\n";
    assert_eq!(sound(text).line.plies.len(), 4);
    assert_eq!(games(text.as_bytes()).len(), 1);
    assert!(games(b"<html>\n</html>").is_empty());
}

#[test]
fn comments_of_both_kinds_and_what_programs_put_into_them() {
    let game = sound("{before} 1. e4 ; to the end } of the line\n e5 {[%clk 1:00:00][%eval 0.25] good} 2. Nf3 {} *");
    assert_eq!(game.line.intro[0].text(), "before");
    assert_eq!(game.line.plies[0].comments[0].text(), "to the end } of the line");
    let comment = &game.line.plies[1].comments[0];
    assert_eq!((comment.clock(), comment.text().as_str()), (Some(3_600_000), "good"));
    assert!(comment.commands().any(|command| matches!(command, Command::Eval { .. })));
    assert!(game.line.plies[2].comments.is_empty());
}

#[test]
fn glyphs_as_numbers_suffixes_and_signs() {
    let game = sound("1. e4! e5?! $10 2. Nf3!! Nc6 ± 3. Bb5 += a6 N *");
    let nags: Vec<_> = game.line.plies.iter().map(|ply| ply.nags.clone()).collect();
    let expected = [vec![Nag(1)], vec![Nag(6), Nag(10)], vec![Nag(3)], vec![Nag(16)], vec![Nag(14)], vec![Nag(146)]];
    assert_eq!(nags, expected);
}

#[test]
fn signs_that_stick_to_a_move_are_glyphs_too() {
    for (word, nag) in [
        ("e4⩲", 14),
        ("e4+=", 14),
        ("e4+/=", 14),
        ("e4⩱", 15),
        ("e4=+", 15),
        ("e4=/+", 15),
        ("e4±", 16),
        ("e4+/-", 16),
        ("e4∓", 17),
        ("e4-/+", 17),
        ("e4+-", 18),
        ("e4+−", 18),
        ("e4-+", 19),
        ("e4=", 10),
        ("e4∞", 13),
        ("e4□", 7),
        ("e2-e4±", 16),
        ("e4 □", 7),
    ] {
        let game = sound(&format!("1. {word} e5 *"));
        let [first, second] = game.line.plies.as_slice() else { panic!("{word}: {game:?}") };
        assert!(matches!(first.played, Played::Legal(m) if m.to() == Square::E4), "{word}");
        assert_eq!((first.nags.as_slice(), second.nags.len()), (&[Nag(nag)][..], 0), "{word}");
    }
    let game = sound("1. e4!□ e5 2. Nf3!± a6⩲ 3. ♗c4 Nc6± *");
    let nags: Vec<_> = game.line.plies.iter().map(|ply| ply.nags.clone()).collect();
    let expected = [vec![Nag(1), Nag(7)], vec![], vec![Nag(1), Nag(16)], vec![Nag(14)], vec![], vec![Nag(16)]];
    assert_eq!(nags, expected);
    let latin_1 = games(b"1. e4 Nc6\xb1 2. d4 *").remove(0);
    assert_eq!((latin_1.line.plies[1].nags.as_slice(), latin_1.problems.len()), (&[Nag(16)][..], 0));
}

#[test]
fn checks_castling_and_promotions_are_not_annotations() {
    let game = sound("[FEN \"4k2r/1P6/8/8/8/8/6p1/R3K3 w Qk - 0 1\"]\n\n1. b8=Q+ Ke7 2. O-O-O+- g1=Q 3. Qb7+ *");
    let nags: Vec<_> = game.line.plies.iter().map(|ply| ply.nags.len()).collect();
    assert_eq!(nags, [0, 0, 1, 0, 0]);
    // A promotion that was not written to its end.
    let unfinished = Game::from("[FEN \"4k3/1P6/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. b8= *");
    assert_eq!((unfinished.line.plies[0].nags.len(), unfinished.problems.len()), (0, 1));
}

#[test]
fn figurines_are_pieces() {
    let game = sound("1. ♘f3 ♞c6 2. g3 e5 3. ♗g2 ♛e7 4. ♙d3 *");
    let san = "\n\n1. Nf3 Nc6 2. g3 e5 3. Bg2 Qe7 4. d3 *\n\n";
    assert!(game.to_string().ends_with(san), "{game}");
    assert!(sound("[FEN \"k7/4P3/8/8/8/8/8/K7 w - - 0 1\"] 1. e8=♕+ *").to_string().ends_with("1. e8=Q+ *\n\n"));
}

#[test]
fn outcomes_with_blanks_inside() {
    for (text, outcome) in [
        ("1 - 0", Outcome::WhiteWins),
        ("0 - 1", Outcome::BlackWins),
        ("0 -1", Outcome::BlackWins),
        ("1- 0", Outcome::WhiteWins),
        ("1 – 0", Outcome::WhiteWins),
        ("1 : 0", Outcome::WhiteWins),
        ("1/2 - 1/2", Outcome::Draw),
        ("1/2 -\t1/2", Outcome::Draw),
        ("½ - ½", Outcome::Draw),
        ("1 - 0.", Outcome::WhiteWins),
    ] {
        for pgn in [format!("1. e4 e5 {text}\n1. d4 *"), format!("[Event \"x\"]\n\n1. e4 e5\n\n{text}\n\n1. d4 *\n")] {
            let read = games(pgn.as_bytes());
            assert_eq!(read.len(), 2, "{pgn}: {read:?}");
            assert_eq!((read[0].outcome, read[0].line.plies.len()), (Some(outcome), 2), "{pgn}");
            assert!(read.iter().all(|game| game.problems.is_empty()), "{pgn}");
            let mut reader = Reader::new(pgn.as_bytes());
            assert!(reader.skip_game().unwrap() && reader.skip_game().unwrap() && !reader.skip_game().unwrap());
        }
    }
    assert_eq!(sound("1 e4 e5 2 Nf3").outcome, None);
    assert_eq!(sound("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"] 1 0-0 *").line.plies.len(), 1);
}

#[test]
fn an_unclosed_comment_ends_at_the_tags_of_the_next_game_without_an_empty_line() {
    let text = "[Event \"x\"]\n\n1. c4 {unclosed 1-0\n[Event \"y\"]\n\n1. d4 {ok} d5 *\n[Event \"z\"]\n\n1. e4 *\n";
    for text in [text.to_owned(), text.replace('\n', "\r\n")] {
        let read = games(text.as_bytes());
        assert_eq!(read.iter().map(|game| game.line.plies.len()).collect::<Vec<_>>(), [1, 2, 1], "{text}");
        let problems: Vec<_> = read.iter().flat_map(|game| &game.problems).collect();
        assert_eq!((problems.len(), &problems[0].kind), (1, &ProblemKind::UnclosedComment));
        assert_eq!((problems[0].place.line, problems[0].place.column), (3, 7));
        assert_eq!(read[0].line.plies[0].comments[0].text(), "unclosed 1-0");
    }
    let nested = games(b"1. c4 {a {b\n[White \"A\"]\n[Black \"B\"]\n1. d4 {ok} d5 *\n");
    assert_eq!(nested.iter().map(|game| game.line.plies.len()).collect::<Vec<_>>(), [1, 2]);
    // One other tag is only quoted, as long as the comment is closed.
    let quoted = sound("1. c4 {my\n[Site \"x\"]\nwas {well}\nchosen} e5 *");
    assert_eq!(quoted.line.plies[0].comments[0].text(), "my [Site \"x\"] was {well} chosen");
    let unclosed = games(b"1. c4 {my\n[Site \"x\"]\n1. d4 *\n");
    assert_eq!((unclosed.len(), unclosed[1].tags.get("Site"), unclosed[1].line.plies.len()), (2, Some("x"), 1));
    assert_eq!(unclosed[0].problems[0].kind, ProblemKind::UnclosedComment);
}

#[test]
fn a_pawn_that_gives_check_can_be_captured_en_passant() {
    let position: Position = "4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 1".parse().unwrap();
    assert!(position.is_check());
    let m = jadoube_notation::read_san(&position, b"exd6").unwrap();
    assert_eq!((m.from(), m.to()), (Square::E5, Square::D6));
    assert_eq!(Setup::from(position.after(m)).fen().to_string(), "4k3/8/3P4/8/4K3/8/8/8 b - - 0 1");
}

#[test]
fn a_rook_that_moved_against_the_rules_has_moved() {
    let game = Game::from("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. Rh1-g3 Kd8 2. Rg3-h1 Kc8 3. O-O *");
    let castling = &game.line.plies[4].played;
    assert_eq!(castling, &Played::Stood(Coordinates { from: Square::E1, to: Square::H1, promotion: None }));
    let moved = Game::from("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. Rh1-g3 *");
    assert_eq!(moved.final_board().to_string(), "4k3/8/8/8/8/6R1/8/4K3 b - - 1 1");
    // So has one that was captured, and a king.
    let captured = Game::from("[FEN \"4k3/8/8/8/8/8/6r1/4K2R b K - 0 1\"]\n\n1... Rg2xh1 *");
    assert_eq!(captured.final_board().to_string(), "4k3/8/8/8/8/8/8/4K2r w - - 0 2");
    let king = Game::from("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. Ke1-e3 Kd8 2. Ke3-e1 Kc8 3. O-O *");
    assert!(matches!(king.line.plies[4].played, Played::Stood(_)));
}

#[test]
fn rights_that_cannot_be_do_not_spoil_a_position() {
    for fen in ["4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1", "4k3/8/8/8/8/8/8/4K2R w K e6 0 1"] {
        let game = sound(&format!("[FEN \"{fen}\"]\n\n1. Kd2 *"));
        assert!(matches!(game.start(), Start::Position(_)), "{fen}");
    }
}

#[test]
fn null_moves_pass_the_turn() {
    for null in ["--", "Z0", "null", "0000"] {
        let game = sound(&format!("1. e4 {null} 2. d4 *"));
        assert_eq!(game.line.plies[1].played, Played::Null, "{null}");
        assert!(matches!(game.line.plies[2].played, Played::Legal(_)));
    }
}

#[test]
fn chess960_in_both_kinds_of_fen() {
    for rights in ["HFhf", "KQkq"] {
        let fen = format!(
            "[Variant \"Chess960\"]\n[FEN \"bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w {rights} - 2 9\"]"
        );
        let game = sound(&format!("{fen}\n\n9. Nf3 Nd7 10. g3 b6 *"));
        assert_eq!(game.line.plies.len(), 4);
    }
    let castles = "[Variant \"chess 960\"]\n[FEN \"5rkr/8/8/8/8/8/8/5RKR w HFhf - 0 1\"]\n\n1. O-O Kh7 *";
    assert!(matches!(Game::from(castles).line.plies[0].played, Played::Unreadable(_)));
}

#[test]
fn other_variants_are_named_and_kept() {
    let game = Game::from("[Variant \"Atomic\"]\n\n1. e4 e5 *");
    assert_eq!(game.start(), Start::OtherVariant("Atomic".to_owned()));
    assert_eq!(game.problems[0].kind, ProblemKind::OtherVariant("Atomic".to_owned()));
    assert_eq!(game.line.plies[0].played, Played::Unreadable("e4".to_owned()));
}

#[test]
fn illegal_moves_that_stood() {
    let stood = |text: &str, ply: usize| match &Game::from(text).line.plies[ply].played {
        Played::Stood(squares) => Some(*squares),
        _ => None,
    };
    let squares = |from, to, promotion| Some(Coordinates { from, to, promotion });
    // A pinned knight, a pawn that stayed a pawn, castling through check, and what only both squares can tell.
    assert_eq!(stood("1. e4 e5 2. d3 Bb4+ 3. Nf3 *", 4), squares(Square::G1, Square::F3, None));
    assert_eq!(stood("[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"] 1. a8 *", 0), squares(Square::A7, Square::A8, None));
    assert_eq!(stood("[FEN \"4k1r1/8/8/8/8/8/8/4K2R w K - 0 1\"] 1. O-O *", 0), squares(Square::E1, Square::H1, None));
    assert_eq!(stood("1. e2-e5 *", 0), squares(Square::E2, Square::E5, None));
    assert_eq!(stood("1. e2e8k *", 0), squares(Square::E2, Square::E8, Some(Role::King)));
    assert_eq!(stood("1. Ne5 *", 0), None);
    // The game goes on from what stands on the board.
    let game = Game::from("1. e4 e5 2. d3 Bb4+ 3. Nf3 Bxe1 4. Nxe5 *");
    let end = "rnbqk1nr/pppp1ppp/8/4N3/4P3/3P4/PPP2PPP/RNBQbB1R b kq - 0 4";
    assert_eq!(game.final_board().to_string(), end);
}

#[test]
fn an_illegal_move_in_a_variation_costs_the_variation() {
    let game = Game::from("1. e4 (1. Nd5 e5 2. Nf3) 1... e5 2. Nf3 *");
    assert_eq!(game.line.plies.len(), 3);
    assert!(game.line.plies.iter().all(|ply| matches!(ply.played, Played::Legal(_))));
    assert_eq!(game.problems.len(), 1);
}

#[test]
fn scores_that_an_arbiter_gives() {
    for (score, outcome) in [
        ("1/2-0", Outcome::WhiteHalf),
        ("0-1/2", Outcome::BlackHalf),
        ("1/2 - 0", Outcome::WhiteHalf),
        ("0 - 1/2", Outcome::BlackHalf),
        ("½-0", Outcome::WhiteHalf),
        ("0-½", Outcome::BlackHalf),
        ("0-0", Outcome::BothLose),
        ("0 - 0", Outcome::BothLose),
        ("0–0", Outcome::BothLose),
        ("-:-", Outcome::BothLose),
    ] {
        for end in ["", "\n", " {both late}\n", ".\n\n[Event \"2\"]\n\n1. d4 *\n", "\n\n1. d4 d5 *\n"] {
            let pgn = format!("1. e4 e5 {score}{end}");
            let mut reader = Reader::new(pgn.as_bytes());
            let game = reader.next_game().unwrap().unwrap();
            assert_eq!((game.outcome, game.line.plies.len(), game.problems), (Some(outcome), 2, vec![]), "{pgn}");
            assert_eq!(reader.games().count(), usize::from(end.contains("d4")), "{pgn}");
            let mut skipped = 0;
            let mut reader = Reader::new(pgn.as_bytes());
            while reader.skip_game().unwrap() {
                skipped += 1;
            }
            assert_eq!(skipped, 1 + usize::from(end.contains("d4")), "{pgn}");
        }
        // The standard has no token for it.
        let written = Game::from(format!("1. e4 e5 {score}").as_str()).to_string();
        assert!(written.ends_with(" 1. e4 e5 *\n\n") || written.ends_with("\n1. e4 e5 *\n\n"), "{written}");
        assert!(written.contains(&format!("[Result \"{outcome}\"]")), "{written}");
        assert_eq!(Game::from(written.as_str()).any_outcome(), Some(outcome));
    }
    assert_eq!(Game::from("[Result \"0-0\"]\n\n0-0").outcome, Some(Outcome::BothLose));
}

#[test]
fn zeros_are_castling_where_castling_is_legal() {
    let fen = "[FEN \"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\"]";
    for castling in ["0-0", "0 - 0", "0-0 *", "0 - 0 Ke7 *", "0 - 0 - 0", "0-0-0"] {
        let game = sound(&format!("{fen}\n\n1. {castling}"));
        assert!(matches!(game.line.plies[0].played, Played::Legal(m) if m.castling().is_some()), "{castling}");
    }
    // Followed by a result, it is castling that stood though it was illegal.
    let barred = Game::from("[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"]\n\n1. 0-0 1-0");
    assert!(matches!(barred.line.plies[0].played, Played::Stood(_)));
    assert_eq!(barred.outcome, Some(Outcome::WhiteWins));
    for numbered in ["1. e4 e5 2. 0-0", "1 e4 e5 2 0-0", "1. e4 1... 0-0"] {
        assert_eq!(Game::from(numbered).outcome, None, "{numbered}");
    }
    // The tag and the end agree on the score.
    let both = Game::from(format!("{fen}\n[Result \"0-0\"]\n\n1. 0-0").as_str());
    assert_eq!((both.outcome, both.line.plies.len()), (Some(Outcome::BothLose), 0));
}

#[test]
fn dots_apart_from_their_number() {
    for pgn in ["1. e4 1. ...e5 2. Nf3 2. ... Nc6 *", "1. e4 1…e5 2. Nf3 2…Nc6 *", "1. e4 1. … e5 2. Nf3 2 … Nc6 *"]
    {
        let read = Reader::new(pgn.as_bytes()).games().collect::<Result<Vec<_>, _>>().unwrap();
        assert_eq!((read.len(), read[0].line.plies.len(), &read[0].problems), (1, 4, &vec![]), "{pgn}");
    }
}

#[test]
fn an_outcome_inside_a_variation_does_not_end_the_game() {
    let game = sound("1. e4 (1. d4 1-0) 1... e5 0-1");
    assert_eq!((game.line.plies.len(), game.outcome), (2, Some(Outcome::BlackWins)));
    // Unless the variation was never closed.
    assert_eq!(Game::from("1. e4 (1. d4 d5 1-0").outcome, Some(Outcome::WhiteWins));
}

/// Follows the games of one player only, and stops when it has seen enough.
#[derive(Default)]
struct Picky {
    wanted: bool,
    board: Replay,
    seen: Vec<String>,
}

impl Visitor for Picky {
    fn begin(&mut self, _: Place) {
        self.wanted = false;
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>) -> ControlFlow<()> {
        self.wanted |= name.0 == b"White" && value.0 == b"Me";
        ControlFlow::Continue(())
    }

    fn start(&mut self, start: &Start) -> ControlFlow<()> {
        self.board = start.replay();
        if self.wanted { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    fn played(&mut self, token: Token<'_>) -> ControlFlow<()> {
        self.seen.push(format!("{:?}", self.board.play(token.text())));
        if self.seen.len() < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    fn begin_variation(&mut self, _: Token<'_>) -> ControlFlow<()> {
        ControlFlow::Break(())
    }
}

#[test]
fn a_visitor_can_skip_games_variations_and_the_rest_of_a_game() {
    let text =
        "[White \"You\"]\n\n1. a4 *\n\n[White \"Me\"]\n\n1. e4 (1. d4 d5) e5 2. Nf3 *\n\n[White \"You\"]\n\n1. c4 *\n";
    let mut reader = Reader::new(text.as_bytes());
    let mut picky = Picky::default();
    let mut games = 0;
    while reader.read_game(&mut picky).unwrap() {
        games += 1;
    }
    assert_eq!(games, 3);
    assert_eq!(picky.seen, ["Legal(e2e4)", "Legal(e7e5)"]);
}

#[test]
fn control_characters_in_a_tag_are_blanks() {
    let game = games(b"[FEN \"7k/3P4/7K/8/8/8/8/8 w - - 6 55\x01\0\"]\n\nd7d8B *\n").remove(0);
    assert!(matches!(game.line.plies[0].played, Played::Legal(_)), "{game:?}");
}

/// Everything that is told about a game, as text.
#[derive(Default)]
struct Hears(Vec<String>);

impl Visitor for Hears {
    fn number(&mut self, number: u32, dots: usize) {
        self.0.push(format!("{number}{}", ".".repeat(dots)));
    }

    fn played(&mut self, token: Token<'_>) -> ControlFlow<()> {
        self.0.push(String::from_utf8_lossy(token.text()).into_owned());
        ControlFlow::Continue(())
    }

    fn comment(&mut self, text: Text<'_>) -> ControlFlow<()> {
        self.0.push(format!("{{{}}}", text.decode()));
        ControlFlow::Continue(())
    }
}

/// Steps are collected in a buffer of limited length before a visitor is told about them.
#[test]
fn games_of_every_length_are_told_whole_and_in_order() {
    let words = |length: u32, comments: bool| -> Vec<String> {
        let moves = (0..length).flat_map(|ply| {
            let number = (ply % 2 == 0).then(|| format!("{}.", ply / 2 + 1));
            let san = ["Nf3", "Nf6", "Ng1", "Ng8"][ply as usize % 4].to_owned();
            let comment = (comments && ply % 3 == 0).then(|| "{why}".to_owned());
            [number, Some(san), comment].into_iter().flatten()
        });
        moves.collect()
    };
    for length in (0..100).chain(330..350).chain([511, 512, 513, 1023, 1024, 1025, 2500]) {
        for blank in [" ", "\n", "\r\n"] {
            for comments in [false, true] {
                let told = words(length, comments);
                let text = format!("{} *\n", told.join(blank));
                let mut hears = Hears::default();
                Reader::new(text.as_bytes()).read_game(&mut hears).unwrap();
                assert_eq!(hears.0, told, "{length} {blank:?} {comments}");
            }
        }
    }
}
