//! Files that are there in full or not at all.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

/// A file that is written under another name beside its place, and takes the place when it is done. Until then whatever
/// stood there stays.
pub(super) struct Draft {
    place: PathBuf,
    /// `None` when it is written in its place: a terminal or a pipe cannot be replaced.
    beside: Option<PathBuf>,
}

impl Draft {
    pub(super) fn create(place: &Path) -> io::Result<(Draft, File)> {
        // What a link names is replaced, and not the link.
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

/// So many names may be taken.
const MOST_TRIES: u32 = 99;

/// A name for what is not done yet. Others may be there already, of another run or of somebody else, and are not ours.
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
