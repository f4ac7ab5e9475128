//! What the parts of the Laws have to remember about a game, with a struct for each that needs one.

use jadoube_clock::Sides;

use crate::appendix::blind::Blind;
use crate::appendix::rapid::RapidState;
use crate::competition::conduct::Remembered;
use crate::guideline::adjourned::Session;
use crate::guideline::without_increment::QuickplayState;

/// What is remembered.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Memory {
    /// Who has claimed a draw (9.2, 9.3), at any time in the game.
    pub(crate) draw_claimed: Sides<bool>,
    /// Articles 11 and 12.
    pub(crate) conduct: Remembered,
    /// The assistants that the arbiter has agreed to, by [`crate::point::Task`] (4.9).
    pub(crate) assistants: Sides<[bool; 3]>,
    /// Appendices A and B.
    pub(crate) rapid: RapidState,
    /// Appendix D.
    pub(crate) blind: Blind,
    /// Guideline I.
    pub(crate) session: Session,
    /// Guideline III.
    pub(crate) quickplay: QuickplayState,
}
