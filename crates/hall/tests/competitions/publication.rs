//! When results become public.

use super::*;

/// Everything that the public addresses reveal about results.
async fn public(club: &Club, competition: &str, games: &[String]) -> Vec<(&'static str, String)> {
    let path = format!("/api/v1/competitions/{competition}");
    let browser = club.doors.browser();
    let (_, overview) = browser.get(&path).await;
    let mut found = vec![("rounds", overview["rounds"].to_string()), ("standings", overview["standings"].to_string())];
    found.push(("report", club.text(&format!("{path}/report.trf")).await));
    found.push(("all games", club.text(&format!("{path}/games.pgn")).await));
    found.push(("screen", browser.get(&format!("{path}/screen")).await.1.to_string()));
    for game in games {
        found.push(("game", club.text(&format!("/games/{game}.pgn")).await));
        found.push(("snapshot", browser.get(&format!("/api/v1/games/{game}")).await.1.to_string()));
        found.push(("sheet", browser.get(&format!("/api/v1/games/{game}/sheet")).await.1.to_string()));
        found.push(("log", browser.get(&format!("/api/v1/games/{game}/log")).await.1.to_string()));
        found.push(("board", browser.get(&format!("/api/v1/games/{game}/screen")).await.1.to_string()));
        assert_eq!(browser.get(&format!("/api/v1/games/{game}/wooden")).await.0, 403);
        assert_eq!(browser.get(&format!("/api/v1/games/{game}/watch")).await.0, 403);
        assert_eq!(browser.get(&format!("/api/v1/games/{game}/line")).await.0, 403);
    }
    found
}

/// Whether something reveals that a game is over, or that points were scored.
fn tells(what: &str, text: &str) -> bool {
    match what {
        "report" => {
            text.lines().any(|line| line.starts_with("001") && (line.contains(" w 1") || line.contains(" 1.0 ")))
        }
        "standings" => text.contains("\"half_points\":2") || text.contains("\"games\":1") || text.contains("warnings"),
        _ => text.contains("\"score\"") || text.contains("1-0") || text.contains("resigns"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_public_address_shows_results_before_the_broadcast() {
    let club = club().await;
    for (seconds, shown) in [(3_600, false), (1, true)] {
        let competition = club.announce(json!({ "settings": { "delay_seconds": seconds } })).await;
        let path = format!("/api/v1/competitions/{competition}");
        club.pair(&competition, json!({ "typed": "Anna - Bert\nCecil - Dora\n" })).await;
        let players = club.players(&competition).await;
        let (_, overview) = club.arbiter.get(&path).await;
        let games = [0, 1].map(|board| overview["rounds"][0][board]["game"].as_str().unwrap().to_owned());
        act(&club.arbiter, &games[0], "start", json!(["starts_round"])).await;
        act(&players[0], &games[0], "1", completes("e2e4")).await;
        let warning = json!([{ "arbiter": { "penalizes": { "player": "black", "penalty": "warning" } } }]);
        act(&club.arbiter, &games[0], "w", warning).await;
        act(&players[1], &games[0], "2", json!(["resigns"])).await;
        let result = json!({ "result": { "white": 2, "black": 0 } });
        assert_eq!(club.arbiter.post(&format!("/api/v1/games/{}/wooden", games[1]), result).await.0, 200);
        // The arbiter sees it at once.
        let (_, overview) = club.arbiter.get(&path).await;
        assert!(
            tells("rounds", &overview["rounds"].to_string()) && tells("standings", &overview["standings"].to_string())
        );
        let report = club.arbiter.text(&format!("{path}/report.trf")).await;
        assert!(tells("report", &report), "{report}");
        if !shown {
            for (what, text) in public(&club, &competition, &games).await {
                assert!(!tells(what, &text), "{what}: {text}");
            }
            continue;
        }
        // Everybody else sees it once it has been broadcast, at every address.
        while public(&club, &competition, &games)
            .await
            .iter()
            .any(|(what, text)| !matches!(*what, "snapshot" | "log") && !tells(what, text))
        {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_public_address_shows_a_result_that_was_struck_out() {
    let club = club().await;
    let competition = club.announce(json!({ "settings": { "delay_seconds": 1 } })).await;
    let path = format!("/api/v1/competitions/{competition}");
    club.pair(&competition, json!({ "typed": "Anna - Bert\n" })).await;
    let (_, overview) = club.arbiter.get(&path).await;
    let game = overview["rounds"][0][0]["game"].as_str().unwrap().to_owned();
    let place = format!("/api/v1/games/{game}/wooden");
    for note in [
        json!({ "result": { "white": 2, "black": 0 } }),
        json!("take_back"),
        json!({ "result": { "white": 0, "black": 2 } }),
    ] {
        assert_eq!(club.arbiter.post(&place, note).await.0, 200);
    }
    let wrong = |text: &str| text.contains("1-0") || text.contains(r#""score":{"black":0"#) || text.contains(" w 1");
    let right = |text: &str| text.contains("0-1") || text.contains(r#""score":{"black":2"#);
    loop {
        let told = public(&club, &competition, std::slice::from_ref(&game)).await;
        for (what, text) in told.iter().filter(|(what, _)| !matches!(*what, "log")) {
            assert!(!wrong(text), "{what}: {text}");
        }
        let shows = |wanted: &str| told.iter().any(|(what, text)| *what == wanted && right(text));
        if ["rounds", "game", "all games", "screen", "board"].into_iter().all(shows) {
            break;
        }
    }
}

/// The points of the players in the public table, in half points.
async fn public_points(club: &Club, competition: &str) -> Vec<u64> {
    let (_, overview) = club.doors.browser().get(&format!("/api/v1/competitions/{competition}")).await;
    let standings = overview["standings"].as_array().unwrap().iter();
    standings.map(|standing| standing["half_points"].as_u64().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_public_table_has_no_round_with_a_result_that_is_held_back() {
    let club = club().await;
    for (settings, expected) in [
        // Not even the bye of the first round counts while a result of it is held back.
        (json!({ "delay_seconds": 3_600 }), vec![0, 0, 0]),
        (json!({ "delay_seconds": 3_600, "results_at_once": true }), vec![2, 2, 0]),
    ] {
        let competition = club.announce(json!({ "settings": settings })).await;
        club.pair(&competition, json!({ "typed": "Anna - Bert\nCecil - bye\n" })).await;
        let path = format!("/api/v1/competitions/{competition}");
        let players = club.players(&competition).await;
        let (_, overview) = club.arbiter.get(&path).await;
        let game = overview["rounds"][0][0]["game"].as_str().unwrap().to_owned();
        act(&club.arbiter, &game, "start", json!(["starts_round"])).await;
        // While the game is played nothing is held back, and the bye counts.
        assert_eq!(public_points(&club, &competition).await, [2, 0, 0]);
        act(&players[1], &game, "1", json!(["resigns"])).await;
        assert_eq!(public_points(&club, &competition).await, expected, "{settings}");
        let (_, shown) = club.doors.browser().get(&format!("/api/v1/games/{game}")).await;
        assert!(!tells("snapshot", &shown.to_string()), "the moves stay delayed: {shown}");
    }
    club.doors.close().await;
}
