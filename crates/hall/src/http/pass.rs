//! The authorization of a long-lived connection, which ends when the authorization is revoked.

use tokio::sync::broadcast::{Receiver, error::RecvError, error::TryRecvError};

use super::Context;
use crate::access::{Grant, Revoked, Session};
use crate::board::Seat;
use crate::secret::Secret;
use crate::store::StoreError;

/// The secret that a visitor presented.
#[derive(Clone, Debug)]
pub(crate) enum Shown {
    /// None: anybody may watch.
    Nothing,
    /// In a cookie.
    Cookie(Secret),
    /// In the header of a program: a session or a link.
    Bearer(Secret),
}

impl Shown {
    /// What it allows now; `None` if it is unknown or revoked.
    pub(crate) async fn session(&self, context: &Context) -> Result<Option<Session>, StoreError> {
        match self {
            Shown::Nothing => Ok(None),
            Shown::Cookie(secret) => context.sessions.find(secret).await,
            Shown::Bearer(secret) => match context.links.follow(secret).await? {
                Some(link) => {
                    let (grants, name) = (vec![Grant::Board(link)], secret.fingerprint());
                    Ok(Some(Session { grants, until: u64::MAX, name, ..Session::default() }))
                }
                None => match context.entries.follow(secret).await? {
                    Some(entry) => {
                        let (grants, name) = (vec![Grant::Entrant(entry)], secret.fingerprint());
                        Ok(Some(Session { grants, until: u64::MAX, name, ..Session::default() }))
                    }
                    None => context.sessions.find(secret).await,
                },
            },
        }
    }
}

/// The right to keep a connection to a board.
pub(crate) struct Pass {
    heard: Receiver<Revoked>,
    context: Context,
    shown: Shown,
    /// The public name of the session.
    name: String,
    game: String,
    role: Seat,
    /// The roles at the board, as last known.
    roles: Vec<Seat>,
    state: State,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum State {
    Good,
    /// An announcement may concern it.
    Doubtful,
    Ended,
}

impl Pass {
    /// A pass for a visitor who has just come in. It hears of revocations from now on, and looks up earlier ones.
    pub(crate) fn new(context: &Context, shown: Shown, session: &Session, game: &str, role: Seat) -> Pass {
        let (roles, name, game) = (session.roles(game), session.name.clone(), game.to_owned());
        let heard = context.hall.revocations().hear();
        Pass { heard, context: context.clone(), shown, name, game, role, roles, state: State::Doubtful }
    }

    /// The roles at the board.
    pub(crate) fn roles(&self) -> &[Seat] {
        &self.roles
    }

    fn note(&mut self, revoked: &Revoked) {
        let state = match revoked {
            Revoked::Session(name) if *name == self.name => State::Ended,
            Revoked::Place(link) if link.game == self.game => State::Doubtful,
            Revoked::Anything => State::Doubtful,
            Revoked::Session(_) | Revoked::Secret(_) | Revoked::Place(_) => return,
        };
        if self.state != State::Ended {
            self.state = state;
        }
    }

    /// Whether it is still valid, after all announcements so far.
    pub(crate) async fn is_good(&mut self) -> bool {
        loop {
            match self.heard.try_recv() {
                Ok(revoked) => self.note(&revoked),
                Err(TryRecvError::Lagged(_)) => self.note(&Revoked::Anything),
                Err(TryRecvError::Empty | TryRecvError::Closed) => break,
            }
        }
        if self.state == State::Doubtful {
            match self.shown.session(&self.context).await {
                Ok(session) => {
                    self.roles = session.unwrap_or_default().roles(&self.game);
                    self.state = if self.roles.contains(&self.role) { State::Good } else { State::Ended };
                }
                // The visitor cannot be identified now, and does not stay on trust.
                Err(_) => self.state = State::Ended,
            }
        }
        self.state == State::Good
    }

    /// Waits until it is revoked. Cancel safe.
    pub(crate) async fn ended(&mut self) {
        while self.is_good().await {
            match self.heard.recv().await {
                Ok(revoked) => self.note(&revoked),
                Err(RecvError::Lagged(_)) => self.note(&Revoked::Anything),
                Err(RecvError::Closed) => std::future::pending().await,
            }
        }
    }
}
