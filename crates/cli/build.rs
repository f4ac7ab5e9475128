//! Lists the project's cases for the binary to embed, so that `jadoube laws` names them without the source tree.
#![allow(clippy::print_stdout)] // it is how a build script speaks to cargo

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

const CASES: &str = "../../cases";

fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed={CASES}");
    println!("cargo::rerun-if-changed=build.rs");
    let mut files = Vec::new();
    // A package taken out of its workspace has no cases beside it, and lists none.
    if Path::new(CASES).is_dir() {
        collect(Path::new(CASES), &mut files)?;
    }
    files.sort();
    let mut list = String::from("&[\n");
    for file in &files {
        let name = file.strip_prefix("../..").unwrap_or(file).display().to_string().replace('\\', "/");
        let path = fs::canonicalize(file)?.display().to_string();
        let _ = writeln!(list, "    ({name:?}, include_str!({path:?})),");
    }
    list.push(']');
    let folder = std::env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(folder.join("cases.rs"), list)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "case") {
            files.push(path);
        }
    }
    Ok(())
}
