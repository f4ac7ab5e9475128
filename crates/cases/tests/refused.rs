//! Random incidents in the words of cases: lines that were refused can be deleted, and nothing else changes.

use jadoube_cases::{Heard, Report, Step, read, run};
use jadoube_lawbook::Edition;
use jadoube_laws::ruling::Ruling;

/// Chance from a seed (splitmix64).
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((word ^ word >> 31) % bound as u64) as usize
    }
}

/// The settings of a case, and what is done in it.
struct Source {
    settings: Vec<String>,
    lines: Vec<String>,
}

fn sources() -> Vec<Source> {
    let mut sources = Vec::new();
    for (_, text) in jadoube_corpus::FILES {
        let written: Vec<&str> = text.lines().collect();
        for case in read(text).unwrap() {
            let begins = |line: &&&str| !line.starts_with(|c: char| c.is_ascii_digit()) && !line.starts_with("expect");
            let from = written[case.place.line - 1..].iter();
            let settings = from.take_while(begins).take_while(|line| !line.trim().is_empty());
            let settings: Vec<String> = settings.map(|line| (*line).to_owned()).collect();
            let lines = case.steps.iter().filter_map(|step| match step {
                Step::Happens(happening) => Some(happening.text.clone()),
                Step::Expects(_) | Step::Begins(_) => None,
            });
            // Rounds of a competition begin the time line anew; those cases are told otherwise.
            if !case.steps.iter().any(|step| matches!(step, Step::Begins(_))) {
                sources.push(Source { settings, lines: lines.collect() });
            }
        }
    }
    sources
}

/// An incident: the settings of a case, and lines of it and of others, one after the other.
fn incident(chance: &mut Chance, sources: &[Source]) -> (Vec<String>, Vec<String>) {
    let source = &sources[chance.below(sources.len())];
    let mut seconds = 600;
    let mut lines = Vec::new();
    let mut own = source.lines.iter();
    for _ in 0..source.lines.len() + 8 {
        let line = match own.next().filter(|_| chance.below(3) > 0) {
            Some(line) => line,
            None => {
                let other = &sources[chance.below(sources.len())].lines;
                if other.is_empty() {
                    continue;
                }
                &other[chance.below(other.len())]
            }
        };
        // With this line in it a case does not begin by itself, whether or not the line is refused.
        if line.ends_with("starts the round") {
            continue;
        }
        seconds += chance.below(20);
        lines.push(format!("{}:{:02}:{:02}  {line}", seconds / 3600, seconds / 60 % 60, seconds % 60));
    }
    (source.settings.clone(), lines)
}

/// Runs an incident; a line that cannot be read on its board is left out first.
fn report(settings: &[String], lines: &mut Vec<String>, edition: Edition) -> Option<Report> {
    while !lines.is_empty() {
        let text = settings.iter().chain(lines.iter()).map(|line| format!("{line}\n")).collect::<String>();
        let cases = read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        match run(&cases[0], edition) {
            Ok(report) => return Some(report),
            Err(error) => {
                // A move of the settings that this edition does not let stand belongs to no incident.
                let line = (error.place.line).checked_sub(settings.len() + 1)?;
                lines.remove(line);
            }
        }
    }
    None
}

fn rulings(report: &Report) -> Vec<(String, Vec<Ruling>)> {
    let happened = report.heard.iter().filter_map(|heard| match heard {
        Heard::Happened { happening, rulings, refused: None, .. } => Some((happening.text.clone(), rulings.clone())),
        _ => None,
    });
    happened.collect()
}

#[test]
fn deleting_refused_lines_changes_no_ruling() {
    let sources = sources();
    assert!(sources.len() > 500, "{} cases", sources.len());
    let editions = Edition::known();
    let (mut incidents, mut refused) = (0, 0);
    let seeds = if std::env::var_os("JADOUBE_FULL").is_some() { 10_000 } else { 600 };
    for seed in 0..seeds {
        let chance = &mut Chance(seed);
        let (settings, mut lines) = incident(chance, &sources);
        let edition = editions[chance.below(editions.len())];
        let Some(with) = report(&settings, &mut lines, edition) else { continue };
        let happened = with.heard.iter().map(|heard| matches!(heard, Heard::Happened { refused: None, .. }));
        let mut kept: Vec<String> =
            lines.iter().zip(happened).filter(|(_, happened)| *happened).map(|(line, _)| line.clone()).collect();
        incidents += 1;
        refused += lines.len() - kept.len();
        let without = report(&settings, &mut kept, edition);
        let without = without.as_ref().map(rulings).unwrap_or_default();
        assert_eq!(rulings(&with), without, "seed {seed}, {edition}:\n{}\n{}", settings.join("\n"), lines.join("\n"));
    }
    assert!(incidents > 300 && refused > 500, "{incidents} incidents, {refused} refused lines");
}
