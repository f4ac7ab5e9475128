//! Live boards: idempotent commands, feeds that resume, flags that the hall observes, and interrupted games.

use crate::common;

use std::sync::Arc;
use std::time::Instant as Monotonic;

use common::{Place, places};
use jadoube_board::{Color, Coordinates};
use jadoube_clock::ClockState;
use jadoube_hall::board::{Body, Command, Opening, Refusal, Seat, Settings, Watcher};
use jadoube_hall::hall::Hall;
use jadoube_lawbook::{Edition, Supervision};
use jadoube_laws::competition::Competition;
use jadoube_laws::event::{
    Act, Actor, ClockAct, CompletionAct, DecisionAct, DrawAct, Hands, MovingAct, RecordingAct, Score,
};
use jadoube_laws::ruling::{ClockFinding, Finding};
use jadoube_texts::Locale;

fn opening(control: &str, settings: Settings) -> Opening {
    Opening {
        event: None,
        white: "Anna".to_owned(),
        black: "Bella".to_owned(),
        persons: Default::default(),
        date: "2026.11.15".to_owned(),
        rules: Competition::new(Edition::newest(), control.parse().unwrap()),
        settings,
    }
}

fn command(id: &str, acts: impl Into<Vec<Act>>) -> Command {
    Command::new(id, acts)
}

fn completes(squares: &str) -> Vec<Act> {
    let played: Coordinates = squares.parse().unwrap();
    vec![
        Act::Moving(MovingAct::Plays { played, hands: Hands::One }),
        Act::Clock(ClockAct::Presses { hand: Hands::One }),
    ]
}

async fn act(
    board: &jadoube_hall::board::Board,
    role: Seat,
    id: &str,
    acts: impl Into<Vec<Act>>,
) -> Result<u64, Refusal> {
    board.act(command(id, acts), role, Monotonic::now(), 0).await.map(|done| done.seq)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_command_id_has_no_second_effect() {
    for place in places().await {
        let (hall, _) = Hall::open(Arc::clone(&place.store)).await.unwrap();
        let board = hall.set_up("g", opening("90+30", Settings::default())).await.unwrap();
        act(&board, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
        let first = act(&board, Seat::White, "m1", completes("e2e4")).await.unwrap();
        assert_eq!(act(&board, Seat::White, "m1", completes("e2e4")).await, Ok(first), "{}", place.name);
        assert_eq!(place.store.read("g".to_owned(), 0).await.unwrap().len(), 4);

        // A new owner knows the names as well.
        let (hall, _) = Hall::open(place.again().await).await.unwrap();
        let board = hall.board("g").await.unwrap();
        assert_eq!(act(&board, Seat::White, "m1", completes("e2e4")).await, Ok(first), "{}", place.name);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_role_does_only_what_it_could_do_at_the_board() {
    let place = Place::sqlite();
    let (hall, _) = Hall::open(Arc::clone(&place.store)).await.unwrap();
    let board = hall.set_up("g", opening("5", Settings::default())).await.unwrap();
    for (role, what) in [
        (Seat::White, Act::Clock(ClockAct::StartsRound)),
        (Seat::Black, Act::Decision(DecisionAct::Declares { score: Score::BLACK_WINS })),
        (Seat::WhitesAssistant, Act::Clock(ClockAct::Restarts { side: None })),
        (Seat::Arbiter, Act::Completion(CompletionAct::Resigns)),
        (Seat::Spectator, Act::Clock(ClockAct::Arrives)),
    ] {
        assert_eq!(act(&board, role, "x", [what]).await, Err(Refusal::NotForThem(role)));
    }
    assert!(matches!(act(&board, Seat::White, "x", completes("e2e4")).await, Err(Refusal::Impossible(_))));
    assert!(matches!(act(&board, Seat::White, "", [Act::Clock(ClockAct::Arrives)]).await, Err(Refusal::Malformed(_))));
    assert!(matches!(act(&board, Seat::White, "x", []).await, Err(Refusal::Malformed(_))));
    assert_eq!(place.store.read("g".to_owned(), 0).await.unwrap().len(), 1, "the log has nothing of it");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_is_atomic() {
    let place = Place::sqlite();
    let (hall, _) = Hall::open(Arc::clone(&place.store)).await.unwrap();
    let board = hall.set_up("g", opening("5", Settings::default())).await.unwrap();
    act(&board, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
    let mut acts = completes("e2e4");
    acts.push(Act::Moving(MovingAct::LetsGo));
    assert!(matches!(act(&board, Seat::White, "m", acts).await, Err(Refusal::Impossible(_))));
    assert!(board.snapshot(Seat::White).await.unwrap().moves.is_empty());
    act(&board, Seat::White, "m", completes("d2d4")).await.unwrap();
    assert_eq!(board.snapshot(Seat::White).await.unwrap().moves[0].san, "d2d4");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_may_refuse_illegal_moves() {
    let place = Place::sqlite();
    let (hall, _) = Hall::open(Arc::clone(&place.store)).await.unwrap();
    let settings = Settings { refuses_illegal_moves: true, ..Settings::default() };
    let board = hall.set_up("g", opening("5", settings)).await.unwrap();
    act(&board, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
    assert_eq!(act(&board, Seat::White, "m", completes("e2e5")).await, Err(Refusal::IllegalMove));
    act(&board, Seat::White, "m", completes("e2e4")).await.unwrap();
}

/// In 2009 only the opponent could claim an illegal move without supervision (A.4.c), so the arbiter has nothing to observe.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_for_legal_moves_refuses_what_only_the_opponent_may_claim() {
    let place = Place::sqlite();
    let (hall, _) = Hall::open(Arc::clone(&place.store)).await.unwrap();
    let mut opening = opening("5", Settings { refuses_illegal_moves: true, ..Settings::default() });
    opening.rules = Competition::new(Edition::from_name("2009").unwrap(), "15".parse().unwrap());
    opening.rules.supervision = Supervision::Reduced;
    let board = hall.set_up("g", opening).await.unwrap();
    act(&board, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
    assert_eq!(act(&board, Seat::White, "m", completes("e2e5")).await, Err(Refusal::IllegalMove));
    act(&board, Seat::White, "m", completes("e2e4")).await.unwrap();
}

/// A press without a move counts as an illegal move, which this board does not accept even as an observation of the hall.
#[tokio::test(flavor = "multi_thread")]
async fn a_refused_act_of_the_hall_leaves_no_trace() {
    let place = Place::sqlite();
    let (hall, _) = Hall::open(Arc::clone(&place.store)).await.unwrap();
    let settings = Settings { refuses_illegal_moves: true, illegal_moves: Watcher::Hall, ..Settings::default() };
    let board = hall.set_up("g", opening("90+30", settings)).await.unwrap();
    act(&board, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
    // 7.5.3: a press without a move counts as an illegal move, which this board does not accept.
    let press = [Act::Clock(ClockAct::Presses { hand: Hands::One })];
    assert_eq!(act(&board, Seat::White, "p", press).await, Err(Refusal::IllegalMove));
    act(&board, Seat::White, "m", completes("e2e4")).await.unwrap();
    let seen = board.snapshot(Seat::Arbiter).await.unwrap();
    let rows = place.store.read("g".to_owned(), 0).await.unwrap();
    let folded = jadoube_hall::board::fold("g", &rows).unwrap();
    assert_eq!(folded.game.state().illegal_moves(Color::White), seen.view.illegal_moves[0]);
    assert_eq!(folded.game.state().table().to_string(), seen.view.fen);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_follower_resumes_anywhere_and_sees_each_row_once_in_order() {
    for place in places().await {
        let (hall, _) = Hall::open(Arc::clone(&place.store)).await.unwrap();
        let board = hall.set_up("g", opening("90+30", Settings::default())).await.unwrap();
        let mut live = board.follow(1, Seat::Spectator);
        act(&board, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
        for turn in 0..12 {
            for (role, there, back) in [(Seat::White, "g1f3", "f3g1"), (Seat::Black, "g8f6", "f6g8")] {
                let squares = if turn % 2 == 0 { there } else { back };
                // A claim could end this; nobody makes one before the fifth repetition, and there are only three.
                if turn < 6 {
                    act(&board, role, &format!("{turn}{role:?}"), completes(squares)).await.unwrap();
                }
            }
        }
        let end = place.store.read("g".to_owned(), 0).await.unwrap().len() as u64;
        for seq in 1..end {
            assert_eq!(live.next().await.unwrap().seq, seq);
        }
        // 26 rows, of which the board keeps a few: the first come from the store.
        assert_eq!(end, 26);
        let mut late = board.follow(1, Seat::Black);
        for seq in 1..end {
            let row = late.next().await.unwrap();
            assert_eq!(row.seq, seq, "{}", place.name);
            assert!(row.frame(Locale::EL, Seat::Spectator).entry().contains(&format!("\"seq\":{seq},")));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_arbiter_sees_the_opponents_scoresheet() {
    let place = Place::sqlite();
    let (hall, _) = Hall::open(Arc::clone(&place.store)).await.unwrap();
    let board = hall.set_up("g", opening("90+30", Settings::default())).await.unwrap();
    act(&board, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
    act(&board, Seat::White, "m", completes("e2e4")).await.unwrap();
    act(&board, Seat::White, "w", [Act::Recording(RecordingAct::Records { text: "e4".to_owned() })]).await.unwrap();
    act(&board, Seat::Black, "n", completes("e7e5")).await.unwrap();
    let seen = |role| {
        let mut follower = board.follow(1, role);
        async move {
            let mut acts = Vec::new();
            while acts.len() < 6 {
                let row = follower.next().await.unwrap();
                let Body::Judged(judged) = &row.body else { panic!("an opening") };
                acts.push(matches!(judged.event.act, Act::Recording(RecordingAct::Records { .. })));
                if row.seq == 6 {
                    break;
                }
            }
            acts.contains(&true)
        }
    };
    assert!(seen(Seat::White).await && seen(Seat::Arbiter).await && seen(Seat::WhitesAssistant).await);
    assert!(!seen(Seat::Black).await && !seen(Seat::Spectator).await);
    let sheets = |role| async move { board.snapshot(role).await.unwrap().sheets };
    assert_eq!(sheets(Seat::Black).await[0], None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_ends_the_game_may_come_with_a_press() {
    let place = Place::sqlite();
    let (hall, _) = Hall::open(Arc::clone(&place.store)).await.unwrap();
    let board = hall.set_up("g", opening("90+30", Settings::default())).await.unwrap();
    act(&board, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
    for (number, squares) in ["f2f3", "e7e5", "g2g4"].into_iter().enumerate() {
        let role = if number % 2 == 0 { Seat::White } else { Seat::Black };
        act(&board, role, squares, completes(squares)).await.unwrap();
    }
    let mate = act(&board, Seat::Black, "mate", completes("d8h4")).await.unwrap();
    let snapshot = board.snapshot(Seat::White).await.unwrap();
    assert_eq!((snapshot.view.score, snapshot.seq), (Some(Score::BLACK_WINS), mate + 1));
    assert_eq!(act(&board, Seat::Black, "mate", completes("d8h4")).await, Ok(mate), "the name is known");
    let press = [Act::Clock(ClockAct::Presses { hand: Hands::One })];
    assert!(matches!(act(&board, Seat::Black, "press", press).await, Err(Refusal::Impossible(_))));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_hall_sees_a_flag_that_nobody_claims() {
    let place = Place::sqlite();
    let (hall, _) = Hall::open(Arc::clone(&place.store)).await.unwrap();
    let settings = Settings { flags: Watcher::Hall, ..Settings::default() };
    let mut opening = opening("1s", settings);
    // Nobody is awaited: the default time is longer than the game.
    opening.rules.default_time = Some(jadoube_clock::Millis::from_minutes(60));
    let board = hall.set_up("g", opening).await.unwrap();
    let mut follower = board.follow(1, Seat::Spectator);
    act(&board, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
    act(&board, Seat::White, "m", completes("e2e4")).await.unwrap();
    let over = loop {
        let row = follower.next().await.unwrap();
        if let Body::Judged(judged) = &row.body
            && judged.event.by == Actor::Hall
        {
            assert!(
                judged
                    .rulings
                    .iter()
                    .any(|ruling| matches!(ruling.finding, Finding::Clock(ClockFinding::FlagFell(Color::Black, ..))))
            );
            break row;
        }
    };
    assert_eq!(over.view.score, Some(Score::WHITE_WINS));
    assert!(over.at.0 >= 1_000, "not before the time was over");
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_crash_running_games_are_interrupted_with_their_clock_times() {
    for place in places().await {
        let (hall, _) = Hall::open(Arc::clone(&place.store)).await.unwrap();
        let board = hall.set_up("g", opening("5", Settings::default())).await.unwrap();
        act(&board, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
        act(&board, Seat::White, "m", completes("e2e4")).await.unwrap();

        let store = place.again().await;
        let (after, found) = Hall::open(Arc::clone(&store)).await.unwrap();
        // The old owner does not know yet that it has lost the board, and has recorded that it was alive until now.
        let last = board.snapshot(Seat::Arbiter).await.unwrap();
        assert_eq!((found.open, found.interrupted), (1, 1), "{}", place.name);
        let again = after.board("g").await.unwrap();
        let snapshot = again.snapshot(Seat::Arbiter).await.unwrap();
        let clock = snapshot.view.clock.unwrap();
        assert_eq!(clock.state, ClockState::Stopped(Color::Black));
        let (before, now) = (last.view.clock.unwrap().sides.black.main, clock.sides.black.main);
        assert!(now <= jadoube_clock::Millis(300_000) && now >= before, "no unobserved time was charged");

        // The old owner only seems to be alive: it can no longer write.
        assert_eq!(act(&board, Seat::Black, "late", completes("e7e5")).await, Err(Refusal::Gone));
        act(&again, Seat::Arbiter, "go", [Act::Clock(ClockAct::Restarts { side: None })]).await.unwrap();
        act(&again, Seat::Black, "n", completes("e7e5")).await.unwrap();
        assert_eq!(again.snapshot(Seat::Black).await.unwrap().moves.len(), 2);

        after.close().await;
        let rows = store.read("g".to_owned(), 0).await.unwrap();
        assert!(rows.last().unwrap().body.contains("stops_clocks"), "a planned stop stops the clocks as well");
        let (_, found) = Hall::open(place.again().await).await.unwrap();
        assert_eq!((found.open, found.interrupted), (1, 0), "they are stopped already");
    }
}

/// Waits until a condition holds, without guessing how long that takes.
async fn until(mut holds: impl AsyncFnMut() -> bool) {
    while !holds().await {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_idle_board_is_unloaded_and_its_clocks_run_on() {
    for place in places().await {
        let at_once = std::time::Duration::ZERO;
        let (hall, _) = Hall::open_resting(Arc::clone(&place.store), at_once).await.unwrap();
        let board = hall.set_up("g", opening("90+30", Settings::default())).await.unwrap();
        let mut follower = board.follow(1, Seat::Black);
        act(&board, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
        let first = act(&board, Seat::White, "m", completes("e2e4")).await.unwrap();
        while follower.next().await.unwrap().seq < first {}
        drop((follower, board));
        until(async || hall.open_boards().is_empty()).await;

        // It may be evicted again before anybody has joined.
        let (again, mut follower, snapshot) = loop {
            let again = hall.board("g").await.unwrap();
            let follower = again.follow(first + 1, Seat::White);
            if let Some(snapshot) = again.snapshot(Seat::Arbiter).await {
                break (again, follower, snapshot);
            }
        };
        assert_eq!(snapshot.view.clock.unwrap().state, ClockState::Running(Color::Black), "{}", place.name);
        assert_eq!(snapshot.seq, first + 1, "nobody stopped the clocks");
        assert_eq!(act(&again, Seat::White, "m", completes("e2e4")).await, Ok(first), "the names are known");
        act(&again, Seat::Black, "n", completes("e7e5")).await.unwrap();
        assert_eq!(follower.next().await.unwrap().seq, first + 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_whose_flags_the_hall_watches_is_not_unloaded() {
    let place = Place::sqlite();
    let (hall, _) = Hall::open_resting(Arc::clone(&place.store), std::time::Duration::ZERO).await.unwrap();
    let settings = Settings { flags: Watcher::Hall, ..Settings::default() };
    let mut opening = opening("1s", settings);
    opening.rules.default_time = Some(jadoube_clock::Millis::from_minutes(60));
    let board = hall.set_up("g", opening).await.unwrap();
    let follower = board.follow(1, Seat::Spectator);
    act(&board, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
    drop((follower, board));
    until(async || place.store.read("g".to_owned(), 2).await.unwrap().len() == 1).await;
    let rows = place.store.read("g".to_owned(), 2).await.unwrap();
    assert!(rows[0].body.contains("flag"), "{}", rows[0].body);
    until(async || hall.open_boards().is_empty()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn network_delay_is_given_back_up_to_the_announced_limit_and_is_visible() {
    let place = Place::sqlite();
    let (hall, _) = Hall::open(Arc::clone(&place.store)).await.unwrap();
    let none = hall.set_up("none", opening("5", Settings::default())).await.unwrap();
    let some = hall.set_up("some", opening("5", Settings { lag_limit: 100, ..Settings::default() })).await.unwrap();
    for (board, stream, lag) in [(&none, "none", None), (&some, "some", Some(100))] {
        act(board, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
        let mut follower = board.follow(2, Seat::Black);
        // It arrives ten seconds after the start, with a network delay of half a second.
        let arrived = Monotonic::now() + std::time::Duration::from_secs(10);
        let done = board.act(command("m", completes("e2e4")), Seat::White, arrived, 500).await.unwrap();
        let rows = place.store.read(stream.to_owned(), 1).await.unwrap();
        let started = rows[0].instant.0;
        let thought = done.at.0 - started;
        let (least, most) = if lag.is_some() { (9_900, 9_950) } else { (10_000, 10_050) };
        // The start was durable some milliseconds before we read the clock.
        assert!((least..most + 1_000).contains(&thought), "{stream}: {thought}");
        let body: serde_json::Value = serde_json::from_str(&rows[1].body).unwrap();
        assert_eq!(body["judged"].get("lag").and_then(serde_json::Value::as_u64), lag, "recorded");
        let frame: serde_json::Value =
            serde_json::from_str(follower.next().await.unwrap().frame(Locale::EN, Seat::Spectator).entry()).unwrap();
        assert_eq!(frame.get("lag").and_then(serde_json::Value::as_u64), lag, "shown");
    }
    // Nothing happens before an earlier row, however long it was delayed.
    let last = place.store.read("some".to_owned(), 0).await.unwrap().last().unwrap().instant;
    let early = some.act(command("n", completes("e7e5")), Seat::Black, Monotonic::now(), 65_535).await.unwrap();
    assert!(early.at >= last);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_absent_player_is_reported_once() {
    let place = Place::sqlite();
    let (hall, _) = Hall::open(Arc::clone(&place.store)).await.unwrap();
    let settings = Settings { flags: Watcher::Hall, ..Settings::default() };
    let board = hall.set_up("g", opening("90+30", settings)).await.unwrap();
    act(&board, Seat::White, "here", [Act::Clock(ClockAct::Arrives)]).await.unwrap();
    act(&board, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
    until(async || place.store.read("g".to_owned(), 0).await.unwrap().last().unwrap().body.contains("absent")).await;
    act(&board, Seat::White, "m", completes("e2e4")).await.unwrap();
    act(&board, Seat::White, "o", [Act::Draw(DrawAct::OffersDraw { conditional: false })]).await.unwrap();
    let rows = place.store.read("g".to_owned(), 0).await.unwrap();
    assert_eq!(rows.iter().filter(|row| row.body.contains("\"observes\"")).count(), 1);
}

/// A client may hold a board, and act, just when it is evicted.
#[tokio::test(flavor = "multi_thread")]
async fn an_act_reopens_an_evicted_board() {
    for place in places().await {
        let at_once = std::time::Duration::ZERO;
        let (hall, _) = Hall::open_resting(Arc::clone(&place.store), at_once).await.unwrap();
        let board = hall.set_up("g", opening("90+30", Settings::default())).await.unwrap();
        let put_away = async || until(async || hall.open_boards().is_empty()).await;
        put_away().await;
        act(&board, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
        put_away().await;
        let done = act(&board, Seat::White, "m", completes("e2e4")).await.unwrap();
        put_away().await;
        assert_eq!(board.snapshot(Seat::White).await.unwrap().seq, done + 1, "{}", place.name);
        put_away().await;
        assert_eq!(board.watch().await.unwrap().entries, 3);
        put_away().await;
        assert_eq!(board.follow(done, Seat::White).next().await.unwrap().seq, done);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn compensated_delay_does_not_cost_the_opponent_time() {
    for place in places().await {
        let (hall, _) = Hall::open(Arc::clone(&place.store)).await.unwrap();
        let settings = Settings { lag_limit: 2_000, ..Settings::default() };
        let board = hall.set_up("g", opening("5", settings)).await.unwrap();
        act(&board, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
        let mut arrived = Monotonic::now();
        let moves = ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5"];
        for (number, squares) in moves.into_iter().enumerate() {
            // White thinks for five seconds, and each reply is delayed by two seconds. Black answers as soon as it has arrived.
            let white = number % 2 == 0;
            let (role, thinks, lag) = if white { (Seat::White, 5, 2_000) } else { (Seat::Black, 0, 0) };
            arrived += std::time::Duration::from_secs(thinks);
            board.act(command(squares, completes(squares)), role, arrived, lag).await.unwrap();
        }
        let rows = place.store.read("g".to_owned(), 1).await.unwrap();
        let presses: Vec<u64> = rows.iter().skip(2).step_by(2).map(|row| row.instant.0).collect();
        for pair in presses.chunks(2) {
            assert_eq!(pair[0], pair[1], "{}: Black took no time", place.name);
        }
        assert_eq!(
            [presses[2] - presses[1], presses[4] - presses[3]],
            [3_000; 2],
            "White's own time, without the delay"
        );

        // A player who is not to move does not give anybody time by writing something down.
        let writes = [Act::Recording(RecordingAct::Records { text: "e4".to_owned() })];
        for role in [Seat::Black, Seat::White] {
            board.act(command("w", writes.clone()), role, arrived, 2_000).await.unwrap();
        }
        board.act(command("n", completes("e1g1")), Seat::White, arrived, 0).await.unwrap();
        let last = place.store.read("g".to_owned(), 1).await.unwrap().last().unwrap().instant.0;
        assert_eq!(last, presses[5], "{}", place.name);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_command_is_confirmed_that_did_not_happen() {
    for place in places().await {
        let (hall, _) = Hall::open(Arc::clone(&place.store)).await.unwrap();
        let mut board = hall.set_up("g", opening("90+30", Settings::default())).await.unwrap();
        act(&board, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
        let white = act(&board, Seat::White, "m1", completes("e2e4")).await.unwrap();
        let black = act(&board, Seat::Black, "m1", completes("e7e5")).await.unwrap();
        assert!(black > white, "{}: the names of two players have nothing to do with each other", place.name);
        for restarted in [false, true] {
            if restarted {
                let (hall, _) = Hall::open(place.again().await).await.unwrap();
                board = hall.board("g").await.unwrap();
            }
            assert_eq!(act(&board, Seat::White, "m1", completes("e2e4")).await, Ok(white));
            assert_eq!(act(&board, Seat::Black, "m1", completes("e7e5")).await, Ok(black));
            assert_eq!(act(&board, Seat::White, "m1", completes("d2d4")).await, Err(Refusal::NameTaken));
        }
    }
}
