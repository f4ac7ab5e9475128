//! Every position of a game, for an arbiter who looks for the last certain one (7.5.1, 7.6) or sets one up.

use axum::Json;
use axum::extract::State;
use jadoube_board::{Color, Setup, Square};
use serde::Serialize;

use super::Context;
use super::asked::Path;
use super::problem::Problem;
use super::visitor::Visitor;
use crate::board::{Made, Seat, written};

/// A position of the game, and the move that led to it.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "LinePosition"))]
pub(crate) struct Stood {
    /// How many half-moves had been made.
    plies: usize,
    fen: String,
    /// The move as it is written; empty for the initial position.
    #[serde(skip_serializing_if = "Option::is_none")]
    written: Option<String>,
    /// The castling rights, each with the squares of the king and rook that have not moved.
    castling: Vec<CastlingRight>,
}

/// A castling right that has not been lost (3.8.2.1).
#[derive(PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct CastlingRight {
    /// Its letter in a FEN: the file of the rook, a capital for White.
    letter: char,
    king: Square,
    rook: Square,
}

impl CastlingRight {
    fn all(setup: &Setup) -> Vec<CastlingRight> {
        let of = |color: Color| {
            let king = setup.board.king(color);
            let rooks = setup.castling.rooks(color).into_iter();
            rooks.filter_map(move |rook| {
                let letter = rook.file().to_char();
                let letter = if color == Color::White { letter.to_ascii_uppercase() } else { letter };
                Some(CastlingRight { letter, king: king?, rook })
            })
        };
        Color::ALL.into_iter().flat_map(of).collect()
    }
}

/// Every position of the game, from the start to the current one, for an arbiter who looks for the last certain one (7.5.1, 7.6).
pub(crate) async fn line(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Json<Vec<Stood>>, Problem> {
    visitor.role(&game, Some(Seat::Arbiter))?;
    let folded = context.hall.read(&game).await?;
    let state = folded.game.state();
    let plies = state.plies();
    // The position before each move, and the current one, which may not follow from the last move if the arbiter has set up another.
    let stood =
        plies.iter().map(|ply| &ply.before).chain([state.before_turn()]).enumerate().map(|(index, before)| Stood {
            plies: index,
            fen: before.to_string(),
            written: index.checked_sub(1).map(|last| written(&Made::of(&plies[last]), visitor.locale)),
            castling: CastlingRight::all(before),
        });
    Ok(Json(stood.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rights(fen: &str) -> Vec<(char, Square, Square)> {
        CastlingRight::all(&fen.parse().unwrap())
            .into_iter()
            .map(|right| (right.letter, right.king, right.rook))
            .collect()
    }

    #[test]
    fn rights_to_castle_name_king_and_rook_in_every_array() {
        use Square::*;
        assert_eq!(rights("r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1"), [('H', E1, H1), ('a', E8, A8)]);
        assert_eq!(rights("1r1k2r1/8/8/8/8/8/8/1R1K2R1 b Gb - 0 1"), [('G', D1, G1), ('b', D8, B8)]);
        assert_eq!(rights("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), []);
    }

    #[test]
    fn a_position_set_up_with_these_letters_has_the_same_rights() {
        let setup: Setup = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1".parse().unwrap();
        let letters: String = CastlingRight::all(&setup).iter().map(|right| right.letter).collect();
        assert_eq!(format!("r3k2r/8/8/8/8/8/8/R3K2R w {letters} - 0 1").parse(), Ok(setup));
    }
}
