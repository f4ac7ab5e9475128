//! A PostgreSQL that a test starts for itself.
#![allow(dead_code, clippy::print_stdout)] // every test uses a part of it, and skipping is said aloud

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A PostgreSQL of our own, reached through a socket in a temporary folder: no port, and nothing of the machine's own servers.
pub struct Server {
    process: Child,
    folder: PathBuf,
}

fn binaries() -> Option<PathBuf> {
    let installed = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut folders: Vec<PathBuf> = installed.flatten().map(|entry| entry.path().join("bin")).collect();
    folders.retain(|folder| folder.join("initdb").exists() && folder.join("postgres").exists());
    folders.sort();
    folders.pop()
}

/// A command that does not run as root, which PostgreSQL refuses.
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
        Some(Server { process: launch(&binaries, &folder), folder })
    }

    pub fn url(&self) -> String {
        format!("host={} user=jadoube dbname=postgres", self.folder.display())
    }

    /// Ends it hard and starts it again.
    pub fn crash(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        self.process = launch(&binaries().unwrap(), &self.folder);
    }
}

/// Starts the server and waits until it takes connections. After a crash the children of the old one may still be there for a moment, and
/// then it is started again.
fn launch(binaries: &Path, folder: &Path) -> Child {
    let start = || {
        unprivileged(&binaries.join("postgres"))
            .arg("-D")
            .arg(folder.join("data"))
            .arg("-k")
            .arg(folder)
            .args(["-c", "listen_addresses=", "-c", "max_connections=200"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap()
    };
    let mut process = start();
    let until = Instant::now() + Duration::from_secs(60);
    let ready = || {
        let asked = Command::new(binaries.join("pg_isready")).arg("-q").arg("-h").arg(folder).status();
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
