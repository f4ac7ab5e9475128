//! The doors of the hall: which connections are accepted, how long slow ones may take, and how the server closes.

use std::collections::HashMap;
use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::serve::Listener;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, Sleep};

use super::Bounds;

/// How many connections there are, in all and from each address.
#[derive(Debug)]
pub(super) struct Gate {
    at_most: usize,
    per_address: usize,
    counts: Mutex<Counts>,
}

#[derive(Debug, Default)]
struct Counts {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// A connection that is counted until this is dropped.
#[derive(Debug)]
pub(super) struct Place {
    gate: Arc<Gate>,
    address: IpAddr,
}

impl Gate {
    fn new(bounds: &Bounds, behind_proxy: bool) -> Arc<Gate> {
        let per_address = if behind_proxy { usize::MAX } else { bounds.connections_per_address };
        Arc::new(Gate { at_most: bounds.connections, per_address, counts: Mutex::default() })
    }

    /// Admits one more connection, if there is room.
    fn enter(self: &Arc<Gate>, address: IpAddr) -> Option<Place> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let here = counts.by_address.get(&address).copied().unwrap_or(0);
        if counts.all >= self.at_most || here >= self.per_address {
            return None;
        }
        counts.all += 1;
        counts.by_address.insert(address, here + 1);
        Some(Place { gate: Arc::clone(self), address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.gate.counts.lock().unwrap_or_else(PoisonError::into_inner);
        counts.all -= 1;
        match counts.by_address.get_mut(&self.address) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(counts.by_address.remove(&self.address)),
        }
    }
}

/// A connection that is closed after being idle for too long.
pub(super) struct Watched {
    stream: TcpStream,
    idle: Duration,
    moved: Instant,
    alarm: Pin<Box<Sleep>>,
    _place: Place,
}

impl Watched {
    fn new(stream: TcpStream, idle: Duration, place: Place) -> Watched {
        let moved = Instant::now();
        Watched { stream, idle, moved, alarm: Box::pin(tokio::time::sleep_until(moved + idle)), _place: place }
    }

    /// What the stream returned, or a timeout if it has been idle for too long. The timer is reset only when it fires.
    fn watch<T>(&mut self, answered: Poll<io::Result<T>>, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        if answered.is_ready() {
            self.moved = Instant::now();
            return answered;
        }
        loop {
            ready!(self.alarm.as_mut().poll(context));
            let until = self.moved + self.idle;
            if until <= Instant::now() {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            self.alarm.as_mut().reset(until);
        }
    }
}

impl AsyncRead for Watched {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        self.watch(read, context)
    }
}

impl AsyncWrite for Watched {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.watch(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.watch(flushed, context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(context);
        self.watch(shut, context)
    }
}

/// A listener that counts the connections it accepts.
pub(super) struct Door {
    listener: TcpListener,
    gate: Arc<Gate>,
    idle: Duration,
}

impl Door {
    pub(super) fn new(listener: TcpListener, bounds: &Bounds, behind_proxy: bool) -> Door {
        Door { listener, gate: Gate::new(bounds, behind_proxy), idle: bounds.idle }
    }
}

impl Listener for Door {
    type Io = Watched;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Watched, SocketAddr) {
        loop {
            let (stream, address) = Listener::accept(&mut self.listener).await;
            match self.gate.enter(address.ip()) {
                Some(place) => {
                    // Send each row at once, without waiting for more data.
                    let _ = stream.set_nodelay(true);
                    return (Watched::new(stream, self.idle, place), address);
                }
                None => tracing::debug!(%address, "too many connections"),
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// Serves connections until `closed` is ready, then lets the requests in progress finish.
pub(super) async fn serve<L>(mut listener: L, router: Router, bounds: &Bounds, closed: impl Future<Output = ()>)
where
    L: Listener<Addr = SocketAddr>,
    L::Io: 'static,
{
    let mut closed = std::pin::pin!(closed);
    let (closing, _) = watch::channel(false);
    let (here, mut all_gone) = mpsc::channel::<Infallible>(1);
    loop {
        let (io, address) = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut closed => break,
        };
        let router = router.clone();
        let (head, closing, here) = (bounds.head, closing.subscribe(), here.clone());
        tokio::spawn(async move {
            answer(io, address, router, head, closing).await;
            drop(here);
        });
    }
    drop((listener, here));
    closing.send_replace(true);
    let _ = all_gone.recv().await;
}

/// Answers the requests of one connection.
async fn answer<I>(io: I, address: SocketAddr, router: Router, head: Duration, mut closing: watch::Receiver<bool>)
where
    I: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(head);
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        router.call(request)
    });
    let connection = http.serve_connection(TokioIo::new(io), service).with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let asked = async { drop(closing.wait_for(|closing| *closing).await) };
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = asked => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::trace!(%error, "a connection ended");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_are_limited_per_address_and_in_total() {
        let bounds = Bounds { connections: 3, connections_per_address: 2, ..Bounds::default() };
        let gate = Gate::new(&bounds, false);
        let (one, other) = (IpAddr::from([192, 0, 2, 1]), IpAddr::from([192, 0, 2, 2]));
        let mut places = vec![gate.enter(one).unwrap(), gate.enter(one).unwrap()];
        assert!(gate.enter(one).is_none());
        places.push(gate.enter(other).unwrap());
        assert!(gate.enter(other).is_none());
        places.remove(0);
        assert!(gate.enter(one).is_some(), "leaving makes room");
        drop(places);
        assert!(gate.counts.lock().unwrap().by_address.is_empty());

        let gate = Gate::new(&bounds, true);
        let places: Vec<Place> = std::iter::from_fn(|| gate.enter(one)).collect();
        assert_eq!(places.len(), 3, "behind a proxy all come from one address");
    }
}
