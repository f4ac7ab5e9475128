//! A player who floods the log: there is still room for the others, and for the same player's own moves.

use jadoube_clock::Instant;
use jadoube_hall::board::table::Table;
use jadoube_hall::board::{CASUAL_SHARE, Command, Opening, Refusal, Seat, Settings};
use jadoube_lawbook::Edition;
use jadoube_laws::competition::Competition;
use jadoube_laws::event::{Act, ClockAct, CompletionAct, Hands, MovingAct, RecordingAct, Score};

struct Play {
    table: Table,
    number: u32,
    now: u64,
}

impl Play {
    fn begin() -> Play {
        let rules = Competition::new(Edition::newest(), "90+30".parse().unwrap());
        let [white, black] = ["Anna", "Bella"].map(str::to_owned);
        let date = "2026.11.15".to_owned();
        let table = Table::new(Opening {
            event: None,
            white,
            black,
            persons: Default::default(),
            date,
            rules,
            settings: Settings::default(),
        });
        let mut play = Play { table, number: 0, now: 0 };
        play.act(Seat::Arbiter, [Act::Clock(ClockAct::StartsRound)]).unwrap();
        play
    }

    fn act(&mut self, role: Seat, acts: impl Into<Vec<Act>>) -> Result<(), Refusal> {
        self.number += 1;
        let command = Command::new(self.number.to_string(), acts);
        self.table.decide(command, role, Instant(self.now), 0).map(drop)
    }

    fn moves(&mut self, role: Seat, squares: &str) -> Result<(), Refusal> {
        let played = squares.parse().unwrap();
        let moves = Act::Moving(MovingAct::Plays { played, hands: Hands::One });
        self.act(role, [moves, Act::Clock(ClockAct::Presses { hand: Hands::One })])
    }
}

fn writes() -> Act {
    Act::Recording(RecordingAct::Records { text: "e4".to_owned() })
}

/// Eight acts per message, 160 messages per second for a minute, over any number of sockets.
#[test]
fn flooding_the_log_stops_no_other_player() {
    let mut play = Play::begin();
    play.moves(Seat::White, "e2e4").unwrap();
    let (mut taken, mut refusals) = (0, [0, 0]);
    for _ in 0..160 * 60 {
        play.now += 6;
        match play.act(Seat::Black, vec![writes(); 8]) {
            Ok(()) => taken += 8,
            Err(Refusal::TooOften) => refusals[0] += 1,
            Err(Refusal::TooMany) => refusals[1] += 1,
            Err(other) => panic!("{other}"),
        }
    }
    assert!(taken <= 70, "{taken} rows");
    assert!(refusals.iter().all(|count| *count > 0), "{refusals:?}");
    // Everybody can continue, including the flooder once the flood is over.
    play.now += 10_000;
    play.moves(Seat::Black, "e7e5").unwrap();
    play.moves(Seat::White, "g1f3").unwrap();
    play.act(
        Seat::Arbiter,
        [Act::Clock(ClockAct::StopsClocks { reason: jadoube_laws::event::StopReason::CallArbiter })],
    )
    .unwrap();
    play.act(Seat::Black, [Act::Completion(CompletionAct::Resigns)]).unwrap();
    assert_eq!(play.table.game().state().score(), Some(Score::WHITE_WINS));
}

/// An assistant has no separate budget.
#[test]
fn a_player_and_the_assistant_share_an_allowance() {
    let mut play = Play::begin();
    for _ in 0..15 {
        play.act(Seat::White, vec![Act::Moving(MovingAct::LetsGo); 8]).ok();
    }
    assert_eq!(play.act(Seat::WhitesAssistant, [writes()]), Err(Refusal::TooOften));
    assert_ne!(play.act(Seat::Black, [writes()]), Err(Refusal::TooOften));
}

/// Whatever the arbiter's link is used for, the players' moves fit.
#[test]
fn arbiters_and_players_have_separate_shares() {
    let mut play = Play::begin();
    let mut rows = 0;
    loop {
        play.now += 1_000;
        let stops = Act::Clock(ClockAct::StopsClocks { reason: jadoube_laws::event::StopReason::CallArbiter });
        match play.act(Seat::Arbiter, [stops, Act::Clock(ClockAct::Restarts { side: None })]) {
            Ok(()) => rows += 2,
            Err(refusal) => break assert_eq!(refusal, Refusal::TooMany),
        }
    }
    assert!(rows <= CASUAL_SHARE && rows + 4 > CASUAL_SHARE, "{rows}");
    play.moves(Seat::White, "e2e4").unwrap();
    play.moves(Seat::Black, "e7e5").unwrap();
}
