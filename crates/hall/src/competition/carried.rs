//! What outlasts a game: points with penalties, warnings, fines, exclusions and appeals, as the competition log in `laws` accumulates them.
//!
//! The logs of the games are authoritative. The effects of a game are cached outside its log, so that a table of five hundred boards does
//! not read five hundred logs.

use std::collections::HashMap;

use jadoube_clock::Instant;
use jadoube_lawbook::Matter;
use jadoube_laws::competition::{CompetitionEvent, GameEvent, Log, Refused, points};
use jadoube_laws::event::Score;
use jadoube_laws::ruling::Outcome;

use super::{CompetitionState, Where};

/// The effects of the games of a competition so far, by the names of the games.
pub type Meanings = HashMap<String, Vec<GameEvent>>;

/// The log of a competition with the effects of all its games. Games are numbered from 1 in the order of their pairings.
pub fn carried_over(state: &CompetitionState, meanings: &Meanings) -> Result<Log, Refused> {
    let mut log = Log::new(state.announcement.rules.clone());
    for (game, number) in state.games().zip(1..) {
        let name = |player: usize| state.players[player].name.clone();
        let (white, black) = (name(game.pairing.white), name(game.pairing.black));
        log.append(CompetitionEvent::Pairs { game: number, round: game.round, white, black })?;
    }
    for (game, number) in state.games().zip(1..) {
        let elsewhere;
        let meant: &[GameEvent] = match &game.pairing.game {
            Where::Here(stream) => meanings.get(stream).map_or(&[], Vec::as_slice),
            // A report does not say how a game ended, only whether it was played.
            Where::Elsewhere(score) => {
                elsewhere = [told(*score, Matter::Checkmate, &log)];
                &elsewhere
            }
            Where::Forfeited(score) => {
                elsewhere = [told(*score, Matter::DefaultTime, &log)];
                &elsewhere
            }
        };
        for &what in meant {
            log.append(CompetitionEvent::InGame { game: number, what })?;
        }
    }
    Ok(log)
}

/// A result from a report, worth as much as such a result is worth here.
fn told(score: Score, reason: Matter, log: &Log) -> GameEvent {
    let outcome = Outcome { score, reason, at: Instant::START };
    GameEvent::Ended(score, points(&outcome, &log.standing().competition().announced.scoring))
}
