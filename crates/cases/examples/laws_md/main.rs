//! Writes docs/LAWS.md anew from the lists of Articles and the cases, and strikes from `data/without_case.tsv` what has got
//! a case. It never adds to that list: an Article that loses its last case is for a person to look at.
//!
//! `cargo run -p jadoube-cases --example laws_md`
#![forbid(unsafe_code)]
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod page;

use std::process::ExitCode;

fn main() -> ExitCode {
    match write() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn write() -> Result<(), String> {
    let citations = page::citations(&page::read_cases()?);
    let put = |path: std::path::PathBuf, text: &str| {
        std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
        println!("wrote {}", path.file_name().unwrap_or_default().display());
        Ok::<(), String>(())
    };
    put(page::laws_md(), &page::page(&citations))?;
    let known = page::known_without_case()?;
    let still: Vec<_> = known.into_iter().filter(|article| page::without_case(&citations).contains(article)).collect();
    put(page::without_case_tsv(), &page::write_without_case(&still))
}
