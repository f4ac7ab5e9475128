//! Any text is a list of cases that can be run, or an error that says where it is none.
#![no_main]

use jadoube_cases::{read, run};
use jadoube_lawbook::Edition;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(cases) = read(text) {
        for case in &cases {
            for &edition in Edition::all() {
                let _ = run(case, edition);
            }
        }
    }
});
