//! Nodes of one hall in one process: what happens between them when a board changes its owner.

use crate::common;

use std::time::Instant as Monotonic;

use common::nodes::Running;
use common::postgres::Server;
use jadoube_board::Color;
use jadoube_clock::ClockState;
use jadoube_hall::board::{Board, Command, Done, Opening, Refusal, Seat, Settings};
use jadoube_hall::store::Store as _;
use jadoube_hall::store::postgres::Postgres;
use jadoube_lawbook::Edition;
use jadoube_laws::competition::Competition;
use jadoube_laws::event::{Act, ClockAct, Hands, MovingAct};

fn opening() -> Opening {
    let (white, black, date) = ("Anna".to_owned(), "Bella".to_owned(), "2026.11.15".to_owned());
    let rules = Competition::new(Edition::newest(), "90+30".parse().unwrap());
    Opening { event: None, white, black, persons: Default::default(), date, rules, settings: Settings::default() }
}

async fn act(board: &Board, role: Seat, id: &str, acts: impl Into<Vec<Act>>) -> Result<Done, Refusal> {
    board.act(Command::new(id, acts), role, Monotonic::now(), 0).await
}

fn completes(squares: &str) -> [Act; 2] {
    [
        Act::Moving(MovingAct::Plays { played: squares.parse().unwrap(), hands: Hands::One }),
        Act::Clock(ClockAct::Presses { hand: Hands::One }),
    ]
}

async fn clock(board: &Board) -> ClockState {
    board.snapshot(Seat::Arbiter).await.unwrap().view.clock.unwrap().state
}

#[tokio::test(flavor = "multi_thread")]
async fn every_node_shows_each_row_once_and_takes_each_act_once() {
    let folder = tempfile::tempdir().unwrap();
    let Some(server) = Server::start(folder.path()) else { return };
    let (one, two) = (Running::start(&server).await, Running::start(&server).await);
    let here = one.hall.set_up("g", opening()).await.unwrap();
    let there = two.hall.board("g").await.unwrap();
    let mut followers = [here.follow(1, Seat::Spectator), there.follow(1, Seat::Spectator)];
    act(&there, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
    let first = act(&there, Seat::White, "m", completes("e2e4")).await.unwrap();
    assert_eq!(act(&here, Seat::White, "m", completes("e2e4")).await, Ok(first));
    // No node confirms another command under the same name.
    for board in [&here, &there] {
        assert_eq!(act(board, Seat::White, "m", completes("d2d4")).await, Err(Refusal::NameTaken));
    }
    let last = act(&there, Seat::Black, "m", completes("e7e5")).await.unwrap();
    for follower in &mut followers {
        for seq in 1..=last.seq {
            assert_eq!(follower.next().await.unwrap().seq, seq);
        }
    }
}

/// A node owns a board that it could not open: visitors of its mirror must not be locked out.
#[tokio::test(flavor = "multi_thread")]
async fn a_mirror_gives_way_when_its_node_becomes_the_owner() {
    let folder = tempfile::tempdir().unwrap();
    let Some(server) = Server::start(folder.path()) else { return };
    let (one, two) = (Running::start(&server).await, Running::start(&server).await);
    let here = one.hall.set_up("g", opening()).await.unwrap();
    act(&here, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
    let mirror = two.hall.board("g").await.unwrap();
    let store = Postgres::open(&server.url(), 1).await.unwrap();
    store.take("g".to_owned(), two.name.clone(), 0).await.unwrap();

    assert_eq!(act(&mirror, Seat::White, "m", completes("e2e4")).await, Err(Refusal::Gone));
    let mut follower = mirror.follow(2, Seat::White);
    while follower.next().await.is_some() {}
    let own = two.hall.board("g").await.unwrap();
    act(&own, Seat::White, "m", completes("e2e4")).await.unwrap();
    // The node that owned it before finds the new owner.
    assert_eq!(act(&here, Seat::Black, "late", completes("e7e5")).await, Err(Refusal::Gone));
    let through_one = one.hall.board("g").await.unwrap();
    act(&through_one, Seat::Black, "n", completes("e7e5")).await.unwrap();
    assert_eq!(own.snapshot(Seat::Black).await.unwrap().moves.len(), 2);
}

/// On a very slow machine a lease may expire, and boards are taken over instead of handed over; then the test retries.
#[tokio::test(flavor = "multi_thread")]
async fn when_nodes_leave_at_once_the_last_one_gets_all_boards_with_running_clocks() {
    let folder = tempfile::tempdir().unwrap();
    let Some(server) = Server::start(folder.path()) else { return };
    let mut interrupted = Vec::new();
    for attempt in 0..3 {
        interrupted = two_leave_at_once(&server, attempt).await;
        if interrupted.is_empty() {
            return;
        }
    }
    panic!("clocks were stopped by a planned hand-over: {interrupted:?}");
}

/// The boards that were interrupted.
async fn two_leave_at_once(server: &Server, attempt: usize) -> Vec<String> {
    let (one, two) = (Running::start(server).await, Running::start(server).await);
    let last = Running::start(server).await;
    let games: Vec<String> = (0..20).map(|number| format!("g{attempt}-{number}")).collect();
    for game in &games {
        let board = one.hall.set_up(game, opening()).await.unwrap();
        act(&board, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
        act(&board, Seat::White, "m", completes("e2e4")).await.unwrap();
    }
    // Both at once: boards that the first one hands to the second move on to the third.
    tokio::join!(one.stop(), two.stop());
    let store = Postgres::open(&server.url(), 1).await.unwrap();
    let mut interrupted = Vec::new();
    for game in games {
        let board = last.hall.board(&game).await.unwrap();
        let rows = store.read(game.clone(), 0).await.unwrap();
        if rows.iter().any(|row| row.body.contains("stops_clocks")) {
            interrupted.push(game);
            continue;
        }
        assert_eq!(clock(&board).await, ClockState::Running(Color::Black));
        act(&board, Seat::Black, "n", completes("e7e5")).await.unwrap();
    }
    last.stop().await;
    interrupted
}

/// A request for a board that does not exist leaves nothing behind.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_does_not_exist_is_found_on_no_node() {
    let folder = tempfile::tempdir().unwrap();
    let Some(server) = Server::start(folder.path()) else { return };
    let one = Running::start(&server).await;
    assert!(matches!(one.hall.board("nothing").await, Err(jadoube_hall::hall::NoBoard::Unknown(_))));
    assert_eq!(one.hall.open_boards(), Vec::<String>::new());
}
