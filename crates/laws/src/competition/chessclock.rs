//! Article 6: the press that completes a move, and clocks that are stopped, set or wrong. `arrival.rs` has the start of the
//! game, `flags.rs` has flags.

use jadoube_board::Color;
use jadoube_clock::{ClockEvent, ClockState, Effect as ClockEffect, Instant, Millis};
use jadoube_lawbook::Matter;

use crate::event::{Actor, Claim, Hands, Score, StopReason};
use crate::game::state::State;
use crate::ruling::{
    Answer, Asked, ClockFinding, ClockQuestion, ClockRemark, Effect, Finding, Impossible, IrregularityQuestion,
    IrregularityRemark, Remark, Ruling, SurroundingsRemark,
};

impl State {
    /// A player presses the clock: the press completes a move, has no effect, or counts as an offence.
    pub(crate) fn presses(&mut self, at: Instant, by: Actor, hand: Hands) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        let mut rulings = Vec::new();
        if hand != Hands::One {
            // 6.2.3: the wrong hand does not make the move illegal.
            let effects = vec![Effect::MayPenalize(player)];
            rulings.push(self.ruling(
                Matter::PressingHand,
                Finding::Clock(ClockFinding::ClockMishandled(player)),
                effects,
            ));
        }
        // Any change of the board is a move, legal or not.
        if self.turn.mover() == player && self.table.board != self.turn.before.board {
            self.turn.placed = None;
            let made = self.settle(at);
            // The first half of castling is not a move either.
            if self.turn.mover() == player {
                let illegality = self.illegality_on_table();
                rulings.extend(self.stood(at, illegality));
            } else {
                rulings.extend(made);
            }
            if self.is_over() {
                return Ok(rulings);
            }
        }
        let pending = self.pending(player);
        self.note_exemption(player, at);
        let left = self.quota_ahead(player).and_then(|_| self.reading(at)).map(|reading| reading.sides[player].main);
        let effect = self.clock_event(at, ClockEvent::Press(player))?;
        let ClockEffect::Pressed { lost, .. } = effect else {
            let stand = self.reading(at).is_some_and(|reading| reading.state.running().is_none());
            rulings.push(if stand {
                // 6.11.3: the arbiter decides when the clocks run again.
                let finding = Finding::Remark(Remark::Clock(ClockRemark::PressedWhileStopped(player)));
                self.ruling(Matter::Restart, finding, vec![])
            } else {
                self.ruling(Matter::Completed, Finding::Clock(ClockFinding::PressIdle(player)), vec![])
            });
            return Ok(rulings);
        };
        if self.displaced() == Some(player) {
            // 7.4.1: the pieces must be put back first, on the player's own time.
            let finding = Finding::Remark(Remark::Irregularity(IrregularityRemark::PressedWhileDisplaced(player)));
            rulings.push(self.ruling(Matter::DisplacedPenalty, finding, vec![Effect::MayPenalize(player)]));
        }
        match pending {
            Some(index) => {
                // One press also completes earlier moves that were made without a press.
                let own = (0..index).rev().filter(|&ply| self.record.plies()[ply].by == player);
                let earlier: Vec<usize> = own.take_while(|&ply| self.record.plies()[ply].completed.is_none()).collect();
                for ply in earlier.into_iter().rev() {
                    self.record.complete(ply, at);
                    self.note_offence_of_completed(ply, at, true);
                }
                self.record.complete(index, at);
                rulings.push(self.ruling(
                    Matter::Completed,
                    Finding::Clock(ClockFinding::Completed(player)),
                    vec![Effect::ClockRuns(!player)],
                ));
                if index + 1 < self.record.plies().len() {
                    let finding = Finding::Remark(Remark::Clock(ClockRemark::PressedAfterReply(player)));
                    rulings.push(self.ruling(Matter::PressAllowed, finding, vec![]));
                }
                self.note_offence_of_completed(index, at, true);
                rulings.extend(self.period_completed(at, player, left, lost));
            }
            None if self.turn.out_of_turn && player != self.turn.mover() => {
                // A move was made, though out of turn, so 7.5.3 does not apply; and it does not break any rule of 3.1 to
                // 3.9.
                let effects = vec![Effect::MayPenalize(player)];
                let finding = Finding::Remark(Remark::Clock(ClockRemark::PressedOutOfTurn(player)));
                rulings.push(self.ruling(Matter::Penalties, finding, effects));
            }
            None => rulings.push(self.pressed_without_move(at, player)),
        }
        Ok(rulings)
    }

    /// The player's last move if it is not completed. If it is, so are all earlier ones.
    pub(crate) fn pending(&self, player: Color) -> Option<usize> {
        let last = self.record.plies().iter().rposition(|ply| ply.by == player)?;
        self.record.plies()[last].completed.is_none().then_some(last)
    }

    /// The moves that end the period the player is in; `None` in the last one.
    fn quota_ahead(&self, player: Color) -> Option<u32> {
        let schedule = self.setting.competition.control.of(player);
        schedule.moves_required(0)?;
        let done = self.completed_until(player, Instant(u64::MAX));
        schedule.moves_required(schedule.period_after(done))
    }

    /// 6.3.1 and 6.3.2: the moves of a period are completed, and what happens to the time that is left.
    fn period_completed(&self, at: Instant, player: Color, left: Option<Millis>, lost: Millis) -> Vec<Ruling> {
        let Some(left) = left else { return Vec::new() };
        let schedule = self.setting.competition.control.of(player);
        let done = self.completed_until(player, at);
        let before = schedule.period_after(done.saturating_sub(1));
        let required = schedule.moves_required(before).filter(|&required| u32::from(done) == required);
        let falls = self.clock.falls();
        let too_late = |required: u32| falls.iter().any(|fall| fall.side == player && fall.required == Some(required));
        let Some(required) = required.filter(|&required| !too_late(required)) else { return Vec::new() };
        let completed = Finding::Remark(Remark::Clock(ClockRemark::PeriodCompleted(player, required)));
        let saved = if lost.is_zero() {
            Remark::Clock(ClockRemark::TimeSaved(player, left))
        } else {
            Remark::Clock(ClockRemark::TimeNotSaved(player, lost))
        };
        vec![
            self.ruling(Matter::TimeControl, completed, vec![]),
            self.ruling(Matter::SavedTime, Finding::Remark(saved), vec![]),
        ]
    }

    /// 6.2.3: forbidden. 6.2.4: shall be penalized.
    pub(crate) fn mishandles_clock(&mut self, by: Actor, matter: Matter) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        let must = matter == Matter::ClockHandling;
        let effect = if must { Effect::MustPenalize(player) } else { Effect::MayPenalize(player) };
        Ok(vec![self.ruling(matter, Finding::Clock(ClockFinding::ClockMishandled(player)), vec![effect])])
    }

    /// 6.11 (6.12 before 2018): who stops the clocks, and why.
    pub(crate) fn stops_clocks(
        &mut self,
        at: Instant,
        by: Actor,
        reason: StopReason,
    ) -> Result<Vec<Ruling>, Impossible> {
        let stopped = self.stop(at)?;
        Ok(vec![match by.player() {
            None if by == Actor::Hall => {
                self.ruling(Matter::ArbiterStops, Finding::Clock(ClockFinding::Interrupted), vec![stopped])
            }
            None => self.ruling(Matter::ArbiterStops, Finding::Clock(ClockFinding::StoppedByArbiter), vec![stopped]),
            Some(player) if self.displaced().is_some() => {
                let finding = Finding::Remark(Remark::Irregularity(IrregularityRemark::StoppedForDisplaced(player)));
                self.ruling(Matter::DisplacedStop, finding, vec![stopped])
            }
            // While a move is being sealed the Guidelines on adjournments have their own rule.
            Some(player) if matches!(reason, StopReason::None | StopReason::Sealed) => self.ruling(
                Matter::StoppedWithoutReason,
                Finding::Clock(ClockFinding::Stopped(player, false)),
                vec![stopped, Effect::MustPenalize(player)],
            ),
            Some(player) => {
                self.ruling(Matter::PlayerStops, Finding::Clock(ClockFinding::Stopped(player, true)), vec![stopped])
            }
        }])
    }

    /// A player is ready for the start (6.6) or to go on after the clocks were stopped (6.11.3). It matters only where there is no
    /// arbiter to ask for it.
    pub(crate) fn is_ready(&mut self, at: Instant, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        let matter = match self.reading(at).map(|reading| reading.state) {
            None | Some(ClockState::NotStarted) => {
                self.note_arrival(player);
                Matter::Start
            }
            Some(ClockState::Stopped(_)) => Matter::Restart,
            Some(ClockState::Running(_)) => return Err(Impossible::AlreadyStarted),
        };
        Ok(vec![self.ruling(matter, Finding::Clock(ClockFinding::Ready(player)), vec![])])
    }

    /// 6.11.3: the arbiter restarts the game.
    pub(crate) fn restarts(&mut self, at: Instant, side: Option<Color>) -> Result<Vec<Ruling>, Impossible> {
        let side = side.unwrap_or_else(|| self.clock_owner());
        // The arbiter has made sure that the right player moves.
        self.turn.out_of_turn = false;
        self.clock_event(at, ClockEvent::Start(side))?;
        Ok(vec![self.ruling(
            Matter::Restart,
            Finding::Clock(ClockFinding::Restarted(side)),
            vec![Effect::ClockRuns(side)],
        )])
    }

    /// Whose clock should run: that of the player whose last move is not completed, otherwise that of the side to move.
    fn clock_owner(&self) -> Color {
        match self.record.plies().last() {
            Some(last) if last.completed.is_none() => last.by,
            _ => self.turn.mover(),
        }
    }

    pub(crate) fn sets_clock(&mut self, at: Instant, side: Color, time: Millis) -> Result<Vec<Ruling>, Impossible> {
        self.clock_event(at, ClockEvent::Set { side, time })?;
        Ok(vec![self.ruling(Matter::ClocksAfterIrregularity, Finding::Clock(ClockFinding::ClockSet(side)), vec![])])
    }

    /// The moves that a player has completed up to an instant, continuing the arbiter's count if there is one (8.6).
    pub(crate) fn completed_until(&self, side: Color, at: Instant) -> u16 {
        let recount = self.record.recount(side).filter(|recount| recount.at <= at);
        let counts = |when: Instant| when <= at && recount.is_none_or(|recount| when > recount.at);
        let done = self.record.plies().iter().filter(|ply| ply.by == side && ply.completed.is_some_and(counts));
        let before = recount.map_or(self.setting.moves_before[side], |recount| recount.moves);
        before.saturating_add(u16::try_from(done.count()).unwrap_or(u16::MAX))
    }

    /// 6.10.
    pub(crate) fn clock_wrong(&mut self, at: Instant, matter: Matter) -> Result<Vec<Ruling>, Impossible> {
        let stopped = self.stop(at)?;
        let asked = self.ask(Asked::Irregularity(IrregularityQuestion::Times), vec![Answer::LeaveTimes]);
        Ok(vec![self.ruling(matter, Finding::Clock(ClockFinding::ClockWrong), vec![stopped, asked])])
    }

    /// 6.5 (6.4 in 2009).
    pub(crate) fn places_clock(&self, by: Actor) -> Ruling {
        match by.player() {
            Some(player) => {
                let finding = Finding::Remark(Remark::Surroundings(SurroundingsRemark::ClockPlacedByPlayer(player)));
                self.ruling(Matter::ClockPlace, finding, vec![Effect::MayPenalize(player)])
            }
            None => self.ruling(
                Matter::ClockPlace,
                Finding::Remark(Remark::Surroundings(SurroundingsRemark::ClockPlaced)),
                vec![],
            ),
        }
    }

    /// 6.12: a screen is no basis for a claim.
    pub(crate) fn claims_from_screen(&mut self, by: Actor, claim: Claim) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        let finding = Finding::Remark(Remark::Surroundings(SurroundingsRemark::ClaimFromScreen(player, claim)));
        let mut rulings = vec![self.ruling(Matter::Screens, finding, vec![Effect::MayPenalize(player)])];
        if claim.is_of_draw() {
            self.memory.draw_claimed[player] = true;
            rulings.extend(self.claim_is_offer(player)?);
        }
        Ok(rulings)
    }

    /// The arbiter's decision on a late arrival or on two fallen flags.
    pub(crate) fn decides_clock(
        &mut self,
        at: Instant,
        question: ClockQuestion,
        answer: Answer,
    ) -> Result<(Matter, Vec<Effect>), Impossible> {
        Ok(match question {
            ClockQuestion::LateArrival(color) => {
                self.play_mut()?.forfeited[color] = answer == Answer::Lost;
                (Matter::DefaultTime, self.forfeits_decided(at)?.into_iter().collect())
            }
            // Decided by analogy with games without increment (6.11 before 2018).
            ClockQuestion::BothFlags if answer == Answer::Drawn => {
                (Matter::BothFlagsDraw, vec![self.end(at, Matter::BothFlagsDraw, Score::DRAW)?])
            }
            ClockQuestion::BothFlags => (Matter::BothFlagsGoOn, vec![]),
        })
    }
}
