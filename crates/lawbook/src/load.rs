//! From the files of `data/` to the lawbook of this process.
//!
//! An edition is a folder named after its year. `edition.txt` has the day it came into force and its rule values,
//! `articles.tsv` its Articles, whose texts are in `texts/`. Its numbers are columns of `matters.tsv` and `concordance.tsv`, headed by its name. An
//! edition that is `based_on` another one has only the differences: rule values and lines of `articles.tsv` that are not
//! the same, numbers that changed in its own `renumbered.tsv`, and in its own `matters.tsv` what these leave open.

use std::fmt;
use std::sync::OnceLock;

use crate::changes::Changes;
use crate::concordance::{self, Row};
use crate::departures::{self, Departure};
use crate::everyday::{self, Everyday};
pub use crate::files::LoadError;
pub(crate) use crate::files::{File, Files};
use crate::glossary::{self, Term};
use crate::numbers::Renumbered;
use crate::search::{Amounts, SmallWords};
use crate::separate::SEPARATE;
use crate::texts::Texts;
use crate::values::Values;
use crate::volume::{Base, Shelf, Volume};
use crate::{Date, Edition};

/// Everything that was loaded. What few programs ask for is read from its files when somebody does.
pub(crate) struct Lawbook {
    pub(crate) known: Vec<Edition>,
    pub(crate) standing: Vec<Edition>,
    pub(crate) newest: Edition,
    shelf: &'static Shelf,
    rows: OnceLock<Vec<Row>>,
    texts: OnceLock<Texts>,
    terms: OnceLock<Vec<Term>>,
    everyday: OnceLock<Vec<Everyday>>,
    changes: OnceLock<Changes>,
    departures: OnceLock<Vec<Departure>>,
    amounts: OnceLock<Amounts>,
    small_words: OnceLock<SmallWords>,
}

impl Lawbook {
    fn files(&self) -> Files<'static> {
        Files(&self.shelf.files)
    }

    /// The texts, once they are there.
    pub(crate) fn texts(&self) -> Option<&Texts> {
        self.has_texts().then(|| on_demand(&self.texts, || Texts::read(&self.files().texts())))
    }

    pub(crate) fn rows(&self) -> &[Row] {
        on_demand::<Vec<_>>(&self.rows, || self.read_rows())
    }

    fn read_rows(&self) -> Result<Vec<Row>, LoadError> {
        let file = self.files().need("concordance.tsv")?;
        let volumes = || self.known.iter().map(|edition| edition.volume());
        let bases: Vec<Option<usize>> = volumes().map(|volume| volume.base.as_ref().map(Base::index)).collect();
        let based = volumes().filter_map(|volume| Some((volume.name, volume.base.as_ref()?.renumbered.clone())));
        concordance::read(&file, &self.known, &bases, &based.collect())
    }

    pub(crate) fn terms(&self) -> &[Term] {
        if self.has_texts() { on_demand::<Vec<_>>(&self.terms, || self.read_terms()) } else { &[] }
    }

    pub(crate) fn everyday(&self) -> &[Everyday] {
        if self.has_texts() { on_demand::<Vec<_>>(&self.everyday, || self.read_everyday()) } else { &[] }
    }

    pub(crate) fn changes(&self) -> &Changes {
        on_demand(&self.changes, || self.read_changes())
    }

    pub(crate) fn departures(&self) -> &[Departure] {
        if self.has_texts() { on_demand::<Vec<_>>(&self.departures, || self.read_departures()) } else { &[] }
    }

    pub(crate) fn amounts(&self) -> &Amounts {
        on_demand(&self.amounts, || self.read_amounts())
    }

    /// Whether the files that a build can leave out are there.
    fn has_texts(&self) -> bool {
        self.texts.get().is_some() || self.files().0.iter().any(|file| file.name.starts_with("texts/"))
    }

    fn read_amounts(&self) -> Result<Amounts, LoadError> {
        Amounts::read(&self.files().need("amounts.tsv")?)
    }

    pub(crate) fn small_words(&self) -> &SmallWords {
        on_demand(&self.small_words, || self.read_small_words())
    }

    fn read_small_words(&self) -> Result<SmallWords, LoadError> {
        SmallWords::read(&self.files().need("small-words.tsv")?)
    }

    fn read_terms(&self) -> Result<Vec<Term>, LoadError> {
        let files = self.files();
        glossary::read(&files.need("glossary/articles.tsv")?, files.by_locale("glossary"), &self.known)
    }

    fn read_everyday(&self) -> Result<Vec<Everyday>, LoadError> {
        let files = self.files();
        everyday::read(&files.need("everyday/articles.tsv")?, files.by_locale("everyday"), &self.known)
    }

    fn read_changes(&self) -> Result<Changes, LoadError> {
        Changes::read(&self.files().folder("changes"), &self.known)
    }

    fn read_departures(&self) -> Result<Vec<Departure>, LoadError> {
        departures::read(&self.files().need("departures.tsv")?, &self.known)
    }

    /// Every file read and checked, which nobody has done yet for files that are added.
    fn checked(files: Vec<File>) -> Result<Lawbook, LoadError> {
        let texts = Texts::read(&Files(&files).texts())?;
        let lawbook = load(files)?;
        check_volumes(&lawbook.known, &texts)?;
        Ok(Lawbook {
            rows: lawbook.read_rows()?.into(),
            texts: texts.into(),
            terms: lawbook.read_terms()?.into(),
            everyday: lawbook.read_everyday()?.into(),
            changes: lawbook.read_changes()?.into(),
            departures: lawbook.read_departures()?.into(),
            amounts: lawbook.read_amounts()?.into(),
            small_words: lawbook.read_small_words()?.into(),
            ..lawbook
        })
    }
}

pub(crate) fn on_demand<T>(part: &OnceLock<T>, read: impl FnOnce() -> Result<T, LoadError>) -> &T {
    part.get_or_init(|| read().expect("the files are read in a test, and added files when they are added"))
}

/// Name and text of every file, which `build.rs` lists.
const BUILT_IN: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

static LAWBOOK: OnceLock<Lawbook> = OnceLock::new();

/// The lawbook of this process.
pub(crate) fn lawbook() -> &'static Lawbook {
    LAWBOOK.get_or_init(|| load(built_in()).expect("the files are read in a test"))
}

fn built_in() -> Vec<File> {
    BUILT_IN.iter().map(|&(name, text)| File { name, text }).collect()
}

/// Why files cannot be added to the lawbook.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum AddError {
    /// Something was asked of the lawbook before.
    InUse,
    /// A file cannot be read.
    Load(LoadError),
}

impl fmt::Display for AddError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AddError::InUse => f.write_str("the lawbook is in use; files can only be added before it is first asked"),
            AddError::Load(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for AddError {}

/// Adds files to those of `data/`, such as an edition that is only rehearsed; one with the same name replaces the other.
///
/// It can be done once in a process, before anything is asked of the lawbook: an edition never changes afterwards. On an
/// error nothing has been added.
///
/// ```standalone_crate
/// use jadoube_lawbook::{AddError, Edition, add_files};
/// let edition = "in_force = 2031-07-01\nbased_on = 2023\nset_up_claims_end_after = 12\n";
/// add_files([("2031/edition.txt", edition)])?;
/// assert_eq!(Edition::newest().name(), "2031");
/// assert_eq!(Edition::newest().rules().set_up_claims_end_after, 12);
/// assert_eq!(add_files([("2032/edition.txt", edition)]), Err(AddError::InUse));
/// # Ok::<(), AddError>(())
/// ```
pub fn add_files<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<(), AddError> {
    if LAWBOOK.get().is_some() {
        return Err(AddError::InUse);
    }
    let mut all = built_in();
    for (name, text) in files {
        // Kept for good, as what is built in is: the handles of editions refer to it.
        let file = File { name: String::from(name).leak(), text: String::from(text).leak() };
        all.retain(|other| other.name != file.name);
        all.push(file);
    }
    LAWBOOK.set(Lawbook::checked(all).map_err(AddError::Load)?).map_err(|_| AddError::InUse)
}

/// An edition of which only `edition.txt` has been read.
struct Draft {
    name: &'static str,
    file: File,
    in_force: Date,
    based_on: Option<&'static str>,
    interim: bool,
    values: Values,
}

impl Draft {
    fn read(name: &'static str, file: File) -> Result<Draft, LoadError> {
        let mut values = Values::read(&file)?;
        let Some(day) = values.take("in_force") else { return Err(file.fails_as_a_whole("`in_force` is missing")) };
        let in_force = read_day(day.text)
            .ok_or_else(|| day.fails(format!("found {:?}, expected a day such as 2020-07-01", day.text)))?;
        let interim = match values.take("interim") {
            None => false,
            Some(setting) => match setting.text {
                "yes" => true,
                "no" => false,
                other => return Err(setting.fails(format!("interim: found {other:?}, expected yes or no"))),
            },
        };
        let based_on = values.take("based_on").map(|setting| setting.text);
        Ok(Draft { name, file, in_force, based_on, interim, values })
    }
}

impl Draft {
    /// The Articles that have other numbers here than in the edition that this one is based on; `None` without such an edition.
    fn renumbered(&self, files: &Files<'_>, drafts: &[Draft]) -> Result<Option<Renumbered>, LoadError> {
        let Some(base) = self.based_on else { return Ok(None) };
        if !drafts.iter().any(|other| other.name == base && other.based_on.is_none()) {
            let problem = format!("based_on: {base:?} is not an edition with files of its own");
            return Err(self.file.fails_as_a_whole(problem));
        }
        match files.get(&format!("{}/renumbered.tsv", self.name)) {
            Some(file) => Renumbered::read(&file, [base, self.name]).map(Some),
            None => Ok(Some(Renumbered::default())),
        }
    }
}

fn read_day(text: &str) -> Option<Date> {
    let mut parts = text.split('-');
    let year = parts.next()?.parse().ok()?;
    let month = parts.next()?.parse().ok().filter(|month| (1..=12).contains(month))?;
    let day = parts.next()?.parse().ok().filter(|day| (1..=31).contains(day))?;
    parts.next().is_none().then_some(Date { year, month: Some(month), day: Some(day) })
}

/// Name and text of every built-in file that a build with `JADOUBE_EMBED=core` leaves out: the Articles in full, the
/// glossary and what else search needs. Files of another language than these are left out.
pub fn separate_files(locales: &[&str]) -> Vec<(&'static str, &'static str)> {
    let wanted = |name: &str| {
        let mut parts = name.split('/').skip(1);
        match name.split('/').next() {
            Some("texts") => parts.next().is_some_and(|tag| tag == "en" || locales.contains(&tag)),
            Some("glossary" | "everyday") => {
                let tag = parts.next().and_then(|file| file.strip_suffix(".tsv")).unwrap_or_default();
                tag == "articles" || tag == "en" || locales.contains(&tag)
            }
            Some(first) => SEPARATE.contains(&first),
            None => false,
        }
    };
    BUILT_IN.iter().copied().filter(|(name, _)| wanted(name)).collect()
}

/// Whether the Articles can be read in full: not in a build with `JADOUBE_EMBED=core` before [`supply_files`].
pub fn has_texts() -> bool {
    lawbook().has_texts()
}

/// Gives the lawbook what its build left out (`JADOUBE_EMBED=core`): what [`separate_files`] lists in a complete build, for
/// all languages that will be read. Rulings may have been given before. On an error nothing has changed.
///
/// ```
/// use jadoube_lawbook::{AddError, separate_files, supply_files};
/// assert_eq!(supply_files(separate_files(&["hu"])), Err(AddError::InUse), "a complete build has them");
/// ```
pub fn supply_files<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<(), AddError> {
    if has_texts() {
        return Err(AddError::InUse);
    }
    let lawbook = lawbook();
    let kept = |text: &str| -> &'static str { String::from(text).leak() };
    let supplied: Vec<File> =
        files.into_iter().map(|(name, text)| File { name: kept(name), text: kept(text) }).collect();
    let parts = Parts::read(&supplied, &lawbook.known).map_err(AddError::Load)?;
    let Parts { texts, terms, everyday, departures } = parts;
    let set = [
        lawbook.texts.set(texts).is_ok(),
        lawbook.terms.set(terms).is_ok(),
        lawbook.everyday.set(everyday).is_ok(),
        lawbook.departures.set(departures).is_ok(),
    ];
    if set.contains(&false) { Err(AddError::InUse) } else { Ok(()) }
}

/// What is read from files that a build can leave out.
struct Parts {
    texts: Texts,
    terms: Vec<Term>,
    everyday: Vec<Everyday>,
    departures: Vec<Departure>,
}

impl Parts {
    fn read(files: &[File], known: &[Edition]) -> Result<Parts, LoadError> {
        let files = Files(files);
        Ok(Parts {
            texts: Texts::read(&files.texts())?,
            terms: glossary::read(&files.need("glossary/articles.tsv")?, files.by_locale("glossary"), known)?,
            everyday: everyday::read(&files.need("everyday/articles.tsv")?, files.by_locale("everyday"), known)?,
            departures: departures::read(&files.need("departures.tsv")?, known)?,
        })
    }
}

/// Everything but the parts that are read on demand.
fn load(all: Vec<File>) -> Result<Lawbook, LoadError> {
    let files = Files(&all);
    let drafts = drafts(&files)?;
    let renumbered: Vec<Option<Renumbered>> =
        drafts.iter().map(|draft| draft.renumbered(&files, &drafts)).collect::<Result<_, _>>()?;
    let names = drafts.iter().map(|draft| draft.name).collect();
    let shelf: &'static Shelf = Box::leak(Box::new(Shelf { files: all, names, numbers: OnceLock::new() }));
    // What others are based on comes first.
    let mut made = vec![None; drafts.len()];
    for (index, draft) in drafts.iter().enumerate().filter(|(_, draft)| draft.based_on.is_none()) {
        made[index] = Some(edition(index, draft, None, shelf)?);
    }
    for ((index, draft), renumbered) in drafts.iter().enumerate().zip(renumbered) {
        let base = drafts.iter().position(|other| Some(other.name) == draft.based_on).and_then(|base| made[base]);
        if let Some((edition_of, renumbered)) = base.zip(renumbered) {
            made[index] = Some(edition(index, draft, Some(Base { edition: edition_of, renumbered }), shelf)?);
        }
    }
    let known: Vec<Edition> = made.into_iter().flatten().collect();
    let standing: Vec<Edition> = known.iter().copied().filter(|edition| !edition.is_interim()).collect();
    let no_edition =
        || LoadError { file: "edition.txt".to_owned(), line: None, problem: "there is no edition".to_owned() };
    let newest = standing.last().copied().ok_or_else(no_edition)?;
    Ok(Lawbook {
        known,
        standing,
        newest,
        shelf,
        rows: OnceLock::new(),
        texts: OnceLock::new(),
        terms: OnceLock::new(),
        everyday: OnceLock::new(),
        changes: OnceLock::new(),
        departures: OnceLock::new(),
        amounts: OnceLock::new(),
        small_words: OnceLock::new(),
    })
}

fn edition(index: usize, draft: &Draft, base: Option<Base>, shelf: &'static Shelf) -> Result<Edition, LoadError> {
    let year = draft.name.parse().map_err(|_| draft.file.fails_as_a_whole("expected a folder named by a year"))?;
    let values = match &base {
        Some(base) => draft.values.clone().or(&base.edition.volume().values),
        None => draft.values.clone(),
    };
    Ok(Edition::of(Volume {
        index,
        name: draft.name,
        year,
        in_force: draft.in_force,
        interim: draft.interim,
        file: draft.file,
        values,
        base,
        shelf,
        rules: OnceLock::new(),
        catalogue: OnceLock::new(),
        resolved: OnceLock::new(),
    }))
}

/// Reads all that the volumes have, and checks it: every number must be that of an Article, every Article must have a text, and
/// every text its Article.
fn check_volumes(known: &[Edition], texts: &Texts) -> Result<(), LoadError> {
    // What others are based on comes first.
    for with_base in [false, true] {
        for edition in known.iter().filter(|edition| edition.volume().base.is_some() == with_base) {
            edition.volume().check_articles(texts)?;
        }
    }
    for (edition, number) in texts.places() {
        let catalogue = known.iter().find(|known| known.name() == edition).map(|edition| edition.catalogue());
        if catalogue.is_none_or(|catalogue| catalogue.get(number).is_none()) {
            let problem = format!("there is a text for {edition} {number}, which is not an Article");
            return Err(LoadError { file: "texts/en".to_owned(), line: None, problem });
        }
    }
    known.iter().try_for_each(|edition| edition.volume().check_rules())
}

/// All editions, the earliest first.
fn drafts(files: &Files<'_>) -> Result<Vec<Draft>, LoadError> {
    let mut drafts = Vec::new();
    for file in files.0 {
        if let Some(name) = file.name.strip_suffix("/edition.txt") {
            drafts.push(Draft::read(name, *file)?);
        }
    }
    drafts.sort_by_key(|draft| draft.in_force);
    match drafts.windows(2).find(|pair| pair[0].in_force == pair[1].in_force) {
        Some(pair) => Err(pair[1].file.fails_as_a_whole(format!("in force from the same day as {}", pair[0].name))),
        None => Ok(drafts),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is wrong when a file of the lawbook is changed, or added.
    fn fails(name: &'static str, change: impl Fn(&str) -> String) -> String {
        let mut files = built_in();
        let text = files.iter().find(|file| file.name == name).map_or("", |file| file.text);
        let changed = File { name, text: change(text).leak() };
        assert_ne!(changed.text, text, "{name} is not changed");
        files.retain(|file| file.name != name);
        files.push(changed);
        Lawbook::checked(files).err().map(|error| error.to_string()).unwrap_or_default()
    }

    #[test]
    fn every_file_can_be_read() {
        assert_eq!(Lawbook::checked(built_in()).err(), None);
    }

    #[test]
    fn a_text_needs_its_article_and_an_article_its_text() {
        let lost = |text: &str| text.replacen("2009 4.1; ", "", 1);
        let file = BUILT_IN.iter().find(|(name, text)| name.starts_with("texts/en/") && text.contains("2009 4.1; "));
        let name = file.unwrap().0;
        assert!(fails(name, lost).contains("no file of texts/en has a text for 2009 4.1"), "{}", fails(name, lost));
        let stray = |text: &str| format!("{text}\n\n2009 99.9\nHeadline\nText.\n");
        assert_eq!(fails(name, stray), "texts/en: there is a text for 2009 99.9, which is not an Article");
    }

    fn fails_as(text: &'static str) -> String {
        fails("2030/edition.txt", |_| text.to_owned())
    }

    #[test]
    fn a_value_that_is_missing_or_unknown_is_named() {
        let without = |text: &str| text.replace("touch_intent = deliberate\n", "");
        assert_eq!(fails("2009/edition.txt", without), "2009/edition.txt: `touch_intent` is missing");
        let without = |text: &str| text.replace("rates.blitz = below 15:00\n", "");
        assert_eq!(fails("2009/edition.txt", without), "2009/edition.txt: `rates.blitz` is missing");
        let head = "in_force = 2030-01-01\nbased_on = 2023\n";
        let value = |line: &str| fails("2030/edition.txt", |_| format!("{head}{line}\n"));
        let place = "2030/edition.txt, line 3: ";
        assert_eq!(value("tuch_intent = deliberate"), format!("{place}`tuch_intent` is not the name of a value"));
        assert_eq!(
            value("touch_intent = careless"),
            format!(
                "{place}touch_intent: found \"careless\", expected one of: deliberate, intended, not clearly accidental"
            )
        );
        assert_eq!(value("explanation = maybe"), format!("{place}explanation: found \"maybe\", expected yes or no"));
        assert_eq!(
            value("looks_at_sheet = 300"),
            format!("{place}looks_at_sheet: found \"300\", expected a whole number")
        );
        assert_eq!(
            value("wrong_claim.blitz = 2"),
            format!("{place}wrong_claim.blitz: found \"2\", expected a time such as 2:00")
        );
        assert_eq!(
            value("illegal.blitz = loss, opponent gains 1:00"),
            format!("{place}illegal.blitz: a step comes after the loss of the game")
        );
        assert_eq!(
            value("wrong_claim = 2:00"),
            format!(
                "{place}wrong_claim: expected a line for each of wrong_claim.standard, wrong_claim.rapid, wrong_claim.blitz"
            )
        );
        assert_eq!(value("explanation"), format!("{place}found \"explanation\", expected `name = value`"));
        assert_eq!(value("colors = new game before 10"), "", "the same value may be said again");
    }

    #[test]
    fn an_edition_needs_a_day_and_a_base_or_files_of_its_own() {
        assert_eq!(fails_as("based_on = 2023\n"), "2030/edition.txt: `in_force` is missing");
        assert_eq!(
            fails_as("in_force = July 2030\n"),
            "2030/edition.txt, line 1: found \"July 2030\", expected a day such as 2020-07-01"
        );
        assert_eq!(fails_as("in_force = 2030-01-01\n"), "2030/articles.tsv: the file is missing");
        assert_eq!(
            fails_as("in_force = 2030-01-01\nbased_on = 2017\n"),
            "2030/edition.txt: based_on: \"2017\" is not an edition with files of its own"
        );
        assert_eq!(
            fails_as("in_force = 2023-01-01\nbased_on = 2018\n"),
            "2030/edition.txt: in force from the same day as 2023"
        );
        assert_eq!(fails_as("in_force = 2030-01-01\nbased_on = 2023\n"), "");
    }

    #[test]
    fn numbers_that_are_missing_or_unknown_are_named() {
        let renumbered = |text: &str| text.replace("7.5.4\t7.7.1\n", "");
        assert_eq!(fails("2017/renumbered.tsv", renumbered), "2017/edition.txt: TwoHands: 2017 has no Article 7.5.4");
        let several = |text: &str| text.replace("press-penalty\t7.8.2\n", "");
        assert_eq!(
            fails("2017/matters.tsv", several),
            "2017/edition.txt: PressPenalty: expected one Article of 2017 in matters.tsv, found \"7.5.3 7.7.2 7.8.2\""
        );
        let line = |from: &'static str, to: &'static str| move |text: &str| text.replacen(from, to, 1);
        assert_eq!(
            fails("matters.tsv", line("one-hand\t4.1", "one-hand\t4.99")),
            "matters.tsv, line 2: OneHand: 2009 has no Article 4.99"
        );
        assert_eq!(
            fails("matters.tsv", line("one-hand\t", "one-foot\t")),
            "matters.tsv, line 2: \"one-foot\" is not the name of a matter"
        );
        assert_eq!(fails("matters.tsv", line("2009\t", "2008\t")), "matters.tsv, line 1: \"2008\" is not an edition");
        assert_eq!(
            fails("matters.tsv", line("one-hand\t4.1\t4.1\t4.1\t4.1\n", "")),
            "2009/edition.txt: matters.tsv has no number for OneHand in 2009"
        );
    }
}
