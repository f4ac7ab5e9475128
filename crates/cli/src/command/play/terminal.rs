//! The terminal: reads keys and the monotonic clock, and draws the screen.

use std::time::{Duration, Instant as Moment};

use jadoube_board::Color;
use jadoube_clock::Instant;
use jadoube_texts::Message;
use miette::{IntoDiagnostic, Result, WrapErr};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::desk::Desk;
use super::draw::{Look, View, draw};
use super::session::{OutputLine, Request};
use super::words::is_secret;

/// How long a running clock may show an old time.
const TICK: Duration = Duration::from_millis(100);

pub(crate) fn run(desk: &mut Desk, bottom: Color, ascii: bool) -> Result<()> {
    let color = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let mut terminal = ratatui::try_init().into_diagnostic().wrap_err("cannot use this terminal")?;
    let mut seat = Seat::new(bottom, Look { ascii, color });
    let played = play(&mut terminal, desk, &mut seat);
    ratatui::try_restore().into_diagnostic().wrap_err("cannot put the terminal back as it was")?;
    played
}

fn play(terminal: &mut DefaultTerminal, desk: &mut Desk, seat: &mut Seat) -> Result<()> {
    let began = Moment::now();
    // A resumed game continues where its log ends.
    let base = desk.session.last();
    loop {
        let elapsed = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
        let now = Instant(base.0.saturating_add(elapsed));
        desk.look(now);
        let screen = desk.session.screen(now, seat.bottom);
        let view = View {
            screen: &screen,
            output: desk.session.output(),
            input: &seat.input,
            cursor: seat.cursor,
            hint: &seat.hint,
            help: seat.help,
            scroll: seat.scroll,
            look: seat.look,
        };
        terminal.draw(|frame| draw(frame, &view)).into_diagnostic().wrap_err("cannot draw")?;
        if !event::poll(TICK).into_diagnostic().wrap_err("cannot read the keyboard")? {
            continue;
        }
        let key = match event::read().into_diagnostic().wrap_err("cannot read the keyboard")? {
            Event::Key(key) if key.kind != KeyEventKind::Release => key,
            _ => continue,
        };
        let elapsed = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
        if seat.press(desk, Instant(base.0.saturating_add(elapsed)), key) == Stay::Leave {
            return Ok(());
        }
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Stay {
    Stay,
    Leave,
}

/// The keyboard: the line being typed, and the view of the screen.
struct Seat {
    bottom: Color,
    look: Look,
    input: String,
    /// The line was returned because it was not understood, and typing begins a new one.
    replaces: bool,
    /// In characters.
    cursor: usize,
    hint: String,
    help: bool,
    scroll: usize,
    history: Vec<String>,
    /// The position in the history.
    back: usize,
    /// The user has asked once to leave a game that is not saved.
    leaving: bool,
}

impl Seat {
    fn new(bottom: Color, look: Look) -> Seat {
        Seat {
            bottom,
            look,
            input: String::new(),
            replaces: false,
            cursor: 0,
            hint: String::new(),
            help: false,
            scroll: 0,
            history: Vec::new(),
            back: 0,
            leaving: false,
        }
    }

    fn press(&mut self, desk: &mut Desk, now: Instant, key: KeyEvent) -> Stay {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control || !matches!(key.code, KeyCode::Char(_)) {
            self.replaces = false;
        }
        match key.code {
            KeyCode::Char('c' | 'd') if control => return self.leave(desk),
            KeyCode::Char('u') if control => self.set_input(""),
            KeyCode::Char('a') if control => self.cursor = 0,
            KeyCode::Char('e') if control => self.cursor = self.length(),
            KeyCode::Char(_) if control => {}
            KeyCode::Char(letter) => {
                if std::mem::take(&mut self.replaces) {
                    self.set_input("");
                }
                let at = self.byte(self.cursor);
                self.input.insert(at, letter);
                self.cursor += 1;
                self.hint.clear();
            }
            KeyCode::Backspace if self.cursor > 0 => {
                self.cursor -= 1;
                self.input.remove(self.byte(self.cursor));
            }
            KeyCode::Delete if self.cursor < self.length() => {
                self.input.remove(self.byte(self.cursor));
            }
            KeyCode::Left => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Right => self.cursor = (self.cursor + 1).min(self.length()),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = self.length(),
            KeyCode::Up => self.recall(self.back + 1),
            KeyCode::Down => self.recall(self.back.saturating_sub(1)),
            KeyCode::PageUp if self.help => self.scroll = self.scroll.saturating_sub(10),
            KeyCode::PageDown if self.help => self.scroll = (self.scroll + 10).min(200),
            KeyCode::PageUp => self.scroll = (self.scroll + 5).min(2000),
            KeyCode::PageDown => self.scroll = self.scroll.saturating_sub(5),
            KeyCode::F(1) => self.show_help(!self.help),
            KeyCode::Esc if self.help => self.show_help(false),
            KeyCode::Esc => self.set_input(""),
            KeyCode::Tab => self.complete(desk),
            KeyCode::Enter => return self.enter(desk, now),
            _ => {}
        }
        Stay::Stay
    }

    fn length(&self) -> usize {
        self.input.chars().count()
    }

    fn byte(&self, characters: usize) -> usize {
        self.input.char_indices().nth(characters).map_or(self.input.len(), |(at, _)| at)
    }

    fn set_input(&mut self, text: &str) {
        self.input = text.to_owned();
        self.cursor = self.length();
        self.hint.clear();
    }

    fn show_help(&mut self, help: bool) {
        self.help = help;
        self.scroll = 0;
    }

    fn recall(&mut self, back: usize) {
        self.back = back.min(self.history.len());
        let line = self.history.len().checked_sub(self.back).and_then(|index| self.history.get(index)).cloned();
        self.set_input(&line.unwrap_or_default());
    }

    fn complete(&mut self, desk: &Desk) {
        let completion = desk.session.complete(&self.input);
        self.set_input(&completion.line);
        self.hint = match completion.choices.as_slice() {
            [] => Message::new("play-nothing-known").text(desk.session.table.locale),
            [_] => String::new(),
            several => several.join(" "),
        };
    }

    fn enter(&mut self, desk: &mut Desk, now: Instant) -> Stay {
        let mut line = std::mem::take(&mut self.input).trim().to_owned();
        self.set_input("");
        if self.help {
            self.show_help(false);
        }
        if line.is_empty() {
            if desk.session.has_started() {
                return Stay::Stay;
            }
            line = "start".to_owned();
        }
        self.scroll = 0;
        self.back = 0;
        if self.history.last() != Some(&line) && !is_secret(&line) {
            self.history.push(line.clone());
        }
        match desk.enter(now, &line) {
            Ok(reply) => match reply.request {
                Some(Request::Quit) => return self.leave(desk),
                Some(Request::Help) => self.show_help(true),
                Some(Request::Flip) => self.bottom = !self.bottom,
                Some(Request::Show) => {
                    let text = desk.session.plain(now, self.bottom);
                    desk.session.print(OutputLine::Note(text));
                }
                _ => self.leaving = false,
            },
            Err(misread) => {
                // The line is returned with the cursor where it could not be understood.
                let problem = misread.problem.message();
                desk.session.refuse(&problem);
                self.set_input(&line);
                self.cursor = (misread.column - 1).min(self.length());
                self.replaces = true;
                self.hint = problem.text(desk.session.table.locale);
            }
        }
        Stay::Stay
    }

    /// Leaves at once if nothing is lost, otherwise the second time.
    fn leave(&mut self, desk: &mut Desk) -> Stay {
        let under_way = desk.session.has_started() && desk.session.state().outcome().is_none();
        let kept = desk.log_path().is_some() && !desk.lost_its_log();
        if self.leaving || !under_way || kept {
            return Stay::Leave;
        }
        self.leaving = true;
        desk.session.note(&Message::new("play-quit-twice"));
        Stay::Stay
    }
}

#[cfg(test)]
mod tests {
    use jadoube_clock::Sides;
    use jadoube_lawbook::Edition;
    use jadoube_laws::competition::Competition;
    use jadoube_laws::game::Game;
    use jadoube_notation::Language;

    use super::super::session::{Session, Table};
    use super::*;

    fn desk() -> Desk {
        let names = Sides { white: None, black: None };
        let table =
            Table { language: Language::ENGLISH, locale: jadoube_texts::Locale::EN, watch: false, names, date: None };
        Desk::new(Session::new(Game::new(Competition::new(Edition::newest(), "5".parse().unwrap())), table), None, 0)
    }

    fn seat() -> Seat {
        Seat::new(Color::White, Look { ascii: false, color: true })
    }

    fn type_keys(seat: &mut Seat, desk: &mut Desk, keys: &str) -> Stay {
        let mut stay = Stay::Stay;
        for letter in keys.chars() {
            let code = match letter {
                '\n' => KeyCode::Enter,
                '\t' => KeyCode::Tab,
                '↑' => KeyCode::Up,
                '↓' => KeyCode::Down,
                '←' => KeyCode::Left,
                '⌫' => KeyCode::Backspace,
                letter => KeyCode::Char(letter),
            };
            stay = seat.press(desk, Instant(0), KeyEvent::new(code, KeyModifiers::NONE));
        }
        stay
    }

    #[test]
    fn enter_alone_starts_the_game() {
        let (mut seat, mut desk) = (seat(), desk());
        type_keys(&mut seat, &mut desk, "\ne4\n\n");
        assert!(desk.session.has_started());
        assert_eq!(desk.session.state().plies().len(), 1);
    }

    #[test]
    fn lines_are_edited_recalled_and_completed() {
        let (mut seat, mut desk) = (seat(), desk());
        type_keys(&mut seat, &mut desk, "é4⌫⌫xe4←←⌫");
        assert_eq!((seat.input.as_str(), seat.cursor), ("e4", 0));
        type_keys(&mut seat, &mut desk, "\nstart\n↑↑");
        assert_eq!(seat.input, "e4");
        type_keys(&mut seat, &mut desk, "↓↓");
        assert_eq!(seat.input, "");
        type_keys(&mut seat, &mut desk, "arbiter obs\t");
        assert_eq!(seat.input, "arbiter observe ");
        seat.set_input("N");
        type_keys(&mut seat, &mut desk, "\t");
        assert_eq!((seat.input.as_str(), seat.hint.as_str()), ("N", "Na3 Nc3 Nf3 Nh3"));
        seat.set_input("touch g1 z");
        type_keys(&mut seat, &mut desk, "\t");
        assert_eq!((seat.input.as_str(), seat.hint.as_str()), ("touch g1 z", "no command begins like this"));
    }

    #[test]
    fn a_line_that_is_not_understood_is_returned() {
        let (mut seat, mut desk) = (seat(), desk());
        type_keys(&mut seat, &mut desk, "start\ntouch e9\n");
        assert_eq!((seat.input.as_str(), seat.cursor), ("touch e9", 6));
        assert!(seat.hint.contains("expected a square"));
        // Typing begins a new line, unless the old one is edited first.
        type_keys(&mut seat, &mut desk, "e4");
        assert_eq!(seat.input, "e4");
        type_keys(&mut seat, &mut desk, "⌫⌫touch e9\n←e");
        assert_eq!(seat.input, "touche e9");
    }

    #[test]
    fn leaving_an_unsaved_game_takes_two_requests() {
        let (mut seat, mut desk) = (seat(), desk());
        assert_eq!(type_keys(&mut seat, &mut desk, "quit\n"), Stay::Leave);
        assert_eq!(type_keys(&mut seat, &mut desk, "start\nquit\n"), Stay::Stay);
        assert_eq!(type_keys(&mut seat, &mut desk, "e4\nquit\n"), Stay::Stay);
        assert_eq!(type_keys(&mut seat, &mut desk, "quit\n"), Stay::Leave);
    }
}
