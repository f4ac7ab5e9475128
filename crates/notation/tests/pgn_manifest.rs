//! Other people's PGN files beside what another parser, python-chess, makes of each game: moves and final position.
//!
//! Where the two disagree, the file is in [`DIFFERENCES`] with the reason; a reason that is not needed any more fails too.

mod pgn_suites;

use std::collections::{BTreeMap, BTreeSet};

use jadoube_notation::pgn::{Game, Played, Ply, Reader};
use pgn_suites::suite;

/// One line of the manifest.
struct Expected {
    plies: usize,
    fen: String,
    errors: usize,
}

#[test]
fn every_game_ends_where_another_parser_says() {
    let Some(manifest) = suite("pgn/MANIFEST-python-chess.tsv") else { return };
    let manifest = String::from_utf8(manifest).unwrap();
    let mut files: BTreeMap<&str, Vec<Option<Expected>>> = BTreeMap::new();
    for line in manifest.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[file, game, variant, _, plies, fen, _, errors, ..] = fields.as_slice() else { continue };
        // Lines without a game number are about the file as a whole.
        if game.parse::<usize>().is_err() {
            continue;
        }
        let chess = matches!(variant, "chess" | "chess960");
        let expected = plies.parse().ok().filter(|_| chess).map(|plies| Expected {
            plies,
            fen: fen.to_owned(),
            errors: errors.parse().unwrap_or(0),
        });
        files.entry(file).or_default().push(expected);
    }
    assert!(files.len() > 1000, "the manifest has {} files only", files.len());
    let mut disagreeing = BTreeSet::new();
    let (mut compared, mut report) = (0, String::new());
    for (file, expected) in &files {
        let Some(text) = suite(file) else { continue };
        let mut games: Vec<Game> = Reader::new(text.as_slice()).games().map(Result::unwrap).filter(is_game).collect();
        let mut expected: Vec<_> = expected.iter().collect();
        if games.len() != expected.len() {
            // python-chess ends a game at an empty line, so that comments before the moves and outcomes after them are
            // games of their own there.
            games.retain(|game| lawful_part(game).0 > 0);
            expected.retain(|expected| expected.as_ref().is_none_or(|expected| expected.plies > 0));
        }
        if games.len() != expected.len() {
            report.push_str(&format!("{file}: {} games with moves, they {}\n", games.len(), expected.len()));
            disagreeing.insert(*file);
            continue;
        }
        for (index, (game, expected)) in games.iter().zip(expected).enumerate() {
            let Some(expected) = expected else { continue };
            compared += 1;
            let (readable, end) = lawful_part(game);
            if readable != expected.plies || expected.errors == 0 && end != expected.fen {
                report.push_str(&format!(
                    "{file}\t{index}: {readable} plies to {end}, they {} to {} with {} errors; {:?}\n",
                    expected.plies,
                    expected.fen,
                    expected.errors,
                    game.problems.first(),
                ));
                disagreeing.insert(*file);
            }
        }
    }
    println!("compared {compared} games of {} files", files.len());
    let explained: BTreeSet<&str> = DIFFERENCES.iter().flat_map(|(_, files)| files.iter().copied()).collect();
    let unexplained: Vec<_> =
        report.lines().filter(|line| !explained.iter().any(|file| line.starts_with(file))).collect();
    let unneeded: Vec<_> = explained.difference(&disagreeing).collect();
    assert!(unexplained.is_empty(), "{} unexplained:\n{}", unexplained.len(), unexplained.join("\n"));
    assert!(unneeded.is_empty(), "explained, but there is no difference: {unneeded:?}");
}

/// Text between games is a problem that we report and others pass over.
fn is_game(game: &Game) -> bool {
    game.tags.iter().next().is_some() || !game.line.plies.is_empty() || game.outcome.is_some()
}

/// How far the main line can be followed by the Laws, and the board there.
fn lawful_part(game: &Game) -> (usize, String) {
    let mut board = game.start().replay();
    let legal = |ply: &&Ply| matches!(ply.played, Played::Legal(_) | Played::Null);
    let plies: Vec<_> = game.line.plies.iter().take_while(legal).collect();
    for ply in &plies {
        board.make(&ply.played);
    }
    (plies.len(), board.to_string())
}

/// Files in which we find other games or moves than python-chess does, by reason.
const DIFFERENCES: &[(&str, &[&str])] = &[
    (
        "they end a game at an empty line in the middle of its moves, and read the rest as another game",
        &[
            "draw-rules/ashlar-chess/pgnParser/lenient/fromCustomPosition/08_black_start.pgn",
            "draw-rules/ashlar-chess/pgnParser/strict/exception/other/04_1_more_than_two_empty_lines.pgn",
            "pgn/scalachess/fixtures/fromCrafty.pgn",
            "pgn/scalachess/fixtures/gameWithComments.pgn",
        ],
    ),
    (
        "they read tags one to a line only, and games without an empty line between them as one",
        &[
            "pgn/chess.js/0.pgn",
            "pgn/pgn-extract/test/infiles/test-fuzzydepth.pgn",
            "pgn/pgn-extract/test/infiles/test-nobadresults.pgn",
            "pgn/scalachess/fixtures/stackOverflow.pgn",
            "pgn/scalachess/fixtures/withDelimiters.pgn",
            "pgn/scid/res_gameLatin1.pgn",
        ],
    ),
    (
        "another variant: we do not follow its moves at all, they follow those that chess has too, or by its own rules",
        &["pgn/chessops/data/headers-and-moves-on-the-same-line.pgn"],
    ),
    (
        "they leave the game at an illegal move in one of its variations; to us it costs that variation",
        &["pgn/scalachess/fixtures/fromPositionEmptyFen.pgn", "pgn/scalachess/fixtures/overflow.pgn"],
    ),
    (
        "spellings that we read and they do not: dashes of all kinds in castling, a file in upper case",
        &[
            "draw-rules/ashlar-chess/pgnParser/lenient/sanForgivenItems/19_uppercase_file_letter.pgn",
            "pgn/scalachess/fixtures/longCastles_001.pgn",
            "pgn/scalachess/fixtures/shortCastles_001.pgn",
            "pgn/scalachess/fixtures/weirdDashes.pgn",
        ],
    ),
    (
        "they pass over what they cannot read, here a move in German, and apply the moves after it to the wrong board",
        &["pgn/mliebelt-pgn-parser/doc/sampleGameThrow.pgn"],
    ),
    (
        "comments within comments: they end the outer one with the inner one and read two dashes in it as a null move",
        &[
            "pgn/pgn-extract/test/infiles/nested-comment.pgn",
            "pgn/pgn-extract/test/outfiles/test-nestedcomments-out.pgn",
        ],
    ),
    (
        "the outcome `+--` of a game that was not played is a null move to them",
        &["pgn/scalachess/fixtures/blackAbsentResult.pgn"],
    ),
];
