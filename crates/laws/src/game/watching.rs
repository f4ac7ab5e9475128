//! What a hall that watches the game must observe, and when. The hall then records the observation as an act.

use jadoube_board::Color;
use jadoube_clock::{FlagFall, Instant};

use super::State;
use crate::competition::irregularities::Offence;

impl State {
    /// When the flag of the running clock will fall, if nothing happens.
    pub fn next_flag(&self) -> Option<(Color, Instant)> {
        self.clock.next_flag()
    }

    /// When the time that the running clock shows runs out, if nothing happens: a flag falls, or the next time of byo-yomi
    /// begins.
    pub fn next_change(&self) -> Option<Instant> {
        self.clock.next_change()
    }

    /// The flags that have fallen by an instant, in order, whether or not anybody noticed.
    pub fn flag_falls(&self, until: Instant) -> Vec<FlagFall> {
        self.clock.falls_until(until).unwrap_or_default()
    }

    /// When the default time will end, while a player is still awaited (6.7.1).
    pub fn default_time_ends(&self) -> Option<Instant> {
        let awaited = Color::ALL.iter().any(|&player| self.is_awaited(player));
        let allowed = self.setting.competition.default_time()?;
        self.started().filter(|_| awaited).map(|started| started.after(allowed))
    }

    /// A completed illegal move, or an offence that counts as one, on which an arbiter who sees it must or may act now.
    ///
    /// With full supervision that holds until it is dealt with (7.5); without, only until it is answered (A.4.2 in 2018).
    /// In 2009 only the opponent can claim it (A.4.c), so there is nothing for the arbiter to observe.
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

    /// Whether this player has neither arrived nor moved, and there is no decision on it yet.
    pub fn is_awaited(&self, player: Color) -> bool {
        !self.is_over() && !self.arrivals()[player] && !self.forfeited()[player] && self.made(player) == 0
    }
}
