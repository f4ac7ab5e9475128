//! Appendix D (E in 2009): games with blind and visually disabled players. Acts and findings are here; moves on two boards
//! and assistants have their own files.

use jadoube_board::{Color, Coordinates, Setup, Square};
use jadoube_clock::{Instant, Sides};
use jadoube_lawbook::{BlindClock, Matter};

use crate::event::{Act, Actor, ClockAct, DrawAct, Event, RecordingAct};
use crate::game::state::State;
use crate::ruling::{Answer, Asked, Effect, Finding, Impossible, IrregularityQuestion, Ruling};

pub use super::blind_vocabulary::{BlindAct, BlindFinding, Condition, Disability, Task};

impl Task {
    /// All of them.
    pub const ALL: [Task; 6] =
        [Task::Moves, Task::Announces, Task::RecordsAndPresses, Task::Informs, Task::Claims, Task::Adjourns];

    pub(super) const fn matter(self) -> Matter {
        match self {
            Task::Moves => Matter::AssistantMoves,
            Task::Announces => Matter::AssistantAnnounces,
            Task::RecordsAndPresses => Matter::AssistantRecords,
            Task::Informs => Matter::AssistantInforms,
            Task::Claims => Matter::AssistantClaims,
            Task::Adjourns => Matter::AssistantAdjourns,
        }
    }
}

/// What cannot have happened with two boards.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BlindImpossible {
    /// There are not two boards.
    OneBoard,
    /// There is no move to repeat or to make on the other board.
    NothingToCopy,
}

/// The move in progress on the special board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct MoveUnderWay {
    /// The piece that is out of its hole, by its original square.
    pub(super) hand: Option<Square>,
    /// Where a piece was placed.
    pub(super) placed: Option<Coordinates>,
    /// The pieces that were taken off the board.
    pub(super) removed: Vec<Square>,
    pub(super) announced: Option<Announcement>,
}

/// An announcement.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Announcement {
    /// A legal move.
    Legal(jadoube_board::Move),
    /// An announcement that matches an illegal move.
    Illegal,
}

/// Who plays under Appendix D, and with which equipment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Blind {
    pub(super) visual: Sides<bool>,
    pub(super) hearing: Sides<bool>,
    /// The position on each player's board, if there are two.
    pub(super) boards: Option<Sides<Setup>>,
    pub(super) assistants: Sides<Option<Vec<Task>>>,
    pub(super) other_words: bool,
    pub(super) under_way: MoveUnderWay,
    /// The number of the last move that was announced.
    pub(super) announced: Option<usize>,
}

impl Blind {
    /// Whether a player was noted as visually disabled.
    pub fn is_blind(&self, player: Color) -> bool {
        self.visual[player]
    }

    /// Whether a player has taken an assistant under Appendix D.
    pub fn has_assistant(&self, player: Color) -> bool {
        self.assistants[player].is_some()
    }

    /// The position on a player's own board, if there are two.
    pub fn board(&self, player: Color) -> Option<&Setup> {
        self.boards.as_ref().map(|boards| &boards[player])
    }
}

impl State {
    /// Who plays under Appendix D, and with which equipment.
    pub fn blind(&self) -> &Blind {
        &self.memory.blind
    }

    pub(super) fn blind_ruling(&self, matter: Matter, finding: BlindFinding, effects: Vec<Effect>) -> Ruling {
        self.ruling(matter, Finding::Blind(finding), effects)
    }

    /// Handles any act of a game with a blind player, as far as that changes its meaning.
    pub(crate) fn for_the_blind(&mut self, event: &Event) -> Result<Option<Vec<Ruling>>, Impossible> {
        if !(self.memory.blind.visual.white || self.memory.blind.visual.black) {
            return Ok(None);
        }
        match self.assists(event)? {
            None => self.on_two_boards(event),
            Some(Err(refused)) => Ok(Some(vec![refused])),
            Some(Ok(assisted)) => {
                let mut rulings = vec![assisted];
                rulings.extend(match self.on_two_boards(event)? {
                    Some(rulings) => rulings,
                    None => self.carry_out(event)?,
                });
                Ok(Some(rulings))
            }
        }
    }

    /// An act of Appendix D itself.
    pub(crate) fn blind_act(&mut self, at: Instant, by: Actor, act: &BlindAct) -> Result<Vec<Ruling>, Impossible> {
        let player = || by.player().ok_or(Impossible::NotForThem);
        match act {
            BlindAct::Registers { player, disability } => Ok(self.registers(*player, *disability)),
            BlindAct::Adapts { arbiter_asked, .. } => {
                let alone = !arbiter_asked && !by.is_arbiter() && self.rules().adapting_asks_arbiter;
                let finding = if alone { BlindFinding::AdaptedAlone } else { BlindFinding::Adapted };
                Ok(vec![self.blind_ruling(Matter::TwoBoards, finding, vec![])])
            }
            BlindAct::DemandsTwoBoards => Ok(self.demands_two_boards(player()?)),
            BlindAct::AllowsOtherWords => {
                self.memory.blind.other_words = self.rules().german_numbers_waivable;
                let finding = if self.memory.blind.other_words {
                    BlindFinding::OtherWordsAllowed
                } else {
                    BlindFinding::WordsFixed
                };
                Ok(vec![self.blind_ruling(Matter::AnnouncedNumbers, finding, vec![])])
            }
            BlindAct::BringsClock { speaks, tactile } => Ok(vec![self.brings_clock(player()?, *speaks, *tactile)]),
            BlindAct::KeepsScore { by } => {
                let finding = BlindFinding::KeepsScore(player()?, *by);
                Ok(vec![self.blind_ruling(Matter::BlindRecording, finding, vec![])])
            }
            BlindAct::TakesAssistant { tasks } => Ok(self.takes_assistant(player()?, tasks)),
            BlindAct::Lifts { square } => self.lifts(at, by, player()?, *square),
            BlindAct::Announces { text } => self.announces(at, by, player()?, text),
            BlindAct::Repeats { text } => self.repeats(player()?, text),
            BlindAct::Copies { played } => self.copies(by, player()?, *played),
            BlindAct::Informs { asked } => {
                let player = player()?;
                if *asked {
                    return Ok(Vec::new());
                }
                let (finding, effects) = (BlindFinding::InformedUnasked(player), vec![Effect::MayPenalize(player)]);
                Ok(vec![self.blind_ruling(Matter::AssistantInforms, finding, effects)])
            }
            BlindAct::ReportsTouch { square } => {
                let sighted = !player()?;
                if sighted != self.turn.mover() {
                    return Ok(Vec::new());
                }
                self.touches(at, Actor::of(sighted), &[*square], crate::event::Contact::Deliberate)
            }
            BlindAct::ComparesBoards => self.compares_boards(at),
        }
    }

    fn registers(&mut self, player: Color, disability: Disability) -> Vec<Ruling> {
        match disability {
            Disability::Visual => self.memory.blind.visual[player] = true,
            Disability::Hearing => self.memory.blind.hearing[player] = true,
        }
        let registered = BlindFinding::Registered(player, disability);
        let mut rulings = vec![self.blind_ruling(Matter::TwoBoards, registered, vec![])];
        rulings.extend(self.assistant_compulsory());
        rulings
    }

    /// D.1: either player may demand two boards if one of them is visually disabled.
    fn demands_two_boards(&mut self, player: Color) -> Vec<Ruling> {
        let visual = self.memory.blind.visual;
        if !(visual.white || visual.black) {
            return vec![self.blind_ruling(Matter::TwoBoards, BlindFinding::NoGround(player), vec![])];
        }
        self.memory.blind.boards.get_or_insert(Sides { white: self.table, black: self.table });
        let mut rulings = vec![self.blind_ruling(Matter::TwoBoards, BlindFinding::TwoBoards, vec![])];
        for sighted in Color::ALL.into_iter().filter(|&player| !visual[player]) {
            let finding = BlindFinding::SightedAsUsual(sighted);
            rulings.push(self.blind_ruling(Matter::SightedAsUsual, finding, vec![]));
        }
        rulings
    }

    /// What a special clock must offer.
    fn brings_clock(&self, player: Color, speaks: bool, tactile: bool) -> Ruling {
        let admitted = match self.rules().blind_clock {
            BlindClock::Tactile => tactile,
            BlindClock::Speaking => speaks || tactile,
        };
        let matter = if tactile { Matter::BlindClockTactile } else { Matter::BlindClock };
        let finding =
            if admitted { BlindFinding::ClockAdmitted(player) } else { BlindFinding::ClockNotAdmitted(player) };
        self.blind_ruling(matter, finding, vec![])
    }

    /// D.2.9: if the boards differ, the scoresheets decide; if these differ too, both go back to where they agree.
    fn compares_boards(&mut self, at: Instant) -> Result<Vec<Ruling>, Impossible> {
        let boards = self.memory.blind.boards.ok_or(Impossible::Blind(BlindImpossible::OneBoard))?;
        let wrong: Vec<Color> =
            Color::ALL.into_iter().filter(|&player| boards[player].board != self.table.board).collect();
        if wrong.is_empty() {
            return Ok(vec![self.blind_ruling(Matter::BoardsDiffer, BlindFinding::BoardsAgree, vec![])]);
        }
        let english = jadoube_notation::Language::ENGLISH;
        let parting = self.compare_sheets(Sides { white: english, black: english }).from_each_other;
        // A player who has not written the last move yet has not written a different one.
        let both_wrote =
            |ply: &usize| Color::ALL.into_iter().all(|player| self.record.sheet(player).moves.len() > *ply);
        let Some(ply) = parting.filter(both_wrote).filter(|&ply| ply < self.record.plies().len()) else {
            self.memory.blind.boards = Some(Sides { white: self.table, black: self.table });
            let rulings = wrong
                .into_iter()
                .map(|player| self.blind_ruling(Matter::BoardsDiffer, BlindFinding::MustCorrectBoard(player), vec![]));
            return Ok(rulings.collect());
        };
        let mut effects = vec![self.stop(at)?];
        self.restore(ply, &mut effects);
        self.turn.touches.clear();
        effects.retain(|effect| !matches!(effect, Effect::MustPlay(..) | Effect::FreeToPlay(_)));
        effects.push(self.ask(Asked::Irregularity(IrregularityQuestion::Times), vec![Answer::LeaveTimes]));
        self.set_both_boards();
        Ok(vec![self.blind_ruling(Matter::SheetsDifferToo, BlindFinding::SheetsDiffer, effects)])
    }

    /// Sets both boards to the position of the game.
    pub(crate) fn set_both_boards(&mut self) {
        let table = self.turn.before;
        self.memory.blind.boards = self.memory.blind.boards.map(|_| Sides { white: table, black: table });
        self.memory.blind.under_way = MoveUnderWay::default();
        self.memory.blind.announced = None;
    }

    pub(super) fn is_special(&self, player: Color) -> bool {
        self.memory.blind.boards.is_some() && self.memory.blind.visual[player]
    }
}

/// Whether this is an assistant, who acts for a player.
pub(super) const fn is_assistant(by: Actor) -> bool {
    matches!(by, Actor::WhitesAssistant | Actor::BlacksAssistant)
}

/// The task that an assistant's act belongs to.
pub(super) fn task_of(act: &Act) -> Option<Task> {
    Some(match act {
        Act::Blind(BlindAct::Announces { .. } | BlindAct::Repeats { .. }) => Task::Announces,
        Act::Blind(BlindAct::Copies { .. } | BlindAct::Lifts { .. }) => Task::Moves,
        Act::Blind(BlindAct::Informs { .. }) => Task::Informs,
        Act::Blind(BlindAct::ReportsTouch { .. }) => Task::Claims,
        Act::Draw(DrawAct::Claims { claim: crate::event::Claim::Flag | crate::event::Claim::TouchMove, .. }) => {
            Task::Claims
        }
        Act::Recording(RecordingAct::Records { .. }) | Act::Clock(ClockAct::Presses { .. }) => Task::RecordsAndPresses,
        Act::Adjourned(_) | Act::Clock(ClockAct::StopsClocks { .. }) => Task::Adjourns,
        act if act.is_of_the_board() => Task::Moves,
        _ => return None,
    })
}
