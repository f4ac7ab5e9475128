//! What must hold of every position and every setup, tried on random ones.

mod common;
#[path = "common/obvious.rs"]
mod obvious;

use std::collections::BTreeSet;

use common::Chance;
use jadoube_board::perft::{perft, perft_each};
use jadoube_board::{Board, Castling, Color, Coordinates, Move, Position, Role, Setup, Square, Wing, attacks};
use proptest::prelude::*;

fn every_try() -> impl Iterator<Item = Coordinates> {
    let promotions = [None, Some(Role::Queen), Some(Role::Knight), Some(Role::King)];
    Square::ALL.into_iter().flat_map(move |from| {
        Square::ALL
            .into_iter()
            .flat_map(move |to| promotions.into_iter().map(move |promotion| Coordinates { from, to, promotion }))
    })
}

/// The reason for each illegal move names a rule that the obvious reader finds broken too, and nothing else is refused.
fn agrees_with_the_obvious_reader(setup: &Setup) -> Result<(), TestCaseError> {
    for played in every_try() {
        let broken = obvious::broken_rules(setup, played);
        match setup.judge(played) {
            Ok(m) => {
                prop_assert!(broken.is_empty(), "{} {played}: allowed as {m:?}, but breaks {broken:?}", setup.fen())
            }
            Err(breach) => prop_assert!(
                broken.contains(&breach.rule()),
                "{} {played}: {breach} ({:?}), but breaks {broken:?}",
                setup.fen(),
                breach.rule()
            ),
        }
    }
    Ok(())
}

fn sorted(moves: impl IntoIterator<Item = Move>) -> BTreeSet<Move> {
    moves.into_iter().collect()
}

fn castling_agrees(position: &Position) -> Result<(), TestCaseError> {
    for wing in Wing::ALL {
        prop_assert_eq!(position.castles(wing), position.judge_castling(wing).ok(), "{} {:?}", position.fen(), wing);
    }
    Ok(())
}

#[test]
fn a_king_in_check_where_castling_would_bring_it_does_not_castle() {
    for (fen, wing) in
        [("4k3/8/8/8/8/8/8/r5KR w H - 0 1", Wing::King), ("4k3/8/8/8/8/8/8/1RK4r w B - 0 1", Wing::Queen)]
    {
        let position: Position = fen.parse().unwrap();
        assert!(position.is_check() && position.castles(wing).is_none(), "{fen}");
    }
}

/// Whatever stands wherever: another man beside king and rooks, and a third one in between.
#[test]
fn castling_in_the_standard_array_agrees_with_the_articles() {
    let (mut legal, mut barred) = (0, 0);
    for color in Color::ALL {
        let mut start = Setup::from("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1".parse::<Position>().unwrap());
        start.turn = color;
        let free = |setup: &Setup| {
            Square::ALL.into_iter().filter(|&square| setup.board.piece_at(square).is_none()).collect::<Vec<_>>()
        };
        for first in free(&start) {
            for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
                for owner in Color::ALL {
                    let mut one = start;
                    one.board.put(first, role.of(owner));
                    for second in free(&one).into_iter().step_by(3) {
                        let mut two = one;
                        two.board.put(second, Role::Knight.of(color));
                        for setup in [one, two] {
                            let Ok(position) = Position::try_from(setup) else { continue };
                            castling_agrees(&position).unwrap();
                            let found = Wing::ALL.into_iter().filter(|&wing| position.castles(wing).is_some()).count();
                            legal += found;
                            barred += 2 - found;
                        }
                    }
                }
            }
        }
    }
    assert!(legal > 1_000 && barred > 1_000, "{legal} {barred}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: if common::full() { 4000 } else { 250 }, ..ProptestConfig::default() })]

    #[test]
    fn reasons_agree_with_the_articles_in_positions(seed: u64) {
        agrees_with_the_obvious_reader(&common::position(&mut Chance(seed)).into())?;
    }

    #[test]
    fn reasons_agree_with_the_articles_on_any_board(seed: u64) {
        agrees_with_the_obvious_reader(&common::setup(&mut Chance(seed)))?;
    }

    #[test]
    fn the_generator_finds_what_article_3_allows(seed: u64) {
        let position = common::position(&mut Chance(seed));
        let moves = position.legal_moves();
        prop_assert_eq!(sorted(&moves), sorted(Setup::from(position).moves()), "{}", position.fen());
        prop_assert_eq!(moves.len(), moves.iter().count());
        prop_assert_eq!(moves.len(), position.count_moves());
        prop_assert_eq!(position.has_moves(), !moves.is_empty());
    }

    #[test]
    fn castling_is_found_where_it_is_judged_legal(seed: u64) {
        let strange = common::setup(&mut Chance(seed)).without_impossible_rights();
        let positions = [Some(common::position(&mut Chance(seed))), Position::try_from(strange).ok()];
        for position in positions.into_iter().flatten() {
            castling_agrees(&position)?;
        }
    }

    /// A king and a rook on the first rank and some other men near them, which random games seldom have.
    #[test]
    fn castling_on_a_nearly_empty_board_is_found_where_it_is_judged_legal(seed: u64) {
        let chance = &mut Chance(seed);
        let (king, rook) = (chance.below(8), chance.below(8));
        let mut board = Board::EMPTY;
        for _ in 0..chance.below(4) {
            let square = Square::ALL[if chance.one_in(2) { chance.below(8) } else { chance.below(64) }];
            board.put(square, [Role::Rook, Role::Bishop, Role::Queen, Role::Knight][chance.below(4)].of(Color::Black));
        }
        board.put(Square::ALL[rook], Role::Rook.of(Color::White));
        board.put(Square::ALL[king], Role::King.of(Color::White));
        board.put(Square::ALL[56 + chance.below(8)], Role::King.of(Color::Black));
        let castling = Castling::NONE.with(Square::ALL[rook]);
        let setup = Setup { board, castling, ..Setup::from(Position::standard()) };
        if let Ok(position) = Position::try_from(setup.without_impossible_rights()) {
            castling_agrees(&position)?;
        }
    }

    #[test]
    fn check_is_seen_at_the_squares_of_the_move_and_moves_are_made_in_place(seed: u64) {
        let position = common::position(&mut Chance(seed));
        for m in position.legal_moves().iter() {
            let after = position.after(m);
            prop_assert_eq!(after.is_check_by(m), after.is_check(), "{} {:?}", position.fen(), m);
            let mut made = position;
            made.make(m);
            prop_assert_eq!(made, after, "{} {:?}", position.fen(), m);
        }
    }

    #[test]
    fn a_move_leaves_the_king_safe_if_nothing_attacks_it_afterwards(seed: u64) {
        let position = common::position(&mut Chance(seed));
        let us = position.turn();
        prop_assert_eq!(position.own(), position.board().color(us));
        for from in position.own() {
            for to in !position.own() {
                let takes_en_passant = position.en_passant() == Some(to);
                let victims = [Some(to), takes_en_passant.then(|| Square::new(to.file(), from.rank()))];
                // Beside that square may stand the player's own men, if they are not the pawn that captures.
                for victim in victims.into_iter().flatten().filter(|&victim| !position.own().contains(victim)) {
                    let mut board = *position.board();
                    let Some(piece) = board.take(from) else { continue };
                    board.take(victim);
                    board.put(to, piece);
                    let king = board.king(us).unwrap();
                    let safe = board.attackers(king, !us, board.occupied()).is_empty();
                    let found = position.leaves_king_safe(piece.role, from, to, victim);
                    prop_assert_eq!(found, safe, "{} {:?} {} {} {}", position.fen(), piece, from, to, victim);
                }
                // What is asked before a move is answered the same while it is made.
                let Some(role) = position.board().role_at(from) else { continue };
                let m = Move::simple(role, from, to);
                let (mut made, mut expected) = (position, position);
                let safe = position.leaves_king_safe(role, from, to, to);
                if safe {
                    expected.make(m);
                }
                prop_assert_eq!(made.make_if_safe(m), safe, "{} {:?}", position.fen(), m);
                prop_assert_eq!(made, expected, "{} {:?}", position.fen(), m);
            }
        }
    }

    #[test]
    fn what_goes_to_a_square_comes_from_its_origins(seed: u64) {
        let position = common::position(&mut Chance(seed));
        for m in position.legal_moves().iter() {
            // In Chess960 a king that castles may go a single step.
            if m.castling().is_some() {
                continue;
            }
            let piece = m.role().of(position.turn());
            let captures = position.board().occupied().contains(m.to());
            let found = attacks::origins(piece, m.to(), captures).contains(m.from());
            let usual = m.promotion().is_none() && (captures || m.captures(&position).is_none());
            prop_assert_eq!(found, usual, "{} {:?}", position.fen(), m);
        }
        // Nothing else on these squares could go there on an empty board.
        for to in Square::ALL {
            for piece in Role::ALL.into_iter().flat_map(|role| Color::ALL.map(|color| role.of(color))) {
                for from in attacks::origins(piece, to, true) {
                    prop_assert!(attacks::reach(piece, from).contains(to), "{:?} {} {}", piece, from, to);
                }
            }
        }
    }

    #[test]
    fn strange_boards_that_can_be_played_have_the_moves_of_article_3(seed: u64) {
        let setup = common::setup(&mut Chance(seed)).without_impossible_rights();
        if let Ok(position) = Position::try_from(setup) {
            prop_assert_eq!(sorted(&position.legal_moves()), sorted(setup.moves()), "{}", position.fen());
        }
    }

    #[test]
    fn moves_of_single_squares_and_captures_are_parts_of_the_whole(seed: u64) {
        let position = common::position(&mut Chance(seed));
        let all = sorted(&position.legal_moves());
        let by_square = Square::ALL.into_iter().flat_map(|from| {
            let moves: Vec<Move> = position.legal_moves_from(from).iter().collect();
            assert!(moves.iter().all(|m| m.from() == from));
            moves
        });
        prop_assert_eq!(sorted(by_square), all.clone());
        let captures = all.iter().copied().filter(|m| m.captures(&position).is_some());
        prop_assert_eq!(sorted(&position.legal_captures()), sorted(captures));
        for m in all {
            prop_assert!(position.is_legal(m));
            prop_assert_eq!(position.judge(m.to_coordinates(&position)), Ok(m), "{} {:?}", position.fen(), m);
        }
    }

    #[test]
    fn a_move_leads_to_a_lawful_position_with_a_lawful_en_passant_square(seed: u64) {
        let position = common::position(&mut Chance(seed));
        position.visit_next(|m, next| {
            assert_eq!(*next, position.after(m));
            let setup = Setup::from(*next);
            assert_eq!(setup.faults(), [], "{} {m:?}", position.fen());
            // The words of Article 3, which set the square after every double step, lead to the same position.
            assert_eq!(Position::try_from(Setup::from(position).after(m)).as_ref(), Ok(next));
            let en_passant = next.legal_moves().iter().any(|m| m.kind() == jadoube_board::MoveKind::EnPassant);
            assert_eq!(next.en_passant().is_some(), en_passant, "{}", next.fen());
        });
    }

    #[test]
    fn the_mirrored_position_has_the_mirrored_moves(seed: u64) {
        let position = common::position(&mut Chance(seed));
        let mirrored = position.mirrored();
        prop_assert_eq!(mirrored.mirrored(), position);
        let expected = sorted(position.legal_moves().iter().map(Move::mirrored));
        prop_assert_eq!(sorted(&mirrored.legal_moves()), expected);
        prop_assert_eq!(mirrored.is_check(), position.is_check());
        for m in &position.legal_moves() {
            let (mut there, mut here) = (mirrored.after(m.mirrored()), position.after(m).mirrored());
            // The number of the move grows after Black's moves, so it alone is not mirrored.
            there = Position::try_from(Setup { fullmoves: 1, ..there.into() }).unwrap();
            here = Position::try_from(Setup { fullmoves: 1, ..here.into() }).unwrap();
            prop_assert_eq!(there, here);
        }
    }

    #[test]
    fn fen_round_trips(seed: u64) {
        let chance = &mut Chance(seed);
        let position = common::position(chance);
        prop_assert_eq!(position.fen().to_string().parse::<Position>(), Ok(position));
        prop_assert_eq!(position.shredder_fen().to_string().parse::<Position>(), Ok(position));
        let setup = common::setup(chance);
        prop_assert_eq!(setup.shredder_fen().to_string().parse::<Setup>(), Ok(setup));
        prop_assert_eq!(setup.fen().to_string().parse::<Setup>(), Ok(setup), "{}", setup.fen());
    }

    #[test]
    fn the_key_is_that_of_the_position_however_reached(seed: u64) {
        let position = common::position(&mut Chance(seed));
        for m in &position.legal_moves() {
            let next = position.after(m);
            let read: Position = next.fen().to_string().parse().unwrap();
            prop_assert_eq!(next.key(), read.key());
            prop_assert!(next.same_position(&read));
            prop_assert_ne!(next.key(), position.key());
            let later = Position::try_from(Setup { halfmoves: 77, fullmoves: 99, ..next.into() }).unwrap();
            prop_assert_eq!(later.key(), next.key());
            prop_assert!(later.same_position(&next));
        }
    }

    #[test]
    fn counting_and_playing_the_last_move_count_the_same(seed: u64) {
        let position = common::position(&mut Chance(seed));
        prop_assert_eq!(perft(&position, 2), perft_each(&position, 2));
    }

    #[test]
    fn any_text_is_read_or_refused_at_a_place_inside_it(text in "\\PC{0,90}") {
        if let Err(error) = text.parse::<Setup>() {
            prop_assert!(error.column() >= 1 && error.column() <= text.chars().count() + 1, "{error}");
        }
    }

    #[test]
    fn a_damaged_fen_is_read_or_refused_at_a_place_inside_it(seed: u64, at in 0usize..60, with: char) {
        let mut text: Vec<char> = common::position(&mut Chance(seed)).fen().to_string().chars().collect();
        let place = at % text.len();
        text[place] = with;
        let text: String = text.into_iter().collect();
        match text.parse::<Setup>() {
            Ok(setup) => drop(Position::try_from(setup)),
            Err(error) => prop_assert!(error.column() <= text.chars().count() + 1, "{text}: {error}"),
        }
    }
}

#[test]
fn different_positions_have_different_keys() {
    let mut seen = std::collections::HashMap::new();
    let chance = &mut Chance(9);
    let rounds = if common::full() { 40_000 } else { 4_000 };
    for _ in 0..rounds {
        common::position(chance).visit_next(|_, next| {
            let other = *seen.entry(next.key()).or_insert(*next);
            assert!(other.same_position(next), "{} and {} share a key", other.fen(), next.fen());
        });
    }
    assert!(seen.len() > 10 * rounds);
}
