//! One operation of the interface, as it is described.

use jadoube_laws::schema::{read, written};
use schemars::{JsonSchema, Schema};

/// Who may use an operation.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// Nobody has to say who they are.
    Anyone,
    /// Somebody with a seat at the board: a player, an assistant or the arbiter.
    Seated,
    /// A player of the game.
    Player,
    /// The arbiter of the board, or any arbiter of the hall.
    Arbiter,
    /// An arbiter who may change the staff.
    ChiefArbiter,
    /// Another node of the same hall.
    Node,
}

impl Role {
    /// For people.
    pub(super) fn name(self) -> &'static str {
        match self {
            Role::Anyone => "anyone",
            Role::Seated => "player, assistant or arbiter",
            Role::Player => "player",
            Role::Arbiter => "arbiter",
            Role::ChiefArbiter => "chief arbiter",
            Role::Node => "node",
        }
    }
}

/// The body of an answer.
pub(crate) enum Content {
    /// Nothing.
    Empty,
    /// JSON.
    Json(Schema),
    /// Text of a kind.
    Text(&'static str),
    /// Server-sent events, each with JSON.
    Events(Schema),
    /// A WebSocket: what clients send and what they receive.
    Socket(Option<(Schema, Schema)>),
}

/// An operation.
pub(crate) struct Operation {
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    pub(super) id: &'static str,
    pub(super) summary: &'static str,
    pub(super) role: Role,
    /// Objects whose fields are the parameters of the query.
    pub(super) queries: Vec<Schema>,
    pub(super) body: Option<Schema>,
    pub(super) status: u16,
    pub(super) answer: Content,
    /// Statuses of refusals that a client should expect.
    pub(super) refusals: Vec<(u16, &'static str)>,
}

fn operation(method: &'static str, path: &'static str, id: &'static str, summary: &'static str) -> Operation {
    let (queries, body, answer, refusals) = (Vec::new(), None, Content::Empty, Vec::new());
    Operation { method, path, id, summary, role: Role::Anyone, queries, body, status: 204, answer, refusals }
}

/// Reads something.
pub(super) fn get(path: &'static str, id: &'static str, summary: &'static str) -> Operation {
    operation("get", path, id, summary)
}

/// Does something.
pub(super) fn post(path: &'static str, id: &'static str, summary: &'static str) -> Operation {
    operation("post", path, id, summary)
}

/// Ends something.
pub(super) fn delete(path: &'static str, id: &'static str, summary: &'static str) -> Operation {
    operation("delete", path, id, summary)
}

impl Operation {
    /// Who may use it, unless anyone may.
    pub(super) fn role(self, role: Role) -> Operation {
        Operation { role, ..self }
    }

    /// The parameters of the query.
    pub(super) fn query<T: JsonSchema>(mut self) -> Operation {
        self.queries.push(read::<T>());
        self
    }

    /// The body of the request.
    pub(super) fn takes<T: JsonSchema>(self) -> Operation {
        Operation { body: Some(read::<T>()), ..self }
    }

    /// JSON is answered.
    pub(super) fn gives<T: JsonSchema>(self) -> Operation {
        Operation { status: 200, answer: Content::Json(written::<T>()), ..self }
    }

    /// Something was created, and is described in JSON.
    pub(super) fn creates<T: JsonSchema>(self) -> Operation {
        Operation { status: 201, answer: Content::Json(written::<T>()), ..self }
    }

    /// Something other than JSON is answered.
    pub(super) fn sends(self, answer: Content) -> Operation {
        let status = if matches!(answer, Content::Socket(_)) { 101 } else { 200 };
        Operation { status, answer, ..self }
    }

    /// A refusal that a client should expect.
    pub(super) fn refuses(mut self, status: u16, why: &'static str) -> Operation {
        self.refusals.push((status, why));
        self
    }
}
