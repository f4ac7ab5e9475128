//! Writes `schema/*.json` from the types.

use std::path::Path;

fn main() -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("schema");
    for (name, text) in jadoube_api::schema::files() {
        std::fs::write(folder.join(name), text)?;
    }
    Ok(())
}
