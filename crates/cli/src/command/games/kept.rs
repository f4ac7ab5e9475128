//! The bytes of a stream that are still needed: a game is written as it was read.

use std::cell::RefCell;
use std::io::{self, Read};
use std::rc::Rc;

/// The bytes that have been read and may belong to a game that is not over.
#[derive(Clone, Default)]
pub(super) struct Kept(Rc<RefCell<Bytes>>);

#[derive(Default)]
struct Bytes {
    /// How many bytes of the stream come before them.
    start: u64,
    bytes: Vec<u8>,
}

impl Kept {
    /// The same stream, with every byte kept.
    pub(super) fn reading<R: Read>(&self, input: R) -> impl Read + use<R> {
        Reading { input, kept: self.clone() }
    }

    /// The bytes of a game, from its first byte to the one behind it. What is before that is not kept any longer.
    pub(super) fn take(&self, from: u64, to: u64) -> Vec<u8> {
        let Bytes { start, bytes } = &mut *self.0.borrow_mut();
        let within = |at: u64| usize::try_from(at.saturating_sub(*start)).unwrap_or(usize::MAX).min(bytes.len());
        let (begin, end) = (within(from), within(to));
        let game = bytes[begin..end.max(begin)].to_vec();
        bytes.drain(..end);
        *start += end as u64;
        game
    }
}

struct Reading<R> {
    input: R,
    kept: Kept,
}

impl<R: Read> Read for Reading<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let length = self.input.read(into)?;
        self.kept.0.borrow_mut().bytes.extend_from_slice(&into[..length]);
        Ok(length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_taken_is_not_kept() {
        let kept = Kept::default();
        let mut text = String::new();
        kept.reading(&b"one two three"[..]).read_to_string(&mut text).unwrap();
        assert_eq!(kept.take(0, 3), b"one");
        assert_eq!(kept.take(4, 7), b"two");
        assert_eq!(kept.0.borrow().bytes, b" three");
        assert_eq!(kept.take(8, 99), b"three");
    }
}
