//! How much visitors may use: time, connections, boards.

use std::time::Duration;

use crate::competition::Retention;

/// What a hall allows. The defaults fit a tournament; tests set their own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// How long the head of a request may take, and how long a connection may wait for the next one.
    pub head: Duration,
    /// How long the body of a request may take.
    pub body: Duration,
    /// How long a connection may be idle before it is closed. The hall itself sends something on sockets and feeds more often.
    pub idle: Duration,
    /// How many connections there may be at once.
    pub connections: usize,
    /// How many of them may come from one address. Behind a proxy all come from one address, and the proxy has to count.
    pub connections_per_address: usize,
    /// How many casual games there may be.
    pub casual_games: usize,
    /// How many of them visitors without an account may have set up from one address.
    pub casual_games_per_address: usize,
    /// How long a casual game may be idle before it is deleted.
    pub casual_expiry: Duration,
    /// How long after their last pairing the data of persons are erased. `None` erases nothing.
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
