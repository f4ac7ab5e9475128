//! What must hold for every clock: no time from nowhere, none lost, and looking changes nothing.

mod common;

use jadoube_board::Color;
use jadoube_clock::{
    Bonus, Clock, ClockEvent, Credit, Effect, Flag, Instant, Millis, SavedTime, Settings, TimeControl,
};
use proptest::prelude::*;

fn mains(clock: &Clock, at: Instant) -> u64 {
    let sides = clock.reading(at).unwrap().sides;
    sides.white.main.0 + sides.black.main.0
}

fn used(clock: &Clock, at: Instant) -> u64 {
    let sides = clock.reading(at).unwrap().sides;
    sides.white.used.0 + sides.black.used.0
}

/// The clock after the events, and the instant of the last.
fn after(control: TimeControl, settings: Settings, events: &[(u64, ClockEvent)]) -> (Clock, Instant) {
    let mut clock = Clock::new(control, settings);
    let mut now = Instant(0);
    for &(gap, event) in events {
        now = now.after(Millis(gap));
        clock.apply(now, event).unwrap();
    }
    (clock, now)
}

/// The time that came with the flags that fell after the first so many: all but one that is down now.
fn credited(clock: &Clock, first: usize) -> u64 {
    let new = &clock.falls()[first..];
    let reading = clock.reading(clock.last_event()).unwrap();
    let passed = new.iter().filter(|fall| reading.sides[fall.side].flag != Flag::Down(**fall));
    passed.map(|fall| clock.control().of(fall.side).period(fall.period + 1).time.0).sum()
}

/// A game in which both players only press, `gap` after `gap`.
fn presses(gaps: &[u64]) -> Vec<(u64, ClockEvent)> {
    let turns = Color::ALL.into_iter().cycle();
    let presses = gaps.iter().zip(turns).map(|(&gap, side)| (gap, ClockEvent::Press(side)));
    [(0, ClockEvent::Start(Color::White))].into_iter().chain(presses).collect()
}

proptest! {
    /// Without delay and hourglass every millisecond of main time has a known source, and leaves by running.
    #[test]
    fn time_is_conserved(
        control in common::control(5_000_000),
        settings in common::settings(),
        events in common::events(4_000_000, 3_000_000),
    ) {
        let cumulative = |bonus| match bonus {
            Bonus::Delay(time) => Bonus::Increment(time),
            Bonus::Hourglass => Bonus::None,
            other => other,
        };
        let mut clock = Clock::new(common::with_bonus(&control, cumulative), settings);
        let mut now = Instant(0);
        let mut running_time = 0;
        for (gap, event) in events {
            let running = clock.state().running();
            let ran = if running.is_some() { gap } else { 0 };
            running_time += ran;
            // After a flag that is down nothing is used up.
            let down = running.is_some_and(|side| clock.reading(now).unwrap().sides[side].flag.is_down());
            let (before, falls) = (mains(&clock, now), clock.falls().len());
            now = now.after(Millis(gap));
            clock.apply(now, ClockEvent::Press(running.map_or(Color::White, |side| !side))).unwrap();
            let unused = match clock.falls().get(falls..).and_then(|new| new.last()) {
                _ if down => ran,
                Some(fall) if clock.reading(now).unwrap().sides[fall.side].flag.is_down() => now.since(fall.at).0,
                _ => 0,
            };
            prop_assert_eq!(before + credited(&clock, falls) + unused, mains(&clock, now) + ran);
            prop_assert_eq!(used(&clock, now), running_time);

            let event = match event {
                ClockEvent::SetBonus { side, bonus } => ClockEvent::SetBonus { side, bonus: cumulative(bonus) },
                other => other,
            };
            let (before, falls) = (mains(&clock, now), clock.falls().len());
            let (more, less) = match clock.apply(now, event).unwrap() {
                Effect::Pressed { increment, period_time, lost } => (increment.plus(period_time), lost),
                Effect::TimeChanged { before, after } => (after.minus(before), before.minus(after)),
                Effect::MovesChanged { period_time, lost, .. } => (period_time, lost),
                _ => (Millis::ZERO, Millis::ZERO),
            };
            prop_assert_eq!(before + more.0 + credited(&clock, falls), mains(&clock, now) + less.0);
        }
    }

    #[test]
    fn an_hourglass_keeps_its_sand(
        white in 1..500u64, black in 1..500u64, gaps in prop::collection::vec(0..200u64, 0..30), look in 0..900u64,
    ) {
        let text = format!("white *{white} black *{black}");
        let (clock, now) = after(TimeControl::from_pgn(&text).unwrap(), Settings::default(), &presses(&gaps));
        prop_assert_eq!(mains(&clock, now.after(Millis(look))), (white + black) * 1000);
    }

    #[test]
    fn looking_and_pressing_in_vain_change_nothing(
        control in common::any_control(50_000),
        settings in common::settings(),
        events in common::events(40_000, 30_000),
        first in 0..200_000u64,
        second in 0..200_000u64,
    ) {
        let (clock, now) = after(control, settings, &events);
        let (middle, end) = (now.after(Millis(first)), now.after(Millis(first + second)));
        let whole = clock.reading(end).unwrap();
        prop_assert_eq!(clock.reading(end).unwrap(), whole);
        // An interval cut in two by an event without effect gives the same reading.
        let idle = match clock.state().running() {
            Some(side) => ClockEvent::Press(!side),
            None => ClockEvent::Press(Color::White),
        };
        let mut cut = clock.clone();
        cut.apply(middle, idle).unwrap();
        prop_assert_eq!(cut.reading(end).unwrap(), whole);
        prop_assert_eq!(cut.falls_until(end).unwrap(), clock.falls_until(end).unwrap());
    }

    #[test]
    fn a_running_clock_only_goes_down_and_the_other_stands(
        control in common::control(50_000),
        settings in common::settings(),
        events in common::events(40_000, 30_000),
        first in 0..100_000u64,
        second in 0..100_000u64,
    ) {
        let (clock, now) = after(control, settings, &events);
        let early = clock.reading(now.after(Millis(first))).unwrap();
        let late = clock.reading(now.after(Millis(first + second))).unwrap();
        for side in Color::ALL {
            let (a, b) = (early.sides[side], late.sides[side]);
            prop_assert_eq!(a.moves, b.moves);
            if clock.state().running() == Some(side) {
                prop_assert!(b.delay <= a.delay && b.used == a.used.plus(Millis(second)));
                if a.flag == b.flag {
                    prop_assert!(b.main <= a.main && a.main.0 + a.delay.0 <= b.main.0 + b.delay.0 + second);
                }
                prop_assert!(!a.flag.is_down() || b.flag == a.flag);
            } else if clock.state().running().is_none() || clock.bonus(!side) != Bonus::Hourglass {
                let standing = Color::ALL.iter().all(|&s| {
                    clock.control().of(s).periods().iter().all(|p| p.bonus != Bonus::Hourglass)
                });
                prop_assert!(!standing || (a.main, a.delay, a.flag) == (b.main, b.delay, b.flag));
            }
        }
    }

    #[test]
    fn both_ways_of_credit_give_the_same_time_to_a_player_who_is_in_time(
        control in common::control(3_000_000),
        gaps in prop::collection::vec(0..60_000u64, 0..40),
    ) {
        let control = common::with_bonus(&control, |b| if b == Bonus::Hourglass { Bonus::None } else { b });
        let set = |credit| Settings { credit, saved_time: SavedTime::CarriedOver };
        let mut by_time = Clock::new(control.clone(), set(Credit::WhenTimeRunsOut));
        let mut by_moves = Clock::new(control.clone(), set(Credit::WhenMovesCompleted));
        let mut now = Instant(0);
        for (gap, event) in presses(&gaps) {
            now = now.after(Millis(gap));
            by_time.apply(now, event).unwrap();
            by_moves.apply(now, event).unwrap();
            if !by_moves.falls().is_empty() {
                // The same flag is down or was short by the other clock.
                prop_assert!(by_time.falls().iter().any(|f| !f.quota_completed()));
                break;
            }
            let (t, m) = (by_time.reading(now).unwrap(), by_moves.reading(now).unwrap());
            for side in Color::ALL {
                let schedule = control.of(side);
                // What the clock that goes by time has still to add for the periods that the moves have opened.
                let added = by_time.falls().iter().filter(|f| f.side == side).count() as u32;
                let opened = schedule.period_after(t.sides[side].moves);
                let waiting: u64 = (added + 1..=opened).map(|n| schedule.period(n).time.0).sum();
                prop_assert_eq!(t.sides[side].main.0 + waiting, m.sides[side].main.0);
                prop_assert_eq!(t.sides[side].delay, m.sides[side].delay);
            }
        }
    }

    #[test]
    fn no_number_is_too_great(
        control in common::any_control(u64::MAX / 2),
        settings in common::settings(),
        gaps in prop::collection::vec(prop_oneof![0..5u64, any::<u64>()], 0..20),
        events in prop::collection::vec(common::event(u64::MAX), 20),
        moves in any::<u16>(),
        period in any::<u32>(),
    ) {
        let mut clock = Clock::new(control, settings);
        let mut now = Instant(0);
        for (gap, event) in gaps.into_iter().zip(events) {
            now = now.after(Millis(gap));
            clock.apply(now, event).unwrap();
        }
        for side in Color::ALL {
            clock.apply(now, ClockEvent::SetPeriod { side, period }).unwrap();
            clock.apply(now, ClockEvent::SetMoves { side, moves }).unwrap();
            clock.apply(now, ClockEvent::Start(side)).unwrap();
            clock.apply(now, ClockEvent::Press(side)).unwrap();
        }
        clock.reading(Instant(u64::MAX)).unwrap();
        clock.next_flag();
    }

    #[test]
    fn stored_clocks_come_back(
        control in common::any_control(90_000), settings in common::settings(), events in common::events(40_000, 30_000),
    ) {
        let (clock, _) = after(control, settings, &events);
        let json = serde_json::to_string(&clock).unwrap();
        prop_assert_eq!(serde_json::from_str::<Clock>(&json).unwrap(), clock);
    }
}

/// The longest loop a clock can be sent into: thousands of repetitions of a millisecond.
#[test]
fn a_counter_at_its_end() {
    for credit in [Credit::WhenTimeRunsOut, Credit::WhenMovesCompleted] {
        let settings = Settings { credit, saved_time: SavedTime::CarriedOver };
        let mut clock = Clock::new("1/0.001s".parse().unwrap(), settings);
        let side = Color::White;
        clock.apply(Instant(0), ClockEvent::SetMoves { side, moves: u16::MAX }).unwrap();
        clock.apply(Instant(0), ClockEvent::Start(side)).unwrap();
        let reading = clock.reading(Instant(u64::MAX)).unwrap();
        let Flag::Down(fall) = reading.sides.white.flag else { panic!("the flag is up") };
        assert_eq!((fall.at, fall.period), (Instant(65_536), 65_535));
    }
}
