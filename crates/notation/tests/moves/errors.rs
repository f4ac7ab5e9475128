//! What is wrong is said so that a player can act on it.

use jadoube_board::{Breach, Color, File, Position, Rank, Role, Square, Wing};
use jadoube_notation::{Expected, Language, Place, ReadError, read};
use jadoube_texts::{Locale, Message};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn error(fen: &str, text: &str) -> ReadError {
    let position: Position = fen.parse().unwrap();
    let error =
        read(&position, text, Language::ENGLISH).map(|reading| panic!("{text} is {:?}", reading.played)).unwrap_err();
    for locale in Locale::all_and_pseudo() {
        Message::from(&error).try_text(locale).unwrap_or_else(|fault| panic!("{fault}"));
    }
    error
}

fn said(fen: &str, text: &str) -> String {
    error(fen, text).to_string()
}

#[test]
fn errors_point_at_the_unreadable_part() {
    let unexpected = |column, found: &str, expected| ReadError::Unexpected { column, found: found.into(), expected };
    assert_eq!(error(START, ""), ReadError::Empty);
    assert_eq!(error(START, "  "), ReadError::Empty);
    assert_eq!(error(START, "Nz3"), unexpected(2, "z", Expected::Square));
    assert_eq!(error(START, "Nf9"), unexpected(3, "9", Expected::Rank));
    assert_eq!(error(START, "N f"), ReadError::Unfinished(Expected::Rank));
    assert_eq!(error(START, "N"), ReadError::Unfinished(Expected::Square));
    assert_eq!(error(START, "e4 zz"), unexpected(4, "z", Expected::End));
    assert_eq!(error(START, "hello"), unexpected(3, "l", Expected::Rank));
    assert_eq!(error(START, "§"), unexpected(1, "§", Expected::Move));
    assert_eq!(error("8/P7/8/8/8/8/8/k6K w - - 0 1", "a8=Z"), unexpected(4, "Z", Expected::Promotion));
    assert_eq!(said(START, "Nf9"), "column 3: expected a rank (1 to 8), found “9”");
}

#[test]
fn no_such_piece() {
    let bare = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    assert_eq!(error(bare, "Qd4"), ReadError::NoSuchPiece(Color::White, Role::Queen));
    assert_eq!(error(bare, "Rhd1"), ReadError::NoneThere(Color::White, Role::Rook, Place::File(File::H)));
    assert_eq!(error(bare, "R7a3"), ReadError::NoneThere(Color::White, Role::Rook, Place::Rank(Rank::Seventh)));
    assert_eq!(error(bare, "Rh1-d1"), ReadError::NoneThere(Color::White, Role::Rook, Place::Square(Square::H1)));
    assert_eq!(said(bare, "Rhd1"), "White has no rook on the h-file");
}

#[test]
fn blocked_and_by_what() {
    assert_eq!(said(START, "Bb5"), "bishop f1–b5: the white pawn on e2 is in the way");
    assert_eq!(said("4k3/8/8/8/4n3/4P3/8/4K3 w - - 0 1", "e4"), "pawn e3–e4: the black knight on e4 is in the way");
    assert_eq!(said(START, "Bc4"), "bishop f1–c4: the white pawn on e2 is in the way");
}

#[test]
fn a_piece_that_cannot_go_is_not_taken_for_a_pawn() {
    assert_eq!(said(START, "Bb3"), "no bishop can get to b3");
    assert_eq!(said(START, "Bb4"), "no bishop can get to b4");
}

#[test]
fn own_piece_there() {
    assert_eq!(said(START, "Nd2"), "knight b1–d2: a piece of the same color stands on d2");
}

#[test]
fn pinned_and_left_in_check() {
    let pinned = "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1";
    assert_eq!(said(pinned, "Nc3"), "knight e2–c3: the move exposes the king to check from e4");
    let in_check = "4k3/8/8/8/4r3/8/3N4/4K3 w - - 0 1";
    assert_eq!(said(in_check, "Nf3"), "knight d2–f3: the king remains in check from e4");
    assert_eq!(said(in_check, "Ke2"), "king e1–e2: the king would be in check from e4");
}

#[test]
fn two_knights_can_go_there() {
    let knights = "4k3/8/8/8/8/8/8/4NKN1 w - - 0 1";
    assert_eq!(said(knights, "Nf3"), "more than one knight can go to f3: write Nef3 or Ngf3");
    let queens = "6k1/8/8/8/Q6Q/8/8/K6Q w - - 0 1";
    assert_eq!(said(queens, "Qe4"), "more than one queen can go to e4: write Q1e4, Qae4 or Qh4e4");
    assert_eq!(said(queens, "Qhe4"), "more than one queen can go to e4: write Q1e4 or Qh4e4");
    // A pinned knight is not a rival (C.10 speaks of pieces that can move there).
    let one_pinned = "4k3/8/8/8/4r3/8/4N3/4K1N1 w - - 0 1";
    let position: Position = one_pinned.parse().unwrap();
    assert_eq!(read(&position, "Nf3", Language::ENGLISH).unwrap().played.from(), Square::G1);
    let hungarian = Language::find("hu").unwrap();
    let error = read(&knights.parse().unwrap(), "Hf3", hungarian).unwrap_err();
    assert_eq!(Message::from(&error).text(Locale::HU), "több huszár is léphet az f3 mezőre: írja így: Hef3 vagy Hgf3");
}

#[test]
fn promotion_piece_missing_or_impossible() {
    let pawn = "3r4/2P5/8/8/8/8/k6K/8 w - - 0 1";
    assert_eq!(
        said(pawn, "c8"),
        "the pawn that reaches c8 must become a queen, rook, bishop or knight: write c8Q, c8R, c8B or c8N"
    );
    assert!(matches!(error(pawn, "cxd8"), ReadError::PromotionMissing { to: Square::D8, .. }));
    assert_eq!(said(pawn, "c8K"), "pawn c7–c8: a pawn cannot become a king");
    assert_eq!(said(START, "e4=Q"), "pawn e2–e4: only a pawn that reaches the last rank is promoted");
}

#[test]
fn pawns_say_why() {
    assert_eq!(said(START, "e5"), "pawn e2–e5: a pawn does not move like that");
    assert_eq!(
        said("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e5"),
        "pawn e3–e5: only a pawn on its original square advances two squares"
    );
    assert_eq!(
        said("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6"),
        "pawn e5–d6: no pawn has just passed over d6, so none can be captured en passant there"
    );
    assert_eq!(said(START, "exd3"), "pawn e2–d3: a pawn moves diagonally only to capture, and nothing stands on d3");
}

#[test]
fn castling_says_why() {
    let cases = [
        (START, "O-O", Breach::CastlingBlocked(Wing::King, Square::F1)),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "0-0", Breach::CastlingLost(Wing::King)),
        ("4k3/8/8/8/5r2/8/8/4K2R w K - 0 1", "0-0", Breach::CastlingThroughCheck(Wing::King, Square::F1)),
        ("4k3/8/8/8/6r1/8/8/4K2R w K - 0 1", "0-0", Breach::CastlingIntoCheck(Wing::King, Square::G1)),
        ("4k3/8/8/8/4r3/8/8/4K2R w K - 0 1", "Ke1-g1", Breach::CastlingOutOfCheck(Wing::King, Square::E4.into())),
    ];
    for (fen, text, breach) in cases {
        assert_eq!(error(fen, text), ReadError::Castling(breach));
    }
    assert_eq!(said(START, "0-0"), "castling kingside is prevented: f1 is occupied");
}

#[test]
fn squares_without_a_piece_say_why() {
    assert_eq!(said(START, "e4e5"), "e4–e5: there is no piece on e4");
    assert_eq!(said(START, "e7e5"), "pawn e7–e5: the piece on e7 is the opponent's");
    assert_eq!(said(START, "5255"), "pawn e2–e5: a pawn does not move like that");
}

#[test]
fn both_knights_have_their_reasons() {
    let both = "4k3/8/8/8/1b2r3/2N5/4N3/4K3 w - - 0 1";
    assert_eq!(said(both, "Nd4"), "knight e2–d4: the move exposes the king to check from e4");
    let rooks = "4k3/8/8/8/R2P2R1/8/8/4K3 w - - 0 1";
    assert_eq!(
        said(rooks, "Rd4"),
        "rook a4–d4: a piece of the same color stands on d4; rook g4–d4: a piece of the same color stands on d4"
    );
}

#[test]
fn castling_written_as_a_move_of_the_king_says_how_to_write_it() {
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(error(castling, "Kg1"), ReadError::WriteCastling("0-0".to_owned()));
    assert_eq!(error(castling, "Kc1"), ReadError::WriteCastling("0-0-0".to_owned()));
    assert_eq!(said(castling, "Kg1"), "write 0-0 for castling");
    for text in ["Kxh1", "Kh1"] {
        assert_eq!(said(castling, text), "king e1–h1: a piece of the same color stands on h1");
    }
}

#[test]
fn greek_lists_have_no_question_marks_and_their_number() {
    let rooks: Position = "4k3/8/8/8/R2P2R1/8/8/4K3 w - - 0 1".parse().unwrap();
    let each = read(&rooks, "Rd4", Language::ENGLISH).unwrap_err();
    let greek = Message::from(&each).text(Locale::EL);
    assert!(greek.contains("· ") && !greek.contains(';'), "{greek}");
    for (fen, text, wanted) in [
        ("4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1", "Ra2", "από το ε4"),
        ("4k3/8/8/8/4r3/3n4/8/R3K3 w - - 0 1", "Ra2", "από τα δ3 και ε4"),
    ] {
        let position: Position = fen.parse().unwrap();
        let greek = Message::from(&read(&position, text, Language::ENGLISH).unwrap_err()).text(Locale::EL);
        assert!(greek.contains(wanted), "{greek}");
    }
}
