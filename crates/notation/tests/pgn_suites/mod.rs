//! Test data of other people, which is not part of the project.

use std::path::Path;

const SUITES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/suites");

/// A file of the suites; when it is not there, says so and gives nothing.
#[allow(clippy::print_stdout, reason = "a test that skips says so")]
pub fn suite(file: &str) -> Option<Vec<u8>> {
    let path = Path::new(SUITES).join(file);
    match std::fs::read(&path) {
        Ok(text) => Some(text),
        Err(error) => {
            println!("skipped: {file} of the shared suites: {error}");
            None
        }
    }
}

/// A file of the suites that is packed with zstd.
#[allow(dead_code, reason = "each test file is compiled with this one and uses its part of it")]
pub fn unpacked_suite(file: &str) -> Option<Vec<u8>> {
    let packed = suite(file)?;
    let mut text = Vec::new();
    let mut decoder = ruzstd::decoding::StreamingDecoder::new(packed.as_slice()).unwrap();
    std::io::Read::read_to_end(&mut decoder, &mut text).unwrap();
    Some(text)
}
