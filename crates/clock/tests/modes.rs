//! Every mode of the clock against tables computed by hand.

use jadoube_board::Color::{self, Black, White};
use jadoube_clock::ClockEvent::{Add, Press, Set, SetBonus, SetMoves, SetPeriod, Start, Stop, Take};
use jadoube_clock::{
    BeforeLastEvent, Bonus, Clock, ClockEvent, ClockState, Credit, Effect, Flag, FlagFall, Instant, Millis, SavedTime,
    Settings, SideReading, TimeControl,
};

fn clock(control: &str) -> Clock {
    clock_with(control, Settings::default())
}

fn clock_with(control: &str, settings: Settings) -> Clock {
    Clock::new(TimeControl::from_pgn(control).unwrap(), settings)
}

const BY_MOVES: Settings = Settings { credit: Credit::WhenMovesCompleted, saved_time: SavedTime::CarriedOver };
const LOST: Settings = Settings { credit: Credit::WhenTimeRunsOut, saved_time: SavedTime::LostInDelayMode };

/// The event at so many seconds.
fn at(clock: &mut Clock, seconds: u64, event: ClockEvent) -> Effect {
    clock.apply(Instant(seconds * 1000), event).unwrap()
}

fn side(clock: &Clock, seconds: u64, side: Color) -> SideReading {
    clock.reading(Instant(seconds * 1000)).unwrap().sides[side]
}

/// Both main times in seconds at a number of seconds.
fn mains(clock: &Clock, seconds: u64) -> (u64, u64) {
    let sides = clock.reading(Instant(seconds * 1000)).unwrap().sides;
    assert_eq!((sides.white.main.0 % 1000, sides.black.main.0 % 1000), (0, 0));
    (sides.white.main.0 / 1000, sides.black.main.0 / 1000)
}

fn fallen(clock: &Clock, seconds: u64) -> Vec<(Color, u64, u32, u16, Option<u32>)> {
    let falls = clock.falls_until(Instant(seconds * 1000)).unwrap();
    falls.into_iter().map(|f: FlagFall| (f.side, f.at.0 / 1000, f.period, f.moves, f.required)).collect()
}

fn pressed(increment: u64) -> Effect {
    Effect::Pressed { increment: Millis(increment * 1000), period_time: Millis::ZERO, lost: Millis::ZERO }
}

#[test]
fn all_moves_in_a_time() {
    let mut c = clock("300");
    assert_eq!(mains(&c, 1000), (300, 300));
    at(&mut c, 1000, Start(White));
    for (seconds, player, white, black) in
        [(1010, White, 290, 300), (1012, Black, 290, 298), (1072, White, 230, 298), (1370, Black, 230, 0)]
    {
        at(&mut c, seconds, Press(player));
        assert_eq!(mains(&c, seconds), (white, black), "at {seconds}");
    }
    assert_eq!(fallen(&c, 1370), [(Black, 1370, 0, 1, None)]);
}

#[test]
fn increment_is_there_from_the_first_move() {
    let mut c = clock("60+10");
    assert_eq!(mains(&c, 0), (70, 70));
    at(&mut c, 0, Start(White));
    assert_eq!(at(&mut c, 25, Press(White)), pressed(10));
    assert_eq!(mains(&c, 25), (55, 70));
    assert_eq!(at(&mut c, 26, Press(Black)), pressed(10));
    assert_eq!(mains(&c, 26), (55, 79));
    assert_eq!(c.last_increment(Black), Millis(10_000));
    // The clock that runs has no increment before the press.
    assert_eq!(mains(&c, 80), (1, 79));
    assert_eq!(c.next_flag(), Some((White, Instant(81_000))));
}

#[test]
fn no_increment_after_a_fallen_flag() {
    let mut c = clock("60+10");
    at(&mut c, 0, Start(White));
    assert_eq!(at(&mut c, 70, Press(White)), pressed(0)); // the very instant at which nothing is left
    assert_eq!(mains(&c, 70), (0, 70));
    assert_eq!(side(&c, 70, White).moves, 1);
    assert_eq!(c.last_increment(White), Millis::ZERO);
    at(&mut c, 75, Press(Black));
    assert_eq!(at(&mut c, 76, Press(White)), pressed(0));
    assert_eq!(mains(&c, 80), (0, 71));

    let mut saved = clock("60+10");
    saved.apply(Instant(0), Start(White)).unwrap();
    assert_eq!(saved.apply(Instant(69_999), Press(White)).unwrap(), pressed(10));
    assert_eq!(saved.reading(Instant(69_999)).unwrap().sides.white.main, Millis(10_001));
}

#[test]
fn delay_runs_before_the_main_time_and_what_is_left_of_it_is_lost() {
    let mut c = clock("60d10");
    at(&mut c, 0, Start(White));
    assert_eq!((mains(&c, 4), side(&c, 4, White).delay), ((60, 60), Millis(6_000)));
    at(&mut c, 4, Press(White));
    assert_eq!((mains(&c, 4), side(&c, 4, White).delay), ((60, 60), Millis(10_000)));
    assert_eq!((mains(&c, 14), side(&c, 14, Black).delay), ((60, 60), Millis(0)));
    at(&mut c, 34, Press(Black)); // 30 seconds: 10 of delay, 20 of main time
    assert_eq!(mains(&c, 34), (60, 40));
    assert_eq!(c.next_flag(), Some((White, Instant(104_000))));
    assert_eq!(fallen(&c, 103), []);
    assert_eq!(fallen(&c, 104), [(White, 104, 0, 1, None)]);
    // No delay either after a fallen flag.
    at(&mut c, 110, Press(White));
    assert_eq!(side(&c, 110, White).delay, Millis::ZERO);
}

#[test]
fn only_extra_time() {
    let mut increment = clock("0+10");
    at(&mut increment, 0, Start(White));
    at(&mut increment, 9, Press(White));
    assert_eq!(mains(&increment, 9), (11, 10));

    let mut delay = clock("0d10");
    at(&mut delay, 0, Start(White));
    assert_eq!(side(&delay, 9, White).flag, Flag::Up);
    at(&mut delay, 9, Press(White));
    assert_eq!(fallen(&delay, 18), []);
    assert_eq!(fallen(&delay, 19), [(Black, 19, 0, 0, None)]);
}

#[test]
fn hourglass_gives_the_opponent_what_one_uses() {
    let mut c = clock("*60");
    at(&mut c, 0, Start(White));
    at(&mut c, 20, Press(White));
    assert_eq!(mains(&c, 20), (40, 80));
    at(&mut c, 25, Press(Black));
    assert_eq!(mains(&c, 25), (45, 75));
    assert_eq!(mains(&c, 69), (1, 119));
    assert_eq!(mains(&c, 70), (0, 120));
    assert_eq!(mains(&c, 500), (0, 120));
}

/// Both players use `each` seconds a move; gives the second at which the last of `moves` moves was completed.
fn play(c: &mut Clock, start: u64, moves: u16, each: u64) -> u64 {
    let mut now = start;
    for _ in 0..moves {
        for player in [White, Black] {
            now += each;
            at(c, now, Press(player));
        }
    }
    now
}

#[test]
fn next_period_when_the_time_has_run_out() {
    let mut c = clock("3/100:50");
    at(&mut c, 0, Start(White));
    let now = play(&mut c, 0, 3, 20);
    // Three moves are completed, 40 seconds are left of the first period: they come first.
    assert_eq!((now, mains(&c, now)), (120, (40, 40)));
    assert_eq!(side(&c, now, White).period, 1);
    assert_eq!(side(&c, 159, White).flag, Flag::Up);
    let fall = FlagFall { side: White, at: Instant(160_000), period: 0, moves: 3, required: Some(3) };
    assert!(fall.quota_completed());
    assert_eq!(side(&c, 160, White).flag, Flag::Passed(fall));
    assert_eq!(mains(&c, 160), (50, 40));
    assert_eq!(mains(&c, 170), (40, 40));
    assert_eq!(fallen(&c, 300), [(White, 160, 0, 3, Some(3)), (White, 210, 1, 3, None)]);
    assert!(side(&c, 210, White).flag.is_down());
}

#[test]
fn next_period_comes_by_time_even_when_the_moves_are_short() {
    let mut c = clock("3/100:50+5");
    at(&mut c, 0, Start(White));
    at(&mut c, 60, Press(White));
    at(&mut c, 70, Press(Black));
    assert_eq!(mains(&c, 110), (50, 90));
    assert_eq!(fallen(&c, 110), [(White, 110, 0, 1, Some(3))]);
    let reading = c.reading(Instant(115_000)).unwrap();
    assert_eq!(reading.sides.white.flag.fall().map(|f| f.quota_completed()), Some(false));
    // The second period's increment now comes with each press.
    assert_eq!(at(&mut c, 115, Press(White)), pressed(5));
    assert_eq!(mains(&c, 115), (50, 90));
}

#[test]
fn next_period_when_the_moves_are_completed() {
    let mut c = clock_with("3/100:50", BY_MOVES);
    at(&mut c, 0, Start(White));
    let now = play(&mut c, 0, 2, 20);
    assert_eq!((now, mains(&c, now)), (80, (60, 60)));
    let effect = at(&mut c, 100, Press(White));
    assert_eq!(effect, Effect::Pressed { increment: Millis::ZERO, period_time: Millis(50_000), lost: Millis::ZERO });
    assert_eq!(mains(&c, 100), (90, 60));
    // Black does not complete the moves: that flag stays down.
    assert_eq!(fallen(&c, 500), [(Black, 160, 0, 2, Some(3))]);
    at(&mut c, 170, Press(Black));
    assert_eq!(side(&c, 170, Black).main, Millis::ZERO);
    assert!(side(&c, 170, Black).flag.is_down());
}

#[test]
fn the_increment_of_a_period_starts_with_its_first_move() {
    for settings in [Settings::default(), BY_MOVES] {
        let mut c = clock_with("2/100:50+30", settings);
        at(&mut c, 0, Start(White));
        at(&mut c, 10, Press(White));
        at(&mut c, 20, Press(Black));
        let Effect::Pressed { increment, .. } = at(&mut c, 30, Press(White)) else { panic!() };
        assert_eq!(increment, Millis(30_000));
        let by_moves = settings.credit == Credit::WhenMovesCompleted;
        assert_eq!(mains(&c, 30), (100 - 20 + 30 + if by_moves { 50 } else { 0 }, 90));
    }
}

#[test]
fn saved_time_in_delay_mode_is_lost_where_the_rules_say_so() {
    for (settings, after, lost) in [(LOST, 50, 80), (BY_MOVES, 130, 0), (Settings::default(), 80, 0)] {
        let mut c = clock_with("2/100d5:50d5", settings);
        at(&mut c, 0, Start(White));
        at(&mut c, 15, Press(White));
        at(&mut c, 16, Press(Black));
        let Effect::Pressed { lost: really, .. } = at(&mut c, 31, Press(White)) else { panic!() };
        assert_eq!((mains(&c, 31).0, really), (after, Millis(lost * 1000)), "{settings:?}");
    }
    // In any other mode it is carried over.
    let mut c = clock_with("1/100+5:50+5", LOST);
    at(&mut c, 0, Start(White));
    at(&mut c, 10, Press(White));
    assert_eq!(mains(&c, 10).0, 100);
    // And a player who does not complete the moves gets nothing.
    let mut c = clock_with("2/100d5:50d5", LOST);
    at(&mut c, 0, Start(White));
    assert_eq!(fallen(&c, 900), [(White, 105, 0, 0, Some(2))]);
    assert!(side(&c, 105, White).flag.is_down());
}

#[test]
fn the_last_period_repeats_when_it_has_a_number_of_moves() {
    let mut c = clock_with("2/100:1/10", BY_MOVES);
    at(&mut c, 0, Start(White));
    let now = play(&mut c, 0, 5, 1);
    assert_eq!((now, mains(&c, now)), (10, (100 - 5 + 4 * 10, 135)));
    assert_eq!(side(&c, now, White).period, 4);

    let mut c = clock("2/100:1/10");
    at(&mut c, 0, Start(White));
    let now = play(&mut c, 0, 3, 1);
    assert_eq!(mains(&c, now), (97, 97));
    let falls = [(White, 103, 0, 3, Some(2)), (White, 113, 1, 3, Some(3)), (White, 123, 2, 3, Some(4))];
    assert_eq!(fallen(&c, 999), falls); // the fourth move was not completed: no further repetition
    assert!(side(&c, 123, White).flag.is_down());
}

#[test]
fn different_times_for_the_players() {
    let mut c = clock("white 300+2 black 240");
    assert_eq!(mains(&c, 0), (302, 240));
    at(&mut c, 0, Start(White));
    assert_eq!(at(&mut c, 2, Press(White)), pressed(2));
    assert_eq!(at(&mut c, 3, Press(Black)), pressed(0));
    assert_eq!(mains(&c, 3), (302, 239));
}

#[test]
fn a_press_by_the_wrong_side_changes_nothing() {
    let mut c = clock("60+5");
    assert_eq!(at(&mut c, 0, Press(Black)), Effect::PressedWhileStopped);
    assert_eq!(c.state(), ClockState::NotStarted);
    at(&mut c, 0, Start(White));
    assert_eq!(at(&mut c, 7, Press(Black)), Effect::PressedWithoutRunning);
    assert_eq!((mains(&c, 10), side(&c, 10, Black).moves), ((55, 65), 0));
    assert_eq!(c.state(), ClockState::Running(White));
}

#[test]
fn stopped_clocks_stand_still_and_the_delay_goes_on_where_it_was() {
    let mut c = clock("60d10");
    at(&mut c, 0, Start(White));
    at(&mut c, 4, Stop);
    assert_eq!(at(&mut c, 50, Press(White)), Effect::PressedWhileStopped);
    assert_eq!(at(&mut c, 60, Stop), Effect::Stopped);
    assert_eq!((mains(&c, 100), side(&c, 100, White).delay), ((60, 60), Millis(6_000)));
    assert_eq!(c.next_flag(), None);
    at(&mut c, 100, Start(White));
    assert_eq!(mains(&c, 107), (59, 60));
    // The arbiter lets the other clock run: no press, so nothing is counted, and both have the whole delay.
    at(&mut c, 107, Stop);
    at(&mut c, 110, Start(Black));
    assert_eq!((side(&c, 110, White).delay, side(&c, 110, Black).delay), (Millis(10_000), Millis(10_000)));
    assert_eq!((side(&c, 110, White).moves, mains(&c, 121)), (0, (59, 59)));
}

#[test]
fn the_arbiter_adds_takes_and_sets() {
    let mut c = clock("60");
    at(&mut c, 0, Start(White));
    let two_minutes = Millis::from_minutes(2);
    assert_eq!(
        at(&mut c, 10, Add { side: Black, time: two_minutes }),
        Effect::TimeChanged { before: Millis(60_000), after: Millis(180_000) }
    );
    assert_eq!(
        at(&mut c, 20, Take { side: White, time: two_minutes }),
        Effect::TimeChanged { before: Millis(40_000), after: Millis::ZERO }
    );
    assert_eq!(fallen(&c, 20), [(White, 20, 0, 0, None)]);
    at(&mut c, 30, Add { side: White, time: Millis(5_000) });
    assert_eq!((side(&c, 30, White).flag, mains(&c, 30)), (Flag::Up, (5, 180)));
    assert_eq!(side(&c, 35, White).flag.fall().map(|f| f.at), Some(Instant(35_000)));
    at(&mut c, 50, Set { side: White, time: Millis(60_000) });
    assert_eq!((side(&c, 50, White).flag, mains(&c, 60)), (Flag::Up, (50, 180)));
    at(&mut c, 60, Set { side: Black, time: Millis::ZERO }); // a flag falls even while the clock is not running
    assert!(side(&c, 60, Black).flag.is_down());
    assert_eq!(fallen(&c, 60), [(White, 20, 0, 0, None), (White, 35, 0, 0, None), (Black, 60, 0, 0, None)]);
}

#[test]
fn which_flag_fell_first() {
    let mut c = clock("60");
    at(&mut c, 0, Start(White));
    at(&mut c, 70, Press(White)); // fell at 60
    let reading = c.reading(Instant(140_000)).unwrap(); // black's fell at 130
    assert!(reading.sides.white.flag.is_down() && reading.sides.black.flag.is_down());
    assert_eq!(reading.first_flag.map(|f| (f.side, f.at)), Some((White, Instant(60_000))));
    // White's time is put right by the arbiter: now only Black's flag is down.
    at(&mut c, 140, Set { side: White, time: Millis(9_000) });
    assert_eq!(c.reading(Instant(150_000)).unwrap().first_flag.map(|f| f.side), Some(Black));

    // Both at one instant: the order is that of the events.
    let mut c = clock("60");
    at(&mut c, 0, Start(White));
    at(&mut c, 60, Stop);
    at(&mut c, 60, Take { side: Black, time: Millis(60_000) });
    assert_eq!(fallen(&c, 60), [(White, 60, 0, 0, None), (Black, 60, 0, 0, None)]);
    assert_eq!(c.reading(Instant(60_000)).unwrap().first_flag.map(|f| f.side), Some(White));
}

#[test]
fn the_move_counter_is_corrected() {
    let mut c = clock_with("3/100:50", BY_MOVES);
    at(&mut c, 0, Start(White));
    at(&mut c, 10, Press(White));
    let effect = at(&mut c, 20, SetMoves { side: White, moves: 3 });
    assert_eq!(effect, Effect::MovesChanged { before: 1, period_time: Millis(50_000), lost: Millis::ZERO });
    assert_eq!(mains(&c, 20), (140, 90));
    // Back and forth: never twice.
    at(&mut c, 20, SetMoves { side: White, moves: 2 });
    at(&mut c, 20, SetMoves { side: White, moves: 3 });
    assert_eq!(mains(&c, 20), (140, 90));
    // Time and period set by hand: nothing more comes for these periods.
    at(&mut c, 20, SetPeriod { side: Black, period: 1 });
    at(&mut c, 20, SetMoves { side: Black, moves: 3 });
    assert_eq!(mains(&c, 20), (140, 90));
    assert_eq!(side(&c, 20, Black).period, 1);
}

#[test]
fn an_increment_introduced_during_the_game() {
    let mut c = clock("300");
    at(&mut c, 0, Start(White));
    let five = Bonus::Increment(Millis(5_000));
    at(&mut c, 200, SetBonus { side: White, bonus: five });
    at(&mut c, 200, SetBonus { side: Black, bonus: five });
    assert_eq!(mains(&c, 200), (100, 300));
    assert_eq!(at(&mut c, 210, Press(White)), pressed(5));
    assert_eq!(at(&mut c, 211, Press(Black)), pressed(5));
    assert_eq!(mains(&c, 211), (95, 304));

    at(&mut c, 211, SetBonus { side: Black, bonus: Bonus::Delay(Millis(7_000)) });
    assert_eq!(side(&c, 211, Black).delay, Millis(7_000));
    at(&mut c, 211, SetBonus { side: White, bonus: Bonus::Delay(Millis(7_000)) });
    assert_eq!(side(&c, 211, White).delay, Millis::ZERO); // from the next turn on
}

#[test]
fn a_flag_falls_with_the_end_of_a_turn_that_leaves_nothing() {
    let mut c = clock("0d10");
    at(&mut c, 0, Start(White));
    at(&mut c, 3, SetBonus { side: White, bonus: Bonus::None });
    assert_eq!(side(&c, 3, White).flag, Flag::Up); // the delay of this turn is still there
    at(&mut c, 4, Start(Black));
    assert_eq!(fallen(&c, 4), [(White, 4, 0, 0, None)]);
}

#[test]
fn a_clock_cannot_go_backwards() {
    let mut c = clock("60");
    at(&mut c, 10, Start(White));
    let before = c.clone();
    let error = BeforeLastEvent { at: Instant(9_999), last: Instant(10_000) };
    assert_eq!(c.apply(Instant(9_999), Press(White)), Err(error));
    assert_eq!(c.reading(Instant(9_999)), Err(error));
    assert_eq!(c.falls_until(Instant(9_999)), Err(error));
    assert_eq!(c, before);
    assert_eq!(error.to_string(), "0:00:09.999 is before the last event of the clock at 0:00:10");
}

#[test]
fn stored_and_read_back() {
    let mut c = clock("white 40/5400+30:1800+30 black 60d5");
    at(&mut c, 0, Start(White));
    at(&mut c, 5, Press(White));
    at(&mut c, 100, Press(Black));
    let json = serde_json::to_string(&c).unwrap();
    let control = r#"{"everyday":"white 40/90m, 30m; +30s black 1m d5s","pgn":"white 40/5400+30:1800+30 black 60d5"}"#;
    assert!(json.starts_with(&format!(r#"{{"control":{control},"settings":"#)), "{json}");
    assert_eq!(serde_json::from_str::<Clock>(&json).unwrap(), c);
    // As version 0.1 wrote it.
    let earlier = json.replace(control, r#""white 40/5400+30:1800+30 black 60d5""#);
    assert_eq!(serde_json::from_str::<Clock>(&earlier).unwrap(), c);
    let event = Add { side: Black, time: Millis(120_000) };
    assert_eq!(serde_json::to_string(&event).unwrap(), r#"{"add":{"side":"black","time":120000}}"#);
    assert_eq!(serde_json::to_string(&Press(White)).unwrap(), r#"{"press":"white"}"#);
    let bad = json.replace("60d5", "60e5");
    let error = serde_json::from_str::<Clock>(&bad).unwrap_err().to_string();
    assert!(error.contains("column 34: found \"e5\""), "{error}");
}
