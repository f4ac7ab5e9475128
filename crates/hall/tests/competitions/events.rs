//! One link per player for a whole event.

use super::*;

/// Hands out the links for an event: the secret of each player, by number.
async fn links(club: &Club, competition: &str) -> Vec<String> {
    let (status, links) = club.arbiter.post(&format!("/api/competitions/{competition}/entrants"), json!({})).await;
    assert_eq!(status, 200, "{links}");
    let links = links.as_array().unwrap().iter();
    links.map(|link| link["url"].as_str().unwrap().split_once('#').unwrap().1.to_owned()).collect()
}

async fn joined(club: &Club, token: &str) -> Browser {
    let browser = club.doors.browser();
    let (status, me) = browser.post("/api/join", json!({ "token": token })).await;
    assert_eq!(status, 200, "{me}");
    assert!(me["entered"]["player"].is_u64(), "{me}");
    browser
}

async fn games(club: &Club, competition: &str, round: usize) -> Vec<String> {
    let (_, overview) = club.arbiter.get(&format!("/api/competitions/{competition}")).await;
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
    let (_, mine) = cecil.get("/api/my-games").await;
    assert_eq!((&mine[0]["games"][0]["half_points"], &mine[0]["player"]), (&json!(2), &json!("Cecil")), "{mine}");

    let first = games(&club, &competition, 0).await.remove(0);
    // The board waits for its players here, although nobody has come yet: it is not a wooden one.
    let (_, started) = club.arbiter.post(&format!("/api/competitions/{competition}/rounds/1/start"), json!({})).await;
    assert_eq!((&started["started"], &started["noted"]), (&json!([1]), &json!([])), "{started}");
    let seat = format!("/api/games/{first}/seat");
    assert_eq!(cecil.post(&seat, json!({})).await.0, 403, "somebody else's board");
    assert_eq!(club.doors.browser().post(&seat, json!({})).await.0, 403);
    assert_eq!(anna.post(&seat, json!({})).await.0, 200);
    act(&anna, &first, "1", completes("e2e4")).await;
    assert_eq!(bert.post(&seat, json!({})).await.0, 200);
    act(&bert, &first, "2", json!(["resigns"])).await;

    club.pair(&competition, json!({ "typed": "Cecil - Anna\nBert - bye\n" })).await;
    let second = games(&club, &competition, 1).await.remove(0);
    let (_, mine) = anna.get("/api/my-games").await;
    let rounds: Vec<_> = mine[0]["games"].as_array().unwrap().iter().map(|game| game["round"].clone()).collect();
    assert_eq!(rounds, [2, 1]);
    let pairing = &mine[0]["games"][0]["pairing"];
    assert_eq!((&pairing["color"], &pairing["opponent"]), (&json!("black"), &json!("Cecil")), "{mine}");
    assert_eq!(mine[0]["games"][1]["pairing"]["score"], json!({ "white": 2, "black": 0 }));
    assert_eq!(anna.post(&format!("/api/games/{second}/seat"), json!({})).await.0, 200);
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
    let seat = format!("/api/games/{game}/seat");
    for browser in [&anna, &bert] {
        assert_eq!(browser.post(&seat, json!({})).await.0, 200);
    }
    act(&club.arbiter, &game, "start", json!(["starts_round"])).await;
    let again = format!("/api/competitions/{competition}/entrants/0");
    assert_eq!(anna.post(&again, json!({})).await.0, 403, "only arbiters hand out links");
    let (status, link) = club.arbiter.post(&again, json!({})).await;
    assert_eq!((status, &link["name"]), (200, &json!("Anna")), "{link}");
    assert_eq!(club.arbiter.post(&format!("/api/competitions/{competition}/entrants/7"), json!({})).await.0, 404);

    // Whoever found Anna's old link has neither her seat nor her games; Bert is not affected.
    assert_eq!(anna.get("/api/my-games").await.1, json!([]));
    assert_eq!(anna.post(&seat, json!({})).await.0, 403);
    let plays = json!({ "id": "1", "acts": completes("e2e4") });
    assert_eq!(anna.post(&format!("/api/games/{game}/acts"), plays).await.0, 403);
    assert_eq!(anna.post("/api/join", json!({ "token": links[0] })).await.0, 404);
    let new = link["url"].as_str().unwrap().split_once('#').unwrap().1;
    let anna = joined(&club, new).await;
    assert_eq!(anna.post(&seat, json!({})).await.0, 200);
    act(&anna, &game, "1", completes("e2e4")).await;
    act(&bert, &game, "2", completes("e7e5")).await;
    club.doors.close().await;
}
