//! Several arbiters who change a competition at the same moment, at one node and at two.

use jadoube_hall::board::Settings;
use jadoube_hall::competition::{
    Announcement, Attendance, Attends, CompetitionState, Desk, DeskError, Player, Unfit, csv,
};
use jadoube_hall::hall::Hall;
use jadoube_hall::store::Kind;
use jadoube_hall::wooden::{Change, Note, Noted, Wooden};
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

/// The desks of two nodes, and a competition without players.
async fn two_nodes(place: &Place) -> ([Desk; 2], String) {
    let desk = async |store| Desk::new(Hall::open(store).await.unwrap().0);
    let desks = [desk(Arc::clone(&place.store)).await, desk(place.again().await).await];
    let announcement = Announcement {
        name: "Club open".to_owned(),
        site: String::new(),
        rules: Competition::new(Edition::newest(), "90+30".parse().unwrap()),
        settings: Settings::default(),
        regulations: Default::default(),
    };
    let stream = desks[0].announce(announcement).await.unwrap();
    (desks, stream)
}

fn player(name: impl Into<String>) -> Player {
    Player { name: name.into(), ..Player::default() }
}

/// The boards that are open, besides those of the rounds.
async fn strays(place: &Place, state: &CompetitionState) -> Vec<String> {
    let mut open = place.store.streams(Kind::Game, true).await.unwrap();
    open.retain(|game| !state.games().any(|board| board.pairing.here().as_ref() == Some(game)));
    open
}

/// Four boards; the ninth player is free.
const LIST: &str = "board,white,black\n1,A,B\n2,C,D\n3,E,F\n4,G,H\n";
const ROUNDS: u16 = 6;

#[tokio::test(flavor = "multi_thread")]
async fn a_pairing_and_absences_noted_at_another_node_are_all_kept() {
    for place in common::places().await {
        let ([here, there], stream) = two_nodes(&place).await;
        let players = ["A", "B", "C", "D", "E", "F", "G", "H", "I"].map(player);
        assert_eq!(here.enter(&stream, &players).await, Ok(9));
        let list = csv::read(LIST).unwrap();
        let say = |player, round, attends| Attendance { player, round, attends };
        let mut noted = 0;
        for round in 1..=ROUNDS {
            // While a round is paired here, the free player asks there for a bye in it, and others withdraw from the next one.
            let (paired, asked, said) = tokio::join!(
                here.pair(&stream, &list),
                there.attend(&stream, say(8, round, Attends::HalfPointBye)),
                async {
                    let mut said = Vec::new();
                    for player in 0..8 {
                        said.push(there.attend(&stream, say(player, round + 1, Attends::Withdrawn)).await);
                    }
                    said
                }
            );
            assert_eq!(paired, Ok(round), "{}", place.name);
            assert!(said.iter().all(Result::is_ok), "{}: {said:?}", place.name);
            let state = here.state(&stream).await.unwrap();
            assert_eq!(state.rounds.len(), usize::from(round), "{}", place.name);
            let byes: Vec<u8> = state.rounds.last().unwrap().byes.iter().map(|bye| bye.half_points).collect();
            // Who was in time has the bye; who came too late was told so.
            match asked {
                Ok(()) => assert_eq!(byes, [1], "{}", place.name),
                Err(DeskError::Unfit(Unfit::AlreadyPaired { round: late, .. })) => {
                    assert_eq!((late, byes), (round, vec![]), "{}", place.name);
                }
                Err(error) => panic!("{}: {error}", place.name),
            }
            noted += said.len() + usize::from(asked.is_ok());
            assert_eq!(state.attendance.len(), noted, "{}", place.name);
            assert_eq!(strays(&place, &state).await, [] as [String; 0], "{}", place.name);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_that_is_paired_at_two_nodes_is_one_round() {
    for place in common::places().await {
        let ([here, there], stream) = two_nodes(&place).await;
        let list = csv::read(LIST).unwrap();
        for round in 1..=ROUNDS {
            let (one, other) = tokio::join!(here.pair(&stream, &list), there.pair(&stream, &list));
            let late = Err(DeskError::Unfit(Unfit::Round { expected: usize::from(round) + 1, found: round }));
            assert!([&one, &other].contains(&&Ok(round)), "{}: {one:?} {other:?}", place.name);
            assert!([&one, &other].contains(&&late), "{}: {one:?} {other:?}", place.name);
            let state = there.state(&stream).await.unwrap();
            assert_eq!((state.rounds.len(), state.players.len()), (usize::from(round), 8), "{}", place.name);
            assert_eq!(strays(&place, &state).await, [] as [String; 0], "{}", place.name);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn corrections_and_entries_at_two_nodes_are_all_kept() {
    for place in common::places().await {
        let ([here, there], stream) = two_nodes(&place).await;
        here.pair(&stream, &csv::read(LIST).unwrap()).await.unwrap();
        let turned = csv::read(&LIST.replace("1,A,B", "1,B,A")).unwrap();
        let enter = async |name: &str| {
            for number in 0..2 {
                assert_eq!(here.enter(&stream, &[player(format!("{name} {number}"))]).await, Ok(1), "{}", place.name);
            }
        };
        let (renamed, corrected, ()) = tokio::join!(
            there.rename(&stream, "Spring open"),
            async {
                there.correct_name(&stream, "C", "Cecil").await.map(drop)?;
                there.correct_name(&stream, "Cecil", "C").await.map(drop)
            },
            enter("Guest"),
        );
        assert_eq!((renamed, corrected), (Ok(()), Ok(())), "{}", place.name);
        // Not at the same moment as the name: a list that says C while the player is called Cecil enters a new player.
        let (renamed, repaired, ()) =
            tokio::join!(there.rename(&stream, "Spring open"), there.repair(&stream, 1, &turned), enter("Late guest"),);
        assert_eq!((renamed, repaired.map(drop)), (Ok(()), Ok(())), "{}", place.name);
        let state = here.state(&stream).await.unwrap();
        assert_eq!((&*state.announcement.name, state.players.len()), ("Spring open", 12), "{}", place.name);
        let boards = &state.rounds[0].boards;
        let name = |player: usize| state.players[player].name.as_str();
        assert_eq!((name(boards[0].white), name(boards[1].white)), ("B", "C"), "{}", place.name);
        assert_eq!(strays(&place, &state).await, [] as [String; 0], "{}", place.name);
    }
}

/// Notes of a wooden board that several arbiters write at the same moment.
#[tokio::test(flavor = "multi_thread")]
async fn notes_at_two_nodes_are_all_kept() {
    for place in common::places().await {
        let mut arbiters = JoinSet::new();
        for store in [Arc::clone(&place.store), place.again().await, Arc::clone(&place.store)] {
            arbiters.spawn(async move {
                let wooden = Wooden::new(store);
                for number in 0..EACH {
                    let note = Noted::new(number as u64, None, Note::Announced(number.to_string()));
                    wooden.change("g", Change::Add(vec![note])).await.unwrap();
                }
            });
        }
        while let Some(done) = arbiters.join_next().await {
            done.unwrap();
        }
        let notes = Wooden::new(Arc::clone(&place.store)).notes("g").await.unwrap();
        assert_eq!(notes.notes.len(), 3 * EACH, "{}", place.name);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_changes_at_two_nodes_are_all_kept() {
    for place in common::places().await {
        let (desks, stream) = two_nodes(&place).await;
        let mut arbiters = JoinSet::new();
        for (node, desk) in desks.iter().cloned().enumerate() {
            let stream = stream.clone();
            arbiters.spawn(async move {
                for number in 0..EACH {
                    let name = format!("Node {node}, guest {number}");
                    assert_eq!(desk.enter(&stream, &[player(&name)]).await, Ok(1));
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
