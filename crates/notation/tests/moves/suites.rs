//! Other people's tables of moves.

use std::collections::BTreeMap;

use jadoube_board::{Position, Role, Square, Wing};
use jadoube_notation::{Form, Language, Style, read, read_san, write, write_announcement, write_san};

use crate::{CROWDED, random_positions, shared};

const ENGLISH: Language = Language::ENGLISH;

fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().filter(|line| !line.starts_with('#')).skip(1).map(|line| line.split('\t').collect())
}

#[test]
fn rampart_moves_in_san_and_their_positions() {
    let Some(text) = shared("suites/movegen/rampart.tsv") else { return };
    let mut moves = 0;
    for row in rows(&text) {
        let [_, fen, san, after, ..] = row[..] else { panic!("{row:?}") };
        let position: Position = fen.parse().unwrap();
        if san.is_empty() || san == "-" {
            continue;
        }
        let m = read_san(&position, san.as_bytes()).unwrap_or_else(|error| panic!("{san} in {fen}: {error:?}"));
        assert_eq!(read(&position, san, ENGLISH).unwrap().played, m);
        assert_eq!(write_san(&position, m), san, "{fen}");
        let expected: Position = after.parse().unwrap();
        assert!(position.after(m).same_position(&expected), "{san} in {fen}");
        moves += 1;
    }
    println!("{moves} moves");
    assert!(moves > 2600);
}

#[test]
fn san_long_uci_and_iccf_of_the_same_moves() {
    let Some(text) = shared("suites/san/san-lan-uci-iccf.tsv") else { return };
    let mut moves = 0;
    for row in rows(&text) {
        let [fen, san, _, long, uci, iccf] = row[..] else { panic!("{row:?}") };
        let position: Position = fen.parse().unwrap();
        let m = read_san(&position, san.as_bytes()).unwrap();
        for spelling in [san, long, uci, iccf] {
            assert_eq!(read(&position, spelling, ENGLISH).map(|reading| reading.played), Ok(m), "{spelling} in {fen}");
        }
        let long_pgn = Style { length: jadoube_notation::Length::Long, ..Style::pgn(ENGLISH) };
        assert_eq!(write_san(&position, m), san, "{fen}");
        assert_eq!(write(&position, m, &Form::Algebraic(long_pgn)), long, "{fen}");
        assert_eq!(write(&position, m, &Form::Uci), uci, "{fen}");
        assert_eq!(write(&position, m, &Form::Iccf), iccf, "{fen}");
        moves += 1;
    }
    println!("{moves} moves");
    assert!(moves > 2600);
}

#[test]
fn notnil_moves() {
    let Some(text) = shared("suites/san/notnil-notation.tsv") else { return };
    for row in rows(&text) {
        let [before, after, san, long, uci, ..] = row[..] else { panic!("{row:?}") };
        let position: Position = before.parse().unwrap();
        let m = read_san(&position, san.as_bytes()).unwrap_or_else(|error| panic!("{san} in {before}: {error:?}"));
        for spelling in [long, uci] {
            assert_eq!(
                read(&position, spelling, ENGLISH).map(|reading| reading.played),
                Ok(m),
                "{spelling} in {before}"
            );
        }
        let expected: Position = after.parse().unwrap();
        assert!(position.after(m).same_position(&expected), "{san} in {before}");
    }
}

#[test]
fn chessjs_lists_of_all_moves() {
    let Some(text) = shared("suites/san/chessjs-legal-san.tsv") else { return };
    for row in rows(&text) {
        let [fen, expected] = row[..] else { panic!("{row:?}") };
        let position: Position = fen.parse().unwrap();
        let mut written: Vec<String> = position.legal_moves().iter().map(|m| write_san(&position, m)).collect();
        written.sort();
        let mut expected: Vec<&str> = expected.split(' ').filter(|san| !san.is_empty()).collect();
        expected.sort();
        assert_eq!(written, expected, "{fen}");
    }
}

#[test]
fn languages_agree_with_the_table_of_letters() {
    use jadoube_board::Role::{Bishop, King, Knight, Pawn, Queen, Rook};
    let Some(text) = shared("suites/piece-letters.tsv") else { return };
    let mut languages = 0;
    for row in rows(&text) {
        let language = Language::find(row[0]).unwrap_or_else(|| panic!("no language {}", row[0]));
        for (role, letters) in [King, Queen, Rook, Bishop, Knight, Pawn].into_iter().zip(&row[2..8]) {
            assert_eq!(language.symbol(role), *letters, "{role} in {language}");
        }
        languages += 1;
    }
    assert!(languages >= 35 && Language::all().len() > languages);
}

#[test]
fn iccf_facts() {
    let Some(text) = shared("suites/notation/iccf-numeric.tsv") else { return };
    for row in rows(&text).filter(|row| row[0] == "square") {
        let square: jadoube_board::Square = row[1].parse().unwrap();
        let digits = format!("{}{}", square.file().index() + 1, square.rank().to_char());
        assert_eq!(digits, row[2]);
    }
    let cases = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e4", "5254"),
        ("8/5P2/8/8/8/8/8/k6K w - - 0 1", "f8=R", "67682"),
        ("8/2P5/8/8/8/8/8/k6K w - - 0 1", "c8=Q", "37381"),
        ("4k3/8/8/8/4pP2/8/8/4K3 b - f3 0 1", "exf3", "5463"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O-O", "5838"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O", "5171"),
    ];
    for (fen, san, numeric) in cases {
        let position: Position = fen.parse().unwrap();
        let m = read_san(&position, san.as_bytes()).unwrap();
        assert_eq!(write(&position, m, &Form::Iccf), numeric);
        assert_eq!(read(&position, numeric, ENGLISH).unwrap().played, m);
    }
}

#[test]
fn announcements_use_the_names_of_the_laws() {
    let Some(text) = shared("suites/notation/fide-blind-announcements.tsv") else { return };
    let names: BTreeMap<(&str, String), &str> = rows(&text).map(|row| ((row[0], row[1].to_owned()), row[2])).collect();
    let name = |kind, symbol: char| names[&(kind, symbol.to_string())];
    let piece = |role: Role| name("piece", role.to_char().to_ascii_uppercase());
    let square =
        |square: Square| format!("{} {}", name("file", square.file().to_char()), name("rank", square.rank().to_char()));
    let crowded = CROWDED.map(|fen| fen.parse::<Position>().unwrap());
    let mut castlings = 0;
    for position in random_positions(5, 4, 120).iter().chain(&crowded) {
        for m in &position.legal_moves() {
            let expected = match m.castling() {
                Some(wing) => {
                    castlings += 1;
                    let symbol = if wing == Wing::King { "O-O" } else { "O-O-O" };
                    names[&("castling", symbol.to_owned())].to_owned()
                }
                None => {
                    let promotion = m.promotion().map_or(String::new(), |role| format!(" {}", piece(role)));
                    format!("{} {} {}{promotion}", piece(m.role()), square(m.from()), square(m.to()))
                }
            };
            assert_eq!(write_announcement(m), expected);
        }
    }
    assert!(castlings > 2);
}
