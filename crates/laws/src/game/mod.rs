//! A game: the fold of its events.

mod desk;
mod dispatch;
mod memory;
pub(crate) mod pgn;
pub(crate) mod phase;
mod recall;
mod record;
mod setting;
pub(crate) mod state;
mod turn;
mod view;
mod watching;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use jadoube_clock::Instant;
use serde::{Deserialize, Serialize};

use crate::competition::Competition;
use crate::event::{Act, DecisionAct, Event};
use crate::ruling::{Impossible, Ruling};
pub use recall::Verdict;
use setting::Setting;

pub use crate::appendix::blind::Blind;
pub use crate::competition::irregularities::Offence;
pub use crate::competition::recording::Sheet;
pub use crate::competition::sheets::{Comparison, Parting, SheetNote};
pub use pgn::{offered_with, squares_of};
pub use phase::{Adjourned, Arrivals, Ended, Phase, Play};
pub use state::{Binding, Ply, State};
pub use view::{PressEffect, Recording};

/// An event of the log with its rulings.
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

impl Entry {
    /// Whether it affects the state: it was not struck out, and does not strike out another one.
    fn counts(&self) -> bool {
        !self.corrected && !matches!(self.event.act, Act::Decision(DecisionAct::Corrects { .. }))
    }
}

/// A game as it is stored: announcements, events, and the rulings with the version of the engine that gave them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Record {
    /// The version of this crate that gave the rulings.
    pub engine: String,
    /// What the competition announced.
    pub competition: Competition,
    /// All events, with the rulings as they were given.
    pub entries: Vec<Entry>,
}

/// An entry that this engine rules on differently from the one that wrote the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The number of the entry, from 0.
    pub entry: usize,
    /// The rulings in the record.
    pub then: Vec<Ruling>,
    /// The rulings of this engine.
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
/// let mut game = Game::new(Competition::new(Edition::newest(), "90+30".parse()?));
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
    /// How many nested attempts are in progress.
    attempts: usize,
    /// What corrections have replaced in the current attempts; otherwise empty.
    replaced: Vec<Replaced>,
    /// The given rulings on entries that this engine ruled on differently when it took them in, by the numbers of the
    /// entries.
    given: BTreeMap<usize, Vec<Ruling>>,
    /// The entries whose rulings in the log are not this engine's.
    carried: BTreeSet<usize>,
}

/// The rulings on an entry that a correction has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rejudged {
    /// The number of the entry, from 0.
    pub entry: u32,
    /// Its rulings now.
    pub rulings: Vec<Ruling>,
}

/// The rulings given on an event when it happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Given<'a> {
    /// The rulings.
    pub rulings: &'a [Ruling],
    /// For a correction: the entries whose rulings it changed. `None` if that was not recorded; this engine then judges
    /// them again.
    pub rejudged: Option<&'a [Rejudged]>,
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
    carried: BTreeSet<usize>,
}

impl Game {
    /// A game that has not begun.
    #[must_use]
    pub fn new(competition: Competition) -> Game {
        Game::under(Arc::new(Setting::new(competition)))
    }

    fn under(setting: Arc<Setting>) -> Game {
        let state = State::new(Arc::clone(&setting));
        Game {
            setting,
            log: Vec::new(),
            state,
            attempts: 0,
            replaced: Vec::new(),
            given: BTreeMap::new(),
            carried: BTreeSet::new(),
        }
    }

    /// What the competition announced.
    pub fn competition(&self) -> &Competition {
        &self.setting.competition
    }

    /// Everything that happened.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The current state.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Takes in an event and returns its rulings. An impossible event changes nothing.
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

    /// Takes in several events as one unit, all or none. Returns the rulings on each.
    ///
    /// ```
    /// use jadoube_board::Square;
    /// use jadoube_clock::Instant;
    /// use jadoube_lawbook::Edition;
    /// use jadoube_laws::competition::Competition;
    /// use jadoube_laws::event::{Act, Actor, ClockAct, Contact, Event, MovingAct};
    /// use jadoube_laws::game::Game;
    ///
    /// let mut game = Game::new(Competition::new(Edition::newest(), "90+30".parse()?));
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

    /// Runs a closure on the game and restores the game if the closure returns an error. Use it if acts depend on the
    /// results of earlier ones: [`Game::apply_all`] needs all of them at once.
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
            let Some(Replaced { state, entry, rulings, carried }) = self.replaced.pop() else { break };
            self.carried = carried;
            self.log.truncate(rulings.len());
            for (kept, rulings) in self.log.iter_mut().zip(rulings) {
                kept.rulings = rulings;
            }
            self.log[entry].corrected = false;
            self.state = state;
        }
        self.log.truncate(mark.entries);
        self.given.split_off(&mark.entries);
        self.carried.split_off(&mark.entries);
        self.state.roll_back(mark.state);
    }

    /// Takes in an event with the rulings that any engine gave on it, which stand. Returns this engine's verdict if it
    /// differs. Nothing is refused, since it has happened.
    ///
    /// ```
    /// use jadoube_clock::Instant;
    /// use jadoube_laws::competition::Competition;
    /// use jadoube_lawbook::Edition;
    /// use jadoube_laws::event::{Act, Actor, CompletionAct, Event, Score};
    /// use jadoube_laws::game::{Game, Given};
    /// use jadoube_laws::ruling::Effect;
    ///
    /// let mut game = Game::new(Competition::new(Edition::newest(), "90+30".parse()?));
    /// let resigns = Event { at: Instant(0), by: Actor::White, act: Act::Completion(CompletionAct::Resigns) };
    /// let mut given = game.clone().apply(resigns.clone())?;
    /// for effect in given.iter_mut().flat_map(|ruling| &mut ruling.effects) {
    ///     if let Effect::Over(outcome) = effect {
    ///         outcome.score = Score::DRAW;
    ///     }
    /// }
    /// let verdict = game.recall(resigns, Given { rulings: &given, rejudged: None });
    /// assert!(verdict.is_some(), "this engine rules that Black has won");
    /// assert_eq!(game.state().score(), Some(Score::DRAW));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn recall(&mut self, event: Event, given: Given<'_>) -> Option<Verdict> {
        let number = self.log.len();
        let verdict = match event.act {
            Act::Decision(DecisionAct::Corrects { entry }) => self.recall_correction(entry, given),
            _ => self.state.recall(&event, given.rulings),
        };
        if self.attempts == 0 {
            self.state.keep();
        }
        if verdict.is_some() {
            self.given.insert(number, given.rulings.to_vec());
            self.carried.insert(number);
        }
        self.log.push(Entry { event, rulings: given.rulings.to_vec(), corrected: false });
        verdict
    }

    /// Strikes out an entry as it was struck out originally.
    fn recall_correction(&mut self, entry: u32, given: Given<'_>) -> Option<Verdict> {
        let index = match self.correctable(entry) {
            Ok(index) => index,
            Err(why) => return Some(Err(why)),
        };
        let mut state = State::new(Arc::clone(&self.setting));
        let mut otherwise = None;
        let mut carried = BTreeSet::new();
        let mut now = Vec::with_capacity(self.log.len());
        for (number, kept) in self.log.iter().enumerate() {
            let known = given.rejudged.map(|rejudged| {
                let changed = rejudged.iter().find(|changed| usize::try_from(changed.entry) == Ok(number));
                changed.map_or(&kept.rulings, |changed| &changed.rulings)
            });
            let known = known.or_else(|| self.carried.contains(&number).then_some(&kept.rulings));
            now.push(match known {
                _ if number == index || !kept.counts() => kept.rulings.clone(),
                Some(rulings) => {
                    if let Some(verdict) = state.recall(&kept.event, rulings) {
                        // An entry that was ruled on differently before the correction has been reported already.
                        otherwise = Some(verdict).filter(|_| !self.carried.contains(&number)).or(otherwise);
                        carried.insert(number);
                    }
                    rulings.clone()
                }
                None => {
                    let mark = state.mark();
                    match state.take_in(&kept.event) {
                        Ok(rulings) => rulings,
                        Err(why) => {
                            state.roll_back(mark);
                            otherwise = Some(Err(why));
                            kept.rulings.clone()
                        }
                    }
                }
            });
            state.keep();
        }
        self.replace(index, state, now, carried);
        otherwise
    }

    /// Takes in an event. After an error the caller rolls back to a mark.
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

    /// Why this cannot happen now, if it cannot, so that nobody is offered what would be refused. Does not change the game.
    pub fn refusal(&self, event: &Event) -> Option<Impossible> {
        self.would_follow(event).err()
    }

    /// What would follow from this event now. Does not change the game.
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

    /// The state that the log leads to with one entry left out, and the rulings on each entry.
    fn replayed(&self, without: Option<usize>) -> Result<(State, Vec<Vec<Ruling>>), Impossible> {
        let mut state = State::new(Arc::clone(&self.setting));
        let mut rulings = Vec::with_capacity(self.log.len());
        for (number, kept) in self.log.iter().enumerate() {
            let counts = Some(number) != without && kept.counts();
            rulings.push(if !counts {
                kept.rulings.clone()
            } else if self.carried.contains(&number) {
                state.recall(&kept.event, &kept.rulings);
                kept.rulings.clone()
            } else {
                state.take_in(&kept.event)?
            });
            state.keep();
        }
        Ok((state, rulings))
    }

    /// A mistaken entry is left out and the others are replayed; the log keeps it.
    fn correct(&mut self, event: Event, entry: u32) -> Result<Vec<Ruling>, Impossible> {
        let index = self.correctable(entry)?;
        let (state, rulings) = self.replayed(Some(index))?;
        let carried = self.carried.clone();
        self.replace(index, state, rulings, carried);
        self.log.push(Entry { event, rulings: Vec::new(), corrected: false });
        Ok(Vec::new())
    }

    /// The index of an entry that can be struck out.
    fn correctable(&self, entry: u32) -> Result<usize, Impossible> {
        let index = usize::try_from(entry).unwrap_or(usize::MAX);
        self.log.get(index).filter(|found| found.counts()).map(|_| index).ok_or(Impossible::NoEntry(entry))
    }

    /// Replaces state and rulings by those after a correction.
    fn replace(&mut self, index: usize, state: State, rulings: Vec<Vec<Ruling>>, carried: BTreeSet<usize>) {
        let carried = std::mem::replace(&mut self.carried, carried);
        let replace = |(kept, rulings): (&mut Entry, _)| std::mem::replace(&mut kept.rulings, rulings);
        let rulings = self.log.iter_mut().zip(rulings).map(replace).collect();
        self.log[index].corrected = true;
        let state = std::mem::replace(&mut self.state, state);
        if self.attempts > 0 {
            self.replaced.push(Replaced { state, entry: index, rulings, carried });
        }
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

    /// Judges a stored game again and shows where this engine rules differently. The original rulings stay in the record;
    /// people decide whether to follow the new ones.
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
        for (number, entry) in self.log.iter().take(entries).enumerate() {
            match self.given.get(&number) {
                Some(rulings) => drop(game.recall(entry.event.clone(), Given { rulings, rejudged: None })),
                None => drop(game.apply(entry.event.clone())?),
            }
        }
        Ok(game)
    }
}
