use jadoube_board::{FenError, Position, Setup};

use super::text::printable;
use super::{ProblemKind, Replay, Text};

/// Where the moves of a game start, from its tags FEN and Variant.
///
/// FEN is read as X-FEN and Shredder-FEN are too, whatever the tag SetUp says. Castling rights and en passant squares that
/// cannot be are left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// A position that can be played on.
    Position(Position),
    /// A board that is not a legal position (a king missing, the player who has moved in check): odds, studies, accidents.
    Setup(Setup),
    /// The FEN cannot be read.
    BadFen(FenError),
    /// Played by other rules than those of chess and Chess960; the name as written.
    OtherVariant(String),
}

impl Start {
    pub(crate) fn from_tags(fen: Option<Text<'_>>, variant: Option<Text<'_>>) -> Start {
        if let Some(variant) = variant {
            let name = variant.decode();
            let name = printable(&name);
            if !is_chess(&name) {
                return Start::OtherVariant(name.into_owned());
            }
        }
        let Some(fen) = fen else { return Start::Position(Position::standard()) };
        match printable(&fen.decode()).parse::<Setup>() {
            Ok(setup) => {
                let setup = setup.without_impossible_rights();
                Position::try_from(setup).map_or(Start::Setup(setup), Start::Position)
            }
            Err(error) => Start::BadFen(error),
        }
    }

    /// The board that the first move is played on.
    pub fn replay(&self) -> Replay {
        match self {
            Start::Position(position) => Replay::Lawful(*position),
            Start::Setup(setup) => Replay::Irregular(*setup),
            Start::BadFen(_) | Start::OtherVariant(_) => Replay::Lost,
        }
    }

    /// What keeps the game from being replayed.
    pub fn problem(&self) -> Option<ProblemKind> {
        match self {
            Start::Position(_) | Start::Setup(_) => None,
            Start::BadFen(error) => Some(ProblemKind::BadFen(error.clone())),
            Start::OtherVariant(name) => Some(ProblemKind::OtherVariant(name.clone())),
        }
    }
}

/// The names in use for chess from any start and for Chess960.
fn is_chess(variant: &str) -> bool {
    let chess = ["", "standard", "chess", "normal", "classical", "orthodox", "fromposition"];
    chess.contains(&letters(variant).as_str()) || is_chess960(variant)
}

/// Whether a Variant tag names Chess960, by any of its names.
///
/// ```
/// use jadoube_notation::pgn::is_chess960;
/// assert!(is_chess960("Chess 960") && is_chess960("fischerandom") && !is_chess960("From Position"));
/// ```
pub fn is_chess960(variant: &str) -> bool {
    let letters = letters(variant);
    ["960", "fischer", "frc", "freestyle"].iter().any(|name| letters.contains(name))
}

fn letters(variant: &str) -> String {
    variant.chars().filter(|letter| letter.is_alphanumeric()).map(|letter| letter.to_ascii_lowercase()).collect()
}
