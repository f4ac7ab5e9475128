//! What several tests need: chance from a seed, positions and setups made of it, and the suites beside the project.
#![allow(dead_code, clippy::print_stderr)]

use std::path::PathBuf;

use jadoube_board::{Board, Castling, Color, Move, Piece, Position, Rank, Role, Setup, Square};

/// A small generator of chance (splitmix64), so that a failure can be repeated from its seed.
pub struct Chance(pub u64);

impl Chance {
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ word >> 31
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.word() % bound as u64) as usize
    }

    pub fn one_in(&mut self, chances: usize) -> bool {
        self.below(chances) == 0
    }
}

/// Positions in which much is possible: castling, en passant, promotion, pins, Chess960 arrays.
const STARTS: [&str; 12] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
    "qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9",
    "1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w FBfb - 0 9",
    "rbqk1r1b/pppppppp/8/8/8/8/PPPPPPPP/RBQK1R1B w FAfa - 0 1",
    "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
];

/// A position some moves into a random game.
pub fn position(chance: &mut Chance) -> Position {
    let mut position: Position = STARTS[chance.below(STARTS.len())].parse().unwrap();
    for _ in 0..chance.below(60) {
        match some_move(&position, chance) {
            Some(m) => position = position.after(m),
            None => break,
        }
    }
    position
}

pub fn some_move(position: &Position, chance: &mut Chance) -> Option<Move> {
    let moves = position.legal_moves();
    if moves.is_empty() { None } else { moves.iter().nth(chance.below(moves.len())) }
}

/// Any arrangement: few pieces or many, pawns anywhere, kings missing or doubled now and then, rights that are wrong.
pub fn setup(chance: &mut Chance) -> Setup {
    let mut board = Board::EMPTY;
    for _ in 0..chance.below(30) {
        let color = Color::ALL[chance.below(2)];
        let role = Role::ALL[chance.below(5)];
        board.put(Square::ALL[chance.below(64)], role.of(color));
    }
    for color in Color::ALL {
        let kings = if chance.one_in(8) { chance.below(3) } else { 1 };
        for _ in 0..kings {
            let home = Square::new(jadoube_board::File::E, Rank::First.seen_by(color));
            let square = if chance.one_in(2) { home } else { Square::ALL[chance.below(64)] };
            board.put(square, Role::King.of(color));
        }
    }
    let mut castling = Castling::NONE;
    for square in Square::ALL {
        let color = if square.rank() == Rank::First { Color::White } else { Color::Black };
        let rook = board.piece_at(square) == Some(Piece { color, role: Role::Rook });
        if (rook && chance.one_in(2)) || chance.one_in(60) {
            castling = castling.with(square);
        }
    }
    let turn = Color::ALL[chance.below(2)];
    let en_passant = chance.one_in(2).then(|| {
        let file = jadoube_board::File::ALL[chance.below(8)];
        let square = Square::new(file, Rank::Sixth.seen_by(turn));
        let pawn = Square::new(file, Rank::Fifth.seen_by(turn));
        if chance.one_in(2) {
            board.put(pawn, Role::Pawn.of(!turn));
        }
        square
    });
    Setup {
        board,
        turn,
        castling,
        en_passant,
        halfmoves: chance.below(120) as u16,
        fullmoves: 1 + chance.below(90) as u32,
    }
}

/// A file of the suites, or `None` and a line that says so where they are not beside the project.
pub fn suite(path: &str) -> Option<String> {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/suites").join(path);
    match std::fs::read(&file) {
        Ok(bytes) => Some(String::from_utf8_lossy(&bytes).into_owned()),
        Err(error) => {
            eprintln!("skipped: no suite {path} beside the project ({error})");
            None
        }
    }
}

/// Whether the long version of a test is wanted.
pub fn full() -> bool {
    std::env::var_os("JADOUBE_FULL").is_some_and(|value| value == "1")
}
