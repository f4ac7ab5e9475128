#![no_main]
//! No text makes the readers of moves fall over; what they read is legal and comes back from writing; what they refuse has a
//! reason in every locale.

use jadoube_board::Position;
use jadoube_notation::{Form, Language, Style, read, read_announcement, read_san, read_speech, write};
use jadoube_texts::{Locale, Message};
use libfuzzer_sys::fuzz_target;

const POSITIONS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/1P1pPp1P/8/2pPpPp1/1pPpP1Pp/8/P1p2p1P/R3K2R w KQkq c6 0 1",
    "kr6/pp6/8/3Q3Q/8/Q6Q/8/Q3Q2K w - - 0 1",
    "1r3k1r/p6p/8/8/8/8/P6P/1R3K1R b HBhb - 0 1",
];

fuzz_target!(|input: (u8, u8, &str)| {
    let (which, language, text) = input;
    let position: Position = POSITIONS[usize::from(which) % POSITIONS.len()].parse().expect("a position");
    let language = Language::all()[usize::from(language) % Language::all().len()];
    match read(&position, text, language) {
        Ok(reading) => {
            assert!(position.is_legal(reading.played));
            let written = write(&position, reading.played, &Form::Algebraic(Style::fide(language)));
            assert_eq!(read(&position, &written, language).map(|again| again.played), Ok(reading.played), "{written}");
        }
        Err(error) => {
            for locale in Locale::all_and_pseudo() {
                Message::from(&error).try_text(locale).expect("a text");
            }
        }
    }
    if let Ok(m) = read_san(&position, text.as_bytes()) {
        assert!(position.is_legal(m));
    }
    if let Ok(m) = read_announcement(&position, text) {
        assert!(position.is_legal(m));
    }
    for locale in Locale::all_and_pseudo() {
        if let Ok(m) = read_speech(&position, text, locale) {
            assert!(position.is_legal(m));
        }
    }
});
