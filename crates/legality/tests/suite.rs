//! Published positions with known verdicts. The table is not part of the project; without it there is nothing to check.
#![allow(clippy::print_stdout, reason = "what was skipped and left undecided is told")]

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Instant;

use jadoube_board::Setup;
use jadoube_legality::{Budget, Start, Verdict, legality};

#[test]
fn published_positions() {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../../shared/suites/legality/labelled.tsv"].iter().collect();
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("SKIPPED: {} is not there", path.display());
        return;
    };
    let only = std::env::var("ONLY").ok();
    let mut table: BTreeMap<(String, String), BTreeMap<String, usize>> = BTreeMap::new();
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [fen, source, label] = fields[..] else { panic!("{line}") };
        if only.as_ref().is_some_and(|only| !source.contains(only.as_str())) {
            continue;
        }
        let setup: Setup = fen.parse().unwrap();
        let began = Instant::now();
        let verdict = legality(&setup, Start::Standard, Budget::DEFAULT);
        let took = began.elapsed().as_millis();
        let told = match &verdict {
            Verdict::Illegal(argument) => format!("illegal {}", argument.name()),
            other => other.to_string(),
        };
        if std::env::var_os("TELL").is_some() && (!told.starts_with(label) || took > 300) {
            eprintln!("{fen}\t{source}\t{label}\t{told}\t{took} ms");
        }
        *table.entry((source.into(), label.into())).or_default().entry(told).or_default() += 1;
    }
    for (key, counts) in table {
        println!("{key:?} {counts:?}");
    }
}
