use std::fmt;
use std::str::FromStr;

/// The severity of a finding.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// Worth knowing; nothing needs to be wrong.
    Note,
    /// Something is wrong with the record, or probably is.
    Warning,
    /// The game and the Laws, or the game and its own record, contradict each other.
    Error,
}

impl Severity {
    /// All of them, the least severe first.
    pub const ALL: [Severity; 3] = [Severity::Note, Severity::Warning, Severity::Error];

    /// Its name in JSON, Parquet and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text does not name a kind or severity.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unknown {
    /// What was given.
    pub found: String,
    /// What exists.
    pub known: String,
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no `{}`: expected one of {}", self.found, self.known)
    }
}

impl std::error::Error for Unknown {}

impl FromStr for Severity {
    type Err = Unknown;

    fn from_str(name: &str) -> Result<Severity, Unknown> {
        Severity::ALL
            .into_iter()
            .find(|severity| severity.name() == name)
            .ok_or_else(|| Unknown { found: name.to_owned(), known: Severity::ALL.map(Severity::name).join(", ") })
    }
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident = $name:literal,)*) => {
        /// What a finding is about. The names are stable: `--only`, JSON and Parquet use them.
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Kind {
            $($(#[$doc])* $kind,)*
        }

        impl Kind {
            /// All of them, in the order of the documentation.
            pub const ALL: &'static [Kind] = &[$(Kind::$kind),*];

            /// Its name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Kind::$kind => $name,)*
                }
            }
        }
    };
}

kinds! {
    /// A move that breaks a rule of Article 3.
    IllegalMove = "illegal-move",
    /// A move that fits several pieces.
    AmbiguousMove = "ambiguous-move",
    /// A token that stands for a move but cannot be read as one.
    UnreadableMove = "unreadable-move",
    /// The turn passes without a move.
    NullMove = "null-move",
    /// The move numbers show that a move is missing.
    MissingMove = "missing-move",
    /// A move number that is not the expected one.
    MoveNumber = "move-number",
    /// A sign for check or mate at a move that gives none, or no sign at a move that does.
    CheckMark = "check-mark",
    /// A sign for a capture at a move that captures nothing.
    CaptureMark = "capture-mark",
    /// Moves after checkmate.
    AfterMate = "after-mate",
    /// Moves after stalemate.
    AfterStalemate = "after-stalemate",
    /// Moves after a dead position.
    AfterDeadPosition = "after-dead-position",
    /// Moves after the repetition that ends a game automatically.
    AfterFivefold = "after-fivefold",
    /// Moves after the number of moves without capture or pawn move that ends a game automatically.
    AfterSeventyFive = "after-seventy-five",
    /// Checkmate on the board, but a different result.
    ResultMate = "result-mate",
    /// Stalemate on the board, but a result other than a draw.
    ResultStalemate = "result-stalemate",
    /// A dead position, but a result other than a draw.
    ResultDeadPosition = "result-dead-position",
    /// The game has ended automatically in a draw, but the result is different.
    ResultAutomaticDraw = "result-automatic-draw",
    /// A win by a player who cannot mate by any series of legal moves.
    ResultCannotMate = "result-cannot-mate",
    /// The Result tag and the end of the moves differ.
    ResultTag = "result-tag",
    /// The result and the Termination tag contradict each other.
    ResultTermination = "result-termination",
    /// The Termination tag says something that the moves do not show.
    Termination = "termination",
    /// The moves end without a result.
    MissingResult = "missing-result",
    /// A draw by repetition that the moves do not confirm.
    DrawRepetition = "draw-repetition",
    /// A draw by fifty moves that the moves do not confirm.
    DrawFifty = "draw-fifty",
    /// A draw by repetition could have been claimed, and the game continued.
    ClaimRepetition = "claim-repetition",
    /// A draw by fifty moves could have been claimed, and the game continued.
    ClaimFifty = "claim-fifty",
    /// A clock shows more than the time control can give.
    ClockControl = "clock-control",
    /// A clock has gained time for no reason.
    ClockGrows = "clock-grows",
    /// A clock shows no time left, and the player continues to move.
    ClockRanOut = "clock-ran-out",
    /// A clock time that cannot be parsed.
    ClockUnreadable = "clock-unreadable",
    /// The same player has both colors.
    SamePlayers = "same-players",
    /// A date that cannot be parsed.
    BadDate = "bad-date",
    /// A tag with a value that it cannot have.
    BadTag = "bad-tag",
    /// A tag that occurs twice with different values.
    RepeatedTag = "repeated-tag",
    /// Required tags of the export format are missing.
    MissingTag = "missing-tag",
    /// The tag PlyCount and the moves differ.
    PlyCount = "ply-count",
    /// SetUp and FEN do not match.
    SetUpTag = "setup-tag",
    /// The FEN cannot be read.
    BadFen = "bad-fen",
    /// The initial position cannot be played.
    IllegalStart = "illegal-start",
    /// The initial position is proved to be unreachable by legal moves.
    UnreachableStart = "unreachable-start",
    /// Chess960 castling rights in a game that is not marked as such.
    Chess960 = "chess960",
    /// Not chess but another game; it is not judged.
    OtherVariant = "other-variant",
    /// A tag pair that is not closed.
    UnclosedTag = "unclosed-tag",
    /// Text that is not a game.
    NotAGame = "not-a-game",
    /// A comment that is not closed.
    UnclosedComment = "unclosed-comment",
    /// A variation that is not closed.
    UnclosedVariation = "unclosed-variation",
    /// A bracket without its counterpart.
    StrayBracket = "stray-bracket",
    /// A token among the moves that is not a move.
    Noise = "noise",
    /// Variations are nested too deeply.
    TooDeep = "too-deep",
    /// A game that is too long.
    TooLong = "too-long",
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = Unknown;

    fn from_str(name: &str) -> Result<Kind, Unknown> {
        Kind::ALL.iter().copied().find(|kind| kind.name() == name).ok_or_else(|| Unknown {
            found: name.to_owned(),
            known: Kind::ALL.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", "),
        })
    }
}
