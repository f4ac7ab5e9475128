//! What is wrong with a report, and where.

use std::fmt;

use super::{MAX_BYTES, MAX_RANK, MAX_ROUNDS};
use crate::Rank;

/// A mistake in a report.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {expected}, {}", in_quotes(.found))]
pub struct Fault {
    /// The line, from 1, blank lines included.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is expected there.
    pub expected: Expected,
    /// What was found there.
    pub found: String,
}

fn in_quotes(found: &str) -> String {
    if found.is_empty() { "but nothing was found".to_owned() } else { format!("but \"{found}\" was found") }
}

/// What is expected at a place in a report.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Expected {
    /// UTF-8.
    Utf8,
    /// A smaller file.
    SmallerFile,
    /// A line 001 for each player.
    Players,
    /// A blank between two fields.
    Blank,
    /// A starting rank.
    Rank,
    /// A starting rank that nobody else has.
    NewRank,
    /// The starting rank of a player of this report.
    KnownPlayer,
    /// A name.
    Name,
    /// Points.
    Points,
    /// A rating.
    Rating,
    /// A place.
    Place,
    /// The starting rank of an opponent, or 0000.
    Opponent,
    /// An opponent whose line names the same game, with the other color.
    SameGame {
        /// The line of the opponent.
        line: usize,
    },
    /// `w`, `b` or `-`.
    Color,
    /// The sign of a result.
    Result,
    /// A round, from 1.
    Round,
    /// No more rounds than a report can have.
    FewerRounds,
    /// `F`, `H` or `Z`.
    ByeType,
    /// The sign of a result, or a blank, in record 299.
    AdjustedResult,
    /// The letter of a result in a point system.
    PointLetter,
    /// A number of pairs, and as many lines.
    PairCount,
    /// Two starting ranks.
    Pair,
    /// A player who has not been paired yet in this list.
    UnpairedPlayer,
    /// No second bye.
    OneBye,
}

impl Expected {
    /// A word for each, by which translations can select.
    pub const fn name(self) -> &'static str {
        match self {
            Expected::Utf8 => "utf8",
            Expected::SmallerFile => "smaller_file",
            Expected::Players => "players",
            Expected::Blank => "blank",
            Expected::Rank => "rank",
            Expected::NewRank => "new_rank",
            Expected::KnownPlayer => "known_player",
            Expected::Name => "name",
            Expected::Points => "points",
            Expected::Rating => "rating",
            Expected::Place => "place",
            Expected::Opponent => "opponent",
            Expected::SameGame { .. } => "same_game",
            Expected::Color => "color",
            Expected::Result => "result",
            Expected::Round => "round",
            Expected::FewerRounds => "fewer_rounds",
            Expected::ByeType => "bye_type",
            Expected::AdjustedResult => "adjusted_result",
            Expected::PointLetter => "point_letter",
            Expected::PairCount => "pair_count",
            Expected::Pair => "pair",
            Expected::UnpairedPlayer => "unpaired_player",
            Expected::OneBye => "one_bye",
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Utf8 => f.write_str("text in UTF-8 is expected"),
            Expected::SmallerFile => write!(f, "a file of at most {MAX_BYTES} bytes is expected"),
            Expected::Players => f.write_str("a line 001 for each player is expected"),
            Expected::Blank => f.write_str("a blank is expected"),
            Expected::Rank => write!(f, "a starting rank from 1 to {MAX_RANK} is expected"),
            Expected::NewRank => f.write_str("a starting rank that nobody else has is expected"),
            Expected::KnownPlayer => f.write_str("the starting rank of a player of this report is expected"),
            Expected::Name => f.write_str("a name is expected"),
            Expected::Points => f.write_str("points such as 1.5 are expected"),
            Expected::Rating => f.write_str("a rating is expected"),
            Expected::Place => f.write_str("a place is expected"),
            Expected::Opponent => f.write_str("the starting rank of the opponent, or 0000, is expected"),
            Expected::SameGame { line } => {
                write!(f, "the same game with the other color is expected in the opponent's line {line}")
            }
            Expected::Color => f.write_str("a color w or b is expected, or - without a game"),
            Expected::Result => f.write_str("a result is expected: 1 = 0, W D L, + -, or U F H Z without an opponent"),
            Expected::Round => write!(f, "a round from 1 to {MAX_ROUNDS} is expected"),
            Expected::FewerRounds => write!(f, "at most {MAX_ROUNDS} rounds are expected"),
            Expected::ByeType => f.write_str("F, H or Z is expected"),
            Expected::AdjustedResult => f.write_str("one of W D L F H Z + -, or a blank, is expected"),
            Expected::PointLetter => f.write_str("one of the letters W D L A P X is expected"),
            Expected::PairCount => f.write_str("the number of pairs and then as many lines are expected"),
            Expected::Pair => f.write_str("two starting ranks are expected, White's first"),
            Expected::UnpairedPlayer => f.write_str("a player who is not in an earlier pair is expected"),
            Expected::OneBye => f.write_str("only one bye is expected"),
        }
    }
}

/// Everything that is wrong with a report, in the order of lines; at least one fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults {
    /// The faults, at most [`MAX_FAULTS`](super::MAX_FAULTS).
    pub list: Vec<Fault>,
    /// There are more.
    pub more: bool,
}

impl Faults {
    /// The first one.
    pub fn first(&self) -> Option<&Fault> {
        self.list.first()
    }
}

impl From<Fault> for Faults {
    fn from(fault: Fault) -> Faults {
        Faults { list: vec![fault], more: false }
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.list.iter().enumerate() {
            write!(f, "{}{fault}", if index == 0 { "" } else { "\n" })?;
        }
        if self.more { f.write_str("\nand more") } else { Ok(()) }
    }
}

impl std::error::Error for Faults {}

/// Why a tournament cannot be written as a report: a value would not fit its columns and shift the others.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WriteError {
    /// A starting rank out of bounds.
    #[error("starting rank {0} is not between 1 and {MAX_RANK}")]
    Rank(Rank),
    /// A value of a player that is too long.
    #[error("player {rank}: \"{value}\" is longer than the {width} columns of its field")]
    TooWide {
        /// The player.
        rank: Rank,
        /// The value.
        value: String,
        /// The width of its field.
        width: usize,
    },
    /// More rounds than a report can have.
    #[error("a report has at most {MAX_ROUNDS} rounds")]
    Rounds,
}
