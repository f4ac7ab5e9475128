//! The files that are made from the schemas; `tests/schema.rs` compares them.

use std::path::PathBuf;

use jadoube_laws::schema;

/// Where each lies, and what belongs there.
pub fn all() -> Vec<(PathBuf, String)> {
    let crates = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    vec![
        (crates.join("laws/schema/event.schema.json"), schema::text(&schema::event())),
        (crates.join("laws/schema/ruling.schema.json"), schema::text(&schema::ruling())),
        (crates.join("../web/lib/laws.d.ts"), schema::page_types()),
    ]
}
