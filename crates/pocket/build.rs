//! Embeds `jadoube.wasm`, which `crates/wasm/build` puts beside this file, if it is there.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let package = env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    let module = Path::new(&package).join("jadoube.wasm");
    println!("cargo:rerun-if-changed=build.rs");
    // A file that is not there would count as changed every time, and the hall would be compiled again; its folder changes when it comes.
    println!(
        "cargo:rerun-if-changed={}",
        if module.is_file() { module.display() } else { Path::new(&package).display() }
    );
    let code = match module.is_file() {
        true => format!("Some(include_bytes!({:?}))", module.display().to_string()),
        false => "None".to_owned(),
    };
    fs::write(Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("module.rs"), code)
}
