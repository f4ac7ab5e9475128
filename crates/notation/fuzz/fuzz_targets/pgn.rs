//! Any bytes as PGN: nothing panics or hangs, skipping and reading agree, a sound game behind is never lost, and what is
//! written is read back the same.
#![no_main]

use jadoube_notation::pgn::{Game, Reader};
use libfuzzer_sys::fuzz_target;

const SOUND: &[u8] = b"\n\n[Event \"sound\"]\n\n1. e4 e5 2. Nf3 *\n";

fuzz_target!(|text: &[u8]| {
    let text = [text, SOUND].concat();
    let mut reader = Reader::new(text.as_slice());
    let mut skipper = Reader::new(text.as_slice());
    let mut last = None;
    while let Some(game) = reader.next_game().expect("memory can be read") {
        assert!(skipper.skip_game().expect("memory can be read"));
        assert_eq!(reader.place(), skipper.place());
        let written = game.to_string();
        let again = Game::from(written.as_str());
        assert_eq!(again.line, game.line, "{written}");
        assert_eq!(again.to_string(), written);
        last = Some(game);
    }
    let last = last.expect("there is a sound game");
    assert_eq!((last.tags.get("Event"), last.line.plies.len()), (Some("sound"), 3));
    assert!(last.problems.is_empty());
});
