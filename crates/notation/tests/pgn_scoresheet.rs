//! Scoresheets as text and as pictures, in the languages of the source documents.

use jadoube_notation::pgn::Game;
use jadoube_notation::scoresheet::{Labels, Scoresheet};
use jadoube_notation::{Language, Style};
use jadoube_texts::Locale;

const GAME: &str = "[Event \"Club & Co <open>\"]\n[Date \"2024.05.01\"]\n[White \"Ady\"]\n[Black \"Bartók\"]\n[Result \"1/2-1/2\"]\n\n\
    1. e4 {[%clk 1:30:05.7]} e5 2. Nf3 Nc6 3. Bb5 a6 (=) 4. Bxc6 dxc6 {no (=) [%clk 0:59:59]} 5. O-O f6 6. Ke8 1/2-1/2\n";

#[test]
fn as_text() {
    let mut sheet = Scoresheet::of_game(&Game::from(GAME), &Style::fide(Language::find("hu").unwrap()));
    sheet.signatures[0] = Some("Ady".to_owned());
    let expected = "\
Event  Club & Co <open>
Site
Date   2024.05.01
Round
White  Ady
Black  Bartók

    | White       | Black
----+-------------+------------------
  1 | e4  1:30:05 | e5
  2 | Hf3         | Hc6
  3 | Fb5         | a6 (=)
  4 | Fxc6        | dxc6 (=)  0:59:59
  5 | 0-0         | f6
  6 | Ke8         |

Result: 1/2-1/2

Signature (White): Ady
Signature (Black): ______________________________
";
    assert_eq!(sheet.to_text(&Labels::of(Locale::EN)), expected);
}

#[test]
fn a_game_of_more_than_sixty_moves_takes_a_second_sheet() {
    let shuffle = "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(31);
    let sheet = Scoresheet::of_game(&Game::from(shuffle.as_str()), &Style::fide(Language::ENGLISH));
    assert_eq!(sheet.rows.len(), 62);
    let text = sheet.to_text(&Labels::of(Locale::EN));
    assert!(text.contains("\n 30 | Ng1   | Ng8   ||  60 | Ng1   | Ng8\n"), "{text}");
    assert!(text.contains("\n 62 | Ng1   | Ng8\n"), "{text}");
    assert_eq!(sheet.to_svg(&Labels::of(Locale::EN)).len(), 2);
}

#[test]
fn as_a_picture_that_is_well_formed() {
    for code in ["hu", "sv", "el", "sr-Latn", "sr-Cyrl"] {
        let sheet = Scoresheet::of_game(&Game::from(GAME), &Style::fide(Language::find(code).unwrap()));
        let [picture] = sheet.to_svg(&Labels::of(Locale::EN)).try_into().unwrap();
        assert!(picture.contains("Club &amp; Co &lt;open&gt;"));
        assert!(picture.contains(&sheet.rows[1].white.as_ref().unwrap().text), "{code}");
        assert!(picture.contains("1:30:05") && picture.contains("(=)"));
        let opened = picture.matches("<text").count() + picture.matches("<svg").count();
        let closed = picture.matches("</text>").count() + picture.matches("</svg>").count();
        assert_eq!(opened, closed);
    }
}

#[test]
fn an_empty_sheet_is_ready_to_be_written_on() {
    let sheet = Scoresheet::default();
    assert!(sheet.to_text(&Labels::of(Locale::EN)).contains("White | Black"));
    assert_eq!(sheet.to_svg(&Labels::of(Locale::EN)).len(), 1);
}

#[test]
fn moves_that_start_with_black_leave_the_first_cell_empty() {
    let game = Game::from("[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 30\"]\n\n30... Kd7 31. Kd2 *");
    let sheet = Scoresheet::of_game(&game, &Style::fide(Language::ENGLISH));
    assert_eq!((sheet.rows[0].number, &sheet.rows[0].white), (30, &None));
    assert_eq!(sheet.rows[1].white.as_ref().unwrap().text, "Kd2");
}

#[test]
fn castling_that_stood_is_written_as_castling() {
    let game = Game::from("[FEN \"4k1r1/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O Kd8 2. Kg1-e3 *");
    let sheet = Scoresheet::of_game(&game, &Style::fide(Language::ENGLISH));
    assert_eq!(sheet.rows[0].white.as_ref().unwrap().text, "0-0");
    assert_eq!(sheet.rows[1].white.as_ref().unwrap().text, "Kg1-e3");
}

#[test]
fn the_result_is_the_one_that_is_exported() {
    for (pgn, result) in [
        ("1. e4 1-0", "1-0"),
        ("[Result \"0-1\"] 1. e4 1-0", "1-0"),
        ("[Result \"0-0\"] 1. e4 *", "0-0"),
        ("[Result \"?\"] 1. e4 *", ""),
        ("1. e4 *", ""),
    ] {
        assert_eq!(Scoresheet::of_game(&Game::from(pgn), &Style::fide(Language::ENGLISH)).result, result, "{pgn}");
    }
}

#[test]
fn the_labels_are_in_the_language_of_the_reader() {
    assert_eq!(Labels::of(Locale::EN).white, "White");
    assert_eq!(Labels::of(Locale::SR_CYRL).white, "Бели");
    for locale in Locale::all_and_pseudo() {
        let Labels { event, site, date, round, white, black, result, signature } = Labels::of(locale);
        for label in [event, site, date, round, white, black, result, signature] {
            assert!(!label.is_empty() && !label.starts_with('['), "{locale}: {label}");
        }
    }
}
