//! A game: the fold of its events.

mod desk;
mod dispatch;
mod memory;
pub mod pgn;
pub mod phase;
mod record;
mod setting;
pub mod state;
mod turn;
mod view;
mod watching;

use std::sync::Arc;

use jadoube_clock::Instant;
use serde::{Deserialize, Serialize};

use crate::competition::Competition;
use crate::event::{Act, DecisionAct, Event};
use crate::ruling::{Impossible, Ruling};
pub use phase::Phase;
use setting::Setting;
pub use state::State;
pub use view::{PressEffect, Recording};

/// An event of the log with what was ruled on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Entry {
    /// What happened.
    pub event: Event,
    /// What followed.
    pub rulings: Vec<Ruling>,
    /// Whether a later entry corrected it, so that it no longer counts.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub corrected: bool,
}

/// A game as it is stored: what was announced, what happened, and what was ruled by which version of the engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Record {
    /// The version of this crate that gave the rulings.
    pub engine: String,
    /// What the competition announced.
    pub competition: Competition,
    /// Everything that happened, with the rulings as they were given.
    pub entries: Vec<Entry>,
}

/// An entry on which this engine rules otherwise than the one that wrote the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The number of the entry, from 0.
    pub entry: usize,
    /// What was ruled then.
    pub then: Vec<Ruling>,
    /// What is ruled now.
    pub now: Vec<Ruling>,
}

/// A game under the rules of a competition: a log of events, and the state that they lead to.
///
/// ```
/// use jadoube_board::{Coordinates, Square};
/// use jadoube_clock::Instant;
/// use jadoube_lawbook::Edition;
/// use jadoube_laws::competition::Competition;
/// use jadoube_laws::event::{Act, Actor, ClockAct, Event, Hands, MovingAct};
/// use jadoube_laws::game::Game;
///
/// let mut game = Game::new(Competition::new(Edition::newest(), "5400+30".parse()?));
/// let e4 = Coordinates { from: Square::E2, to: Square::E4, promotion: None };
/// for (at, by, act) in [
///     (0, Actor::Arbiter, Act::Clock(ClockAct::StartsRound)),
///     (5_000, Actor::White, Act::Moving(MovingAct::Plays { played: e4, hands: Hands::One })),
///     (6_000, Actor::White, Act::Clock(ClockAct::Presses { hand: Hands::One })),
/// ] {
///     game.apply(Event { at: Instant(at), by, act })?;
/// }
/// assert_eq!(game.state().plies().len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    setting: Arc<Setting>,
    log: Vec<Entry>,
    state: State,
    /// How many attempts are under way, one inside the other.
    attempts: usize,
    /// What corrections have replaced in the attempts that are under way; empty otherwise.
    replaced: Vec<Replaced>,
}

/// A game to roll back to.
struct Mark {
    entries: usize,
    replaced: usize,
    state: state::Mark,
}

/// What a correction has replaced.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Replaced {
    state: State,
    /// The number of the entry that was corrected.
    entry: usize,
    /// The rulings on each entry.
    rulings: Vec<Vec<Ruling>>,
}

impl Game {
    /// A game that has not begun.
    #[must_use]
    pub fn new(competition: Competition) -> Game {
        Game::under(Arc::new(Setting::new(competition)))
    }

    fn under(setting: Arc<Setting>) -> Game {
        let state = State::new(Arc::clone(&setting));
        Game { setting, log: Vec::new(), state, attempts: 0, replaced: Vec::new() }
    }

    /// What the competition announced.
    pub fn competition(&self) -> &Competition {
        &self.setting.competition
    }

    /// Everything that happened.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// How things stand.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Takes in what happened and says what follows. What cannot have happened changes nothing.
    pub fn apply(&mut self, event: Event) -> Result<Vec<Ruling>, Impossible> {
        let mark = self.state.mark();
        let ruled = self.take_in(event);
        match ruled {
            Ok(_) if self.attempts == 0 => self.state.keep(),
            Ok(_) => {}
            Err(_) => self.state.roll_back(mark),
        }
        ruled
    }

    /// Takes in several events that are one thing: all of them happen, or none. Gives the rulings on each.
    ///
    /// ```
    /// use jadoube_board::Square;
    /// use jadoube_clock::Instant;
    /// use jadoube_lawbook::Edition;
    /// use jadoube_laws::competition::Competition;
    /// use jadoube_laws::event::{Act, Actor, ClockAct, Contact, Event, MovingAct};
    /// use jadoube_laws::game::Game;
    ///
    /// let mut game = Game::new(Competition::new(Edition::newest(), "5400+30".parse()?));
    /// game.apply(Event { at: Instant(0), by: Actor::Arbiter, act: Act::Clock(ClockAct::StartsRound) })?;
    /// let before = game.clone();
    /// // White touches the knight and then an empty square, which cannot be.
    /// let touches = [Square::B1, Square::E6].map(|square| {
    ///     let act = Act::Moving(MovingAct::Touches { square, contact: Contact::Deliberate });
    ///     Event { at: Instant(5_000), by: Actor::White, act }
    /// });
    /// assert!(game.apply_all(touches).is_err());
    /// assert_eq!(game, before);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply_all(&mut self, events: impl IntoIterator<Item = Event>) -> Result<Vec<Vec<Ruling>>, Impossible> {
        self.attempt(|game| events.into_iter().map(|event| game.take_in(event)).collect())
    }

    /// Runs a closure on the game and restores the game if the closure returns an error. For acts that depend on the acts before them:
    /// [`Game::apply_all`] must know all of them at once.
    pub fn attempt<T, E>(&mut self, something: impl FnOnce(&mut Game) -> Result<T, E>) -> Result<T, E> {
        let mark = Mark { entries: self.log.len(), replaced: self.replaced.len(), state: self.state.mark() };
        self.attempts += 1;
        let done = something(self);
        self.attempts -= 1;
        match done {
            Ok(_) if self.attempts == 0 => {
                self.state.keep();
                self.replaced.clear();
            }
            Ok(_) => {}
            Err(_) => self.roll_back(mark),
        }
        done
    }

    fn roll_back(&mut self, mark: Mark) {
        while self.replaced.len() > mark.replaced {
            let Some(Replaced { state, entry, rulings }) = self.replaced.pop() else { break };
            self.log.truncate(rulings.len());
            for (kept, rulings) in self.log.iter_mut().zip(rulings) {
                kept.rulings = rulings;
            }
            self.log[entry].corrected = false;
            self.state = state;
        }
        self.log.truncate(mark.entries);
        self.state.roll_back(mark.state);
    }

    /// Takes in what happened. After an error the caller rolls back to a mark.
    fn take_in(&mut self, event: Event) -> Result<Vec<Ruling>, Impossible> {
        let last = self.last();
        if event.at < last {
            return Err(Impossible::Backwards { at: event.at, last });
        }
        if let Act::Decision(DecisionAct::Corrects { entry }) = event.act {
            return self.correct(event, entry);
        }
        let rulings = self.state.take_in(&event)?;
        self.log.push(Entry { event, rulings: rulings.clone(), corrected: false });
        Ok(rulings)
    }

    /// Why this cannot happen now, if it cannot: nobody need be offered what would be refused. Nothing changes by asking.
    pub fn refusal(&self, event: &Event) -> Option<Impossible> {
        self.would_follow(event).err()
    }

    /// What would follow from this if it happened now. Nothing changes by asking.
    pub fn would_follow(&self, event: &Event) -> Result<Vec<Ruling>, Impossible> {
        let last = self.last();
        if event.at < last {
            return Err(Impossible::Backwards { at: event.at, last });
        }
        match event.act {
            Act::Decision(DecisionAct::Corrects { .. }) => self.clone().apply(event.clone()),
            _ => self.state.clone().take_in(event),
        }
    }

    /// The state that the log leads to, one entry left out, and the rulings on each entry.
    fn replayed(&self, without: Option<usize>) -> Result<(State, Vec<Vec<Ruling>>), Impossible> {
        let mut state = State::new(Arc::clone(&self.setting));
        let mut rulings = Vec::with_capacity(self.log.len());
        for (number, kept) in self.log.iter().enumerate() {
            let counts = Some(number) != without
                && !kept.corrected
                && !matches!(kept.event.act, Act::Decision(DecisionAct::Corrects { .. }));
            rulings.push(if counts { state.take_in(&kept.event)? } else { kept.rulings.clone() });
            state.keep();
        }
        Ok((state, rulings))
    }

    /// A mistaken entry is left out and the others are read again; the log keeps it.
    fn correct(&mut self, event: Event, entry: u32) -> Result<Vec<Ruling>, Impossible> {
        let index = usize::try_from(entry).unwrap_or(usize::MAX);
        match self.log.get(index) {
            Some(found)
                if !found.corrected && !matches!(found.event.act, Act::Decision(DecisionAct::Corrects { .. })) => {}
            _ => return Err(Impossible::NoEntry(entry)),
        }
        let (state, rulings) = self.replayed(Some(index))?;
        let replace = |(kept, rulings): (&mut Entry, _)| std::mem::replace(&mut kept.rulings, rulings);
        let rulings = self.log.iter_mut().zip(rulings).map(replace).collect();
        self.log[index].corrected = true;
        let state = std::mem::replace(&mut self.state, state);
        if self.attempts > 0 {
            self.replaced.push(Replaced { state, entry: index, rulings });
        }
        self.log.push(Entry { event, rulings: Vec::new(), corrected: false });
        Ok(Vec::new())
    }

    /// The game as it is stored.
    #[must_use]
    pub fn record(&self) -> Record {
        Record {
            engine: env!("CARGO_PKG_VERSION").to_owned(),
            competition: self.competition().clone(),
            entries: self.log.clone(),
        }
    }

    /// Judges a stored game anew and shows where this engine rules otherwise. What was ruled then stays in the record;
    /// whether to go by the new rulings is for people to decide.
    pub fn judge_anew(record: &Record) -> Result<(Game, Vec<Difference>), Impossible> {
        let mut game = Game::new(record.competition.clone());
        for entry in &record.entries {
            game.apply(entry.event.clone())?;
        }
        let pairs = record.entries.iter().zip(&game.log).enumerate();
        let differences = pairs
            .filter(|(_, (then, now))| then.rulings != now.rulings)
            .map(|(entry, (then, now))| Difference { entry, then: then.rulings.clone(), now: now.rulings.clone() })
            .collect();
        Ok((game, differences))
    }

    fn last(&self) -> Instant {
        self.log.last().map_or(Instant::START, |entry| entry.event.at)
    }

    /// The same game up to this entry: undo is the replay of a prefix.
    pub fn until(&self, entries: usize) -> Result<Game, Impossible> {
        let mut game = Game::under(Arc::clone(&self.setting));
        for entry in self.log.iter().take(entries) {
            game.apply(entry.event.clone())?;
        }
        Ok(game)
    }
}
