//! The model: a tournament with its players, and the rounds of each player.

use std::fmt;

use crate::{PointSystem, Points};

/// A starting rank, also called pairing number: from 1 to 9999. It identifies a player within a report.
pub type Rank = u16;

/// An individual tournament.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tournament {
    /// The name (012).
    pub name: String,
    /// The city (022).
    pub city: String,
    /// The federation (032).
    pub federation: String,
    /// The first day (042).
    pub start: Date,
    /// The last day (052).
    pub end: Date,
    /// The type in words (092).
    pub kind: String,
    /// The chief arbiter (102).
    pub chief_arbiter: String,
    /// The deputies (112).
    pub deputies: Vec<String>,
    /// The time control in words (122).
    pub time_control: String,
    /// The dates of the rounds, as the report has them: `26/10/03` (132).
    pub round_dates: Vec<String>,
    /// How many rounds are planned (142, or XXR of JaVaFo).
    pub planned_rounds: Option<u16>,
    /// The color of the first player in round 1 (152, or XXC).
    pub initial_color: Option<Color>,
    /// The points for each result (162).
    pub scoring: PointSystem,
    /// How starting ranks were given (172).
    pub ranking_method: String,
    /// The program or person that pairs (182).
    pub paired_by: String,
    /// The encoded type, such as `FIDE_DUTCH` (192).
    pub system: String,
    /// The tie-breaks as announced, such as `BH/C1,BH,SB,DE` (202). Parse it with [`tie_breaks::read_list`](crate::tie_breaks::read_list).
    pub tie_breaks: String,
    /// The same with the points in their place, such as `BH,PTS` (212).
    pub ranking_order: String,
    /// The time control as a code, such as `5400+30` (222).
    pub time_control_code: String,
    /// The players (001).
    pub players: Vec<Player>,
    /// Players who are not to be paired in a round (240, or XXZ).
    pub byes: Vec<Absence>,
    /// Virtual points for pairing (250, or XXA).
    pub accelerations: Vec<Acceleration>,
    /// Players who may not meet (260, or XXP).
    pub forbidden: Vec<Forbidden>,
    /// Points out of the ordinary, such as penalties (299).
    pub adjustments: Vec<Adjustment>,
    /// All other records, as they were read.
    pub other: Vec<String>,
}

/// A player with all rounds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// The starting rank.
    pub rank: Rank,
    /// `m` or `w`, or nothing.
    pub sex: String,
    /// The title as the report writes it: `GM`, `WFM`, `g` …
    pub title: String,
    /// The name, `Lastname, Firstname`.
    pub name: String,
    /// The rating; `None` if unrated.
    pub rating: Option<u16>,
    /// The federation as three letters.
    pub federation: String,
    /// FIDE's number of the player.
    pub fide_id: String,
    /// The date of birth.
    pub birth: Date,
    /// The points that the report states. Reports may be wrong: [`Tournament::score`] adds up the results.
    pub points: Option<Points>,
    /// The place that the report states.
    pub place: Option<u16>,
    /// The rounds, in order. Later rounds of the tournament that are missing here were not paired.
    pub rounds: Vec<Round>,
}

/// A round of one player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Round {
    /// No pairing and no bye, as before a late entry. It counts as a zero-point bye.
    #[default]
    NotPaired,
    /// A bye.
    Bye(Bye),
    /// A game, played or forfeited.
    Game {
        /// The scheduled opponent. Only a forfeit may lack one.
        opponent: Option<Rank>,
        /// The color. Only a forfeit may lack one.
        color: Option<Color>,
        /// The result for this player.
        result: GameResult,
    },
}

impl Round {
    /// A game against an opponent.
    pub const fn game(opponent: Rank, color: Color, result: GameResult) -> Round {
        Round::Game { opponent: Some(opponent), color: Some(color), result }
    }

    /// The scheduled opponent.
    pub const fn opponent(self) -> Option<Rank> {
        match self {
            Round::Game { opponent, .. } => opponent,
            Round::NotPaired | Round::Bye(_) => None,
        }
    }

    /// The opponent and the color of a game that was played at the board or is in progress.
    pub const fn at_the_board(self) -> Option<(Rank, Color)> {
        match self {
            Round::Game { opponent: Some(opponent), color: Some(color), result } if !result.is_forfeit() => {
                Some((opponent, color))
            }
            _ => None,
        }
    }
}

/// A round without an opponent.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Bye {
    /// The bye of the odd player out.
    PairingAllocated,
    /// A full-point bye.
    Full,
    /// A half-point bye, on request.
    Half,
    /// A zero-point bye: absent, or withdrawn.
    Zero,
}

impl Bye {
    /// The sign in a report.
    pub const fn sign(self) -> char {
        match self {
            Bye::PairingAllocated => 'U',
            Bye::Full => 'F',
            Bye::Half => 'H',
            Bye::Zero => 'Z',
        }
    }
}

/// The result of a game for one of its players.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum GameResult {
    /// Won.
    Win,
    /// Drawn.
    Draw,
    /// Lost.
    Loss,
    /// Won in less than one move, not rated.
    UnratedWin,
    /// Drawn in less than one move, not rated.
    UnratedDraw,
    /// Lost in less than one move, not rated.
    UnratedLoss,
    /// Won because the opponent did not come.
    ForfeitWin,
    /// Lost by not coming.
    ForfeitLoss,
    /// The game is not over. Reports have no sign for it; as an extension, a blank.
    Pending,
}

impl GameResult {
    /// The sign in a report.
    pub const fn sign(self) -> char {
        match self {
            GameResult::Win => '1',
            GameResult::Draw => '=',
            GameResult::Loss => '0',
            GameResult::UnratedWin => 'W',
            GameResult::UnratedDraw => 'D',
            GameResult::UnratedLoss => 'L',
            GameResult::ForfeitWin => '+',
            GameResult::ForfeitLoss => '-',
            GameResult::Pending => ' ',
        }
    }

    /// Whether the game was not played because somebody did not come.
    pub const fn is_forfeit(self) -> bool {
        matches!(self, GameResult::ForfeitWin | GameResult::ForfeitLoss)
    }

    /// Whether the game was played to its end.
    pub const fn is_played(self) -> bool {
        !self.is_forfeit() && !matches!(self, GameResult::Pending)
    }
}

/// A color.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Color {
    /// White.
    White,
    /// Black.
    Black,
}

impl Color {
    /// The other color.
    #[must_use]
    pub const fn other(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }

    /// The sign in a report.
    pub const fn sign(self) -> char {
        match self {
            Color::White => 'w',
            Color::Black => 'b',
        }
    }
}

/// Players who are not paired in a round (240).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Absence {
    /// The kind of bye; never the pairing-allocated one.
    pub bye: Bye,
    /// The round, from 1.
    pub round: u16,
    /// The players.
    pub players: Vec<Rank>,
}

/// Virtual points for pairing (250).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acceleration {
    /// The points.
    pub points: Points,
    /// The first and last round, from 1.
    pub rounds: [u16; 2],
    /// The first and last player.
    pub players: [Rank; 2],
}

/// Players no two of whom may meet (260).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forbidden {
    /// The first and last round in which this holds; `None` for the whole tournament.
    pub rounds: Option<[u16; 2]>,
    /// The players.
    pub players: Vec<Rank>,
}

/// Points out of the ordinary (299).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Adjustment {
    /// The sign of the result that is worth something else; `None` for a penalty or bonus.
    pub result: Option<char>,
    /// The points: instead of the usual ones for a result, in addition for a penalty or bonus.
    pub points: Points,
    /// The round, from 1; `None` for all.
    pub round: Option<u16>,
    /// The players.
    pub players: Vec<Rank>,
}

/// A date as reports write it, `2026/10/03`, `1979/00/00` if only the year is known. A text that is not a date is kept as it is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Date(String);

impl Date {
    /// Takes a text. `2026.10.03` and `2026-10-03` become `2026/10/03`, and `1979` becomes `1979/00/00`.
    pub fn new(text: &str) -> Date {
        let text = text.trim();
        let parts: Vec<&str> = text.split(['/', '.', '-']).collect();
        let number = |text: &str, digits: std::ops::RangeInclusive<usize>| -> Option<u16> {
            let fits = digits.contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
            if fits { text.parse().ok() } else { None }
        };
        let found = match parts[..] {
            [year] => number(year, 4..=4).map(|year| (year, 0, 0)),
            [year, month, day] => number(year, 4..=4)
                .and_then(|year| Some((year, number(month, 1..=2)?, number(day, 1..=2)?)))
                .filter(|(_, month, day)| *month <= 12 && *day <= 31),
            _ => None,
        };
        match found {
            Some((year, month, day)) => Date(format!("{year:04}/{month:02}/{day:02}")),
            None => Date(text.to_owned()),
        }
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Year, month and day, if the text is a date; zero for a month or day that is not known.
    pub fn parts(&self) -> Option<(u16, u8, u8)> {
        let mut parts = self.0.split('/');
        let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
        if parts.next().is_some() || year.len() != 4 {
            return None;
        }
        Some((year.parse().ok()?, month.parse().ok()?, day.parse().ok()?))
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl Tournament {
    /// How many rounds at least one player has.
    pub fn rounds(&self) -> usize {
        self.players.iter().map(|player| player.rounds.len()).max().unwrap_or(0)
    }

    /// The player with a starting rank.
    pub fn player(&self, rank: Rank) -> Option<&Player> {
        self.players.iter().find(|player| player.rank == rank)
    }

    /// The points of a player in a round, from 1, without penalties.
    pub fn round_points(&self, player: &Player, round: usize) -> Points {
        let found = player.rounds.get(round.wrapping_sub(1)).copied().unwrap_or_default();
        let sign = match found {
            Round::NotPaired => 'Z',
            Round::Bye(bye) => bye.sign(),
            Round::Game { result, .. } => result.sign(),
        };
        let special = self.adjustments.iter().rev().find(|adjustment| {
            adjustment.result.is_some_and(|result| same_result(result, sign))
                && adjustment.round.is_none_or(|number| usize::from(number) == round)
                && adjustment.players.contains(&player.rank)
        });
        special.map_or_else(|| self.scoring.round(found), |adjustment| adjustment.points)
    }

    /// The sum of a player's results, without penalties: what pairing programs count.
    pub fn result_points(&self, player: &Player) -> Points {
        (1..=self.rounds()).map(|round| self.round_points(player, round)).sum()
    }

    /// Penalties, as negative points, and bonuses.
    pub fn extra_points(&self, player: &Player) -> Points {
        let extra = self.adjustments.iter().filter(|adjustment| adjustment.result.is_none());
        extra.filter(|adjustment| adjustment.players.contains(&player.rank)).map(|adjustment| adjustment.points).sum()
    }

    /// The score of a player in the standings.
    pub fn score(&self, player: &Player) -> Points {
        self.result_points(player) + self.extra_points(player)
    }
}

/// Whether the letter of an adjustment means a result: W, D and L are won, drawn and lost, rated or not.
fn same_result(letter: char, sign: char) -> bool {
    match letter {
        'W' => matches!(sign, '1' | 'W'),
        'D' => matches!(sign, '=' | 'D'),
        'L' => matches!(sign, '0' | 'L'),
        _ => letter == sign,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_normalized_and_other_texts_are_kept() {
        for (text, date) in [
            ("2026.10.03", "2026/10/03"),
            (" 2026-1-3 ", "2026/01/03"),
            ("1979", "1979/00/00"),
            ("26/10/03", "26/10/03"),
            ("May", "May"),
            ("2026/13/01", "2026/13/01"),
        ] {
            assert_eq!(Date::new(text).as_str(), date);
        }
        assert_eq!(Date::new("2026/10/03").parts(), Some((2026, 10, 3)));
        assert_eq!(Date::new("May").parts(), None);
    }

    #[test]
    fn penalties_and_odd_points_count() {
        let player = Player {
            rank: 1,
            rounds: vec![Round::game(2, Color::White, GameResult::Win), Round::Bye(Bye::Half)],
            ..Player::default()
        };
        let mut event = Tournament { players: vec![player.clone()], ..Tournament::default() };
        assert_eq!(event.score(&player), "1.5".parse().unwrap());
        let penalty = Adjustment { result: None, points: -Points::HALF, round: Some(1), players: vec![1] };
        let odd = Adjustment { result: Some('W'), points: Points::HALF, round: Some(1), players: vec![1] };
        event.adjustments = vec![penalty, odd];
        assert_eq!((event.result_points(&player), event.score(&player)), (Points::ONE, Points::HALF));
    }
}
