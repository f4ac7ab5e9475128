//! The state of a game: the table, the turn, the moves, the clock, and what is open.

use jadoube_lawbook::{Matter, Rules};
use std::sync::Arc;

use jadoube_board::{Color, Position, Setup};
use jadoube_clock::{Clock, ClockEvent, Instant, Millis, Reading};

use super::desk::Desk;
use super::memory::Memory;
use super::phase::Phase;
use super::record::{Record, RecordMark};
use super::setting::Setting;
pub use super::turn::{Binding, Ply};
pub(crate) use super::turn::{Turn, WrittenMove};
use crate::basic::act_of_moving::{Permission, Touch, permitted};
use crate::competition::recording::Sheet;
use crate::event::Score;
use crate::mate::Liveness;
use crate::ruling::{Answer, Asked, Effect, Finding, Impossible, Question, Ruling, Written};

/// The state of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) setting: Arc<Setting>,
    pub(crate) record: Record,
    pub(crate) table: Setup,
    pub(crate) turn: Turn,
    pub(crate) liveness: Liveness,
    pub(crate) clock: Clock,
    pub(crate) phase: Phase,
    pub(crate) desk: Desk,
    pub(crate) memory: Memory,
}

/// A state to roll back to. It copies the small parts, and has only a position in the journal of the record.
pub(crate) struct Mark {
    setting: Arc<Setting>,
    record: RecordMark,
    table: Setup,
    turn: Turn,
    pub(super) clock: Clock,
    pub(super) phase: Phase,
    pub(super) desk: Desk,
    pub(super) memory: Memory,
}

impl State {
    pub(crate) fn new(setting: Arc<Setting>) -> State {
        let Setting { competition, start, moves_before, .. } = &*setting;
        let mut clock = Clock::new(competition.control.clone(), competition.clock_settings());
        for side in Color::ALL.into_iter().filter(|&side| moves_before[side] > 0) {
            // At its first instant a clock takes any event.
            let _ = clock.apply(Instant::START, ClockEvent::SetMoves { side, moves: moves_before[side] });
        }
        State {
            record: Record::starting_at(Position::try_from(*start).ok(), competition.earlier_illegal_moves),
            table: *start,
            turn: Turn::new(*start),
            liveness: Liveness::default(),
            clock,
            phase: Phase::default(),
            desk: Desk::default(),
            memory: Memory::default(),
            setting,
        }
    }

    /// The current state, to be restored if the next act is refused.
    pub(crate) fn mark(&self) -> Mark {
        Mark {
            setting: Arc::clone(&self.setting),
            record: self.record.mark(),
            table: self.table,
            turn: self.turn.clone(),
            clock: self.clock.clone(),
            phase: self.phase.clone(),
            desk: self.desk.clone(),
            memory: self.memory.clone(),
        }
    }

    /// Accepts everything since the last mark.
    pub(crate) fn keep(&mut self) {
        self.record.keep();
    }

    /// Undoes everything since the mark.
    pub(crate) fn roll_back(&mut self, mark: Mark) {
        self.record.roll_back(mark.record);
        self.setting = mark.setting;
        self.table = mark.table;
        self.turn = mark.turn;
        self.clock = mark.clock;
        self.phase = mark.phase;
        self.desk = mark.desk;
        self.memory = mark.memory;
    }

    /// Where the game started.
    pub fn start(&self) -> &Setup {
        &self.setting.start
    }

    /// The position on the board.
    pub fn table(&self) -> &Setup {
        &self.table
    }

    /// The side to move: the opponent's move has been made (1.3).
    pub fn side_to_move(&self) -> Color {
        self.turn.mover()
    }

    /// The moves made so far that stand.
    pub fn plies(&self) -> &[Ply] {
        self.record.plies()
    }

    /// The moves that the side to move may still play, and the rule that limits them.
    pub fn permission(&self) -> Permission {
        let mut permission = permitted(&self.turn.before, &self.turn.touches);
        if let Some(bound) = &self.turn.bound {
            permission.moves.clone_from(&bound.moves);
            permission.matter = bound.matter;
            permission.bound = true;
        }
        permission
    }

    /// What the side to move has touched in this turn, in order.
    pub fn touched(&self) -> &[Touch] {
        &self.turn.touches
    }

    /// The position when the turn of the side to move began.
    pub fn before_turn(&self) -> &Setup {
        &self.turn.before
    }

    /// What the clock shows at an instant.
    pub fn reading(&self, at: Instant) -> Option<Reading> {
        self.clock.reading(at).ok()
    }

    /// Who has an open offer; the first one if both have.
    pub fn offer(&self) -> Option<Color> {
        self.offers().first()
    }

    /// How many illegal moves count against a player.
    pub fn illegal_moves(&self, color: Color) -> u8 {
        self.record.illegal_moves(color)
    }

    /// The open questions to the arbiter.
    pub fn questions(&self) -> &[Question] {
        self.desk.open()
    }

    /// The scoresheet of a player.
    pub fn sheet(&self, color: Color) -> &Sheet {
        self.record.sheet(color)
    }

    /// The final score: that of the game, or the wrong one that both players signed (8.7).
    pub fn score(&self) -> Option<Score> {
        self.record.registered().or(self.outcome().map(|outcome| outcome.score))
    }

    pub(crate) fn rules(&self) -> &Rules {
        &self.setting.rules
    }

    /// A ruling on a matter, with its Article number in the edition.
    pub(crate) fn ruling(&self, matter: Matter, finding: Finding, effects: Vec<Effect>) -> Ruling {
        let article = matter.article(self.setting.competition.edition);
        Ruling { article, matter, finding, effects, written: Written::default() }
    }

    /// How many moves a player has completed, those before the starting position included.
    pub fn completed(&self, color: Color) -> u16 {
        let here = self.record.plies().iter().filter(|ply| ply.by == color && ply.completed.is_some()).count();
        self.setting.moves_before[color].saturating_add(u16::try_from(here).unwrap_or(u16::MAX))
    }

    /// Moves made by a player, before the starting position and since.
    pub(crate) fn made(&self, color: Color) -> u16 {
        let here = self.record.plies().iter().filter(|ply| ply.by == color).count();
        self.setting.moves_before[color].saturating_add(u16::try_from(here).unwrap_or(u16::MAX))
    }

    pub(crate) fn clock_event(&mut self, at: Instant, event: ClockEvent) -> Result<jadoube_clock::Effect, Impossible> {
        self.clock.apply(at, event).map_err(|error| Impossible::Backwards { at: error.at, last: error.last })
    }

    pub(crate) fn add_time(&mut self, at: Instant, side: Color, time: Millis) -> Result<Effect, Impossible> {
        self.clock_event(at, ClockEvent::Add { side, time })?;
        Ok(Effect::TimeAdded(side, time))
    }

    pub(crate) fn stop(&mut self, at: Instant) -> Result<Effect, Impossible> {
        self.clock_event(at, ClockEvent::Stop)?;
        Ok(Effect::ClocksStopped)
    }

    pub(crate) fn ask(&mut self, about: Asked, answers: Vec<Answer>) -> Effect {
        Effect::Asked(self.desk.ask(about, answers))
    }
}
