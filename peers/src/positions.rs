//! The positions that are measured, with their published node counts.

/// A position and how many move paths of each length start there.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// The name in the table.
    pub name: &'static str,
    /// The position; Chess960 castling rights are written in Shredder-FEN.
    pub fen: &'static str,
    /// Whether the castling rights need the rules of Chess960.
    pub chess960: bool,
    /// Published counts: `counts[0]` for one ply, `counts[1]` for two, and so on.
    pub counts: &'static [u64],
}

impl Case {
    /// The greatest depth whose count is known and not above `budget`, and that count.
    pub fn within(&self, budget: u64) -> (u8, u64) {
        let (index, &nodes) = self
            .counts
            .iter()
            .enumerate()
            .rfind(|&(_, &nodes)| nodes <= budget)
            .expect("a budget is larger than a count of legal moves");
        (index as u8 + 1, nodes)
    }
}

/// The start position, Kiwipete, the four usual test positions, and four of Chess960.
pub const CASES: &[Case] = &[
    Case {
        name: "start",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        chess960: false,
        counts: &[20, 400, 8_902, 197_281, 4_865_609, 119_060_324],
    },
    Case {
        name: "kiwipete",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        chess960: false,
        counts: &[48, 2_039, 97_862, 4_085_603, 193_690_690],
    },
    Case {
        name: "position 3",
        fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        chess960: false,
        counts: &[14, 191, 2_812, 43_238, 674_624, 11_030_083, 178_633_661],
    },
    Case {
        name: "position 4",
        fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        chess960: false,
        counts: &[6, 264, 9_467, 422_333, 15_833_292],
    },
    Case {
        name: "position 5",
        fen: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        chess960: false,
        counts: &[44, 1_486, 62_379, 2_103_487, 89_941_194],
    },
    Case {
        name: "position 6",
        fen: "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        chess960: false,
        counts: &[46, 2_079, 89_890, 3_894_594, 164_075_551],
    },
    Case {
        name: "960 start",
        fen: "rbknqnbr/pppppppp/8/8/8/8/PPPPPPPP/RBKNQNBR w HAha - 0 1",
        chess960: true,
        counts: &[20, 400, 9_032, 203_232, 5_089_230, 126_480_040],
    },
    Case {
        name: "960 opening",
        fen: "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        chess960: true,
        counts: &[21, 528, 12_189, 326_672, 8_146_062, 227_689_589],
    },
    Case {
        name: "960 middle",
        fen: "1nbbnrkr/p1p1ppp1/3p4/1p3P1p/3Pq2P/8/PPP1P1P1/QNBBNRKR w HFhf - 0 9",
        chess960: true,
        counts: &[28, 1_120, 31_058, 1_171_749, 34_030_312],
    },
    Case {
        name: "960 queens",
        fen: "2rkr3/5PP1/8/5Q2/5q2/8/5pp1/2RKR3 w ECec - 0 1",
        chess960: true,
        counts: &[51, 1_904, 71_005, 2_583_102, 94_370_149],
    },
];
