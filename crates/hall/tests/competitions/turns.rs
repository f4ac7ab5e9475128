//! Several arbiters who change a competition at the same moment, at one node and at two.

use jadoube_hall::board::Settings;
use jadoube_hall::competition::{Announcement, Attendance, Attends, Desk, Player};
use jadoube_hall::hall::Hall;
use jadoube_lawbook::Edition;
use jadoube_laws::competition::Competition;
use tokio::task::JoinSet;

use super::*;

/// How many players each arbiter enters.
const EACH: usize = 12;

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_changes_at_one_node_are_all_kept() {
    let club = club().await;
    let competition = club.announce(json!({})).await;
    let path = format!("/api/v1/competitions/{competition}/players");
    let enter = async |number: usize| club.arbiter.post(&path, json!({ "typed": format!("Guest {number}") })).await;
    let entered = tokio::join!(enter(1), enter(2), enter(3), enter(4), enter(5), enter(6));
    for (status, answer) in <[_; 6]>::from(entered) {
        assert_eq!((status, &answer["entered"]), (200, &json!(1)), "{answer}");
    }
    let absent = async |player: usize| {
        club.arbiter.post(&format!("{path}/{player}"), json!({ "round": 1, "attends": "absent" })).await.0
    };
    let said = tokio::join!(absent(0), absent(1), absent(2), absent(3), absent(4), absent(5));
    assert_eq!(<[u16; 6]>::from(said), [204; 6]);
    let (_, overview) = club.arbiter.get(&format!("/api/v1/competitions/{competition}")).await;
    assert_eq!(overview["attends"], json!(vec!["absent"; 6]), "{overview}");
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_changes_at_two_nodes_are_all_kept() {
    for place in common::places().await {
        let mut desks = Vec::new();
        for store in [Arc::clone(&place.store), place.again().await] {
            desks.push(Desk::new(Hall::open(store).await.unwrap().0));
        }
        let announcement = Announcement {
            name: "Club open".to_owned(),
            site: String::new(),
            rules: Competition::new(Edition::newest(), "90+30".parse().unwrap()),
            settings: Settings::default(),
            regulations: Default::default(),
        };
        let stream = desks[0].announce(announcement).await.unwrap();
        let mut arbiters = JoinSet::new();
        for (node, desk) in desks.iter().cloned().enumerate() {
            let stream = stream.clone();
            arbiters.spawn(async move {
                for number in 0..EACH {
                    let name = format!("Node {node}, guest {number}");
                    let player = Player { name: name.clone(), ..Player::default() };
                    assert_eq!(desk.enter(&stream, &[player]).await, Ok(1));
                    let state = desk.state(&stream).await.unwrap();
                    let player = state.players.iter().position(|player| player.name == name).unwrap();
                    let said = Attendance { player, round: 1, attends: Attends::Absent };
                    assert_eq!(desk.attend(&stream, said).await, Ok(()));
                }
            });
        }
        while let Some(done) = arbiters.join_next().await {
            done.unwrap();
        }
        let state = desks[0].state(&stream).await.unwrap();
        assert_eq!(state.players.len(), 2 * EACH, "{}", place.name);
        assert_eq!(state.attendance.len(), 2 * EACH, "{}", place.name);
    }
}
