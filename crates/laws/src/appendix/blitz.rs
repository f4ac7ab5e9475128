//! Appendix B: blitz. It is rapid (`rapid.rs`) with stricter conditions for full supervision and penalties of its own.

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
    /// What illegal moves cost in this game.
    pub(crate) fn illegal_move_steps(&self) -> Steps {
        let competition = &self.setting.competition;
        let literal = !competition.switches.supervised_blitz_like_rapid && !competition.reduced();
        // Such a text names the one minute for supervised rapid, and for blitz only without supervision.
        let rate = match competition.rate() {
            Rate::Blitz if literal && self.rules().blitz_minute_only_unsupervised => Rate::Standard,
            rate => rate,
        };
        self.rules().illegal_moves(rate, competition.supervision())
    }
}
