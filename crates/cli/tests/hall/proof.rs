//! The people's own records against the log.

use jadoube_hall::board::fold;
use jadoube_hall::store::{Kind, Store};

use crate::clients::Ledger;

/// What was acknowledged and is not in the log once, at its place.
pub(crate) async fn missing(store: &dyn Store, ledger: &Ledger) -> Vec<String> {
    let mut wrong = Vec::new();
    let streams = store.streams(Kind::Game, false).await.unwrap();
    for (game, acknowledged) in ledger.by_game() {
        if !streams.contains(&game) {
            wrong.push(format!("{game}: the whole game"));
            continue;
        }
        let rows = store.read(game.clone(), 0).await.unwrap();
        if let Err(error) = fold(&game, &rows) {
            wrong.push(format!("{game}: {error}"));
        }
        for (id, seq) in acknowledged {
            let places: Vec<u64> =
                rows.iter().filter(|row| row.client.as_ref() == Some(&id)).map(|row| row.seq).collect();
            if places != [seq] {
                wrong.push(format!("{game}: {id} was acknowledged as row {seq} and is at {places:?}"));
            }
        }
    }
    wrong
}
