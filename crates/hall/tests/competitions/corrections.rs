//! Corrections of pairings before the round begins.

use super::*;

#[tokio::test(flavor = "multi_thread")]
async fn pairings_are_corrected_before_the_round_begins() {
    let club = club().await;
    let competition = club.announce(json!({})).await;
    let path = format!("/api/v1/competitions/{competition}");
    let corrections = format!("{path}/corrections");
    let correct = |body: Value| club.arbiter.post(&corrections, body);
    club.pair(&competition, json!({ "typed": "1. Ana - Bert\n2. Cecil - Dora\n3. Eva - Fred\nGina - bye\n" })).await;
    let players = club.players(&competition).await;
    let (_, overview) = club.arbiter.get(&path).await;
    let game = |overview: &Value, board: usize| overview["rounds"][0][board]["game"].as_str().unwrap().to_owned();
    let old = [0, 1, 2].map(|board| game(&overview, board));
    act(&club.arbiter, &old[2], "start", json!(["starts_round"])).await;

    // A wrong name, reversed colors, and a bye instead of a board; the third game has begun and is unchanged.
    let right = "1. Anna - Bert\n2. Dora - Cecil\n3. Eva - Fred\n4. Gina - Hugo\n";
    let (status, answer) = correct(json!({ "round": { "round": 1, "typed": right } })).await;
    assert_eq!(status, 204, "{answer}");
    let (_, overview) = club.arbiter.get(&path).await;
    let names = |overview: &Value| -> Vec<String> {
        let table = overview["standings"].as_array().unwrap();
        let mut names: Vec<String> = table.iter().map(|line| line["name"].as_str().unwrap().to_owned()).collect();
        names.sort();
        names
    };
    assert_eq!(names(&overview), ["Anna", "Bert", "Cecil", "Dora", "Eva", "Fred", "Gina", "Hugo"], "Ana was Anna");
    assert_eq!(
        (&overview["rounds"][0][1]["white"], &overview["rounds"][0][1]["begun"]),
        (&json!("Dora"), &json!(false))
    );
    assert_eq!((game(&overview, 2), &overview["rounds"][0][2]["begun"]), (old[2].clone(), &json!(true)));
    let (_, corrected) = club.arbiter.get(&format!("/api/v1/games/{}", game(&overview, 1))).await;
    assert_eq!((&corrected["opening"]["white"], &corrected["opening"]["event"]["board"]), (&json!("Dora"), &json!(2)));

    // A player who came through a link follows the pairing: Cecil had White at the old board and has Black at the new one.
    assert_eq!(players[2].get(&format!("/api/v1/games/{}", old[1])).await.0, 410);
    let (status, me) = players[2].post(&format!("/api/v1/games/{}/follow", old[1]), json!({})).await;
    assert_eq!((status, &me["boards"]), (200, &json!([{ "game": game(&overview, 1), "role": "black" }])), "{me}");
    assert_eq!(
        players[4].post(&format!("/api/v1/games/{}/follow", old[2]), json!({})).await.0,
        404,
        "it has not moved"
    );

    // Another name at the same board is another person, who cannot use the first one's link.
    let (_, me) = players[1].post(&format!("/api/v1/games/{}/follow", old[0]), json!({})).await;
    assert_eq!(me["boards"], json!([{ "game": game(&overview, 0), "role": "black" }]), "{me}");
    let other = right.replace("Bert", "Zsolt");
    assert_eq!(correct(json!({ "round": { "round": 1, "typed": other } })).await.0, 204);
    assert_eq!(players[1].post(&format!("/api/v1/games/{}/follow", game(&overview, 0)), json!({})).await.0, 404);
    let (_, replaced) = club.arbiter.get(&path).await;
    assert!(names(&replaced).contains(&"Zsolt".to_owned()) && !names(&replaced).contains(&"Bert".to_owned()));
    assert_eq!(correct(json!({ "round": { "round": 1, "typed": right } })).await.0, 204);
    let (_, overview) = club.arbiter.get(&path).await;

    // Games that have begun stay, and so does everything else if one line is refused.
    let (status, refused) =
        correct(json!({ "round": { "round": 1, "typed": "1. Anna - Bert\n3. Fred - Eva\n" } })).await;
    assert_eq!((status, refused["error"].as_str()), (409, Some("begun")), "{refused}");
    assert!(
        refused["message"].as_str().unwrap().starts_with("Board 3 of round 1 has begun: Eva against Fred"),
        "{refused}"
    );
    assert_eq!(correct(json!({ "unpaired": { "round": 1 } })).await.0, 409);
    for (body, says) in [
        (json!({ "round": { "round": 7, "typed": "A - B" } }), "There is no round 7"),
        (json!({ "round": { "round": 1, "typed": "1. Anna - Bert\n2. Dora - Bert\n" } }), "Not every line"),
        (json!({ "name": "  " }), "A name is missing"),
        (json!({ "player": { "wrong": "Anna", "right": "Bert" } }), "another player named Bert"),
        (json!({ "player": { "wrong": "Zoe", "right": "Zoé" } }), "no player named Zoe"),
    ] {
        let (status, answer) = correct(body.clone()).await;
        assert!((400..500).contains(&status), "{body}: {status}");
        assert!(answer["message"].as_str().unwrap().contains(says), "{body}: {answer}");
    }
    assert_eq!(club.arbiter.get(&path).await.1["rounds"], overview["rounds"], "nothing has changed");

    // A missing line removes the board; its players disappear from the table.
    correct(json!({ "round": { "round": 1, "typed": "1. Anna - Bert\n2. Dora - Cecil\n3. Eva - Fred\n" } })).await;
    let (_, overview) = club.arbiter.get(&path).await;
    assert_eq!(names(&overview), ["Anna", "Bert", "Cecil", "Dora", "Eva", "Fred"]);

    // New names for the competition and for a player who is already at the board.
    assert_eq!(correct(json!({ "name": "Club open, group A" })).await.0, 204);
    assert_eq!(correct(json!({ "player": { "wrong": "Eva", "right": "Éva" } })).await.0, 204);
    act(&players[4], &old[2], "r", json!(["resigns"])).await;
    let (_, overview) = club.arbiter.get(&path).await;
    assert_eq!((&overview["name"], &overview["standings"][0]["name"]), (&json!("Club open, group A"), &json!("Fred")));
    let pgn = club.text(&format!("{path}/games.pgn")).await;
    assert!(pgn.contains("[White \"Éva\"]") && pgn.contains("[Event \"Club open, group A\"]"), "{pgn}");

    // A round that was paired by mistake is withdrawn, and another one takes its place.
    club.pair(&competition, json!({ "typed": "1. Anna - Eva\n" })).await;
    assert_eq!(correct(json!({ "unpaired": { "round": 1 } })).await.0, 409, "round 2 is paired already");
    assert_eq!(correct(json!({ "unpaired": { "round": 2 } })).await.0, 204);
    assert_eq!(club.pair(&competition, json!({ "typed": "1. Anna - Dora\n" })).await.1, json!({ "round": 2 }));
    assert_eq!(club.doors.browser().post(&format!("{path}/corrections"), json!({ "name": "x" })).await.0, 403);

    // All of it is in the log, which is intact.
    let rows = club.place.store.read(competition.clone(), 0).await.unwrap();
    let state = jadoube_hall::competition::fold(&competition, &rows).unwrap();
    assert_eq!((state.rounds.len(), state.announcement.name.as_str()), (2, "Club open, group A"));
    let has = |word: &str| rows.iter().filter(|row| row.body.contains(word)).count();
    assert_eq!([has("renamed"), has("name_corrected"), has("repaired"), has("unpaired")], [1, 2, 4, 1]);
}
