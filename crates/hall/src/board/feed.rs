//! Publishes rows once they are durable: every follower sees each row once, in order, from wherever it left off.

use std::collections::VecDeque;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, Weak};

use axum::extract::ws::Utf8Bytes;
use jadoube_clock::Instant;
use jadoube_laws::event::Actor;
use jadoube_laws::ruling::Ruling;
use jadoube_texts::{Locale, PerLocale};
use serde::Serialize;
use tokio::sync::watch;

use super::{Board, Body, Opening, Seat, Settings, View, ViewText, Views, act_text, is_incident, told};
use crate::apart::apart;
use crate::competition::Persons;
use crate::hall::Hall;
use crate::store::{Seq, Store};
use crate::timeline::Timeline;

/// A row of the log, with the state of the game after it.
pub struct Published {
    /// Its number.
    pub seq: Seq,
    /// Its content.
    pub body: Body,
    /// The state of the game after it.
    pub view: View,
    /// When it happened.
    pub at: Instant,
    /// The state as everybody but the arbiter is told it, if the hall does not watch.
    silent: Option<Box<View>>,
    without_arbiter: bool,
    frames: PerLocale<FrameText>,
    silent_frames: PerLocale<FrameText>,
}

/// What is sent to people about a row. All readers of a language share one text, or two texts if the arbiter is told more than the others.
#[derive(Clone, PartialEq, Debug)]
pub struct FrameText(Utf8Bytes);

const BEFORE: &str = "{\"entry\":";
const AFTER: &str = "}";

impl FrameText {
    fn of(frame: &Frame<'_>) -> FrameText {
        let entry = serde_json::to_string(frame).unwrap_or_else(|_| "{}".to_owned());
        FrameText([BEFORE, &entry, AFTER].concat().into())
    }

    /// `{"entry": …}`, as it is sent over a socket, without copying.
    pub fn into_message(self) -> Utf8Bytes {
        self.0
    }

    /// The entry alone.
    pub fn entry(&self) -> &str {
        &self.0[BEFORE.len()..self.0.len() - AFTER.len()]
    }
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Entry"))]
pub(crate) struct Frame<'a> {
    seq: Seq,
    at: Instant,
    by: Actor,
    act: &'a jadoube_laws::event::Act,
    /// What was done, in words.
    text: String,
    rulings: Vec<jadoube_api::Ruling>,
    /// The line of the ruling that is shown first.
    #[serde(skip_serializing_if = "Option::is_none")]
    headline: Option<jadoube_api::Headline>,
    #[serde(skip_serializing_if = "is_zero")]
    lag: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    wall: Option<u64>,
    /// Whether it is an incident that an arbiter would look for in the log.
    incident: bool,
    /// The row that it strikes out.
    #[serde(skip_serializing_if = "Option::is_none")]
    strikes: Option<Seq>,
    view: &'a View,
    /// The view in words.
    texts: ViewText,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the form that serde asks for
fn is_zero(number: &u16) -> bool {
    *number == 0
}

/// The row that an act strikes out. The first row is the opening, which is not an entry of the game.
pub(crate) fn strikes(act: &jadoube_laws::event::Act) -> Option<Seq> {
    match act {
        jadoube_laws::event::Act::Decision(jadoube_laws::event::DecisionAct::Corrects { entry }) => {
            Some(Seq::from(*entry) + 1)
        }
        _ => None,
    }
}

impl Published {
    pub(crate) fn new(seq: Seq, at: Instant, body: Body, views: Views) -> Published {
        let Views { whole: view, silent, without_arbiter } = views;
        let (frames, silent_frames) = (PerLocale::new(), PerLocale::new());
        Published { seq, at, body, view, silent, without_arbiter, frames, silent_frames }
    }

    /// What is sent to a person at this seat, in their language. It is rendered once for all readers who are told the same.
    pub fn frame(&self, locale: Locale, role: Seat) -> FrameText {
        let frames = if self.is_silent_for(role) { &self.silent_frames } else { &self.frames };
        frames.get_or_init(locale, || self.write(locale, role)).clone()
    }

    fn is_silent_for(&self, role: Seat) -> bool {
        self.silent.is_some() && role != Seat::Arbiter
    }

    /// The state of the game after it, as somebody at this seat is told it.
    pub fn view_for(&self, role: Seat) -> &View {
        self.silent.as_deref().filter(|_| role != Seat::Arbiter).unwrap_or(&self.view)
    }

    /// The rulings on it that somebody at this seat is told.
    pub(crate) fn rulings_for(&self, role: Seat) -> &[Ruling] {
        match &self.body {
            Body::Opened(_) => &[],
            Body::Judged(judged) if self.is_silent_for(role) => told(&judged.event, &judged.rulings),
            Body::Judged(judged) => &judged.rulings,
        }
    }

    fn write(&self, locale: Locale, role: Seat) -> FrameText {
        let Body::Judged(judged) = &self.body else { return FrameText(Utf8Bytes::from_static("{\"entry\":{}}")) };
        let text = |ruling| jadoube_api::Ruling::new(ruling, locale);
        let view = self.view_for(role);
        let rulings = self.rulings_for(role);
        FrameText::of(&Frame {
            seq: self.seq,
            at: self.at,
            by: judged.event.by,
            act: &judged.event.act,
            text: act_text(&judged.event, self.without_arbiter, locale),
            rulings: rulings.iter().map(text).collect(),
            headline: jadoube_api::Headline::of(rulings, locale),
            lag: judged.lag,
            wall: judged.wall,
            incident: is_incident(&judged.event, rulings),
            strikes: strikes(&judged.event.act),
            view,
            texts: ViewText::of(view, locale),
        })
    }

    /// Whether this role may see it.
    pub fn is_seen_by(&self, role: Seat) -> bool {
        match &self.body {
            Body::Opened(_) => false,
            Body::Judged(judged) => role.sees(judged.event.by, &judged.event.act),
        }
    }
}

/// How many rows a board keeps in memory for its followers. Followers that are further behind read the store.
pub(crate) const KEPT: usize = 8;

/// The last durable rows of a board.
struct Rows {
    /// The number of the first row that is kept.
    first: usize,
    kept: VecDeque<Arc<Published>>,
    timeline: Timeline,
}

enum Found {
    Here(Arc<Published>),
    InTheStore,
    NotYet,
}

impl Rows {
    fn find(&self, number: usize) -> Found {
        match number.checked_sub(self.first) {
            None => Found::InTheStore,
            Some(index) => self.kept.get(index).map_or(Found::NotYet, |row| Found::Here(Arc::clone(row))),
        }
    }
}

/// What a board publishes to any number of followers.
#[derive(Clone)]
pub struct Feed {
    rows: Arc<RwLock<Rows>>,
    /// Wakes the followers.
    door: watch::Sender<Door>,
    stream: Arc<str>,
    store: Arc<dyn Store>,
    /// Finds the board again after it was evicted.
    hall: Weak<Hall>,
}

/// Whether a board is open here.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Door {
    Open,
    /// The idle board was evicted. The next request opens it again.
    Resting,
    /// This process has given the board up.
    Closed,
}

impl Feed {
    /// A feed whose first row will be the one of this number.
    pub(crate) fn new(stream: &str, store: Arc<dyn Store>, hall: Weak<Hall>, timeline: Timeline, first: usize) -> Feed {
        let rows = Arc::new(RwLock::new(Rows { first, kept: VecDeque::new(), timeline }));
        Feed { rows, door: watch::Sender::new(Door::Open), stream: stream.into(), store, hall }
    }

    fn rows(&self) -> RwLockReadGuard<'_, Rows> {
        self.rows.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn publish(&self, rows: impl IntoIterator<Item = Published>) {
        let mut all = self.rows.write().unwrap_or_else(PoisonError::into_inner);
        all.kept.extend(rows.into_iter().map(Arc::new));
        let surplus = all.kept.len().saturating_sub(KEPT);
        all.kept.drain(..surplus);
        all.first += surplus;
        drop(all);
        self.door.send_modify(|_| ());
    }

    /// Gives the board up here: followers see the remaining rows and then the end.
    pub(crate) fn close(&self) {
        self.door.send_modify(|door| {
            if *door == Door::Open {
                *door = Door::Closed;
            }
        });
    }

    /// Evicts the board until somebody asks for it.
    pub(crate) fn rest(&self) {
        self.door.send_replace(Door::Resting);
    }

    /// Reopens the board if it was only evicted. `None` if this process has given it up.
    pub(crate) async fn wake(&self) -> Option<Board> {
        if *self.door.borrow() != Door::Resting {
            return None;
        }
        let hall = self.hall.upgrade()?;
        hall.board(&self.stream).await.ok()
    }

    /// The current instant of the game.
    pub(crate) fn now(&self) -> Instant {
        self.timeline().instant(std::time::Instant::now())
    }

    fn timeline(&self) -> Timeline {
        self.rows().timeline
    }

    /// The game continues from another instant than this node assumed, as after a gap between two owners.
    pub(crate) fn set_time(&self, timeline: Timeline) {
        self.rows.write().unwrap_or_else(PoisonError::into_inner).timeline = timeline;
    }

    /// Fills in the current names of the players, so that a renamed or erased person is renamed or erased at once on every node. If the
    /// store does not answer, the placeholders of the log remain.
    pub(super) async fn name(&self, opening: &mut Opening) {
        if let Err(error) = Persons::new(Arc::clone(&self.store)).name(opening).await {
            tracing::warn!(game = &*self.stream, %error, "the names of the players cannot be looked up");
        }
        // People need only the names.
        opening.persons = Default::default();
    }

    /// Whether anybody follows the board.
    pub(crate) fn is_followed(&self) -> bool {
        self.door.receiver_count() > 0
    }

    /// How many rows have been published.
    pub(crate) fn len(&self) -> usize {
        let rows = self.rows();
        rows.first + rows.kept.len()
    }

    pub(crate) fn follow(&self, from: Seq, role: Seat, settings: Settings) -> Follower {
        let next = usize::try_from(from).unwrap_or(usize::MAX);
        Follower { feed: self.clone(), door: self.door.subscribe(), next, earlier: VecDeque::new(), role, settings }
    }
}

/// Somebody who follows a board.
pub struct Follower {
    feed: Feed,
    door: watch::Receiver<Door>,
    next: usize,
    /// Rows that were read from the store, starting at `next`.
    earlier: VecDeque<Arc<Published>>,
    role: Seat,
    settings: Settings,
}

impl Follower {
    /// The next row that this follower may see, as soon as it may. `None` when this process has given the board up.
    ///
    /// Cancel safe: dropping the future before it is ready loses nothing.
    pub async fn next(&mut self) -> Option<Arc<Published>> {
        loop {
            if let Some(row) = self.step().await? {
                return Some(row);
            }
        }
    }

    /// The rows that this follower may see: up to one for certain, and what has been published behind it. Fewer if this process has given
    /// the board up.
    pub(crate) async fn known(mut self, to: Seq) -> Vec<Arc<Published>> {
        let to = usize::try_from(to).unwrap_or(usize::MAX);
        let mut rows = Vec::new();
        while self.next <= to || self.next < self.feed.len() {
            let Some(row) = self.step().await else { break };
            rows.extend(row);
        }
        rows
    }

    /// Goes past the next row; `Some(None)` if this follower may not see it.
    async fn step(&mut self) -> Option<Option<Arc<Published>>> {
        loop {
            let row = match self.earlier.front() {
                Some(row) => Arc::clone(row),
                None => {
                    let found = self.feed.rows().find(self.next);
                    match found {
                        Found::Here(row) => row,
                        Found::NotYet => {
                            self.woken().await?;
                            continue;
                        }
                        Found::InTheStore => {
                            self.read_earlier().await?;
                            continue;
                        }
                    }
                }
            };
            let mut seen = row.is_seen_by(self.role);
            if seen {
                self.wait_for_the_broadcast(&row).await?;
                seen = !self.was_withdrawn(&row);
            }
            self.earlier.pop_front();
            self.next += 1;
            return Some(seen.then_some(row));
        }
    }

    async fn read_earlier(&mut self) -> Option<()> {
        let rows = self.feed.store.read(self.feed.stream.to_string(), 0).await.ok()?;
        let (stream, next) = (Arc::clone(&self.feed.stream), self.next);
        let folded = apart(move || super::owner::fold_showing(&stream, &rows, next)).await.ok()?.ok()?;
        self.earlier = folded.published.into_iter().map(Arc::new).collect();
        (!self.earlier.is_empty()).then_some(())
    }

    async fn woken(&mut self) -> Option<()> {
        let door = *self.door.borrow_and_update();
        match door {
            Door::Open => self.door.changed().await.ok(),
            Door::Closed => None,
            Door::Resting => {
                // The board was evicted just as this follower came.
                self.feed = Box::pin(self.feed.wake()).await?.feed;
                self.door = self.feed.door.subscribe();
                Some(())
            }
        }
    }

    /// Whether a row announces a result that was struck out or replaced before the broadcast reached it: then nobody may see it.
    fn was_withdrawn(&self, row: &Published) -> bool {
        let delayed = self.role == Seat::Spectator && self.settings.delay_seconds > 0;
        delayed && row.view.score.is_some() && {
            let rows = self.feed.rows();
            rows.kept.back().is_some_and(|last| last.view.score != row.view.score)
        }
    }

    /// Waits for the broadcast delay of the competition, in seconds and in moves. The delay in moves ends with the game.
    async fn wait_for_the_broadcast(&mut self, row: &Published) -> Option<()> {
        if self.role != Seat::Spectator {
            return Some(());
        }
        let due = Instant(row.at.0 + u64::from(self.settings.delay_seconds) * 1_000);
        // The time line may have been set back in the meantime.
        while self.feed.now() < due {
            tokio::time::sleep_until(self.feed.timeline().moment(due)?.into()).await;
        }
        let needed = row.view.plies + usize::from(self.settings.delay_plies);
        loop {
            let last = {
                let rows = self.feed.rows();
                rows.kept.back().map(|last| (last.view.plies, last.view.score.is_some()))
            };
            match last {
                Some((plies, over)) if plies >= needed || over => return Some(()),
                _ => self.woken().await?,
            }
        }
    }
}
