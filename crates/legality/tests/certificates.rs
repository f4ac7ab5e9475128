//! Every certificate passes the checker, and damaged ones fail.

mod common;

use common::{Dice, Style, random_move};
use jadoube_board::{Bitboard, Board, Color, Piece, Role, Setup, Square};
use jadoube_legality::{Argument, Budget, Case, CheckError, ProofGame, Start, Verdict, check, legality};

const SMALL: Budget = Budget { nodes: 30_000, retractions: 100, kernels: 3_000 };

fn verdict(fen: &str) -> (Setup, Verdict) {
    let setup: Setup = fen.parse().unwrap();
    (setup, legality(&setup, Start::Standard, Budget { nodes: 30_000, ..Budget::DEFAULT }))
}

/// One position for each kind of argument.
const ILLEGAL: [(&str, &str); 10] = [
    ("fault", "4k3/8/8/8/8/8/8/8 w - - 0 1"),
    ("counts", "4k3/8/8/3B4/2B1B3/8/PPPPPPPP/4K3 w - - 0 1"),
    ("counts", "4k3/8/8/NNNNNNN1/NNNNNNNN/8/8/3NK3 b - - 0 1"),
    ("passing", "K1k5/p1ppp3/8/RRRNNN2/QQBBB3/rrnnbbq1/P1PPP3/4rnbq b - - 0 1"),
    ("castling", "4k3/8/8/8/8/8/8/3K3R w K - 0 1"),
    ("origins", "4k3/8/8/8/8/8/1PPPPPPP/B3K3 w - - 0 1"),
    ("kernel", "rnbqkbnr/1ppppppp/P7/8/8/p7/1PPPPPPP/RNBQKB1R w KQkq - 0 1"),
    ("ranks", "2r2q2/2nQ4/Rbr1R1p1/BQ2q1rB/NQ3qP1/3n2QK/1N1kBP1B/4R2q b - - 0 1"),
    ("parity", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"),
    ("last move", "6Qk/2K5/8/8/8/2B5/8/8 b - - 0 1"),
];

#[test]
fn each_kind_of_argument_is_found_and_confirmed() {
    for (name, fen) in ILLEGAL {
        let (setup, verdict) = verdict(fen);
        let Verdict::Illegal(argument) = &verdict else { panic!("{fen}: {verdict}") };
        assert_eq!(argument.name(), name, "{fen}: {argument}");
        assert_eq!(check(&setup, Start::Standard, &verdict), Ok(()), "{fen}");
    }
}

#[test]
fn arguments_do_not_hold_for_positions_that_are_legal() {
    let legal: Setup = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3".parse().unwrap();
    for (_, fen) in ILLEGAL {
        let (_, verdict) = verdict(fen);
        assert!(check(&legal, Start::Standard, &verdict).is_err(), "{fen}");
    }
}

#[test]
fn changed_numbers_are_found_out() {
    let (setup, _) = verdict("4k3/8/8/3B4/2B1B3/8/PPPPPPPP/4K3 w - - 0 1");
    for (color, promoted, gone) in [(Color::White, 3, 0), (Color::Black, 2, 0)] {
        let damaged = Verdict::Illegal(Argument::Promotions { color, promoted, gone });
        assert!(matches!(check(&setup, Start::Standard, &damaged), Err(CheckError::Step { .. })));
    }
    let (setup, verdict) = verdict("4k3/8/8/8/8/8/1PPPPPPP/B3K3 w - - 0 1");
    let Verdict::Illegal(Argument::Origins { color, needed, available, immobile, columns }) = verdict else {
        panic!("origins")
    };
    let origins = |color, available, immobile, columns| {
        Verdict::Illegal(Argument::Origins { color, needed, available, immobile, columns })
    };
    let column = Bitboard::of(Square::A1) | Bitboard::of(Square::A2);
    for damaged in [
        origins(!color, available, immobile, columns.clone()),
        origins(color, available + 1, immobile, columns.clone()),
        origins(color, available, immobile | Bitboard::of(Square::E8), columns.clone()),
        origins(color, available, Bitboard::EMPTY, columns.clone()),
        origins(color, available, immobile, vec![column]),
    ] {
        assert!(check(&setup, Start::Standard, &damaged).is_err(), "{damaged:?}");
    }
}

#[test]
fn ranks_are_found_again() {
    let (setup, verdict) = verdict("2r2q2/2nQ4/Rbr1R1p1/BQ2q1rB/NQ3qP1/3n2QK/1N1kBP1B/4R2q b - - 0 1");
    let Verdict::Illegal(Argument::Ranks { captures }) = verdict else { panic!("ranks: {verdict:?}") };
    let ranks = |captures| Verdict::Illegal(Argument::Ranks { captures });
    for damaged in [
        ranks(captures + 1),
        ranks(captures - 1),
        // Without ranks the pawns get to where they are.
        Verdict::Illegal(Argument::Kernel { captures }),
    ] {
        assert!(check(&setup, Start::Standard, &damaged).is_err(), "{damaged:?}");
    }
    // One capture more, and there are ranks.
    let other = Setup { board: without(&setup.board, Square::E1), ..setup };
    assert!(check(&other, Start::Standard, &ranks(captures + 1)).is_err());
}

/// White's light-squared bishop is the only man that Black captured, but a black pawn captured on f6, a dark square.
const WRONG_SQUARE: &str = "1n6/RPq1Bp2/3B1pQ1/2n3qn/1R3bk1/KQN4n/P1R1qR2/4RN1R b - - 0 1";

#[test]
fn the_square_of_a_forced_capture_is_found_again() {
    let (setup, verdict) = verdict(WRONG_SQUARE);
    assert_eq!(verdict, Verdict::Illegal(Argument::Ranks { captures: 6 }));
    assert_eq!(check(&setup, Start::Standard, &verdict), Ok(()));
    for captures in [5, 7] {
        let damaged = Verdict::Illegal(Argument::Ranks { captures });
        assert!(check(&setup, Start::Standard, &damaged).is_err(), "{captures}");
    }
    // Here a white pawn captured on b3, a light square, and Black's dark-squared bishop is gone.
    let setup: Setup = "rnbqk1nr/pppp1ppp/4p3/8/8/1P6/1PPPPPPP/RNBQKBNR b KQkq - 0 1".parse().unwrap();
    let verdict = legality(&setup, Start::Standard, SMALL);
    assert_eq!(verdict, Verdict::Illegal(Argument::Ranks { captures: 1 }));
    assert_eq!(check(&setup, Start::Standard, &verdict), Ok(()));
    // On b4 it can have captured that bishop, and on b3 the other one.
    for other in [
        "rnbqk1nr/pppp1ppp/4p3/8/1P6/8/1PPPPPPP/RNBQKBNR b KQkq - 0 1",
        "rn1qkbnr/ppp1pppp/3p4/8/8/1P6/1PPPPPPP/RNBQKBNR b KQkq - 0 1",
    ] {
        let refused = check(&other.parse().unwrap(), Start::Standard, &verdict);
        assert!(matches!(refused, Err(CheckError::Step { .. })), "{other}: {refused:?}");
    }
}

fn without(board: &Board, square: Square) -> Board {
    let mut board = *board;
    board.take(square);
    board
}

#[test]
fn a_missing_last_move_is_found_out() {
    let (setup, verdict) = verdict("6Qk/2K5/8/8/8/2B5/8/8 b - - 0 1");
    let Verdict::Illegal(Argument::LastMove { cases }) = verdict else { panic!("last move") };
    for index in 0..cases.len() {
        let mut fewer = cases.clone();
        fewer.remove(index);
        let damaged = Verdict::Illegal(Argument::LastMove { cases: fewer });
        assert!(check(&setup, Start::Standard, &damaged).is_err(), "case {index}");
        // To say that a position is taken back brings in new ones, which are not in the list.
        let mut retracted = cases.clone();
        retracted[index].1 = Case::Retracted;
        let damaged = Verdict::Illegal(Argument::LastMove { cases: retracted });
        assert!(check(&setup, Start::Standard, &damaged).is_err(), "case {index}");
    }
}

#[test]
fn the_initial_position_is_not_taken_back() {
    let initial = Setup::from(Start::Standard.position());
    let damaged = Verdict::Illegal(Argument::LastMove { cases: Vec::new() });
    assert_eq!(check(&initial, Start::Standard, &damaged), Err(CheckError::Initial));
}

#[test]
fn damaged_games_fail() {
    let (setup, verdict) = verdict("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
    let Verdict::Legal(game) = verdict else { panic!("{verdict}") };
    assert_eq!(check(&setup, Start::Standard, &Verdict::Legal(game.clone())), Ok(()));
    for index in 0..game.moves.len() {
        let mut moves = game.moves.clone();
        moves.remove(index);
        let damaged = Verdict::Legal(ProofGame { moves, ..game.clone() });
        assert_eq!(check(&setup, Start::Standard, &damaged), Err(CheckError::Game));
    }
    let mut moves = game.moves.clone();
    moves.swap(0, 1);
    let swapped = Verdict::Legal(ProofGame { moves, ..game.clone() });
    assert_eq!(check(&setup, Start::Standard, &swapped), Err(CheckError::Game));
    // The rights to castle are part of the position.
    let other: Setup = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w Qkq - 2 3".parse().unwrap();
    assert_eq!(check(&other, Start::Standard, &Verdict::Legal(game)), Err(CheckError::Game));
}

#[test]
fn positions_from_short_games_get_certificates_that_pass() {
    let mut dice = Dice(0x2545_f491_4f6c_dd1d);
    let mut legal = 0;
    for game in 0..40 {
        let style = dice.pick(&Style::ALL);
        let mut position = Start::Standard.position();
        for _ in 0..game % 14 {
            let Some(m) = random_move(&position, style, &mut dice) else { break };
            position = position.after(m);
        }
        let setup = Setup::from(position);
        let verdict = legality(&setup, Start::Standard, SMALL);
        assert!(!verdict.is_illegal(), "{}", position.fen());
        assert_eq!(check(&setup, Start::Standard, &verdict), Ok(()), "{}", position.fen());
        legal += usize::from(verdict.is_legal());
    }
    assert!(legal >= 20, "only {legal} of 40 were shown to be legal");
}

/// A board with men on it by chance, lawful or not.
fn any_setup(dice: &mut Dice) -> Setup {
    let mut board = Board::EMPTY;
    for _ in 0..dice.roll(40) {
        let piece = Piece { color: dice.pick(&Color::ALL), role: dice.pick(&Role::ALL) };
        board.put(dice.pick(&Square::ALL), piece);
    }
    if dice.roll(3) > 0 {
        let kings = board.role(Role::King);
        board.clear(kings);
        board.put(dice.pick(&Square::ALL), Role::King.of(Color::White));
        board.put(dice.pick(&Square::ALL), Role::King.of(Color::Black));
    }
    let rights = Bitboard(if dice.roll(4) == 0 { dice.0 } else { 0 });
    Setup {
        board,
        turn: dice.pick(&Color::ALL),
        castling: jadoube_board::Castling::from_rooks(rights),
        en_passant: if dice.roll(4) == 0 { Some(dice.pick(&Square::ALL)) } else { None },
        ..Setup::EMPTY
    }
}

#[test]
fn any_board_gets_an_answer_that_can_be_confirmed() {
    let tiny = Budget { nodes: 300, retractions: 40, kernels: 300 };
    let boards = if common::full() { 20_000 } else { 300 };
    let mut dice = Dice(0x1234_5678_9abc_def1);
    for _ in 0..boards {
        let setup = any_setup(&mut dice);
        let start = match dice.roll(3) {
            0 => Start::Chess960(jadoube_board::ArrayNumber::new(dice.roll(960) as u16).unwrap()),
            _ => Start::Standard,
        };
        let verdict = legality(&setup, start, tiny);
        assert_eq!(check(&setup, start, &verdict), Ok(()), "{}: {verdict:?}", setup.fen());
    }
}

#[test]
fn mirrored_positions_get_the_same_answer() {
    let tiny = Budget { nodes: 0, retractions: 60, kernels: 1_000 };
    let mut dice = Dice(0x0dd0_5eed_0dd0_5eed);
    let mut illegal = 0;
    for _ in 0..300 {
        let setup = any_setup(&mut dice);
        let one = legality(&setup, Start::Standard, tiny);
        let swapped = legality(&setup.mirrored(), Start::Standard, tiny);
        assert_eq!(one.is_illegal(), swapped.is_illegal(), "{}: {one:?} {swapped:?}", setup.fen());
        illegal += usize::from(one.is_illegal());
    }
    assert!(illegal > 100);
}
