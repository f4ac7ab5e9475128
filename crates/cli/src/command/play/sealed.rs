//! The contents of envelopes, kept apart from the log, which only has a commitment (Guideline I).

use std::ffi::OsString;
use std::fs::OpenOptions;
use std::io::{Error, ErrorKind, Result, Write};
use std::path::{Path, PathBuf};

use jadoube_laws::adjourned::{Commitment, Nonce};
use jadoube_texts::Message;

/// The key that opens an envelope.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Key {
    pub(crate) commitment: Commitment,
    pub(crate) nonce: Nonce,
    pub(crate) text: String,
}

impl Key {
    /// Seals a text with a random nonce of the system.
    pub(crate) fn seal(text: &str) -> Result<Key> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).map_err(|error| Error::other(error.to_string()))?;
        let nonce = Nonce(bytes);
        Ok(Key { commitment: Commitment::to(text, nonce), nonce, text: text.to_owned() })
    }
}

/// The path of the file with the keys, beside the log.
pub(crate) fn beside(log: &Path) -> PathBuf {
    let mut name = OsString::from(log);
    name.push(".sealed");
    PathBuf::from(name)
}

/// Appends keys to a file that only its owner can read, if the system supports that.
pub(crate) fn keep(path: &Path, keys: &[Key]) -> Result<()> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    let lines: String = keys.iter().map(|key| format!("{} {} {}\n", key.commitment, key.nonce, key.text)).collect();
    file.write_all(lines.as_bytes())?;
    file.sync_all()
}

/// Why keys cannot be read from a file.
pub(crate) enum BadKeys {
    Unreadable(Error),
    /// This line, from 1, is not a key.
    Line(usize),
}

impl BadKeys {
    pub(crate) fn message(&self, path: &Path) -> Message {
        let path = path.display().to_string();
        match self {
            BadKeys::Unreadable(error) => Message::new("log-read").with("path", path).with("why", error.to_string()),
            BadKeys::Line(line) => Message::new("play-bad-key").with("path", path).with("line", *line),
        }
    }
}

/// The keys in a file; empty if there is no file.
pub(crate) fn recall(path: &Path) -> std::result::Result<Vec<Key>, BadKeys> {
    let text = match std::fs::read_to_string(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        other => other.map_err(BadKeys::Unreadable)?,
    };
    let key = |(number, line): (usize, &str)| {
        let mut parts = line.splitn(3, ' ');
        let mut part = || parts.next().unwrap_or_default();
        let (commitment, nonce, text) = (part().parse::<Commitment>(), part().parse::<Nonce>(), part().to_owned());
        match (commitment, nonce) {
            (Ok(commitment), Ok(nonce)) if commitment.is_to(&text, nonce) => Ok(Key { commitment, nonce, text }),
            _ => Err(BadKeys::Line(number + 1)),
        }
    };
    text.lines().enumerate().map(key).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_sealings_of_one_move_have_nothing_in_common() {
        let [one, other] = [Key::seal("Nf3").unwrap(), Key::seal("Nf3").unwrap()];
        assert_ne!(one.nonce, other.nonce);
        assert_ne!(one.commitment, other.commitment);
        assert!(one.commitment.is_to("Nf3", one.nonce));
    }
}
