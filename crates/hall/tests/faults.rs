//! A store that fails at the worst moment: before a write, and after one without reporting it.

use crate::common;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant as Monotonic;

use common::{Place, places};
use jadoube_clock::ClockState;
use jadoube_hall::access::{Link, Links};
use jadoube_hall::board::{Board, Body, Command, Opening, Refusal, Seat, Settings, Watcher};
use jadoube_hall::competition::{Announcement, Desk, DeskError, Eyes, csv};
use jadoube_hall::hall::{Hall, NoBoard};
use jadoube_hall::store::{Anchor, Append, Fence, Kind, Pending, Row, Seq, Store, StoreError, StreamRow, Taken};
use jadoube_lawbook::Edition;
use jadoube_laws::competition::Competition;
use jadoube_laws::event::{Act, Actor, ClockAct, DecisionAct, Score};
use serde_json::json;

/// The fault of the next append.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Fault {
    Nothing,
    /// The store cannot be reached.
    Refused,
    /// The rows are written, and the answer is lost; records cannot be written any more either, as after a crash.
    AnswerLost,
    /// The rows are written, and the answer is lost; everything works again at once, as with a new connection.
    AnswerLostOnce,
    /// The next record cannot be written; everything works again after that.
    RecordRefusedOnce,
}

/// A store with injected faults.
struct Faulty {
    inner: Arc<dyn Store>,
    fault: std::sync::Mutex<Fault>,
    faults: AtomicUsize,
    /// What happens between reading a log and acting on it.
    before_taking: std::sync::Mutex<Option<Meanwhile>>,
}

/// A concurrent act.
type Meanwhile = std::pin::Pin<Box<dyn Future<Output = ()> + Send>>;

impl Faulty {
    fn on(inner: &Arc<dyn Store>) -> Arc<Faulty> {
        Arc::new(Faulty {
            inner: Arc::clone(inner),
            fault: Fault::Nothing.into(),
            faults: AtomicUsize::new(0),
            before_taking: None.into(),
        })
    }

    fn fails(&self, fault: Fault) {
        *self.fault.lock().unwrap() = fault;
    }

    fn fault(&self) -> Fault {
        *self.fault.lock().unwrap()
    }

    async fn has_failed(&self) {
        while self.faults.load(Ordering::SeqCst) == 0 {
            tokio::task::yield_now().await;
        }
    }
}

fn away() -> StoreError {
    StoreError::Unavailable("out of order".to_owned())
}

impl Store for Faulty {
    fn create(&self, kind: Kind, owner: String, anchor: Anchor, first: Append) -> Pending<'_, ()> {
        self.inner.create(kind, owner, anchor, first)
    }

    fn append(&self, append: Append) -> Pending<'_, ()> {
        Box::pin(async move {
            match self.fault() {
                Fault::Nothing | Fault::RecordRefusedOnce => return self.inner.append(append).await,
                Fault::Refused => {}
                Fault::AnswerLost => self.inner.append(append).await?,
                Fault::AnswerLostOnce => {
                    self.fails(Fault::Nothing);
                    self.inner.append(append).await?;
                }
            }
            self.faults.fetch_add(1, Ordering::SeqCst);
            Err(away())
        })
    }

    fn erase(&self, stream: String, fence: Fence) -> Pending<'_, ()> {
        self.inner.erase(stream, fence)
    }

    fn take(&self, stream: String, owner: String, since: u64) -> Pending<'_, Taken> {
        self.inner.take(stream, owner, since)
    }

    fn take_at(&self, stream: String, owner: String, since: u64, expected: Seq) -> Pending<'_, Taken> {
        Box::pin(async move {
            let before = self.before_taking.lock().unwrap().take();
            if let Some(before) = before {
                before.await;
            }
            self.inner.take_at(stream, owner, since, expected).await
        })
    }

    fn read(&self, stream: String, from: Seq) -> Pending<'_, Vec<Row>> {
        self.inner.read(stream, from)
    }

    fn streams(&self, kind: Kind, open_only: bool) -> Pending<'_, Vec<String>> {
        self.inner.streams(kind, open_only)
    }

    fn summaries(&self, streams: Vec<String>) -> Pending<'_, Vec<(String, String)>> {
        self.inner.summaries(streams)
    }

    fn stream_rows(&self) -> Pending<'_, Vec<StreamRow>> {
        self.inner.stream_rows()
    }

    fn orphans(&self) -> Pending<'_, Vec<String>> {
        self.inner.orphans()
    }

    fn faults(&self) -> Pending<'_, Vec<String>> {
        self.inner.faults()
    }

    fn pulse(&self, owner: String, millis: u64) -> Pending<'_, ()> {
        self.inner.pulse(owner, millis)
    }

    fn put(&self, kind: &'static str, name: String, value: Option<String>) -> Pending<'_, ()> {
        match self.fault() {
            Fault::AnswerLost => Box::pin(async { Err(away()) }),
            Fault::RecordRefusedOnce => {
                self.fails(Fault::Nothing);
                Box::pin(async { Err(away()) })
            }
            _ => self.inner.put(kind, name, value),
        }
    }

    fn replace(
        &self,
        kind: &'static str,
        name: String,
        before: Option<String>,
        after: Option<String>,
    ) -> Pending<'_, bool> {
        self.inner.replace(kind, name, before, after)
    }

    fn get(&self, kind: &'static str, name: String) -> Pending<'_, Option<String>> {
        self.inner.get(kind, name)
    }

    fn list(&self, kind: &'static str) -> Pending<'_, Vec<(String, String)>> {
        self.inner.list(kind)
    }
}

/// Announces a competition, the newest edition and 90+30.
async fn announce(desk: &Desk) -> String {
    let rules = Competition::new(Edition::newest(), "90+30".parse().unwrap());
    let (name, site, settings) = ("Open".to_owned(), String::new(), Settings::default());
    desk.announce(Announcement { name, site, rules, settings, regulations: Default::default() }).await.unwrap()
}

async fn act(board: &Board, role: Seat, id: &str, act: serde_json::Value) -> Result<u64, Refusal> {
    let act: Act = serde_json::from_value(act).unwrap();
    board.act(Command::new(id, [act]), role, Monotonic::now(), 0).await.map(|done| done.seq)
}

/// Whether the hall's observation of a flag arrives, and the state of the game then.
async fn flag_is_seen(board: &Board) -> Option<Score> {
    let mut follower = board.follow(1, Seat::Arbiter);
    loop {
        let row = follower.next().await.unwrap();
        if matches!(&row.body, Body::Judged(judged) if judged.event.by == Actor::Hall && matches!(judged.event.act, Act::Decision(DecisionAct::Observes(_))))
        {
            return row.view.score;
        }
    }
}

fn one_second() -> Opening {
    let mut rules = Competition::new(Edition::newest(), "1s".parse().unwrap());
    rules.default_time = Some(jadoube_clock::Millis::from_minutes(60));
    let settings = Settings { flags: Watcher::Hall, ..Settings::default() };
    let (white, black, date) = ("Anna".to_owned(), "Bella".to_owned(), "2026.11.15".to_owned());
    Opening { event: None, white, black, persons: Default::default(), date, rules, settings }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_that_fell_during_a_store_outage_is_seen_afterwards() {
    let place = Place::sqlite();
    let faulty = Faulty::on(&place.store);
    let (hall, _) = Hall::open(Arc::clone(&faulty) as Arc<dyn Store>).await.unwrap();
    let board = hall.set_up("g", one_second()).await.unwrap();
    act(&board, Seat::Arbiter, "start", json!("starts_round")).await.unwrap();
    faulty.fails(Fault::Refused);
    faulty.has_failed().await;
    faulty.fails(Fault::Nothing);
    assert_eq!(flag_is_seen(&board).await, Some(Score::BLACK_WINS));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_that_fell_before_the_owner_was_lost_is_seen_by_the_next() {
    for place in places().await {
        let faulty = Faulty::on(&place.store);
        let (hall, _) = Hall::open(Arc::clone(&faulty) as Arc<dyn Store>).await.unwrap();
        let board = hall.set_up("g", one_second()).await.unwrap();
        act(&board, Seat::Arbiter, "start", json!("starts_round")).await.unwrap();
        // An owner that was alive for two more seconds, by its pulse, is lost before it has recorded that the flag fell.
        faulty.fails(Fault::Refused);
        place.store.take("g".to_owned(), "lost".to_owned(), 0).await.unwrap();
        place.store.pulse("lost".to_owned(), 2_000).await.unwrap();
        let (after, found) = Hall::open(place.again().await).await.unwrap();
        assert_eq!(found.interrupted, 1, "{}", place.name);
        let board = after.board("g").await.unwrap();
        assert_eq!(flag_is_seen(&board).await, Some(Score::BLACK_WINS), "{}", place.name);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_right_after_a_crash_following_the_last_row() {
    for place in places().await {
        let faulty = Faulty::on(&place.store);
        let (hall, _) = Hall::open(Arc::clone(&faulty) as Arc<dyn Store>).await.unwrap();
        let desk = Desk::new(Arc::clone(&hall));
        let competition = announce(&desk).await;
        let list = csv::read("white,black\nAnna,Bella\n").unwrap();
        desk.pair(&competition, &list).await.unwrap();
        let game = hall.open_boards().pop().unwrap();
        let board = hall.board(&game).await.unwrap();
        act(&board, Seat::Arbiter, "start", json!("starts_round")).await.unwrap();
        let warning = json!({ "arbiter": { "penalizes": { "player": "white", "penalty": "warning" } } });
        act(&board, Seat::Arbiter, "p", warning).await.unwrap();
        // The last row is written, and then its process dies.
        faulty.fails(Fault::AnswerLost);
        assert!(matches!(act(&board, Seat::Black, "r", json!("resigns")).await, Err(Refusal::Unavailable(_))));

        let (after, _) = Hall::open(place.again().await).await.unwrap();
        let desk = Desk::new(after);
        let state = desk.state(&competition).await.unwrap();
        assert_eq!(
            desk.results(&state, Eyes::Arbiters).await.unwrap().scores.get(&game),
            Some(&Score::WHITE_WINS),
            "{}",
            place.name
        );
        let standings = desk.standings(&state, Eyes::Arbiters).await.unwrap();
        let anna = standings.iter().find(|standing| standing.name == "Anna").unwrap();
        assert_eq!((anna.half_points, anna.warnings), (2, 1), "{}", place.name);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_summary_is_written_with_the_rows_or_not_at_all() {
    use jadoube_hall::store::Head;
    use jadoube_hall::store::chain::{self, Hash};
    for place in places().await {
        let mut head = Head { seq: 0, hash: Hash::START };
        let mut append = |fence, body: &str, summary: Option<&str>| {
            let expected = head.seq;
            let row = chain::link(&mut head, "g", fence, jadoube_clock::Instant(0), None, body.to_owned());
            let summary = summary.map(str::to_owned);
            Append { stream: "g".to_owned(), expected, fence, rows: vec![row], close: false, summary, stood: 0 }
        };
        let said = async || place.store.summaries(vec!["g".to_owned(), "h".to_owned()]).await.unwrap();
        let anchor = Anchor { instant: jadoube_clock::Instant(0), since: 0 };
        place.store.create(Kind::Game, "one".to_owned(), anchor, append(1, "a", None)).await.unwrap();
        assert_eq!(said().await, [], "{}", place.name);
        place.store.append(append(1, "b", Some("first"))).await.unwrap();
        place.store.append(append(1, "c", None)).await.unwrap();
        let first = [("g".to_owned(), "first".to_owned())];
        assert_eq!(said().await, first, "an unchanged summary stays");
        place.store.take("g".to_owned(), "two".to_owned(), 0).await.unwrap();
        assert!(matches!(place.store.append(append(1, "d", Some("late"))).await, Err(StoreError::Fenced { .. })));
        assert_eq!(said().await, first, "a fenced owner can no longer write a summary");
    }
}

#[tokio::test]
async fn a_game_that_starts_during_a_correction_is_not_withdrawn() {
    for place in places().await {
        let store = Faulty::on(&place.store);
        let (hall, _) = Hall::open(Arc::clone(&store) as Arc<dyn Store>).await.unwrap();
        let desk = Desk::new(Arc::clone(&hall));
        let stream = announce(&desk).await;
        desk.pair(&stream, &csv::read("white,black\nA,B\nC,D\n").unwrap()).await.unwrap();
        let state = desk.state(&stream).await.unwrap();
        let games: Vec<String> = state.games().filter_map(|game| game.pairing.here()).collect();
        let board = hall.board(&games[0]).await.unwrap();
        let starts = |board: Board| -> Meanwhile {
            Box::pin(async move {
                let start = Command::new("start", [Act::Clock(ClockAct::StartsRound)]);
                board.act(start, Seat::Arbiter, Monotonic::now(), 0).await.unwrap();
            })
        };
        // The clock is started between the desk's check and its attempt to take the board: the board stays, and nobody is interrupted.
        *store.before_taking.lock().unwrap() = Some(starts(board.clone()));
        let turned = csv::read("white,black\nB,A\nC,D\n").unwrap();
        let refused = desk.repair(&stream, 1, &turned).await.unwrap_err();
        assert!(matches!(refused, DeskError::Begun { board: 1, .. }), "{}: {refused}", place.name);
        assert_eq!(desk.state(&stream).await.unwrap().rounds, state.rounds, "{}", place.name);
        let view = board.snapshot(Seat::Arbiter).await.unwrap().view;
        assert!(matches!(view.clock.unwrap().state, ClockState::Running { .. }), "{}", place.name);

        // A board that has not begun is withdrawn, and a concurrent attempt to start it is refused.
        let late = hall.board(&games[1]).await.unwrap();
        desk.repair(&stream, 1, &csv::read("white,black\nA,B\nD,C\n").unwrap()).await.unwrap();
        let start = Command::new("start", [Act::Clock(ClockAct::StartsRound)]);
        assert_eq!(late.act(start, Seat::Arbiter, Monotonic::now(), 0).await, Err(Refusal::Gone), "{}", place.name);
        assert!(matches!(hall.board(&games[1]).await, Err(NoBoard::Withdrawn(_))), "{}", place.name);
    }
}

/// The connection breaks between the commit and its answer: nobody may close the boards of a round that is in the log.
#[tokio::test]
async fn boards_of_a_written_round_stay_open_when_the_answer_is_lost() {
    for place in places().await {
        let store = Faulty::on(&place.store);
        let (hall, _) = Hall::open(Arc::clone(&store) as Arc<dyn Store>).await.unwrap();
        let desk = Desk::new(Arc::clone(&hall));
        let stream = announce(&desk).await;
        let games = async || {
            let state = desk.state(&stream).await.unwrap();
            let games: Vec<String> = state.games().filter_map(|game| game.pairing.here()).collect();
            for game in &games {
                assert!(hall.board(game).await.is_ok(), "{}", place.name);
            }
            games
        };
        let unavailable = |error: DeskError| matches!(error, DeskError::Store(StoreError::Unavailable(_)));

        store.fails(Fault::AnswerLostOnce);
        let list = csv::read("white,black\nA,B\nC,D\n").unwrap();
        assert!(unavailable(desk.pair(&stream, &list).await.unwrap_err()), "{}", place.name);
        let paired = games().await;
        assert_eq!(paired.len(), 2, "{}", place.name);

        store.fails(Fault::AnswerLostOnce);
        let turned = csv::read("white,black\nA,B\nD,C\n").unwrap();
        assert!(unavailable(desk.repair(&stream, 1, &turned).await.unwrap_err()), "{}", place.name);
        let repaired = games().await;
        assert!(repaired[0] == paired[0] && repaired[1] != paired[1], "{}", place.name);

        store.fails(Fault::Refused);
        assert!(unavailable(desk.repair(&stream, 1, &list).await.unwrap_err()), "{}", place.name);
        store.fails(Fault::Nothing);
        assert_eq!(games().await, repaired, "{}", place.name);
    }
}

/// A second attempt must still find the links that the first one could not revoke.
#[tokio::test]
async fn a_revocation_that_failed_can_be_completed() {
    for place in places().await {
        let store = Faulty::on(&place.store);
        let links = Links::new(Arc::clone(&store) as Arc<dyn Store>);
        let link = Link { game: "g".to_owned(), role: Seat::White };
        let (first, second) = (links.draw(&link).await.unwrap(), links.draw(&link).await.unwrap());
        store.fails(Fault::RecordRefusedOnce);
        assert!(links.revoke(&link).await.is_err(), "{}", place.name);
        links.revoke(&link).await.unwrap();
        for secret in [first, second] {
            assert_eq!(links.follow(&secret).await.unwrap(), None, "{}", place.name);
        }
        assert!(!links.is_drawn(&link).await.unwrap(), "{}", place.name);
    }
}
