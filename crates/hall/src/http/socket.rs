//! A board over a WebSocket: acts in, rows out, both in one connection.

use std::time::{Duration, Instant as Monotonic};

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use axum::response::Response;
use jadoube_laws::event::{Act, Actor};
use jadoube_texts::Locale;
use serde::{Deserialize, Serialize};

use super::Context;
use super::asked::{Path, Query, Upgrade};
use super::body::{self, LONGEST};
use super::limits::{ACTS, Bucket};
use super::pass::Pass;
use super::problem::Problem;
use super::visitor::Visitor;
use crate::board::{Board, Command, Seat, Signed, Snapshot, ViewText};
use crate::store::Seq;

/// The largest message from a client: eight acts with a long line on a scoresheet.
const LARGEST: usize = 16 << 10;
/// What is read from a socket at once. The default of the library would be 128 KiB for each of ten thousand sockets.
const READ_AT_ONCE: usize = 2 << 10;
/// How often the latency is measured, and how long a silent client is considered present.
const PING: Duration = Duration::from_secs(15);

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Wanted {
    /// The role, if the visitor has several.
    #[serde(default, rename = "as")]
    pub(super) role: Option<Seat>,
    /// The first row to send; without it, a snapshot comes first.
    #[serde(default)]
    pub(super) from: Option<Seq>,
}

/// What a client sends.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(from = "Said")]
pub struct Incoming {
    /// The request.
    pub command: Command,
    /// The role, if the visitor has several: two players may share a tablet.
    pub role: Option<Seat>,
}

/// A command and a role, as they are sent.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Command"))]
#[serde(deny_unknown_fields)]
pub(crate) struct Said {
    /// The sender's name for it, which makes a retry idempotent.
    id: String,
    /// One to eight acts, in order.
    acts: Vec<Act>,
    /// Who performed the acts, if an arbiter records them.
    #[serde(default, rename = "for")]
    of: Option<Actor>,
    /// The role, if the sender has several.
    #[serde(default, rename = "as")]
    role: Option<Seat>,
    /// Why, in an arbiter's own words.
    #[serde(default)]
    reason: Option<String>,
}

impl From<Said> for Incoming {
    fn from(Said { id, acts, of, role, reason }: Said) -> Incoming {
        let reason = reason.map(|reason| reason.trim().to_owned()).filter(|reason| !reason.is_empty());
        let signed = Signed { reason, ..Signed::default() };
        Incoming { command: Command { of, ..Command::new(id, acts) }.signed(signed), role }
    }
}

impl Incoming {
    /// The command, with the account of the arbiter who sent it.
    pub(crate) fn sent_by(self, account: Option<&str>, role: Seat) -> Command {
        let arbiter = account.filter(|_| role == Seat::Arbiter).map(str::to_owned);
        let signed = Signed { arbiter, ..self.command.signed.clone() };
        self.command.signed(signed)
    }

    /// Reads a message.
    pub fn read(text: &str) -> serde_json::Result<Incoming> {
        serde_json::from_str(text)
    }
}

/// What the hall sends, besides the rows of the log.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "SocketMessage"))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Outgoing<'a> {
    Snapshot { role: Seat, roles: &'a [Seat], snapshot: Box<Snapshot>, texts: ViewText },
    Done { id: &'a str, seq: Seq, at: u64 },
    Refused { id: Option<&'a str>, error: &'a str, message: &'a str },
}

pub(crate) async fn upgrade(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
    Upgrade(upgrade): Upgrade,
) -> Result<Response, Problem> {
    let role = visitor.role(&game, wanted.role)?;
    super::games::still_there(&context, &game).await?;
    let board = context.hall.board(&game).await?;
    let upgrade = upgrade
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .read_buffer_size(READ_AT_ONCE)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20);
    Ok(upgrade.on_upgrade(move |socket| async move {
        context.metrics.socket_opened();
        let pass = Pass::new(&context, visitor.shown, &visitor.session, &game, role);
        let roles = pass.roles().to_vec();
        // Without a role the visitor has all of them, like two players who share a tablet.
        let here = wanted.role.map_or_else(|| roles.clone(), |role| vec![role]);
        let _presence = context.presence.enter(&game, &here);
        let account = visitor.session.arbiter().map(str::to_owned);
        let (locale, sent) = (visitor.locale, None);
        let mut line = Line { socket, board, game, role, pass, account, locale, context, sent, lag: 0 };
        line.serve(wanted.from).await;
        line.context.metrics.socket_closed();
    }))
}

struct Line {
    socket: WebSocket,
    board: Board,
    game: String,
    role: Seat,
    pass: Pass,
    /// The account of an arbiter.
    account: Option<String>,
    locale: Locale,
    context: Context,
    /// When the last unanswered ping was sent.
    sent: Option<Monotonic>,
    /// Half the last round-trip time, in milliseconds.
    lag: u16,
}

/// The client is gone.
struct Gone;

impl Line {
    async fn serve(&mut self, from: Option<Seq>) -> Option<()> {
        let from = match from {
            Some(from) => from,
            None => self.send_snapshot().await?,
        };
        let mut follower = self.board.follow(from, self.role);
        let mut allowance = Bucket::full(ACTS, Monotonic::now());
        let mut pings = tokio::time::interval(PING);
        loop {
            tokio::select! {
                // A revocation ends the connection before anything else is sent.
                biased;
                () = self.pass.ended() => {
                    let (code, reason) = (close_code::POLICY, "this session or link was revoked; connect again".into());
                    let _ = self.socket.send(Message::Close(Some(CloseFrame { code, reason }))).await;
                    return None;
                }
                incoming = self.socket.recv() => match incoming {
                    Some(Ok(message)) => self.take(message, &mut allowance).await.ok()?,
                    Some(Err(_)) | None => return None,
                },
                row = follower.next() => {
                    let frame = row?.frame(self.locale, self.role);
                    self.socket.send(Message::Text(frame.into_message())).await.ok()?;
                }
                _ = pings.tick() => {
                    // A client that has not answered the last ping is gone.
                    if self.sent.is_some() {
                        return None;
                    }
                    self.sent = Some(Monotonic::now());
                    self.socket.send(Message::Ping(Default::default())).await.ok()?;
                }
            }
        }
    }

    async fn send_snapshot(&mut self) -> Option<Seq> {
        let snapshot = Box::new(self.board.snapshot(self.role).await?);
        let seq = snapshot.seq;
        let texts = ViewText::of(&snapshot.view, self.locale);
        let outgoing = Outgoing::Snapshot { role: self.role, roles: self.pass.roles(), snapshot, texts };
        let text = serde_json::to_string(&outgoing).ok()?;
        self.send(text).await.ok()?;
        Some(seq)
    }

    async fn send(&mut self, text: String) -> Result<(), Gone> {
        self.socket.send(Message::Text(text.into())).await.map_err(|_| Gone)
    }

    async fn refuse(&mut self, id: Option<&str>, error: &str, message: &str) -> Result<(), Gone> {
        let text = serde_json::to_string(&Outgoing::Refused { id, error, message }).map_err(|_| Gone)?;
        self.send(text).await
    }

    async fn take(&mut self, message: Message, allowance: &mut Bucket) -> Result<(), Gone> {
        let arrived = Monotonic::now();
        let text = match message {
            Message::Text(text) => text,
            Message::Pong(_) => {
                if let Some(sent) = self.sent.take() {
                    self.lag = u16::try_from(sent.elapsed().as_millis() / 2).unwrap_or(u16::MAX);
                }
                return Ok(());
            }
            Message::Ping(_) => return Ok(()),
            Message::Binary(_) => return self.refuse(None, "malformed", "messages are JSON text, not bytes").await,
            Message::Close(_) => return Err(Gone),
        };
        if !allowance.take(ACTS, arrived) {
            return self.refuse(None, "too_often", "too many acts; wait a little").await;
        }
        if let Err(problem) = body::check(text.as_bytes(), LONGEST) {
            return self.refuse(None, problem.code, &problem.message).await;
        }
        let incoming = match Incoming::read(text.as_str()) {
            Ok(incoming) => incoming,
            Err(error) => return self.refuse(None, "malformed", &format!("this is not a command: {error}")).await,
        };
        let id = incoming.command.id.clone();
        let role = incoming.role.unwrap_or(self.role);
        if !self.pass.is_good().await {
            return Err(Gone);
        }
        if !self.pass.roles().contains(&role) {
            return self.refuse(Some(&id), "forbidden", "this role at this board is not yours").await;
        }
        if incoming.command.brings_an_envelope() {
            let problem = super::games::no_envelopes();
            return self.refuse(Some(&id), problem.code, &problem.message).await;
        }
        let command = incoming.sent_by(self.account.as_deref(), role);
        self.context.presence.note(&self.game, &self.board, &command, role).await;
        let done = self.board.act(command, role, arrived, self.lag).await;
        self.context.metrics.act(done.is_ok(), arrived.elapsed());
        match done {
            Ok(done) => {
                let text = serde_json::to_string(&Outgoing::Done { id: &id, seq: done.seq, at: done.at.0 });
                self.send(text.map_err(|_| Gone)?).await
            }
            Err(refusal) => {
                let problem = Problem::refused(&refusal, self.locale);
                self.refuse(Some(&id), problem.code, &problem.message).await
            }
        }
    }
}
