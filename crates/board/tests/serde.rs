//! Every value comes back from its JSON, and nothing else is taken for one.
#![cfg(feature = "serde")]

mod common;

use std::fmt::Debug;

use common::Chance;
use jadoube_board::{
    ArrayNumber, Bitboard, Board, Castling, Color, Coordinates, File, Move, Piece, Position, Rank, Role, Setup, Square,
    Wing,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

#[track_caller]
fn back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: T) -> String {
    let text = serde_json::to_string(&value).unwrap();
    assert_eq!(serde_json::from_str::<T>(&text).unwrap(), value, "{text}");
    text
}

#[track_caller]
fn refused<T: DeserializeOwned + Debug>(text: &str) -> String {
    serde_json::from_str::<T>(text).unwrap_err().to_string()
}

#[test]
fn small_values() {
    for value in Color::ALL {
        back(value);
    }
    for value in Role::ALL {
        back(value);
    }
    for value in Wing::ALL {
        back(value);
    }
    for value in File::ALL {
        back(value);
    }
    for value in Rank::ALL {
        back(value);
    }
    for value in Square::ALL {
        back(value);
    }
    ArrayNumber::all().for_each(|number| assert_eq!(back(number), number.get().to_string()));
    for color in Color::ALL {
        for role in Role::ALL {
            back(role.of(color));
        }
    }
    let texts = [
        back(Color::White),
        back(Role::Knight),
        back(Square::E4),
        back(File::E),
        back(Rank::Fourth),
        back(Role::Knight.of(Color::Black)),
        back(Wing::Queen),
        back(Castling::STANDARD),
        back(Bitboard::EMPTY),
        back(Coordinates { from: Square::E7, to: Square::E8, promotion: Some(Role::Queen) }),
        back(Position::standard()),
        back(Board::STANDARD),
    ];
    assert_eq!(
        texts,
        [
            r#""white""#,
            r#""knight""#,
            r#""e4""#,
            r#""e""#,
            r#""4""#,
            r#""n""#,
            r#""0-0-0""#,
            r#"["a1","h1","a8","h8"]"#,
            "[]",
            r#""e7e8q""#,
            r#""rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1""#,
            r#""rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR""#,
        ]
    );
}

#[test]
fn positions_setups_and_moves_of_random_games() {
    let mut chance = Chance(3);
    for _ in 0..3000 {
        let setup = common::setup(&mut chance);
        back(setup);
        back(setup.board);
        back(setup.castling);
        back(Bitboard(chance.word()));
        let position = common::position(&mut chance);
        back(position);
        for m in &position.legal_moves() {
            back(m);
            back(m.to_coordinates(&position));
        }
    }
}

#[test]
fn moves_say_what_is_special() {
    let written = |fen: &str, from, to| {
        let position: Position = fen.parse().unwrap();
        let moves = position.legal_moves();
        let texts = moves.iter().filter(|m| (m.from(), m.to()) == (from, to)).map(back);
        texts.collect::<Vec<_>>().join(" ")
    };
    let start = Position::standard().fen().to_string();
    assert_eq!(written(&start, Square::G1, Square::F3), r#""Ng1f3""#);
    assert_eq!(written(&start, Square::E2, Square::E4), r#""Pe2e4""#);
    assert_eq!(written("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", Square::E5, Square::D6), r#""Pe5d6 e.p.""#);
    assert_eq!(written("4k3/8/8/8/8/8/8/4K2R w K - 0 1", Square::E1, Square::G1), r#""Ke1g1 0-0""#);
    assert_eq!(
        written("7k/P7/8/8/8/8/8/K7 w - - 0 1", Square::A7, Square::A8),
        r#""Pa7a8=Q" "Pa7a8=R" "Pa7a8=B" "Pa7a8=N""#
    );
    // In Chess960 the king may castle to the square where it stands.
    assert_eq!(written("4k3/8/8/8/8/8/8/6KR w K - 0 1", Square::G1, Square::G1), r#""Kg1g1 0-0""#);
}

#[test]
fn invalid_values_are_refused_with_a_message() {
    for text in [
        r#""Ng1g3""#,
        r#""ng1f3""#,
        r#""g1f3""#,
        r#""Pe2e5""#,
        r#""Pe3e5""#,
        r#""Pe7e8""#,
        r#""Pe7e8=K""#,
        r#""Pe6e7=Q""#,
        r#""Pe4d5 e.p.""#,
        r#""Ke1g1""#,
        r#""Ke1f1 0-0""#,
        r#""Ke2g2 0-0""#,
        r#""Ra1a1""#,
        r#""Ng1f3 ""#,
        r#""éé""#,
        r#""""#,
        "7",
    ] {
        refused::<Move>(text);
    }
    assert_eq!(
        refused::<Square>(r#""e9""#),
        r#"invalid value: string "e9", expected a square from `a1` to `h8` at line 1 column 4"#
    );
    assert!(refused::<Position>(r#""8/8/8/8/8/8/8/K7 w - - 0 1""#).contains("black has no king"));
    assert!(refused::<Position>(r#""8/8/8/8/8/8/8/K6 w - - 0 1""#).contains("column 17"));
    assert!(refused::<Castling>(r#"["a1","e4"]"#).contains("found e4"));
    assert!(refused::<ArrayNumber>("960").contains("0 to 959"));
    refused::<Board>(r#""8/8/8/8/8/8/8/8 w""#);
    refused::<Color>(r#""White""#);
    refused::<Piece>(r#""x""#);
    refused::<Coordinates>(r#""e7e8k""#);
    refused::<Setup>(r#""""#);
}

#[test]
fn moves_of_any_board_come_back() {
    let chance = &mut Chance(11);
    for _ in 0..300 {
        let setup = common::setup(chance);
        back(setup);
        for m in setup.moves() {
            back(m);
        }
    }
}
