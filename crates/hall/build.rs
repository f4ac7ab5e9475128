//! Lists the files under `web/`, so that a release build carries them all. A debug build reads them from the folder.
//! Lists the cases, which the lawbook shows beside the Articles that they cite.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn list(folder: &Path, into: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { list(&path, into)? } else { into.push(path) }
    }
    Ok(())
}

/// Name and text of every case. A package taken out of its workspace has none beside it, and lists none.
fn cases() -> io::Result<String> {
    let cases = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../../cases");
    println!("cargo:rerun-if-changed={}", cases.display());
    let mut files = Vec::new();
    if cases.is_dir() {
        list(&fs::canonicalize(&cases)?, &mut files)?;
    }
    files.retain(|file| file.extension().is_some_and(|extension| extension == "case"));
    files.sort();
    let root = fs::canonicalize(cases.join("..")).unwrap_or_default();
    let mut code = String::from("&[\n");
    for file in files {
        let name = file.strip_prefix(&root).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        code.push_str(&format!("    ({name:?}, include_str!({:?})),\n", file.display().to_string()));
    }
    Ok(code + "]\n")
}

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=build.rs");
    fs::write(Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("cases.rs"), cases()?)?;
    let web = fs::canonicalize(Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../../web"))?;
    let mut files = Vec::new();
    let embedded = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if embedded {
        println!("cargo:rerun-if-changed={}", web.display());
        list(&web, &mut files)?;
    }
    // Types are for the checker alone.
    files.retain(|file| !file.to_string_lossy().ends_with(".d.ts"));
    files.sort();
    let mut code = format!(
        "/// Whether the files are in the binary.\npub(crate) const EMBEDDED: bool = {embedded};\nconst FILES: &[(&str, &[u8])] = &[\n"
    );
    for file in files {
        let name = file.strip_prefix(&web).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        code.push_str(&format!("    ({name:?}, include_bytes!({:?})),\n", file.display().to_string()));
    }
    code.push_str("];\n");
    fs::write(Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("web.rs"), code)
}
