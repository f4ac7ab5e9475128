//! Article 8: scoresheets, and who must keep them.

use jadoube_board::Color;
use jadoube_clock::{Instant, Millis, Rate};
use serde::{Deserialize, Serialize};

use crate::edition::Matter;
use crate::event::{Actor, Score};
use crate::game::state::State;
use crate::ruling::{Effect, Finding, Impossible, Ruling};

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
}

/// 8.4: less than five minutes left.
const EXEMPT_BELOW: Millis = Millis::from_minutes(5);
/// 8.4: unless so much is added with each move.
const NOT_EXEMPT_FROM: Millis = Millis::from_seconds(30);

impl State {
    /// Whether a player must record at this moment (8.1, 8.4; A.2: not in rapid and blitz).
    pub fn must_record(&self, player: Color, at: Instant) -> bool {
        if self.competition.rate() != Rate::Standard {
            return false;
        }
        let Some(reading) = self.reading(at) else { return true };
        let side = reading.sides[player];
        let exempt_now = side.main < EXEMPT_BELOW && self.clock.bonus(player).per_move() < NOT_EXEMPT_FROM;
        !exempt_now && self.sheets[player].exempt_in != Some(side.period)
    }

    /// Notes that the duty has ended for the rest of the period.
    fn note_exemption(&mut self, player: Color, at: Instant) {
        if let Some(reading) = self.reading(at)
            && self.competition.rate() == Rate::Standard
            && !self.must_record(player, at)
        {
            self.sheets[player].exempt_in = Some(reading.sides[player].period);
        }
    }

    /// Writes on the scoresheet: a move, or `(=)` for an offer.
    pub(crate) fn records(&mut self, at: Instant, by: Actor, text: &str) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        self.note_exemption(player, at);
        let written = u16::try_from(self.sheets[player].moves.len()).unwrap_or(u16::MAX);
        if text.trim() == "(=)" {
            self.sheets[player].offers.push(written);
            return Ok(vec![self.ruling(Matter::OfferRecorded, Finding::Recorded(player), vec![])]);
        }
        self.sheets[player].moves.push(text.to_owned());
        if crate::appendix::notation::is_other_system(text) {
            // Appendix C: such a scoresheet proves nothing, and its writer should be told.
            let effects = vec![Effect::Warned(player)];
            return Ok(vec![self.ruling(Matter::OtherNotation, Finding::OtherNotation(player), effects)]);
        }
        if usize::from(written) >= self.line.len() && self.over.is_none() {
            // 8.1.2: allowed only to claim a draw or to seal; if a claim follows, it was that.
            return Ok(vec![self.ruling(Matter::RecordingAhead, Finding::RecordedAhead(player), vec![])]);
        }
        Ok(vec![self.ruling(Matter::Recording, Finding::Recorded(player), vec![])])
    }

    /// 8.1.3: the own previous move is recorded before the next is made.
    pub(crate) fn not_recorded_before(&mut self, player: Color, at: Instant) -> Option<Ruling> {
        self.note_exemption(player, at);
        let previous = self.line.iter().rposition(|ply| ply.by == player)?;
        let kept = self.sheets[player].moves.len() > previous;
        // Who has not begun to keep a sheet in the log keeps it elsewhere.
        if kept || self.sheets[player].moves.is_empty() || !self.must_record(player, at) {
            return None;
        }
        let effects = vec![Effect::MayPenalize(player)];
        Some(self.ruling(Matter::RecordingBeforeNext, Finding::NotRecorded(player), effects))
    }

    /// The arbiter sees that a player does not keep score.
    pub(crate) fn not_recording(&mut self, player: Color, at: Instant) -> Result<Vec<Ruling>, Impossible> {
        self.note_exemption(player, at);
        if !self.must_record(player, at) {
            return Ok(vec![self.ruling(Matter::RecordingExempt, Finding::NeedNotRecord(player), vec![])]);
        }
        let effects = vec![Effect::MustUpdate(player), Effect::MayPenalize(player)];
        Ok(vec![self.ruling(Matter::Recording, Finding::NotRecorded(player), effects)])
    }

    /// 8.5: after a flag, who has not kept score completes the scoresheet; if neither has, the clocks stop for it.
    pub(crate) fn sheets_after_flag(&mut self, at: Instant) -> Result<Option<Ruling>, Impossible> {
        if self.competition.rate() != Rate::Standard {
            return Ok(None);
        }
        // Who has not begun to keep a sheet in the log keeps it elsewhere; the last move may still be written.
        let behind = |player: &Color| {
            let written = self.sheets[*player].moves.len();
            written > 0 && written + 1 < self.line.len()
        };
        let who: Vec<Color> = Color::ALL.into_iter().filter(behind).collect();
        let mut effects: Vec<Effect> = who.iter().map(|&player| Effect::MustUpdate(player)).collect();
        Ok(match who[..] {
            [] => None,
            [player] => Some(self.ruling(Matter::UpdateAfterFlag, Finding::NotRecorded(player), effects)),
            [player, ..] => {
                effects.push(self.stop(at)?);
                Some(self.ruling(Matter::NeitherRecords, Finding::NotRecorded(player), effects))
            }
        })
    }

    /// 8.7: both sign; a wrong result stands unless the arbiter decides otherwise.
    pub(crate) fn signs(&mut self, by: Actor, score: Score) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        self.sheets[player].signed = Some(score);
        let agrees = self.over.is_some_and(|outcome| outcome.score == score)
            && self.sheets[!player].signed.is_none_or(|other| other == score);
        let finding = if agrees { Finding::Signed(player) } else { Finding::SignedWrongly(player) };
        Ok(vec![self.ruling(Matter::Signing, finding, vec![])])
    }
}
