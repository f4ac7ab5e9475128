//! A game between two people: lines in, answers out. It uses no terminal, no file and no wall clock: the time comes with each line.

use std::collections::HashMap;
use std::path::PathBuf;

use jadoube_board::{Color, Setup, Square};
use jadoube_clock::{FlagFall, Instant, Millis, Sides};
use jadoube_laws::event::{Act, Actor, ClockAct, DecisionAct, Event, Observation, StopReason};
use jadoube_laws::game::{Entry, Game, State};
use jadoube_laws::ruling::{Impossible, Ruling};
use jadoube_laws::telling;
use jadoube_laws::vocabulary::{Class, Vocabulary};
use jadoube_notation::Language;
use jadoube_texts::{Locale, Message};

use super::sealed::Key;
use super::words::{self, Misread};
use crate::output::shown;

/// Settings of the session that do not concern the engine.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Table {
    /// The language of the moves on the screen and at the prompt.
    pub(crate) language: Language,
    /// The language of all messages.
    pub(crate) locale: Locale,
    /// The hall watches the flags.
    pub(crate) watch: bool,
    /// Names for the clocks and the PGN.
    pub(crate) names: Sides<Option<String>>,
    /// The date for the PGN, in the format of PGN.
    pub(crate) date: Option<String>,
}

/// A line of output, in the order of output.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum OutputLine {
    /// An act, as typed, or as the hall describes it.
    Done { at: Instant, text: String },
    /// A ruling in words, beginning with its Article; `ordinary` for those that come with every move.
    Ruling { text: String, ordinary: bool },
    /// Something that cannot have happened, or was not understood.
    Refused(String),
    /// Anything else.
    Note(String),
}

/// What the session cannot do itself, because it needs a file or a terminal.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Request {
    Export(PathBuf),
    Save(PathBuf),
    Envelope,
    Compare,
    Help,
    Flip,
    Show,
    Quit,
}

/// The answer to a line.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Reply {
    pub(crate) request: Option<Request>,
    /// The line described something that cannot have happened.
    pub(crate) refused: bool,
}

pub(crate) struct Session {
    pub(crate) table: Table,
    game: Game,
    output: Vec<OutputLine>,
    /// A player's clock time when a move was completed.
    times: HashMap<(Color, Instant), Millis>,
    /// The entries of the log that belong to each typed line.
    lines: Vec<Vec<u32>>,
    /// The keys of the envelopes; the log does not have them.
    keys: Vec<Key>,
}

impl Session {
    pub(crate) fn new(game: Game, table: Table) -> Session {
        let lines =
            (0..game.log().len()).filter_map(|entry| u32::try_from(entry).ok()).map(|entry| vec![entry]).collect();
        let mut session = Session { table, game, output: Vec::new(), times: HashMap::new(), lines, keys: Vec::new() };
        session.read_times_again();
        session
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) fn state(&self) -> &State {
        self.game.state()
    }

    /// The entries of the log that belong to each typed line.
    pub(super) fn lines(&self) -> &[Vec<u32>] {
        &self.lines
    }

    /// The contents of the envelopes, with their keys.
    pub(crate) fn keys(&self) -> &[Key] {
        &self.keys
    }

    /// Adds keys from before this session.
    pub(crate) fn recall(&mut self, keys: Vec<Key>) {
        self.keys.extend(keys);
    }

    /// The key of the envelope that is to be opened next.
    pub(super) fn key_of_envelope(&self) -> Option<Key> {
        let sealed = self.state().adjournment()?.to_be_opened()?;
        self.keys.iter().find(|key| key.commitment == sealed).cloned()
    }

    /// What is written on the envelope, with the names of the players.
    pub(crate) fn envelope(&self) -> Option<Message> {
        let mut envelope = self.state().envelope()?;
        let name = |side: Color| self.table.names[side].clone().unwrap_or_default();
        envelope.names = Sides { white: name(Color::White), black: name(Color::Black) };
        Some(Message::new("play-envelope").with("form", envelope.form(self.table.locale)))
    }

    /// How the scoresheets differ, in sentences.
    pub(crate) fn comparison(&self) -> Vec<String> {
        let language = self.table.language;
        let notes = self.state().look_at_sheets(Sides { white: language, black: language });
        let told = notes.iter().map(|note| telling::sentence(&note.message().text(self.table.locale)));
        told.map(|sentence| sentence + ".").collect()
    }

    /// Everything printed so far.
    pub(crate) fn output(&self) -> &[OutputLine] {
        &self.output
    }

    /// Adds a line. It goes to a terminal, so control characters in names and written moves are made visible.
    pub(crate) fn print(&mut self, line: OutputLine) {
        self.output.push(match line {
            OutputLine::Done { at, text } => OutputLine::Done { at, text: shown(&text) },
            OutputLine::Ruling { text, ordinary } => OutputLine::Ruling { text: shown(&text), ordinary },
            OutputLine::Refused(why) => OutputLine::Refused(shown(&why)),
            OutputLine::Note(note) => OutputLine::Note(shown(&note)),
        });
    }

    /// Adds a message in the language of the table.
    pub(crate) fn note(&mut self, message: &Message) {
        self.print(OutputLine::Note(message.text(self.table.locale)));
    }

    /// Adds the reason why nothing was done.
    pub(crate) fn refuse(&mut self, message: &Message) {
        self.print(OutputLine::Refused(message.text(self.table.locale)));
    }

    fn refuse_impossible(&mut self, impossible: &Impossible) {
        let id = if matches!(impossible, Impossible::AfterTheEnd { .. }) { "play-too-late" } else { "play-refused" };
        self.refuse(&Message::new(id).with("why", impossible.message()));
    }

    /// The instant of the last event; nothing can be entered before it.
    pub(crate) fn last(&self) -> Instant {
        self.game.log().last().map_or(Instant::START, |entry| entry.event.at)
    }

    pub(crate) fn has_started(&self) -> bool {
        self.state().reading(self.last()).is_some_and(|reading| reading.state.turn().is_some())
    }

    /// The position when the side to move began to think.
    pub(crate) fn board_before(&self) -> Setup {
        *self.state().before_turn()
    }

    /// The player's clock time when the move was completed.
    pub(crate) fn time_after(&self, by: Color, completed: Instant) -> Option<Millis> {
        self.times.get(&(by, completed)).copied()
    }

    /// The pieces that the side to move must use: those touched, and one required by a ruling.
    pub(crate) fn touched(&self) -> Vec<Square> {
        let permission = self.state().permission();
        let mut squares: Vec<Square> = permission.moves.iter().map(|m| m.from()).collect();
        squares.dedup();
        if !permission.bound || squares.len() != 1 {
            squares.clear();
        }
        squares.extend(self.state().touched().iter().map(|touch| touch.square));
        squares
    }

    /// The default actor for acts at the clock and for words.
    pub(crate) fn at_the_clock(&self, at: Instant) -> Color {
        let running = self.state().reading(at).and_then(|reading| reading.state.running());
        running.unwrap_or_else(|| self.state().side_to_move())
    }

    /// A line, typed at an instant. Its consequences are printed; only a line that cannot be understood is returned as an error.
    pub(crate) fn enter(&mut self, at: Instant, line: &str) -> Result<Reply, Misread> {
        self.look_at_flags(at);
        let typed = words::read(line, &self.scene())?;
        let prepared = self.prepare(at, typed)?;
        let mut reply = Reply { request: prepared.request.clone(), refused: false };
        if reply.request.is_some() {
            return Ok(reply);
        }
        self.print(OutputLine::Done { at, text: prepared.text(line) });
        if at < self.last() {
            let backwards = Impossible::Backwards { at, last: self.last() };
            self.refuse_impossible(&backwards);
            return Ok(Reply { refused: true, ..reply });
        }
        if let Some(note) = prepared.refuse {
            self.refuse(&note);
            return Ok(Reply { refused: true, ..reply });
        }
        let first = self.game.log().len();
        let before = self.output.len();
        // A line is one unit: all of it happens, or nothing.
        let happened = self.game.attempt(|game| {
            let mut happened = Vec::new();
            for (by, act) in prepared.acts {
                // A move that ends the game needs no press (6.2.1.1).
                if game.state().outcome().is_some() && matches!(act, Act::Clock(ClockAct::Presses { .. })) {
                    break;
                }
                let corrects = matches!(act, Act::Decision(DecisionAct::Corrects { .. }));
                happened.push((corrects, game.apply(Event { at, by, act })?));
            }
            Ok::<_, Impossible>(happened)
        });
        match happened {
            Ok(happened) => happened.iter().for_each(|(corrects, rulings)| self.follow(at, *corrects, rulings)),
            Err(impossible) => {
                self.refuse_impossible(&impossible);
                reply.refused = true;
            }
        }
        if let Some(key) = prepared.key.filter(|_| !reply.refused) {
            self.keys.push(key);
        }
        if let Some(note) = prepared.note {
            self.note(&note);
        }
        if self.output.len() == before {
            self.note(&Message::new("play-nothing-follows"));
        }
        let made = first..self.game.log().len();
        if !made.is_empty() && !matches!(self.game.log()[first].event.act, Act::Decision(DecisionAct::Corrects { .. }))
        {
            self.lines.push(made.filter_map(|entry| u32::try_from(entry).ok()).collect());
        }
        Ok(reply)
    }

    fn happen(&mut self, at: Instant, by: Actor, act: Act) -> Result<(), Impossible> {
        let corrects = matches!(act, Act::Decision(DecisionAct::Corrects { .. }));
        let rulings = self.game.apply(Event { at, by, act })?;
        self.follow(at, corrects, &rulings);
        Ok(())
    }

    /// Prints the consequences of an act, and records the times that the players have left.
    fn follow(&mut self, at: Instant, corrects: bool, rulings: &[Ruling]) {
        if corrects {
            self.read_times_again();
            self.note(&Message::new("play-taken-out"));
        } else {
            note_times(&mut self.times, self.game.state(), at);
        }
        let locale = self.table.locale;
        for ruling in rulings {
            self.print(OutputLine::Ruling { text: telling::ruling(ruling, locale), ordinary: is_ordinary(ruling) });
        }
    }

    /// The hall records every flag that has fallen since its last look.
    pub(crate) fn look_at_flags(&mut self, at: Instant) {
        let competition = self.game.competition();
        // A.4.d (2009): in the reduced regime only the players call a flag.
        let may_call = !competition.reduced() || competition.rules().arbiter_calls_flag;
        if !self.table.watch || !may_call || self.state().outcome().is_some() {
            return;
        }
        let Some(reading) = self.state().reading(at) else { return };
        let mut falls: Vec<FlagFall> =
            Color::ALL.into_iter().filter_map(|side| reading.sides[side].flag.fall()).collect();
        falls.sort_by_key(|fall| fall.at);
        for fall in falls {
            if self.state().outcome().is_some() || self.hall_has_seen(fall) {
                continue;
            }
            // Observed when it falls, but the log does not go backwards.
            let at = fall.at.max(self.last());
            let sees = Act::Decision(DecisionAct::Observes(Observation::Flag(fall.side)));
            self.tell_of_hall(at, &sees);
            if let Err(impossible) = self.happen(at, Actor::Hall, sees) {
                self.refuse_impossible(&impossible);
                return;
            }
        }
    }

    fn tell_of_hall(&mut self, at: Instant, act: &Act) {
        let text = telling::sentence(&act.message(Actor::Hall).text(self.table.locale));
        self.print(OutputLine::Done { at, text });
    }

    fn hall_has_seen(&self, fall: FlagFall) -> bool {
        let saw = Act::Decision(DecisionAct::Observes(Observation::Flag(fall.side)));
        let is_it =
            |entry: &Entry| entry.event.at >= fall.at && entry.event.by == Actor::Hall && entry.event.act == saw;
        self.game.log().iter().rev().take_while(|entry| entry.event.at >= fall.at).any(is_it)
    }

    /// Stops a game that was left with a running clock at the end of its log.
    pub(crate) fn stop_for_resuming(&mut self) {
        let at = self.last();
        let running = self.state().reading(at).is_some_and(|reading| reading.state.running().is_some());
        if running && self.state().outcome().is_none() {
            let stops = Act::Clock(ClockAct::StopsClocks { reason: StopReason::CallArbiter });
            self.tell_of_hall(at, &stops);
            if let Err(impossible) = self.happen(at, Actor::Hall, stops) {
                self.refuse_impossible(&impossible);
            }
            self.note(&Message::new("play-stopped-for-resuming"));
        }
    }

    fn read_times_again(&mut self) {
        self.times.clear();
        let mut game = Game::new(self.game.competition().clone());
        for entry in self.game.log() {
            if entry.corrected || matches!(entry.event.act, Act::Decision(DecisionAct::Corrects { .. })) {
                continue;
            }
            let at = entry.event.at;
            if game.apply(entry.event.clone()).is_ok() {
                note_times(&mut self.times, game.state(), at);
            }
        }
    }
}

fn note_times(times: &mut HashMap<(Color, Instant), Millis>, state: &State, at: Instant) {
    let Some(reading) = state.reading(at) else { return };
    for ply in state.plies().iter().rev().take(2).filter(|ply| ply.completed == Some(at)) {
        times.insert((ply.by, at), reading.sides[ply.by].main);
    }
}

fn is_ordinary(ruling: &Ruling) -> bool {
    ruling.finding.form().class == Class::Course && !ruling.has_consequences()
}

#[cfg(test)]
pub(super) mod tests;
