//! The steps of a game between two things that need an answer at once.
//!
//! Reading a token and finding the move that it means are two jobs. Done in turns, each wrong guess of the processor about
//! one of them throws away what it has begun of the other; so the reader writes down many tokens first, and the visitor is told
//! about all of them afterwards.

use std::slice;

use super::place::Source;
use super::{Nag, Text, Token};
use crate::San;

/// So many steps are told at once: long enough to work in two loops, short enough to stay in the nearest cache.
pub(crate) const LONGEST: usize = 512;

/// The length of a new tape.
pub(crate) const SHORTEST: usize = 32;

/// A step as it is written down. Places are counted from the start of the source.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Entry {
    Move { from: u32, to: u32, san: San },
    Number { number: u32, dots: u32 },
    Comment { from: u32, to: u32 },
    Nag(Nag),
}

/// Some steps of a game in the order of the text.
#[derive(Copy, Clone, Debug)]
pub struct Run<'a> {
    pub(crate) source: &'a Source<'a>,
    pub(crate) entries: &'a [Entry],
}

/// One step of a [`Run`].
#[derive(Copy, Clone, Debug)]
pub enum Step<'a> {
    /// A move, without annotation suffixes.
    Move(Token<'a>),
    /// A move number as written.
    Number {
        /// The number.
        number: u32,
        /// How many dots follow it.
        dots: usize,
    },
    /// A comment, line breaks and all, without its delimiters.
    Comment(Text<'a>),
    /// An annotation of the last move.
    Nag(Nag),
}

impl<'a> IntoIterator for Run<'a> {
    type Item = Step<'a>;
    type IntoIter = Steps<'a>;

    #[inline]
    fn into_iter(self) -> Steps<'a> {
        Steps { source: self.source, entries: self.entries.iter() }
    }
}

/// The steps of a [`Run`].
#[derive(Clone, Debug)]
pub struct Steps<'a> {
    source: &'a Source<'a>,
    entries: slice::Iter<'a, Entry>,
}

impl<'a> Iterator for Steps<'a> {
    type Item = Step<'a>;

    #[inline(always)]
    fn next(&mut self) -> Option<Step<'a>> {
        let entry = self.entries.next()?;
        Some(match *entry {
            Entry::Move { from, to, ref san } => Step::Move(Token::written_down(self.source, from, to, san)),
            Entry::Number { number, dots } => Step::Number { number, dots: dots as usize },
            Entry::Comment { from, to } => Step::Comment(Text(&self.source.text[from as usize..to as usize])),
            Entry::Nag(nag) => Step::Nag(nag),
        })
    }
}
