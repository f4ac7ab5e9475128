//! The OpenAPI document and docs/API.md match the types of the hall.

use jadoube_hall::openapi::{api_md, openapi_json};

fn is_current(file: &str, made: &str) {
    let place = format!("{}/{file}", env!("CARGO_MANIFEST_DIR"));
    let kept = std::fs::read_to_string(place).unwrap_or_default();
    let remedy = "run `cargo run -p jadoube-hall --all-features --example openapi`";
    assert!(kept == made, "{file} is out of date: {remedy}");
}

#[test]
fn openapi_json_is_up_to_date() {
    is_current("openapi.json", &openapi_json().unwrap());
}

#[test]
fn api_md_is_up_to_date_and_narrow() {
    let page = api_md().unwrap();
    is_current("../../docs/API.md", &page);
    let wide = page.lines().find(|line| line.chars().count() > 100 && line.split(' ').count() > 2);
    assert_eq!(wide, None);
}
