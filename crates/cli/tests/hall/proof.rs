//! The people's own records against the log.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::time::Duration;

use jadoube_hall::board::{Body, fold};
use jadoube_hall::store::{Kind, Row, Store};
use jadoube_laws::event::{Act, ClockAct, Event};
use jadoube_laws::ruling::Effect;

use crate::clients::MINUTES;
use crate::ledger::{Acknowledged, Ledger, Record, Shown};

/// Everything in which the records and the log do not agree.
pub(crate) async fn wrong(store: &dyn Store, ledger: &Ledger) -> Vec<String> {
    let mut wrong = ledger.trouble();
    let streams: HashSet<String> = store.streams(Kind::Game, false).await.unwrap().into_iter().collect();
    for record in ledger.games() {
        let game = &record.game;
        if !streams.contains(game) {
            wrong.push(format!("{game}: the whole game"));
            continue;
        }
        let rows = store.read(game.clone(), 0).await.unwrap();
        // That the chain is whole, that fencing numbers and instants never go back, and that every ruling is what the Laws say.
        match fold(game, &rows) {
            Err(error) => {
                wrong.push(format!("{game}: {error}"));
                continue;
            }
            Ok(folded) => wrong.extend(folded.otherwise.iter().map(|found| format!("{game}: {found:?}"))),
        }
        let mut acknowledged = record.all_acknowledged();
        acknowledged.sort_by_key(|acknowledged| acknowledged.seq);
        let found = lost_or_doubled(&rows, &acknowledged).into_iter();
        let found = found.chain(unexplained_clocks(&rows, &record)).chain(unexplained_time(&rows, &acknowledged));
        wrong.extend(found.map(|what| format!("{game}: {what}")));
    }
    wrong
}

/// What was acknowledged and is not in the log once, at its place and instant.
fn lost_or_doubled(rows: &[Row], acknowledged: &[Acknowledged]) -> Vec<String> {
    let mut places: HashMap<&str, Vec<(u64, u64)>> = HashMap::new();
    for row in rows {
        if let Some(client) = &row.client {
            // A row has the seat and a hash before the name of the command.
            let name = client.rsplit(' ').next().unwrap_or(client);
            places.entry(name).or_default().push((row.seq, row.instant.0));
        }
    }
    let is_wrong = |acknowledged: &&Acknowledged| {
        places.get(acknowledged.id.as_str()).map(Vec::as_slice) != Some(&[(acknowledged.seq, acknowledged.at)])
    };
    let say = |acknowledged: &Acknowledged| {
        let Acknowledged { id, seq, at, .. } = acknowledged;
        format!("{id} was acknowledged as row {seq} at {at} and is at {:?}", places.get(id.as_str()))
    };
    acknowledged.iter().filter(is_wrong).map(say).collect()
}

/// Adds up, from the instants of the log alone, what both clocks have left after every row, and compares it with what people were shown.
fn unexplained_clocks(rows: &[Row], record: &Record) -> Vec<String> {
    let shown: BTreeMap<u64, Shown> = record.all_shown();
    let mut wrong = Vec::new();
    let mut left = [MINUTES * 60_000; 2];
    // Whose turn it is by the clock, whether it runs for them, and since when.
    let (mut turn, mut runs, mut since) = (0usize, false, 0);
    for row in rows {
        let at = row.instant.0;
        if runs {
            left[turn] -= at - since;
        }
        since = at;
        if let Ok(Body::Judged(judged)) = serde_json::from_str(&row.body) {
            let Event { by, act, .. } = &judged.event;
            match act {
                Act::Clock(ClockAct::StartsRound) => runs = true,
                Act::Clock(ClockAct::StopsClocks { .. }) => runs = false,
                Act::Clock(ClockAct::Restarts { .. }) => {
                    let effects = judged.rulings.iter().flat_map(|ruling| &ruling.effects);
                    let mut whose = effects.filter_map(|effect| match effect {
                        Effect::ClockRuns(side) => Some(*side as usize),
                        _ => None,
                    });
                    (turn, runs) = (whose.next().unwrap_or(turn), true);
                }
                // A press on a clock that stands, by one who has not noticed yet that it does, changes nothing.
                Act::Clock(ClockAct::Presses { .. })
                    if runs && by.player().is_some_and(|side| side as usize == turn) =>
                {
                    turn = 1 - turn
                }
                _ => {}
            }
        }
        let Some(shown) = shown.get(&row.seq) else { continue };
        if shown.at != at {
            wrong.push(format!("row {} of instant {at} was shown as of {}", row.seq, shown.at));
        }
        if shown.over {
            break;
        }
        if shown.left.is_some_and(|shown| shown != left) {
            wrong.push(format!("at row {} the clocks have {left:?} left, and {:?} was shown", row.seq, shown.left));
        }
    }
    wrong
}

/// What the rounding of instants to milliseconds can come to, with the noting of a pulse and its reading back.
const ROUNDING: Duration = Duration::from_millis(5);

/// The time line of the log against the watches of the people who played. It never runs faster than they do; while one node has the
/// game it does not run slower either. Only where the game changes hands can time be left out.
fn unexplained_time(rows: &[Row], acknowledged: &[Acknowledged]) -> Vec<String> {
    let mut wrong = Vec::new();
    for pair in acknowledged.windows(2) {
        let [first, second] = pair else { continue };
        let in_the_log = Duration::from_millis(second.at.saturating_sub(first.at));
        let at_most = second.received.saturating_duration_since(first.sent) + ROUNDING;
        let at_least = second.sent.saturating_duration_since(first.received).saturating_sub(ROUNDING);
        let fence = |acknowledged: &Acknowledged| rows.get(acknowledged.seq as usize).map(|row| row.fence);
        if in_the_log > at_most || (fence(first) == fence(second) && in_the_log < at_least) {
            wrong.push(format!(
                "between {} and {} the log counts {in_the_log:?}, the players {at_least:?} to {at_most:?}",
                first.id, second.id
            ));
        }
    }
    wrong
}
