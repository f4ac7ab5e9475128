use std::fmt;
use std::str::FromStr;

use jadoube_board::{Board, Color, Role};

/// Pieces to look for, such as `KRPvKR`: what one player has and what the other has, whoever is White, and nothing else. `*` after the
/// letters of a player allows any other pieces.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_notation::select::Material;
/// let rooks: Material = "KRPvKR".parse().unwrap();
/// let ending: Position = "8/8/8/4k3/4p3/3r4/8/1R2K3 w - - 0 60".parse().unwrap();
/// assert!(rooks.matches(ending.board()));
/// let queens: Material = "KQ*vK*".parse().unwrap();
/// assert!(queens.matches(Position::standard().board()) && !queens.matches(ending.board()));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Material([Army; 2]);

/// What one player has.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
struct Army {
    /// How many of each role, from pawns to kings.
    count: [usize; 6],
    /// Whether there may be others.
    open: bool,
}

/// Material that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MaterialError {
    /// There are not two sides.
    NotTwoSides(String),
    /// A letter is not a piece.
    NotAPiece {
        /// The letter.
        found: char,
        /// The material.
        text: String,
    },
    /// Each player has one king.
    Kings(String),
}

impl fmt::Display for MaterialError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MaterialError::NotTwoSides(text) => write!(
                f,
                "{text:?} is not material: expected the pieces of both players with a v between them, as in KRPvKR"
            ),
            MaterialError::NotAPiece { found, text } => {
                write!(f, "{found:?} in {text:?} is not a piece: expected letters of KQRBNP and at the end *")
            }
            MaterialError::Kings(text) => {
                write!(f, "{text:?} does not have one king for each player: expected a K on both sides, as in KRPvKR")
            }
        }
    }
}

impl std::error::Error for MaterialError {}

impl FromStr for Material {
    type Err = MaterialError;

    fn from_str(text: &str) -> Result<Material, MaterialError> {
        let sides: Vec<&str> = text.split('v').map(str::trim).collect();
        let [one, other] = sides[..] else { return Err(MaterialError::NotTwoSides(text.to_owned())) };
        let mut armies = [Army::default(); 2];
        for (army, letters) in armies.iter_mut().zip([one, other]) {
            let closed = letters.strip_suffix('*');
            army.open = closed.is_some();
            for found in closed.unwrap_or(letters).chars() {
                let role = Role::from_char(found.to_ascii_lowercase());
                let role = role.ok_or_else(|| MaterialError::NotAPiece { found, text: text.to_owned() })?;
                army.count[role as usize] += 1;
            }
            if army.count[Role::King as usize] != 1 {
                return Err(MaterialError::Kings(text.to_owned()));
            }
        }
        Ok(Material(armies))
    }
}

impl Material {
    /// Whether the players have it, one or the other way round.
    pub fn matches(&self, board: &Board) -> bool {
        let [one, other] = &self.0;
        let has = |white: &Army, black: &Army| white.is_of(board, Color::White) && black.is_of(board, Color::Black);
        has(one, other) || has(other, one)
    }
}

impl Army {
    fn is_of(&self, board: &Board, color: Color) -> bool {
        Role::ALL.into_iter().all(|role| {
            let (there, wanted) = (board.pieces(role.of(color)).len(), self.count[role as usize]);
            if self.open { there >= wanted } else { there == wanted }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn material_says_what_is_wrong_with_it() {
        for (text, said) in [
            ("KRP", "both players"),
            ("KvKvK", "both players"),
            ("KXvK", "'X' in \"KXvK\""),
            ("K*RvK", "'*' in"),
            ("RvK", "one king"),
            ("KKvK", "one king"),
            ("", "both players"),
        ] {
            let error = text.parse::<Material>().unwrap_err().to_string();
            assert!(error.contains(said), "{text}: {error}");
        }
        assert_eq!("krp v kr".parse::<Material>(), "KRPvKR".parse());
    }
}
