//! Byo-yomi and clocks that count up, against tables computed by hand. The Laws know neither.

mod common;

use jadoube_board::Color::{self, Black, White};
use jadoube_clock::ClockEvent::{Add, Press, Set, Start, Stop, Take};
use jadoube_clock::{
    Bonus, Clock, ClockEvent, Credit, Effect, Instant, Millis, Overtime, OvertimeReading, Period, Schedule,
    ScheduleError, Settings, TimeControl,
};
use proptest::prelude::*;

fn clock(control: &str) -> Clock {
    Clock::new(TimeControl::from_pgn(control).unwrap(), Settings::default())
}

fn at(clock: &mut Clock, seconds: u64, event: ClockEvent) -> Effect {
    clock.apply(Instant(seconds * 1000), event).unwrap()
}

/// The main time in seconds, how many times have not begun, and the moves still to complete.
fn shows(clock: &Clock, seconds: u64, side: Color) -> (u64, u16, u16) {
    let reading = clock.reading(Instant(seconds * 1000)).unwrap().sides[side];
    let overtime = reading.overtime.unwrap();
    (reading.main.0 / 1000, overtime.left, overtime.moves)
}

fn fallen(clock: &Clock, seconds: u64) -> Vec<(Color, u64)> {
    let falls = clock.falls_until(Instant(seconds * 1000)).unwrap();
    falls.into_iter().map(|fall| (fall.side, fall.at.0 / 1000)).collect()
}

#[test]
fn each_move_has_the_whole_time_again() {
    let mut c = clock("100:3x30");
    let before = OvertimeReading { begun: false, times: 3, left: 3, time: Millis(30_000), moves: 1 };
    assert_eq!(c.reading(Instant(0)).unwrap().sides.white.overtime, Some(before));
    at(&mut c, 0, Start(White));
    assert_eq!(shows(&c, 99, White), (1, 3, 1));
    // The main time is over: the first of three times begins, and no flag falls.
    assert_eq!(shows(&c, 100, White), (30, 2, 1));
    assert_eq!(c.next_change(), Some(Instant(100_000)));
    assert_eq!(c.next_flag(), Some((White, Instant(190_000))));
    let renewed =
        Effect::Pressed { increment: Millis::ZERO, period_time: Millis(30_000), lost: Millis::from_seconds(10) };
    assert_eq!(at(&mut c, 120, Press(White)), renewed);
    assert_eq!((shows(&c, 120, White), shows(&c, 120, Black)), ((30, 2, 1), (100, 3, 1)));
    at(&mut c, 121, Press(Black));
    // 70 seconds for a move: two times are used up for good.
    assert_eq!(shows(&c, 151, White), (30, 1, 1));
    assert_eq!(shows(&c, 181, White), (30, 0, 1));
    at(&mut c, 191, Press(White));
    assert_eq!(shows(&c, 191, White), (30, 0, 1));
    at(&mut c, 192, Press(Black));
    assert_eq!(fallen(&c, 221), []);
    assert_eq!(fallen(&c, 222), [(White, 222)]);
    // Nothing comes after a fallen flag.
    at(&mut c, 230, Press(White));
    assert_eq!(shows(&c, 230, White), (0, 0, 1));
}

#[test]
fn canadian_byo_yomi_asks_for_several_moves_in_a_time() {
    let mut c = clock("10:1x3/60");
    at(&mut c, 0, Start(White));
    assert_eq!(shows(&c, 10, White), (60, 0, 3));
    // The move that the main time ended with is the first of the three.
    at(&mut c, 20, Press(White));
    assert_eq!(shows(&c, 20, White), (50, 0, 2));
    at(&mut c, 21, Press(Black));
    at(&mut c, 41, Press(White));
    assert_eq!(shows(&c, 41, White), (30, 0, 1));
    at(&mut c, 42, Press(Black));
    at(&mut c, 71, Press(White)); // one second left, and it is lost
    assert_eq!(shows(&c, 71, White), (60, 0, 3));
    at(&mut c, 72, Press(Black));
    assert_eq!(fallen(&c, 132), [(White, 132)]);
}

#[test]
fn periods_before_byo_yomi_end_as_announced() {
    let mut c = clock("2/60:30:2x10");
    at(&mut c, 0, Start(White));
    for press in [1, 3, 5] {
        at(&mut c, press, Press(White));
        at(&mut c, press + 1, Press(Black));
    }
    // 54 seconds are left of the first period; its end is marked by a flag, that of the second is not.
    assert_eq!(fallen(&c, 500), [(White, 6 + 57), (White, 6 + 57 + 30 + 20)]);
    let by_moves = Settings { credit: Credit::WhenMovesCompleted, ..Settings::default() };
    let mut late = Clock::new(c.control().clone(), by_moves);
    at(&mut late, 0, Start(White));
    assert_eq!(fallen(&late, 500), [(White, 60)]);
}

#[test]
fn without_main_time_byo_yomi_begins_at_once() {
    let c = clock("0:2x10");
    assert_eq!(shows(&c, 0, White), (10, 1, 1));
}

#[test]
fn the_arbiter_corrects_the_time_that_runs() {
    let mut c = clock("10:2x30");
    at(&mut c, 0, Start(White));
    at(&mut c, 15, Stop);
    assert_eq!(shows(&c, 15, White), (25, 1, 1));
    at(&mut c, 15, Add { side: White, time: Millis(60_000) });
    assert_eq!(shows(&c, 15, White), (85, 1, 1));
    at(&mut c, 15, Take { side: White, time: Millis(90_000) });
    assert_eq!(shows(&c, 15, White), (30, 0, 1));
    at(&mut c, 15, Take { side: White, time: Millis(90_000) });
    assert_eq!(fallen(&c, 15), [(White, 15)]);
    // A flag that is put up again stays in the last time.
    at(&mut c, 15, Set { side: White, time: Millis(20_000) });
    at(&mut c, 15, Start(White));
    at(&mut c, 16, Press(White));
    assert_eq!(shows(&c, 16, White), (30, 0, 1));
}

#[test]
fn a_clock_that_counts_up_never_runs_out() {
    let mut c = clock("white ^ black 60");
    at(&mut c, 0, Start(White));
    let reading = c.reading(Instant(5_000)).unwrap();
    assert_eq!((reading.sides.white.main, reading.sides.white.counts_up), (Millis(5_000), true));
    assert!(!reading.sides.black.counts_up);
    assert_eq!((c.next_flag(), c.next_change()), (None, None));
    at(&mut c, 100_000, Press(White));
    assert_eq!(fallen(&c, 100_059), []);
    assert_eq!(c.reading(Instant(100_059_000)).unwrap().sides.white.main, Millis(100_000_000));
    assert_eq!(fallen(&c, 100_060), [(Black, 100_060)]);
}

#[test]
fn what_the_laws_do_not_know() {
    for (text, known) in [("90+30", true), ("60 d5", true), ("hourglass 3", false), ("up-count", false)] {
        assert_eq!(text.parse::<TimeControl>().unwrap().white().is_in_the_laws(), known, "{text}");
    }
    assert!(!clock("60:3x30").control().white().is_in_the_laws());
}

#[test]
fn the_most_that_byo_yomi_can_give() {
    let minutes = |text: &str| TimeControl::from_pgn(text).unwrap().white().time_for(60).0 / 60_000;
    // Two of three times may run out, and the last is there for every move.
    assert_eq!(minutes("1800:3x30"), 30 + 1 + 30);
    assert_eq!(minutes("1800:1x25/300"), 30 + 3 * 5);
    assert_eq!(minutes("40/3600:60:1x60"), 60 + 1 + 20);
    assert_eq!(minutes("^"), u64::MAX / 60_000);
}

#[test]
fn schedules_that_make_no_sense() {
    let period = |moves, time, bonus| Period { moves: std::num::NonZeroU16::new(moves), time: Millis(time), bonus };
    let one = std::num::NonZeroU16::MIN;
    let extra = |time| Overtime { times: one, moves: one, time: Millis(time) };
    let all = || vec![period(0, 1, Bonus::None)];
    assert_eq!(Schedule::with_overtime(all(), extra(0)), Err(ScheduleError::NoOvertime));
    assert!(Schedule::with_overtime(all(), extra(1)).is_ok());
    for last in [period(3, 1, Bonus::None), period(0, 1, Bonus::Delay(Millis(1))), period(0, 1, Bonus::Hourglass)] {
        assert_eq!(Schedule::with_overtime(vec![last], extra(1)), Err(ScheduleError::OvertimeAfterMoves));
    }
    let up = period(0, 0, Bonus::UpCount);
    assert!(Schedule::new(vec![up]).is_ok());
    assert_eq!(Schedule::with_overtime(vec![up], extra(1)), Err(ScheduleError::UpCountWithMore { period: 0 }));
    assert_eq!(Schedule::new(vec![period(1, 1, Bonus::None), up]), Err(ScheduleError::UpCountWithMore { period: 1 }));
    assert_eq!(Schedule::new(vec![period(0, 1, Bonus::UpCount)]), Err(ScheduleError::UpCountWithMore { period: 0 }));
}

#[test]
fn as_people_write_it() {
    for (text, pgn) in [
        ("30m, byo-yomi 3x30s", "1800:3x30"),
        ("30, byo-yomi 3x30", "1800:3x30"),
        ("30 + 3x30s byo-yomi", "1800:3x30"),
        ("30m + byo-yomi 3 x 30", "1800:3x30"),
        ("30m byoyomi 30s", "1800:1x30"),
        ("30m; Japanese byo-yomi 5x1m", "1800:5x60"),
        ("30m, byo-yomi 25/5m", "1800:1x25/300"),
        ("30m, Canadian byo-yomi 25/5", "1800:1x25/300"),
        ("30m then Canadian 25 moves in 5 min", "1800:1x25/300"),
        ("40/90, 30m, byo-yomi 2x15/10m", "40/5400:1800:2x15/600"),
        ("0m, byo-yomi 3x30s", "0:3x30"),
        ("white 30m, byo-yomi 3x30s black 20m", "white 1800:3x30 black 1200"),
        ("up-count", "^"),
        ("upcount", "^"),
        ("counts up", "^"),
        ("up-count vs 5m", "white ^ black 300"),
    ] {
        let control: TimeControl = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(control.to_pgn(), pgn, "{text}");
        assert_eq!(control.to_string().parse(), Ok(control), "{text}");
    }
    for (text, column, expected) in [
        ("30m, byo-yomi", 14, "byo-yomi such as"),
        ("30m, byo-yomi 3x0s", 15, "a time above zero"),
        ("30m, byo-yomi 0x30s", 15, "from 1 to 65535"),
        ("40/30m, byo-yomi 3x30s", 9, "a period for all moves"),
        ("30m+5s, byo-yomi 3x30s", 9, "a period for all moves"),
        ("30m, byo-yomi 3x30s, 10m", 22, "the end"),
        ("byo-yomi 3x30s", 1, "a time such as"),
        ("40/90, up-count", 1, "a time such as"),
    ] {
        let error = text.parse::<TimeControl>().unwrap_err();
        assert_eq!(error.column, column, "{text}: {error}");
        assert!(error.expected.to_string().starts_with(expected), "{text}: {error}");
    }
}

proptest! {
    #[test]
    fn the_flag_of_one_who_only_thinks_falls_when_the_last_time_is_over(
        main in 0..100_000u64, overtime in common::overtime(60_000), look in 0..100_000u64,
    ) {
        let mut clock = playing(main, overtime);
        let end = Instant(main + overtime.time.0 * u64::from(overtime.times.get()));
        prop_assert_eq!(clock.next_flag(), Some((White, end)));
        // Looking on the way changes nothing, nor does it matter when the clock was stopped.
        let pause = Instant(look.min(end.0 - 1));
        clock.apply(pause, Stop).unwrap();
        clock.apply(pause, Start(White)).unwrap();
        prop_assert_eq!(clock.next_flag(), Some((White, end)));
        prop_assert_eq!(clock.falls_until(Instant(end.0 - 1)).unwrap(), vec![]);
        let falls = clock.falls_until(Instant(u64::MAX)).unwrap();
        prop_assert_eq!(falls.into_iter().map(|fall| (fall.side, fall.at)).collect::<Vec<_>>(), vec![(White, end)]);
    }

    #[test]
    fn who_completes_the_moves_in_time_never_loses_on_time(
        main in 0..100_000u64,
        overtime in common::overtime(60_000),
        turns in prop::collection::vec(0..60_000u64, 0..200),
    ) {
        let mut clock = playing(main, overtime);
        let mut now = Instant(0);
        for (turn, side) in turns.into_iter().zip([White, Black].into_iter().cycle()) {
            // A share of the time that leaves as much for each of the other moves.
            let share = overtime.time.0.div_ceil(u64::from(overtime.moves.get())).saturating_sub(1);
            now = now.after(Millis(turn.min(share)));
            clock.apply(now, Press(side)).unwrap();
            let reading = clock.reading(now).unwrap().sides[side];
            prop_assert!(reading.main.0 > 0 || reading.used.0 == main, "{reading:?}");
        }
        prop_assert_eq!(clock.falls(), []);
    }
}

/// White's clock runs from the beginning.
fn playing(main: u64, overtime: Overtime) -> Clock {
    let last = Period { moves: None, time: Millis(main), bonus: Bonus::None };
    let schedule = Schedule::with_overtime(vec![last], overtime).unwrap();
    let mut clock = Clock::new(TimeControl::same_for_both(schedule), Settings::default());
    clock.apply(Instant(0), Start(White)).unwrap();
    clock
}
