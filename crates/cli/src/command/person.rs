//! `jadoube person`: exports and erases personal data.

use std::fmt::Write as _;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use clap::{Args, Subcommand};
use jadoube_api::{Answer, Person};
use jadoube_hall::competition::{Expires, Persons, Retention};
use miette::{IntoDiagnostic, Result, WrapErr, miette};

use super::keep::{block_on, existing};
use crate::output::json_line;
use crate::{Outcome, output};

/// Export or erase what a hall stores about a person. The logs refer to persons by ids and stay intact
#[derive(Args)]
pub(crate) struct Arguments {
    /// A file or postgres://…
    #[arg(long, default_value = "jadoube.db", env = "JADOUBE_DATABASE", global = true)]
    database: String,
    #[command(subcommand)]
    what: What,
}

#[derive(Args)]
struct Who {
    /// The name as in the lists
    #[arg(required_unless_present = "id", conflicts_with = "id")]
    name: Option<String>,
    /// The id in the hall, if several persons have the same name; may be repeated
    #[arg(long)]
    id: Vec<String>,
}

#[derive(Subcommand)]
enum What {
    /// Print everything about a person as JSON: fields and games, a line for each competition
    Export(Who),
    /// Erase everything about a person: name, title, rating, federation, FIDE id, birth date and sex. Games and results stay, under "Player
    /// 12"
    Erase(Who),
    /// Erase everything about everybody whose last pairing is this long ago
    Expire {
        /// The number of days
        #[arg(long)]
        days: u32,
        /// Erase only FIDE id, birth date and sex, and keep name, title, rating and federation
        #[arg(long)]
        keep_names: bool,
    },
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// Where a person was entered.
fn place(found: &Person) -> String {
    match &found.competition {
        Some(competition) => format!("{} ({competition})", found.competition_name.as_deref().unwrap_or_default()),
        None => {
            let game = found.games.first().and_then(|played| played.game.clone()).unwrap_or_default();
            format!("game {game}, which belongs to no competition")
        }
    }
}

/// A list of persons with the same name, to choose from.
fn choices(found: &[Person]) -> String {
    let mut list = String::new();
    for found in found {
        let id = found.id.as_deref().unwrap_or("in the log only");
        let games = if found.games.len() == 1 { "1 game".to_owned() } else { format!("{} games", found.games.len()) };
        // Writing to memory does not fail.
        let _ = writeln!(list, "  {id}  {}, {games}", place(found));
    }
    list
}

async fn find(persons: &Persons, who: &Who) -> Result<Vec<Person>> {
    let mut all = Vec::new();
    for wanted in who.name.iter().chain(&who.id) {
        let mut found = persons.find(wanted).await.into_diagnostic()?;
        if who.name.is_none() {
            found.retain(|found| found.id.as_ref() == Some(wanted));
        }
        if found.is_empty() {
            return Err(miette!("no player named {wanted} has been entered here"));
        }
        all.extend(found);
    }
    Ok(all)
}

pub(crate) fn run(arguments: &Arguments) -> Result<Outcome> {
    let failed = || format!("cannot use {}", arguments.database);
    block_on(async {
        let persons = Persons::new(existing(&arguments.database).await?);
        match &arguments.what {
            What::Export(who) => {
                let found = find(&persons, who).await?;
                let lines = found.into_iter().map(|found| json_line(Answer::Person(Box::new(found))));
                output::put(&lines.collect::<String>())?;
                Ok(Outcome::Well)
            }
            What::Erase(who) => {
                let found = find(&persons, who).await?;
                if let Some(name) = who.name.as_ref().filter(|_| found.len() > 1) {
                    let list = choices(&found);
                    return Err(miette!(
                        "{} players are named {name}; nothing was erased. Choose one with --id:\n{list}",
                        found.len()
                    ));
                }
                erase(&persons, &found).await.wrap_err_with(failed)
            }
            What::Expire { days, keep_names } => {
                let after = Duration::from_secs(u64::from(*days) * 24 * 60 * 60);
                let what = if *keep_names { Expires::Details } else { Expires::Everything };
                let count =
                    persons.expire(Retention { after, what }, now()).await.into_diagnostic().wrap_err_with(failed)?;
                let count = if count == 1 { "1 person".to_owned() } else { format!("{count} persons") };
                output::put(&match what {
                    Expires::Everything => format!("everything about {count} erased\n"),
                    Expires::Details => format!("FIDE id, birth date and sex of {count} erased\n"),
                })?;
                Ok(Outcome::Well)
            }
        }
    })
}

async fn erase(persons: &Persons, found: &[Person]) -> Result<Outcome> {
    for found in found {
        if let Some(id) = &found.id {
            persons.erase(id).await.into_diagnostic()?;
        }
        let place = place(found);
        output::put(&if found.in_log {
            format!("{place}: written by an earlier version; what is in its log stays there, the name included\n")
        } else {
            format!("{place}: everything erased\n")
        })?;
    }
    output::put("Backups that were made before still have everything.\n")?;
    Ok(if found.iter().any(|found| found.in_log) { Outcome::Found } else { Outcome::Well })
}
