#[cfg(feature = "texts")]
use jadoube_board::Position;
use jadoube_board::{Move, Role, Square, Wing};

#[cfg(feature = "texts")]
use super::dictation::{Vocabulary, understand};
#[cfg(feature = "texts")]
use crate::ReadError;

/// A move as D.2.1 has it announced: piece, the square left, the square reached, and what a pawn becomes. Both
/// squares are said, so that nobody has to see the board to know which piece it is.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_notation::{read_san, write_announcement};
/// let m = read_san(&Position::standard(), b"Nf3").unwrap();
/// assert_eq!(write_announcement(m), "Springer Gustav eins Felix drei");
/// ```
pub fn write_announcement(m: Move) -> String {
    announcement(m.castling(), m.role(), [m.from(), m.to()], m.promotion())
}

/// The same from the parts of a move, legal or not.
pub(crate) fn announcement(
    castling: Option<Wing>,
    role: Role,
    [from, to]: [Square; 2],
    promotion: Option<Role>,
) -> String {
    match castling {
        Some(Wing::King) => return "Kurze Rochade".to_owned(),
        Some(Wing::Queen) => return "Lange Rochade".to_owned(),
        None => {}
    }
    let mut said = format!("{} {} {}", piece(role), square(from), square(to));
    if let Some(role) = promotion {
        said.push(' ');
        said.push_str(piece(role));
    }
    said
}

/// The legal move that an announcement means, typed or dictated. Umlauts may be written or spelled out, the words may
/// stand in Greek letters as in the Greek Laws, the square left may be missing where the move is clear without it.
///
/// ```
/// use jadoube_board::{Position, Square};
/// use jadoube_notation::read_announcement;
/// assert_eq!(read_announcement(&Position::standard(), "Springer, Felix drei!").unwrap().to(), Square::F3);
/// ```
#[cfg(feature = "texts")]
pub fn read_announcement(position: &Position, said: &str) -> Result<Move, ReadError> {
    understand(position, said, Vocabulary::Announcement)
}

fn square(square: Square) -> String {
    const FILES: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
    const RANKS: [&str; 8] = ["eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht"];
    format!("{} {}", FILES[square.file().index()], RANKS[square.rank().index()])
}

const fn piece(role: Role) -> &'static str {
    match role {
        Role::King => "Koenig",
        Role::Queen => "Dame",
        Role::Rook => "Turm",
        Role::Bishop => "Laeufer",
        Role::Knight => "Springer",
        Role::Pawn => "Bauer",
    }
}
