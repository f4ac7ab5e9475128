//! A library that is loaded before the hall and changes what the machine does.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Builds it, or says why that cannot be done here.
pub(crate) fn build(folder: &Path, source: &str) -> Option<PathBuf> {
    if !cfg!(target_os = "linux") {
        println!("skipped: {source} is a preloaded library, which is for Linux");
        return None;
    }
    let library = folder.join(Path::new(source).with_extension("so").file_name()?);
    let built =
        Command::new("cc").args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).args([source, "-ldl"]).output();
    match built {
        Ok(output) if output.status.success() => Some(library),
        Ok(output) => panic!("{}", String::from_utf8_lossy(&output.stderr)),
        Err(error) => {
            println!("skipped: {source} needs a C compiler: {error}");
            None
        }
    }
}
