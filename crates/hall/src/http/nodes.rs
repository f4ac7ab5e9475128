//! The connection on which another node of the hall sends requests to this one.

use std::time::{Duration, Instant as Monotonic};

use axum::extract::State;
use axum::extract::ws::{Message, WebSocket};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::sync::mpsc;

use super::Context;
use super::asked::Upgrade;
use super::problem::Problem;
use super::visitor::bearer;
use crate::board::Command;
use crate::nodes::link::{Answer, Ask, Numbered};
use crate::secret::equal;

/// A loaded node sends many requests at once.
const READ_AT_ONCE: usize = 64 << 10;
/// The largest message: a snapshot of a long game.
const LARGEST: usize = 4 << 20;

pub(crate) async fn line(
    State(context): State<Context>,
    headers: HeaderMap,
    Upgrade(upgrade): Upgrade,
) -> Result<Response, Problem> {
    let secret = context.hall.nodes().map(|nodes| nodes.lines.secret().to_string());
    let given = bearer(&headers).map(|secret| secret.to_string());
    match (secret, given) {
        (Some(secret), Some(given)) if equal(&secret, &given) => {}
        _ => {
            return Err(Problem::new(StatusCode::UNAUTHORIZED, "unknown_token", "this line is for nodes of the hall"));
        }
    }
    let upgrade = upgrade.max_message_size(LARGEST).max_frame_size(LARGEST).read_buffer_size(READ_AT_ONCE);
    Ok(upgrade.on_upgrade(move |socket| serve(context, socket)))
}

async fn serve(context: Context, socket: WebSocket) {
    let (mut out, mut questions) = socket.split();
    let (answers, mut ready) = mpsc::channel::<Numbered<Answer>>(1_024);
    let writer = tokio::spawn(async move {
        let mut batch = Vec::new();
        while ready.recv_many(&mut batch, 256).await > 0 {
            for answer in batch.drain(..) {
                let Ok(text) = serde_json::to_string(&answer) else { continue };
                if out.feed(Message::Text(text.into())).await.is_err() {
                    return;
                }
            }
            if out.flush().await.is_err() {
                return;
            }
        }
    });
    while let Some(Ok(message)) = questions.next().await {
        let arrived = Monotonic::now();
        let Message::Text(text) = message else { continue };
        let Ok(Numbered { number, what }) = serde_json::from_str::<Numbered<Ask>>(&text) else { break };
        let (context, answers) = (context.clone(), answers.clone());
        tokio::spawn(async move {
            let what = answer(&context, what, arrived).await;
            let _ = answers.send(Numbered { number, what }).await;
        });
    }
    drop(answers);
    let _ = writer.await;
}

async fn answer(context: &Context, ask: Ask, arrived: Monotonic) -> Answer {
    match ask {
        Ask::Act { stream, command, role, age, lag, contents, signed } => {
            let Some(board) = context.hall.own(&stream).await else { return Answer::NotMine };
            let arrived = arrived.checked_sub(Duration::from_millis(age)).unwrap_or(arrived);
            let command = Command { contents, signed, ..*command };
            match board.act(command, role, arrived, lag).await {
                Ok(done) => Answer::Done(done),
                Err(refusal) => Answer::Refused(refusal.into()),
            }
        }
        Ask::Snapshot { stream, role } => {
            let Some(board) = context.hall.own(&stream).await else { return Answer::NotMine };
            match board.snapshot(role).await {
                Some(snapshot) => Answer::Snapshot(Box::new(snapshot)),
                None => Answer::NotMine,
            }
        }
        Ask::Adopt { stream, handed } => match context.hall.adopt(&stream, handed, arrived).await {
            Ok(()) => Answer::Adopted,
            Err(error) => {
                tracing::warn!(stream, %error, "a board that another node gave up could not be taken");
                Answer::NotMine
            }
        },
    }
}
