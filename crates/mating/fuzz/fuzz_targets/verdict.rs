//! Any board that bytes can describe: the verdict does not change with the colors, nor with the sides of the board where
//! nobody can castle, and every line replays to a mate.
#![no_main]

use jadoube_board::{Board, Castling, Color, Piece, Position, Role, Setup, Square};
use jadoube_mating::{Budget, Solver, Verdict};
use libfuzzer_sys::fuzz_target;

const BUDGET: Budget = Budget::nodes(5_000);

fn flipped(position: &Position) -> Option<Position> {
    let board: Board = position.board().iter().map(|(square, piece)| (square.flip_horizontal(), piece)).collect();
    let en_passant = position.en_passant().map(Square::flip_horizontal);
    Position::try_from(Setup { board, turn: position.turn(), en_passant, castling: Castling::NONE, ..Setup::EMPTY }).ok()
}

fuzz_target!(|bytes: &[u8]| {
    let [turn, men @ ..] = bytes else { return };
    let board: Board = men
        .chunks_exact(2)
        .map(|man| {
            let color = if man[0] & 0x40 == 0 { Color::White } else { Color::Black };
            let piece: Piece = Role::ALL[man[1] as usize % 6].of(color);
            (Square::ALL[man[0] as usize & 63], piece)
        })
        .collect();
    let turn = if turn & 1 == 0 { Color::White } else { Color::Black };
    let Ok(position) = Position::try_from(Setup { board, turn, ..Setup::EMPTY }) else { return };
    let mut solver = Solver::new();
    for winner in Color::ALL {
        let verdict = solver.can_mate(&position, winner, BUDGET);
        let mirrored = solver.can_mate(&position.mirrored(), !winner, BUDGET);
        assert_eq!(verdict.to_string(), mirrored.to_string());
        if let Verdict::Winnable { line } = &verdict {
            let mut now = position;
            for &m in line {
                assert!(now.is_legal(m));
                now = now.after(m);
            }
            assert!(now.is_checkmate() && now.turn() != winner);
        }
        if let Some(other) = flipped(&position) {
            let other = solver.can_mate(&other, winner, BUDGET);
            let undecided = |verdict: &Verdict| matches!(verdict, Verdict::Undecided { .. });
            assert!(undecided(&verdict) || undecided(&other) || verdict.is_winnable() == other.is_winnable());
        }
    }
});
