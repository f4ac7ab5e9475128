//! The start of a game: SetUp and FEN, and what can be proved about the position.

use jadoube_board::{Board, Color, Position, Setup, Start as Array};
use jadoube_lawbook::Writing;
use jadoube_notation::pgn::{Replay, Start};
use jadoube_texts::Message;

use super::tags::Tag;
use super::{Judge, Numbers, State};
use crate::{Kind, Severity};

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
        let array = if is_chess960 { Array::Chess960 } else { Array::Standard };
        if is_chess960 && !self.says_chess960() {
            self.report_game(Kind::Chess960, Severity::Note, None, Message::new("audit-chess960"));
        }
        // Without castling rights a game from one of the 960 arrays looks like any other, and with them the two players'
        // arrays may differ, which is double Chess960.
        let is_array = is_chess960 && position.board().occupied() == Board::STANDARD.occupied();
        if !is_array
            && !setup.provably_unreachable(array).is_empty()
            && !setup.provably_unreachable(Array::Chess960).is_empty()
        {
            let article = self.editions.writing(Writing::IllegalPosition);
            let message = Message::new("audit-unreachable-start");
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
        self.last_move = None;
        self.history.begin_run(match self.board {
            Replay::Lawful(position) => Some(position),
            _ => None,
        });
    }
}
