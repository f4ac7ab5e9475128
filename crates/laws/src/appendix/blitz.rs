//! Appendix B: blitz. It is rapid (`rapid.rs`) with stricter conditions for full supervision and its own penalties.

use jadoube_clock::Rate;
use jadoube_lawbook::{Matter, Steps};

use super::rapid::Matters;
use crate::game::state::State;

pub(super) const MATTERS: Matters = Matters {
    rate: Matter::BlitzRate,
    announced: Matter::BlitzAnnounced,
    arbiters: Matter::BlitzArbiters,
    recorded: Matter::BlitzRecorded,
    full: Matter::BlitzFull,
    reduced: Matter::BlitzReduced,
};

impl State {
    /// The penalties for illegal moves in this game.
    pub(crate) fn illegal_move_steps(&self) -> Steps {
        let competition = &self.setting.competition;
        let literal = !competition.switches.supervised_blitz_like_rapid && !competition.reduced();
        // Such an edition has the one minute for supervised rapid, but for blitz only without supervision.
        let rate = match competition.rate() {
            Rate::Blitz if literal && self.rules().blitz_minute_only_unsupervised => Rate::Standard,
            rate => rate,
        };
        self.rules().illegal_moves(rate, competition.supervision())
    }
}
