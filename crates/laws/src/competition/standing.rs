//! The state of a competition: its games and players, appeals and questions, as the fold of its log.

use std::collections::BTreeMap;

use jadoube_board::Color;

use super::Competition;
use super::announced::Announced;
use super::log::{Announcement, CompetitionEvent, GameEvent, Refused};
use super::points::{Award, Points};
use crate::event::Score;

/// An appeal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Appeal {
    /// The game.
    pub game: u32,
    /// The player.
    pub player: String,
    /// Whether it was upheld, once it was decided.
    pub upheld: Option<bool>,
}

/// A question to FIDE.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FideQuestion {
    /// The question; empty if it was asked in a game.
    pub question: String,
    /// The answer, once there is one.
    pub answer: Option<String>,
}

/// A game of the competition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paired {
    /// The round.
    pub round: u16,
    /// The player with White.
    pub white: String,
    /// The player with Black.
    pub black: String,
    /// The score, once there is one.
    pub score: Option<Score>,
    /// The points, including penalties.
    pub award: Option<Award>,
}

impl Paired {
    fn name(&self, color: Color) -> &str {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

/// The state of a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlayerStanding {
    /// Points from all games.
    pub points: Points,
    /// Warnings, which are carried over from game to game.
    pub warnings: u16,
    /// Fines, added up.
    pub fines: u64,
    /// The last round in which the player may not play.
    pub excluded_through: Option<u16>,
    /// Expelled.
    pub expelled: bool,
}

/// The state of a competition.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    competition: Competition,
    players: BTreeMap<String, PlayerStanding>,
    games: BTreeMap<u32, Paired>,
    appeals: Vec<Appeal>,
    fide: Vec<FideQuestion>,
}

impl Standing {
    pub(super) fn new(competition: Competition) -> Standing {
        Standing {
            competition,
            players: BTreeMap::new(),
            games: BTreeMap::new(),
            appeals: Vec::new(),
            fide: Vec::new(),
        }
    }

    /// The rules of every game, with all announcements.
    pub fn competition(&self) -> &Competition {
        &self.competition
    }

    /// A player by name.
    pub fn player(&self, name: &str) -> Option<&PlayerStanding> {
        self.players.get(name)
    }

    /// All players, most points first, then by name.
    pub fn table(&self) -> Vec<(&str, &PlayerStanding)> {
        let mut table: Vec<(&str, &PlayerStanding)> =
            self.players.iter().map(|(name, player)| (&name[..], player)).collect();
        table.sort_by_key(|(_, player)| std::cmp::Reverse(player.points));
        table
    }

    /// A game by number.
    pub fn game(&self, number: u32) -> Option<&Paired> {
        self.games.get(&number)
    }

    /// All appeals, in the order in which they were made.
    pub fn appeals(&self) -> &[Appeal] {
        &self.appeals
    }

    /// All questions to FIDE.
    pub fn fide_questions(&self) -> &[FideQuestion] {
        &self.fide
    }

    /// Why a player cannot play in a round.
    pub fn kept_from(&self, name: &str, round: u16) -> Option<Refused> {
        let player = self.players.get(name)?;
        if player.expelled {
            return Some(Refused::Expelled(name.to_owned()));
        }
        let through = player.excluded_through.filter(|&through| round <= through)?;
        Some(Refused::Excluded { player: name.to_owned(), through })
    }

    /// Takes in an event. A refused event changes nothing.
    pub(super) fn take_in(&mut self, event: &CompetitionEvent) -> Result<(), Refused> {
        match event {
            CompetitionEvent::Announces(announcement) => self.announces(announcement),
            CompetitionEvent::Pairs { game, round, white, black } => self.pairs(*game, *round, white, black),
            CompetitionEvent::InGame { game, what } => self.in_game(*game, *what),
            CompetitionEvent::Withdraws { game } if self.games.contains_key(game) => Ok(()),
            CompetitionEvent::Withdraws { game } => Err(Refused::NoGame(*game)),
            CompetitionEvent::AsksFide { question } => {
                self.fide.push(FideQuestion { question: question.clone(), answer: None });
                Ok(())
            }
            CompetitionEvent::FideAnswers { question, answer } => {
                let asked = self.fide.get_mut(*question).filter(|asked| asked.answer.is_none());
                asked.ok_or(Refused::NoQuestion(*question))?.answer = Some(answer.clone());
                Ok(())
            }
        }
    }

    fn announces(&mut self, announcement: &Announcement) -> Result<(), Refused> {
        if !self.games.is_empty() {
            return Err(Refused::NotInAdvance);
        }
        let competition = &mut self.competition;
        match announcement {
            Announcement::Scoring(scoring) if !scoring.is_in_order() => return Err(Refused::Scoring),
            Announcement::Scoring(scoring) => competition.announced.scoring = *scoring,
            Announcement::DefaultTime(time) => competition.default_time = Some(*time),
            Announcement::Fine(amount) => competition.announced.fines.push(*amount),
            Announcement::DevicesInBags => competition.announced.devices_in_bags = true,
            Announcement::DevicePenalty(kind) => {
                let announced = Announced { device_penalty: Some(*kind), ..competition.announced.clone() };
                if announced.device_penalty_under(&competition.rules()).is_none() {
                    return Err(Refused::DevicePenalty(*kind, competition.edition));
                }
                competition.announced = announced;
            }
            Announcement::LeavingReported => competition.announced.leaving_reported = true,
            Announcement::NoAppeals => competition.announced.no_appeals = true,
            Announcement::OwnRules(rules) => competition.overlay = Some(**rules),
        }
        Ok(())
    }

    fn pairs(&mut self, game: u32, round: u16, white: &str, black: &str) -> Result<(), Refused> {
        if self.games.contains_key(&game) {
            return Err(Refused::GamePaired(game));
        }
        if white == black {
            return Err(Refused::WithThemselves(white.to_owned()));
        }
        if let Some(why) = [white, black].into_iter().find_map(|name| self.kept_from(name, round)) {
            return Err(why);
        }
        for name in [white, black] {
            self.players.entry(name.to_owned()).or_default();
        }
        let paired = Paired { round, white: white.to_owned(), black: black.to_owned(), score: None, award: None };
        self.games.insert(game, paired);
        Ok(())
    }

    fn in_game(&mut self, number: u32, what: GameEvent) -> Result<(), Refused> {
        let game = self.games.get_mut(&number).ok_or(Refused::NoGame(number))?;
        let round = game.round;
        let player = |color: Color| game.name(color).to_owned();
        match what {
            GameEvent::Ended(score, award) => {
                game.score = Some(score);
                self.award(number, award);
            }
            GameEvent::Points(award) => self.award(number, award),
            GameEvent::Warned(color) => {
                let warnings = &mut self.players.entry(player(color)).or_default().warnings;
                *warnings = warnings.saturating_add(1);
            }
            GameEvent::Fined(color, amount) => {
                let fines = &mut self.players.entry(player(color)).or_default().fines;
                *fines = fines.saturating_add(amount.into());
            }
            GameEvent::Excluded(color, rounds) => {
                let through = round.saturating_add(rounds);
                let player = self.players.entry(player(color)).or_default();
                player.excluded_through = player.excluded_through.max(Some(through));
            }
            GameEvent::Expelled(color) => self.players.entry(player(color)).or_default().expelled = true,
            GameEvent::Appealed(color) => {
                let appeal = Appeal { game: number, player: player(color), upheld: None };
                self.appeals.push(appeal);
            }
            GameEvent::AppealDecided { upheld } => {
                let open = self.appeals.iter_mut().find(|appeal| appeal.game == number && appeal.upheld.is_none());
                open.ok_or(Refused::NoAppeal(number))?.upheld = Some(upheld);
            }
            GameEvent::FideAsked => self.fide.push(FideQuestion { question: String::new(), answer: None }),
        }
        Ok(())
    }

    fn award(&mut self, number: u32, award: Award) {
        let Some(game) = self.games.get_mut(&number) else { return };
        let before = game.award.replace(award);
        for color in Color::ALL {
            let player = self.players.entry(game.name(color).to_owned()).or_default();
            let had = before.map_or(Points::default(), |before| before.of(color));
            player.points = player.points.minus(had).plus(award.of(color));
        }
    }
}
