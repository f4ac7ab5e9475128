//! `jadoube person`: what a hall has of a person, and how it is erased.

use std::time::{SystemTime, UNIX_EPOCH};

use clap::{Args, Subcommand};
use jadoube_hall::competition::Persons;
use miette::{IntoDiagnostic, Result, WrapErr, miette};

use super::keep::{block_on, existing};
use crate::{Outcome, output};

/// Prints what a hall has of a person, or erases what is not part of the record of a competition
#[derive(Args)]
pub(crate) struct Arguments {
    /// A file or postgres://…
    #[arg(long, default_value = "jadoube.db", env = "JADOUBE_DATABASE", global = true)]
    database: String,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Prints everything about a person as JSON: fields and games, by competition
    Export {
        /// The name as the lists write it, or an id
        person: String,
    },
    /// Erases birth date, sex and FIDE id of a person. The name stays: it is part of the record
    Erase {
        /// The name as the lists write it, or an id
        person: String,
    },
    /// Erases birth date, sex and FIDE id of everybody who was entered so long ago
    Expire {
        /// How many days ago
        #[arg(long)]
        days: u32,
    },
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

pub(crate) fn run(arguments: &Arguments) -> Result<Outcome> {
    let failed = || format!("cannot use {}", arguments.database);
    block_on(async {
        let persons = Persons::new(existing(&arguments.database).await?);
        let found = async |person: &str| {
            let found = persons.find(person).await.into_diagnostic().wrap_err_with(failed)?;
            if found.is_empty() { Err(miette!("nobody named {person} was ever entered here")) } else { Ok(found) }
        };
        match &arguments.what {
            What::Export { person } => {
                let text = serde_json::to_string_pretty(&found(person).await?).into_diagnostic()?;
                output::put(&format!("{text}\n"))?;
            }
            What::Erase { person } => {
                let found = found(person).await?;
                for found in &found {
                    persons.erase(found).await.into_diagnostic().wrap_err_with(failed)?;
                    let (name, competition) = (&found.name, &found.competition);
                    output::put(&if found.in_chain {
                        format!("{name} ({competition}): written by an earlier version; everything stays in its log\n")
                    } else {
                        format!(
                            "{name} ({competition}): birth date, sex and FIDE id erased; the name stays in the log\n"
                        )
                    })?;
                }
                output::put("Backups that were made before still have everything.\n")?;
                if found.iter().any(|found| found.in_chain) {
                    return Ok(Outcome::Found);
                }
            }
            What::Expire { days } => {
                let age = u64::from(*days) * 24 * 60 * 60 * 1_000;
                let count = persons.expire(age, now()).await.into_diagnostic().wrap_err_with(failed)?;
                output::put(&format!("birth date, sex and FIDE id of {count} players erased\n"))?;
            }
        }
        Ok(Outcome::Well)
    })
}
