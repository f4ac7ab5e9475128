//! Writes the types of what the hall sends, which pages are checked against.
//!
//! `cargo run -p jadoube-hall --all-features --example page_types`

fn main() -> std::io::Result<()> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/lib/hall.d.ts");
    std::fs::write(file, jadoube_hall::page_types::page_types())
}
