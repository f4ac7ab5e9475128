//! `jadoube verify`, `jadoube backup` and `jadoube restore`: what becomes of the logs of a hall.

use std::fs::File;
use std::io::{BufReader, BufWriter, Write as _};
use std::path::{Path, PathBuf};

use clap::Args;
use jadoube_hall::board::fold;
use jadoube_hall::store::sqlite::Durability;
use jadoube_hall::store::{Kind, Store, chain};
use jadoube_hall::{competition, dump};
use miette::{IntoDiagnostic, Result, WrapErr, miette};

use super::serve::open_store;
use crate::{Outcome, output};

/// Checks the logs of a hall: that no row was changed, lost or added, and that the rulings follow from the acts
#[derive(Args)]
pub(crate) struct Verify {
    /// A file or postgres://…
    #[arg(long, default_value = "jadoube.db", env = "JADOUBE_DATABASE")]
    database: String,
    /// Only these games or competitions
    streams: Vec<String>,
}

/// Writes everything in a hall into one file, while the hall goes on
#[derive(Args)]
pub(crate) struct Backup {
    /// A file or postgres://…
    #[arg(long, default_value = "jadoube.db", env = "JADOUBE_DATABASE")]
    database: String,
    /// The file to write; it must not be there yet
    file: PathBuf,
}

/// Reads a backup into a new hall, in a file or in PostgreSQL
#[derive(Args)]
pub(crate) struct Restore {
    /// The file that `jadoube backup` wrote
    file: PathBuf,
    /// A new file or an empty database
    #[arg(long, env = "JADOUBE_DATABASE")]
    database: String,
}

fn block_on<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().into_diagnostic()?.block_on(work)
}

/// A store that must be there: looking into one does not make it.
async fn existing(database: &str) -> Result<std::sync::Arc<dyn Store>> {
    let is_address = database.contains("://") || database.contains("dbname=");
    if !is_address && !Path::new(database).exists() {
        return Err(miette!("there is no store {database}"));
    }
    open_store(database, 1, Durability::Full).await
}

pub(crate) fn verify(arguments: &Verify) -> Result<Outcome> {
    block_on(async {
        let store = existing(&arguments.database).await?;
        let (mut checked, mut broken) = (0, 0);
        for kind in [Kind::Competition, Kind::Game] {
            for stream in store.streams(kind, false).await.into_diagnostic()? {
                if !arguments.streams.is_empty() && !arguments.streams.contains(&stream) {
                    continue;
                }
                let rows = store.read(stream.clone(), 0).await.into_diagnostic()?;
                checked += 1;
                let wrong = match kind {
                    Kind::Game => fold(&stream, &rows).err().map(|error| error.to_string()),
                    Kind::Competition => competition::fold(&stream, &rows).err().map(|error| error.to_string()),
                };
                let name = kind.name();
                match (wrong, chain::check(&stream, &rows)) {
                    (Some(error), _) => {
                        broken += 1;
                        output::put(&format!("{name} {stream}: {error}\n"))?;
                    }
                    (None, Ok(head)) => {
                        output::put(&format!("{name} {stream}: whole, {} rows, {}\n", head.seq, head.hash))?
                    }
                    (None, Err(error)) => output::put(&format!("{name} {stream}: {error}\n"))?,
                }
            }
        }
        if let Some(missing) = arguments.streams.get(checked..).filter(|_| checked < arguments.streams.len()) {
            return Err(miette!("of the logs asked for, {} are not in {}", missing.len(), arguments.database));
        }
        output::put(&format!("{checked} logs checked, {broken} not whole\n"))?;
        Ok(if broken == 0 { Outcome::Well } else { Outcome::Found })
    })
}

pub(crate) fn backup(arguments: &Backup) -> Result<Outcome> {
    let Backup { database, file } = arguments;
    if file.exists() {
        return Err(miette!("{} is there already; a backup does not overwrite anything", file.display()));
    }
    let mut part = file.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let named = |path: &Path| format!("cannot write {}", path.display());
    let count = block_on(async {
        let store = existing(database).await?;
        let mut out = BufWriter::new(File::create(&part).into_diagnostic().wrap_err_with(|| named(&part))?);
        let count = dump::write(&*store, &mut out).await.into_diagnostic().wrap_err_with(|| named(&part))?;
        out.flush().into_diagnostic()?;
        out.get_ref().sync_all().into_diagnostic()?;
        Ok(count)
    });
    // Nobody finds half a backup under the name of a whole one.
    let count = match count {
        Ok(count) => count,
        Err(error) => {
            let _ = std::fs::remove_file(&part);
            return Err(error);
        }
    };
    std::fs::rename(&part, file).into_diagnostic().wrap_err_with(|| named(file))?;
    output::put(&format!(
        "{} logs with {} rows, {} other things: {}\n",
        count.streams,
        count.rows,
        count.items,
        file.display()
    ))?;
    Ok(Outcome::Well)
}

pub(crate) fn restore(arguments: &Restore) -> Result<Outcome> {
    let Restore { file, database } = arguments;
    let input = File::open(file).into_diagnostic().wrap_err_with(|| format!("cannot read {}", file.display()))?;
    let count = block_on(async {
        let store = open_store(database, 4, Durability::Full).await?;
        dump::read(&*store, BufReader::new(input))
            .await
            .into_diagnostic()
            .wrap_err_with(|| format!("cannot restore {}", file.display()))
    })?;
    output::put(&format!(
        "{} logs with {} rows, {} other things are in {database}\n",
        count.streams, count.rows, count.items
    ))?;
    Ok(Outcome::Well)
}
