//! People who play legal random games over WebSockets, write down what the hall acknowledges, and come back when a line is lost.
//!
//! When a game is over they begin another one at the same board.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use jadoube_board::{Color, Move, Position};
use serde_json::{Value, json};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

use crate::ledger::{Acknowledged, Ledger, Record};
use crate::line::{Answer, Line, PATIENCE};

/// What each player has for the game, in minutes: more than any of these runs takes, so that no flag falls.
pub(crate) const MINUTES: u64 = 120;

/// An arbiter who has logged in: one who has not may set up a few boards only.
#[derive(Clone)]
pub(crate) struct Desk {
    client: reqwest::Client,
    session: String,
}

impl Desk {
    /// Logs in with the one-time password, which is changed at once as the hall asks.
    pub(crate) async fn enter(door: SocketAddr, password: &str) -> Desk {
        let client = reqwest::Client::builder().timeout(4 * PATIENCE).build().unwrap();
        let mut desk = Desk { client, session: String::new() };
        for (path, body) in [
            ("login", json!({ "name": "arbiter", "password": password })),
            ("password", json!({ "old": password, "new": "a password for one test" })),
        ] {
            let mut request = desk.client.post(format!("http://{door}/api/v1/{path}")).json(&body);
            if !desk.session.is_empty() {
                request = request.bearer_auth(&desk.session);
            }
            let answer = request.send().await.unwrap();
            assert!(answer.status().is_success(), "{path}: {}", answer.status());
            let cookie = answer.headers()["set-cookie"].to_str().unwrap();
            desk.session = cookie.split(['=', ';']).nth(1).unwrap().to_owned();
        }
        desk
    }

    /// Sets a board up, and gives its name and the links of White, Black and the arbiter.
    async fn set_up(&self, door: SocketAddr) -> Option<(String, [String; 3])> {
        let request = self.client.post(format!("http://{door}/api/v1/games")).bearer_auth(&self.session);
        let answer = request.json(&json!({ "control": MINUTES.to_string() })).send().await.ok()?;
        let links: Value = answer.error_for_status().ok()?.json().await.ok()?;
        let text = |key: &str| Some(links[key].as_str()?.to_owned());
        Some((text("game")?, [text("white")?, text("black")?, text("arbiter")?]))
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

/// How many boards there are, and how long their players think on average.
#[derive(Copy, Clone)]
pub(crate) struct Load {
    pub(crate) boards: usize,
    pub(crate) thinking: Duration,
}

/// Begins to play at all boards, coming in by any of the addresses.
pub(crate) fn play(ledger: &Arc<Ledger>, desk: &Desk, addresses: Vec<SocketAddr>, load: Load) -> Players {
    let (addresses, _) = watch::channel(addresses);
    let coming = Arc::new(Semaphore::new(16));
    let mut tasks = JoinSet::new();
    for number in 0..load.boards {
        let board = Board {
            desk: desk.clone(),
            ledger: Arc::clone(ledger),
            doors: addresses.subscribe(),
            coming: Arc::clone(&coming),
            thinking: load.thinking,
            random: 0x9e37_79b9_7f4a_7c15 ^ (number as u64 + 1).wrapping_mul(0xbf58_476d_1ce4_e5b9),
        };
        tasks.spawn(board.play());
    }
    Players { tasks, addresses }
}

struct Board {
    desk: Desk,
    ledger: Arc<Ledger>,
    doors: watch::Receiver<Vec<SocketAddr>>,
    /// So many games are set up at once.
    coming: Arc<Semaphore>,
    thinking: Duration,
    random: u64,
}

/// A game with White's, Black's and the arbiter's links and lines.
struct Game {
    record: Arc<Record>,
    tokens: [String; 3],
    lines: [Option<Line>; 3],
    restarts: usize,
}

const ARBITER: usize = 2;
/// How often somebody is refused what should be possible before that is trouble.
const FUTILE: usize = 20;

impl Board {
    fn draw(&mut self, below: usize) -> usize {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random % below as u64) as usize
    }

    fn door(&mut self) -> SocketAddr {
        let doors = self.doors.borrow_and_update().clone();
        doors[self.draw(doors.len())]
    }

    /// Either the doors change or this one opens again.
    async fn wait_for_a_door(&mut self) {
        drop(tokio::time::timeout(Duration::from_millis(100), self.doors.changed()).await);
    }

    async fn play(mut self) {
        loop {
            let mut game = self.sit_down().await;
            if self.do_all_moves(&mut game).await.is_none() {
                return;
            }
        }
    }

    async fn sit_down(&mut self) -> Game {
        let coming = Arc::clone(&self.coming);
        let _turn = coming.acquire().await.unwrap();
        loop {
            let door = self.door();
            if let Some((game, tokens)) = self.desk.set_up(door).await {
                let record = self.ledger.begin(&game);
                return Game { record, tokens, lines: [None, None, None], restarts: 0 };
            }
            self.wait_for_a_door().await;
        }
    }

    async fn think(&mut self) {
        if !self.thinking.is_zero() {
            let share = 0.5 + self.draw(1 << 16) as f64 / f64::from(1 << 16);
            tokio::time::sleep(self.thinking.mul_f64(share)).await;
        }
    }

    /// Plays until the game is over; `None` when something is wrong.
    async fn do_all_moves(&mut self, game: &mut Game) -> Option<()> {
        // All three come, so that each of them is shown every row.
        for by in 0..3 {
            self.come(game, by).await;
        }
        self.until_done(game, ARBITER, "start", &json!(["starts_round"])).await?;
        let mut position = Position::standard();
        for number in 0.. {
            let moves: Vec<Move> = position.legal_moves().into_iter().collect();
            if moves.is_empty() {
                return Some(());
            }
            self.think().await;
            let m = moves[self.draw(moves.len())];
            let side = usize::from(position.turn() == Color::Black);
            if self.draw(8) == 0 {
                let offer = json!([{ "offers_draw": { "conditional": false } }]);
                self.until_done(game, side, &format!("o{number}"), &offer).await?;
                self.until_done(game, 1 - side, &format!("d{number}"), &json!(["declines"])).await?;
            }
            let promotion = m.promotion().map_or(String::new(), |role| role.to_char().to_ascii_lowercase().to_string());
            let played = match m.castling() {
                Some(wing) => json!({ "castles": { "wing": wing, "hands": "one" } }),
                None => json!({ "plays": { "played": format!("{}{}{promotion}", m.from(), m.to()), "hands": "one" } }),
            };
            let acts = json!([played, { "presses": { "hand": "one" } }]);
            if !self.until_done(game, side, &format!("m{number}"), &acts).await? {
                return Some(());
            }
            position = position.after(m);
        }
        Some(())
    }

    /// Does something until it is acknowledged. False when the game is over; `None` when the hall refuses it though the game goes on.
    async fn until_done(&mut self, game: &mut Game, by: usize, id: &str, acts: &Value) -> Option<bool> {
        let sent = Instant::now();
        let mut why = String::new();
        for _ in 0..FUTILE {
            if game.record.now().stands && !game.record.now().over {
                self.restart(game).await;
            }
            let Err(refusal) = self.send(game, by, id, acts, sent).await else { return Some(true) };
            why = refusal;
            // The node that refused it knows more than has been seen here: a look at how things stand.
            game.lines[by] = None;
            self.come(game, by).await;
            if game.record.now().over {
                return Some(false);
            }
        }
        self.ledger.note(format!("{}: {id} {acts} is refused while the game goes on: {why}", game.record.game));
        None
    }

    /// The clocks stand since the node of the board was lost, and the arbiter starts them again; or somebody has done that by now.
    async fn restart(&mut self, game: &mut Game) {
        game.restarts += 1;
        let name = format!("r{}", game.restarts);
        let restart = json!([{ "restarts": { "side": null } }]);
        let _ = self.send(game, ARBITER, &name, &restart, Instant::now()).await;
    }

    /// Sends a command until it is answered, under the same name however often. An error when it cannot have happened.
    async fn send(&mut self, game: &mut Game, by: usize, id: &str, acts: &Value, sent: Instant) -> Result<(), String> {
        loop {
            let line = match &mut game.lines[by] {
                Some(line) => line,
                None => {
                    self.come(game, by).await;
                    continue;
                }
            };
            match line.ask(id, acts).await {
                Some(Answer::Done(seq, at)) => {
                    let received = Instant::now();
                    let acknowledged = Acknowledged { id: id.to_owned(), seq, at, sent, received };
                    self.ledger.acknowledged(&game.record, acknowledged);
                    return Ok(());
                }
                Some(Answer::Refused(error, why)) => match error.as_str() {
                    "impossible" => return Err(why),
                    "too_often" | "unavailable" => tokio::time::sleep(Duration::from_millis(50)).await,
                    "gone" => game.lines[by] = None,
                    _ => {
                        self.ledger.note(format!("{}: {id} {acts}: {error}, {why}", game.record.game));
                        return Err(why);
                    }
                },
                None => game.lines[by] = None,
            }
        }
    }

    /// Comes to the board, as soon as there is a hall.
    async fn come(&mut self, game: &mut Game, by: usize) {
        while game.lines[by].is_none() {
            let door = self.door();
            game.lines[by] = Line::come(door, &game.record, &game.tokens[by], &self.ledger).await;
            if game.lines[by].is_none() {
                self.wait_for_a_door().await;
            }
        }
    }
}
