//! The pages draw the same pieces as the diagrams.

#[allow(dead_code)]
#[path = "../examples/piece_drawings.rs"]
mod generator;

/// Without what a formatter changes.
fn without_layout(script: &str) -> String {
    let joined: String = script.chars().filter(|letter| !letter.is_whitespace()).collect();
    joined.replace(",]", "]").replace(",}", "}")
}

#[test]
fn the_pages_have_the_same_drawings() {
    let kept = std::fs::read_to_string(generator::file()).unwrap();
    assert_eq!(
        without_layout(&kept),
        without_layout(&generator::script()),
        "run cargo run -p jadoube-notation --example piece_drawings, then npm run format in tests/browser"
    );
}
