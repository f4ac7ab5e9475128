//! No rule value of an edition can be replaced by another edition's without breaking a case (rule 6 of the house).

use std::collections::BTreeMap;

use jadoube_cases::{Case, read, run_under};
use jadoube_lawbook::{Edition, Rules};
use serde_json::Value;

/// The rule values by the path of each: `/touch_intent`, and where a value has parts for rapid and blitz, `/illegal/blitz`.
fn paths(rules: &Value) -> Vec<String> {
    let mut paths = Vec::new();
    for (name, value) in rules.as_object().unwrap() {
        match value.as_object().filter(|parts| parts.contains_key("rapid") && name != "rates") {
            Some(parts) => paths.extend(parts.keys().map(|part| format!("/{name}/{part}"))),
            None => paths.push(format!("/{name}")),
        }
    }
    paths
}

/// Replacements that no case can notice, by edition, value and the edition it is taken from: in 2009 illegal moves cost the same
/// in supervised blitz as in standard play, so that it means nothing which of the two is looked up.
const UNNOTICED: &[(&str, &str, &str)] = &[("2009", "/blitz_minute_only_unsupervised", "2023")];

fn cases() -> Vec<Case> {
    jadoube_corpus::FILES.iter().flat_map(|(_, text)| read(text).unwrap()).collect()
}

/// The index of a case of this edition that fails under these rule values. Those after `first` are tried before the others.
fn noticing(cases: &[Case], first: usize, edition: Edition, rules: Rules) -> Option<usize> {
    (first..cases.len()).chain(0..first).find(|&index| {
        let case = &cases[index];
        case.editions().contains(&edition)
            && run_under(case, edition, Some(rules))
                .map_or(true, |report| report.failed().next().is_some() || report.unexpected().next().is_some())
    })
}

fn stored(edition: Edition) -> Value {
    serde_json::to_value(edition.rules()).unwrap()
}

#[test]
fn replacing_a_rule_value_breaks_a_case() {
    let cases = cases();
    let mut unnoticed = Vec::new();
    // The case that noticed one replacement of a value mostly notices the others too.
    let mut noticed_by = BTreeMap::new();
    for &edition in Edition::all() {
        assert_eq!(
            noticing(&cases, 0, edition, *edition.rules()),
            None,
            "the cases pass under the edition's own values"
        );
        for &other in Edition::all() {
            let (own, theirs) = (stored(edition), stored(other));
            for path in paths(&own) {
                let mut values = own.clone();
                *values.pointer_mut(&path).unwrap() = theirs.pointer(&path).unwrap().clone();
                let rules: Rules = serde_json::from_value(values).unwrap();
                if rules == *edition.rules() {
                    continue;
                }
                let first = noticed_by.get(&path).copied().unwrap_or(0);
                match noticing(&cases, first, edition, rules) {
                    Some(index) => drop(noticed_by.insert(path, index)),
                    None => unnoticed.push((edition.to_string(), path, other.to_string())),
                }
            }
        }
    }
    let unnoticed: Vec<_> =
        unnoticed.iter().map(|(edition, path, other)| (&edition[..], &path[..], &other[..])).collect();
    assert_eq!(unnoticed, UNNOTICED, "replacements that no case notices");
}
