//! The operational log of the hall on standard error. It contains no passwords, links or keys.

use clap::ValueEnum;
use miette::{IntoDiagnostic, Result, WrapErr};
use tracing_subscriber::EnvFilter;

/// The format of the log.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum Form {
    /// Lines for people
    Text,
    /// One JSON object per line
    Json,
    /// No log
    Off,
}

/// Only warnings and errors, of our own crates and of others.
const USUAL: &str = "warn";

/// Starts logging.
pub(super) fn begin(form: Form) -> Result<()> {
    let wanted = std::env::var("JADOUBE_LOG").unwrap_or_else(|_| USUAL.to_owned());
    let filter = EnvFilter::try_new(&wanted).into_diagnostic().wrap_err_with(|| {
        format!(
            "JADOUBE_LOG is {wanted:?}; expected a level as `info`, or parts with levels as `jadoube_hall=debug,warn`"
        )
    })?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let begun = match form {
        Form::Text => log.with_ansi(false).try_init(),
        Form::Json => log.json().flatten_event(true).try_init(),
        Form::Off => return Ok(()),
    };
    begun.map_err(|error| miette::miette!("cannot log: {error}"))
}
