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
