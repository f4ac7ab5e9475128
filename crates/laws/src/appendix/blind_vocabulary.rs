//! The vocabulary of Appendix D: acts and findings in games with blind players.

use jadoube_board::{Color, Coordinates, Square};
use jadoube_texts::{Argument, Message};
use serde::{Deserialize, Serialize};

use crate::vocabulary::{Remainder, Tell, Vocabulary};

/// Blind and visually disabled players (Appendix D).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Player), during(Playing), class = Incident)]
pub enum BlindAct {
    /// The arbiter or the organizer notes a player's disability.
    #[says("notes {player} as visually disabled", disability = Disability::Visual, message = "act-registers-visual", by(Arbiter, Organizer), during(NotBegun, Playing))]
    #[says("notes {player} as hearing-impaired", disability = Disability::Hearing, message = "act-registers-hearing", by(Arbiter, Organizer), during(NotBegun, Playing))]
    Registers {
        /// The player.
        player: Color,
        /// The disability.
        disability: Disability,
    },
    /// The organizer or the arbiter adapts the rules to local circumstances.
    #[says("adapts the rules {what as Remainder}", arbiter_asked = true, tell = adapts, message = "act-adapts-rules", by(Arbiter, Organizer), during(NotBegun, Playing))]
    #[says("adapts the rules without the arbiter {what as Remainder}", arbiter_asked = false, tell = adapts, message = "act-adapts-rules-alone", by(Arbiter, Organizer), during(NotBegun, Playing))]
    Adapts {
        /// The adaptation, in words.
        what: String,
        /// Whether the arbiter was asked.
        arbiter_asked: bool,
    },
    /// A player demands two boards, one for each player.
    #[says("demands two boards", during(NotBegun, Playing))]
    DemandsTwoBoards,
    /// The arbiter allows moves to be announced in words other than the German ones.
    #[says("allows other words", by(Arbiter), during(NotBegun, Playing))]
    AllowsOtherWords,
    /// A player brings a special clock.
    #[says("brings a speaking and tactile clock", speaks = true, tactile = true, tell = brings_clock, during(NotBegun, Playing), also("brings a speaking tactile clock"))]
    #[says("brings a speaking clock", speaks = true, tactile = false, tell = brings_clock, during(NotBegun, Playing))]
    #[says("brings a tactile clock", speaks = false, tactile = true, tell = brings_clock, during(NotBegun, Playing))]
    #[says("brings a clock", speaks = false, tactile = false, tell = brings_clock, during(NotBegun, Playing))]
    BringsClock {
        /// It announces times and moves.
        speaks: bool,
        /// Hands and flag can be felt.
        tactile: bool,
    },
    /// A player keeps score.
    #[says("keeps score {by}", args(means), during(NotBegun, Playing))]
    KeepsScore {
        /// The means.
        by: Means,
    },
    /// A player engages an assistant.
    #[says("engages an assistant for {tasks as crate::vocabulary::Listed}", args(tasks), during(NotBegun, Playing))]
    TakesAssistant {
        /// The tasks.
        tasks: Vec<Task>,
    },
    /// A player takes a piece out of its hole on the special board. Releasing, taking off and playing are
    /// said as on any board.
    #[says("lifts {square}", by(Player, Assistant))]
    Lifts {
        /// The square of the piece.
        square: Square,
    },
    /// A player announces a move.
    #[says("announces {text}", message = "act-announces-move", by(Player, Assistant))]
    Announces {
        /// The words.
        text: String,
    },
    /// A player repeats the opponent's move aloud.
    #[says("repeats {text}", message = "act-repeats-move", by(Player, Assistant))]
    Repeats {
        /// The words.
        text: String,
    },
    /// A player makes the opponent's last move on their own board, correctly or not.
    #[says("executes {played as crate::vocabulary::LastMove}", message = "act-copies-move", by(Player, Assistant))]
    Copies {
        /// The move that was made there.
        played: Coordinates,
    },
    /// An assistant tells the player the number of moves and the times, when asked or without being asked.
    #[says("informs", asked = true, by(Assistant))]
    #[says("informs unasked", asked = false, message = "act-informs-unasked", by(Assistant))]
    Informs {
        /// Whether the player asked.
        asked: bool,
    },
    /// An assistant reports that the sighted player touched a piece.
    #[says("reports a touch on {square}", by(Assistant))]
    ReportsTouch {
        /// The square of the piece.
        square: Square,
    },
    /// The arbiter compares the two boards, and the scoresheets if they differ.
    #[says("compares the boards", by(Arbiter))]
    ComparesBoards,
}

/// What an assistant may do, in the order of the Laws.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BlindTask"))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Task {
    /// To make each player's moves on the other board.
    #[says("moving", message = "moving")]
    Moves,
    /// To announce the moves of both players.
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
    /// To carry out an adjournment.
    #[says("adjourning", message = "adjourning")]
    Adjourns,
}

/// Why special rules apply to a player.
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

/// How a visually disabled player keeps score.
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

/// What must be done before a move on the special board counts as made.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Condition {
    /// The captured piece is removed from the player's board.
    #[says("captured")]
    Captured,
    /// The piece is put into another hole.
    #[says("placed")]
    Placed,
    /// The move is announced.
    #[says("announced")]
    Announced,
}

/// Blind and visually disabled players (Appendix D).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "blind", class = Incident)]
pub enum BlindFinding {
    /// A player's disability was noted.
    #[says("visually disabled", disability = Disability::Visual, message = "blind-visual")]
    #[says("hearing-impaired", disability = Disability::Hearing, message = "blind-hearing")]
    Registered(Color, Disability),
    /// The rules were adapted.
    #[says("rules adapted")]
    Adapted,
    /// The rules were adapted without asking the arbiter first.
    #[says("rules adapted without the arbiter")]
    AdaptedAlone,
    /// Two boards are used.
    #[says("two boards")]
    TwoBoards,
    /// The special rules do not apply: neither player is visually disabled.
    #[says("no right to special rules")]
    NoGround(Color),
    /// The sighted player touches and moves as usual.
    #[says("sighted player as usual")]
    SightedAsUsual(Color),
    /// A player felt a piece, which does not count as touching it.
    #[says("felt and not touched")]
    Felt(Color),
    /// A player took a piece out of its hole, which counts as touching it.
    #[says("lifted out of its hole")]
    Lifted(Color, Square),
    /// A player announced a move.
    #[says("move announced")]
    Announced(Color, String),
    /// An announcement cannot be understood as a move.
    #[says("announcement not understood")]
    NotUnderstood(Color, String),
    /// A move was announced in words other than those of the Laws.
    #[says("announced in other words")]
    OtherWords(Color, String),
    /// The arbiter allowed other words.
    #[says("other words allowed")]
    OtherWordsAllowed,
    /// The arbiter may not change the words.
    #[says("words fixed by the laws")]
    WordsFixed,
    /// A player pressed the clock without announcing the move.
    #[says("move unannounced")]
    NotAnnounced(Color),
    /// A player repeated the opponent's move.
    #[says("move repeated")]
    Repeated(Color),
    /// A player repeated a different move from the one announced.
    #[says("move repeated wrongly")]
    RepeatedWrongly(Color),
    /// A player made the opponent's move on their own board.
    #[says("move executed on their own board", also("move executed on the own board"))]
    Copied(Color),
    /// A player has not finished the move, so the opponent's clock cannot be started.
    #[says("captured piece still there", condition = Condition::Captured, message = "blind-missing-captured")]
    #[says("piece in no other hole", condition = Condition::Placed, message = "blind-missing-placed")]
    #[says("announcement missing", condition = Condition::Announced, message = "blind-missing-announced")]
    Missing(Color, Condition),
    /// A player started the opponent's clock too early.
    #[says("clock started too early")]
    ClockNotYet(Color),
    /// A move was made on the special board.
    #[says("move made on the special board")]
    Made(Color),
    /// The announced move differs from the move on the board.
    #[says("word and board differ")]
    WordAndBoardDiffer(Color),
    /// A player corrected a slip of the tongue in time.
    #[says("slip of the tongue corrected")]
    SlipCorrected(Color),
    /// It is too late to correct a slip of the tongue.
    #[says("too late for a slip of the tongue")]
    SlipTooLate(Color),
    /// The special clock may be used.
    #[says("special clock admitted")]
    ClockAdmitted(Color),
    /// The special clock may not be used.
    #[says("special clock refused", message = "blind-clock-refused")]
    ClockNotAdmitted(Color),
    /// How a player keeps score.
    #[says("keeps score in braille", means = Means::Braille, message = "blind-score-braille")]
    #[says("keeps score by hand", means = Means::Longhand, message = "blind-score-longhand")]
    #[says("keeps score on a device", means = Means::Device, message = "blind-score-device")]
    KeepsScore(Color, Means),
    /// The positions on the two boards agree.
    #[says("boards agree")]
    BoardsAgree,
    /// The boards differ but the scoresheets agree: a player must correct their board.
    #[says("board to be corrected")]
    MustCorrectBoard(Color),
    /// The scoresheets differ too: the game goes back to where they agree.
    #[says("boards and scoresheets differ")]
    SheetsDiffer,
    /// A player has engaged an assistant.
    #[says("assistant taken", message = "blind-assistant")]
    AssistantTaken(Color),
    /// The assistant may do this.
    #[says("assistant may move", task = Task::Moves, args(color, task))]
    #[says("assistant may announce", task = Task::Announces, args(color, task))]
    #[says("assistant may record and press", task = Task::RecordsAndPresses, args(color, task))]
    #[says("assistant may inform", task = Task::Informs, args(color, task))]
    #[says("assistant may claim", task = Task::Claims, args(color, task))]
    #[says("assistant may adjourn", task = Task::Adjourns, args(color, task))]
    TaskGiven(Color, Task),
    /// The sighted player has an assistant because the other player does not.
    #[says("assistant of the sighted player")]
    SightedAssistant(Color),
    /// The sighted player's assistant may not do this.
    #[says("assistant may not move", task = Task::Moves, args(color, task))]
    #[says("assistant may not announce", task = Task::Announces, args(color, task))]
    #[says("assistant may not record and press", task = Task::RecordsAndPresses, args(color, task))]
    #[says("assistant may not inform", task = Task::Informs, args(color, task))]
    #[says("assistant may not claim", task = Task::Claims, args(color, task))]
    #[says("assistant may not adjourn", task = Task::Adjourns, args(color, task))]
    TaskRefused(Color, Task),
    /// There is already an assistant.
    #[says("no second assistant")]
    NoSecondAssistant(Color),
    /// There must be an assistant.
    #[says("assistant compulsory")]
    AssistantCompulsory(Color),
    /// An assistant acted within their tasks.
    #[says("assistant at work")]
    Assisted(Color, Task),
    /// An assistant acted outside their tasks.
    #[says("outside the assistant's tasks")]
    NotTheirTask(Color),
    /// An assistant gave information without being asked.
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

fn tasks(tasks: &[Task]) -> Argument {
    let task = |task: &Task| Message::new("assistant-task").with("task", Vocabulary::form(task).message);
    Argument::AllOf(tasks.iter().map(task).collect())
}

/// Rendered as a list of messages.
impl Tell for Vec<Task> {
    fn tell(&self, variable: &'static str, message: Message) -> Message {
        message.with(variable, tasks(self))
    }
}
