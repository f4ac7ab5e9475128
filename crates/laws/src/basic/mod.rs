//! The basic rules of play: Articles 4 and 5.

pub(crate) mod act_of_moving;
mod castling;
mod complaints;
pub(crate) mod completion;
pub(crate) mod completion_vocabulary;
mod hands;
mod made;
pub(crate) mod moving_vocabulary;
mod off_move;
mod promotion;
