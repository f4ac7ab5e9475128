//! A second clock that ticks, millisecond by millisecond, must agree with the one that computes.

mod common;

use jadoube_board::Color::{self, Black, White};
use jadoube_clock::{
    Bonus, Clock, ClockEvent, Credit, FlagFall, Instant, Millis, Overtime, Period, SavedTime, Settings, Sides,
    TimeControl,
};
use proptest::prelude::*;

/// Periods enough for every test, the last one written out again and again if it repeats.
fn unrolled(control: &TimeControl, side: Color) -> Vec<Period> {
    let listed = control.of(side).periods();
    let mut periods = listed.to_vec();
    let last = periods[periods.len() - 1];
    if last.moves.is_some() {
        periods.resize(200, last);
    }
    periods
}

#[derive(Clone, Default)]
struct Half {
    periods: Vec<Period>,
    listed: usize,
    main: u64,
    delay: u64,
    down: bool,
    added: usize,
    moves: u16,
    used: u64,
    replaced: Option<Bonus>,
    overtime: Option<Overtime>,
    /// In byo-yomi: how many times are left after this one, and the moves completed in it.
    begun: Option<(u16, u16)>,
}

#[derive(Clone)]
struct Ticking {
    now: u64,
    halves: Sides<Half>,
    turn: Option<Color>,
    runs: bool,
    settings: Settings,
    falls: Vec<FlagFall>,
}

impl Half {
    fn required(&self, period: usize) -> Option<u32> {
        self.periods.iter().take(period + 1).try_fold(0, |sum, p| Some(sum + u32::from(p.moves?.get())))
    }

    fn reached(&self) -> usize {
        (0..).find(|&n| self.required(n).is_none_or(|required| required > u32::from(self.moves))).unwrap()
    }

    fn extra(&self) -> Bonus {
        let period = self.reached().max(self.added).min(self.periods.len() - 1);
        if self.begun.is_some() {
            return Bonus::None;
        }
        self.replaced.unwrap_or(self.periods[period].bonus)
    }

    /// The next time of byo-yomi, if there is one.
    fn next_overtime(&mut self) -> bool {
        let Some(overtime) = self.overtime.filter(|_| self.added + 1 >= self.listed) else { return false };
        let left = self.begun.map_or(overtime.times.get(), |(left, _)| left);
        if left > 0 {
            self.begun = Some((left - 1, 0));
            self.main = overtime.time.0;
        }
        left > 0
    }

    fn whole_delay(&self) -> u64 {
        match self.extra() {
            Bonus::Delay(time) if !self.down => time.0,
            _ => 0,
        }
    }
}

impl Ticking {
    fn new(control: &TimeControl, settings: Settings) -> Ticking {
        let half = |side| {
            let periods = unrolled(control, side);
            let (listed, overtime) = (control.of(side).periods().len(), control.of(side).overtime());
            let mut half = Half { main: periods[0].time.0, listed, periods, overtime, ..Half::default() };
            if half.main == 0 && listed == 1 {
                half.next_overtime();
            }
            match half.extra() {
                Bonus::Increment(time) => half.main += time.0,
                Bonus::Delay(time) => half.delay = time.0,
                _ => {}
            }
            half
        };
        Ticking {
            now: 0,
            halves: Sides { white: half(White), black: half(Black) },
            turn: None,
            runs: false,
            settings,
            falls: vec![],
        }
    }

    fn discards(&self, side: Color) -> bool {
        let half = &self.halves[side];
        let period = half.periods[half.added.min(half.periods.len() - 1)];
        self.settings.saved_time == SavedTime::LostInDelayMode && matches!(period.bonus, Bonus::Delay(_))
    }

    fn check_flag(&mut self, side: Color) {
        loop {
            let discards = self.discards(side);
            let half = &mut self.halves[side];
            if half.down || half.main > 0 || half.delay > 0 || half.extra() == Bonus::UpCount {
                return;
            }
            if half.next_overtime() {
                continue;
            }
            let required = half.required(half.added);
            self.falls.push(FlagFall {
                side,
                at: Instant(self.now),
                period: half.added as u32,
                moves: half.moves,
                required,
            });
            let next = half.added + 1;
            let in_time = required.is_some_and(|r| r <= u32::from(half.moves));
            let goes_on = next < half.listed || (next < half.periods.len() && in_time);
            if self.settings.credit == Credit::WhenTimeRunsOut && !discards && goes_on {
                half.added = next;
                half.main = half.periods[next].time.0;
            } else {
                half.down = true;
            }
        }
    }

    fn tick(&mut self) {
        self.now += 1;
        let (true, Some(side)) = (self.runs, self.turn) else { return };
        let half = &mut self.halves[side];
        half.used += 1;
        if half.down {
            return;
        }
        if half.delay > 0 {
            half.delay -= 1;
        } else if half.extra() == Bonus::UpCount {
            half.main += 1;
        } else {
            half.main -= 1;
            if half.extra() == Bonus::Hourglass && !self.halves[!side].down {
                self.halves[!side].main += 1;
            }
        }
        self.check_flag(side);
    }

    fn add_by_moves(&mut self, side: Color) {
        while self.halves[side].added < self.halves[side].reached() && !self.halves[side].down {
            let discards = self.discards(side);
            if self.settings.credit == Credit::WhenTimeRunsOut && !discards {
                return;
            }
            let half = &mut self.halves[side];
            half.added += 1;
            half.main = if discards { 0 } else { half.main } + half.periods[half.added].time.0;
        }
    }

    fn happen(&mut self, event: ClockEvent) {
        let touched = match event {
            ClockEvent::Press(side) => {
                if self.runs && self.turn == Some(side) {
                    self.halves[side].moves += 1;
                    self.add_by_moves(side);
                    let half = &mut self.halves[side];
                    if let (Some(overtime), Some((left, moves)), false) = (half.overtime, half.begun, half.down) {
                        let done = moves + 1 == overtime.moves.get();
                        half.begun = Some((left, if done { 0 } else { moves + 1 }));
                        half.main = if done { overtime.time.0 } else { half.main };
                    }
                    if let (Bonus::Increment(time), false) = (half.extra(), half.down) {
                        half.main += time.0;
                    }
                    half.delay = half.whole_delay();
                    self.turn = Some(!side);
                }
                side
            }
            ClockEvent::Stop => {
                self.runs = false;
                White
            }
            ClockEvent::Start(side) => {
                if self.turn == Some(!side) {
                    self.halves[!side].delay = self.halves[!side].whole_delay();
                }
                self.turn = Some(side);
                self.runs = true;
                side
            }
            ClockEvent::Set { side, time } => {
                self.raise(side);
                self.halves[side].main = time.0;
                side
            }
            ClockEvent::Add { side, time } => {
                if time.0 > 0 {
                    self.raise(side);
                }
                self.halves[side].main += time.0;
                side
            }
            ClockEvent::Take { side, time } => {
                self.halves[side].main = self.halves[side].main.saturating_sub(time.0);
                side
            }
            ClockEvent::SetMoves { side, moves } => {
                self.halves[side].moves = moves;
                self.add_by_moves(side);
                self.delay_of_next_turn(side);
                side
            }
            ClockEvent::SetPeriod { side, period } => {
                let half = &mut self.halves[side];
                half.added = period as usize;
                half.begun = half.begun.filter(|_| half.added + 1 >= half.listed);
                self.delay_of_next_turn(side);
                side
            }
            ClockEvent::SetBonus { side, bonus } => {
                self.halves[side].replaced = Some(bonus);
                self.delay_of_next_turn(side);
                side
            }
        };
        self.check_flag(touched);
        self.check_flag(!touched);
    }

    fn delay_of_next_turn(&mut self, side: Color) {
        if self.turn != Some(side) {
            self.halves[side].delay = self.halves[side].whole_delay();
        }
    }

    fn raise(&mut self, side: Color) {
        if std::mem::take(&mut self.halves[side].down) {
            self.delay_of_next_turn(side);
        }
    }

    fn agrees_with(&self, clock: &Clock) -> Result<(), TestCaseError> {
        let at = Instant(self.now);
        let reading = clock.reading(at).unwrap();
        for side in Color::ALL {
            let (half, read) = (&self.halves[side], reading.sides[side]);
            prop_assert_eq!(
                (half.main, half.delay, half.down, half.moves, half.used),
                (read.main.0, read.delay.0, read.flag.is_down(), read.moves, read.used.0),
                "{} at {}",
                side,
                at
            );
            prop_assert_eq!(half.reached().max(half.added) as u32, read.period);
            prop_assert_eq!(half.extra() == Bonus::UpCount, read.counts_up);
            let begun = read.overtime.filter(|shown| shown.begun).zip(half.overtime);
            prop_assert_eq!(half.begun, begun.map(|(shown, whole)| (shown.left, whole.moves.get() - shown.moves)));
        }
        prop_assert_eq!(&self.falls, &clock.falls_until(at).unwrap());
        prop_assert_eq!(reading.state.running(), self.turn.filter(|_| self.runs));
        let standing = |f: &&FlagFall| {
            let latest = self.falls.iter().rev().find(|g| g.side == f.side);
            self.halves[f.side].down && latest == Some(f)
        };
        prop_assert_eq!(self.falls.iter().find(standing).copied(), reading.first_flag);
        Ok(())
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn ticking_and_computing_agree(
        control in common::any_control(80),
        settings in common::settings(),
        events in common::events(60, 40),
    ) {
        let mut clock = Clock::new(control.clone(), settings);
        let mut twin = Ticking::new(&control, settings);
        for (gap, event) in events {
            for _ in 0..gap {
                twin.tick();
                twin.agrees_with(&clock)?;
            }
            twin.happen(event);
            clock.apply(Instant(twin.now), event).unwrap();
            twin.agrees_with(&clock)?;
        }
        // What is shown runs out when the clock says so.
        if let Some(at) = clock.next_change().filter(|at| at.0 - twin.now < 400) {
            let (mut later, side) = (twin.clone(), clock.state().running().unwrap());
            while later.now + 1 < at.0 {
                later.tick();
            }
            let half = &later.halves[side];
            prop_assert_eq!(half.main + half.delay, at.0 - later.now);
        }
        // Long enough for all that is left to run out.
        let foreseen = clock.next_flag();
        let known = twin.falls.len();
        for _ in 0..400 {
            twin.tick();
        }
        twin.agrees_with(&clock)?;
        if let Some((side, at)) = foreseen.filter(|(_, at)| at.0 <= twin.now) {
            prop_assert_eq!(twin.falls.get(known).map(|f| (f.side, f.at)), Some((side, at)));
        }
        prop_assert!(Millis(twin.now) >= Millis(400));
    }
}
