//! Text for a terminal or a pipe: lines that fit the width, colors only if they are visible.

use std::io::IsTerminal;

use ratatui::crossterm::terminal;

/// The text to print.
pub(super) struct Page {
    /// The columns available; `None` in a pipe, where lines are not wrapped.
    width: Option<usize>,
    color: bool,
    text: String,
}

/// How a piece of text looks on a terminal.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Look {
    Plain,
    Bold,
    Faint,
    /// For the number of an Article.
    Number,
}

impl Look {
    const fn code(self) -> &'static str {
        match self {
            Look::Plain => "",
            Look::Bold => "\x1b[1m",
            Look::Faint => "\x1b[2m",
            Look::Number => "\x1b[1;36m",
        }
    }
}

/// Wider lines are hard to read.
const WIDEST: usize = 100;
/// Narrower columns would break every word.
const NARROWEST: usize = 24;

impl Page {
    pub(super) fn for_stdout() -> Page {
        let set = |name| std::env::var_os(name).is_some_and(|value: std::ffi::OsString| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|kind| kind == "dumb");
        match std::io::stdout().is_terminal() {
            true => {
                let columns = terminal::size().map_or(80, |(columns, _)| usize::from(columns));
                Page::new(Some(columns), !set("NO_COLOR") && !dumb)
            }
            false => Page::new(None, false),
        }
    }

    pub(super) fn new(width: Option<usize>, color: bool) -> Page {
        Page { width: width.map(|width| width.clamp(NARROWEST, WIDEST)), color, text: String::new() }
    }

    pub(super) fn blank(&mut self) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
    }

    /// A text on lines of its own.
    pub(super) fn line(&mut self, indent: usize, text: &str, look: Look) {
        for part in self.wrapped(text, indent) {
            self.text.push_str(&" ".repeat(indent));
            self.put(&part, look);
            self.text.push('\n');
        }
    }

    /// Labels in columns, with a hanging text to the right of them.
    pub(super) fn item(&mut self, indent: usize, labels: &[(&str, usize, Look)], text: &str, look: Look) {
        let mut column = indent;
        self.text.push_str(&" ".repeat(indent));
        for &(label, room, label_look) in labels {
            self.put(label, label_look);
            let space = room.saturating_sub(label.chars().count()) + 2;
            self.text.push_str(&" ".repeat(space));
            column += label.chars().count() + space;
        }
        // If the labels leave no room, the text begins on the next line.
        let narrow = self.width.is_some_and(|width| width < column + NARROWEST / 2);
        let hang = if narrow { indent + 2 } else { column };
        if narrow {
            self.end_line();
        }
        for (index, part) in self.wrapped(text, hang).iter().enumerate() {
            if index > 0 || narrow {
                self.text.push_str(&" ".repeat(hang));
            }
            self.put(part, look);
            self.end_line();
        }
    }

    /// Ends a line without trailing spaces.
    fn end_line(&mut self) {
        let trimmed = self.text.trim_end_matches(' ').len();
        self.text.truncate(trimmed);
        self.text.push('\n');
    }

    fn put(&mut self, text: &str, look: Look) {
        if self.color && look != Look::Plain && !text.is_empty() {
            self.text.push_str(look.code());
            self.text.push_str(text);
            self.text.push_str("\x1b[0m");
        } else {
            self.text.push_str(text);
        }
    }

    /// A text wrapped to fit beside an indent; at least one line.
    fn wrapped(&self, text: &str, indent: usize) -> Vec<String> {
        let Some(width) = self.width else { return vec![text.to_owned()] };
        let room = width.saturating_sub(indent).max(NARROWEST / 2);
        let mut lines = vec![String::new()];
        for word in text.split_whitespace() {
            let last = lines.last().map_or(0, |line| line.chars().count());
            match lines.last_mut() {
                Some(line) if line.is_empty() => line.push_str(word),
                Some(line) if last + 1 + word.chars().count() <= room => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
        }
        lines
    }

    pub(super) fn into_text(self) -> String {
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit_the_width_and_hang() {
        let mut page = Page::new(Some(30), false);
        page.item(2, &[("7.5.5", 6, Look::Number)], "One illegal move costs two minutes", Look::Plain);
        assert_eq!(page.into_text(), "  7.5.5   One illegal move\n          costs two minutes\n");
    }

    #[test]
    fn a_pipe_gets_one_plain_line() {
        let mut page = Page::new(None, false);
        let long = "word ".repeat(60);
        page.item(0, &[("1", 3, Look::Number)], long.trim_end(), Look::Bold);
        let text = page.into_text();
        assert_eq!(text.lines().count(), 1);
        assert!(!text.contains('\x1b'));
    }

    #[test]
    fn a_narrow_terminal_puts_the_text_below() {
        let mut page = Page::new(Some(10), false);
        page.item(
            0,
            &[("II.3.2.5.1", 10, Look::Number), ("recorded", 8, Look::Faint)],
            "Put the king aside",
            Look::Plain,
        );
        assert_eq!(page.into_text(), "II.3.2.5.1  recorded\n  Put the king aside\n");
    }

    #[test]
    fn colors_come_only_when_wanted_and_do_not_count() {
        let mut page = Page::new(Some(80), true);
        page.item(0, &[("1.1", 5, Look::Number)], "x", Look::Bold);
        assert_eq!(page.into_text(), "\x1b[1;36m1.1\x1b[0m    \x1b[1mx\x1b[0m\n");
    }

    #[test]
    fn a_label_without_text_leaves_no_spaces() {
        let mut page = Page::new(None, false);
        page.item(0, &[("1.1", 5, Look::Plain)], "", Look::Plain);
        assert_eq!(page.into_text(), "1.1\n");
    }
}
