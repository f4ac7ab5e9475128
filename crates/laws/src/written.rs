//! The notation of the moves in a ruling: the signs for captures and checks, and disambiguation, depend on the position,
//! and a ruling is read without it.

use jadoube_board::{Move, Position, Setup};
use jadoube_notation::{Form, Language, Style, write};
use serde::{Deserialize, Serialize};

use crate::game::State;
use crate::ruling::{AdjournedFinding, Effect, Finding, MovingFinding, Ruling};
use crate::telling::SHOWN;

/// The moves in a ruling, in the English notation of Appendix C. Rulings of earlier builds have none.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Written {
    /// The move that was made: `Qxf7#`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub made: Option<String>,
    /// The last move before the position that is restored: `1…e5`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub restored: Option<String>,
    /// The moves that the player must choose from, in order; of many only the first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub must_play: Vec<String>,
}

/// Where an act started from.
pub(crate) struct Start {
    /// The position when the turn began.
    turn: Setup,
    /// The same, where it is possible: known to be so, which a setup would have to show again.
    position: Option<Position>,
}

impl Start {
    pub(crate) fn of(state: &State) -> Start {
        Start { turn: *state.before_turn(), position: state.record.positions().last().copied() }
    }
}

impl Written {
    /// Whether the ruling has no moves.
    pub fn is_empty(&self) -> bool {
        *self == Written::default()
    }

    /// The notation for a ruling on an act that started here and led to this state.
    pub(crate) fn of(ruling: &Ruling, before: &Start, state: &State) -> Written {
        let boards = [&before.turn, state.before_turn()];
        let mut written = Written::default();
        if let Finding::Moving(MovingFinding::Made(_, m)) | Finding::Adjourned(AdjournedFinding::PlayedInstead(_, m)) =
            &ruling.finding
        {
            let usual = before.position.as_ref().filter(|position| position.is_legal(*m));
            written.made = usual.map(|position| write(position, *m, &form())).or_else(|| on_one_of(&boards, *m));
        }
        for effect in &ruling.effects {
            match effect {
                Effect::Restored(plies) => written.restored = reached_by(state, usize::from(*plies)),
                // In the current position, or in the one where the moves were required.
                Effect::MustPlay(_, moves) => {
                    let told = moves.iter().take(SHOWN).map(|&m| on_one_of(&[boards[1], boards[0]], m));
                    written.must_play = told.collect::<Option<_>>().unwrap_or_default();
                }
                _ => {}
            }
        }
        written
    }
}

fn form() -> Form {
    Form::Algebraic(Style::fide(Language::ENGLISH))
}

/// A move on the first board where it is legal.
fn on_one_of(boards: &[&Setup], m: Move) -> Option<String> {
    let positions = boards.iter().filter_map(|&&setup| Position::try_from(setup).ok());
    let mut fitting = positions.filter(|position| position.is_legal(m));
    fitting.next().map(|position| write(&position, m, &form()))
}

/// The last of a number of plies, with its move number. An illegal move that stands has no notation.
fn reached_by(state: &State, plies: usize) -> Option<String> {
    let ply = state.plies().get(plies.checked_sub(1)?)?;
    let (position, m) = (Position::try_from(ply.before).ok()?, ply.played.as_ref().ok()?);
    let dots = ply.by.pick(".", "…");
    Some(format!("{}{dots}{}", ply.before.fullmoves, write(&position, *m, &form())))
}
