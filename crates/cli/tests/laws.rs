//! `jadoube laws` as a user meets it: output, messages and exit codes.

mod common;

use std::process::Command;

use common::{jadoube, text};
use serde_json::Value;

/// In English, whatever the environment says.
fn laws(arguments: &[&str]) -> String {
    let output = jadoube(&[&["laws", "--lang", "en"], arguments].concat(), "");
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn refused(arguments: &[&str]) -> String {
    let output = jadoube(&[&["laws", "--lang", "en"], arguments].concat(), "");
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), String::new()), "{arguments:?}");
    // The message may be broken into lines.
    text(&output.stderr).split_whitespace().filter(|word| *word != "│").collect::<Vec<_>>().join(" ")
}

fn objects(arguments: &[&str]) -> Vec<Value> {
    laws(&[arguments, &["--json"]].concat()).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn an_article_comes_with_its_counterparts_and_cases() {
    let said = laws(&["7.5.5"]);
    let beginning = "7  Irregularities\n7.5  Illegal moves\nArticle 7.5.5 (2023)\n  First illegal move: 2 minutes to the \
                     opponent; second: the game is lost\n  After the action taken under Article 7.5.1";
    assert!(said.starts_with(beginning), "{said}");
    assert!(said.contains("\n  The game is drawn instead if no possible series of legal moves"), "{said}");
    assert!(said.contains("  In the other editions\n    2018  7.5.5  the same\n    2014  7.5.b  "), "{said}");
    assert!(said.contains("\n    2009  7.4.b  "), "{said}");
    assert!(said.contains("    The first illegal move in a standard game\n      cases/article-7/"), "{said}");
    assert!(!said.contains('\x1b'), "{said}");
}

#[test]
fn numbers_are_read_as_people_write_them() {
    let wanted = laws(&["--edition", "2009", "7.4.b"]);
    assert!(wanted.contains("\n7.4.b") || wanted.contains("Article 7.4.b (2009)"), "{wanted}");
    for written in ["7.4b", "7.4(b)", "7.4 B", "Article 7.4.b"] {
        assert_eq!(laws(&["--edition", "2009", written]), wanted, "{written}");
    }
    assert_eq!(laws(&["appendix", "A"]), laws(&["a"]));
    assert!(laws(&["I.8"]).contains("Article I.8 (2023)"));
    // Only an older edition has it.
    assert!(laws(&["7.4b"]).contains("Article 7.4.b (2009)"));
}

#[test]
fn a_number_with_parts_lists_them() {
    let said = laws(&["--edition", "2018", "7.5"]);
    let numbers: Vec<&str> = said.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(numbers, ["7.5.1", "7.5.2", "7.5.3", "7.5.4", "7.5.5"]);
    assert!(laws(&["7.5"]).contains("  Its parts\n    7.5.1  "));
}

#[test]
fn several_articles_are_shown_or_none() {
    let said = laws(&["4.1", "6.8"]);
    assert!(
        said.contains("Article 4.1 (2023)") && said.contains("\n\n6  The chessclock\nArticle 6.8 (2023)"),
        "{said}"
    );
    assert!(refused(&["4.1", "99"]).contains("“99”"));
}

#[test]
fn an_unknown_article_names_the_nearest() {
    assert!(refused(&["7.5.9"]).contains("no edition has an Article “7.5.9”: did you mean 7.5.5, 7.5.4"));
    assert!(refused(&["--edition", "2014", "13.4"]).contains("2014 has no Article “13.4”: did you mean 12.9, "));
    let long = "x".repeat(5000);
    assert!(refused(&[&long]).len() < 300);
}

#[test]
fn an_edition_is_listed_an_article_a_line() {
    for (year, articles) in [("2009", 357), ("2014", 384), ("2017", 393), ("2018", 392), ("2023", 415)] {
        let said = laws(&["--edition", year]);
        let notes = if year == "2017" { 2 } else { 0 };
        assert_eq!(said.lines().count(), articles + notes, "{year}");
        assert_eq!(objects(&["--edition", year]).len(), articles, "{year}");
    }
    assert_eq!(laws(&[]), laws(&["--edition", "2023"]));
}

#[test]
fn a_search_minds_neither_case_nor_accents() {
    let said = laws(&["--search", "SEALED move"]);
    // What fits best comes first.
    assert!(said.starts_with("2023\nI.1.1 ") && said.contains("\n8.1.2 "), "{said}");
    assert!(said.contains("\nTerms\nsealed move  "), "{said}");
    assert!(laws(&["--search", "5 times"]).starts_with("2023\n9.6.1 "));
    let hungarian = jadoube(&["laws", "--lang", "hu", "--search", "szabalytalan LEPES"], "");
    assert!(text(&hungarian.stdout).contains("7.5.5"));
    // What the latest edition no longer has is found in the last that had it.
    assert!(laws(&["--search", "tape"]).starts_with("2009\nE.2.5 "));
    // What people call it, where the Laws have another word.
    assert!(laws(&["--search", "mobile phone"]).contains("11.3.2.2 "));
    assert!(laws(&["--edition", "2009", "--search", "mobile phone"]).contains("12.3.b "));
    // A question gets the Articles that come nearest, and it is said that they are not all that was asked for.
    let nearest = laws(&["--search", "what happens if my phone rings in a zugzwang"]);
    assert!(nearest.starts_with("no Article has all of “what happens if my phone rings in a zugzwang”"), "{nearest}");
    assert!(nearest.contains("\n\n2023\n11.3.2 "), "{nearest}");
    let [nearest] = &objects(&["--search", "what happens if my phone rings in a zugzwang"])[..] else { panic!() };
    assert_eq!((&nearest["type"], &nearest["how"]), (&"search".into(), &"partly".into()));
    let [exact] = &objects(&["--search", "SEALED move"])[..] else { panic!() };
    assert_eq!((&exact["how"], &exact["articles"][0]["article"]["edition"]), (&"as_typed".into(), &"2023".into()));
    // Like grep: nothing found is an answer, and no failure.
    for (arguments, named) in
        [(&["zugzwang"][..], "“zugzwang”"), (&["zugzwang", "xyzzy"], "“zugzwang xyzzy”"), (&[" "], "“ ”")]
    {
        for json in [&[][..], &["--json"]] {
            let output = jadoube(&[&["laws", "--search"], arguments, json].concat(), "");
            assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), String::new()));
            assert_eq!(text(&output.stderr), format!("no Article or term contains {named}\n"));
        }
    }
    assert_eq!(laws(&["--search", "sealed", "move"]), laws(&["--search", "sealed move"]));
}

#[test]
fn editions_are_compared_matter_by_matter() {
    let said = laws(&["--compare", "2009", "2023"]);
    assert!(said.starts_with("From 2009 to 2023\n\nNew: "), "{said}");
    assert!(said.contains("\n  7.4.b → 7.5.5\n    2009  "), "{said}");
    let objects = objects(&["--compare", "2009", "2023"]);
    let (summary, told) = objects.split_last().unwrap();
    let count = |change: &str| told.iter().filter(|object| object["change"] == change).count();
    for change in ["new", "removed", "meaning", "number", "wording", "moved"] {
        assert_eq!(summary["matters"][change], count(change), "{change}");
    }
    assert!(laws(&["--compare", "2017", "2018"]).contains("The text of 2017 was in force for half a year"));
    let output = jadoube(&["laws", "--compare", "2009"], "");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn terms_are_shown_in_every_language() {
    let said = laws(&["--term", "J'ADOUBE"]);
    assert!(said.starts_with("adjust\n  To set pieces straight"), "{said}");
    assert!(said.contains("\n  2009  4.2  ") && said.contains("    el       τακτοποίηση\n"), "{said}");
    let cyrillic = jadoube(&["laws", "--lang", "sr-Cyrl", "--term", "sealed move"], "");
    assert!(text(&cyrillic.stdout).starts_with("ковертирани потез\n"));
    assert!(refused(&["--term", "zugzwang"]).contains("“zugzwang” is not a term of the Laws: did you mean "));
    assert_eq!(laws(&["--term", "dead", "position"]), laws(&["--term", "dead position"]));
    let all = laws(&["--term"]);
    assert!(all.lines().count() > 70 && all.is_sorted_by_lines(), "{all}");
}

trait SortedByLines {
    fn is_sorted_by_lines(&self) -> bool;
}

impl SortedByLines for String {
    /// By the terms, which end before two spaces.
    fn is_sorted_by_lines(&self) -> bool {
        self.lines().map(|line| line.split("  ").next().unwrap_or_default().to_lowercase()).is_sorted()
    }
}

#[test]
fn json_has_all_that_the_text_has() {
    let [article] = &objects(&["7.5.5"])[..] else { panic!("one object expected") };
    assert_eq!((&article["article"]["edition"], &article["article"]["number"]), (&"2023".into(), &"7.5.5".into()));
    assert_eq!(article["treatment"], "ruled");
    let there = |year: &str| article["elsewhere"].as_array().unwrap().iter().find(|it| it["edition"] == year).unwrap();
    assert_eq!(there("2009")["articles"][0]["article"]["number"], "7.4.b");
    assert_eq!((&there("2009")["same"], &there("2018")["same"]), (&false.into(), &true.into()));
    assert!(!article["cases"].as_array().unwrap().is_empty());
    assert_eq!(article["terms"][0], "illegal move");
    assert_eq!(objects(&["7.5"])[0]["parts"].as_array().unwrap().len(), 5);
    assert_eq!(
        objects(&["--term", "check"])[0]["articles"][0],
        serde_json::json!({ "number": "3.9", "edition": "2009" })
    );
}

#[test]
fn a_list_in_another_order_is_not_the_same() {
    let penalties = laws(&["12.9"]);
    assert!(
        penalties.contains("    2018  12.9  the same\n    2014  12.9  The penalties available to the arbiter\n"),
        "{penalties}"
    );
    let [article] = &objects(&["12.9"])[..] else { panic!("one object expected") };
    let elsewhere = article["elsewhere"].as_array().unwrap();
    let same = |year: &str| elsewhere.iter().find(|it| it["edition"] == year).and_then(|it| it["same"].as_bool());
    assert_eq!((same("2018"), same("2014"), same("2009")), (Some(true), Some(false), Some(false)));
}

#[test]
fn the_interim_text_has_its_own_date_and_numbers() {
    let said = laws(&["--edition", "2017"]);
    assert!(said.contains("in force from 1 July 2017\n") && !said.contains("2018"), "{said}");
    let press = laws(&["--edition", "2017", "7.8.1"]);
    assert!(press.contains("Article 7.8.1 (2017)") && press.contains("    2018  7.5.3  "), "{press}");
    assert!(press.contains("cases/article-7/counted-as-illegal.case"), "{press}");
    assert!(laws(&["--compare", "2017", "2018"]).contains("\n  7.8.1 → 7.5.3 "));
}

#[test]
fn numbers_are_in_the_letters_of_the_language() {
    let greek = |arguments: &[&str]| text(&jadoube(&[&["laws", "--lang", "el"], arguments].concat(), "").stdout);
    assert!(greek(&["--edition", "2014", "7.5.β"]).contains("Άρθρο 7.5.β (2014)"));
    assert!(greek(&["7.5.5"]).contains("    2014  7.5.β  "));
    assert!(greek(&["--edition", "2009"]).contains("\n7.4.β "));
    assert!(greek(&["--compare", "2009", "2023"]).contains("7.4.β → 7.5.5"));
}

#[test]
fn errors_in_arguments_are_reported_in_the_chosen_language() {
    for (arguments, said) in [
        (&["laws", "--lang", "el", "--wrong"][..], "Δεν υπάρχει επιλογή --wrong\nΠερισσότερα: jadoube laws --help\n"),
        (&["rule", "--edition", "2013", "--lang=hu", "-"], "„2013” áll ott, de ez kellene: egy kiadás éve: 2009, "),
        (&["laws", "--compare", "2009", "--lang", "sv"], "--compare <FROM> <TO> har för få eller för många värden\n"),
        (
            &["laws", "--lang", "sr", "--term", "a", "--search", "b"],
            "Opcija --term [<TERM>...] ne ide uz --search <WORDS>...",
        ),
        (&["rule", "--lang", "sv"], "<FILE|DIR>... saknas\n"),
        (&["laws", "--lang", "xx"], "“xx” is not one of the locales"),
    ] {
        let output = jadoube(arguments, "");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), String::new()), "{arguments:?}");
        assert!(text(&output.stderr).starts_with(said), "{arguments:?}: {}", text(&output.stderr));
    }
    assert_eq!(jadoube(&["laws", "--help"], "").status.code(), Some(0));
}

#[test]
fn the_cases_of_an_article_can_be_run() {
    let cases = laws(&["7.5.5", "--cases"]);
    assert!(cases.starts_with("# cases/article-7/"), "{cases}");
    let ruled = jadoube(&["rule", "--quiet", "-"], &cases);
    assert_eq!(ruled.status.code(), Some(0), "{}", text(&ruled.stdout));
    let named = objects(&["7.5.5"])[0]["cases"].as_array().unwrap().len();
    assert!(text(&ruled.stdout).starts_with(&format!("{named} cases under ")), "{}", text(&ruled.stdout));
    assert_eq!(objects(&["7.5.5", "--cases"]).len(), named);
    assert_eq!(laws(&["C.1", "--cases"]), "");
}

#[test]
fn the_environment_chooses_the_language() {
    let said = |variables: &[(&str, &str)]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
        command.args(["laws", "4.1"]).env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
        text(&command.envs(variables.iter().copied()).output().unwrap().stdout)
    };
    assert!(said(&[("LANG", "sv_SE.UTF-8")]).contains("§ 4.1 (2023)"));
    assert!(said(&[("LANG", "sv_SE.UTF-8"), ("LC_ALL", "el_GR.UTF-8")]).contains("Άρθρο 4.1 (2023)"));
    assert!(said(&[]).contains("Article 4.1 (2023)"));
    let output = jadoube(&["laws", "--lang", "xx", "4.1"], "");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn every_language_shows_every_article() {
    for lang in ["en", "hu", "sv", "el", "sr", "sr-Cyrl"] {
        for year in ["2009", "2023"] {
            let output = jadoube(&["laws", "--lang", lang, "--edition", year], "");
            let said = text(&output.stdout);
            assert!(said.lines().count() > 350 && !said.contains(['{', '[']), "{lang} {year}: {said}");
        }
    }
}
