//! The owner of a board: the only writer of its log. It judges, writes, waits until the rows are durable, and only then publishes them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant as Monotonic};

use jadoube_board::Color;
use jadoube_clock::Instant;
use jadoube_laws::event::{Act, DecisionAct, RecordingAct};
use jadoube_laws::game::Game;
use jadoube_laws::ruling::Effect;
use tokio::sync::{Notify, mpsc, oneshot};

use super::feed::{Feed, KEPT, Published};
use super::names::{Name, Names};
use super::table::{self, Decided, Table};
use super::{
    Board, Body, Command, Consequences, Done, Judged, Made, Opening, Otherwise, Refusal, Request, Seat, Snapshot,
    Views, Watch, Whose, is_silent_for, moves_seen,
};
use crate::competition::Summary;
use crate::engine::Engine;
use crate::hall::Hall;
use crate::nodes::{Announced, Herald};
use crate::store::chain::{self, Row};
use crate::store::postgres::Handed;
use crate::store::{Append, Fence, Head, Seq, Store, StoreError};
use crate::timeline::Timeline;

/// How many requests may queue at a board. Beyond that, senders have to wait.
const WAITING: usize = 32;
/// How long the owner waits before it retries after a failure of the store.
const PAUSE: Duration = Duration::from_millis(500);

/// The state that an owner starts with.
pub(crate) struct Origin {
    pub(crate) stream: String,
    pub(crate) fence: Fence,
    pub(crate) head: Head,
    pub(crate) timeline: Timeline,
    pub(crate) store: Arc<dyn Store>,
    /// Tells the other nodes of a hall that there are new rows.
    pub(crate) herald: Option<Herald>,
    /// How long a board may be idle before it is evicted.
    pub(crate) rest: Duration,
    pub(crate) resting: Arc<Resting>,
    pub(crate) engine: Engine,
    /// Notified when the game is over.
    pub(crate) over: Arc<Notify>,
    /// Whether the last write to the store succeeded.
    pub(crate) writable: Arc<AtomicBool>,
    /// Finds the board again after it was evicted.
    pub(crate) hall: Weak<Hall>,
}

/// The boards that this process has evicted. Their time lines continue, and with them their clocks.
#[derive(Default)]
pub(crate) struct Resting(Mutex<HashMap<String, (Fence, Timeline)>>);

impl Resting {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, (Fence, Timeline)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put(&self, stream: &str, fence: Fence, timeline: Timeline) {
        self.lock().insert(stream.to_owned(), (fence, timeline));
    }

    /// The streams of the evicted boards.
    pub(crate) fn names(&self) -> Vec<String> {
        self.lock().keys().cloned().collect()
    }

    /// Forgets a board that another node owns by now.
    pub(crate) fn forget(&self, stream: &str) {
        self.lock().remove(stream);
    }

    /// Gives up all evicted boards, for other nodes to continue.
    pub(crate) fn hand_over(&self) -> Vec<(String, Handed)> {
        let now = Monotonic::now();
        let handed = |(fence, timeline): (Fence, Timeline)| Handed { fence, instant: timeline.instant(now) };
        self.lock().drain().map(|(stream, rested)| (stream, handed(rested))).collect()
    }

    /// The time line of an evicted board, if nobody else has owned it since.
    pub(crate) fn take(&self, stream: &str, taken: Fence) -> Option<Timeline> {
        let found = self.lock().remove(stream);
        found.filter(|(fence, _)| fence + 1 == taken).map(|(_, timeline)| timeline)
    }
}

pub(crate) struct Owner {
    origin: Origin,
    table: Table,
    otherwise: Vec<Otherwise>,
    names: Names,
    feed: Feed,
    /// When the last request came.
    asked: Monotonic,
    /// The hall does not look at the board before this instant: the store failed to take its last observation.
    not_before: Monotonic,
}

/// A log that cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unreadable {
    /// The chain of hashes is broken.
    #[error("{0}")]
    Broken(#[from] chain::Broken),
    /// A row is not in the format of this version.
    #[error("row {seq} cannot be read: {error}")]
    Row {
        /// The row.
        seq: Seq,
        /// The reason.
        error: String,
    },
    /// There is no first row.
    #[error("the log does not begin with an opening")]
    NoOpening,
}

/// A game replayed from its rows.
pub struct Folded {
    /// What was announced.
    pub opening: Opening,
    /// The game.
    pub game: Game,
    /// Its last rows, ready to be published.
    pub published: Vec<Published>,
    /// Where the log ends.
    pub head: Head,
    /// Where this engine would rule differently.
    pub otherwise: Vec<Otherwise>,
    /// The alarm that has stopped the clocks, if nothing else has happened to them since.
    alarm: Option<String>,
    names: Names,
}

/// Replays a game from its rows and checks the chain of hashes. The rulings in the log stand; it is noted where this engine would rule
/// differently.
pub fn fold(stream: &str, rows: &[Row]) -> Result<Folded, Unreadable> {
    fold_showing(stream, rows, rows.len().saturating_sub(KEPT))
}

/// The same, with the state of the game after every row: the whole log, for people to read.
pub fn fold_whole(stream: &str, rows: &[Row]) -> Result<Folded, Unreadable> {
    fold_showing(stream, rows, 0)
}

/// The same, keeping published rows only from a row on. The states after earlier rows are not computed.
pub(super) fn fold_showing(stream: &str, rows: &[Row], from: usize) -> Result<Folded, Unreadable> {
    let head = chain::check(stream, rows)?;
    let first = rows.first().ok_or(Unreadable::NoOpening)?;
    let Body::Opened(opening) = parse(first)? else { return Err(Unreadable::NoOpening) };
    let game = Game::new(opening.rules.clone());
    let mut published = Vec::with_capacity((rows.len() + 1).saturating_sub(from));
    if from == 0 {
        let views = Views::of(&game, opening.settings, Instant::START);
        published.push(Published::new(0, Instant::START, Body::Opened(opening.clone()), views));
    }
    let mut folded = Folded {
        opening: *opening,
        game,
        published,
        head,
        otherwise: Vec::new(),
        alarm: None,
        names: Names::default(),
    };
    folded.go_on(&rows[1..], from as Seq)?;
    Ok(folded)
}

impl Folded {
    /// Whether the board would take a command in, and its outcome if it was sent before.
    pub(crate) fn rehearse(&mut self, command: Command, role: Seat, at: Instant) -> Result<Option<Done>, Refusal> {
        table::rehearse(&mut self.game, &self.names, self.opening.settings, command, role, at)
    }

    /// What would follow from a command.
    pub(crate) fn consider(&mut self, command: Command, role: Seat, at: Instant) -> Result<Consequences, Refusal> {
        table::consider(&mut self.game, self.opening.settings, command, role, at)
    }

    /// Replays further rows from where the log was read before, and publishes from a row on. The caller has checked that the rows belong
    /// there.
    pub(crate) fn go_on(&mut self, rows: &[Row], from: Seq) -> Result<(), Unreadable> {
        for row in rows {
            let Body::Judged(judged) = parse(row)? else { return Err(Unreadable::NoOpening) };
            let at = judged.event.at;
            if let Some(now) = self.game.recall(judged.event.clone(), judged.given()) {
                let (engine, event, then) = (judged.engine.clone(), judged.event.clone(), judged.rulings.clone());
                self.otherwise.push(Otherwise { seq: row.seq, engine, event, then, now });
            }
            table::alarm_after(&mut self.alarm, &judged);
            if let Some(client) = &row.client {
                self.names.read(client, &judged, Done { seq: row.seq, at });
            }
            if row.seq >= from {
                let views = Views::of(&self.game, self.opening.settings, at);
                self.published.push(Published::new(row.seq, at, Body::Judged(judged), views));
            }
        }
        Ok(())
    }
}

fn parse(row: &Row) -> Result<Body, Unreadable> {
    serde_json::from_str(&row.body).map_err(|error| Unreadable::Row { seq: row.seq, error: error.to_string() })
}

impl Owner {
    /// Starts the owner of a game that has been replayed or just opened.
    pub(crate) fn start(mut origin: Origin, folded: Folded) -> Board {
        let Folded { opening, game, published, head, otherwise, alarm, names } = folded;
        origin.head = head;
        let first = usize::try_from(origin.head.seq).unwrap_or(usize::MAX).saturating_sub(published.len());
        let hall = Weak::clone(&origin.hall);
        let feed = Feed::new(&origin.stream, Arc::clone(&origin.store), hall, origin.timeline, first);
        feed.publish(published);
        let (inbox, requests) = mpsc::channel(WAITING);
        let board = Board::new(inbox, feed.clone(), opening.settings, Whose::Ours);
        let table = Table::resumed(opening, game, origin.engine, alarm);
        let now = Monotonic::now();
        let owner = Owner { origin, table, otherwise, names, feed, asked: now, not_before: now };
        tokio::spawn(owner.work(requests));
        board
    }

    async fn work(mut self, mut requests: mpsc::Receiver<Request>) {
        loop {
            let deadline = self.table.deadline().and_then(|at| self.origin.timeline.moment(at));
            let deadline = deadline.map(|moment| moment.max(self.not_before));
            let asleep = async {
                match deadline {
                    Some(moment) => tokio::time::sleep_until(moment.into()).await,
                    None => std::future::pending().await,
                }
            };
            let gone = tokio::select! {
                biased;
                request = requests.recv() => match request {
                    None => return self.feed.close(),
                    Some(request) => self.answer(request).await,
                },
                () = asleep => self.watch().await.is_err(),
                () = tokio::time::sleep_until((self.asked + self.origin.rest).into()) => {
                    if self.may_rest() {
                        // Requests from now on, or sent just now, reopen the board and go there.
                        requests.close();
                        return self.feed.rest();
                    }
                    false
                }
            };
            if gone {
                break;
            }
        }
        // Requests that arrived in the meantime still get an answer.
        requests.close();
        while let Some(request) = requests.recv().await {
            self.answer(request).await;
        }
        self.feed.close();
    }

    /// Handles a request; true if the board is given up after it.
    async fn answer(&mut self, request: Request) -> bool {
        self.asked = Monotonic::now();
        match request {
            Request::Act { command, role, arrived, lag, reply } => {
                let answer = self.act(command, role, arrived, lag).await;
                let gone = answer == Err(Refusal::Gone);
                let _ = reply.send(answer);
                gone
            }
            Request::Rehearse { command, role, reply } => {
                let (at, Table { opening, game, .. }) = (self.now(), &mut self.table);
                let _ = reply.send(table::rehearse(game, &self.names, opening.settings, command, role, at));
                false
            }
            Request::Consider { command, role, reply } => {
                let (at, Table { opening, game, .. }) = (self.now(), &mut self.table);
                let _ = reply.send(table::consider(game, opening.settings, command, role, at));
                false
            }
            Request::Snapshot { role, reply } => {
                let _ = reply.send(self.snapshot(role));
                false
            }
            Request::Watch { reply } => {
                let _ = reply.send(Watch::of(&self.table.opening, &self.table.game, &self.otherwise, self.now()));
                false
            }
            Request::Shut { reply } => {
                self.shut(reply).await;
                true
            }
            Request::HandOver { reply } => {
                let _ = reply.send(Handed { fence: self.origin.fence, instant: self.now() });
                true
            }
            Request::Leave => true,
        }
    }

    /// Whether the board can be evicted until somebody asks for it: nobody watches, and the hall has no flag to observe.
    fn may_rest(&mut self) -> bool {
        self.asked = Monotonic::now();
        let rests = !self.feed.is_followed() && self.table.deadline().is_none();
        if rests && self.table.game.state().outcome().is_none() {
            self.origin.resting.put(&self.origin.stream, self.origin.fence, self.origin.timeline);
        }
        rests
    }

    fn now(&self) -> Instant {
        self.table.clamp_to_log(self.origin.timeline.instant(Monotonic::now()))
    }

    async fn act(&mut self, command: Command, role: Seat, arrived: Monotonic, lag: u16) -> Result<Done, Refusal> {
        let name = Name::of(&command, role);
        if let Some(done) = self.names.find(&name, &command, role)? {
            return Ok(done);
        }
        let arrival = self.origin.timeline.instant(arrived);
        let Decided { rows, own, stood } = self.table.decide(command, role, arrival, lag)?;
        let done = self.write(rows, Some((name.clone(), own)), stood).await;
        if stood > 0 && (done.is_ok() || self.names.contains(&name)) {
            self.origin.timeline = self.origin.timeline.stood(stood);
            self.feed.set_time(self.origin.timeline);
        }
        done
    }

    /// The hall looks at the board of its own accord.
    async fn watch(&mut self) -> Result<(), Refusal> {
        let at = self.now();
        let mut judged = Vec::new();
        self.table.observe(at, &mut judged);
        if judged.is_empty() {
            // The deadline was reached a fraction of a millisecond early.
            tokio::time::sleep(Duration::from_millis(1)).await;
            return Ok(());
        }
        match self.write(judged, None, 0).await {
            Err(Refusal::Gone) => return Err(Refusal::Gone),
            Err(_) => self.not_before = Monotonic::now() + PAUSE,
            Ok(_) => {}
        }
        Ok(())
    }

    /// Writes rows, and publishes them once they are durable. Before them the game has paused for this many milliseconds.
    async fn write(
        &mut self,
        judged: Vec<table::Row>,
        name: Option<(Name, usize)>,
        stood: u64,
    ) -> Result<Done, Refusal> {
        let Origin { stream, fence, head, .. } = &mut self.origin;
        let expected = head.seq;
        let (mut rows, mut published) = (Vec::with_capacity(judged.len()), Vec::with_capacity(judged.len()));
        let mut done = Done { seq: head.seq, at: Instant::START };
        let (client, named) = name.map_or((None, 0), |(client, named)| (Some(client), named));
        let wall = Some(crate::date::now());
        for (number, (judged, views)) in judged.into_iter().enumerate() {
            let judged = Judged { wall, ..judged };
            let at = judged.event.at;
            let body = Body::Judged(Box::new(judged));
            let text = serde_json::to_string(&body).map_err(|error| Refusal::Unavailable(error.to_string()))?;
            let client = client.as_ref().filter(|_| number + 1 == named).map(Name::written);
            if number + 1 == named || named == 0 {
                done = Done { seq: head.seq, at };
            }
            published.push(Published::new(head.seq, at, body, views));
            rows.push(chain::link(head, stream, *fence, at, client, text));
        }
        let score = self.table.game.state().outcome().map(|outcome| outcome.score);
        let close = score.is_some();
        let matters = close || published.iter().any(matters_beyond);
        let summary = if matters { Summary::of(&self.table.game).write() } else { None };
        let append = Append { stream: stream.clone(), expected, fence: *fence, rows, close, summary, stood };
        match self.origin.store.append(append).await {
            Ok(()) => {
                if let Some(client) = client {
                    self.names.add(client, done);
                }
                self.feed.publish(published);
                self.announce();
                if let Some(score) = score {
                    self.origin.over.notify_one();
                    tracing::info!(game = self.origin.stream, %score, rows = self.origin.head.seq, "a game is over");
                }
                Ok(done)
            }
            Err(StoreError::Unavailable(why)) => {
                self.origin.writable.store(false, Ordering::Relaxed);
                self.read_again().await?;
                Err(Refusal::Unavailable(why))
            }
            Err(error) => {
                tracing::warn!(stream = self.origin.stream, %error, "the board is given up");
                Err(Refusal::Gone)
            }
        }
    }

    fn announce(&self) {
        if let Some(herald) = &self.origin.herald {
            let _ = herald.send(Announced { stream: self.origin.stream.clone(), seq: self.origin.head.seq });
        }
    }

    /// After a write with an unknown outcome, only the store knows what is in the log.
    async fn read_again(&mut self) -> Result<(), Refusal> {
        loop {
            match self.origin.store.read(self.origin.stream.clone(), 0).await {
                Ok(rows) => {
                    let folded = fold_showing(&self.origin.stream, &rows, self.feed.len()).map_err(|error| {
                        tracing::error!(stream = self.origin.stream, %error, "the board is given up");
                        Refusal::Gone
                    })?;
                    self.feed.publish(folded.published);
                    (self.names, self.origin.head) = (folded.names, folded.head);
                    // The hall must notice again what it noticed and could not write.
                    self.otherwise = folded.otherwise;
                    self.table = Table::resumed(folded.opening, folded.game, self.origin.engine, folded.alarm);
                    self.announce();
                    return Ok(());
                }
                Err(StoreError::Unavailable(why)) => {
                    tracing::warn!(stream = self.origin.stream, why, "the store cannot be used; trying again");
                    tokio::time::sleep(PAUSE).await;
                }
                Err(_) => return Err(Refusal::Gone),
            }
        }
    }

    /// Stops running clocks, as the arbiter would for an interruption (6.11, 6.12), and gives the board up.
    async fn shut(&mut self, reply: oneshot::Sender<()>) {
        if let Some(row) = self.table.interrupt(self.now()) {
            let _ = self.write(vec![row], None, 0).await;
        }
        let _ = reply.send(());
    }

    fn snapshot(&self, role: Seat) -> Snapshot {
        let settings = self.table.opening.settings;
        let delayed = role == Seat::Spectator && (settings.delay_seconds > 0 || settings.delay_plies > 0);
        let beginning;
        let (game, at, seq) = if delayed {
            beginning = Game::new(self.table.opening.rules.clone());
            (&beginning, Instant::START, 1)
        } else {
            (&self.table.game, self.now(), self.origin.head.seq)
        };
        let state = game.state();
        let sheet = |player: Color| role.sees_sheet_of(player).then(|| state.sheet(player).moves.clone());
        Snapshot {
            seq,
            at,
            opening: self.table.opening.clone(),
            moves: match is_silent_for(role, settings, game) {
                true => moves_seen(game),
                false => state.plies().iter().map(Made::of).collect(),
            },
            sheets: Color::ALL.map(sheet),
            view: Views::of(game, settings, at).told(role),
        }
    }
}

/// Whether a row can affect the competition.
fn matters_beyond(row: &Published) -> bool {
    let Body::Judged(judged) = &row.body else { return false };
    let effects = || judged.rulings.iter().flat_map(|ruling| &ruling.effects);
    matches!(
        judged.event.act,
        Act::Decision(DecisionAct::Corrects { .. })
            | Act::Recording(RecordingAct::Signs { .. })
            | Act::Decision(DecisionAct::Decides { .. })
    ) || effects().any(|effect| matches!(effect, Effect::Event(_)))
}

/// The row that records an interruption after the owner was lost: the clocks are stopped as of the last known instant.
pub(crate) fn interruption(origin: &Origin, folded: &mut Folded, at: Instant) -> Option<Append> {
    let (judged, views) = table::interrupt(&mut folded.game, origin.engine, folded.opening.settings, at)?;
    let body = Body::Judged(Box::new(Judged { wall: Some(crate::date::now()), ..judged }));
    let text = serde_json::to_string(&body).ok()?;
    let expected = folded.head.seq;
    folded.published.push(Published::new(expected, at, body, views));
    let row = chain::link(&mut folded.head, &origin.stream, origin.fence, at, None, text);
    Some(Append {
        stream: origin.stream.clone(),
        expected,
        fence: origin.fence,
        rows: vec![row],
        close: false,
        summary: None,
        stood: 0,
    })
}

/// A game that has just been opened, and its first row.
pub(crate) fn open(stream: &str, fence: Fence, opening: Opening) -> Result<(Folded, Append), serde_json::Error> {
    let game = Game::new(opening.rules.clone());
    let body = Body::Opened(Box::new(opening.clone()));
    let text = serde_json::to_string(&body)?;
    let mut head = Head { seq: 0, hash: chain::Hash::START };
    let row = chain::link(&mut head, stream, fence, Instant::START, None, text);
    let views = Views::of(&game, opening.settings, Instant::START);
    let published = vec![Published::new(0, Instant::START, body, views)];
    let (stream, rows) = (stream.to_owned(), vec![row]);
    let first = Append { stream, expected: 0, fence, rows, close: false, summary: None, stood: 0 };
    let (otherwise, alarm, names) = (Vec::new(), None, Names::default());
    Ok((Folded { opening, game, published, head, otherwise, alarm, names }, first))
}
