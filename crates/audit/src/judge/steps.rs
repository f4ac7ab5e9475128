//! What comes most often in a game: legal moves, their numbers and clock times. Everything here is compiled into one loop, except unusual
//! cases.

use jadoube_board::Move;
use jadoube_notation::pgn::{Replay, Run, Step, Text, Token, Visitor};
use jadoube_notation::{Kings, San};

use super::clock_comment::{ClockComment, plain_clock, read_clock};
use super::numbers::NumberCheck;
use super::{Judge, State};

impl Judge {
    /// `FIXES` says whether corrections are kept.
    #[inline(always)]
    pub(super) fn steps<const FIXES: bool>(&mut self, run: Run<'_>) {
        for step in run {
            match step {
                Step::Move(token) => self.move_on::<FIXES>(token),
                Step::Number { number, dots } => self.number(number, dots),
                Step::Comment(text) => self.clock_in(text),
                Step::Nag(_) => {}
            }
        }
    }

    #[inline(always)]
    fn move_on<const FIXES: bool>(&mut self, token: Token<'_>) {
        self.ply += 1;
        if let Replay::Lawful(position) = &self.board
            && self.pending.is_none()
            && let Some(san) = token.san()
            && let Some(m) = san.find_usual(position, self.kings)
        {
            self.make::<FIXES>(m, san, token);
        } else {
            self.played_unusually(token);
        }
    }

    /// A legal move that is written in SAN, when nothing is in doubt.
    #[inline(always)]
    fn make<const FIXES: bool>(&mut self, m: Move, san: San, token: Token<'_>) {
        let Replay::Lawful(position) = &mut self.board else { return };
        let marked_falsely = san.marks_capture() & m.captures(position).is_none();
        let before = if FIXES { Some(*position) } else { None };
        position.make(m);
        let check = position.is_check_by(m);
        self.kings = if check { Kings::Unknown } else { Kings::Safe };
        let look_back = self.history.push(m, position);
        self.check_mark(check, san.ending(), &token);
        if marked_falsely {
            self.odd_capture_mark(&token);
        }
        if let Some(before) = before {
            self.spell(&before, m, token);
        }
        if look_back {
            self.look_back(&token);
        }
    }

    /// The time in a comment, if there is one.
    #[inline(always)]
    pub(super) fn clock_in(&mut self, text: Text<'_>) {
        match plain_clock(text.0) {
            Some(time) if self.is_usual_time(time) => {}
            _ => self.any_comment(text),
        }
    }

    #[inline(never)]
    fn any_comment(&mut self, text: Text<'_>) {
        match read_clock(text.0) {
            ClockComment::Nothing => {}
            ClockComment::Remaining(time) if self.is_usual_time(time) => {}
            found => self.clock(found, text),
        }
    }

    #[cold]
    #[inline(never)]
    pub(super) fn number_in_doubt(&mut self, number: u32, dots: usize) {
        if self.state != State::Followed && self.pending.is_none() {
            return;
        }
        match self.numbers.check(number, dots, self.ply + 1) {
            NumberCheck::Expected => {
                if self.pending.is_some() {
                    self.number_after_doubt();
                }
            }
            NumberCheck::Wrong { expected } => self.wrong_number(number, expected),
            NumberCheck::Missing { ply } => self.missing_move(ply, number),
        }
    }

    #[cold]
    #[inline(never)]
    pub(super) fn played_unusually(&mut self, token: Token<'_>) {
        if let Replay::Lawful(position) = &self.board
            && self.pending.is_none()
            && let Some(san) = token.san()
            && let Ok(m) = san.find_any(position)
        {
            return if self.options.fixes {
                self.make::<true>(m, san, token)
            } else {
                self.make::<false>(m, san, token)
            };
        }
        self.kings = Kings::Unknown;
        self.played_slowly(token);
    }
}
