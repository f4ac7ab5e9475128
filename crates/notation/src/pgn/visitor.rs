use std::ops::ControlFlow;

use super::place::Source;
use super::{Nag, Outcome, Place, Problem, Run, Start, Step, Text};
use crate::San;

/// Something of a game and where it stands. The place is counted only when asked for.
#[derive(Copy, Clone, Debug)]
pub struct Token<'a> {
    pub(crate) source: &'a Source<'a>,
    from: u32,
    to: u32,
    /// What it says; [`San::NONE`] if it does not stand for a move or does not have the form of SAN. It stays where the reader has written it
    /// down: what few visitors ask for need not be copied for all.
    san: &'a San,
}

impl<'a> Token<'a> {
    /// The text between two places of the source, at most one game long.
    #[inline(always)]
    pub(crate) fn new(source: &'a Source<'a>, from: usize, to: usize) -> Token<'a> {
        Token { source, from: from as u32, to: to as u32, san: &San::NONE }
    }

    #[inline(always)]
    pub(crate) fn written_down(source: &'a Source<'a>, from: u32, to: u32, san: &'a San) -> Token<'a> {
        Token { source, from, to, san }
    }

    #[inline(always)]
    pub(crate) fn from(&self) -> usize {
        self.from as usize
    }

    #[inline(always)]
    pub(crate) fn to(&self) -> usize {
        self.to as usize
    }

    /// The bytes of it.
    #[inline]
    pub fn text(&self) -> &'a [u8] {
        &self.source.text[self.from()..self.to()]
    }

    /// What it says as a move in SAN, if it has that form.
    #[inline(always)]
    pub fn san(&self) -> Option<San> {
        self.san.known()
    }

    /// The same where the reader has written it down, [`San::NONE`] if it does not have that form.
    #[inline(always)]
    pub(crate) fn written_san(&self) -> &'a San {
        self.san
    }

    /// How many bytes of the stream come before it, which costs no counting of lines.
    pub fn byte(&self) -> u64 {
        match self.source.unpacked_from {
            Some((source, comment)) => source.start.byte + comment as u64,
            None => self.source.start.byte + self.from as u64,
        }
    }

    /// Where it stands.
    pub fn place(&self) -> Place {
        self.source.place(self.from())
    }
}

/// What is told about a game while it is read.
///
/// Calls come in the order of the text: [`begin`](Visitor::begin), tags, [`start`](Visitor::start), the moves with all that
/// surrounds them, [`end`](Visitor::end). Every call that returns a [`ControlFlow`] can leave the rest of the game with
/// `Break(())`; the reader then goes to the end of it without looking at its moves, and `end` is still called. To stop
/// altogether, ask the reader for no more games.
///
/// Moves come as they are written, since not every visitor wants to know what they mean:
/// [`Replay`](super::Replay) finds out.
///
/// Moves, numbers, comments and annotations are told several at a time, as a [`Run`]; a visitor that does not care gets them one
/// by one. The reader may therefore be some moves ahead of what it tells.
pub trait Visitor {
    /// Whether anything is told about moves at all.
    #[doc(hidden)]
    const LISTENS: bool = true;

    /// Whether [`Visitor::number`] is called. A visitor that does not need the numbers of moves sets this to `false`; reading is then
    /// faster, because they are not parsed.
    const NUMBERS: bool = true;

    /// A game begins here.
    #[inline]
    fn begin(&mut self, _place: Place) {}

    /// A tag pair. The value has had its escapes taken out.
    #[inline]
    fn tag(&mut self, _name: Text<'_>, _value: Text<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// The tags are over, and the moves start from here.
    #[inline]
    fn start(&mut self, _start: &Start) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// A move number as written; `dots` follow it. Not called if [`Visitor::NUMBERS`] is `false`.
    #[inline]
    fn number(&mut self, _number: u32, _dots: usize) {}

    /// A move, without annotation suffixes.
    #[inline]
    fn played(&mut self, _token: Token<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Several steps together. Unless this is overridden, each is told by its own method.
    #[inline(always)]
    fn run(&mut self, run: Run<'_>) -> ControlFlow<()> {
        for step in run {
            match step {
                Step::Move(token) => self.played(token)?,
                Step::Number { number, dots } => self.number(number, dots),
                Step::Comment(text) => self.comment(text)?,
                Step::Nag(nag) => self.nag(nag)?,
            }
        }
        ControlFlow::Continue(())
    }

    /// The game ends with `0-0`, and nothing else follows: is that a score, and not castling? The token is told as a
    /// [move](Visitor::played) otherwise. [`Replay::ends_with_score`](super::Replay::ends_with_score) knows; `is_numbered`
    /// when it stands behind the number of a move.
    #[inline]
    fn is_score(&mut self, _is_numbered: bool) -> bool {
        false
    }

    /// A move that the writer of the file could not read either: see [the writer](super::write_game).
    #[inline]
    fn unreadable(&mut self, _text: Text<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// An annotation of the last move.
    #[inline]
    fn nag(&mut self, _nag: Nag) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// A word or a sign about the last move, written apart from it: `e.p.`, `ch`, `dis`, `mate`, `+`, `#`. Whether it is true is not asked.
    #[inline]
    fn remark(&mut self, _token: Token<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// A comment, line breaks and all, without its delimiters.
    #[inline]
    fn comment(&mut self, _text: Text<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// A variation begins, in place of the last move. `Break(())` leaves the variation only, and then
    /// [`end_variation`](Visitor::end_variation) is not called for it.
    #[inline]
    fn begin_variation(&mut self, _bracket: Token<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// The variation ends.
    #[inline]
    fn end_variation(&mut self) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// The token that ends the game. It may be missing.
    #[inline]
    fn outcome(&mut self, _outcome: Outcome) {}

    /// Something is wrong with the text. What is wrong with the moves, [`Replay`](super::Replay) says.
    #[inline]
    fn problem(&mut self, _problem: Problem) {}

    /// The game is over.
    #[inline]
    fn end(&mut self) {}
}

/// Wants to know nothing: reading with it is skipping.
pub(crate) struct Nobody;

impl Visitor for Nobody {
    const LISTENS: bool = false;
    const NUMBERS: bool = false;
}
