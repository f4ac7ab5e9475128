//! People who play legal random games over WebSockets, write down what the hall acknowledges, and come back when the line is lost.

use std::collections::{BTreeMap, HashMap};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use jadoube_board::{Color, Move, Position};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

/// What the hall has acknowledged, by the people's own records.
#[derive(Default)]
pub(crate) struct Ledger {
    acknowledged: Mutex<Vec<(String, String, u64)>>,
    disorder: Mutex<Vec<String>>,
    count: watch::Sender<usize>,
}

impl Ledger {
    fn note(&self, game: &str, id: &str, seq: u64) {
        let mut all = self.acknowledged.lock().unwrap();
        all.push((game.to_owned(), id.to_owned(), seq));
        self.count.send_replace(all.len());
    }

    /// Every row comes once and in order. A player does not see every row, so that only going back is wrong for all.
    fn saw(&self, line: &mut Line, game: &str, seq: u64) {
        if seq < line.next {
            self.disorder.lock().unwrap().push(format!("{game}: row {seq} where {} was next", line.next));
        }
        line.next = seq + 1;
    }

    /// What came twice or out of order.
    pub(crate) fn disorder(&self) -> Vec<String> {
        self.disorder.lock().unwrap().clone()
    }

    pub(crate) fn count(&self) -> usize {
        *self.count.borrow()
    }

    pub(crate) async fn wait_for(&self, count: usize) {
        let mut seen = self.count.subscribe();
        seen.wait_for(|reached| *reached >= count).await.unwrap();
    }

    /// Every acknowledgement, by game; one that came twice must be the same.
    pub(crate) fn by_game(&self) -> BTreeMap<String, Vec<(String, u64)>> {
        let mut games: BTreeMap<String, Vec<(String, u64)>> = BTreeMap::new();
        for (game, id, seq) in self.acknowledged.lock().unwrap().iter() {
            games.entry(game.clone()).or_default().push((id.clone(), *seq));
        }
        games
    }
}

/// All who play.
pub(crate) struct Players {
    tasks: JoinSet<()>,
    addresses: watch::Sender<Vec<SocketAddr>>,
}

impl Players {
    /// The hall has opened again elsewhere.
    pub(crate) fn moved(&self, addresses: Vec<SocketAddr>) {
        self.addresses.send_replace(addresses);
    }

    pub(crate) async fn stop(mut self) {
        self.tasks.abort_all();
        while self.tasks.join_next().await.is_some() {}
    }
}

/// Sets boards up and begins to play at all of them, coming in by any of the addresses.
pub(crate) async fn play(ledger: Arc<Ledger>, addresses: Vec<SocketAddr>, boards: usize) -> Players {
    let client = reqwest::Client::new();
    let (addresses, _) = watch::channel(addresses);
    let mut tasks = JoinSet::new();
    for number in 0..boards {
        let url = {
            let doors = addresses.borrow();
            format!("http://{}/api/games", doors[number % doors.len()])
        };
        let new = client.post(url).json(&json!({ "control": "600" })).send().await.unwrap();
        let links: HashMap<String, String> = new.json().await.unwrap();
        let board = Board {
            game: links["game"].clone(),
            tokens: ["white", "black", "arbiter"].map(|role| links[role].clone()),
            ledger: Arc::clone(&ledger),
            random: 0x9e37_79b9_7f4a_7c15 ^ (number as u64 + 1).wrapping_mul(0xbf58_476d_1ce4_e5b9),
        };
        tasks.spawn(board.play(addresses.subscribe()));
    }
    Players { tasks, addresses }
}

struct Board {
    game: String,
    /// White's, Black's and the arbiter's links.
    tokens: [String; 3],
    ledger: Arc<Ledger>,
    random: u64,
}

/// A line to a board, and the row that comes next over it.
struct Line {
    socket: tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>,
    next: u64,
}

/// How long somebody waits for an answer before coming again by another door.
const PATIENCE: Duration = Duration::from_secs(4);

const ARBITER: usize = 2;

impl Board {
    fn draw(&mut self, below: usize) -> usize {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random % below as u64) as usize
    }

    async fn play(mut self, mut doors: watch::Receiver<Vec<SocketAddr>>) {
        let mut lines = self.come(&mut doors).await;
        self.until_done(&mut lines, &mut doors, ARBITER, "start", json!(["starts_round"])).await;
        let mut position = Position::standard();
        for number in 0.. {
            let moves: Vec<Move> = position.legal_moves().into_iter().collect();
            if moves.is_empty() {
                return;
            }
            let m = moves[self.draw(moves.len())];
            let side = usize::from(position.turn() == Color::Black);
            if self.draw(8) == 0 {
                let offer = json!([{ "offers_draw": { "conditional": false } }]);
                self.until_done(&mut lines, &mut doors, side, &format!("o{number}"), offer).await;
                self.until_done(&mut lines, &mut doors, 1 - side, &format!("d{number}"), json!(["declines"])).await;
            }
            let promotion = m.promotion().map_or(String::new(), |role| role.to_char().to_ascii_lowercase().to_string());
            let played = match m.castling() {
                Some(wing) => json!({ "castles": { "wing": wing, "hands": "one" } }),
                None => json!({ "plays": { "played": format!("{}{}{promotion}", m.from(), m.to()), "hands": "one" } }),
            };
            let acts = json!([played, { "presses": { "hand": "one" } }]);
            if !self.until_done(&mut lines, &mut doors, side, &format!("m{number}"), acts).await {
                return;
            }
            position = position.after(m);
        }
    }

    /// Sends a command until it is acknowledged, under the same name however often. False when the game is over.
    async fn until_done(
        &mut self,
        lines: &mut [Line; 3],
        doors: &mut watch::Receiver<Vec<SocketAddr>>,
        by: usize,
        id: &str,
        acts: Value,
    ) -> bool {
        loop {
            match self.send(&mut lines[by], id, &acts).await {
                Some(Ok(seq)) => {
                    self.ledger.note(&self.game, id, seq);
                    return true;
                }
                Some(Err(error)) if error == "impossible" => return false,
                Some(Err(error)) if error == "too_often" || error == "unavailable" => {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                Some(Err(error)) if error != "gone" => panic!("{}: {id} {acts}: {error}", self.game),
                _ => {
                    *lines = self.come(doors).await;
                    // The clocks stand since the hall was killed, and the arbiter starts them again.
                    let restart = json!([{ "restarts": { "side": null } }]);
                    let name = format!("r{}", self.draw(usize::MAX >> 1));
                    let _ = self.send(&mut lines[ARBITER], &name, &restart).await;
                }
            }
        }
    }

    /// Sends a command and waits for the answer; `None` when the line is lost, or nothing comes over it.
    async fn send(&self, line: &mut Line, id: &str, acts: &Value) -> Option<Result<u64, String>> {
        tokio::time::timeout(PATIENCE, self.exchange(line, id, acts)).await.ok()?
    }

    async fn exchange(&self, line: &mut Line, id: &str, acts: &Value) -> Option<Result<u64, String>> {
        line.socket.send(Message::text(json!({ "id": id, "acts": acts }).to_string())).await.ok()?;
        loop {
            let Message::Text(text) = line.socket.next().await?.ok()? else { continue };
            let message: Value = serde_json::from_str(&text).ok()?;
            if let Some(entry) = message.get("entry") {
                self.ledger.saw(line, &self.game, entry["seq"].as_u64()?);
            }
            if let Some(snapshot) = message.get("snapshot") {
                line.next = snapshot["snapshot"]["seq"].as_u64()?;
            }
            if let Some(done) = message.get("done").filter(|done| done["id"] == id) {
                return Some(Ok(done["seq"].as_u64()?));
            }
            if let Some(refused) = message.get("refused") {
                return Some(Err(refused["error"].as_str()?.to_owned()));
            }
        }
    }

    /// Comes to the board in all three roles, as soon as there is a hall.
    async fn come(&mut self, doors: &mut watch::Receiver<Vec<SocketAddr>>) -> [Line; 3] {
        loop {
            let open = doors.borrow_and_update().clone();
            let mut lines = Vec::new();
            for token in self.tokens.clone() {
                let here = open[self.draw(open.len())];
                let mut request = format!("ws://{here}/api/games/{}/socket", self.game).into_client_request().unwrap();
                request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
                match tokio::time::timeout(PATIENCE, tokio_tungstenite::connect_async(request)).await {
                    Ok(Ok((socket, _))) => lines.push(Line { socket, next: 0 }),
                    Ok(Err(_)) | Err(_) => break,
                }
            }
            match <[Line; 3]>::try_from(lines) {
                Ok(lines) => return lines,
                // Either the address changes or this one comes back.
                Err(_) => drop(tokio::time::timeout(Duration::from_millis(50), doors.changed()).await),
            }
        }
    }
}
