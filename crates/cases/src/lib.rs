//! Cases: incidents that an arbiter could have written down, with what must follow under each edition.
//!
//! [`read`] turns the text of a file into [`Case`]s, [`run`] plays one under an edition and compares. Both give data; what
//! is printed, and how, is for others ([`jadoube_laws::telling`] has the sentences). docs/CASES.md describes the language.
//!
//! | question | answer |
//! |---|---|
//! | what a file says | [`read`], [`ReadError`] with its [`Problem`] |
//! | what a case consists of | [`Case`]: [`Settings`], then a [`Step`] after the other |
//! | what happens in it | [`Happening`], [`Spoken`], [`Round`] |
//! | what must follow | [`Expectation`], [`Item`], [`Wanted`], [`Citations`] |
//! | what follows under an edition | [`run`], [`Report`], [`Heard`], [`Verdict`] |
//! | the same with other rule values | [`run_under`] |
//! | why it cannot be run | [`RunError`], [`Unread`] |
//!
//! ```
//! use jadoube_cases::{read, run};
//! let cases = read("
//! case      A claim that is one occurrence short
//! control   90+30
//! after     1. Nf3 Nf6 2. Ng1 Ng8
//!
//! 0:05:10   white writes Nf3
//! 0:05:12   white claims repetition
//!
//! 2009              claim wrong (9.5.b); black +3:00; white must play Nf3
//! 2014, 2018, 2023  claim wrong (9.5.3, 9.5.b in 2014); black +2:00; white must play Nf3
//! ")?;
//! for edition in cases[0].editions() {
//!     let report = run(&cases[0], edition)?;
//!     assert!(report.passed(), "{report:?}");
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod acting;
mod cited;
mod claim;
mod conduct;
mod expect;
mod found;
mod happen;
mod lines;
mod meet;
mod problem;
mod reader;
mod runner;
mod settings;
mod telling;
#[cfg(test)]
mod tests;
mod words;

use jadoube_board::{Color, Setup, Square};
use jadoube_clock::{Credit, Instant, Millis, Sides, TimeControl};
use jadoube_lawbook::{Edition, Supervision};
use jadoube_laws::competition::{Announced, Switches};
use jadoube_laws::event::{Act, Actor, Claim, Hands, Score};
use jadoube_laws::ruling::{Asked, Effect};

pub use cited::Citations;
pub use conduct::CompetitionWanted;
pub use jadoube_laws::vocabulary::{Line, MovePattern, NONCE, Noted, Place};
pub use problem::{Expected, Problem, ReadError, Unread};
pub use reader::{read, read_all};
pub use runner::{Heard, Report, RunError, Standing, Verdict, run, run_under};
pub use words::reasons;

/// One case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// What it is called.
    pub title: String,
    /// Where it begins.
    pub place: Place,
    /// What the competition announced and how things stood when it began.
    pub settings: Settings,
    /// What happened and what must follow, in order.
    pub steps: Vec<Step>,
}

impl Case {
    /// The round that a line at this place begins.
    pub fn round_at(&self, place: Place) -> Option<&Round> {
        self.steps.iter().find_map(|step| match step {
            Step::Begins(round) if round.place == place => Some(round),
            _ => None,
        })
    }

    /// The editions for which something is expected.
    pub fn editions(&self) -> Vec<Edition> {
        let mut editions: Vec<Edition> = self.expectations().flat_map(|line| line.editions.iter().copied()).collect();
        editions.sort_unstable();
        editions.dedup();
        editions
    }

    fn expectations(&self) -> impl Iterator<Item = &Expectation> {
        self.steps.iter().flat_map(|step| match step {
            Step::Expects(lines) => lines.as_slice(),
            Step::Happens(_) | Step::Begins(_) => &[],
        })
    }
}

/// Everything before the first event. The edition is not among it: a case is run under several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The time control.
    pub control: TimeControl,
    /// When a clock adds the time of the next period.
    pub credit: Credit,
    /// Whether the Competition Rules apply in full.
    pub supervision: Supervision,
    /// The default time that was announced.
    pub default_time: Option<Millis>,
    /// No draw by agreement before so many moves.
    pub no_agreement_before: u16,
    /// The guidelines on games without increment apply.
    pub without_increment: bool,
    /// How the arbiters are arranged.
    pub arrangement: Option<jadoube_laws::competition::Arrangement>,
    /// The Chess960 array that was drawn.
    pub chess960: Option<u16>,
    /// A federation's own rules.
    pub federation: Option<jadoube_laws::competition::Federation>,
    /// The event is not on that federation's territory.
    pub abroad: bool,
    /// The event is one of FIDE's, or rated by it.
    pub rated: bool,
    /// Why nothing follows in this case that the entry does not say already, where it is so: the Laws name no consequence.
    pub echo: Option<String>,
    /// How ambiguities are settled.
    pub switches: Switches,
    /// Points, conduct and penalties.
    pub announced: Announced,
    /// Where the game started.
    pub start: Setup,
    /// Moves made and completed before the case, which took no time.
    pub after: Vec<WrittenMove>,
    /// Both players have written those moves down.
    pub sheets_kept: bool,
    /// What the clocks showed when the case began.
    pub clocks: Option<Sides<Millis>>,
    /// Illegal moves that counted against each player before the case.
    pub illegal_moves: Sides<u8>,
    /// How many moves each player completed before the position, if it says so.
    pub moves_completed: Option<Sides<u16>>,
}

/// A move as a case writes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrittenMove {
    /// Where it stands.
    pub place: Place,
    /// As written.
    pub text: String,
    /// What it says.
    pub pattern: MovePattern,
}

/// A step of a case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Somebody does something.
    Happens(Happening),
    /// What must follow from all that happened since the expectations before these.
    Expects(Vec<Expectation>),
    /// Two players are paired, and their game begins; its time line starts anew.
    Begins(Round),
}

/// A game of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// Where it stands.
    pub place: Place,
    /// The number of the round.
    pub number: u16,
    /// Who has the white pieces.
    pub white: String,
    /// Who has the black pieces.
    pub black: String,
}

/// A line that tells what somebody does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happening {
    /// Where it stands.
    pub place: Place,
    /// As written, without the time.
    pub text: String,
    /// When.
    pub at: Instant,
    /// Who.
    pub by: Actor,
    /// What; one line may hold several acts, which happen together or not at all.
    pub spoken: Vec<Spoken>,
}

/// What a line says, step by step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spoken {
    /// An act in the words of its declaration. It is read again when it happens: what a move means depends on the board.
    Act {
        /// The words.
        line: Line,
        /// The act, as it was read without a board.
        act: Box<Act>,
        /// The moves in it, as they were written.
        moves: Vec<MovePattern>,
        /// What the words tell that the act does not keep.
        noted: Noted,
    },
    /// Plays a move that [`Spoken::PressesAfter`] completes.
    Plays(WrittenMove, Hands),
    /// Presses the clock after [`Spoken::Plays`], unless that move has ended the game.
    PressesAfter,
    /// Claims a draw.
    ClaimsDraw(Claim, Intended),
    /// Strikes out the entry of the log before this one.
    CorrectsLast,
}

/// The move that goes with a claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Intended {
    /// None: the position on the board is meant.
    None,
    /// What the player has written since a piece was last moved, if anything.
    AsWritten,
    /// This one.
    Move(WrittenMove),
}

/// A line of expectations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expectation {
    /// Under which editions.
    pub editions: Vec<Edition>,
    /// What.
    pub items: Vec<Item>,
}

/// One thing that must be so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// Where it stands.
    pub place: Place,
    /// As written, without the Articles.
    pub text: String,
    /// Must not be so.
    pub negated: bool,
    /// What.
    pub wanted: Wanted,
    /// The Articles that must be cited.
    pub articles: Citations,
}

/// What is wanted. Findings and effects are looked for among the rulings; the rest is how things stand afterwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// A finding, by its words, of this player if one is named.
    Finding(Option<Color>, &'static str),
    /// The move with this pattern was made.
    Made(Option<Color>, WrittenMove),
    /// The board was set back, to before this move of this player if it is said.
    Restored(Option<(u32, Color)>),
    /// The player must play one of these and may play all of them.
    MustPlay(Color, Vec<WrittenMove>),
    /// The player must move the piece on this square, any way it can go.
    MustMove(Color, Square),
    /// The player must capture the piece on this square, any way it can be done.
    MustCapture(Color, Square),
    /// The player has the move and may play any legal move.
    MayPlayAnything(Color),
    /// This follows.
    Effect(Effect),
    /// The arbiter is asked this.
    Question(Asked),
    /// No question is open.
    NoQuestion,
    /// The result, and by what.
    Result(Score, Option<&'static str>),
    /// The score that counts in the end.
    Score(Score),
    /// The game is not over.
    GoesOn,
    /// Nothing but the ordinary course of a game.
    Nothing,
    /// The last act cannot have happened.
    Impossible,
    /// The number of illegal moves that count against a player.
    IllegalMoves(Color, u8),
    /// The number of moves that a player has completed.
    CompletedMoves(Color, u16),
    /// What the move counter of a player's clock shows.
    Counter(Color, u16),
    /// This player's offer stands; `None` for no offer.
    Offer(Option<Color>),
    /// Both clocks stand still.
    ClocksStand,
    /// This clock runs.
    ClockRuns(Color),
    /// What the clocks show.
    Clocks(Sides<Millis>),
    /// What stands on the board: as many fields of a FEN as are given.
    Position(String),
    /// This player has the move.
    ToMove(Color),
    /// Whether this player must record.
    MustRecord(Color, bool),
    /// Both scoresheets agree with each other and with the moves played.
    SheetsAgree,
    /// The scoresheet of this player agrees with the moves played.
    SheetAgrees(Color),
    /// The scoresheet of this player first parts from the moves played at this move of this player.
    SheetParts(Color, (u32, Color)),
    /// The scoresheets first part from each other at this move of this player.
    SheetsPart((u32, Color)),
    /// Something of points, penalties or the competition.
    Competition(CompetitionWanted),
}
