//! The pages of Jadoube's playing hall: HTML, CSS, SVG and ES modules, as they are in the folder `web/`.
//!
//! A release build embeds them; a debug build in the workspace reads the folder, so that an edited page is seen after a reload.
//! A server fills the `{{…}}` of a page with messages of `jadoube-texts`; this crate knows nothing about their meaning.
//!
//! ```
//! let script = jadoube_web::file("lib/board-element.js").expect("the board is part of the pages");
//! assert!(String::from_utf8_lossy(&script).contains("customElements.define"));
//! assert!(jadoube_web::names().iter().any(|name| name == "pages/play.html"));
//! ```
#![forbid(unsafe_code)]

mod page_file;

use std::borrow::Cow;
use std::path::{Path, PathBuf};

use page_file::is_page_file;

// `EMBEDDED`: whether the files are in the binary. `FILES`: their names and contents, if so.
include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Where the files are, if they are not embedded.
const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

/// The content of a file, by its name relative to the folder: `pages/play.html`. `None` if there is no such file, or if it is
/// not a part of the pages.
pub fn file(name: &str) -> Option<Cow<'static, [u8]>> {
    if !is_page_file(name) {
        None
    } else if EMBEDDED {
        FILES.iter().find(|(found, _)| *found == name).map(|(_, bytes)| Cow::Borrowed(*bytes))
    } else {
        std::fs::read(Path::new(FOLDER).join(name)).ok().map(Cow::Owned)
    }
}

/// The names of all files, sorted.
pub fn names() -> Vec<Cow<'static, str>> {
    if EMBEDDED {
        return FILES.iter().map(|(name, _)| Cow::Borrowed(*name)).collect();
    }
    let mut names = Vec::new();
    let mut folders = vec![PathBuf::from(FOLDER)];
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
            let name = path.strip_prefix(FOLDER).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            if path.is_dir() {
                folders.push(path);
            } else if is_page_file(&name) {
                names.push(Cow::Owned(name));
            }
        }
    }
    names.sort();
    names
}

/// Whether the files are in the binary. Otherwise each call reads the folder.
pub const fn is_embedded() -> bool {
    EMBEDDED
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_file_can_be_read() {
        let names = names();
        assert!(names.len() > 100, "{} files", names.len());
        for name in &names {
            assert!(file(name).is_some_and(|content| !content.is_empty()), "{name}");
        }
    }

    #[test]
    fn only_pages_are_read() {
        for name in ["../Cargo.toml", "lib/../../Cargo.toml", "/etc/passwd", "", "lib//api.js", "lib", "..\\Cargo.toml"]
        {
            assert!(file(name).is_none(), "{name}");
        }
        for name in ["Cargo.toml", "build.rs", "src/lib.rs", "lib/laws.d.ts", "README.md", "LICENSE-MIT"] {
            assert!(file(name).is_none() && !names().iter().any(|known| known == name), "{name}");
        }
        assert!(file("lib/api.js").is_some());
    }
}
