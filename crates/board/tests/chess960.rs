//! Guideline II: the 960 arrays, their numbers and how they are drawn.

mod common;

use std::collections::BTreeSet;

use jadoube_board::{ArrayFault, ArrayNumber, Board, Color, Position, Role, Setup, Throw};

fn board(fen: &str) -> Board {
    fen.parse::<Setup>().unwrap().board
}

fn faults(fen: &str) -> Vec<ArrayFault> {
    ArrayNumber::of_board(&board(fen)).unwrap_err().faults().to_vec()
}

#[test]
fn all_arrays_differ_can_be_played_and_know_their_number() {
    let mut seen = BTreeSet::new();
    for number in ArrayNumber::all() {
        let position = number.position();
        assert!(seen.insert(position.fen().to_string()));
        assert_eq!(Position::try_from(Setup::from(number)), Ok(position));
        assert_eq!(ArrayNumber::of_board(position.board()), Ok(number));
        assert_eq!(ArrayNumber::of_first_rank(&number.first_rank()), Ok(number));
        assert_eq!(position.castling().all_rooks(), position.board().role(Role::Rook));
        assert_eq!(position.shredder_fen().to_string().parse(), Ok(position));
        assert!(position.has_moves() && !position.is_check());
    }
    assert_eq!(seen.len(), 960);
    assert_eq!(ArrayNumber::new(960), None);
}

#[test]
fn number_518_is_chess() {
    assert_eq!(ArrayNumber::new(518), Some(ArrayNumber::STANDARD));
    assert_eq!(ArrayNumber::STANDARD.position(), Position::standard());
    assert_eq!(ArrayNumber::STANDARD.to_string(), "RNBQKBNR");
}

/// Of all the ways to put eight pieces on a rank, exactly 960 pass, and they have 960 numbers.
#[test]
fn every_rank_is_an_array_or_breaks_guideline_ii_2() {
    const ROLES: [Role; 5] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
    let mut numbers = BTreeSet::new();
    for code in 0..5usize.pow(8) {
        let mut rest = code;
        let rank = [(); 8].map(|()| {
            let role = ROLES[rest % 5];
            rest /= 5;
            role
        });
        match ArrayNumber::of_first_rank(&rank) {
            Ok(number) => assert!(numbers.insert(number) && number.first_rank() == rank, "{number}"),
            Err(error) => assert!(!error.faults().is_empty()),
        }
    }
    assert_eq!(numbers.len(), 960);
}

#[test]
fn guideline_ii_2_finds_every_fault() {
    const MIDDLE: &str = "/pppppppp/8/8/8/8/PPPPPPPP/";
    let both = |rank: &str| format!("{}{MIDDLE}{rank}", rank.to_lowercase());
    let of = |kind: fn(Color) -> ArrayFault| vec![kind(Color::White), kind(Color::Black)];
    assert_eq!(faults(&both("KRBQRBNN")), of(ArrayFault::KingNotBetweenRooks));
    assert_eq!(faults(&both("RNBQBKNR")), of(ArrayFault::BishopsOnOneColor));
    assert_eq!(faults(&both("RNBQKBNN")), of(ArrayFault::WrongMen));
    assert_eq!(faults(&both("RNBQKBN1")), of(ArrayFault::WrongMen));
    assert_eq!(faults("rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR").len(), 2);
    assert_eq!(faults("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR").len(), 1);
    assert_eq!(ArrayNumber::of_board(&board(&both("RNBKQBNR"))).map(ArrayNumber::get), Ok(534));
    // A white knight on Black's first rank is not one of Black's men.
    assert_eq!(faults("rNbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR").len(), 2);
}

#[test]
fn different_arrays_keep_all_four_rights() {
    let [white, black] = [12, 959].map(|number| ArrayNumber::new(number).unwrap());
    let position = Position::double_chess960(white, black);
    assert_eq!(position.castling().all_rooks().len(), 4);
    assert_eq!(Position::try_from(Setup::from(position)), Ok(position));
    assert!(ArrayNumber::of_board(position.board()).is_err());
}

fn count(numbers: impl Iterator<Item = Option<ArrayNumber>>) -> (Vec<usize>, usize) {
    let mut hits = vec![0; 960];
    let mut again = 0;
    for number in numbers {
        match number {
            Some(number) => hits[usize::from(number.get())] += 1,
            None => again += 1,
        }
    }
    (hits, again)
}

#[test]
fn words_hit_each_number_equally_often() {
    let words = (0..1u64 << 16).map(|high| ArrayNumber::from_words([high << 48 | 0x1234_5678_9abc]));
    assert_eq!(count(words), (vec![64; 960], 64 * 64));
    assert_eq!(ArrayNumber::from_words([u64::MAX, 960 << 54, 959 << 54]), ArrayNumber::new(959));
}

#[test]
fn coins_hit_each_number_equally_often() {
    let tosses = |number: u64| (0..10).rev().map(move |bit| number >> bit & 1 == 1);
    assert_eq!(count((0..1024).map(|number| ArrayNumber::from_coins(tosses(number)))), (vec![1; 960], 64));
    assert_eq!(ArrayNumber::from_coins(tosses(1000).chain(tosses(518))), Some(ArrayNumber::STANDARD));
    assert_eq!(ArrayNumber::from_coins(tosses(518).take(9)), None);
}

#[test]
fn dice_hit_each_number_equally_often() {
    let throws = |code: u32| (0..5).map(move |place| Throw::new((code / 6u32.pow(place) % 6) as u8 + 1).unwrap());
    let (hits, again) = count((0..6u32.pow(5)).map(|code| ArrayNumber::from_dice(throws(code))));
    assert_eq!(hits, vec![2; 960]);
    assert_eq!(again, 6usize.pow(5) - 2 * 960);
    let six = Throw::new(6).unwrap();
    // A six where it does not count changes nothing: before every throw but the queen's.
    for code in 0..6u32.pow(5) {
        let plain: Vec<Throw> = throws(code).collect();
        let with_sixes = [six, plain[0], six, plain[1], plain[2], six, plain[3], six, six, plain[4]];
        if let Some(number) = ArrayNumber::from_dice(plain) {
            assert_eq!(ArrayNumber::from_dice(with_sixes), Some(number));
        }
    }
    assert_eq!([0, 7].map(Throw::new), [None, None]);
}

#[test]
fn published_lists_of_the_arrays_agree() {
    let ours: Vec<Position> = ArrayNumber::all().map(ArrayNumber::position).collect();
    if let Some(text) = common::suite("fen/cozy-chess/chess960_start_positions.sfens") {
        let theirs: Vec<Position> = text.lines().map(|line| line.parse().unwrap()).collect();
        assert_eq!(theirs, ours, "the list is in the order of the numbers");
    }
    if let Some(text) = common::suite("perft/chess960/lastemperor-960-startpos.epd") {
        let fens = |positions: &mut dyn Iterator<Item = Position>| -> BTreeSet<String> {
            positions.map(|position| position.fen().to_string()).collect()
        };
        let mut theirs = text.lines().filter_map(|line| line.split(';').next()).map(|fen| fen.parse().unwrap());
        assert_eq!(fens(&mut theirs), fens(&mut ours.into_iter()));
    }
}
