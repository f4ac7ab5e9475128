//! Games that end with the first dead position (5.2.2).

use jadoube_board::{Position, Setup};
use jadoube_legality::{
    Argument, Budget, Case, CheckError, DeadPositions, Past, ProofGame, Rules, Start, Verdict, check, legality,
};

const STRICT: Rules = Rules { start: Start::Standard, dead: DeadPositions::EndedGame };

fn proven(fen: &str) -> (Setup, ProofGame) {
    let setup: Setup = fen.parse().unwrap();
    match legality(&setup, STRICT, Budget::DEFAULT) {
        Verdict::Legal(game) => (setup, game),
        verdict => panic!("{fen}: {verdict:?}"),
    }
}

#[test]
fn only_the_last_move_leads_to_a_dead_position() {
    let (setup, game) = proven("8/8/4k3/8/8/3K4/8/8 w - - 0 1");
    let verdict = Verdict::Legal(game.clone());
    assert_eq!(check(&setup, STRICT, &verdict), Ok(()));
    assert_eq!(check(&setup, Start::Standard, &verdict), Ok(()));
    let silent = Verdict::Legal(ProofGame { alive: None, ..game.clone() });
    assert_eq!(check(&setup, STRICT, &silent), Err(CheckError::Alive));
    assert_eq!(check(&setup, Start::Standard, &silent), Ok(()));
    let mut no_mate = game;
    no_mate.alive.as_mut().unwrap().pop();
    assert_eq!(check(&setup, STRICT, &Verdict::Legal(no_mate.clone())), Err(CheckError::Alive));
    // A game that went on is not accepted.
    let mut game = no_mate;
    let end = game.replay().unwrap();
    let step = end.legal_moves().iter().next().unwrap();
    game.moves.push(step);
    let setup = Setup::from(end.after(step));
    let verdict = Verdict::Legal(game);
    assert_eq!(check(&setup, Start::Standard, &verdict), Ok(()));
    assert_eq!(check(&setup, STRICT, &verdict), Err(CheckError::Alive));
}

#[test]
fn a_position_that_is_alive_has_the_same_answer() {
    let (setup, game) = proven("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    assert_eq!(game.moves.len(), 2);
    assert_eq!(check(&setup, STRICT, &Verdict::Legal(game)), Ok(()));
    let nine_pawns: Setup = "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1".parse().unwrap();
    let verdict = legality(&nine_pawns, STRICT, Budget::SMALL);
    assert!(verdict.is_illegal());
    assert_eq!(check(&nine_pawns, STRICT, &verdict), Ok(()));
}

/// White's king came from a2, for the other squares are next to the black king. On a1 there was nothing, or a knight or bishop,
/// with which nobody could mate; or a queen or rook, which White had to capture.
#[test]
fn a_last_move_from_a_dead_position_is_impossible() {
    let setup: Setup = "8/8/8/8/8/8/2k5/K7 b - - 0 1".parse().unwrap();
    let verdict = legality(&setup, STRICT, Budget::DEFAULT);
    let Verdict::Illegal(argument) = &verdict else { panic!("{verdict:?}") };
    assert!(argument.is_dead());
    assert_eq!(check(&setup, STRICT, &verdict), Ok(()));
    assert!(check(&setup, Start::Standard, &verdict).is_err());
    assert!(legality(&setup, Start::Standard, Budget::DEFAULT).is_legal());
}

/// An argument that calls every position before dead is accepted only where they are, and only by these rules.
#[test]
fn dead_positions_are_checked() {
    let before = |fen: &str| Past::of(&fen.parse::<Position>().unwrap());
    let setup: Setup = "8/8/8/8/8/8/7P/4K2k w - - 0 1".parse().unwrap();
    let cases = vec![(before("8/8/8/8/8/8/6kP/4K3 b - - 0 1"), Case::Refuted(Argument::Dead))];
    let verdict = Verdict::Illegal(Argument::LastMove { cases });
    for rules in [STRICT, Start::Standard.into()] {
        assert!(check(&setup, rules, &verdict).is_err());
    }
    assert!(check(&setup, STRICT, &Verdict::Illegal(Argument::Dead)).is_err());
}
