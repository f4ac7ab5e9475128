//! A PostgreSQL server that a test starts.
#![allow(dead_code, clippy::print_stdout)] // every test uses a part of it, and skipping is said aloud

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Our own PostgreSQL server, with a socket in a temporary folder: it uses no port, and none of the machine's servers.
pub struct Server {
    process: Child,
    folder: PathBuf,
    /// The port on loopback, if it is available over TLS as well.
    port: Option<u16>,
}

/// A certificate and its key as PEM.
pub struct Certificate {
    pub certificate: String,
    pub key: String,
}

fn binaries() -> Option<PathBuf> {
    let installed = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut folders: Vec<PathBuf> = installed.flatten().map(|entry| entry.path().join("bin")).collect();
    folders.retain(|folder| folder.join("initdb").exists() && folder.join("postgres").exists());
    folders.sort();
    folders.pop()
}

/// A command that does not run as root, since PostgreSQL refuses that.
fn unprivileged(program: &Path) -> Command {
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.starts_with(b"0\n"));
    if !is_root {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=nobody", "--regid=nogroup", "--clear-groups", "--"]).arg(program);
    command
}

impl Server {
    pub fn start(folder: &Path) -> Option<Server> {
        Server::start_with(folder, None)
    }

    /// A server that is available on loopback too, but only over TLS.
    pub fn start_tls(folder: &Path, certificate: &Certificate) -> Option<Server> {
        Server::start_with(folder, Some(certificate))
    }

    fn start_with(folder: &Path, certificate: Option<&Certificate>) -> Option<Server> {
        let Some(binaries) = binaries() else {
            println!("skipped: PostgreSQL is not installed, so that only SQLite is tested");
            return None;
        };
        let folder = folder.join("postgres");
        std::fs::create_dir(&folder).unwrap();
        for place in [folder.parent().unwrap(), &folder] {
            use std::os::unix::fs::PermissionsExt as _;
            std::fs::set_permissions(place, std::fs::Permissions::from_mode(0o777)).unwrap();
        }
        let made = unprivileged(&binaries.join("initdb"))
            .args(["--auth=trust", "--username=jadoube", "--no-sync", "--encoding=UTF8", "--locale=C", "-D"])
            .arg(folder.join("data"))
            .output()
            .unwrap();
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        let port = certificate.map(|certificate| {
            use std::os::unix::fs::MetadataExt as _;
            let data = folder.join("data");
            let owner = std::fs::metadata(&data).unwrap();
            let access = "local all all trust\nhostssl all all 127.0.0.1/32 trust\n";
            let files =
                [("server.crt", &*certificate.certificate), ("server.key", &certificate.key), ("pg_hba.conf", access)];
            for (name, text) in files {
                use std::os::unix::fs::PermissionsExt as _;
                let file = data.join(name);
                std::fs::write(&file, text).unwrap();
                std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600)).unwrap();
                std::os::unix::fs::chown(&file, Some(owner.uid()), Some(owner.gid())).unwrap();
            }
            std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
        });
        Some(Server { process: launch(&binaries, &folder, port), folder, port })
    }

    pub fn url(&self) -> String {
        format!("host={} user=jadoube dbname=postgres", self.folder.display())
    }

    /// The address on loopback, to which the caller adds `sslmode`.
    pub fn loopback(&self, host: &str) -> String {
        let port = self.port.unwrap();
        format!("host={host} hostaddr=127.0.0.1 port={port} user=jadoube dbname=postgres")
    }

    /// Kills it and starts it again.
    pub fn crash(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        self.process = launch(&binaries().unwrap(), &self.folder, self.port);
    }
}

/// Starts the server and waits until it accepts connections. After a crash the children of the old one may still be there for a moment;
/// then it is started again.
fn launch(binaries: &Path, folder: &Path, port: Option<u16>) -> Child {
    let number = port.unwrap_or(5432).to_string();
    let listen =
        if port.is_some() { ["listen_addresses=127.0.0.1", "ssl=on"] } else { ["listen_addresses=", "ssl=off"] };
    let start = || {
        unprivileged(&binaries.join("postgres"))
            .arg("-D")
            .arg(folder.join("data"))
            .arg("-k")
            .arg(folder)
            .args(["-p", &number, "-c", listen[0], "-c", listen[1], "-c", "max_connections=200"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap()
    };
    let mut process = start();
    let until = Instant::now() + Duration::from_secs(60);
    let ready = || {
        let asked = Command::new(binaries.join("pg_isready")).args(["-q", "-p", &number, "-h"]).arg(folder).status();
        asked.is_ok_and(|status| status.success())
    };
    while !ready() {
        assert!(Instant::now() < until, "PostgreSQL does not start");
        if process.try_wait().unwrap().is_some() {
            process = start();
        }
        std::thread::yield_now();
    }
    process
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
