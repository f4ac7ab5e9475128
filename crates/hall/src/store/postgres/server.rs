//! The address of a PostgreSQL server, and the protection of the connection: `sslmode` and `sslrootcert`.
//!
//! The driver does not check certificates, and neither does `require` in the C library. Here an encrypted connection is also verified by
//! name, because an unverified one does not protect against a man in the middle.

use std::future::Future;
use std::io;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::config::SslMode;
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio_postgres::{Client, Config, Connection, Socket};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::store::StoreError;

/// A server, and how to reach it.
#[derive(Clone, Debug)]
pub struct Server {
    pub(super) config: Config,
    tls: Tls,
}

/// The timeout for connecting, and for a server that has vanished silently. The system defaults for both are minutes to hours, during which
/// a node would neither write nor notice that another server has taken over.
const VANISHED: Duration = Duration::from_secs(8);

/// Fills in timeouts that the address omits, so that the loss of a server is noticed.
fn patient(mut config: Config) -> Config {
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(VANISHED);
    }
    if config.get_tcp_user_timeout().is_none() {
        config.tcp_user_timeout(VANISHED);
    }
    if config.get_keepalives_interval().is_none() && config.get_keepalives() {
        config.keepalives_idle(VANISHED).keepalives_interval(VANISHED / 4);
    }
    config
}

/// The TLS settings of an address, parsed here; the driver gets the rest.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Said {
    rest: String,
    mode: Option<String>,
    roots: Option<PathBuf>,
}

impl Said {
    fn take(&mut self, parameter: &str, decoded: impl Fn(&str) -> String) -> bool {
        match parameter.split_once('=') {
            Some(("sslmode", mode)) => self.mode = Some(mode.to_owned()),
            Some(("sslrootcert", file)) => self.roots = Some(PathBuf::from(decoded(file))),
            _ => return false,
        }
        true
    }

    fn of(address: &str) -> Said {
        let mut said = Said::default();
        if address.starts_with("postgres://") || address.starts_with("postgresql://") {
            let (server, parameters) = address.split_once('?').unwrap_or((address, ""));
            let kept: Vec<&str> =
                parameters.split('&').filter(|parameter| !said.take(parameter, percent_decoded)).collect();
            let kept = kept.join("&");
            said.rest = if kept.is_empty() { server.to_owned() } else { format!("{server}?{kept}") };
        } else {
            let kept: Vec<&str> = address.split(' ').filter(|parameter| !said.take(parameter, str::to_owned)).collect();
            said.rest = kept.join(" ");
        }
        said
    }
}

fn percent_decoded(text: &str) -> String {
    let mut parts = text.split('%');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        match part.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                bytes.extend_from_slice(&part.as_bytes()[2..]);
            }
            None => bytes.extend(format!("%{part}").bytes()),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn malformed(why: impl Into<String>) -> StoreError {
    StoreError::Unavailable(why.into())
}

impl Server {
    /// Parses an address, and reads the certificates that it names.
    pub fn at(address: &str) -> Result<Server, StoreError> {
        let said = Said::of(address);
        let config: Config = said.rest.parse().map_err(|error| super::refused(&error))?;
        let mut config = patient(config);
        let tls = match said.mode.as_deref() {
            None | Some("disable" | "allow" | "prefer") if said.roots.is_some() => {
                return Err(malformed("sslrootcert needs sslmode=verify-full"));
            }
            None | Some("disable" | "allow" | "prefer") => {
                config.ssl_mode(SslMode::Disable);
                Tls(None)
            }
            Some("require" | "verify-full") => {
                config.ssl_mode(SslMode::Require);
                Tls(Some(Arc::new(checking(said.roots)?)))
            }
            Some(other) => {
                return Err(malformed(format!("expected sslmode disable, require or verify-full, found {other}")));
            }
        };
        Ok(Server { config, tls })
    }

    /// Connects. Nothing happens before the connection is polled.
    pub(crate) async fn connect(&self) -> Result<(Client, Connection<Socket, Encrypted>), tokio_postgres::Error> {
        self.config.connect(self.tls.clone()).await
    }
}

/// TLS that accepts certificates of these authorities, or of those that the system trusts.
fn checking(roots: Option<PathBuf>) -> Result<ClientConfig, StoreError> {
    let mut trusted = RootCertStore::empty();
    match roots {
        Some(file) => {
            let failed = |why: String| malformed(format!("{}: {why}", file.display()));
            let found = CertificateDer::pem_file_iter(&file).map_err(|error| failed(error.to_string()))?;
            for certificate in found {
                let certificate = certificate.map_err(|error| failed(error.to_string()))?;
                trusted.add(certificate).map_err(|error| failed(error.to_string()))?;
            }
        }
        None => drop(trusted.add_parsable_certificates(rustls_native_certs::load_native_certs().certs)),
    }
    if trusted.is_empty() {
        return Err(malformed("no certificate authority is known; name a file with sslrootcert"));
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| malformed(error.to_string()))?;
    Ok(config.with_root_certificates(trusted).with_no_client_auth())
}

/// The connector to a server; without TLS it never does a handshake.
#[derive(Clone, Debug)]
struct Tls(Option<Arc<ClientConfig>>);

struct Handshake {
    config: Option<Arc<ClientConfig>>,
    server: String,
}

impl MakeTlsConnect<Socket> for Tls {
    type Stream = Encrypted;
    type TlsConnect = Handshake;
    type Error = io::Error;

    fn make_tls_connect(&mut self, server: &str) -> io::Result<Handshake> {
        Ok(Handshake { config: self.0.clone(), server: server.to_owned() })
    }
}

impl TlsConnect<Socket> for Handshake {
    type Stream = Encrypted;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Encrypted>> + Send>>;

    fn connect(self, stream: Socket) -> Self::Future {
        Box::pin(async move {
            let config = self.config.ok_or_else(|| io::Error::other("this address does not ask for TLS"))?;
            let server = ServerName::try_from(self.server).map_err(io::Error::other)?;
            let stream = TlsConnector::from(config).connect(server, stream).await?;
            Ok(Encrypted(Box::new(stream)))
        })
    }
}

/// An encrypted connection.
pub(crate) struct Encrypted(Box<tokio_rustls::client::TlsStream<Socket>>);

impl TlsStream for Encrypted {
    /// The certificate was verified by name, so channel binding is not needed.
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl AsyncRead for Encrypted {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(cx, buf)
    }
}

impl AsyncWrite for Encrypted {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_vanishes_is_noticed_unless_the_address_says_otherwise() {
        let config = patient("host=db user=hall".parse().unwrap());
        assert_eq!(config.get_connect_timeout(), Some(&VANISHED));
        assert_eq!(config.get_tcp_user_timeout(), Some(&VANISHED));
        assert_eq!(config.get_keepalives_idle(), VANISHED);
        let config = patient("host=db user=hall connect_timeout=60 tcp_user_timeout=90 keepalives=0".parse().unwrap());
        assert_eq!(config.get_connect_timeout(), Some(&Duration::from_secs(60)));
        assert_eq!(config.get_tcp_user_timeout(), Some(&Duration::from_secs(90)));
        assert!(!config.get_keepalives());
    }

    #[test]
    fn an_address_says_how_the_line_is_protected() {
        let said =
            Said::of("postgres://hall@db/hall?sslmode=verify-full&application_name=x&sslrootcert=%2Fetc%2Fa%20b.pem");
        assert_eq!(said.rest, "postgres://hall@db/hall?application_name=x");
        assert_eq!((said.mode.as_deref(), said.roots), (Some("verify-full"), Some(PathBuf::from("/etc/a b.pem"))));
        let said = Said::of("host=db sslmode=require password='a  b' dbname=hall");
        assert_eq!(
            (said.rest.as_str(), said.mode.as_deref()),
            ("host=db password='a  b' dbname=hall", Some("require"))
        );

        let mode = |address: &str| Server::at(address).map(|server| server.config.get_ssl_mode());
        assert_eq!(mode("host=db user=hall"), Ok(SslMode::Disable));
        assert_eq!(mode("host=db user=hall sslmode=prefer"), Ok(SslMode::Disable));
        for refused in [
            "host=db user=hall sslmode=verify-ca",
            "host=db user=hall sslmode=",
            "host=db user=hall sslrootcert=/etc/roots.pem",
            "host=db user=hall sslmode=require sslrootcert=/there/is/no/such/file.pem",
        ] {
            assert!(mode(refused).is_err(), "{refused}");
        }
    }
}
