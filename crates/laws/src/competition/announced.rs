//! What a competition makes known before it begins about points, conduct and penalties.

use serde::{Deserialize, Serialize};

use super::points::Scoring;
use crate::edition::PenaltyKind;

/// What was announced. The default is that nothing was.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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
