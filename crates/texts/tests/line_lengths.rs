//! What people read in an editor fits its window: Markdown ends at 100 columns, the pages at 140.
//! rustfmt looks after Rust, prettier after everything in JavaScript and CSS that it can break.

use std::fs;
use std::path::{Path, PathBuf};

const MARKDOWN: usize = 100;
const PAGES: usize = 140;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All files below a folder, but for what is built, installed or fetched.
fn files(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            if !name.starts_with('.') && name != "target" && name != "node_modules" {
                files(&path, into);
            }
        } else {
            into.push(path);
        }
    }
}

fn has_extension(path: &Path, wanted: &[&str]) -> bool {
    path.extension().is_some_and(|extension| wanted.iter().any(|wanted| extension == *wanted))
}

/// The lines of a Markdown page that are too long. What stands in a fence was typed or printed like that.
fn long_lines_of_markdown(text: &str) -> Vec<usize> {
    let mut fenced = false;
    let mut long = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        if !fenced && !fence && line.chars().count() > MARKDOWN {
            long.push(index + 1);
        }
    }
    long
}

#[test]
fn markdown_ends_at_100_columns() {
    let root = root();
    let mut pages = Vec::new();
    files(&root, &mut pages);
    pages.retain(|path| has_extension(path, &["md"]));
    assert!(pages.len() > 10, "{pages:?}");
    let mut long = Vec::new();
    for path in pages {
        let name = path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/");
        let text = fs::read_to_string(&path).unwrap();
        long.extend(long_lines_of_markdown(&text).iter().map(|line| format!("{name}:{line}")));
    }
    assert!(long.is_empty(), "longer than {MARKDOWN} columns:\n{}", long.join("\n"));
}

#[test]
fn pages_end_at_140_columns() {
    let root = root();
    let mut sources = Vec::new();
    files(&root.join("web"), &mut sources);
    files(&root.join("tests/browser"), &mut sources);
    sources.retain(|path| has_extension(path, &["js", "mjs", "css", "html", "svg"]));
    assert!(sources.len() > 50, "{sources:?}");
    let mut long = Vec::new();
    for path in sources {
        let name = path.strip_prefix(&root).unwrap().display().to_string();
        let text = fs::read_to_string(&path).unwrap();
        let lines = text.lines().enumerate().filter(|(_, line)| line.chars().count() > PAGES);
        long.extend(lines.map(|(index, _)| format!("{name}:{}", index + 1)));
    }
    assert!(long.is_empty(), "longer than {PAGES} columns:\n{}", long.join("\n"));
}

#[test]
fn prose_is_measured_and_fences_are_not() {
    let wide = "x".repeat(101);
    let page = format!("short\n{wide}\n```text\n{wide}\n```\n| {wide} |\n");
    assert_eq!(long_lines_of_markdown(&page), [2, 6]);
}
