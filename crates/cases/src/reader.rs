//! From the text of a file to its cases.

use jadoube_board::{ArrayNumber, Color, Position, Setup, SetupFault, Square};
use jadoube_clock::{Credit, Instant, Millis, Sides, TimeControl};
use jadoube_lawbook::{Edition, Supervision};
use jadoube_laws::competition::{Announced, Switches};
use jadoube_laws::vocabulary::{self, ClockTime, Line, Place, Scene, Slot, Words};

use crate::lines::lines;
use crate::problem::{CaseWords, Expected, Problem, ReadError};
use crate::{Case, MovePattern, Settings, Step, WrittenMove, conduct, expect, happen};

/// Reads the cases of a file; the error is the first thing that is wrong.
pub fn read(text: &str) -> Result<Vec<Case>, ReadError> {
    let (cases, errors) = read_all(text);
    errors.into_iter().next().map_or(Ok(cases), Err)
}

/// Reads the cases of a file: those in which nothing is wrong, and everything that is wrong in the others.
///
/// ```
/// let (cases, errors) = jadoube_cases::read_all("case One\ncontrol 90+30\n0:01:00 white plays e9\n0:02:00 white sings\n\n\
///                                                case Two\ncontrol 90+30\n0:01:00 white plays e4\n");
/// assert_eq!((cases.len(), errors.len()), (1, 2));
/// assert_eq!((cases[0].title.as_str(), errors[1].place.line), ("Two", 4));
/// ```
pub fn read_all(text: &str) -> (Vec<Case>, Vec<ReadError>) {
    let (mut cases, mut errors) = (Vec::new(), Vec::new());
    let mut draft: Option<Draft> = None;
    let mut begun = false;
    for line in lines(text) {
        let mut words = line.words();
        if words.eat("case") {
            begun = true;
            finish(draft.take(), &mut cases, &mut errors);
            match Draft::new(&mut words) {
                Ok(new) => draft = Some(new),
                Err(error) => errors.push(error),
            }
        } else if let Some(draft) = &mut draft {
            if let Err(error) = draft.take_in(&line) {
                draft.is_faulty = true;
                errors.push(error);
            }
        } else if !begun {
            // One complaint is enough: all of it is something else.
            return (Vec::new(), vec![words.missing(Expected::Case)]);
        }
    }
    finish(draft, &mut cases, &mut errors);
    if !begun {
        errors.push(ReadError { place: Place { line: 1, column: 1 }, problem: Problem::NoCase });
    }
    (cases, errors)
}

fn finish(draft: Option<Draft>, cases: &mut Vec<Case>, errors: &mut Vec<ReadError>) {
    let Some(draft) = draft.filter(|draft| !draft.is_faulty) else { return };
    match draft.check() {
        Ok(()) => cases.extend(draft.finish()),
        Err(error) => errors.push(error),
    }
}

/// A case of which the control may still be missing.
struct Draft {
    title: String,
    place: Place,
    control: Option<TimeControl>,
    settings: Settings,
    given: Vec<&'static str>,
    steps: Vec<Step>,
    last: Instant,
    /// Something was wrong in it.
    is_faulty: bool,
}

impl Draft {
    fn new(words: &mut Words<'_>) -> Result<Draft, ReadError> {
        let place = words.place();
        if words.peek().is_none() {
            return Err(words.missing(Expected::Title));
        }
        Ok(Draft {
            title: words.rest().to_owned(),
            place: Place { column: 1, ..place },
            control: None,
            settings: Settings {
                control: "1".parse().expect("one minute is a time control"),
                credit: Credit::default(),
                supervision: Supervision::Full,
                default_time: None,
                no_agreement_before: 0,
                without_increment: false,
                arrangement: None,
                chess960: None,
                federation: None,
                abroad: false,
                rated: false,
                echo: None,
                switches: Switches::default(),
                announced: Announced::default(),
                start: Position::standard().into(),
                after: Vec::new(),
                sheets_kept: false,
                clocks: None,
                illegal_moves: Sides::default(),
                moves_completed: None,
            },
            given: Vec::new(),
            steps: Vec::new(),
            last: Instant::START,
            is_faulty: false,
        })
    }

    fn check(&self) -> Result<(), ReadError> {
        let fail = |problem| Err(ReadError { place: self.place, problem });
        if self.control.is_none() {
            return fail(Problem::NoControl);
        }
        if !self.steps.iter().any(|step| matches!(step, Step::Happens(_))) {
            return fail(Problem::NothingHappens);
        }
        Ok(())
    }

    fn finish(self) -> Option<Case> {
        let settings = Settings { control: self.control?, ..self.settings };
        Some(Case { title: self.title, place: self.place, settings, steps: self.steps })
    }

    fn take_in(&mut self, line: &Line) -> Result<(), ReadError> {
        let mut words = line.words();
        let first = words.peek().unwrap_or_default();
        if read_edition(first).is_some() {
            let expectation = expect::read(&mut words)?;
            match self.steps.last_mut() {
                Some(Step::Expects(lines)) => lines.push(expectation),
                _ => self.steps.push(Step::Expects(vec![expectation])),
            }
            return Ok(());
        }
        if first.starts_with(|c: char| c.is_ascii_digit()) {
            let place = words.place();
            let year = first.trim_end_matches(',');
            if year.len() == 4 && year.bytes().all(|byte| byte.is_ascii_digit()) {
                return Err(words.missing(Expected::TimeOrEdition));
            }
            let happening = happen::read(&mut words)?;
            if happening.at < self.last {
                let (at, last) = (happening.at.to_string(), self.last.to_string());
                return Err(ReadError { place, problem: Problem::Backwards { at, last } });
            }
            self.last = happening.at;
            self.steps.push(Step::Happens(happening));
            return Ok(());
        }
        if first == "round" {
            self.steps.push(Step::Begins(conduct::read_round(&mut words)?));
            self.last = Instant::START;
            return Ok(());
        }
        self.setting(&mut words)
    }

    fn setting(&mut self, words: &mut Words<'_>) -> Result<(), ReadError> {
        const NAMES: &[&str] = &[
            "control",
            "credit",
            "supervision",
            "unsupervised",
            "default",
            "no draws",
            "guidelines",
            "increment",
            "blitz",
            "position",
            "chess960",
            "after",
            "scoresheets",
            "clocks",
            "arbiter",
            "federation",
            "event abroad",
            "event rated",
            "illegal moves",
            "echo",
            "moves completed",
        ];
        let start = *words;
        let mut names = NAMES.iter().chain(conduct::SETTINGS);
        let name = names.find(|name| words.eat(name)).copied().ok_or_else(|| start.missing(Expected::Line))?;
        if !self.steps.is_empty() {
            return Err(start.wrong(Problem::TooLate(name.to_owned())));
        }
        if self.given.contains(&name) {
            return Err(start.wrong(Problem::Twice(name.to_owned())));
        }
        self.given.push(name);
        let settings = &mut self.settings;
        match name {
            name if conduct::SETTINGS.contains(&name) => conduct::read_setting(words, name, &mut settings.announced)?,
            "control" => self.control = Some(read_control(words)?),
            "credit" => {
                settings.credit = if words.eat("by time") {
                    Credit::WhenTimeRunsOut
                } else {
                    words.must("by moves")?;
                    Credit::WhenMovesCompleted
                };
            }
            "supervision" => {
                settings.supervision = words.word(Expected::Supervision, |word| match word {
                    "full" => Some(Supervision::Full),
                    "reduced" => Some(Supervision::Reduced),
                    _ => None,
                })?;
            }
            "unsupervised" => settings.supervision = Supervision::Reduced,
            "default" => settings.default_time = Some(words.word(Expected::Duration, read_duration)?),
            "no draws" => {
                settings.no_agreement_before = if words.eat("before") { read_number(words)? } else { u16::MAX };
            }
            "guidelines" => {
                words.must("without increment")?;
                settings.without_increment = true;
            }
            "increment" => {
                words.must("kept")?;
                settings.switches.increment_taken_back = false;
            }
            "blitz" => {
                words.must("penalties as in standard play")?;
                settings.switches.supervised_blitz_like_rapid = false;
            }
            "position" => settings.start = read_start(words)?,
            "chess960" => {
                let number = words.word(Expected::ArrayNumber, |word| ArrayNumber::new(word.parse().ok()?))?;
                settings.chess960 = Some(number.get());
                // Where a position is given too, it is how the pieces were really set up.
                if !self.given.contains(&"position") {
                    settings.start = number.position().into();
                }
            }
            "after" => settings.after = read_line_of_moves(words)?,
            "scoresheets" => {
                words.must("kept")?;
                settings.sheets_kept = true;
            }
            "arbiter" => settings.arrangement = Some(crate::settings::read_arrangement(words)?),
            "federation" => settings.federation = Some(crate::settings::read_federation(words)?),
            "echo" if words.peek().is_none() => return Err(words.missing(Expected::EchoReason)),
            "echo" => settings.echo = Some(words.rest().to_owned()),
            "event abroad" => settings.abroad = true,
            "event rated" => settings.rated = true,
            "moves completed" => {
                settings.moves_completed = Some(Sides { white: read_number(words)?, black: read_number(words)? });
            }
            "illegal moves" => {
                settings.illegal_moves = Sides { white: read_number(words)?, black: read_number(words)? };
            }
            _ => settings.clocks = Some(read_clocks(words)?),
        }
        Ok(words.end()?)
    }
}

fn read_control(words: &mut Words<'_>) -> Result<TimeControl, ReadError> {
    let place = words.place();
    let text = words.rest();
    text.parse().map_err(|error: jadoube_clock::ReadError| {
        let place = Place { column: place.column + error.column - 1, ..place };
        ReadError { place, problem: Problem::Control(error) }
    })
}

/// Where a game starts, which may be in breach of the Laws as a game on a board can be, but has a king of each player.
fn read_start(words: &mut Words<'_>) -> Result<Setup, ReadError> {
    let place = words.place();
    let setup = Setup::read(words, &Scene::default())?;
    let kings = |fault: &SetupFault| matches!(fault, SetupFault::NoKing(_) | SetupFault::SeveralKings(..));
    match setup.faults().into_iter().find(kings) {
        Some(fault) => Err(ReadError { place, problem: Problem::Setup(fault) }),
        None => Ok(setup),
    }
}

/// Moves with or without their numbers.
fn read_line_of_moves(words: &mut Words<'_>) -> Result<Vec<WrittenMove>, vocabulary::ReadError> {
    let mut moves = Vec::new();
    while let Some(word) = words.peek() {
        let digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
        if digits.len() < word.len() && digits.chars().all(|c| c == '.') && !digits.is_empty() {
            words.take();
            continue;
        }
        moves.push(read_move(words)?);
    }
    if moves.is_empty() { Err(words.error(vocabulary::Expected::Move)) } else { Ok(moves) }
}

pub(crate) fn read_move(words: &mut Words<'_>) -> Result<WrittenMove, vocabulary::ReadError> {
    let place = words.place();
    let text = words.peek().unwrap_or_default().to_owned();
    let pattern = words.parse(vocabulary::Expected::Move, |word| word.parse::<MovePattern>().ok())?;
    vocabulary::eat_en_passant(words);
    Ok(WrittenMove { place, text, pattern })
}

pub(crate) fn read_square(words: &mut Words<'_>) -> Result<Square, vocabulary::ReadError> {
    words.parse(vocabulary::Expected::Square, |word| word.parse().ok())
}

pub(crate) fn read_number<T: std::str::FromStr>(words: &mut Words<'_>) -> Result<T, vocabulary::ReadError> {
    words.parse(vocabulary::Expected::Number, |word| word.parse().ok())
}

pub(crate) fn read_color(words: &mut Words<'_>) -> Result<Color, vocabulary::ReadError> {
    words.parse(vocabulary::Expected::Color, color)
}

pub(crate) fn color(word: &str) -> Option<Color> {
    match word {
        white if white.eq_ignore_ascii_case("white") => Some(Color::White),
        black if black.eq_ignore_ascii_case("black") => Some(Color::Black),
        _ => None,
    }
}

/// `white's` or `black's`.
pub(crate) fn possessive(word: &str) -> Option<Color> {
    color(word.strip_suffix("'s")?)
}

pub(crate) fn read_clocks(words: &mut Words<'_>) -> Result<Sides<Millis>, vocabulary::ReadError> {
    let scene = Scene::default();
    Ok(Sides { white: ClockTime::read(words, &scene)?, black: ClockTime::read(words, &scene)? })
}

/// `30m`, `1h`, `45s` or `0`.
fn read_duration(text: &str) -> Option<Millis> {
    if text == "0" {
        return Some(Millis::ZERO);
    }
    let (amount, unit) = text.split_at_checked(text.len().checked_sub(1)?)?;
    let amount: u64 = amount.bytes().all(|byte| byte.is_ascii_digit()).then(|| amount.parse().ok()).flatten()?;
    match unit {
        "h" => Some(Millis::from_minutes(amount.saturating_mul(60))),
        "m" => Some(Millis::from_minutes(amount)),
        "s" => Some(Millis::from_seconds(amount)),
        _ => None,
    }
}

/// The edition that a word names.
pub(crate) fn read_one_edition(word: &str) -> Option<Edition> {
    Edition::from_name(word)
}

/// The editions that a word names.
pub(crate) fn read_edition(word: &str) -> Option<Vec<Edition>> {
    if word == "all" { Some(Edition::all().to_vec()) } else { read_one_edition(word).map(|edition| vec![edition]) }
}
