//! Article 8 in words: what is done and found about scoresheets and signatures.

use jadoube_board::{Color, Coordinates, Role};
use jadoube_clock::{Millis, Sides};
use jadoube_texts::{Argument, Message};
use serde::{Deserialize, Serialize};

use crate::competition::drawn_game_vocabulary::Claim;
use crate::event::Score;
use crate::telling;
use crate::vocabulary::{Sample, Tell, Vocabulary};

/// What is written and signed (Article 8).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Player, Assistant), during(Playing, Concluded, Over), class = Course)]
pub enum RecordingAct {
    /// Writes something on the scoresheet.
    #[says("writes {text}", args(text: written))]
    Records {
        /// As written.
        text: String,
    },
    /// Signs a result.
    #[says("signs {score}", by(Player))]
    Signs {
        /// The result on the sheet.
        score: Score,
    },
}

/// What somebody does about scoresheets besides writing moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Player), during(Playing), class = Incident)]
pub enum SheetAct {
    /// Writes what does not belong on a scoresheet (8.1.4).
    #[says("writes notes on the scoresheet")]
    WritesNotes,
    /// Records on an electronic scoresheet (8.1.1.2).
    #[says("records electronically", certified = true)]
    #[says("records on an uncertified device", certified = false, message = "act-records-uncertified")]
    RecordsElectronically {
        /// FIDE has certified it.
        certified: bool,
    },
    /// The scoresheet is out of order (8.3).
    #[says("finds the scoresheet out of order", message = "act-sheet-fails")]
    Fails,
    /// Keeps it where the arbiter cannot see it (8.2).
    #[says("hides the scoresheet", message = "act-hides-sheet")]
    Hides,
    /// Takes the opponent's scoresheet to copy from (8.5.2).
    #[says("borrows the opponent's scoresheet", message = "act-borrows-sheet")]
    Borrows,
    /// Gives it back.
    #[says("returns the scoresheet", message = "act-returns-sheet")]
    Returns,
    /// Names another move in a claim of a draw than the one that was written for it (9.2, 9.3).
    #[says("claims {claim} with another move than {written}", args(_, _), message = "act-names-other-move")]
    NamesOther {
        /// What the claim is.
        claim: Claim,
        /// The move that was written, as far as it can be read as two squares.
        written: Coordinates,
    },
    /// Claims a draw with a written move that no piece can make and that does not say which piece is meant.
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
    /// There is evidence that a player has completed so many moves (8.6).
    #[says("proves {moves} moves of {player}", message = "act-has-evidence", by(Arbiter))]
    Evidence {
        /// Who.
        player: Color,
        /// How many, from the start of the game.
        moves: u16,
    },
}

/// What is found about recording and signing (Article 8).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "finding", class = Incident)]
pub enum RecordingFinding {
    /// Something was written on a scoresheet.
    #[says("recorded", class = Course)]
    Recorded(Writing),
    /// Written before it was played.
    #[says("recorded ahead")]
    RecordedAhead(Writing),
    /// A move was made before the previous one was written.
    #[says("scoresheet not kept")]
    NotRecorded(Color),
    /// The duty to record has ended for this period.
    #[says("duty to record over", class = Notice)]
    NeedNotRecord(Color),
    /// A player signed.
    #[says("signed", class = Routine)]
    Signed(Color),
    /// The results signed differ from each other or from the game.
    #[says("signed wrongly")]
    SignedWrongly(Color),
    /// A player writes moves in another system than the algebraic one.
    #[says("other notation")]
    OtherNotation(Color),
}

/// What somebody wrote on a scoresheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Writing {
    /// Who.
    pub by: Color,
    /// What, as written.
    pub text: String,
}

/// What was found about scoresheets.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "sheet", class = Incident)]
pub enum SheetFinding {
    /// The times of the clocks were noted, which is allowed.
    #[says("times noted")]
    TimesNoted(Color),
    /// Something was written that does not belong there.
    #[says("notes on the scoresheet")]
    Notes(Color),
    /// An electronic scoresheet that may be used.
    #[says("electronic scoresheet")]
    Electronic(Color),
    /// The player must write on paper.
    #[says("paper only")]
    PaperOnly(Color),
    /// It is out of order and is exchanged.
    #[says("scoresheet replaced")]
    Replaced(Color),
    /// The arbiter cannot see it.
    #[says("scoresheet hidden")]
    Hidden(Color),
    /// After a flag one player completes the scoresheet, while the clocks run.
    #[says("updates on the own time")]
    UpdatesOnOwnTime(Color),
    /// After a flag both complete their scoresheets, while the clocks stand.
    #[says("both update")]
    BothUpdate,
    /// The scoresheet is complete again.
    #[says("scoresheet up to date")]
    UpToDate(Color),
    /// A piece was moved before it was complete.
    #[says("moved before updating")]
    MovedBeforeUpdate(Color),
    /// The opponent's scoresheet is at hand to copy from.
    #[says("scoresheet borrowed")]
    Borrowed(Color),
    /// It may not be taken now.
    #[says("may not borrow")]
    MayNotBorrow(Color),
    /// It was given back.
    #[says("scoresheet returned")]
    Returned(Color),
    /// A move was made with the opponent's scoresheet still at hand.
    #[says("scoresheet not returned")]
    NotReturned(Color),
    /// The game is played over again on another board; what stood before is noted.
    #[says("reconstruction", tell = reconstruction)]
    Reconstruct {
        /// Whose clock was running.
        running: Option<Color>,
        /// What the clocks show.
        times: Sides<Millis>,
        /// Moves completed, as far as they are known.
        completed: Sides<u16>,
    },
    /// It cannot be shown that the player overstepped the time: the next move is the first of the new period.
    #[says("overstep unproved")]
    OverstepUnproved(Color),
    /// There is evidence that so many moves were completed.
    #[says("moves proved")]
    MovesProved(Color, u16),
    /// Both have signed this result, which is not that of the game.
    #[says("wrong result signed", score = Some(_), args(score))]
    #[says("wrong result signed", score = None, message = "sheet-wrong-result-signed-untold")]
    WrongResultSigned(Option<Score>),
}

/// A move in the letters of the language, anything else as it is.
fn written(text: &String) -> Argument {
    telling::written_text(text)
}

impl Tell for Writing {
    fn tell(&self, _: &'static str, message: Message) -> Message {
        message.with("color", self.by).with("text", telling::printable(&self.text))
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
