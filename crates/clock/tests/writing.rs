//! Time controls in writing: what is read, what is written, and where a bad text is bad.

use std::path::{Path, PathBuf};

use jadoube_clock::{ControlInput, Expected, TimeControl, TimeControlTag};
use serde_json::{Value, json};

#[test]
fn pgn_form_both_ways() {
    for text in [
        "300",
        "300+3",
        "40/7200",
        "40/5400+30:1800+30",
        "40/7200:20/3600:900+30",
        "*180",
        "40/7200:*180",
        "3600d5",
        "40/7200d5:3600d5",
        "10.931+0.109",
        "0+10",
        "0d0.5",
        "1/259200",
        "white 300 black 240",
        "white 40/5400+30:1800+30 black *60",
        "1800:3x30",
        "1800:1x25/300",
        "40/5400:0:2x3/10.5",
        "white ^ black 60:1x5",
        "18446744073709551",
    ] {
        let control = TimeControl::from_pgn(text).unwrap();
        assert_eq!(control.to_pgn(), text);
        assert_eq!(text.parse::<TimeControlTag>(), Ok(TimeControlTag::Timed(control)));
    }
    for (text, canonical) in [
        ("300+0", "300"),
        (" 300 ", "300"),
        ("0300", "300"),
        ("1.500", "1.5"),
        ("60d0", "60"),
        ("white 60 black 60", "60"),
    ] {
        assert_eq!(TimeControl::from_pgn(text).unwrap().to_pgn(), canonical);
    }
    for (text, tag) in [("?", TimeControlTag::Unknown), ("-", TimeControlTag::Untimed)] {
        assert_eq!(text.parse::<TimeControlTag>().unwrap(), tag);
        assert_eq!(tag.to_string(), text);
    }
}

/// A text, the column of the error, what was found, and a part of what was expected.
type Bad = (&'static str, usize, Option<&'static str>, &'static str);

#[test]
fn bad_pgn_form() {
    let table: [Bad; 33] = [
        ("", 1, None, "\"?\", \"-\" or a period"),
        ("   ", 4, None, "\"?\", \"-\" or a period"),
        ("abc", 1, Some("abc"), "\"?\", \"-\" or a period"),
        ("G/60", 1, Some("G"), "\"?\", \"-\" or a period"),
        ("-5", 1, Some("-5"), "\"?\", \"-\" or a period"),
        ("40/", 4, None, "a number of seconds"),
        ("40/*180", 4, Some("*180"), "a number of seconds"),
        ("0/300", 1, Some("0"), "from 1 to 65535 moves"),
        ("65536/300", 1, Some("65536"), "from 1 to 65535 moves"),
        ("1.5/300", 1, Some("1.5"), "from 1 to 65535 moves"),
        ("300+", 5, None, "a number of seconds"),
        ("300+x", 5, Some("x"), "a number of seconds"),
        ("300d", 5, None, "a number of seconds"),
        ("40/5400+30:", 12, None, "a period such as"),
        ("40/5400:x", 9, Some("x"), "a period such as"),
        ("300:300", 1, Some("300"), "a number of moves for this period"),
        ("40/300:60+5:60", 8, Some("60+5"), "a number of moves for this period"),
        ("0", 1, Some("0"), "a time above zero"),
        ("40/60:0+0", 7, Some("0"), "a time above zero"),
        ("*0", 2, Some("0"), "a time above zero"),
        ("300 + 3", 5, Some("+"), "\"+\" or \"d\""),
        ("1.2345", 1, Some("1.2345"), "at most three decimals"),
        ("18446744073709552", 1, Some("18446744073709552"), "a shorter time"),
        ("60:3x", 6, None, "byo-yomi such as"),
        ("60:0x30", 4, Some("0"), "from 1 to 65535 moves"),
        ("60:3x0", 6, Some("0"), "a time above zero"),
        ("40/60:3x30", 1, Some("40/60"), "a period for all moves"),
        ("60+5:3x30", 1, Some("60+5"), "a period for all moves"),
        ("60:3x30:60", 8, Some(":60"), "\"+\" or \"d\""),
        ("40/60:^", 7, Some("^"), "a period such as"),
        ("^:60", 1, Some("^"), "a number of moves for this period"),
        ("white 300", 10, None, "\"black\" or \"white\""),
        ("white 300 black ½", 17, Some("½"), "a period such as"),
    ];
    for (text, column, found, expected) in table {
        check(text, text.parse::<TimeControlTag>().unwrap_err(), column, found, expected);
    }
}

fn check(text: &str, error: jadoube_clock::ReadError, column: usize, found: Option<&str>, expected: &str) {
    assert_eq!((error.column, error.found.as_deref()), (column, found), "{text:?}: {error}");
    let wish = error.expected.to_string();
    assert!(wish.starts_with(expected), "{text:?}: {error}");
}

#[test]
fn everyday_form() {
    for (text, pgn) in [
        ("90+30", "5400+30"),
        ("90 + 30", "5400+30"),
        ("90|30", "5400+30"),
        ("3|2", "180+2"),
        ("15 | 10", "900+10"),
        ("90m+30s", "5400+30"),
        ("1h30+30", "5400+30"),
        ("1h30m + 30s", "5400+30"),
        ("1.5h+30", "5400+30"),
        ("1:30:00+30", "5400+30"),
        ("5'+3\"", "300+3"),
        ("5′ + 3″", "300+3"),
        ("5'+3''", "300+3"),
        ("5'30\"", "330"),
        ("15m+10s", "900+10"),
        ("90", "5400"),
        ("90+0", "5400"),
        ("0.5+0", "30"),
        ("30s", "30"),
        ("G/60 d5", "3600d5"),
        ("G60 D5", "3600d5"),
        ("g/60;d5", "3600d5"),
        ("G60/d5", "3600d5"),
        ("SD/60, d/5", "3600d5"),
        ("G/90 +30", "5400+30"),
        ("G/90; inc/30", "5400+30"),
        ("60m, delay 5s", "3600d5"),
        ("60 + 5s delay", "3600d5"),
        ("60 min bronstein 5", "3600d5"),
        ("40/90m, 30m; +30s", "40/5400+30:1800+30"),
        ("40/90, SD/30, d5", "40/5400d5:1800d5"),
        ("40/90+30, 30+30", "40/5400+30:1800+30"),
        ("40/120, 20/60, 15+30", "40/7200:20/3600:900+30"),
        ("40/2h, 20/1h", "40/7200:20/3600"),
        ("40/1:30:00, 0:30:00; +30", "40/5400+30:1800+30"),
        ("40 moves in 90 min, then 30 min, increment 30 s", "40/5400+30:1800+30"),
        ("40 moves / 2 hours; all moves in 1 hour", "40/7200:3600"),
        ("90 minutes for 40 moves followed by 30 minutes + 30 seconds from move one", "40/5400+30:1800+30"),
        (
            "90 minutes for the first 40 moves followed by 30 minutes for the rest of the game \
             with an addition of 30 seconds per move starting from move one",
            "40/5400+30:1800+30",
        ),
        ("15 min. + 10 s. per move", "900+10"),
        ("15 minutes + 10 seconds increment per move, starting from move 1", "900+10"),
        ("90min + 30sec/move", "5400+30"),
        ("60 minutes, 5 second delay", "3600d5"),
        ("game in 60 minutes; 10 second increment", "3600+10"),
        ("40 in 2h, 1h", "40/7200:3600"),
        ("10 + 90s", "600+90"),
        ("1/10 hours", "1/36000"),
        ("5m vs 4m", "white 300 black 240"),
        ("5 v 4", "white 300 black 240"),
        ("white 5m black 4m", "white 300 black 240"),
        ("White: 5', Black: 4'", "white 300 black 240"),
        ("B: 4, W: 5+2", "white 300+2 black 240"),
        ("hourglass 3m", "*180"),
        ("0+10", "0+10"),
    ] {
        let control: TimeControl = text.parse().unwrap_or_else(|e| panic!("{text:?}: {e}"));
        assert_eq!(control.to_pgn(), pgn, "{text:?}");
        let short = control.to_string();
        assert_eq!(short.parse(), Ok(control), "{text:?} written as {short:?}");
    }
}

#[test]
fn bad_everyday_form() {
    let table: [Bad; 28] = [
        ("", 1, None, "a time such as \"90+30\""),
        ("soon", 1, Some("soon"), "a time such as \"90+30\""),
        ("90+", 4, None, "a time such as \"90m\""),
        ("90 + soon", 6, Some("soon"), "a time such as \"90m\""),
        ("40/", 4, None, "a time such as \"90m\""),
        ("40/90x", 6, Some("x"), "a unit, \"+\""),
        ("0/90", 1, Some("0"), "from 1 to 65535 moves"),
        ("40.5/90", 1, Some("40.5"), "from 1 to 65535 moves"),
        ("90+30+5", 6, Some("+"), "only one increment"),
        ("90+30, +5", 8, Some("+"), "only one increment"),
        ("90; +5; d3", 9, Some("d"), "only one increment"),
        ("+30", 1, Some("+"), "a time such as \"90+30\""),
        ("90, 30", 1, Some("90"), "a number of moves for this period"),
        ("40/90, 30,", 11, None, "a time such as \"90+30\""),
        ("0", 1, Some("0"), "a time above zero"),
        ("40/5400+30:1800+30", 11, Some(":"), "hours, minutes and seconds"),
        ("1:30", 2, Some(":"), "hours, minutes and seconds"),
        ("90 30", 4, Some("30"), "a unit, \"+\""),
        ("90+30 soon", 7, Some("soon"), "a unit, \"per move\""),
        ("90m for ever", 9, Some("ever"), "a number of moves, or"),
        ("90+30 from move 41", 17, Some("41"), "\"move one\""),
        ("90m + 30m", 9, Some("m"), "seconds, because"),
        ("100 min + 50 min + 15 min + 30s", 14, Some("min"), "seconds, because"),
        ("white 5m", 9, None, "\"black\" or \"white\""),
        ("white 5m white 4m", 10, Some("white"), "the other color"),
        ("5m vs 4m vs 3m", 10, Some("vs"), "the end"),
        ("99999999999999999999", 1, Some("99999999999999999999"), "a shorter time"),
        ("Ünendlich viel Zeit für alle Züge", 1, Some("Ünendlich"), "a time such as \"90+30\""),
    ];
    for (text, column, found, expected) in table {
        check(text, text.parse::<TimeControl>().unwrap_err(), column, found, expected);
    }
    let long = format!("90+30 {}", "x".repeat(100));
    let error = long.parse::<TimeControl>().unwrap_err();
    assert_eq!(error.found.map(|f| f.chars().count()), Some(25));
}

/// More than ten hours for a player, summed over the periods, and what was probably meant.
#[test]
fn implausible_times_are_refused_with_a_hint() {
    for (text, meant) in [
        ("5400+30", Some("90+30")),
        ("40/5400+30, 1800+30", Some("40/90m, 30m; +30s")),
        ("5400", Some("90m")),
        ("3600d5", Some("60m d5s")),
        ("601", Some("10m1s")),
        ("40/400, 300", Some("40/6m40s, 5m")),
        ("600m30s", None),
        ("11h", None),
        ("1/3 days", None),
        ("white 5 black 700", None),
        ("1000000", None),
    ] {
        let error = text.parse::<TimeControl>().unwrap_err();
        assert_eq!((error.expected, error.meant.as_deref()), (Expected::AtMostTenHours, meant), "{text}");
        assert_eq!((error.column, error.found.as_deref()), (1, Some(text)), "{text}");
    }
    for text in ["180+2", "600", "10h+600", "40/300, 300", "white 600 black 600"] {
        assert!(text.parse::<TimeControl>().is_ok(), "{text}");
    }
    assert_eq!(
        " 5400+30".parse::<TimeControl>().unwrap_err().to_string(),
        "column 2: found \"5400+30\", expected at most ten hours of main time for a player (a number without a unit is \
         minutes); did you mean \"90+30\"?"
    );
    // The PGN form says what it means.
    assert!(TimeControl::from_pgn("324000+30").is_ok());
}

#[test]
fn json_has_both_forms_out_and_says_which_one_in() {
    let three: TimeControl = "3+2".parse().unwrap();
    assert_eq!(json!(three), json!({ "everyday": "3+2", "pgn": "180+2" }));
    let sent = |value: Value| serde_json::from_value::<ControlInput>(value).map_err(|error| error.to_string());
    let read = |value: Value| sent(value).and_then(|input| input.read().map_err(|error| error.to_string()));
    assert_eq!(read(json!("3+2")), Ok(three.clone()));
    assert_eq!(read(json!("180+2")), Ok("3h+2".parse().unwrap()));
    assert_eq!(read(json!({ "pgn": "180+2" })), Ok(three.clone()));
    assert_eq!(read(json!(three)), Ok(three.clone()));
    assert_eq!(read(json!({ "everyday": null, "pgn": "180+2" })), Ok(three.clone()));
    assert_eq!(read(json!({ "pgn": "324000" })), Ok(TimeControl::from_pgn("324000").unwrap()));
    let long = json!(TimeControl::from_pgn("324000").unwrap());
    assert_eq!(read(long), Ok(TimeControl::from_pgn("324000").unwrap()));
    for (value, why) in [
        (json!({ "everyday": "180+2", "pgn": "180+2" }), "column 1: found \"180+2\", expected the same time control"),
        (json!({ "everyday": "soon", "pgn": "180+2" }), "column 1: found \"soon\", expected a time"),
        (json!({ "pgn": "3m" }), "column 2: found \"m\", expected"),
        (json!({ "everyday": "3+2" }), "missing field `pgn`"),
        (json!({ "seconds": "180" }), "unknown field `seconds`"),
        (json!(180), "invalid type: integer `180`, expected a time control such as \"3+2\""),
    ] {
        let error = read(value).unwrap_err();
        assert!(error.starts_with(why), "{error}");
    }
    for input in [json!("3+2"), json!({ "pgn": "180+2" }), json!(three)] {
        assert_eq!(json!(sent(input.clone()).unwrap()), input);
    }
}

#[test]
fn stored_strings_are_in_pgn_form() {
    #[derive(serde::Deserialize)]
    struct Row {
        #[serde(deserialize_with = "jadoube_clock::text::stored")]
        control: TimeControl,
    }
    let read = |control: Value| serde_json::from_value::<Row>(json!({ "control": control })).map(|row| row.control);
    let three: TimeControl = "3+2".parse().unwrap();
    assert_eq!(read(json!("180+2")).unwrap(), three);
    assert_eq!(read(json!({ "pgn": "180+2" })).unwrap(), three);
    assert_eq!(read(json!(three)).unwrap(), three);
    let error = read(json!("3m")).unwrap_err().to_string();
    assert!(error.contains("column 2: found \"m\""), "{error}");
    assert!(read(json!({ "everyday": "3+2" })).is_err());
}

#[test]
fn tags_in_files_may_be_sentences() {
    let read = |text| TimeControlTag::read_leniently(text).map(|tag| tag.to_string());
    assert_eq!(read("15 min. + 10 s. per move").as_deref(), Ok("900+10"));
    assert_eq!(read("900+10").as_deref(), Ok("900+10")); // seconds: the PGN form comes first
    assert_eq!(read("40/5400 + 30 : 1800").as_deref(), Ok("40/5400+30:1800"));
    assert_eq!(read("90 30 +").unwrap_err().column, 4);
    assert_eq!(read("90'+30\"").as_deref(), Ok("5400+30"));
    assert_eq!(read("?").as_deref(), Ok("?"));
    assert_eq!(read("40/5400+30:").unwrap_err().column, 12);
    assert_eq!(read("3 days a move").unwrap_err().column, 8);
    assert_eq!(read("1/3 days").as_deref(), Ok("1/259200"));
    assert_eq!(read("quick").unwrap_err(), "quick".parse::<TimeControl>().unwrap_err());
}

/// Every TimeControl tag of the shared PGN files reads, and reads back.
#[test]
fn tags_of_real_files() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/suites/pgn"));
    if !root.is_dir() {
        skipped("the shared PGN suite is not there");
        return;
    }
    let mut tags = std::collections::BTreeSet::new();
    let mut folders: Vec<PathBuf> = vec![root.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "pgn") {
                let bytes = std::fs::read(path).unwrap();
                let text = String::from_utf8_lossy(&bytes);
                let values = text.lines().filter_map(|l| l.trim().strip_prefix("[TimeControl \"")?.strip_suffix("\"]"));
                tags.extend(values.map(str::to_string));
            }
        }
    }
    assert!(tags.len() > 20, "only {} different tags", tags.len());
    for text in tags {
        let tag = TimeControlTag::read_leniently(&text).unwrap_or_else(|e| panic!("{text:?}: {e}"));
        assert_eq!(tag.to_string().parse(), Ok(tag));
    }
}

#[allow(clippy::print_stderr)]
fn skipped(why: &str) {
    eprintln!("skipped: {why}");
}
