//! Codes of openings, `A00` to `E99`, as in the Encyclopaedia of Chess Openings.
//!
//! A game has the code of the last position in it that has one. Transpositions count: what is looked up is the position, not the moves.
//! The table, `data/eco.tsv`, has the positions on which two independent classifications agree. Where they do not, which is deep in
//! variations, a game keeps the code of the position before.
//!
//! ```
//! use jadoube_notation::eco::code_of;
//! use jadoube_notation::pgn::Game;
//! let game: Game = "1. Nf3 c5 2. e4 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be2 e5 *".into();
//! assert_eq!(code_of(&game), Some("B92"));
//! ```

use std::collections::HashMap;
use std::sync::LazyLock;

use jadoube_board::Position;

use crate::pgn::{Game, Replay};
use crate::read_san;

/// The lines of the table: a code and the moves to a position.
fn lines() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = include_str!("../data/eco.tsv").lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once('\t'))
}

/// The codes by the keys of positions.
static CODES: LazyLock<HashMap<u64, &'static str>> = LazyLock::new(|| {
    let after = |moves: &str| {
        let mut position = Position::standard();
        for san in moves.split(' ') {
            position = position.after(read_san(&position, san.as_bytes()).ok()?);
        }
        Some(position.key())
    };
    lines().filter_map(|(code, moves)| Some((after(moves)?, code))).collect()
});

/// The code that a game gets when this position is reached; `None` if it keeps the one that it has.
pub fn code_at(position: &Position) -> Option<&'static str> {
    CODES.get(&position.key()).copied()
}

/// The code of a game, from the moves that were played; `None` before the first move and for games from another start.
pub fn code_of(game: &Game) -> Option<&'static str> {
    let mut replay = game.start().replay();
    let mut code = None;
    for ply in &game.line.plies {
        replay.make(&ply.played);
        if let Replay::Lawful(position) = &replay {
            code = code_at(position).or(code);
        }
    }
    code
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_code_has_a_position_and_every_line_can_be_played() {
        assert_eq!(CODES.len(), lines().count());
        let codes: BTreeSet<&str> = lines().map(|(code, _)| code).collect();
        let all = ('A'..='E').flat_map(|letter| (0..100).map(move |number| format!("{letter}{number:02}")));
        assert_eq!(codes.len(), 500);
        assert!(all.into_iter().all(|code| codes.contains(code.as_str())));
    }

    #[test]
    fn well_known_openings_have_their_codes() {
        for (moves, code) in [
            ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7", "C84"),
            ("1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Bg5 e6 7. f4 Be7", "B98"),
            ("1. e4 e6", "C00"),
            ("1. e4 c6 2. d4 d5 3. e5", "B12"),
            ("1. d4 Nf6 2. c4 e6 3. Nc3 Bb4", "E20"),
            ("1. d4 Nf6 2. c4 g6 3. Nc3 d5", "D80"),
            ("1. d4 d5 2. c4 dxc4", "D20"),
            ("1. c4", "A10"),
            // By transposition a Sicilian.
            ("1. Nf3 c5 2. e4", "B27"),
            ("1. e4 e5 2. f4 exf4 3. Nf3 g5 4. h4 g4 5. Ne5", "C39"),
        ] {
            assert_eq!(code_of(&Game::from(format!("{moves} *").as_str())), Some(code), "{moves}");
        }
        assert_eq!(code_of(&Game::from("*")), None);
    }
}
