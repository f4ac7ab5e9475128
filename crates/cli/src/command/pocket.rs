//! `jadoube pocket`: writes the arbiter's pocket, as one file or as a site.

use std::borrow::Cow;
use std::fs;
use std::path::{Path, PathBuf};

use jadoube_pocket::{MODULE, Pocket, page, site};
use jadoube_texts::{Argument, Locale, Message};
use miette::{IntoDiagnostic, Result, WrapErr, miette};

use crate::Outcome;
use crate::locale;
use crate::output::put;

/// Write the arbiter's pocket: Laws, ruling desk, clock and board for a phone, without a server or a network.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The file to write: one page that works when it is opened from a phone's storage
    #[arg(value_name = "FILE", required_unless_present = "site", conflicts_with = "site")]
    file: Option<PathBuf>,

    /// Write a site that phones can install into this folder instead, for any static host
    #[arg(long, value_name = "DIR")]
    site: Option<PathBuf>,

    /// The languages of the pocket by their tags, the first one by default; may be repeated; that of the environment by default
    #[arg(long, value_name = "LOCALE")]
    lang: Vec<Locale>,

    /// The WebAssembly module that crates/wasm/build makes, if it is not part of this program
    #[arg(long, value_name = "FILE", env = "JADOUBE_WASM")]
    wasm: Option<PathBuf>,
}

fn about(path: &Path, id: &'static str, locale: Locale) -> String {
    Message::new(id).with("path", Argument::Text(path.display().to_string())).text(locale)
}

/// A file is written whole or not at all: beside its place first.
fn write(path: &Path, content: &[u8], locale: Locale) -> Result<()> {
    let failed = || about(path, "pocket-cannot-write", locale);
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".new");
    let beside = path.with_file_name(name);
    let written = fs::write(&beside, content).and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written.into_diagnostic().wrap_err_with(failed)
}

pub(crate) fn run(arguments: &Arguments) -> Result<Outcome> {
    let locale = locale::chosen(arguments.lang.first().copied());
    let module: Cow<'static, [u8]> = match (&arguments.wasm, MODULE) {
        (Some(path), _) => {
            let failed = || about(path, "cannot-read", locale);
            Cow::Owned(fs::read(path).into_diagnostic().wrap_err_with(failed)?)
        }
        (None, Some(module)) => Cow::Borrowed(module),
        (None, None) => return Err(miette!("{}", Message::new("pocket-no-module").text(locale))),
    };
    let locales = if arguments.lang.is_empty() { vec![locale] } else { arguments.lang.clone() };
    let pocket = Pocket { module: &module, locales };
    let mut written = 0;
    let place = match (&arguments.site, &arguments.file) {
        (Some(folder), _) => {
            let files = site(&pocket).into_diagnostic()?;
            let failed = || about(folder, "pocket-cannot-write", locale);
            fs::create_dir_all(folder).into_diagnostic().wrap_err_with(failed)?;
            for (name, content) in files {
                written += content.len();
                write(&folder.join(name), &content, locale)?;
            }
            folder
        }
        (None, Some(file)) => {
            let html = page(&pocket).into_diagnostic()?;
            written = html.len();
            write(file, html.as_bytes(), locale)?;
            file
        }
        // The argument parser asks for one of them.
        (None, None) => return Ok(Outcome::Trouble),
    };
    let told = Message::new("pocket-wrote")
        .with("path", Argument::Text(place.display().to_string()))
        .with("size", written.div_ceil(1_000).to_string())
        .text(locale);
    put(&format!("{told}\n"))?;
    Ok(Outcome::Well)
}
