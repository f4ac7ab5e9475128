//! A hall that continues games which another build of the engine has ruled on: the rulings stand, play continues, and the arbiter sees
//! where this build would rule differently.

use crate::common;

use std::sync::Arc;
use std::time::Instant as Monotonic;

use common::nodes::Running;
use common::postgres::Server;
use common::{Place, places};
use jadoube_board::Color;
use jadoube_clock::{ClockState, Millis};
use jadoube_hall::board::{Board, Body, Command, Done, Opening, Refusal, Seat, Settings, Urgency, fold};
use jadoube_hall::engine::{BUILD, Engine};
use jadoube_hall::hall::Hall;
use jadoube_lawbook::Edition;
use jadoube_laws::competition::Competition;
use jadoube_laws::event::{Act, ClockAct, CompletionAct, DecisionAct, Event, Hands, MovingAct, Observation, Score};
use jadoube_laws::ruling::{Effect, Ruling};

/// The build of last week: an illegal move cost one minute, and a resignation did not end the game.
const EARLIER: Engine = Engine { build: "0.0.9+earlier", amend: Some(as_earlier) };

#[expect(clippy::ptr_arg, reason = "the type of `Engine::amend`")]
fn as_earlier(event: &Event, rulings: &mut Vec<Ruling>) {
    for ruling in rulings.iter_mut() {
        for effect in &mut ruling.effects {
            if let Effect::TimeAdded(_, time) = effect {
                *time = Millis::from_minutes(1);
            }
        }
        if event.act == Act::Completion(CompletionAct::Resigns) {
            ruling.effects.retain(|effect| !matches!(effect, Effect::Over(_)));
        }
    }
}

/// A build that treated every draw offer as a drawn game.
const HASTY: Engine = Engine { build: "0.0.8+hasty", amend: Some(as_hasty) };

#[expect(clippy::ptr_arg, reason = "the type of `Engine::amend`")]
fn as_hasty(event: &Event, rulings: &mut Vec<Ruling>) {
    if let Act::Draw(_) = event.act
        && let Some(ruling) = rulings.first_mut()
    {
        let (score, reason, at) = (Score::DRAW, ruling.matter, event.at);
        ruling.effects = vec![Effect::Over(jadoube_laws::ruling::Outcome { score, reason, at })];
    }
}

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

/// White completes an illegal move, and the arbiter observes it: a minute for Black, as in the earlier build. Then play continues.
async fn plays_with_a_penalty(board: &Board) {
    act(board, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
    act(board, Seat::White, "m1", completes("e2e5")).await.unwrap();
    let sees = Act::Decision(DecisionAct::Observes(Observation::IllegalMove));
    act(board, Seat::Arbiter, "seen", [sees]).await.unwrap();
    act(board, Seat::Arbiter, "on", [Act::Clock(ClockAct::Restarts { side: None })]).await.unwrap();
    act(board, Seat::White, "m2", completes("e2e4")).await.unwrap();
}

/// How much time Black has gained so far, in whole minutes.
async fn minutes_added(board: &Board) -> u64 {
    let snapshot = board.snapshot(Seat::Arbiter).await.unwrap();
    let black = snapshot.view.clock.unwrap().sides[Color::Black];
    (black.main.0 + black.used.0 - 5_400_000) / 60_000
}

#[tokio::test(flavor = "multi_thread")]
async fn a_penalty_of_an_earlier_build_stands_and_play_continues() {
    for place in places().await {
        let (hall, _) = Hall::open_judging(Arc::clone(&place.store), EARLIER).await.unwrap();
        let board = hall.set_up("g", opening()).await.unwrap();
        plays_with_a_penalty(&board).await;
        assert_eq!(minutes_added(&board).await, 1, "{}", place.name);
        let before = board.snapshot(Seat::Arbiter).await.unwrap();
        hall.close().await;

        for restart in ["first", "second"] {
            let (hall, found) = Hall::open(place.again().await).await.unwrap();
            assert_eq!(found.unreadable, [], "{}, {restart} restart", place.name);
            let board = hall.board("g").await.unwrap();
            let after = board.snapshot(Seat::Arbiter).await.unwrap();
            assert_eq!((&after.view.fen, after.view.illegal_moves), (&before.view.fen, before.view.illegal_moves));
            assert_eq!(minutes_added(&board).await, 1, "{}, {restart} restart", place.name);
            let watch = board.watch().await.unwrap();
            assert!(watch.urgent.contains(&Urgency::RuledOtherwise), "{:?}", watch.urgent);
            let [otherwise] = &watch.otherwise[..] else { panic!("{:?}", watch.otherwise) };
            assert_eq!(otherwise.engine, "0.0.9+earlier");
            let told = otherwise.told(jadoube_texts::Locale::EN);
            assert!(told.then.join(" ").contains("1") && told.now.join(" ").contains("2"), "{told:?}");
            hall.close().await;
        }
        let (hall, _) = Hall::open(place.again().await).await.unwrap();
        let board = hall.board("g").await.unwrap();
        act(&board, Seat::Arbiter, "again", [Act::Clock(ClockAct::Restarts { side: None })]).await.unwrap();
        act(&board, Seat::Black, "n", completes("e7e5")).await.unwrap();
        let rows = place.store.read("g".to_owned(), 0).await.unwrap();
        let builds: Vec<String> = rows.iter().filter_map(|row| engine(&row.body)).collect();
        assert_eq!(builds.first().map(String::as_str), Some("0.0.9+earlier"));
        assert_eq!(builds.last().map(String::as_str), Some(BUILD));
    }
}

fn engine(body: &str) -> Option<String> {
    match serde_json::from_str(body).unwrap() {
        Body::Judged(judged) => Some(judged.engine),
        Body::Opened(_) => None,
    }
}

#[test]
fn a_build_is_named_by_its_version_and_its_sources() {
    let (version, sources) = BUILD.split_once('+').unwrap();
    assert_eq!(version, env!("CARGO_PKG_VERSION"));
    assert!(sources.len() == 16 && sources.chars().all(|digit| digit.is_ascii_hexdigit()), "{BUILD}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_continues_although_this_build_would_have_ended_it() {
    let place = Place::sqlite();
    let (hall, _) = Hall::open_judging(Arc::clone(&place.store), EARLIER).await.unwrap();
    let board = hall.set_up("g", opening()).await.unwrap();
    act(&board, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
    act(&board, Seat::White, "m1", completes("e2e4")).await.unwrap();
    act(&board, Seat::Black, "gives up", [Act::Completion(CompletionAct::Resigns)]).await.unwrap();
    act(&board, Seat::Black, "m2", completes("e7e5")).await.unwrap();
    drop((hall, board));

    let (hall, _) = Hall::open(place.again().await).await.unwrap();
    let board = hall.board("g").await.unwrap();
    let snapshot = board.snapshot(Seat::Arbiter).await.unwrap();
    assert_eq!((snapshot.view.score, snapshot.moves.len()), (None, 2));
    // The crash has stopped the clocks; White's was running before.
    assert_eq!(snapshot.view.clock.unwrap().state, ClockState::Stopped(Color::White));
    act(&board, Seat::Arbiter, "again", [Act::Clock(ClockAct::Restarts { side: None })]).await.unwrap();
    act(&board, Seat::White, "m3", completes("g1f3")).await.unwrap();
    let entry = board.watch().await.unwrap().otherwise[0].seq - 1;
    // The arbiter strikes out the entry, and no ruling differs any more.
    let corrects = Act::Decision(DecisionAct::Corrects { entry: u32::try_from(entry).unwrap() });
    act(&board, Seat::Arbiter, "strike", [corrects]).await.unwrap();
    assert_eq!(board.watch().await.unwrap().otherwise, []);
    assert_eq!(board.snapshot(Seat::Arbiter).await.unwrap().moves.len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_of_an_earlier_build_stands_although_this_build_would_continue() {
    let place = Place::sqlite();
    let (hall, _) = Hall::open_judging(Arc::clone(&place.store), HASTY).await.unwrap();
    let board = hall.set_up("g", opening()).await.unwrap();
    act(&board, Seat::Arbiter, "start", [Act::Clock(ClockAct::StartsRound)]).await.unwrap();
    let offers = Act::Draw(jadoube_laws::event::DrawAct::OffersDraw { conditional: false });
    act(&board, Seat::White, "offers", [offers]).await.unwrap();
    assert!(matches!(act(&board, Seat::White, "m", completes("e2e4")).await, Err(Refusal::Impossible(_))));
    drop((hall, board));

    let (hall, _) = Hall::open(place.again().await).await.unwrap();
    let board = hall.board("g").await.unwrap();
    assert_eq!(board.snapshot(Seat::Arbiter).await.unwrap().view.score, Some(Score::DRAW));
    assert!(matches!(act(&board, Seat::White, "m", completes("e2e4")).await, Err(Refusal::Impossible(_))));
    let told = place.store.summaries(vec!["g".to_owned()]).await.unwrap();
    assert!(told[0].1.contains("\"white\":1"), "{told:?}");
}

/// The row of a correction records its effects, so that another build arrives at the same.
#[tokio::test(flavor = "multi_thread")]
async fn the_effects_of_a_correction_stand() {
    let place = Place::sqlite();
    let (hall, _) = Hall::open_judging(Arc::clone(&place.store), EARLIER).await.unwrap();
    let board = hall.set_up("g", opening()).await.unwrap();
    plays_with_a_penalty(&board).await;
    // The move after the penalty is struck out, not the penalty itself, which stays as that build gave it.
    act(&board, Seat::Arbiter, "strike", [Act::Decision(DecisionAct::Corrects { entry: 6 })]).await.unwrap();
    let before = board.snapshot(Seat::Arbiter).await.unwrap();
    drop((hall, board));
    let (hall, _) = Hall::open(place.again().await).await.unwrap();
    let board = hall.board("g").await.unwrap();
    let after = board.snapshot(Seat::Arbiter).await.unwrap();
    assert_eq!((after.view.fen, after.moves), (before.view.fen, before.moves));
    assert_eq!(minutes_added(&board).await, 1);
    let rows = place.store.read("g".to_owned(), 0).await.unwrap();
    assert_eq!(fold("g", &rows).unwrap().otherwise.len(), 1, "the penalty, and nothing else");
}

/// The nodes get the new build one by one, and the games continue throughout.
#[tokio::test(flavor = "multi_thread")]
async fn nodes_are_upgraded_one_after_the_other() {
    let folder = tempfile::tempdir().unwrap();
    let Some(server) = Server::start(folder.path()) else { return };
    let earlier = Running::start_judging(&server, EARLIER).await;
    let here = earlier.hall.set_up("g", opening()).await.unwrap();
    plays_with_a_penalty(&here).await;
    // The first node of the new build mirrors a board of the old one, whose rulings it would not give.
    let later = Running::start(&server).await;
    let there = later.hall.board("g").await.unwrap();
    assert_eq!(there.snapshot(Seat::Spectator).await.unwrap().moves.len(), 1);
    let mut follower = there.follow(1, Seat::Spectator);
    act(&there, Seat::Black, "n1", completes("e7e5")).await.unwrap();
    act(&there, Seat::White, "m3", completes("g1f3")).await.unwrap();
    act(&there, Seat::Black, "n2", completes("e5e3")).await.unwrap();
    let sees = Act::Decision(DecisionAct::Observes(Observation::IllegalMove));
    act(&there, Seat::Arbiter, "seen again", [sees]).await.unwrap();
    act(&there, Seat::Arbiter, "on again", [Act::Clock(ClockAct::Restarts { side: None })]).await.unwrap();
    let last = act(&there, Seat::Black, "n3", completes("b8c6")).await.unwrap();
    for seq in 1..=last.seq {
        assert_eq!(follower.next().await.unwrap().seq, seq);
    }
    let before = there.snapshot(Seat::Arbiter).await.unwrap();
    // The old build leaves, and the new one continues the board, whose clock keeps running.
    earlier.stop().await;
    let board = later.hall.board("g").await.unwrap();
    let after = board.snapshot(Seat::Arbiter).await.unwrap();
    assert_eq!((after.view.fen, after.moves.len()), (before.view.fen, 4));
    assert_eq!(after.view.clock.unwrap().state, ClockState::Running(Color::White));
    // The minute given by the earlier build, and the increments of two moves.
    assert_eq!(minutes_added(&board).await, 2);
    assert_eq!(board.watch().await.unwrap().otherwise.len(), 2);
    act(&board, Seat::White, "m4", completes("f1b5")).await.unwrap();
    // Another node of the new build comes, and the first one leaves.
    let last = Running::start(&server).await;
    let mirror = last.hall.board("g").await.unwrap();
    act(&mirror, Seat::Black, "n4", completes("a7a6")).await.unwrap();
    later.stop().await;
    let board = last.hall.board("g").await.unwrap();
    act(&board, Seat::White, "m5", completes("b5a4")).await.unwrap();
    assert_eq!(board.snapshot(Seat::Arbiter).await.unwrap().moves.len(), 7);
    last.stop().await;
}
