//! What is wrong with a text, and where.

use std::fmt;

/// A text that cannot be parsed as a time control.
///
/// ```
/// use jadoube_clock::TimeControl;
/// let error = TimeControl::from_pgn("40/5400+x").unwrap_err();
/// assert_eq!(error.to_string(), "column 9: found \"x\", expected a number of seconds");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ReadError {
    /// Where, in characters from 1.
    pub column: usize,
    /// What stands there, shortened when long; `None` at the end of the text.
    pub found: Option<String>,
    /// What should stand there.
    pub expected: Expected,
    /// What was probably meant, in the everyday form.
    pub meant: Option<String>,
}

/// What a reader of time controls looked for in vain.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Expected {
    /// `?`, `-` or a period, at the beginning of a PGN field.
    Tag,
    /// A period in PGN form.
    PgnPeriod,
    /// Seconds.
    Seconds,
    /// A period in the everyday form.
    Period,
    /// A time in the everyday form.
    Time,
    /// The number of moves after "for".
    Moves,
    /// From 1 to 65535 moves: more does not fit into a move counter.
    MovesInRange,
    /// Less time than that: the number does not fit.
    LessTime,
    /// A period that gives some time.
    SomeTime,
    /// At most three decimals: time is counted in milliseconds.
    ThreeDecimals,
    /// A number of moves for this period, since another follows.
    MovesBeforeNextPeriod,
    /// Byo-yomi: how many times and the time, or moves and the time.
    Overtime,
    /// A period for all moves, without extra time, since byo-yomi follows.
    AllMovesBeforeOvertime,
    /// No second increment or delay for the same period.
    OneBonus,
    /// The schedule of the other player.
    OtherSide,
    /// The color that was not named first.
    OtherColor,
    /// Hours, minutes and seconds, where a lone colon leaves it open what is meant.
    HoursMinutesSeconds,
    /// Extra time in seconds, because minutes after a plus sign may be meant as another period.
    SecondsAfterPlus,
    /// Something that may follow a time in PGN form.
    AfterPgnTime,
    /// Something that may follow a time, or the end.
    AfterTime,
    /// Something that may follow an increment or delay, or the end.
    AfterBonus,
    /// "move one", after "from".
    MoveOne,
    /// Nothing more.
    End,
    /// At most ten hours of main time for a player.
    AtMostTenHours,
    /// The same time control as the PGN form beside it.
    SameAsPgn,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Tag => "\"?\", \"-\" or a period such as \"40/5400+30\", \"300\" or \"*180\"",
            Expected::PgnPeriod => "a period such as \"40/5400+30\", \"300\" or \"*180\"",
            Expected::Seconds => "a number of seconds",
            Expected::Period => "a time such as \"90+30\", \"40/90m\" or \"G/60 d5\"",
            Expected::Time => "a time such as \"90m\", \"1h30\" or \"30s\"",
            Expected::Moves => "a number of moves, or \"the rest of the game\"",
            Expected::MovesInRange => "from 1 to 65535 moves",
            Expected::LessTime => "a shorter time",
            Expected::SomeTime => "a time above zero",
            Expected::ThreeDecimals => "at most three decimals",
            Expected::MovesBeforeNextPeriod => {
                "a number of moves for this period, as in \"40/\", because another period follows"
            }
            Expected::Overtime => "byo-yomi such as \"3x30s\" (three times 30 seconds for each move) or \"25/5m\"",
            Expected::AllMovesBeforeOvertime => {
                "a period for all moves, without extra time, because byo-yomi follows"
            }
            Expected::OneBonus => "only one increment or delay for a period",
            Expected::OtherSide => "\"black\" or \"white\", whichever is missing, and that player's time",
            Expected::OtherColor => "the other color",
            Expected::HoursMinutesSeconds => {
                "hours, minutes and seconds such as \"1:30:00\", or \",\" between periods; only the PGN form has \":\" there"
            }
            Expected::SecondsAfterPlus => {
                "seconds, because \"+\" is for the extra time of a move; \",\" stands between periods"
            }
            Expected::AfterPgnTime => "\"+\" or \"d\" and seconds, \":\" and the next period, or the end",
            Expected::AfterTime => "a unit, \"+\", \"d\", \",\" and the next period, or the end",
            Expected::AfterBonus => "a unit, \"per move\", \"from move one\", \",\" and the next period, or the end",
            Expected::MoveOne => "\"move one\"",
            Expected::End => "the end",
            Expected::AtMostTenHours => {
                "at most ten hours of main time for a player (a number without a unit is minutes)"
            }
            Expected::SameAsPgn => "the same time control as in the PGN form beside it",
        })
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.found {
            Some(found) => write!(f, "column {}: found {found:?}, expected {}", self.column, self.expected)?,
            None => write!(f, "column {}: the text ends, expected {}", self.column, self.expected)?,
        }
        match &self.meant {
            Some(meant) => write!(f, "; did you mean {meant:?}?"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for ReadError {}

const FOUND_CHARS: usize = 24;

impl ReadError {
    /// The error at byte `at`, where `len` bytes are what was found (the end of the text, if it is there).
    pub(crate) fn at(text: &str, at: usize, len: usize, expected: Expected) -> ReadError {
        let column = text[..at].chars().count() + 1;
        let found = &text[at..at + len];
        let found = (!found.is_empty()).then(|| match found.char_indices().nth(FOUND_CHARS) {
            Some((cut, _)) => format!("{}…", &found[..cut]),
            None => found.to_string(),
        });
        ReadError { column, found, expected, meant: None }
    }
}
