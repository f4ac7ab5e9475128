//! Standard output that a reader may close early: `jadoube … | head` ends quietly.

use std::io::{ErrorKind, Write};

use jadoube_api::Answer;
use jadoube_laws::telling::printable;
use miette::{IntoDiagnostic, Result, WrapErr};

/// Writes all of `text` to standard output. A closed pipe is not an error; the exit code is still right.
pub(crate) fn put(text: &str) -> Result<()> {
    put_bytes(text.as_bytes())
}

/// The same for a text in an unknown encoding.
pub(crate) fn put_bytes(text: &[u8]) -> Result<()> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written.into_diagnostic().wrap_err("cannot write to standard output"),
    }
}

/// Lines that cannot control the terminal.
pub(crate) fn shown(text: &str) -> String {
    text.split('\n').map(printable).collect::<Vec<_>>().join("\n")
}

/// The same for a source that is quoted with the place of an error, which must keep its length.
pub(crate) fn quotable(source: &str) -> String {
    let unseen = |c: char| !matches!(c, '\n' | '\t') && printable(c.encode_utf8(&mut [0; 4])).len() != c.len_utf8();
    source.chars().map(|c| if unseen(c) { "?".repeat(c.len_utf8()) } else { c.to_string() }).collect()
}

/// An answer as a line of JSON.
pub(crate) fn json_line(answer: Answer) -> String {
    jadoube_api::json(answer) + "\n"
}

/// Writes lines to standard error; if that is closed, the exit code is still right.
pub(crate) fn complain(lines: &[String]) {
    let mut out = std::io::stderr().lock();
    for line in lines {
        let _ = writeln!(out, "{line}");
    }
}

#[cfg(test)]
mod tests {
    use jadoube_api::Note;

    use super::*;

    #[test]
    fn printed_text_cannot_control_the_terminal() {
        let text = "a\u{1b}[2J\u{9b}31m\u{7f}\u{202e}b\r\nφ é";
        assert_eq!(shown(text), "a\\u{1b}[2J\\u{9b}31m\\u{7f}\\u{202e}b\\r\nφ é");
        let quoted = quotable(text);
        assert_eq!(quoted, "a?[2J??31m????b?\nφ é");
        assert_eq!(quoted.len(), text.len());
        let line = json_line(Answer::Note(Note { at: None, text: text.to_owned(), refused: false }));
        assert!(line.trim_end().chars().all(|c| !c.is_control()), "{line:?}");
        let again: serde_json::Value = serde_json::from_str(&line).unwrap();
        assert_eq!(again["text"], text);
    }
}
