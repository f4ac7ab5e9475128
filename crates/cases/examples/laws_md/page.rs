//! What docs/LAWS.md says, and which Articles no case shows. The test `articles` uses it too.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use jadoube_cases::Case;
use jadoube_lawbook::{Departure, Edition, Entry, Treatment, departures};
use jadoube_texts::Locale;

/// Where lines of Markdown end.
const COLUMNS: usize = 100;

/// How many cases cite each Article.
pub type Citations = BTreeMap<(Edition, String), Count>;

/// How many cases cite an Article.
#[derive(Copy, Clone, Default)]
pub struct Count {
    /// Cases with a consequence.
    pub cases: usize,
    /// Cases that only repeat what was entered, because the Laws name no consequence.
    pub echoes: usize,
}

/// An Article, for lists of them.
pub type Cited = (Edition, String);

fn crate_folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The page.
pub fn laws_md() -> PathBuf {
    crate_folder().join("../../docs/LAWS.md")
}

/// The Articles that are known to lack a case.
pub fn without_case_tsv() -> PathBuf {
    crate_folder().join("data/without_case.tsv")
}

fn read_text(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// All cases of the project.
pub fn read_cases() -> Result<Vec<Case>, String> {
    let mut cases = Vec::new();
    for (file, text) in jadoube_corpus::FILES {
        cases.extend(jadoube_cases::read(text).map_err(|error| format!("{file}: {error}"))?);
    }
    Ok(cases)
}

/// Counts the cases that cite each Article; a case that cites it twice counts once.
pub fn citations(cases: &[Case]) -> Citations {
    let mut citations = Citations::new();
    for case in cases {
        for cited in case.cited() {
            let count = citations.entry(cited).or_default();
            match case.settings.echo {
                Some(_) => count.echoes += 1,
                None => count.cases += 1,
            }
        }
    }
    citations
}

/// The Articles about which Jadoube does something and no case shows it.
pub fn without_case(citations: &Citations) -> Vec<Cited> {
    let mut articles = Vec::new();
    for &edition in Edition::all() {
        for Entry { number, treatment, .. } in edition.catalogue().entries() {
            let article = (edition, (*number).to_owned());
            if treatment.is_carried_out() && !citations.contains_key(&article) {
                articles.push(article);
            }
        }
    }
    articles
}

/// What `data/without_case.tsv` lists.
pub fn known_without_case() -> Result<Vec<Cited>, String> {
    let path = without_case_tsv();
    let text = read_text(&path)?;
    let read = |line: &str| {
        let (year, number) = line.split_once('\t')?;
        Some((Edition::from_name(year)?, number.to_owned()))
    };
    text.lines()
        .enumerate()
        .map(|(index, line)| {
            let bad = || format!("{}: line {}: expected edition, tab, Article", path.display(), index + 1);
            read(line).ok_or_else(bad)
        })
        .collect()
}

/// The same as text.
pub fn write_without_case(articles: &[Cited]) -> String {
    articles.iter().map(|(edition, number)| format!("{edition}\t{number}\n")).collect()
}

/// docs/LAWS.md.
pub fn page(citations: &Citations) -> String {
    let mut page = INTRODUCTION.to_owned();
    page += "\n| treatment |";
    Edition::all().iter().for_each(|edition| put(&mut page, format_args!(" {edition} |")));
    put(&mut page, format_args!("\n|---|{}\n", "---|".repeat(Edition::all().len())));
    for treatment in Treatment::ALL {
        put(&mut page, format_args!("| {} |", shown(treatment)));
        for &edition in Edition::all() {
            let entries = edition.catalogue().entries().iter();
            put(&mut page, format_args!(" {} |", entries.filter(|entry| entry.treatment == treatment).count()));
        }
        page.push('\n');
    }
    page += "| shown by echoes only |";
    for &edition in Edition::all() {
        let only = |((of, _), count): &(&(Edition, String), &Count)| *of == edition && count.cases == 0;
        put(&mut page, format_args!(" {} |", citations.iter().filter(only).count()));
    }
    page.push('\n');
    for &edition in Edition::all() {
        put(&mut page, format_args!("\n## {edition}\n\n"));
        for entry in edition.catalogue().entries() {
            let Entry { number, treatment, .. } = *entry;
            let says = match entry.is_title() {
                true => format!("**{}**", entry.headline(Locale::EN)),
                false => entry.headline(Locale::EN).into_owned(),
            };
            let Count { cases, echoes } = citations.get(&(edition, number.to_owned())).copied().unwrap_or_default();
            let mut shows = [counted(cases, "case"), counted(echoes, "echo")].concat();
            if shows.is_empty() && treatment.is_carried_out() {
                shows = ", no case".to_owned();
            }
            page += &wrapped(&format!("- {number}: {says} (*{}*{shows})", shown(treatment)), "");
            for departure in departures().iter().filter(|it| it.edition == edition && it.number == number) {
                let Departure { locale, translation, english, .. } = departure;
                page += &wrapped(&format!("- {}: {translation} *English:* {english}", locale.tag()), "  ");
            }
        }
    }
    page
}

/// `, 2 cases`, or nothing for none.
fn counted(count: usize, noun: &str) -> String {
    match count {
        0 => String::new(),
        1 => format!(", 1 {noun}"),
        many => format!(", {many} {noun}{}", if noun.ends_with('o') { "es" } else { "s" }),
    }
}

/// An item of a list, in lines of at most 100 columns.
fn wrapped(item: &str, indent: &str) -> String {
    let mut lines = indent.to_owned();
    let mut columns = 0;
    for word in item.split(' ') {
        let length = word.chars().count();
        if columns == 0 {
            columns = indent.len() + length;
        } else if columns + 1 + length <= COLUMNS {
            lines.push(' ');
            columns += 1 + length;
        } else {
            lines += "\n  ";
            lines += indent;
            columns = 2 + indent.len() + length;
        }
        lines += word;
    }
    lines + "\n"
}

/// Writing to a string does not fail.
fn put(page: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = page.write_fmt(text);
}

fn shown(treatment: Treatment) -> &'static str {
    match treatment {
        Treatment::Pending => "not yet",
        done => done.name(),
    }
}

const INTRODUCTION: &str = "\
# The Laws, Article by Article

Every numbered Article of the editions that Jadoube knows, with what it says in our own words (the
text of the Laws is FIDE's), what Jadoube does about it, and how many cases under `cases/` cite it.
An interim text that differs little from an edition is a variant of it and has no column of its own.
`jadoube laws` shows the same in six locales, with each Article's counterparts in the other
editions, its cases and its terms ([how](LAWS-COMMAND.md)).

This page is generated: `cargo run -p jadoube-cases --example laws_md`. It comes from
`crates/lawbook/data/` and `cases/`; a test fails when it is out of date. Articles about which
something is done but which no case shows are listed in `crates/cases/data/without_case.tsv`, which
may only get shorter.

- **enforced**: computed; nobody can break it without Jadoube noticing. Articles 1 to 3 and Chess960
  are in `crates/board`, Article 6 in `crates/clock`; `crates/notation` reads and writes moves as
  Appendix C and the German words of Appendix D require.
- **ruled**: a ruling follows when it happens, is observed or is claimed.
- **asked**: the arbiter is asked, with the answers that the Laws allow.
- **recorded**: it is recorded as a fact, in the log or among what the competition announces.
- **guidance**: a title, a definition or advice.
- **not yet**: something should be done, but no code does it yet.

A case is an **echo** when it only repeats what was entered, because the Laws name nothing that
follows; it is marked as such and counted apart.

Below some Articles stands where an official translation departs from the English text: the
language, what the translation says, and what the English text says.

A number is written with dots whatever the edition prints: 7.4.b is 7.4(b). A part such as `+1`
stands for a sentence after the numbered text that has no number of its own. In the oldest edition
`ADJ` stands for the guidelines on adjourned games, and `R`, `C`, `N` and `E` inside an appendix for
its recommendation, clarification, notes and examples.
";
