//! `jadoube rule` as a user meets it: output, messages and exit codes.

mod common;

use common::{jadoube, text};

const MATE: &str = "case Mate\ncontrol 90+30\nafter 1. f3 e5 2. g4\n0:00:10 black plays Qh4\n";

#[test]
fn rulings_are_printed_and_expectations_checked() {
    let case = format!("{MATE}2009, 2023 result 0-1 by checkmate (5.1.1, 5.1.a in 2009)\n");
    let output = jadoube(&["rule", "-"], &case);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    assert!(said.starts_with("Mate  [2009]  standard play  -:1\n  0:00:10  black plays Qh4\n"), "{said}");
    assert!(said.contains("5.1.a: Black has given checkmate. The game is over: 0-1.\n"), "{said}");
    assert!(said.contains("5.1.1: Black has given checkmate. The game is over: 0-1.\n"), "{said}");
    let summary = "1 case under 2 editions (2009, 2023), 2 runs, 2 expectations, 2 Articles checked: all passed\n";
    assert!(said.ends_with(summary), "{said}");
}

#[test]
fn a_failed_case_is_shown_and_exits_with_one() {
    let case = format!("{MATE}2018 result 1-0; checkmate (5.1.2)\n");
    let output = jadoube(&["rule", "-", "--quiet"], &case);
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stdout);
    let result = "  FAILED   -:5:6: expected result 1-0\n           found result 0-1 by checkmate (5.1.1)\n";
    assert!(said.contains(result), "{said}");
    let finding = "  FAILED   -:5:18: expected checkmate (5.1.2)\n           found black's made a move (4.7); ";
    assert!(said.contains(finding), "{said}");
    assert!(said.contains("black's checkmate (5.1.1)"), "{said}");
    assert!(said.ends_with("1 FAILED\n"), "{said}");
}

#[test]
fn a_failed_expectation_prints_what_was_found() {
    let case = "case A\ncontrol 90+30\nafter 1. e4 e5\n0:00:10 white touches g1\n\
                2023 clocks 1:00:00 1:00:00; clocks stopped; position 8/8/8/8/8/8/8/8 w; black to move\n\
                2023 illegal moves of white: 2; offer of black stands; white must play e4; white must record; not white to move\n\
                2023 the game goes on; impossible; completed moves of black: 7; score 1-0; question: times\n\
                2023 scoresheets agree; points 1-0; warnings of white: 3; white expelled; appeal of white waits\n";
    let output = jadoube(&["rule", "-"], case);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    for found in [
        "found clocks 1:30:50 1:31:00\n",
        "found white's clock runs\n",
        "found position rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w\n",
        "found white to move\n",
        "found illegal moves of white: 0\n",
        "found no offer\n",
        "found white must play Ng1-e2 or Ng1-f3 or Ng1-h3; white's bound (4.3.1); ",
        "found completed moves of black: 1\n",
        "found no score\n",
        "found White's scoresheet ends before 1.; ",
        "found no points\n",
        "found warnings of white: 0\n",
        "found white neither expelled nor excluded\n",
        "found no appeal of white\n",
    ] {
        assert!(said.contains(found), "{found} is not in\n{said}");
    }
}

#[test]
fn a_case_that_cannot_be_run_does_not_keep_the_others_from_it() {
    let cases = format!("case Bad\ncontrol 5\n0:00:01 white plays Ne4\nall nothing\n{MATE}2018 result 0-1\n");
    let output = jadoube(&["rule", "-"], &cases);
    assert_eq!(output.status.code(), Some(2));
    let (said, complained) = (text(&output.stdout), text(&output.stderr));
    assert!(complained.contains("Bad: this case cannot be run") && complained.contains("[-:3:21]"), "{complained}");
    assert_eq!(complained.matches("not a legal move here").count(), 1, "{complained}");
    assert!(said.contains("Mate  [2018]") && said.ends_with("1 FAILED\n"), "{said}");
    let output = jadoube(&["rule", "-", "--json"], &cases);
    let lines: Vec<serde_json::Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 6);
    assert!(lines[0]["error"]["message"].as_str().unwrap().contains("not a legal move"));
    assert_eq!(lines[5]["unrunnable"], 1);
    assert_eq!(lines[5]["cases"], 2);
}

#[test]
fn a_file_without_a_case_is_reported() {
    for nothing in ["", "\n \n", "# only a remark\n"] {
        let output = jadoube(&["rule", "-"], nothing);
        assert_eq!(output.status.code(), Some(2));
        let said = text(&output.stderr);
        assert!(said.contains("expected \"case\" and a title"), "{nothing:?}: {said}");
    }
}

#[test]
fn control_characters_of_a_case_do_not_reach_the_terminal() {
    let bell = "case Bell \u{7}\u{1b}[31m\u{9b}2J\ncontrol 90+30\n0:00:01 white completes e4\n\
                0:00:02 white writes \u{1b}]0;x\u{7}\n2023 black resigned\n";
    let unrunnable = "case B\ncontrol 5\n# \u{1b}[2J\n0:00:01 white plays Ne4\n# \u{9b}\n";
    let unread = "case C \u{1b}[2J\ncontrol 5\n0:00:01 white jumps \u{7}\n";
    for (case, lang) in [(bell, "en"), (bell, "hu"), (unrunnable, "en"), (unread, "en")] {
        for json in [false, true] {
            let mut arguments = vec!["rule", "-", "--lang", lang];
            if json {
                arguments.push("--json");
            }
            let output = jadoube(&arguments, case);
            let said = text(&output.stdout) + &text(&output.stderr);
            let raw = said.chars().find(|c| c.is_control() && *c != '\n');
            assert_eq!(raw, None, "{said:?}");
        }
    }
    let said = text(&jadoube(&["rule", "-"], bell).stdout);
    assert!(said.contains("White writes “\\u{1b}]0;x\\u{7}”, which"), "{said}");
}

#[test]
fn an_act_after_the_end_is_refused_with_the_result() {
    let output = jadoube(&["rule", "-"], &format!("{MATE}0:00:12 arbiter sets white 0:10:00\n2023 impossible\n"));
    assert_eq!(output.status.code(), Some(0));
    let said = text(&output.stdout);
    let told =
        "Too late: the game is over, 0-1 (checkmate, Article 5.1.1); scoresheets can still be written and signed,";
    assert!(said.contains(told), "{said}");
}

#[test]
fn scoresheets_that_part_are_pointed_out() {
    let case = "case Sheets\ncontrol 90+30\n0:00:01 white completes e4\n0:00:02 white writes d4\n0:00:03 black writes e4\n\
                2023 scoresheets part at move 1 of white\n";
    let output = jadoube(&["rule", "-"], case);
    assert_eq!(output.status.code(), Some(0));
    let said = text(&output.stdout);
    let told = "White's scoresheet differs from the moves played at 1.: it has “d4”, but e2-e4 was played.\n";
    assert!(said.contains(told), "{said}");
    assert!(said.contains("The scoresheets differ at 1.: White has “d4”, Black has “e4”.\n"), "{said}");
}

#[test]
fn quiet_says_only_the_summary_when_all_is_well() {
    let output = jadoube(&["rule", "-", "-q"], &format!("{MATE}2018 result 0-1\n"));
    assert_eq!(text(&output.stdout).lines().count(), 1);
}

#[test]
fn a_case_without_expectations_is_ruled_under_every_edition() {
    let output = jadoube(&["rule", "-"], MATE);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    for editions in ["[2009]", "[2014]", "[2018, 2023]"] {
        assert!(said.contains(&format!("Mate  {editions}")), "{editions}: {said}");
    }
}

#[test]
fn another_edition_can_be_asked_for() {
    let case = format!("{MATE}2018 result 0-1\n");
    let output = jadoube(&["rule", "-", "--edition", "2009", "--edition", "2014"], &case);
    assert_eq!(output.status.code(), Some(0));
    let said = text(&output.stdout);
    assert!(said.contains("Mate  [2009]") && said.contains("Mate  [2014]") && !said.contains("Mate  [2018]"), "{said}");
    let output = jadoube(&["rule", "-", "--edition", "2010"], &case);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("expected the year of an edition: 2009, 2014, 2017, 2018, 2023"));
}

#[test]
fn json_is_one_object_a_line() {
    let output = jadoube(&["rule", "-", "--json"], &format!("{MATE}all result 0-1; white must play e4\n"));
    assert_eq!(output.status.code(), Some(1));
    let lines: Vec<serde_json::Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 5);
    assert_eq!((&lines[0]["version"], &lines[0]["type"]), (&1.into(), &"case".into()));
    assert_eq!(lines[0]["title"], "Mate");
    assert_eq!(lines[0]["edition"], "2009");
    assert_eq!(lines[0]["passed"], false);
    let rulings = lines[3]["steps"][0]["entries"][0]["rulings"].as_array().unwrap();
    assert!(
        rulings.iter().any(|ruling| ruling["article"]["number"] == "5.1.1" && ruling["article"]["edition"] == "2023"),
        "{rulings:?}"
    );
    assert_eq!(lines[0]["failed"][0]["expected"], "white must play e4");
    assert_eq!(lines[4]["failed"], 1);
}

#[test]
fn bad_cases_are_pointed_at() {
    let unread = jadoube(&["rule", "-"], "case A\ncontrol 5\n0:00:01 white jumps\nall nothing\n");
    assert_eq!(unread.status.code(), Some(2));
    let said = text(&unread.stderr);
    assert!(said.contains("[-:3:15]") && said.contains("found \"jumps\""), "{said}");
    let unfit = jadoube(&["rule", "-"], "case A\ncontrol 5\n0:00:01 white plays Ne4\nall nothing\n");
    assert_eq!(unfit.status.code(), Some(2));
    let said = text(&unfit.stderr);
    assert!(said.contains("[-:3:21]") && said.contains("not a legal move here"), "{said}");
    let absent = jadoube(&["rule", "no/such/file.case"], "");
    assert_eq!(absent.status.code(), Some(2));
    assert!(text(&absent.stderr).contains("cannot read no/such/file.case"));
    let folder = jadoube(&["rule", concat!(env!("CARGO_MANIFEST_DIR"), "/src")], "");
    assert_eq!(folder.status.code(), Some(2));
    assert!(text(&folder.stderr).contains("there is no .case file in"));
    assert_eq!(jadoube(&["rule"], "").status.code(), Some(2));
}

#[test]
fn a_folder_is_searched_for_cases() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/article-5");
    let output = jadoube(&["rule", folder, "--json"], "");
    assert_ne!(output.status.code(), Some(2), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("end-of-game.case"));
}

#[test]
fn rulings_and_messages_are_in_the_language_that_is_asked_for() {
    let case = format!("{MATE}2009, 2023 result 0-1 by checkmate (5.1.1, 5.1.a in 2009); nothing\n");
    let said = |lang: &str| {
        let output = jadoube(&["rule", "-", "--lang", lang], &case);
        assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    let greek = said("el");
    assert!(greek.contains("  0:00:10  Ο Μαύρος παίζει Βθ4\n"), "{greek}");
    assert!(greek.contains("Άρθρο 5.1.α: ο Μαύρος έκανε ματ. Η παρτίδα τελείωσε: 0-1.\n"), "{greek}");
    assert!(greek.contains("  ΛΑΘΟΣ    -:5:60: αναμενόταν «nothing»\n"), "{greek}");
    assert!(greek.ends_with("ελέγχθηκαν 2 Άρθρα: 1 ΑΠΕΤΥΧΕ\n"), "{greek}");
    assert!(said("hu").contains("  0:00:10  Sötét ezt lépi: Vh4\n"));
    assert!(said("sv").contains("§ 5.1.1: svart har satt matt. Partiet är avslutat: 0-1.\n"));
    assert!(said("sr").contains("  0:00:10  Crni igra Dh4\n"));
    assert!(said("sr-Cyrl").contains("  0:00:10  Црни игра Дх4\n"));
    let bad = jadoube(&["rule", "-", "--lang", "hu"], "case A\ncontrol 5\n0:00:01 white jumps\n");
    let said = text(&bad.stderr);
    assert!(said.contains("ez az eset nem futtatható") && said.contains("[-:3:15]"), "{said}");
    assert!(said.contains("„jumps” áll ott"), "{said}");
    let unknown = jadoube(&["rule", "-", "--lang", "fr"], MATE);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(text(&unknown.stderr).contains("not one of the locales"), "{}", text(&unknown.stderr));
}

#[test]
fn editions_that_agree_are_printed_once_with_the_outcome() {
    let output = jadoube(&["rule", "-"], MATE);
    let said = text(&output.stdout);
    assert!(said.contains("Mate  [2018, 2023]  standard play  -:1\n"), "{said}");
    assert_eq!(said.matches("5.1.1: Black has given checkmate.").count(), 1, "{said}");
    assert!(said.contains("Black has made the move Qh4#."), "{said}");
    let after = "The game is over: 0-1; White 1:31:30, Black 1:30:50 on the clock; position rnb1kbnr/";
    assert!(said.contains(after), "{said}");
}

#[test]
fn rapid_and_blitz_name_the_supervision() {
    let blitz = "case A\ncontrol 3+2\n0:00:01 white completes e4\n";
    let said = text(&jadoube(&["rule", "-"], blitz).stdout);
    assert!(said.contains("  blitz, fully supervised  -:1\n"), "{said}");
    let reduced = blitz.replace("control 3+2\n", "control 3+2\nunsupervised\n");
    let said = text(&jadoube(&["rule", "-"], &reduced).stdout);
    assert!(said.contains("  blitz, not fully supervised  -:1\n"), "{said}");
}

#[test]
fn every_bad_line_is_reported_and_the_other_cases_run() {
    let bad = "case Bad\ncontrol 90+30\n0:00:01 white knocks over e2\n0:00:02 white plays e9\n\n";
    let output = jadoube(&["rule", "-"], &format!("{bad}{MATE}"));
    assert_eq!(output.status.code(), Some(2));
    let (said, complained) = (text(&output.stdout), text(&output.stderr));
    assert!(complained.contains("Did you mean \"displaces\""), "{complained}");
    assert!(complained.contains("\"e9\""), "{complained}");
    assert!(said.contains("Mate  [2009]"), "{said}");
    let missing = jadoube(&["rule", "no-such-file.case", "-"], MATE);
    assert_eq!(missing.status.code(), Some(2));
    assert!(text(&missing.stdout).contains("Mate  [2009]") && text(&missing.stderr).contains("no-such-file.case"));
}

#[test]
fn capitals_the_clock_and_en_passant_are_read() {
    let case = "case A\ncontrol 90+30\nafter 1. e4 a6 2. e5 d5\n0:00:01 White plays exd6 e.p.\n\
                0:00:02 White presses the clock\n2023 white made exd6; black's clock runs\n";
    let output = jadoube(&["rule", "-"], case);
    assert_eq!(output.status.code(), Some(0), "{}{}", text(&output.stdout), text(&output.stderr));
}

#[test]
fn what_one_edition_expects_does_not_limit_another() {
    let case = "case A\ncontrol 90+30\n0:01:00 white completes Ng1-g3\n0:01:10 black claims an illegal move\n\
                2009 black +2:00\n0:02:00 arbiter restarts the clocks\n2023 black +2:00; white's clock runs\n";
    let output = jadoube(&["rule", "-"], case);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stdout));
}

#[test]
fn a_notice_is_one_page_with_everything_on_it() {
    let case = "case A\ncontrol 90+30\n0:01:00 white completes Ng1-g3\n0:01:10 black claims an illegal move\n";
    let names = ["--white", "Anna", "--black", "<Bert>", "--competition", "Club open", "--round", "3"];
    let arguments = [&["rule", "-", "--notice", "--edition", "2023"][..], &names[..]].concat();
    let page = text(&jadoube(&arguments, case).stdout);
    for words in ["<!DOCTYPE html>", "Anna", "&lt;Bert&gt;", "Club open", "7.5.5", "extra 2 minutes", "11.10"] {
        assert!(page.contains(words), "{words}: {page}");
    }
    let quiet =
        jadoube(&["rule", "-", "--notice", "--edition", "2023"], "case A\ncontrol 5\n0:00:01 white completes e4\n");
    assert_eq!(quiet.status.code(), Some(2));
    assert!(text(&quiet.stderr).contains("none of these cases has an incident"), "{}", text(&quiet.stderr));
}
