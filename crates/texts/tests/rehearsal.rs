//! The rehearsal of a seventh language: a folder is all it takes.

use std::fs;
use std::path::Path;

use jadoube_board::{Breach, Role, Square};
use jadoube_texts::{Argument, Locale, Message};

/// A folder beside this test, read as the build script reads those of `locales/`.
fn load(tag: &str) -> Locale {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rehearsal").join(tag);
    let files: Vec<(String, String)> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap())
        .map(|entry| (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).unwrap()))
        .collect();
    Locale::load(tag, files.iter().map(|(name, content)| (name.as_str(), content.as_str()))).unwrap()
}

#[test]
fn a_folder_speaks() {
    let dutch = load("nl");
    assert_eq!((dutch.tag(), dutch.name(), dutch.notation()), ("nl", "Nederlands", "nl"));
    assert_eq!(Message::from(&Breach::NoPiece(Square::E4)).text(dutch), "op e4 staat geen stuk");
    assert_eq!(Message::from(&Breach::NotItsWay(Role::Knight)).text(dutch), "het paard beweegt niet zo");
    let written = Argument::in_each(|locale| locale.decimal("0.5"));
    let both = Message::new("list-and").with("others", "1").with("last", written);
    assert_eq!(both.text(dutch), "1 en 0,5");
}

#[test]
fn what_a_folder_lacks_is_english_and_a_whole_sentence() {
    let dutch = load("nl");
    let blocked = Message::from(&Breach::PawnBlocked(Square::E5));
    assert_eq!(blocked.text(dutch), blocked.text(Locale::EN));
    assert!(blocked.try_text(dutch).is_err(), "tests are told");
    // The list is there in Dutch, the sentence around it is not.
    let exposed = Message::from(&Breach::Exposed(Square::E4.into()));
    assert_eq!(exposed.text(dutch), exposed.text(Locale::EN));
}

#[test]
fn a_folder_may_fall_back_to_another_language_first() {
    let settings = "name = \"Norsk\"\nfallback = \"sv\"";
    let norwegian = Locale::load("no", [("locale.toml", settings)]).unwrap();
    assert_eq!(norwegian.chain(), [norwegian, Locale::SV, Locale::EN]);
    assert_eq!(Message::new("speech-check").text(norwegian), Message::new("speech-check").text(Locale::SV));
}

#[test]
fn a_folder_without_settings_is_refused() {
    let error = Locale::load("nl", [("board.ftl", "breach-double-step-late = te laat")]).unwrap_err();
    assert_eq!(error.to_string(), "line 0: name is missing");
}

/// The code of all crates outside of tests and comments, with the name of each file.
fn code(folder: &Path, into: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            code(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let shipped = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
            let lines = shipped.lines().filter(|line| !line.trim_start().starts_with("//"));
            into.push((path.display().to_string(), lines.collect::<Vec<_>>().join("\n")));
        }
    }
}

/// `Locale` can be neither matched nor counted by. What is left is to ask whether it is a certain one, and no code may do
/// that: what is particular about a language belongs into its folder.
#[test]
fn no_code_knows_a_language_but_english() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut files = Vec::new();
    for entry in fs::read_dir(crates).unwrap() {
        let source = entry.unwrap().path().join("src");
        if source.is_dir() {
            code(&source, &mut files);
        }
    }
    assert!(files.len() > 100, "{}", files.len());
    let tags: Vec<String> =
        Locale::all().filter(|&locale| locale != Locale::EN).map(|locale| locale.tag().to_owned()).collect();
    for (file, code) in &files {
        for tag in &tags {
            let constant = format!("Locale::{}", tag.replace('-', "_").to_uppercase());
            assert!(!code.contains(&constant), "{file} names {constant}");
            // The languages of notation are another list, by the same codes.
            let quoted = format!("\"{tag}\" =>");
            assert!(!code.contains(&quoted), "{file} has a case for {tag}");
        }
    }
}
