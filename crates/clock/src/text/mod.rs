//! Time controls in writing.
//!
//! # The PGN form
//!
//! This is what [`TimeControl`](crate::TimeControl) reads and writes as a string, and [`TimeControlTag`] with the two values that are
//! no time control. All times are seconds.
//!
//! | text | meaning |
//! |---|---|
//! | `?` | the time control is not known (tag only) |
//! | `-` | there was none (tag only) |
//! | `300` | all moves in 300 seconds |
//! | `300+3` | the same, with an increment of 3 seconds from the first move |
//! | `40/7200` | 40 moves in 7200 seconds; as the last period it repeats |
//! | `40/5400+30:1800+30` | periods, one after the other |
//! | `*180` | an hourglass of 180 seconds |
//!
//! What the PGN standard lacks, and we add:
//!
//! | text | meaning |
//! |---|---|
//! | `3600d5` | all moves in 3600 seconds, with a **delay** of 5 seconds before the main time runs |
//! | `10.25+0.1` | parts of a second, up to three decimals |
//! | `0+10`, `0d10` | no main time, only extra time |
//! | `white 300 black 240` | a schedule for each player |
//!
//! # How people write it
//!
//! [`TimeControl::read_as_people_write`](crate::TimeControl::read_as_people_write) takes a number without a unit for **minutes** where it is main time, and for
//! **seconds** where it is extra time. Upper and lower case and spaces do not matter.
//!
//! | text | PGN form |
//! |---|---|
//! | `90+30`, `90 \| 30`, `90m+30s`, `1h30+30`, `1:30:00+30`, `90'+30"` | `5400+30` |
//! | `15 min. + 10 s. per move` | `900+10` |
//! | `G/60 d5`, `G60 D5`, `60m, delay 5s`, `SD/60; d/5` | `3600d5` |
//! | `40/90m, 30m; +30s`, `40 moves in 90 min, then 30 min, increment 30 s` | `40/5400+30:1800+30` |
//! | `90 minutes for 40 moves followed by 30 minutes + 30 seconds from move one` | `40/5400+30:1800+30` |
//! | `40/120, 20/60, 15+30` | `40/7200:20/3600:900+30` |
//! | `5m vs 4m`, `white 5m black 4m`, `W: 5', B: 4'` | `white 300 black 240` |
//! | `hourglass 3m` | `*180` |
//!
//! Extra time that follows its period belongs to that period alone; after a comma or semicolon, or with "from move
//! one", it belongs to all periods.
//!
//! Minutes after a plus sign are refused: `90m + 30m` is two periods to some and an increment to others.
//!
//! Both readers answer a bad text with a [`ReadError`]: the column, what stands there, and what was expected.

mod error;
mod people;
mod people_words;
mod pgn;
mod write;

pub use error::{Expected, ReadError};
pub use pgn::TimeControlTag;
