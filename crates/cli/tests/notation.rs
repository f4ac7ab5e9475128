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
fn unknown_names_are_reported() {
    for arguments in [&["notation", "--to", "xx"][..], &["notation", "--form", "morse"], &["notation", "--lang", "fr"]]
    {
        let output = jadoube(arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    }
    let json = jadoube(&["notation", "--json"], "1. Nf9");
    assert!(text(&json.stdout).contains("\"column\":4"), "{}", text(&json.stdout));
}

#[test]
fn a_damaged_game_is_reported_and_the_others_are_read() {
    let games =
        "[Event \"1\"]\n\n1. Nf3 {open\n\n[Event \"2\"]\n[FEN \"x\"]\n\n1. Nf3 *\n\n[Event \"3\"]\n\n1. Nf3 *\n";
    let output = jadoube(&["notation", "--to", "de"], games);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        text(&output.stdout),
        games.replacen("Nf3 {", "Sf3 {", 1).replace("\"3\"]\n\n1. Nf3", "\"3\"]\n\n1. Sf3")
    );
    let errors = text(&output.stderr);
    assert!(errors.contains("line 3, column 8") && errors.contains("line 6, column 1"), "{errors}");
}

#[test]
fn files_in_latin_1_stay_byte_for_byte() {
    let folder = std::env::temp_dir().join(format!("jadoube-notation-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("latin1.pgn");
    std::fs::write(&file, b"[White \"M\xfcller\"]\n\n1. Nf3 {sch\xf6n} *\n").unwrap();
    let name = file.to_str().unwrap();
    let output = jadoube(&["notation", "--to", "de", name], "");
    let json = jadoube(&["notation", "--to", "de", "--json", name], "");
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(output.stdout, b"[White \"M\xfcller\"]\n\n1. Sf3 {sch\xf6n} *\n");
    assert!(text(&json.stdout).contains("Müller"), "{}", text(&json.stdout));
}

#[test]
fn utf_16_and_packed_files_are_refused() {
    let folder = std::env::temp_dir().join(format!("jadoube-utf-16-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("games.pgn");
    let game = "[White \"A\"]\n\n1. Nf3 *\n";
    let little: Vec<u8> = game.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = game.encode_utf16().flat_map(u16::to_be_bytes).collect();
    for (bytes, expected) in [
        ([b"\xff\xfe", &little[..]].concat(), "UTF-16"),
        ([b"\xfe\xff", &big[..]].concat(), "UTF-16"),
        (little, "UTF-16"),
        (big, "UTF-16"),
        (b"\x1f\x8b\x08\0".to_vec(), "packed"),
    ] {
        std::fs::write(&file, &bytes).unwrap();
        let output = jadoube(&["notation", file.to_str().unwrap()], "");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{bytes:?}");
        assert!(text(&output.stderr).contains(expected), "{}", text(&output.stderr));
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn errors_name_the_alternatives() {
    let speech = jadoube(&["notation", "--form", "speech", "--to", "fr"], "");
    let lang = jadoube(&["notation", "--lang", "fr"], "");
    for output in [speech, lang] {
        assert_eq!(output.status.code(), Some(2));
        let message: String = text(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
        // A long list is broken where the line ends, if need be after a hyphen.
        let message = message.replace("- │ ", "-");
        assert!(message.contains("sr-Latn") && message.contains("hu"), "{message}");
    }
    let long = jadoube(&["notation"], &format!("1. N{}9\n", "f".repeat(1_000_000)));
    assert!(text(&long.stderr).len() < 300);
}
