//! Every error that was planted into tournament games is found, at its place and with its kind; and two threads say what
//! one says. Reads the suite pgn-corpus.
#![allow(clippy::print_stdout)] // what is skipped is said aloud

use std::collections::BTreeMap;
use std::path::PathBuf;

use jadoube_audit::{Batch, Finding, Kind, Options, Settings, Source, Watch, run};
use jadoube_texts::Locale;

fn suite(name: &str) -> Option<PathBuf> {
    let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/suites/pgn-corpus")).join(name);
    if path.exists() {
        Some(path)
    } else {
        println!("skipped: {name} of the test suites is not there");
        None
    }
}

/// All findings by game, and all of them as lines.
fn audit(path: PathBuf, threads: usize) -> (BTreeMap<u64, Vec<Finding>>, String) {
    let settings = Settings { options: Options::default(), locale: Locale::EN, threads };
    let (mut found, mut lines) = (BTreeMap::new(), String::new());
    run(&[Source::File(path)], &settings, &Watch::default(), |batch| {
        match batch {
            Batch::Games(games) => {
                let mut texts = games.texts.iter();
                for game in games.found {
                    for finding in &game.findings {
                        lines.push_str(&format!("{} {finding:?} {}\n", game.game, texts.next().unwrap()));
                    }
                    found.insert(game.game, game.findings);
                }
            }
            Batch::Begins(_) => {}
            Batch::Trouble { error, .. } => return Err(error),
        }
        Ok(())
    })
    .unwrap();
    (found, lines)
}

/// The kinds that name a planted error. A game that was cut short between two moves looks like one whose result was left
/// out: nothing in the text tells the two apart, and the finding says so.
fn kinds(planted: &str) -> &'static [Kind] {
    match planted {
        "bad_check_mark" => &[Kind::CheckMark],
        "dropped_move" => &[Kind::MissingMove],
        "garbage_token" => &[Kind::Noise],
        // Some of the moves that were planted are legal by chance. What can be told then is a sign that is not true.
        "illegal_move" => {
            &[Kind::IllegalMove, Kind::AmbiguousMove, Kind::UnreadableMove, Kind::CheckMark, Kind::CaptureMark]
        }
        "no_result" | "truncated" => &[Kind::MissingResult],
        "unclosed_comment" => &[Kind::UnclosedComment],
        "unclosed_variation" => &[Kind::UnclosedVariation],
        "wrong_number" => &[Kind::MoveNumber],
        "wrong_result" => &[Kind::ResultTag],
        other => panic!("the suite has a kind {other} that this test does not know"),
    }
}

/// Planted moves that are legal and give nothing away: `Bc1xh6`, a real capture there, and `Ka1`.
const LEGAL_AFTER_ALL: [u64; 2] = [5836, 24028];

#[test]
fn every_planted_error_is_found_at_its_place() {
    let (Some(games), Some(list)) = (suite("derived-broken.pgn.zst"), suite("derived-broken.tsv")) else { return };
    let (found, _) = audit(games, 1);
    let mut score: BTreeMap<&str, [u32; 2]> = BTreeMap::new();
    let list = std::fs::read_to_string(list).unwrap();
    let mut missed = Vec::new();
    for line in list.lines().skip(1) {
        let [game, planted, ply, _] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        // The list counts games from 0.
        let game = game.parse::<u64>().unwrap() + 1;
        let ply = ply.parse::<u32>().ok();
        let there = found
            .get(&game)
            .into_iter()
            .flatten()
            .any(|finding| kinds(planted).contains(&finding.kind) && ply.is_none_or(|ply| finding.ply == ply));
        let [hits, all] = score.entry(planted).or_default();
        *all += 1;
        *hits += u32::from(there);
        if !there && !LEGAL_AFTER_ALL.contains(&game) {
            missed.push(line.to_owned());
        }
    }
    for (planted, [hits, all]) in &score {
        println!("{planted:20} {hits:>4} of {all}");
    }
    assert!(missed.is_empty(), "{missed:?}");
    assert_eq!(score.values().map(|[_, all]| all).sum::<u32>(), 6171);
}

#[test]
fn two_threads_say_what_one_says() {
    let Some(games) = suite("derived-broken.pgn.zst") else { return };
    let (_, one) = audit(games.clone(), 1);
    let (_, two) = audit(games.clone(), 2);
    let (_, five) = audit(games, 5);
    assert!(one.len() > 100_000);
    assert!(one == two && two == five);
}
