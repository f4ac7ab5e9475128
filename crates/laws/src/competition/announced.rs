//! What a competition announces about points, conduct and penalties.

use jadoube_lawbook::{DeviceRule, PenaltyKind, Rules};
use serde::{Deserialize, Serialize};

use super::points::Scoring;

/// Announcements. By default there are none.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Announced {
    /// What results are worth (10.1).
    pub scoring: Scoring,
    /// A player must report before leaving the playing area on the opponent's move (11.2.4).
    pub leaving_reported: bool,
    /// Devices may be kept in a bag, completely switched off (11.3.2.1).
    pub devices_in_bags: bool,
    /// The penalty for a device instead of the loss of the game (11.3.2.2).
    pub device_penalty: Option<PenaltyKind>,
    /// The amounts of fines (12.9.7), in whole units of the competition's money.
    pub fines: Vec<u32>,
    /// There is no appeal (11.10).
    pub no_appeals: bool,
}

impl Announced {
    /// The penalty for a device instead of the loss of the game, if these rule values let a competition announce one: it
    /// must be in their list, milder than the loss of the game, and possible to impose.
    pub fn device_penalty_under(&self, rules: &Rules) -> Option<PenaltyKind> {
        self.device_penalty.filter(|&kind| {
            rules.device != DeviceRule::WhenItSounds
                && rules.penalties.contains(&Some(kind))
                && kind.is_milder_than_loss()
                && (kind != PenaltyKind::Fine || !self.fines.is_empty())
        })
    }
}
