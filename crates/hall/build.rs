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

/// The crates whose sources decide on rulings, and on what is written down.
const RULING: [&str; 8] = ["board", "clock", "mating", "notation", "lawbook", "vocabulary", "laws", "hall"];

/// FNV-1a, as 16 hexadecimal digits, over the names and contents of all these sources. A published package reads only its own: it asks for
/// the others by exact version, and a version that is published never changes.
fn sources(package: &Path) -> io::Result<String> {
    let is_published = package.join("Cargo.toml.orig").exists();
    let crates = if is_published { package } else { package.parent().unwrap_or(package) };
    let folders = if is_published { vec![package.to_owned()] } else { RULING.map(|name| crates.join(name)).to_vec() };
    let mut files = Vec::new();
    for folder in folders.iter().flat_map(|folder| ["src", "data"].map(|part| folder.join(part))) {
        // A folder that is not there would count as changed every time, and the hall would be compiled again.
        if folder.is_dir() {
            println!("cargo:rerun-if-changed={}", folder.display());
            list(&folder, &mut files)?;
        }
    }
    files.sort();
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut add = |byte: u8| hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    for file in files {
        let name = file.strip_prefix(crates).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        name.bytes().chain([0]).for_each(&mut add);
        // The same sources have the same name however lines end.
        fs::read(&file)?.into_iter().filter(|byte| *byte != b'\r').chain([0]).for_each(&mut add);
    }
    Ok(format!("{hash:016x}"))
}

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=build.rs");
    let package = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default());
    println!("cargo:rustc-env=JADOUBE_SOURCES={}", sources(&package)?);
    Ok(())
}
