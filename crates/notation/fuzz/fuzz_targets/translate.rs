#![no_main]
//! No text makes the translator fall over, and what is translated without a fault is translated again to the same.

use jadoube_notation::{Form, Language, Style, translate};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let form = Form::Algebraic(Style::pgn(Language::ENGLISH));
    let once = translate(text, Language::ENGLISH, &form);
    if once.faults.is_empty() {
        assert_eq!(translate(&once.text, Language::ENGLISH, &form).text, once.text);
    }
});
