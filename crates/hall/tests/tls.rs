//! The hall's own TLS: visitors connect over it, cookies require it, and an unusable certificate is refused with its reason.

use crate::common;

use std::path::Path;
use std::sync::Arc;

use common::Place;
use futures_util::{SinkExt as _, StreamExt as _};
use jadoube_hall::access::{Link, Links};
use jadoube_hall::board::Seat;
use jadoube_hall::hall::Hall;
use jadoube_hall::http::{self, Address, Certificate, CertificateError};
use jadoube_hall::sealed::Key;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

struct Files {
    folder: tempfile::TempDir,
    roots: RootCertStore,
}

/// A self-signed certificate, in files.
fn files() -> Files {
    let folder = tempfile::tempdir().unwrap();
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    std::fs::write(folder.path().join("cert.pem"), made.cert.pem()).unwrap();
    std::fs::write(folder.path().join("key.pem"), made.signing_key.serialize_pem()).unwrap();
    let mut roots = RootCertStore::empty();
    roots.add(made.cert.der().clone()).unwrap();
    Files { folder, roots }
}

impl Files {
    fn read(&self, certificate: &str, key: &str) -> Result<Certificate, CertificateError> {
        Certificate::read(&self.folder.path().join(certificate), &self.folder.path().join(key))
    }

    async fn connect(&self, port: u16) -> TlsStream<TcpStream> {
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(self.roots.clone())
            .with_no_client_auth();
        let stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
        TlsConnector::from(Arc::new(config)).connect("localhost".try_into().unwrap(), stream).await.unwrap()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn visitors_connect_over_tls_and_their_cookies_require_it() {
    let (place, files) = (Place::sqlite(), files());
    let (hall, _) = Hall::open(Arc::clone(&place.store)).await.unwrap();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let address = Address { public_url: Some(format!("https://localhost:{port}")), ..Address::default() };
    let certificate = files.read("cert.pem", "key.pem").unwrap();
    let served = http::serve_tls(hall, address, Key::draw(), listener, certificate, std::future::pending());
    let served = tokio::spawn(served);

    // Clients that never finish or never begin the handshake do not hold up others.
    let silent = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    let mut plain = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    plain.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();

    let link = Link { game: "g".to_owned(), role: Seat::White };
    let token = Links::new(Arc::clone(&place.store)).draw(&link).await.unwrap();
    let body = format!("{{\"token\":\"{token}\"}}");
    let request = format!(
        "POST /api/v1/join HTTP/1.1\r\nhost: localhost:{port}\r\norigin: https://localhost:{port}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = files.connect(port).await;
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    // A peer that closes without a close notification has still sent all of this.
    let _ = stream.read_to_string(&mut answer).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let cookie = answer.lines().find(|line| line.to_ascii_lowercase().starts_with("set-cookie")).unwrap();
    let only_tls = answer.lines().find(|line| line.to_ascii_lowercase().starts_with("strict-transport-security"));
    assert!(only_tls.is_some_and(|line| line.contains("max-age=2592000")), "{answer}");
    assert!(cookie.contains("; Secure") && cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");

    let game = set_up_over_tls(&files, port).await;
    let url = format!("wss://localhost:{port}/api/v1/games/{game}/socket").into_client_request().unwrap();
    let (mut line, _) = tokio_tungstenite::client_async(url, files.connect(port).await).await.unwrap();
    let text = next_text(&mut line).await;
    assert!(text.starts_with("{\"snapshot\""), "{text}");
    line.send(Message::text("{}")).await.unwrap();
    let text = next_text(&mut line).await;
    assert!(text.starts_with("{\"refused\""), "{text}");
    drop(silent);
    served.abort();
}

/// The next message of the hall; its pings may come in between.
async fn next_text(line: &mut WebSocketStream<TlsStream<TcpStream>>) -> String {
    loop {
        match line.next().await.expect("the line is open").expect("the line works") {
            Message::Text(text) => return text.to_string(),
            Message::Ping(_) | Message::Pong(_) => {}
            other => panic!("{other:?}"),
        }
    }
}

/// Sets up a board over TLS and returns its name.
async fn set_up_over_tls(files: &Files, port: u16) -> String {
    let body = "{\"control\":\"90+30\"}";
    let request = format!(
        "POST /api/v1/games HTTP/1.1\r\nhost: localhost:{port}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = files.connect(port).await;
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer).await;
    let json = answer.split_once("\r\n\r\n").unwrap().1;
    serde_json::from_str::<serde_json::Value>(json).unwrap()["game"].as_str().unwrap().to_owned()
}

#[test]
fn a_certificate_that_cannot_be_used_is_refused_with_its_reason() {
    let (one, other) = (files(), files());
    let refused = |certificate: &Path, key: &Path| Certificate::read(certificate, key).err().unwrap().to_string();
    let (certificate, key) = (one.folder.path().join("cert.pem"), one.folder.path().join("key.pem"));
    let missing = one.folder.path().join("nothing.pem");
    assert!(refused(&missing, &key).contains("nothing.pem"));
    assert!(refused(&certificate, &missing).contains("nothing.pem"));
    assert!(refused(&key, &key).contains("expected a certificate"), "{}", refused(&key, &key));
    assert!(refused(&certificate, &certificate).contains("cert.pem"));
    let theirs = other.folder.path().join("key.pem");
    assert!(refused(&certificate, &theirs).contains("cannot be used"), "{}", refused(&certificate, &theirs));
}
