//! Article 6 of the FIDE Laws of Chess: time controls and the chess clock as a function of instants.
//!
//! Nothing here reads a wall clock: a [`Clock`] is a value that takes [`ClockEvent`]s at [`Instant`]s of the game's own time
//! line and tells its [`Reading`] for any instant from the last event on. Milliseconds are whole numbers, so that no
//! time comes from nowhere or gets lost, however often one looks. The clock says when a player's time *ran out*; that a flag *has fallen* when it is observed or
//! claimed, and what follows, is for the Laws.
//!
//! ```
//! use jadoube_board::Color::{Black, White};
//! use jadoube_clock::{Clock, ClockEvent, Flag, Instant, Millis, Settings, TimeControl};
//!
//! let control: TimeControl = "5m vs 4m".parse()?;
//! assert_eq!(control.to_pgn(), "white 300 black 240");
//!
//! let mut clock = Clock::new(control, Settings::default());
//! clock.apply(Instant(0), ClockEvent::Start(White))?;
//! clock.apply(Instant(10_000), ClockEvent::Press(White))?;
//!
//! // Black thinks for too long. The clock knows when the time ran out, whenever somebody looks.
//! let reading = clock.reading(Instant(999_999))?;
//! assert_eq!(reading.sides.white.main, Millis(290_000));
//! assert_eq!(reading.sides.black.main, Millis::ZERO);
//! assert!(matches!(reading.sides.black.flag, Flag::Down(fall) if fall.at == Instant(250_000)));
//! assert_eq!(reading.first_flag.map(|fall| fall.side), Some(Black));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod clock;
mod control;
mod flag;
mod rate;
mod settings;
mod side;
mod sides;
mod time;

pub mod text;

pub use clock::{BeforeLastEvent, Clock, ClockEvent, ClockState, Effect, OvertimeReading, Reading, SideReading};
pub use control::{Bonus, Overtime, Period, Schedule, ScheduleError, TimeControl};
pub use flag::{Flag, FlagFall};
pub use rate::{Bound, MOVES_COUNTED, Rate, RateBounds};
pub use settings::{Credit, SavedTime, Settings};
pub use sides::Sides;
#[cfg(feature = "serde")]
pub use text::ControlInput;
pub use text::{Expected, ReadError, TimeControlTag};
pub use time::{Instant, Millis};
