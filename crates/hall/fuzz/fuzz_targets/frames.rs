//! Any messages from clients, one a line: each is taken in or refused, all of it or nothing, and what was taken in is judged the same again.
#![no_main]

use jadoube_clock::Instant;
use jadoube_hall::board::table::Table;
use jadoube_hall::board::{Opening, Seat, Settings, Watcher};
use jadoube_hall::http::Incoming;
use jadoube_lawbook::Edition;
use jadoube_laws::competition::Competition;
use jadoube_laws::event::{Act, Actor, ClockAct, Event};
use jadoube_laws::game::Game;
use libfuzzer_sys::fuzz_target;

fn table(first: u8) -> Table {
    let edition = Edition::all()[usize::from(first) % Edition::all().len()];
    let control = if first & 0x80 == 0 { "90+30" } else { "3" };
    let watcher = if first & 0x40 == 0 { Watcher::People } else { Watcher::Hall };
    let settings = Settings {
        flags: watcher,
        illegal_moves: watcher,
        refuses_illegal_moves: first & 0x20 != 0,
        lag_limit: 100,
        ..Settings::default()
    };
    let rules = Competition::new(edition, control.parse().expect("a time control"));
    let date = "2026.11.15".to_owned();
    let (white, black, persons) = ("W".into(), "B".into(), Default::default());
    Table::new(Opening { event: None, white, black, persons, date, rules, settings })
}

fuzz_target!(|input: (u8, &str)| {
    let (first, text) = input;
    let mut table = table(first);
    let mut at = Instant(0);
    for (line, number) in text.lines().zip(0u64..).take(64) {
        let Ok(Incoming { command, role }) = Incoming::read(line) else { continue };
        let role = role.unwrap_or(Seat::Arbiter);
        at = Instant(at.0 + 1_000 + number);
        let before = table.game().log().len();
        match table.decide(command, role, at, 50) {
            Ok(decided) => assert_eq!(table.game().log().len(), before + decided.rows.len()),
            Err(_) => assert_eq!(table.game().log().len(), before, "all of it or nothing"),
        }
    }
    let mut again = Game::new(table.game().competition().clone());
    for entry in table.game().log() {
        let event = Event { at: entry.event.at, by: entry.event.by, act: entry.event.act.clone() };
        again.apply(event).expect("what happened can happen again");
    }
    assert_eq!(again.state(), table.game().state());
    // Nobody but officials starts a round.
    let started = table.game().log().iter().find(|entry| entry.event.act == Act::Clock(ClockAct::StartsRound));
    assert!(started.is_none_or(|entry| entry.event.by == Actor::Arbiter));
});
