//! What the tournament desk knows of the games: how they ended, which are still played, and who may see it.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, PoisonError};

use jadoube_laws::competition::Log;
use jadoube_laws::event::Score;

use super::desk::{Desk, DeskError, Eyes};
use super::export::{Finished, as_broadcast};
use super::summary::End;
use super::trf::Ends;
use super::{BoardOfRound, CompetitionState, Meanings, Standing, Summary, carried_over, standings};
use crate::board::{self, Body, Settings};
use crate::hall::NoBoard;
use crate::wooden::{Ending, Wooden};

/// How the games of a competition ended.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Results {
    /// The results of those that are over.
    pub scores: HashMap<String, Score>,
    /// Those whose logs cannot be read, with the reason.
    pub unreadable: HashMap<String, String>,
}

/// What is known of the games of a competition.
struct Known {
    summaries: HashMap<String, Summary>,
    unreadable: HashMap<String, String>,
}

impl Desk {
    /// The results of all finished games of a competition, as far as these readers may see them.
    pub async fn results(&self, state: &CompetitionState, eyes: Eyes) -> Result<Results, DeskError> {
        let Known { summaries, unreadable } = self.summaries(state, eyes).await?;
        let scores = summaries.into_iter().filter_map(|(stream, summary)| Some((stream, summary.score?)));
        Ok(Results { scores: scores.collect(), unreadable })
    }

    /// The summaries of the games played here, without reading the logs of games that have one.
    async fn summaries(&self, state: &CompetitionState, eyes: Eyes) -> Result<Known, DeskError> {
        let games: Vec<String> = state.games().filter_map(|game| game.pairing.here()).collect();
        let told = self.store().summaries(games.clone()).await?;
        let read = |(stream, text): (String, String)| Some((stream, Summary::read(&text)?));
        let mut known: HashMap<String, Summary> =
            told.into_iter().filter_map(read).filter(|(_, summary)| summary.is_complete()).collect();
        let mut unreadable = HashMap::new();
        for stream in games {
            if let Entry::Vacant(unknown) = known.entry(stream) {
                let rows = self.store().read(unknown.key().clone(), 0).await?;
                match board::fold(unknown.key(), &rows) {
                    Ok(folded) => drop(unknown.insert(Summary::of(&folded.game))),
                    Err(why) => drop(unreadable.insert(unknown.key().clone(), why.to_string())),
                }
            }
        }
        let settings = state.announcement.settings;
        if eyes == Eyes::Everybody && is_held_back(settings) {
            for (stream, summary) in &mut known {
                *summary = self.as_shown(stream, summary).await?;
            }
        }
        Ok(Known { summaries: known, unreadable })
    }

    /// What the broadcast has shown of a game with this summary.
    async fn as_shown(&self, stream: &str, known: &Summary) -> Result<Summary, DeskError> {
        let kept = || self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        if kept().get(stream) == Some(known) {
            return Ok(known.clone());
        }
        let folded = match self.hall().read(stream).await {
            Ok(folded) => folded,
            // A log that cannot be read cannot be shown.
            Err(NoBoard::Unreadable { .. }) => return Ok(Summary::nothing()),
            Err(error) => return Err(error.into()),
        };
        let now = match self.hall().board(stream).await {
            Ok(board) => board.now(),
            Err(NoBoard::Unreadable { .. }) => return Ok(Summary::nothing()),
            Err(error) => return Err(error.into()),
        };
        let shown = Summary::of(&as_broadcast(&folded.game, folded.opening.settings, now));
        if shown.score.is_some() && shown == *known {
            kept().insert(stream.to_owned(), shown.clone());
        }
        Ok(shown)
    }

    /// The games of earlier rounds that have begun and are not over, as far as these readers may see them.
    pub async fn still_playing<'a>(
        &self,
        state: &'a CompetitionState,
        before: u16,
        eyes: Eyes,
    ) -> Result<Vec<BoardOfRound<'a>>, DeskError> {
        let settings = state.announcement.settings;
        let delayed = eyes == Eyes::Everybody && settings.delay_seconds > 0 && is_held_back(settings);
        let games: Vec<(BoardOfRound<'a>, String)> = state
            .games()
            .filter(|game| game.round < before)
            .filter_map(|game| Some((game, game.pairing.here()?)))
            .collect();
        let told = self.store().summaries(games.iter().map(|(_, stream)| stream.clone()).collect()).await?;
        let told: HashMap<String, Summary> =
            told.into_iter().filter_map(|(stream, text)| Some((stream, Summary::read(&text)?))).collect();
        let mut playing = Vec::new();
        for (game, stream) in games {
            // Most games are known to be over; only the logs of the others are read.
            let over = match told.get(&stream).filter(|summary| summary.score.is_some()) {
                Some(summary) if delayed => self.as_shown(&stream, summary).await?.score.is_some(),
                Some(_) => true,
                None => match self.hall().read(&stream).await {
                    Ok(folded) => folded.game.state().outcome().is_some(),
                    // Nobody can continue at a board with a broken log.
                    Err(NoBoard::Unreadable { .. }) => true,
                    Err(error) => return Err(error.into()),
                },
            };
            if !over && self.has_begun(&game.pairing.game).await? {
                playing.push(game);
            }
        }
        Ok(playing)
    }

    /// The games of the previous round whose end was shown only minutes ago: nobody should have to be quick to see a late result.
    pub async fn just_over<'a>(
        &self,
        state: &'a CompetitionState,
        before: u16,
    ) -> Result<Vec<BoardOfRound<'a>>, DeskError> {
        let settings = state.announcement.settings;
        let delay = if is_held_back(settings) { settings.delay_seconds } else { 0 };
        let results = self.results(state, Eyes::Everybody).await?;
        let mut found = Vec::new();
        for game in state.games().filter(|game| game.round + 1 == before) {
            let Some(stream) = game.pairing.here() else { continue };
            let Some(score) = results.scores.get(&stream).copied() else { continue };
            if lingers(self.ended(&stream, score).await?, delay, crate::date::now()) {
                found.push(game);
            }
        }
        Ok(found)
    }

    /// Whether all games of a round are over. A game with an unreadable log does not hold up the round.
    pub async fn is_round_over(&self, state: &CompetitionState, round: u16) -> Result<bool, DeskError> {
        let games = state.games().filter(|game| game.round == round);
        let games: Vec<String> = games.filter_map(|game| game.pairing.here()).collect();
        let told = self.store().summaries(games.clone()).await?.into_iter();
        let over: HashSet<String> = told
            .filter(|(_, text)| Summary::read(text).is_some_and(|summary| summary.score.is_some()))
            .map(|(stream, _)| stream)
            .collect();
        for stream in games.iter().filter(|stream| !over.contains(*stream)) {
            match self.hall().read(stream).await {
                Ok(folded) if folded.game.state().outcome().is_some() => {}
                Err(NoBoard::Unreadable { .. }) => {}
                Ok(_) => return Ok(false),
                Err(error) => return Err(error.into()),
            }
        }
        Ok(true)
    }

    /// At what time of day a game ended with this score, if known.
    async fn ended(&self, stream: &str, score: Score) -> Result<Option<u64>, DeskError> {
        let kept = || self.ended.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, at)) = kept().get(stream).filter(|(known, _)| *known == score) {
            return Ok(*at);
        }
        let folded = match self.hall().read(stream).await {
            Ok(folded) => folded,
            Err(NoBoard::Unreadable { .. }) => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        let told = folded.published.iter().find(|row| row.view.score == Some(score));
        let at = told.and_then(|row| match &row.body {
            Body::Judged(judged) => judged.wall,
            Body::Opened(_) => None,
        });
        kept().insert(stream.to_owned(), (score, at));
        Ok(at)
    }

    /// The log of a competition with the effects of all its games, as far as these readers may see them.
    pub async fn log(&self, state: &CompetitionState, eyes: Eyes) -> Result<Log, DeskError> {
        self.log_and_ends(state, eyes).await.map(|(log, _)| log)
    }

    /// The log, and how the games that are over ended.
    pub async fn log_and_ends(&self, state: &CompetitionState, eyes: Eyes) -> Result<(Log, Ends), DeskError> {
        let Known { summaries, .. } = self.summaries(state, eyes).await?;
        let entered =
            summaries.iter().filter(|(_, summary)| summary.end == Some(End::Entered)).map(|(stream, _)| stream.clone());
        let endings = Wooden::new(Arc::clone(self.store())).endings(entered.collect()).await?;
        let end = |(stream, summary): (&String, &Summary)| {
            let forfeit = match summary.end? {
                End::Forfeit => true,
                End::Entered => endings.get(stream) == Some(&Ending::Forfeit),
                End::Played => false,
            };
            Some((stream.clone(), Finished { score: summary.score?, forfeit }))
        };
        let ends: Ends = summaries.iter().filter_map(end).collect();
        let meanings: Meanings = summaries.into_iter().map(|(stream, summary)| (stream, summary.meant)).collect();
        Ok((carried_over(state, &meanings)?, ends))
    }

    /// The table, as far as these readers may see it.
    pub async fn standings(&self, state: &CompetitionState, eyes: Eyes) -> Result<Vec<Standing>, DeskError> {
        let state = &self.published(state, eyes).await?;
        let (log, ends) = self.log_and_ends(state, eyes).await?;
        Ok(standings(state, &log, &ends))
    }

    /// The competition up to the first round with a result that is still held back: a table of all rounds would count some results of
    /// such a round and not others.
    pub async fn published(&self, state: &CompetitionState, eyes: Eyes) -> Result<CompetitionState, DeskError> {
        let mut published = state.clone();
        if eyes == Eyes::Arbiters || !is_held_back(state.announcement.settings) {
            return Ok(published);
        }
        let known = self.summaries(state, Eyes::Arbiters).await?.summaries;
        let shown = self.summaries(state, eyes).await?.summaries;
        let score = |summaries: &HashMap<String, Summary>, stream: &str| {
            summaries.get(stream).and_then(|summary| summary.score)
        };
        let hidden = state.games().find(|game| {
            let stream = game.pairing.here();
            stream.is_some_and(|stream| score(&known, &stream) != score(&shown, &stream))
        });
        if let Some(hidden) = hidden {
            published.rounds.truncate(usize::from(hidden.round) - 1);
        }
        Ok(published)
    }
}

/// Whether everybody learns results only with the delay of the broadcast.
fn is_held_back(settings: Settings) -> bool {
    !settings.results_at_once && (settings.delay_seconds > 0 || settings.delay_plies > 0)
}

/// How long a late result stays on the wall display, in milliseconds.
const LINGERS: u64 = 5 * 60_000;

/// Whether a game that ended at this time of day stays on the wall display, which has a delay of this many seconds.
fn lingers(ended: Option<u64>, delay_seconds: u32, now: u64) -> bool {
    ended.is_some_and(|ended| now < ended + u64::from(delay_seconds) * 1_000 + LINGERS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_late_result_stays_for_minutes_after_it_was_shown() {
        let minutes = |minutes: u64| minutes * 60_000;
        assert!(lingers(Some(minutes(100)), 0, minutes(104)) && !lingers(Some(minutes(100)), 0, minutes(105)));
        assert!(lingers(Some(minutes(100)), 900, minutes(119)) && !lingers(Some(minutes(100)), 900, minutes(120)));
        assert!(!lingers(None, 0, 0), "the time is unknown");
    }
}
