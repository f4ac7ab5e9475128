//! Article 5: the completion of the game, by a position on the board, by resignation, or because checkmate is impossible.

use jadoube_board::{Color, Move, Position, Setup};
use jadoube_clock::{ClockEvent, Instant};
use jadoube_lawbook::{EndBy, Matter, Rules};

use jadoube_mating::{CanMate, Deadness};
use serde::{Deserialize, Serialize};

use crate::competition::repetition::{Occurrences, automatic_draw};
use crate::event::{Actor, Score};
use crate::game::state::{Binding, State};
use crate::ruling::{
    Answer, ArbiterQuestion, Asked, ClockFinding, CompletionFinding, CompletionQuestion, CompletionRemark,
    ConductQuestion, DrawFinding, Effect, Finding, Impossible, Remark, Ruling,
};

/// The end of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcome {
    /// The score.
    pub score: Score,
    /// Why it ended.
    pub reason: Matter,
    /// When it ended.
    pub at: Instant,
}

impl Outcome {
    /// Whether it is a draw only because the player who would have won cannot checkmate by any series of legal moves
    /// (5.1.2, 6.9, 7.5.5).
    #[must_use]
    pub fn could_not_be_won(&self) -> bool {
        let wins = matches!(
            self.reason,
            Matter::Resignation
                | Matter::LossOnTime
                | Matter::ReducedFlagLoss
                | Matter::IllegalMovePenalty
                | Matter::TwoHandsPenalty
                | Matter::PressPenalty
                | Matter::ReducedIllegalMove
                | Matter::ReducedBlitzIllegalMove
        );
        wins && self.score == Score::DRAW
    }
}

impl State {
    /// Ends the game. If it had ended before, the later decision replaces the result (8.7, 11.3.2, 11.10, 12.9.6), and any
    /// signed one.
    pub(crate) fn end(&mut self, at: Instant, reason: Matter, score: Score) -> Result<Effect, Impossible> {
        let outcome = Outcome { score, reason, at };
        if self.is_over() {
            self.forget_signed_result();
            self.desk.drop_all(|about| {
                let penalized = matches!(about, Asked::Arbiter(ArbiterQuestion::ScoreAgainstPenalized(_)));
                penalized || matches!(about, Asked::Conduct(ConductQuestion::ScoreAgainstRefusing(_)))
            });
        } else {
            self.desk.clear();
        }
        self.finish(outcome);
        self.memory.conduct.points = None;
        self.clock_event(at, ClockEvent::Stop)?;
        Ok(Effect::Over(outcome))
    }

    /// Checkmate, stalemate, dead position and the automatic draws end the game at once; such a move needs no press
    /// (6.2.1.1). In some editions the first three do so only if the move was in accordance with Article 4; 9.6 has no such
    /// condition.
    pub(super) fn end_by_position(
        &mut self,
        at: Instant,
        before: Option<&Position>,
        m: Move,
        position: &Position,
        in_order: bool,
    ) -> Vec<Ruling> {
        let automatic = |matter: Matter| matches!(matter, Matter::Fivefold | Matter::SeventyFive);
        let end = match end_on_board(position, self.record.positions(), self.rules()) {
            Some((matter, _)) if !in_order && !automatic(matter) => None,
            None if in_order => {
                let dead = self.liveness.is_dead_after(before, m, position);
                dead.then_some((Matter::DeadPosition, crate::event::Score::DRAW))
            }
            end => end,
        };
        let Some((matter, score)) = end else { return Vec::new() };
        let mover = !position.turn();
        self.complete_last(at);
        let completed = self.ruling(Matter::CompletedByEnd, Finding::Clock(ClockFinding::Completed(mover)), vec![]);
        let finding = match matter {
            Matter::Checkmate => Finding::Completion(CompletionFinding::Checkmate(mover)),
            Matter::Stalemate => Finding::Completion(CompletionFinding::Stalemate),
            Matter::Fivefold => Finding::Draw(DrawFinding::Fivefold),
            Matter::SeventyFive => Finding::Draw(DrawFinding::SeventyFive),
            _ => Finding::Completion(CompletionFinding::Dead),
        };
        match self.end(at, matter, score) {
            Ok(over) => vec![completed, self.ruling(matter, finding, vec![over])],
            Err(_) => Vec::new(),
        }
    }

    /// A player resigns; 2023 has an exception.
    pub(crate) fn resigns(&mut self, at: Instant, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        let effect = if self.rules().resignation_may_draw {
            let from = self.without_illegal_move();
            self.win_unless_unmateable(at, Matter::Resignation, !player, &from)?
        } else {
            self.end(at, Matter::Resignation, Score::win(!player))?
        };
        Ok(vec![self.ruling(
            Matter::Resignation,
            Finding::Completion(CompletionFinding::Resigned(player)),
            vec![effect],
        )])
    }

    /// Somebody points out that checkmate is impossible: the engine did not find it after the last move, or it is the
    /// initial position.
    pub(crate) fn dead_position_found(&mut self, at: Instant) -> Result<Vec<Ruling>, Impossible> {
        let position = jadoube_board::Position::try_from(self.table);
        let effect = match position.map_or(Deadness::Undecided, |position| jadoube_mating::is_dead(&position)) {
            Deadness::Dead => self.end(at, Matter::DeadFound, Score::DRAW)?,
            Deadness::Alive => {
                return Ok(vec![self.ruling(
                    Matter::DeadFound,
                    Finding::Remark(Remark::Completion(CompletionRemark::NotDead)),
                    vec![],
                )]);
            }
            Deadness::Undecided => self.ask(Asked::Completion(CompletionQuestion::Dead), vec![Answer::Yes, Answer::No]),
        };
        Ok(vec![self.ruling(Matter::DeadFound, Finding::Completion(CompletionFinding::Dead), vec![effect])])
    }

    /// A win for `winner`, but a draw if `winner` cannot checkmate by any series of legal moves from `from`; a question if
    /// that is undecided.
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
                Ok(self.ask(Asked::Completion(CompletionQuestion::CanMate(winner)), vec![Answer::Yes, Answer::No]))
            }
        }
    }

    /// Whether `winner` can checkmate from a board. A player who has touched pieces must continue with a move that these
    /// allow, so the series of legal moves begins with one of those (6.9 with 4.3).
    fn can_mate_from(&self, from: &Setup, winner: Color) -> CanMate {
        if let Some((before, required)) = self.required_instead(from) {
            return can_mate_after(&before, &required.moves, winner);
        }
        let mid_turn = *from == self.turn.before || *from == self.table;
        // In the middle of a move the position before it counts.
        let from = if mid_turn { &self.turn.before } else { from };
        let Ok(position) = Position::try_from(*from) else { return crate::mate::by_men_alone(&from.board, winner) };
        if !mid_turn || (self.turn.touches.is_empty() && self.turn.bound.is_none()) {
            return crate::mate::can_mate(&position, winner);
        }
        can_mate_after(&position, &self.permission().moves, winner)
    }

    /// If the position came about by a move that broke touch-move and can still be corrected: the position before it, and
    /// what must be played there. Such a move does not end the game (5.1.1, 5.2 from 2014 on), and so decides nothing about
    /// a series of legal moves either.
    pub(crate) fn required_instead(&self, from: &Setup) -> Option<(Position, &Binding)> {
        let last = self.record.plies().last().filter(|ply| !ply.complaint_lost && ply.after == *from)?;
        let required = last.should_have.as_ref().filter(|_| self.rules().end_by == EndBy::LegalMoveRightlyMade)?;
        Some((Position::try_from(last.before).ok()?, required))
    }

    /// The arbiter decides whether a player can checkmate, or whether the position is dead.
    pub(crate) fn decides_completion(
        &mut self,
        at: Instant,
        question: CompletionQuestion,
        answer: Answer,
    ) -> Result<(Matter, Vec<Effect>), Impossible> {
        Ok(match question {
            CompletionQuestion::CanMate(winner) => {
                let score = if answer == Answer::Yes { Score::win(winner) } else { Score::DRAW };
                (self.desk.can_mate_for, vec![self.end(at, self.desk.can_mate_for, score)?])
            }
            CompletionQuestion::Dead if answer == Answer::Yes => {
                (Matter::DeadFound, vec![self.end(at, Matter::DeadFound, Score::DRAW)?])
            }
            CompletionQuestion::Dead => (Matter::DeadFound, vec![]),
        })
    }
}

/// Whether a player can checkmate after one of these moves.
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

/// How the position that has just been reached ends the game, if it does: checkmate, stalemate, then the automatic draws. A
/// dead position is checked separately, since that costs more.
pub fn end_on_board(position: &Position, occurrences: &Occurrences, rules: &Rules) -> Option<(Matter, Score)> {
    if !position.has_moves() {
        return Some(if position.is_check() {
            (Matter::Checkmate, Score::win(!position.turn()))
        } else {
            (Matter::Stalemate, Score::DRAW)
        });
    }
    automatic_draw(position, occurrences, rules).map(|matter| (matter, Score::DRAW))
}
