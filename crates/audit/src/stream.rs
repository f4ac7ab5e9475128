use std::fmt;
use std::io::{self, Read};
use std::sync::{Arc, Mutex};

/// Games that a program hands over: bytes in memory, a socket, a file object of another language. They can be read once.
///
/// ```
/// use jadoube_audit::{Batch, Settings, Source, Stream, Watch};
/// let games = Stream::new("games", &b"1. f3 e5 2. g4 Qh4# 1-0\n"[..]);
/// let settings = Settings { options: Default::default(), locale: Default::default(), threads: 1 };
/// let mut findings = 0;
/// jadoube_audit::run::<()>(&[Source::Stream(games)], &settings, &Watch::default(), |batch| {
///     if let Batch::Games(games) = batch {
///         findings += games.texts.len();
///     }
///     Ok(())
/// })
/// .unwrap();
/// assert!(findings > 0);
/// ```
#[derive(Clone)]
pub struct Stream {
    name: String,
    input: Arc<Mutex<Option<Box<dyn Read + Send>>>>,
}

impl Stream {
    /// A stream with the name that findings cite.
    pub fn new(name: impl Into<String>, input: impl Read + Send + 'static) -> Stream {
        Stream { name: name.into(), input: Arc::new(Mutex::new(Some(Box::new(input)))) }
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// What was handed over; an error for whoever comes second.
    pub(crate) fn take(&self) -> io::Result<Box<dyn Read + Send>> {
        let input = self.input.lock().ok().and_then(|mut input| input.take());
        input.ok_or_else(|| io::Error::other("this stream has been read already: expected one that nobody has read"))
    }
}

/// The same stream, not the same content.
impl PartialEq for Stream {
    fn eq(&self, other: &Stream) -> bool {
        Arc::ptr_eq(&self.input, &other.input)
    }
}

impl Eq for Stream {}

impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Stream").field(&self.name).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_is_read_once() {
        let stream = Stream::new("games", &b"*"[..]);
        assert!(stream.clone().take().is_ok());
        assert_eq!(
            stream.take().err().map(|error| error.to_string()).as_deref(),
            Some("this stream has been read already: expected one that nobody has read")
        );
        assert!(stream == stream.clone() && stream != Stream::new("games", &b"*"[..]));
    }
}
