//! Plays the mates that are said to be certain.

use jadoube_board::{Board, Castling, Move, Setup};

use super::super::script::piece_move;
use super::super::tried::dice;
use super::*;
use crate::solver;

/// The squares of a walk of exactly this length.
fn walk(from: Square, to: Square, length: usize, open: Bitboard) -> Vec<Square> {
    let mut layers = vec![Bitboard::of(from)];
    for step in 0..length {
        layers.push(around(layers[step]) & open);
    }
    let mut squares = Vec::new();
    let mut at = to;
    for step in (0..length).rev() {
        squares.push(at);
        at = (attacks::king(at) & layers[step]).first().expect("there is a walk of this length");
    }
    assert_eq!(at, from);
    squares.reverse();
    squares
}

/// A king that walks and then goes to and fro.
struct King {
    at: Square,
    path: std::vec::IntoIter<Square>,
    /// The two squares.
    waits: Option<[Square; 2]>,
}

impl King {
    fn step(&mut self) -> Move {
        let to = self.path.next().unwrap_or_else(|| {
            let [one, other] = self.waits.expect("a king that waits has two squares");
            if self.at == one { other } else { one }
        });
        piece_move(Role::King, std::mem::replace(&mut self.at, to), to)
    }
}

/// All last moves of the mating piece, one or two.
fn ways(stage: &Stage, mate: &Mate, view: &Position) -> Vec<Vec<Move>> {
    let blocked = stage.blocked(mate.edge, mate.beside, mate.opposite);
    let mut ways = Vec::new();
    for from in stage.heavy {
        let role = view.board().role_at(from).unwrap();
        if !mate.twice {
            let to = stage.sight(from, from, blocked) & mate.ends;
            ways.extend(to.into_iter().map(|to| vec![piece_move(role, from, to)]));
            continue;
        }
        for stop in stage.stops(from, mate.edge, blocked) {
            let to = stage.sight(from, stop, blocked.without(from.into())) & mate.ends;
            ways.extend(to.into_iter().map(|to| vec![piece_move(role, from, stop), piece_move(role, stop, to)]));
        }
    }
    ways
}

/// Plays every way to mate that is claimed; how many there are.
fn replay(view: &Position) -> usize {
    let Some((stage, mate)) = find(view) else { return 0 };
    let mut before = Vec::new();
    for (color, king) in [(Color::White, stage.king), (Color::Black, stage.target)] {
        let home = view.king(color);
        if king != home {
            before.push(piece_move(Role::King, home, king));
        }
    }
    let path = walk(stage.target, mate.edge, mate.length, stage.roam).into_iter();
    let waits = mate.beside.map(|beside| [mate.edge, beside]);
    let mut black = King { at: stage.target, path, waits };
    let mut white =
        King { at: stage.king, path: Vec::new().into_iter(), waits: stage.aside.map(|aside| [stage.king, aside]) };
    let mut turn = stage.turn;
    while black.path.len() > 0 {
        before.push(if turn == Color::White { white.step() } else { black.step() });
        turn = !turn;
    }
    if turn == Color::Black {
        before.push(black.step());
    }
    if mate.walk > 0 {
        let free = stage.free(mate.edge, mate.beside.unwrap());
        white.path = walk(white.at, mate.opposite, mate.walk, free).into_iter();
        for _ in 0..mate.walk {
            before.push(white.step());
            before.push(black.step());
        }
    }
    let ways = ways(&stage, &mate, view);
    assert!(!ways.is_empty(), "{}", view.fen());
    let back = if mate.twice { Some(black.step()) } else { None };
    for last in &ways {
        let mut line = before.clone();
        line.push(last[0]);
        line.extend(back);
        line.extend(last.get(1));
        assert!(solver::mates(view, &line), "{} {line:?}", view.fen());
    }
    ways.len()
}

/// A position with men on random squares.
fn scattered(draw: &mut impl FnMut(usize) -> usize) -> Option<Position> {
    const ROLES: [Role; 12] = [
        Role::Pawn,
        Role::Pawn,
        Role::Pawn,
        Role::Pawn,
        Role::Pawn,
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Bishop,
        Role::Rook,
        Role::Rook,
        Role::Queen,
    ];
    let mut board = Board::EMPTY;
    for _ in 0..draw(12) {
        let square = Square::ALL[draw(64)];
        let role = ROLES[draw(ROLES.len())];
        if role != Role::Pawn || !Bitboard::BACK_RANKS.contains(square) {
            board.put(square, role.of(Color::ALL[draw(2)]));
        }
    }
    board.put(Square::ALL[draw(64)], Role::Rook.of(Color::White));
    // Kings near the edge, near each other and near the rook are as frequent as others.
    board.put(Square::ALL[draw(64)], Role::King.of(Color::White));
    let king = if draw(2) == 0 { draw(64) } else { [draw(8), 56 + draw(8), 8 * draw(8), 8 * draw(8) + 7][draw(4)] };
    if board.role_at(Square::ALL[king]) == Some(Role::King) {
        return None;
    }
    board.put(Square::ALL[king], Role::King.of(Color::Black));
    let turn = Color::ALL[draw(2)];
    Position::try_from(Setup { board, turn, castling: Castling::NONE, en_passant: None, halfmoves: 0, fullmoves: 1 })
        .ok()
}

#[test]
fn what_is_certain_can_be_played() {
    let rounds = if std::env::var_os("JADOUBE_FULL").is_some() { 20_000_000 } else { 200_000 };
    let mut draw = dice(0x9e37_79b9_7f4a_7c15);
    let (mut positions, mut certain) = (0, 0);
    for _ in 0..rounds {
        let Some(view) = scattered(&mut draw) else { continue };
        positions += 1;
        certain += (replay(&view) > 0) as usize;
    }
    assert!(certain * 5 > positions, "{certain} of {positions}");
}

#[test]
fn certain_mates() {
    for fen in [
        // The king is shut in by its pawns.
        "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
        "6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1",
        // The kings walk to the edge; the bishop covers nothing that matters.
        "8/8/4k3/7p/8/6K1/5R1P/2b5 w - - 0 1",
        // In check.
        "8/8/8/3k4/8/8/3R4/6K1 b - - 0 1",
    ] {
        assert!(replay(&fen.parse().unwrap()) > 0, "{fen}");
    }
    for fen in [
        // A pawn can stop the check.
        "8/8/8/8/8/k7/p1p5/K6R w - - 0 1",
        // No queen, no rook.
        "6k1/5ppp/8/8/8/8/5PPP/B5K1 w - - 0 1",
    ] {
        assert!(find(&fen.parse().unwrap()).is_none(), "{fen}");
    }
}
