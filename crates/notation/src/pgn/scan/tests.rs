use super::*;
use crate::pgn::boundary::{next_game, next_section, tag_head};
use crate::pgn::movetext::{self, Ahead};
use crate::pgn::place::{Place, Source, newlines};
use crate::pgn::tags::read_tag_pair;
use proptest::prelude::*;

const GAME: &str = "[Event \"A\"]\n[White \"B, C\"]\n[Empty \"\"]\n\n1. e4 {a [%clk 0:01:02] b} 1... e5 2. Nf3 $1 (2. f4 \
                    {no} exf4 1-0) 2... Nc6\n3. Bb5 O-O 4. O-O-O {two\nlines} a6 1/2-1/2\n\n";

fn plain(text: &[u8]) -> Option<PlainGame> {
    match scan(text, true) {
        Scanned::Plain(game) => Some(game),
        Scanned::NotPlain => None,
        Scanned::Unfinished => panic!("all of it is there"),
    }
}

/// Where the reader of everything ends the game, if it is limited by this section.
fn end_within(text: &[u8], section: Option<usize>) -> usize {
    let text = &text[..section.unwrap_or(text.len())];
    let start = Place { byte: 0, line: 1, column: 1 };
    movetext::skip_game(&Source { text, start, unpacked_from: None }, &mut Ahead::default())
}

/// What is plain must be what the reader of everything sees, as the first game of its section and as a later one.
fn check(text: &[u8]) -> bool {
    if text.first() != Some(&b'[') {
        return false;
    }
    let mut places = Places::default();
    let scanned = scan_with_places(text, true, &mut places);
    assert_eq!(scanned, scan(text, true));
    let Scanned::Plain(game) = scanned else { return false };
    let shown = String::from_utf8_lossy(text);
    assert_eq!(game.end, end_within(text, next_game(text)), "{shown}");
    assert_eq!(game.end, end_within(text, next_section(text, 0)), "{shown}");
    assert_eq!(game.lines, newlines(&text[..game.end]), "{shown}");
    let next = game.end + text[game.end..].iter().take_while(|&&byte| byte <= b' ').count();
    let section_follows = game.empty_line_follows && tag_head(&text[next..]).is_some();
    assert_eq!(section_follows, next_section(text, game.end - 1) == Some(next), "{shown}");
    for (&open, &close) in places.opens.iter().zip(&places.closes) {
        assert_eq!((text[open as usize], text[close as usize]), (b'{', b'}'), "{shown}");
        assert!(!text[open as usize + 1..close as usize].contains(&b'}'), "{shown}");
    }
    check_tags(text, &places.quotes, &shown);
    // With less text the answer is the same, or there is none yet.
    for length in (0..text.len()).step_by(7) {
        let part = scan(&text[..length], false);
        assert!(part == scanned || matches!(part, Scanned::Unfinished), "{part:?} of {length} bytes of {shown}");
    }
    true
}

/// The quotes are those of the tag pairs, one on each line.
fn check_tags(text: &[u8], quotes: &[u32], shown: &str) {
    let mut at = 0;
    let (pairs, rest) = quotes.as_chunks::<2>();
    assert!(rest.is_empty() && !pairs.is_empty(), "{shown}");
    for &[open, close] in pairs {
        let pair = read_tag_pair(&text[at..]).unwrap();
        assert_eq!(pair.name, &text[at + 1..open as usize - 1], "{shown}");
        assert_eq!(*pair.value, text[open as usize + 1..close as usize], "{shown}");
        assert_eq!(at + pair.length, close as usize + 2, "{shown}");
        at += pair.length;
        at += text[at..].iter().position(|&byte| byte == b'\n').unwrap() + 1;
    }
    assert_ne!(text[at], b'[', "{shown}");
}

#[test]
fn an_ordinary_game_is_plain_where_masks_are_at_hand() {
    let available = !matches!(scan(GAME.as_bytes(), true), Scanned::NotPlain);
    let text = GAME.repeat(3);
    assert_eq!(check(text.as_bytes()), available);
    assert_eq!(check(text.replace('\n', "\r\n").as_bytes()), available);
    if available {
        let end = GAME.len() - 1;
        assert_eq!(plain(text.as_bytes()), Some(PlainGame { end, lines: 7, empty_line_follows: true }));
        let dense = text.replace("1/2\n\n", "1/2\n");
        assert_eq!(plain(dense.as_bytes()), Some(PlainGame { end, lines: 7, empty_line_follows: false }));
    }
}

#[test]
fn doubtful_games_are_not_plain() {
    for (what, with) in [
        ("{a", "{{a"),
        ("{a", "a"),
        ("b}", "b"),
        ("lines}", "\n[Event \"quoted\"]}"),
        ("3. Bb5", "\n3. Bb5"),
        ("3. Bb5", " \n3. Bb5"),
        ("3. Bb5", "[Event \"next\"]\n\n3. Bb5"),
        ("3. Bb5", "; no\n3. Bb5"),
        ("3. Bb5", "%no\n3. Bb5"),
        ("3. Bb5", "é 3. Bb5"),
        ("O-O ", "0-0 "),
        ("O-O ", "-- "),
        ("e4", "e2-e4"),
        ("1/2-1/2", "1/2-1/2 {more}"),
        ("1/2-1/2", "a1/2-1/2"),
        ("1/2-1/2", "1 - 0"),
        ("1/2-1/2", ""),
        ("B, C", "B \\\" C"),
        ("B, C", "B \" C"),
        ("B, C\"]", "B, C]"),
        ("[White \"B", "[White\t\"B"),
        ("[White \"B", "[White B"),
        ("[White \"B", "[ White \"B"),
        ("[White \"B", "White \"B"),
        ("[Empty \"\"]", "[Empty \"]"),
        ("[Empty", "\n[Empty"),
    ] {
        let text = GAME.replacen(what, with, 1) + GAME;
        assert_eq!(plain(text.as_bytes()), None, "{what} -> {with}");
    }
}

fn scraps() -> impl Strategy<Value = String> {
    let scrap = prop::sample::select(vec![
        GAME,
        "[Event \"A\"]\n",
        "[Site \"\"]\r\n",
        "[X \"a\\\"b\"]\n",
        "[Y \"]\n",
        "[Z \"a\"b\"]\n",
        "\n",
        "\n\n",
        "\r\n",
        "1. e4 ",
        "1. ",
        "12... ",
        "Nf3 ",
        "O-O ",
        "O-1",
        "0-0 ",
        "{",
        "}",
        "{ [%clk 0:00:01] } ",
        "{a\nb} ",
        "(",
        ")",
        "(=)",
        " 1-0\n",
        "1-0",
        "*",
        " * ",
        "0-1 ",
        "1/2-1/2",
        " 1/2-1/2\n\n",
        "1/2",
        "-",
        "--",
        " ",
        "\t",
        ";",
        "%",
        "\"",
        "[",
        "]",
        "<br>",
        "&amp;",
        "é",
        "=",
        "+",
        "=x",
        "$1 ",
        "!",
        "?",
        ".",
        "\x0c",
        "a",
        "e8(Q) ",
        "0000 ",
        "1 1-0\n",
    ]);
    let head = prop::sample::select(vec!["[Event \"A\"]\n", "[Event \"A\"]\n\n", "[Event \"A\"]\n\n1. e4 "]);
    (head, prop::collection::vec(scrap, 0..40)).prop_map(|(head, scraps)| head.to_owned() + &scraps.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn plain_games_end_where_the_reader_of_everything_ends_them(text in scraps()) {
        check(text.as_bytes());
    }

    #[test]
    fn one_scrap_in_a_plain_game(at in 0..GAME.len(), drop in 0..4usize, text in scraps()) {
        let scrap: String = text.chars().skip(12).take(4).collect();
        let mut damaged = GAME.as_bytes().to_vec();
        damaged.splice(at..(at + drop).min(GAME.len()), scrap.bytes());
        damaged.extend_from_slice(GAME.as_bytes());
        check(&damaged);
    }
}
