//! The vocabulary of Guideline I: acts, findings and questions about adjourned games.

use jadoube_board::{Color, Coordinates, Move};
use jadoube_clock::Instant;
use serde::{Deserialize, Serialize};

use super::adjourned_envelope::{Envelope, EnvelopeItem};
use super::adjourned_seal::{Commitment, Nonce};
use super::adjourned_slots::{English, LanguageCode, SceneNonce, SealedText};
use crate::vocabulary::Vocabulary;

/// Adjourned games (Guideline I).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Arbiter), during(Playing), class = Incident)]
pub enum AdjournedAct {
    /// The arbiter announces when the session starts and ends.
    #[says("announces the session", starts = None, ends = None, during(NotBegun, Playing))]
    #[says("announces the session from {starts}", ends = None, args(starts, _), message = "act-announces-session-from", during(NotBegun, Playing))]
    #[says("announces the session to {ends}", starts = None, args(_, ends), message = "act-announces-session-to", during(NotBegun, Playing), also("session ends at {ends}", "session ends {ends}", "session to {ends}", "session {ends}"))]
    #[says(
        "announces the session from {starts} to {ends}",
        message = "act-announces-session-from-to",
        during(NotBegun, Playing)
    )]
    AnnouncesSession {
        /// When it begins.
        starts: Option<Instant>,
        /// When it ends.
        ends: Option<Instant>,
    },
    /// The arbiter asks the player to move to seal a move.
    #[says("asks to seal", also("adjourns"))]
    AsksToSeal,
    /// The player to move wants to seal before the session ends.
    #[says("adjourns early", by(Player, Assistant))]
    AdjournsEarly,
    /// A player seals a move. Anything may be written; sealing again changes the move, and `stops the clocks`
    /// ends the sealing.
    #[says("seals {commitment}", on = Medium::Paper, args(_, _), by(Player, Assistant))]
    #[says("seals electronically {commitment}", on = Medium::Electronic, args(_, _), message = "act-seals-electronically", by(Player, Assistant))]
    Seals {
        /// The move, kept as secret as in an envelope.
        commitment: Commitment,
        /// What it is written on.
        on: Medium,
    },
    /// The arbiter checks what is written on the envelope, and keeps it.
    #[says("checks the envelope {envelope}", args(_))]
    ChecksEnvelope(Envelope),
    /// The arbiter resumes the game at the agreed time.
    #[says("resumes the game", also("resumes"))]
    Resumes,
    /// The arbiter opens the envelope. It holds the sealed move, in English notation, unless a text or a language is
    /// given.
    #[says("opens the envelope in {language as LanguageCode} and reads {text}", args(text, _, _), message = "act-opens-envelope-reading", given(text: SealedText, nonce: SceneNonce, language: English), also("opens the envelope and reads {text}", "opens the envelope in {language as LanguageCode}", "opens the envelope"))]
    Opens {
        /// The text in it.
        text: String,
        /// What was hashed with it.
        nonce: Nonce,
        /// The code of the language in which it is written.
        language: String,
    },
    /// The arbiter establishes the meaning of an unreadable sealed move.
    #[says("reads the sealed move as {played as crate::vocabulary::SealedMove}", message = "act-reads-sealed-move")]
    Reads {
        /// The move.
        played: Coordinates,
    },
    /// The arbiter misses the envelope, perhaps with the only record of the position or the times.
    #[says("misses the envelope", position = true, times = true, also("loses the envelope", "loses"))]
    #[says(
        "misses the envelope without the position",
        position = false,
        times = true,
        message = "act-misses-envelope-and-position"
    )]
    #[says(
        "misses the envelope without the times",
        position = true,
        times = false,
        message = "act-misses-envelope-and-times"
    )]
    #[says(
        "misses the envelope without the position without the times",
        position = false,
        times = false,
        message = "act-misses-envelope-and-all"
    )]
    MissesEnvelope {
        /// The adjourned position is known.
        position: bool,
        /// The times are known.
        times: bool,
    },
    /// The player who sealed states the move in the missing envelope.
    #[says("states in {language as LanguageCode} {text}", args(text, _), given(language: English), by(Player), also("states {text}"))]
    StatesMove {
        /// The move as stated.
        text: String,
        /// The code of the language in which it is written.
        language: String,
    },
    /// A player points out after the resumption that the clocks show wrong times.
    #[says("points out wrong times", by(Player, Assistant))]
    PointsOutTimes,
}

/// What a sealed move is written on.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Medium {
    /// A scoresheet of paper.
    #[default]
    #[says("on paper")]
    Paper,
    /// An electronic scoresheet.
    #[says("electronically")]
    Electronic,
}

/// Adjourned games (Guideline I).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "adjourned", class = Incident)]
pub enum AdjournedFinding {
    /// The arbiter announced a session.
    #[says("session announced", message = "adjourned-session")]
    SessionAnnounced,
    /// The end of the session was not announced.
    #[says("session end not announced")]
    SessionEndMissing,
    /// The session is not over, so nobody has to seal yet.
    #[says("session not over")]
    SessionNotOver,
    /// A player must seal a move.
    #[says("asked to seal")]
    MustSeal(Color),
    /// A player seals early and loses the time that remains until the end of the session.
    #[says("seals early")]
    SealsEarly(Color),
    /// A player sealed a move.
    #[says("move sealed")]
    Sealed(Color),
    /// A player changed the sealed move in time.
    #[says("sealed move changed")]
    Changed(Color),
    /// It is too late to change the sealed move.
    #[says("too late to change the sealed move")]
    TooLateToChange(Color),
    /// A move must be sealed on paper.
    #[says("sealed move not on paper")]
    NotOnPaper(Color),
    /// A player made a move on the board, which becomes the sealed move.
    #[says("played instead of sealing")]
    PlayedInstead(Color, Move),
    /// A player pressed the clock instead of stopping it.
    #[says("pressed instead of stopping")]
    PressedInstead(Color),
    /// A player stopped the clocks, but the move made on the board must still be written down and sealed.
    #[says("move still to be sealed")]
    StillToSeal(Color),
    /// A player stopped the clocks: the game is adjourned.
    #[says("game adjourned")]
    Adjourned(Color),
    /// The envelope lacks something.
    #[says("envelope lacks the names", envelope_item = EnvelopeItem::Names, args(item))]
    #[says("envelope lacks the position", envelope_item = EnvelopeItem::Position, args(item))]
    #[says("envelope lacks the times", envelope_item = EnvelopeItem::Times, args(item))]
    #[says("envelope lacks the sealer", envelope_item = EnvelopeItem::Sealer, args(item))]
    #[says("envelope lacks the number", envelope_item = EnvelopeItem::Number, args(item))]
    #[says("envelope lacks the offer", envelope_item = EnvelopeItem::Offer, args(item))]
    #[says("envelope lacks the resumption", envelope_item = EnvelopeItem::Resumption, args(item))]
    EnvelopeLacks(EnvelopeItem),
    /// The envelope has something wrong.
    #[says("envelope has wrong names", envelope_item = EnvelopeItem::Names, args(item))]
    #[says("envelope has a wrong position", envelope_item = EnvelopeItem::Position, args(item))]
    #[says("envelope has wrong times", envelope_item = EnvelopeItem::Times, args(item))]
    #[says("envelope has a wrong sealer", envelope_item = EnvelopeItem::Sealer, args(item))]
    #[says("envelope has a wrong number", envelope_item = EnvelopeItem::Number, args(item))]
    #[says("envelope has a wrong offer", envelope_item = EnvelopeItem::Offer, args(item))]
    #[says("envelope has a wrong resumption", envelope_item = EnvelopeItem::Resumption, args(item))]
    EnvelopeWrong(EnvelopeItem),
    /// The envelope is complete and correct.
    #[says("envelope in order")]
    EnvelopeInOrder,
    /// The arbiter keeps the envelope.
    #[says("envelope kept")]
    EnvelopeKept,
    /// A player offered a draw while the game was adjourned.
    #[says("draw offered while adjourned")]
    Offered(Color),
    /// The game ended before it was resumed.
    #[says("ended before the resumption")]
    EndedBefore,
    /// Position and times are set up as they were before the sealing.
    #[says("set up for the resumption")]
    SetUpAgain,
    /// The player who must reply to the sealed move is absent.
    #[says("replying player absent")]
    ReplierAbsent(Color),
    /// Both players are absent; the player who must reply loses the time that passes.
    #[says("both absent at the resumption")]
    BothAbsent(Color),
    /// The player who must reply arrived and stopped the clocks.
    #[says("stopped the clock on arrival")]
    StoppedOnArrival(Color),
    /// The envelope was opened, and this was in it.
    #[says("envelope opened")]
    Opened(Color, String),
    /// The sealed move was made on the board, and the game continues.
    #[says("sealed move made")]
    GoesOn(Color),
    /// The sealed move differs from the move played on the board; the board counts.
    #[says("sealed other than played")]
    OtherThanPlayed(Color),
    /// The sealed move is ambiguous.
    #[says("sealed move ambiguous")]
    Ambiguous(Color, String),
    /// The sealed move cannot be read.
    #[says("sealed move unclear")]
    Unclear(Color, String),
    /// The sealed move is illegal.
    #[says("sealed move illegal")]
    Illegal(Color, String),
    /// A player loses because of a faulty sealed move, unless the opponent cannot checkmate.
    #[says("sealed move faulty")]
    Faulty(Color),
    /// A player sealed the reply because the opponent is absent.
    #[says("reply sealed")]
    ReplySealed(Color),
    /// The sealed reply was made on the board.
    #[says("sealed reply made")]
    ReplyMade(Color),
    /// A player arrived too late for the resumption.
    #[says("late to the resumption")]
    Late(Color),
    /// A player arrived too late for the resumption; the consequence depends on the sealed move.
    #[says("late to the resumption")]
    LateUntilOpened(Color),
    /// A player is not late yet.
    #[says("still in time")]
    NotLate(Color),
    /// The sealed move ends the game, whether or not a player is late.
    #[says("ended by the sealed move")]
    EndedBySealedMove,
    /// The late player's opponent ran out of time.
    #[says("out of time before the late player came", message = "adjourned-out-of-time")]
    OpponentOutOfTime(Color),
    /// The envelope is missing.
    #[says("envelope missing")]
    EnvelopeMissing,
    /// The adjourned position is not known.
    #[says("adjourned position unknown")]
    PositionUnknown,
    /// A player stated the sealed move.
    #[says("sealed move stated")]
    Stated(Color, String),
    /// A player pointed out wrong times early enough, and they are corrected.
    #[says("wrong times corrected")]
    TimesCorrected(Color),
    /// The times are the ones noted on the envelope.
    #[says("times right")]
    TimesRight(Color),
    /// A player pointed out wrong times after their first move.
    #[says("wrong times pointed out late", message = "adjourned-times-late")]
    TimesPointedOutLate(Color),
    /// A player acted at the board while the game was adjourned, or before the envelope was opened, which has no effect.
    #[says("while adjourned", class = Notice)]
    WhileAdjourned(Color),
}

/// Questions to the arbiter about an adjournment.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(question, message = "adjourned-asked")]
pub enum AdjournedAsked {
    /// Does the player who is late for the resumption lose?
    #[says("resumption without {color}")]
    Late(Color),
    /// Can the meaning of this player's sealed move be established? If so, the arbiter states it next.
    #[says("meaning of {color}'s sealed move")]
    Meaning(Color),
    /// Are wrong times corrected although they were pointed out too late?
    #[says("correction of times")]
    Times,
}
