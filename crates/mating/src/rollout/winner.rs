//! The moves of the side that mates.

use std::ops::ControlFlow;

use super::choice::{Choice, narrowed};
use super::plan::{Means, Plan, Temper, distance, knight_route, route};
use crate::reach::{self, attacked};
use jadoube_board::{Bitboard, Color, Move, MoveSet, Position, Role, attacks};

/// The squares from which each kind of piece gives check to the black king.
struct Checks {
    straight: Bitboard,
    slanted: Bitboard,
    knight: Bitboard,
    pawn: Bitboard,
}

/// A move of this set that mates at once; discovered checks are not considered.
#[inline]
fn mate_among(position: &Position, set: MoveSet, checks: &Checks) -> Option<Move> {
    let to = match set {
        MoveSet::Piece { role: Role::Rook, to, .. } => to & checks.straight,
        MoveSet::Piece { role: Role::Queen, to, .. } => to & (checks.straight | checks.slanted),
        MoveSet::Piece { role: Role::Bishop, to, .. } => to & checks.slanted,
        MoveSet::Piece { role: Role::Knight, to, .. } => to & checks.knight,
        MoveSet::Pawns { to, promote: true, .. } => to & (checks.straight | checks.slanted | checks.knight),
        MoveSet::Pawns { to, .. } => to & checks.pawn,
        _ => Bitboard::EMPTY,
    };
    if to.is_empty() {
        return None;
    }
    let mut mate = None;
    narrowed(set, to).for_each(|m| {
        if mate.is_none() {
            let next = position.after(m);
            if next.is_check() && !next.has_moves() {
                mate = Some(m);
            }
        }
    });
    mate
}

/// The move that mates, otherwise the best one according to the plan.
pub(super) fn choose(
    now: &Position,
    plan: &Plan,
    temper: &Temper,
    mut choice: Choice,
) -> ControlFlow<Move, Option<Move>> {
    let board = now.board();
    let black = board.color(Color::Black);
    let white = board.color(Color::White);
    let occupied = board.occupied();
    let means = Means::by(board, plan);
    let king = now.king(Color::White);
    let [first, second] = plan.white_king;
    let target = if distance(king, second) < distance(king, first) { second } else { first };
    let guarded = attacked(board, Color::Black, occupied);
    let black_king = now.king(Color::Black);
    let checks = Checks {
        straight: attacks::rook(black_king, occupied),
        slanted: attacks::bishop(black_king, occupied),
        knight: attacks::knight(black_king),
        pawn: attacks::pawn(Color::Black, black_king),
    };
    let near = distance(king, black_king) <= 3;
    choice.promote_to(temper.wins_with);
    // With only bishops and knights, black pieces are needed; queens and rooks are in the way.
    let queens = black & board.role(Role::Queen);
    let rooks = black & board.role(Role::Rook);
    let prey = match means {
        // A rook does not prevent a knight's mate, and may be the last piece that helps.
        Means::Minors if black.without(queens | rooks).many() => queens | rooks,
        Means::Minors => queens,
        _ => black,
    };
    // Bishops that control the corner keep the black king out of it.
    let away = if means == Means::Minors && black_king != plan.black_king {
        attacks::bishop(plan.black_king, occupied)
    } else {
        Bitboard::EMPTY
    };
    now.visit_moves(|set| {
        if let Some(mate) = mate_among(now, set, &checks) {
            return ControlFlow::Break(mate);
        }
        match set {
            MoveSet::Piece { role: Role::King, to, .. } => {
                if means == Means::Pawns {
                    choice.offer(45, set, route(prey.without(guarded), to, !(white | guarded)));
                }
                if temper.hunt[0] > 0 {
                    let pawns = board.role(Role::Pawn) & black;
                    let pawns = if temper.hunt_guarded { pawns } else { pawns.without(guarded) };
                    choice.offer(temper.hunt[0], set, route(pawns, to, !(white | guarded)));
                }
                if means == Means::Minors {
                    choice.offer(45, set, to & prey);
                }
                if king != target {
                    let to = if means == Means::Minors { to.without(black) } else { to };
                    choice.offer(40, set, route(target.into(), to, !(white | guarded)));
                }
                choice.offer(0, set, to);
            }
            MoveSet::Piece { role, from, to } => {
                let safe = to.without(guarded);
                choice.offer(temper.capture + role as i32, set, safe & prey);
                match role {
                    Role::Rook | Role::Queen if near && !choice.is_above(35) => {
                        // From there it can give check with its next move.
                        let others = occupied.without(from.into());
                        choice.offer(35, set, safe.without(checks.straight) & reach::rooks(checks.straight, others));
                    }
                    Role::Knight if means == Means::Minors && near => {
                        let aim = checks
                            .knight
                            .without(guarded)
                            .into_iter()
                            .fold(Bitboard::EMPTY, |aim, square| aim | attacks::knight(square));
                        choice.offer(30, set, knight_route(aim, safe.without(black)));
                    }
                    _ => {}
                }
                if role == Role::Bishop && away.any() {
                    if away.contains(from) {
                        choice.offer(36, set, safe.without(black | away));
                    }
                    choice.offer(10 - role as i32, set, safe.without(black | away));
                } else {
                    choice.offer(10 - role as i32, set, safe.without(black));
                }
                choice.offer(temper.risk - role as i32, set, to.without(safe));
            }
            MoveSet::Pawns { promote: true, to, .. } => {
                choice.offer(if means == Means::Heavy { 25 } else { 200 }, set, to);
            }
            MoveSet::Pawns { to, .. } => {
                if means == Means::Pawns {
                    for square in to {
                        let rank = square as i32 >> 3;
                        let danger = if guarded.contains(square) { 60 } else { 0 };
                        choice.offer(60 + rank * 4 - danger, set, square.into());
                    }
                } else {
                    choice.offer(temper.advance, set, to);
                }
            }
            MoveSet::EnPassant { to, .. } => choice.offer(5, set, to.into()),
            MoveSet::Castling { color, wing, .. } => choice.offer(1, set, wing.king_to(color).into()),
        }
        ControlFlow::Continue(())
    })?;
    ControlFlow::Continue(choice.take())
}
