//! Standard output that a reader may close early: `jadoube … | head` ends quietly.

use std::io::{ErrorKind, Write};

use miette::{IntoDiagnostic, Result, WrapErr};

/// Writes all of `text` to standard output. That nobody reads any more is no trouble; the exit code still tells.
pub(crate) fn put(text: &str) -> Result<()> {
    put_bytes(text.as_bytes())
}

/// The same for a text in no known encoding.
pub(crate) fn put_bytes(text: &[u8]) -> Result<()> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written.into_diagnostic().wrap_err("cannot write to standard output"),
    }
}

/// Writes lines to standard error; where that is closed, the exit code still tells.
pub(crate) fn complain(lines: &[String]) {
    let mut out = std::io::stderr().lock();
    for line in lines {
        let _ = writeln!(out, "{line}");
    }
}
