//! Any stored game is judged, or refused as impossible; what was judged is stored again unchanged.
#![no_main]

use jadoube_laws::game::{Game, Record};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(record) = serde_json::from_slice::<Record>(bytes) else { return };
    if let Ok((game, _)) = Game::judge_anew(&record) {
        let (again, differences) = Game::judge_anew(&game.record()).expect("what was possible is possible again");
        assert_eq!(again, game);
        assert!(differences.is_empty());
    }
});
