//! `locale.toml`: what is particular about a language, besides its messages.
//!
//! The build script reads these files with the same code, so that a mistake in one stops the build.

use std::fmt;

/// The settings of a locale. Each is a line `key = "value"`; lines that begin with `#` are comments.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Settings<'a> {
    /// `name`: what the language is called in itself.
    pub(crate) name: &'a str,
    /// `notation`: the code of the language of notation; the tag of the locale where it is left out.
    pub(crate) notation: Option<&'a str>,
    /// `decimal`: the decimal sign.
    pub(crate) decimal: &'a str,
    /// `files`: the letters of the files in running text, from the a-file to the h-file.
    pub(crate) files: [char; 8],
    /// `letters`: what the language writes for `a` to `h` in the number of an Article, with spaces between.
    pub(crate) letters: Option<&'a str>,
    /// `default-for`: the language that means this locale where no script is given.
    pub(crate) default_for: Option<&'a str>,
    /// `posix`: values of `LANG` that mean this locale though they do not name its script.
    pub(crate) posix: Option<&'a str>,
    /// `fallback`: the locale to take a message from that is missing here; English where it is left out.
    pub(crate) fallback: Option<&'a str>,
    /// `transliterated-from`: the locale whose messages are these in another script.
    pub(crate) transliterated_from: Option<&'a str>,
}

/// A mistake in `locale.toml`, with its line, counted from 1; line 0 is the whole file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSetting {
    /// The line.
    pub line: usize,
    /// What is wrong with it.
    pub problem: String,
}

impl fmt::Display for BadSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for BadSetting {}

const FILES: [char; 8] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

impl<'a> Settings<'a> {
    pub(crate) fn parse(text: &'a str) -> Result<Settings<'a>, BadSetting> {
        let mut settings = Settings {
            name: "",
            notation: None,
            decimal: ".",
            files: FILES,
            letters: None,
            default_for: None,
            posix: None,
            fallback: None,
            transliterated_from: None,
        };
        for (index, line) in text.lines().enumerate() {
            let bad = |problem: String| BadSetting { line: index + 1, problem };
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            let (key, value) =
                key_and_value(line).ok_or_else(|| bad(format!("expected key = \"value\", found {line}")))?;
            match key {
                "name" => settings.name = value,
                "notation" => settings.notation = Some(value),
                "decimal" => settings.decimal = value,
                "files" => {
                    let letters: Vec<char> = value.chars().collect();
                    settings.files =
                        letters.try_into().map_err(|_| bad(format!("expected 8 letters, found {value}")))?;
                }
                "letters" if value.split(' ').count() == FILES.len() => settings.letters = Some(value),
                "letters" => return Err(bad(format!("expected 8 words, found {value}"))),
                "default-for" => settings.default_for = Some(value),
                "posix" => settings.posix = Some(value),
                "fallback" => settings.fallback = Some(value),
                "transliterated-from" => settings.transliterated_from = Some(value),
                _ => return Err(bad(format!("unknown key {key}"))),
            }
        }
        if settings.name.is_empty() {
            return Err(BadSetting { line: 0, problem: "name is missing".to_owned() });
        }
        Ok(settings)
    }
}

/// A line of this subset of TOML. Values have no escapes.
fn key_and_value(line: &str) -> Option<(&str, &str)> {
    let (key, value) = line.split_once('=')?;
    let value = value.trim().strip_prefix('"')?.strip_suffix('"')?;
    (!value.contains(['"', '\\'])).then_some((key.trim(), value))
}
