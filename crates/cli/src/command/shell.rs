//! `jadoube completions` and `jadoube man`: what the shell and `man` know about the command, generated from its arguments.

use std::path::PathBuf;

use clap_complete::Shell;
use miette::{Result, miette};

use crate::Outcome;
use crate::output::put;

/// Print the completions of the command for a shell.
#[derive(clap::Args)]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

/// Write the manual pages of the command, jadoube.1 and one for each subcommand.
#[derive(clap::Args)]
pub(crate) struct Man {
    /// The folder, created if it does not exist
    folder: PathBuf,
}

pub(crate) fn completions(arguments: &Completions, mut command: clap::Command) -> Result<Outcome> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut command, "jadoube", &mut script);
    put(&String::from_utf8_lossy(&script))?;
    Ok(Outcome::Well)
}

pub(crate) fn man(arguments: &Man, command: clap::Command) -> Result<Outcome> {
    let folder = &arguments.folder;
    let failed = |error: std::io::Error| miette!("cannot write manual pages to {}: {error}", folder.display());
    std::fs::create_dir_all(folder).map_err(failed)?;
    clap_mangen::generate_to(command, folder).map_err(failed)?;
    Ok(Outcome::Well)
}
