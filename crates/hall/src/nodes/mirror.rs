//! A board that another node owns: acts are forwarded to the owner, and rows that the owner has written are shown here.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant as Monotonic};

use tokio::sync::mpsc;

use super::Nodes;
use super::bus::{Announced, BusEvent};
use super::link::{Answer, Ask, NoAnswer, Refused};
use crate::access::Revoked;
use crate::board::{Board, Body, Command, Done, Feed, Folded, Refusal, Request, Seat, Snapshot, Watch, Whose, fold};
use crate::hall::{Hall, NoBoard};
use crate::store::chain::Checked;
use crate::store::postgres::Holder;
use crate::store::{Row, Seq, Store as _, StoreError};
use crate::timeline::Timeline;

/// How many requests may queue at a mirror.
const WAITING: usize = 32;
/// How long to wait for the owner of a board: long enough for another node to take it over.
const PATIENCE: Duration = Duration::from_secs(12);
/// How long to wait before looking for the owner again.
const PAUSE: Duration = Duration::from_millis(150);
/// How often all mirrors are compared with the store, in case a wake-up was lost.
const LOOK: Duration = Duration::from_secs(3);
/// How often a mirror checks whether anybody still uses it.
const IDLE: Duration = Duration::from_secs(60);

/// By stream: how far each mirror has read, and where its next rows go.
type Known = HashMap<String, (Seq, mpsc::UnboundedSender<Vec<Row>>)>;

/// The mirrors of this node.
#[derive(Default)]
pub(super) struct Mirrors {
    known: Mutex<Known>,
}

impl Mirrors {
    fn lock(&self) -> std::sync::MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn len(&self) -> usize {
        self.lock().len()
    }

    /// The mirrors among these streams that are behind, and from where each must read.
    fn behind(&self, announced: &[Announced]) -> Vec<(String, Seq)> {
        let known = self.lock();
        let behind = |announced: &Announced| {
            let (have, _) = known.get(&announced.stream)?;
            (*have < announced.seq).then(|| (announced.stream.clone(), *have))
        };
        announced.iter().filter_map(behind).collect()
    }

    fn all(&self) -> Vec<(String, Seq)> {
        self.lock().iter().map(|(stream, (have, _))| (stream.clone(), *have)).collect()
    }

    /// Gives a mirror its next rows, except those that it already has.
    fn deliver(&self, stream: &str, mut rows: Vec<Row>) {
        let mut known = self.lock();
        let Some((have, sender)) = known.get_mut(stream) else { return };
        rows.retain(|row| row.seq >= *have);
        let Some(last) = rows.last() else { return };
        *have = last.seq + 1;
        if sender.send(rows).is_err() {
            known.remove(stream);
        }
    }
}

/// Reads the rows that the mirrors of this node lack, whenever a wake-up comes and also from time to time.
pub(super) async fn read_along(nodes: Weak<Nodes>, mut events: mpsc::UnboundedReceiver<BusEvent>) {
    let mut look = tokio::time::interval(LOOK);
    look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        let (mut together, mut missed) = (Vec::new(), false);
        tokio::select! {
            came = events.recv_many(&mut together, 256) => {
                if came == 0 {
                    return;
                }
                missed = together.contains(&BusEvent::Lost);
            }
            _ = look.tick() => together.push(BusEvent::Lost),
        }
        let Some(nodes) = nodes.upgrade() else { return };
        if missed {
            nodes.revocations.tell_here(Revoked::Anything);
        }
        let mut grown: HashMap<String, Seq> = HashMap::new();
        let mut lost = false;
        for event in together {
            match event {
                BusEvent::Lost => lost = true,
                BusEvent::Grown(announced) => {
                    for Announced { stream, seq } in announced {
                        if let Some(revoked) = Revoked::read(&stream) {
                            nodes.revocations.tell_here(revoked);
                            continue;
                        }
                        let known = grown.entry(stream).or_default();
                        *known = seq.max(*known);
                    }
                }
            }
        }
        let wanted = if lost {
            nodes.mirrors.all()
        } else {
            let announced: Vec<Announced> = grown.into_iter().map(|(stream, seq)| Announced { stream, seq }).collect();
            nodes.mirrors.behind(&announced)
        };
        if wanted.is_empty() {
            continue;
        }
        match nodes.postgres.read_many(&wanted).await {
            Ok(found) => found.into_iter().for_each(|(stream, rows)| nodes.mirrors.deliver(&stream, rows)),
            Err(error) => {
                tracing::warn!(%error, "the rows of other nodes cannot be read now");
                tokio::time::sleep(PAUSE).await;
                let _ = nodes.events.send(BusEvent::Lost);
            }
        }
    }
}

struct Mirror {
    stream: String,
    nodes: Arc<Nodes>,
    /// The last known address of the owner.
    address: Arc<Mutex<String>>,
    folded: Folded,
    checked: Checked,
    feed: Feed,
    /// The mirror's own handle, through which it is told to close.
    inbox: mpsc::WeakSender<Request>,
}

/// Opens a mirror of a board that the node at an address owns.
pub(super) async fn open(
    nodes: &Arc<Nodes>,
    hall: &Hall,
    stream: &str,
    address: &str,
) -> Result<Result<Board, NoAnswer>, NoBoard> {
    // The spectators of a delayed board need the time line, which only the owner knows.
    let ask = Ask::Snapshot { stream: stream.to_owned(), role: Seat::Arbiter };
    let now = match nodes.lines.ask(address, ask).await {
        Ok(Answer::Snapshot(snapshot)) => snapshot.at,
        Ok(_) | Err(NoAnswer) => return Ok(Err(NoAnswer)),
    };
    let timeline = Timeline::from(now, Monotonic::now());
    let rows = nodes.postgres.read(stream.to_owned(), 0).await?;
    let unreadable = |error| NoBoard::Unreadable { game: stream.to_owned(), error };
    let mut folded = fold(stream, &rows).map_err(unreadable)?;
    let mut checked = Checked::nothing();
    checked.go_on(stream, &rows).map_err(|error| unreadable(error.into()))?;
    let first = rows.len().saturating_sub(folded.published.len());
    let feed = Feed::new(stream, nodes.store(), hall.weak(), timeline, first);
    feed.publish(std::mem::take(&mut folded.published));
    let (inbox, requests) = mpsc::channel(WAITING);
    let board = Board::new(inbox, feed.clone(), folded.opening.settings, Whose::Anothers);
    let (sender, more) = mpsc::unbounded_channel();
    let seq = checked.head.seq;
    nodes.mirrors.lock().insert(stream.to_owned(), (seq, sender));
    // There was no wake-up here for rows written between the read and now.
    let _ = nodes.events.send(BusEvent::Grown(vec![Announced { stream: stream.to_owned(), seq: seq + 1 }]));
    let address = Arc::new(Mutex::new(address.to_owned()));
    let (stream, nodes, inbox) = (stream.to_owned(), Arc::clone(nodes), board.downgrade());
    let mirror = Mirror { stream, nodes, address, folded, checked, feed, inbox };
    tokio::spawn(mirror.work(requests, more));
    Ok(Ok(board))
}

impl Mirror {
    async fn work(mut self, mut requests: mpsc::Receiver<Request>, mut more: mpsc::UnboundedReceiver<Vec<Row>>) {
        let mut idle = tokio::time::interval_at((Monotonic::now() + IDLE).into(), IDLE);
        let mut asked = false;
        loop {
            tokio::select! {
                rows = more.recv() => {
                    let Some(rows) = rows else { break };
                    if let Err(error) = self.go_on(&rows) {
                        tracing::error!(stream = self.stream, %error, "a log of another node cannot be followed");
                        break;
                    }
                }
                request = requests.recv() => {
                    asked = true;
                    match request {
                        None | Some(Request::Leave) => break,
                        Some(Request::Shut { reply }) => {
                            let _ = reply.send(());
                            break;
                        }
                        // A mirror has nothing to hand over.
                        Some(Request::HandOver { .. }) => break,
                        Some(Request::Act { command, role, arrived, lag, reply }) => {
                            let (forward, inbox) = (self.forward(command, role, arrived, lag), self.inbox.clone());
                            tokio::spawn(async move {
                                let answer = forward.await;
                                let gone = answer == Err(Refusal::Gone);
                                let _ = reply.send(answer);
                                if gone {
                                    close(&inbox).await;
                                }
                            });
                        }
                        Some(Request::Rehearse { command, role, reply }) => {
                            let at = self.feed.now();
                            let _ = reply.send(self.folded.rehearse(command, role, at));
                        }
                        Some(Request::Consider { command, role, reply }) => {
                            let at = self.feed.now();
                            let _ = reply.send(self.folded.consider(command, role, at));
                        }
                        Some(Request::Watch { reply }) => {
                            let Folded { opening, game, otherwise, .. } = &self.folded;
                            let _ = reply.send(Watch::of(opening, game, otherwise, self.feed.now()));
                        }
                        Some(Request::Snapshot { role, reply }) => {
                            let (look, inbox) = (self.look(role), self.inbox.clone());
                            tokio::spawn(async move {
                                match look.await {
                                    Ok(snapshot) => drop(reply.send(snapshot)),
                                    Err(Refusal::Gone) => close(&inbox).await,
                                    Err(_) => {}
                                }
                            });
                        }
                    }
                }
                _ = idle.tick() => {
                    if !asked && !self.feed.is_followed() {
                        self.feed.rest();
                        break;
                    }
                    asked = false;
                }
            }
        }
        // In this order: as soon as the door is closed there may be another mirror.
        self.nodes.mirrors.lock().remove(&self.stream);
        requests.close();
        self.feed.close();
    }

    fn go_on(&mut self, rows: &[Row]) -> Result<(), crate::board::Unreadable> {
        let fence = self.checked.fence;
        self.checked.go_on(&self.stream, rows)?;
        self.folded.go_on(rows, 0)?;
        // A new owner continues from the last known instant, which excludes the time that has passed here; and the time line paused if
        // network delay was given back.
        let given_back =
            self.folded.published.iter().any(|row| matches!(&row.body, Body::Judged(judged) if judged.lag > 0));
        let jumps = |last: &&Row| given_back || last.fence != fence || self.feed.now() < last.instant;
        if let Some(last) = rows.last().filter(jumps) {
            self.feed.set_time(Timeline::from(last.instant, Monotonic::now()));
        }
        self.feed.publish(std::mem::take(&mut self.folded.published));
        Ok(())
    }

    fn forward(
        &self,
        command: Command,
        role: Seat,
        arrived: Monotonic,
        lag: u16,
    ) -> impl Future<Output = Result<Done, Refusal>> + Send + use<> {
        let (nodes, address, stream) = (Arc::clone(&self.nodes), Arc::clone(&self.address), self.stream.clone());
        async move {
            let ask = || Ask::Act {
                stream: stream.clone(),
                command: Box::new(command.clone()),
                role,
                age: u64::try_from(arrived.elapsed().as_millis()).unwrap_or(u64::MAX),
                lag,
                contents: command.contents.clone(),
                signed: command.signed.clone(),
            };
            nodes.forwarded();
            match ask_owner(&nodes, &address, &stream, ask).await? {
                Answer::Done(done) => Ok(done),
                Answer::Refused(refused) => Err(refused.into()),
                _ => Err(Refusal::Gone),
            }
        }
    }

    fn look(&self, role: Seat) -> impl Future<Output = Result<Snapshot, Refusal>> + Send + use<> {
        let (nodes, address, stream) = (Arc::clone(&self.nodes), Arc::clone(&self.address), self.stream.clone());
        async move {
            let ask = || Ask::Snapshot { stream: stream.clone(), role };
            match ask_owner(&nodes, &address, &stream, ask).await? {
                Answer::Snapshot(snapshot) => Ok(*snapshot),
                _ => Err(Refusal::Gone),
            }
        }
    }
}

/// Closes a mirror that is no longer needed: this node owns the board by now, or nobody does. The next request finds out.
async fn close(inbox: &mpsc::WeakSender<Request>) {
    if let Some(inbox) = inbox.upgrade() {
        let _ = inbox.send(Request::Leave).await;
    }
}

/// Asks the current owner of a board. A command may be sent twice: its name makes it idempotent.
async fn ask_owner(
    nodes: &Nodes,
    address: &Mutex<String>,
    stream: &str,
    ask: impl Fn() -> Ask,
) -> Result<Answer, Refusal> {
    let until = Monotonic::now() + PATIENCE;
    loop {
        let known = address.lock().unwrap_or_else(PoisonError::into_inner).clone();
        match nodes.lines.ask(&known, ask()).await {
            Ok(Answer::NotMine | Answer::Refused(Refused::Gone)) | Err(NoAnswer) => {}
            Ok(answer) => return Ok(answer),
        }
        if Monotonic::now() > until {
            return Err(Refusal::Unavailable("the node of this board does not answer".to_owned()));
        }
        tokio::time::sleep(PAUSE).await;
        match nodes.postgres.holder(stream).await {
            Ok(Holder { owner, .. }) if owner == nodes.owner => return Err(Refusal::Gone),
            Ok(Holder { address: Some(found), .. }) => {
                *address.lock().unwrap_or_else(PoisonError::into_inner) = found;
            }
            Ok(Holder { address: None, .. }) | Err(StoreError::Unavailable(_)) => {}
            Err(_) => return Err(Refusal::Gone),
        }
    }
}
