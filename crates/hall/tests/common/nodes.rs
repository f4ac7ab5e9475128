//! Nodes of one hall in one process.
#![allow(dead_code)] // every test uses a part of it

use std::sync::Arc;

use jadoube_hall::engine::Engine;
use jadoube_hall::hall::Hall;
use jadoube_hall::http::{self, Address};
use jadoube_hall::nodes::Node;
use jadoube_hall::sealed::Key;
use jadoube_hall::store::postgres::Postgres;
use tokio::sync::oneshot;

use super::postgres::Server;

/// A node that listens on loopback.
pub struct Running {
    pub hall: Arc<Hall>,
    /// The name under which it owns games.
    pub name: String,
    stop: Option<oneshot::Sender<()>>,
    served: tokio::task::JoinHandle<std::io::Result<()>>,
}

impl Running {
    pub async fn start(server: &Server) -> Running {
        Running::start_judging(server, Engine::default()).await
    }

    /// A node of another build.
    pub async fn start_judging(server: &Server, engine: Engine) -> Running {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let postgres = Arc::new(Postgres::open(&server.url(), 2).await.unwrap());
        let node = Node { address: address.clone(), bus: postgres.bus() };
        let hall = Hall::join_judging(Arc::clone(&postgres), node, engine).await.unwrap();
        let living = postgres.living().await.unwrap();
        let name = living.into_iter().find(|(_, at)| *at == address).unwrap().0;
        let (stop, stopped) = oneshot::channel::<()>();
        let stopped = async move { drop(stopped.await) };
        let served = tokio::spawn(http::serve(Arc::clone(&hall), Address::default(), Key::draw(), listener, stopped));
        Running { hall, name, stop: Some(stop), served }
    }

    /// Shuts down in an orderly way.
    pub async fn stop(mut self) {
        self.stop.take();
        self.served.await.unwrap().unwrap();
    }
}
