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
        let beside = (!is_special).then(|| {
            let mut name = place.file_name().unwrap_or_default().to_owned();
            name.push(".part");
            place.with_file_name(name)
        });
        let file = File::create(beside.as_deref().unwrap_or(&place))?;
        Ok((Draft { place, beside }, file))
    }

    pub(super) fn put_in_place(mut self) -> io::Result<()> {
        match self.beside.take() {
            Some(beside) => std::fs::rename(beside, &self.place),
            None => Ok(()),
        }
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if let Some(beside) = &self.beside {
            let _ = std::fs::remove_file(beside);
        }
    }
}
