//! Any bytes, packed or not: no panic, the same findings and corrections however the stream is cut, texts for all findings,
//! corrections that are made once and for all.
#![no_main]

use std::io::Read;

use jadoube_audit::{Chunks, Judge, Options, unpack};
use jadoube_notation::pgn::Reader;
use jadoube_texts::Locale;
use libfuzzer_sys::fuzz_target;

fn judged(text: &[u8], size: usize) -> (u64, Vec<String>, Vec<u8>) {
    let mut chunks = Chunks::of_size(text, size);
    let mut judge = Judge::new(Options { fixes: true, rows: true, ..Options::default() });
    let (mut games, mut found, mut corrected) = (0, Vec::new(), Vec::new());
    while let Ok(Some(chunk)) = chunks.next_chunk() {
        let mut reader = Reader::new(&chunk.text[..]);
        let mut done = 0;
        while reader.read_game(&mut judge).unwrap_or(false) {
            let end = reader.place().byte as usize;
            judge.last_fix().apply(&chunk.text, done..end, &mut corrected);
            done = end;
        }
        corrected.extend_from_slice(&chunk.text[done..]);
        let judged = judge.take();
        for game in judged.found {
            for finding in game.findings {
                found.push(format!("{} {} {}", games + game.game, finding.kind, finding.message.text(Locale::HU)));
            }
        }
        games += judged.games;
    }
    (games, found, corrected)
}

fuzz_target!(|data: &[u8]| {
    let Ok(input) = unpack(std::io::Cursor::new(data.to_vec())) else { return };
    // A small archive may hold very much.
    let mut text = Vec::new();
    let _ = input.take(1 << 16).read_to_end(&mut text);
    let whole = judged(&text, 1 << 20);
    assert_eq!(judged(&text, 64), whole);
    let (games, _, once) = whole;
    let (games_again, _, twice) = judged(&once, 1 << 20);
    assert_eq!((games_again, twice), (games, once));
});
