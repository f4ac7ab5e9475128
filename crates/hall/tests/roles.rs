//! Who may do what at a board: players do what they could do at a real board, always as their own color, and nothing else.

use crate::common;

use std::sync::Arc;

use common::Place;
use common::server::Doors;
use jadoube_hall::access::{Link, Links};
use jadoube_hall::board::{Opening, Seat, Settings};
use jadoube_lawbook::Edition;
use jadoube_laws::competition::Competition;
use serde_json::{Value, json};

/// A board with a link for every role.
struct Table {
    doors: Doors,
    place: Place,
    links: Vec<(Seat, String)>,
    number: std::cell::Cell<u32>,
}

const GAME: &str = "g";

impl Table {
    async fn set_up(control: &str, announce: impl FnOnce(&mut Competition)) -> Table {
        let place = Place::sqlite();
        let doors = Doors::open(Arc::clone(&place.store)).await;
        let mut rules = Competition::new(Edition::newest(), control.parse().unwrap());
        announce(&mut rules);
        let opening = Opening {
            event: None,
            white: "Anna".to_owned(),
            black: "Bella".to_owned(),
            persons: Default::default(),
            date: "2026.11.15".to_owned(),
            rules,
            settings: Settings::default(),
        };
        doors.hall.set_up(GAME, opening).await.unwrap();
        let drawer = Links::new(Arc::clone(&place.store));
        let mut links = Vec::new();
        for role in [Seat::White, Seat::Black, Seat::WhitesAssistant, Seat::BlacksAssistant, Seat::Arbiter] {
            let secret = drawer.draw(&Link { game: GAME.to_owned(), role }).await.unwrap();
            links.push((role, secret.to_string()));
        }
        Table { doors, place, links, number: std::cell::Cell::new(0) }
    }

    async fn started(control: &str, announce: impl FnOnce(&mut Competition)) -> Table {
        let table = Table::set_up(control, announce).await;
        table.done(Seat::Arbiter, json!("starts_round")).await;
        table
    }

    async fn send(&self, role: Seat, mut command: Value) -> (u16, Value) {
        let number = self.number.get();
        self.number.set(number + 1);
        command["id"] = json!(format!("c{number}"));
        let token = &self.links.iter().find(|(found, _)| *found == role).unwrap().1;
        let url = self.doors.url(&format!("/api/v1/games/{GAME}/acts"));
        let response = reqwest::Client::new().post(url).bearer_auth(token).json(&command).send().await.unwrap();
        (response.status().as_u16(), response.json().await.unwrap())
    }

    /// It is done, and the log names the actor.
    async fn done(&self, role: Seat, act: Value) {
        let (status, answer) = self.send(role, json!({ "acts": [act] })).await;
        assert_eq!(status, 200, "{role:?} {act}: {answer}");
        let rows = self.place.store.read(GAME.to_owned(), answer["seq"].as_u64().unwrap()).await.unwrap();
        let body: Value = serde_json::from_str(&rows[0].body).unwrap();
        assert_eq!(body["judged"]["event"]["by"], serde_json::to_value(role).unwrap(), "{act}");
        assert_eq!(body["judged"]["event"]["act"], act);
    }

    async fn refused(&self, role: Seat, act: Value, error: &str) {
        let before = self.place.store.read(GAME.to_owned(), 0).await.unwrap().len();
        let (_, answer) = self.send(role, json!({ "acts": [act] })).await;
        assert_eq!(answer["error"], error, "{role:?} {act}: {answer}");
        assert_eq!(self.place.store.read(GAME.to_owned(), 0).await.unwrap().len(), before, "{act}");
    }

    async fn not_for_them(&self, roles: &[Seat], acts: &[Value]) {
        for act in acts {
            for &role in roles {
                self.refused(role, act.clone(), "not_for_them").await;
            }
        }
    }
}

const BOTH: [Seat; 2] = [Seat::White, Seat::Black];
const ASSISTANTS: [Seat; 2] = [Seat::WhitesAssistant, Seat::BlacksAssistant];
const ARBITER: [Seat; 1] = [Seat::Arbiter];

fn completes(squares: &str) -> [Value; 2] {
    [json!({ "plays": { "played": squares, "hands": "one" } }), json!({ "presses": { "hand": "one" } })]
}

#[tokio::test(flavor = "multi_thread")]
async fn scoresheets_and_surroundings() {
    let table = Table::started("90+30", |_| {}).await;
    let own = [
        json!({ "sheet": "writes_notes" }),
        json!({ "sheet": { "records_electronically": { "certified": true } } }),
        json!({ "sheet": "fails" }),
        json!({ "sheet": "hides" }),
        json!({ "sheet": "borrows" }),
        json!({ "arranges": { "claims_from_screen": { "claim": "repetition" } } }),
    ];
    for act in &own {
        table.done(Seat::White, act.clone()).await;
        table.done(Seat::Black, act.clone()).await;
    }
    table.refused(Seat::White, json!({ "sheet": "returns" }), "impossible").await;
    table.done(Seat::White, json!({ "arranges": "places_clock" })).await;
    table.done(Seat::Arbiter, json!({ "arranges": "places_clock" })).await;
    table.not_for_them(&ARBITER, &own).await;
    table.not_for_them(&ASSISTANTS, &own).await;
    let arbiters = [
        json!({ "sheet": { "found_incomplete": { "flag": "white" } } }),
        json!({ "sheet": { "evidence": { "player": "white", "moves": 40 } } }),
        json!({ "arranges": { "agrees_to_assistant": { "player": "white", "task": "moves", "disability": true } } }),
    ];
    table.not_for_them(&BOTH, &arbiters).await;
    table.not_for_them(&ASSISTANTS, &arbiters).await;
    table.done(Seat::Arbiter, arbiters[2].clone()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn conduct_and_the_laws_themselves() {
    let table = Table::started("90+30", |_| {}).await;
    let own = [
        json!({ "conduct": { "leaves": { "place": "area", "leave": "reported" } } }),
        json!({ "conduct": "asks_explanation" }),
        json!({ "conduct": { "appeals": { "against": "decision" } } }),
        json!({ "conduct": "helps_reconstruct" }),
        json!({ "conduct": "refuses_to_help" }),
    ];
    for act in &own {
        table.done(Seat::White, act.clone()).await;
        table.done(Seat::Black, act.clone()).await;
    }
    table.not_for_them(&ARBITER, &own).await;
    table.not_for_them(&ASSISTANTS, &own).await;
    for act in [
        json!({ "conduct": "checks_claim" }),
        json!({ "preface": { "reports_uncovered": { "text": "A dog ate the queen", "like": ["7.4.1"] } } }),
    ] {
        table.done(Seat::Black, act.clone()).await;
        table.done(Seat::Arbiter, act).await;
    }
    table.refused(Seat::White, json!({ "conduct": "allows_search" }), "impossible").await;
    let search = json!({ "conduct": { "asks_to_search": { "player": "white", "body": false } } });
    table.not_for_them(&BOTH, std::slice::from_ref(&search)).await;
    table.done(Seat::Arbiter, search).await;
    table.done(Seat::White, json!({ "conduct": "allows_search" })).await;
    let arbiters = [
        json!({ "conduct": { "finds": { "player": "black", "what": "notes" } } }),
        json!({ "conduct": { "finds_refusing": { "player": "black" } } }),
        json!({ "arbiter": { "penalizes": { "player": "black", "penalty": "loss" } } }),
        json!({ "arbiter": { "gives_time": { "player": "white", "time": 60000, "ground": "disturbance" } } }),
        json!({ "preface": { "asks_fide": { "text": "May a dog eat the queen?" } } }),
        json!({ "observes": { "flag": "black" } }),
        json!({ "restarts": { "side": null } }),
        json!({ "sets_clock": { "side": "white", "time": 60000 } }),
        json!({ "sets_counter": { "side": "white", "moves": 12 } }),
        json!({ "sets_position": { "position": "4k3/8/8/8/8/8/4P3/4K3 w - - 0 30" } }),
        json!({ "declares": { "score": { "white": 2, "black": 0 } } }),
        json!({ "corrects": { "entry": 0 } }),
    ];
    table.not_for_them(&BOTH, &arbiters).await;
    table.done(Seat::Arbiter, arbiters[0].clone()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_arbiter_enters_acts_of_people_without_a_seat() {
    let table = Table::started("90+30", |_| {}).await;
    let leaves = json!({ "conduct": { "leaves": { "place": "venue", "leave": "permitted" } } });
    let decides = json!({ "conduct": { "decides_appeal": { "upheld": true } } });
    let enters = json!({ "conduct": { "enters": { "permitted": false } } });
    // Nobody can grant themselves permission to leave, or act as the appeals committee.
    let acts = [leaves.clone(), decides.clone(), enters.clone(), json!({ "arbiter": "interferes" })];
    table.not_for_them(&BOTH, &acts).await;
    table.not_for_them(&ARBITER, &acts).await;
    table.done(Seat::White, json!({ "conduct": { "appeals": { "against": "decision" } } })).await;
    for (whose, act, status) in [
        ("black", leaves.clone(), 200),
        ("appeals", decides.clone(), 200),
        ("spectator", enters.clone(), 200),
        ("spectator", json!({ "arbiter": { "uses_phone": { "authorized": false } } }), 200),
        ("organizer", json!({ "blind": { "adapts": { "what": "a smaller table", "arbiter_asked": true } } }), 200),
        ("white", json!("resigns"), 403),
        ("white", decides.clone(), 403),
        ("appeals", leaves.clone(), 403),
        ("whites_assistant", leaves.clone(), 403),
        ("hall", json!({ "observes": { "flag": "white" } }), 403),
    ] {
        let (found, answer) = table.send(Seat::Arbiter, json!({ "for": whose, "acts": [act] })).await;
        assert_eq!(found, status, "{whose} {act}: {answer}");
    }
    for role in [Seat::White, Seat::Black, Seat::WhitesAssistant] {
        let (_, answer) = table.send(role, json!({ "for": "black", "acts": [leaves] })).await;
        assert_eq!(answer["error"], "not_for_them", "{role:?}");
    }
    let rows = table.place.store.read(GAME.to_owned(), 0).await.unwrap();
    let by: Vec<Value> = rows[2..].iter().map(|row| serde_json::from_str(&row.body).unwrap()).collect();
    let by: Vec<&str> = by.iter().map(|body: &Value| body["judged"]["event"]["by"].as_str().unwrap()).collect();
    assert_eq!(by, ["white", "black", "appeals", "spectator", "spectator", "organizer"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn rapid_and_chess960() {
    let table = Table::set_up("15+10", |rules| rules.supervision = jadoube_lawbook::Supervision::Reduced).await;
    table.not_for_them(&BOTH, &[json!({ "chess960": { "draws_lots": { "computer": 518 } } })]).await;
    table.done(Seat::Arbiter, json!({ "chess960": { "draws_lots": { "computer": 518 } } })).await;
    table.done(Seat::Arbiter, json!("starts_round")).await;
    let own = [
        json!({ "rapid": "asks_for_sheet" }),
        json!({ "rapid": "asks_to_see_sheet" }),
        json!({ "rapid": "agrees_to_correct" }),
        json!({ "chess960": "announces_castling" }),
        json!({ "rapid": { "claims_set_up": "board" } }),
    ];
    for act in &own {
        table.done(Seat::White, act.clone()).await;
        table.done(Seat::Black, act.clone()).await;
    }
    table.not_for_them(&ARBITER, &own).await;
    table.not_for_them(&ASSISTANTS, &own).await;
    table.not_for_them(&BOTH, &[json!({ "rapid": "sees_illegal_position" })]).await;
    table.done(Seat::Arbiter, json!({ "rapid": "sees_illegal_position" })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_without_increment() {
    let table = Table::started("90", |rules| rules.without_increment = true).await;
    table.done(Seat::Arbiter, json!({ "sets_clock": { "side": "white", "time": 90_000 } })).await;
    let claims = json!({ "quickplay": { "claims": "cannot_win" } });
    table.not_for_them(&ARBITER, std::slice::from_ref(&claims)).await;
    table.not_for_them(&ASSISTANTS, std::slice::from_ref(&claims)).await;
    table.not_for_them(&BOTH, &[json!({ "quickplay": "declares_draw" })]).await;
    table.done(Seat::White, json!({ "quickplay": { "asks_for_five_seconds": "increment" } })).await;
    table.done(Seat::Black, json!("declines")).await;
    table.done(Seat::White, claims).await;
    table.refused(Seat::White, json!({ "quickplay": "submits_sheet" }), "impossible").await;
    table.done(Seat::White, json!({ "quickplay": { "claims_without_arbiter": "both" } })).await;
    let position = json!({ "quickplay": { "writes_position": { "text": "K+B against K+B" } } });
    table.refused(Seat::Black, position.clone(), "impossible").await;
    table.done(Seat::White, position).await;
    table.done(Seat::White, json!({ "quickplay": "submits_sheet" })).await;
    table.done(Seat::Black, json!({ "quickplay": { "verifies": ["position", true] } })).await;
    table.done(Seat::Black, json!({ "quickplay": { "verifies": ["sheet", true] } })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_blind_player_and_the_assistant() {
    let table = Table::set_up("90+30", |_| {}).await;
    let registers = json!({ "blind": { "registers": { "player": "white", "disability": "visual" } } });
    table.not_for_them(&BOTH, std::slice::from_ref(&registers)).await;
    table.not_for_them(&ASSISTANTS, std::slice::from_ref(&registers)).await;
    table.done(Seat::Arbiter, registers).await;
    let tasks = json!(["moves", "announces", "records_and_presses", "informs", "claims"]);
    let own = [
        json!({ "blind": "demands_two_boards" }),
        json!({ "blind": { "brings_clock": { "speaks": true, "tactile": false } } }),
        json!({ "blind": { "keeps_score": { "by": "braille" } } }),
        json!({ "blind": { "takes_assistant": { "tasks": tasks } } }),
    ];
    for act in &own {
        table.done(Seat::White, act.clone()).await;
    }
    table.not_for_them(&ASSISTANTS, &own).await;
    table.not_for_them(&ARBITER, &own).await;
    table.done(Seat::Arbiter, json!("starts_round")).await;
    // The assistant moves for White, announces, writes and presses.
    for act in [
        json!({ "plays": { "played": "e2e4", "hands": "one" } }),
        json!({ "blind": { "announces": { "text": "e4" } } }),
    ] {
        table.done(Seat::WhitesAssistant, act).await;
    }
    table.done(Seat::WhitesAssistant, json!({ "records": { "text": "e4" } })).await;
    table.done(Seat::WhitesAssistant, json!({ "presses": { "hand": "one" } })).await;
    table.done(Seat::WhitesAssistant, json!({ "blind": { "informs": { "asked": true } } })).await;
    let reports = json!({ "blind": { "reports_touch": { "square": "e7" } } });
    // A blind player cannot have seen it.
    table.not_for_them(&BOTH, &[reports.clone(), json!({ "blind": { "informs": { "asked": true } } })]).await;
    table.done(Seat::WhitesAssistant, reports).await;
    table.done(Seat::Black, json!({ "blind": { "repeats": { "text": "e4" } } })).await;
    table.done(Seat::Arbiter, json!({ "blind": "compares_boards" })).await;
    // What an assistant cannot do for anybody.
    let never = [
        json!("resigns"),
        json!("accepts"),
        json!("declines"),
        json!({ "offers_draw": { "conditional": false } }),
        json!({ "signs": { "score": { "white": 0, "black": 2 } } }),
        json!({ "claims": { "claim": "repetition", "intends": null } }),
        json!({ "blind": "compares_boards" }),
        json!({ "conduct": { "appeals": { "against": "decision" } } }),
    ];
    table.not_for_them(&ASSISTANTS, &never).await;
    // The sighted player's assistant has no task here: the act is recorded and ruled on.
    table.done(Seat::BlacksAssistant, json!({ "claims": { "claim": "flag", "intends": null } })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_sealed_only_in_envelopes_of_the_hall() {
    let table = Table::started("90+30", |_| {}).await;
    for act in completes("e2e4") {
        table.done(Seat::White, act).await;
    }
    table.done(Seat::Arbiter, json!({ "adjourned": "asks_to_seal" })).await;
    let empty = json!({ "adjourned": { "seals": { "commitment": "00".repeat(32), "on": "paper" } } });
    table.not_for_them(&BOTH, std::slice::from_ref(&empty)).await;
    table.not_for_them(&ARBITER, std::slice::from_ref(&empty)).await;
    let seal = |body: Value| {
        let token = table.links.iter().find(|(role, _)| *role == Seat::Black).unwrap().1.clone();
        let url = table.doors.url(&format!("/api/v1/games/{GAME}/seal"));
        async move { reqwest::Client::new().post(url).bearer_auth(token).json(&body).send().await.unwrap().status() }
    };
    assert_eq!(seal(json!({ "id": "s", "text": "e5", "on": "parchment" })).await, 422);
    assert_eq!(seal(json!({ "id": "s", "text": "e5", "on": "paper" })).await, 200);
    let rows = table.place.store.read(GAME.to_owned(), 0).await.unwrap();
    assert!(rows.last().unwrap().body.contains("\"sealed\":\"black\""), "{}", rows.last().unwrap().body);
    table.not_for_them(&BOTH, &[json!({ "adjourned": "resumes" })]).await;
    table.done(Seat::Black, json!({ "stops_clocks": { "reason": "none" } })).await;
}
