//! Articles 1 to 3 one by one, in examples: what is allowed, and the reason when it is not.

use jadoube_board::Breach::*;
use jadoube_board::{
    Bitboard, Breach, Color, Coordinates, FenErrorKind, Move, Position, Rank, Role, Rule, Setup, SetupFault, Square,
    Wing,
};

fn setup(fen: &str) -> Setup {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// `e2e4`, `e7e8q`, and promotions that no pawn can have.
fn coordinates(text: &str) -> Coordinates {
    let promotion = text[4..].chars().next().and_then(Role::from_char);
    Coordinates { promotion, ..text[..4].parse().unwrap() }
}

fn judge(fen: &str, played: &str) -> Result<Move, Breach> {
    let judged = setup(fen).judge(coordinates(played));
    if let Ok(position) = fen.parse::<Position>() {
        assert_eq!(position.judge(coordinates(played)), judged);
        assert_eq!(judged.is_ok_and(|m| position.is_legal(m)), judged.is_ok());
    }
    judged
}

#[track_caller]
fn refused(fen: &str, played: &str, breach: Breach, rule: Rule) {
    assert_eq!(judge(fen, played), Err(breach));
    assert_eq!(breach.rule(), rule);
}

#[track_caller]
fn allowed(fen: &str, played: &str) {
    assert!(judge(fen, played).is_ok(), "{:?}", judge(fen, played));
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn article_1_players_move_their_own_pieces_in_turn() {
    refused(START, "e7e5", OpponentsPiece(Square::E7), Rule::OwnMen);
    refused(START, "e4e5", NoPiece(Square::E4), Rule::OwnMen);
    allowed(START, "e2e4");
}

#[test]
fn article_1_4_1_the_king_is_not_captured() {
    refused("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2e8", KingCapture(Square::E8), Rule::KingCapture);
}

#[test]
fn article_3_1_no_move_onto_a_piece_of_the_same_color() {
    refused(START, "a1a2", OwnPiece(Square::A2), Rule::OwnPiece);
    refused(START, "g1e2", OwnPiece(Square::E2), Rule::OwnPiece);
    refused(START, "e1d1", OwnPiece(Square::D1), Rule::OwnPiece);
    refused("4k3/8/8/8/8/3P4/4P3/4K3 w - - 0 1", "e2d3", OwnPiece(Square::D3), Rule::OwnPiece);
}

#[test]
fn article_3_1_3_a_pinned_piece_attacks() {
    // The rook on e2 is pinned, and still keeps the black king from h2.
    let pinned = position("4r3/8/8/8/8/8/4R3/4K1k1 b - - 0 1");
    assert!(pinned.board().attacked_by(Color::White).contains(Square::H2));
    refused("4r3/8/8/8/8/8/4R3/4K1k1 b - - 0 1", "g1h2", StepsIntoCheck(Square::E2.into()), Rule::Check);
}

#[test]
fn articles_3_2_to_3_4_bishop_rook_and_queen() {
    let fen = "4k3/8/8/8/3B4/8/1R1Q4/4K3 w - - 0 1";
    allowed(fen, "d4h8");
    allowed(fen, "b2b8");
    allowed(fen, "d2h6");
    allowed(fen, "d2d3");
    refused(fen, "d4d5", NotItsWay(Role::Bishop), Rule::Bishop);
    refused(fen, "b2c3", NotItsWay(Role::Rook), Rule::Rook);
    refused(fen, "d2e4", NotItsWay(Role::Queen), Rule::Queen);
    refused(fen, "d4d4", NotItsWay(Role::Bishop), Rule::Bishop);
}

#[test]
fn article_3_5_no_jumps_over_pieces_of_either_color() {
    refused(START, "c1e3", Jump { role: Role::Bishop, over: Square::D2 }, Rule::Jump);
    refused(START, "a1a8", Jump { role: Role::Rook, over: Square::A2 }, Rule::Jump);
    let between = "4k3/8/8/8/6p1/8/8/3QK3 w - - 0 1";
    refused(between, "d1h5", Jump { role: Role::Queen, over: Square::G4 }, Rule::Jump);
    // The nearest piece is named, from whichever side one comes.
    refused("4k3/8/8/8/8/8/8/rN1n1B1K b - - 0 1", "d1h1", NotItsWay(Role::Knight), Rule::Knight);
    let two = Jump { role: Role::Rook, over: Square::F1 };
    refused("r3k3/8/8/8/8/8/8/1NN2B1r b - - 0 1", "h1a1", two, Rule::Jump);
}

#[test]
fn article_3_6_the_knight_jumps() {
    allowed(START, "g1f3");
    refused(START, "g1g3", NotItsWay(Role::Knight), Rule::Knight);
}

#[test]
fn article_3_7_1_and_3_7_2_the_pawn_advances() {
    let fen = "4k3/8/8/1p6/1P6/p1p5/P1PPn3/4K2R w K - 0 1";
    allowed(fen, "d2d3");
    allowed(fen, "d2d4");
    refused(fen, "a2a3", PawnBlocked(Square::A3), Rule::PawnForward);
    refused(fen, "b4b5", PawnBlocked(Square::B5), Rule::PawnForward);
    refused(fen, "c2c4", DoubleStepBlocked(Square::C3), Rule::PawnDouble);
    refused(fen, "d2d5", NotItsWay(Role::Pawn), Rule::PawnForward);
    refused(fen, "d2d1", NotItsWay(Role::Pawn), Rule::PawnForward);
    refused(fen, "d2e2", NotItsWay(Role::Pawn), Rule::PawnForward);
    refused("4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1", "e2e4", DoubleStepBlocked(Square::E4), Rule::PawnDouble);
    refused("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5", DoubleStepLate, Rule::PawnDouble);
}

#[test]
fn article_3_7_3_the_pawn_captures_diagonally() {
    let fen = "4k3/8/8/8/8/3p1p2/4P3/4K3 w - - 0 1";
    allowed(fen, "e2d3");
    allowed(fen, "e2f3");
    refused("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2d3", NothingToCapture(Square::D3), Rule::PawnCapture);
    // The a-file and the h-file are not neighbours.
    refused("4k3/8/8/8/7p/P7/8/4K3 w - - 0 1", "a3h4", NotItsWay(Role::Pawn), Rule::PawnForward);
}

#[test]
fn articles_3_7_3_1_and_2_en_passant_on_the_next_move_only() {
    allowed("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6");
    refused("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", EnPassantNotNow(Square::D6), Rule::EnPassant);
    // Both pawns leave the rank at once, and the rook sees the king.
    let exposed = "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1";
    refused(exposed, "e5d6", Exposed(Square::H5.into()), Rule::Check);
    // Then the square is not kept: nobody can go there (9.2).
    assert_eq!(position(exposed).en_passant(), None);
    // The pawn that gives check is captured.
    allowed("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", "e4d3");
}

#[test]
fn articles_3_7_3_3_to_5_promotion() {
    let fen = "3n4/4P3/8/8/8/8/k7/4K3 w - - 0 1";
    for piece in ["q", "r", "b", "n"] {
        allowed(fen, &format!("e7e8{piece}"));
        allowed(fen, &format!("e7d8{piece}"));
    }
    refused(fen, "e7e8", PromotionMissing, Rule::Promotion);
    refused(fen, "e7e8k", PromotionTo(Role::King), Rule::Promotion);
    refused(fen, "e7e8p", PromotionTo(Role::Pawn), Rule::Promotion);
    refused(fen, "e1e2q", NoPromotion, Rule::Promotion);
    refused(START, "e2e4q", NoPromotion, Rule::Promotion);
}

#[test]
fn article_3_8_1_the_king_moves_one_square() {
    let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(position(fen).legal_moves_from(Square::E1).len(), 5);
    refused(fen, "e1e3", NotItsWay(Role::King), Rule::King);
    refused(fen, "e1h1", NotItsWay(Role::King), Rule::King);
}

#[test]
fn article_3_8_2_1_castling_lost() {
    refused("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1g1", CastlingLost(Wing::King), Rule::CastlingLost);
    refused("4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "e1c1", CastlingLost(Wing::Queen), Rule::CastlingLost);
    // A right dies when the king moves, when the rook moves and when it is captured.
    let both = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for (played, rights) in [("e1e2", "kq"), ("a1b1", "Kkq"), ("a1a8", "Kk"), ("h1h8", "Qq"), ("e1g1", "kq")] {
        let next = both.play(coordinates(played)).unwrap();
        assert_eq!(next.fen().to_string().split(' ').nth(2), Some(rights), "after {played}");
    }
}

#[test]
fn article_3_8_2_2_castling_prevented_for_the_time_being() {
    let prevented = |fen, played, breach| refused(fen, played, breach, Rule::CastlingPrevented);
    prevented(START, "e1g1", CastlingBlocked(Wing::King, Square::F1));
    prevented("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", CastlingBlocked(Wing::Queen, Square::B1));
    let check = CastlingOutOfCheck(Wing::King, Square::E5.into());
    prevented("4k3/8/8/4r3/8/8/8/R3K2R w KQ - 0 1", "e1g1", check);
    prevented("4k3/8/8/5r2/8/8/8/R3K2R w KQ - 0 1", "e1g1", CastlingThroughCheck(Wing::King, Square::F1));
    prevented("4k3/8/8/6r1/8/8/8/R3K2R w KQ - 0 1", "e1g1", CastlingIntoCheck(Wing::King, Square::G1));
    // The rook may be attacked, and may cross an attacked square.
    allowed("4k3/8/8/7r/8/8/8/R3K2R w KQ - 0 1", "e1g1");
    allowed("4k3/8/8/1r6/8/8/8/R3K2R w KQ - 0 1", "e1c1");
}

#[test]
fn guideline_ii_castling_by_its_final_squares() {
    // The four mechanics: both move, they swap, the king alone, the rook alone.
    for (fen, to_rook, king_to, rook_to) in [
        ("4k3/8/8/8/8/8/8/1K4R1 w G - 0 1", "b1g1", Square::G1, Square::F1),
        ("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1", Square::G1, Square::F1),
        ("4k3/8/8/8/8/8/8/2RK4 w C - 0 1", "d1c1", Square::C1, Square::D1),
        ("3k4/8/8/8/8/8/8/4KR2 w F - 0 1", "e1f1", Square::G1, Square::F1),
        ("4k3/8/8/8/8/8/8/R1K5 w A - 0 1", "c1a1", Square::C1, Square::D1),
    ] {
        let m = judge(fen, to_rook).unwrap();
        let next = position(fen).after(m);
        assert_eq!(next.board().piece_at(king_to), Some(Role::King.of(Color::White)), "{fen}");
        assert_eq!(next.board().piece_at(rook_to), Some(Role::Rook.of(Color::White)), "{fen}");
        assert_eq!(next.board().occupied().len(), 3);
        assert_eq!(m.to_coordinates(&position(fen)), coordinates(to_rook));
    }
    // II.3.2.7.5: a piece on a1 or b1 is not an obstacle, one on the way of the king or the rook is.
    assert!(position("4k3/8/8/8/8/8/8/NB1RK3 w D - 0 1").judge_castling(Wing::Queen).is_ok());
    assert_eq!(
        position("4k3/8/8/8/8/8/8/1R1NK3 w B - 0 1").judge_castling(Wing::Queen),
        Err(CastlingBlocked(Wing::Queen, Square::D1))
    );
    // The rook leaves the line on which it shielded the king.
    let exposed = position("4k3/8/8/8/8/8/8/rRK5 w B - 0 1");
    assert_eq!(exposed.judge_castling(Wing::Queen), Err(CastlingIntoCheck(Wing::Queen, Square::C1)));
    assert!(exposed.legal_moves().iter().all(|m| m.castling().is_none()));
    // A king that may castle from b1 makes a plain step to c1 when it goes there.
    let step = judge("4k3/8/8/8/8/8/8/1K4R1 w G - 0 1", "b1c1").unwrap();
    assert_eq!(step.castling(), None);
}

#[test]
fn article_3_9_check() {
    refused("4k3/8/8/8/8/8/4r3/K7 w - - 0 1", "a1a2", StepsIntoCheck(Square::E2.into()), Rule::Check);
    refused("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", "e2c3", Exposed(Square::E4.into()), Rule::Check);
    refused("4k3/8/8/8/4r3/8/8/1N2K3 w - - 0 1", "b1a3", LeftInCheck(Square::E4.into()), Rule::Check);
    // The king does not hide the square behind it.
    refused("4k3/8/8/8/4r3/8/4K3/8 w - - 0 1", "e2e1", StepsIntoCheck(Square::E4.into()), Rule::Check);
    let double = position("4k3/8/8/8/1b2r3/8/8/R3K2R w - - 0 1");
    assert!(double.checkers().many() && double.legal_moves().iter().all(|m| m.role() == Role::King));
}

#[test]
fn mate_and_stalemate() {
    let mate = position("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    assert!(mate.is_check() && mate.is_checkmate() && !mate.is_stalemate());
    let stalemate = position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert!(!stalemate.is_check() && stalemate.is_stalemate() && !stalemate.is_checkmate());
}

#[test]
fn boards_in_breach_of_the_laws_still_have_moves() {
    // The player not to move is in check: the king is not captured, everything else is as ever.
    let waiting = setup("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1");
    assert!(Position::try_from(waiting).is_err());
    assert_eq!(waiting.moves().len(), 12 + 4);
    // Both kings are attacked: the player to move has to answer.
    let both = setup("4k3/8/8/8/8/8/4Rr2/5K2 b - - 0 1");
    assert!(both.is_check());
    assert!(both.moves().iter().all(|&m| !both.after(m).attackers_of_king(Color::Black).any()));
    assert!(!both.moves().is_empty());
    // A pawn left on the last rank has no move, and does not give check there.
    let left = setup("P3k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert!(left.moves().iter().all(|m| m.from() != Square::A8));
    // No king, no check; two kings, neither may be left in check, and neither castles.
    assert_eq!(setup("8/8/8/8/8/8/8/R7 w - - 0 1").moves().len(), 14);
    let two = setup("4k3/8/8/8/8/r7/8/K3K2R w K - 0 1");
    assert_eq!(two.judge_castling(Wing::King), Err(CastlingLost(Wing::King)));
    assert_eq!(two.judge(coordinates("h1h2")), Err(LeftInCheck(Square::A3.into())));
}

#[test]
fn more_moves_than_any_game_can_have() {
    let most = position("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    assert_eq!(most.legal_moves().len(), 218);
    for fen in [
        "QQQQQQBk/Q6B/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1",
        "k7/8/1QQQQQQ1/1QQQQQQ1/1QQQQQQ1/1QQQQQQ1/8/7K b - - 0 1",
        "NNNNNNNN/NNNNNNNN/8/8/8/8/k7/7K w - - 0 1",
    ] {
        let strange = position(fen);
        assert_eq!(strange.legal_moves().iter().count(), setup(fen).moves().len(), "{fen}");
    }
}

#[test]
fn a_position_is_small() {
    assert_eq!(size_of::<Position>(), 48);
    assert_eq!(size_of::<Move>(), 4);
}

#[test]
fn all_faults_of_a_setup_are_reported() {
    let error = Position::try_from(setup("P3k2K/8/8/8/8/8/8/4r2K w KQkq e6 0 1")).unwrap_err();
    assert_eq!(
        error.faults(),
        [
            SetupFault::SeveralKings(Color::White, Bitboard::of(Square::H1) | Bitboard::of(Square::H8)),
            SetupFault::PawnsOnBackRank(Square::A8.into()),
            SetupFault::CastlingRookAway(Color::White, Square::A1),
            SetupFault::CastlingRookAway(Color::White, Square::H1),
            SetupFault::CastlingKingAway(Color::White),
            SetupFault::CastlingRookAway(Color::Black, Square::A8),
            SetupFault::CastlingRookAway(Color::Black, Square::H8),
            SetupFault::EnPassant(Square::E6),
        ]
    );
    let check = Position::try_from(setup("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1")).unwrap_err();
    assert_eq!(check.to_string(), "it is white's turn, but the black king is in check from e2");
    let mended = setup("r3k3/8/8/3pP3/8/8/8/4K2R w KQkq d6 0 1").without_impossible_rights();
    assert_eq!(mended.fen().to_string(), "r3k3/8/8/3pP3/8/8/8/4K2R w Kq d6 0 1");
}

#[test]
fn a_fen_is_refused_where_it_is_wrong() {
    for (fen, column, kind) in [
        ("", 1, FenErrorKind::Empty),
        ("rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 14, FenErrorKind::BadPiece('x')),
        ("rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 17, FenErrorKind::ShortRank(Rank::Seventh, 7)),
        ("rnbqkbnrr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w", 9, FenErrorKind::LongRank(Rank::Eighth)),
        ("8/8/8/8/8/8/8 w - - 0 1", 14, FenErrorKind::FewRanks(7)),
        ("8/8/8/8/8/8/8/8/8 w - - 0 1", 16, FenErrorKind::ManyRanks),
        ("8/8/8/8/8/8/8/8 x - - 0 1", 17, FenErrorKind::BadTurn("x".into())),
        ("8/8/8/8/8/8/8/8 w Kx - 0 1", 20, FenErrorKind::BadCastling('x')),
        ("8/8/8/8/8/8/8/8 w - e9 0 1", 21, FenErrorKind::BadEnPassant("e9".into())),
        ("8/8/8/8/8/8/8/8 w - - 1e3 1", 23, FenErrorKind::BadHalfmoves("1e3".into())),
        ("8/8/8/8/8/8/8/8 w - - 65536 1", 23, FenErrorKind::BadHalfmoves("65536".into())),
        ("8/8/8/8/8/8/8/8 w - - 0 x", 25, FenErrorKind::BadFullmoves("x".into())),
        ("8/8/8/8/8/8/8/8 w - - 0 1 bm", 27, FenErrorKind::Surplus("bm".into())),
    ] {
        let error = fen.parse::<Setup>().unwrap_err();
        assert_eq!((error.column(), error.kind()), (column, &kind), "{fen}");
    }
}

#[test]
fn a_fen_is_read_tolerantly_and_written_canonically() {
    for (fen, canonical) in [
        ("  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\tw  qkQK -", START),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR W HAha - - -", START),
        ("rnbqkbnr/pppppppp/44/11111111/8/8/PPPPPPPP/RNBQKBNR w KQkq -0 0", START),
        ("4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        ("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"),
        ("1rk2r1r/8/8/8/8/8/8/1RK2R1R w FBkq - 0 1", "1rk2r1r/8/8/8/8/8/8/1RK2R1R w FQkq - 0 1"),
    ] {
        assert_eq!(position(fen).fen().to_string(), canonical);
    }
}

#[test]
fn article_9_2_identity() {
    let right = position("4k2r/8/8/8/8/8/8/4K3 w k - 0 1");
    let lost = position("4k2r/8/8/8/8/8/8/4K3 w - - 0 1");
    assert!(!right.same_position(&lost) && right.key() != lost.key());
    // A pawn that is pinned cannot capture en passant, so the square does not count.
    let pinned = position("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    let free = position("4r1k1/8/8/3pP3/8/8/8/4K3 w - - 5 9");
    assert!(pinned.same_position(&free) && pinned.key() == free.key());
    let other_turn = position("4r1k1/8/8/3pP3/8/8/8/4K3 b - - 5 9");
    assert!(!other_turn.same_position(&free) && other_turn.key() != free.key());
}

#[test]
fn the_first_of_several_reasons_is_given() {
    // The way is barred and a piece of the same color stands at its end: the way comes first.
    refused(START, "a1a2", OwnPiece(Square::A2), Rule::OwnPiece);
    let barred = "4k3/8/8/8/P7/p7/8/R3K3 w Q - 0 1";
    refused(barred, "a1a4", Jump { role: Role::Rook, over: Square::A3 }, Rule::Jump);
    // In check, with a piece in between, and the right lost: the right, then the squares, then the check.
    let lost = "4k3/8/8/8/4r3/8/8/R3KB1R w Q - 0 1";
    assert_eq!(setup(lost).judge_castling(Wing::King), Err(CastlingLost(Wing::King)));
    let blocked = "4k3/8/8/8/4r3/8/8/R3KB1R w KQ - 0 1";
    assert_eq!(setup(blocked).judge_castling(Wing::King), Err(CastlingBlocked(Wing::King, Square::F1)));
    let checked = CastlingOutOfCheck(Wing::Queen, Square::E4.into());
    assert_eq!(setup(blocked).judge_castling(Wing::Queen), Err(checked));
}

#[test]
fn a_castling_right_on_the_kings_square_hides_no_rook() {
    let stale = setup("4k3/8/8/8/8/8/8/4K2R w EH - 0 1");
    assert!(stale.judge(coordinates("e1g1")).is_ok());
    refused("4k3/8/8/8/8/8/8/K7 w Q - 0 1", "a1g1", NotItsWay(Role::King), Rule::King);
}

#[test]
fn the_outer_of_two_rooks_has_the_castling_right() {
    let two = setup("4k3/8/8/8/8/8/8/1R2KR1R w FHB - 0 1");
    assert!(two.faults().contains(&SetupFault::CastlingTwice(Color::White, Wing::King)));
    assert_eq!(two.judge_castling(Wing::King), Err(CastlingBlocked(Wing::King, Square::F1)));
    assert_eq!(two.judge(coordinates("e1f1")), Err(OwnPiece(Square::F1)));
    assert_eq!(two.without_impossible_rights().to_string(), "4k3/8/8/8/8/8/8/1R2KR1R w KQ - 0 1");
}

#[test]
fn en_passant_only_where_a_double_step_ends() {
    for (fen, played) in [("4k3/8/8/8/8/pP6/8/4K3 w - a4 0 1", "b3a4"), ("4k3/8/8/8/8/8/8/pP2K3 w - a2 0 1", "b1a2")] {
        assert_eq!(setup(fen).judge(coordinates(played)).map_err(Breach::rule), Err(Rule::PawnCapture), "{fen}");
    }
    // Where the pawn came from, and what it passed over, must be empty.
    for fen in ["4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1"] {
        assert_eq!(setup(fen).faults(), [SetupFault::EnPassant(Square::D6)], "{fen}");
    }
}

#[test]
fn a_pinned_pawn_is_refused_for_its_pin_also_when_the_double_step_is_forgotten() {
    for (fen, by) in [
        ("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1", Square::E8),
        ("6k1/8/8/K2pP2r/8/8/8/8 w - d6 0 1", Square::H5),
        ("6kb/8/8/3pP3/3K4/8/8/8 w - d6 0 1", Square::H8),
    ] {
        refused(fen, "e5d6", Exposed(by.into()), Rule::Check);
        assert_eq!(position(fen).en_passant(), None);
    }
}

#[test]
fn a_double_step_leaves_its_square_on_a_setup_and_only_a_usable_one_on_a_position() {
    let start = Position::standard();
    let m = start.judge(coordinates("e2e4")).unwrap();
    assert_eq!(Setup::from(start).after(m).en_passant, Some(Square::E3));
    assert_eq!(start.after(m).en_passant(), None);
}

#[test]
fn the_counters_count() {
    let game = ["e2e4", "g8f6", "e4e5", "f6d5", "g1f3", "d5c3", "d2c3", "g7g6", "f1e2", "f8g7", "e1g1"];
    let expected = [(0, 1), (1, 2), (0, 2), (1, 3), (2, 3), (3, 4), (0, 4), (0, 5), (1, 5), (2, 6), (3, 6)];
    let mut position = Position::standard();
    for (played, counters) in game.into_iter().zip(expected) {
        position = position.play(coordinates(played)).unwrap();
        assert_eq!((position.halfmoves(), position.fullmoves()), counters, "after {played}");
    }
    let capture = Position::play(&position, coordinates("g7e5")).unwrap();
    assert_eq!((capture.halfmoves(), capture.fullmoves()), (0, 7));
}

#[test]
fn castling_in_coordinates() {
    let both = position("1r2k1r1/8/8/8/8/8/8/R3K1R1 w GAgb - 0 1");
    let one = position("1r2k1r1/8/8/8/8/8/8/R3K1R1 w Agb - 0 1");
    let alone = position("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    for (position, short, chess960) in [(both, "e1a1", "e1a1"), (one, "e1a1", "e1a1"), (alone, "e1c1", "e1a1")] {
        let m = position.judge_castling(Wing::Queen).unwrap();
        assert_eq!(m.to_coordinates(&position).to_string(), short);
        assert_eq!(m.to_chess960_coordinates(&position).to_string(), chess960);
        assert_eq!(position.judge(m.to_chess960_coordinates(&position)), Ok(m));
    }
}

#[test]
fn coordinates_are_read_as_uci_writes_them() {
    for text in ["e2e4", "e7e8q", "a1h8"] {
        assert_eq!(text.parse::<Coordinates>().unwrap().to_string(), text);
    }
    for text in ["", "e2", "e2e", "e2e9", "e7e8k", "e7e8qq", "e2-e4", "éé", "e2e4 "] {
        assert!(text.parse::<Coordinates>().is_err(), "{text:?}");
    }
}

#[test]
fn keys_stay_what_they_are() {
    assert_eq!(Position::standard().key(), 0x24b6_e48f_395e_57a4);
}
