//! `jadoube mate` as a user meets it.

mod common;

use common::{jadoube, text};

#[test]
fn both_sides_are_answered_with_a_line_that_mates() {
    let output = jadoube(&["mate", "8/4k3/4P3/3B2P1/4P1K1/8/3b4/8 w - - 0 67"], "");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    assert!(said.starts_with("white: winnable: 67. "), "{said}");
    assert!(said.lines().all(|line| line.ends_with('#')), "{said}");
}

#[test]
fn a_dead_position_is_called_dead() {
    let output = jadoube(&["mate", "8/8/3k4/8/8/2K5/8/6N1", "w", "-", "-"], "");
    let said = text(&output.stdout);
    assert!(said.contains("white: unwinnable (material") && said.contains("black: unwinnable"), "{said}");
    assert!(said.contains("The position is dead"), "{said}");
    let json = jadoube(&["mate", "--json", "8/8/3k4/8/8/2K5/8/6N1 w - -"], "");
    assert!(text(&json.stdout).contains("\"dead\":true"), "{}", text(&json.stdout));
}

#[test]
fn a_batch_is_answered_line_by_line() {
    let lines = "8/8/3k4/8/8/2K5/8/6N1 w - -\twhite\r\n\n8/8/3k4/8/8/2K5/5R2/8 b - - 0 1\tw\textra\n";
    let output = jadoube(&["mate", "--batch"], lines);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout), "unwinnable\nwinnable\n");
    let stats = jadoube(&["mate", "--batch", "-", "--stats"], lines);
    assert!(text(&stats.stdout).contains("2 questions"), "{}", text(&stats.stdout));
}

#[test]
fn json_stays_json_with_stats() {
    let lines = "8/8/3k4/8/8/2K5/8/6N1 w - -\twhite\nrubbish\n8/8/3k4/8/8/2K5/5R2/8 b - - 0 1\tw\n";
    let batch = jadoube(&["mate", "--batch", "-", "--json", "--stats"], lines);
    let read = |line: &str| serde_json::from_str::<serde_json::Value>(line).unwrap_or_else(|_| panic!("{line}"));
    let answers: Vec<_> = text(&batch.stdout).lines().map(read).collect();
    let verdicts: Vec<_> = answers.iter().map(|answer| answer["white"]["verdict"].as_str()).collect();
    assert_eq!(verdicts, [Some("unwinnable"), None, Some("winnable"), None]);
    assert_eq!((&answers[1]["type"], &answers[1]["place"]["line"]), (&"error".into(), &2.into()));
    assert_eq!((&answers[3]["type"], &answers[3]["questions"]), (&"mate_stats".into(), &2.into()));
    let decided = answers[3]["decided_by"].as_object().unwrap();
    assert_eq!(decided.values().filter_map(serde_json::Value::as_u64).sum::<u64>(), 2);
    let one = jadoube(&["mate", "--json", "--stats", "8/8/3k4/8/8/2K5/8/6N1 w - -"], "");
    let [answer, stats] = &text(&one.stdout).lines().map(read).collect::<Vec<_>>()[..] else { panic!("two lines") };
    assert_eq!((answer["dead"].as_bool(), stats["questions"].as_u64()), (Some(true), Some(2)));
}

#[test]
fn one_bad_line_costs_no_other() {
    let lines =
        "fen\tside\n# a remark\n8/8/3k4/8/8/2K5/8/6N1 w - -\twhite\nrubbish\n8/8/3k4/8/8/2K5/5R2/8 b - - 0 1\tw\n";
    let output = jadoube(&["mate", "--batch"], lines);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(text(&output.stdout), "unwinnable\nunreadable\nwinnable\n");
    assert!(text(&output.stderr).contains("[-:4:1]"), "{}", text(&output.stderr));
}

#[test]
fn stalemate_is_called_so() {
    let output = jadoube(&["mate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"], "");
    assert!(text(&output.stdout).contains("stalemate") && text(&output.stdout).contains("5.2.1"));
    assert!(!text(&output.stdout).contains("5.2.2"));
}

#[test]
fn bad_input_is_pointed_at() {
    for (lines, place) in [("no tab here\n", "[-:1:1]"), ("8/8/3k4/8/8/2K5/8/8 w - -\tred\n", "[-:1:27]")] {
        let output = jadoube(&["mate", "--batch"], lines);
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains(place), "{}", text(&output.stderr));
    }
    assert_eq!(jadoube(&["mate", "--batch"], "\n").status.code(), Some(2));
    assert_eq!(jadoube(&["mate"], "").status.code(), Some(2));
    assert_eq!(jadoube(&["mate", "--winner", "red", "8/8/3k4/8/8/2K5/8/8 w - -"], "").status.code(), Some(2));
}
