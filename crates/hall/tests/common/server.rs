//! A hall that listens on loopback, and its visitors.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use jadoube_hall::hall::Hall;
use jadoube_hall::http::{self, Address};
use jadoube_hall::nodes::Node;
use jadoube_hall::sealed::Key;
use jadoube_hall::store::Store;
use jadoube_hall::store::postgres::Postgres;
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use super::described;
use super::postgres::Server;

pub struct Doors {
    pub address: SocketAddr,
    pub hall: Arc<Hall>,
    stop: Option<oneshot::Sender<()>>,
    served: tokio::task::JoinHandle<std::io::Result<()>>,
}

impl Doors {
    pub async fn open(store: Arc<dyn Store>) -> Doors {
        Doors::open_at(store, Address::default()).await
    }

    pub async fn open_at(store: Arc<dyn Store>, how: Address) -> Doors {
        let (hall, _) = Hall::open(store).await.unwrap();
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        Doors::of(hall, how, listener)
    }

    /// One node of a hall of several.
    pub async fn join(server: &Server) -> Doors {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let postgres = Arc::new(Postgres::open(&server.url(), 2).await.unwrap());
        let node = Node { address, bus: postgres.bus() };
        Doors::of(Hall::join(postgres, node).await.unwrap(), Address::default(), listener)
    }

    fn of(hall: Arc<Hall>, how: Address, listener: tokio::net::TcpListener) -> Doors {
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let stopped = async move { drop(stopped.await) };
        let served = tokio::spawn(http::serve(Arc::clone(&hall), how, Key::draw(), listener, stopped));
        Doors { address, hall, stop: Some(stop), served }
    }

    pub async fn close(mut self) {
        self.stop.take();
        self.served.await.unwrap().unwrap();
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// A browser: it keeps its cookies and sends its origin.
    pub fn browser(&self) -> Browser {
        let client = reqwest::Client::builder().cookie_store(true).build().unwrap();
        Browser { client, origin: format!("http://{}", self.address) }
    }
}

pub struct Browser {
    client: reqwest::Client,
    origin: String,
}

impl Browser {
    pub async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        self.post_from(&self.origin, path, body).await
    }

    /// As if a page of another site sent it.
    pub async fn post_from(&self, origin: &str, path: &str, body: Value) -> (u16, Value) {
        let request = self.client.post(format!("{}{path}", self.origin)).header("origin", origin).json(&body);
        let response = request.send().await.unwrap();
        let (status, answer) = (response.status().as_u16(), response.json().await.unwrap_or(Value::Null));
        described::check("post", path, Some(&body), status, &answer);
        (status, answer)
    }

    /// A raw body.
    pub async fn post_text(&self, path: &str, body: String) -> (u16, Value) {
        let request = self.client.post(format!("{}{path}", self.origin)).header("origin", &self.origin);
        let response = request.header("content-type", "application/json").body(body).send().await.unwrap();
        (response.status().as_u16(), response.json().await.unwrap_or(Value::Null))
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        let response = self.client.get(format!("{}{path}", self.origin)).send().await.unwrap();
        let (status, answer) = (response.status().as_u16(), response.json().await.unwrap_or(Value::Null));
        described::check("get", path, None, status, &answer);
        (status, answer)
    }

    pub async fn delete(&self, path: &str) -> u16 {
        let request = self.client.delete(format!("{}{path}", self.origin)).header("origin", &self.origin);
        request.send().await.unwrap().status().as_u16()
    }

    /// The secret of the session, as a program would send it.
    pub async fn session(&self, path: &str, body: Value) -> String {
        let request = self.client.post(format!("{}{path}", self.origin)).header("origin", &self.origin).json(&body);
        let response = request.send().await.unwrap();
        let cookie = response.headers()["set-cookie"].to_str().unwrap();
        cookie.split(['=', ';']).nth(1).unwrap().to_owned()
    }

    /// A response that is not JSON: a download.
    pub async fn text(&self, path: &str) -> String {
        self.client.get(format!("{}{path}", self.origin)).send().await.unwrap().text().await.unwrap()
    }
}

/// The timeout for a message: a test that waited longer would hang.
const SILENCE: Duration = Duration::from_secs(120);

/// A program that talks to a board over a WebSocket.
pub struct Wire {
    stream: tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>,
}

impl Wire {
    pub async fn open(doors: &Doors, game: &str, token: Option<&str>, query: &str) -> Result<Wire, u16> {
        let url = format!("ws://{}/api/v1/games/{game}/socket{query}", doors.address);
        let mut request = url.into_client_request().unwrap();
        if let Some(token) = token {
            request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
        }
        match tokio_tungstenite::connect_async(request).await {
            Ok((stream, _)) => Ok(Wire { stream }),
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    pub async fn send(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.unwrap();
    }

    /// The same on a connection that may have been closed.
    pub async fn try_send(&mut self, text: &str) {
        let _ = self.stream.send(Message::text(text)).await;
    }

    pub async fn act(&mut self, id: &str, acts: Value) {
        self.send(&json!({ "id": id, "acts": acts }).to_string()).await;
    }

    /// The next message, `None` if the hall has closed the connection.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(SILENCE, self.stream.next()).await;
            match message.expect("the hall sends a message")? {
                Ok(Message::Text(text)) => return serde_json::from_str(&text).ok(),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message of a kind.
    pub async fn wait(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("the line was closed before a {kind}"));
            if let Some(found) = message.get(kind) {
                return found.clone();
            }
        }
    }
}
