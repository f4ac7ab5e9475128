//! How much of a log each seat may use, and how fast: flooding a board stops the sender and nobody else.
//!
//! Each player, together with the assistant, and the arbiter have their own share of the log, so that nobody can use up the room of the
//! others; the hall's own observations always fit. Within the share each kind of act has its own budget, which grows with the moves of the
//! game: a player who has written on the scoresheet a thousand times can still move, press the clock, claim and resign. The vocabulary of
//! the Laws declares the kinds, and which of them occur in every game.

use std::collections::HashMap;

use jadoube_board::Color;
use jadoube_clock::Instant;
use jadoube_laws::event::{Act, Actor};
use jadoube_laws::game::Game;
use jadoube_laws::vocabulary::{Class, Form, Stage, Vocabulary};

use super::{Command, Refusal, Seat};

/// The most rows of a player, or of the arbiter, in a game of a competition. The longest game that the Laws allow has fewer than 9,000
/// moves by each player, with one press of the clock each.
pub const SHARE: usize = 20_000;
/// The same in a casual game, which anybody may set up.
pub const CASUAL_SHARE: usize = 4_000;
/// How many acts may come at once: several moves by hand, with their entries on the scoresheet.
const BURST: u64 = 120;
/// How many acts a second after that: faster than any hand.
const PER_SECOND: u64 = 20;

/// Who shares an allowance: a player and the assistant, or the arbiters.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
struct Party(Option<Color>);

/// The remaining allowances at a board.
#[derive(Clone, Debug, Default)]
pub(crate) struct Allowance {
    /// How many entries of the game have been counted.
    counted: usize,
    rows: HashMap<Party, Rows>,
    buckets: HashMap<Party, Bucket>,
}

#[derive(Clone, Debug, Default)]
struct Rows {
    all: usize,
    by_kind: HashMap<&'static str, usize>,
}

/// Acts that may come now, in thousandths, as of an instant.
#[derive(Copy, Clone, Debug)]
struct Bucket {
    left: u64,
    at: Instant,
}

/// How often a player may do this in a game of that many half-moves.
fn budget(form: &Form, plies: usize) -> usize {
    match form.class {
        // What happens before the start happens seldom: arriving, being ready.
        Class::Course if form.during.contains(Stage::NotBegun) => 30 + plies / 10,
        Class::Course | Class::Routine | Class::Notice => 60 + plies * 3 / 2,
        Class::Clerk | Class::Setting | Class::Incident => 30 + plies / 10,
    }
}

fn party(by: Actor) -> Option<Party> {
    (by != Actor::Hall).then(|| Party(by.player()))
}

impl Allowance {
    /// Counts the new entries of the game.
    fn count(&mut self, game: &Game) {
        let log = game.log();
        if log.len() < self.counted {
            (self.counted, self.rows) = (0, HashMap::new());
        }
        for entry in &log[self.counted..] {
            if let Some(party) = party(entry.event.by) {
                let rows = self.rows.entry(party).or_default();
                rows.all += 1;
                *rows.by_kind.entry(entry.event.act.form().stored).or_default() += 1;
            }
        }
        self.counted = log.len();
    }

    /// Whether a seat may do this now. An act that is later refused for another reason counts as well.
    pub(crate) fn take(
        &mut self,
        game: &Game,
        command: &Command,
        seat: Seat,
        share: usize,
        at: Instant,
    ) -> Result<(), Refusal> {
        let party = Party(seat.side());
        let bucket = self.buckets.entry(party).or_insert(Bucket { left: BURST * 1_000, at });
        if !bucket.take(command.acts.len() as u64, at) {
            return Err(Refusal::TooOften);
        }
        self.count(game);
        let rows = self.rows.entry(party).or_default();
        if rows.all + command.acts.len() > share {
            return Err(Refusal::TooMany);
        }
        let plies = game.state().plies().len();
        let exceeds = |act: &Act| {
            let form = act.form();
            let same = command.acts.iter().filter(|other| other.form().stored == form.stored).count();
            rows.by_kind.get(form.stored).copied().unwrap_or(0) + same > budget(form, plies)
        };
        if seat.side().is_some() && command.acts.iter().any(exceeds) {
            return Err(Refusal::TooMany);
        }
        Ok(())
    }
}

impl Bucket {
    fn take(&mut self, acts: u64, at: Instant) -> bool {
        let gained = at.0.saturating_sub(self.at.0).saturating_mul(PER_SECOND);
        self.left = self.left.saturating_add(gained).min(BURST * 1_000);
        self.at = self.at.max(at);
        let granted = self.left >= acts * 1_000;
        if granted {
            self.left -= acts * 1_000;
        }
        granted
    }
}

#[cfg(test)]
mod tests {
    use jadoube_laws::vocabulary::{Person, forms};

    use super::*;

    #[test]
    fn a_bucket_gives_its_burst_and_then_its_rate() {
        let mut bucket = Bucket { left: BURST * 1_000, at: Instant(0) };
        let granted = |bucket: &mut Bucket, at| (0..).take_while(|_| bucket.take(8, Instant(at))).count() as u64;
        assert_eq!(granted(&mut bucket, 0), BURST / 8);
        assert_eq!(granted(&mut bucket, 2_000), 2 * PER_SECOND / 8);
        assert_eq!(granted(&mut bucket, 1_000_000), BURST / 8);
    }

    /// However much a player does of everything else, the share lasts for the moves of a very long game.
    #[test]
    fn using_up_every_budget_leaves_room_for_three_hundred_moves() {
        let mut kinds: HashMap<&str, usize> = HashMap::new();
        for form in forms::<Act>() {
            if form.by.contains(Person::Player) || form.by.contains(Person::Assistant) {
                kinds.insert(form.stored, budget(form, 600));
            }
        }
        assert!(kinds.values().sum::<usize>() <= SHARE, "{}", kinds.values().sum::<usize>());
        for kind in ["plays", "presses", "claims", "resigns", "records"] {
            assert!(kinds.contains_key(kind), "{kind}");
        }
        assert!(kinds["plays"] > 300 && kinds["presses"] > 300 && kinds["records"] >= 600);
    }
}
