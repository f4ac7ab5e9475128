//! What a hall that watches the game must look at, and when. The hall then adds the observation as an act of its own.

use jadoube_board::Color;
use jadoube_clock::{FlagFall, Instant};

use super::State;
use crate::competition::irregularities::Offence;

impl State {
    /// When the time of the player whose clock runs will be over, if nobody does anything.
    pub fn next_flag(&self) -> Option<(Color, Instant)> {
        self.clock.next_flag()
    }

    /// The flags that have fallen until an instant, in order, whether or not anybody noticed.
    pub fn flag_falls(&self, until: Instant) -> Vec<FlagFall> {
        self.clock.falls_until(until).unwrap_or_default()
    }

    /// When the default time will be over, while a player is still awaited (6.7.1).
    pub fn default_time_ends(&self) -> Option<Instant> {
        let awaited = Color::ALL.iter().any(|&player| self.is_awaited(player));
        let allowed = self.setting.competition.default_time()?;
        self.started().filter(|_| awaited).map(|started| started.after(allowed))
    }

    /// An illegal move, or what counts as one, that has been completed and that an arbiter who sees it must or may act on now.
    ///
    /// With full supervision that is so until it is dealt with (7.5); without, only until it is answered (A.4.2 in 2018), and in 2009
    /// only when the opponent claims (A.4.c), which is then nothing for the arbiter to see.
    pub fn illegal_move_to_observe(&self) -> Option<&Offence> {
        if self.is_over() {
            return None;
        }
        let reduced = self.setting.competition.reduced();
        let left = |offence: &&Offence| !reduced || (!self.rules().arbiter_waits_for_claim && !self.answered(offence));
        self.unnoticed().find(left)
    }

    /// Since when a player is awaited.
    pub fn awaited_since(&self) -> Option<Instant> {
        self.started()
    }

    /// Whether this player has neither arrived nor moved nor been judged for it.
    pub fn is_awaited(&self, player: Color) -> bool {
        !self.is_over() && !self.arrivals()[player] && !self.forfeited()[player] && self.made(player) == 0
    }
}
