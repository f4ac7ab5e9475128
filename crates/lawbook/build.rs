//! Lists the files under `data/`, so that an edition, a language or a term is added without a line of code.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

#[path = "src/separate.rs"]
mod separate;

use separate::SEPARATE;

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
    println!("cargo:rerun-if-env-changed=JADOUBE_EMBED");
    match env::var("JADOUBE_EMBED").as_deref() {
        Err(_) => {}
        // A program that is loaded over a network gets what few ask for when they do (`supply_files`).
        Ok("core") => files.retain(|file| {
            let name = file.strip_prefix(&data).unwrap_or(file);
            !SEPARATE.iter().any(|part| name.starts_with(part))
        }),
        Ok(other) => return Err(io::Error::other(format!("JADOUBE_EMBED: found {other:?}, expected core or nothing"))),
    }
    let mut code = String::from("&[\n");
    for file in files {
        let name = file.strip_prefix(&data).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        code.push_str(&format!("    ({name:?}, include_str!({:?})),\n", file.display().to_string()));
    }
    fs::write(Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("files.rs"), code + "]\n")
}
