//! Article 8: scoresheets, who must keep them, and what follows from gaps in them.

use jadoube_board::{Color, Position};
use jadoube_clock::{ClockEvent, Instant, Millis, Rate, Sides};
use jadoube_lawbook::Matter;
use serde::{Deserialize, Serialize};

use crate::appendix::notation::miswriting;
use crate::event::{Actor, Score};
use crate::game::state::{State, WrittenMove};
use crate::ruling::{
    Answer, Asked, DecisionFinding, DrawRemark, Effect, Finding, Impossible, RecordingQuestion, Remark, Ruling,
};

pub use super::recording_vocabulary::{Miswriting, RecordingFinding, SheetAct, SheetFinding, Writing};

/// A player's scoresheet, as written.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sheet {
    /// The moves of both players in order, each as text.
    pub moves: Vec<String>,
    /// After how many moves a draw offer `(=)` was noted.
    pub offers: Vec<u16>,
    /// The result that was signed.
    pub signed: Option<Score>,
    /// The period in which the obligation to record has ended (8.4).
    pub exempt_in: Option<u32>,
    /// The arbiter has observed that it is not kept.
    pub gap_seen: bool,
    /// It must be updated before the player moves again (8.5).
    pub must_update: bool,
    /// The player has borrowed the opponent's scoresheet (8.5.2).
    pub borrowed: bool,
}

/// A number of moves that the arbiter has settled (8.6); flags that fell before no longer matter.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Recount {
    pub(crate) at: Instant,
    pub(crate) moves: u16,
}

/// 8.4: less than five minutes left.
const EXEMPT_BELOW: Millis = Millis::from_minutes(5);
/// 8.4: unless at least this much is added with each move.
const NOT_EXEMPT_FROM: Millis = Millis::from_seconds(30);

impl State {
    /// Whether a player must record at this moment (8.1, 8.4; A.2: not in rapid and blitz).
    pub fn must_record(&self, player: Color, at: Instant) -> bool {
        if self.setting.competition.rate() != Rate::Standard {
            return false;
        }
        let Some(reading) = self.reading(at) else { return true };
        let side = reading.sides[player];
        let exempt_now = side.main < EXEMPT_BELOW && self.clock.bonus(player).per_move() < NOT_EXEMPT_FROM;
        !exempt_now && self.record.sheet(player).exempt_in != Some(side.period)
    }

    /// Notes that the obligation has ended for the rest of the period.
    pub(crate) fn note_exemption(&mut self, player: Color, at: Instant) {
        if self.setting.standard
            && let Some(reading) = self.reading(at)
            && !self.must_record(player, at)
        {
            let period = Some(reading.sides[player].period);
            self.record.change_duties(player, |duties| duties.exempt_in = period);
        }
    }

    /// Writes on the scoresheet: a move, `(=)` for an offer, or the times of the clocks.
    pub(crate) fn records(&mut self, at: Instant, by: Actor, text: &str) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        self.note_exemption(player, at);
        let text = text.trim();
        let written = u16::try_from(self.record.sheet(player).moves.len()).unwrap_or(u16::MAX);
        if matches!(text, "(=)" | "=") {
            self.record.note_offer(player, written);
            return Ok(self.offer_noted(player, text));
        }
        if is_time(text) {
            let finding = Finding::Sheet(SheetFinding::TimesNoted(player));
            return Ok(vec![self.ruling(Matter::SheetContents, finding, vec![])]);
        }
        self.record.write(player, text.to_owned());
        if crate::appendix::notation::is_other_system(text) {
            // Appendix C: such a scoresheet is no evidence, and the player should be told.
            let effects = vec![Effect::Warned(player)];
            return Ok(vec![self.ruling(
                Matter::OtherNotation,
                Finding::Recording(RecordingFinding::OtherNotation(player)),
                effects,
            )]);
        }
        let writing = Writing { by: player, text: text.to_owned() };
        if usize::from(written) >= self.record.plies().len() && !self.is_over() {
            // 8.1.2: allowed only to claim a draw or to seal; if a claim follows, it was for that.
            return Ok(vec![self.ruling(
                Matter::RecordingAhead,
                Finding::Recording(RecordingFinding::RecordedAhead(writing)),
                vec![],
            )]);
        }
        let wrong = self.must_record(player, at).then(|| self.miswriting_of(usize::from(written), text)).flatten();
        let (matter, finding) = match wrong {
            Some(wrong) => (wrong.matter(), RecordingFinding::Miswritten(writing, wrong)),
            None => (Matter::Recording, RecordingFinding::Recorded(writing)),
        };
        let mut rulings = vec![self.ruling(matter, Finding::Recording(finding), vec![])];
        if self.record.sheet(player).must_update && self.is_complete(player) {
            self.record.change_duties(player, |duties| (duties.must_update, duties.gap_seen) = (false, false));
            let finding = Finding::Sheet(SheetFinding::UpToDate(player));
            rulings.push(self.ruling(Matter::UpdateAfterFlag, finding, vec![]));
        }
        Ok(rulings)
    }

    /// What is wrong with the notation of the move with this number, if it was legal (Appendix C).
    fn miswriting_of(&self, number: usize, text: &str) -> Option<Miswriting> {
        let ply = self.record.plies().get(number)?;
        let before = Position::try_from(ply.before).ok()?;
        miswriting(&before, ply.played.ok()?, text, self.rules().long_notation)
    }

    /// 8.1.5, and 9.1.2.2 if the open offer is on both scoresheets.
    fn offer_noted(&self, player: Color, text: &str) -> Vec<Ruling> {
        let writing = Writing { by: player, text: text.to_owned() };
        let mut rulings =
            vec![self.ruling(Matter::OfferRecorded, Finding::Recording(RecordingFinding::Recorded(writing)), vec![])];
        let noted = |side: Color| self.record.sheet(side).offers.last().copied();
        let near = |(one, other): (u16, u16)| one.abs_diff(other) <= 1;
        if self.offers().first().is_some() && noted(player).zip(noted(!player)).is_some_and(near) {
            let finding = Finding::Remark(Remark::Draw(DrawRemark::OfferOnBothSheets));
            rulings.push(self.ruling(Matter::OfferOnBothSheets, finding, vec![]));
        }
        rulings
    }

    /// 8.1.1: the scoresheets have the moves of the game; moves that the arbiter has undone are crossed out on both.
    pub(crate) fn cross_out(&mut self, from: usize) {
        for side in Color::ALL {
            self.record.cross_out(side, from);
        }
    }

    fn is_complete(&self, player: Color) -> bool {
        self.record.sheet(player).moves.len() >= self.record.plies().len()
    }

    /// What is missing on the scoresheet when a player makes a move: 8.1.3, 8.5.2.
    pub(crate) fn sheet_before_move(&mut self, player: Color, at: Instant) -> Option<Ruling> {
        self.note_exemption(player, at);
        let sheet = &self.record.sheet(player);
        let penalty = || vec![Effect::MayPenalize(player)];
        if sheet.borrowed {
            let finding = Finding::Sheet(SheetFinding::NotReturned(player));
            return Some(self.ruling(Matter::UpdateBeforeMoving, finding, penalty()));
        }
        if sheet.must_update && !self.is_complete(player) {
            let finding = Finding::Sheet(SheetFinding::MovedBeforeUpdate(player));
            return Some(self.ruling(Matter::UpdateBeforeMoving, finding, penalty()));
        }
        // 8.1.2: written before it is made, and for no claim: only a player who has claimed is bound to the written move.
        let claimed = self.turn.bound.as_ref().is_some_and(|bound| bound.matter == Matter::ClaimWrong);
        if let Some(text) = sheet.moves.get(self.record.plies().len()).filter(|_| !claimed) {
            let writing = Writing { by: player, text: text.clone() };
            let finding = Finding::Recording(RecordingFinding::RecordedAhead(writing));
            return Some(self.ruling(Matter::RecordingAhead, finding, penalty()));
        }
        // A player without a scoresheet in the log keeps it elsewhere.
        if sheet.moves.is_empty() || !self.must_record(player, at) {
            return None;
        }
        let previous = self.record.plies().iter().rposition(|ply| ply.by == player)?;
        // 8.1.3: players record their previous move before they make the next.
        (sheet.moves.len() <= previous).then(|| {
            self.ruling(
                Matter::RecordingBeforeNext,
                Finding::Recording(RecordingFinding::NotRecorded(player)),
                penalty(),
            )
        })
    }

    /// The arbiter observes that a player does not keep score.
    pub(crate) fn not_recording(&mut self, player: Color, at: Instant) -> Result<Vec<Ruling>, Impossible> {
        self.note_exemption(player, at);
        let written = self.record.sheet(player).moves.len();
        if written > 0 && written + 1 >= self.record.plies().len() {
            // The scoresheet in the log is evidence; the opponent's last move may still be written (8.1.3).
            let finding = Finding::Recording(RecordingFinding::Kept(player));
            return Ok(vec![self.ruling(Matter::Recording, finding, vec![])]);
        }
        self.record.change_duties(player, |duties| duties.gap_seen = true);
        if !self.must_record(player, at) {
            let standard = self.setting.competition.rate() == Rate::Standard;
            let matter = if standard { Matter::RecordingExempt } else { Matter::NoRecording };
            return Ok(vec![self.ruling(matter, Finding::Recording(RecordingFinding::NeedNotRecord(player)), vec![])]);
        }
        let effects = vec![Effect::MustUpdate(player), Effect::MayPenalize(player)];
        Ok(vec![self.ruling(Matter::Recording, Finding::Recording(RecordingFinding::NotRecorded(player)), effects)])
    }

    /// 8.5: after a flag fall, a player who has not kept score updates the scoresheet; if neither has, the clocks are
    /// stopped for it.
    pub(crate) fn sheets_after_flag(&mut self, at: Instant) -> Result<Option<Ruling>, Impossible> {
        if self.setting.competition.rate() != Rate::Standard {
            return Ok(None);
        }
        // A player without a scoresheet in the log keeps it elsewhere, unless the arbiter has observed otherwise; the last
        // move may still be written.
        let behind = |player: &Color| {
            let sheet = &self.record.sheet(*player);
            let written = sheet.moves.len();
            (written > 0 || sheet.gap_seen) && written + 1 < self.record.plies().len()
        };
        let who: Vec<Color> = Color::ALL.into_iter().filter(behind).collect();
        for &player in &who {
            self.record.change_duties(player, |duties| duties.must_update = true);
        }
        let mut effects: Vec<Effect> = who.iter().map(|&player| Effect::MustUpdate(player)).collect();
        Ok(match who[..] {
            [] => None,
            [player] => {
                let finding = Finding::Sheet(SheetFinding::UpdatesOnOwnTime(player));
                Some(self.ruling(Matter::UpdateAfterFlag, finding, effects))
            }
            _ => {
                effects.push(self.stop(at)?);
                Some(self.ruling(Matter::NeitherRecords, Finding::Sheet(SheetFinding::BothUpdate), effects))
            }
        })
    }

    pub(crate) fn sheet_act(&mut self, at: Instant, by: Actor, act: SheetAct) -> Result<Vec<Ruling>, Impossible> {
        match act {
            SheetAct::FoundIncomplete { flag } => self.reconstruct(at, flag),
            SheetAct::Evidence { player, moves } => {
                self.recount(at, player, moves)?;
                let finding = Finding::Sheet(SheetFinding::MovesProved(player, moves));
                Ok(vec![self.ruling(Matter::OverstepUnproved, finding, vec![])])
            }
            SheetAct::NamesOther { claim, written } => self.written_for_claim(by, claim, WrittenMove::Other(written)),
            SheetAct::WroteImpossible { claim, role } => {
                self.written_for_claim(by, claim, WrittenMove::Impossible(role))
            }
            _ => {
                let player = by.player().ok_or(Impossible::NotForThem)?;
                self.players_sheet_act(at, player, act).map(|ruling| vec![ruling])
            }
        }
    }

    fn players_sheet_act(&mut self, at: Instant, player: Color, act: SheetAct) -> Result<Ruling, Impossible> {
        let penalty = vec![Effect::MayPenalize(player)];
        let (matter, finding, effects) = match act {
            SheetAct::WritesNotes => (Matter::SheetContents, SheetFinding::Notes(player), penalty),
            SheetAct::Hides => (Matter::SheetVisible, SheetFinding::Hidden(player), penalty),
            SheetAct::HidesFromOpponent => (Matter::SheetVisible, SheetFinding::HiddenFromOpponent(player), vec![]),
            SheetAct::RecordsElectronically { certified: true } if self.rules().electronic_sheets => {
                (Matter::ElectronicSheet, SheetFinding::Electronic(player), vec![])
            }
            SheetAct::ViewsEarlier if self.rules().electronic_sheets => {
                (Matter::SheetContents, SheetFinding::EarlierViewed(player), penalty)
            }
            SheetAct::RecordsElectronically { .. } | SheetAct::ViewsEarlier => {
                (Matter::PaperSheet, SheetFinding::PaperOnly(player), penalty)
            }
            SheetAct::Fails => (Matter::SheetReplaced, SheetFinding::Replaced(player), vec![]),
            SheetAct::Borrows if self.may_borrow(player, at) => {
                self.record.change_duties(player, |duties| duties.borrowed = true);
                (Matter::UpdateAfterFlag, SheetFinding::Borrowed(player), vec![])
            }
            SheetAct::Borrows => (Matter::UpdateAfterFlag, SheetFinding::MayNotBorrow(player), penalty),
            SheetAct::Returns if !self.record.sheet(player).borrowed => return Err(Impossible::NothingInHand),
            _ => {
                self.record.change_duties(player, |duties| duties.borrowed = false);
                (Matter::UpdateAfterFlag, SheetFinding::Returned(player), vec![])
            }
        };
        Ok(self.ruling(matter, Finding::Sheet(finding), effects))
    }

    /// 8.5.2: on their own move; 8.5.1: while the clocks are stopped for it.
    fn may_borrow(&self, player: Color, at: Instant) -> bool {
        let stands = self.reading(at).is_some_and(|reading| reading.state.running().is_none());
        self.record.sheet(player).must_update && (stands || self.turn.mover() == player)
    }

    /// 8.5.3: the position is noted, and the players reconstruct the moves under the arbiter's control.
    fn reconstruct(&mut self, at: Instant, flag: Color) -> Result<Vec<Ruling>, Impossible> {
        let complete = |player: &Color| !self.record.sheet(*player).moves.is_empty() && self.is_complete(*player);
        if let Some(player) = [flag, !flag].iter().find(|player| complete(player)).copied() {
            let finding = Finding::Sheet(SheetFinding::CompleteFound(player));
            return Ok(vec![self.ruling(Matter::Reconstruction, finding, vec![])]);
        }
        let reading = self.reading(at).ok_or(Impossible::Backwards { at, last: self.clock.last_event() })?;
        let finding = SheetFinding::Reconstruct {
            running: reading.state.running(),
            times: reading.sides.map(|side| side.main),
            completed: Sides {
                white: self.completed_until(Color::White, at),
                black: self.completed_until(Color::Black, at),
            },
        };
        let stopped = self.stop(at)?;
        let answers = vec![Answer::Overstepped, Answer::Reached, Answer::Unproved];
        let asked = self.ask(Asked::Recording(RecordingQuestion::Overstepped(flag)), answers);
        Ok(vec![self.ruling(Matter::Reconstruction, Finding::Sheet(finding), vec![stopped, asked])])
    }

    /// The result of the reconstruction.
    pub(crate) fn reconstructed(
        &mut self,
        at: Instant,
        number: u16,
        flag: Color,
        answer: Answer,
    ) -> Result<Ruling, Impossible> {
        let decided = Finding::Decision(DecisionFinding::Decided(number));
        match answer {
            Answer::Overstepped => {
                let from = self.table;
                let effect = self.win_unless_unmateable(at, Matter::LossOnTime, !flag, &from)?;
                Ok(self.ruling(Matter::LossOnTime, decided, vec![effect]))
            }
            Answer::Unproved => {
                let moves = self.quota_of_last_fall(flag, at);
                self.recount(at, flag, moves)?;
                let finding = Finding::Sheet(SheetFinding::OverstepUnproved(flag));
                Ok(self.ruling(Matter::OverstepUnproved, finding, vec![]))
            }
            _ => {
                let moves = self.quota_of_last_fall(flag, at).max(self.completed_until(flag, at));
                self.recount(at, flag, moves)?;
                Ok(self.ruling(Matter::Reconstruction, decided, vec![]))
            }
        }
    }

    /// The moves that were required when the player's flag last fell.
    fn quota_of_last_fall(&self, player: Color, at: Instant) -> u16 {
        let falls = self.clock.falls_until(at).unwrap_or_default();
        let last = falls.iter().rev().find(|fall| fall.side == player);
        let required = last.and_then(|fall| fall.required).and_then(|required| u16::try_from(required).ok());
        required.unwrap_or_else(|| self.completed_until(player, at))
    }

    /// From now on this many moves count as completed; the clock's counter follows (7.1).
    fn recount(&mut self, at: Instant, player: Color, moves: u16) -> Result<(), Impossible> {
        self.record.settle_count(player, Recount { at, moves });
        self.clock_event(at, ClockEvent::SetMoves { side: player, moves }).map(|_| ())
    }

    /// 8.7: both players sign; a wrong result stands unless the arbiter decides otherwise.
    pub(crate) fn signs(&mut self, at: Instant, by: Actor, score: Score) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        self.record.change_duties(player, |duties| duties.signed = Some(score));
        let right = self.outcome().is_some_and(|outcome| outcome.score == score);
        let other = self.record.sheet(!player).signed;
        if score == Score::DRAW && other == Some(score) && self.play().is_some() && !self.concluded() {
            // 5.2.3: two players who sign a draw while the game goes on have agreed to one, if they can.
            let mut rulings = self.agree(at)?;
            let signed = if self.is_over() { RecordingFinding::Signed } else { RecordingFinding::SignedWrongly };
            rulings.insert(0, self.ruling(Matter::Signing, Finding::Recording(signed(player)), vec![]));
            return Ok(rulings);
        }
        let agrees = right && other.is_none_or(|other| other == score);
        let finding = if agrees {
            Finding::Recording(RecordingFinding::Signed(player))
        } else {
            Finding::Recording(RecordingFinding::SignedWrongly(player))
        };
        let mut rulings = vec![self.ruling(Matter::Signing, finding, vec![])];
        if other == Some(score) && !right {
            let mut effects = Vec::new();
            if !self.is_over() {
                effects.push(self.stop(at)?);
            }
            self.record.register(Some(score));
            effects.push(
                self.ask(Asked::Recording(RecordingQuestion::SignedResult), vec![Answer::Stands, Answer::Corrected]),
            );
            let finding = SheetFinding::WrongResultSigned(Some(score));
            rulings.push(self.ruling(Matter::Signing, Finding::Sheet(finding), effects));
        }
        Ok(rulings)
    }

    /// A wrong signed result no longer counts, and needs no decision.
    pub(crate) fn forget_signed_result(&mut self) {
        self.record.register(None);
        self.desk.drop_all(|about| *about == Asked::Recording(RecordingQuestion::SignedResult));
    }

    /// 8.7: whether a wrong result that both players signed stands.
    pub(crate) fn decides_signed_result(
        &mut self,
        at: Instant,
        answer: Answer,
    ) -> Result<(Matter, Vec<Effect>), Impossible> {
        if answer == Answer::Corrected {
            self.record.register(None);
            return Ok((Matter::Signing, vec![]));
        }
        // A game without a result on the board ends with the signatures.
        let score = self.record.registered().filter(|_| !self.is_over());
        let over = score.map(|score| self.end(at, Matter::Signing, score)).transpose()?;
        Ok((Matter::Signing, over.into_iter().collect()))
    }
}

/// `0:45`, `1:05:00`: a clock time, not a move.
fn is_time(text: &str) -> bool {
    text.contains(':') && text.chars().all(|c| c.is_ascii_digit() || matches!(c, ':' | '.' | ' ' | '/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_not_moves() {
        for (text, time) in [("1:05", true), ("0:45 / 1:02", true), ("e4", false), ("0-0", false), ("12", false)] {
            assert_eq!(is_time(text), time, "{text}");
        }
    }
}
