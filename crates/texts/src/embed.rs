//! Writes the Rust code that embeds a folder of locales. Part of the build script; the tests run it, too.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::settings::Settings;

/// The locale that all others fall back to. It comes first.
const ENGLISH: &str = "en";

/// Whose messages are built in. The others can be supplied while the program runs (`Locale::supply`).
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Embedded {
    AllLocales,
    English,
}

/// What only the hall, its pages and the commands say. A program that is loaded over a network has none of them.
const NOT_IN_CORE: [&str; 9] = [
    "audit.ftl",
    "hall.ftl",
    "legal.ftl",
    "play.ftl",
    "pocket.ftl",
    "tournament.ftl",
    "typed.ftl",
    "web-arbiter.ftl",
    "web.ftl",
];

/// A constant of `Locale` for each folder, and the list of all of them.
pub(crate) fn code(folder: &Path, embedded: Embedded) -> io::Result<String> {
    let mut tags = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.path().join("locale.toml").is_file() {
            tags.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    tags.sort_by_key(|tag| (tag != ENGLISH, tag.clone()));
    let mut definitions = String::new();
    let mut constants = String::from("impl Locale {\n");
    let mut all = String::from("static ALL: &[Locale] = &[");
    for tag in &tags {
        let constant = tag.replace('-', "_").to_uppercase();
        let place = folder.join(tag).join("locale.toml");
        let text = fs::read_to_string(&place)?;
        let settings =
            Settings::parse(&text).map_err(|error| io::Error::other(format!("{}: {error}", place.display())))?;
        let _ = writeln!(definitions, "static {constant}: Definition = Definition {{\n    tag: {tag:?},");
        let _ = writeln!(definitions, "    settings: {settings:?},\n    files: &[");
        let left_out = embedded == Embedded::English && tag != ENGLISH;
        for file in if left_out { Vec::new() } else { messages(&folder.join(tag))? } {
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if embedded == Embedded::English && NOT_IN_CORE.contains(&name.as_str()) {
                continue;
            }
            let path = format!("/locales/{tag}/{name}");
            let _ = writeln!(
                definitions,
                "        ({name:?}, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?}))),"
            );
        }
        definitions.push_str("    ],\n    supplied: OnceLock::new(),\n};\n");
        let _ = writeln!(constants, "    /// {} (`{tag}`).", settings.name);
        let _ = writeln!(constants, "    pub const {constant}: Locale = Locale(&{constant});");
        let _ = write!(all, "Locale::{constant}, ");
    }
    Ok(format!("{definitions}{constants}}}\n{all}];\n"))
}

/// The Fluent files of a locale, by name.
fn messages(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut files: Vec<PathBuf> = entries.collect::<io::Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ftl"));
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rehearsal of a seventh language: a folder is all it takes.
    #[test]
    fn a_new_folder_is_a_new_locale() {
        let folder = tempfile::tempdir().unwrap();
        let write = |tag: &str, file: &str, content: &str| {
            fs::create_dir_all(folder.path().join(tag)).unwrap();
            fs::write(folder.path().join(tag).join(file), content).unwrap();
        };
        write("en", "locale.toml", "name = \"English\"");
        write("en", "board.ftl", "breach-no-promotion = only a pawn");
        let before = code(folder.path(), Embedded::AllLocales).unwrap();
        write("de-AT", "locale.toml", "name = \"Deutsch\"\nnotation = \"de\"\ndecimal = \",\"");
        write("de-AT", "board.ftl", "breach-no-promotion = nur ein Bauer");
        write("notes", "ideas.txt", "no locale");
        let after = code(folder.path(), Embedded::AllLocales).unwrap();
        for line in [
            "pub const DE_AT: Locale = Locale(&DE_AT);",
            "(\"board.ftl\", include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/locales/de-AT/board.ftl\"))),",
            "static ALL: &[Locale] = &[Locale::EN, Locale::DE_AT, ];",
        ] {
            assert!(after.contains(line) && !before.contains(line), "{line}\n{after}");
        }
    }

    #[test]
    fn a_mistake_in_the_settings_stops_the_build_and_names_its_place() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("de")).unwrap();
        for (settings, problem) in [
            ("name = \"Deutsch\"\nname: German", "line 2: expected key = \"value\", found name: German"),
            ("nane = \"Deutsch\"", "line 1: unknown key nane"),
            ("name = \"Deutsch\"\n\nfiles = \"abc\"", "line 3: expected 8 letters, found abc"),
            ("letters = \"a b\"", "line 1: expected 8 words, found a b"),
            ("# nothing", "line 0: name is missing"),
        ] {
            fs::write(folder.path().join("de/locale.toml"), settings).unwrap();
            let error = code(folder.path(), Embedded::AllLocales).unwrap_err().to_string();
            assert!(error.ends_with(&format!("locale.toml: {problem}")), "{error}");
        }
    }
}
