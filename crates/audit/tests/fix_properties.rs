//! Corrections of games with random mistakes: made once and for all, nothing else touched, nothing new found.

use jadoube_audit::{Judge, Kind, Options};
use jadoube_board::{Move, Position};
use jadoube_notation::pgn::Reader;
use jadoube_notation::{read_san, write_san};
use proptest::prelude::*;

fn judge() -> Judge {
    Judge::new(Options { fixes: true, ..Options::default() })
}

/// The text with all corrections, and the kinds of what was found before them.
fn fixed(text: &[u8]) -> (Vec<u8>, Vec<Kind>) {
    let mut judge = judge();
    let mut reader = Reader::new(text);
    let (mut done, mut corrected) = (0, Vec::new());
    while reader.read_game(&mut judge).unwrap() {
        let end = usize::try_from(reader.place().byte).unwrap();
        judge.last_fix().apply(text, done..end, &mut corrected);
        done = end;
    }
    corrected.extend_from_slice(&text[done..]);
    let findings = judge.take().found.into_iter().flat_map(|game| game.findings);
    let mut kinds: Vec<Kind> = findings.map(|finding| finding.kind).collect();
    kinds.sort();
    (corrected, kinds)
}

/// A part of a game, and whether it may be corrected.
#[derive(Clone, Debug)]
enum Part {
    Token(String),
    Kept(String),
}

/// Mate, stalemate and nothing at all.
const BEGINNINGS: [&str; 4] = [
    "f3 e5 g4 Qh4#",
    "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#",
    "e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6",
    "",
];

/// A move as people write it, or as nobody should.
fn written(position: &Position, m: Move, how: u8) -> String {
    let san = write_san(position, m);
    let bare = san.trim_end_matches(['+', '#']).to_owned();
    let squares = format!("{}{}", m.from(), m.to());
    match how {
        0 if !san.starts_with('O') && !san.contains('=') => match san.chars().next() {
            Some(piece) if piece.is_ascii_uppercase() => format!("{piece}{squares}"),
            _ => squares,
        },
        1 => bare,
        2 => san.replace('x', ""),
        3 => bare + "+",
        4 => bare + "#",
        5 if bare.len() == 3 => format!("{}x{}", &bare[..1], &bare[1..]),
        6 => san.replace('O', "0"),
        7 => san + "!?",
        _ => san,
    }
}

const BETWEEN: [&str; 12] = [
    " ",
    "\n",
    " {see 12. Ng1f3 1-0} ",
    " $1 ",
    " (9. Ng1f3 {)} 7... e7e5) ",
    " ; 7. e2e4 1-0\n",
    "\n% 7. e2e4\n",
    "  ",
    "\r\n",
    " {[Result \"1-0\"]} ",
    "\n\n",
    " 0-0-0-0 ",
];
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// The game that the choices make.
fn game(beginning: usize, choices: &[(u8, u8, u8, u8)], results: (usize, usize)) -> Vec<Part> {
    let kept = |text: &str| Part::Kept(text.to_owned());
    let token = |text: &str| Part::Token(text.to_owned());
    let mut parts = vec![
        kept("[Event \"7. e2e4\"]\n[Date \"2024.05.01\"]\n[Result \""),
        token(RESULTS[results.0]),
        kept("\"]\n\n"),
    ];
    let mut position = Position::standard();
    let mut known = BEGINNINGS[beginning].split_whitespace();
    for (ply, &(choice, how, number, between)) in choices.iter().enumerate() {
        let moves: Vec<Move> = position.legal_moves().iter().collect();
        let m = match known.next() {
            Some(san) => read_san(&position, san.as_bytes()).unwrap(),
            None if moves.is_empty() || !BEGINNINGS[beginning].is_empty() => break,
            None => moves[usize::from(choice) % moves.len()],
        };
        let dots = if ply % 2 == 0 { "." } else { "..." };
        let due = ply / 2 + 1;
        match number {
            0 => parts.extend([token(&format!("{}{dots}", due + 5)), kept(" ")]),
            1 => parts.extend([token(&format!("{}...", due)), kept(" ")]),
            2 => parts.extend([token(&format!("{}.", usize::from(choice))), kept(" ")]),
            _ if ply % 2 == 0 => parts.extend([token(&format!("{due}.")), kept(" ")]),
            _ => {}
        }
        let suffix = written(&position, m, how);
        let san = suffix.trim_end_matches(['!', '?']);
        parts.push(token(san));
        parts.push(kept(&suffix[san.len()..]));
        parts.push(kept(BETWEEN.get(usize::from(between)).copied().unwrap_or(" ")));
        position = position.after(m);
    }
    parts.extend([token(RESULTS[results.1]), kept("\n\n")]);
    parts
}

/// Whether the text has all that is kept, in its order, and tokens between.
fn keeps(text: &str, parts: &[Part]) -> bool {
    let mut rest = text;
    for part in parts {
        rest = match part {
            Part::Kept(kept) => match rest.strip_prefix(kept.as_str()) {
                Some(rest) => rest,
                None => return false,
            },
            Part::Token(_) => rest.trim_start_matches(|letter: char| {
                letter.is_ascii_alphanumeric() || matches!(letter, '+' | '#' | '=' | '-' | '/' | '*' | '.')
            }),
        };
    }
    rest.is_empty()
}

fn text_of(parts: &[Part]) -> String {
    parts
        .iter()
        .map(|part| match part {
            Part::Token(text) | Part::Kept(text) => text.as_str(),
        })
        .collect()
}

/// Every kind is found at most as often as before. While a number is in doubt the judge does not look at signs beside moves, and
/// once it is right he does.
fn nothing_new(before: &[Kind], after: &[Kind]) -> bool {
    let count = |kinds: &[Kind], kind: Kind| kinds.iter().filter(|&&other| other == kind).count();
    let was_hidden =
        |kind: Kind| before.contains(&Kind::MoveNumber) && matches!(kind, Kind::CheckMark | Kind::CaptureMark);
    after.iter().all(|&kind| count(after, kind) <= count(before, kind) || was_hidden(kind))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn mistakes_are_mended_and_nothing_else(
        beginning in 0..BEGINNINGS.len(),
        choices in prop::collection::vec((any::<u8>(), 0..40_u8, 0..25_u8, 0..40_u8), 0..40),
        results in (0..4_usize, 0..4_usize),
    ) {
        let parts = game(beginning, &choices, results);
        let text = text_of(&parts);
        let (once, before) = fixed(text.as_bytes());
        let (twice, after) = fixed(&once);
        prop_assert_eq!(&twice, &once);
        let once = String::from_utf8(once).unwrap();
        prop_assert!(keeps(&once, &parts), "{}\n{}", text, once);
        prop_assert!(nothing_new(&before, &after), "{:?} {:?}\n{}\n{}", before, after, text, once);
        // Where nothing but certain things is wrong, nothing is left.
        if before.iter().all(|kind| matches!(kind, Kind::MissingTag | Kind::ResultMate | Kind::ResultTag)) {
            prop_assert!(!after.contains(&Kind::ResultMate), "{}\n{}", text, once);
        }
    }

    /// Any jumble of what games are made of.
    #[test]
    fn corrections_are_made_once_and_for_all(pieces in prop::collection::vec(prop::sample::select(vec![
        "[Event \"a\"]\n", "[Result \"1-0\"]\n", "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 20\"]\n", "\n", "\n\n", "\r\n", " ",
        "1. f3 e5 2. g4 Qh4#", "*", "[Result \"*\"]\n", "1. f3 e5 2. g4 Qh4 ", "1. e2e4 e5 ", "2. Nf3 ", "7. Nb1c3 Nc6 ", "20. e2e4 ", "3... Nb8c6 ", "1-0\n", "1-0", "0-1 ",
        "{", "}", "(", ")", ";", "$1 ", "%", "--", "e4+ ", "0-0 ", "1... ", "\u{feff}", "<br>", "&amp;", "* ", "!", "e.p. ",
    ]), 0..30)) {
        let text = pieces.concat();
        let (once, before) = fixed(text.as_bytes());
        let (twice, after) = fixed(&once);
        prop_assert_eq!(String::from_utf8(twice), String::from_utf8(once), "{}", text);
        prop_assert!(nothing_new(&before, &after), "{:?} {:?}\n{}", before, after, text);
    }
}
