//! Texts that are damaged, odd or in no known encoding: what is wrong is told, and costs one game at most.

use std::collections::BTreeSet;

use jadoube_board::Position;
use jadoube_notation::{Fault, FaultKind, Form, Language, Style, translate, translate_bytes};
use jadoube_texts::{Locale, Message};

use crate::{shared, shared_bytes};

const GERMAN_GAME: &str = "1. e4 e5 2. Sf3 Sc6";
const ENGLISH_GAME: &str = "1. e4 e5 2. Nf3 Nc6";

fn german() -> Language {
    Language::find("de").unwrap()
}

fn to_english(text: &str) -> (String, Vec<Fault>) {
    let translation = translate(text, german(), &Form::Algebraic(Style::pgn(Language::ENGLISH)));
    (translation.text, translation.faults)
}

fn places(faults: &[Fault]) -> Vec<(usize, usize, &str)> {
    faults.iter().map(|fault| (fault.line, fault.column, fault.text.as_str())).collect()
}

#[test]
fn an_unclosed_comment_ends_with_its_game() {
    let next = "[Event \"2\"]\n\n1. Sc3 {gut} Sf6 *\n";
    for gap in ["\n\n", "\n", "\r\n \r\n", " } never mind {\n\n"] {
        let (text, faults) = to_english(&format!("[Event \"1\"]\n\n1. Sf3 {{ Sc6{gap}{next}"));
        assert!(text.ends_with("1. Nc3 {gut} Nf6 *\n"), "{gap:?}: {text}");
        assert!(text.contains("1. Nf3 { Sc6"), "{gap:?}: {text}");
        assert_eq!(faults.len(), 1, "{gap:?}");
        assert_eq!(faults[0].kind, FaultKind::UnclosedComment);
    }
    let (text, faults) = to_english(&format!("1. Sf3 Sc6\n2. Sc3 {{ Sf6\n\n{next}"));
    assert!(text.ends_with("1. Nc3 {gut} Nf6 *\n"), "{text}");
    assert_eq!(places(&faults), [(2, 8, "{")]);
    let (_, faults) = to_english("1. Sf3 { to the end");
    assert_eq!(places(&faults), [(1, 8, "{")]);
}

#[test]
fn comments_in_comments_and_tags_in_comments_are_comments() {
    for text in
        ["1. e4 {a {b} c} e5", "1. e4 {a { b} e5 {c} 2. d4", "1. e4 {\n[Event \"quoted\"]\n} e5 2. d4", "1. e4 } e5"]
    {
        assert_eq!(to_english(text), (text.to_owned(), vec![]));
    }
}

#[test]
fn an_unclosed_variation_ends_with_its_game() {
    let next = "[Event \"2\"]\n\n1. Sc3 Sf6 *\n";
    let (text, faults) = to_english(&format!("[Event \"1\"]\n\n1. Sf3 (1. Sc3 (1. Sa3 Sf6 1-0\n\n{next}"));
    assert_eq!(text, "[Event \"1\"]\n\n1. Nf3 (1. Nc3 (1. Na3 Nf6 1-0\n\n[Event \"2\"]\n\n1. Nc3 Nf6 *\n");
    assert_eq!(places(&faults), [(3, 8, "(")]);
    assert_eq!(faults[0].kind, FaultKind::UnclosedVariation);
    let (text, faults) = to_english("1. Sf3 (1. Sc3 1-0\n\n1. Sf3 Sf6 *");
    assert_eq!(text, "1. Nf3 (1. Nc3 1-0\n\n1. Nf3 Nf6 *");
    assert_eq!(faults.len(), 1);
}

#[test]
fn deep_variations_are_skipped_and_reported() {
    let deep = |depth: usize| format!("1. Sf3 {}1. Sc3{} 1... Sf6", "(".repeat(depth), ")".repeat(depth));
    let (text, faults) = to_english(&deep(100));
    assert!(text.contains("(1. Nc3)") && text.ends_with("1... Nf6") && faults.is_empty(), "{faults:?}");
    let (text, faults) = to_english(&deep(2000));
    assert!(text.contains("(1. Sc3)") && text.ends_with("1... Nf6"), "{text}");
    assert_eq!(places(&faults), [(1, 108, "(")]);
}

#[test]
fn an_unplayable_fen_is_reported() {
    let rest = "\n\n1. Sf3 Sc6 *\n\n[Event \"2\"]\n\n1. Sc3 *\n";
    for fen in ["nonsense", "8/8/8/8/8/8/8/8 w - - 0 1", ""] {
        let (text, faults) = to_english(&format!("[FEN \"{fen}\"]{rest}"));
        assert!(text.ends_with("1. Sf3 Sc6 *\n\n[Event \"2\"]\n\n1. Nc3 *\n"), "{text}");
        assert_eq!(places(&faults), [(1, 1, fen)]);
        assert!(matches!(faults[0].kind, FaultKind::BadFen(_) | FaultKind::BadPosition(_)));
        for locale in Locale::all_and_pseudo() {
            Message::from(&faults[0]).try_text(locale).unwrap();
        }
    }
}

#[test]
fn impossible_rights_are_left_out_and_tags_stand_anywhere() {
    for head in [
        "[FEN \"4k3/8/8/8/8/8/8/1N2K3 w KQkq e3 0 1\"]\n\n",
        "[ FEN  \"4k3/8/8/8/8/8/8/1N2K3 w - - 0 1\" ]\n\n",
        "[Event \"x\"] [SetUp \"1\"] [FEN \"4k3/8/8/8/8/8/8/1N2K3 w - - 0 1\"]\n",
        "[Event \"x\"]\n\n[FEN \"4k3/8/8/8/8/8/8/1N2K3 w - - 0 1\"] ",
    ] {
        let (text, faults) = to_english(&format!("{head}1. Sd2 Kd7 2. Sc4"));
        assert_eq!((text, faults), (format!("{head}1. Nd2 Kd7 2. Nc4"), vec![]));
    }
    let line = "[Event \"A\"] [Site \"b\"] 1. e4 e5 2. Sf3 1-0 [Event \"B\"] 1. Sf3 *";
    assert_eq!(to_english(line).0, line.replace("Sf3", "Nf3"));
}

#[test]
fn other_variants_are_skipped_and_reported() {
    let text = "[Event \"1\"]\n[Variant \"Atomic\"]\n\n1. Sf3 *\n\n[Event \"2\"]\n[Variant \"Chess960\"]\n\n1. Sf3 *\n";
    let (translated, faults) = to_english(text);
    assert!(translated.contains("Atomic\"]\n\n1. Sf3 *") && translated.ends_with("1. Nf3 *\n"), "{translated}");
    assert_eq!(places(&faults), [(2, 1, "Atomic")]);
    assert_eq!(faults[0].kind, FaultKind::OtherVariant);
}

#[test]
fn results_and_words_are_not_moves() {
    for result in
        ["1:0", "0:1", "1–0", "½:½", "mate", "N", "resigns", "<br>", "<b>x</b>", "null *", "&amp;", "[%clk 0:01]"]
    {
        let (text, faults) = to_english(&format!("{GERMAN_GAME} {result}\n"));
        assert_eq!((text, faults), (format!("{ENGLISH_GAME} {result}\n"), vec![]));
    }
    for result in ["1:0", "0:1", "1/2"] {
        let (text, faults) = to_english(&format!("{GERMAN_GAME} {result}\n{GERMAN_GAME}"));
        assert_eq!((text, faults), (format!("{ENGLISH_GAME} {result}\n{ENGLISH_GAME}"), vec![]));
    }
    for (there, here) in [
        ("1. Sf3+- Sc6=+ 2. Sc3±", "1. Nf3+- Nc6=+ 2. Nc3±"),
        ("1. e4 null 2. Sf3", "1. e4 null 2. Nf3"),
        ("1. e4 e5 2. Lc4 Lc5 3. Sf3 Sf6 4. о - о о-о", "1. e4 e5 2. Bc4 Bc5 3. Nf3 Nf6 4. O-O O-O"),
        ("1. e4 (=) e5 2. Sf3", "1. e4 (=) e5 2. Nf3"),
    ] {
        assert_eq!(to_english(there), (here.to_owned(), vec![]));
    }
    assert_eq!(places(&to_english("1. e4 Sf 2. Sf3").1), [(1, 7, "Sf")], "the rank is missing");
}

#[test]
fn bytes_of_any_encoding_stay() {
    let form = Form::Algebraic(Style::pgn(Language::ENGLISH));
    let text = b"[White \"M\xfcller\"]\r\n\r\n1. Sf3 {sch\xf6n \xff\x00} Sf6\xb1 2. S\xe9 \xbd-\xbd\r\n\xef\xbb\xbf";
    let translation = translate_bytes(&Position::standard(), text, german(), &form);
    let expected =
        b"[White \"M\xfcller\"]\r\n\r\n1. Nf3 {sch\xf6n \xff\x00} Nf6\xb1 2. S\xe9 \xbd-\xbd\r\n\xef\xbb\xbf";
    assert_eq!(translation.text, expected);
    assert_eq!(translation.faults, []);
    let marked = translate("\u{feff}[FEN \"x\"]\n1. Sf3", german(), &form);
    assert_eq!(places(&marked.faults), [(1, 1, "x")]);
}

#[test]
fn every_fault_has_a_text_everywhere_and_a_short_one() {
    let long = format!("1. e4 S{}9", "f".repeat(100_000));
    let (text, faults) = to_english(&long);
    assert_eq!(text, long);
    assert_eq!(faults[0].text.chars().count(), 41);
    let broken = format!("1. e4 {{\n[Variant \"Atomic\"]\n\n[Event \"\"]\n{}", "(".repeat(200));
    let (_, more) = to_english(&broken);
    assert_eq!(more.len(), 4, "{more:?}");
    for fault in faults.iter().chain(&more) {
        for locale in Locale::all_and_pseudo() {
            let text = Message::from(fault).try_text(locale).unwrap();
            assert!(text.len() < 500, "{text}");
        }
    }
}

/// What would take hours if any of it were looked at again and again.
#[test]
fn long_texts_without_sense_take_their_time_once() {
    for piece in [
        "1.",
        "(",
        "[",
        "x[",
        "{",
        "{\n[A \"\"]\n{ {",
        "{\n\n[A \"\"]\n",
        "O - ",
        "<",
        "&",
        "[A \"",
        "0",
        "Nf3!",
        "…",
        "\n[A ",
    ] {
        let text = format!("1. e4 x{}", piece.repeat(400_000 / piece.len()));
        assert_eq!(to_english(&text).0.len(), text.len(), "{piece:?}");
    }
}

/// How many games the corpus has.
const GAMES: usize = 24_965;

#[test]
fn a_spoiled_game_costs_no_other_game() {
    let Some(text) = shared_bytes("suites/pgn-corpus/derived-broken.pgn.zst") else { return };
    let Some(list) = shared("suites/pgn-corpus/derived-broken.tsv") else { return };
    let spoiled: BTreeSet<usize> =
        list.lines().skip(1).filter_map(|line| line.split('\t').next()?.parse().ok()).collect();
    let text = String::from_utf8(text).unwrap();
    let form = Form::Algebraic(Style::pgn(german()));
    let translation = translate(&text, Language::ENGLISH, &form);
    let before: Vec<&str> = text.split("[Event \"").skip(1).collect();
    let after: Vec<&str> = translation.text.split("[Event \"").skip(1).collect();
    assert_eq!((before.len(), after.len()), (GAMES, GAMES));
    let mut untouched = 0;
    let mut line = 0;
    let mut fault_lines: BTreeSet<usize> = translation.faults.iter().map(|fault| fault.line).collect();
    for (index, (before, after)) in before.iter().zip(&after).enumerate() {
        let lines = before.matches('\n').count();
        let mine: Vec<usize> = fault_lines.range(line + 1..=line + lines).copied().collect();
        line += lines;
        let letters = |text: &str, letters: [&str; 4]| {
            let moves = text.split("\n\n").nth(1).unwrap_or_default().replace("Result", "");
            letters.iter().any(|letter| moves.contains(&format!(" {letter}")))
        };
        let english = letters(after, ["N", "Q", "R", "B"]) && letters(before, ["N", "Q", "R", "B"]);
        untouched += usize::from(english);
        if !spoiled.contains(&index) {
            assert!(!english && mine.is_empty(), "game {index} is sound, but {mine:?}:\n{after}");
        }
        mine.iter().for_each(|line| assert!(fault_lines.remove(line)));
    }
    assert!(fault_lines.is_empty(), "{fault_lines:?}");
    println!("{} faults; of {GAMES} games {untouched} partly left, all of them spoiled", translation.faults.len());
}
