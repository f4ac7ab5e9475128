//! Any text as a report, as a table and as typed pairings: it is read or refused at a place, and what is written again has the records
//! that were read.
#![no_main]

use jadoube_hall::competition::{OneLine, csv, new_names, trf, typed};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match trf::read(text) {
        Ok(report) => {
            let written = trf::write(&report);
            assert!(written.split('\n').all(|line| OneLine::new(line).as_str() == line));
            assert_eq!(written.lines().filter(|line| line.starts_with("001")).count(), report.players.len());
        }
        Err(error) => assert!(error.line >= 1 && error.column >= 1),
    }
    if let Ok(list) = csv::read(text) {
        assert!(list.iter().all(|paired| !paired.white.trim().is_empty()));
    }
    let lines = typed::read(text);
    let _ = typed::list(&lines);
    let _ = new_names(&typed::names(&lines), &[]);
});
