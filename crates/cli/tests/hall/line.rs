//! A line to a board: what comes over it is written down whether or not anybody waits for it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::ledger::{Ledger, Record};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long somebody waits for an answer before coming again by another door.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);

/// The answer to a command.
pub(crate) enum Answer {
    /// The number of its row, and the instant of the game.
    Done(u64, u64),
    /// Why it was not taken in: the word for programs, and the sentence for people.
    Refused(String, String),
}

pub(crate) struct Line {
    out: SplitSink<Socket, Message>,
    messages: mpsc::UnboundedReceiver<Value>,
    reader: AbortHandle,
}

impl Line {
    /// Comes to a board and waits to be told how things stand.
    pub(crate) async fn come(
        door: SocketAddr,
        record: &Arc<Record>,
        token: &str,
        ledger: &Arc<Ledger>,
    ) -> Option<Line> {
        tokio::time::timeout(PATIENCE, Line::make(door, record, token, ledger)).await.ok()?
    }

    async fn make(door: SocketAddr, record: &Arc<Record>, token: &str, ledger: &Arc<Ledger>) -> Option<Line> {
        let mut request = format!("ws://{door}/api/v1/games/{}/socket", record.game).into_client_request().unwrap();
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
        let (socket, _) = tokio_tungstenite::connect_async(request).await.ok()?;
        let (out, stream) = socket.split();
        let (sender, messages) = mpsc::unbounded_channel();
        let reader = tokio::spawn(listen(stream, Arc::clone(record), Arc::clone(ledger), sender)).abort_handle();
        let mut line = Line { out, messages, reader };
        let first = line.messages.recv().await?;
        first.get("snapshot").is_some().then_some(line)
    }

    /// Sends a command and waits for the answer; `None` when the line is lost, or nothing comes over it.
    pub(crate) async fn ask(&mut self, id: &str, acts: &Value) -> Option<Answer> {
        tokio::time::timeout(PATIENCE, self.exchange(id, acts)).await.ok()?
    }

    async fn exchange(&mut self, id: &str, acts: &Value) -> Option<Answer> {
        self.out.send(Message::text(json!({ "id": id, "acts": acts }).to_string())).await.ok()?;
        loop {
            let message = self.messages.recv().await?;
            if let Some(done) = message.get("done").filter(|done| done["id"] == id) {
                return Some(Answer::Done(done["seq"].as_u64()?, done["at"].as_u64()?));
            }
            if let Some(refused) = message.get("refused") {
                let text = |key: &str| refused[key].as_str().map(str::to_owned);
                return Some(Answer::Refused(text("error")?, text("message")?));
            }
        }
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.reader.abort();
    }
}

/// Writes down every row, and hands on what is not a row. Over one line every row comes once and in order, from the first one after the
/// snapshot; nothing that is played here is hidden from anybody.
async fn listen(
    mut stream: SplitStream<Socket>,
    record: Arc<Record>,
    ledger: Arc<Ledger>,
    others: mpsc::UnboundedSender<Value>,
) {
    let mut next = None;
    while let Some(Ok(message)) = stream.next().await {
        let Message::Text(text) = message else { continue };
        let message: Value = serde_json::from_str(&text).unwrap();
        if let Some(entry) = message.get("entry") {
            let seq = entry["seq"].as_u64().unwrap();
            if next != Some(seq) {
                ledger.note(format!("{}: row {seq} came where {next:?} was next", record.game));
            }
            next = Some(seq + 1);
            if let Err((first, now)) = record.shows(seq, entry) {
                ledger.note(format!("{}: row {seq} was shown as {first:?} and as {now:?}", record.game));
            }
            continue;
        }
        if let Some(told) = message.get("snapshot") {
            let rows = told["snapshot"]["seq"].as_u64().unwrap();
            record.stands(rows, &told["snapshot"]["view"]);
            next = Some(rows);
        }
        if others.send(message).is_err() {
            return;
        }
    }
}
