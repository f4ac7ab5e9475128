//! Claims of a draw in a case: the move that was written for them, and the one that they name.

use jadoube_board::{Color, Coordinates, Role, Setup};
use jadoube_laws::event::{Act, Claim, DrawAct, SheetAct};
use jadoube_laws::game::Game;
use jadoube_laws::vocabulary::{MovePattern, Place, Unresolved};

use crate::acting::Notes;
use crate::problem::Unread;
use crate::runner::{RunError, board_for};
use crate::{Intended, WrittenMove};

/// What a written move comes to on the board.
enum Meant {
    Squares(Coordinates),
    /// No piece of this kind can make it, and several or none could be meant.
    Kind(Role),
}

/// The acts of a claim: what there is to say about the writing, then the claim.
pub(crate) fn claims(
    game: &Game,
    notes: &Notes,
    place: Place,
    player: Color,
    claim: Claim,
    intended: &Intended,
) -> Result<Vec<Act>, RunError> {
    let board = board_for(game, player);
    let written = written_ahead(game, notes, player);
    let several = |place, text: &str| RunError { place, problem: Unread::Several(text.to_owned()) };
    let read = |place, text: &str, pattern| meant(pattern, &board).ok_or_else(|| several(place, text));
    let impossible = |role| Act::Sheet(SheetAct::WroteImpossible { claim, role });
    let claims = |intends| Act::Draw(DrawAct::Claims { claim, intends });
    let named = match intended {
        Intended::None => return Ok(vec![claims(None)]),
        Intended::AsWritten => written
            .filter(|written| written.first.0 != written.last.0)
            .map(|Ahead { last: (text, pattern), .. }| read(place, text, pattern))
            .transpose()?,
        Intended::Move(WrittenMove { place, text, pattern }) => Some(read(*place, text, *pattern)?),
    };
    let first = written.map(|Ahead { first: (text, pattern), .. }| read(place, text, pattern)).transpose()?;
    let stands = game.competition().rules().written_move_stands;
    Ok(match (first, named) {
        (Some(Meant::Squares(first)), Some(Meant::Squares(named))) if first != named => {
            vec![Act::Sheet(SheetAct::NamesOther { claim, written: first }), claims(Some(named))]
        }
        (Some(Meant::Kind(role)), Some(_)) if stands => vec![impossible(role), claims(None)],
        (_, Some(Meant::Squares(named))) => vec![claims(Some(named))],
        (_, Some(Meant::Kind(role))) | (Some(Meant::Kind(role)), None) => vec![impossible(role), claims(None)],
        (Some(Meant::Squares(first)), None) => vec![claims(Some(first))],
        (None, None) => vec![claims(None)],
    })
}

/// The moves that a player has written and not made. Who keeps a complete sheet has written them after all that was played; of
/// who does not, or has still to write the opponent's last move, what was written last counts unless it is that move.
fn written_ahead<'a>(game: &'a Game, notes: &'a Notes, player: Color) -> Option<Ahead<'a>> {
    let state = game.state();
    let text = notes.written[player].as_deref()?;
    let last = (text, text.parse::<MovePattern>().ok()?);
    let (entries, plies) = (&state.sheet(player).moves, state.plies());
    if let Some(first) = entries.get(plies.len()) {
        let first = first.parse::<MovePattern>().map_or(last, |pattern| (first.as_str(), pattern));
        return Some(Ahead { first, last });
    }
    let made = plies.last().and_then(|ply| ply.played.ok());
    let could_be_own = last.1.on(&board_for(game, player)).is_ok();
    let of_last = made.is_some_and(|m| last.1.matches(m)) || entries.len() == plies.len() && !could_be_own;
    (!of_last).then_some(Ahead { first: last, last })
}

/// What was written before it was made: the first move and the last one, which are mostly the same.
#[derive(Copy, Clone)]
struct Ahead<'a> {
    first: (&'a str, MovePattern),
    last: (&'a str, MovePattern),
}

/// `None` where several legal moves fit.
fn meant(pattern: MovePattern, board: &Setup) -> Option<Meant> {
    match pattern.on(board) {
        Ok(squares) => Some(Meant::Squares(squares)),
        Err(Unresolved::Several) => None,
        Err(Unresolved::None) => Some(match pattern {
            MovePattern::Castles(_) => Meant::Kind(Role::King),
            MovePattern::Goes { role, file, rank, to, promotion } => {
                let pieces = board.board.pieces(role.of(board.turn)).into_iter();
                let mut fitting = pieces.filter(|square| {
                    file.is_none_or(|file| square.file() == file) && rank.is_none_or(|rank| square.rank() == rank)
                });
                match (fitting.next(), fitting.next()) {
                    (Some(from), None) => Meant::Squares(Coordinates { from, to, promotion }),
                    _ => Meant::Kind(role),
                }
            }
        }),
    }
}
