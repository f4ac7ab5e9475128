//! How things stand at a board, as pages show it. Pages know no rules: everything they show is said here.

use jadoube_board::{Color, Move, Position, Square};
use jadoube_clock::{Instant, Reading};
use jadoube_laws::event::Score;
use jadoube_laws::game::State;
use jadoube_laws::game::state::Ply;
use jadoube_laws::ruling::Question;
use serde::{Deserialize, Serialize};

/// How things stand after a row of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The arrangement on the table, lawful or not.
    pub fen: String,
    /// Who has the move.
    pub turn: Color,
    /// How many moves have been made and stand.
    pub plies: usize,
    /// The last of them as it is written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<Made>,
    /// What the clock shows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Reading>,
    /// Whose offer of a draw stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Color>,
    /// How many illegal moves count against White and Black.
    pub illegal_moves: [u8; 2],
    /// What the player who has the move has touched.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub touched: Vec<Square>,
    /// The moves that are still permitted, where what was touched or a ruling binds the player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bound: Option<Vec<String>>,
    /// What the arbiter has been asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<Question>,
    /// The score, when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
}

/// A move that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Made {
    /// By whom.
    pub by: Color,
    /// As PGN writes it; `--` where it is no legal move.
    pub san: String,
    /// From where and to where, where it is a legal move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub squares: Option<[Square; 2]>,
    /// The legal move and the position before it, for whoever says it in a language.
    #[serde(skip)]
    pub(super) legal: Option<(Position, Move)>,
}

impl Made {
    /// A move of the game.
    pub fn of(ply: &Ply) -> Made {
        let legal = ply.played.as_ref().ok().and_then(|&m| Some((Position::try_from(ply.before).ok()?, m)));
        let san = match (&ply.played, &legal) {
            (_, Some((before, m))) => jadoube_notation::write_san(before, *m),
            (Ok(m), None) => coordinates(*m),
            (Err(_), _) => "--".to_owned(),
        };
        let squares = ply.played.as_ref().ok().map(|m| [m.from(), m.to()]);
        Made { by: ply.by, san, squares, legal }
    }
}

/// A move as two squares and a promotion, which needs no position.
fn coordinates(m: Move) -> String {
    let promotion = m.promotion().map_or(String::new(), |role| role.to_char().to_ascii_lowercase().to_string());
    format!("{}{}{promotion}", m.from(), m.to())
}

impl View {
    /// How things stand at an instant.
    pub fn of(state: &State, at: Instant) -> View {
        let permission = state.permission();
        View {
            fen: state.table().to_string(),
            turn: state.having_the_move(),
            plies: state.plies().len(),
            last: state.plies().last().map(Made::of),
            clock: state.reading(at),
            offer: state.offer(),
            illegal_moves: Color::ALL.map(|side| state.illegal_moves(side)),
            touched: state.touched().iter().map(|touch| touch.square).collect(),
            bound: permission.bound.then(|| permission.moves.iter().map(|&m| coordinates(m)).collect()),
            questions: state.questions().to_vec(),
            score: state.outcome().map(|outcome| outcome.score),
        }
    }
}
