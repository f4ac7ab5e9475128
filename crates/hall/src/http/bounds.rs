//! How much visitors may take up: time, connections, boards.

use std::time::Duration;

use crate::competition::Retention;

/// What a hall allows. The defaults fit a tournament; tests set their own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// How long the head of a request may take, and how long a connection may wait for the next one.
    pub head: Duration,
    /// How long the body of a request may take.
    pub body: Duration,
    /// After how long a connection on which nothing moves is closed. The hall itself says something on sockets and feeds more often.
    pub idle: Duration,
    /// How many connections there may be at once.
    pub connections: usize,
    /// How many of them from one address. Behind a proxy, where all come from one, it is the proxy that counts.
    pub connections_per_address: usize,
    /// How many games there may be that belong to no competition.
    pub casual_games: usize,
    /// How many of them visitors without an account may have set up from one address.
    pub casual_games_per_address: usize,
    /// After how long a game that belongs to no competition is deleted, if nothing happens in it.
    pub casual_expiry: Duration,
    /// After how long what is known of persons is erased, counted from when they were last paired. Nothing is erased where nobody says so.
    pub retention: Option<Retention>,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds {
            head: Duration::from_secs(30),
            body: Duration::from_secs(20),
            idle: Duration::from_secs(60),
            connections: 50_000,
            connections_per_address: 2_000,
            casual_games: 2_000,
            casual_games_per_address: 100,
            casual_expiry: Duration::from_secs(30 * 24 * 60 * 60),
            retention: None,
        }
    }
}
