//! `jadoube notation` as a user meets it.

mod common;

use common::{jadoube, text};

#[test]
fn a_game_goes_from_one_language_to_another() {
    let output = jadoube(&["notation", "--from", "hu", "--to", "en"], "1. e4 e5 2. Hf3! {jó} Hc6 3. 0-0\n");
    assert_eq!(text(&output.stdout), "1. e4 e5 2. Nf3! {jó} Nc6 3. 0-0\n");
    assert_eq!(output.status.code(), Some(1), "castling is barred there");
    assert!(text(&output.stderr).contains("1. sor"), "in the language of the text: {}", text(&output.stderr));
    let english = jadoube(&["notation", "--from", "hu", "--lang", "en"], "1. e4 e5 2. 0-0\n");
    assert!(text(&english.stderr).contains("f1"), "{}", text(&english.stderr));
}

#[test]
fn forms_differ() {
    for (form, expected) in
        [("uci", "1. g1f3\n"), ("long", "1. Ng1-f3\n"), ("figurine", "1. ♘f3\n"), ("fide", "1. Nf3\n")]
    {
        let output = jadoube(&["notation", "--form", form], "1. Nf3");
        assert_eq!(text(&output.stdout), expected);
        assert_eq!(output.status.code(), Some(0));
    }
    let serbian = jadoube(&["notation", "--to", "sr"], "1. Nf3");
    assert_eq!(text(&serbian.stdout), "1. Sf3\n", "sr means sr-Latn");
}

#[test]
fn what_is_unknown_is_named() {
    for arguments in [&["notation", "--to", "xx"][..], &["notation", "--form", "morse"], &["notation", "--lang", "fr"]]
    {
        let output = jadoube(arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    }
    let json = jadoube(&["notation", "--json"], "1. Nf9");
    assert!(text(&json.stdout).contains("\"column\":4"), "{}", text(&json.stdout));
}
