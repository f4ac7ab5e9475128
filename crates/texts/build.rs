//! Embeds `locales/`: each folder with a `locale.toml` is a locale, and its `.ftl` files are what it says.

#[allow(dead_code)] // what only the library needs
#[path = "src/settings.rs"]
mod settings;

#[path = "src/embed.rs"]
mod embed;

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=build.rs");
    // Cargo looks at everything below a folder.
    println!("cargo:rerun-if-changed=locales");
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("locales");
    let code = embed::code(&folder)?;
    fs::write(Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("locales.rs"), code)
}
