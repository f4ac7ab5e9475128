//! Warnings about a proposed pairing.

use jadoube_tournament::trf::{self, Pairs};
use jadoube_tournament::warnings::{Warning, color_history, meetings, warnings};
use jadoube_tournament::{Color, Forbidden, GameResult, Round, Tournament};

fn sample() -> Tournament {
    trf::read(include_str!("sample.trf")).unwrap()
}

#[test]
fn the_pairing_of_a_pairing_program_needs_no_warning() {
    let pairs = trf::read_pairs("3\n3 1\n4 2\n5 0\n").unwrap();
    assert_eq!(warnings(&sample(), &pairs), []);
}

#[test]
fn repeated_pairings_colors_and_byes_are_noticed() {
    let mut event = sample();
    event.forbidden = vec![Forbidden { rounds: Some([5, 5]), players: vec![3, 5, 1] }];
    let pairs = Pairs { boards: vec![[1, 2], [3, 5], [9, 6]], bye: Some(4) };
    let history = vec![Color::White, Color::Black, Color::White];
    assert_eq!(color_history(event.player(1).unwrap()), history, "a forfeited game has no color");
    assert_eq!(
        warnings(&event, &pairs),
        [
            Warning::Repeated { white: 1, black: 2, rounds: vec![2] },
            Warning::Forbidden { white: 3, black: 5 },
            Warning::Unknown { rank: 9 },
            Warning::Absent { player: 6 },
            Warning::SecondBye { player: 4, round: 3 },
        ]
    );
    assert_eq!(meetings(event.player(2).unwrap(), 6), [3]);
    event.forbidden[0].rounds = Some([1, 4]);
    let left_out = Pairs { boards: vec![[3, 5]], bye: None };
    let missing = [1, 2, 4].map(|player| Warning::Missing { player });
    assert_eq!(warnings(&event, &left_out), missing);
}

#[test]
fn a_third_game_in_a_row_and_an_imbalance_are_noticed() {
    let mut event = sample();
    // Black, Black in rounds 3 and 4; rounds before: White, Black.
    let pairs = Pairs { boards: vec![[2, 3]], bye: None };
    let third = |event: &Tournament| {
        warnings(event, &pairs)
            .into_iter()
            .filter(|warning| !matches!(warning, Warning::Missing { .. }))
            .collect::<Vec<_>>()
    };
    let history = vec![Color::White, Color::Black, Color::Black];
    let expected = [
        Warning::Repeated { white: 2, black: 3, rounds: vec![4] },
        Warning::ThirdInARow { player: 3, color: Color::Black, history: history.clone() },
    ];
    assert_eq!(third(&event), expected);
    // Without the last game, and with Black in round 1: two games with Black more than with White.
    let [first, second] = [1, 5].map(|opponent| Round::game(opponent, Color::Black, GameResult::Win));
    event.players[2].rounds = vec![first, Round::default(), second, Round::game(6, Color::White, GameResult::Win)];
    event.players[2].rounds.push(Round::game(4, Color::Black, GameResult::Win));
    let history = vec![Color::Black, Color::Black, Color::White, Color::Black];
    let imbalance = Warning::Imbalance { player: 3, color: Color::Black, history };
    assert!(third(&event).contains(&imbalance));
}
