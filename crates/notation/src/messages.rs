//! What is wrong with moves and games, in every language of `jadoube-texts`. The sentences in English are those of `Display`, which a
//! program without the feature `texts` has.

use jadoube_board::{Color, Piece, Setup, Square};
use jadoube_texts::{Argument, Locale, Message};

use crate::diagram::{Caption, pieces_of};
use crate::error::{Barred, Expected, Place, ReadError};
use crate::language::Language;
use crate::pgn::{self, MAX_GAME_BYTES, MAX_NESTING, Problem, ProblemKind, printable};
use crate::scoresheet::Labels;
use crate::translate::{Fault, FaultKind};

/// The language of a locale, in its script.
impl From<Locale> for Language {
    fn from(locale: Locale) -> Language {
        Language::find(locale.notation()).unwrap_or(Language::ENGLISH)
    }
}

impl From<Expected> for Message {
    fn from(expected: Expected) -> Message {
        Message::new(match expected {
            Expected::Move => "expected-move",
            Expected::Square => "expected-square",
            Expected::File => "expected-file",
            Expected::Rank => "expected-rank",
            Expected::Promotion => "expected-promotion",
            Expected::End => "expected-end",
        })
    }
}

impl From<&Barred> for Message {
    fn from(barred: &Barred) -> Message {
        let reason = match barred.obstacle {
            Some((square, piece)) => Message::new("move-blocked")
                .with("side", piece.color)
                .with("blocker", piece.role)
                .with("square", square),
            None => Message::from(&barred.breach),
        };
        let message = match barred.role {
            Some(role) => Message::new("move-barred").with("piece", role),
            None => Message::new("move-barred-bare"),
        };
        message.with("from", barred.from).with("to", barred.to).with("reason", reason)
    }
}

impl From<&ReadError> for Message {
    fn from(error: &ReadError) -> Message {
        match error {
            ReadError::Empty => Message::new("move-empty"),
            ReadError::Unexpected { column, found, expected } => Message::new("move-unexpected")
                .with("column", *column)
                .with("found", found.as_str())
                .with("expected", Message::from(*expected)),
            ReadError::Unfinished(expected) => {
                Message::new("move-unfinished").with("expected", Message::from(*expected))
            }
            ReadError::NoSuchPiece(color, role) => {
                Message::new("move-no-such-piece").with("color", *color).with("piece", *role)
            }
            ReadError::NoneThere(color, role, place) => {
                let message = match *place {
                    Place::File(file) => Message::new("move-none-on-file").with("file", file),
                    Place::Rank(rank) => Message::new("move-none-on-rank").with("rank", rank.to_char()),
                    Place::Square(square) => Message::new("move-none-on-square").with("square", square),
                };
                message.with("color", *color).with("piece", *role)
            }
            ReadError::NoneReaches(role, to) => {
                Message::new("move-none-reaches").with("piece", *role).with("square", *to)
            }
            ReadError::Barred(barred) => barred.into(),
            ReadError::EachBarred(all) => {
                let reasons: Vec<Message> = all.iter().map(Message::from).collect();
                Message::new("move-each-barred").with("reasons", reasons)
            }
            ReadError::Castling(breach) => breach.into(),
            ReadError::WriteCastling(writing) => Message::new("move-write-castling").with("writing", writing.as_str()),
            ReadError::Ambiguous { role, to, choices } => Message::new("move-ambiguous")
                .with("piece", *role)
                .with("square", *to)
                .with("choices", Argument::Any(choices.clone())),
            ReadError::Unclear { choices } => {
                Message::new("move-unclear").with("choices", Argument::Any(choices.clone()))
            }
            ReadError::PromotionMissing { to, choices } => Message::new("move-promotion-missing")
                .with("square", *to)
                .with("choices", Argument::Any(choices.clone())),
        }
    }
}

impl From<&FaultKind> for Message {
    fn from(kind: &FaultKind) -> Message {
        match kind {
            FaultKind::Move(error) => error.into(),
            FaultKind::UnclosedComment => Message::new("fault-unclosed-comment"),
            FaultKind::UnclosedVariation => Message::new("fault-unclosed-variation"),
            FaultKind::TooDeep => Message::new("fault-too-deep").with("limit", MAX_NESTING),
            FaultKind::BadFen(error) => Message::new("fault-bad-fen").with("error", Message::from(error)),
            FaultKind::BadPosition(error) => Message::new("fault-bad-position").with("error", Message::from(error)),
            FaultKind::OtherVariant => Message::new("fault-other-variant"),
        }
    }
}

impl From<&Fault> for Message {
    fn from(fault: &Fault) -> Message {
        Message::new("move-fault")
            .with("line", fault.line)
            .with("column", fault.column)
            .with("text", fault.text.as_str())
            .with("error", Message::from(&fault.kind))
    }
}

impl From<&ProblemKind> for Message {
    fn from(kind: &ProblemKind) -> Message {
        match kind {
            ProblemKind::UnclosedTag => Message::new("pgn-unclosed-tag"),
            ProblemKind::NotAGame => Message::new("pgn-not-a-game"),
            ProblemKind::UnclosedComment => Message::new("pgn-unclosed-comment"),
            ProblemKind::UnclosedVariation => Message::new("pgn-unclosed-variation"),
            ProblemKind::NothingToVary => Message::new("pgn-nothing-to-vary"),
            ProblemKind::NothingToClose(sign) => Message::new("pgn-nothing-to-close").with("found", *sign),
            ProblemKind::Noise(text) => Message::new("pgn-noise").with("found", &*printable(text)),
            ProblemKind::Unreadable(text) => Message::new("pgn-unreadable").with("found", &*printable(text)),
            ProblemKind::Illegal(text) => Message::new("pgn-illegal").with("found", &*printable(text)),
            ProblemKind::BadFen(error) => Message::new("pgn-bad-fen").with("fault", Message::from(error)),
            ProblemKind::OtherVariant(name) => Message::new("pgn-other-variant").with("found", &*printable(name)),
            ProblemKind::TooDeep => Message::new("pgn-too-deep").with("count", MAX_NESTING),
            ProblemKind::TooLong => Message::new("pgn-too-long").with("count", MAX_GAME_BYTES >> 20),
        }
    }
}

/// With the place before it.
impl From<&Problem> for Message {
    fn from(problem: &Problem) -> Message {
        let pgn::Place { byte, line, column } = problem.place;
        Message::new("pgn-problem")
            .with("line", line.to_string())
            .with("column", column.to_string())
            .with("byte", byte.to_string())
            .with("problem", Message::from(&problem.kind))
    }
}

impl Labels {
    /// In one of the languages of Jadoube, which need not be the one of the moves.
    pub fn of(locale: Locale) -> Labels {
        Labels {
            event: Message::new("scoresheet-event").text(locale),
            site: Message::new("scoresheet-site").text(locale),
            date: Message::new("scoresheet-date").text(locale),
            round: Message::new("scoresheet-round").text(locale),
            white: Message::new("scoresheet-white").text(locale),
            black: Message::new("scoresheet-black").text(locale),
            result: Message::new("scoresheet-result").text(locale),
            signature: Message::new("scoresheet-signature").text(locale),
        }
    }
}

impl Caption {
    /// In one of the languages of Jadoube.
    pub fn of(setup: &Setup, locale: Locale) -> Caption {
        let named = |(piece, square): (Piece, Square)| {
            Message::new("diagram-piece").with("piece", piece.role).with("square", square)
        };
        let side = |color| {
            let pieces = Argument::AllOf(pieces_of(setup, color).map(named).collect());
            Message::new("diagram-side").with("side", color).with("pieces", pieces).text(locale)
        };
        let sides = Color::ALL.into_iter().filter(|&color| setup.board.color(color).any());
        Caption {
            title: Message::new("diagram-title").with("color", setup.turn).text(locale),
            description: sides.map(side).collect::<Vec<_>>().join(" "),
        }
    }
}

#[cfg(test)]
mod tests {
    use jadoube_board::Position;

    use super::*;
    use crate::read;

    /// What the readers say to a program without `texts` is what the messages say in English.
    #[test]
    fn errors_in_english_are_the_english_messages() {
        let texts =
            ["", "x", "e", "e9", "Nf", "Bb5", "Nd4", "Ra3", "Na", "Qd1", "0-0", "K", "e4e5x", "Nbf3", "N3d2", "Ng2f3"];
        let positions = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "4k3/P7/8/8/2N1N3/8/8/4K2R w K - 0 1",
            "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1",
        ];
        let more = ["a8", "Nd6", "Kg1", "O-O-O", "Nd2", "Ncd2", "Rb8"];
        let mut told = 0;
        for position in positions.map(|fen| fen.parse::<Position>().unwrap()) {
            for error in texts.iter().chain(&more).filter_map(|text| read(&position, text, Language::ENGLISH).err()) {
                assert_eq!(error.to_string(), Message::from(&error).text(Locale::EN));
                told += 1;
            }
        }
        assert!(told > 25, "{told}");
    }

    #[test]
    fn captions_in_english_are_the_english_messages() {
        let fens = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
            "8/8/8/8/8/8/8/K7 w - - 0 1",
            "8/8/8/8/8/8/8/8 w - - 0 1",
        ];
        for setup in fens.map(|fen| fen.parse::<Setup>().unwrap()) {
            assert_eq!(Caption::in_english(&setup), Caption::of(&setup, Locale::EN));
        }
    }

    #[test]
    fn labels_in_english_are_the_english_messages() {
        assert_eq!(Labels::default(), Labels::of(Locale::EN));
    }

    #[test]
    fn every_kind_of_error_is_the_same_in_english() {
        use jadoube_board::{Breach, Color, File, Rank, Role, Square};
        let choices = |count: usize| ["Nbd2", "Nfd2", "N3d2"].map(str::to_owned)[..count].to_vec();
        let barred = Barred {
            role: None,
            from: Square::E2,
            to: Square::E4,
            breach: Breach::DoubleStepLate,
            obstacle: Some((Square::E3, jadoube_board::Piece { color: Color::Black, role: Role::Knight })),
        };
        let place = |place| ReadError::NoneThere(Color::Black, Role::Queen, place);
        let expected =
            [Expected::Move, Expected::Square, Expected::File, Expected::Rank, Expected::Promotion, Expected::End];
        let errors = [
            ReadError::NoSuchPiece(Color::White, Role::Bishop),
            place(Place::File(File::C)),
            place(Place::Rank(Rank::Third)),
            place(Place::Square(Square::H8)),
            ReadError::NoneReaches(Role::Rook, Square::D4),
            ReadError::Barred(barred),
            ReadError::EachBarred(vec![barred, Barred { role: Some(Role::King), obstacle: None, ..barred }]),
            ReadError::Castling(barred.breach),
            ReadError::WriteCastling("0-0".to_owned()),
            ReadError::Ambiguous { role: Role::Knight, to: Square::D2, choices: choices(2) },
            ReadError::Unclear { choices: choices(3) },
            ReadError::PromotionMissing { to: Square::A8, choices: choices(1) },
        ];
        let unfinished = expected.map(ReadError::Unfinished);
        let unexpected = ReadError::Unexpected { column: 7, found: "x".to_owned(), expected: Expected::End };
        for error in errors.into_iter().chain(unfinished).chain([unexpected]) {
            assert_eq!(error.to_string(), Message::from(&error).text(Locale::EN));
        }
    }
}
