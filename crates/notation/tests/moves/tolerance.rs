//! What people write.

use jadoube_board::{Position, Role, Square};
use jadoube_notation::{Language, Reading, read};

fn language(code: &str) -> Language {
    Language::find(code).unwrap()
}

fn reading(fen: &str, text: &str, code: &str) -> Reading {
    let position: Position = fen.parse().unwrap();
    read(&position, text, language(code)).unwrap_or_else(|error| panic!("{text:?} in {code}: {error}"))
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PROMOTION: &str = "3r4/2P5/8/8/8/8/k6K/8 w - - 0 1";
const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";

#[test]
fn dashes_blanks_numbers_and_marks() {
    let spellings = [
        "Nf3",
        "N f3",
        "Ng1f3",
        "Ng1-f3",
        "Ng1–f3",
        "Ng1—f3",
        "Ng1 − f3",
        "N-f3",
        "N‑f3",
        "nf3",
        "NF3",
        "ng1-f3",
        "g1f3",
        "g1-f3",
        "7163",
        "71-63",
        "♘f3",
        "♞f3",
        "1.Nf3",
        "1. Nf3",
        "12. Nf3",
        "1... Nf3",
        "Nf3!",
        "Nf3!?",
        "Nf3??",
        "Nf3+",
        "Nf3#",
        "Nxf3",
        "N:f3",
        "Ngf3",
        "N1f3",
        "\u{feff}Nf3",
        "♘\u{fe0e}f3",
        " Nf3\t",
        "Nf3.",
        "1 Nf3",
        "12 Ng1 - f3",
        "71 63",
        "71 - 63",
        "Nf3:",
        "Nf3,",
    ];
    for text in spellings {
        let found = reading(START, text, "en").played;
        assert_eq!((found.from(), found.to()), (Square::G1, Square::F3), "{text}");
    }
}

#[test]
fn castling_in_every_spelling() {
    for text in
        ["0-0", "O-O", "o-o", "О-О", "о-о", "Ο-Ο", "0–0", "O — O", "00", "OO", "0-0+", "e1g1", "e1h1", "Ke1-g1", "5171"]
    {
        assert_eq!(reading(CASTLING, text, "en").played.to(), Square::G1, "{text}");
    }
    for text in ["0-0-0", "O-O-O", "o-o-o", "О-О-О", "0–0–0", "O – O – O", "000", "0-0-0!", "e1c1", "e1a1", "5131"]
    {
        assert_eq!(reading(CASTLING, text, "ru").played.to(), Square::C1, "{text}");
    }
}

#[test]
fn promotion_in_every_spelling() {
    for text in [
        "c8Q", "c8=Q", "c8(Q)", "c8/Q", "c8 = Q", "c8=(Q)", "c8q", "c7c8q", "c7-c8Q", "c8=Q+", "c8=Q#!", "37381",
        "c8:Q", "c8♕", "c8-Q",
    ] {
        assert_eq!(reading(PROMOTION, text, "en").played.promotion(), Some(Role::Queen), "{text}");
    }
    for text in ["cxd8N", "cd8=N", "c:d8(N)", "cxd8n", "c7d8n", "37484", "xd8N"] {
        let found = reading(PROMOTION, text, "en").played;
        assert_eq!((found.to(), found.promotion()), (Square::D8, Some(Role::Knight)), "{text}");
    }
    // Small letters after two squares are those of programs in any language: b is a bishop there, not a bástya.
    assert_eq!(reading(PROMOTION, "c7c8b", "hu").played.promotion(), Some(Role::Bishop));
    assert_eq!(reading(PROMOTION, "c8B", "hu").played.promotion(), Some(Role::Rook));
    assert_eq!(reading(PROMOTION, "γ8N", "el").played.promotion(), Some(Role::Knight));
    assert_eq!(reading(PROMOTION, "γ8Ι", "el").played.promotion(), Some(Role::Knight));
}

#[test]
fn en_passant_in_every_spelling() {
    for text in [
        "exd6",
        "ed6",
        "exd6 e.p.",
        "exd6e.p.",
        "exd6 ep",
        "exd6 e. p.",
        "ed6 e.p.",
        "e5xd6 e.p.",
        "e5d6",
        "xd6",
        "exd6.e.p.",
        "exd6 e.p.!",
    ] {
        assert_eq!(reading(EN_PASSANT, text, "en").played.to(), Square::D6, "{text}");
    }
    for text in ["εκδ6.e.p.", "εxδ6 e.p.", "εδ6", "εχδ6", "exd6"] {
        assert_eq!(reading(EN_PASSANT, text, "el").played.to(), Square::D6, "{text}");
    }
}

#[test]
fn offers_of_a_draw_are_noticed() {
    assert!(reading(START, "e4 (=)", "en").draw_offer);
    assert!(reading(START, "e4(=)", "en").draw_offer);
    assert!(reading(START, "e4=", "en").draw_offer);
    assert!(!reading(START, "e4", "en").draw_offer);
}

#[test]
fn a_small_b_is_a_pawn_where_it_can_be() {
    let both = "4k3/8/8/8/2p5/1P1B4/8/4K3 w - - 0 1";
    assert_eq!(reading(both, "bxc4", "en").played.role(), Role::Pawn);
    assert_eq!(reading(both, "Bxc4", "en").played.role(), Role::Bishop);
    let bishop_only = "4k3/8/8/8/2p5/3B4/8/4K3 w - - 0 1";
    assert_eq!(reading(bishop_only, "bxc4", "en").played.role(), Role::Bishop);
}

#[test]
fn scripts_mixed_as_keyboards_mix_them() {
    for (text, code) in [
        ("Кf3", "ru"),
        ("Kf3", "ru"),
        ("Кф3", "ru"),
        ("Сф3", "sr-Cyrl"),
        ("Сf3", "sr-Cyrl"),
        ("Cf3", "sr-Cyrl"),
        ("Ιζ3", "el"),
        ("Iζ3", "el"),
        ("Nζ3", "el"),
        ("Ιf3", "el"),
        ("Hf3", "hu"),
        ("Sf3", "sv"),
        ("Sf3", "sr"),
    ] {
        assert_eq!(reading(START, text, code).played.to(), Square::F3, "{text} in {code}");
    }
    let king = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(reading(king, "Крe2", "ru").played.role(), Role::King);
    assert_eq!(reading(king, "крe2", "ru").played.role(), Role::King);
}

#[test]
fn the_longest_symbol_is_tried_first_but_not_alone() {
    // In Bengali G is a bishop and Gh a knight: Gh5 can only be a bishop on h5, Ghf3 a knight on f3.
    let position = "4k3/8/8/8/8/8/4B3/4K1N1 w - - 0 1";
    assert_eq!(reading(position, "Gh5", "bn").played.role(), Role::Bishop);
    assert_eq!(reading(position, "Ghf3", "bn").played.role(), Role::Knight);
}

#[test]
fn two_files_are_a_capture_where_only_one_fits() {
    let one = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    for text in ["ed", "exd", "e:d", "ed!"] {
        assert_eq!(reading(one, text, "en").played.to(), Square::D5, "{text}");
    }
    assert_eq!(reading(PROMOTION, "cd=Q", "en").played.promotion(), Some(Role::Queen));
    let two: Position = "4k3/8/8/3p4/4P3/3p4/4P3/4K3 w - - 0 1".parse().unwrap();
    let error = read(&two, "ed", Language::ENGLISH).unwrap_err();
    assert_eq!(error.to_string(), "this can mean several moves: write ed3 or ed5");
    let none: Position = "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1".parse().unwrap();
    assert_eq!(
        read(&none, "ed", Language::ENGLISH).unwrap_err().to_string(),
        "the move ends too early: expected a rank (1 to 8)"
    );
}

#[test]
fn small_letters_of_promotion_are_of_the_language_unless_it_is_uci() {
    const ALONE: &str = "8/3P4/8/8/8/8/k6K/8 w - - 0 1";
    let cases = [
        ("hu", "d7-d8b", Role::Rook),
        ("hu", "d7d8b", Role::Bishop),
        ("is", "d7–d8r", Role::Knight),
        ("is", "d7d8r", Role::Rook),
        ("ro", "d7-d8n", Role::Bishop),
        ("ro", "d7d8n", Role::Knight),
        ("fi", "d7-d8r", Role::Knight),
        ("et", "d7-d8r", Role::Knight),
        ("af", "d7-d8r", Role::Knight),
        ("en", "d7-d8r", Role::Rook),
    ];
    for (code, text, role) in cases {
        assert_eq!(reading(ALONE, text, code).played.promotion(), Some(role), "{text} in {code}");
    }
    assert_eq!(reading(PROMOTION, "c7xd8b", "hu").played.promotion(), Some(Role::Rook));
}

#[test]
fn serbian_in_cyrillic_takes_latin_letters_of_pieces() {
    for (text, to) in [("Sf3", Square::F3), ("Sф3", Square::F3), ("Sc3", Square::C3)] {
        assert_eq!(reading(START, text, "sr-Cyrl").played.to(), to, "{text}");
    }
    let open = "4k3/8/8/8/8/8/8/2BQK3 w - - 0 1";
    assert_eq!(reading(open, "Dd4", "sr-Cyrl").played.role(), Role::Queen);
    assert_eq!(reading(open, "Lе3", "sr-Cyrl").played.role(), Role::Bishop);
}

#[test]
fn the_pawn_that_gives_check_is_captured_en_passant() {
    let checked = "4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 1";
    for text in ["exd6", "e5xd6", "exd6 e.p.", "e5d6"] {
        let m = reading(checked, text, "en").played;
        assert_eq!((m.from(), m.to()), (Square::E5, Square::D6), "{text}");
    }
}
