//! Any text gives a time control that is written and read back unchanged, or an error that points into the text.
#![no_main]

use jadoube_clock::{Expected, ReadError, TimeControl, TimeControlTag};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    check(text, text.parse());
    check(text, TimeControl::from_pgn(text));
    match TimeControlTag::read_leniently(text) {
        Ok(tag) => assert_eq!(tag.to_string().parse(), Ok(tag)),
        Err(error) => check(text, Err(error)),
    }
});

fn check(text: &str, result: Result<TimeControl, ReadError>) {
    match result {
        Ok(control) => {
            assert_eq!(TimeControl::from_pgn(&control.to_pgn()), Ok(control.clone()));
            match control.to_string().parse::<TimeControl>() {
                Ok(read) => assert_eq!(read, control),
                Err(error) => assert_eq!(error.expected, Expected::AtMostTenHours),
            }
        }
        Err(error) => {
            assert!(error.column <= text.chars().count() + 1, "{error}");
            assert_eq!(error.found.is_none(), error.column == text.chars().count() + 1, "{error}");
        }
    }
}
