//! The answer to acts: the rulings on them, and the state of the game.

use std::time::Duration;

use jadoube_clock::Instant;
use jadoube_laws::event::{Act, Actor};
use jadoube_laws::ruling::Ruling;
use jadoube_texts::Locale;
use serde::Serialize;

use crate::board::{Board, Body, Done, Published, Seat, View};
use crate::store::Seq;

/// How long the rows of another node are waited for.
const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// What acts have led to.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Acted {
    /// The number of the last entry that they have in the log.
    seq: Seq,
    /// When they happened.
    at: Instant,
    /// The rulings on them, in order, and on what the hall itself has noticed at once, as far as this role is told.
    rulings: Vec<jadoube_api::Ruling>,
    /// The line that comes first among the rulings.
    #[serde(skip_serializing_if = "Option::is_none")]
    headline: Option<jadoube_api::Headline>,
    /// The state of the game after them, as this role is told it.
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<View>,
}

impl Acted {
    pub(super) async fn of(done: Done, acts: &[Act], board: &Board, role: Seat, locale: Locale) -> Acted {
        let from = done.seq.saturating_sub(acts.len().saturating_sub(1) as Seq).max(1);
        // Another node may own the board and be lost just now. The acts are durable, and the client can ask for the state.
        let rows =
            tokio::time::timeout(LONGEST_WAIT, board.follow(from, role).known(done.seq)).await.unwrap_or_default();
        // A press after a mate is left out of the log, so the first row may be somebody else's. Rows behind the last act are the hall's.
        let belongs = |row: &Published| match &row.body {
            Body::Judged(judged) if row.seq > done.seq => row.at == done.at && judged.event.by == Actor::Hall,
            Body::Judged(judged) => row.at == done.at && acts.contains(&judged.event.act),
            Body::Opened(_) => false,
        };
        let rows: Vec<_> = rows.into_iter().filter(|row| belongs(row)).collect();
        let rulings: Vec<Ruling> = rows.iter().flat_map(|row| row.rulings_for(role)).cloned().collect();
        Acted {
            seq: done.seq,
            at: done.at,
            headline: jadoube_api::Headline::of(&rulings, locale),
            view: rows.last().map(|row| row.view_for(role).clone()),
            rulings: rulings.iter().map(|ruling| jadoube_api::Ruling::new(ruling, locale)).collect(),
        }
    }
}
