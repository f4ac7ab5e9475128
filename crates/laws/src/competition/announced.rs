//! What a competition makes known before it begins about points, conduct and penalties.

use jadoube_lawbook::{DeviceRule, PenaltyKind, Rules};
use serde::{Deserialize, Serialize};

use super::points::Scoring;

/// What was announced. The default is that nothing was.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Announced {
    /// What results are worth (10.1).
    pub scoring: Scoring,
    /// A player who does not have the move reports before leaving the playing area (11.2.4).
    pub leaving_reported: bool,
    /// Devices may lie in a bag, completely switched off (11.3.2.1).
    pub devices_in_bags: bool,
    /// What a device costs instead of the game (11.3.2.2).
    pub device_penalty: Option<PenaltyKind>,
    /// The amounts of fines (12.9.7), in whole units of the competition's money.
    pub fines: Vec<u32>,
    /// There is no appeal (11.10).
    pub no_appeals: bool,
}

impl Announced {
    /// What a device costs instead of the game, where these rule values let a competition say so: a penalty of their list that
    /// is milder than the loss of the game, and that can be given.
    pub fn device_penalty_under(&self, rules: &Rules) -> Option<PenaltyKind> {
        self.device_penalty.filter(|&kind| {
            rules.device != DeviceRule::WhenItSounds
                && rules.penalties.contains(&Some(kind))
                && kind.is_milder_than_loss()
                && (kind != PenaltyKind::Fine || !self.fines.is_empty())
        })
    }
}
