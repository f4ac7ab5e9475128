//! The stated limits, and input that is made to be slow or large. Nothing here may take time beyond its size.

use std::io::{self, Read};

use jadoube_notation::pgn::{Game, MAX_GAME_BYTES, MAX_NESTING, MAX_PROBLEMS, ProblemKind, Reader};

const SOUND: &str = "\n\n[Event \"sound\"]\n\n1. e4 e5 2. Nf3 *\n";

fn games(text: &[u8]) -> Vec<Game> {
    Reader::new(text).games().map(Result::unwrap).collect()
}

fn ends_soundly(games: &[Game]) {
    let last = games.last().unwrap();
    assert_eq!(last.tags.get("Event"), Some("sound"));
    assert_eq!(last.line.plies.len(), 3);
    assert!(last.problems.is_empty());
}

#[test]
fn variations_deeper_than_the_limit_are_skipped_and_the_rest_is_read() {
    let deep = |levels: usize| format!("1. e4 {}{} e5 2. Nf3 *", "(1. d4 ".repeat(levels), ")".repeat(levels));
    let fits = games(deep(MAX_NESTING).as_bytes());
    assert!(fits[0].problems.is_empty());
    for levels in [MAX_NESTING + 1, 200_000] {
        let game = &games((deep(levels) + SOUND).as_bytes())[0];
        assert_eq!(game.line.plies.len(), 3);
        assert_eq!(game.problems[0].kind, ProblemKind::TooDeep);
        assert_eq!(game.problems[0].place.column, 7 + 7 * MAX_NESTING as u64);
    }
}

#[test]
fn a_game_longer_than_the_limit_is_cut_and_costs_no_other() {
    let long = "{".to_owned() + &"word ".repeat(MAX_GAME_BYTES / 2) + SOUND;
    let read = games(long.as_bytes());
    assert_eq!(read.len(), 2);
    assert!(read[0].problems.iter().any(|problem| problem.kind == ProblemKind::TooLong));
    ends_soundly(&read);
}

#[test]
fn games_without_tags_are_separated() {
    let many = "1. e4 e5 2. Nf3 Nc6 1-0\n".repeat(2_000_000);
    let mut reader = Reader::new(many.as_bytes());
    let mut count = 0;
    while reader.skip_game().unwrap() {
        count += 1;
    }
    assert_eq!(count, 2_000_000);
}

#[test]
fn problems_beyond_the_limit_are_not_reported() {
    let read = games(("1. e4 ".to_owned() + &"@ ".repeat(1_000_000) + SOUND).as_bytes());
    assert_eq!(read[0].problems.len(), MAX_PROBLEMS);
    ends_soundly(&read);
}

#[test]
fn text_that_invites_looking_again_and_again_is_read_once() {
    let parts = [
        "{",
        "}",
        "(",
        ")",
        "[A \"",
        "[A \"\n",
        "[A \"x\"]\n{ ",
        "{{}",
        "{ {} { ",
        "<",
        "<a",
        "&a",
        "1",
        "1-",
        "1/",
        "\"",
        "[",
        "]",
        "$",
        ";",
        "%",
        "[%irregular ",
        "{[%irregular ",
        "{[%irregular {]}",
        "e",
        "e4 ",
        "-",
        "--",
        "\n",
        "\n\n1. ",
        "\u{feff}",
        "é",
        "[aa]",
        "x\n[A \"",
        "1-0 {",
        "1-0 @ ",
        "\n[",
        "\n [Event \"",
        "*",
        "e4(Q)",
        "@\n",
        "1 ",
        "1 - ",
        "{\n[A \"x\"]\n",
        "{\n[Event \"x\"]\n",
        "e4=",
        "e4±",
    ];
    for part in parts {
        let text = part.repeat(1_000_000 / part.len()) + SOUND;
        ends_soundly(&games(text.as_bytes()));
        let mut reader = Reader::new(text.as_bytes());
        while reader.skip_game().unwrap() {}
    }
}

/// Gives endless games, and then fails.
struct Endless {
    left: usize,
}

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.left == 0 {
            return Err(io::Error::other("the disk is gone"));
        }
        self.left -= 1;
        let text = SOUND.as_bytes();
        buffer[..text.len()].copy_from_slice(text);
        Ok(text.len())
    }
}

#[test]
fn an_error_of_the_input_comes_through_and_ends_the_games() {
    let mut games = Reader::new(Endless { left: 3 }).games();
    assert_eq!(games.next().unwrap().unwrap_err().to_string(), "the disk is gone");
    assert!(games.next().is_none());
}

#[test]
fn comments_that_only_the_next_game_ends_cost_their_own_length() {
    let games_without_ends = "[Event \"x\"]\n\n1. e4 {open\n".repeat(200_000);
    for end in ["", "}"] {
        let text = games_without_ends.clone() + end + SOUND;
        let mut reader = Reader::new(text.as_bytes());
        let mut count = 0;
        while reader.skip_game().unwrap() {
            count += 1;
        }
        assert_eq!(count, 200_001);
    }
}
