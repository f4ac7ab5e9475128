//! The signs beside moves: check, mate, capture, en passant.

use jadoube_board::{Move, MoveKind, Position};
use jadoube_lawbook::{Matter, Writing};
use jadoube_notation::pgn::{Place, ProblemKind, Replay, Text, Token};
use jadoube_notation::{Ending, read_san};
use jadoube_texts::Message;

use super::{Judge, State};
use crate::report::shown;
use crate::{Kind, Severity};

/// Which checks of a game have a sign.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    signed: u32,
    unsigned: u32,
    /// The last ply with a check that has no sign.
    last_unsigned: u32,
    first: Option<(u32, Place, String)>,
}

impl Marks {
    /// A sign that is separated from its move, as in `exd6 e.p.+`.
    fn sign_apart(&mut self, ply: u32) {
        if self.last_unsigned == ply && self.unsigned > 0 {
            self.unsigned -= 1;
            self.signed += 1;
            self.last_unsigned = 0;
            self.first.take_if(|(first, ..)| *first == ply);
        }
    }
}

impl Judge {
    /// Judges the signs of a move in notation that programs do not write. People have other signs for check than programs,
    /// so only the signs that are there can be judged.
    pub(super) fn marks_of(&mut self, before: &Position, m: Move, after: &Position, token: Token<'_>) {
        if matches!(token.text(), [.., b'+' | b'#']) || read_san(before, token.text()).is_ok() {
            self.check_mark(after.is_check(), Ending::of(token.text()), &token);
        }
        if is_marked_as_capture(token.text()) && m.captures(before).is_none() {
            self.odd_capture_mark(&token);
        }
    }

    /// Signs for check and mate: is what they say true, and is a check marked if others are?
    #[inline]
    pub(super) fn check_mark(&mut self, check: bool, sign: Ending, token: &Token<'_>) {
        if check != (sign != Ending::Plain) || sign == Ending::Mate {
            self.odd_check_mark(check, token);
        } else {
            self.marks.signed += u32::from(check);
        }
    }

    /// A sign for a capture although nothing was captured.
    #[cold]
    #[inline(never)]
    pub(super) fn odd_capture_mark(&mut self, token: &Token<'_>) {
        let message = Message::new("audit-capture-mark").with("move", shown(Text(token.text())));
        let article = self.editions.writing(Writing::Capture);
        let ply = self.ply;
        self.report(Kind::CaptureMark, Severity::Warning, ply, token.place(), article, message);
    }

    #[cold]
    #[inline(never)]
    fn odd_check_mark(&mut self, check: bool, token: &Token<'_>) {
        let text = token.text();
        let says_mate = text.ends_with(b"#");
        let (writing, message) = match (check, says_mate) {
            (true, true) if self.is_without_moves() => {
                self.marks.signed += 1;
                return;
            }
            (true, false) => {
                self.marks.unsigned += 1;
                self.marks.last_unsigned = self.ply;
                if self.marks.unsigned == 1 {
                    self.marks.first = Some((self.ply, token.place(), shown(Text(text))));
                }
                return;
            }
            (_, true) => (Writing::Mate, Message::new("audit-mate-mark")),
            (false, false) => (Writing::Check, Message::new("audit-check-mark")),
        };
        let article = self.editions.writing(writing);
        let (ply, place) = (self.ply, token.place());
        let message = message.with("move", shown(Text(text)));
        self.report(Kind::CheckMark, Severity::Warning, ply, place, article, message);
    }

    fn is_without_moves(&self) -> bool {
        matches!(&self.board, Replay::Lawful(position) if !position.has_moves())
    }

    /// Checks without a sign: irrelevant if the writer never uses the sign, a slip if there are others.
    pub(super) fn judge_marks(&mut self) {
        let Some((ply, place, text)) = self.marks.first.take() else { return };
        let severity = if self.marks.signed >= self.marks.unsigned { Severity::Warning } else { Severity::Note };
        let article = self.editions.writing(Writing::Check);
        let message = Message::new("audit-unmarked-check").with("move", text);
        self.report(Kind::CheckMark, severity, ply, place, article, message);
    }

    /// A word or a sign beside a move. En passant can be checked on the board.
    #[cold]
    pub(super) fn remarked(&mut self, token: Token<'_>) {
        if matches!(token.text(), [b'+' | b'#', ..]) {
            return self.marks.sign_apart(self.ply);
        }
        let true_here = self.history.last_move().is_none_or(|m| m.kind() == MoveKind::EnPassant);
        if !true_here && self.state == State::Followed && self.pending.is_none() && token.text().starts_with(b"e") {
            let message = Message::from(&ProblemKind::Noise(shown(Text(token.text()))));
            let article = self.editions.matter(Matter::Recording);
            let ply = self.ply;
            self.report(Kind::Noise, Severity::Warning, ply, token.place(), article, message);
        }
    }
}

/// Whether there is a sign for a capture: after a piece, a file, or a whole square.
fn is_marked_as_capture(text: &[u8]) -> bool {
    text.iter().skip(1).take(3).any(|&byte| byte == b'x')
}
