//! A slow and obvious reader of Articles 1 and 3: a grid of eight by eight, and each sentence of the Laws a line or two.
//! It shares nothing with the crate but the names of squares, pieces and rules, and finds every rule that a move breaks.

use std::collections::BTreeSet;

use jadoube_board::{Color, Coordinates, File, Piece, Rank, Role, Rule, Setup, Square};

type Grid = [[Option<Piece>; 8]; 8];

fn grid(setup: &Setup) -> Grid {
    let mut grid = [[None; 8]; 8];
    for square in Square::ALL {
        grid[square.rank().index()][square.file().index()] = setup.board.piece_at(square);
    }
    grid
}

fn at(grid: &Grid, (file, rank): (i32, i32)) -> Option<Piece> {
    if (0..8).contains(&file) && (0..8).contains(&rank) { grid[rank as usize][file as usize] } else { None }
}

fn spot(square: Square) -> (i32, i32) {
    (square.file().index() as i32, square.rank().index() as i32)
}

/// The squares passed on the way along a line.
fn passed(from: (i32, i32), to: (i32, i32)) -> Vec<(i32, i32)> {
    let step = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
    let mut way = Vec::new();
    let mut next = (from.0 + step.0, from.1 + step.1);
    while next != to {
        way.push(next);
        next = (next.0 + step.0, next.1 + step.1);
    }
    way
}

/// Articles 3.2, 3.3, 3.4, 3.6 and 3.8.1, without regard to other pieces.
fn moves_like(role: Role, from: (i32, i32), to: (i32, i32)) -> bool {
    let (files, ranks) = ((to.0 - from.0).abs(), (to.1 - from.1).abs());
    let diagonal = files == ranks && files > 0;
    let straight = (files == 0) != (ranks == 0);
    match role {
        Role::Bishop => diagonal,
        Role::Rook => straight,
        Role::Queen => diagonal || straight,
        Role::Knight => (files, ranks) == (1, 2) || (files, ranks) == (2, 1),
        Role::King => files.max(ranks) == 1,
        Role::Pawn => false,
    }
}

fn forward(color: Color) -> i32 {
    color.pick(1, -1)
}

/// Article 3.1.2: whether a piece could capture on that square by 3.2 to 3.8, pinned or not (3.1.3).
fn attacks(grid: &Grid, from: (i32, i32), to: (i32, i32)) -> bool {
    match at(grid, from) {
        None => false,
        Some(Piece { color, role: Role::Pawn }) => (to.0 - from.0).abs() == 1 && to.1 - from.1 == forward(color),
        Some(Piece { role, .. }) => {
            moves_like(role, from, to)
                && (matches!(role, Role::Knight | Role::King)
                    || passed(from, to).into_iter().all(|square| at(grid, square).is_none()))
        }
    }
}

fn attacked(grid: &Grid, square: (i32, i32), by: Color) -> bool {
    Square::ALL
        .into_iter()
        .map(spot)
        .any(|from| at(grid, from).is_some_and(|piece| piece.color == by) && attacks(grid, from, square))
}

/// Article 3.9.1, of any king of that color.
fn in_check(grid: &Grid, color: Color) -> bool {
    Square::ALL
        .into_iter()
        .map(spot)
        .any(|square| at(grid, square) == Some(Role::King.of(color)) && attacked(grid, square, !color))
}

/// Every rule that the move breaks; none if it is legal (3.10.1). When the piece does not move like that at all, what would
/// follow is not asked.
pub fn broken_rules(setup: &Setup, played: Coordinates) -> BTreeSet<Rule> {
    let board = grid(setup);
    let (from, to) = (spot(played.from), spot(played.to));
    let us = setup.turn;
    let mut broken = BTreeSet::new();
    let Some(piece) = at(&board, from).filter(|piece| piece.color == us) else {
        return BTreeSet::from([Rule::OwnMen]);
    };
    if let Some(wing_right) = castling_meant(setup, &board, played, piece) {
        if played.promotion.is_some() {
            broken.insert(Rule::Promotion);
        }
        broken.extend(castling_broken(setup, &board, wing_right));
        return broken;
    }
    match at(&board, to) {
        Some(target) if target.color == us => broken.insert(Rule::OwnPiece),
        Some(Piece { role: Role::King, .. }) => broken.insert(Rule::KingCapture),
        _ => false,
    };
    let mut after = board;
    match piece.role {
        Role::Pawn => {
            let step = (to.0 - from.0, (to.1 - from.1) * forward(us));
            let original = from.1 == us.pick(1, 6);
            match step {
                (0, 1) if at(&board, to).is_some() => drop(broken.insert(Rule::PawnForward)),
                (0, 1) => {}
                (0, 2) => {
                    let middle = (from.0, from.1 + forward(us));
                    if !original || at(&board, middle).is_some() || at(&board, to).is_some() {
                        broken.insert(Rule::PawnDouble);
                    }
                }
                (-1 | 1, 1) => {
                    let beside = (to.0, from.1);
                    let pawn_beside = at(&board, beside) == Some(Role::Pawn.of(!us));
                    if at(&board, to).is_none() {
                        let just_passed = setup.en_passant.map(spot) == Some(to);
                        let double_step_rank = from.1 == us.pick(4, 3);
                        if just_passed && pawn_beside && double_step_rank {
                            after[beside.1 as usize][beside.0 as usize] = None;
                        } else if pawn_beside && double_step_rank {
                            broken.insert(Rule::EnPassant);
                        } else {
                            broken.insert(Rule::PawnCapture);
                        }
                    }
                }
                _ => return BTreeSet::from([Rule::PawnForward]),
            }
        }
        role => {
            if !moves_like(role, from, to) {
                return BTreeSet::from([match role {
                    Role::Bishop => Rule::Bishop,
                    Role::Rook => Rule::Rook,
                    Role::Queen => Rule::Queen,
                    Role::Knight => Rule::Knight,
                    _ => Rule::King,
                }]);
            }
            let line = matches!(role, Role::Bishop | Role::Rook | Role::Queen);
            if line && passed(from, to).into_iter().any(|square| at(&board, square).is_some()) {
                broken.insert(Rule::Jump);
            }
        }
    }
    let last_rank = piece.role == Role::Pawn && to.1 == us.pick(7, 0);
    let good_choice = matches!(played.promotion, Some(Role::Queen | Role::Rook | Role::Bishop | Role::Knight));
    if last_rank != good_choice || (!last_rank && played.promotion.is_some()) {
        broken.insert(Rule::Promotion);
    }
    after[from.1 as usize][from.0 as usize] = None;
    after[to.1 as usize][to.0 as usize] = Some(Piece { color: us, role: played.promotion.unwrap_or(piece.role) });
    if in_check(&after, us) {
        broken.insert(Rule::Check);
    }
    broken
}

/// The king's end file, if this is meant as castling: to the square of a rook with the right, or to the c- or g-file from
/// two files or more away.
fn castling_meant(setup: &Setup, board: &Grid, played: Coordinates, piece: Piece) -> Option<i32> {
    let us = setup.turn;
    let home = us.pick(0, 7);
    let (from, to) = (spot(played.from), spot(played.to));
    if piece.role != Role::King || from.1 != home || to.1 != home {
        return None;
    }
    if at(board, to) == Some(Role::Rook.of(us)) && right_on_side(setup, from.0, to.0 > from.0) == Some(to.0) {
        return Some(if to.0 > from.0 { 6 } else { 2 });
    }
    let far = (to.0 - from.0).abs() >= 2;
    let right = right_on_side(setup, from.0, to.0 == 6).is_some();
    (far && (to.0 == 6 || to.0 == 2) && (from.0 == 4 || right)).then_some(to.0)
}

/// The file of the rook with which this king may still castle to that side; of two claims the outer one counts.
fn right_on_side(setup: &Setup, king_file: i32, to_the_right: bool) -> Option<i32> {
    let rank = Rank::First.seen_by(setup.turn);
    let claimed = |file: &i32| setup.castling.has(Square::new(File::ALL[*file as usize], rank));
    if to_the_right { (king_file + 1..8).rev().find(claimed) } else { (0..king_file).find(claimed) }
}

/// Article 3.8.2 and Guideline II, sentence by sentence.
fn castling_broken(setup: &Setup, board: &Grid, king_end: i32) -> BTreeSet<Rule> {
    let us = setup.turn;
    let home = us.pick(0, 7);
    let kings: Vec<(i32, i32)> =
        Square::ALL.into_iter().map(spot).filter(|&square| at(board, square) == Some(Role::King.of(us))).collect();
    let [king] = kings[..] else { return BTreeSet::from([Rule::CastlingLost]) };
    let rook = right_on_side(setup, king.0, king_end == 6);
    let Some(rook) = rook.filter(|&file| at(board, (file, home)) == Some(Role::Rook.of(us))) else {
        return BTreeSet::from([Rule::CastlingLost]);
    };
    let rook_end = if king_end == 6 { 5 } else { 3 };
    let king_way: Vec<i32> = (king.0.min(king_end)..=king.0.max(king_end)).collect();
    let rook_way = rook.min(rook_end)..=rook.max(rook_end);
    let taken = |file: i32| file != king.0 && file != rook && at(board, (file, home)).is_some();
    let blocked = king_way.iter().copied().chain(rook_way).any(taken);
    let under_fire = king_way.iter().any(|&file| attacked(board, (file, home), !us));
    let mut after = *board;
    after[home as usize][king.0 as usize] = None;
    after[home as usize][rook as usize] = None;
    after[home as usize][king_end as usize] = Some(Role::King.of(us));
    after[home as usize][rook_end as usize] = Some(Role::Rook.of(us));
    if blocked || under_fire || in_check(&after, us) {
        return BTreeSet::from([Rule::CastlingPrevented]);
    }
    BTreeSet::new()
}
