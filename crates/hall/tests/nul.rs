//! A name with a NUL, which PostgreSQL cannot store, is refused like any other unknown name.

use crate::common;

use std::sync::Arc;

use common::places;
use common::server::Doors;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_name_with_a_nul_is_unknown_and_not_a_store_error() {
    for place in places().await {
        let doors = Doors::open(Arc::clone(&place.store)).await;
        let visitor = doors.browser();
        for path in [
            "/api/v1/games/%00",
            "/api/v1/games/a%00b/log",
            "/api/v1/games/%00/screen",
            "/games/%00.pgn",
            "/api/v1/competitions/a%00",
            "/api/v1/competitions/%00/report.trf",
            "/api/v1/competitions/%00/screen",
        ] {
            let (status, answer) = visitor.get(path).await;
            assert!(matches!(status, 400 | 404), "{}: {path}: {status} {answer}", place.name);
        }
        let (status, answer) = visitor.post("/api/v1/login", json!({ "name": "a\0b", "password": "x\0" })).await;
        assert!(matches!(status, 400 | 401), "{}: {answer}", place.name);

        let new = json!({ "edition": "2018", "control": "3+2", "white": "A\0", "black": "B" });
        let (status, answer) = visitor.post("/api/v1/games", new).await;
        assert!(status < 500, "{}: {answer}", place.name);
        let new = json!({ "edition": "2018", "control": "3+2", "white": "A", "black": "B" });
        let (status, answer) = visitor.post("/api/v1/games", new).await;
        assert_eq!(status, 201, "{}: {answer}", place.name);
        let game = answer["game"].as_str().unwrap();
        assert_eq!(visitor.post("/api/v1/join", json!({ "token": answer["white"] })).await.0, 200);
        let command = json!({ "id": "a\0", "acts": [{ "presses": { "hand": "one" } }] });
        let (status, answer) = visitor.post(&format!("/api/v1/games/{game}/acts"), command).await;
        assert_eq!(status, 400, "{}: {answer}", place.name);
        doors.close().await;
    }
}
