//! `notation` and `audit` beside python-chess, over the PGN files of the test suites.
//!
//! Every file is translated to UCI. python-chess reads the file as it was and as it became, and the moves must be the same.
//! Where it can read a game, it also says at which ply positions have occurred for the third and the fifth time, when fifty
//! and seventy-five moves were over, when there was too little material, and how the game ended on the board; the findings
//! of the audit must say the same.
//!
//! A sample by default, with the first games of the large files; all files, and a tenth of the large
//! ones, with `JADOUBE_FULL=1` in the environment. python-chess is installed with pip into the
//! target folder where python3 does not have it.
#![forbid(unsafe_code)]
#![allow(clippy::print_stdout, reason = "what is skipped must be seen")]

mod known;

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use jadoube_audit::{Finding, GameFindings, Judge, Kind, Options};
use jadoube_board::Position;
use jadoube_lawbook::Edition;
use jadoube_notation::pgn::Reader;
use jadoube_notation::{Form, Language, translate_bytes};

const SUITES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/suites");

/// The version whose answers were looked at.
const VERSION: &str = "chess==1.11.2";

fn is_full() -> bool {
    std::env::var_os("JADOUBE_FULL").is_some_and(|value| value == "1")
}

/// One file in so many is read by default, and none that is larger.
const SAMPLE: usize = 12;
const SAMPLE_BYTES: usize = 40_000;
/// Large files are read in pieces of about this size, each of whole games, and one piece in so many: python takes minutes for each.
const PIECE_BYTES: usize = 1_000_000;
const PIECES: usize = 10;

/// A python that has python-chess, or why there is none.
fn python() -> Result<PathBuf, String> {
    let has_chess = |python: &Path| {
        let asked = Command::new(python).args(["-c", "import chess.pgn"]).stderr(Stdio::null()).status();
        asked.is_ok_and(|status| status.success())
    };
    let own = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("python-chess");
    let installed = own.join("bin/python");
    for python in [Path::new("python3"), &installed] {
        if has_chess(python) {
            return Ok(python.to_owned());
        }
    }
    let run = |command: &mut Command| {
        let output = command.output().map_err(|error| error.to_string())?;
        let last = String::from_utf8_lossy(&output.stderr).trim().lines().last().unwrap_or_default().to_owned();
        if output.status.success() { Ok(()) } else { Err(last) }
    };
    run(Command::new("python3").args(["-m", "venv"]).arg(&own))?;
    run(Command::new(&installed).args([
        "-m",
        "pip",
        "install",
        "--quiet",
        "--retries",
        "1",
        "--timeout",
        "20",
        VERSION,
    ]))?;
    Ok(installed)
}

/// A file of the suites, with its path below their folder.
struct File {
    name: String,
    text: Vec<u8>,
}

/// The files with games, in the order of their names. `None` when the suites are not there.
fn files() -> Option<Vec<File>> {
    let mut paths = Vec::new();
    for folder in ["pgn", "draw-rules"] {
        collect(&Path::new(SUITES).join(folder), &mut paths);
    }
    paths.sort();
    let below = |path: &Path| path.strip_prefix(SUITES).unwrap_or(path).display().to_string();
    let read = |path: &PathBuf| Some(File { name: below(path), text: fs::read(path).ok()? });
    let mut files: Vec<File> = paths.iter().filter_map(read).collect();
    if !is_full() {
        files.retain(|file| file.text.len() <= SAMPLE_BYTES);
        files = files.into_iter().step_by(SAMPLE).collect();
    }
    for path in entries(&Path::new(SUITES).join("pgn-corpus"), "zst") {
        let packed = fs::File::open(&path).expect("a file that is there");
        let text = zstd::decode_all(packed).expect("Zstandard");
        let name = below(&path);
        if is_full() {
            let pieces = pieces(&text, PIECE_BYTES).into_iter().enumerate().step_by(PIECES);
            files.extend(
                pieces.map(|(at, piece)| File { name: format!("{name} piece {}", at + 1), text: piece.to_vec() }),
            );
        } else {
            let first = pieces(&text, SAMPLE_BYTES).first().map(|piece| piece.to_vec());
            files.extend(first.map(|text| File { name, text }));
        }
    }
    (!files.is_empty()).then_some(files)
}

/// The files of a folder with this ending, in the order of their names.
fn entries(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let all = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut paths: Vec<PathBuf> = all.filter(|path| path.extension().is_some_and(|own| own == ending)).collect();
    paths.sort();
    paths
}

/// A text cut before games, into pieces of about this size.
fn pieces(text: &[u8], size: usize) -> Vec<&[u8]> {
    let begin = b"\n\n[Event ";
    let mut pieces = Vec::new();
    let mut rest = text;
    while rest.len() > size {
        let Some(at) = rest[size..].windows(begin.len()).position(|window| window == begin) else { break };
        let (piece, behind) = rest.split_at(size + at + 2);
        pieces.push(piece);
        rest = behind;
    }
    pieces.push(rest);
    pieces
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, paths);
        } else if path.extension().is_some_and(|ending| ending == "pgn") {
            paths.push(path);
        }
    }
}

/// What python-chess says of a game.
#[derive(Debug)]
struct Theirs {
    file: usize,
    game: usize,
    plies: u32,
    /// `same`, or why the moves cannot be compared, or how they differ.
    moves: String,
    third: Option<u32>,
    fifth: Option<u32>,
    fifty: Option<u32>,
    seventy_five: Option<u32>,
    material: Option<u32>,
    end: String,
}

impl Theirs {
    fn read(line: &str) -> Theirs {
        let fields: Vec<&str> = line.split('\t').collect();
        assert_eq!(fields.len(), 10, "{line}");
        let number = |field: usize| fields[field].parse().unwrap_or_else(|_| panic!("a number in {line}"));
        let ply = |field: usize| fields[field].parse().ok();
        Theirs {
            file: number(0) as usize,
            game: number(1) as usize,
            plies: number(2),
            moves: fields[3].to_owned(),
            third: ply(4),
            fifth: ply(5),
            fifty: ply(6),
            seventy_five: ply(7),
            material: ply(8),
            end: fields[9].to_owned(),
        }
    }
}

/// Writes each file and its translation where python can read them, and asks about all of them.
fn ask(python: &Path, files: &[File]) -> Vec<Theirs> {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("python-chess-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for translations");
    let mut list = String::new();
    for (index, file) in files.iter().enumerate() {
        let uci = translate_bytes(&Position::standard(), &file.text, Language::ENGLISH, &Form::Uci).text;
        for (ending, text) in [("pgn", &file.text), ("uci", &uci)] {
            fs::write(folder.join(format!("{index}.{ending}")), text).expect("a translation to be written");
        }
        let path = |ending: &str| folder.join(format!("{index}.{ending}")).display().to_string();
        list += &format!("{}\t{}\n", path("pgn"), path("uci"));
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/python_chess/games.py");
    let mut child = Command::new(python)
        .arg(script)
        .env("PYTHONIOENCODING", "utf-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python starts");
    let mut input = child.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || input.write_all(list.as_bytes()));
    let output = child.wait_with_output().expect("python answers");
    writer.join().expect("the list is written").expect("python reads the list");
    fs::remove_dir_all(&folder).expect("the translations to be removed");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let text = text.strip_suffix("done\n").expect("python reads every file");
    text.lines().map(Theirs::read).collect()
}

/// The findings of each game of a file by its number from 0, and how many games there are.
fn audited(text: &[u8]) -> (BTreeMap<usize, Vec<Finding>>, usize) {
    let mut judge = Judge::new(Options { edition: Some(Edition::newest()), rows: true, ..Options::default() });
    let mut reader = Reader::new(text);
    while reader.read_game(&mut judge).expect("reading from memory cannot fail") {}
    let judged = judge.take();
    let by_game = |game: GameFindings| (game.game as usize - 1, game.findings);
    (judged.found.into_iter().map(by_game).collect(), judged.games as usize)
}

/// What must be found in a game, and what may not; a sentence for each difference.
fn differences(theirs: &Theirs, findings: &[Finding]) -> Vec<String> {
    let ply = |kind: Kind| findings.iter().find(|finding| finding.kind == kind).map(|finding| finding.ply);
    let before_end = |ply: Option<u32>| ply.filter(|&ply| ply < theirs.plies);
    let mut found = Vec::new();
    let mut same = |what: &str, ours: Option<u32>, theirs: Option<u32>| {
        if ours != theirs {
            found.push(format!("{what}: ours {ours:?}, theirs {theirs:?}"));
        }
    };
    same("third time", ply(Kind::ClaimRepetition), before_end(theirs.third));
    same("fifty moves", ply(Kind::ClaimFifty), before_end(theirs.fifty));
    // Whichever comes first ends the game, and a fifth time wins a tie.
    let fifth_first = theirs.fifth.filter(|fifth| theirs.seventy_five.is_none_or(|other| *fifth <= other));
    let moves_first = theirs.seventy_five.filter(|other| theirs.fifth.is_none_or(|fifth| *other < fifth));
    same("fifth time", ply(Kind::AfterFivefold), before_end(fifth_first));
    same("seventy-five moves", ply(Kind::AfterSeventyFive), before_end(moves_first));
    // Dead is more than too little material, and may come earlier.
    if let Some(material) = before_end(theirs.material)
        && ply(Kind::AfterDeadPosition).is_none_or(|dead| dead > material)
    {
        found.push(format!("too little material at {material}: ours {:?}", ply(Kind::AfterDeadPosition)));
    }
    for (kind, end) in [(Kind::ResultMate, "mate"), (Kind::ResultStalemate, "stalemate")] {
        if ply(kind).is_some() && theirs.end != end {
            found.push(format!("ours {kind}, theirs {}", theirs.end));
        }
    }
    for kind in [Kind::IllegalMove, Kind::UnreadableMove, Kind::AmbiguousMove, Kind::MissingMove] {
        if let Some(ply) = ply(kind).filter(|&ply| ply <= theirs.plies) {
            found.push(format!("ours {kind} at {ply}, all {} moves are legal to theirs", theirs.plies));
        }
    }
    found
}

#[test]
fn notation_and_audit_agree_with_python_chess() {
    let Some(files) = files() else {
        println!("skipped: python-chess is not compared, since ../shared/suites is not there");
        return;
    };
    let python = match python() {
        Ok(python) => python,
        Err(reason) => {
            println!("skipped: NOTHING WAS COMPARED with python-chess, which cannot be installed: {reason}");
            return;
        }
    };
    let mut by_file: BTreeMap<usize, Vec<Theirs>> = BTreeMap::new();
    for theirs in ask(&python, &files) {
        by_file.entry(theirs.file).or_default().push(theirs);
    }
    let (mut translated, mut judged, mut unlike) = (0, 0, Vec::new());
    for (index, games) in by_file {
        let file = &files[index];
        let (findings, count) = audited(&file.text);
        for theirs in &games {
            if known::INCOMPARABLE.contains(&theirs.moves.as_str()) {
                continue;
            }
            let mut found = Vec::new();
            if theirs.moves == "same" {
                translated += 1;
                // Where games are cut otherwise, their numbers say nothing.
                if count == games.len() {
                    judged += 1;
                    found = differences(theirs, findings.get(&theirs.game).map_or(&[][..], Vec::as_slice));
                }
            } else {
                found.push(theirs.moves.clone());
            }
            let place = format!("{} #{}", file.name, theirs.game + 1);
            unlike.extend(found.into_iter().map(|difference| format!("{place}: {difference}")));
        }
    }
    println!("{translated} games with the same moves, {judged} of them audited, in {} files", files.len());
    unlike.retain(|difference| !known::is_known(difference));
    assert!(unlike.is_empty(), "{} differences:\n{}", unlike.len(), unlike.join("\n"));
    assert!(translated >= 100 && judged >= 100, "nearly nothing was compared");
}
