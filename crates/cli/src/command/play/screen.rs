//! What is visible at an instant, independent of a terminal: board, clocks, moves, and what is open.

use jadoube_board::{Color, File, Piece, Position, Rank, Square};
use jadoube_clock::{Flag, Instant, Millis, Rate, Sides};
use jadoube_lawbook::Supervision;
use jadoube_laws::game::Ply;
use jadoube_laws::telling;
use jadoube_notation::{Form, Style, write};
use jadoube_texts::{Locale, Message};

use super::session::Session;

pub(crate) struct Screen {
    pub(crate) title: String,
    /// Rows from the top as the viewer sees them.
    pub(crate) board: Vec<Vec<Cell>>,
    /// The file letters, from the left.
    pub(crate) files: Vec<char>,
    /// The side at the bottom.
    pub(crate) bottom: Color,
    pub(crate) clocks: Sides<Face>,
    pub(crate) moves: Vec<MoveRow>,
    /// What the players have recorded, if they did.
    pub(crate) sheets: Sides<Vec<String>>,
    /// The side to move, an open offer, the result.
    pub(crate) status: String,
    pub(crate) questions: Vec<String>,
    /// The actor that a line without a name is attributed to.
    pub(crate) prompt: String,
    /// The language of everything on the screen.
    pub(crate) locale: Locale,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Cell {
    pub(crate) square: Square,
    pub(crate) piece: Option<Piece>,
    pub(crate) mark: Mark,
}

/// The most urgent mark of a square.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    None,
    LastMove,
    Touched,
    Check,
}

/// One half of the clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Face {
    pub(crate) name: String,
    pub(crate) time: String,
    pub(crate) running: bool,
    /// The flag is down.
    pub(crate) down: bool,
    /// Less than half a minute left.
    pub(crate) short: bool,
    /// What is shown beside the time: the delay, the flag.
    pub(crate) beside: String,
    /// Moves completed of those required, period, illegal moves.
    pub(crate) details: String,
}

/// A number and a move by each player, with the clock time after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MoveRow {
    pub(crate) number: u32,
    pub(crate) white: Option<MoveCell>,
    pub(crate) black: Option<MoveCell>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MoveCell {
    pub(crate) text: String,
    pub(crate) time: Option<String>,
}

impl Session {
    pub(crate) fn screen(&self, at: Instant, bottom: Color) -> Screen {
        let at = at.max(self.last());
        let language = self.table.language;
        let files: Vec<File> = bottom.pick(File::ALL.to_vec(), File::ALL.into_iter().rev().collect());
        Screen {
            title: self.title(),
            board: self.cells(bottom),
            files: files.into_iter().map(|file| language.file(file)).collect(),
            bottom,
            clocks: Sides { white: self.face(at, Color::White), black: self.face(at, Color::Black) },
            moves: self.move_rows(),
            sheets: Sides { white: Color::White, black: Color::Black }
                .map(|side| self.state().sheet(side).moves.clone()),
            status: self.status(at),
            questions: self
                .state()
                .questions()
                .iter()
                .map(|question| telling::question(question, self.table.locale))
                .collect(),
            prompt: side_name(self.state().side_to_move(), self.table.locale),
            locale: self.table.locale,
        }
    }

    fn title(&self) -> String {
        let competition = self.game().competition();
        let rate = match competition.rate() {
            Rate::Standard => "standard",
            Rate::Rapid => "rapid",
            Rate::Blitz => "blitz",
        };
        let title = Message::new("play-title")
            .with("edition", competition.edition.to_string())
            .with("control", competition.control.to_string())
            .with("rate", rate);
        match competition.supervision {
            Supervision::Reduced if competition.reduced() => Message::new("play-title-reduced").with("title", title),
            _ => title,
        }
        .text(self.table.locale)
    }

    fn cells(&self, bottom: Color) -> Vec<Vec<Cell>> {
        let table = self.state().table();
        let touched = self.touched();
        let last = self.state().plies().last().map(jadoube_laws::game::squares_of).unwrap_or_default();
        let in_check = |color: Color| {
            let king = table.board.king(color)?;
            let attackers = table.board.attackers(king, !color, table.board.occupied());
            (!attackers.is_empty()).then_some(king)
        };
        let checked = Color::ALL.map(in_check);
        let cell = |square: Square| {
            let mark = if checked.contains(&Some(square)) {
                Mark::Check
            } else if touched.contains(&square) {
                Mark::Touched
            } else if last.contains(&square) {
                Mark::LastMove
            } else {
                Mark::None
            };
            Cell { square, piece: table.board.piece_at(square), mark }
        };
        let row = |rank: Rank| {
            let row = File::ALL.into_iter().map(|file| cell(Square::new(file, rank)));
            bottom.pick(row.clone().collect::<Vec<_>>(), row.rev().collect())
        };
        let ranks = Rank::ALL.into_iter();
        bottom.pick(ranks.clone().rev().map(row).collect::<Vec<_>>(), ranks.map(row).collect())
    }

    fn face(&self, at: Instant, side: Color) -> Face {
        let say = |message: Message| message.text(self.table.locale);
        let name = side_name(side, self.table.locale);
        let name = match &self.table.names[side] {
            Some(person) => format!("{person} ({name})"),
            None => name,
        };
        let Some(reading) = self.state().reading(at) else {
            return Face {
                name,
                time: "?".to_owned(),
                running: false,
                down: false,
                short: false,
                beside: String::new(),
                details: String::new(),
            };
        };
        let display = reading.sides[side];
        let schedule = self.game().competition().control.of(side);
        let goal = schedule.moves_required(display.period);
        let goal_text = goal.map_or(String::new(), |moves| format!("/{moves}"));
        let mut details =
            vec![say(Message::new("play-moves-done").with("moves", format!("{}{goal_text}", display.moves)))];
        if schedule.periods().len() > 1 || goal.is_some() {
            details.push(say(Message::new("play-period").with("number", display.period + 1)));
        }
        let illegal = self.state().illegal_moves(side);
        if illegal > 0 {
            details.push(say(Message::new("play-illegal").with("count", illegal)));
        }
        let mut beside = String::new();
        if !display.delay.is_zero() {
            let seconds = display.delay.seconds_rounded_up().to_string();
            beside = say(Message::new("play-delay").with("seconds", seconds));
        }
        match display.flag {
            Flag::Up => {}
            Flag::Passed(_) => beside = format!("{beside} {}", say(Message::new("play-flag-fell"))),
            Flag::Down(_) => beside = say(Message::new("play-flag-down")),
        }
        Face {
            name,
            time: clock_time(display.main),
            running: reading.state.running() == Some(side),
            down: display.flag.is_down(),
            short: display.main < Millis::from_seconds(30),
            beside: beside.trim_start().to_owned(),
            details: details.join(" · "),
        }
    }

    fn move_rows(&self) -> Vec<MoveRow> {
        let mut rows: Vec<MoveRow> = Vec::new();
        for ply in self.state().plies() {
            let number = ply.before.fullmoves;
            let time = ply.completed.and_then(|at| self.time_after(ply.by, at)).map(clock_time);
            let cell = Some(MoveCell { text: self.move_text(ply), time });
            match rows.last_mut() {
                Some(row) if ply.by == Color::Black && row.number == number && row.black.is_none() => row.black = cell,
                _ => {
                    let (white, black) = ply.by.pick((cell.clone(), None), (None, cell));
                    rows.push(MoveRow { number, white, black });
                }
            }
        }
        rows
    }

    /// The move in the language of the table; an illegal move with both squares and a question mark.
    fn move_text(&self, ply: &Ply) -> String {
        match (ply.played, Position::try_from(ply.before)) {
            (Ok(m), Ok(position)) => write(&position, m, &Form::Algebraic(Style::fide(self.table.language))),
            (Ok(m), Err(_)) => telling::written_move(m, self.table.locale),
            (Err(_), _) => {
                let squares: Vec<String> =
                    jadoube_laws::game::squares_of(ply).iter().map(ToString::to_string).collect();
                format!("{}?!", squares.join("-"))
            }
        }
    }

    fn status(&self, at: Instant) -> String {
        telling::sentence(&self.status_message(at).text(self.table.locale))
    }

    fn status_message(&self, at: Instant) -> Message {
        let state = self.state();
        let of = |id: &'static str, color: Color| Message::new(id).with("color", color);
        if let Some(outcome) = state.outcome() {
            let article = outcome.reason.article(self.game().competition().edition);
            return Message::new("play-over")
                .with("score", telling::score(outcome.score))
                .with("article", telling::article(article));
        }
        if !self.has_started() {
            return Message::new("play-press-enter");
        }
        let mut parts = vec![of("play-has-the-move", state.side_to_move())];
        if let Some(last) = state.plies().last().filter(|ply| ply.completed.is_none()) {
            parts.push(of("play-not-pressed", last.by));
        }
        let permission = state.permission();
        if permission.bound && permission.moves.len() <= 4 {
            parts.push(Message::new("play-must-play").with("moves", telling::moves(&permission.moves)));
        } else if permission.bound {
            parts.push(Message::new("play-bound"));
        }
        if let Some(offered) = state.offer() {
            parts.push(of("finding-offered", offered));
        }
        let completed = state.plies().last().is_none_or(|ply| ply.completed.is_some());
        match state.reading(at).and_then(|reading| reading.state.running()) {
            None => parts.push(Message::new("play-clocks-stand")),
            Some(running) if completed && running != state.side_to_move() => {
                let command = format!("arbiter restart {}", !running);
                parts.push(of("play-other-clock", running).with("command", command));
            }
            Some(_) => {}
        }
        Message::new("play-status").with("parts", parts)
    }

    /// The screen in plain text, for people without a terminal.
    pub(crate) fn plain(&self, at: Instant, bottom: Color) -> String {
        let screen = self.screen(at, bottom);
        let mut text = format!("{}\n", screen.title);
        for row in &screen.board {
            text.push_str(&format!("  {} ", row[0].square.rank()));
            for cell in row {
                let (left, right) = cell.mark.brackets();
                let piece = cell.piece.map_or(if cell.square.is_light() { ' ' } else { '.' }, Piece::to_char);
                text.extend([left, piece, right]);
            }
            text = text.trim_end().to_owned() + "\n";
        }
        let files: Vec<String> = screen.files.iter().map(ToString::to_string).collect();
        text.push_str(&format!("     {}\n", files.join("  ")));
        for side in Color::ALL {
            let Face { name, time, running, beside, details, .. } = &screen.clocks[side];
            let arrow = if *running { ">" } else { " " };
            let beside = if beside.is_empty() { String::new() } else { format!("  {beside}") };
            text.push_str(&format!("{arrow} {name}: {time}  {details}{beside}\n"));
        }
        for row in &screen.moves {
            let cell = |cell: &Option<MoveCell>, missing: &str| match cell {
                Some(MoveCell { text, time: Some(time) }) => format!("{text} {{{time}}}"),
                Some(MoveCell { text, time: None }) => text.clone(),
                None => missing.to_owned(),
            };
            let line = format!("{:>4}. {:<24} {}", row.number, cell(&row.white, "..."), cell(&row.black, ""));
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text.push_str(&format!("{}\n", screen.status));
        for question in &screen.questions {
            text.push_str(&format!("{question}\n"));
        }
        text
    }
}

/// The name of a player on the screen.
pub(crate) fn side_name(side: Color, locale: Locale) -> String {
    side.pick(Message::new("scoresheet-white"), Message::new("scoresheet-black")).text(locale)
}

impl Mark {
    /// The brackets around a piece, so that marks are visible without colors.
    pub(crate) const fn brackets(self) -> (char, char) {
        match self {
            Mark::None => (' ', ' '),
            Mark::LastMove => ('(', ')'),
            Mark::Touched => ('[', ']'),
            Mark::Check => ('!', '!'),
        }
    }
}

/// As a clock shows it: whole seconds rounded up, and tenths when they matter.
pub(crate) fn clock_time(time: Millis) -> String {
    if time < Millis::from_seconds(20) && !time.is_zero() {
        let tenths = time.0.div_ceil(100);
        return format!("0:{:02}.{}", tenths / 10, tenths % 10);
    }
    let seconds = time.seconds_rounded_up();
    if seconds < 3600 {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    } else {
        format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
    }
}
