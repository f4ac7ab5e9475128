//! Lists the files under `data/`, so that an edition, a language or a term is added without a line of code.

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
    println!("cargo:rerun-if-changed=build.rs");
    let data = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("data");
    println!("cargo:rerun-if-changed={}", data.display());
    let mut files = Vec::new();
    list(&data, &mut files)?;
    files.sort();
    let mut code = String::from("&[\n");
    for file in files {
        let name = file.strip_prefix(&data).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        code.push_str(&format!("    ({name:?}, include_str!({:?})),\n", file.display().to_string()));
    }
    fs::write(Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("files.rs"), code + "]\n")
}
