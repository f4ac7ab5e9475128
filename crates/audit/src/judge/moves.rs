//! Faulty moves: illegal, ambiguous, unreadable, missing; and their numbers.

use jadoube_board::{Breach, Coordinates, Move, Position, Role, Rule};
use jadoube_lawbook::{Article, Matter, Writing};
use jadoube_notation::pgn::{Place, Played, ProblemKind, Replay, Text, Token};
use jadoube_notation::{Language, ReadError, read, read_san};
use jadoube_texts::Message;

use super::ending::{OnBoard, Over};
use super::{Judge, State};
use crate::report::shown;
use crate::{Kind, Severity};

/// A move that could not be made, until the next move number shows whether one before it is missing.
#[derive(Clone, Debug)]
pub(super) struct Pending {
    kind: Kind,
    severity: Severity,
    ply: u32,
    place: Place,
    article: Option<Article>,
    message: Message,
    /// This number before this ply suggested that a move is missing; what follows shows whether the number was wrong.
    number: Option<(u32, u32)>,
    /// The board is known all the same.
    goes_on: bool,
    /// The next number has shown that no move is missing; it is still open whether it was answered.
    confirmed: bool,
}

/// This many moves after an illegal one that stood show that the game really continued from there.
const CONVINCING: u32 = 4;

/// How many wrong numbers are reported for one game.
const MOST_NUMBERS: u8 = 3;

impl Judge {
    #[cold]
    #[inline(never)]
    pub(super) fn played_slowly(&mut self, token: Token<'_>) {
        if self.state == State::Lost || self.state == State::Skipped {
            return;
        }
        if self.pending.as_ref().is_some_and(|pending| pending.confirmed) {
            self.settle(None);
        }
        if let Some(pending) = &self.pending {
            let (goes_on, missing) = (pending.goes_on, pending.ply);
            match pending.number {
                Some(_) => return self.after_missing(token, missing),
                // Nothing is known until the next number.
                None if !goes_on => return,
                None => {}
            }
        }
        let before = self.board;
        let played = self.board.play(token.text());
        match (&played, before) {
            (Played::Legal(m), Replay::Lawful(position)) => self.legal(&position, *m, token),
            (Played::Legal(_), _) => self.new_run(),
            (Played::Null, _) => {
                let article = self.editions.matter(Matter::Recording);
                let (ply, place) = (self.ply, token.place());
                self.report(Kind::NullMove, Severity::Warning, ply, place, article, Message::new("audit-null-move"));
                self.new_run();
            }
            (Played::Stood(squares), _) => self.stood(before, *squares, token),
            (Played::Unreadable(_), Replay::Lawful(position)) => {
                let fast = self.control.is_fast(&self.editions);
                match before.slip(token.text()).filter(|_| fast && position.has_moves()) {
                    Some(squares) => {
                        self.board = before;
                        self.board.make(&Played::Stood(squares));
                        self.stood(before, squares, token);
                    }
                    None => self.unreadable_move(&position, token),
                }
            }
            (Played::Unreadable(_), _) => self.lost_on_irregular(token),
        }
    }

    fn legal(&mut self, before: &Position, m: Move, token: Token<'_>) {
        let after = before.after(m);
        self.board = Replay::Lawful(after);
        // While a move may be missing or illegal, the signs cannot be checked against the board.
        if self.pending.is_none() && !self.is_soon_after_breach() {
            self.marks_of(before, m, &after, token);
        }
        if self.options.fixes {
            self.spell(before, m, token);
        }
        self.count(m, &token);
    }

    /// Another illegal move so soon after one that stood shows that the first was not a move at all.
    fn is_soon_after_breach(&self) -> bool {
        self.breach_ply.is_some_and(|breach| self.ply - breach <= CONVINCING)
    }

    /// An illegal move that leaves no doubt about what was moved.
    fn stood(&mut self, before: Replay, squares: Coordinates, token: Token<'_>) {
        if let Some(over) = self.over_before(&before) {
            return self.went_on(over, token.place());
        }
        if self.is_soon_after_breach() {
            return self.lose();
        }
        let breach = match before {
            Replay::Lawful(position) => breach_of(&position, squares),
            Replay::Irregular(setup) => setup.judge(squares).err(),
            Replay::Lost => None,
        };
        let reason = match (before, breach) {
            (Replay::Lawful(position), _) => match read(&position, &shown(Text(token.text())), Language::ENGLISH) {
                Err(error) => Message::from(&error),
                Ok(_) => breach.map_or(Message::new("audit-no-such-move"), |breach| Message::from(&breach)),
            },
            (_, Some(breach)) => Message::from(&breach),
            _ => Message::new("audit-no-such-move"),
        };
        let article = breach.and_then(|breach| self.article_of(breach));
        self.breach_ply = Some(self.ply);
        let message = Message::new("audit-illegal").with("move", shown(Text(token.text()))).with("reason", reason);
        self.pending = Some(Pending {
            kind: Kind::IllegalMove,
            severity: Severity::Error,
            ply: self.ply,
            place: token.place(),
            article,
            message,
            number: None,
            goes_on: true,
            confirmed: false,
        });
        self.new_run();
    }

    /// The token stands for a move, but it is unclear which.
    fn unreadable_move(&mut self, before: &Position, token: Token<'_>) {
        let text = shown(Text(token.text()));
        let error = match read(before, &text, Language::ENGLISH) {
            // A person could read it.
            Ok(reading) => return self.legal(before, reading.played, token),
            Err(error) => error,
        };
        if let Some(over) = self.over_before(&Replay::Lawful(*before)) {
            return self.went_on(over, token.place());
        }
        if self.is_soon_after_breach() {
            return self.lose();
        }
        let (kind, article) = self.classify(&error);
        let id = match kind {
            Kind::AmbiguousMove => Message::new("audit-ambiguous"),
            Kind::UnreadableMove => Message::new("audit-unreadable"),
            _ => Message::new("audit-illegal"),
        };
        self.pending = Some(Pending {
            kind,
            severity: Severity::Error,
            ply: self.ply,
            place: token.place(),
            article,
            message: id.with("move", text).with("reason", Message::from(&error)),
            number: None,
            goes_on: false,
            confirmed: false,
        });
    }

    fn lost_on_irregular(&mut self, token: Token<'_>) {
        if !self.is_soon_after_breach() {
            let text = shown(Text(token.text()));
            let message = Message::from(&ProblemKind::Unreadable(text));
            let article = self.editions.matter(Matter::Recording);
            let (ply, place) = (self.ply, token.place());
            self.report(Kind::UnreadableMove, Severity::Error, ply, place, article, message);
        }
        self.lose();
    }

    fn article_of(&self, breach: Breach) -> Option<Article> {
        if let Breach::CastlingLost(wing) = breach
            && let Some(moved) = self.history.lost_castling_by(wing)
        {
            return self.editions.lost_castling(moved);
        }
        self.editions.breach(breach)
    }

    fn classify(&self, error: &ReadError) -> (Kind, Option<Article>) {
        let breach = match error {
            ReadError::Barred(barred) => Some(barred.breach),
            ReadError::EachBarred(all) => all.first().map(|barred| barred.breach),
            ReadError::Castling(breach) => Some(*breach),
            _ => None,
        };
        if let Some(breach) = breach {
            return (Kind::IllegalMove, self.article_of(breach));
        }
        let rule = match error {
            ReadError::Ambiguous { .. } | ReadError::Unclear { .. } => {
                return (Kind::AmbiguousMove, self.editions.writing(Writing::WhichPiece));
            }
            ReadError::Empty
            | ReadError::Unexpected { .. }
            | ReadError::Unfinished(_)
            | ReadError::WriteCastling(_) => {
                return (Kind::UnreadableMove, self.editions.matter(Matter::Recording));
            }
            ReadError::PromotionMissing { .. } => Rule::Promotion,
            ReadError::Barred(_) | ReadError::EachBarred(_) | ReadError::Castling(_) => Rule::OwnMen,
            ReadError::NoSuchPiece(_, role) | ReadError::NoneThere(_, role, _) | ReadError::NoneReaches(role, _) => {
                rule_of(*role)
            }
        };
        (Kind::IllegalMove, self.editions.rule(rule))
    }

    /// A placeholder for a move that the writer of the file could not read either.
    #[cold]
    pub(super) fn written_as_unreadable(&mut self, text: Text<'_>) {
        if self.state == State::Followed && self.pending.is_none() {
            let message = Message::from(&ProblemKind::Unreadable(shown(text)));
            let article = self.editions.matter(Matter::Recording);
            self.report_last(Kind::UnreadableMove, Severity::Error, article, message);
            self.dead_before_unreadable(self.ply);
            self.lose();
        }
    }

    fn lose(&mut self) {
        self.board = Replay::Lost;
        if self.state == State::Followed {
            self.state = State::Lost;
        }
    }

    /// How the game ended on the board before this move.
    fn over_before(&self, before: &Replay) -> Option<OnBoard> {
        let Replay::Lawful(position) = before else { return None };
        if position.has_moves() {
            return None;
        }
        Some(if position.is_check() { OnBoard::Mate(!position.turn()) } else { OnBoard::Stalemate })
    }

    fn went_on(&mut self, on_board: OnBoard, place: Place) {
        let (kind, matter, message) = match on_board {
            OnBoard::Mate(_) => (Kind::AfterMate, Matter::Checkmate, Message::new("audit-after-mate")),
            _ => (Kind::AfterStalemate, Matter::Stalemate, Message::new("audit-after-stalemate")),
        };
        let article = self.editions.matter(matter);
        let ply = self.ply;
        self.report(kind, Severity::Error, ply, place, article, message);
        self.over = Some(Over { ply: ply - 1, on_board });
        self.lose();
    }

    #[cold]
    pub(super) fn wrong_number(&mut self, found: u32, expected: u32) {
        if self.pending.is_some() {
            self.number_after_doubt();
        }
        if self.state == State::Followed {
            self.tell_number(self.ply + 1, found, expected);
        }
    }

    fn tell_number(&mut self, ply: u32, found: u32, expected: u32) {
        if self.number_findings == MOST_NUMBERS {
            return;
        }
        self.number_findings += 1;
        let message =
            Message::new("audit-move-number").with("expected", expected.to_string()).with("found", found.to_string());
        let article = self.editions.matter(Matter::Recording);
        if self.options.fixes {
            self.fix.wrong_number();
        }
        self.report(Kind::MoveNumber, Severity::Warning, ply, self.begin, article, message);
    }

    /// The numbers show that a move is missing.
    #[cold]
    pub(super) fn missing_move(&mut self, ply: u32, number: u32) {
        if self.pending.as_ref().is_some_and(|pending| pending.confirmed) {
            self.settle(None);
        }
        if let Some(pending) = &self.pending {
            // The second number confirms the first: the move is missing there.
            let ply = if pending.number.is_some() { pending.ply } else { ply };
            return self.settle(Some(ply));
        }
        // All moves so far are legal: what follows shows whether only the number is wrong.
        self.pending = Some(Pending {
            kind: Kind::MissingMove,
            severity: Severity::Error,
            ply,
            place: self.begin,
            article: self.editions.matter(Matter::Recording),
            message: Message::new("audit-missing-move"),
            number: Some((number, self.ply + 1)),
            goes_on: true,
            confirmed: false,
        });
    }

    /// The next number after something doubtful is the expected one, or at least does not show that a move is missing.
    #[cold]
    pub(super) fn number_after_doubt(&mut self) {
        match self.pending.as_ref().and_then(|pending| pending.number) {
            Some((number, ply)) => {
                self.pending = None;
                let (expected, _) = self.numbers.of_ply(ply);
                self.tell_number(ply, number, expected);
            }
            None => match &mut self.pending {
                // Its answer comes after this number.
                Some(pending) if pending.goes_on && pending.ply == self.ply => pending.confirmed = true,
                _ => self.settle(None),
            },
        }
    }

    /// A move after a number that is one half-move ahead.
    fn after_missing(&mut self, token: Token<'_>, ply: u32) {
        let Replay::Lawful(position) = self.board else { return self.settle(Some(ply)) };
        match read_san(&position, token.text()) {
            Ok(m) => self.legal(&position, m, token),
            Err(_) => self.settle(Some(ply)),
        }
    }

    /// Reports what was held back; `missing` is the ply of a move that is missing according to the numbers.
    pub(super) fn settle(&mut self, missing: Option<u32>) {
        let Some(pending) = self.pending.take() else { return };
        let Pending { mut kind, mut severity, mut ply, place, mut article, mut message, number, goes_on, confirmed: _ } =
            pending;
        match missing.or(number.map(|_| ply)) {
            Some(at) => {
                (kind, severity, ply) = (Kind::MissingMove, Severity::Error, at);
                article = self.editions.matter(Matter::Recording);
                message = Message::new("audit-missing-move");
                self.lose();
            }
            None if goes_on => {
                // A.5.2, B.3 (2023) and their predecessors: without supervision an illegal move that was answered stands.
                let answered = self.ply > ply;
                if answered && self.control.is_fast(&self.editions) {
                    severity = Severity::Note;
                    message = Message::new("audit-illegal-stood").with("found", message);
                }
            }
            None => {
                self.dead_before_unreadable(ply - 1);
                self.lose();
            }
        }
        self.report(kind, severity, ply, place, article, message);
    }
}

/// The rule by which a piece moves.
fn rule_of(role: Role) -> Rule {
    match role {
        Role::King => Rule::King,
        Role::Queen => Rule::Queen,
        Role::Rook => Rule::Rook,
        Role::Bishop => Rule::Bishop,
        Role::Knight => Rule::Knight,
        Role::Pawn => Rule::PawnForward,
    }
}

/// Why this is illegal; a king that moves to its own rook's square was castling.
fn breach_of(position: &Position, squares: Coordinates) -> Option<Breach> {
    let board = position.board();
    let own_rook = board.piece_at(squares.to) == Some(Role::Rook.of(position.turn()));
    if board.role_at(squares.from) == Some(Role::King) && own_rook {
        let wing = if squares.from < squares.to { jadoube_board::Wing::King } else { jadoube_board::Wing::Queen };
        return position.judge_castling(wing).err();
    }
    position.judge(squares).err()
}
