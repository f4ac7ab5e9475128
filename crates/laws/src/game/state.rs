//! How things stand at the board: the table, the turn, the line of moves, the clock, and what is open.

use std::sync::Arc;

use jadoube_board::{Color, Coordinates, Move, Position, Role, Setup, Square};
use jadoube_clock::{Clock, ClockEvent, Instant, Millis, Reading};

use super::desk::Desk;
use super::memory::Memory;
use super::phase::Phase;
use super::record::{Record, RecordMark};
use super::setting::Setting;
use crate::basic::act_of_moving::{Permission, Touch, permitted};
use crate::basic::completion::CanMate;
use crate::competition::recording::Sheet;
use crate::edition::{EndBy, Matter, Rules};
use crate::event::{
    Act, ClockAct, CompletionAct, DecisionAct, DrawAct, Event, IrregularityAct, MovingAct, RecordingAct, Score,
};
use crate::mate::Liveness;
use crate::ruling::{
    Answer, Asked, DecisionFinding, Effect, Finding, Illegality, Impossible, Outcome, Question, Ruling,
};
use crate::vocabulary::{Person, Stage, Vocabulary};

/// Moves to which a player is bound, and the rule by which.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Binding {
    /// The rule.
    pub matter: Matter,
    /// The moves.
    pub moves: Vec<Move>,
}

/// A move that was made, lawful or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Who made it.
    pub by: Color,
    /// The board before.
    pub before: Setup,
    /// The board after.
    pub after: Setup,
    /// The legal move, or what is wrong.
    pub played: Result<Move, Illegality>,
    /// When it was made.
    pub at: Instant,
    /// When it was completed (6.2.1).
    pub completed: Option<Instant>,
    /// What the player was bound to, if this is none of it.
    pub should_have: Option<Binding>,
    /// What a ruling, a claim or a piece let go had bound the player to when the move began, besides the touches.
    pub bound: Option<Binding>,
    /// Both hands were used.
    pub both_hands: bool,
    /// What was touched.
    pub touches: Vec<Touch>,
    /// The opponent has touched a piece since, and can no longer complain of the way this was made (4.8).
    pub complaint_lost: bool,
}

/// The act of moving that is under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    /// The board when it began; its turn is the player who has the move.
    pub(crate) before: Setup,
    pub(crate) touches: Vec<Touch>,
    /// Where the own piece touched last stands now.
    pub(crate) in_hand: Option<Square>,
    /// The promotion piece that touches the board.
    pub(crate) placed: Option<(Role, Square)>,
    pub(crate) both_hands: bool,
    /// A pawn was let go on the last rank in this turn.
    pub(crate) pawn_on_last_rank: bool,
    /// The player has said "I am about to castle" in this turn.
    pub(crate) castling_announced: bool,
    /// Moves to which a ruling has bound the player, besides the touches.
    pub(crate) bound: Option<Binding>,
    /// Where the own piece stands that the player who does not have the move touched last.
    pub(crate) off_move: Option<Square>,
    /// The player who does not have the move has made one all the same, which stays without effect.
    pub(crate) out_of_turn: bool,
    /// Who has pressed the clock without a move where that is no illegal move.
    pub(crate) pressed_unmoved: Option<Color>,
    /// What the player has written for a claim, where the claim itself names another move or no piece can make it.
    pub(crate) written: Option<WrittenMove>,
}

/// The move on the scoresheet of a player who claims a draw.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum WrittenMove {
    /// This one; the claim names another.
    Other(Coordinates),
    /// No piece of this kind can make it, and it does not say which one is meant.
    Impossible(Role),
}

impl Turn {
    pub(crate) fn new(before: Setup) -> Turn {
        Turn {
            before,
            touches: Vec::new(),
            in_hand: None,
            placed: None,
            both_hands: false,
            pawn_on_last_rank: false,
            castling_announced: false,
            bound: None,
            off_move: None,
            out_of_turn: false,
            pressed_unmoved: None,
            written: None,
        }
    }

    pub(crate) fn mover(&self) -> Color {
        self.before.turn
    }
}

/// How things stand.
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

/// A state to roll back to. It holds copies of the small parts, and of the record only a place in its journal.
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
        let Setting { competition, start, .. } = &*setting;
        State {
            record: Record::starting_at(Position::try_from(*start).ok(), competition.earlier_illegal_moves),
            table: *start,
            turn: Turn::new(*start),
            liveness: Liveness::default(),
            clock: Clock::new(competition.control.clone(), competition.clock_settings()),
            phase: Phase::default(),
            desk: Desk::default(),
            memory: Memory::default(),
            setting,
        }
    }

    /// The state as it is, to be restored if what comes next is refused.
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

    /// Accepts what has happened since the last mark.
    pub(crate) fn keep(&mut self) {
        self.record.keep();
    }

    /// Undoes what has happened since the mark.
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

    /// What stands on the board.
    pub fn table(&self) -> &Setup {
        &self.table
    }

    /// The player who has the move: the opponent's move has been made (1.3).
    pub fn side_to_move(&self) -> Color {
        self.turn.mover()
    }

    /// The moves made so far that stand.
    pub fn plies(&self) -> &[Ply] {
        self.record.plies()
    }

    /// What the player who has the move may still play, and by which rule.
    pub fn permission(&self) -> Permission {
        let mut permission = permitted(&self.turn.before, &self.turn.touches);
        if let Some(bound) = &self.turn.bound {
            permission.moves.clone_from(&bound.moves);
            permission.matter = bound.matter;
            permission.bound = true;
        }
        permission
    }

    /// What the player who has the move has touched in this turn, in order.
    pub fn touched(&self) -> &[Touch] {
        &self.turn.touches
    }

    /// The board when the turn of the player who has the move began.
    pub fn before_turn(&self) -> &Setup {
        &self.turn.before
    }

    /// What the clock shows at an instant.
    pub fn reading(&self, at: Instant) -> Option<Reading> {
        self.clock.reading(at).ok()
    }

    /// Whose offer stands; the first one when both have offered.
    pub fn offer(&self) -> Option<Color> {
        self.offers().first()
    }

    /// How many illegal moves count against a player.
    pub fn illegal_moves(&self, color: Color) -> u8 {
        self.record.illegal_moves(color)
    }

    /// What the arbiter has been asked and not answered.
    pub fn questions(&self) -> &[Question] {
        self.desk.open()
    }

    /// The scoresheet of a player.
    pub fn sheet(&self, color: Color) -> &Sheet {
        self.record.sheet(color)
    }

    /// The score that counts in the end: that of the game, or the wrong one that both players signed (8.7).
    pub fn score(&self) -> Option<Score> {
        self.record.registered().or(self.outcome().map(|outcome| outcome.score))
    }

    pub(crate) fn rules(&self) -> &Rules {
        &self.setting.rules
    }

    /// A ruling on a matter, with the number that the edition gives it.
    pub(crate) fn ruling(&self, matter: Matter, finding: Finding, effects: Vec<Effect>) -> Ruling {
        Ruling { article: matter.article(self.setting.competition.edition), matter, finding, effects }
    }

    /// Moves made by a player.
    pub(crate) fn made(&self, color: Color) -> u16 {
        u16::try_from(self.record.plies().iter().filter(|ply| ply.by == color).count()).unwrap_or(u16::MAX)
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

    /// Ends the game. Nothing that comes later changes it.
    pub(crate) fn end(&mut self, at: Instant, reason: Matter, score: Score) -> Result<Effect, Impossible> {
        let outcome = Outcome { score, reason, at };
        self.finish(outcome);
        self.memory.conduct.points = None;
        self.desk.clear();
        self.clock_event(at, ClockEvent::Stop)?;
        Ok(Effect::Over(outcome))
    }

    /// A win of `winner`, but a draw where `winner` cannot mate by any series of legal moves from `position`; a question
    /// where that was not found out.
    pub(crate) fn win_unless_unmateable(
        &mut self,
        at: Instant,
        reason: Matter,
        winner: Color,
        from: &Setup,
    ) -> Result<Effect, Impossible> {
        let answer = self.can_mate_from(from, winner);
        match answer {
            CanMate::Yes => self.end(at, reason, Score::win(winner)),
            CanMate::No => self.end(at, reason, Score::DRAW),
            CanMate::Unknown => {
                self.clock_event(at, ClockEvent::Stop)?;
                self.desk.can_mate_for = reason;
                Ok(self.ask(Asked::CanMate(winner), vec![Answer::Yes, Answer::No]))
            }
        }
    }

    /// Whether `winner` can mate from a board. A player who has touched pieces goes on with a move that they allow, so that
    /// the series of legal moves begins with one of these (6.9 with 4.3).
    fn can_mate_from(&self, from: &Setup, winner: Color) -> CanMate {
        if let Some((before, required)) = self.required_instead(from) {
            return can_mate_after(&before, &required.moves, winner);
        }
        let mid_turn = *from == self.turn.before || *from == self.table;
        // In the middle of a move the position is the one before it.
        let from = if mid_turn { &self.turn.before } else { from };
        let Ok(position) = Position::try_from(*from) else { return crate::mate::by_men_alone(&from.board, winner) };
        if !mid_turn || (self.turn.touches.is_empty() && self.turn.bound.is_none()) {
            return crate::mate::can_mate(&position, winner);
        }
        can_mate_after(&position, &self.permission().moves, winner)
    }

    /// Where what stands came about by a move that the rules on touching did not allow, and it can still be put right: the
    /// position before, and what must be played in it. Such a move does not end the game (5.1.1, 5.2 from 2014 on), and so
    /// decides nothing about a series of legal moves either.
    pub(crate) fn required_instead(&self, from: &Setup) -> Option<(Position, &Binding)> {
        let last = self.record.plies().last().filter(|ply| !ply.complaint_lost && ply.after == *from)?;
        let required = last.should_have.as_ref().filter(|_| self.rules().end_by == EndBy::LegalMoveRightlyMade)?;
        Some((Position::try_from(last.before).ok()?, required))
    }

    pub(crate) fn ask(&mut self, about: Asked, answers: Vec<Answer>) -> Effect {
        Effect::Asked(self.desk.ask(about, answers))
    }

    /// Takes in one event. After an error the caller goes back to a mark, or throws the state away.
    pub(crate) fn take_in(&mut self, event: &Event) -> Result<Vec<Ruling>, Impossible> {
        let mut rulings = self.act(event)?;
        if !self.is_over() {
            rulings.extend(self.illegal_position_awaited(event.at)?);
            rulings.extend(self.request_refused());
        }
        Ok(rulings)
    }

    fn act(&mut self, event: &Event) -> Result<Vec<Ruling>, Impossible> {
        self.gate(event)?;
        // The scoresheets are still signed, what was signed wrongly is decided on (8.7), and conduct is still judged.
        if self.is_over() {
            return self.carry_out(event).map_err(|why| self.too_late(why));
        }
        if let Some(rulings) = self.while_adjourned(event)? {
            return Ok(rulings);
        }
        let unknown = self.assistant_unknown(event.by, &event.act);
        let mut rulings = self.happens(event)?;
        rulings.extend(unknown);
        Ok(rulings)
    }

    /// What an event means when the game is not adjourned.
    pub(crate) fn happens(&mut self, event: &Event) -> Result<Vec<Ruling>, Impossible> {
        match self.for_the_blind(event)? {
            Some(rulings) => Ok(rulings),
            None => self.carry_out(event),
        }
    }

    /// What an event means when nothing special is going on.
    pub(crate) fn carry_out(&mut self, event: &Event) -> Result<Vec<Ruling>, Impossible> {
        let (at, by) = (event.at, event.by);
        match &event.act {
            Act::Rapid(act) => self.rapid_act(at, by, *act),
            Act::Chess960(act) => self.chess960_act(by, act),
            Act::Quickplay(act) => self.quickplay_act(at, by, act),
            Act::Preface(act) => self.preface_act(by, act),
            Act::Clock(ClockAct::Arrives) => self.arrives(at, by),
            Act::Clock(ClockAct::StartsRound) => self.starts_round(at),
            Act::Moving(MovingAct::Touches { square, contact }) => self.touches(at, by, &[*square], *contact),
            Act::Moving(MovingAct::TouchesTogether { squares }) => {
                self.touches(at, by, squares, crate::event::Contact::Deliberate)
            }
            Act::Moving(MovingAct::Releases { on }) => self.releases(at, by, *on),
            Act::Moving(MovingAct::TakesOff { square }) => self.takes_off(at, by, *square),
            Act::Moving(MovingAct::Places { role, on }) => self.places(at, by, *role, *on),
            Act::Moving(MovingAct::LetsGo) => self.lets_go(at, by),
            Act::Moving(MovingAct::Plays { played, hands }) => self.plays(at, by, *played, *hands),
            Act::Moving(MovingAct::Castles { wing, hands }) => self.castles(at, by, *wing, *hands),
            Act::Moving(MovingAct::TakesBack) => self.takes_back(by),
            Act::Irregularity(IrregularityAct::Displaces { squares }) => self.displaces(at, by, squares),
            Act::Irregularity(IrregularityAct::PutsBack) => self.puts_back(by),
            Act::Clock(ClockAct::Presses { hand }) => self.presses(at, by, *hand),
            Act::Clock(ClockAct::MishandlesClock) => self.mishandles_clock(by),
            Act::Clock(ClockAct::StopsClocks { reason }) => self.stops_clocks(at, by, *reason),
            Act::Draw(DrawAct::OffersDraw { conditional }) => self.offers_draw(at, by, *conditional),
            Act::Draw(DrawAct::Accepts) => self.accepts(at, by),
            Act::Draw(DrawAct::Declines) => self.declines(by),
            Act::Completion(CompletionAct::Resigns) => self.resigns(at, by),
            Act::Draw(DrawAct::Claims { claim, intends }) => self.claims(at, by, *claim, *intends),
            Act::Recording(RecordingAct::Records { text }) => self.records(at, by, text),
            Act::Sheet(act) => self.sheet_act(at, by, *act),
            Act::Arranges(arrangement) => self.arranges(by, *arrangement),
            Act::Recording(RecordingAct::Signs { score }) => self.signs(at, by, *score),
            Act::Decision(DecisionAct::Observes(observation)) => self.observes(at, by, *observation),
            Act::Clock(ClockAct::Restarts { side }) => self.restarts(at, by, *side),
            Act::Clock(ClockAct::SetsClock { side, time }) => self.sets_clock(at, by, *side, *time),
            Act::Clock(ClockAct::SetsCounter { side, moves }) => self.sets_counter(at, by, *side, *moves),
            Act::Irregularity(IrregularityAct::SetsPosition { position }) => self.sets_position(at, by, *position),
            Act::Decision(DecisionAct::Decides { question, answer }) => self.decides(at, by, *question, *answer),
            Act::Decision(DecisionAct::Declares { score }) => self.declares(at, by, *score),
            Act::Blind(act) => self.blind_act(at, by, act),
            Act::Conduct(act) => self.conducts(at, by, act),
            Act::Arbiter(act) => self.arbitrates(at, by, act),
            Act::Adjourned(act) => self.adjourned(at, by, act),
            Act::Decision(DecisionAct::Corrects { entry }) => Err(Impossible::NoEntry(*entry)),
        }
    }

    /// Whether the act can happen now, and is this person's to do, as it is declared. Nothing has changed yet.
    fn gate(&self, event: &Event) -> Result<(), Impossible> {
        let form = event.act.form();
        let stage = self.stage();
        if !form.during.contains(stage) {
            return Err(if stage == Stage::NotBegun {
                Impossible::NotStarted
            } else {
                self.too_late(Impossible::Over)
            });
        }
        let allowed = match Person::from(event.by) {
            // What goes beyond an assistant's tasks is a breach, and ruled on as such (D.2, 4.9).
            Person::Assistant => form.by.contains(Person::Assistant) || form.by.contains(Person::Player),
            Person::Player => form.by.contains(Person::Player) || form.by.contains(Person::EnteredByArbiter),
            person => form.by.contains(person),
        };
        if allowed { Ok(()) } else { Err(Impossible::NotForThem) }
    }

    /// That the game is over is said with how it ended.
    fn too_late(&self, why: Impossible) -> Impossible {
        match (why, self.outcome()) {
            (Impossible::Over, Some(outcome)) => {
                let article = outcome.reason.article(self.setting.competition.edition);
                Impossible::AfterTheEnd { outcome, article }
            }
            (why, _) => why,
        }
    }

    fn declares(&mut self, at: Instant, by: crate::event::Actor, score: Score) -> Result<Vec<Ruling>, Impossible> {
        if !by.is_arbiter() {
            return Err(Impossible::NotForThem);
        }
        let award = crate::competition::points::points(
            &Outcome { score, reason: Matter::Penalties, at },
            &self.setting.competition.announced.scoring,
        );
        if let Some(fault) = self.fault_of(award) {
            return Err(Impossible::Conduct(crate::competition::arbiter::Barred::Score(fault)));
        }
        let over = self.end(at, Matter::Penalties, score)?;
        Ok(vec![self.ruling(Matter::Penalties, Finding::Decision(DecisionFinding::Declared), vec![over])])
    }

    fn decides(
        &mut self,
        at: Instant,
        by: crate::event::Actor,
        number: u16,
        answer: Answer,
    ) -> Result<Vec<Ruling>, Impossible> {
        if !by.is_arbiter() {
            return Err(Impossible::NotForThem);
        }
        let question = self.desk.answer(number, answer)?;
        if let Asked::Overstepped(flag) = question.about {
            return Ok(vec![self.reconstructed(at, number, flag, answer)?]);
        }
        let (matter, effects) = match (question.about, answer) {
            (Asked::Rapid(about), answer) => return self.decides_rapid(at, about, answer),
            (Asked::Quickplay(about), answer) => return self.decides_quickplay(at, about, answer),
            (Asked::Uncovered, answer) => return Ok(self.decides_uncovered(number, answer)),
            (Asked::LateArrival(color), answer) => {
                self.play_mut()?.forfeited[color] = answer == Answer::Lost;
                (Matter::DefaultTime, self.forfeits_decided(at)?.into_iter().collect())
            }
            (Asked::CanMate(winner), answer) => {
                let score = if answer == Answer::Yes { Score::win(winner) } else { Score::DRAW };
                (self.desk.can_mate_for, vec![self.end(at, self.desk.can_mate_for, score)?])
            }
            (Asked::ColorsReversed, Answer::NewGame) => (Matter::ColorsReversed, vec![Effect::NewGame]),
            (Asked::ColorsReversed, _) => (Matter::ColorsReversed, vec![]),
            (Asked::MovedTwice(_), _) => {
                self.turn.out_of_turn = false;
                (Matter::Penalties, vec![])
            }
            (Asked::Times, _) => (Matter::ClocksAfterIrregularity, vec![]),
            (
                Asked::Penalty(_)
                | Asked::CanWinAfterDevice(_)
                | Asked::ScoreAgainstRefusing(_)
                | Asked::ScoreAgainstPenalized(_),
                answer,
            ) => return self.decides_conduct(at, by, &question, answer),
            (Asked::Dead, Answer::Yes) => (Matter::DeadFound, vec![self.end(at, Matter::DeadFound, Score::DRAW)?]),
            (Asked::Dead, _) => (Matter::DeadFound, vec![]),
            // Decided after the like cases of games without increment (6.11 before 2018).
            (Asked::BothFlags, Answer::Drawn) => {
                (Matter::BothFlagsDraw, vec![self.end(at, Matter::BothFlagsDraw, Score::DRAW)?])
            }
            (Asked::BothFlags, _) => (Matter::BothFlagsGoOn, vec![]),
            (Asked::SignedResult, Answer::Corrected) => {
                self.record.register(None);
                (Matter::Signing, vec![])
            }
            (Asked::SignedResult, _) => {
                // What had not ended on the board ends with the signatures.
                let score = self.record.registered().filter(|_| !self.is_over());
                let over = score.map(|score| self.end(at, Matter::Signing, score)).transpose()?;
                (Matter::Signing, over.into_iter().collect())
            }
            // Dealt with above.
            (Asked::Overstepped(_), _) => (Matter::Reconstruction, vec![]),
            (Asked::Adjourned(asked), answer) => self.adjourned_decided(at, asked, answer)?,
        };
        Ok(vec![self.ruling(matter, Finding::Decision(DecisionFinding::Decided(number)), effects)])
    }
}

/// Whether a player can mate after one of these moves.
fn can_mate_after(position: &Position, moves: &[Move], winner: Color) -> CanMate {
    let mut answer = CanMate::No;
    for &m in moves {
        match crate::mate::can_mate(&position.after(m), winner) {
            CanMate::Yes => return CanMate::Yes,
            CanMate::Unknown => answer = CanMate::Unknown,
            CanMate::No => {}
        }
    }
    answer
}
