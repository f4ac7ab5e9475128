//! The fast resolver finds exactly the moves that the generator gives.

use jadoube_board::{Bitboard, File, Move, MoveKind, Position, Rank, Role, Square};
use jadoube_notation::{Kings, San, Unresolved, resolve};

use crate::{CROWDED, random_positions};

fn expected(
    moves: &[Move],
    role: Role,
    among: Bitboard,
    to: Square,
    promotion: Option<Role>,
) -> Result<Move, Unresolved> {
    let mut fitting = moves.iter().filter(|m| {
        let pawn_capture = role == Role::Pawn && m.from().file() != to.file();
        m.role() == role
            && m.to() == to
            && m.promotion() == promotion
            && m.castling().is_none()
            && among.contains(m.from())
            && !(pawn_capture && among == Bitboard::ALL)
    });
    match (fitting.next(), fitting.next()) {
        (None, _) => Err(Unresolved::NoMove),
        (Some(&m), None) => Ok(m),
        (Some(_), Some(_)) => Err(Unresolved::Ambiguous),
    }
}

fn check(position: &Position) {
    let moves: Vec<Move> = position.legal_moves().iter().collect();
    let mut hints = vec![Bitboard::ALL];
    hints.extend(File::ALL.map(Bitboard::of_file));
    hints.extend(Rank::ALL.map(Bitboard::of_rank));
    hints.extend([Square::E2, Square::G1, Square::E5, Square::D7].map(Bitboard::of));
    for role in Role::ALL {
        for to in Square::ALL {
            for &among in &hints {
                for promotion in [None, Some(Role::Queen), Some(Role::Knight), Some(Role::King)] {
                    assert_eq!(
                        resolve(position, role, among, to, promotion),
                        expected(&moves, role, among, to, promotion),
                        "{} {role} {among:?} {to} {promotion:?}",
                        position.fen()
                    );
                }
            }
        }
    }
}

#[test]
fn the_resolver_agrees_with_the_generator() {
    for fen in CROWDED {
        check(&fen.parse().unwrap());
    }
    for position in random_positions(1, 12, 150).iter().step_by(3) {
        check(position);
    }
}

#[test]
fn en_passant_that_exposes_the_king_is_not_found() {
    let position: Position = "8/8/8/KPp4r/8/8/8/7k w - c6 0 1".parse().unwrap();
    let capture = resolve(&position, Role::Pawn, Bitboard::of_file(File::B), Square::C6, None);
    assert_eq!(capture, Err(Unresolved::NoMove));
}

/// What is known about the king changes how a move is looked for and never what is found.
#[test]
fn knowing_that_the_king_is_safe_changes_nothing() {
    let (mut found, mut refused) = (0, 0);
    for position in random_positions(2, 40, 150).iter().filter(|position| !position.is_check()) {
        for piece in ["", "N", "B", "R", "Q", "K"] {
            for to in Square::ALL {
                for origin in ["", "b", "e", "4", "x", "dx", "fx"] {
                    let san = San::read(format!("{piece}{origin}{to}").as_bytes());
                    let Some(san) = san else { continue };
                    let expected = san.find(position);
                    assert_eq!(san.find_knowing(position, Kings::Safe), expected, "{} {san:?}", position.fen());
                    *if expected.is_ok() { &mut found } else { &mut refused } += 1;
                }
            }
        }
    }
    assert!(found > 1_000 && refused > 1_000, "{found} {refused}");
}

/// The usual way finds what the general way finds, in check and out of it, and leaves nothing but captures en passant to it. In crowded
/// positions it has to choose among several men.
#[test]
fn find_usual_agrees_with_find_any() {
    let (mut found, mut refused) = (0, 0);
    let crowded = CROWDED.iter().map(|fen| fen.parse().unwrap());
    for position in random_positions(3, 40, 150).into_iter().chain(crowded) {
        for piece in ["", "N", "B", "R", "Q", "K"] {
            for to in Square::ALL {
                for origin in ["", "b", "e", "4", "5", "x", "dx", "fx", "e4", "5x"] {
                    let Some(san) = San::read(format!("{piece}{origin}{to}").as_bytes()) else { continue };
                    let expected = san.find_any(&position);
                    match (san.find_usual(&position, Kings::Unknown), expected) {
                        (Some(m), _) => assert_eq!(Ok(m), expected, "{} {san:?}", position.fen()),
                        (None, Ok(m)) => assert_eq!(m.kind(), MoveKind::EnPassant, "{} {san:?}", position.fen()),
                        (None, Err(_)) => refused += 1,
                    }
                    found += usize::from(expected.is_ok());
                }
            }
        }
    }
    assert!(found > 1_000 && refused > 1_000, "{found} {refused}");
}

/// Of two men on lines to the square one is blocked, pinned, or neither.
#[test]
fn one_of_several_men_is_found_the_usual_way() {
    for (fen, san, from) in [
        ("4k3/8/8/8/8/8/8/R2N1R1K w - - 0 1", "Rc1", Some(Square::A1)),
        ("6k1/8/8/8/8/8/8/R4R1K w - - 0 1", "Rc1", None),
        ("4k3/4r3/8/8/8/8/4N3/1N2K3 w - - 0 1", "Nc3", Some(Square::B1)),
        ("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3", None),
        ("4k3/4r3/8/2N5/8/8/4N3/1N2K3 w - - 0 1", "Nc3", Some(Square::B1)),
        ("4k3/8/8/8/8/4P3/4P3/4K3 w - - 0 1", "e4", Some(Square::E3)),
        ("4r1k1/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "Ne2", None),
        ("4r1k1/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Ne2", Some(Square::G1)),
    ] {
        let position: Position = fen.parse().unwrap();
        let san = San::read(san.as_bytes()).unwrap();
        assert_eq!(san.find_usual(&position, Kings::Unknown).map(Move::from), from, "{fen}");
        assert_eq!(san.find_any(&position).ok().map(Move::from), from, "{fen}");
    }
}
