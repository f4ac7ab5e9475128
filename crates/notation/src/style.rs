use crate::Language;

/// A form in which moves are written or said.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// Algebraic notation, in some style.
    Algebraic(Style),
    /// `e2e4`, `e7e8q`: what chess programs tell each other. Castling is written as the position needs it
    /// ([`Move::to_coordinates`](jadoube_board::Move::to_coordinates)).
    Uci,
    /// The same with castling as the king's square and the rook's throughout, as programs write a game of Chess960.
    UciChess960,
    /// `5254`, `57581`: the language-free notation of correspondence chess.
    Iccf,
    /// The same with castling as the king's square and the rook's throughout.
    IccfChess960,
    /// `Springer Gustav eins Felix drei`: see [`crate::write_announcement`].
    Announcement,
    /// `knight from g1 to f3`, with the feature `texts`: see `write_speech`.
    #[cfg(feature = "texts")]
    Speech(jadoube_texts::Locale),
    /// `⠎⠋⠒`: see [`crate::write_braille`].
    Braille,
}

impl Form {
    /// The names that [`Form::named`] knows.
    pub const NAMES: [&str; 10] =
        ["pgn", "fide", "short", "long", "figurine", "uci", "iccf", "announcement", "speech", "braille"];

    /// The form for a game of Chess960, where it is another.
    #[must_use]
    pub const fn in_chess960(self) -> Form {
        match self {
            Form::Uci => Form::UciChess960,
            Form::Iccf => Form::IccfChess960,
            other => other,
        }
    }

    /// A form by a name that a person can type, in a language: `pgn` (d8=Q, O-O), `fide` (d8Q, 0-0, e.p.), `short` (ed6,
    /// no marks), `long` (Ng1-f3), `figurine` (♘f3), `uci`, `iccf`, `announcement` (D.2.1), `speech`, `braille`. `None`
    /// for other names, and for speech in a language without messages (or without the feature
    /// `texts`).
    ///
    /// ```
    /// use jadoube_notation::{Form, Language};
    /// assert_eq!(Form::named("uci", Language::ENGLISH), Some(Form::Uci));
    /// assert_eq!(Form::named("speech", Language::find("fr").unwrap()), None);
    /// ```
    pub fn named(name: &str, language: Language) -> Option<Form> {
        Some(match name {
            "pgn" => Form::Algebraic(Style::pgn(language)),
            "fide" => Form::Algebraic(Style::fide(language)),
            "short" => Form::Algebraic(Style::fide_bare(language)),
            "long" => Form::Algebraic(Style::long(language)),
            "figurine" => Form::Algebraic(Style::pgn(language).with_figurines()),
            "uci" => Form::Uci,
            "iccf" => Form::Iccf,
            "announcement" => Form::Announcement,
            #[cfg(feature = "texts")]
            "speech" => Form::Speech(language.code().parse().ok()?),
            "braille" => Form::Braille,
            _ => return None,
        })
    }
}

/// Everything in which one algebraic notation differs from another. Which marks a player has to write is a matter of the
/// edition of the Laws; callers that know the edition set them here.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Style {
    /// The language of piece letters and files.
    pub language: Language,
    /// Figurines instead of letters (C.3).
    pub figurines: bool,
    /// Whether the square left is always written (C.8).
    pub length: Length,
    /// What stands between in a capture (C.9).
    pub capture: CaptureSign,
    /// Zeros or letters in castling.
    pub castling: CastlingSign,
    /// How the new piece is added (C.11; C.12 in 2009).
    pub promotion: PromotionSign,
    /// Whether ` e.p.` is added (C.9.3).
    pub en_passant: bool,
    /// Whether `+` is added.
    pub check: bool,
    /// What is added for mate.
    pub mate: MateSign,
}

/// Of the square left, what is written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Length {
    /// Only what is needed: `Nf3`, `Nbd2`.
    Short,
    /// All of it: `Ng1-f3`.
    Long,
}

/// The sign of a capture.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CaptureSign {
    /// `exd6`.
    Cross,
    /// `e:d6`.
    Colon,
    /// `ed6`; in the long form a hyphen as in any move.
    None,
}

/// The sign of castling.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CastlingSign {
    /// `0-0`, as in the Laws.
    Zeros,
    /// `O-O`, as in PGN.
    Letters,
}

/// What stands between the square and the new piece of a promotion.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PromotionSign {
    /// `d8Q`, as in the Laws.
    None,
    /// `d8=Q`, as in PGN.
    Equals,
    /// `d8(Q)`.
    Brackets,
}

/// The sign of mate.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum MateSign {
    /// Nothing, not even the sign of check.
    None,
    /// The sign of check.
    Check,
    /// `#`.
    Hash,
    /// `++`.
    TwoPluses,
}

impl Style {
    /// The form of Appendix C with all its marks: `exd6 e.p.`, `d8Q+`, `0-0`, `Qf7#`.
    pub const fn fide(language: Language) -> Style {
        Style {
            language,
            figurines: false,
            length: Length::Short,
            capture: CaptureSign::Cross,
            castling: CastlingSign::Zeros,
            promotion: PromotionSign::None,
            en_passant: true,
            check: true,
            mate: MateSign::Hash,
        }
    }

    /// The form of Appendix C without the marks that it leaves to the player: `ed6`, `Nd6`, `d8Q`, `0-0`.
    pub const fn fide_bare(language: Language) -> Style {
        Style {
            capture: CaptureSign::None,
            en_passant: false,
            check: false,
            mate: MateSign::None,
            ..Style::fide(language)
        }
    }

    /// The form of PGN, with the letters of a language: `exd6`, `d8=Q+`, `O-O`, `Qf7#`.
    pub const fn pgn(language: Language) -> Style {
        Style {
            castling: CastlingSign::Letters,
            promotion: PromotionSign::Equals,
            en_passant: false,
            ..Style::fide(language)
        }
    }

    /// The long form of C.8: `Ng1-f3`, `e5xd6 e.p.`, `d7-d8Q`.
    pub const fn long(language: Language) -> Style {
        Style { length: Length::Long, ..Style::fide(language) }
    }

    /// The same with figurines, as printed publications should have them (C.3).
    #[must_use]
    pub const fn with_figurines(self) -> Style {
        Style { figurines: true, ..self }
    }
}
