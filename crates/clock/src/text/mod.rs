//! Time controls in writing.
//!
//! # The everyday form
//!
//! This is what [`TimeControl`](crate::TimeControl) reads and writes as a string. A number without a unit is **minutes**
//! where it is main time, and **seconds** where it is extra time: `3+2` is three minutes and two seconds a move. Upper
//! and lower case and spaces do not matter.
//!
//! | text | PGN form |
//! |---|---|
//! | `90+30`, `90 \| 30`, `90m+30s`, `1h30+30`, `1:30:00+30`, `90'+30"` | `5400+30` |
//! | `15 min. + 10 s. per move` | `900+10` |
//! | `G/60 d5`, `G60 D5`, `60m, delay 5s`, `SD/60; d/5` | `3600d5` |
//! | `40/90+30, 30+30`, `40/90m, 30m; +30s` | `40/5400+30:1800+30` |
//! | `40 moves in 90 min, then 30 min, increment 30 s` | `40/5400+30:1800+30` |
//! | `90 minutes for 40 moves followed by 30 minutes + 30 seconds from move one` | `40/5400+30:1800+30` |
//! | `40/120, 20/60, 15+30` | `40/7200:20/3600:900+30` |
//! | `5m vs 4m`, `white 5m black 4m`, `W: 5', B: 4'` | `white 300 black 240` |
//! | `hourglass 3m` | `*180` |
//! | `30m, byo-yomi 3x30s`, `30 + 3x30s byo-yomi` | `1800:3x30` |
//! | `30m, byo-yomi 25/5m`, `30m, Canadian byo-yomi 25 moves in 5 min` | `1800:1x25/300` |
//! | `up-count`, `counts up` | `^` |
//!
//! Extra time that follows its period belongs to that period alone; after a comma or semicolon, or with "from move
//! one", it belongs to all periods.
//!
//! Minutes after a plus sign are refused: `90m + 30m` is two periods to some and an increment to others. So is more than
//! [`MOST_MAIN_TIME`] for one player: `5400+30` is probably the PGN form of `90+30`.
//!
//! # The PGN form
//!
//! [`TimeControl::from_pgn`](crate::TimeControl::from_pgn) and [`TimeControl::to_pgn`](crate::TimeControl::to_pgn) have
//! it, and [`TimeControlTag`] with the two values that are no time control. All times are seconds.
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
//! | `1800:3x30` | byo-yomi after 1800 seconds: three times 30 seconds for each move |
//! | `1800:1x25/300` | Canadian byo-yomi: 300 seconds for 25 moves, again and again |
//! | `^` | the clock counts up, without end |
//!
//! Both readers answer a bad text with a [`ReadError`]: the column, what stands there, and what was expected.
//!
//! # In JSON, with the feature `serde`
//!
//! A [`TimeControl`](crate::TimeControl) is written in both forms: `{"everyday": "3+2", "pgn": "180+2"}`. It cannot be
//! read without saying where from, since a plain string has meant different things:
//!
//! - [`ControlInput`] is what people and programs send: a plain string is the everyday form, `{"pgn": "180+2"}` the PGN
//!   form, and what was written can be sent back.
//! - [`stored`] is for logs: a plain string is the PGN form, as earlier versions wrote it.

mod error;
mod everyday;
mod everyday_words;
#[cfg(feature = "serde")]
mod json;
mod pgn;
mod write;

pub use error::{Expected, ReadError};
pub use everyday::MOST_MAIN_TIME;
#[cfg(feature = "serde")]
pub use json::{ControlInput, stored};
pub use pgn::TimeControlTag;
