//! What follows, as messages.

use jadoube_board::Color;
use jadoube_texts::Message;

use super::words::{amount, moves, score};
use crate::ruling::Effect;

impl Effect {
    /// What follows, to be told in any language.
    pub fn message(&self) -> Message {
        let of = |id: &'static str, color: &Color| Message::new(id).with("color", *color);
        match self {
            Effect::TimeAdded(color, time) => of("effect-time-added", color).with("time", amount(*time)),
            Effect::TimeTaken(color, time) => of("effect-time-taken", color).with("time", amount(*time)),
            Effect::Counter(color, moves) => of("effect-counter", color).with("count", *moves),
            Effect::ClocksStopped => Message::new("effect-clocks-stopped"),
            Effect::ClockRuns(color) => of("effect-clock-runs", color),
            Effect::Restored(0) => Message::new("effect-restored-to-start"),
            Effect::Restored(ply) => Message::new("effect-restored").with("count", *ply),
            Effect::PositionSet(color) => of("effect-position-set", color),
            Effect::MustPlay(color, list) => of("effect-must-play", color).with("moves", moves(list)),
            Effect::FreeToPlay(color) => of("effect-free-to-play", color),
            Effect::Became(square, role) => Message::new("effect-became").with("square", *square).with("piece", *role),
            Effect::IllegalMoves(color, count) => of("effect-illegal-moves", color).with("count", *count),
            Effect::OfferStands(color) => of("effect-offer-stands", color),
            Effect::OfferGone => Message::new("effect-offer-gone"),
            Effect::MayPenalize(color) => of("effect-may-penalize", color),
            Effect::Warned(color) => of("effect-warned", color),
            Effect::MustUpdate(color) => of("effect-must-update", color),
            Effect::Asked(asked) => asked.message(),
            Effect::Event(event) => event.message(),
            Effect::MaySendOut => Message::new("effect-may-send-out"),
            Effect::NewGame => Message::new("effect-new-game"),
            Effect::Rapid(effect) => effect.message(),
            Effect::Quickplay(effect) => effect.message(),
            Effect::Over(outcome) if outcome.could_not_be_won() => {
                Message::new("effect-over-cannot-mate").with("score", score(outcome.score))
            }
            Effect::Over(outcome) => Message::new("effect-over").with("score", score(outcome.score)),
        }
    }
}
