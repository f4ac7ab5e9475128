//! Any text is a setup that is written and read back unchanged, or an error that points into the text; and whatever setup it
//! is, Article 3 has an answer, the same one as the generator where the setup is a position.
#![no_main]

use jadoube_board::{Position, Setup, Start};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let setup = match text.parse::<Setup>() {
        Ok(setup) => setup,
        Err(error) => {
            assert!(error.column() >= 1 && error.column() <= text.chars().count() + 1, "{error}");
            return;
        }
    };
    assert_eq!(setup.to_string().parse(), Ok(setup));
    assert_eq!(setup.shredder_fen().to_string().parse(), Ok(setup));
    let _ = (setup.provably_unreachable(Start::Standard), setup.provably_unreachable(Start::Chess960));
    let mut by_words = setup.moves();
    for &m in &by_words {
        let _ = setup.after(m).faults();
    }
    if let Ok(position) = Position::try_from(setup) {
        let mut generated: Vec<_> = position.legal_moves().iter().collect();
        generated.sort();
        by_words.sort();
        assert_eq!(generated, by_words);
    }
});
