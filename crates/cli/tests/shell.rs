//! `jadoube completions` and `jadoube man`: every subcommand is known to the shell and has its page.

use std::process::{Command, Output};

fn jadoube(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jadoube")).args(arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The subcommands, as the help lists them.
fn subcommands() -> Vec<String> {
    let help = text(&jadoube(&["--help"]).stdout);
    let list = help.split("Commands:").nth(1).unwrap().split("\n\n").next().unwrap();
    let first = |line: &str| line.strip_prefix("  ").filter(|line| !line.starts_with(' ')).map(str::to_owned);
    list.lines().filter_map(first).filter_map(|line| line.split(' ').next().map(str::to_owned)).collect()
}

#[test]
fn every_shell_completes_every_subcommand() {
    let names = subcommands();
    assert!(names.len() > 14 && names.iter().any(|name| name == "rule"), "{names:?}");
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let output = jadoube(&["completions", shell]);
        assert!(output.status.success(), "{shell}");
        let script = text(&output.stdout);
        for name in &names {
            assert!(script.contains(name.as_str()), "{shell} does not know {name}");
        }
    }
    let unknown = jadoube(&["completions", "cmd"]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(text(&unknown.stderr).contains("bash"), "{}", text(&unknown.stderr));
}

#[test]
fn every_subcommand_has_a_manual_page() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("man1");
    assert!(jadoube(&["man", folder.to_str().unwrap()]).status.success());
    for name in subcommands().iter().filter(|name| *name != "help") {
        let page = std::fs::read_to_string(folder.join(format!("jadoube-{name}.1"))).unwrap();
        assert!(page.contains(".SH NAME") && page.contains(".SH SYNOPSIS"), "{name}: {page}");
    }
    let main = std::fs::read_to_string(folder.join("jadoube.1")).unwrap();
    assert!(main.contains("jadoube\\-audit(1)"), "{main}");
    let file = place.path().join("file");
    std::fs::write(&file, "").unwrap();
    let refused = jadoube(&["man", file.to_str().unwrap()]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("cannot write manual pages"), "{}", text(&refused.stderr));
}
