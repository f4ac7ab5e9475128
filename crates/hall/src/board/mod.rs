//! A live board: one owner that replays the game once and keeps its state, and any number of followers.

mod allowance;
pub mod body;
mod consequences;
mod entry_text;
mod feed;
mod in_every_locale;
mod incident;
mod names;
mod otherwise;
mod owner;
pub mod seat;
mod silence;
pub mod table;
mod texts;
pub mod view;
mod watch;

use std::time::Instant as Monotonic;

use jadoube_clock::{Instant, Sides};
use jadoube_laws::event::{Act, Actor, AdjournedAct};
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};

pub use allowance::{CASUAL_SHARE, SHARE};
pub use body::{Body, Judged, Opening, Place, Settings, Signed, Watcher};
pub use consequences::Consequences;
pub(crate) use entry_text::{EntryRef, act_text, entry_text};
#[cfg(feature = "schema")]
pub(crate) use feed::Frame;
pub(crate) use feed::strikes;
pub use feed::{Feed, Follower, FrameText, Published};
pub use in_every_locale::InEveryLocale;
pub use incident::{is_incident, is_ordinary};
pub use otherwise::{Otherwise, OtherwiseTold};
pub use owner::{Folded, Unreadable, fold, fold_whole};
pub(crate) use owner::{Origin, Owner, Resting, interruption, open};
pub use seat::Seat;
pub use silence::Views;
pub(crate) use silence::{is_silent_for, moves_seen, plies_seen, told};
pub use texts::ViewText;
pub(crate) use texts::{language, written, written_as};
pub use view::{AdjournedPhase, Because, Made, Phase, View};
pub use watch::{Absent, Adjourned, Called, Urgency, Watch};

use crate::store::Seq;
use crate::store::postgres::Handed;
use jadoube_texts::Locale;

/// A request to the board: one act, or a few that belong together and are taken in all or none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// The sender's name for it, which makes a retry idempotent.
    pub id: String,
    /// The acts, in order.
    pub acts: Vec<Act>,
    /// Who performed the acts, if an arbiter records them.
    #[serde(default, rename = "for", skip_serializing_if = "Option::is_none")]
    pub of: Option<Actor>,
    /// A hash of the request, if the acts differ each time: a move is sealed under a new number.
    #[serde(skip)]
    pub(crate) contents: Option<String>,
    /// What the hall knows about the arbiter who sent it, and the reason that was given.
    #[serde(skip)]
    pub(crate) signed: Signed,
}

impl Command {
    /// The sender's own acts, under a name.
    pub fn new(id: impl Into<String>, acts: impl Into<Vec<Act>>) -> Command {
        Command { id: id.into(), acts: acts.into(), of: None, contents: None, signed: Signed::default() }
    }

    /// The same, signed by an arbiter.
    pub(crate) fn signed(self, signed: Signed) -> Command {
        Command { signed, ..self }
    }

    /// Whether it is well-formed, and whether this seat may do it.
    fn check(&self, role: Seat) -> Result<(), Refusal> {
        if self.id.is_empty() || self.id.len() > LONGEST_ID {
            return Err(Refusal::Malformed("a command needs an id of 1 to 64 bytes"));
        }
        if self.id.contains(char::is_control) {
            return Err(Refusal::Malformed("the id of a command has no control characters"));
        }
        if self.acts.is_empty() || self.acts.len() > MOST_ACTS {
            return Err(Refusal::Malformed("a command has 1 to 8 acts"));
        }
        if !self.acts.iter().all(|act| role.acts_as(act, self.of).is_some()) {
            return Err(Refusal::NotForThem(role));
        }
        if self.signed.reason.is_some() && role != Seat::Arbiter {
            return Err(Refusal::Malformed("only an arbiter gives a reason"));
        }
        Ok(())
    }

    /// Whether it seals a move in an envelope that the hall does not have, so that nobody could open it without the player who sealed
    /// (I.9).
    pub(crate) fn brings_an_envelope(&self) -> bool {
        self.acts.iter().any(|act| matches!(act, Act::Adjourned(AdjournedAct::Seals { .. })))
    }
}

/// The longest name of a command.
pub const LONGEST_ID: usize = 64;
/// The most acts of a command: castling by hand takes four, plus the press.
pub const MOST_ACTS: usize = 8;

/// A command that is in the log.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Done {
    /// The number of its last row.
    pub seq: Seq,
    /// When it happened.
    pub at: Instant,
}

/// Why a command was not taken in.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The command is malformed.
    #[error("{0}")]
    Malformed(&'static str),
    /// This role may not do that.
    #[error("{} may not do this", .0.in_words())]
    NotForThem(Seat),
    /// It cannot have happened.
    #[error("{0}")]
    Impossible(#[from] jadoube_laws::ruling::Impossible),
    /// It cannot have happened, according to another node of the hall, in every language.
    #[error("{}", .0.text(Locale::EN))]
    ImpossibleElsewhere(InEveryLocale),
    /// The board of this competition takes legal moves only.
    #[error("this board takes legal moves only")]
    IllegalMove,
    /// This seat acts faster than any hand.
    #[error("too many acts; wait a little")]
    TooOften,
    /// This seat has used up its budget for this kind of act in the log.
    #[error("this was done too often in this game")]
    TooMany,
    /// Another command of the same seat has this name.
    #[error("another command was sent under this id")]
    NameTaken,
    /// The clocks were not stopped by this alarm, or something has happened since.
    #[error("the clocks were stopped for another reason")]
    OtherReason,
    /// No clock is running that an alarm could stop.
    #[error("no clock is running")]
    NotRunning,
    /// The store cannot take it now. Whether it reached the log is known when the board answers again.
    #[error("the hall cannot save this now: {0}")]
    Unavailable(String),
    /// The board is shutting down, or has another owner now.
    #[error("the board is closed here; connect again")]
    Gone,
}

pub(crate) enum Request {
    Act {
        command: Command,
        role: Seat,
        arrived: Monotonic,
        lag: u16,
        reply: oneshot::Sender<Result<Done, Refusal>>,
    },
    /// Would this be taken in? Returns what was taken in under its name before, if anything.
    Rehearse {
        command: Command,
        role: Seat,
        reply: oneshot::Sender<Result<Option<Done>, Refusal>>,
    },
    /// What would follow from this?
    Consider {
        command: Command,
        role: Seat,
        reply: oneshot::Sender<Result<Consequences, Refusal>>,
    },
    Snapshot {
        role: Seat,
        reply: oneshot::Sender<Snapshot>,
    },
    Watch {
        reply: oneshot::Sender<Watch>,
    },
    /// Stop the clocks and give the board up.
    Shut {
        reply: oneshot::Sender<()>,
    },
    /// Give the board up; another node continues it without interruption.
    HandOver {
        reply: oneshot::Sender<Handed>,
    },
    /// Another node already owns the board.
    Leave,
}

/// Whether the owner of a board is this process.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Whose {
    /// It is.
    Ours,
    /// Another node does, and requests are forwarded to it.
    Anothers,
}

/// Everything that a latecomer needs to know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Snapshot {
    /// The rows that it covers.
    pub seq: Seq,
    /// The instant at which the clock was read.
    pub at: Instant,
    /// What was announced.
    pub opening: Opening,
    /// The moves so far.
    pub moves: Vec<Made>,
    /// The scoresheets that this role may see, White's and Black's.
    pub sheets: [Option<Vec<String>>; 2],
    /// How things stand.
    pub view: View,
}

/// A live board, as everybody except its owner sees it.
#[derive(Clone)]
pub struct Board {
    inbox: mpsc::Sender<Request>,
    feed: Feed,
    delay: Settings,
    whose: Whose,
}

impl Board {
    pub(crate) fn new(inbox: mpsc::Sender<Request>, feed: Feed, settings: Settings, whose: Whose) -> Board {
        Board { inbox, feed, delay: settings, whose }
    }

    /// Whether this process owns the board.
    pub(crate) fn is_ours(&self) -> bool {
        self.whose == Whose::Ours
    }

    /// Whether this process has given the board up.
    pub(crate) fn is_closed(&self) -> bool {
        self.inbox.is_closed()
    }

    /// Asks the board to take something in, and waits until it is durable.
    ///
    /// `arrived` is when it came in, before it had to wait for anything; `lag` is its measured network delay.
    pub async fn act(&self, command: Command, role: Seat, arrived: Monotonic, lag: u16) -> Result<Done, Refusal> {
        command.check(role)?;
        let act = |reply| Request::Act { command: command.clone(), role, arrived, lag, reply };
        self.ask(act).await.unwrap_or(Err(Refusal::Gone))
    }

    /// Whether the board would take a command in, without doing it; and its outcome if it was sent before.
    pub(crate) async fn rehearse(&self, command: Command, role: Seat) -> Result<Option<Done>, Refusal> {
        command.check(role)?;
        let rehearse = |reply| Request::Rehearse { command: command.clone(), role, reply };
        self.ask(rehearse).await.unwrap_or(Err(Refusal::Gone))
    }

    /// What would follow from a command, without doing it.
    pub(crate) async fn consider(&self, command: Command, role: Seat) -> Result<Consequences, Refusal> {
        command.check(role)?;
        let consider = |reply| Request::Consider { command: command.clone(), role, reply };
        self.ask(consider).await.unwrap_or(Err(Refusal::Gone))
    }

    /// Asks the owner, and reopens the board if it is being evicted. `None` if it was given up before it answered.
    async fn ask<T>(&self, request: impl Fn(oneshot::Sender<T>) -> Request) -> Option<T> {
        let mut woken: Option<Board> = None;
        loop {
            let board = woken.as_ref().unwrap_or(self);
            let (reply, answer) = oneshot::channel();
            if board.inbox.send(request(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Some(answer);
            }
            woken = Some(board.feed.wake().await?);
        }
    }

    /// The state of the game for a role. Spectators of a delayed board get the beginning and catch up through the feed.
    pub async fn snapshot(&self, role: Seat) -> Option<Snapshot> {
        let mut snapshot = self.ask(|reply| Request::Snapshot { role, reply }).await?;
        self.feed.name(&mut snapshot.opening).await;
        Some(snapshot)
    }

    /// The state of the game for the arbiter's console.
    pub async fn watch(&self) -> Option<Watch> {
        let mut watch = self.ask(|reply| Request::Watch { reply }).await?;
        self.feed.name(&mut watch.opening).await;
        let Opening { white, black, .. } = &watch.opening;
        if let Some(envelope) = &mut watch.envelope {
            envelope.names = Sides { white: white.clone(), black: black.clone() };
        }
        Some(watch)
    }

    /// The current instant of the game.
    pub fn now(&self) -> Instant {
        self.feed.now()
    }

    /// What the hall does at this board.
    pub fn settings(&self) -> Settings {
        self.delay
    }

    /// Follows the board, starting at a row.
    pub fn follow(&self, from: Seq, role: Seat) -> Follower {
        self.feed.follow(from, role, self.delay)
    }

    /// Gives the board up to another node, which continues it.
    pub(crate) async fn hand_over(&self) -> Option<Handed> {
        let (reply, handed) = oneshot::channel();
        self.inbox.send(Request::HandOver { reply }).await.ok()?;
        handed.await.ok()
    }

    /// A weak handle to the board, which does not keep it open.
    pub(crate) fn downgrade(&self) -> mpsc::WeakSender<Request> {
        self.inbox.downgrade()
    }

    /// Gives up the board, which another node owns by now.
    pub(crate) async fn leave(&self) {
        let _ = self.inbox.send(Request::Leave).await;
    }

    pub(crate) async fn shut(&self) {
        let (reply, done) = oneshot::channel();
        if self.inbox.send(Request::Shut { reply }).await.is_ok() {
            let _ = done.await;
        }
    }
}
