//! One link per player for a whole event.

use jadoube_hall::dump;

use super::*;

/// Hands out the links for an event: the secret of each player, by number.
async fn links(club: &Club, competition: &str) -> Vec<String> {
    let (status, links) = club.arbiter.post(&format!("/api/v1/competitions/{competition}/entrants"), json!({})).await;
    assert_eq!(status, 200, "{links}");
    let links = links.as_array().unwrap().iter();
    links.map(|link| link["url"].as_str().unwrap().split_once('#').unwrap().1.to_owned()).collect()
}

async fn joined(club: &Club, token: &str) -> Browser {
    let browser = club.doors.browser();
    let (status, me) = browser.post("/api/v1/join", json!({ "token": token })).await;
    assert_eq!(status, 200, "{me}");
    assert!(me["entered"]["player"].is_u64(), "{me}");
    browser
}

async fn games(club: &Club, competition: &str, round: usize) -> Vec<String> {
    let (_, overview) = club.arbiter.get(&format!("/api/v1/competitions/{competition}")).await;
    let boards = overview["rounds"][round].as_array().unwrap().iter();
    boards.map(|board| board["game"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_link_leads_to_the_games_of_all_rounds() {
    let club = club().await;
    let competition = club.announce(json!({})).await;
    club.pair(&competition, json!({ "typed": "Anna - Bert\nCecil - bye\n" })).await;
    let links = links(&club, &competition).await;
    let [anna, bert, cecil] = [&links[0], &links[1], &links[2]];
    let (anna, bert, cecil) = (joined(&club, anna).await, joined(&club, bert).await, joined(&club, cecil).await);
    let (_, mine) = cecil.get("/api/v1/my-games").await;
    assert_eq!((&mine[0]["games"][0]["half_points"], &mine[0]["player"]), (&json!(2), &json!("Cecil")), "{mine}");

    let first = games(&club, &competition, 0).await.remove(0);
    // The board waits for its players here, although nobody has come yet: it is not a wooden one.
    let (_, started) =
        club.arbiter.post(&format!("/api/v1/competitions/{competition}/rounds/1/start"), json!({})).await;
    assert_eq!((&started["started"], &started["noted"]), (&json!([1]), &json!([])), "{started}");
    let seat = format!("/api/v1/games/{first}/seat");
    assert_eq!(cecil.post(&seat, json!({})).await.0, 403, "somebody else's board");
    assert_eq!(club.doors.browser().post(&seat, json!({})).await.0, 403);
    assert_eq!(anna.post(&seat, json!({})).await.0, 200);
    act(&anna, &first, "1", completes("e2e4")).await;
    assert_eq!(bert.post(&seat, json!({})).await.0, 200);
    act(&bert, &first, "2", json!(["resigns"])).await;

    club.pair(&competition, json!({ "typed": "Cecil - Anna\nBert - bye\n" })).await;
    let second = games(&club, &competition, 1).await.remove(0);
    let (_, mine) = anna.get("/api/v1/my-games").await;
    let rounds: Vec<_> = mine[0]["games"].as_array().unwrap().iter().map(|game| game["round"].clone()).collect();
    assert_eq!(rounds, [2, 1]);
    let pairing = &mine[0]["games"][0]["pairing"];
    assert_eq!((&pairing["color"], &pairing["opponent"]), (&json!("black"), &json!("Cecil")), "{mine}");
    assert_eq!(mine[0]["games"][1]["pairing"]["score"], json!({ "white": 2, "black": 0 }));
    assert_eq!(anna.post(&format!("/api/v1/games/{second}/seat"), json!({})).await.0, 200);
    club.doors.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_link_takes_the_old_one_away_with_its_seats() {
    let club = club().await;
    let competition = club.announce(json!({})).await;
    club.pair(&competition, json!({ "typed": "Anna - Bert\n" })).await;
    let links = links(&club, &competition).await;
    let (anna, bert) = (joined(&club, &links[0]).await, joined(&club, &links[1]).await);
    let game = games(&club, &competition, 0).await.remove(0);
    let seat = format!("/api/v1/games/{game}/seat");
    for browser in [&anna, &bert] {
        assert_eq!(browser.post(&seat, json!({})).await.0, 200);
    }
    act(&club.arbiter, &game, "start", json!(["starts_round"])).await;
    let again = format!("/api/v1/competitions/{competition}/entrants/0");
    assert_eq!(anna.post(&again, json!({})).await.0, 403, "only arbiters hand out links");
    let (status, link) = club.arbiter.post(&again, json!({})).await;
    assert_eq!((status, &link["name"]), (200, &json!("Anna")), "{link}");
    assert_eq!(club.arbiter.post(&format!("/api/v1/competitions/{competition}/entrants/7"), json!({})).await.0, 404);

    // Whoever found Anna's old link has neither her seat nor her games; Bert is not affected.
    assert_eq!(anna.get("/api/v1/my-games").await.1, json!([]));
    assert_eq!(anna.post(&seat, json!({})).await.0, 403);
    let plays = json!({ "id": "1", "acts": completes("e2e4") });
    assert_eq!(anna.post(&format!("/api/v1/games/{game}/acts"), plays).await.0, 403);
    assert_eq!(anna.post("/api/v1/join", json!({ "token": links[0] })).await.0, 401);
    let new = link["url"].as_str().unwrap().split_once('#').unwrap().1;
    let anna = joined(&club, new).await;
    assert_eq!(anna.post(&seat, json!({})).await.0, 200);
    act(&anna, &game, "1", completes("e2e4")).await;
    act(&bert, &game, "2", completes("e7e5")).await;
    club.doors.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn late_entries_absences_and_withdrawals() {
    let club = club().await;
    let competition =
        club.announce(json!({ "regulations": { "system": "swiss", "rounds": 5, "tie_breaks": "BH" } })).await;
    let path = format!("/api/v1/competitions/{competition}");
    let enter = async |typed: &str| club.arbiter.post(&format!("{path}/players"), json!({ "typed": typed })).await;
    let (status, entered) = enter("GM Anna 2500\nBert\n\n3. Cecil 1900\nDora\n").await;
    assert_eq!((status, &entered["entered"]), (200, &json!(4)), "{entered}");
    assert_eq!(enter("Anna\nEva").await.1["entered"], 1, "Anna is known");
    assert_eq!(enter(" \n").await.0, 400);
    assert_eq!(club.doors.browser().post(&format!("{path}/players"), json!({ "typed": "X" })).await.0, 403);
    let (_, overview) = club.arbiter.get(&path).await;
    let anna = &overview["players"][0];
    assert_eq!([&anna["name"], &anna["title"], &anna["rating"]], [&json!("Anna"), &json!("GM"), &json!(2500)]);
    assert_eq!(overview["players"][2]["rating"], 1900);

    let say = async |player: usize, round: u16, attends: &str| {
        let said = json!({ "round": round, "attends": attends });
        club.arbiter.post(&format!("{path}/players/{player}"), said).await.0
    };
    assert_eq!(say(4, 1, "half_point_bye").await, 204);
    assert_eq!(say(3, 2, "withdrawn").await, 204);
    assert_eq!(say(9, 1, "absent").await, 409, "nobody has this number");
    let (_, overview) = club.arbiter.get(&path).await;
    assert_eq!(overview["attends"], json!(["plays", "plays", "plays", "plays", "half_point_bye"]));
    assert!(club.doors.browser().get(&path).await.1.get("attends").is_none(), "for arbiters only");
    // The report for pairing programs has both; so has the round that is paired from its answer.
    let report = club.arbiter.text(&format!("{path}/report.trf?pairing=true")).await;
    assert!(report.contains("240 H 001 0005"), "{report}");
    assert_eq!(club.pair(&competition, json!({ "pairs": "2\n1 2\n3 4\n" })).await.0, 201);
    assert_eq!(say(0, 1, "absent").await, 409, "the round is paired");

    // Somebody who has withdrawn is not missed, and not expected either.
    let draft = json!({ "competition": competition, "typed": "Anna - Cecil\nBert - Dora\n" });
    let (_, read) = club.arbiter.post("/api/v1/pairings/read", draft).await;
    assert_eq!(read["not_paired"], json!(["Eva"]), "{read}");
    assert!(
        read["warnings"].as_array().unwrap().iter().any(|warning| warning.as_str().unwrap().contains("Dora")),
        "{read}"
    );
    assert_eq!(club.pair(&competition, json!({ "typed": "Anna - Cecil\nBert - Eva\n" })).await.0, 201);
    let (_, overview) = club.arbiter.get(&path).await;
    assert_eq!(overview["byes"][0], json!([{ "player": "Eva", "half_points": 1 }]));
    assert_eq!(overview["byes"][1], json!([{ "player": "Dora", "half_points": 0 }]));
    // Who comes back plays again.
    assert_eq!(say(3, 3, "plays").await, 204);
    let (_, overview) = club.arbiter.get(&path).await;
    assert_eq!(overview["attends"][3], "plays");
    club.doors.close().await;
}

/// Kinds of records that a restored hall does without: whoever has a session now comes again.
const LEFT_OUT: [&str; 7] =
    ["session", "session_ended", "familiar", "link_epoch", "link_held", "friends_seat", "probe"];

#[tokio::test(flavor = "multi_thread")]
async fn links_for_an_event_and_invitations_are_valid_after_a_restore() {
    let club = club().await;
    let competition = club.announce(json!({})).await;
    club.pair(&competition, json!({ "typed": "Anna - Bert\nCecil - Dora\n" })).await;
    let links = links(&club, &competition).await;
    let game = games(&club, &competition, 0).await.remove(0);
    let seat = format!("/api/v1/games/{game}/seat");
    assert_eq!(joined(&club, &links[0]).await.post(&seat, json!({})).await.0, 200);
    club.players(&competition).await;
    let visitor = club.doors.browser();
    let (_, friends) = visitor.post("/api/v1/friends", json!({ "control": "5+3" })).await;
    let sits = json!({ "token": friends["invitation"], "color": "white" });
    assert_eq!(visitor.post("/api/v1/invitation/seat", sits.clone()).await.0, 200);

    let mut backup = Vec::new();
    dump::write(&*club.place.store, &mut backup).await.unwrap();
    let backed_up = String::from_utf8(backup.clone()).unwrap();
    let database = rusqlite::Connection::open(club.place.path()).unwrap();
    let mut kinds = database.prepare("SELECT DISTINCT kind FROM item").unwrap();
    for kind in kinds.query_map([], |row| row.get::<_, String>(0)).unwrap() {
        let kind = kind.unwrap();
        let is_in_it = backed_up.contains(&format!("\"kind\":\"{kind}\""));
        assert_ne!(is_in_it, LEFT_OUT.contains(&&*kind), "is a record of the kind {kind} part of a backup?");
    }
    let restored = Place::sqlite();
    dump::read(&*restored.store, &backup[..]).await.unwrap();
    let doors = Doors::open(Arc::clone(&restored.store)).await;
    let anna = doors.browser();
    assert_eq!(anna.post("/api/v1/join", json!({ "token": links[0] })).await.0, 200);
    assert_eq!(anna.post(&seat, json!({})).await.0, 200);
    assert_eq!(doors.browser().post("/api/v1/invitation/seat", sits).await.0, 200);
    doors.close().await;
}
