//! What is durable is published: every follower sees each row once, in order, from wherever it left off.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, Weak};

use axum::extract::ws::Utf8Bytes;
use jadoube_clock::Instant;
use jadoube_laws::event::Actor;
use jadoube_texts::{Locale, PerLocale};
use serde::Serialize;
use tokio::sync::watch;

use super::{Board, Body, HeadlineText, Opening, RulingText, Seat, Settings, View, ViewText, is_incident};
use crate::apart::apart;
use crate::competition::Persons;
use crate::hall::Hall;
use crate::store::{Seq, Store};
use crate::timeline::Timeline;

/// A row that is in the log, with how things stand after it.
pub struct Published {
    /// Its number.
    pub seq: Seq,
    /// What it says.
    pub body: Body,
    /// How things stand now.
    pub view: View,
    /// When it happened.
    pub at: Instant,
    frames: PerLocale<FrameText>,
}

/// What is sent to people about a row. All who read the same language share one text.
#[derive(Clone, PartialEq, Debug)]
pub struct FrameText(Utf8Bytes);

const BEFORE: &str = "{\"entry\":";
const AFTER: &str = "}";

impl FrameText {
    fn of(frame: &Frame<'_>) -> FrameText {
        let entry = serde_json::to_string(frame).unwrap_or_else(|_| "{}".to_owned());
        FrameText([BEFORE, &entry, AFTER].concat().into())
    }

    /// `{"entry": …}`, as it goes over a socket; nothing is copied.
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
    rulings: Vec<RulingText<'a>>,
    /// The line that comes first of what was ruled.
    #[serde(skip_serializing_if = "Option::is_none")]
    headline: Option<HeadlineText>,
    #[serde(skip_serializing_if = "is_zero")]
    lag: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    wall: Option<u64>,
    /// Whether an arbiter would look for it in a protocol.
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

/// The row that an act strikes out. The first row is the opening, and no entry of the game.
pub(crate) fn strikes(act: &jadoube_laws::event::Act) -> Option<Seq> {
    match act {
        jadoube_laws::event::Act::Decision(jadoube_laws::event::DecisionAct::Corrects { entry }) => {
            Some(Seq::from(*entry) + 1)
        }
        _ => None,
    }
}

impl Published {
    pub(crate) fn new(seq: Seq, at: Instant, body: Body, view: View) -> Published {
        Published { seq, at, body, view, frames: PerLocale::new() }
    }

    /// What is sent to people, in their language. It is put together once for all who read the same language.
    pub fn frame(&self, locale: Locale) -> FrameText {
        self.frames.get_or_init(locale, || self.write(locale)).clone()
    }

    fn write(&self, locale: Locale) -> FrameText {
        let Body::Judged(judged) = &self.body else { return FrameText(Utf8Bytes::from_static("{\"entry\":{}}")) };
        let text = |ruling| RulingText::new(Cow::Borrowed(ruling), locale);
        FrameText::of(&Frame {
            seq: self.seq,
            at: self.at,
            by: judged.event.by,
            act: &judged.event.act,
            text: judged.event.act.message(judged.event.by).text(locale),
            rulings: judged.rulings.iter().map(text).collect(),
            headline: HeadlineText::of(&judged.rulings, locale),
            lag: judged.lag,
            wall: judged.wall,
            incident: is_incident(&judged.event, &judged.rulings),
            strikes: strikes(&judged.event.act),
            view: &self.view,
            texts: ViewText::of(&self.view, locale),
        })
    }

    /// Whether somebody in this role sees it.
    pub fn is_seen_by(&self, role: Seat) -> bool {
        match &self.body {
            Body::Opened(_) => false,
            Body::Judged(judged) => role.sees(judged.event.by, &judged.event.act),
        }
    }
}

/// How many rows a board keeps in memory for its followers. Whoever is further behind reads the store.
pub(crate) const KEPT: usize = 8;

/// The last rows of a board that are durable.
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

/// What is known of a board, for any number of followers.
#[derive(Clone)]
pub struct Feed {
    rows: Arc<RwLock<Rows>>,
    /// Wakes the followers.
    door: watch::Sender<Door>,
    stream: Arc<str>,
    store: Arc<dyn Store>,
    /// Where the board is found again after it was put away.
    hall: Weak<Hall>,
}

/// Whether a board is open here.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Door {
    Open,
    /// The board was put away because nobody looked at it. Whoever asks for something wakes it up.
    Resting,
    /// The board has been given up here.
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

    /// The board is given up here: followers see what there is and then the end.
    pub(crate) fn close(&self) {
        self.door.send_modify(|door| {
            if *door == Door::Open {
                *door = Door::Closed;
            }
        });
    }

    /// The board is put away until somebody asks for it.
    pub(crate) fn rest(&self) {
        self.door.send_replace(Door::Resting);
    }

    /// The board as it is found now, where it was only put away here. `None` where it was given up.
    pub(crate) async fn wake(&self) -> Option<Board> {
        if *self.door.borrow() != Door::Resting {
            return None;
        }
        let hall = self.hall.upgrade()?;
        hall.board(&self.stream).await.ok()
    }

    /// The instant that the game has reached.
    pub(crate) fn now(&self) -> Instant {
        self.timeline().instant(std::time::Instant::now())
    }

    fn timeline(&self) -> Timeline {
        self.rows().timeline
    }

    /// The game goes on from another instant than was believed here, as after a gap between two owners.
    pub(crate) fn set_time(&self, timeline: Timeline) {
        self.rows.write().unwrap_or_else(PoisonError::into_inner).timeline = timeline;
    }

    /// Names the players of the board as they are called now, on every node: whoever is renamed or erased is so at once. Where the store
    /// cannot be asked, they are what the log has in their place.
    pub(super) async fn name(&self, opening: &mut Opening) {
        if let Err(error) = Persons::new(Arc::clone(&self.store)).name(opening).await {
            tracing::warn!(game = &*self.stream, %error, "the names of the players cannot be looked up");
        }
        // People need the names only.
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
    /// Rows that were read from the store, from `next` on.
    earlier: VecDeque<Arc<Published>>,
    role: Seat,
    settings: Settings,
}

impl Follower {
    /// The next row that this follower may see, as soon as it may. `None` when the board has been given up here.
    ///
    /// Nothing is lost when the future is dropped before it is ready.
    pub async fn next(&mut self) -> Option<Arc<Published>> {
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
            if seen {
                return Some(row);
            }
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
                // It was put away just when this follower came.
                self.feed = Box::pin(self.feed.wake()).await?.feed;
                self.door = self.feed.door.subscribe();
                Some(())
            }
        }
    }

    /// Whether a row tells a result that has been struck out or replaced before the broadcast came to it: nobody is to see it then.
    fn was_withdrawn(&self, row: &Published) -> bool {
        let delayed = self.role == Seat::Spectator && self.settings.delay_seconds > 0;
        delayed && row.view.score.is_some() && {
            let rows = self.feed.rows();
            rows.kept.back().is_some_and(|last| last.view.score != row.view.score)
        }
    }

    /// Spectators see things as late as the competition says, in seconds and in moves. A game that is over is no secret in moves.
    async fn wait_for_the_broadcast(&mut self, row: &Published) -> Option<()> {
        if self.role != Seat::Spectator {
            return Some(());
        }
        let due = Instant(row.at.0 + u64::from(self.settings.delay_seconds) * 1_000);
        // The time line may have been set back meanwhile.
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
