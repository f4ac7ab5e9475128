//! Lists the pages, so that a release build and a published package embed them all. A debug build in the workspace reads the folder.

#[path = "src/page_file.rs"]
mod page_file;

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn list(folder: &Path, into: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { list(&path, into)? } else { into.push(path) }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default());
    println!("cargo:rerun-if-changed=build.rs");
    // Only a package has this file. Its folder may be gone when the program runs.
    let packaged = folder.join("Cargo.toml.orig").exists();
    let embedded = packaged || env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let mut files = Vec::new();
    if embedded {
        println!("cargo:rerun-if-changed={}", folder.display());
        list(&folder, &mut files)?;
        files.sort();
    }
    let mut code = format!("const EMBEDDED: bool = {embedded};\nconst FILES: &[(&str, &[u8])] = &[\n");
    for file in files {
        let name = file.strip_prefix(&folder).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        if page_file::is_page_file(&name) {
            code.push_str(&format!("    ({name:?}, include_bytes!({:?})),\n", file.display().to_string()));
        }
    }
    fs::write(Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("files.rs"), code + "];\n")
}
