//! An absent player is recorded once, and does not fill the log.

use crate::common;

use std::sync::Arc;
use std::time::Instant as Monotonic;

use common::Place;
use jadoube_board::Color;
use jadoube_hall::board::{Body, Command, Opening, Seat, Settings, Watcher};
use jadoube_hall::hall::Hall;
use jadoube_lawbook::Edition;
use jadoube_laws::competition::Competition;
use jadoube_laws::event::{Act, ClockAct, DecisionAct, DrawAct, Observation};

#[tokio::test(flavor = "multi_thread")]
async fn a_player_is_found_absent_once() {
    let place = Place::sqlite();
    let (hall, _) = Hall::open(Arc::clone(&place.store)).await.unwrap();
    let opening = Opening {
        event: None,
        white: "Anna".to_owned(),
        black: "Bella".to_owned(),
        persons: Default::default(),
        date: "2026.11.15".to_owned(),
        rules: Competition::new(Edition::newest(), "90+30".parse().unwrap()),
        settings: Settings { flags: Watcher::Hall, ..Settings::default() },
    };
    let board = hall.set_up("g", opening).await.unwrap();
    let act = async |role, id: &str, act| {
        let command = Command::new(id, [act]);
        board.act(command, role, Monotonic::now(), 0).await.unwrap()
    };
    act(Seat::White, "1", Act::Clock(ClockAct::Arrives)).await;
    act(Seat::Arbiter, "2", Act::Clock(ClockAct::StartsRound)).await;
    let mut follower = board.follow(1, Seat::Arbiter);
    loop {
        let row = follower.next().await.unwrap();
        if let Body::Judged(judged) = &row.body
            && judged.event.act == Act::Decision(DecisionAct::Observes(Observation::Absent(Color::Black)))
        {
            break;
        }
    }
    // Anything that the hall would add by itself comes before this.
    act(Seat::White, "3", Act::Draw(DrawAct::OffersDraw { conditional: false })).await;
    let snapshot = board.snapshot(Seat::Arbiter).await.unwrap();
    assert_eq!(snapshot.view.questions.len(), 1);
}
