//! Lists the files under `web/`, so that a release build embeds them all. A debug build reads them from the folder.
//! Lists the cases, which the lawbook shows beside the Articles that they cite.
//! Names the build by a hash of the sources that decide how it rules.

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

/// The crates whose sources decide on rulings, and on what is written down.
const RULING: [&str; 8] = ["board", "clock", "mating", "notation", "lawbook", "vocabulary", "laws", "hall"];

/// FNV-1a, as 16 hexadecimal digits, over the names and contents of all these sources. A package taken out of its workspace hashes its own
/// sources only.
fn sources() -> io::Result<String> {
    let crates = fs::canonicalize(Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join(".."))?;
    let mut files = Vec::new();
    for folder in RULING.iter().flat_map(|name| ["src", "data"].map(|part| crates.join(name).join(part))) {
        println!("cargo:rerun-if-changed={}", folder.display());
        if folder.is_dir() {
            list(&folder, &mut files)?;
        }
    }
    files.sort();
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut add = |byte: u8| hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    for file in files {
        let name = file.strip_prefix(&crates).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        name.bytes().chain([0]).for_each(&mut add);
        // The same sources have the same name however lines end.
        fs::read(&file)?.into_iter().filter(|byte| *byte != b'\r').chain([0]).for_each(&mut add);
    }
    Ok(format!("{hash:016x}"))
}

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rustc-env=JADOUBE_SOURCES={}", sources()?);
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
