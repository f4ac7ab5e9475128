//! What single sub-Articles of 4, 6, 7 and 9 have to say beside the course of a game: findings of their own, so that each is
//! cited by its own number.

use jadoube_board::Color;
use jadoube_clock::Millis;
use jadoube_texts::Message;
use serde::{Deserialize, Serialize};

use crate::event::Claim;

/// How a promotion is carried out that is not "pawn to the last rank, then the piece" (4.6).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PromotionWay {
    /// The pawn was taken off without having stood on the last rank.
    PawnSkipsTheSquare,
    /// The new piece came before the pawn was taken off.
    PieceBeforePawn,
    /// A piece of the opponent stood on the square, and is captured.
    Captures,
}

/// Why a position that looks like another one is not the same (9.2.2).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unlike {
    /// The other player had the move.
    Turn,
    /// A pawn could be captured en passant.
    EnPassant,
    /// A right to castle has been lost since.
    Castling,
}

/// What a person may do for a player who cannot.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Move the pieces (4.9).
    Moves,
    /// Press the clock (6.2.6).
    Presses,
    /// Write the moves down (8.1.6).
    Records,
}

impl Task {
    /// All of them.
    pub const ALL: [Task; 3] = [Task::Moves, Task::Presses, Task::Records];

    const fn key(self) -> &'static str {
        match self {
            Task::Moves => "moves",
            Task::Presses => "presses",
            Task::Records => "records",
        }
    }
}

/// What was found.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Point {
    /// A contact that was not meant binds to nothing.
    ContactNotMeant(Color),
    /// A contact counts as meant, since it was not clearly by accident.
    ContactCounts(Color),
    /// A touch of the player who does not have the move binds to nothing.
    TouchOffMove(Color),
    /// A promotion in one of the ways that are open.
    Promotes(Color, PromotionWay),
    /// The arbiter agrees to an assistant.
    Assistant(Color, Task),
    /// An assistant acts to whom the arbiter has not agreed.
    AssistantUnknown(Color, Task),
    /// The player is there, or the default time is not over.
    NotLate(Color),
    /// Main time runs only after so much with each move.
    Delay(Millis),
    /// The moves of a period are completed in time.
    PeriodCompleted(Color, u32),
    /// What is left of a period goes into the next one.
    TimeSaved(Color, Millis),
    /// What is left of a period is lost.
    TimeNotSaved(Color, Millis),
    /// Where the clock stands has been decided.
    ClockPlaced,
    /// Where the clock stands is not for this player to decide.
    ClockPlacedByPlayer(Color),
    /// After a flag: so many moves completed of so many.
    MovesChecked(Color, u16, u32),
    /// The press came after the flag, and the time until then was the player's own.
    PressedTooLate(Color),
    /// The move is completed by a press after the reply.
    PressedAfterReply(Color),
    /// Nobody can say which flag fell first.
    FlagOrderUnknown,
    /// Nobody can say which flag fell first, and no Article of this game says what then.
    FlagsUncovered,
    /// A claim that rests on a screen alone.
    ClaimFromScreen(Color, Claim),
    /// The clocks were stopped because pieces are displaced.
    StoppedForDisplaced(Color),
    /// Pieces have been displaced by this player, who may be penalized for it.
    DisplacedPenalty(Color),
    /// The clock was pressed while pieces were still displaced.
    PressedWhileDisplaced(Color),
    /// The position before the irregularity cannot be found: the game goes on from the last one that can.
    LastIdentifiable,
    /// No position of the record is the right one: the game goes on from one that the arbiter sets up.
    PositionSet,
    /// What the clocks show is for the arbiter to decide.
    TimesOpen,
    /// The offer stands on both scoresheets.
    OfferOnBothSheets,
    /// A position has appeared, or is about to appear, for the so manieth time.
    Appeared(u16),
    /// So many moves by each player without capture or pawn move.
    QuietMoves(u16),
    /// Positions that looked the same were not, so many of them.
    LooksAlike(Unlike, u16),
    /// There is still a way to mate.
    NotDead,
    /// A press while the clocks stand changes nothing.
    PressedWhileStopped(Color),
    /// A press after a move out of turn completes nothing, and is no press without a move.
    PressedOutOfTurn(Color),
    /// The claim names another move than the one on the scoresheet, which cannot be changed.
    WrittenMoveStands(Color),
    /// The claim is made with another move than the one that was written first.
    WrittenMoveChanged(Color),
    /// No piece can make the move that was written for a claim.
    WrittenMoveImpossible(Color),
}

impl Point {
    /// The player it is about.
    pub const fn player(&self) -> Option<Color> {
        match *self {
            Point::ContactNotMeant(color)
            | Point::ContactCounts(color)
            | Point::TouchOffMove(color)
            | Point::Promotes(color, _)
            | Point::Assistant(color, _)
            | Point::AssistantUnknown(color, _)
            | Point::NotLate(color)
            | Point::PeriodCompleted(color, _)
            | Point::TimeSaved(color, _)
            | Point::TimeNotSaved(color, _)
            | Point::ClockPlacedByPlayer(color)
            | Point::MovesChecked(color, ..)
            | Point::PressedTooLate(color)
            | Point::PressedAfterReply(color)
            | Point::ClaimFromScreen(color, _)
            | Point::StoppedForDisplaced(color)
            | Point::DisplacedPenalty(color)
            | Point::PressedWhileDisplaced(color)
            | Point::PressedWhileStopped(color)
            | Point::PressedOutOfTurn(color)
            | Point::WrittenMoveStands(color)
            | Point::WrittenMoveChanged(color)
            | Point::WrittenMoveImpossible(color) => Some(color),
            Point::Delay(_)
            | Point::ClockPlaced
            | Point::FlagOrderUnknown
            | Point::FlagsUncovered
            | Point::LastIdentifiable
            | Point::PositionSet
            | Point::TimesOpen
            | Point::OfferOnBothSheets
            | Point::Appeared(_)
            | Point::QuietMoves(_)
            | Point::LooksAlike(..)
            | Point::NotDead => None,
        }
    }

    /// Whether it belongs to the ordinary course of a game.
    pub const fn is_ordinary(&self) -> bool {
        matches!(
            self,
            Point::ContactNotMeant(_)
                | Point::Promotes(..)
                | Point::Assistant(..)
                | Point::Delay(_)
                | Point::PeriodCompleted(..)
                | Point::TimeSaved(..)
                | Point::TimeNotSaved(..)
                | Point::ClockPlaced
                | Point::PressedAfterReply(_)
                | Point::OfferOnBothSheets
        )
    }

    /// What was found, to be told in any language.
    pub fn message(&self) -> Message {
        let message = Message::new(self.id());
        let message = match self.player() {
            Some(color) => message.with("color", color),
            None => message,
        };
        match *self {
            Point::Assistant(_, task) | Point::AssistantUnknown(_, task) => message.with("task", task.key()),
            Point::Delay(time) => message.with("seconds", i64::try_from(time.0 / 1000).unwrap_or(i64::MAX)),
            Point::PeriodCompleted(_, moves) => message.with("count", moves),
            Point::TimeSaved(_, time) | Point::TimeNotSaved(_, time) => {
                message.with("time", crate::telling::amount(time))
            }
            Point::MovesChecked(_, done, required) => message.with("done", u32::from(done)).with("required", required),
            Point::Appeared(count) | Point::QuietMoves(count) | Point::LooksAlike(_, count) => {
                message.with("count", u32::from(count))
            }
            _ => message,
        }
    }

    const fn id(&self) -> &'static str {
        match self {
            Point::ContactNotMeant(_) => "point-contact-not-meant",
            Point::ContactCounts(_) => "point-contact-counts",
            Point::TouchOffMove(_) => "point-touch-off-move",
            Point::Promotes(_, PromotionWay::PawnSkipsTheSquare) => "point-promotes-pawn-skips",
            Point::Promotes(_, PromotionWay::PieceBeforePawn) => "point-promotes-piece-first",
            Point::Promotes(_, PromotionWay::Captures) => "point-promotes-captures",
            Point::Assistant(..) => "point-assistant",
            Point::AssistantUnknown(..) => "point-assistant-unknown",
            Point::NotLate(_) => "point-not-late",
            Point::Delay(_) => "point-delay",
            Point::PeriodCompleted(..) => "point-period-completed",
            Point::TimeSaved(..) => "point-time-saved",
            Point::TimeNotSaved(..) => "point-time-not-saved",
            Point::ClockPlaced => "point-clock-placed",
            Point::ClockPlacedByPlayer(_) => "point-clock-placed-by-player",
            Point::MovesChecked(..) => "point-moves-checked",
            Point::PressedTooLate(_) => "point-pressed-too-late",
            Point::PressedAfterReply(_) => "point-pressed-after-reply",
            Point::FlagOrderUnknown => "point-flag-order-unknown",
            Point::FlagsUncovered => "point-flags-uncovered",
            Point::ClaimFromScreen(..) => "point-claim-from-screen",
            Point::StoppedForDisplaced(_) => "point-stopped-for-displaced",
            Point::DisplacedPenalty(_) => "point-displaced-penalty",
            Point::PressedWhileDisplaced(_) => "point-pressed-while-displaced",
            Point::LastIdentifiable => "point-last-identifiable",
            Point::PositionSet => "point-position-set",
            Point::TimesOpen => "point-times-open",
            Point::OfferOnBothSheets => "point-offer-on-both-sheets",
            Point::Appeared(_) => "point-appeared",
            Point::QuietMoves(_) => "point-quiet-moves",
            Point::LooksAlike(Unlike::Turn, _) => "point-looks-alike-turn",
            Point::LooksAlike(Unlike::EnPassant, _) => "point-looks-alike-en-passant",
            Point::LooksAlike(Unlike::Castling, _) => "point-looks-alike-castling",
            Point::NotDead => "point-not-dead",
            Point::PressedWhileStopped(_) => "point-pressed-while-stopped",
            Point::PressedOutOfTurn(_) => "point-pressed-out-of-turn",
            Point::WrittenMoveStands(_) => "point-written-move-stands",
            Point::WrittenMoveChanged(_) => "point-written-move-changed",
            Point::WrittenMoveImpossible(_) => "point-written-move-impossible",
        }
    }
}

#[cfg(test)]
mod tests {
    use jadoube_texts::Locale;

    use super::*;

    #[test]
    fn every_point_has_its_words() {
        let (white, time) = (Color::White, Millis::from_minutes(3));
        let points = [
            Point::ContactNotMeant(white),
            Point::ContactCounts(white),
            Point::TouchOffMove(white),
            Point::Promotes(white, PromotionWay::PawnSkipsTheSquare),
            Point::Promotes(white, PromotionWay::PieceBeforePawn),
            Point::Promotes(white, PromotionWay::Captures),
            Point::Assistant(white, Task::Moves),
            Point::AssistantUnknown(white, Task::Records),
            Point::NotLate(white),
            Point::Delay(time),
            Point::PeriodCompleted(white, 40),
            Point::TimeSaved(white, time),
            Point::TimeNotSaved(white, time),
            Point::ClockPlaced,
            Point::ClockPlacedByPlayer(white),
            Point::MovesChecked(white, 39, 40),
            Point::PressedTooLate(white),
            Point::PressedAfterReply(white),
            Point::FlagOrderUnknown,
            Point::FlagsUncovered,
            Point::ClaimFromScreen(white, Claim::Flag),
            Point::StoppedForDisplaced(white),
            Point::DisplacedPenalty(white),
            Point::PressedWhileDisplaced(white),
            Point::LastIdentifiable,
            Point::PositionSet,
            Point::TimesOpen,
            Point::OfferOnBothSheets,
            Point::Appeared(3),
            Point::QuietMoves(50),
            Point::LooksAlike(Unlike::Turn, 1),
            Point::LooksAlike(Unlike::EnPassant, 2),
            Point::LooksAlike(Unlike::Castling, 5),
            Point::NotDead,
            Point::PressedWhileStopped(white),
            Point::PressedOutOfTurn(white),
            Point::WrittenMoveStands(white),
            Point::WrittenMoveChanged(white),
            Point::WrittenMoveImpossible(white),
        ];
        for point in points {
            for locale in Locale::all_and_pseudo() {
                let text = point.message().try_text(locale).unwrap();
                assert!(!text.contains(['{', '$']), "{locale}: {text}");
            }
        }
    }
}
