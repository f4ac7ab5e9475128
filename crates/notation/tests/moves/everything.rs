//! Every legal move comes back from every form in every language.

use jadoube_board::{Move, Position};
use jadoube_notation::{
    CaptureSign, Form, Language, MateSign, PromotionSign, Style, read, read_announcement, read_speech, write,
    write_announcement,
};
use jadoube_texts::Locale;
use proptest::prelude::*;

use crate::{CROWDED, random_positions};

fn forms(language: Language) -> Vec<Form> {
    let fide = Style::fide(language);
    vec![
        Form::Algebraic(fide),
        Form::Algebraic(Style::fide_bare(language)),
        Form::Algebraic(Style::pgn(language)),
        Form::Algebraic(Style::long(language)),
        Form::Algebraic(fide.with_figurines()),
        Form::Algebraic(Style::long(language).with_figurines()),
        Form::Algebraic(Style {
            capture: CaptureSign::Colon,
            promotion: PromotionSign::Brackets,
            mate: MateSign::TwoPluses,
            ..fide
        }),
        Form::Algebraic(Style { capture: CaptureSign::None, mate: MateSign::Check, ..Style::long(language) }),
        Form::Uci,
        Form::Iccf,
    ]
}

fn check(position: &Position, m: Move, language: Language) {
    for form in forms(language) {
        let written = write(position, m, &form);
        let back = read(position, &written, language).map(|reading| reading.played);
        assert_eq!(back, Ok(m), "{written:?} in {language} ({form:?}) in {}", position.fen());
        assert_eq!(write(position, back.unwrap(), &form), written);
    }
}

#[test]
fn every_move_of_crowded_positions_in_every_language_and_form() {
    for fen in CROWDED {
        let position: Position = fen.parse().unwrap();
        for m in &position.legal_moves() {
            for &language in Language::all() {
                check(&position, m, language);
            }
        }
    }
}

#[test]
fn every_move_of_random_games_in_every_language_and_form() {
    let languages = Language::all();
    for (index, position) in random_positions(7, 12, 160).iter().enumerate() {
        for (offset, m) in position.legal_moves().iter().enumerate() {
            // Each move in three languages; all of them come round many times.
            for step in 0..3 {
                check(position, m, languages[(index * 7 + offset * 3 + step) % languages.len()]);
            }
        }
    }
}

#[test]
fn every_move_is_announced_and_understood() {
    let crowded = CROWDED.map(|fen| fen.parse::<Position>().unwrap());
    for position in random_positions(9, 6, 120).iter().chain(&crowded) {
        for m in &position.legal_moves() {
            let said = write_announcement(m);
            assert_eq!(read_announcement(position, &said), Ok(m), "{said} in {}", position.fen());
        }
    }
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_fall_over(text in ".{0,12}", index in 0..Language::all().len()) {
        let _ = read(&Position::standard(), &text, Language::all()[index]);
        let _ = read_announcement(&Position::standard(), &text);
        let _ = read_speech(&Position::standard(), &text, Locale::all().cycle().nth(index).unwrap());
    }

    /// Closer to moves than any text.
    #[test]
    fn no_garbled_move_makes_the_reader_fall_over(
        text in "[KQRBNkqrbnPp♘КрГhGa-h1-8xX:0Oоo+#=()/ .ep!?–-]{0,10}",
        index in 0..Language::all().len(),
        fen in 0..CROWDED.len(),
    ) {
        let position: Position = CROWDED[fen].parse().unwrap();
        let language = Language::all()[index];
        match read(&position, &text, language) {
            Ok(reading) => {
                prop_assert!(position.is_legal(reading.played));
                let form = Form::Algebraic(Style::fide(language));
                let written = write(&position, reading.played, &form);
                prop_assert_eq!(read(&position, &written, language).unwrap().played, reading.played);
            }
            Err(error) => prop_assert!(!error.to_string().is_empty() && !error.to_string().starts_with('[')),
        }
    }
}
