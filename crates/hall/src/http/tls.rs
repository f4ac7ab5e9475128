//! The hall's own TLS: a certificate and its key from two files, for a hall without a proxy.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum::serve::Listener;
use tokio::sync::mpsc;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::server::TlsStream;

use super::doors::{Door, Watched};

/// How long a TLS handshake may take.
const HANDSHAKE: Duration = Duration::from_secs(10);
/// How many connections may queue after the handshake.
const AT_THE_DOOR: usize = 256;

/// A certificate with its key, ready to use.
#[derive(Clone)]
pub struct Certificate(Arc<ServerConfig>);

/// Why a certificate cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum CertificateError {
    /// A file cannot be read or is not PEM.
    #[error("{file}: {why}")]
    File {
        /// The file.
        file: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// The file holds no certificate.
    #[error("{0}: expected a certificate in PEM form, found none")]
    None(PathBuf),
    /// Certificate and key do not match, or cannot be used.
    #[error("the certificate cannot be used: {0}")]
    Unfit(#[from] tokio_rustls::rustls::Error),
}

impl Certificate {
    /// Reads a certificate, followed by its chain, and its key, both as PEM.
    pub fn read(certificate: &Path, key: &Path) -> Result<Certificate, CertificateError> {
        let failed = |file: &Path, why: String| CertificateError::File { file: file.to_owned(), why };
        let found = CertificateDer::pem_file_iter(certificate)
            .and_then(Iterator::collect::<Result<Vec<_>, _>>)
            .map_err(|error| failed(certificate, error.to_string()))?;
        if found.is_empty() {
            return Err(CertificateError::None(certificate.to_owned()));
        }
        let key = PrivateKeyDer::from_pem_file(key).map_err(|error| failed(key, error.to_string()))?;
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_no_client_auth()
            .with_single_cert(found, key)?;
        // WebSockets need HTTP/1.1.
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Certificate(Arc::new(config)))
    }
}

/// A listener that completes the TLS handshake before it hands on a connection. A slow handshake does not hold up others.
pub(super) struct TlsListener {
    address: SocketAddr,
    ready: mpsc::Receiver<(TlsStream<Watched>, SocketAddr)>,
}

impl TlsListener {
    pub(super) fn new(listener: Door, certificate: Certificate) -> std::io::Result<TlsListener> {
        let address = listener.local_addr()?;
        let (door, ready) = mpsc::channel(AT_THE_DOOR);
        tokio::spawn(welcome(listener, TlsAcceptor::from(certificate.0), door));
        Ok(TlsListener { address, ready })
    }
}

async fn welcome(mut listener: Door, acceptor: TlsAcceptor, door: mpsc::Sender<(TlsStream<Watched>, SocketAddr)>) {
    loop {
        let (stream, address) = tokio::select! {
            accepted = Listener::accept(&mut listener) => accepted,
            () = door.closed() => return,
        };
        let (agreed, door) = (acceptor.accept(stream), door.clone());
        tokio::spawn(async move {
            match tokio::time::timeout(HANDSHAKE, agreed).await {
                Ok(Ok(stream)) => drop(door.send((stream, address)).await),
                Ok(Err(error)) => tracing::debug!(%address, %error, "no agreement on a key"),
                Err(_) => tracing::debug!(%address, "no agreement on a key in time"),
            }
        });
    }
}

impl Listener for TlsListener {
    type Io = TlsStream<Watched>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (TlsStream<Watched>, SocketAddr) {
        match self.ready.recv().await {
            Some(visitor) => visitor,
            // The accepting task ends only after us.
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> std::io::Result<SocketAddr> {
        Ok(self.address)
    }
}
