//! `jadoube laws`: what an Article says in our words, how Jadoube treats it, and where other editions have it.

mod article;
mod compare;
mod list;
mod page;
mod terms;
mod words;

use std::io::Write;

use jadoube_api::{Answer, CaseRef, article_line, citing, lookup};
use jadoube_lawbook::{Article, Edition, Lookup};
use jadoube_laws::telling;
use jadoube_texts::{Locale, Message};
use miette::{Result, miette};

use crate::Outcome;
use crate::locale;
use crate::output::{json_line, put};
use page::{Look, Page};

/// Look up the Laws: Articles in our own words, how Jadoube treats them, the same matter in other editions, and the cases that show it.
///
/// Without arguments it lists the edition in force, one Article per line. Numbers may be written in any usual way: 7.5.5, 7.4b, 7.4(b),
/// a4.2, "appendix A". The words are ours; the text of the Laws is FIDE's.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Articles by their numbers; a number with parts lists them
    #[arg(value_name = "ARTICLE", conflicts_with_all = ["search", "compare", "term"])]
    articles: Vec<String>,

    /// The edition (2009, 2014, 2017, 2018, 2023); the one in force by default
    #[arg(long, value_name = "YEAR")]
    edition: Option<Edition>,

    /// Find Articles and terms with all of these words, whatever their case and accents
    #[arg(long, value_name = "WORDS", num_args = 1..)]
    search: Option<Vec<String>>,

    /// Show what was added, removed, changed and renumbered from one edition to another
    #[arg(long, num_args = 2, value_names = ["FROM", "TO"], conflicts_with_all = ["edition", "search"])]
    compare: Option<Vec<Edition>>,

    /// Explain a term of the Laws; without a term, list all of them
    #[arg(long, value_name = "TERM", num_args = 0.., conflicts_with_all = ["compare", "search"])]
    term: Option<Vec<String>>,

    /// Print the cases that cite the Articles, for reading or for `jadoube rule -`
    #[arg(long, requires = "articles")]
    cases: bool,

    /// The language by its tag, such as hu or sr-Latn; that of the environment by default
    #[arg(long, value_name = "LOCALE")]
    lang: Option<Locale>,

    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

/// What the parts of the command need to know.
struct Context {
    locale: Locale,
    json: bool,
    /// The requested edition.
    edition: Option<Edition>,
}

impl Context {
    fn edition(&self) -> Edition {
        self.edition.unwrap_or(Edition::newest())
    }

    fn say(&self, message: &Message) -> String {
        message.text(self.locale)
    }

    /// The number of an Article in the script of the language.
    fn number(&self, number: &str) -> String {
        telling::number(number, self.locale)
    }

    /// The numbers of Articles, for a line of text.
    fn numbers(&self, articles: &[Article]) -> String {
        articles.iter().map(|article| self.number(article.number)).collect::<Vec<_>>().join(", ")
    }

    /// How many characters the longest of these numbers has.
    fn room(&self, articles: &[Article]) -> usize {
        articles.iter().map(|article| self.number(article.number).chars().count()).max().unwrap_or(0)
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<Outcome> {
    let context = Context { locale: locale::chosen(arguments.lang), json: arguments.json, edition: arguments.edition };
    let text = match arguments {
        Arguments { compare: Some(editions), .. } => compare::show(&context, editions[0], editions[1]),
        Arguments { search: Some(words), .. } => match list::search(&context, &words.join(" ")) {
            list::Hits::Some(text) => text,
            list::Hits::None(sentence) => {
                // If standard error is closed, the exit code is still right.
                let _ = writeln!(std::io::stderr(), "{sentence}");
                return Ok(Outcome::Found);
            }
        },
        Arguments { term: Some(term), .. } => terms::show(&context, &term.join(" "))?,
        Arguments { articles, .. } if articles.is_empty() => list::edition(&context),
        Arguments { articles, cases, .. } => look_up(&context, articles, *cases)?,
    };
    put(&text)?;
    Ok(Outcome::Well)
}

/// All Articles are looked up before the first is shown.
fn look_up(context: &Context, written: &[String], cases: bool) -> Result<String> {
    // `appendix A` may be two arguments.
    let joined = written.join(" ");
    let find = |number: &str| lookup(number, context.edition, context.locale);
    let numbers = match find(&written[0]).is_err() && find(&joined).is_ok() {
        true => vec![joined],
        false => written.to_vec(),
    };
    let mut found = Vec::new();
    for number in &numbers {
        found.push(find(number).map_err(|error| miette!("{error}"))?);
    }
    if cases {
        return Ok(case_texts(context, &found));
    }
    if context.json {
        let objects = found.into_iter().flat_map(|lookup| match lookup.article {
            Some(article) => {
                let page = jadoube_api::Article::of(article, &lookup.parts, context.locale);
                vec![Answer::Article(Box::new(page))]
            }
            None => lookup.parts.iter().map(|&part| Answer::ArticleLine(article_line(part, context.locale))).collect(),
        });
        return Ok(json_lines(objects));
    }
    let mut page = Page::for_stdout();
    for lookup in &found {
        page.blank();
        match lookup.article {
            Some(article) => article::write(context, article, &lookup.parts, &mut page),
            None => list::write(context, &lookup.parts, &mut page),
        }
    }
    Ok(page.into_text())
}

/// The cases that cite any of the Articles or of their parts, each once.
fn case_texts(context: &Context, found: &[Lookup]) -> String {
    let articles = found.iter().flat_map(|lookup| lookup.article.iter().chain(&lookup.parts));
    let mut citing: Vec<CaseRef> = articles.flat_map(|&article| citing(article)).collect();
    citing.sort_by(|one, other| (&one.file, one.line).cmp(&(&other.file, other.line)));
    citing.dedup();
    if context.json {
        return json_lines(citing.into_iter().map(Answer::CitingCase));
    }
    let texts: Vec<String> =
        citing.iter().map(|case| format!("# {}:{}\n{}", case.file, case.line, case.text)).collect();
    texts.join("\n")
}

/// As much of the typed text as fits in a message.
fn cut(text: &str) -> String {
    const MOST: usize = 60;
    let shown = text.chars().filter(|c| !c.is_control());
    match text.chars().count() > MOST {
        true => shown.take(MOST).chain(['…']).collect(),
        false => shown.collect(),
    }
}

fn json_lines(answers: impl IntoIterator<Item = Answer>) -> String {
    answers.into_iter().map(json_line).collect()
}

/// The interim text has the numbers of another edition, which a reader should know.
fn note_interim(context: &Context, editions: &[Edition], page: &mut Page) {
    if let Some(interim) = editions.iter().find(|edition| edition.is_interim()) {
        page.blank();
        let note = Message::new("laws-interim").with("edition", interim.to_string());
        page.line(0, &context.say(&note), Look::Faint);
    }
}
