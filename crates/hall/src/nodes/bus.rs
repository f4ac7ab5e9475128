//! Announces new rows between nodes: a wake-up with names and numbers, never the rows themselves.
//!
//! A wake-up may be lost, duplicated or late without harm: the rows are in the store, and every node polls it from time to time. With
//! PostgreSQL the wake-up is a NOTIFY in its own transaction, for many games at once: a NOTIFY in the writing transaction would make all
//! commits of the instance wait for one lock.

use std::collections::HashMap;
use std::time::Duration;

use futures_util::StreamExt as _;
use tokio::sync::mpsc;
use tokio_postgres::AsyncMessage;

use crate::store::Seq;
use crate::store::postgres::Server;

/// How the nodes of a hall wake each other up.
#[derive(Clone, Debug)]
pub enum Bus {
    /// LISTEN and NOTIFY of the database.
    Postgres(Box<Server>),
    /// A NATS server at this address.
    Nats(String),
}

/// A stream has this many rows now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Announced {
    pub(crate) stream: String,
    pub(crate) seq: Seq,
}

/// What comes over the bus.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum BusEvent {
    /// These streams have grown.
    Grown(Vec<Announced>),
    /// The connection was lost and is back: announcements may have been missed.
    Lost,
}

/// Sends announcements.
pub(crate) type Herald = mpsc::UnboundedSender<Announced>;

/// The name of the channel and of the subject.
const CHANNEL: &str = "jadoube";
/// PostgreSQL takes payloads under 8,000 bytes.
const LARGEST: usize = 7_900;
/// The most announcements in one batch.
const TOGETHER: usize = 2_000;
/// How long to wait before reconnecting.
const PAUSE: Duration = Duration::from_millis(300);

/// Starts a bus: announcements are sent through the returned handle, and those of all nodes arrive as events.
pub(crate) fn start(bus: Bus, events: mpsc::UnboundedSender<BusEvent>) -> Herald {
    let (herald, announcements) = mpsc::unbounded_channel();
    match bus {
        Bus::Postgres(server) => {
            tokio::spawn(notify(server.clone(), announcements));
            tokio::spawn(listen(server, events));
        }
        Bus::Nats(url) => drop(tokio::spawn(nats(url, announcements, events))),
    }
    herald
}

/// Packs announcements into as few payloads as possible; if a stream is named twice, only the highest number counts.
fn payloads(announced: Vec<Announced>) -> Vec<String> {
    let mut last: HashMap<String, Seq> = HashMap::with_capacity(announced.len());
    for Announced { stream, seq } in announced {
        let known = last.entry(stream).or_default();
        *known = seq.max(*known);
    }
    let mut payloads = vec![String::new()];
    for (stream, seq) in last {
        let line = format!("{stream} {seq}\n");
        if payloads.last().is_none_or(|payload| payload.len() + line.len() > LARGEST) {
            payloads.push(String::new());
        }
        if let Some(payload) = payloads.last_mut() {
            payload.push_str(&line);
        }
    }
    payloads
}

/// The announcements of a payload. Unknown lines are skipped: a newer version may send more.
fn read(payload: &str) -> Vec<Announced> {
    let line = |line: &str| {
        let (stream, seq) = line.split_once(' ')?;
        Some(Announced { stream: stream.to_owned(), seq: seq.parse().ok()? })
    };
    payload.lines().filter_map(line).collect()
}

/// The next announcements, all that are queued. While one batch is being sent the next one gathers, so no timer is needed.
async fn gather(announcements: &mut mpsc::UnboundedReceiver<Announced>) -> Option<Vec<String>> {
    let mut together = Vec::new();
    match announcements.recv_many(&mut together, TOGETHER).await {
        0 => None,
        _ => Some(payloads(together)),
    }
}

/// Losing a wake-up in a crash is harmless: its commit, which holds the lock of all wake-ups, need not wait for the disk. The setting
/// applies to this transaction only, since a pooler may give the session to a writer next.
const NOTIFY: &str = "WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
    SELECT pg_notify('jadoube', payload) FROM quick, unnest($1::text[]) AS payload";

async fn notify(server: Box<Server>, mut announcements: mpsc::UnboundedReceiver<Announced>) {
    let mut waiting: Option<Vec<String>> = None;
    loop {
        let Ok((client, connection)) = server.connect().await else {
            tokio::time::sleep(PAUSE).await;
            if announcements.is_closed() {
                return;
            }
            continue;
        };
        let connection = tokio::spawn(connection);
        let Ok(statement) = client.prepare(NOTIFY).await else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        loop {
            let batch = match waiting.take() {
                Some(batch) => batch,
                None => match gather(&mut announcements).await {
                    Some(batch) => batch,
                    None => return connection.abort(),
                },
            };
            if let Err(error) = client.execute(&statement, &[&batch]).await {
                tracing::warn!(%error, "the other nodes could not be woken; trying again");
                waiting = Some(batch);
                break;
            }
        }
    }
}

async fn listen(server: Box<Server>, events: mpsc::UnboundedSender<BusEvent>) {
    while !events.is_closed() {
        if let Err(error) = listen_once(&server, &events).await {
            tracing::warn!(%error, "the line on which nodes wake each other was lost");
        }
        tokio::time::sleep(PAUSE).await;
    }
}

async fn listen_once(server: &Server, events: &mpsc::UnboundedSender<BusEvent>) -> Result<(), tokio_postgres::Error> {
    let (client, mut connection) = server.connect().await?;
    let mut messages = futures_util::stream::poll_fn(move |context| connection.poll_message(context));
    // The connection makes progress only while its messages are read, so the query and the messages are polled together.
    let question = client.batch_execute("LISTEN jadoube");
    tokio::pin!(question);
    let mut listening = false;
    loop {
        tokio::select! {
            asked = &mut question, if !listening => {
                asked?;
                listening = true;
                if events.send(BusEvent::Lost).is_err() {
                    return Ok(());
                }
            }
            message = messages.next() => match message {
                Some(Ok(AsyncMessage::Notification(announced))) => {
                    if events.send(BusEvent::Grown(read(announced.payload()))).is_err() {
                        return Ok(());
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error),
                None => return Ok(()),
            },
            () = events.closed() => return Ok(()),
        }
    }
}

async fn nats(
    url: String,
    mut announcements: mpsc::UnboundedReceiver<Announced>,
    events: mpsc::UnboundedSender<BusEvent>,
) {
    let again = events.clone();
    let options = async_nats::ConnectOptions::new().retry_on_initial_connect().event_callback(move |event| {
        if matches!(event, async_nats::Event::Connected) {
            let _ = again.send(BusEvent::Lost);
        }
        async {}
    });
    let client = match options.connect(&url).await {
        Ok(client) => client,
        Err(error) => return tracing::error!(%error, "there is no bus; nodes see each other's rows late"),
    };
    let Ok(mut subscription) = client.subscribe(CHANNEL).await else { return };
    // Announcements from before the subscription reached the server were missed.
    let _ = client.flush().await;
    let _ = events.send(BusEvent::Lost);
    loop {
        tokio::select! {
            batch = gather(&mut announcements) => {
                let Some(batch) = batch else { return };
                for payload in batch {
                    let _ = client.publish(CHANNEL, payload.into()).await;
                }
                let _ = client.flush().await;
            }
            message = subscription.next() => {
                let Some(message) = message else { return };
                let announced = std::str::from_utf8(&message.payload).map(read).unwrap_or_default();
                if events.send(BusEvent::Grown(announced)).is_err() {
                    return;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn announcements_reach_all_nodes_even_after_a_database_outage() {
        let folder = tempfile::tempdir().unwrap();
        let Some(mut server) = crate::postgres_of_a_test::Server::start(folder.path()) else { return };
        let bus = Bus::Postgres(Box::new(Server::at(&server.url()).unwrap()));
        let (first, mut first_events) = mpsc::unbounded_channel();
        let (second, mut second_events) = mpsc::unbounded_channel();
        let (herald, _other) = (start(bus.clone(), first), start(bus, second));
        for seq in 1..=2 {
            for events in [&mut first_events, &mut second_events] {
                assert_eq!(events.recv().await, Some(BusEvent::Lost), "a new listener may have missed something");
            }
            herald.send(announced("g", seq)).unwrap();
            for events in [&mut first_events, &mut second_events] {
                assert_eq!(events.recv().await, Some(BusEvent::Grown(vec![announced("g", seq)])));
            }
            server.crash();
        }
    }

    fn announced(stream: &str, seq: Seq) -> Announced {
        Announced { stream: stream.to_owned(), seq }
    }

    #[test]
    fn announcements_of_one_stream_are_merged() {
        let payloads = payloads(vec![announced("a", 3), announced("a", 7), announced("a", 5)]);
        assert_eq!(payloads.concat(), "a 7\n");
    }

    #[test]
    fn many_announcements_fit_into_payloads_that_the_database_takes() {
        let many: Vec<Announced> = (0..1_000).map(|number| announced(&format!("{number:032}"), number)).collect();
        let payloads = payloads(many.clone());
        assert!(payloads.iter().all(|payload| payload.len() < 8_000));
        let mut announced: Vec<Announced> = payloads.iter().flat_map(|payload| read(payload)).collect();
        announced.sort_by_key(|announced| announced.seq);
        assert_eq!(announced, many);
    }

    #[test]
    fn unknown_lines_are_skipped() {
        assert_eq!(read("nonsense\nb x\nb 4\n\n"), [announced("b", 4)]);
    }
}
