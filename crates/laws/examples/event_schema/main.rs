//! Writes the JSON Schemas of events and rulings, and the types that pages are checked against.
//!
//! `cargo run -p jadoube-laws --all-features --example event_schema`

mod files;

fn main() -> std::io::Result<()> {
    for (path, text) in files::all() {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        std::fs::write(path, text)?;
    }
    Ok(())
}
