//! Writes the drawings of the pieces for the pages, `web/lib/drawings.js`. Run `npm run format` in `tests/browser` afterwards.
//!
//! ```text
//! cargo run -p jadoube-notation --example piece_drawings
//! ```

use std::fmt::Write;
use std::path::Path;

use jadoube_board::Role;
use jadoube_notation::diagram::{Circle, Drawing, drawing};

/// Where the pages have them.
pub fn file() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/lib/drawings.js")
}

/// The script.
pub fn script() -> String {
    let mut script = String::from(
        "// The pieces, drawn on a square of 100 by 100. Generated from crates/notation/src/diagram/pieces.rs.\n\n\
         /** A circle: where its centre is, and its radius. @typedef {[number, number, number]} Circle */\n\
         /** @typedef {{ outline: string[], balls: Circle[], lines: string[], dots: Circle[] }} Drawing */\n\n\
         /** @type {Record<\"p\" | \"n\" | \"b\" | \"r\" | \"q\" | \"k\", Drawing>} */\nexport const DRAWINGS = {\n",
    );
    for role in Role::ALL {
        let Drawing { outline, balls, lines, dots } = drawing(role);
        let paths = |paths: &[&str]| paths.iter().map(|path| in_lines(path)).collect::<Vec<_>>().join(", ");
        let circle = |(x, y, r): &Circle| format!("[{x}, {y}, {r}]");
        let circles = |circles: &[Circle]| circles.iter().map(circle).collect::<Vec<_>>().join(", ");
        // Writing to a string cannot fail.
        let _ = writeln!(
            script,
            "  {}: {{\n    outline: [{}],\n    balls: [{}],\n    lines: [{}],\n    dots: [{}],\n  }},",
            role.to_char(),
            paths(outline),
            circles(balls),
            paths(lines),
            circles(dots),
        );
    }
    script + "};\n"
}

/// A string as a sum of strings that fit into a line.
fn in_lines(path: &str) -> String {
    let mut parts = vec![String::new()];
    for word in path.split_inclusive(' ') {
        match parts.last_mut() {
            Some(part) if part.len() + word.len() <= 90 => part.push_str(word),
            _ => parts.push(word.to_owned()),
        }
    }
    parts.iter().map(|part| format!("{part:?}")).collect::<Vec<_>>().join(" + ")
}

fn main() -> std::io::Result<()> {
    std::fs::write(file(), script())
}
