//! Embeds `jadoube.wasm`, which `crates/wasm/build` puts beside this file, if it is there.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let module = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("jadoube.wasm");
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed={}", module.display());
    let code = match module.is_file() {
        true => format!("Some(include_bytes!({:?}))", module.display().to_string()),
        false => "None".to_owned(),
    };
    fs::write(Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("module.rs"), code)
}
