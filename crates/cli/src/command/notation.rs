//! `jadoube notation`: converts moves and games between languages and forms.

use std::borrow::Cow;
use std::io::Read;
use std::path::{Path, PathBuf};

use jadoube_api::{Answer, notation_bytes};
use jadoube_audit::Packing;
use jadoube_board::Position;
use jadoube_notation::pgn::Text;
use jadoube_notation::{Form, Language, translate_bytes};
use jadoube_texts::{Locale, Message};
use miette::{IntoDiagnostic, Result, WrapErr, miette};

use crate::Outcome;
use crate::input::read_position;
use crate::output::{json_line, put, put_bytes};

/// Rewrite the moves of a text (a list of moves, a scoresheet, PGN) in another language or form.
///
/// Everything between the moves stays unchanged, byte for byte. Unreadable moves, comments and variations that are never closed, and FEN
/// tags without a playable position are reported on standard error, with their location, and the exit code is 1; the games after them are
/// still rewritten. UTF-16 and compressed files are refused.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The text; standard input by default
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

    /// The initial position of games without a FEN tag
    #[arg(long)]
    fen: Option<String>,

    /// The language of messages, if it differs from --from
    #[arg(long, value_name = "LOCALE")]
    lang: Option<String>,

    /// Print one JSON object with the text and the faults
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Outcome> {
    let from = language(&arguments.from)?;
    let to = language(&arguments.to)?;
    let form = Form::named(&arguments.form, to).ok_or_else(|| no_form(&arguments.form, to))?;
    let start = match &arguments.fen {
        Some(fen) => read_position("--fen", fen, 0, fen)?,
        None => Position::standard(),
    };
    let locale = match &arguments.lang {
        Some(name) => name
            .parse::<Locale>()
            .map_err(|_| miette!("there are no messages in `{}`: expected one of {}", cut(name), locales()))?,
        None => from.code().parse().unwrap_or(Locale::EN),
    };
    let path = arguments.file.as_deref().unwrap_or(Path::new("-"));
    let text = read_bytes(path)?;
    if let Some(found) = foreign(&text) {
        return Err(miette!("cannot read {}: this is {found}: expected UTF-8 or Latin-1", path.display()));
    }
    let mut translation = translate_bytes(&start, &text, from, &form);
    if arguments.json {
        put(&json_line(Answer::Notation(notation_bytes(&text, &translation, locale))))?;
    } else {
        if !translation.text.is_empty() && !translation.text.ends_with(b"\n") {
            translation.text.push(b'\n');
        }
        put_bytes(&translation.text)?;
        let complaints: Vec<String> =
            translation.faults.iter().map(|fault| Message::from(fault).text(locale)).collect();
        crate::output::complain(&complaints);
    }
    Ok(if translation.faults.is_empty() { Outcome::Well } else { Outcome::Found })
}

fn language(code: &str) -> Result<Language> {
    Language::find(code).ok_or_else(|| {
        let codes: Vec<&str> = Language::all().iter().map(|language| language.code()).collect();
        miette!("there is no language `{}`: expected one of {}", cut(code), codes.join(", "))
    })
}

fn no_form(form: &str, to: Language) -> miette::Report {
    if Form::named(form, Language::ENGLISH).is_some() {
        return miette!("the form `{form}` does not exist in {to} ({}): expected --to one of {}", to.code(), locales());
    }
    miette!("there is no form `{}`: expected one of {}", cut(form), Form::NAMES.join(", "))
}

fn locales() -> String {
    Locale::all().map(Locale::tag).collect::<Vec<_>>().join(", ")
}

/// Shortens an argument to fit in a message.
fn cut(word: &str) -> Cow<'_, str> {
    match word.char_indices().nth(40) {
        Some((end, _)) => Cow::Owned(format!("{}…", &word[..end])),
        None => Cow::Borrowed(word),
    }
}

/// A file, or standard input for `-`, whatever its encoding.
fn read_bytes(path: &Path) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        std::io::stdin().lock().read_to_end(&mut bytes).into_diagnostic().wrap_err("cannot read standard input")?;
    } else {
        bytes = std::fs::read(path).into_diagnostic().wrap_err_with(|| format!("cannot read {}", path.display()))?;
    }
    Ok(bytes)
}

/// The format of a text that cannot be read directly.
fn foreign(text: &[u8]) -> Option<&'static str> {
    if Text(text).is_utf16() {
        return Some("UTF-16");
    }
    (Packing::of(text) != Packing::Plain).then_some("a packed file")
}
