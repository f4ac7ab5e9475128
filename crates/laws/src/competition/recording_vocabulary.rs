//! The vocabulary of Article 8: acts and findings about scoresheets and signatures.

use jadoube_board::{Color, Coordinates, Role};
use jadoube_clock::{Millis, Sides};
use jadoube_texts::{Argument, Message};
use serde::{Deserialize, Serialize};

use crate::competition::drawn_game_vocabulary::Claim;
use crate::event::Score;
use crate::telling;
use crate::vocabulary::{Sample, Tell, Vocabulary};

/// Writing and signing scoresheets (Article 8).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Player, Assistant), during(Playing, Concluded, Over), class = Course)]
pub enum RecordingAct {
    /// A player writes on the scoresheet: a move, a draw offer `(=)` or a time. Moves are compared with the
    /// game if they are in English notation.
    #[says("writes {text}", args(text: written))]
    Records {
        /// The text as written.
        text: String,
    },
    /// A player signs the scoresheet with this result.
    #[says("signs {score}", by(Player))]
    Signs {
        /// The result on the sheet.
        score: Score,
    },
}

/// Other acts with a scoresheet (Articles 8 and 9).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Player), during(Playing), class = Incident)]
pub enum SheetAct {
    /// A player writes notes that do not belong on a scoresheet (8.1.4).
    #[says("writes notes on the scoresheet")]
    WritesNotes,
    /// A player records on an electronic scoresheet, certified by FIDE or not (8.1.1.2).
    #[says("records electronically", certified = true)]
    #[says("records on an uncertified device", certified = false, message = "act-records-uncertified")]
    RecordsElectronically {
        /// FIDE has certified it.
        certified: bool,
    },
    /// A player views an earlier position on an electronic scoresheet (8.1.4 in 2023).
    #[says("views an earlier position")]
    ViewsEarlier,
    /// A player finds that the scoresheet is faulty (8.3).
    #[says("finds the scoresheet out of order", message = "act-sheet-fails")]
    Fails,
    /// A player keeps the scoresheet where the arbiter cannot see it (8.2).
    #[says("hides the scoresheet", message = "act-hides-sheet")]
    Hides,
    /// A player keeps the scoresheet where the opponent cannot see it; the Laws ask only for the arbiter (8.2).
    #[says("hides the scoresheet from the opponent", message = "act-hides-sheet-from-opponent")]
    HidesFromOpponent,
    /// A player takes the opponent's scoresheet to copy from it (8.5.2).
    #[says("borrows the opponent's scoresheet", message = "act-borrows-sheet")]
    Borrows,
    /// A player returns the opponent's scoresheet.
    #[says("returns the scoresheet", message = "act-returns-sheet")]
    Returns,
    /// A player names a different move in a draw claim from the one written for it (9.2, 9.3).
    #[says("claims {claim} with another move than {written}", args(_, _), message = "act-names-other-move")]
    NamesOther {
        /// What the claim is.
        claim: Claim,
        /// The move that was written, if it can be read as two squares.
        written: Coordinates,
    },
    /// A player claims a draw with a written move that no piece can make. Only the kind of piece is known.
    #[says(
        "claims {claim} with an impossible move of a {role as crate::vocabulary::AnyRole}",
        args(_, piece),
        message = "act-wrote-impossible-move"
    )]
    WroteImpossible {
        /// What the claim is.
        claim: Claim,
        /// The kind of piece that is written.
        role: Role,
    },
    /// The arbiter finds that no scoresheet is complete (8.5.3).
    #[says("finds no complete scoresheet for {flag}'s flag", message = "act-finds-sheets-incomplete", by(Arbiter))]
    FoundIncomplete {
        /// Whose flag is in question.
        flag: Color,
    },
    /// There is evidence of how many moves a player has completed (8.6).
    #[says("proves {moves} moves of {player}", message = "act-has-evidence", by(Arbiter))]
    Evidence {
        /// The player.
        player: Color,
        /// How many, from the start of the game.
        moves: u16,
    },
}

/// Writing and signing scoresheets (Article 8).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "finding", class = Incident)]
pub enum RecordingFinding {
    /// A player wrote on the scoresheet.
    #[says("recorded", class = Course)]
    Recorded(Writing),
    /// A player wrote a move before playing it.
    #[says("recorded ahead")]
    RecordedAhead(Writing),
    /// A player moved before writing the previous move.
    #[says("scoresheet not kept")]
    NotRecorded(Color),
    /// The scoresheet is kept, whatever was observed.
    #[says("scoresheet kept", class = Notice)]
    Kept(Color),
    /// A player need not record for the rest of the period.
    #[says("duty to record over", class = Notice)]
    NeedNotRecord(Color),
    /// A player signed the result.
    #[says("signed", class = Routine)]
    Signed(Color),
    /// The signed results differ from each other or from the game.
    #[says("signed wrongly")]
    SignedWrongly(Color),
    /// A player wrote a move in algebraic notation, but not as Appendix C asks.
    #[says("miswritten", args(writing, rule), class = Notice)]
    Miswritten(Writing, Miswriting),
    /// A player does not write moves in algebraic notation.
    #[says("other notation")]
    OtherNotation(Color),
}

/// Questions about scoresheets (Article 8).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(question, message = "asked")]
pub enum RecordingQuestion {
    /// Has this player exceeded the time limit, as far as the game can be reconstructed (8.5.3, 8.6)?
    #[says("{color} overstepped")]
    Overstepped(Color),
    /// Both players signed a wrong result: does it stand (8.7)?
    #[says("signed result")]
    SignedResult,
}

/// What is wrong with the notation of a move (Appendix C).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Miswriting {
    /// A piece is not written with a capital letter.
    #[says("no capital letter")]
    Piece,
    /// A pawn is written with a letter.
    #[says("letter of a pawn")]
    Pawn,
    /// A file is written with a capital letter.
    #[says("capital file")]
    File,
    /// The square of departure or a hyphen is written.
    #[says("long form")]
    LongForm,
    /// The same of a pawn.
    #[says("long form of a pawn")]
    LongPawnForm,
    /// A pawn captures, and the file that it leaves or the square of arrival is missing.
    #[says("incomplete pawn capture")]
    PawnCapture,
    /// Two pieces could have made the move.
    #[says("ambiguous")]
    Ambiguous,
    /// It does not say what a pawn became.
    #[says("no promotion piece")]
    Promotion,
    /// Castling short is written as a king's move.
    #[says("short castling as a king's move")]
    ShortCastling,
    /// Castling long is written as a king's move.
    #[says("long castling as a king's move")]
    LongCastling,
    /// It cannot be read.
    #[says("unreadable")]
    Unreadable,
}

/// What a player wrote on the scoresheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Writing {
    /// The player.
    pub by: Color,
    /// The text as written.
    pub text: String,
}

/// Other findings about a scoresheet (Article 8).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "sheet", class = Incident)]
pub enum SheetFinding {
    /// A player noted the times of the clocks, which is allowed.
    #[says("times noted")]
    TimesNoted(Color),
    /// A player wrote notes that do not belong on a scoresheet.
    #[says("notes on the scoresheet")]
    Notes(Color),
    /// A player may use an electronic scoresheet.
    #[says("electronic scoresheet")]
    Electronic(Color),
    /// A player must write on paper.
    #[says("paper only")]
    PaperOnly(Color),
    /// A player viewed an earlier position on an electronic scoresheet, which is there to record the game (8.1.4).
    #[says("earlier position viewed")]
    EarlierViewed(Color),
    /// A faulty scoresheet is replaced.
    #[says("scoresheet replaced")]
    Replaced(Color),
    /// The arbiter cannot see a player's scoresheet.
    #[says("scoresheet hidden")]
    Hidden(Color),
    /// The opponent cannot see a player's scoresheet, which is allowed.
    #[says("scoresheet hidden from the opponent", class = Notice)]
    HiddenFromOpponent(Color),
    /// After a flag fell, a player updates the scoresheet on their own time.
    #[says("update on their own time", also("updates on the own time"))]
    UpdatesOnOwnTime(Color),
    /// After a flag fell, both players update their scoresheets with the clocks stopped.
    #[says("both update")]
    BothUpdate,
    /// A player's scoresheet is up to date again.
    #[says("scoresheet up to date")]
    UpToDate(Color),
    /// A player moved a piece before updating the scoresheet.
    #[says("moved before updating")]
    MovedBeforeUpdate(Color),
    /// A player borrowed the opponent's scoresheet to copy from it.
    #[says("scoresheet borrowed")]
    Borrowed(Color),
    /// A player may not borrow the opponent's scoresheet now.
    #[says("may not borrow")]
    MayNotBorrow(Color),
    /// A player returned the opponent's scoresheet.
    #[says("scoresheet returned")]
    Returned(Color),
    /// A player moved before returning the opponent's scoresheet.
    #[says("scoresheet not returned")]
    NotReturned(Color),
    /// The game is reconstructed on another board; times, position and moves are noted first.
    #[says("reconstruction", tell = reconstruction)]
    Reconstruct {
        /// Whose clock was running.
        running: Option<Color>,
        /// What the clocks show.
        times: Sides<Millis>,
        /// Moves completed, as far as they are known.
        completed: Sides<u16>,
    },
    /// This player's scoresheet is complete, so that nothing has to be reconstructed (8.5.3).
    #[says("complete scoresheet found")]
    CompleteFound(Color),
    /// It cannot be proved that a player exceeded the time limit: the next move is the first of the new period.
    #[says("overstep unproved")]
    OverstepUnproved(Color),
    /// There is evidence of how many moves a player has completed.
    #[says("moves proved")]
    MovesProved(Color, u16),
    /// Both players signed a result that is not the result of the game (8.7).
    #[says("wrong result signed", score = Some(_), args(score))]
    #[says("wrong result signed", score = None, message = "sheet-wrong-result-signed-untold")]
    WrongResultSigned(Option<Score>),
}

/// A move in the notation of the language, anything else unchanged.
fn written(text: &str) -> Argument {
    telling::written_text(text)
}

impl Tell for Writing {
    fn tell(&self, _: &'static str, message: Message) -> Message {
        message.with("color", self.by).with("text", telling::written_text(&self.text))
    }

    fn player(&self) -> Option<Color> {
        Some(self.by)
    }
}

impl Sample for Writing {
    fn samples() -> Vec<Writing> {
        Color::ALL.into_iter().map(|by| Writing { by, text: "Nf3".to_owned() }).collect()
    }
}

fn reconstruction(finding: &SheetFinding, message: Message) -> Message {
    let SheetFinding::Reconstruct { times, completed, .. } = finding else { return message };
    message
        .with("white-time", times.white.to_string())
        .with("black-time", times.black.to_string())
        .with("white-moves", u32::from(completed.white))
        .with("black-moves", u32::from(completed.black))
}
