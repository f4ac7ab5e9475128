//! How long an act takes at a quiet board while other boards are flooded and read. It prints figures and asserts nothing.
//!
//! `cargo run -p jadoube-hall --example quiet_board [SECONDS]`
#![allow(clippy::print_stdout)]

use std::error::Error;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use jadoube_hall::board::{Command, Seat};
use jadoube_hall::hall::Hall;
use jadoube_hall::http::{self, Address};
use jadoube_hall::sealed::Key;
use jadoube_hall::store::sqlite::{Durability, Sqlite};
use jadoube_laws::event::{Act, ClockAct, Hands, MovingAct, RecordingAct};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// A board with the links to it.
#[derive(Clone)]
struct Board {
    door: SocketAddr,
    links: Value,
}

impl Board {
    async fn set_up(door: SocketAddr) -> Outcome<Board> {
        let new = json!({ "control": "90+30" });
        let links = reqwest::Client::new().post(format!("http://{door}/api/v1/games")).json(&new).send().await?;
        let board = Board { door, links: links.json().await? };
        board.post("arbiter", "start", json!(["starts_round"])).await?;
        Ok(board)
    }

    fn text(&self, name: &str) -> &str {
        self.links[name].as_str().unwrap_or_default()
    }

    async fn post(&self, role: &str, id: &str, acts: Value) -> Outcome<()> {
        let url = format!("http://{}/api/v1/games/{}/acts", self.door, self.text("game"));
        let request = reqwest::Client::new().post(url).bearer_auth(self.text(role));
        request.json(&json!({ "id": id, "acts": acts })).send().await?.error_for_status()?;
        Ok(())
    }

    /// How long each of some acts takes, from sending it to the confirmation that it is durable.
    async fn latencies(&self, phase: &str, time: Duration) -> Outcome<Vec<Duration>> {
        let mut request =
            format!("ws://{}/api/v1/games/{}/socket?as=arbiter", self.door, self.text("game")).into_client_request()?;
        request.headers_mut().insert("authorization", format!("Bearer {}", self.text("arbiter")).parse()?);
        let (mut socket, _) = tokio_tungstenite::connect_async(request).await?;
        let (mut found, until) = (Vec::new(), Instant::now() + time);
        for number in 0.. {
            if Instant::now() > until {
                break;
            }
            let acts = json!([{ "sets_clock": { "side": "white", "time": 5_000_000 } }]);
            let sent = Instant::now();
            socket.send(Message::text(json!({ "id": format!("{phase}{number}"), "acts": acts }).to_string())).await?;
            loop {
                let Some(message) = socket.next().await else { return Err("the line was closed".into()) };
                let message: Value = serde_json::from_str(message?.to_text().unwrap_or("{}")).unwrap_or_default();
                if message.get("done").is_some() {
                    found.push(sent.elapsed());
                    break;
                }
                if let Some(refused) = message.get("refused") {
                    return Err(refused.to_string().into());
                }
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        Ok(found)
    }

    /// Eight acts per message, twenty messages per second, until it is stopped.
    async fn flood(self, socket: usize) -> Outcome<()> {
        let mut request =
            format!("ws://{}/api/v1/games/{}/socket?as=black", self.door, self.text("game")).into_client_request()?;
        request.headers_mut().insert("authorization", format!("Bearer {}", self.text("black")).parse()?);
        let (stream, _) = tokio_tungstenite::connect_async(request).await?;
        let (mut out, mut incoming) = stream.split();
        tokio::spawn(async move { while incoming.next().await.is_some() {} });
        let acts = vec![json!({ "records": { "text": "e4" } }); 8];
        for number in 0.. {
            out.send(Message::text(json!({ "id": format!("{socket}-{number}"), "acts": acts }).to_string())).await?;
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(())
    }

    /// Reads the whole game again and again.
    async fn export(self) -> Outcome<()> {
        loop {
            let url = format!("http://{}/games/{}.pgn", self.door, self.text("game"));
            reqwest::get(url).await?.bytes().await?;
            // An act in between invalidates the cached text.
            let _ = self
                .post(
                    "arbiter",
                    &format!("{:?}", Instant::now()),
                    json!([{ "sets_clock": { "side": "white", "time": 1_000_000 } }]),
                )
                .await;
        }
    }
}

fn print(phase: &str, mut found: Vec<Duration>) {
    found.sort_unstable();
    let at = |share: usize| found.get(found.len().saturating_sub(1) * share / 100).copied().unwrap_or_default();
    let [median, most, worst] = [50, 99, 100].map(|share| at(share).as_secs_f64() * 1e3);
    println!(
        "{phase:<44} {:>4} acts   median {median:>7.1} ms   99 % {most:>7.1} ms   worst {worst:>7.1} ms",
        found.len()
    );
}

/// Plays a long game: knights move back and forth, and a pawn moves before positions repeat too often.
async fn play(hall: &Hall, game: &str) -> Outcome<usize> {
    let board = hall.board(game).await?;
    let mut moment = Instant::now();
    let mut number = 0;
    let pawns = [
        "a2a3", "a7a6", "b2b3", "b7b6", "c2c3", "c7c6", "d2d3", "d7d6", "e2e3", "e7e6", "f2f3", "f7f6", "g2g3", "g7g6",
        "h2h3", "h7h6",
    ];
    let again = [
        "a3a4", "a6a5", "b3b4", "b6b5", "c3c4", "c6c5", "d3d4", "d6d5", "e3e4", "e6e5", "f3f4", "f6f5", "g3g4", "g6g5",
        "h3h4", "h6h5",
    ];
    let dance = ["b1a3", "b8a6", "a3b1", "a6b8"];
    for pair in pawns.chunks(2).chain(again.chunks(2)) {
        let moves = std::iter::repeat_n(dance, 3).flatten().chain([pair[0], pair[1]]);
        for squares in moves {
            let role = if number % 2 == 0 { Seat::White } else { Seat::Black };
            moment += Duration::from_secs(1);
            let played = squares.parse()?;
            let acts = [
                Act::Moving(MovingAct::Plays { played, hands: Hands::One }),
                Act::Clock(ClockAct::Presses { hand: Hands::One }),
                Act::Recording(RecordingAct::Records { text: squares.to_owned() }),
            ];
            if board.act(Command::new(format!("m{number}"), acts), role, moment, 0).await.is_err() {
                return Ok(number);
            }
            number += 1;
        }
    }
    Ok(number)
}

#[tokio::main]
async fn main() -> Outcome<()> {
    let seconds = std::env::args().nth(1).and_then(|given| given.parse().ok()).unwrap_or(10);
    let time = Duration::from_secs(seconds);
    let folder = tempfile::tempdir()?;
    let store = Arc::new(Sqlite::open(&folder.path().join("hall.db"), Durability::Full)?);
    let (hall, _) = Hall::open(store).await?;
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    let door = listener.local_addr()?;
    let served = http::serve(Arc::clone(&hall), Address::default(), Key::draw(), listener, std::future::pending());
    tokio::spawn(served);
    let (quiet, flooded, long) = (Board::set_up(door).await?, Board::set_up(door).await?, Board::set_up(door).await?);
    println!("a game of {} half-moves is read", play(&hall, long.text("game")).await?);
    for (what, acts) in [("made anew", true), ("kept", false)] {
        if acts {
            long.post("arbiter", "clock", json!([{ "sets_clock": { "side": "white", "time": 1_000_000 } }])).await?;
        }
        let asked = Instant::now();
        let text = reqwest::get(format!("http://{door}/games/{}.pgn", long.text("game"))).await?.bytes().await?;
        println!("its PGN, {what:<9} {:>5} bytes in {:.1} ms", text.len(), asked.elapsed().as_secs_f64() * 1e3);
    }
    print("nobody else", quiet.latencies("a", time).await?);

    let mut flood = JoinSet::new();
    (0..8).for_each(|socket| drop(flood.spawn(flooded.clone().flood(socket))));
    print("another board is flooded over 8 sockets", quiet.latencies("b", time).await?);
    flood.abort_all();

    let mut readers = JoinSet::new();
    (0..12).for_each(|_| drop(readers.spawn(long.clone().export())));
    print("12 readers of a long game", quiet.latencies("c", time).await?);
    readers.abort_all();
    Ok(())
}
