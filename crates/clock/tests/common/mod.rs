//! Random time controls, settings and events for the property tests.
#![allow(dead_code)] // each test file uses its part

use std::num::NonZeroU16;

use jadoube_board::Color;
use jadoube_clock::{Bonus, ClockEvent, Credit, Millis, Overtime, Period, SavedTime, Schedule, Settings, TimeControl};
use proptest::prelude::*;

pub fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::White), Just(Color::Black)]
}

pub fn bonus(most: u64) -> impl Strategy<Value = Bonus> {
    prop_oneof![
        Just(Bonus::None),
        (0..=most).prop_map(|t| Bonus::Increment(Millis(t))),
        (0..=most).prop_map(|t| Bonus::Delay(Millis(t))),
    ]
}

/// Schedules whose main times and extra times are at most so many milliseconds.
pub fn schedule(most: u64) -> impl Strategy<Value = Schedule> {
    let with_moves = (1..5u16, 1..=most, bonus(most / 8));
    let last = prop_oneof![
        4 => (Just(None), 0..=most, bonus(most / 8)),
        2 => ((1..4u16).prop_map(Some), 0..=most, bonus(most / 8)),
        1 => (Just(None), 1..=most, Just(Bonus::Hourglass)),
    ];
    (prop::collection::vec(with_moves, 0..4), last).prop_filter_map("gives time", |(first, last)| {
        let listed = first.into_iter().map(|(moves, time, bonus)| (Some(moves), time, bonus));
        let periods = listed.chain([last]).map(|(moves, time, bonus)| Period {
            moves: moves.and_then(NonZeroU16::new),
            time: Millis(time),
            bonus,
        });
        Schedule::new(periods.collect()).ok()
    })
}

/// Byo-yomi whose time is at most so many milliseconds.
pub fn overtime(most: u64) -> impl Strategy<Value = Overtime> {
    let some = |most: u16| (1..=most).prop_filter_map("not zero", NonZeroU16::new);
    (some(4), some(3), 1..=most).prop_map(|(times, moves, time)| Overtime { times, moves, time: Millis(time) })
}

/// Schedules as above, some with byo-yomi, and clocks that count up.
pub fn any_schedule(most: u64) -> impl Strategy<Value = Schedule> {
    let first = prop::collection::vec((1..5u16, 1..=most, bonus(most / 8)), 0..3);
    let with_overtime =
        (first, 0..=most, overtime(most / 4 + 1)).prop_filter_map("no bonus", |(first, time, extra)| {
            let listed = first.into_iter().map(|(moves, time, bonus)| Period {
                moves: NonZeroU16::new(moves),
                time: Millis(time),
                bonus,
            });
            let last = Period { moves: None, time: Millis(time), bonus: Bonus::None };
            Schedule::with_overtime(listed.chain([last]).collect(), extra).ok()
        });
    let up = Period { moves: None, time: Millis::ZERO, bonus: Bonus::UpCount };
    prop_oneof![
        4 => schedule(most),
        3 => with_overtime,
        1 => Just(Schedule::new(vec![up]).unwrap()),
    ]
}

/// Time controls with everything that the clock knows.
pub fn any_control(most: u64) -> impl Strategy<Value = TimeControl> {
    prop_oneof![
        any_schedule(most).prop_map(TimeControl::same_for_both),
        (any_schedule(most), any_schedule(most)).prop_map(|(white, black)| TimeControl::for_each(white, black)),
    ]
}

/// Time controls with periods, and perhaps an hourglass.
pub fn control(most: u64) -> impl Strategy<Value = TimeControl> {
    prop_oneof![
        schedule(most).prop_map(TimeControl::same_for_both),
        (schedule(most), schedule(most)).prop_map(|(white, black)| TimeControl::for_each(white, black)),
    ]
}

/// The control with other extra times.
pub fn with_bonus(control: &TimeControl, change: impl Fn(Bonus) -> Bonus) -> TimeControl {
    let schedule = |side| {
        let periods = control.of(side).periods().iter().map(|p| Period { bonus: change(p.bonus), ..*p });
        Schedule::new(periods.collect()).unwrap()
    };
    TimeControl::for_each(schedule(Color::White), schedule(Color::Black))
}

pub fn settings() -> impl Strategy<Value = Settings> {
    (any::<bool>(), any::<bool>()).prop_map(|(by_moves, lost)| Settings {
        credit: if by_moves { Credit::WhenMovesCompleted } else { Credit::WhenTimeRunsOut },
        saved_time: if lost { SavedTime::LostInDelayMode } else { SavedTime::CarriedOver },
    })
}

/// Events as in a game with an arbiter: mostly presses.
pub fn event(most: u64) -> impl Strategy<Value = ClockEvent> {
    let side_time = move || (color(), 0..=most).prop_map(|(side, time)| (side, Millis(time)));
    prop_oneof![
        20 => color().prop_map(ClockEvent::Press),
        1 => Just(ClockEvent::Stop),
        3 => color().prop_map(ClockEvent::Start),
        1 => side_time().prop_map(|(side, time)| ClockEvent::Set { side, time }),
        1 => side_time().prop_map(|(side, time)| ClockEvent::Add { side, time }),
        1 => side_time().prop_map(|(side, time)| ClockEvent::Take { side, time }),
        1 => (color(), 0..9u16).prop_map(|(side, moves)| ClockEvent::SetMoves { side, moves }),
        1 => (color(), 0..5u32).prop_map(|(side, period)| ClockEvent::SetPeriod { side, period }),
        1 => (color(), bonus(most / 4)).prop_map(|(side, bonus)| ClockEvent::SetBonus { side, bonus }),
    ]
}

/// Events, each so many milliseconds after the one before.
pub fn events(most: u64, gap: u64) -> impl Strategy<Value = Vec<(u64, ClockEvent)>> {
    prop::collection::vec((0..=gap, event(most)), 0..40)
}
