//! Stores for tests: SQLite in a temporary folder, and a PostgreSQL server that the test starts.
#![allow(dead_code)] // every test uses a part of it

pub mod described;
pub mod nodes;
pub mod postgres;
pub mod server;

use std::sync::Arc;

use jadoube_hall::store::Store;
use jadoube_hall::store::postgres::Postgres;
use jadoube_hall::store::sqlite::{Durability, Sqlite};
use postgres::Server;

/// A store and everything that must live as long as it.
pub struct Place {
    pub store: Arc<dyn Store>,
    pub name: &'static str,
    server: Option<Server>,
    folder: tempfile::TempDir,
}

impl Place {
    pub fn sqlite() -> Place {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("hall.db"), Durability::Full).unwrap();
        Place { store: Arc::new(store), name: "SQLite", server: None, folder }
    }

    /// `None`, with a message, if PostgreSQL is not installed.
    pub async fn postgres() -> Option<Place> {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path())?;
        let store = Postgres::open(&server.url(), 8).await.unwrap();
        Some(Place { store: Arc::new(store), name: "PostgreSQL", server: Some(server), folder })
    }

    /// The file of an SQLite store.
    pub fn path(&self) -> std::path::PathBuf {
        self.folder.path().join("hall.db")
    }

    /// The same store, as another process would open it.
    pub async fn again(&self) -> Arc<dyn Store> {
        match &self.server {
            Some(server) => Arc::new(Postgres::open(&server.url(), 8).await.unwrap()),
            None => Arc::new(Sqlite::open(&self.folder.path().join("hall.db"), Durability::Full).unwrap()),
        }
    }
}

/// Both stores, if available.
pub async fn places() -> Vec<Place> {
    [Some(Place::sqlite()), Place::postgres().await].into_iter().flatten().collect()
}
