//! No rule value of an edition can be replaced by another edition's without breaking a case (rule 6 of the house).

use std::path::{Path, PathBuf};

use jadoube_laws::case::{Case, read, run_under};
use jadoube_laws::edition::{Edition, Rules};

/// A rule value: its name, and how to take it over from other rules.
type Value = (&'static str, fn(&mut Rules, &Rules));

macro_rules! values {
    ($($field:ident $([$index:literal])?),* $(,)?) => {
        [$((concat!(stringify!($field) $(, " ", $index)?), |rules, other| rules.$field $([$index])? = other.$field $([$index])?)),*]
    };
}

const VALUES: &[Value] = &values![
    touch_intent,
    end_by,
    resignation_may_draw,
    agreement_needs_moves,
    adjusting_on_own_time,
    disability_keeps_time,
    electronic_sheets,
    completed_by_next_move,
    default_time,
    late_arrival,
    saved_time,
    both_flags,
    colors,
    unpromoted_pawn,
    press_without_move,
    two_hands,
    offers_restricted,
    fifty_completed,
    written_move_stands,
    wrong_claim[0],
    wrong_claim[1],
    wrong_claim[2],
    illegal[0],
    illegal[1],
    illegal[2],
    illegal[3],
    illegal[4],
    automatic_repetition,
    automatic_moves,
    rates,
    set_up_claims_end_after,
    arbiter_calls_flag,
    arbiter_waits_for_claim,
    blitz_minute_only_unsupervised,
    scores_limited,
    outsiders_need_permission,
    leaving_can_be_reported,
    device,
    search,
    vaping_is_smoking,
    sheet_is_conduct,
    explanation,
    appeals,
    claims_checked,
    penalties,
    loss_leaves_opponents_score,
    full_supervision[0],
    full_supervision[1],
    looks_at_sheet,
    sheet_on_request,
    castling_bar,
    late_clock_claim,
    illegal_position[0],
    illegal_position[1],
    correction_agreed[0],
    correction_agreed[1],
    flag_claim,
    quickplay,
    five_seconds,
    quickplay_claim_is_offer,
    quickplay_final,
    after_postponing,
    own_rules,
    resumption_grace,
    late_at_resumption,
    sealed_on_paper,
    session_end_announced,
    adapting_asks_arbiter,
    german_numbers_waivable,
    blind_clock,
    assistant_against_hearing_impaired,
];

/// Replacements that no case can notice, by edition, value and the edition it is taken from: in 2009 illegal moves cost the same
/// in supervised blitz as in standard play, so that it means nothing which of the two is looked up.
const UNNOTICED: &[(&str, &str, &str)] = &[("2009", "blitz_minute_only_unsupervised", "2023")];

fn cases() -> Vec<Case> {
    fn files(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { files(&path, found) } else { found.push(path) }
        }
    }
    let mut paths = Vec::new();
    files(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases")), &mut paths);
    paths.iter().flat_map(|path| read(&std::fs::read_to_string(path).unwrap()).unwrap()).collect()
}

/// Whether some case of this edition fails under these rule values.
fn noticed(cases: &[Case], edition: Edition, rules: Rules) -> bool {
    cases.iter().filter(|case| case.editions().contains(&edition)).any(|case| {
        run_under(case, edition, Some(rules))
            .map_or(true, |report| report.failed().next().is_some() || report.unexpected().next().is_some())
    })
}

#[test]
fn replacing_a_rule_value_breaks_a_case() {
    let cases = cases();
    let mut unnoticed = Vec::new();
    for edition in Edition::ALL {
        assert!(!noticed(&cases, edition, *edition.rules()), "the cases pass under the edition's own values");
        for other in Edition::ALL {
            for &(name, take_over) in VALUES {
                let mut rules = *edition.rules();
                take_over(&mut rules, other.rules());
                if rules != *edition.rules() && !noticed(&cases, edition, rules) {
                    unnoticed.push((edition.to_string(), name, other.to_string()));
                }
            }
        }
    }
    let unnoticed: Vec<_> = unnoticed.iter().map(|(edition, name, other)| (&edition[..], *name, &other[..])).collect();
    assert_eq!(unnoticed, UNNOTICED, "replacements that no case notices");
}
