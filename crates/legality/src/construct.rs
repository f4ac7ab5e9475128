//! Builds a proof game in two parts, which meet.
//!
//! First a proof kernel is carried out from the initial position on: pawns capture, promote and go to their squares, pieces
//! are captured; where the other pieces end does not matter. Then the pieces walk from there to where they are wanted, which
//! is found by taking moves back from the wanted position. Nothing here needs to be right: the game is replayed.

mod aim;
mod play;
mod route;
mod rows;

use jadoube_board::{Board, Move, Position};

use crate::kernel::{self, Kernel};
use crate::past::Past;
use crate::standing::Standing;
use aim::Aim;

/// How many positions one attempt may visit, from the initial position on and from the wanted one back.
const PLAY: u64 = 30_000;
const ROUTE: u64 = 40_000;

/// Looks for a game to `target`, visiting about `budget` positions at most; gives how many it visited, too.
pub(crate) fn construct(target: &Position, standing: &mut Standing, budget: u64) -> (Option<Vec<Move>>, u64) {
    let start = standing.start.position();
    let past = Past::of(target);
    let aim = Aim::of(&past, standing.start);
    let mut visited = 0;
    let mut attempt = 0;
    while visited < budget {
        let seed = attempt;
        attempt += 1;
        visited += 100;
        let (Kernel::Found(steps), kernels) = kernel::search_with(target.board(), 20_000, seed) else { visited += 1000; continue };
        visited += kernels / 10;
        let Some(jobs) = rows::jobs(target.board(), &steps, seed) else { if std::env::var_os("TELL").is_some() { println!("  no rows {steps:?}"); } continue };
        let (played, nodes) = play::play(&start, &aim, &jobs, seed, PLAY.min(budget - visited.min(budget)));
        visited += nodes;
        if std::env::var_os("TELL").is_some() { println!("  {attempt} jobs {} play {} nodes {nodes}", jobs.list.len(), played.is_some()); }
        let Some(played) = played else { continue };
        let (boards, nodes) = route::route(&Past::of(&played.position), &past, aim.frozen, seed, ROUTE);
        visited += nodes;
        if std::env::var_os("TELL").is_some() { println!("  {attempt} {} route {} nodes {nodes}", played.position.fen(), boards.is_some()); }
        let game = boards.and_then(|boards| follow(played.position, played.moves, &boards[1..]));
        if let Some((moves, end)) = game && end.same_position(target) {
            return (Some(moves), visited);
        }
    }
    (None, visited)
}

/// Goes on with legal moves that lead to these boards one after the other.
fn follow(mut position: Position, mut moves: Vec<Move>, boards: &[Board]) -> Option<(Vec<Move>, Position)> {
    for board in boards {
        let m = position.legal_moves().iter().find(|m| position.after(*m).board() == board)?;
        moves.push(m);
        position = position.after(m);
    }
    Some((moves, position))
}
