//! The hall over HTTP and WebSocket.

pub(crate) mod acted;
mod asked;
pub(crate) mod at_once;
mod body;
mod bounds;
pub(crate) mod checkpoints;
pub(crate) mod competitions;
pub(crate) mod consider;
pub(crate) mod console;
mod cors;
mod doors;
pub(crate) mod downloads;
pub(crate) mod events;
mod every_body;
mod exports;
pub(crate) mod friends;
pub(crate) mod games;
mod guard;
pub(crate) mod lawbook;
mod limits;
pub(crate) mod line;
pub(crate) mod log;
mod metrics;
mod nodes;
pub(crate) mod notice;
pub mod openapi;
mod pages;
pub(crate) mod pairings;
mod pass;
pub(crate) mod players;
mod pocket;
mod presence;
pub(crate) mod problem;
pub(crate) mod qr;
mod reasons;
pub(crate) mod replay;
pub(crate) mod rounds;
pub(crate) mod ruling_desk;
pub(crate) mod screen;
pub(crate) mod sessions;
pub(crate) mod socket;
pub(crate) mod staff;
mod texts;
pub(crate) mod tie_breaks;
mod tls;
mod visitor;
pub(crate) mod visits;
pub(crate) mod wooden;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{MethodRouter, delete, get, post};
use axum::serve::Listener;
use jadoube_texts::Locale;
use tokio::sync::oneshot;

use crate::access::{Accounts, Entries, Familiar, Links, Sessions};
use crate::alarms::Alarms;
use crate::casual::Casual;
use crate::checkpoint::{Keeper, Signer};
use crate::competition::Desk;
use crate::competition::Persons;
use crate::friends::Friends;
use crate::hall::Hall;
use crate::sealed::{Envelopes, Key};
use crate::showcase::Showcase;
use crate::wooden::Wooden;
pub use bounds::Bounds;
use doors::Door;
pub use every_body::read_as_every_body;
use limits::Limits;
use metrics::Metrics;
use presence::Presence;
pub use socket::Incoming;
pub use tls::{Certificate, CertificateError};

/// How the hall is accessed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Address {
    /// The public address, `https://hall.example` or `http://192.168.1.5:8000`, if it differs from where the hall listens. Links and QR
    /// codes show it.
    pub public_url: Option<String>,
    /// The hall is behind a proxy, which names the client in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// A language for all visitors, whatever they prefer. Tests use it to show the pages in [`Locale::PSEUDO`].
    pub everybody_reads: Option<Locale>,
    /// How much visitors may use.
    pub bounds: Bounds,
    /// The token with which remote programs may read `/metrics`.
    pub metrics_token: Option<String>,
    /// The hall itself serves TLS.
    pub tls: bool,
    /// Other sites whose pages may use the interface, with a token: `https://club.example`, or `*` for all.
    pub allowed_origins: Vec<String>,
    /// The WebAssembly module of the arbiter's pocket, if it is not the one that this program was built with.
    pub pocket_module: Option<Arc<[u8]>>,
}

impl Address {
    /// Whether browsers connect over TLS, so that cookies can require it.
    fn is_secure(&self) -> bool {
        self.tls || self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// The largest body of a request.
const LARGEST_BODY: usize = 64 << 10;
/// The largest body with a pairing list; that of a large open is far smaller.
const LARGEST_LIST: usize = body::LIST + LARGEST_BODY;

/// Everything that answers need.
#[derive(Clone)]
pub(crate) struct Context {
    pub(crate) hall: Arc<Hall>,
    pub(crate) accounts: Accounts,
    pub(crate) familiar: Familiar,
    pub(crate) links: Links,
    pub(crate) entries: Entries,
    pub(crate) sessions: Sessions,
    pub(crate) desk: Desk,
    pub(crate) envelopes: Envelopes,
    pub(crate) address: Arc<Address>,
    pub(crate) casual: Casual,
    pub(crate) friends: Friends,
    pub(crate) wooden: Wooden,
    pub(crate) alarms: Alarms,
    pub(crate) showcase: Showcase,
    pub(crate) limits: Arc<Limits>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) presence: Presence,
    pub(crate) keeper: Keeper,
    pub(crate) exports: exports::Shared,
    pub(crate) pocket: pocket::Shelf,
}

impl Context {
    pub(crate) fn new(hall: Arc<Hall>, address: Address, key: Key) -> Context {
        let store = Arc::clone(hall.store());
        let desk = Desk::new(Arc::clone(&hall));
        let keeper = Keeper::new(desk.clone(), Arc::clone(&store), Signer::of(&key));
        let envelopes = Envelopes::new(Arc::clone(&store), key);
        let revocations = hall.revocations().clone();
        let links = Links::telling(Arc::clone(&store), revocations.clone());
        let pocket = pocket::Shelf::new(address.pocket_module.clone());
        Context {
            keeper,
            desk,
            casual: Casual::new(Arc::clone(&hall), envelopes.clone()),
            envelopes,
            hall,
            accounts: Accounts::new(Arc::clone(&store)),
            familiar: Familiar::new(Arc::clone(&store)),
            friends: Friends::new(Arc::clone(&store), links.clone()),
            links,
            entries: Entries::new(Arc::clone(&store), revocations.clone()),
            wooden: Wooden::new(Arc::clone(&store)),
            alarms: Alarms::new(Arc::clone(&store)),
            showcase: Showcase::default(),
            sessions: Sessions::telling(store, revocations),
            address: Arc::new(address),
            limits: Arc::default(),
            metrics: Arc::default(),
            presence: Presence::default(),
            exports: Arc::default(),
            pocket,
        }
    }
}

/// A route that accepts a pairing list.
fn lists(route: MethodRouter<Context>) -> MethodRouter<Context> {
    route.layer(DefaultBodyLimit::max(LARGEST_LIST))
}

/// The hall as a service.
pub fn router(hall: Arc<Hall>, address: Address, key: Key) -> Router {
    routes(Context::new(hall, address, key))
}

fn routes(context: Context) -> Router {
    Router::new()
        .route("/api/v1/me", get(visits::me))
        .route("/api/v1/login", post(visits::login))
        .route("/api/v1/logout", post(visits::logout))
        .route("/api/v1/password", post(visits::password))
        .route("/api/v1/sessions", get(sessions::list).delete(sessions::end_others))
        .route("/api/v1/sessions/{session}", delete(sessions::end))
        .route("/api/v1/staff", get(staff::list).post(staff::add))
        .route("/api/v1/staff/{name}", delete(staff::remove))
        .route("/api/v1/staff/{name}/password", post(staff::reset))
        .route("/api/v1/staff/{name}/sectors", post(staff::sectors))
        .route("/api/v1/join", post(visits::join))
        .route("/api/v1/my-games", get(events::my_games))
        .route("/api/v1/games/{game}/seat", post(events::sit_down))
        .route("/api/v1/friends", post(friends::set_up))
        .route("/api/v1/invitation", post(friends::look))
        .route("/api/v1/invitation/seat", post(friends::sit_down))
        .route("/api/v1/games", post(games::set_up))
        .route("/api/v1/games/{game}", get(games::snapshot))
        .route("/api/v1/games/{game}/acts", post(games::acts))
        .route("/api/v1/games/{game}/consider", post(consider::consider))
        .route("/api/v1/games/{game}/again", post(games::again))
        .route("/api/v1/games/{game}/rematch", post(friends::rematch))
        .route("/api/v1/games/{game}/feed", get(games::feed))
        .route("/api/v1/games/{game}/socket", get(socket::upgrade))
        .route("/api/v1/games/{game}/links", post(games::links))
        .route("/api/v1/games/{game}/log", get(log::log))
        .route("/api/v1/games/{game}/sheet", get(log::sheet))
        .route("/api/v1/games/{game}/replay", get(replay::replay))
        .route("/api/v1/games/{game}/read", post(log::read))
        .route("/api/v1/games/{game}/seal", post(games::seal))
        .route("/api/v1/games/{game}/open", post(games::open))
        .route("/games/{file}", get(games::pgn))
        .route("/api/v1/competitions", get(competitions::list).post(competitions::announce))
        .route("/api/v1/competitions/{competition}", get(competitions::overview))
        .route("/api/v1/competitions/{competition}/pairings", lists(post(pairings::pair)))
        .route("/api/v1/competitions/{competition}/players", lists(post(players::enter)))
        .route("/api/v1/competitions/{competition}/players/{player}", post(players::attend))
        .route("/api/v1/competitions/{competition}/corrections", lists(post(pairings::correct)))
        .route("/api/v1/competitions/{competition}/rounds/{round}/start", post(rounds::start))
        .route("/api/v1/competitions/{competition}/rounds/{round}/present", post(rounds::present))
        .route("/api/v1/pairings/read", lists(post(pairings::read_pairings)))
        .route("/api/v1/notations", get(log::notations))
        .route("/api/v1/claims", get(log::claims))
        .route("/api/v1/games/{game}/line", get(line::line))
        .route("/api/v1/games/{game}/entries/{entry}/notice", get(notice::of_entry))
        .route("/api/v1/games/{game}/notes/{note}/notice", get(notice::of_note))
        .route("/api/v1/desk/notice", get(notice::of_inquiry))
        .route("/api/v1/competitions/{competition}/handouts", post(rounds::handouts))
        .route("/api/v1/competitions/{competition}/entrants", post(events::hand_out))
        .route("/api/v1/competitions/{competition}/entrants/{player}", post(events::hand_out_again))
        .route("/api/v1/competitions/{competition}/checkpoint", get(checkpoints::last).post(checkpoints::make))
        .route("/api/v1/competitions/{competition}/games.pgn", get(downloads::games_pgn))
        .route("/api/v1/competitions/{competition}/report.trf", get(downloads::report))
        .route("/api/v1/competitions/{competition}/tie-breaks/{player}", get(tie_breaks::explain))
        .route("/api/v1/competitions/{competition}/incidents.txt", get(downloads::incidents_text))
        .route("/api/v1/competitions/{competition}/incidents.json", get(downloads::incidents))
        .route("/api/v1/nodes/line", get(nodes::line))
        .route("/api/v1/laws/{edition}", get(lawbook::edition))
        .route("/api/v1/laws/{edition}/search", get(lawbook::search))
        .route("/api/v1/laws/{edition}/{number}", get(lawbook::article))
        .route("/api/v1/desk", get(ruling_desk::catalogue).post(ruling_desk::rule))
        .route("/api/v1/alarms", get(at_once::alarms).post(at_once::stop))
        .route("/api/v1/alarms/{alarm}/restart", post(at_once::restart))
        .route("/api/v1/announcements", post(at_once::announce))
        .route("/api/v1/console", get(console::hall))
        .route("/api/v1/console/acts", get(console::acts))
        .route("/api/v1/games/{game}/watch", get(console::board))
        .route("/api/v1/games/{game}/offered", get(console::offered))
        .route("/api/v1/games/{game}/follow", post(visits::follow))
        .route("/api/v1/games/{game}/envelope", get(console::envelope))
        .route("/api/v1/games/{game}/wooden", get(wooden::look).post(wooden::note))
        .route("/api/v1/games/{game}/handed", post(wooden::hand_over))
        .route("/api/v1/games/{game}/screen", get(screen::board))
        .route("/api/v1/competitions/{competition}/screen", get(screen::round))
        .route("/api/v1/qr", post(qr::code))
        .route("/api/v1/openapi.json", get(openapi::document))
        .route("/pocket", get(pocket::show))
        .route("/pocket/{file}", get(pocket::download))
        .route("/healthz", get(pages::alive))
        .route("/readyz", get(pages::ready))
        .route("/metrics", get(metrics::page))
        .merge(pages::routes())
        .fallback(pages::not_found)
        .method_not_allowed_fallback(pages::no_such_method)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(axum::middleware::from_fn_with_state(context.clone(), guard::guard))
        .with_state(context)
}

/// Serves until `stop` is ready, then stops all clocks, tells everybody, and ends.
pub async fn serve(
    hall: Arc<Hall>,
    address: Address,
    key: Key,
    listener: tokio::net::TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let door = Door::new(listener, &address.bounds, address.behind_proxy);
    serve_at(Context::new(hall, address, key), door, stop).await;
    Ok(())
}

/// The same over TLS.
pub async fn serve_tls(
    hall: Arc<Hall>,
    address: Address,
    key: Key,
    listener: tokio::net::TcpListener,
    certificate: Certificate,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let address = Address { tls: true, ..address };
    let door = Door::new(listener, &address.bounds, address.behind_proxy);
    let door = tls::TlsListener::new(door, certificate)?;
    serve_at(Context::new(hall, address, key), door, stop).await;
    Ok(())
}

async fn serve_at<L>(context: Context, door: L, stop: impl Future<Output = ()>)
where
    L: Listener<Addr = SocketAddr>,
    L::Io: 'static,
{
    let bounds = context.address.bounds.clone();
    let (closed, waiting) = oneshot::channel();
    let closing = closing(Arc::clone(&context.hall), stop, closed);
    let tidying = tidy(context.casual.clone(), Persons::new(Arc::clone(context.hall.store())), &bounds);
    // The tasks end when this is dropped.
    let mut keeping = tokio::task::JoinSet::new();
    keeping.spawn(context.keeper.clone().work(Arc::clone(context.hall.over())));
    tokio::select! {
        () = doors::serve(door, routes(context), &bounds, closing) => {}
        () = last_words(waiting) => {}
        () = tidying => {}
    }
}

/// How often to look for idle games and for persons whose retention period is over.
const TIDY: Duration = Duration::from_secs(60 * 60);

/// Deletes idle games, and persons whose retention period is over, for as long as the hall is open.
async fn tidy(casual: Casual, persons: Persons, bounds: &Bounds) {
    let mut ticks = tokio::time::interval(TIDY);
    loop {
        ticks.tick().await;
        match casual.expire(bounds.casual_expiry, crate::date::now()).await {
            Ok(0) => {}
            Ok(games) => tracing::info!(games, "games that nobody went on with were deleted"),
            Err(error) => tracing::warn!(%error, "games that nobody goes on with cannot be looked for now"),
        }
        let Some(retention) = bounds.retention else { continue };
        match persons.expire(retention, crate::date::now()).await {
            Ok(0) => {}
            Ok(persons) => tracing::info!(persons, "persons whose retention period is over were erased"),
            Err(error) => tracing::warn!(%error, "persons cannot be erased now"),
        }
    }
}

/// Waits for the signal to stop and gives up the boards first: sockets end when their boards are given up.
async fn closing(hall: Arc<Hall>, stop: impl Future<Output = ()>, closed: oneshot::Sender<()>) {
    stop.await;
    tracing::info!("the hall closes");
    hall.close().await;
    let _ = closed.send(());
}

/// How long a slow reader can keep the hall from ending after all boards are given up.
const LAST_WORDS: Duration = Duration::from_secs(10);

async fn last_words(closed: oneshot::Receiver<()>) {
    match closed.await {
        Ok(()) => tokio::time::sleep(LAST_WORDS).await,
        Err(_) => std::future::pending().await,
    }
}
