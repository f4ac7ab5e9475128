//! Errors of a command line, in the language of the user. `rule` and `laws` are available in all languages, so their errors are translated
//! as well; the other commands leave them to clap.

use std::io::Write;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use jadoube_lawbook::Edition;
use jadoube_laws::telling::sentence;
use jadoube_texts::{Locale, Message};

use crate::locale;

/// The commands that are available in all languages.
const TRANSLATED: [&str; 2] = ["laws", "rule"];

/// Prints clap's answer: help, the version, or an error.
pub(crate) fn answer(error: &clap::Error) -> ExitCode {
    let typed: Vec<String> = std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    let told = command(&typed).filter(|_| error.use_stderr()).zip(message(error));
    // If standard output and standard error are closed, the exit code is still right.
    match told {
        Some((command, message)) => {
            let locale = locale::chosen(language(&typed));
            let help = Message::new("usage-help").with("command", format!("jadoube {command} --help"));
            let _ = writeln!(std::io::stderr(), "{}\n{}", sentence(&message.text(locale)), help.text(locale));
        }
        None => {
            let _ = error.print();
        }
    }
    ExitCode::from(if error.use_stderr() { 2 } else { 0 })
}

fn command(typed: &[String]) -> Option<&'static str> {
    let named = typed.iter().find(|word| !word.starts_with('-'))?;
    TRANSLATED.into_iter().find(|command| command == named)
}

/// The requested language, if it is valid.
fn language(typed: &[String]) -> Option<Locale> {
    typed.iter().enumerate().find_map(|(index, word)| match word.strip_prefix("--lang")? {
        "" => typed.get(index + 1)?.parse().ok(),
        value => value.strip_prefix('=')?.parse().ok(),
    })
}

/// `None` if we have no message of our own.
fn message(error: &clap::Error) -> Option<Message> {
    let text = |kind: ContextKind| match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => Some(texts.join(", ")),
        _ => None,
    };
    let argument = text(ContextKind::InvalidArg)?;
    Some(match error.kind() {
        ErrorKind::UnknownArgument => match text(ContextKind::SuggestedArg) {
            Some(near) => Message::new("usage-unknown-near").with("argument", argument).with("near", near),
            None => Message::new("usage-unknown").with("argument", argument),
        },
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => match text(ContextKind::InvalidValue)? {
            empty if empty.is_empty() => Message::new("usage-value-missing").with("argument", argument),
            value if argument.starts_with("--lang") => Message::from(&value.parse::<Locale>().err()?),
            // The only other options with restricted values take an edition.
            value => {
                let editions = Message::new("usage-edition").with("names", Edition::names());
                Message::new("case-found").with("found", value).with("expected", editions)
            }
        },
        ErrorKind::TooFewValues | ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues => {
            Message::new("usage-number-of-values").with("argument", argument)
        }
        ErrorKind::ArgumentConflict => {
            let other = text(ContextKind::PriorArg)?;
            let same = other == argument;
            let id = if same { "usage-twice" } else { "usage-conflict" };
            Message::new(id).with("argument", argument).with("other", other)
        }
        ErrorKind::MissingRequiredArgument => Message::new("usage-missing").with("argument", argument),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn the_requested_language_is_known_before_parsing() {
        assert_eq!(language(&words("laws --lang el --wrong")), Some(Locale::EL));
        assert_eq!(language(&words("rule --lang=sr x")), Some(Locale::SR_LATN));
        assert_eq!(language(&words("laws --lang xx")), None);
        assert_eq!(language(&words("laws --lang")), None);
    }

    #[test]
    fn only_commands_in_all_languages_are_translated() {
        assert_eq!(command(&words("laws --lang el")), Some("laws"));
        assert_eq!(command(&words("perft x rule")), None);
    }
}
