//! Whole texts from one language and form to another.

use jadoube_board::{Position, Square};
use jadoube_notation::{FaultKind, Form, Language, ReadError, Style, read_moves, translate, translate_from};
use jadoube_texts::{Locale, Message};
use proptest::prelude::*;

fn language(code: &str) -> Language {
    Language::find(code).unwrap()
}

fn english() -> Form {
    Form::Algebraic(Style::pgn(Language::ENGLISH))
}

#[test]
fn everything_but_the_moves_stays() {
    let hungarian = "[Event \"Bajnokság\"]\n[White \"Kiss, Béla\"]\n\n1. e4 $1 e5 2. Hf3!? {Hc3 is} Hc6\n3. Fb5 a6 ; Fa4\n4. Fa4 \
                     (4. Fxc6 dxc6 5. 0-0 (5. d3) f6) 4... Hf6 5. 0–0 Fe7 1/2-1/2\n\n1. d4 Hf6 *\n";
    let expected = "[Event \"Bajnokság\"]\n[White \"Kiss, Béla\"]\n\n1. e4 $1 e5 2. Nf3!? {Hc3 is} Nc6\n3. Bb5 a6 ; Fa4\n4. Ba4 \
                    (4. Bxc6 dxc6 5. O-O (5. d3) f6) 4... Nf6 5. O-O Be7 1/2-1/2\n\n1. d4 Nf6 *\n";
    let translation = translate(hungarian, language("hu"), &english());
    assert_eq!(translation.faults, []);
    assert_eq!(translation.text, expected);
}

#[test]
fn forms_with_digits_and_without_numbers() {
    let start = "e4 e5 Nf3 Nc6 Bb5 a6 O-O";
    let uci = translate(start, Language::ENGLISH, &Form::Uci);
    assert_eq!(uci.text, "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 e1g1");
    let iccf = translate(&uci.text, Language::ENGLISH, &Form::Iccf);
    assert_eq!(iccf.text, "5254 5755 7163 2836 6125 1716 5171");
    let back = translate(&iccf.text, Language::ENGLISH, &english());
    assert_eq!(back.text, start);
    let figurines =
        translate(start, Language::ENGLISH, &Form::Algebraic(Style::fide(Language::ENGLISH).with_figurines()));
    assert_eq!(figurines.text, "e4 e5 ♘f3 ♞c6 ♗b5 a6 0-0");
    assert_eq!(translate(&figurines.text, language("sv"), &english()).text, start);
}

#[test]
fn positions_of_tags_count() {
    let game = "[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n\n1. O – O – O Ke7 2. Td1-d5";
    let translation = translate(game, language("sv"), &english());
    assert_eq!(translation.faults, []);
    assert!(translation.text.ends_with("1. O-O-O Ke7 2. Rd5"), "{}", translation.text);
}

#[test]
fn marks_that_stand_apart_are_kept() {
    let game = "1. e4 d5 2. e5 f5 3. exf6 e.p. (=) exf6 4. d4 (=)";
    let translation = translate(game, Language::ENGLISH, &Form::Algebraic(Style::fide(language("el"))));
    assert_eq!(translation.faults, []);
    assert_eq!(translation.text, "1. ε4 δ5 2. ε5 ζ5 3. εxζ6 e.p. (=) εxζ6 4. δ4 (=)");
}

#[test]
fn a_move_that_cannot_be_read_costs_its_line_only() {
    let games = "1. e4 e5 (1... Fc5 2. Hf3) 2. Hf3 Hc6\n3. Fe3 d6 *\n\n1. d4 Hf6";
    let translation = translate(games, language("hu"), &english());
    assert_eq!(translation.text, "1. e4 e5 (1... Fc5 2. Hf3) 2. Nf3 Nc6\n3. Fe3 d6 *\n\n1. d4 Nf6");
    let faults: Vec<(usize, usize, &str)> =
        translation.faults.iter().map(|fault| (fault.line, fault.column, fault.text.as_str())).collect();
    assert_eq!(faults, [(1, 16, "Fc5"), (2, 4, "Fe3")]);
    assert_eq!(
        Message::from(&translation.faults[1]).text(Locale::HU),
        "2. sor, 4. karakter, „Fe3”: futó c1–e3: útban van a d2 mezőn álló világos gyalog"
    );
    assert!(
        translation
            .faults
            .iter()
            .all(|fault| matches!(fault.kind, FaultKind::Move(ReadError::Barred(_) | ReadError::EachBarred(_))))
    );
}

#[test]
fn dots_apart_from_their_number_belong_to_blacks_move() {
    for game in [
        "1. e4 e5 2. Nf3 2. ...Nc6 3. Bb5",
        "1. e4 1. ... e5 2. Nf3 2. ... Nc6 3. Bb5",
        "1.e4 1.…e5 2.Nf3 …Nc6 3.Bb5",
        "1 e4 1 ... e5 2 Nf3 ...Nc6 3 Bb5",
        "1. e4\n1. ...e5\n2. Nf3\n2. ...Nc6\n3. Bb5",
        "1. e4 1. e5 2. Nf3 2. Nc6 3. Bb5",
        "[Event \"?\"]\n\n1. e4 e5\n1. Nf3 Nc6\n1. Bb5 *\n",
    ] {
        let german = Form::Algebraic(Style::pgn(language("de")));
        let translation = translate(game, Language::ENGLISH, &german);
        assert_eq!(translation.faults, [], "{game}");
        assert_eq!(translation.text, game.replace('N', "S").replace('B', "L"), "{game}");
    }
    assert_eq!(read_moves(&Position::standard(), "1. e4 1. ... e5", Language::ENGLISH).unwrap().len(), 2);
}

#[test]
fn another_number_one_begins_another_game() {
    for games in
        ["1. Nf3 Nf6 1. Nc3 Nc6", "1. Nf3\n1. Nf3\n", "1. e4 e5\n\n1. e4 e5", "[Event \"?\"]\n\n1. d4\n\n1. d4 d5"]
    {
        let translation = translate(games, Language::ENGLISH, &english());
        assert_eq!((translation.text.as_str(), translation.faults), (games, vec![]));
    }
}

#[test]
fn a_capture_en_passant_with_check_is_read_back() {
    let start: Position = "7k/8/8/8/1pP5/8/8/B2K4 b - c3 0 1".parse().unwrap();
    let fide = Form::Algebraic(Style::fide(Language::ENGLISH));
    let from = |text: &str, form: &Form| translate_from(&start, text, Language::ENGLISH, form);
    let check: Position = "8/8/8/8/1pP5/8/3K4/6k1 b - c3 0 1".parse().unwrap();
    assert_eq!(translate_from(&check, "1... bxc3", Language::ENGLISH, &fide).text, "1... bxc3 e.p.+");
    for written in [
        "bxc3 e.p.+",
        "bxc3e.p.+",
        "bxc3 e.p. +",
        "bxc3 (e.p.)+",
        "bxc3(ep)+",
        "bxc3 ep+",
        "bxc3+ e.p.",
        "bxc3 e. p.+",
        "bxc3 +",
        "bxc3 ++",
    ] {
        let text = format!("1... {written} 2. Kd3");
        assert_eq!(translate_from(&check, &text, Language::ENGLISH, &english()).text, "1... bxc3+ 2. Kd3", "{written}");
        assert_eq!(translate_from(&check, &text, Language::ENGLISH, &fide).text, "1... bxc3 e.p.+ 2. Kd3", "{written}");
    }
    assert_eq!(from("1... bxc3 e.p.!? 2. Bxc3+", &english()).text, "1... bxc3!? 2. Bxc3+");
    assert_eq!(from("1... bxc3 += epic", &english()).text, "1... bxc3 += epic", "a judgement and a word stay");
}

#[test]
fn one_game_has_one_way_to_write_castling() {
    let fen = "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/R3K1R1 w GAgb - 0 1";
    // White has lost the right with the rook on g1, so that what remains could be chess.
    let moves = "1. Rh1 O-O 2. O-O-O *";
    let game =
        format!("[FEN \"{fen}\"]\n\n{moves}\n\n[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n\n1. O-O O-O-O *\n");
    let uci = translate(&game, Language::ENGLISH, &Form::Uci);
    assert_eq!(uci.faults, []);
    assert_eq!(uci.text, game.replace(moves, "1. g1h1 e8g8 2. e1a1 *").replace("1. O-O O-O-O", "1. e1g1 e8c8"));
    let iccf = translate(&game, Language::ENGLISH, &Form::Iccf);
    assert!(iccf.text.contains("1. 7181 5878 2. 5111 *"), "{}", iccf.text);
    assert_eq!(translate(&uci.text, Language::ENGLISH, &english()).text, game);
    // Start position 518 is that of chess, but the game says otherwise.
    let tagged = "[Variant \"Chess960\"]\n\n1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O O-O *\n";
    assert!(translate(tagged, Language::ENGLISH, &Form::Uci).text.ends_with("4. e1h1 e8h8 *\n"));
    let start: Position = fen.parse().unwrap();
    assert_eq!(translate_from(&start, moves, Language::ENGLISH, &Form::Uci).text, "1. g1h1 e8g8 2. e1a1 *");
}

#[test]
fn scores_that_an_arbiter_gives_end_a_game() {
    for score in ["1/2-0", "0-1/2", "½-0", "0-0", "0 - 0", "0–0", "-:-"] {
        for end in ["", "\n", " {both late}\n\n[Event \"?\"]\n\n1. Nf3 *\n", "\n\n1. Nf3 *\n"] {
            let game = format!("1. Nf3 Nf6 {score}{end}");
            let german = Form::Algebraic(Style::pgn(language("de")));
            let translation = translate(&game, Language::ENGLISH, &german);
            assert_eq!((translation.text, translation.faults), (game.replace('N', "S"), vec![]), "{score}");
        }
    }
    // Where castling is legal, it is that, unless the tags say otherwise.
    let castling = "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0-0";
    assert!(translate(castling, Language::ENGLISH, &english()).text.ends_with("4. O-O"));
    let score = format!("[Result \"0-0\"]\n\n{castling}");
    assert_eq!(translate(&score, Language::ENGLISH, &english()).text, score);
    // In the middle of a game, or behind a number, it is castling that cannot be.
    assert_eq!(translate("1. e4 e5 2. 0-0", Language::ENGLISH, &english()).faults.len(), 1);
    assert_eq!(translate("1. e4 0-0 2. d4 d5 *", Language::ENGLISH, &english()).faults.len(), 1);
}

#[test]
fn opinions_of_one_character_are_kept() {
    let game = "1. e4! e5? 2. Nf3‼ Nc6⁇ 3. Bc4⁉ Nf6⁈ 4. Ng5□ Bc5 5. Nxf7∞ Bxf2+⩲ 6. Kxf2⩱ Nxe4+± 7. Kg1∓ Qh4+− 8. g3−+";
    let translation = translate(game, Language::ENGLISH, &english());
    assert_eq!((translation.text, translation.faults), (game.to_owned(), vec![]));
}

#[test]
fn null_moves_and_promotions_in_brackets_pass() {
    let game = "[FEN \"7k/2P5/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. c8(D)+ Kh7 2. -- Kg7 3. Da8";
    let translation = translate(game, language("de"), &english());
    assert_eq!(translation.faults, []);
    assert!(translation.text.ends_with("1. c8=Q+ Kh7 2. -- Kg7 3. Qa8"), "{}", translation.text);
}

#[test]
fn translating_twice_is_translating_once() {
    let game = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 1-0";
    for &there in Language::all() {
        let form = Form::Algebraic(Style::pgn(there));
        let first = translate(game, Language::ENGLISH, &form);
        assert_eq!(translate(&first.text, there, &form), first);
        assert_eq!(translate(&first.text, there, &english()).text, game);
    }
}

#[test]
fn punctuation_stays() {
    let text = "The moves were 1.e4, e5; then Nf3.";
    let prose = translate(text, Language::ENGLISH, &english());
    assert_eq!((prose.text.as_str(), prose.faults), (text, vec![]), "words of prose are not moves");
    let list = "e4, e5, Hf3. Hc6: Fb5";
    let translation = translate(list, language("hu"), &english());
    assert_eq!(translation.text, "e4, e5, Nf3. Nc6: Bb5");
}

#[test]
fn lists_of_moves_are_read() {
    let start: Position = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1".parse().unwrap();
    let moves = read_moves(&start, "0-0-0 Ke7 (1... Kf7) Td5 1-0\n\n1. 0-0-0", language("sv")).unwrap();
    let squares: Vec<Square> = moves.iter().map(|reading| reading.played.to()).collect();
    assert_eq!(squares, [Square::C1, Square::E7, Square::D5]);
    let fault = read_moves(&start, "0-0-0 Ke7\nTd9", language("sv")).unwrap_err();
    assert_eq!((fault.line, fault.column, fault.text.as_str()), (2, 1, "Td9"));
    assert_eq!(translate_from(&start, "0-0-0", language("sv"), &english()).text, "O-O-O");
}

#[test]
fn every_named_form_can_be_written() {
    let expected = [
        "1. e4 e5 2. Nf3",
        "1. e4 e5 2. Nf3",
        "1. e4 e5 2. Nf3",
        "1. e2-e4 e7-e5 2. Ng1-f3",
        "1. e4 e5 2. ♘f3",
        "1. e2e4 e7e5 2. g1f3",
        "1. 5254 5755 2. 7163",
        "1. Bauer Eva zwei Eva vier Bauer Eva sieben Eva fuenf 2. Springer Gustav eins Felix drei",
        "1. pawn from e2 to e4 pawn from e7 to e5 2. knight from g1 to f3",
        "1. ⠑⠲ ⠑⠢ 2. ⠎⠋⠒",
    ];
    for (name, expected) in Form::NAMES.into_iter().zip(expected) {
        let form = Form::named(name, Language::ENGLISH).unwrap();
        assert_eq!(translate("1. e4 e5 2. Nf3", Language::ENGLISH, &form).text, expected, "{name}");
    }
    assert_eq!(Form::named("nothing", Language::ENGLISH), None);
}

proptest! {
    #[test]
    fn no_text_makes_the_translator_fall_over(text in "[\\PC\n]{0,60}", index in 0..Language::all().len()) {
        translate(&text, Language::all()[index], &english());
    }

    /// Closer to games than any text. What was read without a fault is read again to the same.
    #[test]
    fn garbled_games_are_translated_once_and_for_all(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "1.", "1...", "e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "O-O", "O", "-", "(", ")", "{", "}", "(=)", "e.p.", "!?",
                "$1", ";x\n", "\n", "1-0", "*", "--", "[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n", "a8(Q)", "a8=Q+", "5254",
                "Ng1-f3", "1.d4", "0–0–0", "…", "%x\n",
            ]),
            0..14,
        ),
        tight in any::<bool>(),
    ) {
        let text = words.join(if tight { "" } else { " " });
        let once = translate(&text, Language::ENGLISH, &english());
        if once.faults.is_empty() {
            let twice = translate(&once.text, Language::ENGLISH, &english());
            prop_assert_eq!(twice.text, once.text);
        }
    }
}
