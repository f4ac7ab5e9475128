//! Any backup, and any rows of logs with hashes that fit: each is read or refused, and nothing panics.
#![no_main]

use std::pin::pin;
use std::task::{Context, Poll, Waker};

use jadoube_clock::Instant;
use jadoube_hall::store::chain::{self, Hash};
use jadoube_hall::store::{Head, Row};
use jadoube_hall::{board, competition, dump};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    // Nothing is stored, so nothing has to be waited for.
    let checked = pin!(dump::check(input)).poll(&mut Context::from_waker(Waker::noop()));
    assert!(matches!(checked, Poll::Ready(_)));

    // No fuzzer finds a hash: whoever writes a backup by hand makes the chain fit, a line for each row.
    let Ok(text) = std::str::from_utf8(input) else { return };
    let mut head = Head { seq: 0, hash: Hash::START };
    let link = |body: &str| chain::link(&mut head, "s", 1, Instant(0), None, body.to_owned());
    let rows: Vec<Row> = text.lines().take(64).map(link).collect();
    let _ = board::fold("s", &rows);
    let _ = competition::fold("s", &rows);
});
