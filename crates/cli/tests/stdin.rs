//! `-` in place of a position is standard input, in every command that takes one.

mod common;

use common::{jadoube, text};

#[test]
fn a_position_may_come_from_standard_input() {
    let fen = "8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1";
    for command in [&["mate", "--json"][..], &["legal", "--json"], &["diagram"], &["perft", "2", "--divide", "--fen"]] {
        let with = |argument: &str, input: &str| jadoube(&[command, &[argument]].concat(), input);
        let (direct, piped) = (with(fen, ""), with("-", &format!("{fen}\n")));
        assert_eq!(piped.status.code(), direct.status.code(), "{command:?}: {}", text(&piped.stderr));
        // A count says how long it took.
        let without_time = |bytes: &[u8]| text(bytes).split("seconds").next().unwrap().to_owned();
        assert_eq!(without_time(&piped.stdout), without_time(&direct.stdout), "{command:?}");
        assert!(!piped.stdout.is_empty());
        let nothing = with("-", "");
        assert_eq!(nothing.status.code(), Some(2), "{command:?}");
        assert!(text(&nothing.stderr).contains("expected a position, found nothing"), "{}", text(&nothing.stderr));
    }
}
