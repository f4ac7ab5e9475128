//! What is fixed before the first move: shared by every state of a game, and immutable.

use jadoube_board::{ArrayNumber, Bitboard, Setup};
use jadoube_clock::{Rate, Sides};
use jadoube_lawbook::Rules;

use crate::appendix::rapid::castling_barred;
use crate::competition::Competition;

/// The announcements for a game, and values that are looked up with every act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Setting {
    pub(crate) competition: Competition,
    /// The competition's rule values.
    pub(crate) rules: Rules,
    /// It is neither rapid nor blitz.
    pub(crate) standard: bool,
    /// Where the game starts.
    pub(crate) start: Setup,
    /// The moves that each player completed before that.
    pub(crate) moves_before: Sides<u16>,
}

impl Setting {
    pub(crate) fn new(competition: Competition) -> Setting {
        let (rules, start) = (competition.rules(), start_of(&competition));
        let moves_before = competition.moves_before_start();
        Setting { rules, standard: competition.rate() == Rate::Standard, start, moves_before, competition }
    }

    /// The same with the Chess960 array that was drawn.
    pub(crate) fn with_array(&self, number: ArrayNumber) -> Setting {
        let competition = Competition { chess960: Some(number.get()), ..self.competition.clone() };
        Setting { competition, start: number.position().into(), ..self.clone() }
    }
}

/// In the reduced regime a player whose king or rook was set up wrongly cannot castle, noticed or not: if it is noticed in
/// time the game is replayed, and if it is noticed too late it applies from the start.
fn start_of(competition: &Competition) -> Setup {
    let mut start = competition.start;
    if competition.reduced() {
        for (color, rook) in castling_barred(&start.board, competition.array(), competition.rules().castling_bar) {
            let castling = start.castling;
            start.castling = castling.without(rook.map_or(castling.rooks(color), Bitboard::of));
        }
    }
    start
}
