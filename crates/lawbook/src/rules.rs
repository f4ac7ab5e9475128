//! The rule values of an edition, as `data/EDITION/edition.txt` has them by name. Formulas elsewhere read them and know no
//! year.

use jadoube_clock::{Millis, Rate, RateBounds, SavedTime};
use serde::{Deserialize, Serialize};

use crate::choices::{
    AfterPostponing, AutomaticMoves, AutomaticRepetition, BlindClock, BothFlags, CastlingBar, Colors, Conditions,
    DefaultTimeRule, EndBy, FiveSeconds, FlagClaim, IllegalPosition, LateArrival, LateAtResumption, LateClockClaim,
    Misdeed, OwnRules, Quickplay, ResumptionGrace, Supervision, TouchIntent, UnpromotedPawn,
};
use crate::conduct::{AppealRight, ClaimsChecked, DeviceRule, PenaltyList, SearchRight};
use crate::steps::Steps;

/// A value for each kind of game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema), schemars(inline))]
pub struct ByRate<T> {
    /// In standard games.
    pub standard: T,
    /// In rapid.
    pub rapid: T,
    /// In blitz.
    pub blitz: T,
}

impl<T> ByRate<T> {
    /// The value for one of them.
    pub const fn get(&self, rate: Rate) -> &T {
        match rate {
            Rate::Standard => &self.standard,
            Rate::Rapid => &self.rapid,
            Rate::Blitz => &self.blitz,
        }
    }

    /// All three values.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        [&mut self.standard, &mut self.rapid, &mut self.blitz].into_iter()
    }
}

/// A value for rapid and one for blitz, where standard games have none.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema), schemars(inline))]
pub struct RapidBlitz<T> {
    /// In rapid.
    pub rapid: T,
    /// In blitz.
    pub blitz: T,
}

impl<T> RapidBlitz<T> {
    /// The value for blitz, or that for rapid.
    pub const fn get(&self, blitz: bool) -> &T {
        if blitz { &self.blitz } else { &self.rapid }
    }
}

/// What illegal moves cost: with the Competition Rules, and in the reduced regime of rapid and blitz.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct IllegalMoves {
    /// In standard games.
    pub standard: Steps,
    /// In rapid.
    pub rapid: Steps,
    /// In rapid, in the reduced regime.
    pub rapid_reduced: Steps,
    /// In blitz.
    pub blitz: Steps,
    /// In blitz, in the reduced regime.
    pub blitz_reduced: Steps,
}

impl IllegalMoves {
    /// Every list of steps.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Steps> {
        let IllegalMoves { standard, rapid, rapid_reduced, blitz, blitz_reduced } = self;
        [standard, rapid, rapid_reduced, blitz, blitz_reduced].into_iter()
    }
}

/// All that differs between editions.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Rules {
    /// Which contact binds (4.2, 4.3).
    pub touch_intent: TouchIntent,
    /// What ends the game on the board (5.1.1, 5.2).
    pub end_by: EndBy,
    /// Resigning against a player who cannot mate draws (5.1.2).
    pub resignation_may_draw: bool,
    /// Only the player whose clock runs may adjust (6.2.5).
    pub adjusting_on_own_time: bool,
    /// No time is taken from a player with a disability who has an assistant (6.2.6, 8.1.6).
    pub disability_keeps_time: bool,
    /// Electronic scoresheets may be used (8.1.1.2).
    pub electronic_sheets: bool,
    /// Whether moves may be written with the square of departure and a hyphen (C.8).
    pub long_notation: bool,
    /// A draw is agreed only after a move by each (5.2.3).
    pub agreement_needs_moves: bool,
    /// A move is completed when the player makes the next one (6.2.1.2).
    pub completed_by_next_move: bool,
    /// The default time when none was announced (6.7.1).
    pub default_time: DefaultTimeRule,
    /// Arriving after it.
    pub late_arrival: LateArrival,
    /// What becomes of saved time (6.3.2).
    pub saved_time: SavedTime,
    /// Both flags down.
    pub both_flags: BothFlags,
    /// Colors reversed (7.3).
    pub colors: Colors,
    /// A pawn left on the last rank (7.5.2).
    pub unpromoted_pawn: UnpromotedPawn,
    /// The clock pressed without a move (7.5.3).
    pub press_without_move: Misdeed,
    /// Two hands used for one move, and the clock pressed (7.5.4).
    pub two_hands: Misdeed,
    /// Article 9.1 restricts offers as well as agreements.
    pub offers_restricted: bool,
    /// Of the fifty moves that stand on the board every one must have been completed, not only made (9.3.2).
    pub fifty_completed: bool,
    /// The move written for a claim of a draw cannot be changed (9.2, 9.3).
    pub written_move_stands: bool,
    /// Time for the opponent after a wrong claim (9.5.3).
    pub wrong_claim: ByRate<Millis>,
    /// What illegal moves cost (7.5.5).
    pub illegal: IllegalMoves,
    /// Fivefold (9.6.1).
    pub automatic_repetition: AutomaticRepetition,
    /// Seventy-five moves (9.6.2).
    pub automatic_moves: AutomaticMoves,
    /// Rates of play (A.1, B.1).
    pub rates: RateBounds,
    /// After how many moves by each nobody may claim a wrong set-up in the reduced regime (A.4.1; A.5.1 in 2023).
    pub set_up_claims_end_after: u16,
    /// The arbiter may call a flag in the reduced regime.
    pub arbiter_calls_flag: bool,
    /// In the reduced regime the arbiter acts on an illegal move only when asked.
    pub arbiter_waits_for_claim: bool,
    /// Read to the letter, the shorter penalty in blitz is only for the reduced regime.
    pub blitz_minute_only_unsupervised: bool,
    /// The scores of a game have limits (10.2).
    pub scores_limited: bool,
    /// Other people need the arbiter's permission to enter the playing area (11.2.3.3).
    pub outsiders_need_permission: bool,
    /// A competition may have players report before they leave the playing area (11.2.4).
    pub leaving_can_be_reported: bool,
    /// When a telephone or another device loses the game (11.3.2).
    pub device: DeviceRule,
    /// What an arbiter may ask to search (11.3.3).
    pub search: SearchRight,
    /// Electronic cigarettes count as smoking (11.3.4).
    pub vaping_is_smoking: bool,
    /// What else is written on a scoresheet is a matter of conduct, which leads to a penalty (12.4 and 12.7 in 2009).
    pub sheet_is_conduct: bool,
    /// A player has the right to have the Laws explained (11.9).
    pub explanation: bool,
    /// Appeals (11.10).
    pub appeals: AppealRight,
    /// Who checks a claim of a draw (11.12).
    pub claims_checked: ClaimsChecked,
    /// The arbiter's penalties in their order (12.9).
    pub penalties: PenaltyList,
    /// With the penalty of a lost game the arbiter decides the opponent's score (12.9.6).
    pub loss_leaves_opponents_score: bool,
    /// When the Competition Rules apply in full, in rapid (A.3; A.4 in 2023) and in blitz (B.3; B.2 in 2009 and 2023).
    pub full_supervision: RapidBlitz<Conditions>,
    /// How often a player may ask to see the arbiter's scoresheet under full supervision (A.3.2, B.3.2).
    pub looks_at_sheet: u8,
    /// A player in rapid or blitz is given a scoresheet on request (A.2).
    pub sheet_on_request: bool,
    /// Who cannot castle after a wrong set-up in the reduced regime (A.4.1.2).
    pub castling_bar: CastlingBar,
    /// The clock's setting in the reduced regime, found late (A.4.1.1).
    pub late_clock_claim: LateClockClaim,
    /// Positions that cannot be in the reduced regime, in rapid and in blitz (A.4.4).
    pub illegal_position: RapidBlitz<IllegalPosition>,
    /// In the reduced regime the players may agree to correct an illegal move that was answered, in rapid and in blitz (A.4.2).
    pub correction_agreed: RapidBlitz<bool>,
    /// How a win on time is claimed in the reduced regime (A.4.3).
    pub flag_claim: FlagClaim,
    /// Games without increment (Guideline III).
    pub quickplay: Quickplay,
    /// The request for five seconds (III.4).
    pub five_seconds: FiveSeconds,
    /// A claim in a game without increment is an offer as well (9.1.b.3 in 2009).
    pub quickplay_claim_is_offer: bool,
    /// What is decided on such a claim is final (10.2.d in 2009).
    pub quickplay_final: bool,
    /// What is looked at when the flag has fallen (III.5.2).
    pub after_postponing: AfterPostponing,
    /// A federation's own rules (Preface).
    pub own_rules: OwnRules,
    /// How late a player may come to the resumption (I.10).
    pub resumption_grace: ResumptionGrace,
    /// What counts for more than that (I.10).
    pub late_at_resumption: LateAtResumption,
    /// A sealed move is written on paper (I.1.1).
    pub sealed_on_paper: bool,
    /// The end of a session is announced as well as its beginning (I.14).
    pub session_end_announced: bool,
    /// Who adapts the rules for players who do not see asks the arbiter (D.1).
    pub adapting_asks_arbiter: bool,
    /// The arbiter may allow other than German numbers in announcements (D.2.1).
    pub german_numbers_waivable: bool,
    /// What a clock for players who do not see must have (D.2.6).
    pub blind_clock: BlindClock,
    /// There must be an assistant when one player does not see and the other does not hear (D.2.11).
    pub assistant_against_hearing_impaired: bool,
}

impl Rules {
    /// What illegal moves cost at this rate of play.
    pub const fn illegal_moves(&self, rate: Rate, supervision: Supervision) -> Steps {
        match (rate, supervision) {
            (Rate::Standard, _) => self.illegal.standard,
            (Rate::Rapid, Supervision::Full) => self.illegal.rapid,
            (Rate::Rapid, Supervision::Reduced) => self.illegal.rapid_reduced,
            (Rate::Blitz, Supervision::Full) => self.illegal.blitz,
            (Rate::Blitz, Supervision::Reduced) => self.illegal.blitz_reduced,
        }
    }

    /// What a wrong claim gives the opponent.
    pub const fn wrong_claim(&self, rate: Rate) -> Millis {
        *self.wrong_claim.get(rate)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::Edition;

    /// Rule values as versions stored them that had lists instead of named parts, one time for all steps, and the edition.
    fn stored_before(edition: Edition) -> Value {
        let mut values = serde_json::to_value(edition.rules()).unwrap();
        let parts = |value: &Value, names: &[&str]| names.iter().map(|name| value[name].clone()).collect::<Value>();
        let steps =
            |steps: &Value| json!({ "time": steps["times"].get(0).unwrap_or(&json!(0)), "lost_at": steps["lost_at"] });
        values["wrong_claim"] = parts(&values["wrong_claim"], &["standard", "rapid", "blitz"]);
        for name in ["full_supervision", "illegal_position", "correction_agreed"] {
            values[name] = parts(&values[name], &["rapid", "blitz"]);
        }
        let names = ["standard", "rapid", "rapid_reduced", "blitz", "blitz_reduced"];
        values["illegal"] = names.iter().map(|name| steps(&values["illegal"][name])).collect();
        values["edition"] = json!(edition);
        values
    }

    #[test]
    fn stored_rule_values_are_read_again_and_those_of_older_versions_too() {
        for &edition in Edition::known() {
            let stored = serde_json::to_value(edition.rules()).unwrap();
            assert_eq!(serde_json::from_value::<Rules>(stored).unwrap(), *edition.rules(), "{edition}");
            let before = stored_before(edition);
            assert!(before["illegal"].is_array() && before["illegal"][0]["time"].is_u64(), "{before}");
            assert_eq!(serde_json::from_value::<Rules>(before).unwrap(), *edition.rules(), "{edition}");
        }
    }
}
