//! The readers of text: any string gives a time control or an error that points into it, and what is written reads back.

mod common;

use jadoube_board::Color;
use jadoube_clock::text::MOST_MAIN_TIME;
use jadoube_clock::{ControlInput, Expected, Millis, ReadError, TimeControl, TimeControlTag};
use proptest::prelude::*;

/// Texts made of what time controls are made of, in any order.
fn almost() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "40",
        "90",
        "30",
        "5",
        "0",
        "1.5",
        "65536",
        "18446744073709551615",
        "1:30:00",
        "/",
        "+",
        "|",
        ":",
        ",",
        ";",
        "*",
        "d",
        "G",
        "SD",
        "m",
        "min",
        ".",
        "h",
        "s",
        "'",
        "\"",
        " ",
        " ",
        " ",
        "white",
        "black",
        "vs",
        "then",
        "followed by",
        "for",
        "the",
        "first",
        "moves",
        "in",
        "inc",
        "delay",
        "of",
        "per",
        "move",
        "from",
        "one",
        "starting",
        "with",
        "an",
        "addition",
        "hourglass",
        "byo-yomi",
        "canadian",
        "3x",
        "x",
        "up-count",
        "up",
        "^",
        "all",
        "rest",
        "game",
        "½",
        "′",
        "?",
        "-",
        "x",
    ]);
    prop::collection::vec(piece, 0..14).prop_map(|pieces| pieces.concat())
}

fn check(text: &str) -> Result<(), TestCaseError> {
    let points_into = |error: &ReadError| {
        let rest: String = text.chars().skip(error.column - 1).collect();
        let found = error.found.as_deref().map(|f| f.trim_end_matches('…'));
        error.column <= text.chars().count() + 1 && found.map_or(rest.is_empty(), |found| rest.starts_with(found))
    };
    let results = [
        text.parse::<TimeControl>(),
        TimeControl::from_pgn(text),
        TimeControlTag::read_leniently(text).and_then(|tag| match tag {
            TimeControlTag::Timed(control) => Ok(control),
            _ => "5".parse(),
        }),
    ];
    for result in results {
        match result {
            Ok(control) => written_and_read(&control)?,
            Err(error) => prop_assert!(points_into(&error), "{text:?}: {error}"),
        }
    }
    Ok(())
}

fn written_and_read(control: &TimeControl) -> Result<(), TestCaseError> {
    let (everyday, pgn) = (control.to_string(), control.to_pgn());
    prop_assert_eq!(TimeControl::from_pgn(&pgn), Ok(control.clone()), "written as {}", pgn);
    match everyday.parse::<TimeControl>() {
        Ok(read) => prop_assert_eq!(&read, control, "written as {}", everyday),
        Err(error) => {
            prop_assert_eq!(error.expected, Expected::AtMostTenHours, "{}", error);
            prop_assert!(Color::ALL.into_iter().any(|side| main_time(control, side) > MOST_MAIN_TIME), "{}", error);
        }
    }
    let sent: ControlInput = serde_json::from_value(serde_json::json!(control)).unwrap();
    prop_assert_eq!(sent.read(), Ok(control.clone()), "sent as {:?}", sent);
    Ok(())
}

fn main_time(control: &TimeControl, side: Color) -> Millis {
    let schedule = control.of(side);
    let overtime = schedule.overtime().map_or(Millis::ZERO, |extra| extra.time.times(extra.times.get().into()));
    schedule.periods().iter().fold(overtime, |sum, period| sum.plus(period.time))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn any_text(text in any::<String>()) {
        check(&text)?;
    }

    #[test]
    fn almost_time_controls(text in almost()) {
        check(&text)?;
    }

    #[test]
    fn written_controls_parse_again(control in common::any_control(20_000_000), cut in 0..7usize) {
        written_and_read(&control)?;
        let text = control.to_string();
        check(&text[..text.len().saturating_sub(cut)])?;
    }
}
