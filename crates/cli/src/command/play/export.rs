//! The game as PGN, with the names and the date that only the session knows.

use jadoube_board::Color;
use jadoube_notation::pgn::Game;
use jadoube_texts::Locale;

use super::session::Session;

impl Session {
    /// The moves that stand, with the clock times, and the result.
    pub(crate) fn pgn(&self) -> Game {
        let mut pgn = self.game().pgn(Locale::EN);
        for side in Color::ALL {
            if let Some(name) = &self.table.names[side] {
                pgn.tags.set(side.pick("White", "Black"), name);
            }
        }
        if let Some(date) = &self.table.date {
            pgn.tags.set("Date", date);
        }
        pgn
    }
}
