//! `jadoube play`: two people, one terminal, one clock.

mod acts;
mod complete;
mod desk;
mod draw;
mod export;
mod help;
mod log_file;
mod screen;
mod script;
mod sealed;
mod session;
mod terminal;
mod unknown;
mod words;

use std::io::IsTerminal;
use std::path::PathBuf;
use std::time::Duration;

use desk::Desk;
use jadoube_board::{ArrayNumber, Color, Setup};
use jadoube_clock::{Sides, TimeControl};
use jadoube_lawbook::{Date, Edition, Supervision};
use jadoube_laws::competition::Competition;
use jadoube_laws::game::Game;
use jadoube_laws::telling;
use jadoube_notation::Language;
use jadoube_texts::{Locale, Message};
use log_file::{Head, LogFile};
use miette::{Result, miette};
use session::{Session, Table};

use crate::Outcome;
use crate::input::read_position;
use crate::locale;
use crate::output::put;

/// Play a game at one terminal: type moves, touches, presses and claims, and the Laws answer with rulings.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The edition of the Laws (2009, 2014, 2017, 2018, 2023)
    #[arg(long, value_name = "YEAR", default_value_t = Edition::newest(), conflicts_with = "load")]
    edition: Edition,

    /// The time control, in minutes plus seconds for each move: 90+30, 5'+3", "40/90+30, 30+30"
    #[arg(long, value_name = "TIME", default_value = "15+10", conflicts_with = "load")]
    control: TimeControl,

    /// Start from this array of Chess960 (0 to 959)
    #[arg(long, value_name = "N", value_parser = read_array, conflicts_with_all = ["fen", "load"])]
    chess960: Option<ArrayNumber>,

    /// Start from this position
    #[arg(long, conflicts_with = "load")]
    fen: Option<String>,

    /// The full rules, or the reduced ones of rapid and blitz without enough arbiters
    #[arg(long, value_name = "full|reduced", default_value = "full", value_parser = read_supervision, conflicts_with = "load")]
    supervision: Supervision,

    /// The hall watches the flags, and reports when one falls
    #[arg(long)]
    watch: bool,

    /// The language of the moves (en, hu, sv, el, sr-Latn, sr-Cyrl, de, fr, …) and, if it is available, of all messages; that of the
    /// environment by default
    #[arg(long, value_name = "CODE", value_parser = read_language)]
    lang: Option<Language>,

    /// White's name
    #[arg(long, value_name = "NAME", conflicts_with = "load")]
    white: Option<String>,

    /// Black's name
    #[arg(long, value_name = "NAME", conflicts_with = "load")]
    black: Option<String>,

    /// Save every event in this new file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Continue the game in this file, and save it there (or in a copy, with --save)
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,

    /// Show Black at the bottom
    #[arg(long)]
    flip: bool,

    /// Use letters for pieces and plain lines
    #[arg(long)]
    ascii: bool,

    /// Without a terminal: read lines such as `0:00:05 white Nf3` from a file or, with `-`, from standard input
    #[arg(long, value_name = "FILE|-")]
    script: Option<PathBuf>,

    /// With --script: print one JSON object per line
    #[arg(long, requires = "script")]
    json: bool,
}

fn read_array(text: &str) -> Result<ArrayNumber, String> {
    text.parse().ok().and_then(ArrayNumber::new).ok_or_else(|| "expected a number from 0 to 959".to_owned())
}

fn read_supervision(text: &str) -> Result<Supervision, String> {
    match text {
        "full" => Ok(Supervision::Full),
        "reduced" => Ok(Supervision::Reduced),
        _ => Err("expected full or reduced".to_owned()),
    }
}

fn read_language(code: &str) -> Result<Language, String> {
    Language::find(code).ok_or_else(|| {
        let codes: Vec<&str> = Language::all().iter().map(|language| language.code()).collect();
        format!("expected one of {}", codes.join(" "))
    })
}

impl Arguments {
    /// The language of the moves, and that of the messages.
    fn languages(&self) -> (Language, Locale) {
        let spoken = self.lang.and_then(|language| language.code().parse().ok());
        let locale = locale::chosen(spoken);
        (self.lang.unwrap_or_else(|| Language::from(locale)), locale)
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<Outcome> {
    let is_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    if arguments.script.is_none() && !is_terminal {
        let (_, locale) = arguments.languages();
        let help = Message::new("play-no-terminal-help").text(locale);
        return Err(miette!(help = help, "{}", Message::new("play-no-terminal").text(locale)));
    }
    let bottom = if arguments.flip { Color::Black } else { Color::White };
    let mut desk = match &arguments.load {
        Some(path) => resume(arguments, path)?,
        None => begin(arguments)?,
    };
    if let Some(path) = &arguments.script {
        return script::run(&mut desk, path, bottom, arguments.json);
    }
    terminal::run(&mut desk, bottom, arguments.ascii || !speaks_unicode())?;
    put(&farewell(&desk))?;
    Ok(Outcome::Well)
}

fn begin(arguments: &Arguments) -> Result<Desk> {
    let mut competition = Competition::new(arguments.edition, arguments.control.clone());
    competition.supervision = arguments.supervision;
    if let Some(number) = arguments.chess960 {
        competition.start = Setup::from(number);
    }
    if let Some(fen) = &arguments.fen {
        competition.start = read_position("--fen", fen, 0, fen)?.into();
    }
    // A script gives the same game on any day.
    let date = if arguments.script.is_some() { None } else { today() };
    let names = Sides { white: arguments.white.clone(), black: arguments.black.clone() };
    let (language, locale) = arguments.languages();
    let table = Table { language, locale, watch: arguments.watch, names, date };
    let log = match &arguments.save {
        Some(path) => {
            let head = Head::new(competition.clone(), table.names.clone(), table.date.clone());
            Some(LogFile::create(path, &head, &[]).map_err(|error| error.report(locale))?)
        }
        None => None,
    };
    Ok(Desk::new(Session::new(Game::new(competition), table), log, 0))
}

fn resume(arguments: &Arguments, path: &std::path::Path) -> Result<Desk> {
    let (language, locale) = arguments.languages();
    let loaded = log_file::load(path).map_err(|error| error.report(locale))?;
    let Head { names, date, .. } = loaded.head.clone();
    let table = Table { language, locale, watch: arguments.watch, names, date };
    let log = match &arguments.save {
        Some(copy) => LogFile::create(copy, &loaded.head, loaded.game.log()),
        None => LogFile::resume(path, &loaded),
    };
    let log = log.map_err(|error| error.report(locale))?;
    let mut session = Session::new(loaded.game, table);
    if let Some(line) = loaded.dropped {
        let shown: String = line.chars().take(60).collect();
        session.note(&Message::new("play-dropped").with("path", path.display().to_string()).with("line", shown));
    }
    if loaded.ruled_otherwise > 0 {
        session.note(&Message::new("play-ruled-otherwise").with("count", loaded.ruled_otherwise));
    }
    match sealed::recall(&sealed::beside(path)) {
        Ok(keys) => session.recall(keys),
        Err(error) => {
            let fault = error.message(&sealed::beside(path));
            session.refuse(&fault);
        }
    }
    session.stop_for_resuming();
    // A copy begins without keys.
    let kept = if arguments.save.is_none() { session.keys().len() } else { 0 };
    let mut desk = Desk::new(session, Some(log), kept);
    desk.keep();
    Ok(desk)
}

/// Whether the locale of the terminal is UTF-8, or unspecified.
fn speaks_unicode() -> bool {
    let set = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    let locale = set.into_iter().find(|value| !value.is_empty());
    locale.is_none_or(|locale| {
        let locale = locale.to_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    })
}

/// The last message, after the terminal is restored.
fn farewell(desk: &Desk) -> String {
    let locale = desk.session.table.locale;
    let over = match desk.session.state().outcome() {
        Some(outcome) => {
            let article = outcome.reason.article(desk.session.game().competition().edition);
            Message::new("play-game-over")
                .with("score", telling::score(outcome.score))
                .with("article", telling::article(article))
        }
        None => Message::new("play-game-not-over"),
    };
    let mut text = format!("{}\n", over.text(locale));
    if let Some(path) = desk.log_path() {
        let path = path.display().to_string();
        let kept = if desk.lost_its_log() {
            Message::new("play-lost-log").with("path", path)
        } else {
            let command = format!("jadoube play --load {path}");
            Message::new("play-kept").with("path", path).with("command", command)
        };
        text.push_str(&format!("{}\n", kept.text(locale)));
    }
    text
}

/// Today's date in UTC as PGN writes it.
fn today() -> Option<String> {
    let Date { year, month, day } = crate::today::date(Duration::ZERO)?;
    Some(format!("{year:04}.{:02}.{:02}", month?, day?))
}
