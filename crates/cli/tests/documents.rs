//! What README shows of commands is what the commands print. `JADOUBE_BLESS=1` writes it anew.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

const DOCUMENTS: [&str; 1] = ["README.md"];

/// A block of a document: the command with what is typed into it, and the lines that it prints.
struct Shown<'a> {
    command: String,
    printed: Vec<&'a str>,
}

/// The blocks that begin with `$ jadoube`, each with the lines where its output begins and ends.
fn shown(document: &str) -> Vec<(Shown<'_>, usize, usize)> {
    let lines: Vec<&str> = document.lines().collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let Some(typed) = lines[at].strip_prefix("$ jadoube ") else {
            at += 1;
            continue;
        };
        let mut command = format!("jadoube {typed}");
        at += 1;
        if let Some((_, mark)) = typed.split_once("<<'") {
            let mark = mark.trim_end_matches('\'');
            loop {
                command = format!("{command}\n{}", lines[at]);
                at += 1;
                if lines[at - 1] == mark {
                    break;
                }
            }
        }
        let begin = at;
        while lines[at] != "```" {
            at += 1;
        }
        found.push((Shown { command, printed: lines[begin..at].to_vec() }, begin, at));
    }
    found
}

fn run(command: &str) -> String {
    let folder = Path::new(env!("CARGO_BIN_EXE_jadoube")).parent().unwrap().to_owned();
    let path = env::join_paths([folder].into_iter().chain(env::split_paths(&env::var_os("PATH").unwrap()))).unwrap();
    let mut shell = Command::new("sh");
    // As wide as a terminal usually is; in English, whatever language the machine speaks.
    shell.env("PATH", path).env("NO_COLOR", "1").env("LC_ALL", "C.UTF-8").env("COLUMNS", "100");
    let output = shell.args(["-c", &format!("{command}\n")]).output().unwrap();
    [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap()).concat()
}

#[test]
fn documents_show_what_commands_print() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut blocks = 0;
    for name in DOCUMENTS {
        let text = fs::read_to_string(root.join(name)).unwrap();
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        for (block, begin, end) in shown(&text).into_iter().rev() {
            blocks += 1;
            let printed = run(&block.command);
            if env::var_os("JADOUBE_BLESS").is_some() {
                lines.splice(begin..end, printed.trim_end().lines().map(str::to_owned));
            } else {
                assert_eq!(block.printed.join("\n"), printed.trim_end(), "{name}: {}", block.command);
            }
        }
        if env::var_os("JADOUBE_BLESS").is_some() {
            fs::write(root.join(name), lines.join("\n") + "\n").unwrap();
        }
    }
    assert!(blocks >= 3, "{blocks} blocks");
}
