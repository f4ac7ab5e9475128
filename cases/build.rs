//! Lists the `.case` files of this package, so that a case is added without a line of code.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn list(folder: &Path, into: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list(&path, into)?;
        } else if path.extension().is_some_and(|extension| extension == "case") {
            into.push(path);
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default());
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    list(&folder, &mut files)?;
    files.sort();
    let mut code = String::from("&[\n");
    for file in files {
        // The name in the repository, which rulings are quoted with.
        let name = file.strip_prefix(&folder).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        code.push_str(&format!("    (\"cases/{name}\", include_str!({:?})),\n", file.display().to_string()));
    }
    fs::write(Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("files.rs"), code + "]\n")
}
