//! Revocations: everything that relies on a revoked session or link hears of it at once, on every node of the hall.

use tokio::sync::broadcast;

use super::Link;
use crate::board::Seat;
use crate::nodes::{Announced, Herald};

/// How many announcements may queue for a slow listener; one that misses some checks the store itself.
const WAITING: usize = 1_024;

/// Something that was valid until now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Revoked {
    /// A session, by its public name.
    Session(String),
    /// A secret that a session has replaced by another one, by its fingerprint.
    Secret(String),
    /// All links to a place, and the sessions opened through them.
    Place(Link),
    /// Something that has no name of its own here, or unknown, because announcements were lost.
    Anything,
}

impl Revoked {
    /// As the bus carries it, under a name that no stream has.
    fn written(&self) -> Option<String> {
        match self {
            Revoked::Session(name) => Some(format!("!session:{name}")),
            Revoked::Secret(fingerprint) => Some(format!("!secret:{fingerprint}")),
            Revoked::Place(link) => {
                let seat = serde_json::to_string(&link.role).ok()?;
                Some(format!("!place:{}:{}", seat.trim_matches('"'), link.game))
            }
            Revoked::Anything => Some("!anything:".to_owned()),
        }
    }

    /// Reads what the bus carried; `None` for the name of a stream.
    pub(crate) fn read(written: &str) -> Option<Revoked> {
        let (kind, name) = written.strip_prefix('!')?.split_once(':')?;
        match kind {
            "session" => Some(Revoked::Session(name.to_owned())),
            "secret" => Some(Revoked::Secret(name.to_owned())),
            "place" => {
                let (seat, game) = name.split_once(':')?;
                let role: Seat = serde_json::from_str(&format!("\"{seat}\"")).ok()?;
                Some(Revoked::Place(Link { game: game.to_owned(), role }))
            }
            // `anything`, or what only a newer version knows.
            _ => Some(Revoked::Anything),
        }
    }
}

/// Sends and receives revocations.
#[derive(Clone)]
pub(crate) struct Revocations {
    here: broadcast::Sender<Revoked>,
    elsewhere: Option<Herald>,
}

impl Default for Revocations {
    fn default() -> Revocations {
        Revocations { here: broadcast::Sender::new(WAITING), elsewhere: None }
    }
}

impl Revocations {
    /// The same for a hall of several nodes.
    pub(crate) fn and_elsewhere(herald: Herald) -> Revocations {
        Revocations { elsewhere: Some(herald), ..Revocations::default() }
    }

    /// Announces a revocation on all nodes. The store already has it.
    pub(crate) fn tell(&self, revoked: Revoked) {
        if let (Some(herald), Some(stream)) = (&self.elsewhere, revoked.written()) {
            let _ = herald.send(Announced { stream, seq: 0 });
        }
        self.tell_here(revoked);
    }

    /// Announces a revocation on this node.
    pub(crate) fn tell_here(&self, revoked: Revoked) {
        let _ = self.here.send(revoked);
    }

    /// Subscribes to all revocations from now on.
    pub(crate) fn hear(&self) -> broadcast::Receiver<Revoked> {
        self.here.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn revocations_round_trip_over_the_bus() {
        let link = Link { game: "g:1".to_owned(), role: Seat::WhitesAssistant };
        let [session, secret] = [Revoked::Session("s".to_owned()), Revoked::Secret("f".to_owned())];
        for revoked in [session, secret, Revoked::Place(link), Revoked::Anything] {
            assert_eq!(Revoked::read(&revoked.written().unwrap()), Some(revoked));
        }
        assert_eq!(Revoked::read("0123456789abcdef"), None, "a game");
        assert_eq!(Revoked::read("!account:x"), Some(Revoked::Anything), "of a later version");
    }
}
