//! Decides commands without clocks, stores and people: the pure part of a board's owner.

use jadoube_board::Color;
use jadoube_clock::{ClockState, Instant};
use jadoube_laws::event::{Act, Actor, ClockAct, DecisionAct, Event, Observation, StopReason};
use jadoube_laws::game::{Game, Given, Rejudged};
use jadoube_laws::ruling::{Effect, Finding, Impossible, IrregularityFinding, MovingFinding, Ruling};

use crate::engine::Engine;

use super::allowance::{Allowance, CASUAL_SHARE, SHARE};
use super::consequences::{Consequences, Standing};
use super::names::{Name, Names};
use super::{Command, Done, Judged, Opening, Refusal, Seat, Settings, Signed, Views, Watcher};

/// 6.11, 6.12: the clocks are stopped because the game cannot continue.
const INTERRUPTION: Act = Act::Clock(ClockAct::StopsClocks { reason: StopReason::CallArbiter });

/// A game on a board, with its opening.
pub struct Table {
    pub(crate) opening: Opening,
    pub(crate) game: Game,
    /// The flag falls that the hall has already observed.
    observed: Vec<(Color, Instant)>,
    engine: Engine,
    allowance: Allowance,
    /// The alarm that has stopped the clocks, if nothing else has happened to them since.
    alarm: Option<String>,
}

/// A judged event, with the state of the game after it.
pub type Row = (Judged, Views);

/// The outcome of a command.
pub struct Decided {
    /// Its acts, followed by the hall's observations.
    pub rows: Vec<Row>,
    /// How many of the rows are the command's own.
    pub own: usize,
    /// How many milliseconds of network delay were given back to the player whose clock ran until then. The game's time line pauses for as
    /// long, so that the opponent does not pay for them.
    pub stood: u64,
}

impl Table {
    /// A game that has just been opened.
    pub fn new(opening: Opening) -> Table {
        let game = Game::new(opening.rules.clone());
        Table {
            opening,
            game,
            observed: Vec::new(),
            allowance: Allowance::default(),
            engine: Engine::default(),
            alarm: None,
        }
    }

    /// A game that has been replayed. The writer of each row checked the flags at that time, except after an interruption.
    pub(crate) fn resumed(opening: Opening, game: Game, engine: Engine, alarm: Option<String>) -> Table {
        let is_interruption = |event: &Event| event.by == Actor::Hall && event.act == INTERRUPTION;
        let looked = game.log().iter().rev().find(|entry| !is_interruption(&entry.event));
        let looked = looked.map_or(Instant::START, |entry| entry.event.at);
        let falls = game.state().flag_falls(last_instant(&game));
        let observed = falls.iter().filter(|fall| fall.at <= looked).map(|fall| (fall.side, fall.at)).collect();
        Table { opening, game, observed, allowance: Allowance::default(), engine, alarm }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The given instant, or that of the last row if it is later.
    pub(crate) fn clamp_to_log(&self, at: Instant) -> Instant {
        last_instant(&self.game).max(at)
    }

    /// Judges the acts of a command, all or none. Network delay is compensated as far as the competition allows.
    pub fn decide(&mut self, command: Command, role: Seat, arrival: Instant, lag: u16) -> Result<Decided, Refusal> {
        let share = if self.opening.event.is_some() { SHARE } else { CASUAL_SHARE };
        let restarts = |act: &Act| matches!(act, Act::Clock(ClockAct::Restarts { .. }));
        let signed = command.signed.clone();
        let stops = |act: &Act| matches!(act, Act::Clock(ClockAct::StopsClocks { .. }));
        if signed.alarm.is_some() {
            // Clocks that were stopped before an alarm are not restarted after it.
            if command.acts.iter().any(stops) && self.running(self.clamp_to_log(arrival)).is_none() {
                return Err(Refusal::NotRunning);
            }
            if command.acts.iter().any(restarts) && signed.alarm != self.alarm {
                return Err(Refusal::OtherReason);
            }
        }
        self.allowance.take(&self.game, &command, role, share, arrival)?;
        let lag = lag.min(self.opening.settings.lag_limit);
        let at = self.clamp_to_log(Instant(arrival.0.saturating_sub(u64::from(lag))));
        let before = self.running(at);
        let Table { opening, game, engine, .. } = self;
        let mut rows = game.attempt(|game| {
            let mut rows = Vec::with_capacity(command.acts.len());
            for act in command.acts {
                // A move that ends the game needs no press (6.2.1.1); a press sent with it has nothing left to stop.
                let is_press = matches!(act, Act::Clock(ClockAct::Presses { .. }));
                if !rows.is_empty() && is_press && game.state().outcome().is_some() {
                    continue;
                }
                let by = role.acts_as(&act, command.of).ok_or(Refusal::NotForThem(role))?;
                let (judged, view) = judge(game, *engine, opening.settings, at, by, act, lag)?;
                rows.push((Judged { signed: signed.clone(), ..judged }, view));
            }
            Ok::<_, Refusal>(rows)
        })?;
        let own = rows.len();
        let handed_over = before.is_some_and(|side| role.side() == Some(side) && self.running(at) == Some(!side));
        let stood = if handed_over { arrival.0.saturating_sub(at.0) } else { 0 };
        self.observe(at, &mut rows);
        for (judged, _) in &rows {
            alarm_after(&mut self.alarm, judged);
        }
        Ok(Decided { rows, own, stood })
    }

    /// Whose clock runs.
    fn running(&self, at: Instant) -> Option<Color> {
        match self.game.state().reading(at)?.state {
            ClockState::Running(side) => Some(side),
            ClockState::NotStarted | ClockState::Stopped(_) => None,
        }
    }

    /// Adds the hall's observations, if the hall is the watcher, and what it does in place of an arbiter.
    pub(crate) fn observe(&mut self, at: Instant, rows: &mut Vec<Row>) {
        let settings = self.opening.settings;
        let mut does = |table: &mut Table, act| {
            if let Ok(row) = judge(&mut table.game, table.engine, settings, at, Actor::Hall, act, 0) {
                rows.push(row);
            }
        };
        let notices = |observation| Act::Decision(DecisionAct::Observes(observation));
        if settings.illegal_moves == Watcher::Hall
            && self.game.state().outcome().is_none()
            && self.game.state().unnoticed().next().is_some()
        {
            does(self, notices(Observation::IllegalMove));
        }
        if settings.without_arbiter && ready(&self.game) == [true; 2] {
            let begins = self.game.state().reading(at).is_none_or(|clock| clock.state == ClockState::NotStarted);
            let act = if begins { ClockAct::StartsRound } else { ClockAct::Restarts { side: None } };
            does(self, Act::Clock(act));
        }
        if settings.flags != Watcher::Hall {
            return;
        }
        for fall in self.game.state().flag_falls(at) {
            let fallen = (fall.side, fall.at);
            if !self.observed.contains(&fallen) && self.game.state().outcome().is_none() {
                self.observed.push(fallen);
                does(self, notices(Observation::Flag(fall.side)));
            }
        }
        if self.game.state().default_time_ends().is_some_and(|ends| at > ends) {
            for player in self.absentees().collect::<Vec<_>>() {
                does(self, notices(Observation::Absent(player)));
            }
        }
    }

    /// The players who are awaited and have not been found absent yet: once is enough, whatever the arbiter decides.
    fn absentees(&self) -> impl Iterator<Item = Color> {
        let noticed = |player| {
            let absent = Act::Decision(DecisionAct::Observes(Observation::Absent(player)));
            self.game.log().iter().any(|entry| entry.event.act == absent)
        };
        Color::ALL.into_iter().filter(move |&player| self.game.state().is_awaited(player) && !noticed(player))
    }

    /// When the hall must look at the board if nothing else happens.
    pub(crate) fn deadline(&self) -> Option<Instant> {
        if self.opening.settings.flags != Watcher::Hall {
            return None;
        }
        let state = self.game.state();
        let unseen = |flag: &(Color, Instant)| state.outcome().is_none() && !self.observed.contains(flag);
        let flag = state.next_flag().filter(unseen).map(|(_, at)| at);
        // A flag that was down when the game was interrupted, before anybody could record it.
        let mut fallen = state.flag_falls(last_instant(&self.game)).into_iter();
        let fallen = fallen.find(|fall| unseen(&(fall.side, fall.at))).map(|fall| fall.at);
        // One millisecond later: the default time itself still belongs to the player.
        let absence = state.default_time_ends().filter(|_| self.absentees().next().is_some());
        let absence = absence.map(|at| Instant(at.0 + 1));
        [flag, fallen, absence].into_iter().flatten().min()
    }

    /// Stops running clocks, as the arbiter would for an interruption; `None` if none is running.
    pub(crate) fn interrupt(&mut self, at: Instant) -> Option<Row> {
        interrupt(&mut self.game, self.engine, self.opening.settings, at)
    }
}

/// The alarm that has stopped the clocks, after another row.
pub(super) fn alarm_after(alarm: &mut Option<String>, judged: &Judged) {
    for effect in judged.rulings.iter().flat_map(|ruling| &ruling.effects) {
        match effect {
            Effect::ClocksStopped => alarm.clone_from(&judged.signed.alarm),
            Effect::ClockRuns(_) => *alarm = None,
            _ => {}
        }
    }
}

/// Whether a command would be taken in, without any effect; and its outcome if it was sent before.
pub(super) fn rehearse(
    game: &mut Game,
    names: &Names,
    settings: Settings,
    command: Command,
    role: Seat,
    at: Instant,
) -> Result<Option<Done>, Refusal> {
    if let Some(done) = names.find(&Name::of(&command, role), &command, role)? {
        return Ok(Some(done));
    }
    let at = last_instant(game).max(at);
    let refused = game.attempt(|game| {
        for act in command.acts {
            let by = role.acts_as(&act, command.of).ok_or(Some(Refusal::NotForThem(role)))?;
            judge(game, Engine::default(), settings, at, by, act, 0).map_err(Some)?;
        }
        // Abandon the trial: nothing of it has happened.
        Err::<(), Option<Refusal>>(None)
    });
    match refused {
        Err(Some(refusal)) => Err(refusal),
        Ok(()) | Err(None) => Ok(None),
    }
}

/// Whether White and Black have said that they are ready since the clocks stood.
pub(super) fn ready(game: &Game) -> [bool; 2] {
    let mut ready = [false; 2];
    for entry in game.log().iter().rev().filter(|entry| !entry.corrected) {
        if entry.event.act == Act::Clock(ClockAct::IsReady)
            && let Some(player) = entry.event.by.player()
        {
            ready[player as usize] = true;
        }
        let turns = |effect: &Effect| matches!(effect, Effect::ClockRuns(_) | Effect::ClocksStopped);
        if entry.rulings.iter().flat_map(|ruling| &ruling.effects).any(turns) {
            break;
        }
    }
    ready
}

/// What would follow from a command, without any effect.
pub(super) fn consider(
    game: &mut Game,
    settings: Settings,
    command: Command,
    role: Seat,
    at: Instant,
) -> Result<Consequences, Refusal> {
    let at = last_instant(game).max(at);
    let before = Standing::of(game, at);
    let mut found = None;
    let refused = game.attempt(|game| {
        let (acts, mut rulings) = (command.acts.clone(), Vec::new());
        for act in command.acts {
            let by = role.acts_as(&act, command.of).ok_or(Some(Refusal::NotForThem(role)))?;
            let (judged, _) = judge(game, Engine::default(), settings, at, by, act, 0).map_err(Some)?;
            rulings.extend(judged.rulings);
        }
        found = Some(Consequences::new(acts, rulings, before, Standing::of(game, at)));
        // Abandon the trial: nothing of it has happened.
        Err::<(), Option<Refusal>>(None)
    });
    match (refused, found) {
        (Err(Some(refusal)), _) => Err(refusal),
        (_, Some(found)) => Ok(found),
        (_, None) => Err(Refusal::Gone),
    }
}

/// Judges one act. A board that takes only legal moves refuses any offence.
fn judge(
    game: &mut Game,
    engine: Engine,
    settings: Settings,
    at: Instant,
    by: Actor,
    act: Act,
    lag: u16,
) -> Result<Row, Refusal> {
    let event = Event { at, by, act };
    if settings.is_silent()
        && let Some(impossible) = super::silence::must_wait(game, &event)
    {
        return Err(impossible.into());
    }
    let judged = game.attempt(|game| {
        let offences = |game: &Game| game.state().unnoticed().count();
        let before = offences(game);
        let judged = rule(game, engine, event)?;
        // Acts without effect are possible on a wooden board; recording them here helps nobody.
        if judged.rulings.iter().any(Ruling::is_out_of_play) {
            return Err(game.state().out_of_play().into());
        }
        // Pressing without a move, leaving a pawn on the last rank and using both hands count as illegal moves too (7.5.2 to 7.5.4). If
        // they were taken in here, nobody could deal with them.
        let offends = judged.rulings.iter().any(is_illegal) || offences(game) > before;
        let refused = settings.refuses_illegal_moves && offends;
        if refused { Err(Refusal::IllegalMove) } else { Ok(judged) }
    })?;
    let views = Views::of(game, settings, at);
    Ok((Judged { lag, ..judged }, views))
}

/// Takes an event in, and returns the content of its row.
fn rule(game: &mut Game, engine: Engine, event: Event) -> Result<Judged, Impossible> {
    let is_correction = matches!(event.act, Act::Decision(DecisionAct::Corrects { .. }));
    let before: Vec<Vec<Ruling>> = match is_correction {
        true => game.log().iter().map(|entry| entry.rulings.clone()).collect(),
        false => Vec::new(),
    };
    let rulings = match engine.amend {
        Some(amend) => {
            let mut rulings = game.would_follow(&event)?;
            amend(&event, &mut rulings);
            game.recall(event.clone(), Given { rulings: &rulings, rejudged: None });
            rulings
        }
        None => game.apply(event.clone())?,
    };
    let rejudged = is_correction.then(|| {
        let entries = (0..).zip(before.iter().zip(game.log()));
        let changed = entries.filter(|(_, (before, entry))| **before != entry.rulings);
        changed.map(|(entry, (_, now))| Rejudged { entry, rulings: now.rulings.clone() }).collect()
    });
    Ok(Judged {
        engine: engine.build.to_owned(),
        event,
        rulings,
        lag: 0,
        wall: None,
        rejudged,
        signed: Signed::default(),
    })
}

/// The instant of the last row.
fn last_instant(game: &Game) -> Instant {
    game.log().last().map_or(Instant::START, |last| last.event.at)
}

/// Stops running clocks because the game cannot continue.
pub(crate) fn interrupt(game: &mut Game, engine: Engine, settings: Settings, at: Instant) -> Option<Row> {
    let running = game.state().reading(at).is_some_and(|reading| matches!(reading.state, ClockState::Running(_)));
    if !running {
        return None;
    }
    let judged = rule(game, engine, Event { at, by: Actor::Hall, act: INTERRUPTION }).ok()?;
    Some((judged, Views::of(game, settings, at)))
}

fn is_illegal(ruling: &Ruling) -> bool {
    matches!(
        ruling.finding,
        Finding::Moving(MovingFinding::ReleasedIllegally(..)) | Finding::Irregularity(IrregularityFinding::Illegal(..))
    )
}
