//! The tournament desk: announces competitions, enters players, pairs rounds, and looks up results.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};

use jadoube_clock::Instant;
use jadoube_laws::competition::{Log, Refused};
use jadoube_laws::event::Score;

use super::body::placeholder;
use super::csv::Paired;
use super::export::as_broadcast;
use super::persons::Before;
use super::trf::Report;
use super::{
    Announcement, BoardOfRound, Bye, ByeWorth, CompetitionBody, CompetitionState, Meanings, PairedRound, Pairing,
    Persons, Player, Standing, Summary, Unfit, Where, carried_over, fold, standings,
};
use crate::board::{self, Body};
use crate::hall::{Hall, NoBoard};
use crate::secret::Secret;
use crate::store::chain::{self, Hash};
use crate::store::{Anchor, Append, Fence, Head, Kind, Store, StoreError};

/// Why a competition cannot be read or changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DeskError {
    /// There is no competition of this name.
    #[error("there is no competition {0}")]
    Unknown(String),
    /// The change does not fit the competition.
    #[error(transparent)]
    Unfit(#[from] Unfit),
    /// The store failed.
    #[error(transparent)]
    Store(StoreError),
    /// A board could not be set up.
    #[error(transparent)]
    Board(#[from] NoBoard),
    /// The list names several rounds where one is paired at a time.
    #[error("the list names round {0} and round {1}; pair one round at a time")]
    SeveralRounds(u16, u16),
    /// Somebody may not play, or the log of the competition rejects something else.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// A game has begun, and it is too late for corrections.
    #[error("board {board} of round {round} has begun: {white} against {black} stays as it is")]
    Begun {
        /// The round.
        round: u16,
        /// The board.
        board: u16,
        /// White's name.
        white: String,
        /// Black's name.
        black: String,
    },
    /// Nobody of this name plays here.
    #[error("there is no player named {0}")]
    NoPlayer(String),
    /// The report has no round that is paired but not played.
    #[error("the report has no round without results")]
    NothingToPlay,
}

impl From<StoreError> for DeskError {
    fn from(error: StoreError) -> DeskError {
        match error {
            StoreError::Unknown(name) => DeskError::Unknown(name),
            error => DeskError::Store(error),
        }
    }
}

/// Who is going to see something.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Arbiters see everything that has happened, and all details of the players.
    Arbiters,
    /// Everybody else sees what the broadcast has shown, and the public details of the players.
    Everybody,
}

/// How a game ended, and at what time of day in milliseconds since 1970, if known.
type Ended = (Score, Option<u64>);

/// The tournament desk of a hall.
#[derive(Clone)]
pub struct Desk {
    hall: Arc<Hall>,
    /// Games that are over and whose broadcast has ended: their logs need not be read again.
    shown: Arc<Mutex<HashMap<String, Summary>>>,
    /// How and when games ended, so that their logs need not be read again.
    ended: Arc<Mutex<HashMap<String, Ended>>>,
    /// Serializes the start and the correction of rounds.
    changing: Arc<tokio::sync::Mutex<()>>,
}

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

/// A competition that is open for one change: any concurrent change is refused.
pub(super) struct Taken {
    pub(super) state: CompetitionState,
    fence: Fence,
    at: Instant,
}

impl Desk {
    /// The desk of a hall.
    pub fn new(hall: Arc<Hall>) -> Desk {
        Desk { hall, shown: Arc::default(), ended: Arc::default(), changing: Arc::default() }
    }

    /// While this is held, nothing else in this process starts or corrects a round.
    pub async fn alone(&self) -> tokio::sync::OwnedMutexGuard<()> {
        Arc::clone(&self.changing).lock_owned().await
    }

    pub(super) fn hall(&self) -> &Hall {
        &self.hall
    }

    pub(super) fn store(&self) -> &Arc<dyn Store> {
        self.hall.store()
    }

    fn persons(&self) -> Persons {
        Persons::new(Arc::clone(self.store()))
    }

    /// Announces a competition and returns its name.
    pub async fn announce(&self, announcement: Announcement) -> Result<String, DeskError> {
        let stream = Secret::draw().to_string();
        let mut head = Head { seq: 0, hash: Hash::START };
        let body = write(&CompetitionBody::Announced(Box::new(announcement)))?;
        let row = chain::link(&mut head, &stream, 1, Instant::START, None, body);
        let first = Append {
            stream: stream.clone(),
            expected: 0,
            fence: 1,
            rows: vec![row],
            close: false,
            summary: None,
            stood: 0,
        };
        let anchor = Anchor { instant: Instant::START, since: 0 };
        self.store().create(Kind::Competition, "desk".to_owned(), anchor, first).await?;
        Ok(stream)
    }

    /// All competitions with their names.
    pub async fn list(&self) -> Result<Vec<(String, String)>, DeskError> {
        let mut found = Vec::new();
        for stream in self.store().streams(Kind::Competition, false).await? {
            match self.folded(&stream).await {
                Ok(state) => found.push((stream, state.announcement.name)),
                // An unreadable competition must not hide the others. Opening it shows the reason.
                Err(DeskError::Unfit(_)) => found.push((stream.clone(), stream)),
                Err(error) => return Err(error),
            }
        }
        Ok(found)
    }

    /// The state of a competition, with the public details of its players.
    pub async fn state(&self, stream: &str) -> Result<CompetitionState, DeskError> {
        self.state_for(stream, Eyes::Everybody).await
    }

    /// The state of a competition, with the details of its players that these readers may see.
    pub async fn state_for(&self, stream: &str, eyes: Eyes) -> Result<CompetitionState, DeskError> {
        let mut state = self.folded(stream).await?;
        self.persons().fill_in(&mut state.players).await?;
        if eyes == Eyes::Everybody {
            state.players.iter_mut().for_each(|player| *player = player.for_everybody());
        }
        Ok(state)
    }

    /// The state according to the log, which has no names.
    async fn folded(&self, stream: &str) -> Result<CompetitionState, DeskError> {
        let rows = self.store().read(stream.to_owned(), 0).await?;
        if rows.is_empty() {
            return Err(DeskError::Unknown(stream.to_owned()));
        }
        Ok(fold(stream, &rows)?)
    }

    pub(super) async fn take(&self, stream: &str) -> Result<Taken, DeskError> {
        let taken = self.store().take(stream.to_owned(), "desk".to_owned(), 0).await?;
        let state = self.state_for(stream, Eyes::Arbiters).await?;
        Ok(Taken { state, fence: taken.fence, at: taken.last_moment })
    }

    pub(super) async fn append(
        &self,
        stream: &str,
        taken: &mut Taken,
        bodies: &[CompetitionBody],
    ) -> Result<(), DeskError> {
        let expected = taken.state.head.seq;
        let mut head = taken.state.head.clone();
        let mut rows = Vec::new();
        let (persons, mut before) = (self.persons(), Vec::new());
        for body in bodies {
            let first = taken.state.players.len();
            taken.state.take_in(body)?;
            let mut body = body.clone();
            before.extend(self.put_aside(&taken.state, first, &mut body).await?);
            rows.push(chain::link(&mut head, stream, taken.fence, taken.at, None, write(&body)?));
        }
        taken.state.head = head;
        let append = Append {
            stream: stream.to_owned(),
            expected,
            fence: taken.fence,
            rows,
            close: false,
            summary: None,
            stood: 0,
        };
        let appended = self.store().append(append).await;
        if let Err(StoreError::Conflict { .. } | StoreError::Fenced { .. }) = &appended {
            persons.put_back(before).await?;
        }
        Ok(appended?)
    }

    /// Moves personal data from a row to the store. Returns what the store had before.
    async fn put_aside(
        &self,
        state: &CompetitionState,
        first: usize,
        body: &mut CompetitionBody,
    ) -> Result<Vec<Before>, DeskError> {
        let (persons, now) = (self.persons(), crate::date::now());
        Ok(match body {
            CompetitionBody::Entered(players) => persons.put_aside(first, players, now).await?,
            CompetitionBody::NameCorrected { player: number, name } => match state.players.get(*number) {
                Some(player) if !player.in_chain => {
                    let right = std::mem::replace(name, placeholder(*number));
                    vec![persons.rename(&player.person, &right).await?]
                }
                _ => Vec::new(),
            },
            CompetitionBody::Paired { boards, byes, .. } | CompetitionBody::Repaired { boards, byes, .. } => {
                let round = PairedRound { boards: boards.clone(), byes: byes.clone() };
                let known = round.players().filter_map(|player| state.players.get(player));
                let ids = known.map(|player| player.person.clone()).filter(|id| !id.is_empty()).collect();
                persons.play(ids, now).await?;
                Vec::new()
            }
            _ => Vec::new(),
        })
    }

    /// Pairs the next round from a list. New players are entered by their names.
    pub async fn pair(&self, stream: &str, list: &[Paired]) -> Result<u16, DeskError> {
        let mut taken = self.take(stream).await?;
        let round = u16::try_from(taken.state.rounds.len() + 1).unwrap_or(u16::MAX);
        let mut named = list.iter().filter_map(|paired| paired.round);
        let said = named.next().unwrap_or(round);
        if let Some(other) = named.find(|other| *other != said) {
            return Err(DeskError::SeveralRounds(said, other));
        }
        let mut players = taken.state.players.clone();
        let known = players.len();
        let (mut boards, mut byes) = (Vec::new(), Vec::new());
        for (paired, number) in list.iter().zip(1u16..) {
            let white = find(&mut players, &paired.white_player());
            let Some(black) = paired.black_player() else {
                let (half_points, granted) = (paired.bye.half_points(), paired.bye == ByeWorth::Granted);
                byes.push(Bye { player: white, half_points, granted });
                continue;
            };
            let black = find(&mut players, &black);
            let game = Where::Here(Secret::draw().to_string());
            boards.push(Pairing { board: paired.board.unwrap_or(number), white, black, game });
        }
        let entered = players.split_off(known);
        self.add_round(stream, &mut taken, said, entered, boards, byes).await?;
        Ok(said)
    }

    /// Imports a report: its players, the rounds that were played elsewhere, and the round to be played here.
    pub async fn pair_from_report(&self, stream: &str, report: &Report) -> Result<u16, DeskError> {
        let mut taken = self.take(stream).await?;
        let known = taken.state.players.len();
        let names: Vec<String> = taken.state.players.iter().map(|player| player.name.clone()).collect();
        let mut entered = Vec::new();
        let mut number_of = HashMap::new();
        for line in &report.players {
            let number = names.iter().position(|name| *name == line.player.name).unwrap_or_else(|| {
                entered.push(line.player.clone().with_id());
                known + entered.len() - 1
            });
            number_of.insert(line.rank, number);
        }
        let rounds = report.players.iter().map(|line| line.rounds.len()).max().unwrap_or(0);
        let mut last = 0;
        for index in taken.state.rounds.len()..rounds {
            let (boards, byes) = round_of(report, index, &number_of);
            let to_play = boards.iter().any(|pairing| matches!(pairing.game, Where::Here(_)));
            last = u16::try_from(index + 1).unwrap_or(u16::MAX);
            self.add_round(stream, &mut taken, last, std::mem::take(&mut entered), boards, byes).await?;
            if to_play {
                return Ok(last);
            }
        }
        if last == 0 { Err(DeskError::NothingToPlay) } else { Ok(last) }
    }

    /// Sets up the boards of a round before writing the round: a board without a round is harmless, a round without boards is not.
    async fn add_round(
        &self,
        stream: &str,
        taken: &mut Taken,
        round: u16,
        entered: Vec<Player>,
        boards: Vec<Pairing>,
        byes: Vec<Bye>,
    ) -> Result<(), DeskError> {
        let mut bodies = Vec::new();
        if !entered.is_empty() {
            bodies.push(CompetitionBody::Entered(entered));
        }
        bodies.push(CompetitionBody::Paired { round, boards: boards.clone(), byes });
        let mut trial = taken.state.clone();
        for body in &bodies {
            trial.take_in(body)?;
        }
        self.admits(&taken.state, &trial, round, &boards).await?;
        self.set_up(stream, &trial, round, &boards).await?;
        self.append(stream, taken, &bodies).await
    }

    /// Excluded or expelled players may not play (12.9.8, 12.9.9 in 2023).
    pub(super) async fn admits(
        &self,
        before: &CompetitionState,
        trial: &CompetitionState,
        round: u16,
        boards: &[Pairing],
    ) -> Result<(), DeskError> {
        let log = self.log(before, Eyes::Arbiters).await?;
        for player in boards.iter().flat_map(|pairing| [pairing.white, pairing.black]) {
            if let Some(why) = log.standing().kept_from(&trial.players[player].name, round) {
                return Err(why.into());
            }
        }
        Ok(())
    }

    /// Sets up boards of a round.
    pub(super) async fn set_up(
        &self,
        stream: &str,
        state: &CompetitionState,
        round: u16,
        boards: &[Pairing],
    ) -> Result<(), DeskError> {
        for pairing in boards {
            let Where::Here(game) = &pairing.game else { continue };
            let opening = state.opening_of(stream, &BoardOfRound { round, pairing });
            self.hall.set_up(game, opening).await?;
        }
        Ok(())
    }

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
        let mut known: HashMap<String, Summary> =
            told.into_iter().filter_map(|(stream, text)| Some((stream, Summary::read(&text)?))).collect();
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
        if eyes == Eyes::Everybody && (settings.delay_seconds > 0 || settings.delay_plies > 0) {
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
        let folded = match self.hall.read(stream).await {
            Ok(folded) => folded,
            // A log that cannot be read cannot be shown.
            Err(NoBoard::Unreadable { .. }) => return Ok(Summary { score: None, meant: Vec::new() }),
            Err(error) => return Err(error.into()),
        };
        let now = match self.hall.board(stream).await {
            Ok(board) => board.now(),
            Err(NoBoard::Unreadable { .. }) => return Ok(Summary { score: None, meant: Vec::new() }),
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
        let delayed = eyes == Eyes::Everybody && settings.delay_seconds > 0;
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
                None => match self.hall.read(&stream).await {
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
        let delay = state.announcement.settings.delay_seconds;
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
            match self.hall.read(stream).await {
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
        let folded = match self.hall.read(stream).await {
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
        let Known { summaries, .. } = self.summaries(state, eyes).await?;
        let meanings: Meanings = summaries.into_iter().map(|(stream, summary)| (stream, summary.meant)).collect();
        Ok(carried_over(state, &meanings)?)
    }

    /// The table.
    pub async fn standings(&self, state: &CompetitionState, eyes: Eyes) -> Result<Vec<Standing>, DeskError> {
        Ok(standings(state, &self.log(state, eyes).await?))
    }
}

/// How long a late result stays on the wall display, in milliseconds.
const LINGERS: u64 = 5 * 60_000;

/// Whether a game that ended at this time of day stays on the wall display, which has a delay of this many seconds.
fn lingers(ended: Option<u64>, delay_seconds: u32, now: u64) -> bool {
    ended.is_some_and(|ended| now < ended + u64::from(delay_seconds) * 1_000 + LINGERS)
}

/// The number of a player, who is entered if nobody has that name yet.
pub(super) fn find(players: &mut Vec<Player>, wanted: &Player) -> usize {
    players.iter().position(|player| player.name == wanted.name).unwrap_or_else(|| {
        players.push(wanted.clone().with_id());
        players.len() - 1
    })
}

fn write(body: &CompetitionBody) -> Result<String, DeskError> {
    serde_json::to_string(body).map_err(|error| DeskError::Store(StoreError::Unavailable(error.to_string())))
}

/// A round of a report: boards in the order of White's starting ranks, and byes.
fn round_of(report: &Report, index: usize, number_of: &HashMap<u16, usize>) -> (Vec<Pairing>, Vec<Bye>) {
    let (mut boards, mut byes) = (Vec::new(), Vec::new());
    for line in &report.players {
        let Some(round) = line.rounds.get(index).copied().flatten() else { continue };
        let player = number_of[&line.rank];
        let Some(opponent) = round.opponent else {
            let half_points = match round.result {
                'h' | '=' => 1,
                'f' | 'u' | '+' | '1' => 2,
                _ => 0,
            };
            byes.push(Bye { player, half_points, granted: round.result == 'f' });
            continue;
        };
        if round.color != 'w' {
            continue;
        }
        let theirs = report.players.iter().find(|other| other.rank == opponent);
        let theirs = theirs.and_then(|other| other.rounds.get(index).copied().flatten());
        let game = match (half_points(round.result), theirs.and_then(|round| half_points(round.result))) {
            (Some(white), Some(black)) => Where::Elsewhere(Score { white, black }),
            _ => Where::Here(Secret::draw().to_string()),
        };
        let board = u16::try_from(boards.len() + 1).unwrap_or(u16::MAX);
        boards.push(Pairing { board, white: player, black: number_of[&opponent], game });
    }
    (boards, byes)
}

/// The worth of a result sign in a report; `None` while the game is not over.
fn half_points(result: char) -> Option<u8> {
    match result {
        '1' | '+' | 'w' => Some(2),
        '=' | 'd' | 'h' => Some(1),
        '0' | '-' | 'l' => Some(0),
        _ => None,
    }
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
