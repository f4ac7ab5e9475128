//! Any stored log of a competition is read, or refused; what was read is stored again unchanged.
#![no_main]

use jadoube_laws::competition::{Log, LogRecord};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(record) = serde_json::from_slice::<LogRecord>(bytes) else { return };
    if let Ok(log) = Log::read(record) {
        let again = Log::read(log.record()).expect("what was read is read again");
        assert_eq!(again, log);
    }
});
