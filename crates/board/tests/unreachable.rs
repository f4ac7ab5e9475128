//! Article 3.10.3: each proof with a position that it fits, and one beside it that it must not fit.

mod common;

use common::Chance;
use jadoube_board::{
    ArrayNumber, Bitboard, Color, File, Position, Role, Setup, SetupFault, Square, Start, Unreachable,
};

fn proofs(fen: &str, start: Start) -> Vec<Unreachable> {
    fen.parse::<Setup>().unwrap().provably_unreachable(start)
}

/// For either beginning.
#[track_caller]
fn proven(fen: &str, expected: &[Unreachable]) {
    for start in [Start::Standard, Start::Chess960] {
        let found = proofs(fen, start);
        assert_eq!(found, expected, "{fen} {start:?}");
        let mirrored = fen.parse::<Setup>().unwrap().mirrored();
        assert_eq!(mirrored.provably_unreachable(start).len(), expected.len(), "{fen} {start:?} mirrored");
    }
}

#[track_caller]
fn not_proven(fen: &str) {
    proven(fen, &[]);
}

fn squares<const N: usize>(squares: [Square; N]) -> Bitboard {
    squares.into_iter().collect()
}

#[test]
fn invalid_positions() {
    proven("8/8/8/8/8/8/8/4K3 w - - 0 1", &[Unreachable::Fault(SetupFault::NoKing(Color::Black))]);
    not_proven("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

#[test]
fn too_many_men() {
    use Unreachable::{TooManyMen, TooManyPawns, TooManyPromoted};
    let promoted = TooManyPromoted { color: Color::White, promoted: 1, gone: 0 };
    proven(
        "rnbqkbnr/pppppppp/8/8/8/P7/PPPPPPPP/RNBQKBNR w - - 0 1",
        &[TooManyMen(Color::White, 17), TooManyPawns(Color::White, 9)],
    );
    proven("rnbqkbnr/pppppppp/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1", &[TooManyMen(Color::White, 17), promoted]);
    proven("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", &[TooManyPawns(Color::White, 9)]);
    not_proven("4k3/8/8/8/8/P7/P1PPPPPP/4K3 w - - 0 1");
}

#[test]
fn too_many_promoted() {
    let promoted = |promoted, gone| Unreachable::TooManyPromoted { color: Color::White, promoted, gone };
    proven("7k/8/8/8/2Q2Q2/8/1PPPPPPP/4K2Q w - - 0 1", &[promoted(2, 1)]);
    not_proven("7k/8/8/8/2Q2Q2/8/2PPPPPP/4K2Q w - - 0 1");
    // Two bishops on light squares need a promotion, two on squares of both colors do not.
    proven("4k3/8/8/8/3B1B2/PPPPPPPP/8/4K3 w - - 0 1", &[promoted(1, 0)]);
    not_proven("4k3/8/8/8/3BB3/PPPPPPPP/8/4K3 w - - 0 1");
    // 218 moves, all eight pawns promoted: nine queens are not too many.
    not_proven("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
}

#[test]
fn bishops_outside_of_cages() {
    // b2, d2, e2 and g2 have not moved: both bishops on the fourth rank have been pawns, and no pawn is gone.
    let fen = "4k3/8/8/8/3BB3/8/PPPPPPPP/4K3 w - - 0 1";
    proven(fen, &[Unreachable::TooManyPromoted { color: Color::White, promoted: 2, gone: 0 }]);
    // One of them may have come out by b3, in Chess960 from any square of its color.
    let fen = "4k3/8/8/8/3B4/1P6/P1PPPPPP/4K3 w - - 0 1";
    not_proven(fen);
    // c1 is locked in chess; in Chess960 the bishop may have begun on g1.
    let fen = "4k3/8/8/8/3B4/7P/PPPPPPP1/4K3 w - - 0 1";
    assert_eq!(
        proofs(fen, Start::Standard),
        [Unreachable::TooManyPromoted { color: Color::White, promoted: 1, gone: 0 }]
    );
    assert_eq!(proofs(fen, Start::Chess960), []);
}

#[test]
fn rooks_queens_and_kings_outside_of_cages() {
    // The a1 rook cannot get past a2, b2 and the bishop on c1, and one rook came from h1.
    let out = |fen| proofs(fen, Start::Standard);
    let promoted = [Unreachable::TooManyPromoted { color: Color::White, promoted: 1, gone: 0 }];
    assert_eq!(out("k7/8/8/8/8/P3R2R/1PPPPPP1/N1B1K1N1 w - - 0 1").len(), 0);
    assert_eq!(out("k7/8/8/7P/8/4R2R/PPPPPPP1/1NB1K1N1 w - - 0 1"), promoted);
    assert_eq!(out("k7/8/8/7P/8/4R3/PPPPPPP1/RNB1K1N1 w - - 0 1"), []);
    // The queen cannot get past c2, d2, e2 and the bishops.
    assert_eq!(out("k7/8/8/8/3Q3P/8/PPPPPPP1/RNB1KB1R w - - 0 1"), promoted);
    assert_eq!(out("k7/8/8/8/3Q4/2P5/PP1PPPPP/RNB1KBNR w - - 0 1"), []);
    // Neither can the king.
    proven("4k3/8/8/8/4K3/8/PPPPPPPP/8 w - - 0 1", &[Unreachable::Caged(Square::E4)]);
    not_proven("4k3/8/8/8/4K3/P7/1PPPPPPP/8 w - - 0 1");
    // A king that keeps the right to castle locks too: the queen is behind it.
    assert_eq!(out("k7/8/8/8/3Q4/4P3/PPPP1PPP/RNB1KB1R w - - 0 1"), []);
    assert_eq!(out("k7/8/8/8/3Q3P/8/PPPPPP1P/RNB1K2R w K - 0 1"), promoted);
    assert_eq!(out("k7/8/8/8/3Q3P/8/PPPPPP1P/RNB1K2R w - - 0 1"), []);
}

#[test]
fn bishops_in_cages_that_are_not_theirs() {
    let fen = "4k3/8/8/8/8/8/1PPPPPPP/B3K3 w - - 0 1";
    assert_eq!(proofs(fen, Start::Standard), [Unreachable::Caged(Square::A1)]);
    assert_eq!(proofs(fen, Start::Chess960), []);
    not_proven("4k3/8/8/8/8/1P6/2PPPPPP/B3K3 w - - 0 1");
    let fen = "4k3/8/8/8/8/8/1P1P2P1/B1B1K3 w - - 0 1";
    assert_eq!(proofs(fen, Start::Standard), [Unreachable::Caged(Square::A1)]);
    assert_eq!(proofs(fen, Start::Chess960), [Unreachable::Caged(Square::C1)]);
    // A black pawn may have become a bishop there.
    not_proven("4k3/8/8/8/8/8/1PPPPPPP/b3K3 w - - 0 1");
}

#[test]
fn promotions_without_the_captures_for_them() {
    let start = "rnbqkbnr/ppppppp1/8/8/8/8/PPPPPPP1/RNBQKBNR w - - 0 1";
    not_proven(start);
    // Both h-pawns became knights, and nothing was captured.
    let fen = "rnbqkbnr/ppppppp1/7n/8/8/7N/PPPPPPP1/RNBQKBNR w - - 0 1";
    proven(fen, &[Unreachable::TooFewCapturesToPromote { promoted: 2, captures: 0 }]);
    // One capture, by an h-pawn, lets both pass.
    not_proven("rnbqkbn1/ppppppp1/7n/8/8/7N/PPPPPPP1/RNBQKBNR w - - 0 1");
    // One capture, of a pawn by a pawn, lets three pass, not four.
    not_proven("rnbqkbnr/pppppp2/6n1/8/8/6NN/PPPPPP2/RNBQKBNR w - - 0 1");
    let fen = "rnbqkbnr/pppppp2/6nn/8/8/6NN/PPPPPP2/RNBQKBN1 w - - 0 1";
    proven(fen, &[Unreachable::TooFewCapturesToPromote { promoted: 4, captures: 1 }]);
}

#[test]
fn pawns_that_captured_too_often() {
    let needs = |needed, available| Unreachable::TooFewCapturesForPawns { color: Color::White, needed, available };
    proven("rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w - - 0 1", &[needs(1, 0)]);
    not_proven("rnbqkb1r/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w - - 0 1");
    // Tripled on the a-file: from a, b and c, three captures.
    proven("rnbqkb2/pppppppp/8/8/P7/P7/P2PPPPP/RNBQKBNR w - - 0 1", &[needs(3, 2)]);
    not_proven("1nbqkb2/pppppppp/8/8/P7/P7/P2PPPPP/RNBQKBNR w - - 0 1");
    // Both black bishops were captured at home, where no pawn captures.
    let fen = "rn1qk1nr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w - - 0 1";
    assert_eq!(proofs(fen, Start::Standard), [needs(1, 0)]);
    assert_eq!(proofs(fen, Start::Chess960), []);
    let fen = "rn1qk1nr/p1pppppp/1p6/8/8/P7/P1PPPPPP/RNBQKBNR w - - 0 1";
    assert_eq!(proofs(fen, Start::Standard), []);
}

#[test]
fn pawns_that_cannot_have_come_from_eight_files() {
    proven("4k3/8/8/8/8/PP6/PP6/4K3 w - - 0 1", &[Unreachable::PawnsFromNowhere(Color::White)]);
    not_proven("4k3/8/8/8/8/1PP5/PP6/4K3 w - - 0 1");
}

#[test]
fn pawns_that_passed_each_other() {
    let fen = "rnbqkbnr/ppp1pppp/8/3P4/3p4/8/PPP1PPPP/RNBQKBNR w - - 0 1";
    proven(fen, &[Unreachable::PawnsPassed(File::D)]);
    not_proven("rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w - - 0 1");
    not_proven("rnbqkbnr/ppp1pppp/8/3P4/3p4/8/PPP1PPPP/RNBQKB1R w - - 0 1");
}

#[test]
fn rights_to_castle_that_no_array_gives() {
    let fen = "4k3/8/8/8/8/8/8/R2K3R w KQ - 0 1";
    assert_eq!(proofs(fen, Start::Standard), [Unreachable::CastlingStart(Color::White)]);
    assert_eq!(proofs(fen, Start::Chess960), []);
    proven("4k3/8/8/8/8/8/8/K6R w K - 0 1", &[Unreachable::CastlingStart(Color::White)]);
    not_proven("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    let fen = "r2k3r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(proofs(fen, Start::Chess960), [Unreachable::CastlingNotMirrored]);
    assert_eq!(proofs("r3k1r1/8/8/8/8/8/8/R3K2R w KQkq - 0 1", Start::Chess960), [Unreachable::CastlingNotMirrored]);
    assert_eq!(proofs("r3k1r1/8/8/8/8/8/8/R3K2R w KQq - 0 1", Start::Chess960), []);
    // Black's men there have never moved, so that he needs another that has.
    proven("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", &[Unreachable::NoLastMove(Color::Black)]);
    not_proven("r3k2r/8/p7/8/8/8/8/R3K2R w KQkq - 0 1");
}

#[test]
fn checks_that_no_last_move_explains() {
    let check = |by: Bitboard| [Unreachable::Check(by)];
    // Three pieces.
    let three = squares([Square::A4, Square::E1, Square::F6]);
    proven("8/8/5n2/8/b3K3/8/8/k3r3 w - - 0 1", &check(squares([Square::E1, Square::F6])));
    proven("8/8/5n2/8/r3K3/8/8/k3r3 w - - 0 1", &check(three));
    // Rook and knight, where neither can have opened the other's line: the knight came from a square off the rook's file.
    proven("8/8/5n2/8/4K3/8/8/k3r3 w - - 0 1", &check(squares([Square::E1, Square::F6])));
    not_proven("8/8/8/8/4K3/2n5/8/k3r3 w - - 0 1");
    // A pawn left e2, captured on d1 and became the queen; but not if all eight pawns are still there.
    let both = squares([Square::D1, Square::F1]);
    not_proven("k7/8/8/8/8/3K4/8/3q1b2 w - - 0 1");
    proven("k7/8/pppppppp/8/8/3K4/8/3q1b2 w - - 0 1", &check(both));
    // Two rooks from both sides: neither can have opened the other's line.
    proven("8/8/8/8/8/k7/8/r3K2r w - - 0 1", &check(squares([Square::A1, Square::H1])));
    // A pawn on its second rank never moved, so it gives check only if something discovered it, which nothing does.
    proven("8/3p4/4K3/8/8/8/8/k7 w - - 0 1", &check(Square::D7.into()));
    not_proven("8/8/3p4/4K3/8/8/8/k7 w - - 0 1");
}

#[test]
fn double_check_by_a_capture_en_passant() {
    // exd6 e.p. opened the e-file and the long diagonal: two lines, neither piece moved.
    let fen = "8/8/3Pk3/8/8/1B6/8/K3R3 b - - 0 1";
    not_proven(fen);
    // With a black pawn on d7 the captured pawn cannot have come from there.
    proven("8/3p4/3Pk3/8/8/1B6/8/K3R3 b - - 0 1", &[Unreachable::Check(squares([Square::B3, Square::E1]))]);
}

#[test]
fn castling_explains_a_check() {
    // Only castling brings the rook to f1 between a bishop and its own king, who stood on g1, the rook on h1: on f1 he
    // would have castled out of check.
    let fen = "8/8/8/8/8/5k2/7n/4bRK1 b - - 0 1";
    assert_eq!(proofs(fen, Start::Standard), [Unreachable::Check(Square::F1.into())]);
    assert_eq!(proofs(fen, Start::Chess960), []);
    // No rook stood where a knight is.
    proven("8/8/8/8/8/5k2/7n/4bRKn b - - 0 1", &[Unreachable::Check(Square::F1.into())]);
    not_proven("5k2/8/8/8/8/8/6PP/5RK1 b - - 0 1");
}

#[test]
fn double_steps_that_were_not_the_last_move() {
    // Before e7-e5 the white king was in check from the rook already.
    proven("4k3/8/8/4pP2/8/8/8/r3K3 w - e6 0 1", &[Unreachable::EnPassant(Square::E6)]);
    not_proven("4k3/8/8/4pP2/8/8/8/r3K3 w - - 0 1");
    // Discovered by the pawn that left the seventh rank.
    not_proven("k7/r3K3/8/3pP3/8/8/8/8 w - d6 0 1");
    not_proven("4k3/8/8/4pP2/3K4/8/8/8 w - e6 0 1");
}

#[test]
fn no_last_move_at_all() {
    // White has just moved; the king came from no square that is not beside the other one.
    proven("8/8/8/8/8/8/p1k5/K7 b - - 0 1", &[Unreachable::NoLastMove(Color::White)]);
    not_proven("8/8/8/8/8/2k5/p7/K7 b - - 0 1");
}

#[test]
fn initial_arrays_are_reachable_by_both() {
    for number in ArrayNumber::all() {
        assert_eq!(Setup::from(number).provably_unreachable(Start::Chess960), [], "{number}");
    }
    not_proven("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    not_proven("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1");
}

/// No position of any game is called unreachable: short games, long ones, and ones in which pawns hurry to promote.
#[test]
fn played_positions_are_never_called_unreachable() {
    let mut chance = Chance(20);
    let games = if common::full() { 20_000 } else { 300 };
    for game in 0..games {
        let (start, number) = match game % 2 {
            0 => (Start::Standard, Some(ArrayNumber::STANDARD)),
            _ => (Start::Chess960, ArrayNumber::from_words([chance.word() >> 1])),
        };
        let mut position = number.unwrap_or(ArrayNumber::STANDARD).position();
        // Some games avoid captures and some look for them; some move pawns first, some leave them at home.
        let (captures, pawns) = (chance.below(3), chance.below(3));
        for ply in 0..400 {
            let moves = position.legal_moves();
            let wanted: Vec<_> = moves
                .iter()
                .filter(|m| match captures {
                    0 => m.captures(&position).is_none(),
                    1 => m.captures(&position).is_some(),
                    _ => true,
                })
                .filter(|m| pawns == 0 || (pawns == 1) == (m.role() == Role::Pawn))
                .collect();
            let m = match wanted.as_slice() {
                [] => common::some_move(&position, &mut chance),
                _ if chance.one_in(8) => common::some_move(&position, &mut chance),
                some => Some(some[chance.below(some.len())]),
            };
            let Some(m) = m else { break };
            position = position.after(m);
            let proofs = Setup::from(position).provably_unreachable(start);
            assert_eq!(proofs, [], "game {game}, ply {ply}: {position:?}");
            let silent = Setup { castling: Default::default(), en_passant: None, ..position.into() };
            assert_eq!(silent.provably_unreachable(start), [], "game {game}, ply {ply}: {position:?}, rights left out");
            if start == Start::Standard {
                assert_eq!(Setup::from(position).provably_unreachable(Start::Chess960), []);
            }
        }
    }
}

/// How many positions of the suites are proven unreachable. Those that are were looked at by hand: kings and rooks that
/// never moved and stand alone, double checks by pieces that did not move, far too many men. Positions from games, which
/// all the other suites are made of, are none of them.
#[test]
fn suites_have_as_many_impossible_positions_as_were_checked_by_hand() {
    for (path, expected) in [
        ("perft/standard/roce-hartmann-perftsuite.epd", 19),
        ("perft/standard/marcelk-perft-random.epd", 0),
        ("perft/standard/sedlak-perftsuite2.epd", 0),
        ("perft/standard/shakmaty-scalachess-tricky.epd", 9),
        ("perft/standard/whittington-perft.epd", 18),
        ("perft/standard/whittington-ferdy_perft_double_checks.epd", 0),
        ("perft/standard/whittington-ferdy_perft_enpassant_1.epd", 0),
        ("perft/standard/whittington-ferdy_perft_single_check.epd", 0),
        ("perft/chess960/ethereal-fischer.epd", 0),
        ("fen/cozy-chess/valid.sfens", 0),
    ] {
        let start = if path.contains("standard") { Start::Standard } else { Start::Chess960 };
        let Some(text) = common::suite(path) else { continue };
        let mut proven = Vec::new();
        for line in text.lines() {
            let fen = line.split(';').next().unwrap_or_default().trim();
            // Comments and blank lines of the suites.
            let Ok(position) = fen.parse::<Position>() else { continue };
            if let Some(proof) = Setup::from(position).provably_unreachable(start).first() {
                proven.push(format!("{fen}: {proof}"));
            }
        }
        assert_eq!(proven.len(), expected, "{path}: {proven:#?}");
    }
}
