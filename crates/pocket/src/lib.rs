//! The arbiter's pocket: the Laws, the ruling desk, a clock and a board on a phone, without a server or a network.
//!
//! [`page`] writes everything as one HTML file, [`site`] as the files of a site that can be installed. Both are made from the modules of
//! `jadoube-web`, which [`link`] joins into one script; the answers come from the WebAssembly module of `jadoube-wasm`, so that there are no
//! rules in JavaScript.
//!
//! The module itself is embedded if `crates/wasm/build` was run before this crate was built ([`MODULE`]); otherwise the caller brings it.
//!
//! ```
//! use jadoube_pocket::{Pocket, page};
//! use jadoube_texts::Locale;
//! // Any module of WebAssembly will do to write the page; it is not run here.
//! let pocket = Pocket { module: b"\0asm\x01\0\0\0", locales: vec![Locale::HU] };
//! let html = page(&pocket)?;
//! assert!(html.starts_with("<!doctype html>") && html.contains("'wasm-unsafe-eval'"));
//! # Ok::<(), jadoube_pocket::PocketError>(())
//! ```
#![forbid(unsafe_code)]

pub mod link;
mod page;
pub mod page_texts;
mod site;

use jadoube_texts::Locale;

pub use link::LinkError;
pub use page::page;
pub use site::site;

/// The WebAssembly module, if it was there when this crate was built.
pub const MODULE: Option<&[u8]> = include!(concat!(env!("OUT_DIR"), "/module.rs"));

/// What goes into a pocket.
#[derive(Clone, Debug)]
pub struct Pocket<'a> {
    /// The WebAssembly module.
    pub module: &'a [u8],
    /// The languages, the first one being used unless the reader chooses another. None is English.
    pub locales: Vec<Locale>,
}

/// Why a pocket cannot be written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PocketError {
    /// What is given as the module is something else.
    #[error("this is not a WebAssembly module: it does not begin with \\0asm")]
    NotAModule,
    /// The module of the npm package that has neither desk nor clock.
    #[error(
        "this module has no ruling desk and no clock: the pocket needs jadoube-full.wasm, which crates/wasm/build writes beside it"
    )]
    NotFull,
    /// The scripts cannot be joined.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// A file of the pages is missing.
    #[error("{0} is not among the pages")]
    Missing(String),
}

impl Pocket<'_> {
    /// The languages, at least one.
    fn languages(&self) -> Vec<Locale> {
        let mut languages: Vec<Locale> = Vec::new();
        for locale in &self.locales {
            if !languages.contains(locale) {
                languages.push(*locale);
            }
        }
        if languages.is_empty() { vec![Locale::EN] } else { languages }
    }

    /// Refuses a file that is not WebAssembly, and the smaller one of the two modules, before anything is written.
    pub fn check(&self) -> Result<(), PocketError> {
        // A module contains the names of its exports as plain text, and nothing else in it has this name.
        let exports = |name: &[u8]| self.module.windows(name.len()).any(|bytes| bytes == name);
        match self.module.starts_with(b"\0asm") {
            false => Err(PocketError::NotAModule),
            true if exports(b"position_new") && !exports(b"qr_code") => Err(PocketError::NotFull),
            true => Ok(()),
        }
    }
}

/// A file of `jadoube-web` as text.
fn web_file(name: &str) -> Result<String, PocketError> {
    let content = jadoube_web::file(name).ok_or_else(|| PocketError::Missing(name.to_owned()))?;
    Ok(String::from_utf8_lossy(&content).into_owned())
}

/// The script of the pocket: all modules in one.
fn script() -> Result<String, PocketError> {
    let read = |name: &str| match name {
        // The answers come from here, not from a hall.
        "lib/source.js" => web_file("pocket/source.js").ok(),
        "lib/answers.js" => web_file("pocket/answers.js").ok(),
        "pocket/jadoube.js" => Some(jadoube_wasm::JAVASCRIPT.to_owned()),
        name => web_file(name).ok(),
    };
    Ok(link::link("pocket/pocket.js", read)?)
}

/// The style sheets of the pocket in one.
fn styles() -> Result<String, PocketError> {
    let names = ["tokens", "base", "board", "desk", "laws", "pocket"];
    let sheets: Result<Vec<String>, PocketError> =
        names.iter().map(|name| web_file(&format!("style/{name}.css"))).collect();
    Ok(sheets?.iter().flat_map(|sheet| sheet.lines().map(str::trim)).collect::<Vec<_>>().join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn smaller_module_is_refused() {
        let check = |module: &[u8]| Pocket { module, locales: Vec::new() }.check();
        assert_eq!(check(b"asm"), Err(PocketError::NotAModule));
        assert_eq!(check(b"\0asm\x01\0\0\0 position_new"), Err(PocketError::NotFull));
        assert_eq!(check(b"\0asm\x01\0\0\0 position_new qr_code"), Ok(()));
    }
}
