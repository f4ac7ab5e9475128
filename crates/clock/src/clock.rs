//! The chess clock: events in, readings out.

use std::fmt;
use std::sync::Arc;

use jadoube_board::Color;

use crate::side::{Credited, Rules, Side};
use crate::{Bonus, Flag, FlagFall, Instant, Millis, Settings, Sides, TimeControl};

/// What somebody does to the clock.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum ClockEvent {
    /// A player presses: stops the player's own clock and starts the opponent's.
    Press(Color),
    /// Both clocks stand still.
    Stop,
    /// This player's clock runs: the start of the game, a restart, or the arbiter's choice of side. It is not a press:
    /// nothing is counted or added. A player whose turn was interrupted has what was left of the delay, any other
    /// the whole delay.
    Start(Color),
    /// The arbiter sets the main time. The flag goes up if that leaves any time.
    Set {
        /// Whose time.
        side: Color,
        /// The new main time.
        time: Millis,
    },
    /// The arbiter adds main time; a flag that is down goes up.
    Add {
        /// Whose time.
        side: Color,
        /// How much.
        time: Millis,
    },
    /// The arbiter takes main time away, at most what is there. Nothing left drops the flag.
    Take {
        /// Whose time.
        side: Color,
        /// How much.
        time: Millis,
    },
    /// The arbiter corrects the move counter. A clock that adds a period's time by moves adds it now if the new count
    /// completes them, but never twice for the same period; to set time and counter, set the counter first.
    SetMoves {
        /// Whose counter.
        side: Color,
        /// Moves completed.
        moves: u16,
    },
    /// The arbiter says that the time of all periods up to this one (from 0) has been added, which changes no time. If this
    /// is not the last period, byo-yomi has not begun.
    SetPeriod {
        /// Whose period.
        side: Color,
        /// The number from 0.
        period: u32,
    },
    /// The arbiter sets the extra time of a move for the rest of the game, as when an increment is introduced in a
    /// game without one. An increment comes first with the player's next press, a delay with the next turn that begins.
    SetBonus {
        /// Whose extra time.
        side: Color,
        /// What comes with each move.
        bonus: Bonus,
    },
}

/// What an event did.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Effect {
    /// The press counted a move and started the opponent's clock.
    Pressed {
        /// The increment it added, none after a fallen flag.
        increment: Millis,
        /// The next period's time it added, or the time of byo-yomi.
        period_time: Millis,
        /// Saved time that was lost with the end of a period, or what was left of the time of byo-yomi.
        lost: Millis,
    },
    /// The player who pressed had no running clock to stop; nothing changed.
    PressedWithoutRunning,
    /// The clocks stood still; nothing changed.
    PressedWhileStopped,
    /// The clocks stand still now, or did already.
    Stopped,
    /// The clock runs now, or did already.
    Started,
    /// A main time was changed.
    TimeChanged {
        /// The main time before.
        before: Millis,
        /// The main time after, without what a flag that falls with it brings from the next period.
        after: Millis,
    },
    /// A move counter was changed.
    MovesChanged {
        /// The count before.
        before: u16,
        /// The time of periods added because of it.
        period_time: Millis,
        /// Saved time that was lost because of it.
        lost: Millis,
    },
    /// The period or the extra time was changed.
    Changed,
}

/// The instant lies before the last event: a clock cannot go backwards.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct BeforeLastEvent {
    /// The instant asked for.
    pub at: Instant,
    /// The instant of the last event.
    pub last: Instant,
}

impl fmt::Display for BeforeLastEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is before the last event of the clock at {}", self.at, self.last)
    }
}

impl std::error::Error for BeforeLastEvent {}

/// What one display shows.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct SideReading {
    /// The main time left; where the clock counts up, the time used.
    pub main: Millis,
    /// What is left of the delay of this turn, or the whole delay of the next turn while the opponent has the clock.
    pub delay: Millis,
    /// The flag.
    pub flag: Flag,
    /// The number from 0 of the period that the player is in: by moves completed or by time added, whichever is later.
    pub period: u32,
    /// Presses that counted, or what the arbiter set.
    pub moves: u16,
    /// How long this clock has run in all.
    pub used: Millis,
    /// Whether the clock counts up, so that the main time is the time used.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "std::ops::Not::not"))]
    pub counts_up: bool,
    /// Byo-yomi, where it follows the last period.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub overtime: Option<OvertimeReading>,
}

/// What one display shows of byo-yomi.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct OvertimeReading {
    /// Whether it has begun: then the main time is what is left of the time that runs.
    pub begun: bool,
    /// How many periods of byo-yomi there are in all. A single one starts again whenever its moves are completed.
    pub times: u16,
    /// How many periods of byo-yomi have not begun.
    pub left: u16,
    /// How long each period of byo-yomi is.
    pub time: Millis,
    /// How many moves must still be completed in the time that runs, or in each before the first has begun.
    pub moves: u16,
}

/// What the clock shows at an instant.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Reading {
    /// When.
    pub at: Instant,
    /// Whose clock runs.
    pub state: ClockState,
    /// Both displays.
    pub sides: Sides<SideReading>,
    /// Of the flags that are down, the one that fell first.
    pub first_flag: Option<FlagFall>,
}

/// Whether a clock runs, and whose.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum ClockState {
    /// Not started yet.
    NotStarted,
    /// This player's clock runs.
    Running(Color),
    /// The clocks were stopped while it was this player's turn.
    Stopped(Color),
}

impl ClockState {
    /// Whose clock runs.
    pub fn running(self) -> Option<Color> {
        if let ClockState::Running(side) = self { Some(side) } else { None }
    }

    /// Whose clock runs or ran last.
    pub fn turn(self) -> Option<Color> {
        match self {
            ClockState::NotStarted => None,
            ClockState::Running(side) | ClockState::Stopped(side) => Some(side),
        }
    }
}

/// A chess clock: a value that changes by events alone, each at an instant.
///
/// ```
/// use jadoube_board::Color::{Black, White};
/// use jadoube_clock::{Clock, ClockEvent, Instant, Millis, Settings};
///
/// let mut clock = Clock::new("3+2".parse()?, Settings::default());
/// clock.apply(Instant(0), ClockEvent::Start(White))?;
/// clock.apply(Instant(5_000), ClockEvent::Press(White))?;
/// let reading = clock.reading(Instant(6_500))?;
/// assert_eq!(reading.sides.white.main, Millis(180_000 + 2_000 - 5_000 + 2_000));
/// assert_eq!(reading.sides.black.main, Millis(180_000 + 2_000 - 1_500));
/// assert_eq!(clock.next_flag(), Some((Black, Instant(5_000 + 182_000))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Clock {
    /// Shared by the copies of a clock: it never changes.
    #[cfg_attr(feature = "serde", serde(with = "shared"))]
    control: Arc<TimeControl>,
    settings: Settings,
    state: ClockState,
    last: Instant,
    sides: Sides<Side>,
    falls: Vec<FlagFall>,
}

/// A shared time control is stored as the time control itself.
#[cfg(feature = "serde")]
mod shared {
    use std::sync::Arc;

    use serde::{Deserializer, Serialize, Serializer};

    use crate::{TimeControl, text};

    pub(super) fn serialize<S: Serializer>(control: &Arc<TimeControl>, serializer: S) -> Result<S::Ok, S::Error> {
        TimeControl::serialize(control, serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<TimeControl>, D::Error> {
        text::stored(deserializer).map(Arc::new)
    }
}

impl Clock {
    /// A clock that has not started yet, at the beginning of the time line.
    pub fn new(control: TimeControl, settings: Settings) -> Clock {
        let sides = Sides { white: Side::new(control.white()), black: Side::new(control.black()) };
        Clock {
            control: Arc::new(control),
            settings,
            state: ClockState::NotStarted,
            last: Instant::START,
            sides,
            falls: vec![],
        }
    }

    /// The time control it was set to.
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// How it was set up.
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// Whether it runs, and for whom.
    pub fn state(&self) -> ClockState {
        self.state
    }

    /// The instant of the last event.
    pub fn last_event(&self) -> Instant {
        self.last
    }

    /// Every fall of a flag up to the last event, in order, also of those that the arbiter has put up again. At one instant
    /// (a press with no time left that starts a clock with no time left) the order is that of cause and effect.
    pub fn falls(&self) -> &[FlagFall] {
        &self.falls
    }

    /// Every fall of a flag up to an instant, in order.
    pub fn falls_until(&self, at: Instant) -> Result<Vec<FlagFall>, BeforeLastEvent> {
        let mut falls = self.falls.clone();
        self.sides_at(at, |fall| falls.push(fall))?;
        Ok(falls)
    }

    /// What the player's last press added as increment: what is taken back after an illegal move where that is done.
    pub fn last_increment(&self, side: Color) -> Millis {
        self.sides[side].last_increment
    }

    /// The extra time of the player's next move.
    pub fn bonus(&self, side: Color) -> Bonus {
        self.sides[side].bonus(self.control.of(side))
    }

    /// When the flag of the running clock falls if nothing is done, and whose it is. No flag falls when the main time before
    /// byo-yomi runs out, nor at the end of any time of byo-yomi but the last.
    pub fn next_flag(&self) -> Option<(Color, Instant)> {
        let running = self.state.running()?;
        let time = self.sides[running].until_flag(self.control.of(running))?;
        Some((running, self.last.after(time)))
    }

    /// When the time that the running clock shows runs out if nothing is done: a flag falls, or the next time of byo-yomi
    /// begins.
    pub fn next_change(&self) -> Option<Instant> {
        let running = self.state.running()?;
        let time = self.sides[running].until_change(self.control.of(running))?;
        Some(self.last.after(time))
    }

    /// What the clock shows at the instant of the last event or any later one, if nothing is done in between.
    pub fn reading(&self, at: Instant) -> Result<Reading, BeforeLastEvent> {
        let mut latest = None;
        let sides = self.sides_at(at, |fall| latest = Some(fall))?;
        let read = |side: Color| {
            let (s, schedule) = (&sides[side], self.control.of(side));
            let done = s.overtime.map_or(0, |begun| begun.moves);
            let overtime = schedule.overtime().map(|overtime| OvertimeReading {
                begun: s.overtime.is_some(),
                times: overtime.times.get(),
                left: s.overtime.map_or(overtime.times.get(), |begun| begun.left),
                time: overtime.time,
                moves: overtime.moves.get().saturating_sub(done),
            });
            SideReading {
                main: s.main,
                delay: s.delay,
                flag: s.flag,
                period: s.period(schedule),
                moves: s.moves,
                used: s.used,
                counts_up: s.bonus(schedule) == Bonus::UpCount,
                overtime,
            }
        };
        let is_down = |fall: &FlagFall| sides[fall.side].flag == Flag::Down(*fall);
        let first_flag = self.falls.iter().copied().chain(latest).find(is_down);
        let sides = Sides { white: read(Color::White), black: read(Color::Black) };
        Ok(Reading { at, state: self.state, sides, first_flag })
    }

    /// Takes in what happened at an instant; an instant before the last event changes nothing.
    pub fn apply(&mut self, at: Instant, event: ClockEvent) -> Result<Effect, BeforeLastEvent> {
        let mut falls = std::mem::take(&mut self.falls);
        let moved = self.sides_at(at, |fall| falls.push(fall));
        self.falls = falls;
        self.sides = moved?;
        self.last = at;
        let effect = self.happen(event);
        let first = event.side();
        self.drop_flag(first);
        self.drop_flag(!first);
        Ok(effect)
    }

    fn happen(&mut self, event: ClockEvent) -> Effect {
        match event {
            ClockEvent::Press(side) => match self.state {
                ClockState::Running(running) if running == side => self.press(side),
                ClockState::Running(_) => Effect::PressedWithoutRunning,
                ClockState::NotStarted | ClockState::Stopped(_) => Effect::PressedWhileStopped,
            },
            ClockEvent::Stop => {
                if let ClockState::Running(side) = self.state {
                    self.state = ClockState::Stopped(side);
                }
                Effect::Stopped
            }
            ClockEvent::Start(side) => {
                if self.state.turn() == Some(!side) {
                    self.sides[!side].end_turn(self.control.of(!side));
                }
                self.state = ClockState::Running(side);
                Effect::Started
            }
            ClockEvent::Set { side, time } => self.change_time(side, |_| time, Flag::Up),
            ClockEvent::Add { side, time } => {
                let flag = self.sides[side].flag;
                let flag = if flag.is_down() && !time.is_zero() { Flag::Up } else { flag };
                self.change_time(side, |main| main.plus(time), flag)
            }
            ClockEvent::Take { side, time } => self.change_time(side, |main| main.minus(time), self.sides[side].flag),
            ClockEvent::SetMoves { side, moves } => {
                let before = std::mem::replace(&mut self.sides[side].moves, moves);
                let Credited { time, lost } = self.credit_moves(side);
                self.renew_waiting_delay(side);
                Effect::MovesChanged { before, period_time: time, lost }
            }
            ClockEvent::SetPeriod { side, period } => {
                self.sides[side].credited = period;
                if self.control.of(side).has_next(period) {
                    self.sides[side].overtime = None;
                }
                self.renew_waiting_delay(side);
                Effect::Changed
            }
            ClockEvent::SetBonus { side, bonus } => {
                self.sides[side].bonus = Some(bonus.normal());
                self.renew_waiting_delay(side);
                Effect::Changed
            }
        }
    }

    fn press(&mut self, side: Color) -> Effect {
        self.sides[side].moves = self.sides[side].moves.saturating_add(1);
        let Credited { time: period_time, lost } = self.credit_moves(side);
        let schedule = self.control.of(side);
        let s = &mut self.sides[side];
        let renewed = s.renew_overtime(schedule);
        let (period_time, lost) = (period_time.plus(renewed.time), lost.plus(renewed.lost));
        // No increment after a fallen flag.
        let increment = if s.flag.is_down() { Millis::ZERO } else { s.bonus(schedule).increment() };
        s.main = s.main.plus(increment);
        s.last_increment = increment;
        s.end_turn(schedule);
        self.state = ClockState::Running(!side);
        Effect::Pressed { increment, period_time, lost }
    }

    fn change_time(&mut self, side: Color, change: impl FnOnce(Millis) -> Millis, flag: Flag) -> Effect {
        let was_down = self.sides[side].flag.is_down();
        let s = &mut self.sides[side];
        let before = s.main;
        s.main = change(before);
        s.flag = flag;
        let after = s.main;
        if was_down {
            self.renew_waiting_delay(side);
        }
        Effect::TimeChanged { before, after }
    }

    /// The delay of a player who is not on turn is that of the next turn.
    fn renew_waiting_delay(&mut self, side: Color) {
        if self.state.turn() != Some(side) {
            self.sides[side].end_turn(self.control.of(side));
        }
    }

    fn credit_moves(&mut self, side: Color) -> Credited {
        let rules = Rules { side, schedule: self.control.of(side), settings: self.settings };
        self.sides[side].credit_moves(rules)
    }

    /// The flag of a player who has nothing left falls even while the clock stands still.
    fn drop_flag(&mut self, side: Color) {
        let rules = Rules { side, schedule: self.control.of(side), settings: self.settings };
        let falls = &mut self.falls;
        self.sides[side].run(rules, self.last, Millis::ZERO, |fall| falls.push(fall));
    }

    /// Both sides at an instant, if nothing is done before.
    fn sides_at(&self, at: Instant, on_fall: impl FnMut(FlagFall)) -> Result<Sides<Side>, BeforeLastEvent> {
        if at < self.last {
            return Err(BeforeLastEvent { at, last: self.last });
        }
        let mut sides = self.sides;
        if let ClockState::Running(side) = self.state {
            let rules = Rules { side, schedule: self.control.of(side), settings: self.settings };
            let given = sides[side].run(rules, self.last, at.since(self.last), on_fall);
            if !sides[!side].flag.is_down() {
                sides[!side].main = sides[!side].main.plus(given);
            }
        }
        Ok(sides)
    }
}

impl ClockEvent {
    /// Whose half of the clock the event changes first.
    fn side(self) -> Color {
        match self {
            ClockEvent::Stop => Color::White,
            ClockEvent::Press(side)
            | ClockEvent::Start(side)
            | ClockEvent::Set { side, .. }
            | ClockEvent::Add { side, .. }
            | ClockEvent::Take { side, .. }
            | ClockEvent::SetMoves { side, .. }
            | ClockEvent::SetPeriod { side, .. }
            | ClockEvent::SetBonus { side, .. } => side,
        }
    }
}
