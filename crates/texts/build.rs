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
    println!("cargo:rerun-if-env-changed=JADOUBE_EMBED");
    // A program that is loaded over a network brings English along and gets other languages when it is asked for them.
    let embedded = match env::var("JADOUBE_EMBED").as_deref() {
        Err(_) => embed::Embedded::AllLocales,
        Ok("core") => embed::Embedded::English,
        Ok(other) => return Err(io::Error::other(format!("JADOUBE_EMBED: found {other:?}, expected core or nothing"))),
    };
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("locales");
    let code = embed::code(&folder, embedded)?;
    fs::write(Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("locales.rs"), code)
}
