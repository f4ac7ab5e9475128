//! The basic rules of play: Articles 4 and 5.

pub mod act_of_moving;
pub mod completion;
mod hands;
mod made;
mod off_move;
