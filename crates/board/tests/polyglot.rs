//! Polyglot keys: those that the description of the format gives as examples, and keys kept up to date against keys made anew.

use jadoube_board::{ArrayNumber, MoveKind, PolyglotKey, Position, Setup};

/// The keys after these moves, as published with the format.
const PUBLISHED: [(&str, u64); 9] = [
    ("", 0x463b_9618_1691_fc9c),
    ("e2e4", 0x823c_9b50_fd11_4196),
    ("e2e4 d7d5", 0x0756_b944_61c5_0fb0),
    ("e2e4 d7d5 e4e5", 0x662f_afb9_65db_29d4),
    ("e2e4 d7d5 e4e5 f7f5", 0x22a4_8b5a_8e47_ff78),
    ("e2e4 d7d5 e4e5 f7f5 e1e2", 0x652a_607c_a3f2_42c1),
    ("e2e4 d7d5 e4e5 f7f5 e1e2 e8f7", 0x00fd_d303_c946_bdd9),
    ("a2a4 b7b5 h2h4 b5b4 c2c4", 0x3c81_23ea_7b06_7637),
    ("a2a4 b7b5 h2h4 b5b4 c2c4 b4c3 a1a3", 0x5c3f_9b82_9b27_9560),
];

#[test]
fn keys_are_those_of_the_format() {
    for (moves, expected) in PUBLISHED {
        let (mut position, mut key) = (Position::standard(), PolyglotKey::of(&Position::standard()));
        for played in moves.split_whitespace() {
            let m = position.judge(played.parse().unwrap()).unwrap();
            key = key.after(&position, m);
            position = position.after(m);
        }
        assert_eq!(key.get(), expected, "after {moves:?}");
        assert_eq!(PolyglotKey::of(&position), key, "after {moves:?}");
    }
}

/// Visits all positions to a depth and compares keys. The square of an illegal en passant capture is not in a [`Position`], so there the
/// setup has to say it.
fn walk(position: &Position, key: PolyglotKey, depth: u8) -> u64 {
    let mut compared = 0;
    for m in &position.legal_moves() {
        let (next, kept) = (position.after(m), key.after(position, m));
        let mut setup = Setup::from(next);
        if m.kind() == MoveKind::DoubleStep {
            setup.en_passant = m.from().offset(0, if m.from() < m.to() { 1 } else { -1 });
        }
        assert_eq!(kept, PolyglotKey::of_setup(&setup), "{m:?} in {}", position.fen());
        if let Some(passed) = next.after_null() {
            assert_eq!(kept.after_null(), PolyglotKey::of(&passed), "null move in {}", next.fen());
        }
        compared += 1;
        if depth > 1 {
            compared += walk(&next, kept, depth - 1);
        }
    }
    compared
}

#[test]
fn a_key_kept_up_to_date_is_the_key_made_anew() {
    let fens = [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    ];
    let mut compared = 0;
    for fen in fens {
        let position: Position = fen.parse().unwrap();
        compared += walk(&position, PolyglotKey::of(&position), 2);
    }
    for number in [0, 1, 518, 959] {
        let position = ArrayNumber::new(number).unwrap().position();
        compared += walk(&position, PolyglotKey::of(&position), 2);
    }
    assert!(compared > 4_000, "{compared}");
}
