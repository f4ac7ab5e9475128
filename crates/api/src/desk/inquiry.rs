//! An arbiter's inquiry, and the case that it is.

use jadoube_board::{Color, Coordinates, Role, Setup, Square};
use jadoube_clock::{ControlInput, Millis, Period, Schedule, TimeControl};
use jadoube_lawbook::{Edition, PenaltyKind, Supervision};
use jadoube_laws::ruling::{Answer as Decision, Impossible};
use jadoube_laws::telling;
use jadoube_texts::{Locale, Message};
use serde::{Deserialize, Serialize};

use super::catalogue::INCIDENTS;
use super::incidents::{InPeriod, Incident, Need, Variant};
use super::mirror;

/// An arbiter's inquiry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Inquiry {
    /// The edition that applies.
    pub edition: Edition,
    /// The time control.
    pub control: ControlInput,
    /// In rapid and blitz: the Competition Rules do not apply in full.
    #[serde(default)]
    pub unsupervised: bool,
    /// The default time in minutes, if one was announced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default_minutes: Option<u16>,
    /// What happened: the name of an incident.
    pub incident: String,
    /// Which of its variants.
    pub variant: String,
    /// The player who did it.
    pub player: Color,
    /// The position before, as FEN.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The move that was played, as two squares and perhaps a promotion: `e2e4`, `a7a8q`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<Coordinates>,
    /// The piece that was touched.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub square: Option<Square>,
    /// The other piece that was touched.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<Square>,
    /// How many times, moves or minutes, as the variant requires.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u16>,
    /// The times on White's and Black's clocks, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<[u64; 2]>,
    /// Earlier illegal moves of White and Black.
    #[serde(default)]
    pub earlier: [u8; 2],
    /// What the arbiter has decided since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub since: Vec<Since>,
}

/// A step of the arbiter after the answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Since {
    /// Answers an open question.
    Decides {
        /// Its number.
        question: u16,
        /// The answer.
        answer: Decision,
    },
    /// Penalizes a player.
    Penalizes {
        /// The player.
        player: Color,
        /// The penalty.
        penalty: PenaltyKind,
        /// The amount, if it has one: `2:00`, `1/2`, `50`.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        amount: String,
    },
}

/// Why an inquiry cannot be answered.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unanswerable {
    /// There is no such incident.
    #[error("the desk does not know the incident {0}")]
    Incident(String),
    /// The time control cannot be parsed.
    #[error("the time control cannot be read: {0}")]
    Control(jadoube_clock::ReadError),
    /// The position cannot be parsed.
    #[error("the position cannot be read: {0}")]
    Position(jadoube_laws::vocabulary::Problem),
    /// There is no piece on the square of the move or touch.
    #[error("there is no piece on {0}")]
    NoPiece(Square),
    /// An amount cannot be parsed.
    #[error("{0:?} is not an amount")]
    Amount(String),
    /// The number is outside the range of the variant.
    #[error("expected a number from {0} to {1}")]
    Count(u16, u16),
    /// The incident needs another period still to come.
    #[error("the time control has only one period, so no other was still to come")]
    OnePeriod,
    /// The resulting case cannot be read.
    #[error("this cannot have happened: {0}")]
    Case(jadoube_cases::Problem),
    /// The resulting case cannot be run.
    #[error("this cannot have happened: {0}")]
    Run(jadoube_cases::Unread),
    /// Nothing follows that a notice could tell.
    #[error("this answer has no ruling that a notice could tell")]
    NoRuling,
    /// Something in the case cannot have happened.
    #[error("this cannot have happened: {}", telling::impossible(.0, Locale::EN))]
    Impossible(Impossible),
}

impl Unanswerable {
    /// The message for the arbiter: without positions in a text that the arbiter has not written.
    pub fn message(&self) -> Message {
        match self {
            Unanswerable::Incident(name) => Message::new("desk-no-incident").with("name", name.as_str()),
            Unanswerable::Control(why) => telling::control_in_json(why),
            Unanswerable::Position(why) => Message::new("desk-bad-position").with("why", why.message()),
            Unanswerable::NoPiece(square) => Message::new("impossible-no-piece").with("square", *square),
            Unanswerable::Amount(found) => Message::new("desk-bad-amount").with("found", found.as_str()),
            Unanswerable::Count(least, most) => {
                Message::new("desk-bad-count").with("least", u32::from(*least)).with("most", u32::from(*most))
            }
            Unanswerable::OnePeriod => Message::new("desk-one-period"),
            Unanswerable::NoRuling => Message::new("desk-no-ruling"),
            Unanswerable::Case(why) => Message::new("desk-impossible").with("why", why.message()),
            Unanswerable::Run(why) => Message::new("desk-impossible").with("why", why.message()),
            Unanswerable::Impossible(why) => Message::new("desk-impossible").with("why", why.message()),
        }
    }
}

impl Inquiry {
    /// A variant without further details, under the latest edition.
    pub fn about(incident: &str, variant: &str, player: Color) -> Inquiry {
        Inquiry {
            edition: Edition::newest(),
            control: "90+30".into(),
            unsupervised: false,
            default_minutes: None,
            incident: incident.to_owned(),
            variant: variant.to_owned(),
            player,
            position: None,
            played: None,
            square: None,
            other: None,
            count: None,
            clocks: None,
            earlier: [0, 0],
            since: Vec::new(),
        }
    }

    /// The incident and the variant that it names.
    pub fn variant(&self) -> Result<(&'static Incident, &'static Variant), Unanswerable> {
        let unknown = || Unanswerable::Incident(format!("{} {}", self.incident, self.variant));
        let incident = INCIDENTS.iter().find(|incident| incident.id() == self.incident).ok_or_else(unknown)?;
        let variant = incident.variants.iter().find(|variant| variant.id == self.variant).ok_or_else(unknown)?;
        Ok((incident, variant))
    }

    /// The player who did it; White if neither did.
    fn player(&self) -> Color {
        match self.variant() {
            Ok((incident, _)) if !incident.of_player => Color::White,
            _ => self.player,
        }
    }

    /// Whether the answer is based on the stand-in of the catalogue, because no position was given.
    pub fn is_stand_in(&self) -> bool {
        self.position.is_none()
    }

    /// The same as a case, for the desk to run and for anybody to keep.
    pub fn case(&self) -> Result<String, Unanswerable> {
        let (incident, variant) = self.variant()?;
        let mut text = format!("case      {}, {}\n", incident.id().replace('-', " "), variant.id.replace('-', " "));
        let mut line = |name: &str, value: &str| text.push_str(&format!("{name:<9} {value}\n"));
        line("control", &self.control_line(variant)?);
        let supervision = if self.unsupervised { Supervision::Reduced } else { Supervision::Full };
        line("supervision", if supervision == Supervision::Full { "full" } else { "reduced" });
        if let Some(minutes) = self.default_minutes {
            line("default", &format!("{minutes}m"));
        }
        if self.earlier != [0, 0] {
            line("illegal moves", &format!("{} {}", self.earlier[0], self.earlier[1]));
        }
        for setting in variant.settings {
            line(setting, "");
        }
        let mirrored = self.player() == Color::Black;
        let start = self.start(variant, mirrored)?;
        line("position", &start.to_string());
        // The move number of a stand-in or of an edited position says nothing about the moves of the period.
        line("moves completed", "0 0");
        let count = self.count(variant)?;
        let before = variant.before(count);
        if !before.is_empty() {
            let moves: Vec<String> = before.iter().map(|written| mirror::text(written, mirrored)).collect();
            line("after", &moves.join(" "));
        }
        if let Some(clocks) = self.clock_line(variant, mirrored) {
            line("clocks", &clocks);
        }
        text.push('\n');
        let words = Words::of(self, variant, &start, count, mirrored)?;
        // The arbiter read the clocks after the incident: then no time passes between the lines.
        let read = self.clocks.is_some() && variant.clocks.is_none();
        let (mut seconds, step) = if read { (0, 0) } else { (60, 5) };
        for told in variant.lines {
            let told = told.trim_start_matches(['~', '^']);
            let (at, told) = match told.strip_prefix("@late ") {
                Some(told) => (u64::from(count) * 60, told),
                None => match told.strip_prefix("@start ") {
                    Some(told) => (0, told),
                    None => (seconds, told),
                },
            };
            text.push_str(&format!("{}   {}\n", time(at), words.fill(&mirror::text(told, mirrored))));
            seconds = seconds.max(at) + step;
        }
        for since in &self.since {
            text.push_str(&format!("{}   {}\n", time(seconds), since.words()?));
            seconds += step;
        }
        Ok(text)
    }

    /// The control. For an incident in the last period all time is in one period, which is the same rate of play.
    fn control_line(&self, variant: &Variant) -> Result<String, Unanswerable> {
        let control = self.control.read().map_err(Unanswerable::Control)?;
        let periods = |side: Color| control.of(side).periods();
        let one = Color::ALL.into_iter().all(|side| periods(side).len() == 1);
        match variant.period {
            InPeriod::Earlier if one => return Err(Unanswerable::OnePeriod),
            InPeriod::Last if !one => {}
            InPeriod::Any | InPeriod::Earlier | InPeriod::Last => return Ok(control.to_string()),
        }
        let one = |side: Color| {
            let time = periods(side).iter().fold(Millis::ZERO, |sum, period| sum.plus(period.time));
            let bonus = periods(side).last().map(|period| period.bonus)?;
            let period = Period { moves: None, time, bonus };
            match control.of(side).overtime() {
                Some(overtime) => Schedule::with_overtime(vec![period], overtime).ok(),
                None => Schedule::new(vec![period]).ok(),
            }
        };
        let whole = one(Color::White).zip(one(Color::Black)).map(|(white, black)| TimeControl::for_each(white, black));
        Ok(whole.unwrap_or_else(|| control.clone()).to_string())
    }

    /// Whether White and Black must have been at the board for this to happen.
    pub fn shows_present(&self) -> [bool; 2] {
        let (player, opponent) = match (self.incident.as_str(), self.variant.as_str()) {
            ("late", "absent") => (false, true),
            ("clock-wrong" | "spectator", _) => (false, false),
            ("device" | "conduct" | "leaving" | "search" | "appeal" | "resignation", _) => (true, false),
            _ => (true, true),
        };
        match self.player() {
            Color::White => [player, opponent],
            Color::Black => [opponent, player],
        }
    }

    fn start(&self, variant: &Variant, mirrored: bool) -> Result<Setup, Unanswerable> {
        match &self.position {
            Some(fen) => {
                let mut setup: Setup = fen.parse().map_err(unreadable_position)?;
                setup.turn = self.player();
                Ok(setup)
            }
            None => {
                let example: Setup = variant.example.fen.parse().map_err(unreadable_position)?;
                let mut setup = if mirrored { example.mirrored() } else { example };
                if let Some(quiet) = variant.quiet_half_moves(self.count(variant)?) {
                    setup.halfmoves = quiet;
                }
                Ok(setup)
            }
        }
    }

    fn count(&self, variant: &Variant) -> Result<u16, Unanswerable> {
        let wanted = variant.needs.iter().find_map(|need| match need {
            Need::Count { least, most, usual } => Some((*least, *most, *usual)),
            _ => None,
        });
        let Some((least, most, usual)) = wanted else { return Ok(0) };
        let count = self.count.unwrap_or(usual);
        if (least..=most).contains(&count) { Ok(count) } else { Err(Unanswerable::Count(least, most)) }
    }

    fn clock_line(&self, variant: &Variant, mirrored: bool) -> Option<String> {
        let [white, black] = match (self.clocks, variant.clocks) {
            (_, Some(clocks)) if mirrored => [clocks[1], clocks[0]],
            (_, Some(clocks)) => clocks,
            (Some(clocks), None) => clocks.map(|millis| millis / 1_000),
            (None, None) => return None,
        };
        Some(format!("{} {}", time(white), time(black)))
    }
}

fn time(seconds: u64) -> String {
    Millis::from_seconds(seconds).to_string()
}

impl Since {
    fn words(&self) -> Result<String, Unanswerable> {
        let word = |wanted: Decision| jadoube_laws::vocabulary::phrase(&wanted);
        match self {
            Since::Decides { question, answer } => Ok(format!("arbiter decides {question} {}", word(*answer))),
            Since::Penalizes { player, penalty, amount } => {
                let amount = amount.trim();
                if !amount.chars().all(|letter| letter.is_ascii_digit() || matches!(letter, ':' | '/')) {
                    return Err(Unanswerable::Amount(amount.to_owned()));
                }
                let penalty = word(Decision::Penalty(*penalty));
                Ok(format!("arbiter penalizes {}: {penalty} {amount}", player.pick("white", "black"))
                    .trim_end()
                    .to_owned())
            }
        }
    }
}

/// What is filled in the lines of a variant.
struct Words {
    filled: [(&'static str, String); 7],
}

impl Words {
    fn of(
        inquiry: &Inquiry,
        variant: &Variant,
        start: &Setup,
        count: u16,
        mirrored: bool,
    ) -> Result<Words, Unanswerable> {
        let example = &variant.example;
        let given = !inquiry.is_stand_in();
        let played = match inquiry.played.filter(|_| given) {
            Some(played) => written(start, played)?,
            None => mirror::text(example.played, mirrored),
        };
        let square = |given: Option<Square>, stand_in: &str| match given.filter(|_| !inquiry.is_stand_in()) {
            Some(square) => square.to_string(),
            None => mirror::text(stand_in, mirrored),
        };
        let player = inquiry.player().pick("white", "black");
        let opponent = inquiry.player().pick("black", "white");
        Ok(Words {
            filled: [
                ("{p}", player.to_owned()),
                ("{o}", opponent.to_owned()),
                ("{move}", played),
                ("{square}", square(inquiry.square, example.square)),
                ("{other}", square(inquiry.other, example.other)),
                ("{count}", count.to_string()),
                ("{fen}", start.to_string()),
            ],
        })
    }

    fn fill(&self, line: &str) -> String {
        self.filled.iter().fold(line.to_owned(), |line, (name, value)| line.replace(name, value))
    }
}

/// A move with both squares, as cases write a move that may be illegal.
fn written(start: &Setup, played: Coordinates) -> Result<String, Unanswerable> {
    let piece = start.board.piece_at(played.from).ok_or(Unanswerable::NoPiece(played.from))?;
    let letter =
        |role: Role| if role == Role::Pawn { String::new() } else { role.to_char().to_ascii_uppercase().to_string() };
    let promotion = played.promotion.map_or_else(String::new, |role| format!("={}", letter(role)));
    Ok(format!("{}{}-{}{promotion}", letter(piece.role), played.from, played.to))
}

fn unreadable_position(error: jadoube_board::FenError) -> Unanswerable {
    Unanswerable::Position(jadoube_laws::vocabulary::Problem::Fen(error))
}

/// The case of an inquiry, parsed.
pub(super) fn read(inquiry: &Inquiry) -> Result<jadoube_cases::Case, Unanswerable> {
    let text = format!("{}\n{} white to move\n", inquiry.case()?, inquiry.edition);
    let mut cases = jadoube_cases::read(&text).map_err(|error| Unanswerable::Case(error.problem))?;
    cases.pop().ok_or(Unanswerable::Case(jadoube_cases::Problem::NoCase))
}
