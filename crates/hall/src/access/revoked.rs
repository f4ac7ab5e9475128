//! What is no longer good: whoever relies on it is told at once, on every node of the hall.

use tokio::sync::broadcast;

use super::Link;
use crate::board::Seat;
use crate::nodes::{Announced, Herald};

/// How many announcements may wait for somebody who is slow to listen; who misses some looks for themselves.
const WAITING: usize = 1_024;

/// Something that was good until now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Revoked {
    /// A session, by its public name.
    Session(String),
    /// The secret of a session that goes on under another one, by its fingerprint.
    Secret(String),
    /// All links to a place, and what was had by them.
    Place(Link),
    /// Something was missed, and nobody knows what.
    Anything,
}

impl Revoked {
    /// As the bus carries it: a name that no stream has.
    fn written(&self) -> Option<String> {
        match self {
            Revoked::Session(name) => Some(format!("!session:{name}")),
            Revoked::Secret(fingerprint) => Some(format!("!secret:{fingerprint}")),
            Revoked::Place(link) => {
                let seat = serde_json::to_string(&link.role).ok()?;
                Some(format!("!place:{}:{}", seat.trim_matches('"'), link.game))
            }
            Revoked::Anything => None,
        }
    }

    /// What the bus has carried, where it is not the name of a stream.
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
            // Another version may know more.
            _ => Some(Revoked::Anything),
        }
    }
}

/// Where it is told and heard.
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

    /// Tells everybody, here and on other nodes. What is told is in the store already.
    pub(crate) fn tell(&self, revoked: Revoked) {
        if let (Some(herald), Some(stream)) = (&self.elsewhere, revoked.written()) {
            let _ = herald.send(Announced { stream, seq: 0 });
        }
        self.tell_here(revoked);
    }

    /// Tells everybody on this node.
    pub(crate) fn tell_here(&self, revoked: Revoked) {
        let _ = self.here.send(revoked);
    }

    /// Whatever is told from now on.
    pub(crate) fn hear(&self) -> broadcast::Receiver<Revoked> {
        self.here.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_bus_carries_is_read_as_it_was_written() {
        let link = Link { game: "g:1".to_owned(), role: Seat::WhitesAssistant };
        for revoked in [Revoked::Session("s".to_owned()), Revoked::Secret("f".to_owned()), Revoked::Place(link)] {
            assert_eq!(Revoked::read(&revoked.written().unwrap()), Some(revoked));
        }
        assert_eq!(Revoked::read("0123456789abcdef"), None, "a game");
        assert_eq!(Revoked::read("!account:x"), Some(Revoked::Anything), "of a later version");
    }
}
