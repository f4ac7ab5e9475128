//! Simulated players: legal random games over WebSockets, with offers and claims, at a given pace.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use jadoube_board::{Color, Move, Position};
use miette::{IntoDiagnostic, Result, miette};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use super::desk::{Desk, Links};

/// How fast a board plays, and where.
#[derive(Copy, Clone)]
pub(super) struct Pace {
    /// From one move to the next.
    pub(super) mean: Duration,
    /// The addresses of the hall: one, or one for each node. The players of a board use different ones.
    pub(super) doors: [SocketAddr; 2],
}

/// What is counted during the measurement.
#[derive(Default)]
pub(super) struct Counted {
    pub(super) to_opponent: Vec<u32>,
    pub(super) to_acknowledgement: Vec<u32>,
    pub(super) acts: u64,
    pub(super) offers: u64,
    pub(super) claims: u64,
    pub(super) games_over: u64,
    pub(super) refused: u64,
    pub(super) late: u64,
    /// Connections that the hall closed.
    pub(super) lost: u64,
}

/// The shared counters of all players.
#[derive(Default)]
pub(super) struct Tally {
    measuring: AtomicBool,
    counted: Mutex<Counted>,
    rows: AtomicU64,
}

impl Tally {
    pub(super) fn begin(&self) {
        *self.counted.lock().unwrap_or_else(PoisonError::into_inner) = Counted::default();
        self.measuring.store(true, Ordering::Relaxed);
    }

    pub(super) fn end(&self) -> Counted {
        self.measuring.store(false, Ordering::Relaxed);
        std::mem::take(&mut self.counted.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// How many rows the players have seen acknowledged.
    pub(super) fn rows(&self) -> u64 {
        self.rows.load(Ordering::Relaxed)
    }

    fn count(&self, add: impl FnOnce(&mut Counted)) {
        if self.measuring.load(Ordering::Relaxed) {
            add(&mut self.counted.lock().unwrap_or_else(PoisonError::into_inner));
        }
    }
}

/// All games in progress.
pub(super) struct Games {
    tasks: JoinSet<()>,
    go: watch::Sender<bool>,
}

impl Games {
    pub(super) fn go(&self) {
        self.go.send_replace(true);
    }

    pub(super) async fn stop(mut self) {
        self.tasks.abort_all();
        while self.tasks.join_next().await.is_some() {}
    }
}

/// Sets up the boards and connects the players, who begin on a signal.
pub(super) async fn begin(desk: Arc<Desk>, tally: Arc<Tally>, pace: Pace, count: usize) -> Result<Games> {
    let (go, _) = watch::channel(false);
    let coming = Arc::new(Semaphore::new(64));
    let mut arriving = JoinSet::new();
    for number in 0..count {
        let (desk, coming) = (Arc::clone(&desk), Arc::clone(&coming));
        arriving.spawn(async move {
            let _turn = coming.acquire().await.into_diagnostic()?;
            Board::open(&desk, pace, number as u64).await
        });
    }
    let mut tasks = JoinSet::new();
    while let Some(board) = arriving.join_next().await {
        let mut board = board.into_diagnostic()??;
        let (desk, tally, told) = (Arc::clone(&desk), Arc::clone(&tally), go.subscribe());
        tasks.spawn(async move {
            if board.wait_for(told).await.is_ok() {
                play_for_ever(board, &desk, &tally, pace).await;
            }
        });
    }
    Ok(Games { tasks, go })
}

type Line = WebSocketStream<TcpStream>;

struct Board {
    links: Links,
    lines: [Line; 2],
    position: Position,
    /// Numbers the commands and seeds the random choices.
    number: u64,
    random: u64,
    due: Instant,
}

/// How a game ended.
enum End {
    Over,
    Refused,
    LineLost,
}

async fn play_for_ever(mut board: Board, desk: &Desk, tally: &Tally, pace: Pace) {
    // Not all at once: the first moves are spread over the interval between two moves.
    board.due = Instant::now() + pace.mean.mul_f64(board.share());
    loop {
        match board.play(desk, tally, pace).await {
            End::Over => tally.count(|counted| counted.games_over += 1),
            End::Refused => tally.count(|counted| counted.refused += 1),
            End::LineLost => tally.count(|counted| counted.lost += 1),
        }
        let seed = board.random;
        let due = board.due;
        let Ok(next) = Board::open(desk, pace, seed).await else { return };
        board = Board { due, ..next };
    }
}

impl Board {
    async fn open(desk: &Desk, pace: Pace, seed: u64) -> Result<Board> {
        let links = desk.set_up().await?;
        let mut lines = [
            come(pace.doors[0], &links.game, &links.players[0]).await?,
            come(pace.doors[1], &links.game, &links.players[1]).await?,
        ];
        for (line, id) in lines.iter_mut().zip(["white here", "black here"]) {
            arrive(line, id)
                .await
                .map_err(|_| miette!("the hall closed the connection of a player who had just joined"))?;
        }
        desk.act(&links, "start", json!("starts_round")).await?;
        let random = 0x9e37_79b9_7f4a_7c15 ^ (seed + 1).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        Ok(Board { links, lines, position: Position::standard(), number: 0, random, due: Instant::now() })
    }

    fn draw(&mut self, below: usize) -> usize {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random % below as u64) as usize
    }

    /// A random number between 0 and 1.
    fn share(&mut self) -> f64 {
        self.draw(1 << 20) as f64 / f64::from(1 << 20)
    }

    /// Waits until everybody is connected. A client that does not read in the meantime would be considered gone.
    async fn wait_for(&mut self, mut told: watch::Receiver<bool>) -> Result<(), End> {
        let [white, black] = &mut self.lines;
        loop {
            tokio::select! {
                go = told.wait_for(|go| *go) => return go.map(drop).map_err(|_| End::LineLost),
                received = receive(white) => drop(received?),
                received = receive(black) => drop(received?),
            }
        }
    }

    /// Plays until the game is over.
    async fn play(&mut self, desk: &Desk, tally: &Tally, pace: Pace) -> End {
        loop {
            let moves: Vec<Move> = self.position.legal_moves().into_iter().collect();
            if moves.is_empty() {
                return End::Over;
            }
            let m = moves[self.draw(moves.len())];
            if let Err(end) = self.wait(tally, pace).await {
                return end;
            }
            let mover = usize::from(self.position.turn() == Color::Black);
            if self.draw(50) == 0
                && let Err(end) = self.claim(desk, tally, mover).await
            {
                return end;
            }
            if let Err(end) = self.make(tally, mover, m).await {
                return end;
            }
            self.position = self.position.after(m);
        }
    }

    /// Waits until the next move is due, and reads incoming messages in the meantime.
    async fn wait(&mut self, tally: &Tally, pace: Pace) -> Result<(), End> {
        let now = Instant::now();
        if self.due < now {
            tally.count(|counted| counted.late += 1);
        }
        let due = self.due.max(now);
        self.due = due + pace.mean.mul_f64(0.5 + self.share());
        let [white, black] = &mut self.lines;
        loop {
            tokio::select! {
                () = tokio::time::sleep_until(due.into()) => return Ok(()),
                received = receive(white) => drop(received?),
                received = receive(black) => drop(received?),
            }
        }
    }

    fn command(&mut self, acts: &Value) -> String {
        self.number += 1;
        json!({ "id": self.number.to_string(), "acts": acts }).to_string()
    }

    /// Claims a draw, correctly or not. That stops the clocks, and the arbiter starts them again.
    async fn claim(&mut self, desk: &Desk, tally: &Tally, mover: usize) -> Result<(), End> {
        let claim = json!([{ "claims": { "claim": "repetition", "intends": null } }]);
        let text = self.command(&claim);
        say(&mut self.lines[mover], text).await?;
        loop {
            let received = receive(&mut self.lines[mover]).await?;
            if received.is_over() {
                return Err(End::Over);
            }
            if received.is_done() {
                break;
            }
        }
        tally.rows.fetch_add(2, Ordering::Relaxed);
        tally.count(|counted| {
            counted.claims += 1;
            counted.acts += 2;
        });
        let id = format!("restart{}", self.number);
        desk.act(&self.links, &id, json!({ "restarts": { "side": null } })).await.map_err(|_| End::Refused)
    }

    /// Makes a move, sometimes with a draw offer, and waits until both players have it.
    async fn make(&mut self, tally: &Tally, mover: usize, m: Move) -> Result<(), End> {
        let promotion = m.promotion().map_or(String::new(), |role| role.to_char().to_ascii_lowercase().to_string());
        let played = match m.castling() {
            Some(wing) => json!({ "castles": { "wing": wing, "hands": "one" } }),
            None => json!({ "plays": { "played": format!("{}{}{promotion}", m.from(), m.to()), "hands": "one" } }),
        };
        let press = json!({ "presses": { "hand": "one" } });
        let offers = self.draw(10) == 0;
        let acts = if offers {
            json!([played, { "offers_draw": { "conditional": false } }, press])
        } else {
            json!([played, press])
        };
        let count = if offers { 3 } else { 2 };
        let text = self.command(&acts);
        let [white, black] = &mut self.lines;
        let (own, other) = if mover == 0 { (white, black) } else { (black, white) };
        let sent = Instant::now();
        say(own, text).await?;
        let micros = || u32::try_from(sent.elapsed().as_micros()).unwrap_or(u32::MAX);
        let (mut answered, mut seen, mut over) = (None, None, false);
        while answered.is_none() || seen.is_none() {
            tokio::select! {
                received = receive(other), if seen.is_none() => {
                    let received = received?;
                    over |= received.is_over();
                    if received.is_press() || received.is_over() {
                        seen = Some(micros());
                    }
                }
                received = receive(own), if answered.is_none() => {
                    let received = received?;
                    if received.is_refusal() {
                        return Err(End::Refused);
                    }
                    if received.is_done() {
                        answered = Some(micros());
                    }
                }
            }
        }
        tally.rows.fetch_add(count, Ordering::Relaxed);
        tally.count(|counted| {
            counted.acts += count;
            counted.offers += u64::from(offers);
            counted.to_opponent.extend(seen);
            counted.to_acknowledgement.extend(answered);
        });
        if over { Err(End::Over) } else { Ok(()) }
    }
}

/// A message of the hall, parsed only as far as the players need.
struct Received(Utf8Bytes);

impl Received {
    fn is_done(&self) -> bool {
        self.0.starts_with("{\"done\"")
    }

    fn is_refusal(&self) -> bool {
        self.0.starts_with("{\"refused\"")
    }

    fn is_press(&self) -> bool {
        self.0.starts_with("{\"entry\"") && self.0.contains("\"act\":{\"presses\"")
    }

    fn is_over(&self) -> bool {
        self.0.starts_with("{\"entry\"") && self.0.contains("\"score\":{")
    }
}

async fn receive(line: &mut Line) -> Result<Received, End> {
    loop {
        match line.next().await {
            Some(Ok(Message::Text(text))) => return Ok(Received(text)),
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(End::LineLost),
            Some(Ok(_)) => {}
        }
    }
}

async fn say(line: &mut Line, text: String) -> Result<(), End> {
    line.send(Message::text(text)).await.map_err(|_| End::LineLost)
}

/// A player arrives in time (6.7).
async fn arrive(line: &mut Line, id: &str) -> Result<(), End> {
    say(line, json!({ "id": id, "acts": ["arrives"] }).to_string()).await?;
    loop {
        let received = receive(line).await?;
        if received.is_refusal() {
            return Err(End::Refused);
        }
        if received.is_done() {
            return Ok(());
        }
    }
}

/// Connects a player to a board.
async fn come(address: SocketAddr, game: &str, token: &str) -> Result<Line> {
    let mut request = format!("ws://{address}/api/v1/games/{game}/socket").into_client_request().into_diagnostic()?;
    let bearer = format!("Bearer {token}").parse().into_diagnostic()?;
    request.headers_mut().insert("authorization", bearer);
    let stream = TcpStream::connect(address).await.into_diagnostic()?;
    stream.set_nodelay(true).into_diagnostic()?;
    let config = WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(0);
    let (line, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(config))
        .await
        .map_err(|error| miette!("a player cannot join the board: {error}"))?;
    Ok(line)
}
