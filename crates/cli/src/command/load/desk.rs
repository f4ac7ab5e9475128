//! The arbiter of a hall under load: logs in, sets up boards, starts and restarts clocks, all over HTTP.

use std::net::SocketAddr;

use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Method, Request, header};
use hyper_util::rt::TokioIo;
use miette::{IntoDiagnostic, Result, WrapErr, miette};
use serde_json::{Value, json};
use tokio::sync::Mutex;

/// How many requests may be in progress at once.
const CONNECTIONS: usize = 32;

/// An arbiter with a few connections to a hall.
pub(super) struct Desk {
    lines: Vec<Mutex<SendRequest<Full<Bytes>>>>,
    next: std::sync::atomic::AtomicUsize,
    host: String,
    session: String,
}

/// A board with its links.
pub(super) struct Links {
    pub(super) game: String,
    /// White's and Black's.
    pub(super) players: [String; 2],
    pub(super) arbiter: String,
}

const PASSWORD: &str = "a password for one load";

impl Desk {
    /// Logs in with the one-time password, and changes it at once as the hall requires.
    pub(super) async fn enter(addresses: &[SocketAddr], password: &str) -> Result<Desk> {
        let mut lines = Vec::with_capacity(CONNECTIONS);
        for address in addresses.iter().cycle().take(CONNECTIONS) {
            let stream = tokio::net::TcpStream::connect(address).await.into_diagnostic()?;
            let (sender, connection) = handshake(TokioIo::new(stream)).await.into_diagnostic()?;
            tokio::spawn(connection);
            lines.push(Mutex::new(sender));
        }
        let host = addresses.first().map(SocketAddr::to_string).unwrap_or_default();
        let mut desk = Desk { lines, next: 0.into(), host, session: String::new() };
        let login = json!({ "name": "arbiter", "password": password });
        desk.session = desk.post("/api/v1/login", None, &login).await?.1;
        let change = json!({ "old": password, "new": PASSWORD });
        let session = desk.session.clone();
        desk.session = desk.post("/api/v1/password", Some(&session), &change).await?.1;
        Ok(desk)
    }

    pub(super) async fn set_up(&self) -> Result<Links> {
        let settings = json!({ "flags": "hall", "illegal_moves": "hall" });
        let new = json!({ "control": "90+30", "settings": settings });
        let (board, _) = self.post("/api/v1/games", Some(&self.session), &new).await?;
        let text = |key: &str| board[key].as_str().unwrap_or_default().to_owned();
        Ok(Links { game: text("game"), players: [text("white"), text("black")], arbiter: text("arbiter") })
    }

    pub(super) async fn act(&self, links: &Links, id: &str, act: Value) -> Result<()> {
        let path = format!("/api/v1/games/{}/acts", links.game);
        self.post(&path, Some(&links.arbiter), &json!({ "id": id, "acts": [act] })).await.map(drop)
    }

    /// The answer, and the secret of the session if one was given.
    async fn post(&self, path: &str, token: Option<&str>, body: &Value) -> Result<(Value, String)> {
        let mut request = Request::builder()
            .method(Method::POST)
            .uri(path)
            .header(header::HOST, &self.host)
            .header(header::CONTENT_TYPE, "application/json");
        if let Some(token) = token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let request = request.body(Full::new(Bytes::from(body.to_string()))).into_diagnostic()?;
        let line = self.next.fetch_add(1, std::sync::atomic::Ordering::Relaxed) % self.lines.len();
        let mut sender = self.lines[line].lock().await;
        sender.ready().await.into_diagnostic().wrap_err("the hall has closed the line")?;
        let response = sender.send_request(request).await.into_diagnostic()?;
        let status = response.status();
        let cookie = response.headers().get(header::SET_COOKIE).and_then(|value| value.to_str().ok());
        let secret = cookie.and_then(|cookie| cookie.split(['=', ';']).nth(1)).unwrap_or_default().to_owned();
        let body = response.into_body().collect().await.into_diagnostic()?.to_bytes();
        drop(sender);
        if !status.is_success() {
            return Err(miette!("the hall answers {path} with {status}: {}", String::from_utf8_lossy(&body)));
        }
        Ok((serde_json::from_slice(&body).into_diagnostic()?, secret))
    }
}
