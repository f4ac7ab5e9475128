//! Guideline I in words: what is done, found and asked about adjourned games.

use jadoube_board::{Color, Coordinates, Move};
use jadoube_clock::Instant;
use serde::{Deserialize, Serialize};

use super::adjourned_envelope::{Envelope, EnvelopeItem};
use super::adjourned_seal::{Commitment, Nonce};
use super::adjourned_slots::{English, LanguageCode, SceneNonce, SealedText};
use crate::vocabulary::Vocabulary;

/// What is done about an adjournment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Arbiter), during(Playing), class = Incident)]
pub enum AdjournedAct {
    /// The arbiter announces a session by the arbiter's own clock.
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
    /// The arbiter asks the player who has the move to seal.
    #[says("asks to seal", also("adjourns"))]
    AsksToSeal,
    /// The player who has the move wants to seal before the session ends.
    #[says("adjourns early", by(Player, Assistant))]
    AdjournsEarly,
    /// A player writes a move and puts it into the envelope; again, to change it.
    #[says("seals {commitment}", on = Medium::Paper, args(_, _), by(Player, Assistant))]
    #[says("seals electronically {commitment}", on = Medium::Electronic, args(_, _), message = "act-seals-electronically", by(Player, Assistant))]
    Seals {
        /// The move, as secret as it is in an envelope.
        commitment: Commitment,
        /// On what it is written.
        on: Medium,
    },
    /// The arbiter checks what stands on the envelope, and keeps it.
    #[says("checks the envelope {envelope}", args(_))]
    ChecksEnvelope(Envelope),
    /// The arbiter resumes the game at the time that was agreed.
    #[says("resumes the game", also("resumes"))]
    Resumes,
    /// The arbiter opens the envelope.
    #[says("opens the envelope in {language as LanguageCode} and reads {text}", args(text, _, _), message = "act-opens-envelope-reading", given(text: SealedText, nonce: SceneNonce, language: English), also("opens the envelope and reads {text}", "opens the envelope in {language as LanguageCode}", "opens the envelope"))]
    Opens {
        /// What is written in it.
        text: String,
        /// What was hashed with it.
        nonce: Nonce,
        /// The code of the language in which it is written.
        language: String,
    },
    /// The arbiter has established what a sealed move means that could not be read.
    #[says("reads the sealed move as {played as crate::vocabulary::SealedMove}", message = "act-reads-sealed-move")]
    Reads {
        /// The move.
        played: Coordinates,
    },
    /// The envelope is missing.
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
        /// The times used are known.
        times: bool,
    },
    /// The player who sealed says which move was in the missing envelope.
    #[says("states in {language as LanguageCode} {text}", args(text, _), given(language: English), by(Player), also("states {text}"))]
    StatesMove {
        /// The move as stated.
        text: String,
        /// The code of the language in which it is written.
        language: String,
    },
    /// A player points out that the clocks show wrong times.
    #[says("points out wrong times", by(Player, Assistant))]
    PointsOutTimes,
}

/// On what a sealed move is written.
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

/// What is found about an adjournment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "adjourned", class = Incident)]
pub enum AdjournedFinding {
    /// A session was announced.
    #[says("session announced", message = "adjourned-session")]
    SessionAnnounced,
    /// The end of the session should have been announced too.
    #[says("session end not announced")]
    SessionEndMissing,
    /// The session is not over yet, so nobody has to seal.
    #[says("session not over")]
    SessionNotOver,
    /// This player has to seal.
    #[says("asked to seal")]
    MustSeal(Color),
    /// This player seals early and bears the time until the session would end.
    #[says("seals early")]
    SealsEarly(Color),
    /// A move was sealed.
    #[says("move sealed")]
    Sealed(Color),
    /// The sealed move was changed in time.
    #[says("sealed move changed")]
    Changed(Color),
    /// It can no longer be changed.
    #[says("too late to change the sealed move")]
    TooLateToChange(Color),
    /// A sealed move is written on paper.
    #[says("sealed move not on paper")]
    NotOnPaper(Color),
    /// The move was made on the board, which makes it the sealed move.
    #[says("played instead of sealing")]
    PlayedInstead(Color, Move),
    /// The clock was pressed: it has to be stopped without starting the other.
    #[says("pressed instead of stopping")]
    PressedInstead(Color),
    /// The clock was stopped, but the move that was made on the board still has to be written down and sealed.
    #[says("move still to be sealed")]
    StillToSeal(Color),
    /// The clock was stopped: the game is adjourned.
    #[says("game adjourned")]
    Adjourned(Color),
    /// Something is not on the envelope.
    #[says("envelope lacks the names", envelope_item = EnvelopeItem::Names, args(item))]
    #[says("envelope lacks the position", envelope_item = EnvelopeItem::Position, args(item))]
    #[says("envelope lacks the times", envelope_item = EnvelopeItem::Times, args(item))]
    #[says("envelope lacks the sealer", envelope_item = EnvelopeItem::Sealer, args(item))]
    #[says("envelope lacks the number", envelope_item = EnvelopeItem::Number, args(item))]
    #[says("envelope lacks the offer", envelope_item = EnvelopeItem::Offer, args(item))]
    #[says("envelope lacks the resumption", envelope_item = EnvelopeItem::Resumption, args(item))]
    EnvelopeLacks(EnvelopeItem),
    /// Something on the envelope is wrong.
    #[says("envelope has wrong names", envelope_item = EnvelopeItem::Names, args(item))]
    #[says("envelope has a wrong position", envelope_item = EnvelopeItem::Position, args(item))]
    #[says("envelope has wrong times", envelope_item = EnvelopeItem::Times, args(item))]
    #[says("envelope has a wrong sealer", envelope_item = EnvelopeItem::Sealer, args(item))]
    #[says("envelope has a wrong number", envelope_item = EnvelopeItem::Number, args(item))]
    #[says("envelope has a wrong offer", envelope_item = EnvelopeItem::Offer, args(item))]
    #[says("envelope has a wrong resumption", envelope_item = EnvelopeItem::Resumption, args(item))]
    EnvelopeWrong(EnvelopeItem),
    /// All that must stand on the envelope does.
    #[says("envelope in order")]
    EnvelopeInOrder,
    /// The arbiter keeps the envelope.
    #[says("envelope kept")]
    EnvelopeKept,
    /// An offer after the opponent has sealed.
    #[says("draw offered while adjourned")]
    Offered(Color),
    /// The game has ended before it was resumed.
    #[says("ended before the resumption")]
    EndedBefore,
    /// Position and times are as they were before the sealing.
    #[says("set up for the resumption")]
    SetUpAgain,
    /// The player who has to reply is not there.
    #[says("replying player absent")]
    ReplierAbsent(Color),
    /// Neither is there, and the one who has to reply loses the time.
    #[says("both absent at the resumption")]
    BothAbsent(Color),
    /// That player has come and stopped the clock.
    #[says("stopped the clock on arrival")]
    StoppedOnArrival(Color),
    /// The envelope of this player was opened, and this stood in it.
    #[says("envelope opened")]
    Opened(Color, String),
    /// The sealed move is on the board and the game goes on.
    #[says("sealed move made")]
    GoesOn(Color),
    /// What was sealed is not what was played on the board; the board counts.
    #[says("sealed other than played")]
    OtherThanPlayed(Color),
    /// The sealed text can be read as several moves.
    #[says("sealed move ambiguous")]
    Ambiguous(Color, String),
    /// The sealed text cannot be read.
    #[says("sealed move unclear")]
    Unclear(Color, String),
    /// The sealed move is illegal.
    #[says("sealed move illegal")]
    Illegal(Color, String),
    /// A faulty sealed move loses, unless the opponent cannot mate.
    #[says("sealed move faulty")]
    Faulty(Color),
    /// The reply was sealed because the other player is not there.
    #[says("reply sealed")]
    ReplySealed(Color),
    /// The reply is on the board.
    #[says("sealed reply made")]
    ReplyMade(Color),
    /// A player is too late for the resumption.
    #[says("late to the resumption")]
    Late(Color),
    /// A player is too late, and what follows is known when the envelope has been opened.
    #[says("late to the resumption")]
    LateUntilOpened(Color),
    /// This player is not late yet.
    #[says("still in time")]
    NotLate(Color),
    /// Late or not, the sealed move has ended the game.
    #[says("ended by the sealed move")]
    EndedBySealedMove,
    /// The late player's opponent has run out of time.
    #[says("out of time before the late player came", message = "adjourned-out-of-time")]
    OpponentOutOfTime(Color),
    /// The envelope is missing.
    #[says("envelope missing")]
    EnvelopeMissing,
    /// Nobody knows the position.
    #[says("adjourned position unknown")]
    PositionUnknown,
    /// The player has stated the sealed move.
    #[says("sealed move stated")]
    Stated(Color, String),
    /// Wrong times were pointed out in time.
    #[says("wrong times corrected")]
    TimesCorrected(Color),
    /// The times are those that were noted.
    #[says("times right")]
    TimesRight(Color),
    /// Wrong times were pointed out after the player's first move.
    #[says("wrong times pointed out late", message = "adjourned-times-late")]
    TimesPointedOutLate(Color),
}

/// What the arbiter is asked about an adjournment.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(question, message = "adjourned-asked")]
pub enum AdjournedAsked {
    /// Does the late player lose?
    #[says("resumption without {color}")]
    Late(Color),
    /// Can the meaning of this player's sealed move be established? If so, the arbiter says it next.
    #[says("meaning of {color}'s sealed move")]
    Meaning(Color),
    /// Are wrong times corrected though they were pointed out too late?
    #[says("correction of times")]
    Times,
}
