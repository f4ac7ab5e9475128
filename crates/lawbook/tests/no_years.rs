//! Only data know an edition: no code names one by its year. Tests, examples and comments may.

use std::path::{Path, PathBuf};

use jadoube_lawbook::Edition;

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    const LEFT_OUT: [&str; 7] = ["tests", "examples", "target", "fuzz", "data", "node_modules", "tests.rs"];
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if LEFT_OUT.contains(&&*name) {
            continue;
        }
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The lines of code with their numbers, without comments and the tests at the end of the file.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    code.lines().enumerate().map(|(index, line)| (index + 1, line.split("//").next().unwrap_or_default()))
}

/// Whether a line has this year as a word; `\u{2014}` is a dash, and `0x2ac8_2017` a number of a table.
fn names(line: &str, year: &str) -> bool {
    line.match_indices(year).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + year.len()..]);
        let escaped = before.ends_with("\\u{");
        let word = before.rsplit(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or_default();
        let longer = |text: Option<char>| text.is_some_and(|c| c.is_ascii_digit());
        !escaped && !word.starts_with("0x") && !longer(before.chars().next_back()) && !longer(after.chars().next())
    })
}

#[test]
fn no_code_names_an_edition() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    rust_files(&root.join("crates"), &mut files);
    rust_files(&root.join("peers"), &mut files);
    assert!(files.len() > 200, "only {} files", files.len());
    let mut named = String::new();
    for path in files {
        let text = std::fs::read_to_string(&path).unwrap();
        for (number, line) in code(&text) {
            if Edition::known().iter().any(|edition| names(line, edition.name())) {
                named += &format!("\n{}:{number}: {}", path.display(), line.trim());
            }
        }
    }
    assert!(named.is_empty(), "take what differs from crates/lawbook/data instead:{named}");
}

#[test]
fn years_are_distinguished_from_other_numbers() {
    assert!(names("Edition::Y2023 =>", "2023") && names("\"2023\"", "2023"));
    assert!(!names("0x120231", "2023") && !names("'\\u{2014}'", "2014") && !names("0x2ac8_2017", "2017"));
    let text = "let a = 1; // 2009\n\n#[cfg(test)]\nmod tests { 2009 }";
    assert_eq!(code(text).collect::<Vec<_>>(), [(1, "let a = 1; "), (2, "")]);
}
