//! How the fields of acts and findings fill the variables of a message.

use jadoube_board::{Bitboard, Breach, Color, Coordinates, Move, Role, Setup, Square, Wing};
use jadoube_clock::{Instant, Millis, Rate, Sides};
use jadoube_lawbook::Supervision;
use jadoube_texts::Message;

use super::Tell;
use crate::competition::points::{Award, Points};
use crate::event::Score;
use crate::ruling::{Outcome, Question};
use crate::telling;

macro_rules! told_as_it_is {
    ($($type:ty),* $(,)?) => {
        $(impl Tell for $type {
            fn tell(&self, variable: &'static str, message: Message) -> Message {
                message.with(variable, *self)
            }
        })*
    };
}

told_as_it_is!(u8, u16, u32, Role, Square, Wing);

impl Tell for u64 {
    fn tell(&self, variable: &'static str, message: Message) -> Message {
        message.with(variable, self.to_string())
    }
}

impl Tell for Color {
    fn tell(&self, variable: &'static str, message: Message) -> Message {
        message.with(variable, *self)
    }

    fn player(&self) -> Option<Color> {
        Some(*self)
    }
}

impl Tell for String {
    fn tell(&self, variable: &'static str, message: Message) -> Message {
        message.with(variable, self.as_str())
    }
}

impl Tell for bool {
    fn tell(&self, variable: &'static str, message: Message) -> Message {
        message.with(variable, if *self { "yes" } else { "no" })
    }
}

impl Tell for Millis {
    fn tell(&self, variable: &'static str, message: Message) -> Message {
        message.with(variable, telling::amount(*self))
    }
}

impl Tell for Instant {
    fn tell(&self, variable: &'static str, message: Message) -> Message {
        message.with(variable, self.to_string())
    }
}

impl Tell for Score {
    fn tell(&self, variable: &'static str, message: Message) -> Message {
        message.with(variable, telling::score(*self))
    }
}

impl Tell for Coordinates {
    fn tell(&self, variable: &'static str, message: Message) -> Message {
        message.with(variable, telling::squares_of(*self))
    }
}

impl Tell for Move {
    fn tell(&self, variable: &'static str, message: Message) -> Message {
        message.with(variable, telling::one_move(*self))
    }
}

impl Tell for Breach {
    fn tell(&self, variable: &'static str, message: Message) -> Message {
        message.with(variable, telling::reason(*self))
    }
}

impl Tell for Vec<Square> {
    fn tell(&self, variable: &'static str, message: Message) -> Message {
        message.with(variable, self.iter().fold(Bitboard::EMPTY, |set, &square| set | Bitboard::of(square)))
    }
}

impl Tell for Vec<Move> {
    fn tell(&self, variable: &'static str, message: Message) -> Message {
        message.with(variable, telling::moves(self))
    }
}

/// `None` fills nothing.
impl<T: Tell> Tell for Option<T> {
    fn tell(&self, variable: &'static str, message: Message) -> Message {
        match self {
            Some(value) => value.tell(variable, message),
            None => message,
        }
    }

    fn player(&self) -> Option<Color> {
        self.as_ref().and_then(Tell::player)
    }
}

macro_rules! untold {
    ($($type:ty),* $(,)?) => {
        $(
            /// It selects the form, or the sentence around it has it; no message names it.
            impl Tell for $type {
                fn tell(&self, _: &'static str, message: Message) -> Message {
                    message
                }
            }
        )*
    };
}

untold!(Rate, Supervision, Setup, Points, Award, Sides<Millis>, Sides<u16>, Outcome, Question);
