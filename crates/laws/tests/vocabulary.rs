//! Everything that is declared is whole: it is said, read again, told in every language, and stored under its own name.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use jadoube_laws::event::{Act, AdjournedAct};
use jadoube_laws::ruling::{Answer, Asked, Effect, Finding};
use jadoube_laws::vocabulary::{
    Form, People, Readable, Sample, Scene, Stages, Vocabulary, forms, message, phrase, read_line,
};
use jadoube_texts::Locale;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Each form is that of a sample, so that what the other tests walk over leaves nothing out.
fn covers<V: Vocabulary>() {
    let all = V::samples();
    let seen: Vec<*const Form> = all.iter().map(|value| std::ptr::from_ref(value.form())).collect();
    for form in forms::<V>() {
        assert!(seen.contains(&std::ptr::from_ref(form)), "no sample says {:?} ({})", form.says, form.stored);
    }
}

#[test]
fn every_form_has_a_sample() {
    covers::<Act>();
    covers::<Finding>();
    covers::<Effect>();
    covers::<Asked>();
    covers::<Answer>();
}

fn is_told<V: Vocabulary + std::fmt::Debug>(value: &V) {
    for locale in Locale::all_and_pseudo() {
        let text = message(value).try_text(locale).unwrap_or_else(|error| panic!("{value:?}: {error}"));
        assert!(!text.trim().is_empty() && !text.contains(['{', '$']), "{locale}: {text}");
    }
}

#[test]
fn findings_effects_questions_and_answers_are_translated() {
    Finding::samples().iter().for_each(is_told);
    Effect::samples().iter().for_each(is_told);
    Asked::samples().iter().for_each(is_told);
    Answer::samples().iter().for_each(is_told);
}

fn reads_again<V: Readable + PartialEq + std::fmt::Debug>(value: &V) {
    let written = phrase(value);
    match read_line::<V>(&written, &Scene::default()) {
        Ok(read) => assert_eq!(read, *value, "{written}"),
        Err(error) => panic!("{value:?} is written {written:?}, which is not read: {error}"),
    }
}

#[test]
fn written_phrases_parse_again() {
    // An envelope, and the nonce of an opened one, are given by the scene and not by the words.
    let given = |act: &Act| matches!(act, Act::Adjourned(AdjournedAct::ChecksEnvelope(_) | AdjournedAct::Opens { .. }));
    Act::samples().iter().filter(|act| !given(act)).for_each(reads_again);
    Asked::samples().iter().for_each(reads_again);
    Answer::samples().iter().for_each(reads_again);
    let said = |effect: &&Effect| !effect.form().says.is_empty();
    Effect::samples().iter().filter(said).for_each(reads_again);
}

#[test]
fn other_ways_to_say_an_act_are_read_too() {
    for (said, written) in [
        ("j'adoube e2", "adjusts e2"),
        ("puts a rook upside down on e8", "puts a rook on e8"),
        ("stops the clocks to call the arbiter", "stops the clocks"),
        ("plays O-O with both hands", "castles short with both hands"),
        ("penalizes white warning", "penalizes white: warning"),
    ] {
        let read: Act = read_line(said, &Scene::default()).unwrap_or_else(|error| panic!("{said}: {error}"));
        assert_eq!(phrase(&read), written);
    }
}

fn is_stored_as_declared<V: Vocabulary + Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &V) {
    let stored = serde_json::to_value(value).unwrap();
    assert!(stored.to_string().contains(&format!("\"{}\"", value.form().stored)), "{stored}");
    assert_eq!(serde_json::from_value::<V>(stored.clone()).unwrap(), *value, "{stored}");
    let text = serde_json::to_string(value).unwrap();
    assert_eq!(serde_json::from_str::<V>(&text).unwrap(), *value, "{text}");
}

#[test]
fn acts_and_findings_are_stored_under_their_names_and_read_back() {
    Act::samples().iter().for_each(is_stored_as_declared);
    Finding::samples().iter().for_each(is_stored_as_declared);
}

#[test]
fn unknown_names_are_refused_by_name() {
    let error = serde_json::from_str::<Act>("\"dances\"").unwrap_err().to_string();
    assert!(error.contains("unknown variant `dances`") && error.contains("`touches`"), "{error}");
    let error =
        serde_json::from_str::<Act>("{\"touches\": {\"square\": \"z9\", \"contact\": \"deliberate\"}}").unwrap_err();
    assert!(error.to_string().contains("z9") || error.line() == 1, "{error}");
}

/// The same phrase for two variants would make an expectation mean either.
#[test]
fn a_phrase_belongs_to_one_variant() {
    let mut seen: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for form in forms::<Finding>() {
        seen.entry(form.says).or_default().insert(form.stored);
    }
    let shared: Vec<_> = seen.iter().filter(|(_, variants)| variants.len() > 1).collect();
    // A player is late whether or not the envelope has been opened.
    assert_eq!(shared, [(&"late to the resumption", &BTreeSet::from(["late", "late_until_opened"]))]);
}

#[test]
fn every_act_has_somebody_to_do_it_and_a_time_to_be_done() {
    for form in forms::<Act>() {
        assert_ne!(form.by, People::default(), "{}", form.says);
        assert_ne!(form.during, Stages::default(), "{}", form.says);
        assert!(!form.doc.is_empty() && !form.says.is_empty(), "{form:?}");
    }
}

/// What is declared is declared once: no other source file writes out the messages or phrases of acts and findings.
#[test]
fn declarations_are_not_listed_by_hand() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut files = Vec::new();
    for entry in fs::read_dir(crates).unwrap() {
        rust_files(&entry.unwrap().path().join("src"), &mut files);
    }
    let declared: BTreeSet<&str> = forms::<Act>()
        .into_iter()
        .chain(forms::<Finding>())
        .chain(forms::<Effect>())
        .chain(forms::<Asked>())
        .chain(forms::<Answer>())
        .flat_map(|form| [form.message, form.says])
        // A single word is common English.
        .filter(|text| text.contains(['-', ' ']))
        .collect();
    let mut again: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for file in &files {
        let text = fs::read_to_string(file).unwrap();
        if text.contains("#[vocabulary(") || file.ends_with("tests.rs") {
            continue;
        }
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for quoted in code.split('"') {
            if let Some(&known) = declared.get(quoted) {
                again.entry(file.file_name().unwrap().to_string_lossy().into_owned()).or_default().push(known);
            }
        }
    }
    // A few sentences are put together for lines of several acts, and for effects that a ruling words in its own way.
    let tables: Vec<_> = again.iter().filter(|(_, listed)| listed.len() > 5).collect();
    assert!(tables.is_empty(), "{tables:#?}");
}

fn rust_files(folder: &Path, into: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.unwrap().path();
        if path.is_dir() {
            rust_files(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
}
