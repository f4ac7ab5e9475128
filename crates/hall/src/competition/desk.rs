//! The tournament desk: announces competitions, enters players, pairs rounds, and looks up results.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use jadoube_clock::Instant;
use jadoube_laws::competition::Refused;
use jadoube_laws::event::Score;

use super::attendance;
use super::body::placeholder;
use super::csv::Paired;
use super::persons::Changed;
use super::{
    Announcement, Attendance, BoardOfRound, Bye, ByeWorth, CompetitionBody, CompetitionState, PairedRound, Pairing,
    Persons, Player, Summary, Unfit, Where, fold,
};
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
    /// No player has this starting rank.
    #[error("nobody has the starting rank {0}")]
    NoRank(u16),
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

/// How many times a change is tried again after another node was faster. The pauses grow to a second.
const ATTEMPTS: u32 = 8;

/// How a game ended, and at what time of day in milliseconds since 1970, if known.
pub(super) type Ended = (Score, Option<u64>);

/// The tournament desk of a hall.
#[derive(Clone)]
pub struct Desk {
    hall: Arc<Hall>,
    /// Games that are over and whose broadcast has ended: their logs need not be read again.
    pub(super) shown: Arc<Mutex<HashMap<String, Summary>>>,
    /// How and when games ended, so that their logs need not be read again.
    pub(super) ended: Arc<Mutex<HashMap<String, Ended>>>,
    /// Serializes changes of rounds and players.
    changing: Arc<tokio::sync::Mutex<()>>,
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

    /// While this is held, nothing else in this process changes the rounds and players of a competition. Entries and absences
    /// take it themselves.
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
        let (persons, mut changed) = (self.persons(), Vec::new());
        for body in bodies {
            let first = taken.state.players.len();
            taken.state.take_in(body)?;
            let mut body = body.clone();
            changed.extend(self.put_aside(&taken.state, first, &mut body).await?);
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
            persons.put_back(changed).await?;
        }
        Ok(appended?)
    }

    /// Moves personal data from a row to the store. Returns what has changed there.
    async fn put_aside(
        &self,
        state: &CompetitionState,
        first: usize,
        body: &mut CompetitionBody,
    ) -> Result<Vec<Changed>, DeskError> {
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
                persons.play(ids, now).await?
            }
            _ => Vec::new(),
        })
    }

    /// Pairs the next round from a list. New players are entered by their names.
    pub async fn pair(&self, stream: &str, list: &[Paired]) -> Result<u16, DeskError> {
        let round = self.next_round(stream).await?;
        self.repeated(|| self.pair_now(stream, list, round)).await
    }

    /// The next round to be paired. It stays the same while a pairing is retried: if another node has just paired this
    /// round, the retry must not pair the round after it.
    pub(super) async fn next_round(&self, stream: &str) -> Result<u16, DeskError> {
        Ok(u16::try_from(self.folded(stream).await?.rounds.len() + 1).unwrap_or(u16::MAX))
    }

    async fn pair_now(&self, stream: &str, list: &[Paired], round: u16) -> Result<u16, DeskError> {
        let mut taken = self.take(stream).await?;
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

    /// Sets up the boards of a round before writing the round: a board without a round is harmless, a round without boards is not.
    pub(super) async fn add_round(
        &self,
        stream: &str,
        taken: &mut Taken,
        round: u16,
        entered: Vec<Player>,
        boards: Vec<Pairing>,
        byes: Vec<Bye>,
    ) -> Result<(), DeskError> {
        let known = taken.state.players.len();
        let bodies = |attendance: &[Attendance]| {
            let byes = attendance::with_absences(attendance, known, round, &boards, byes.clone());
            let entered = (!entered.is_empty()).then(|| CompetitionBody::Entered(entered.clone()));
            let paired = CompetitionBody::Paired { round, boards: boards.clone(), byes };
            entered.into_iter().chain([paired]).collect::<Vec<_>>()
        };
        let mut trial = taken.state.clone();
        for body in &bodies(&taken.state.attendance) {
            trial.take_in(body)?;
        }
        self.admits(&taken.state, &trial, round, &boards).await?;
        let done = async {
            self.set_up(stream, &trial, round, &boards).await?;
            // Setting up many boards takes long. If another node has recorded absences meanwhile, the boards stay as
            // they are.
            let before = taken.state.clone();
            *taken = self.take(stream).await?;
            if !taken.state.has_the_same_rounds(&before) {
                return Err(overtaken(stream, before.head.seq));
            }
            let bodies = bodies(&taken.state.attendance);
            self.append(stream, taken, &bodies).await
        };
        let done = done.await;
        if let Err(why) = &done {
            self.clear_away(stream, &boards, why).await;
        }
        done
    }

    /// Closes boards that were set up for a round that was not written.
    pub(super) async fn clear_away(&self, stream: &str, boards: &[Pairing], why: &DeskError) {
        let mut written = Vec::new();
        // The round may be written and only the answer lost. The competition is taken first, so that a write that is still on its way
        // is refused. If nobody can tell, the boards stay: a board without a round is harmless.
        if matches!(why, DeskError::Store(StoreError::Unavailable(_))) {
            let Ok(taken) = self.take(stream).await else { return };
            written.extend(taken.state.games().filter_map(|board| board.pairing.here()));
        }
        for game in boards.iter().filter_map(Pairing::here).filter(|game| !written.contains(game)) {
            let closed = async { self.hall.withdraw(self.hall.hold(&game, 1).await?).await };
            match closed.await {
                // It was not set up.
                Ok(()) | Err(NoBoard::Unknown(_)) => {}
                Err(error) => {
                    tracing::warn!(game, %error, "a board of a round that was not paired could not be closed")
                }
            }
        }
    }

    /// Makes a change that does not depend on the order of changes. In this process such changes wait for each other.
    async fn in_turn<'a, T, F>(&self, change: impl Fn() -> F) -> Result<T, DeskError>
    where
        F: Future<Output = Result<T, DeskError>> + Send + 'a,
    {
        let _alone = self.alone().await;
        self.repeated(change).await
    }

    /// Makes a change. If another node was faster, retries the change on what that node stored. Nothing else in this
    /// process may change the competition meanwhile: see [`Desk::alone`].
    pub(super) async fn repeated<'a, T, F>(&self, change: impl Fn() -> F) -> Result<T, DeskError>
    where
        F: Future<Output = Result<T, DeskError>> + Send + 'a,
    {
        // As a type of its own the change would be part of that of every request that makes one, too deep for the compiler.
        let change = || -> Pin<Box<dyn Future<Output = Result<T, DeskError>> + Send + 'a>> { Box::pin(change()) };
        for attempt in 0..ATTEMPTS {
            match change().await {
                Err(DeskError::Store(StoreError::Fenced { .. } | StoreError::Conflict { .. })) => {
                    // Two nodes that wait for the same time would meet again and again.
                    let dice = getrandom::u32().unwrap_or(attempt);
                    tokio::time::sleep(Duration::from_millis(u64::from(dice % (8 << attempt)))).await;
                }
                done => return done,
            }
        }
        change().await
    }

    /// Enters players who have no game yet. Names that are known stay as they are; returns how many are new.
    pub async fn enter(&self, stream: &str, players: &[Player]) -> Result<usize, DeskError> {
        self.in_turn(|| self.enter_now(stream, players)).await
    }

    async fn enter_now(&self, stream: &str, players: &[Player]) -> Result<usize, DeskError> {
        let mut taken = self.take(stream).await?;
        let mut all = taken.state.players.clone();
        let known = all.len();
        for player in players {
            find(&mut all, player);
        }
        let entered = all.split_off(known);
        let number = entered.len();
        if number > 0 {
            self.append(stream, &mut taken, &[CompetitionBody::Entered(entered)]).await?;
        }
        Ok(number)
    }

    /// Notes whether a player plays in a round that is not paired yet.
    pub async fn attend(&self, stream: &str, said: Attendance) -> Result<(), DeskError> {
        self.in_turn(|| self.append_one(stream, CompetitionBody::Attends(said))).await
    }

    pub(super) async fn append_one(&self, stream: &str, body: CompetitionBody) -> Result<(), DeskError> {
        let mut taken = self.take(stream).await?;
        self.append(stream, &mut taken, &[body]).await
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
}

/// Another node has changed the competition meanwhile.
fn overtaken(stream: &str, expected: u64) -> DeskError {
    DeskError::Store(StoreError::Conflict { stream: stream.to_owned(), expected })
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
