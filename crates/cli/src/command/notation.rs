//! `jadoube notation`: moves and games between languages and forms.

use std::path::{Path, PathBuf};

use jadoube_board::Position;
use jadoube_notation::{Fault, Form, Language, translate_from};
use jadoube_texts::{Locale, Message};
use miette::{Result, miette};
use serde_json::json;

use crate::Outcome;
use crate::input::{read_position, read_text};
use crate::output::put;

/// Rewrite the moves of a text (a list of moves, a scoresheet, PGN) in another language or form.
///
/// Everything between the moves stays as it is. Moves that cannot be read are told on standard error, with the place, and
/// the exit code is 1.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The text; standard input when there is none
    file: Option<PathBuf>,

    /// The language it is written in, by its code: en, hu, sv, el, sr (sr-Latn), sr-Cyrl, de, fr …
    #[arg(long, value_name = "LANG", default_value = "en")]
    from: String,

    /// The language to write
    #[arg(long, value_name = "LANG", default_value = "en")]
    to: String,

    /// The form to write: pgn, fide, short, long, figurine, uci, iccf, announcement, speech, braille
    #[arg(long, default_value = "pgn")]
    form: String,

    /// The position that games without a FEN tag begin at
    #[arg(long)]
    fen: Option<String>,

    /// The language of messages, when it is not that of --from
    #[arg(long, value_name = "LOCALE")]
    lang: Option<String>,

    /// Print one JSON object with the text and the faults
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Outcome> {
    let from = language(&arguments.from)?;
    let to = language(&arguments.to)?;
    let form = Form::named(&arguments.form, to).ok_or_else(|| {
        let names = Form::NAMES.join(", ");
        miette!("there is no form `{}` in {}: expected one of {names}", arguments.form, arguments.to)
    })?;
    let start = match &arguments.fen {
        Some(fen) => read_position("--fen", fen, 0, fen)?,
        None => Position::standard(),
    };
    let locale = match &arguments.lang {
        Some(name) => name.parse::<Locale>().map_err(|_| miette!("there are no messages in `{name}`"))?,
        None => from.code().parse().unwrap_or(Locale::En),
    };
    let text = read_text(arguments.file.as_deref().unwrap_or(Path::new("-")))?;
    let translation = translate_from(&start, &text, from, &form);
    if arguments.json {
        let faults: Vec<_> = translation.faults.iter().map(|fault| fault_json(fault, locale)).collect();
        put(&format!("{}\n", json!({ "text": translation.text, "faults": faults })))?;
    } else {
        put(&translation.text)?;
        if !translation.text.is_empty() && !translation.text.ends_with('\n') {
            put("\n")?;
        }
        let complaints: Vec<String> =
            translation.faults.iter().map(|fault| Message::from(fault).text(locale)).collect();
        crate::output::complain(&complaints);
    }
    Ok(if translation.faults.is_empty() { Outcome::Well } else { Outcome::Found })
}

fn language(code: &str) -> Result<Language> {
    Language::find(code).ok_or_else(|| {
        let codes: Vec<&str> = Language::all().iter().map(|language| language.code()).collect();
        miette!("there is no language `{code}`: expected one of {}", codes.join(", "))
    })
}

fn fault_json(fault: &Fault, locale: Locale) -> serde_json::Value {
    json!({
        "line": fault.line, "column": fault.column, "text": fault.text,
        "message": Message::from(&fault.error).text(locale),
    })
}
