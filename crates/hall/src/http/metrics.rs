//! The metrics of the hall, in the text format of Prometheus.

use std::fmt::Write as _;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::{ConnectInfo, FromRequestParts as _, Request, State};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};

use super::Context;
use super::problem::Problem;
use super::visitor::{self, Visitor};
use crate::secret::equal;

/// The upper bounds of the histogram of acts, in microseconds.
const BOUNDS: [u64; 9] = [500, 1_000, 2_500, 5_000, 10_000, 25_000, 100_000, 500_000, 2_500_000];

/// The counters of a hall.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    requests: AtomicU64,
    done: AtomicU64,
    refused: AtomicU64,
    sockets: AtomicI64,
    within: [AtomicU64; BOUNDS.len()],
    micros: AtomicU64,
}

impl Metrics {
    pub(crate) fn request(&self) {
        self.requests.fetch_add(1, Ordering::Relaxed);
    }

    /// An act was taken in and is durable, or was refused.
    pub(crate) fn act(&self, done: bool, took: Duration) {
        if !done {
            self.refused.fetch_add(1, Ordering::Relaxed);
            return;
        }
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.done.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
        for (bound, count) in BOUNDS.iter().zip(&self.within) {
            if micros <= *bound {
                count.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    pub(crate) fn socket_opened(&self) {
        self.sockets.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn socket_closed(&self) {
        self.sockets.fetch_sub(1, Ordering::Relaxed);
    }

    fn write(&self, boards: usize) -> String {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let mut out = String::new();
        let mut put = |name: &str, kind: &str, help: &str, value: String| {
            let _ = writeln!(out, "# HELP jadoube_{name} {help}\n# TYPE jadoube_{name} {kind}\njadoube_{name} {value}");
        };
        put("requests_total", "counter", "HTTP requests.", read(&self.requests).to_string());
        put("acts_refused_total", "counter", "Acts that were not taken in.", read(&self.refused).to_string());
        put("sockets", "gauge", "Open WebSockets.", self.sockets.load(Ordering::Relaxed).to_string());
        put("boards", "gauge", "Boards that this process owns.", boards.to_string());
        let _ = writeln!(out, "# HELP jadoube_act_seconds From the arrival of an act until it is durable.");
        let _ = writeln!(out, "# TYPE jadoube_act_seconds histogram");
        for (bound, count) in BOUNDS.iter().zip(&self.within) {
            let seconds = *bound as f64 / 1e6;
            let _ = writeln!(out, "jadoube_act_seconds_bucket{{le=\"{seconds}\"}} {}", read(count));
        }
        let (done, micros) = (read(&self.done), read(&self.micros));
        let _ = writeln!(out, "jadoube_act_seconds_bucket{{le=\"+Inf\"}} {done}");
        let _ = writeln!(out, "jadoube_act_seconds_sum {}", micros as f64 / 1e6);
        let _ = writeln!(out, "jadoube_act_seconds_count {done}");
        out
    }
}

/// Whether a visitor may read the metrics: a program with the token, a program on the same machine, or an arbiter.
async fn may_look(context: &Context, mut parts: Parts) -> Result<(), Problem> {
    let given = visitor::token(&parts.headers).unwrap_or_default();
    if context.address.metrics_token.as_deref().is_some_and(|token| equal(token, given)) {
        return Ok(());
    }
    let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>().is_some_and(|info| info.0.ip().is_loopback());
    // A request through a proxy on this machine only appears to be local.
    if direct && !parts.headers.contains_key("x-forwarded-for") && !parts.headers.contains_key("forwarded") {
        return Ok(());
    }
    Visitor::from_request_parts(&mut parts, context).await?.arbiter().map(drop)
}

pub(crate) async fn page(State(context): State<Context>, request: Request) -> Result<Response, Problem> {
    may_look(&context, request.into_parts().0).await?;
    let mirrored = context.hall.nodes().map_or(0, |nodes| nodes.mirrored());
    let mut text = context.metrics.write(context.hall.open_boards().len().saturating_sub(mirrored));
    if let Some(nodes) = context.hall.nodes() {
        let _ = writeln!(
            text,
            "# HELP jadoube_mirrors Boards of other nodes that are shown here.\n# TYPE jadoube_mirrors gauge\njadoube_mirrors {mirrored}\n\
             # HELP jadoube_forwards_total Acts that were handed to other nodes.\n# TYPE jadoube_forwards_total counter\njadoube_forwards_total {}",
            nodes.forwards()
        );
    }
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_histogram_is_cumulative() {
        let metrics = Metrics::default();
        metrics.act(true, Duration::from_micros(900));
        metrics.act(true, Duration::from_millis(20));
        metrics.act(false, Duration::ZERO);
        let text = metrics.write(3);
        for line in [
            "jadoube_act_seconds_bucket{le=\"0.001\"} 1",
            "jadoube_act_seconds_bucket{le=\"0.025\"} 2",
            "jadoube_act_seconds_bucket{le=\"+Inf\"} 2",
            "jadoube_acts_refused_total 1",
            "jadoube_boards 3",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is not in\n{text}");
        }
    }
}
