//! What there is to see at an instant, without a terminal: board, clocks, moves, and what is open.

use jadoube_board::{Color, File, Piece, Position, Rank, Square};
use jadoube_clock::{Flag, Instant, Millis, Rate, Sides};
use jadoube_laws::edition::Supervision;
use jadoube_laws::game::state::Ply;
use jadoube_laws::telling;
use jadoube_notation::{Form, Style, write};
use jadoube_texts::Locale;

use super::session::Session;

pub(crate) struct Screen {
    pub(crate) title: String,
    /// Rows from the top as the viewer sees them.
    pub(crate) board: Vec<Vec<Cell>>,
    /// How the files are written, from the left.
    pub(crate) files: Vec<char>,
    /// Who sits at the bottom.
    pub(crate) bottom: Color,
    pub(crate) clocks: Sides<Face>,
    pub(crate) moves: Vec<MoveRow>,
    /// What the players have written down, where they did.
    pub(crate) sheets: Sides<Vec<String>>,
    /// Whose turn it is, what is offered, how it ended.
    pub(crate) status: String,
    pub(crate) questions: Vec<String>,
    /// Whose acts a line without a name is taken for.
    pub(crate) prompt: &'static str,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Cell {
    pub(crate) square: Square,
    pub(crate) piece: Option<Piece>,
    pub(crate) mark: Mark,
}

/// Of several marks the most urgent.
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
    /// What stands beside the time: the delay, the flag.
    pub(crate) beside: String,
    /// Moves of those required, period, illegal moves.
    pub(crate) details: String,
}

/// A number and a move by each, with what the clock showed after it.
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
                .map(|question| telling::question(question, Locale::En))
                .collect(),
            prompt: self.state().having_the_move().pick("White", "Black"),
        }
    }

    fn title(&self) -> String {
        let competition = self.game().competition();
        let rate = match competition.rate() {
            Rate::Standard => "standard",
            Rate::Rapid => "rapid",
            Rate::Blitz => "blitz",
        };
        let regime = match competition.supervision {
            Supervision::Reduced if competition.reduced() => ", reduced supervision",
            _ => "",
        };
        let control = competition.control.as_people_write();
        format!("Jadoube · Laws of {} · {control} · {rate}{regime}", competition.edition)
    }

    fn cells(&self, bottom: Color) -> Vec<Vec<Cell>> {
        let table = self.state().table();
        let touched = self.touched();
        let last = self.state().plies().last().map(squares_of).unwrap_or_default();
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
        let name = side.pick("White", "Black");
        let name = match &self.table.names[side] {
            Some(person) => format!("{person} ({name})"),
            None => name.to_owned(),
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
        let mut details = vec![format!("moves {}{goal_text}", display.moves)];
        if schedule.periods().len() > 1 || goal.is_some() {
            details.push(format!("period {}", display.period + 1));
        }
        let illegal = self.state().illegal_moves(side);
        if illegal > 0 {
            details.push(format!("illegal {illegal}"));
        }
        let mut beside = String::new();
        if !display.delay.is_zero() {
            beside = format!("delay {}", display.delay.seconds_rounded_up());
        }
        match display.flag {
            Flag::Up => {}
            Flag::Passed(_) => beside.push_str(" flag fell"),
            Flag::Down(_) => beside = "FLAG DOWN".to_owned(),
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

    /// The move in the language of the table; what was no legal move with both squares and a question mark.
    fn move_text(&self, ply: &Ply) -> String {
        match (ply.played, Position::try_from(ply.before)) {
            (Ok(m), Ok(position)) => write(&position, m, &Form::Algebraic(Style::fide(self.table.language))),
            (Ok(m), Err(_)) => telling::written_move(m, Locale::En),
            (Err(_), _) => {
                let squares: Vec<String> = squares_of(ply).iter().map(ToString::to_string).collect();
                format!("{}?!", squares.join("-"))
            }
        }
    }

    fn status(&self, at: Instant) -> String {
        let state = self.state();
        if let Some(outcome) = state.outcome() {
            let article = outcome.reason.article(self.game().competition().edition);
            return format!("{}, by Article {article}. Type export FILE.pgn or quit.", outcome.score);
        }
        if !self.has_started() {
            return "Press Enter to start White's clock; help lists the commands.".to_owned();
        }
        let mover = state.having_the_move().pick("White", "Black");
        let mut status = vec![format!("{mover} has the move")];
        if let Some(last) = state.plies().last().filter(|ply| ply.completed.is_none()) {
            status.push(format!("{} has not pressed yet", last.by.pick("White", "Black")));
        }
        let permission = state.permission();
        if permission.bound && permission.moves.len() <= 4 {
            let moves: Vec<String> = permission.moves.iter().map(|&m| telling::written_move(m, Locale::En)).collect();
            status.push(format!("must play {}", moves.join(" or ")));
        } else if permission.bound {
            status.push("bound by what was touched".to_owned());
        }
        if let Some(offered) = state.offer() {
            status.push(format!("{} offers a draw", offered.pick("White", "Black")));
        }
        let completed = state.plies().last().is_none_or(|ply| ply.completed.is_some());
        match state.reading(at).and_then(|reading| reading.state.running()) {
            None => status.push("the clocks stand (arbiter restart)".to_owned()),
            Some(running) if completed && running != state.having_the_move() => {
                let other = (!running).pick("white", "black");
                status.push(format!("but {}'s clock runs (arbiter restart {other})", running.pick("White", "Black")));
            }
            Some(_) => {}
        }
        status.join("; ")
    }

    /// The screen in plain letters, for people without a terminal.
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

impl Mark {
    /// What stands left and right of a piece, so that colors are not needed to see it.
    pub(crate) const fn brackets(self) -> (char, char) {
        match self {
            Mark::None => (' ', ' '),
            Mark::LastMove => ('(', ')'),
            Mark::Touched => ('[', ']'),
            Mark::Check => ('!', '!'),
        }
    }
}

/// The squares that a move has changed; of castling the king's.
pub(crate) fn squares_of(ply: &Ply) -> Vec<Square> {
    if let Ok(m) = ply.played {
        return vec![m.from(), m.to()];
    }
    let (before, after) = (&ply.before.board, &ply.after.board);
    let left = before.color(ply.by).without(after.color(ply.by));
    let reached = after.color(ply.by).without(before.color(ply.by));
    left.into_iter().chain(reached).collect()
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
