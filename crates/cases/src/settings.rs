//! Settings of a case about rapid and blitz, and about a federation's own rules.

use jadoube_laws::competition::{Arrangement, Federation, OwnRule};
use jadoube_laws::vocabulary::{self, Scene, Slot, Words};

use crate::problem::{CaseWords, Expected, ReadError};
use crate::reader::read_number;

/// `arbiter for 3 games`, `arbiter for 1 game, recorded`; the first word has been taken.
pub(crate) fn read_arrangement(words: &mut Words<'_>) -> Result<Arrangement, vocabulary::ReadError> {
    words.must("for")?;
    let games_per_arbiter = read_number(words)?;
    if !words.eat("game") {
        words.must("games")?;
    }
    let recorded = words.eat(",");
    if recorded {
        words.must("recorded")?;
    }
    Ok(Arrangement { games_per_arbiter, recorded })
}

/// `federation HUN: illegal moves lose at 1, wrong claims +5:00`; the first word has been taken.
pub(crate) fn read_federation(words: &mut Words<'_>) -> Result<Federation, ReadError> {
    let name = words.word(Expected::Federation, |word| word.strip_suffix(':').map(str::to_owned))?;
    let mut rules = Vec::new();
    loop {
        rules.push(OwnRule::read(words, &Scene::default())?);
        if !words.eat(",") {
            return Ok(Federation { name, rules, own_territory: true, fide_event: false });
        }
    }
}
