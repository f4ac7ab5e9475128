//! Appendix D in words: what is done and found in games with players who do not see.

use jadoube_board::{Color, Coordinates, Square};
use jadoube_texts::{Argument, Message};
use serde::{Deserialize, Serialize};

use crate::vocabulary::{Remainder, Tell, Vocabulary};

/// What is done in a game with a player who does not see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Player), during(Playing), class = Incident)]
pub enum BlindAct {
    /// The arbiter or the organizer notes that a player is disabled.
    #[says("notes {player} as visually disabled", disability = Disability::Visual, message = "act-registers-visual", by(Arbiter, Organizer), during(NotBegun, Playing))]
    #[says("notes {player} as hearing-impaired", disability = Disability::Hearing, message = "act-registers-hearing", by(Arbiter, Organizer), during(NotBegun, Playing))]
    Registers {
        /// Who.
        player: Color,
        /// How.
        disability: Disability,
    },
    /// The organizer adapts the rules to local circumstances.
    #[says("adapts the rules {what as Remainder}", arbiter_asked = true, tell = adapts, message = "act-adapts-rules", by(Arbiter, Organizer), during(NotBegun, Playing))]
    #[says("adapts the rules without the arbiter {what as Remainder}", arbiter_asked = false, tell = adapts, message = "act-adapts-rules-alone", by(Arbiter, Organizer), during(NotBegun, Playing))]
    Adapts {
        /// What is otherwise, in words.
        what: String,
        /// Whether the arbiter was asked.
        arbiter_asked: bool,
    },
    /// A player demands two boards.
    #[says("demands two boards", during(NotBegun, Playing))]
    DemandsTwoBoards,
    /// The arbiter allows other words than the German ones.
    #[says("allows other words", by(Arbiter), during(NotBegun, Playing))]
    AllowsOtherWords,
    /// A player brings a clock of a special make.
    #[says("brings a speaking and tactile clock", speaks = true, tactile = true, tell = brings_clock, during(NotBegun, Playing), also("brings a speaking tactile clock"))]
    #[says("brings a speaking clock", speaks = true, tactile = false, tell = brings_clock, during(NotBegun, Playing))]
    #[says("brings a tactile clock", speaks = false, tactile = true, tell = brings_clock, during(NotBegun, Playing))]
    #[says("brings a clock", speaks = false, tactile = false, tell = brings_clock, during(NotBegun, Playing))]
    BringsClock {
        /// It says times and moves.
        speaks: bool,
        /// Hands and flag can be felt.
        tactile: bool,
    },
    /// A player keeps score in this way.
    #[says("keeps score {by}", args(means), during(NotBegun, Playing))]
    KeepsScore {
        /// How.
        by: Means,
    },
    /// A player takes an assistant.
    #[says("engages an assistant for {tasks as crate::vocabulary::Listed}", args(tasks), during(NotBegun, Playing))]
    TakesAssistant {
        /// What for.
        tasks: Vec<Task>,
    },
    /// Takes a piece out of its hole.
    #[says("lifts {square}", by(Player, Assistant))]
    Lifts {
        /// From where.
        square: Square,
    },
    /// Says a move aloud.
    #[says("announces {text}", message = "act-announces-move", by(Player, Assistant))]
    Announces {
        /// As said.
        text: String,
    },
    /// Says the opponent's move again.
    #[says("repeats {text}", message = "act-repeats-move", by(Player, Assistant))]
    Repeats {
        /// As said.
        text: String,
    },
    /// Makes the opponent's last move on the other board.
    #[says("executes {played as crate::vocabulary::LastMove}", message = "act-copies-move", by(Player, Assistant))]
    Copies {
        /// What is done there, right or wrong.
        played: Coordinates,
    },
    /// An assistant tells the number of moves and the times.
    #[says("informs", asked = true, by(Assistant))]
    #[says("informs unasked", asked = false, message = "act-informs-unasked", by(Assistant))]
    Informs {
        /// Whether the player asked.
        asked: bool,
    },
    /// An assistant reports that the sighted player touched a piece.
    #[says("reports a touch on {square}", by(Assistant))]
    ReportsTouch {
        /// Which.
        square: Square,
    },
    /// The arbiter compares the two boards, and the scoresheets if they differ.
    #[says("compares the boards", by(Arbiter))]
    ComparesBoards,
}

/// What an assistant may be there for, in the order of the Laws.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BlindTask"))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Task {
    /// To make either player's move on the board of the other.
    #[says("moving", message = "moving")]
    Moves,
    /// To announce the moves of both.
    #[says("announcing", message = "announcing")]
    Announces,
    /// To keep score and to start the opponent's clock.
    #[says("recording", message = "recording")]
    RecordsAndPresses,
    /// To tell, when asked, the number of moves and the times.
    #[says("informing", message = "informing")]
    Informs,
    /// To claim a win on time, and to report what the sighted player touched.
    #[says("claiming", message = "claiming")]
    Claims,
    /// To see to an adjournment.
    #[says("adjourning", message = "adjourning")]
    Adjourns,
}

/// Why the ordinary rules do not do for a player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Disability {
    /// Blind or visually disabled.
    #[says("visually disabled")]
    Visual,
    /// Hearing-impaired.
    #[says("hearing-impaired")]
    Hearing,
}

/// How a player who does not see keeps score.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Means {
    /// In Braille.
    #[says("in braille")]
    Braille,
    /// By hand.
    #[says("by hand")]
    Longhand,
    /// With a recording device.
    #[says("on a device")]
    Device,
}

/// What has to be done before a move on the special board is made.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Condition {
    /// What is captured is taken off the own board.
    #[says("captured")]
    Captured,
    /// The piece is put into another hole.
    #[says("placed")]
    Placed,
    /// The move is announced.
    #[says("announced")]
    Announced,
}

/// What is found in a game with a player who does not see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "blind", class = Incident)]
pub enum BlindFinding {
    /// A player was noted as disabled.
    #[says("visually disabled", disability = Disability::Visual, message = "blind-visual")]
    #[says("hearing-impaired", disability = Disability::Hearing, message = "blind-hearing")]
    Registered(Color, Disability),
    /// The rules are adapted.
    #[says("rules adapted")]
    Adapted,
    /// The arbiter should have been asked first.
    #[says("rules adapted without the arbiter")]
    AdaptedAlone,
    /// Two boards are used.
    #[says("two boards")]
    TwoBoards,
    /// Nobody is there for whom these rules are made.
    #[says("no right to special rules")]
    NoGround(Color),
    /// For this player touching and moving are as always.
    #[says("sighted player as usual")]
    SightedAsUsual(Color),
    /// Feeling a piece is not touching it.
    #[says("felt and not touched")]
    Felt(Color),
    /// A piece was taken out of its hole, and so is touched.
    #[says("lifted out of its hole")]
    Lifted(Color, Square),
    /// A move was announced.
    #[says("move announced")]
    Announced(Color, String),
    /// Nobody can tell which move was announced.
    #[says("announcement not understood")]
    NotUnderstood(Color, String),
    /// It was announced in other words than those of the Laws.
    #[says("announced in other words")]
    OtherWords(Color, String),
    /// The arbiter allows other words.
    #[says("other words allowed")]
    OtherWordsAllowed,
    /// The words are not for the arbiter to change.
    #[says("words fixed by the laws")]
    WordsFixed,
    /// The clock was pressed and the move not announced.
    #[says("move unannounced")]
    NotAnnounced(Color),
    /// The opponent's move was repeated.
    #[says("move repeated")]
    Repeated(Color),
    /// Something else was repeated than was announced.
    #[says("move repeated wrongly")]
    RepeatedWrongly(Color),
    /// The opponent's move was made on the other board, that of this player.
    #[says("move executed on the own board")]
    Copied(Color),
    /// The clock cannot be started: something is missing for a move.
    #[says("captured piece still there", condition = Condition::Captured, message = "blind-missing-captured")]
    #[says("piece in no other hole", condition = Condition::Placed, message = "blind-missing-placed")]
    #[says("announcement missing", condition = Condition::Announced, message = "blind-missing-announced")]
    Missing(Color, Condition),
    /// The opponent's clock is not started yet.
    #[says("clock started too early")]
    ClockNotYet(Color),
    /// All is done: the move is made.
    #[says("move made on the special board")]
    Made(Color),
    /// What was said is not what was done.
    #[says("word and board differ")]
    WordAndBoardDiffer(Color),
    /// A slip of the tongue was corrected in time.
    #[says("slip of the tongue corrected")]
    SlipCorrected(Color),
    /// A slip of the tongue cannot be corrected any more.
    #[says("too late for a slip of the tongue")]
    SlipTooLate(Color),
    /// The clock is admitted.
    #[says("special clock admitted")]
    ClockAdmitted(Color),
    /// The clock lacks what it must have.
    #[says("special clock refused", message = "blind-clock-refused")]
    ClockNotAdmitted(Color),
    /// How the score is kept.
    #[says("keeps score in braille", means = Means::Braille, message = "blind-score-braille")]
    #[says("keeps score by hand", means = Means::Longhand, message = "blind-score-longhand")]
    #[says("keeps score on a device", means = Means::Device, message = "blind-score-device")]
    KeepsScore(Color, Means),
    /// The boards agree.
    #[says("boards agree")]
    BoardsAgree,
    /// The scoresheets agree: this player puts the own board right.
    #[says("board to be corrected")]
    MustCorrectBoard(Color),
    /// The scoresheets differ too: back to where they agree.
    #[says("boards and scoresheets differ")]
    SheetsDiffer,
    /// An assistant is taken.
    #[says("assistant taken", message = "blind-assistant")]
    AssistantTaken(Color),
    /// The assistant has this task.
    #[says("assistant may move", task = Task::Moves, args(color, task))]
    #[says("assistant may announce", task = Task::Announces, args(color, task))]
    #[says("assistant may record and press", task = Task::RecordsAndPresses, args(color, task))]
    #[says("assistant may inform", task = Task::Informs, args(color, task))]
    #[says("assistant may claim", task = Task::Claims, args(color, task))]
    #[says("assistant may adjourn", task = Task::Adjourns, args(color, task))]
    TaskGiven(Color, Task),
    /// The sighted player has an assistant instead.
    #[says("assistant of the sighted player")]
    SightedAssistant(Color),
    /// The sighted player's assistant cannot have this task.
    #[says("assistant may not move", task = Task::Moves, args(color, task))]
    #[says("assistant may not announce", task = Task::Announces, args(color, task))]
    #[says("assistant may not record and press", task = Task::RecordsAndPresses, args(color, task))]
    #[says("assistant may not inform", task = Task::Informs, args(color, task))]
    #[says("assistant may not claim", task = Task::Claims, args(color, task))]
    #[says("assistant may not adjourn", task = Task::Adjourns, args(color, task))]
    TaskRefused(Color, Task),
    /// There is an assistant already.
    #[says("no second assistant")]
    NoSecondAssistant(Color),
    /// There must be an assistant.
    #[says("assistant compulsory")]
    AssistantCompulsory(Color),
    /// An assistant acts within the task.
    #[says("assistant at work")]
    Assisted(Color, Task),
    /// An assistant acts outside the tasks.
    #[says("outside the assistant's tasks")]
    NotTheirTask(Color),
    /// An assistant told what was not asked.
    #[says("informed unasked")]
    InformedUnasked(Color),
}

fn adapts(act: &BlindAct, message: Message) -> Message {
    match act {
        BlindAct::Adapts { what, .. } if what.is_empty() => message,
        BlindAct::Adapts { what, arbiter_asked } => {
            let so = if *arbiter_asked { "act-adapts-rules-so" } else { "act-adapts-rules-alone-so" };
            message.renamed(so).with("text", what.as_str())
        }
        _ => message,
    }
}

fn brings_clock(act: &BlindAct, message: Message) -> Message {
    let kind = match act {
        BlindAct::BringsClock { speaks: true, tactile: true } => "both",
        BlindAct::BringsClock { speaks: true, tactile: false } => "speaking",
        BlindAct::BringsClock { speaks: false, tactile: true } => "tactile",
        _ => "plain",
    };
    message.with("kind", kind)
}

fn tasks(tasks: &Vec<Task>) -> Argument {
    let task = |task: &Task| Message::new("assistant-task").with("task", Vocabulary::form(task).message);
    Argument::AllOf(tasks.iter().map(task).collect())
}

/// They are told as a list of messages.
impl Tell for Vec<Task> {
    fn tell(&self, variable: &'static str, message: Message) -> Message {
        message.with(variable, tasks(self))
    }
}
