//! `jadoube serve`: the playing hall in the browser.

mod logging;

use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use jadoube_hall::access::Accounts;
use jadoube_hall::competition::{Expires, Retention};
use jadoube_hall::hall::{Found, Hall};
use jadoube_hall::http::{self, Address, Bounds, Certificate};
use jadoube_hall::nodes::{Bus, Node};
use jadoube_hall::sealed::Key;
use jadoube_hall::store::Store;
use jadoube_hall::store::postgres::Postgres;
use jadoube_hall::store::sqlite::{Durability, Sqlite};
use jadoube_pocket::Pocket;
use miette::{IntoDiagnostic, Result, WrapErr, miette};

use crate::Outcome;
use crate::output;

/// The playing hall in the browser: boards, clocks and rulings, stored in a file or in PostgreSQL
#[derive(Args)]
pub(crate) struct Arguments {
    /// Where to listen; 0.0.0.0:8000 lets phones in the room connect, port 0 takes any free port
    #[arg(long, default_value = "127.0.0.1:8000", env = "JADOUBE_LISTEN")]
    listen: SocketAddr,
    /// The address that links and QR codes show, if it differs
    #[arg(long, value_name = "URL", env = "JADOUBE_PUBLIC_URL")]
    public_url: Option<String>,
    /// A file, which is created if it does not exist, or postgres://…
    #[arg(long, default_value = "jadoube.db", env = "JADOUBE_DATABASE")]
    database: String,
    /// The file with the key of sealed moves, which is created if it does not exist; keep it apart from backups
    #[arg(long, default_value = "jadoube.key", env = "JADOUBE_KEY_FILE")]
    key: PathBuf,
    /// The hall is behind a proxy, which names the client in X-Forwarded-For
    #[arg(long)]
    behind_proxy: bool,
    /// A certificate in PEM form, followed by its chain: visitors then connect over TLS
    #[arg(long, value_name = "FILE", requires = "tls_key", env = "JADOUBE_TLS_CERT")]
    tls_cert: Option<PathBuf>,
    /// The key of the certificate, in PEM form
    #[arg(long, value_name = "FILE", requires = "tls_cert", env = "JADOUBE_TLS_KEY")]
    tls_key: Option<PathBuf>,
    /// The format of the log on standard error; JADOUBE_LOG sets the level, as `debug` or `jadoube_hall=debug,warn`
    #[arg(long, value_enum, default_value_t = logging::Form::Text)]
    log: logging::Form,
    /// Answer before the data are on disk, so that a power cut loses acts: only for the test that notices this
    #[arg(long, hide = true)]
    unsynchronized: bool,
    /// Where the other nodes of a hall of several reach this one, http://10.0.0.2:8000; all of them use one PostgreSQL database
    #[arg(long, value_name = "URL", env = "JADOUBE_NODE_URL")]
    node_url: Option<String>,
    /// A NATS server on which nodes wake each other up, nats://…; PostgreSQL by default
    #[arg(long, value_name = "URL", requires = "node_url", env = "JADOUBE_BUS")]
    bus: Option<String>,
    /// How many casual games visitors may set up in total
    #[arg(long, value_name = "N", default_value_t = Bounds::default().casual_games, env = "JADOUBE_CASUAL_GAMES")]
    casual_games: usize,
    /// How many of them from one address
    #[arg(long, value_name = "N", default_value_t = Bounds::default().casual_games_per_address, env = "JADOUBE_CASUAL_GAMES_PER_ADDRESS")]
    casual_games_per_address: usize,
    /// After how many idle days a casual game is deleted
    #[arg(long, value_name = "DAYS", default_value_t = 30, env = "JADOUBE_CASUAL_DAYS")]
    casual_days: u32,
    /// How many days after their last pairing everything about a person is erased, names included; never by default
    #[arg(long, value_name = "DAYS", env = "JADOUBE_RETENTION_DAYS")]
    retention_days: Option<u32>,
    /// Then erase only FIDE id, birth date and sex, and keep name, title, rating and federation
    #[arg(long, requires = "retention_days", env = "JADOUBE_RETENTION_KEEPS_NAMES")]
    retention_keeps_names: bool,
    /// How many connections one address may have; behind a proxy, the proxy has to count them
    #[arg(long, value_name = "N", default_value_t = Bounds::default().connections_per_address, env = "JADOUBE_CONNECTIONS_PER_ADDRESS")]
    connections_per_address: usize,
    /// The token with which programs on other machines may read /metrics
    #[arg(long, value_name = "TOKEN", env = "JADOUBE_METRICS_TOKEN", hide_env_values = true)]
    metrics_token: Option<String>,
    /// A site whose pages may use the HTTP interface, such as `https://club.example`; `*` for all sites. May be repeated
    #[arg(long = "allow-origin", value_name = "ORIGIN", value_parser = origin, env = "JADOUBE_ALLOW_ORIGIN", value_delimiter = ' ')]
    allowed_origins: Vec<String>,
    /// The WebAssembly module of the arbiter's pocket, which crates/wasm/build makes, if it is not part of this program
    #[arg(long, value_name = "FILE", env = "JADOUBE_WASM")]
    wasm: Option<PathBuf>,
    /// How many connections write to PostgreSQL
    #[arg(long, default_value_t = 16, hide_short_help = true)]
    writers: usize,
}

/// Checks the origin of a site as browsers send it: scheme, host and port, and nothing behind them.
fn origin(text: &str) -> Result<String, String> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let is_plain = |host: &str| !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']);
    if text == "*" || host.is_some_and(is_plain) {
        return Ok(text.to_owned());
    }
    Err("expected `*` or a site such as https://club.example, without a path".to_owned())
}

pub(crate) fn is_postgres(database: &str) -> bool {
    database.starts_with("postgres://") || database.starts_with("postgresql://") || database.contains("dbname=")
}

async fn open_postgres(database: &str, writers: usize) -> Result<Arc<Postgres>> {
    let store = Postgres::open(database, writers).await.into_diagnostic();
    Ok(Arc::new(store.wrap_err("cannot use the PostgreSQL database")?))
}

/// Opens the store that an address names.
pub(crate) async fn open_store(database: &str, writers: usize, durability: Durability) -> Result<Arc<dyn Store>> {
    if is_postgres(database) {
        return Ok(open_postgres(database, writers).await?);
    }
    let store = Sqlite::open(&PathBuf::from(database), durability).into_diagnostic();
    Ok(Arc::new(store.wrap_err_with(|| format!("cannot use {database} as a store"))?))
}

pub(crate) fn run(arguments: &Arguments) -> Result<Outcome> {
    // Reading the store and hashing passwords wait for one disk and two cores: hundreds of threads would only use more memory.
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().max_blocking_threads(32).build();
    runtime.into_diagnostic()?.block_on(serve(arguments))?;
    Ok(Outcome::Well)
}

async fn serve(arguments: &Arguments) -> Result<()> {
    if let Some(url) = &arguments.public_url
        && !url.starts_with("http://")
        && !url.starts_with("https://")
    {
        return Err(miette!(
            "--public-url {url:?} is not the address of a page: expected http:// or https:// at the beginning"
        ));
    }
    logging::begin(arguments.log)?;
    let certificate = match (&arguments.tls_cert, &arguments.tls_key) {
        (Some(certificate), Some(key)) => Some(Certificate::read(certificate, key).into_diagnostic()?),
        _ => None,
    };
    let pocket_module = arguments.wasm.as_deref().map(pocket_module).transpose()?;
    let key = Key::at(&arguments.key).into_diagnostic();
    let key = key.wrap_err_with(|| format!("cannot use {} as the key of sealed moves", arguments.key.display()))?;
    let durability = if arguments.unsynchronized { Durability::Off } else { Durability::Full };
    let listener = tokio::net::TcpListener::bind(arguments.listen).await.into_diagnostic();
    let listener = listener.wrap_err_with(|| format!("cannot listen on {}", arguments.listen))?;
    let here = listener.local_addr().into_diagnostic()?;
    let (hall, found) = open_hall(arguments, durability, here).await?;
    let password = Accounts::new(Arc::clone(hall.store())).first("arbiter").await.into_diagnostic()?;
    let public_url = arguments.public_url.clone().unwrap_or_else(|| reachable(here, certificate.is_some()));

    let mut words = vec![format!("The hall is open: {public_url}")];
    if let Some(password) = password {
        words.push(format!("First visit: log in as `arbiter` with the one-time password {password}"));
    }
    if found.open > 0 {
        words.push(format!(
            "{} games continue; {} of them were interrupted, and their clocks are stopped",
            found.open, found.interrupted
        ));
    }
    words.extend(found.unreadable.iter().map(|(game, why)| format!("Game {game} cannot be opened: {why}")));
    words.push("Ctrl-C stops the clocks and closes the hall.".to_owned());
    output::put(&(words.join("\n") + "\n"))?;

    let address = Address {
        public_url: Some(public_url),
        behind_proxy: arguments.behind_proxy,
        everybody_reads: crate::locale::pseudo(),
        bounds: bounds(arguments),
        metrics_token: arguments.metrics_token.clone(),
        tls: certificate.is_some(),
        allowed_origins: arguments.allowed_origins.clone(),
        pocket_module,
    };
    match certificate {
        Some(certificate) => http::serve_tls(hall, address, key, listener, certificate, interrupted()).await,
        None => http::serve(hall, address, key, listener, interrupted()).await,
    }
    .into_diagnostic()?;
    output::put("The hall is closed.\n")
}

/// The module of the pocket in a file.
fn pocket_module(path: &Path) -> Result<Arc<[u8]>> {
    let module = std::fs::read(path).into_diagnostic();
    let module = module.wrap_err_with(|| format!("cannot read {}, the module of the pocket", path.display()))?;
    Pocket { module: &module, locales: Vec::new() }
        .check()
        .into_diagnostic()
        .wrap_err_with(|| path.display().to_string())?;
    Ok(module.into())
}

/// How many files are reserved for the store, other nodes and pages when all connections are taken.
const OTHER_FILES: usize = 200;

/// The limits for visitors, as far as the system allows.
fn bounds(arguments: &Arguments) -> Bounds {
    let usual = Bounds::default();
    let days = |days: u32| Duration::from_secs(u64::from(days) * 24 * 60 * 60);
    let what = if arguments.retention_keeps_names { Expires::Details } else { Expires::Everything };
    // A connection is a file, and the default limit of the system is low.
    let wanted = (usual.connections + OTHER_FILES) as u64;
    let files = rlimit::increase_nofile_limit(wanted).ok().and_then(|files| usize::try_from(files).ok());
    let connections = files.map_or(usual.connections, |files| files.saturating_sub(OTHER_FILES).max(files / 2));
    Bounds {
        connections: connections.min(usual.connections),
        // One address can use at most half of the connections.
        connections_per_address: arguments.connections_per_address.min((connections / 2).max(1)),
        casual_games: arguments.casual_games,
        casual_games_per_address: arguments.casual_games_per_address,
        casual_expiry: days(arguments.casual_days),
        retention: arguments.retention_days.map(|after| Retention { after: days(after), what }),
        ..usual
    }
}

/// Opens the hall of a single process, or joins a hall of several.
async fn open_hall(arguments: &Arguments, durability: Durability, here: SocketAddr) -> Result<(Arc<Hall>, Found)> {
    let Arguments { database, writers, .. } = arguments;
    if !is_postgres(database) {
        if arguments.node_url.is_some() {
            return Err(miette!("--node-url is for a hall of several nodes, which need --database postgres://…"));
        }
        let store = open_store(database, *writers, durability).await?;
        return Hall::open(store).await.into_diagnostic().wrap_err("cannot open the hall");
    }
    let postgres = open_postgres(database, *writers).await?;
    if let Some(address) = &arguments.node_url {
        if !address.starts_with("http://") && !address.starts_with("https://") {
            return Err(miette!(
                "--node-url {address:?} is not the address of a node: expected http:// or https:// at the beginning"
            ));
        }
        let bus = match &arguments.bus {
            Some(url) => Bus::Nats(url.clone()),
            None => postgres.bus(),
        };
        // Port 0 listens on any free port; the address must name that port.
        let address = match address.strip_suffix(":0") {
            Some(host) => format!("{host}:{}", here.port()),
            None => address.clone(),
        };
        let hall = Hall::join(postgres, Node { address, bus }).await.into_diagnostic();
        return Ok((hall.wrap_err("cannot join the hall")?, Found::default()));
    }
    if let Some((_, address)) = postgres.living().await.into_diagnostic()?.first() {
        return Err(miette!(
            "other nodes are at work on this database, one of them at {address}: join them with --node-url, or stop them first"
        ));
    }
    Hall::open(postgres).await.into_diagnostic().wrap_err("cannot open the hall")
}

/// An address that a phone in the room can reach, if we listen on the network at all.
fn reachable(here: SocketAddr, tls: bool) -> String {
    let scheme = if tls { "https" } else { "http" };
    let ip = if here.ip().is_unspecified() { outward().unwrap_or(here.ip()) } else { here.ip() };
    format!("{scheme}://{}", SocketAddr::new(ip, here.port()))
}

/// The address of this machine on its network. Nothing is sent: connecting a datagram socket only looks up the route.
fn outward() -> Option<IpAddr> {
    let socket = UdpSocket::bind(("0.0.0.0", 0)).ok()?;
    // An address reserved for documentation, reached by the default route.
    socket.connect(("192.0.2.1", 9)).ok()?;
    Some(socket.local_addr().ok()?.ip()).filter(|ip| !ip.is_unspecified())
}

/// Ctrl-C, or the termination signal of a service manager.
async fn interrupted() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
