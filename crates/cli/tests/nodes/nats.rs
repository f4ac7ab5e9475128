//! A NATS server that a test starts for itself.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

pub(crate) struct Server {
    process: Child,
    url: String,
}

impl Server {
    /// Starts one on a free port and reads from its ports file where that is.
    pub(crate) fn start(folder: &Path) -> Option<Server> {
        let started = Command::new("nats-server")
            .args(["-a", "127.0.0.1", "-p", "-1", "--ports_file_dir"])
            .arg(folder)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let Ok(process) = started else {
            println!("skipped: nats-server is not installed, so that nodes wake each other through PostgreSQL only");
            return None;
        };
        let ports = folder.join(format!("nats-server_{}.ports", process.id()));
        let mut server = Server { process, url: String::new() };
        let until = std::time::Instant::now() + Duration::from_secs(30);
        while server.url.is_empty() {
            assert!(std::time::Instant::now() < until, "nats-server does not say where it is");
            if let Ok(text) = std::fs::read_to_string(&ports) {
                let said: Option<serde_json::Value> = serde_json::from_str(&text).ok();
                server.url = said.and_then(|said| Some(said["nats"][0].as_str()?.to_owned())).unwrap_or_default();
            }
            std::thread::yield_now();
        }
        Some(server)
    }

    pub(crate) fn url(&self) -> String {
        self.url.clone()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
