//! Moves said and heard.

use jadoube_board::{Breach, Position, Role, Square, Wing};
use jadoube_notation::{
    Expected, ReadError, read_announcement, read_san, read_speech, write_announcement, write_braille, write_speech,
};
use jadoube_texts::Locale;

use crate::{CROWDED, random_positions};

const PROMOTION: &str = "3r3k/2P5/8/8/8/8/8/7K w - - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

#[test]
fn spoken_moves_round_trip_in_every_locale() {
    let crowded = CROWDED.map(|fen| fen.parse::<Position>().unwrap());
    for position in random_positions(21, 3, 120).iter().chain(&crowded) {
        for m in &position.legal_moves() {
            for locale in Locale::all_and_pseudo() {
                let said = write_speech(position, m, locale);
                assert_eq!(read_speech(position, &said, locale), Ok(m), "{said} ({locale}) in {}", position.fen());
            }
        }
    }
}

#[test]
fn plain_speech_in_every_locale() {
    let position: Position = PROMOTION.parse().unwrap();
    let m = read_san(&position, b"cxd8=Q+").unwrap();
    let expected = [
        (Locale::EN, "pawn from c7 takes rook on d8, becomes a queen, check"),
        (Locale::HU, "gyalog a c7 mezőről üti a d8 mezőn álló bástyát, átváltozik vezérré, sakk"),
        (Locale::SV, "bonde från c7 slår tornet på d8, förvandlas till dam, schack"),
        (Locale::EL, "πιόνι από το γ7 παίρνει τον πύργο στο δ8, προάγεται σε βασίλισσα, σαχ"),
        (Locale::SR_LATN, "pešak sa c7 uzima topa na d8, promocija u kraljicu, šah"),
        (Locale::SR_CYRL, "пешак са ц7 узима топа на д8, промоција у краљицу, шах"),
    ];
    for (locale, expected) in expected {
        assert_eq!(write_speech(&position, m, locale), expected);
    }
}

#[test]
fn speech_is_understood_loosely() {
    let start = Position::standard();
    for (said, locale) in [
        ("Knight to f3", Locale::EN),
        ("the knight goes from g1 to f three", Locale::EN),
        ("huszár f3", Locale::HU),
        ("huszárral f három", Locale::HU),
        ("springaren till f3", Locale::SV),
        ("ο ίππος στο ζ3", Locale::EL),
        ("ίππος ζ τρία", Locale::EL),
        ("skakacem na f3", Locale::SR_LATN),
        ("скакач ф3", Locale::SR_CYRL),
    ] {
        let heard = read_speech(&start, said, locale).map(|m| (m.from(), m.to()));
        assert_eq!(heard, Ok((Square::G1, Square::F3)), "{said}");
    }
    let castling: Position = CASTLING.parse().unwrap();
    for (said, locale, wing) in [
        ("I castle... castles short", Locale::EN, Wing::King),
        ("castling queenside", Locale::EN, Wing::Queen),
        ("hosszú sánc", Locale::HU, Wing::Queen),
        ("lång rockad", Locale::SV, Wing::Queen),
        ("μικρό ροκέ", Locale::EL, Wing::King),
        ("mala rokada", Locale::SR_LATN, Wing::King),
        ("велика рокада", Locale::SR_CYRL, Wing::Queen),
    ] {
        assert_eq!(read_speech(&castling, said, locale).ok().and_then(|m| m.castling()), Some(wing), "{said}");
    }
}

#[test]
fn announcements_of_the_laws() {
    let position: Position = PROMOTION.parse().unwrap();
    let m = read_san(&position, b"cxd8=N").unwrap();
    assert_eq!(write_announcement(m), "Bauer Cesar sieben David acht Springer");
    for said in [
        "Bauer Cesar sieben David acht Springer",
        "cesar sieben david acht springer",
        "Cäsar schlägt David acht, Springer!",
        "Τσέζαρ ζίμπεν Ντάβιντ αχτ σπρίνγκερ",
        "Cesar 7 David 8 Springer",
    ] {
        assert_eq!(read_announcement(&position, said), Ok(m), "{said}");
    }
    let castling: Position = CASTLING.parse().unwrap();
    for (said, wing) in [("Kurze Rochade", Wing::King), ("lange rochade", Wing::Queen), ("λάνγκε ροχάντε", Wing::Queen)]
    {
        assert_eq!(read_announcement(&castling, said).unwrap().castling(), Some(wing));
    }
    let bishop: Position = "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1".parse().unwrap();
    for said in ["Laeufer Gustav fuenf", "Läufer Gustav fünf", "Laufer Gustav funf", "Laeuffer Gustav fünf"] {
        assert_eq!(read_announcement(&bishop, said).map(|m| m.to()), Ok(Square::G5), "{said}");
    }
}

#[test]
fn words_that_are_not_understood_are_reported() {
    let start = Position::standard();
    assert_eq!(read_announcement(&start, ""), Err(ReadError::Empty));
    assert_eq!(read_announcement(&start, "Springer"), Err(ReadError::Unfinished(Expected::Square)));
    assert_eq!(read_announcement(&start, "Springer Felix"), Err(ReadError::Unfinished(Expected::Rank)));
    assert_eq!(
        read_announcement(&start, "  what?"),
        Err(ReadError::Unexpected { column: 3, found: "what?".into(), expected: Expected::Move })
    );
    assert_eq!(
        read_announcement(&start, "Kurze Rochade"),
        Err(ReadError::Castling(Breach::CastlingBlocked(Wing::King, Square::F1)))
    );
    assert!(
        matches!(read_announcement(&start, "Bella eins David zwei"), Err(ReadError::Barred(barred)) if barred.role == Some(Role::Knight))
    );
    assert_eq!(
        read_speech(&start, "bishop to b5", Locale::EN).unwrap_err().to_string(),
        "bishop f1–b5: the white pawn on e2 is in the way"
    );
}

#[test]
fn braille() {
    let cases = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e4", "⠑⠲"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "Nf3", "⠎⠋⠒"),
        (CASTLING, "O-O-O", "⠕⠤⠕⠤⠕"),
        (PROMOTION, "cxd8=Q+", "⠉⠭⠙⠦⠐⠶⠟⠜⠏"),
    ];
    for (fen, san, expected) in cases {
        let position: Position = fen.parse().unwrap();
        let m = read_san(&position, san.as_bytes()).unwrap();
        assert_eq!(write_braille(&position, m), expected, "{san}");
    }
}

#[test]
fn no_two_moves_have_the_same_braille() {
    let crowded = CROWDED.into_iter().chain(["4k3/8/8/8/8/2n5/1P1B4/4K3 w - - 0 1"]);
    let positions = crowded.map(|fen| fen.parse().unwrap()).chain(random_positions(7, 60, 120));
    for position in positions {
        let mut seen = std::collections::BTreeMap::new();
        for m in position.legal_moves().iter() {
            let other = seen.insert(write_braille(&position, m), m);
            assert_eq!(other, None, "{m:?} in {position:?}");
        }
    }
}

#[test]
fn castling_in_other_words() {
    let position: Position = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1".parse().unwrap();
    let cases = [
        (Locale::EN, Wing::King, "castle kingside"),
        (Locale::EN, Wing::King, "castle short"),
        (Locale::EN, Wing::King, "castle on the king's side"),
        (Locale::EN, Wing::Queen, "castle queen side"),
        (Locale::EN, Wing::Queen, "castles queen side"),
        (Locale::HU, Wing::King, "sáncol rövidre"),
        (Locale::HU, Wing::Queen, "sáncol hosszúra"),
    ];
    for (locale, wing, said) in cases {
        assert_eq!(read_speech(&position, said, locale).unwrap().castling(), Some(wing), "{said}");
    }
    let rook = read_speech(&position, "castle h1 to h5", Locale::EN).unwrap();
    assert_eq!((rook.castling(), rook.role()), (None, Role::Rook));
}

#[test]
fn the_hungarian_article_is_the_file_before_a_rank() {
    let start = Position::standard();
    for said in ["gyalog a négy", "gyalog a 4", "a gyalog a négy", "gyalog a a négy", "gyalog a4"] {
        assert_eq!(read_speech(&start, said, Locale::HU).map(|m| m.to()), Ok(Square::A4), "{said}");
    }
    assert_eq!(read_speech(&start, "gyalog az e négy", Locale::HU).map(|m| m.to()), Ok(Square::E4));
    assert_eq!(read_speech(&start, "a gyalog a b négy", Locale::HU).map(|m| m.to()), Ok(Square::B4));
}
