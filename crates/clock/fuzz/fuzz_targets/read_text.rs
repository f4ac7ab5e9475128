//! Any text gives a time control that is written and read back unchanged, or an error that points into the text.
#![no_main]

use jadoube_clock::{ReadError, TimeControl, TimeControlTag};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    check(text, text.parse());
    check(text, TimeControl::read_as_people_write(text));
    match TimeControlTag::read_leniently(text) {
        Ok(tag) => assert_eq!(tag.to_string().parse(), Ok(tag)),
        Err(error) => check(text, Err(error)),
    }
});

fn check(text: &str, result: Result<TimeControl, ReadError>) {
    match result {
        Ok(control) => {
            assert_eq!(control.to_string().parse(), Ok(control.clone()));
            assert_eq!(TimeControl::read_as_people_write(&control.as_people_write()), Ok(control));
        }
        Err(error) => {
            assert!(error.column <= text.chars().count() + 1, "{error}");
            assert_eq!(error.found.is_none(), error.column == text.chars().count() + 1, "{error}");
        }
    }
}
