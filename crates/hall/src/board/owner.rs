//! The owner of a board: the only one who adds to its log. It judges, writes down, waits until that is durable, and only then tells anybody.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant as Monotonic};

use jadoube_board::Color;
use jadoube_clock::{ClockState, Instant};
use jadoube_laws::event::{Act, Actor, Event, Observation, StopReason};
use jadoube_laws::game::Game;
use jadoube_laws::ruling::{Finding, Ruling};
use tokio::sync::{mpsc, oneshot};

use super::feed::{Feed, Published};
use super::{Board, Body, Done, Judged, Made, Opening, Refusal, Request, Role, Snapshot, View, Watcher};
use crate::store::chain::{self, Row};
use crate::store::{Append, Fence, Head, Seq, Store, StoreError};
use crate::timeline::Timeline;

/// How many requests may wait at a board. More than that is a flood, and whoever sends it waits.
const WAITING: usize = 32;
/// How long the owner waits before it asks a store again that could not be used.
const PAUSE: Duration = Duration::from_millis(500);

/// Where an owner begins.
pub(crate) struct Origin {
    pub(crate) stream: String,
    pub(crate) fence: Fence,
    pub(crate) head: Head,
    pub(crate) timeline: Timeline,
    pub(crate) store: Arc<dyn Store>,
}

/// What was done under a name, so that it is not done twice.
type Names = HashMap<String, Done>;

pub(crate) struct Owner {
    origin: Origin,
    opening: Opening,
    game: Game,
    names: Names,
    /// The flag falls that the hall has already observed.
    observed: Vec<(Color, Instant)>,
    feed: Feed,
}

/// A log that cannot be folded.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unreadable {
    /// The chain of hashes is broken.
    #[error("{0}")]
    Broken(#[from] chain::Broken),
    /// A row is not what this version writes.
    #[error("row {seq} cannot be read: {error}")]
    Row {
        /// Which.
        seq: Seq,
        /// Why.
        error: String,
    },
    /// There is no first row.
    #[error("the log does not begin with an opening")]
    NoOpening,
    /// This engine rules otherwise than the one that wrote the log; people decide which to go by.
    #[error("row {seq} was judged otherwise by engine {engine}")]
    JudgedOtherwise {
        /// Which.
        seq: Seq,
        /// The engine that judged it.
        engine: String,
    },
}

/// A game read from its rows.
pub struct Folded {
    /// What was announced.
    pub opening: Opening,
    /// The game.
    pub game: Game,
    /// What is published.
    pub published: Vec<Published>,
    /// Where the log ends.
    pub head: Head,
    names: Names,
}

/// Reads a game from its rows. The chain is checked, and so is that this engine rules as the one that wrote the rows.
pub fn fold(stream: &str, rows: &[Row]) -> Result<Folded, Unreadable> {
    let head = chain::check(stream, rows)?;
    let mut rows = rows.iter();
    let first = rows.next().ok_or(Unreadable::NoOpening)?;
    let Body::Opened(opening) = parse(first)? else { return Err(Unreadable::NoOpening) };
    let mut game = Game::new(opening.rules.clone());
    let mut published =
        vec![Published::new(0, Instant::START, Body::Opened(opening.clone()), View::of(game.state(), Instant::START))];
    let mut names = Names::new();
    for row in rows {
        let Body::Judged(judged) = parse(row)? else { return Err(Unreadable::NoOpening) };
        let at = judged.event.at;
        match game.apply(judged.event.clone()) {
            Ok(rulings) if rulings == judged.rulings => {}
            _ => return Err(Unreadable::JudgedOtherwise { seq: row.seq, engine: judged.engine }),
        }
        if let Some(client) = &row.client {
            names.insert(client.clone(), Done { seq: row.seq, at });
        }
        published.push(Published::new(row.seq, at, Body::Judged(judged), View::of(game.state(), at)));
    }
    Ok(Folded { opening: *opening, game, published, head, names })
}

fn parse(row: &Row) -> Result<Body, Unreadable> {
    serde_json::from_str(&row.body).map_err(|error| Unreadable::Row { seq: row.seq, error: error.to_string() })
}

impl Owner {
    /// Sets an owner to work on a game that has been read or just opened.
    pub(crate) fn start(mut origin: Origin, folded: Folded) -> Board {
        let Folded { opening, game, published, head, names } = folded;
        origin.head = head;
        let feed = Feed::new(&origin.stream, Arc::clone(&origin.store), origin.timeline);
        feed.publish(published);
        let (inbox, requests) = mpsc::channel(WAITING);
        let board = Board::new(inbox, feed.clone(), opening.settings);
        let at = origin.timeline.instant(Monotonic::now());
        let observed = game.state().flag_falls(at).iter().map(|fall| (fall.side, fall.at)).collect();
        let owner = Owner { origin, opening, game, names, observed, feed };
        tokio::spawn(owner.work(requests));
        board
    }

    async fn work(mut self, mut requests: mpsc::Receiver<Request>) {
        loop {
            let deadline = self.deadline();
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
                    Some(Request::Act { id, acts, arrived, lag, reply }) => {
                        let answer = self.act(id, acts, arrived, lag).await;
                        let gone = answer == Err(Refusal::Gone);
                        let _ = reply.send(answer);
                        gone
                    }
                    Some(Request::Snapshot { role, reply }) => {
                        let _ = reply.send(self.snapshot(role));
                        false
                    }
                    Some(Request::Shut { reply }) => {
                        self.shut(reply).await;
                        true
                    }
                },
                () = asleep => self.watch().await.is_err(),
            };
            if gone {
                return self.feed.close();
            }
        }
    }

    /// When the hall must look at the board, if nobody does anything.
    fn deadline(&self) -> Option<Monotonic> {
        if self.opening.settings.flags != Watcher::Hall {
            return None;
        }
        let state = self.game.state();
        let flag = state.next_flag().map(|(_, at)| at);
        // One millisecond later: the default time itself still belongs to the player.
        let absence = state.default_time_ends().map(|at| Instant(at.0 + 1));
        let first = [flag, absence].into_iter().flatten().min()?;
        self.origin.timeline.moment(first)
    }

    fn now(&self) -> Instant {
        self.not_before_the_last(self.origin.timeline.instant(Monotonic::now()))
    }

    fn not_before_the_last(&self, at: Instant) -> Instant {
        self.game.log().last().map_or(at, |last| last.event.at.max(at))
    }

    async fn act(
        &mut self,
        id: String,
        acts: Vec<(Actor, Act)>,
        arrived: Monotonic,
        lag: u16,
    ) -> Result<Done, Refusal> {
        if let Some(&done) = self.names.get(&id) {
            return Ok(done);
        }
        let arrival = self.origin.timeline.instant(arrived);
        let lag = lag.min(self.opening.settings.lag_limit);
        let at = self.not_before_the_last(Instant(arrival.0.saturating_sub(u64::from(lag))));
        let before = self.game.log().len();
        let mut judged = Vec::with_capacity(acts.len());
        for (by, act) in acts {
            match self.judge(at, by, act, lag) {
                Ok(row) => judged.push(row),
                Err(refusal) => {
                    self.take_back(before);
                    return Err(refusal);
                }
            }
        }
        let named = judged.len();
        self.observe(at, &mut judged);
        self.write(judged, Some((id, named))).await
    }

    /// Judges one act. A board that takes legal moves only refuses what would be an offence.
    fn judge(&mut self, at: Instant, by: Actor, act: Act, lag: u16) -> Result<(Judged, View), Refusal> {
        let event = Event { at, by, act };
        let rulings = self.game.apply(event.clone())?;
        if self.opening.settings.refuses_illegal_moves && rulings.iter().any(is_illegal) {
            return Err(Refusal::IllegalMove);
        }
        let view = View::of(self.game.state(), at);
        Ok((Judged { engine: env!("CARGO_PKG_VERSION").to_owned(), event, rulings, lag }, view))
    }

    /// The game as it was before the acts of a command that was refused.
    fn take_back(&mut self, before: usize) {
        if self.game.log().len() > before
            && let Ok(game) = self.game.until(before)
        {
            self.game = game;
        }
    }

    /// Adds what the hall notices, where it is the one who watches.
    fn observe(&mut self, at: Instant, judged: &mut Vec<(Judged, View)>) {
        let settings = self.opening.settings;
        let mut notice = |owner: &mut Owner, observation| {
            if let Ok(row) = owner.judge(at, Actor::Hall, Act::Observes(observation), 0) {
                judged.push(row);
            }
        };
        if settings.illegal_moves == Watcher::Hall
            && self.game.state().outcome().is_none()
            && self.game.state().unnoticed().next().is_some()
        {
            notice(self, Observation::IllegalMove);
        }
        if settings.flags != Watcher::Hall {
            return;
        }
        for fall in self.game.state().flag_falls(at) {
            let fallen = (fall.side, fall.at);
            if !self.observed.contains(&fallen) && self.game.state().outcome().is_none() {
                self.observed.push(fallen);
                notice(self, Observation::Flag(fall.side));
            }
        }
        if self.game.state().default_time_ends().is_some_and(|ends| at > ends) {
            for player in Color::ALL {
                if self.game.state().is_awaited(player) {
                    notice(self, Observation::Absent(player));
                }
            }
        }
    }

    /// The hall looks at the board without having been asked.
    async fn watch(&mut self) -> Result<(), Refusal> {
        let at = self.now();
        let mut judged = Vec::new();
        self.observe(at, &mut judged);
        if judged.is_empty() {
            // The deadline was reached a fraction of a millisecond early.
            tokio::time::sleep(Duration::from_millis(1)).await;
            return Ok(());
        }
        match self.write(judged, None).await {
            Err(Refusal::Gone) => Err(Refusal::Gone),
            _ => Ok(()),
        }
    }

    /// Writes down what was judged, and tells people once it is durable.
    async fn write(&mut self, judged: Vec<(Judged, View)>, name: Option<(String, usize)>) -> Result<Done, Refusal> {
        let Origin { stream, fence, head, .. } = &mut self.origin;
        let expected = head.seq;
        let (mut rows, mut published) = (Vec::with_capacity(judged.len()), Vec::with_capacity(judged.len()));
        let mut done = Done { seq: head.seq, at: Instant::START };
        let (client, named) = name.map_or((None, 0), |(client, named)| (Some(client), named));
        for (number, (judged, view)) in judged.into_iter().enumerate() {
            let at = judged.event.at;
            let body = Body::Judged(Box::new(judged));
            let text = serde_json::to_string(&body).map_err(|error| Refusal::Unavailable(error.to_string()))?;
            let client = client.clone().filter(|_| number + 1 == named);
            if number + 1 == named || named == 0 {
                done = Done { seq: head.seq, at };
            }
            published.push(Published::new(head.seq, at, body, view));
            rows.push(chain::link(head, stream, *fence, at, client, text));
        }
        let close = self.game.state().outcome().is_some();
        let append = Append { stream: stream.clone(), expected, fence: *fence, rows, close };
        match self.origin.store.append(append).await {
            Ok(()) => {
                if let Some(client) = client {
                    self.names.insert(client, done);
                }
                self.feed.publish(published);
                if close {
                    self.keep_result().await;
                }
                Ok(done)
            }
            Err(StoreError::Unavailable(why)) => {
                self.read_again().await?;
                Err(Refusal::Unavailable(why))
            }
            Err(error) => {
                tracing::warn!(stream = self.origin.stream, %error, "the board is given up");
                Err(Refusal::Gone)
            }
        }
    }

    /// The result is in the log already; here it is only kept where a table finds it without reading the log.
    async fn keep_result(&self) {
        let score = self.game.state().outcome().map(|outcome| outcome.score);
        let text = score.and_then(|score| serde_json::to_string(&score).ok());
        let kept = self.origin.store.put(crate::competition::RESULT, self.origin.stream.clone(), text).await;
        if let Err(error) = kept {
            tracing::warn!(stream = self.origin.stream, %error, "the result is in the log only");
        }
    }

    /// After a write that may or may not have happened, only the store knows what is in the log.
    async fn read_again(&mut self) -> Result<(), Refusal> {
        loop {
            match self.origin.store.read(self.origin.stream.clone(), 0).await {
                Ok(rows) => {
                    let folded = fold(&self.origin.stream, &rows).map_err(|error| {
                        tracing::error!(stream = self.origin.stream, %error, "the board is given up");
                        Refusal::Gone
                    })?;
                    let known = self.feed.len();
                    self.feed.publish(folded.published.into_iter().skip(known));
                    (self.game, self.names, self.origin.head) = (folded.game, folded.names, folded.head);
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
        let at = self.now();
        if is_running(&self.game, at)
            && let Ok(row) = self.judge(at, Actor::Hall, INTERRUPTION, 0)
        {
            let _ = self.write(vec![row], None).await;
        }
        let _ = reply.send(());
    }

    fn snapshot(&self, role: Role) -> Snapshot {
        let settings = self.opening.settings;
        let delayed = role == Role::Spectator && (settings.delay_seconds > 0 || settings.delay_plies > 0);
        let beginning;
        let (state, at, seq) = if delayed {
            beginning = Game::new(self.opening.rules.clone());
            (beginning.state(), Instant::START, 1)
        } else {
            (self.game.state(), self.now(), self.origin.head.seq)
        };
        let sheet = |player: Color| {
            let shown = role == Role::Arbiter || role.side() == Some(player);
            shown.then(|| state.sheet(player).moves.clone())
        };
        Snapshot {
            seq,
            at,
            opening: self.opening.clone(),
            moves: state.plies().iter().map(Made::of).collect(),
            sheets: Color::ALL.map(sheet),
            view: View::of(state, at),
        }
    }
}

fn is_illegal(ruling: &Ruling) -> bool {
    matches!(ruling.finding, Finding::ReleasedIllegally(..) | Finding::Illegal(..))
}

/// 6.11, 6.12: the clocks are stopped because the game cannot go on.
const INTERRUPTION: Act = Act::StopsClocks { reason: StopReason::CallArbiter };

fn is_running(game: &Game, at: Instant) -> bool {
    game.state().reading(at).is_some_and(|reading| matches!(reading.state, ClockState::Running(_)))
}

/// The row that says that a game was interrupted when its owner was lost: the clocks stand as of the last known moment.
pub(crate) fn interruption(origin: &Origin, folded: &mut Folded, at: Instant) -> Option<Append> {
    if !is_running(&folded.game, at) {
        return None;
    }
    let event = Event { at, by: Actor::Hall, act: INTERRUPTION };
    let rulings = folded.game.apply(event.clone()).ok()?;
    let judged = Judged { engine: env!("CARGO_PKG_VERSION").to_owned(), event, rulings, lag: 0 };
    let body = Body::Judged(Box::new(judged));
    let text = serde_json::to_string(&body).ok()?;
    let expected = folded.head.seq;
    folded.published.push(Published::new(expected, at, body, View::of(folded.game.state(), at)));
    let row = chain::link(&mut folded.head, &origin.stream, origin.fence, at, None, text);
    Some(Append { stream: origin.stream.clone(), expected, fence: origin.fence, rows: vec![row], close: false })
}

/// A game that has just been opened, and its first row.
pub(crate) fn open(stream: &str, fence: Fence, opening: Opening) -> Result<(Folded, Append), serde_json::Error> {
    let game = Game::new(opening.rules.clone());
    let body = Body::Opened(Box::new(opening.clone()));
    let text = serde_json::to_string(&body)?;
    let mut head = Head { seq: 0, hash: chain::Hash::START };
    let row = chain::link(&mut head, stream, fence, Instant::START, None, text);
    let published = vec![Published::new(0, Instant::START, body, View::of(game.state(), Instant::START))];
    let first = Append { stream: stream.to_owned(), expected: 0, fence, rows: vec![row], close: false };
    Ok((Folded { opening, game, published, head, names: Names::new() }, first))
}
