//! Files that are written completely or not at all.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

/// A file that is written under a temporary name beside its place, and renamed when it is done. Until then the old file stays.
pub(super) struct Draft {
    place: PathBuf,
    /// `None` if it is written in place: a terminal or a pipe cannot be replaced.
    beside: Option<PathBuf>,
}

impl Draft {
    pub(super) fn create(place: &Path) -> io::Result<(Draft, File)> {
        // Replace the target of a link, not the link itself.
        let place = place.canonicalize().unwrap_or_else(|_| place.to_owned());
        let is_special = std::fs::metadata(&place).is_ok_and(|data| !data.is_file());
        if is_special {
            let file = File::create(&place)?;
            return Ok((Draft { place, beside: None }, file));
        }
        let mut tries = 0;
        loop {
            let beside = part(&place, tries);
            match File::create_new(&beside) {
                Ok(file) => return Ok((Draft { place, beside: Some(beside) }, file)),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists && tries < MOST_TRIES => tries += 1,
                Err(error) => return Err(error),
            }
        }
    }

    pub(super) fn put_in_place(mut self) -> io::Result<()> {
        match self.beside.take() {
            Some(beside) => std::fs::rename(beside, &self.place),
            None => Ok(()),
        }
    }
}

/// How many names may be taken already.
const MOST_TRIES: u32 = 99;

/// A name for an unfinished file. Existing files belong to another run or to somebody else, and are left alone.
fn part(place: &Path, tries: u32) -> PathBuf {
    let mut name = place.file_name().unwrap_or_default().to_owned();
    if tries > 0 {
        name.push(format!(".{tries}"));
    }
    name.push(".part");
    place.with_file_name(name)
}

impl Drop for Draft {
    fn drop(&mut self) {
        if let Some(beside) = &self.beside {
            let _ = std::fs::remove_file(beside);
        }
    }
}
