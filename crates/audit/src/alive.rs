//! Positions in which a player can mate by so many ways that nobody need search for one.
//!
//! At the end of nearly every game there is so much freedom on the board that a help-mate is plainly there, and finding
//! one takes longer than reading the game. Positions out of which there is no mate are of three kinds: too little
//! material, a wall or a cage that nothing can open, and moves so few that they are forced. Where a player has
//!
//! - a queen that can move, which goes through any wall by capturing from behind it on a slant, or
//! - a rook that can move, and a file without pawns, where no wall is whole, or
//! - a knight that can move, which jumps over any wall, and a rook or a pawn besides, to mate with, or
//! - a pawn that nothing keeps from becoming a queen,
//!
//! and where both players have many moves and each king has a step, none of the three is at hand. This is an argument
//! about kinds and not a proof of each position; so it is held against all published verdicts, and a test fails where it
//! is wrong.

use jadoube_board::{Bitboard, Color, File, Position, Rank, Role, Square, attacks};

/// So many legal moves are not forced.
const FREE: usize = 12;
/// So many are enough where both kings have three steps.
const WALKING: usize = 5;
/// So many squares to go to make a piece mobile.
const MOBILE: usize = 4;
/// So many squares under attack show that the player who is not to move will have moves.
const OPEN: usize = 12;

/// Whether this player can plainly still mate, at the latest after one move. That it is not plain means nothing.
pub(crate) fn can_obviously_mate(position: &Position, side: Color) -> bool {
    may_have_means(position, side)
        && (is_plain(position, side) || position.legal_moves().iter().any(|m| is_plain(&position.after(m), side)))
}

/// Whether the men are there, wherever they stand.
fn may_have_means(position: &Position, side: Color) -> bool {
    let board = position.board();
    let ours = board.color(side);
    let (rooks, pawns) = (board.role(Role::Rook), board.role(Role::Pawn));
    ours.meets(board.role(Role::Queen))
        || ours.meets(rooks) && has_open_file(pawns)
        || ours.meets(board.role(Role::Knight)) && ours.meets(rooks | pawns)
        || has_runner(position, side)
}

/// Whether nothing stands between a pawn and its promotion.
fn has_runner(position: &Position, side: Color) -> bool {
    let board = position.board();
    let occupied = board.occupied();
    (board.role(Role::Pawn) & board.color(side)).into_iter().any(|pawn| {
        let last = Square::new(pawn.file(), Rank::Eighth.seen_by(side));
        !occupied.contains(last) && !attacks::between(pawn, last).meets(occupied)
    })
}

fn is_plain(position: &Position, side: Color) -> bool {
    let board = position.board();
    let ours = board.color(side);
    let occupied = board.occupied();
    let (rooks, pawns) = (board.role(Role::Rook), board.role(Role::Pawn));
    let mobile = |role: Role| {
        let reach = |square| attacks::of(role.of(side), square, occupied).without(ours).len();
        (board.role(role) & ours).into_iter().any(|square| reach(square) >= MOBILE)
    };
    let has_means = mobile(Role::Queen)
        || ours.meets(rooks) && has_open_file(pawns) && mobile(Role::Rook)
        || ours.meets(rooks | pawns) && mobile(Role::Knight)
        || has_runner(position, side);
    has_means && is_free(position)
}

fn has_open_file(pawns: Bitboard) -> bool {
    File::ALL.into_iter().any(|file| !pawns.meets(Bitboard::of_file(file)))
}

/// Nobody is short of moves: there are many, or on an emptier board fewer and the kings can walk.
fn is_free(position: &Position) -> bool {
    let board = position.board();
    let attacked = Color::ALL.map(|color| board.attacked_by(color));
    let empty = !board.occupied();
    let waiting = !position.turn();
    // A king without a step may be jailed for good.
    let steps = |color: Color| (attacks::king(position.king(color)) & empty).without(attacked[!color as usize]).len();
    let fewest = steps(Color::White).min(steps(Color::Black));
    let (free, open) = match fewest {
        0 => return false,
        1 | 2 => (FREE, OPEN),
        _ => (WALKING, WALKING),
    };
    attacked[waiting as usize].without(board.color(waiting)).len() >= open && position.count_moves() >= free
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lines `fen, side, verdict, source`, of all files of the suite.
    #[test]
    fn no_published_verdict_says_otherwise() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/suites/mating");
        let Ok(files) = std::fs::read_dir(folder) else {
            println!("skipped: the folder mating of the test suites is not there");
            return;
        };
        let (mut asked, mut plain) = (0, 0);
        for file in files {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
            for line in text.lines().skip(1) {
                let [fen, side, verdict, ..] = line.split('\t').collect::<Vec<_>>()[..] else { continue };
                let Ok(position) = fen.parse::<Position>() else { continue };
                let side = if side == "white" { Color::White } else { Color::Black };
                asked += 1;
                if can_obviously_mate(&position, side) {
                    plain += 1;
                    assert_ne!(verdict, "unwinnable", "{line}");
                }
            }
        }
        println!("{plain} of {asked} are plain");
        assert!(plain > 0);
    }

    #[test]
    fn walls_shortages_and_forced_moves_are_left_to_the_solver() {
        for fen in [
            "8/8/4b1k1/1p1p1p1p/1P1P1P1P/4B1K1/8/8 w - - 0 1",
            "8/8/3k4/8/8/2K5/5N2/8 w - - 0 1",
            "k7/1Q6/8/8/8/8/8/7K b - - 0 1",
            "1r4k1/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/1R4K1 w - - 0 1",
        ] {
            let position: Position = fen.parse().unwrap();
            for side in Color::ALL {
                assert!(!can_obviously_mate(&position, side), "{fen} {side:?}");
            }
        }
        let queens: Position = "3q2k1/5pp1/8/8/8/8/5PP1/3Q2K1 w - - 0 1".parse().unwrap();
        assert!(Color::ALL.into_iter().all(|side| can_obviously_mate(&queens, side)));
    }
}
