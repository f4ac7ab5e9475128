//! `jadoube diagram` as a user runs it.

mod common;

use common::{jadoube, text};

const FEN: &str = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1";

#[test]
fn a_position_is_drawn_and_described() {
    let output = jadoube(&["diagram", FEN], "");
    let svg = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0));
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\"") && svg.ends_with("</svg>\n"), "{svg}");
    assert!(svg.contains("<title id=\"title\">Chess position, Black to move</title>"), "{svg}");
    assert!(svg.contains("<desc id=\"desc\">White: king e1 and pawn e2. Black: king e8.</desc>"), "{svg}");
    assert_eq!(svg.matches("<use ").count(), 3);
    // A piece that is not on the board is not in the file.
    assert!(svg.contains("id=\"bk\"") && !svg.contains("id=\"bq\""));
    let hungarian = text(&jadoube(&["diagram", FEN, "--lang", "hu"], "").stdout);
    assert!(
        hungarian.contains("Sakkállás, sötét következik lépésre") && hungarian.contains("király e1"),
        "{hungarian}"
    );
    let greek = text(&jadoube(&["diagram", FEN, "--lang", "el"], "").stdout);
    assert!(greek.contains("παίζει ο Μαύρος") && greek.contains("βασιλιάς ε1"), "{greek}");
}

#[test]
fn standard_input_and_options_are_read() {
    let direct = jadoube(&["diagram", FEN], "").stdout;
    assert_eq!(jadoube(&["diagram", "-"], &format!("{FEN}\n")).stdout, direct);
    let epd = jadoube(&["diagram", "4k3/8/8/8/8/8/4P3/4K3 b - - bm Kd8;"], "").stdout;
    assert_eq!(epd, direct);
    let turned = jadoube(&["diagram", FEN, "--bottom", "black"], "").stdout;
    assert_ne!(turned, direct);
    let bare = text(&jadoube(&["diagram", FEN, "--bare"], "").stdout);
    assert!(!bare.contains("<text"), "{bare}");
    let marked = text(&jadoube(&["diagram", FEN, "--mark", "e4,d5"], "").stdout);
    assert_eq!(marked.matches("#f2d96b").count() + marked.matches("#d9b23c").count(), 2);
    for (arguments, said) in [
        (&["diagram", "4k3/8/8/x"][..], "found 'x'"),
        (&["diagram", FEN, "--mark", "e9"], "expected squares such as e4,e5"),
        (&["diagram", FEN, "--lang", "xx"], "xx"),
    ] {
        let output = jadoube(arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(text(&output.stderr).contains(said) && output.stdout.is_empty(), "{}", text(&output.stderr));
    }
}
