//! Article 6: start and arrival, the press that completes a move, flags, and clocks that are stopped.

use jadoube_board::Color;
use jadoube_clock::{Bonus, ClockEvent, Credit, Effect as ClockEffect, Flag, FlagFall, Instant, Millis};

use crate::edition::{BothFlags, LateArrival, Matter, Misdeed};
use crate::event::{Actor, Hands, Score, StopReason};
use crate::game::state::{Ply, State};
use crate::ruling::{
    Answer, Asked, ClockFinding, ClockRemark, Effect, Finding, Illegality, Impossible, IrregularityRemark,
    MovingFinding, Remark, Ruling,
};

/// What putting the move counters right has come to.
pub(crate) struct Counters {
    pub(crate) effects: Vec<Effect>,
    /// A clock that adds a period's time by moves has added it for moves that do not count; what it should show is for the
    /// arbiter to decide.
    pub(crate) period_given: bool,
}

impl State {
    /// 6.6: at the time set for the start, White's clock is started.
    pub(crate) fn starts_round(&mut self, at: Instant) -> Result<Vec<Ruling>, Impossible> {
        self.begin(at)?;
        let first = self.turn.mover();
        self.clock_event(at, ClockEvent::Start(first))?;
        let mut rulings =
            vec![self.ruling(Matter::Start, Finding::Clock(ClockFinding::Started), vec![Effect::ClockRuns(first)])];
        rulings.extend(self.regime());
        rulings.extend(self.quickplay_announced());
        rulings.extend(self.own_rules());
        if let Bonus::Delay(time) = self.clock.bonus(first) {
            rulings.push(self.ruling(Matter::Delay, Finding::Remark(Remark::Clock(ClockRemark::Delay(time))), vec![]));
        }
        Ok(rulings)
    }

    /// 6.7: a player who comes later than the default time.
    pub(crate) fn arrives(&mut self, at: Instant, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        // Whoever has moved has come; that the log says so only later means nothing.
        if self.made(player) > 0 {
            self.note_arrival(player);
            return Ok(vec![self.ruling(Matter::DefaultTime, Finding::Clock(ClockFinding::Arrived(player)), vec![])]);
        }
        let nobody_yet = Color::ALL.iter().all(|&color| !self.arrivals()[color] && self.made(color) == 0);
        self.note_arrival(player);
        let Some(started) = self.started() else {
            return Ok(vec![self.ruling(Matter::DefaultTime, Finding::Clock(ClockFinding::Arrived(player)), vec![])]);
        };
        let late = self.setting.competition.default_time().is_some_and(|allowed| at.since(started) > allowed);
        if late {
            return self.late(at, player);
        }
        let mut rulings = vec![self.ruling(Matter::DefaultTime, Finding::Clock(ClockFinding::Arrived(player)), vec![])];
        if nobody_yet && player == Color::White && at > started {
            rulings.push(self.ruling(Matter::BothAbsent, Finding::Clock(ClockFinding::BothAbsent), vec![]));
        }
        Ok(rulings)
    }

    /// The arbiter sees that a player is not there. That means something only when the default time is over, and a player who
    /// has come or moved is there.
    pub(crate) fn absent(&mut self, at: Instant, player: Color) -> Result<Vec<Ruling>, Impossible> {
        let present = self.arrivals()[player] || self.made(player) > 0;
        let over = match (self.started(), self.setting.competition.default_time()) {
            (Some(started), Some(allowed)) => at.since(started) > allowed,
            _ => false,
        };
        if present || !over {
            return Ok(vec![self.ruling(
                Matter::DefaultTime,
                Finding::Remark(Remark::Clock(ClockRemark::NotLate(player))),
                vec![],
            )]);
        }
        self.late(at, player)
    }

    pub(crate) fn late(&mut self, at: Instant, player: Color) -> Result<Vec<Ruling>, Impossible> {
        let effect = match self.rules().late_arrival {
            LateArrival::Lost => {
                let play = self.play_mut()?;
                play.forfeited[player] = true;
                // Nobody has won who is not there either.
                play.forfeited[!player] |= !play.arrived[!player];
                self.end(at, Matter::DefaultTime, self.forfeit_score())?
            }
            LateArrival::LostUnlessArbiter => self.ask(Asked::LateArrival(player), vec![Answer::Lost, Answer::MayPlay]),
        };
        Ok(vec![self.ruling(Matter::DefaultTime, Finding::Clock(ClockFinding::Late(player)), vec![effect])])
    }

    fn forfeit_score(&self) -> Score {
        match (self.forfeited().white, self.forfeited().black) {
            (true, true) => Score::BOTH_LOSE,
            (true, false) => Score::BLACK_WINS,
            _ => Score::WHITE_WINS,
        }
    }

    /// Ends the game when it has been decided of everybody who came late, or did not come, whether that loses.
    pub(crate) fn forfeits_decided(&mut self, at: Instant) -> Result<Option<Effect>, Impossible> {
        let open = self.desk.asks(|about| matches!(about, Asked::LateArrival(_)));
        if open || !(self.forfeited().white || self.forfeited().black) {
            return Ok(None);
        }
        self.end(at, Matter::DefaultTime, self.forfeit_score()).map(Some)
    }

    /// A player presses the clock: completes a move, or is idle, or counts as an offence.
    pub(crate) fn presses(&mut self, at: Instant, by: Actor, hand: Hands) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        let mut rulings = Vec::new();
        if hand != Hands::One {
            // 6.2.3: the wrong hand is no illegal move.
            let effects = vec![Effect::MayPenalize(player)];
            rulings.push(self.ruling(
                Matter::PressingHand,
                Finding::Clock(ClockFinding::ClockMishandled(player)),
                effects,
            ));
        }
        // A board that differs from what it was is a move, whatever it is worth.
        if self.turn.mover() == player && self.table.board != self.turn.before.board {
            self.turn.placed = None;
            let made = self.settle(at);
            // The first half of a castling has made no move either.
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
                // 6.11.3: when the clocks run again is for the arbiter to say.
                let finding = Finding::Remark(Remark::Clock(ClockRemark::PressedWhileStopped(player)));
                self.ruling(Matter::Restart, finding, vec![])
            } else {
                self.ruling(Matter::Completed, Finding::Clock(ClockFinding::PressIdle(player)), vec![])
            });
            return Ok(rulings);
        };
        if self.displaced() == Some(player) {
            // 7.4.1: first the pieces are put right, on their own time.
            let finding = Finding::Remark(Remark::Irregularity(IrregularityRemark::PressedWhileDisplaced(player)));
            rulings.push(self.ruling(Matter::DisplacedPenalty, finding, vec![Effect::MayPenalize(player)]));
        }
        match pending {
            Some(index) => {
                // One press completes what was made before without a press, too.
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
                // A move was made, though not in turn, so that 7.5.3 does not fit; and it breaks no rule of 3.1 to 3.9.
                let effects = vec![Effect::MayPenalize(player)];
                let finding = Finding::Remark(Remark::Clock(ClockRemark::PressedOutOfTurn(player)));
                rulings.push(self.ruling(Matter::Penalties, finding, effects));
            }
            None => rulings.push(self.pressed_without_move(at, player)),
        }
        Ok(rulings)
    }

    /// The player's last move if it is not completed. If it is, so are all before it.
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

    /// 6.3.1 and 6.3.2: the moves of a period are complete, and what becomes of the time that is left.
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

    /// 7.5.3, or the handling of the clock before that counted as an illegal move.
    fn pressed_without_move(&mut self, at: Instant, player: Color) -> Ruling {
        match self.rules().press_without_move {
            Misdeed::IllegalMove => {
                self.note_offence(player, Illegality::PressWithoutMove, None, at);
                self.ruling(Matter::PressWithoutMove, Finding::Clock(ClockFinding::ClockMishandled(player)), vec![])
            }
            Misdeed::Discretion => {
                self.turn.pressed_unmoved = Some(player);
                let effects = vec![Effect::MayPenalize(player)];
                self.ruling(Matter::PressWithoutMove, Finding::Clock(ClockFinding::ClockMishandled(player)), effects)
            }
        }
    }

    /// 6.2.4.
    pub(crate) fn mishandles_clock(&mut self, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        let effects = vec![Effect::MayPenalize(player)];
        Ok(vec![self.ruling(Matter::ClockHandling, Finding::Clock(ClockFinding::ClockMishandled(player)), effects)])
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
            // While a move is being sealed the Guidelines on adjournments have their own words for it.
            Some(player) if matches!(reason, StopReason::None | StopReason::Sealed) => self.ruling(
                Matter::StoppedWithoutReason,
                Finding::Clock(ClockFinding::Stopped(player, false)),
                vec![stopped, Effect::MayPenalize(player)],
            ),
            Some(player) => {
                self.ruling(Matter::PlayerStops, Finding::Clock(ClockFinding::Stopped(player, true)), vec![stopped])
            }
        }])
    }

    /// 6.11.3: the arbiter says when the game goes on.
    pub(crate) fn restarts(&mut self, at: Instant, by: Actor, side: Option<Color>) -> Result<Vec<Ruling>, Impossible> {
        if !by.is_arbiter() {
            return Err(Impossible::NotForThem);
        }
        let side = side.unwrap_or_else(|| self.clock_owner());
        // The arbiter has seen to it that the player whose turn it is moves.
        self.turn.out_of_turn = false;
        self.clock_event(at, ClockEvent::Start(side))?;
        Ok(vec![self.ruling(
            Matter::Restart,
            Finding::Clock(ClockFinding::Restarted(side)),
            vec![Effect::ClockRuns(side)],
        )])
    }

    /// Whose clock should run: that of the player whose last move is not completed, else of the player to move.
    fn clock_owner(&self) -> Color {
        match self.record.plies().last() {
            Some(last) if last.completed.is_none() => last.by,
            _ => self.turn.mover(),
        }
    }

    pub(crate) fn sets_clock(
        &mut self,
        at: Instant,
        by: Actor,
        side: Color,
        time: Millis,
    ) -> Result<Vec<Ruling>, Impossible> {
        if !by.is_arbiter() {
            return Err(Impossible::NotForThem);
        }
        self.clock_event(at, ClockEvent::Set { side, time })?;
        Ok(vec![self.ruling(Matter::ClocksAfterIrregularity, Finding::Clock(ClockFinding::ClockSet(side)), vec![])])
    }

    /// 7.1: the arbiter adjusts the move counter.
    pub(crate) fn sets_counter(
        &mut self,
        at: Instant,
        by: Actor,
        side: Color,
        moves: u16,
    ) -> Result<Vec<Ruling>, Impossible> {
        if !by.is_arbiter() {
            return Err(Impossible::NotForThem);
        }
        self.clock_event(at, ClockEvent::SetMoves { side, moves })?;
        let effects = vec![Effect::Counter(side, moves)];
        Ok(vec![self.ruling(Matter::ClocksAfterIrregularity, Finding::Clock(ClockFinding::ClockSet(side)), effects)])
    }

    /// 7.1: what was pressed for and did not count, or was taken back, is no completed move, and the counters say so. It is
    /// told where a period ends with a number of moves.
    pub(crate) fn counters_put_right(&mut self, at: Instant) -> Result<Counters, Impossible> {
        let mut counters = Counters { effects: Vec::new(), period_given: false };
        for side in Color::ALL {
            let moves = self.completed_until(side, at);
            let ClockEffect::MovesChanged { before, .. } =
                self.clock_event(at, ClockEvent::SetMoves { side, moves })?
            else {
                continue;
            };
            if before != moves && self.setting.competition.control.of(side).moves_required(0).is_some() {
                counters.effects.push(Effect::Counter(side, moves));
                let schedule = self.setting.competition.control.of(side);
                let by_moves = self.clock.settings().credit == Credit::WhenMovesCompleted;
                counters.period_given |= by_moves && schedule.period_after(moves) < schedule.period_after(before);
            }
        }
        Ok(counters)
    }

    /// 6.8 and 6.9: a flag is observed or claimed.
    pub(crate) fn flag(&mut self, at: Instant, by: Actor, side: Color) -> Result<Vec<Ruling>, Impossible> {
        let Some(reading) = self.reading(at) else {
            return Err(Impossible::Backwards { at, last: self.clock.last_event() });
        };
        let both_down = Color::ALL.into_iter().all(|color| reading.sides[color].flag.is_down());
        if reading.sides[side].flag.is_down()
            && let Some(rulings) = self.flag_without_supervision(at, by, side, both_down)?
        {
            return Ok(rulings);
        }
        let Some(fall) = self.unpardoned_fall(at, side, reading.sides[side].flag) else {
            let effects = by.player().map(Effect::MayPenalize).into_iter().collect();
            return Ok(vec![self.ruling(Matter::FlagFallen, Finding::Clock(ClockFinding::FlagUp(side)), effects)]);
        };
        // Who speaks first does not decide: with both flags down the indicator does, or 6.11 before 2018.
        if by.player().is_some()
            && let Some(own) = self.unpardoned_fall(at, !side, reading.sides[!side].flag)
            && (self.rules().both_flags == BothFlags::InTheLaws || own.at < fall.at)
        {
            return self.both_flags(at);
        }
        let done = self.completed_until(side, fall.at);
        let (fallen, lost, stopped) = match (self.setting.competition.reduced(), by.player()) {
            (false, _) => (Matter::FlagFallen, Matter::LossOnTime, None),
            (true, None) => (Matter::ReducedFlag, Matter::LossOnTime, None),
            // A.4.3 (A.5.3 in 2023): who claims stops the clock.
            (true, Some(_)) => (Matter::ReducedFlagClaim, Matter::ReducedFlagLoss, Some(self.stop(at)?)),
        };
        let mut rulings =
            vec![self.ruling(fallen, Finding::Clock(ClockFinding::FlagFell(side)), stopped.into_iter().collect())];
        if let Some(required) = fall.required {
            let checked = Finding::Remark(Remark::Clock(ClockRemark::MovesChecked(side, done, required)));
            rulings.push(self.ruling(Matter::FlagChecked, checked, vec![]));
            if u32::from(done) >= required {
                rulings.extend(self.sheets_after_flag(at)?);
                return Ok(rulings);
            }
        }
        let made_before =
            |ply: &Ply| ply.by == side && ply.at <= fall.at && ply.completed.is_none_or(|at| at > fall.at);
        if self.record.plies().iter().any(made_before) {
            let finding = Finding::Remark(Remark::Clock(ClockRemark::PressedTooLate(side)));
            rulings.push(self.ruling(Matter::OwnTime, finding, vec![]));
        }
        if let Some(postponed) = self.flag_after_postponing(at, side)? {
            rulings.extend(postponed);
            return Ok(rulings);
        }
        let table = self.table;
        if let Some((_, required)) = self.required_instead(&table) {
            let broken = Finding::Moving(MovingFinding::TouchMoveBroken(!self.turn.mover()));
            rulings.push(self.ruling(required.matter, broken, vec![]));
        }
        let effect = self.win_unless_unmateable(at, lost, !side, &table)?;
        rulings.push(self.ruling(lost, Finding::Clock(ClockFinding::TimeLost(side)), vec![effect]));
        Ok(rulings)
    }

    /// The first fall of this player's flag with too few moves completed, else the last fall there was.
    fn unpardoned_fall(&self, at: Instant, side: Color, flag: Flag) -> Option<FlagFall> {
        let falls = self.clock.falls_until(at).ok()?;
        // What fell before the arbiter settled the count is settled too (8.6).
        let settled = |fall: &&FlagFall| self.record.recount(side).is_some_and(|recount| fall.at <= recount.at);
        let own = falls.iter().filter(|fall| fall.side == side && !settled(fall));
        let lost = own.clone().find(|fall| {
            fall.required.is_none_or(|required| u32::from(self.completed_until(side, fall.at)) < required)
        });
        // A flag that the arbiter has put up again no longer counts.
        flag.fall().filter(|last| !settled(&last)).map(|last| lost.copied().unwrap_or(last))
    }

    /// The moves that a player has completed up to an instant, from the arbiter's count on if there is one (8.6).
    pub(crate) fn completed_until(&self, side: Color, at: Instant) -> u16 {
        let recount = self.record.recount(side).filter(|recount| recount.at <= at);
        let counts = |when: Instant| when <= at && recount.is_none_or(|recount| when > recount.at);
        let done = self.record.plies().iter().filter(|ply| ply.by == side && ply.completed.is_some_and(counts));
        let before = recount.map_or(0, |recount| recount.moves);
        before.saturating_add(u16::try_from(done.count()).unwrap_or(u16::MAX))
    }

    /// 8.5: a flag is down, and how many moves were completed has still to be found out from the scoresheets.
    pub(crate) fn flag_uncounted(&mut self, at: Instant, side: Color) -> Result<Vec<Ruling>, Impossible> {
        let reading = self.reading(at).ok_or(Impossible::Backwards { at, last: self.clock.last_event() })?;
        let Some(fall) = self.unpardoned_fall(at, side, reading.sides[side].flag) else {
            return Ok(vec![self.ruling(Matter::FlagFallen, Finding::Clock(ClockFinding::FlagUp(side)), vec![])]);
        };
        if fall.required.is_none() {
            // All moves had to be made in the time: there is nothing to count.
            return self.flag(at, Actor::Arbiter, side);
        }
        let mut rulings = vec![self.ruling(Matter::FlagFallen, Finding::Clock(ClockFinding::FlagFell(side)), vec![])];
        rulings.extend(self.sheets_after_flag(at)?);
        Ok(rulings)
    }

    /// 6.11 before 2018, Guideline III.3.1 since: both flags are down, and nobody can say which fell first.
    pub(crate) fn both_flags(&mut self, at: Instant) -> Result<Vec<Ruling>, Impossible> {
        let applies = self.rules().both_flags == BothFlags::InTheLaws || self.both_flags_by_guideline();
        let reading = self.reading(at).ok_or(Impossible::Backwards { at, last: self.clock.last_event() })?;
        let up = Color::ALL.into_iter().find(|&side| reading.sides[side].flag.fall().is_none());
        if let Some(up) = up {
            // One is not: then it is the other that is looked at.
            return self.flag(at, Actor::Arbiter, !up);
        }
        let [white, black] = Color::ALL.map(|side| reading.sides[side].flag.fall().map(|fall| fall.at));
        if !applies && white == black {
            // No text says what two flags at once mean in this game: the Preface leaves it to the arbiter, who looks at like cases.
            let asked = self.ask(Asked::BothFlags, vec![Answer::GoOn, Answer::Drawn]);
            let effects = vec![self.stop(at)?, asked];
            return Ok(vec![self.ruling(
                Matter::Uncovered,
                Finding::Remark(Remark::Clock(ClockRemark::FlagsUncovered)),
                effects,
            )]);
        }
        let unknown =
            self.ruling(Matter::BothFlags, Finding::Remark(Remark::Clock(ClockRemark::FlagOrderUnknown)), vec![]);
        if !applies {
            // The clock's indicator decides who was first.
            let first = reading.first_flag.map_or(Color::White, |fall| fall.side);
            return self.flag(at, Actor::Arbiter, first);
        }
        let both_down = Color::ALL.into_iter().all(|side| reading.sides[side].flag.is_down());
        if both_down && self.setting.competition.reduced() && !self.rules().arbiter_calls_flag {
            return self.both_flags_without_supervision(at);
        }
        let last_period = Color::ALL
            .into_iter()
            .all(|side| reading.sides[side].flag.fall().is_some_and(|fall| fall.required.is_none()));
        if last_period {
            let over = self.end(at, Matter::BothFlagsDraw, Score::DRAW)?;
            return Ok(vec![
                unknown,
                self.ruling(Matter::BothFlagsDraw, Finding::Clock(ClockFinding::BothFlags), vec![over]),
            ]);
        }
        Ok(vec![unknown, self.ruling(Matter::BothFlagsGoOn, Finding::Clock(ClockFinding::BothFlags), vec![])])
    }
}
