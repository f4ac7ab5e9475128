//! Article 8: scoresheets, who must keep them, and what becomes of gaps in them.

use jadoube_board::{Color, Coordinates, Role};
use jadoube_clock::{ClockEvent, Instant, Millis, Rate, Sides};
use jadoube_texts::Message;
use serde::{Deserialize, Serialize};

use crate::edition::Matter;
use crate::event::{Actor, Claim, Score};
use crate::game::state::{State, WrittenMove};
use crate::point::Point;
use crate::ruling::{Answer, Asked, Effect, Finding, Impossible, Ruling, Writing};

/// What a player has written, as written.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sheet {
    /// The moves of both players in order, each as text.
    pub moves: Vec<String>,
    /// After how many moves a draw offer `(=)` was noted.
    pub offers: Vec<u16>,
    /// The result that was signed.
    pub signed: Option<Score>,
    /// In which period the duty to record has ended (8.4).
    pub exempt_in: Option<u32>,
    /// The arbiter has seen that it is not kept.
    pub gap_seen: bool,
    /// It must be complete before the player moves again (8.5).
    pub must_update: bool,
    /// The player has the opponent's sheet at hand to copy from (8.5.2).
    pub borrowed: bool,
}

/// What somebody does about scoresheets besides writing moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SheetAct {
    /// Writes what does not belong on a scoresheet (8.1.4).
    WritesNotes,
    /// Records on an electronic scoresheet (8.1.1.2).
    RecordsElectronically {
        /// FIDE has certified it.
        certified: bool,
    },
    /// The scoresheet is out of order (8.3).
    Fails,
    /// Keeps it where the arbiter cannot see it (8.2).
    Hides,
    /// Takes the opponent's scoresheet to copy from (8.5.2).
    Borrows,
    /// Gives it back.
    Returns,
    /// Names another move in a claim of a draw than the one that was written for it (9.2, 9.3).
    NamesOther {
        /// What the claim is.
        claim: Claim,
        /// The move that was written, as far as it can be read as two squares.
        written: Coordinates,
    },
    /// Claims a draw with a written move that no piece can make and that does not say which piece is meant.
    WroteImpossible {
        /// What the claim is.
        claim: Claim,
        /// The kind of piece that is written.
        role: Role,
    },
    /// The arbiter finds that no scoresheet is complete (8.5.3).
    FoundIncomplete {
        /// Whose flag is in question.
        flag: Color,
    },
    /// There is evidence that a player has completed so many moves (8.6).
    Evidence {
        /// Who.
        player: Color,
        /// How many, from the start of the game.
        moves: u16,
    },
}

/// What was found about scoresheets.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SheetFinding {
    /// The times of the clocks were noted, which is allowed.
    TimesNoted(Color),
    /// Something was written that does not belong there.
    Notes(Color),
    /// An electronic scoresheet that may be used.
    Electronic(Color),
    /// The player must write on paper.
    PaperOnly(Color),
    /// It is out of order and is exchanged.
    Replaced(Color),
    /// The arbiter cannot see it.
    Hidden(Color),
    /// After a flag one player completes the scoresheet, while the clocks run.
    UpdatesOnOwnTime(Color),
    /// After a flag both complete their scoresheets, while the clocks stand.
    BothUpdate,
    /// The scoresheet is complete again.
    UpToDate(Color),
    /// A piece was moved before it was complete.
    MovedBeforeUpdate(Color),
    /// The opponent's scoresheet is at hand to copy from.
    Borrowed(Color),
    /// It may not be taken now.
    MayNotBorrow(Color),
    /// It was given back.
    Returned(Color),
    /// A move was made with the opponent's scoresheet still at hand.
    NotReturned(Color),
    /// The game is played over again on another board; what stood before is noted.
    Reconstruct {
        /// Whose clock was running.
        running: Option<Color>,
        /// What the clocks show.
        times: Sides<Millis>,
        /// Moves completed, as far as they are known.
        completed: Sides<u16>,
    },
    /// It cannot be shown that the player overstepped the time: the next move is the first of the new period.
    OverstepUnproved(Color),
    /// There is evidence that so many moves were completed.
    MovesProved(Color, u16),
    /// Both have signed this result, which is not that of the game.
    WrongResultSigned(Option<Score>),
}

impl SheetFinding {
    /// The player it is about.
    pub const fn player(&self) -> Option<Color> {
        match *self {
            SheetFinding::TimesNoted(color)
            | SheetFinding::Notes(color)
            | SheetFinding::Electronic(color)
            | SheetFinding::PaperOnly(color)
            | SheetFinding::Replaced(color)
            | SheetFinding::Hidden(color)
            | SheetFinding::UpdatesOnOwnTime(color)
            | SheetFinding::UpToDate(color)
            | SheetFinding::MovedBeforeUpdate(color)
            | SheetFinding::Borrowed(color)
            | SheetFinding::MayNotBorrow(color)
            | SheetFinding::Returned(color)
            | SheetFinding::NotReturned(color)
            | SheetFinding::OverstepUnproved(color)
            | SheetFinding::MovesProved(color, _) => Some(color),
            SheetFinding::BothUpdate | SheetFinding::Reconstruct { .. } | SheetFinding::WrongResultSigned(_) => None,
        }
    }

    /// What was found, to be told in any language.
    pub fn message(&self) -> Message {
        let message = Message::new(self.id());
        let message = match self.player() {
            Some(color) => message.with("color", color),
            None => message,
        };
        match *self {
            SheetFinding::Reconstruct { times, completed, .. } => message
                .with("white-time", times.white.to_string())
                .with("black-time", times.black.to_string())
                .with("white-moves", u32::from(completed.white))
                .with("black-moves", u32::from(completed.black)),
            SheetFinding::MovesProved(_, moves) => message.with("count", u32::from(moves)),
            SheetFinding::WrongResultSigned(Some(score)) => message.with("score", score.to_string()),
            _ => message,
        }
    }

    const fn id(&self) -> &'static str {
        match self {
            SheetFinding::TimesNoted(_) => "sheet-times-noted",
            SheetFinding::Notes(_) => "sheet-notes",
            SheetFinding::Electronic(_) => "sheet-electronic",
            SheetFinding::PaperOnly(_) => "sheet-paper-only",
            SheetFinding::Replaced(_) => "sheet-replaced",
            SheetFinding::Hidden(_) => "sheet-hidden",
            SheetFinding::UpdatesOnOwnTime(_) => "sheet-updates-on-own-time",
            SheetFinding::BothUpdate => "sheet-both-update",
            SheetFinding::UpToDate(_) => "sheet-up-to-date",
            SheetFinding::MovedBeforeUpdate(_) => "sheet-moved-before-update",
            SheetFinding::Borrowed(_) => "sheet-borrowed",
            SheetFinding::MayNotBorrow(_) => "sheet-may-not-borrow",
            SheetFinding::Returned(_) => "sheet-returned",
            SheetFinding::NotReturned(_) => "sheet-not-returned",
            SheetFinding::Reconstruct { .. } => "sheet-reconstruct",
            SheetFinding::OverstepUnproved(_) => "sheet-overstep-unproved",
            SheetFinding::MovesProved(..) => "sheet-moves-proved",
            SheetFinding::WrongResultSigned(Some(_)) => "sheet-wrong-result-signed",
            SheetFinding::WrongResultSigned(None) => "sheet-wrong-result-signed-untold",
        }
    }
}

/// A count of moves that the arbiter has settled (8.6); flags that fell before no longer matter.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Recount {
    pub(crate) at: Instant,
    pub(crate) moves: u16,
}

/// 8.4: less than five minutes left.
const EXEMPT_BELOW: Millis = Millis::from_minutes(5);
/// 8.4: unless so much is added with each move.
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

    /// Notes that the duty has ended for the rest of the period.
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
        if text == "(=)" {
            self.record.note_offer(player, written);
            return Ok(self.offer_noted(player, text));
        }
        if is_time(text) {
            let finding = Finding::Sheet(SheetFinding::TimesNoted(player));
            return Ok(vec![self.ruling(Matter::SheetContents, finding, vec![])]);
        }
        self.record.write(player, text.to_owned());
        if crate::appendix::notation::is_other_system(text) {
            // Appendix C: such a scoresheet proves nothing, and its writer should be told.
            let effects = vec![Effect::Warned(player)];
            return Ok(vec![self.ruling(Matter::OtherNotation, Finding::OtherNotation(player), effects)]);
        }
        let writing = Writing { by: player, text: text.to_owned() };
        if usize::from(written) >= self.record.plies().len() && !self.is_over() {
            // 8.1.2: allowed only to claim a draw or to seal; if a claim follows, it was that.
            return Ok(vec![self.ruling(Matter::RecordingAhead, Finding::RecordedAhead(writing), vec![])]);
        }
        let mut rulings = vec![self.ruling(Matter::Recording, Finding::Recorded(writing), vec![])];
        if self.record.sheet(player).must_update && self.is_complete(player) {
            self.record.change_duties(player, |duties| (duties.must_update, duties.gap_seen) = (false, false));
            let finding = Finding::Sheet(SheetFinding::UpToDate(player));
            rulings.push(self.ruling(Matter::UpdateAfterFlag, finding, vec![]));
        }
        Ok(rulings)
    }

    /// 8.1.5, and 9.1.2.2 when the offer that stands is on both scoresheets.
    fn offer_noted(&self, player: Color, text: &str) -> Vec<Ruling> {
        let writing = Writing { by: player, text: text.to_owned() };
        let mut rulings = vec![self.ruling(Matter::OfferRecorded, Finding::Recorded(writing), vec![])];
        let noted = |side: Color| self.record.sheet(side).offers.last().copied();
        let near = |(one, other): (u16, u16)| one.abs_diff(other) <= 1;
        if self.offers().first().is_some() && noted(player).zip(noted(!player)).is_some_and(near) {
            let finding = Finding::Point(Point::OfferOnBothSheets);
            rulings.push(self.ruling(Matter::OfferOnBothSheets, finding, vec![]));
        }
        rulings
    }

    /// 8.1.1: the sheets hold the moves of the game; those that the arbiter has undone are crossed out on both.
    pub(crate) fn cross_out(&mut self, from: usize) {
        for side in Color::ALL {
            self.record.cross_out(side, from);
        }
    }

    fn is_complete(&self, player: Color) -> bool {
        self.record.sheet(player).moves.len() >= self.record.plies().len()
    }

    /// What is behind with the scoresheet when a player makes a move: 8.1.3, 8.5.2.
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
        // Who has not begun to keep a sheet in the log keeps it elsewhere.
        if sheet.moves.is_empty() || !self.must_record(player, at) {
            return None;
        }
        let previous = self.record.plies().iter().rposition(|ply| ply.by == player)?;
        // 8.1.3: the own previous move is recorded before the next is made.
        (sheet.moves.len() <= previous)
            .then(|| self.ruling(Matter::RecordingBeforeNext, Finding::NotRecorded(player), penalty()))
    }

    /// The arbiter sees that a player does not keep score.
    pub(crate) fn not_recording(&mut self, player: Color, at: Instant) -> Result<Vec<Ruling>, Impossible> {
        self.note_exemption(player, at);
        self.record.change_duties(player, |duties| duties.gap_seen = true);
        if !self.must_record(player, at) {
            let standard = self.setting.competition.rate() == Rate::Standard;
            let matter = if standard { Matter::RecordingExempt } else { Matter::NoRecording };
            return Ok(vec![self.ruling(matter, Finding::NeedNotRecord(player), vec![])]);
        }
        let effects = vec![Effect::MustUpdate(player), Effect::MayPenalize(player)];
        Ok(vec![self.ruling(Matter::Recording, Finding::NotRecorded(player), effects)])
    }

    /// 8.5: after a flag, who has not kept score completes the scoresheet; if neither has, the clocks stop for it.
    pub(crate) fn sheets_after_flag(&mut self, at: Instant) -> Result<Option<Ruling>, Impossible> {
        if self.setting.competition.rate() != Rate::Standard {
            return Ok(None);
        }
        // Who has not begun to keep a sheet in the log keeps it elsewhere, unless the arbiter has seen otherwise; the last
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
            SheetAct::FoundIncomplete { flag } if by.is_arbiter() => self.reconstruct(at, flag),
            SheetAct::Evidence { player, moves } if by.is_arbiter() => {
                self.recount(at, player, moves)?;
                let finding = Finding::Sheet(SheetFinding::MovesProved(player, moves));
                Ok(vec![self.ruling(Matter::OverstepUnproved, finding, vec![])])
            }
            SheetAct::FoundIncomplete { .. } | SheetAct::Evidence { .. } => Err(Impossible::NotForThem),
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
            SheetAct::RecordsElectronically { certified: true } if self.rules().electronic_sheets => {
                (Matter::ElectronicSheet, SheetFinding::Electronic(player), vec![])
            }
            SheetAct::RecordsElectronically { .. } => (Matter::PaperSheet, SheetFinding::PaperOnly(player), penalty),
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

    /// 8.5.2: on the own move; 8.5.1: while the clocks stand for it.
    fn may_borrow(&self, player: Color, at: Instant) -> bool {
        let stands = self.reading(at).is_some_and(|reading| reading.state.running().is_none());
        self.record.sheet(player).must_update && (stands || self.turn.mover() == player)
    }

    /// 8.5.3: what stands is noted, and the players find the moves again under the arbiter's control.
    fn reconstruct(&mut self, at: Instant, flag: Color) -> Result<Vec<Ruling>, Impossible> {
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
        let asked = self.ask(Asked::Overstepped(flag), answers);
        Ok(vec![self.ruling(Matter::Reconstruction, Finding::Sheet(finding), vec![stopped, asked])])
    }

    /// What the reconstruction has shown.
    pub(crate) fn reconstructed(
        &mut self,
        at: Instant,
        number: u16,
        flag: Color,
        answer: Answer,
    ) -> Result<Ruling, Impossible> {
        let decided = Finding::Decided(number);
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

    /// The moves that had to be completed when the player's flag fell last.
    fn quota_of_last_fall(&self, player: Color, at: Instant) -> u16 {
        let falls = self.clock.falls_until(at).unwrap_or_default();
        let last = falls.iter().rev().find(|fall| fall.side == player);
        let required = last.and_then(|fall| fall.required).and_then(|required| u16::try_from(required).ok());
        required.unwrap_or_else(|| self.completed_until(player, at))
    }

    /// From now on so many moves count as completed; the clock's counter follows (7.1).
    fn recount(&mut self, at: Instant, player: Color, moves: u16) -> Result<(), Impossible> {
        self.record.settle_count(player, Recount { at, moves });
        self.clock_event(at, ClockEvent::SetMoves { side: player, moves }).map(|_| ())
    }

    /// 8.7: both sign; a wrong result stands unless the arbiter decides otherwise.
    pub(crate) fn signs(&mut self, at: Instant, by: Actor, score: Score) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        self.record.change_duties(player, |duties| duties.signed = Some(score));
        let right = self.outcome().is_some_and(|outcome| outcome.score == score);
        let other = self.record.sheet(!player).signed;
        let agrees = right && other.is_none_or(|other| other == score);
        let finding = if agrees { Finding::Signed(player) } else { Finding::SignedWrongly(player) };
        let mut rulings = vec![self.ruling(Matter::Signing, finding, vec![])];
        if other == Some(score) && !right {
            let mut effects = Vec::new();
            if !self.is_over() {
                effects.push(self.stop(at)?);
            }
            self.record.register(Some(score));
            effects.push(self.ask(Asked::SignedResult, vec![Answer::Stands, Answer::Corrected]));
            let finding = SheetFinding::WrongResultSigned(Some(score));
            rulings.push(self.ruling(Matter::Signing, Finding::Sheet(finding), effects));
        }
        Ok(rulings)
    }
}

/// `0:45`, `1:05:00`: a time of the clock, not a move.
fn is_time(text: &str) -> bool {
    text.contains(':') && text.chars().all(|c| c.is_ascii_digit() || matches!(c, ':' | '.' | ' ' | '/'))
}

#[cfg(test)]
mod tests {
    use jadoube_texts::Locale;

    use super::*;

    #[test]
    fn every_finding_has_its_words() {
        let black = Color::Black;
        let times = Sides { white: Millis::from_minutes(1), black: Millis::from_minutes(2) };
        let findings = [
            SheetFinding::TimesNoted(black),
            SheetFinding::Notes(black),
            SheetFinding::Electronic(black),
            SheetFinding::PaperOnly(black),
            SheetFinding::Replaced(black),
            SheetFinding::Hidden(black),
            SheetFinding::UpdatesOnOwnTime(black),
            SheetFinding::BothUpdate,
            SheetFinding::UpToDate(black),
            SheetFinding::MovedBeforeUpdate(black),
            SheetFinding::Borrowed(black),
            SheetFinding::MayNotBorrow(black),
            SheetFinding::Returned(black),
            SheetFinding::NotReturned(black),
            SheetFinding::Reconstruct { running: Some(black), times, completed: Sides { white: 39, black: 38 } },
            SheetFinding::OverstepUnproved(black),
            SheetFinding::MovesProved(black, 41),
            SheetFinding::WrongResultSigned(Some(Score::DRAW)),
            SheetFinding::WrongResultSigned(None),
        ];
        for finding in findings {
            for locale in Locale::ALL {
                let text = finding.message().try_text(locale).unwrap();
                assert!(!text.contains(['{', '$']), "{locale}: {text}");
            }
        }
    }

    #[test]
    fn times_are_no_moves() {
        for (text, time) in [("1:05", true), ("0:45 / 1:02", true), ("e4", false), ("0-0", false), ("12", false)] {
            assert_eq!(is_time(text), time, "{text}");
        }
    }
}
