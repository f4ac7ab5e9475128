//! The moves of the side that is mated: it helps.

use std::ops::ControlFlow;

use super::choice::Choice;
use super::plan::{Means, Plan, Temper, color_of, knight_route, route};
use crate::reach::{self, attacked};
use jadoube_board::{Bitboard, Color, File, Move, MoveKind, MoveSet, Position, Role, attacks};

/// The best move according to the plan.
pub(super) fn choose(now: &Position, plan: &Plan, temper: &Temper, mut choice: Choice) -> Option<Move> {
    if plan.blocks.any() && Means::by(now.board(), plan) == Means::Minors {
        return blocking(now, plan, temper, choice);
    }
    walking(now, plan, temper, &mut choice);
    choice.take()
}

/// How the plan rates the king's steps to these squares.
fn stroll(
    now: &Position,
    plan: &Plan,
    temper: &Temper,
    under_fire: Bitboard,
    set: MoveSet,
    to: Bitboard,
    choice: &mut Choice,
) {
    let board = now.board();
    let white = board.color(Color::White);
    let open = !(under_fire | board.occupied());
    let quiet = to.without(white);
    if now.king(Color::Black) != plan.black_king {
        choice.offer(40, set, route(plan.black_king.into(), quiet, open));
    }
    if temper.hunt[1] > 0 {
        let pawns = board.role(Role::Pawn) & white;
        let pawns = if temper.hunt_guarded { pawns } else { pawns.without(under_fire) };
        choice.offer(temper.hunt[1], set, route(pawns, to, open));
    }
    choice.offer(20, set, quiet);
    choice.offer(temper.take, set, to & white);
}

/// The king goes to its corner; the other pieces are sacrificed.
fn walking(now: &Position, plan: &Plan, temper: &Temper, choice: &mut Choice) {
    let board = now.board();
    let white = board.color(Color::White);
    let under_fire = attacked(board, Color::White, board.occupied());
    let offers = under_fire.without(white);
    choice.promote_to(temper.becomes);
    let to_pawns = reach::pawns(Color::White, board.role(Role::Pawn) & white).without(white);
    let _ = now.visit_moves(|set| {
        match set {
            MoveSet::Piece { role: Role::King, to, .. } => stroll(now, plan, temper, under_fire, set, to, choice),
            MoveSet::Piece { role, to, .. } => {
                choice.offer(temper.sacrifice + 12 + role as i32, set, to & to_pawns);
                choice.offer(temper.sacrifice + role as i32, set, to & offers);
                choice.offer(10 - role as i32, set, to.without(white));
                choice.offer(temper.take - 20 - role as i32, set, to & white);
            }
            MoveSet::Pawns { promote: true, to, .. } => choice.offer(temper.promote, set, to),
            MoveSet::Pawns { to, .. } => {
                choice.offer(temper.sacrifice - 1, set, to & offers);
                choice.offer(temper.push, set, to.without(white));
                choice.offer(temper.take - 10, set, to & white);
            }
            MoveSet::EnPassant { to, .. } => choice.offer(temper.take - 10, set, to.into()),
            MoveSet::Castling { color, wing, .. } => choice.offer(-20, set, wing.king_to(color).into()),
        }
        ControlFlow::<()>::Continue(())
    });
}

/// The king goes to its corner, and a piece to the square beside it: a pawn of that file, a knight or a bishop, which may
/// come from a promotion.
fn blocking(now: &Position, plan: &Plan, temper: &Temper, mut choice: Choice) -> Option<Move> {
    let board = now.board();
    let white = board.color(Color::White);
    let black = board.color(Color::Black);
    let occupied = board.occupied();
    let king = now.king(Color::Black);
    let under_fire = attacked(board, Color::White, occupied);
    let offers = under_fire.without(white);
    let pawns = board.role(Role::Pawn) & black;
    let knights = board.role(Role::Knight) & black;
    // An empty block comes first.
    let empty = plan.blocks.without(black.without(king.into()));
    let set_up = empty.is_empty();
    let block = empty.first().or(plan.blocks.first())?;
    let above = Bitboard::of_file(block.file()).without(Bitboard(Bitboard::of(block).0.wrapping_sub(1)));
    let own_pawn = if matches!(block.file(), File::A | File::H) { pawns & above } else { Bitboard::EMPTY };
    let bishops = board.role(Role::Bishop) & black & color_of(block);
    let helpers = (knights | bishops | own_pawn).len();
    let helped = helpers >= plan.blocks.len();
    // A rook beside its king does not prevent a knight's mate, but it does prevent a bishop's.
    let rooks_help = (board.role(Role::Knight) & white).any();
    choice.promote_to(MoveKind::ToKnight);
    let _ = now.visit_moves(|set| {
        match set {
            MoveSet::Piece { role: Role::King, to, .. } => stroll(now, plan, temper, under_fire, set, to, &mut choice),
            MoveSet::Piece { from, to, .. } if plan.blocks.contains(from) => {
                choice.offer(-30, set, to.without(white));
                choice.offer(-100, set, to);
            }
            MoveSet::Piece { role, to, .. } => {
                let quiet = to.without(white);
                if !set_up && own_pawn.is_empty() {
                    match role {
                        Role::Knight => choice.offer(44, set, knight_route(block.into(), quiet)),
                        Role::Rook if rooks_help => {
                            choice.offer(46, set, quiet & Bitboard::of(block));
                            choice.offer(44, set, quiet & attacks::rook(block, occupied));
                        }
                        Role::Bishop => {
                            choice.offer(46, set, quiet & Bitboard::of(block));
                            choice.offer(44, set, quiet & attacks::bishop(block, occupied));
                        }
                        _ => {}
                    }
                }
                if role == Role::Queen || role == Role::Rook && !rooks_help {
                    choice.offer(24, set, to & offers);
                }
                choice.offer(10 - role as i32, set, quiet);
                choice.offer(temper.take - 20 - role as i32, set, to & white);
            }
            MoveSet::Pawns { promote: true, to, .. } => choice.offer(if helped { -60 } else { 60 }, set, to),
            MoveSet::Pawns { step, to, .. } => {
                let quiet = to.without(white);
                let leaves = shifted(plan.blocks, step);
                if own_pawn.any() {
                    choice.offer(44, set, (quiet & above).without(leaves));
                } else if !helped {
                    choice.offer(43, set, quiet);
                }
                choice.offer(0, set, quiet.without(leaves));
                choice.offer(temper.take - 10, set, to & white);
            }
            MoveSet::EnPassant { to, .. } => choice.offer(-90, set, to.into()),
            MoveSet::Castling { color, wing, .. } => choice.offer(-20, set, wing.king_to(color).into()),
        }
        ControlFlow::<()>::Continue(())
    });
    choice.take()
}

/// A set moved by a pawn's step.
fn shifted(set: Bitboard, step: i8) -> Bitboard {
    Bitboard(if step < 0 { set.0.checked_shr(-step as u32) } else { set.0.checked_shl(step as u32) }.unwrap_or(0))
}
