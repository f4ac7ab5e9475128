//! The start of a game: SetUp and FEN, and what can be proved about the position.

use jadoube_board::{Board, Castling, Color, Position, Setup};
use jadoube_lawbook::Writing;
use jadoube_legality::{Argument, Budget, Start as First, Verdict, legality};
use jadoube_notation::pgn::{Replay, Start};
use jadoube_texts::Message;

use super::tags::Tag;
use super::{Judge, Numbers, State};
use crate::{Kind, Severity};

/// What needs no search, and the last moves. Neither games nor kernels are looked for: they would take longer than the rest of an
/// audit, and on the positions of real files kernels find nothing more.
const ARGUMENTS: Budget = Budget { nodes: 0, kernels: 0, ..Budget::SMALL };

impl Judge {
    pub(super) fn begin_at(&mut self, start: &Start) {
        self.board = start.replay();
        self.numbers = Numbers::starting_at(1, false, false);
        match start {
            Start::Position(position) => {
                if self.tags.has(Tag::Fen) {
                    self.begin_from_fen(position);
                } else if self.tags.get(Tag::SetUp) == Some(b"1") {
                    self.report_game(Kind::SetUpTag, Severity::Warning, None, Message::new("audit-setup-needs-fen"));
                }
                self.history.begin_run(Some(*position));
                self.count_start(position);
            }
            Start::Setup(setup) => {
                self.numbers_from(setup);
                self.faults(setup, Severity::Error);
            }
            Start::BadFen(error) => {
                let message = Message::new("audit-bad-fen").with("fault", Message::from(error));
                self.report_game(Kind::BadFen, Severity::Error, None, message);
                self.state = State::Lost;
            }
            Start::OtherVariant(name) => {
                let message = Message::new("audit-other-variant").with("name", name.as_str());
                self.report_game(Kind::OtherVariant, Severity::Note, None, message);
                self.state = State::Skipped;
            }
        }
    }

    fn numbers_from(&mut self, setup: &Setup) {
        self.numbers = Numbers::starting_at(setup.fullmoves, setup.turn == Color::Black, true);
    }

    #[cold]
    fn begin_from_fen(&mut self, position: &Position) {
        let setup = Setup::from(*position);
        self.numbers_from(&setup);
        if self.tags.get(Tag::SetUp) != Some(b"1") {
            self.report_game(Kind::SetUpTag, Severity::Note, None, Message::new("audit-fen-needs-setup"));
        }
        // The reader has dropped impossible castling rights.
        if let Ok(written) = self.tags.text(Tag::Fen).parse::<Setup>()
            && written != setup
        {
            self.faults(&written, Severity::Warning);
        }
        let is_chess960 = !position.is_standard_array() || self.says_chess960();
        if is_chess960 && !self.says_chess960() {
            self.report_game(Kind::Chess960, Severity::Note, None, Message::new("audit-chess960"));
        }
        if let Some(argument) = unreachable(&setup, is_chess960) {
            let article = self.editions.writing(Writing::IllegalPosition);
            let message = Message::new("audit-unreachable-start").with("reason", argument.message(&setup));
            self.report_game(Kind::UnreachableStart, Severity::Warning, article, message);
        }
    }

    fn says_chess960(&self) -> bool {
        self.tags.get(Tag::Variant).is_some_and(|variant| {
            let variant = variant.to_ascii_lowercase();
            [&b"960"[..], b"fischer", b"frc", b"freestyle"]
                .iter()
                .any(|name| memchr::memmem::find(&variant, name).is_some())
        })
    }

    #[cold]
    fn faults(&mut self, setup: &Setup, severity: Severity) {
        let faults: Vec<Message> = setup.faults().iter().map(Message::from).collect();
        if faults.is_empty() {
            return;
        }
        let article = self.editions.writing(Writing::IllegalPosition);
        let message = Message::new("audit-illegal-start").with("faults", faults);
        self.report_game(Kind::IllegalStart, severity, article, message);
    }

    /// The moves continue from here, whatever came before.
    pub(super) fn new_run(&mut self) {
        self.history.begin_run(match self.board {
            Replay::Lawful(position) => Some(position),
            _ => None,
        });
    }
}

/// Why no legal moves lead to a position that can be played.
fn unreachable(setup: &Setup, is_chess960: bool) -> Option<Argument> {
    // A shuffled array begins another game, Chess960 or older, whether it says so or not.
    if setup.board.occupied() == Board::STANDARD.occupied() && setup.board != Board::STANDARD {
        return None;
    }
    let castling = if is_chess960 { Castling::NONE } else { setup.castling };
    let Verdict::Illegal(argument) = legality(&Setup { castling, ..*setup }, First::Standard, ARGUMENTS) else {
        return None;
    };
    let holds_for_every_array = match &argument {
        Argument::Fault(_)
        | Argument::Men { .. }
        | Argument::Promotions { .. }
        | Argument::Passing { .. }
        | Argument::Kernel { .. }
        | Argument::Ranks { .. } => true,
        Argument::Castling(_)
        | Argument::Origins { .. }
        | Argument::Parity { .. }
        | Argument::Dead
        | Argument::LastMove { .. } => false,
    };
    (holds_for_every_array || !is_chess960).then_some(argument)
}
