//! The types for checking the pages match those of the hall.

#[test]
fn hall_d_ts_is_up_to_date() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/lib/hall.d.ts");
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    let remedy = "run `cargo run -p jadoube-hall --all-features --example page_types`";
    assert!(kept == jadoube_hall::page_types::page_types(), "web/lib/hall.d.ts is stale: {remedy}");
}
