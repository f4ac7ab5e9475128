//! Which files of this package are pages. The build script and the library share it.

/// What belongs to the package and is not sent to browsers.
const OF_THE_PACKAGE: [&str; 6] = ["Cargo.toml", "Cargo.toml.orig", "Cargo.lock", "build.rs", "README.md", "src"];

/// Whether this name, relative to the folder and with `/`, is a page or something that a page loads.
pub(crate) fn is_page_file(name: &str) -> bool {
    let mut parts = name.split('/');
    let first = parts.next().unwrap_or_default();
    let is_plain = name.split('/').all(|part| !part.is_empty() && !part.starts_with('.') && !part.contains('\\'));
    // Types are for the checker alone.
    let is_sent = !name.ends_with(".d.ts") && !first.starts_with("LICENSE");
    is_plain && is_sent && !OF_THE_PACKAGE.contains(&first)
}
