//! Writes the OpenAPI document and docs/API.md, both made from the types of the hall.
//!
//! `cargo run -p jadoube-hall --all-features --example openapi`

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = env!("CARGO_MANIFEST_DIR");
    std::fs::write(format!("{folder}/openapi.json"), jadoube_hall::openapi::openapi_json()?)?;
    std::fs::write(format!("{folder}/../../docs/API.md"), jadoube_hall::openapi::api_md()?)?;
    Ok(())
}
