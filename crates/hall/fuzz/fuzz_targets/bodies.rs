//! Any bytes as the body of every request: they are read or refused, and nothing panics.
#![no_main]

use jadoube_hall::http::read_as_every_body;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let _ = read_as_every_body(input);
});
