//! What docs/CASES.md lists. The test `cases_md` uses it too.

use std::path::{Path, PathBuf};

use jadoube_laws::event::Act;
use jadoube_laws::ruling::{Answer, Asked, Effect, Finding};
use jadoube_laws::vocabulary::{Form, People, Person, Vocabulary, sections};

use crate::phrases::{Shown, shown};

/// Where lines of Markdown end.
const COLUMNS: usize = 100;

/// The page.
pub fn cases_md() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/CASES.md")
}

/// The page with its lists written anew.
pub fn page(written: &str) -> Result<String, String> {
    let lists = [
        ("acts", grouped::<Act>()),
        ("findings", grouped::<Finding>()),
        ("effects", items(&shown::<Effect>())),
        ("questions", items(&shown::<Asked>())),
        ("answers", items(&shown::<Answer>())),
        ("reasons", wrapped(&listed(&unique(jadoube_cases::reasons().into_iter().map(str::to_owned))), "")),
    ];
    lists.into_iter().try_fold(written.to_owned(), |page, (name, list)| replaced(&page, name, &list))
}

/// The page with this list between `<!-- name -->` and `<!-- /name -->`.
fn replaced(page: &str, name: &str, list: &str) -> Result<String, String> {
    let (open, close) = (format!("<!-- {name} -->\n"), format!("<!-- /{name} -->\n"));
    let missing = || format!("docs/CASES.md lacks the markers {} and {}", open.trim_end(), close.trim_end());
    let (before, rest) = page.split_once(&open).ok_or_else(missing)?;
    let (_, after) = rest.split_once(&close).ok_or_else(missing)?;
    Ok(format!("{before}{open}{list}{close}{after}"))
}

/// The forms under the headings of their groups.
fn grouped<V: Vocabulary>() -> String {
    let all = shown::<V>();
    let of = |form: &&'static Form| all.iter().find(|shown| std::ptr::eq(shown.form, *form));
    let mut text = String::new();
    for (heading, forms) in sections::<V>() {
        let forms: Vec<&Shown> = forms.iter().filter_map(of).collect();
        text += &format!("\n#### {}\n\n{}", heading.trim_end_matches('.'), list(&forms));
    }
    text + "\n"
}

fn items(all: &[Shown]) -> String {
    list(&all.iter().collect::<Vec<_>>())
}

/// An item for each variant and those who may do it: how it is written, by whom, and what it means.
fn list(forms: &[&Shown]) -> String {
    let same =
        |a: &&Shown, b: &&Shown| (a.form.stored, a.form.doc, a.form.by) == (b.form.stored, b.form.doc, b.form.by);
    forms.chunk_by(same).map(item).collect()
}

fn item(forms: &[&Shown]) -> String {
    let says = unique(forms.iter().map(|shown| shown.says.clone()));
    let also = unique(forms.iter().flat_map(|shown| shown.also.clone()));
    let mut item = format!("- {}", listed(&says));
    if !also.is_empty() {
        item += &format!("; also {}", listed(&also));
    }
    if let Some(people) = people(forms[0].form.by) {
        item += &format!(" ({people})");
    }
    item += &format!(": {}", forms[0].form.doc);
    let mut explained = Vec::new();
    for choice in forms.iter().flat_map(|shown| &shown.choices) {
        let (first, others) = (&choice[0], &choice[1..]);
        if !explained.contains(first) {
            explained.push(first.clone());
            item += &format!(" Instead of `{first}`: {}.", listed(others));
        }
    }
    wrapped(&item, "  ")
}

/// Who may do something.
fn people(by: People) -> Option<String> {
    let names = [
        (Person::Player, "player"),
        (Person::Assistant, "assistant"),
        (Person::Arbiter, "arbiter"),
        (Person::Organizer, "organizer"),
        (Person::Spectator, "spectator"),
        (Person::Committee, "appeals committee"),
        (Person::EnteredByArbiter, "player, entered by the arbiter"),
    ];
    let names: Vec<&str> = names.iter().filter(|(person, _)| by.contains(*person)).map(|(_, name)| *name).collect();
    let (last, others) = names.split_last()?;
    Some(if others.is_empty() { (*last).to_owned() } else { format!("{} or {last}", others.join(", ")) })
}

fn listed(phrases: &[String]) -> String {
    phrases.iter().map(|phrase| format!("`{phrase}`")).collect::<Vec<_>>().join(", ")
}

fn unique<T: PartialEq>(values: impl Iterator<Item = T>) -> Vec<T> {
    values.fold(Vec::new(), |mut seen, value| {
        if !seen.contains(&value) {
            seen.push(value);
        }
        seen
    })
}

/// Lines of at most 100 columns. A phrase is not broken.
fn wrapped(text: &str, indent: &str) -> String {
    let mut lines = String::new();
    let mut columns = 0;
    let mut in_phrase = false;
    let words = text.split(|character: char| {
        in_phrase ^= character == '`';
        character == ' ' && !in_phrase
    });
    for word in words {
        let length = word.chars().count();
        if columns == 0 {
            columns = length;
        } else if columns + 1 + length <= COLUMNS {
            lines.push(' ');
            columns += 1 + length;
        } else {
            lines += "\n";
            lines += indent;
            columns = indent.len() + length;
        }
        lines += word;
    }
    lines + "\n"
}
