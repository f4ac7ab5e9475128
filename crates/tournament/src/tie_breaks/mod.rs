//! The tie-breaks of FIDE Handbook C.07, in the editions of 2024 and 2026, each with an explanation.
//!
//! - [`TieBreak`] is one of them with its modifiers, read from and written as its code: `BH/C1`, `KS/L+1`, `DE/P`.
//! - [`Regulations`] has what the event's regulations fix: edition, system, the rating that counts for unrated players.
//! - [`Calculator`] computes values and explanations; [`Calculator::standings`] applies a list in its order.
//!
//! | file | what |
//! |---|---|
//! | `code.rs` | codes and modifiers |
//! | `value.rs` | exact numbers |
//! | `sheet.rs` | results by round, scores, adjusted scores (Article 16) |
//! | `own.rs` | the player's own results (Article 7), Koya (9.2) |
//! | `opponents.rs`, `cuts.rs` | Buchholz and Sonneborn-Berger (8, 9.1), cuts (14, 16.5) |
//! | `ratings.rs`, `tables.rs` | opponents' ratings and performances (10) |
//! | `encounter.rs` | direct encounter (6) |
//! | `order.rs` | the list applied to the table (4) |
//!
//! ```
//! use jadoube_tournament::tie_breaks::{Calculator, Regulations, read_list};
//! use jadoube_tournament::trf;
//! let report = "\
//! 001    1      Kis, Anna                                                          2.0    1     2 w 1     3 b 1
//! 001    2      Nagy, Bela                                                         1.0    2     1 b 0  0000 - U
//! 001    3      Toth, Cili                                                         1.0    3  0000 - U     1 w 0
//! ";
//! let event = trf::read(report)?;
//! let calculator = Calculator::new(&event, &Regulations::default());
//! let list = read_list("BH,SB")?;
//! let table = calculator.standings(&list);
//! assert_eq!(table[0].rank, 1);
//! assert_eq!(table[0].cells[0].value.map(|value| list[0].show(value)), Some("2.0".to_owned()));
//! // Both others met player 1 and had the bye: they share the second place.
//! assert_eq!((table[1].place, table[2].place), (2, 2));
//! let why = calculator.explain(2, &list[0], &[]).unwrap();
//! assert_eq!(why.parts.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod code;
mod cuts;
mod encounter;
mod opponents;
mod order;
mod own;
mod ratings;
mod sheet;
mod tables;
mod value;

pub use code::{BadCode, Cut, Kind, TieBreak, read_list, write_list};
pub use order::{Cell, Row};
pub use value::Value;

use crate::{Color, Date, Points, Rank, Tournament};
use sheet::{Sheet, sheets};

/// An edition of C.07.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Edition {
    /// In force until 28 February 2026: the dummy opponent has the player's own score.
    Of2024,
    /// In force from 1 March 2026: the score of the dummy opponent is capped (16.4).
    #[default]
    Of2026,
}

impl Edition {
    /// The edition for an event that began on a day. An unknown day means the newest edition.
    pub fn on(day: &Date) -> Edition {
        match day.parts() {
            Some(day) if day < (2026, 3, 1) => Edition::Of2024,
            _ => Edition::Of2026,
        }
    }
}

/// How players are paired.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum System {
    /// A Swiss system.
    #[default]
    Swiss,
    /// A round robin: forfeits count as games, and a free round is nothing at all (15.2).
    RoundRobin,
}

/// What the regulations of the event fix.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Regulations {
    /// The edition of C.07.
    pub edition: Edition,
    /// The system.
    pub system: System,
    /// The rating that unrated players count with. Without it, nobody gets a rating-based tie-break if somebody is unrated.
    pub unrated: Option<u16>,
}

impl Regulations {
    /// The regulations that a report suggests: the edition by its first day, the system by its type.
    pub fn of(event: &Tournament) -> Regulations {
        let kind = event.system.to_ascii_uppercase();
        let system = if kind.contains("ROUNDROBIN") { System::RoundRobin } else { System::Swiss };
        Regulations { edition: Edition::on(&event.start), system, unrated: None }
    }

    /// Whether C.07 allows a tie-break here: the Buchholz family has no place in round robins since 2026.
    pub fn allow(&self, tie_break: &TieBreak) -> bool {
        let buchholz = matches!(tie_break.kind, Kind::Buchholz | Kind::AverageBuchholz | Kind::ForeBuchholz);
        !(buchholz && self.system == System::RoundRobin && self.edition == Edition::Of2026)
    }
}

/// Where a number in an explanation comes from.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Source {
    /// The score of the opponent, adjusted for unplayed rounds (16.3).
    OpponentScore,
    /// The dummy opponent of an unplayed round (16.4), with the player's own score.
    Dummy {
        /// The own score was higher than the regulations let it count.
        capped: bool,
    },
    /// The result of the round itself.
    Result,
    /// The score after the round.
    RunningScore,
    /// The rating of the opponent.
    Rating,
    /// The same tie-break, or its basis, of the opponent.
    OpponentTieBreak,
}

/// Why a number was left out.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum CutReason {
    /// The least significant value.
    Least,
    /// The most significant value.
    Most,
    /// A voluntarily unplayed round goes first (16.5).
    Unplayed,
}

/// A number that a tie-break is made of.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The round, from 1.
    pub round: u16,
    /// The opponent, if there is one.
    pub opponent: Option<Rank>,
    /// Where the number comes from.
    pub source: Source,
    /// The number.
    pub amount: Value,
    /// What it is multiplied by: the points of the round, in Sonneborn-Berger.
    pub factor: Option<Points>,
    /// The round was voluntarily unplayed.
    pub unplayed: bool,
    /// It does not count.
    pub cut: Option<CutReason>,
}

impl Part {
    /// What the part contributes if it is not cut.
    pub fn value(&self) -> Value {
        self.factor.map_or(self.amount, |factor| self.amount * Value::points(factor))
    }
}

/// How the parts become a value.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Formula {
    /// The sum.
    Sum,
    /// The mean, exactly.
    Mean,
    /// The mean, rounded, a half up.
    RoundedMean,
    /// The mean of the ratings plus the difference for a score.
    Performance {
        /// The score, in hundredths of the maximum.
        hundredths: u8,
        /// The difference in rating.
        difference: i32,
    },
    /// The lowest rating whose expected score reaches the score.
    PerfectPerformance {
        /// The score, in halves.
        half_points: u32,
    },
    /// A property of the player, not of rounds.
    Own,
    /// A comparison within a group: [`Explanation::parts`] has the games in it.
    Encounter,
}

/// How a value came about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The tie-break.
    pub tie_break: TieBreak,
    /// Its value; `None` if it has none, such as a performance without games.
    pub value: Option<Value>,
    /// How the parts were combined.
    pub formula: Formula,
    /// The numbers, by round.
    pub parts: Vec<Part>,
}

/// Computes tie-breaks of a tournament.
#[derive(Clone, Debug)]
pub struct Calculator {
    regulations: Regulations,
    sheets: Vec<Sheet>,
    /// The sheets as if every game of the final round had been drawn.
    fore: Vec<Sheet>,
    rounds: usize,
    win: Points,
    draw: Points,
}

impl Calculator {
    /// Prepares a tournament. Games in progress count as paired, without a result.
    pub fn new(event: &Tournament, regulations: &Regulations) -> Calculator {
        let rounds = event.rounds();
        let (win, draw) = (event.scoring.win, event.scoring.draw);
        let sheets = sheets(event);
        let is_final = event.planned_rounds.is_none_or(|planned| usize::from(planned) <= rounds);
        let mut fore = sheets.clone();
        if is_final && rounds > 0 {
            fore.iter_mut().for_each(|sheet| sheet.draw_round(rounds - 1, draw));
        }
        let mut calculator = Calculator { regulations: *regulations, sheets, fore, rounds, win, draw };
        let system = regulations.system;
        calculator.sheets.iter_mut().for_each(|sheet| sheet.adjust(draw, system));
        calculator.fore.iter_mut().for_each(|sheet| sheet.adjust(draw, system));
        calculator
    }

    /// The points of a player in the standings.
    pub fn points(&self, rank: Rank) -> Option<Points> {
        self.index(rank).map(|player| self.sheets[player].score)
    }

    /// How a tie-break of a player comes about; `None` if there is no such player. `rivals` are the players with whom direct encounter
    /// compares: those of [`Cell::rivals`]. All other tie-breaks ignore them.
    pub fn explain(&self, rank: Rank, tie_break: &TieBreak, rivals: &[Rank]) -> Option<Explanation> {
        let player = self.index(rank)?;
        if tie_break.kind == Kind::DirectEncounter {
            let mut group: Vec<usize> = rivals.iter().filter_map(|rank| self.index(*rank)).collect();
            if !group.contains(&player) {
                group.push(player);
            }
            return Some(self.explain_encounter(player, tie_break, &group));
        }
        Some(self.explain_single(player, tie_break))
    }

    /// The colors of a player's games at the board, in order: `WBBW`.
    pub fn colors(&self, rank: Rank) -> Option<Vec<Color>> {
        let sheet = &self.sheets[self.index(rank)?];
        Some(sheet.rounds.iter().filter(|round| round.at_the_board()).filter_map(|round| round.color).collect())
    }

    fn index(&self, rank: Rank) -> Option<usize> {
        self.sheets.iter().position(|sheet| sheet.rank == rank)
    }

    /// The value of every tie-break but direct encounter.
    fn value(&self, player: usize, tie_break: &TieBreak) -> Option<Value> {
        self.explain_single(player, tie_break).value
    }

    fn explain_single(&self, player: usize, tie_break: &TieBreak) -> Explanation {
        match tie_break.kind {
            Kind::Buchholz => self.opponents(&self.sheets, player, tie_break, false),
            Kind::ForeBuchholz => self.opponents(&self.fore, player, tie_break, false),
            Kind::SonnebornBerger => self.opponents(&self.sheets, player, tie_break, true),
            Kind::AverageBuchholz => self.average_buchholz(player, tie_break),
            Kind::AverageRating
            | Kind::Performance
            | Kind::PerfectPerformance
            | Kind::AveragePerformance
            | Kind::AveragePerfectPerformance
            | Kind::Rating => self.ratings(player, tie_break),
            Kind::DirectEncounter
            | Kind::Points
            | Kind::Wins
            | Kind::Won
            | Kind::BlackGames
            | Kind::BlackWins
            | Kind::Progressive
            | Kind::RoundsPlayed
            | Kind::Standard
            | Kind::PairingNumber
            | Kind::Koya => self.own(player, tie_break),
        }
    }
}
