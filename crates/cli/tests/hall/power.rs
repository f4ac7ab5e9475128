//! A disk that forgets what was not synchronized.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Builds the shim, or says why that cannot be done here.
pub(crate) fn shim(folder: &Path) -> Option<PathBuf> {
    if !cfg!(target_os = "linux") {
        println!("skipped: the power cut needs a preloaded library, which is for Linux");
        return None;
    }
    let library = folder.join("forgetful.so");
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/hall/forgetful.c");
    let built =
        Command::new("cc").args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).args([source, "-ldl"]).output();
    match built {
        Ok(output) if output.status.success() => Some(library),
        Ok(output) => panic!("{}", String::from_utf8_lossy(&output.stderr)),
        Err(error) => {
            println!("skipped: the power cut needs a C compiler: {error}");
            None
        }
    }
}
