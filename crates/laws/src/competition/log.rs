//! The log of a competition: what outlasts a game.
//!
//! Events are only appended, and the state is their fold. The rulings of a game produce some of them, which [`Log::follow`]
//! imports; a ruling that a later correction removed from the game is withdrawn, not erased.
//!
//! ```
//! use jadoube_clock::Instant;
//! use jadoube_lawbook::Edition;
//! use jadoube_laws::competition::{Competition, CompetitionEvent, Log, Points};
//! use jadoube_laws::event::{Act, Actor, ClockAct, CompletionAct, Event};
//! use jadoube_laws::game::Game;
//!
//! let mut log = Log::new(Competition::new(Edition::newest(), "90+30".parse()?));
//! let [anna, bela] = ["Anna", "Béla"].map(str::to_owned);
//! log.append(CompetitionEvent::Pairs { game: 1, round: 1, white: anna, black: bela })?;
//! let mut game = Game::new(log.standing().competition().clone());
//! for (by, act) in [(Actor::Arbiter, Act::Clock(ClockAct::StartsRound)), (Actor::White, Act::Completion(CompletionAct::Resigns))] {
//!     game.apply(Event { at: Instant(0), by, act })?;
//! }
//! log.follow(1, &game)?;
//! assert_eq!(log.standing().player("Béla").unwrap().points, Points::whole(1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::collections::BTreeMap;

use jadoube_board::Color;
use jadoube_clock::Millis;
use jadoube_lawbook::{Edition, PenaltyKind, Rules};
use serde::{Deserialize, Serialize};

use super::Competition;
use super::points::{Award, Scoring, points};
use super::standing::Standing;
use crate::event::Score;
use crate::game::Game;
use crate::ruling::Effect;
use crate::telling;
use crate::vocabulary::Vocabulary;

/// The effect of a ruling beyond its game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(effect, message = "event", class = Course)]
pub enum GameEvent {
    /// The game has ended with this score, which is worth these points.
    #[says("", args(score: telling::written_score, points: telling::written_award))]
    Ended(Score, Award),
    /// A penalty has changed the points.
    #[says("", args(points: telling::written_award))]
    Points(Award),
    /// A player was warned.
    #[says("")]
    Warned(Color),
    /// A player was fined.
    #[says("", args(color, amount: telling::written_amount))]
    Fined(Color, u32),
    /// A player is excluded from this number of rounds.
    #[says("", args(color, rounds))]
    Excluded(Color, u16),
    /// A player was expelled.
    #[says("")]
    Expelled(Color),
    /// A player has appealed.
    #[says("")]
    Appealed(Color),
    /// The oldest open appeal was decided.
    #[says("", args(upheld))]
    AppealDecided {
        /// Whether it was decided in favor of the player.
        upheld: bool,
    },
    /// FIDE was asked for a ruling on the Laws.
    #[says("")]
    FideAsked,
}

/// Something that happens in a competition.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CompetitionEvent {
    /// The organizer announces something, before the first game is paired.
    Announces(Announcement),
    /// Two players are paired. New players enter the competition with their first pairing.
    Pairs {
        /// The number of the game in the competition.
        game: u32,
        /// The round.
        round: u16,
        /// The player with White.
        white: String,
        /// The player with Black.
        black: String,
    },
    /// A ruling in a game.
    InGame {
        /// The number of the game.
        game: u32,
        /// The effect.
        what: GameEvent,
    },
    /// All rulings of a game so far are withdrawn, because an entry of that game was corrected.
    Withdraws {
        /// The number of the game.
        game: u32,
    },
    /// A federation asks FIDE for a ruling on the Laws, independent of any game.
    AsksFide {
        /// The question.
        question: String,
    },
    /// FIDE answers the question with this number, counted from 0.
    FideAnswers {
        /// The number of the question.
        question: usize,
        /// The answer.
        answer: String,
    },
}

/// What can be announced.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Announcement {
    /// What results are worth (10.1).
    Scoring(Scoring),
    /// The default time (6.7.1).
    DefaultTime(Millis),
    /// The amount of a fine (12.9.7).
    Fine(u32),
    /// Devices may be kept in a bag, switched off (11.3.2.1).
    DevicesInBags,
    /// The penalty for a device instead of the loss of the game (11.3.2.2).
    DevicePenalty(PenaltyKind),
    /// Players report before leaving the playing area (11.2.4).
    LeavingReported,
    /// There is no appeal (11.10).
    NoAppeals,
    /// A federation's own rule values.
    OwnRules(Box<Rules>),
}

/// Why the log refuses an event.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Refused {
    /// Announced too late.
    #[error("{}", self.message())]
    NotInAdvance,
    /// A draw would be worth more than a win, or a loss more than a draw.
    #[error("{}", self.message())]
    Scoring,
    /// The edition does not let a competition announce this penalty for devices.
    #[error("{}", self.message())]
    DevicePenalty(PenaltyKind, Edition),
    /// The number of the game is taken.
    #[error("{}", self.message())]
    GamePaired(u32),
    /// There is no game with this number.
    #[error("{}", self.message())]
    NoGame(u32),
    /// A player cannot play alone.
    #[error("{}", self.message())]
    WithThemselves(String),
    /// The player is expelled.
    #[error("{}", self.message())]
    Expelled(String),
    /// The player is excluded from this round.
    #[error("{}", self.message())]
    Excluded {
        /// The player.
        player: String,
        /// The last round of the exclusion.
        through: u16,
    },
    /// There is no open appeal in this game.
    #[error("{}", self.message())]
    NoAppeal(u32),
    /// There is no such open question to FIDE.
    #[error("{}", self.message())]
    NoQuestion(usize),
}

/// A competition as it is stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LogRecord {
    /// The version of this crate that wrote it.
    pub engine: String,
    /// The rules when the log began.
    pub competition: Competition,
    /// All events since.
    pub events: Vec<CompetitionEvent>,
}

/// The log of a competition.
#[derive(Clone, PartialEq, Debug)]
pub struct Log {
    began_with: Competition,
    events: Vec<CompetitionEvent>,
    standing: Standing,
}

impl Log {
    /// The log of a competition in which nothing has happened yet.
    pub fn new(competition: Competition) -> Log {
        Log { standing: Standing::new(competition.clone()), began_with: competition, events: Vec::new() }
    }

    /// The current state.
    pub fn standing(&self) -> &Standing {
        &self.standing
    }

    /// Everything that happened.
    pub fn events(&self) -> &[CompetitionEvent] {
        &self.events
    }

    /// Appends an event. A refused event changes nothing.
    pub fn append(&mut self, event: CompetitionEvent) -> Result<(), Refused> {
        self.standing.take_in(&event)?;
        let withdraws = matches!(event, CompetitionEvent::Withdraws { .. });
        self.events.push(event);
        if withdraws {
            self.standing = fold(&self.began_with, &self.events)?;
        }
        Ok(())
    }

    /// Imports the effects of a game's rulings on the competition, as far as that has not been done.
    pub fn follow(&mut self, number: u32, game: &Game) -> Result<(), Refused> {
        let wanted = events_of(game);
        let kept = in_force(&self.events, number);
        let more = if wanted.starts_with(&kept) {
            &wanted[kept.len()..]
        } else {
            self.append(CompetitionEvent::Withdraws { game: number })?;
            &wanted[..]
        };
        for &what in more {
            self.append(CompetitionEvent::InGame { game: number, what })?;
        }
        Ok(())
    }

    /// The log for storage.
    pub fn record(&self) -> LogRecord {
        LogRecord {
            engine: env!("CARGO_PKG_VERSION").to_owned(),
            competition: self.began_with.clone(),
            events: self.events.clone(),
        }
    }

    /// Reads a stored log.
    pub fn read(record: LogRecord) -> Result<Log, Refused> {
        let standing = fold(&record.competition, &record.events)?;
        Ok(Log { began_with: record.competition, events: record.events, standing })
    }
}

/// The state after some events. Events that were withdrawn later are skipped.
fn fold(competition: &Competition, events: &[CompetitionEvent]) -> Result<Standing, Refused> {
    let mut withdrawn: BTreeMap<u32, usize> = BTreeMap::new();
    for (index, event) in events.iter().enumerate() {
        if let CompetitionEvent::Withdraws { game } = event {
            withdrawn.insert(*game, index);
        }
    }
    let mut standing = Standing::new(competition.clone());
    for (index, event) in events.iter().enumerate() {
        let gone = match event {
            CompetitionEvent::InGame { game, .. } => withdrawn.get(game).is_some_and(|&last| index < last),
            _ => false,
        };
        if !gone {
            standing.take_in(event)?;
        }
    }
    Ok(standing)
}

/// The effects of a game that are in force.
fn in_force(events: &[CompetitionEvent], number: u32) -> Vec<GameEvent> {
    let mut kept = Vec::new();
    for event in events {
        match event {
            CompetitionEvent::InGame { game, what } if *game == number => kept.push(*what),
            CompetitionEvent::Withdraws { game } if *game == number => kept.clear(),
            _ => {}
        }
    }
    kept
}

/// The effects of a game on its competition, in order.
pub fn events_of(game: &Game) -> Vec<GameEvent> {
    let scoring = &game.competition().announced.scoring;
    let entries = game.log().iter().filter(|entry| !entry.corrected);
    let effects = entries.flat_map(|entry| &entry.rulings).flat_map(|ruling| &ruling.effects);
    let events = effects.filter_map(|effect| match effect {
        Effect::Event(event) => Some(*event),
        Effect::Over(outcome) => Some(GameEvent::Ended(outcome.score, points(outcome, scoring))),
        _ => None,
    });
    let is_over = game.state().outcome().is_some();
    let mut events: Vec<GameEvent> =
        events.filter(|event| is_over || !matches!(event, GameEvent::Ended(..) | GameEvent::Points(_))).collect();
    // 8.7: a wrong result that both players have signed counts instead, unless it was corrected.
    let noted = events.iter().rev().find_map(|event| match event {
        GameEvent::Ended(_, award) | GameEvent::Points(award) => Some(*award),
        _ => None,
    });
    events.extend(game.state().points().filter(|award| Some(*award) != noted).map(GameEvent::Points));
    events
}

#[cfg(test)]
mod tests {
    use jadoube_clock::Instant;
    use jadoube_lawbook::Edition;

    use super::super::points::Points;
    use super::*;
    use crate::competition::arbiter::{ArbiterAct, Penalty};
    use crate::event::{Act, Actor, Event};
    use crate::event::{ClockAct, CompletionAct, DecisionAct};

    fn pairs(game: u32, round: u16, white: &str, black: &str) -> CompetitionEvent {
        CompetitionEvent::Pairs { game, round, white: white.to_owned(), black: black.to_owned() }
    }

    fn log() -> Log {
        let mut log = Log::new(Competition::new(Edition::newest(), "90+30".parse().unwrap()));
        let football = Scoring::of(Points::whole(3), Points::whole(1), Points::whole(0));
        log.append(CompetitionEvent::Announces(Announcement::Scoring(football))).unwrap();
        log.append(CompetitionEvent::Announces(Announcement::Fine(50))).unwrap();
        log.append(pairs(1, 1, "Anna", "Béla")).unwrap();
        log
    }

    fn play(log: &Log, acts: &[(Actor, Act)]) -> Game {
        let mut game = Game::new(log.standing().competition().clone());
        for (by, act) in acts {
            game.apply(Event { at: Instant(0), by: *by, act: act.clone() }).unwrap();
        }
        game
    }

    fn penalizes(player: Color, penalty: Penalty) -> (Actor, Act) {
        (Actor::Arbiter, Act::Arbiter(ArbiterAct::Penalizes { player, penalty }))
    }

    #[test]
    fn rulings_in_games_are_carried_over() {
        let mut log = log();
        let game = play(
            &log,
            &[
                (Actor::Arbiter, Act::Clock(ClockAct::StartsRound)),
                penalizes(Color::White, Penalty::Warning),
                penalizes(Color::White, Penalty::Fine(50)),
                penalizes(Color::Black, Penalty::Rounds(2)),
                (Actor::Black, Act::Completion(CompletionAct::Resigns)),
            ],
        );
        log.follow(1, &game).unwrap();
        log.follow(1, &game).unwrap();
        assert_eq!(log.events().len(), 3 + 4, "followed twice, imported once");
        let anna = log.standing().player("Anna").unwrap();
        assert_eq!((anna.points, anna.warnings, anna.fines), (Points::whole(3), 1, 50));
        let refused = log.append(pairs(2, 3, "Béla", "Carl")).unwrap_err();
        assert_eq!(refused, Refused::Excluded { player: "Béla".to_owned(), through: 3 });
        log.append(pairs(2, 4, "Béla", "Carl")).unwrap();
        let late = CompetitionEvent::Announces(Announcement::Fine(100));
        assert_eq!(log.append(late), Err(Refused::NotInAdvance));
        let table: Vec<String> =
            log.standing().table().iter().map(|(name, player)| format!("{name} {}", player.points)).collect();
        assert_eq!(table, ["Anna 3", "Béla 0", "Carl 0"]);
    }

    #[test]
    fn invalid_announcements_are_refused() {
        let announces = |edition, what| {
            let control = "90+30".parse().unwrap();
            Log::new(Competition::new(edition, control)).append(CompetitionEvent::Announces(what))
        };
        let upside_down = Scoring::of(Points::whole(3), Points::whole(4), Points::whole(0));
        assert_eq!(announces(Edition::newest(), Announcement::Scoring(upside_down)), Err(Refused::Scoring));
        let device = |edition, kind| announces(edition, Announcement::DevicePenalty(kind));
        assert_eq!(device(Edition::newest(), PenaltyKind::Warning), Ok(()));
        for (edition, kind) in [
            // 2009 leaves nothing to the competition; no penalty is milder than itself; no amount was announced.
            (Edition::from_name("2009").unwrap(), PenaltyKind::Warning),
            (Edition::from_name("2014").unwrap(), PenaltyKind::Rounds),
            (Edition::newest(), PenaltyKind::Loss),
            (Edition::newest(), PenaltyKind::Expulsion),
            (Edition::newest(), PenaltyKind::Fine),
        ] {
            assert_eq!(device(edition, kind), Err(Refused::DevicePenalty(kind, edition)));
        }
    }

    #[test]
    fn a_corrected_entry_is_withdrawn() {
        let mut log = log();
        let mut game = play(
            &log,
            &[(Actor::Arbiter, Act::Clock(ClockAct::StartsRound)), penalizes(Color::White, Penalty::Expulsion)],
        );
        log.follow(1, &game).unwrap();
        assert!(log.standing().player("Anna").unwrap().expelled);
        game.apply(Event {
            at: Instant(1),
            by: Actor::Arbiter,
            act: Act::Decision(DecisionAct::Corrects { entry: 1 }),
        })
        .unwrap();
        log.follow(1, &game).unwrap();
        assert!(!log.standing().player("Anna").unwrap().expelled);
        assert_eq!(log.events().len(), 5, "nothing is erased");
    }

    #[test]
    fn a_stored_log_reads_the_same() {
        let mut log = log();
        let game = play(
            &log,
            &[
                (Actor::Arbiter, Act::Clock(ClockAct::StartsRound)),
                (Actor::White, Act::Completion(CompletionAct::Resigns)),
            ],
        );
        log.follow(1, &game).unwrap();
        log.append(CompetitionEvent::AsksFide { question: "9.2".to_owned() }).unwrap();
        log.append(CompetitionEvent::FideAnswers { question: 0, answer: "yes".to_owned() }).unwrap();
        let again = CompetitionEvent::FideAnswers { question: 0, answer: "no".to_owned() };
        assert_eq!(log.append(again), Err(Refused::NoQuestion(0)));
        let stored = serde_json::to_string(&log.record()).unwrap();
        assert_eq!(Log::read(serde_json::from_str(&stored).unwrap()).unwrap(), log);
    }
}
