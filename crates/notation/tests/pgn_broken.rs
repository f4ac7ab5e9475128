//! Tournament games, a quarter of them spoiled in one of ten known ways: a spoiled game must cost no other game anything,
//! and what was done to it must be seen where it shows.

mod pgn_suites;

use std::collections::BTreeMap;

use jadoube_notation::pgn::{Game, Outcome, Played, ProblemKind, Reader};
use pgn_suites::{suite, unpacked_suite};

#[test]
fn a_spoiled_game_costs_that_game_only() {
    let Some(text) = unpacked_suite("pgn-corpus/derived-broken.pgn.zst") else { return };
    let Some(list) = suite("pgn-corpus/derived-broken.tsv") else { return };
    let list = String::from_utf8(list).unwrap();
    let spoiled: BTreeMap<usize, Vec<&str>> = list
        .lines()
        .skip(1)
        .map(|line| line.split('\t').collect::<Vec<_>>())
        .map(|fields| (fields[0].parse().unwrap(), fields))
        .collect();
    assert!(spoiled.len() > 6000);
    let mut games = 0;
    let mut seen: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for (index, game) in Reader::new(text.as_slice()).games().enumerate() {
        let game = game.unwrap();
        games += 1;
        match spoiled.get(&index) {
            None => assert!(is_sound(&game), "game {index} is sound, but: {:?}", game.problems),
            Some(fields) => {
                let count = seen.entry(fields[1]).or_default();
                count.0 += 1;
                count.1 += usize::from(shows(&game, fields));
            }
        }
    }
    assert_eq!(games, 24_965);
    println!("spoiled how: games, of them seen in the game: {seen:?}");
    for (kind, (all, shown)) in seen {
        match kind {
            // A move left out may leave another legal game behind, and `e.p.` where nothing was captured en passant
            // or a number that does not count is nothing that a reader of moves stumbles over.
            "dropped_move" => assert!(shown * 100 > all * 98, "{kind}: {shown} of {all}"),
            "garbage_token" => assert!(shown * 100 > all * 75, "{kind}: {shown} of {all}"),
            _ => assert_eq!(shown, all, "{kind}"),
        }
    }
}

fn is_sound(game: &Game) -> bool {
    game.problems.is_empty()
        && game.outcome.is_some()
        && game.outcome == Outcome::read(game.tags.get("Result").unwrap_or_default())
}

/// Whether the damage can be seen in what was read.
fn shows(game: &Game, fields: &[&str]) -> bool {
    let has = |wanted: fn(&ProblemKind) -> bool| game.problems.iter().any(|problem| wanted(&problem.kind));
    match fields[1] {
        "unclosed_comment" => has(|kind| *kind == ProblemKind::UnclosedComment),
        "unclosed_variation" => has(|kind| *kind == ProblemKind::UnclosedVariation),
        "garbage_token" => has(|kind| matches!(kind, ProblemKind::Noise(_))),
        "illegal_move" => {
            let ply: usize = fields[2].parse().unwrap();
            let stranger = fields[3].split("->").last().unwrap();
            match game.line.plies[ply - 1].played {
                // Three of the moves that were put in are, by chance, legal in a few games.
                Played::Legal(_) => matches!(stranger, "Rxa8#" | "Bc1xh6" | "Ka1"),
                _ => has(|kind| matches!(kind, ProblemKind::Illegal(_) | ProblemKind::Unreadable(_))),
            }
        }
        "dropped_move" => has(|kind| matches!(kind, ProblemKind::Illegal(_) | ProblemKind::Unreadable(_))),
        "no_result" | "truncated" => game.outcome.is_none(),
        "wrong_result" => game.outcome != Outcome::read(game.tags.get("Result").unwrap_or_default()),
        // Annotations and numbers are not part of the moves: the moves are all there.
        "bad_check_mark" | "wrong_number" => is_sound(game),
        other => panic!("spoiled in an unknown way: {other}"),
    }
}
