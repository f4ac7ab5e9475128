//! The screen drawn on a terminal of any size: everything, or the board with its clocks, or lines alone.

use jadoube_board::{Color as Side, Piece, Role};
use jadoube_laws::telling;
use jadoube_texts::{Locale, Message};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};

use super::help;
use super::screen::{Cell, Face, Mark, MoveCell, Screen};
use super::session::OutputLine;

/// What the terminal can show.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    /// Letters and plain lines only.
    pub(crate) ascii: bool,
    pub(crate) color: bool,
}

/// Everything that is drawn.
pub(crate) struct View<'a> {
    pub(crate) screen: &'a Screen,
    pub(crate) output: &'a [OutputLine],
    pub(crate) input: &'a str,
    /// The cursor, in characters from the start of the input.
    pub(crate) cursor: usize,
    /// The line below the prompt: choices, or what was not understood.
    pub(crate) hint: &'a str,
    pub(crate) help: bool,
    /// How many lines the rulings, or the help, are scrolled.
    pub(crate) scroll: usize,
    pub(crate) look: Look,
}

/// The width of the board with the numbers of its ranks, at its smallest.
const BOARD: (u16, u16) = (27, 9);
const FULL: (u16, u16) = (70, 23);
const COMPACT: (u16, u16) = (BOARD.0, 12);

pub(crate) fn draw(frame: &mut Frame<'_>, view: &View<'_>) {
    let area = frame.area();
    let fits = |(width, height): (u16, u16)| area.width >= width && area.height >= height;
    if fits(FULL) {
        draw_full(frame, area, view);
    } else if fits(COMPACT) {
        draw_compact(frame, area, view);
    } else {
        draw_lines(frame, area, view);
    }
    if view.help {
        draw_help(frame, area, view);
    }
}

fn draw_full(frame: &mut Frame<'_>, area: Rect, view: &View<'_>) {
    let rows = Layout::vertical([Constraint::Length(1), Constraint::Min(0), Constraint::Length(3)]);
    let [title, middle, bottom] = rows.areas(area);
    put_line(frame, title, Line::styled(view.look.plain(&view.screen.title), bold()));
    // Large squares if there is room for them.
    let large = middle.height >= 8 * 3 + 1 + 2 + 8 && middle.width >= 8 * 6 + 3 + 2 + 50;
    let square = if large { (6, 3) } else { (3, 1) };
    let (width, height) = (8 * square.0 + 5, 8 * square.1 + 3);
    let [left, right] = Layout::horizontal([Constraint::Length(width), Constraint::Min(0)]).areas(middle);
    let parts = Layout::vertical([Constraint::Length(4), Constraint::Length(height), Constraint::Length(4)]);
    let [top_clock, board, bottom_clock] = parts.areas(left);
    let below = view.screen.bottom;
    draw_clock(frame, top_clock, &view.screen.clocks[!below], view.look);
    draw_clock(frame, bottom_clock, &view.screen.clocks[below], view.look);
    let block = view.look.block("");
    let inside = block.inner(board);
    frame.render_widget(block, board);
    draw_board(frame, inside, square, view);
    let moves_height = (right.height * 2 / 5).max(8);
    let [moves, rulings] = Layout::vertical([Constraint::Length(moves_height), Constraint::Min(0)]).areas(right);
    draw_moves(frame, moves, view);
    draw_rulings(frame, rulings, view);
    draw_bottom(frame, bottom, view);
}

/// The board, the clocks on a line each, the last rulings, the prompt.
fn draw_compact(frame: &mut Frame<'_>, area: Rect, view: &View<'_>) {
    let rows = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(BOARD.1),
        Constraint::Length(1),
        Constraint::Min(0),
        Constraint::Length(1),
    ]);
    let [top_clock, board, bottom_clock, said, prompt] = rows.areas(area);
    let below = view.screen.bottom;
    put_line(frame, top_clock, clock_line(&view.screen.clocks[!below], view.look));
    put_line(frame, bottom_clock, clock_line(&view.screen.clocks[below], view.look));
    // The output goes below the board, or beside it if the terminal is wider than high.
    let beside = area.width.saturating_sub(BOARD.0 + 1);
    let said = if beside >= 24 && said.height < 4 {
        Rect { x: area.x + BOARD.0 + 1, y: board.y, width: beside, height: board.height }
    } else {
        said
    };
    draw_board(frame, Rect { width: BOARD.0, ..board }, (3, 1), view);
    draw_said(frame, said, view);
    draw_prompt(frame, prompt, view);
}

/// No room for a board: the clocks, the last output, and the prompt.
fn draw_lines(frame: &mut Frame<'_>, area: Rect, view: &View<'_>) {
    let rows =
        Layout::vertical([Constraint::Length(u16::from(area.height > 2)), Constraint::Min(0), Constraint::Length(1)]);
    let [clocks, said, prompt] = rows.areas(area);
    let Screen { clocks: faces, .. } = view.screen;
    let short = |face: &Face| {
        let flag = if face.down { "!" } else { "" };
        let arrow = if face.running { ">" } else { "" };
        format!("{arrow}{}{flag}", face.time)
    };
    let both = Message::new("play-small-clocks").with("white", short(&faces.white)).with("black", short(&faces.black));
    put_line(frame, clocks, Line::raw(both.text(view.screen.locale)));
    let note =
        Message::new("play-too-small").with("width", COMPACT.0).with("height", COMPACT.1).text(view.screen.locale);
    let mut lines = wrapped(&note, usize::from(said.width), Style::new());
    lines.extend(said_lines(view, usize::from(said.width)));
    let skip = lines.len().saturating_sub(usize::from(said.height));
    frame.render_widget(Paragraph::new(lines.split_off(skip)), said);
    draw_prompt(frame, prompt, view);
}

impl Look {
    fn block<'a>(self, title: &str) -> Block<'a> {
        let block = Block::bordered().title(self.plain(title));
        if self.ascii { block.border_set(PLAIN) } else { block }
    }

    /// A frame with a heading, by the name of its message.
    fn heading<'a>(self, id: &'static str, locale: Locale) -> Block<'a> {
        self.block(&format!(" {} ", Message::new(id).text(locale)))
    }

    /// Replaces symbols that not every terminal has by letters.
    fn plain(self, text: &str) -> String {
        if !self.ascii {
            return text.to_owned();
        }
        let plain = text.replace('·', "-").replace('…', "...").replace('▶', ">").replace('’', "'");
        plain.replace(['“', '”', '„', '«', '»'], "\"")
    }

    fn fg(self, color: Color) -> Style {
        if self.color { Style::new().fg(color) } else { Style::new() }
    }

    fn piece(self, piece: Piece) -> char {
        if self.ascii {
            return piece.to_char();
        }
        // With colors, the filled symbols are used for both sides.
        let filled = self.color || piece.color == Side::Black;
        let (outlined, solid) = match piece.role {
            Role::King => ('♔', '♚'),
            Role::Queen => ('♕', '♛'),
            Role::Rook => ('♖', '♜'),
            Role::Bishop => ('♗', '♝'),
            Role::Knight => ('♘', '♞'),
            Role::Pawn => ('♙', '♟'),
        };
        if filled { solid } else { outlined }
    }
}

const PLAIN: border::Set<'_> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

fn put_line(frame: &mut Frame<'_>, area: Rect, line: Line<'_>) {
    if area.height > 0 {
        frame.render_widget(line, area);
    }
}

fn face_style(face: &Face, look: Look) -> Style {
    match face {
        Face { down: true, .. } => look.fg(Color::Red).add_modifier(Modifier::BOLD),
        Face { running: true, short: true, .. } => look.fg(Color::Yellow).add_modifier(Modifier::BOLD),
        Face { running: true, .. } => bold(),
        _ => Style::new(),
    }
}

fn face_time(face: &Face) -> String {
    let arrow = if face.running { "▶ " } else { "  " };
    format!("{arrow}{}  {}", face.time, face.beside).trim_end().to_owned()
}

fn clock_line<'a>(face: &Face, look: Look) -> Line<'a> {
    let arrow = if face.running { "▶ " } else { "  " };
    let Face { name, time, beside, details, .. } = face;
    let text = if beside.is_empty() {
        format!("{arrow}{time} {name}  {details}")
    } else {
        format!("{arrow}{time} {name}  {beside} · {details}")
    };
    Line::styled(look.plain(&text), face_style(face, look))
}

fn draw_clock(frame: &mut Frame<'_>, area: Rect, face: &Face, look: Look) {
    let lines = vec![
        Line::styled(look.plain(&face_time(face)), face_style(face, look)),
        Line::raw(look.plain(&format!("  {}", face.details))),
    ];
    frame.render_widget(Paragraph::new(lines).block(look.block(&format!(" {} ", face.name))), area);
}

/// Light and dark squares, and those with marks, in the 256 colors that nearly every terminal has.
fn square_style(cell: &Cell, look: Look) -> Style {
    if !look.color {
        return if cell.mark == Mark::None { Style::new() } else { bold() };
    }
    let background = match (cell.mark, cell.square.is_light()) {
        (Mark::Check, _) => 160,
        (Mark::Touched, _) => 75,
        (Mark::LastMove, true) => 186,
        (Mark::LastMove, false) => 143,
        (Mark::None, true) => 180,
        (Mark::None, false) => 137,
    };
    let white = cell.piece.is_none_or(|piece| piece.color == Side::White);
    Style::new().bg(Color::Indexed(background)).fg(Color::Indexed(if white { 231 } else { 16 }))
}

fn draw_board(frame: &mut Frame<'_>, area: Rect, (width, height): (u16, u16), view: &View<'_>) {
    let look = view.look;
    let mut lines: Vec<Line<'_>> = Vec::new();
    for row in &view.screen.board {
        for part in 0..height {
            let middle = part == height / 2;
            let rank = row.first().filter(|_| middle).map_or(' ', |cell| cell.square.rank().to_char());
            let mut spans = vec![Span::raw(format!("{rank} "))];
            for cell in row {
                let empty = if look.color || cell.square.is_light() || !middle { ' ' } else { '.' };
                let sign = cell.piece.filter(|_| middle).map_or(empty, |piece| look.piece(piece));
                let (left, right) = if middle { cell.mark.brackets() } else { (' ', ' ') };
                let pad = " ".repeat(usize::from(width.saturating_sub(3) / 2));
                let text = format!("{pad}{left}{sign}{right}");
                let full = usize::from(width);
                spans.push(Span::styled(format!("{text:<full$}"), square_style(cell, look)));
            }
            lines.push(Line::from(spans));
        }
    }
    let pad = " ".repeat(usize::from((width - 1) / 2));
    let rest = usize::from(width) - pad.len();
    let files: String = view.screen.files.iter().map(|file| format!("{pad}{file:<rest$}")).collect();
    lines.push(Line::raw(format!("  {files}")));
    frame.render_widget(Paragraph::new(lines), area);
}

fn draw_moves(frame: &mut Frame<'_>, area: Rect, view: &View<'_>) {
    let inside = usize::from(area.width.saturating_sub(2));
    let column = (inside.saturating_sub(6) / 2).max(10);
    let cell = |cell: &Option<MoveCell>| match cell {
        Some(MoveCell { text, time }) => {
            let time = time.as_deref().unwrap_or_default();
            let room = column.saturating_sub(time.len() + 2);
            format!("{text:<room$} {time} ")
        }
        None => " ".repeat(column),
    };
    let row = |row: &super::screen::MoveRow| {
        let white = if row.white.is_none() { format!("{:<column$}", "...") } else { cell(&row.white) };
        Line::raw(format!("{:>4}. {white}{}", row.number, cell(&row.black)))
    };
    let mut lines: Vec<Line<'_>> = view.screen.moves.iter().map(row).collect();
    let mut written = Vec::new();
    for side in Side::ALL {
        let sheet = &view.screen.sheets[side];
        if !sheet.is_empty() {
            written.push(Line::raw(last_written(side, sheet, inside, view.screen.locale)));
        }
    }
    let room = usize::from(area.height.saturating_sub(2)).saturating_sub(written.len());
    let mut shown = lines.split_off(lines.len().saturating_sub(room));
    shown.extend(written);
    frame.render_widget(Paragraph::new(shown).block(view.look.heading("play-moves-heading", view.screen.locale)), area);
}

/// The end of a player's scoresheet, as much as fits.
fn last_written(side: Side, sheet: &[String], width: usize, locale: Locale) -> String {
    let mut text = String::new();
    for (index, written) in sheet.iter().enumerate().rev() {
        let number = if index % 2 == 0 { format!("{}. ", index / 2 + 1) } else { String::new() };
        let longer = format!("{number}{written} {text}");
        if longer.chars().count() + 14 > width {
            break;
        }
        text = longer;
    }
    telling::sentence(&Message::new("play-writes").with("color", side).with("text", text).text(locale))
}

fn draw_rulings(frame: &mut Frame<'_>, area: Rect, view: &View<'_>) {
    let block = view.look.heading("play-rulings-heading", view.screen.locale);
    let inside = block.inner(area);
    frame.render_widget(block, area);
    draw_said(frame, inside, view);
}

fn draw_said(frame: &mut Frame<'_>, area: Rect, view: &View<'_>) {
    let width = usize::from(area.width);
    let mut questions: Vec<Line<'_>> = Vec::new();
    for question in &view.screen.questions {
        questions.extend(wrapped(question, width, view.look.fg(Color::Yellow).add_modifier(Modifier::BOLD)));
    }
    let room = usize::from(area.height).saturating_sub(questions.len());
    let lines = said_lines(view, width);
    let last = lines.len().saturating_sub(view.scroll).max(room.min(lines.len()));
    let mut shown = lines[last.saturating_sub(room)..last].to_vec();
    shown.extend(questions);
    frame.render_widget(Paragraph::new(shown), area);
}

fn said_lines(view: &View<'_>, width: usize) -> Vec<Line<'static>> {
    let look = view.look;
    let mut lines = Vec::new();
    // Nobody scrolls back further than this.
    for line in &view.output[view.output.len().saturating_sub(500)..] {
        let (text, style) = match line {
            OutputLine::Done { text, .. } => (format!("> {text}"), look.fg(Color::Cyan)),
            OutputLine::Ruling { text, ordinary: true } => (text.clone(), Style::new().add_modifier(Modifier::DIM)),
            OutputLine::Ruling { text, ordinary: false } => (text.clone(), bold()),
            OutputLine::Refused(why) => (why.clone(), look.fg(Color::Red)),
            OutputLine::Note(note) => (note.clone(), look.fg(Color::Yellow)),
        };
        for part in text.split('\n') {
            lines.extend(wrapped(&look.plain(part), width, style));
        }
    }
    lines
}

fn wrapped(text: &str, width: usize, style: Style) -> Vec<Line<'static>> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let letters: Vec<char> = word.chars().collect();
        let Some(line) = lines.last_mut() else { break };
        if line.is_empty() || line.chars().count() + 1 + letters.len() <= width {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        } else {
            lines.push(format!("  {word}"));
        }
        // A word that is longer than a line is split.
        while let Some(line) = lines.last_mut().filter(|line| width > 2 && line.chars().count() > width) {
            let cut = line.char_indices().nth(width).map_or(line.len(), |(at, _)| at);
            let rest = line.split_off(cut);
            lines.push(rest);
        }
    }
    lines.into_iter().map(|line| Line::styled(line, style)).collect()
}

fn draw_bottom(frame: &mut Frame<'_>, area: Rect, view: &View<'_>) {
    let [status, prompt, hint] = Layout::vertical([Constraint::Length(1); 3]).areas(area);
    put_line(frame, status, Line::styled(view.screen.status.clone(), view.look.fg(Color::Green)));
    draw_prompt(frame, prompt, view);
    let keys = Message::new("play-keys").text(view.screen.locale);
    let text = if view.hint.is_empty() { &keys } else { view.hint };
    let style =
        if view.hint.is_empty() { Style::new().add_modifier(Modifier::DIM) } else { view.look.fg(Color::Yellow) };
    put_line(frame, hint, Line::styled(view.look.plain(text), style));
}

fn draw_prompt(frame: &mut Frame<'_>, area: Rect, view: &View<'_>) {
    if area.height == 0 || area.width == 0 {
        return;
    }
    let name = if area.width < 20 { "" } else { &view.screen.prompt };
    let head = format!("{name}> ");
    let room = usize::from(area.width).saturating_sub(head.chars().count() + 1).max(1);
    // The part of a long line that contains the cursor.
    let skip = view.cursor.saturating_sub(room);
    let shown: String = view.input.chars().skip(skip).take(room).collect();
    let before: String = view.input.chars().skip(skip).take(view.cursor - skip).collect();
    put_line(frame, area, Line::from(vec![Span::styled(head.clone(), bold()), Span::raw(shown)]));
    let column = head.chars().count() + Line::raw(before).width();
    let column = u16::try_from(column).unwrap_or(u16::MAX).min(area.width - 1);
    frame.set_cursor_position((area.x + column, area.y));
}

fn draw_help(frame: &mut Frame<'_>, area: Rect, view: &View<'_>) {
    let text = view.look.plain(&help::text(view.screen.locale));
    let width = usize::from(area.width.saturating_sub(2));
    let lines: Vec<Line<'_>> = text.lines().flat_map(|line| wrapped(line, width, Style::new())).collect();
    let room = usize::from(area.height.saturating_sub(2));
    let first = view.scroll.min(lines.len().saturating_sub(room));
    let shown: Vec<Line<'_>> = lines.into_iter().skip(first).take(room).collect();
    frame.render_widget(Clear, area);
    let block = view.look.heading("play-help-heading", view.screen.locale);
    frame.render_widget(Paragraph::new(shown).block(block), area);
}

#[cfg(test)]
mod tests {
    use jadoube_clock::{Instant, Sides};
    use jadoube_lawbook::Edition;
    use jadoube_laws::competition::Competition;
    use jadoube_laws::game::Game;
    use jadoube_notation::Language;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    use super::super::session::{Session, Table};
    use super::*;

    fn session(lines: &[&str]) -> Session {
        let names = Sides { white: Some("Anna".to_owned()), black: None };
        let table = Table { language: Language::ENGLISH, locale: Locale::EN, watch: false, names, date: None };
        let control = "2/5 d5, 1".parse().unwrap();
        let mut session = Session::new(Game::new(Competition::new(Edition::newest(), control)), table);
        for line in lines {
            session.enter(Instant(1000), line).unwrap();
        }
        session
    }

    fn drawn(session: &Session, at: u64, size: (u16, u16), look: Look, help: bool) -> String {
        let screen = session.screen(Instant(at), Side::White);
        let input = "claim repetition Nf3";
        let view =
            View { screen: &screen, output: session.output(), input, cursor: 20, hint: "", help, scroll: 0, look };
        let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
        terminal.draw(|frame| draw(frame, &view)).unwrap();
        let buffer = terminal.backend().buffer();
        let rows = buffer.content().chunks(usize::from(size.0.max(1)));
        rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>() + "\n").collect()
    }

    const MONO: Look = Look { ascii: false, color: false };
    const ASCII: Look = Look { ascii: true, color: false };

    #[test]
    fn the_full_screen() {
        let session = session(&["start", "e4", "e5", "touch d1"]);
        let text = drawn(&session, 4000, (80, 24), MONO, false);
        assert!(text.contains("8  ♜  ♞  ♝  ♛  ♚  ♝  ♞  ♜"), "{text}");
        // The touched queen, the last move, and the side to move.
        assert!(text.contains("1  ♖  ♘  ♗ [♕] ♔  ♗  ♘  ♖"), "{text}");
        assert!(text.contains("(♟)"), "{text}");
        assert!(text.contains("White has the move"), "{text}");
        // White's clock is running, but the delay comes first.
        assert!(text.contains("▶ 5:00  delay 2"), "{text}");
        assert!(text.contains("moves 1/2 · period 1 "), "{text}");
        assert!(text.contains("┌ Anna (White) ─"), "{text}");
        assert!(text.contains("   1. e4              5:00 e5              5:00"), "{text}");
        assert!(text.contains("White> claim repetition Nf3"), "{text}");
    }

    #[test]
    fn a_king_in_check_and_a_fallen_flag_are_marked() {
        let session = session(&["start", "e4", "f6", "Qh5"]);
        let text = drawn(&session, 900_000, (80, 24), MONO, false);
        assert!(text.contains("!♚!"), "{text}");
        assert!(text.contains("FLAG DOWN"), "{text}");
    }

    #[test]
    fn plain_letters_only() {
        let session = session(&["start", "e4", "write e4"]);
        for help in [false, true] {
            let text = drawn(&session, 4000, (100, 30), ASCII, help);
            assert!(text.is_ascii(), "{text}");
        }
        let text = drawn(&session, 4000, (100, 30), ASCII, false);
        assert!(text.contains("8  r  n  b  q  k  b  n  r"), "{text}");
        assert!(text.contains("Black writes 1. e4"), "{text}");
    }

    #[test]
    fn small_terminals_show_what_they_can() {
        let session = session(&["start", "e4"]);
        let compact = drawn(&session, 4000, (40, 16), MONO, false);
        assert!(compact.contains("8  ♜  ♞  ♝  ♛  ♚  ♝  ♞  ♜"), "{compact}");
        assert!(compact.contains("▶ 5:00 Black") && compact.contains("Black> "), "{compact}");
        let lines = drawn(&session, 4000, (30, 8), MONO, false);
        assert!(lines.contains("W 5:00 B >5:00"), "{lines}");
    }

    #[test]
    fn every_size_can_be_drawn() {
        let session = session(&["start", "e4", "e5", "Nf3", "touch b8", "write Nf3", "stop"]);
        for look in [MONO, ASCII, Look { ascii: false, color: true }] {
            for width in (1..130).step_by(3) {
                for height in (1..60).step_by(3) {
                    drawn(&session, 4000, (width, height), look, height % 2 == 0);
                }
            }
        }
    }

    #[test]
    fn long_words_are_cut() {
        let lines: Vec<String> =
            wrapped("a verylongwordindeed b", 8, Style::new()).iter().map(ToString::to_string).collect();
        assert_eq!(lines, ["a", "  verylo", "ngwordin", "deed b"]);
    }
}
