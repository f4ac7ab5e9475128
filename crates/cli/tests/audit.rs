//! `jadoube audit` as a user meets it.

mod common;

use std::path::{Path, PathBuf};

use common::{jadoube, text};

const MATE: &str = "[Event \"E\"]\n[Site \"S\"]\n[Date \"2024.05.01\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n\
    [Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4 1-0\n\n";
const SOUND: &str = "[Event \"E\"]\n[Site \"S\"]\n[Date \"2024.05.01\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n\
    [Result \"1-0\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n\n";

/// A folder of its own for each test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("jadoube-audit-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn exit_codes_and_json() {
    let clean = jadoube(&["audit"], SOUND);
    assert_eq!(clean.status.code(), Some(0), "{}", text(&clean.stdout));
    assert!(text(&clean.stderr).is_empty(), "silent in a pipe");
    let found = jadoube(&["audit", "--json", "-"], &(SOUND.to_owned() + MATE));
    assert_eq!(found.status.code(), Some(1));
    let lines = text(&found.stdout);
    let findings: Vec<serde_json::Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let mate = findings.iter().find(|finding| finding["kind"] == "result-mate").unwrap();
    assert_eq!((&mate["game"], &mate["ply"], &mate["article"]["number"]), (&2.into(), &4.into(), &"5.1.1".into()));
    assert_eq!(mate["severity"], "error");
    let summary = findings.last().unwrap();
    assert_eq!((&summary["type"], &summary["games"]), (&"audit_summary".into(), &2.into()));
    assert_eq!((&summary["clean"], &summary["complete"]), (&false.into(), &true.into()));
    let counted = summary["by_kind"].as_object().unwrap().values().filter_map(serde_json::Value::as_u64).sum::<u64>();
    assert_eq!(counted as usize, findings.len() - 1);
    let missing = jadoube(&["audit", "no-such-file.pgn"], "");
    assert_eq!(missing.status.code(), Some(2));
    assert!(text(&missing.stderr).contains("no-such-file.pgn"));
}

#[test]
fn only_the_requested_output_is_written() {
    let only = jadoube(&["audit", "--json", "--only", "check-mark"], MATE);
    assert!(text(&only.stdout).lines().all(|line| line.contains("check-mark")));
    let errors = jadoube(&["audit", "--json", "--severity", "error"], MATE);
    let found = text(&errors.stdout);
    let mut findings = found.lines().filter(|line| !line.contains("\"audit_summary\""));
    assert!(findings.all(|line| line.contains("\"error\"")), "{found}");
    let hungarian = jadoube(&["audit", "--lang", "hu"], MATE);
    assert!(text(&hungarian.stdout).contains("mattot adott"), "{}", text(&hungarian.stdout));
    let older = jadoube(&["audit", "--json", "--edition", "2009"], MATE);
    assert!(text(&older.stdout).contains("\"5.1.a\""));
    for wrong in [
        ["--only", "nonsense"],
        ["--severity", "grave"],
        ["--edition", "1851"],
        ["--threads", "0"],
        ["--threads", "100000"],
        ["--lang", "xx"],
    ] {
        assert_eq!(jadoube(&["audit", wrong[0], wrong[1]], MATE).status.code(), Some(2), "{wrong:?}");
    }
}

#[test]
fn corrected_games_are_clean_and_the_rest_is_left_alone() {
    let folder = folder("fix");
    let (input, output) = (folder.join("in.pgn"), folder.join("out.pgn"));
    let broken = "[Event \"x\"]\n\n1. e4 e5 2. Bb6 a6 1-0\n\n";
    std::fs::write(&input, MATE.to_owned() + broken + SOUND).unwrap();
    let fixed = jadoube(&["audit", "--fix", path(&output), path(&input)], "");
    assert_eq!(fixed.status.code(), Some(1));
    let expected = MATE.replace("1. f3 e5 2. g4 Qh4 1-0", "1. f3 e5 2. g4 Qh4# 0-1").replace("\"1-0\"", "\"0-1\"");
    assert_eq!(std::fs::read_to_string(&output).unwrap(), expected + broken + SOUND);
    let over = jadoube(&["audit", "--fix", path(&input), path(&input)], "");
    assert_eq!(over.status.code(), Some(2), "not over the input");
    let numbers = MATE.replace("2. g4 Qh4 1-0", "7. g4 Ng8f6 1-0");
    std::fs::write(&input, numbers).unwrap();
    jadoube(&["audit", "--fix", path(&output), path(&input)], "");
    assert!(std::fs::read_to_string(&output).unwrap().contains("1. f3 e5 2. g4 Nf6 1-0"));
    std::fs::remove_dir_all(&folder).unwrap();
}

/// One without a line break at its end, one with a byte order mark that ends in an open comment, one without tags.
#[test]
fn corrected_games_of_several_sources_stay_apart() {
    let folder = folder("join");
    let sources = [
        ("a.pgn", MATE.trim_end().to_owned()),
        ("b.pgn", format!("\u{feff}{SOUND}[Event \"open\"]\n\n1. e4 {{nobody closed this")),
        ("c.pgn", "1. e4 e5 1-0\n\n1. d2d4 d5 0-1\n".to_owned()),
        ("d.pgn", SOUND.to_owned()),
    ];
    let paths: Vec<PathBuf> = sources.iter().map(|(name, _)| folder.join(name)).collect();
    for (path, (_, text)) in paths.iter().zip(&sources) {
        std::fs::write(path, text).unwrap();
    }
    let fixed = folder.join("fixed.txt");
    for threads in ["1", "2"] {
        let mut arguments = vec!["audit", "--lang", "en", "--threads", threads, "--fix", path(&fixed)];
        arguments.extend(paths.iter().map(|source| path(source)));
        let output = jadoube(&arguments, "");
        assert!(text(&output.stdout).contains("6 games"), "{}", text(&output.stdout));
        let mate = MATE.replace("Qh4 1-0", "Qh4# 0-1").replace("\"1-0\"", "\"0-1\"");
        let open = sources[1].1.trim_start_matches('\u{feff}');
        let bare = "[Event \"?\"]\n\n1. e4 e5 1-0\n\n1. d4 d5 0-1";
        let expected = format!("{}\n\n{open}\n\n{bare}\n\n{SOUND}", mate.trim_end());
        assert_eq!(std::fs::read_to_string(&fixed).unwrap(), expected);
        let again = jadoube(&["audit", "--lang", "en", path(&fixed)], "");
        assert!(text(&again.stdout).contains("6 games"), "{}", text(&again.stdout));
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn corrected_games_are_not_written_where_some_could_not_be_read() {
    let folder = folder("incomplete");
    let (input, fixed) = (folder.join("in.pgn"), folder.join("fixed.pgn"));
    let (missing, damaged) = (folder.join("missing.pgn"), folder.join("damaged.pgn.gz"));
    std::fs::write(&input, MATE).unwrap();
    std::fs::write(&damaged, b"\x1f\x8b\x08\x00 no archive").unwrap();
    for bad in [&missing, &damaged] {
        for before in [None, Some("what was there")] {
            if let Some(before) = before {
                std::fs::write(&fixed, before).unwrap();
            }
            let output = jadoube(&["audit", "--lang", "en", "--fix", path(&fixed), path(&input), path(bad)], "");
            assert_eq!(output.status.code(), Some(2));
            let told = text(&output.stderr);
            assert!(told.contains("fixed.pgn was not written: not all games were read"), "{told}");
            assert_eq!(std::fs::read_to_string(&fixed).ok().as_deref(), before);
            assert!(!folder.join("fixed.pgn.part").exists());
            let _ = std::fs::remove_file(&fixed);
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn corrected_games_do_not_mix_with_other_output() {
    let folder = folder("place");
    let games = folder.join("games");
    std::fs::create_dir_all(games.join("deep")).unwrap();
    std::fs::write(games.join("a.pgn"), MATE).unwrap();
    for within in ["fixed.pgn", "deep/fixed.pgn"] {
        let output = jadoube(&["audit", "--fix", path(&games.join(within)), path(&games)], "");
        assert_eq!(output.status.code(), Some(2), "{within}");
        assert!(text(&output.stderr).contains("which is being read"), "{}", text(&output.stderr));
        assert!(!games.join(within).exists());
    }
    let output = jadoube(&["audit", "--fix", "-", path(&games)], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("standard output"), "{}", text(&output.stderr));
    // Somebody else's, or of a run that is still going on.
    let (fixed, part) = (folder.join("fixed.pgn"), folder.join("fixed.pgn.part"));
    std::fs::write(&part, "mine").unwrap();
    let output = jadoube(&["audit", "--fix", path(&fixed), path(&games)], "");
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    assert!(std::fs::read_to_string(&fixed).unwrap().contains("0-1"));
    assert_eq!(std::fs::read_to_string(&part).unwrap(), "mine");
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 3);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn folders_and_tables() {
    let folder = folder("tables");
    std::fs::create_dir_all(folder.join("games/deep")).unwrap();
    std::fs::write(folder.join("games/a.pgn"), MATE).unwrap();
    std::fs::write(folder.join("games/deep/b.pgn"), SOUND).unwrap();
    std::fs::write(folder.join("games/notes.txt"), "no games").unwrap();
    let tables = folder.join("tables");
    let output = jadoube(&["audit", "--lang", "en", "--parquet", path(&tables), path(&folder.join("games"))], "");
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("2 games, 1 with findings"), "{}", text(&output.stdout));
    for name in ["games.parquet", "findings.parquet"] {
        let bytes = std::fs::read(tables.join(name)).unwrap();
        assert!(bytes.starts_with(b"PAR1") && bytes.ends_with(b"PAR1"), "{name}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

/// The run has begun to write and has much left to read when it is interrupted.
#[cfg(unix)]
#[test]
fn an_interrupted_run_leaves_whole_rows() {
    use std::io::{BufRead, BufReader, Read, Write};
    use std::process::{Command, Stdio};

    let folder = folder("interrupt");
    let (tables, fixed) = (folder.join("tables"), folder.join("fixed.pgn"));
    std::fs::write(&fixed, "what was there").unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(["audit", "--json", "--parquet", path(&tables), "--fix", path(&fixed)])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    // Standard input stays open: only the signal can end this run.
    let writer = std::thread::spawn(move || {
        let games = MATE.repeat(1000);
        while input.write_all(games.as_bytes()).is_ok() {}
    });
    let mut lines = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    lines.read_line(&mut first).unwrap();
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let mut rest = String::new();
    lines.read_to_string(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(2));
    writer.join().unwrap();
    assert!(rest.ends_with('\n'));
    assert!(rest.lines().all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok()));
    let findings = std::fs::read(tables.join("findings.parquet")).unwrap();
    assert!(findings.ends_with(b"PAR1"));
    // Half of the games under the name of all of them would be a trap.
    assert_eq!(std::fs::read_to_string(&fixed).unwrap(), "what was there");
    let left = std::fs::read_dir(&folder).unwrap().chain(std::fs::read_dir(&tables).unwrap());
    assert!(left.flatten().all(|entry| entry.path().extension().is_none_or(|ending| ending != "part")));
    std::fs::remove_dir_all(&folder).unwrap();
}

/// A folder that cannot be looked into, a file that is not there, one that is empty: each is told, and the others are judged.
/// As a shell hands over `<(…)`: what can be read once only is read once only.
#[cfg(unix)]
#[test]
fn a_pipe_with_a_name_is_read_from_its_first_byte() {
    let folder = folder("pipe");
    let pipe = folder.join("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    for threads in ["1", "2"] {
        let output = std::thread::scope(|scope| {
            scope.spawn(|| std::fs::write(&pipe, SOUND).unwrap());
            jadoube(&["audit", "--threads", threads, path(&pipe)], "")
        });
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stdout));
        assert!(text(&output.stdout).starts_with("one game, 0 with findings"), "{}", text(&output.stdout));
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[cfg(unix)]
#[test]
fn an_unreadable_source_is_reported_and_the_others_are_audited() {
    use std::os::unix::fs::PermissionsExt;

    let folder = folder("trouble");
    let closed = folder.join("closed");
    std::fs::create_dir_all(&closed).unwrap();
    std::fs::write(folder.join("a.pgn"), MATE).unwrap();
    std::fs::write(folder.join("empty.pgn"), "").unwrap();
    std::fs::set_permissions(&closed, std::fs::Permissions::from_mode(0o000)).unwrap();
    let missing = folder.join("missing.pgn");
    let output = jadoube(&["audit", "--json", path(&folder), path(&missing)], "");
    let (found, troubles) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(2));
    assert!(found.contains("result-mate"), "{found}");
    assert!(troubles.contains("missing.pgn"), "{troubles}");
    // Root may look into everything.
    if std::fs::read_dir(&closed).is_err() {
        assert!(troubles.contains("closed"), "{troubles}");
    }
    std::fs::set_permissions(&closed, std::fs::Permissions::from_mode(0o700)).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
}
