//! From node to node: one WebSocket to each other node, with many concurrent requests.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::board::{Command, Done, InEveryLocale, Refusal, Seat, Signed, Snapshot};
use crate::secret::Secret;
use crate::store::postgres::Handed;

/// A request from one node to another.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Ask {
    /// Take in these acts at a board of yours.
    Act {
        stream: String,
        command: Box<Command>,
        role: Seat,
        /// How long ago it arrived here, in milliseconds.
        age: u64,
        lag: u16,
        /// The hash of the sender's request, if it differs from that of the acts.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        contents: Option<String>,
        /// Which arbiter sent it, and why.
        #[serde(default, skip_serializing_if = "Signed::is_empty")]
        signed: Signed,
    },
    /// What is the state of a board of yours?
    Snapshot { stream: String, role: Seat },
    /// Take over this game; its clocks keep running.
    Adopt { stream: String, handed: Handed },
}

/// The answer of the other node.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answer {
    /// It is in the log.
    Done(Done),
    /// It was not taken in.
    Refused(Refused),
    /// The state of the board.
    Snapshot(Box<Snapshot>),
    /// The game is mine now.
    Adopted,
    /// The game is not mine.
    NotMine,
}

/// A refusal between nodes. An impossible act is explained in all languages: only the node that asks knows the reader.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Refused {
    Malformed,
    NotForThem(Seat),
    Impossible(InEveryLocale),
    IllegalMove,
    TooOften,
    TooMany,
    NameTaken,
    OtherReason,
    NotRunning,
    Unavailable(String),
    Gone,
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        match refusal {
            Refusal::Malformed(_) => Refused::Malformed,
            Refusal::NotForThem(role) => Refused::NotForThem(role),
            Refusal::Impossible(impossible) => {
                Refused::Impossible(InEveryLocale::of(|locale| jadoube_laws::telling::impossible(&impossible, locale)))
            }
            Refusal::ImpossibleElsewhere(said) => Refused::Impossible(said),
            Refusal::IllegalMove => Refused::IllegalMove,
            Refusal::TooOften => Refused::TooOften,
            Refusal::TooMany => Refused::TooMany,
            Refusal::NameTaken => Refused::NameTaken,
            Refusal::OtherReason => Refused::OtherReason,
            Refusal::NotRunning => Refused::NotRunning,
            Refusal::Unavailable(why) => Refused::Unavailable(why),
            Refusal::Gone => Refused::Gone,
        }
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        match refused {
            Refused::Malformed => Refusal::Malformed("the node of the board did not understand this"),
            Refused::NotForThem(role) => Refusal::NotForThem(role),
            Refused::Impossible(said) => Refusal::ImpossibleElsewhere(said),
            Refused::IllegalMove => Refusal::IllegalMove,
            Refused::TooOften => Refusal::TooOften,
            Refused::TooMany => Refusal::TooMany,
            Refused::NameTaken => Refusal::NameTaken,
            Refused::OtherReason => Refusal::OtherReason,
            Refused::NotRunning => Refusal::NotRunning,
            Refused::Unavailable(why) => Refusal::Unavailable(why),
            Refused::Gone => Refusal::Gone,
        }
    }
}

/// A request with its number on this connection.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Numbered<T> {
    pub(crate) number: u64,
    pub(crate) what: T,
}

/// The other node cannot be reached, or was lost before it answered. Whether it did what was asked is unknown.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct NoAnswer;

type Question = (Ask, oneshot::Sender<Answer>);

/// How many requests may queue for a connection.
const WAITING: usize = 1_024;
/// The timeout for connecting and for an answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// The connections of this node to the others, opened on demand.
#[derive(Clone)]
pub(crate) struct Lines {
    secret: Secret,
    lines: Arc<Mutex<HashMap<String, mpsc::Sender<Question>>>>,
}

impl Lines {
    pub(crate) fn new(secret: Secret) -> Lines {
        Lines { secret, lines: Arc::default() }
    }

    /// The secret that the nodes of a hall share.
    pub(crate) fn secret(&self) -> &Secret {
        &self.secret
    }

    /// Sends a request to the node at an address.
    pub(crate) async fn ask(&self, address: &str, ask: Ask) -> Result<Answer, NoAnswer> {
        let line = self.line(address);
        let (reply, answer) = oneshot::channel();
        let asked = async {
            line.send((ask, reply)).await.map_err(|_| NoAnswer)?;
            answer.await.map_err(|_| NoAnswer)
        };
        tokio::time::timeout(PATIENCE, asked).await.unwrap_or(Err(NoAnswer))
    }

    fn line(&self, address: &str) -> mpsc::Sender<Question> {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(line) = lines.get(address).filter(|line| !line.is_closed()) {
            return line.clone();
        }
        let (line, questions) = mpsc::channel(WAITING);
        lines.insert(address.to_owned(), line.clone());
        tokio::spawn(carry(address.to_owned(), self.secret.to_string(), questions));
        line
    }
}

/// The address of the WebSocket at a node that is reached at `http://…`.
fn line_address(node: &str) -> String {
    format!("ws{}/api/v1/nodes/line", node.trim_end_matches('/').strip_prefix("http").unwrap_or(node))
}

/// Carries requests over one connection until it is lost. Those without an answer are dropped, which wakes their senders.
async fn carry(address: String, secret: String, mut questions: mpsc::Receiver<Question>) {
    let Ok(mut request) = line_address(&address).into_client_request() else { return };
    let Ok(bearer) = format!("Bearer {secret}").parse() else { return };
    request.headers_mut().insert("authorization", bearer);
    // Send each request at once: Nagle's algorithm would delay it until the one before it is acknowledged.
    let connect = tokio_tungstenite::connect_async_with_config(request, None, true);
    let made = tokio::time::timeout(PATIENCE, connect).await;
    let mut socket = match made {
        Ok(Ok((socket, _))) => socket,
        Ok(Err(error)) => return tracing::warn!(address, %error, "a node cannot be reached"),
        Err(_) => return tracing::warn!(address, "a node does not answer"),
    };
    let mut open: HashMap<u64, oneshot::Sender<Answer>> = HashMap::new();
    let mut number = 0;
    let mut batch = Vec::new();
    loop {
        tokio::select! {
            came = questions.recv_many(&mut batch, WAITING) => {
                if came == 0 {
                    return;
                }
                for (what, reply) in batch.drain(..) {
                    number += 1;
                    let Ok(text) = serde_json::to_string(&Numbered { number, what }) else { continue };
                    open.insert(number, reply);
                    if socket.feed(Message::text(text)).await.is_err() {
                        return;
                    }
                }
                if socket.flush().await.is_err() {
                    return;
                }
            }
            message = socket.next() => match message {
                Some(Ok(Message::Text(text))) => {
                    let Ok(Numbered { number, what }) = serde_json::from_str::<Numbered<Answer>>(&text) else { return };
                    if let Some(reply) = open.remove(&number) {
                        let _ = reply.send(what);
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_connect_to_the_address_of_the_pages() {
        assert_eq!(line_address("http://10.0.0.2:8000"), "ws://10.0.0.2:8000/api/v1/nodes/line");
        assert_eq!(line_address("https://b.hall.example/"), "wss://b.hall.example/api/v1/nodes/line");
    }
}
