//! `jadoube serve` as a process of its own, started and killed.

#![allow(dead_code)] // every test uses a part of it

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

pub(crate) struct Serve {
    folder: PathBuf,
    database: String,
    shim: Option<PathBuf>,
    unsynchronized: bool,
    more: Vec<String>,
    /// By how many seconds the wall clocks of those that are started are wrong, in turn.
    wrong_by: Vec<i64>,
    started: usize,
}

pub(crate) struct Running {
    process: Child,
    address: SocketAddr,
    password: Option<String>,
}

impl Serve {
    pub(crate) fn new(folder: &Path, database: &str) -> Serve {
        let (folder, database) = (folder.to_owned(), database.to_owned());
        Serve { folder, database, shim: None, unsynchronized: false, more: Vec::new(), wrong_by: vec![0], started: 0 }
    }

    /// Wall clocks that are wrong by so many seconds, in turn; the shim must be the one that does this.
    pub(crate) fn with_clocks_wrong_by(mut self, seconds: &[i64]) -> Serve {
        self.wrong_by = seconds.to_vec();
        self
    }

    /// With more arguments.
    pub(crate) fn with(mut self, more: &[&str]) -> Serve {
        self.more.extend(more.iter().map(|argument| (*argument).to_owned()));
        self
    }

    pub(crate) fn with_shim(mut self, shim: &Path) -> Serve {
        self.shim = Some(shim.to_owned());
        self
    }

    pub(crate) fn unsynchronized(mut self) -> Serve {
        self.unsynchronized = true;
        self
    }

    /// Starts the hall and waits until it says where it is.
    pub(crate) fn start(&mut self) -> Running {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--database", &self.database, "--key"]);
        command.arg(self.folder.join("hall.key")).stdout(Stdio::piped()).stderr(Stdio::null());
        if let Some(shim) = &self.shim {
            command.env("LD_PRELOAD", shim);
            command.env("SKEW", self.wrong_by[self.started % self.wrong_by.len()].to_string());
        }
        command.args(&self.more);
        if self.unsynchronized {
            command.arg("--unsynchronized");
        }
        self.started += 1;
        let mut process = command.spawn().unwrap();
        let (mut address, mut password) = (None, None);
        for line in BufReader::new(process.stdout.take().unwrap()).lines().map_while(Result::ok) {
            if let Some((_, at)) = line.split_once("http://") {
                address = at.trim().parse().ok();
            }
            if line.contains("one-time password") {
                password = line.split_whitespace().last().map(str::to_owned);
            }
            if line.starts_with("Ctrl-C") {
                break;
            }
        }
        let address = address.expect("the hall says where it is");
        Running { process, address, password }
    }
}

impl Running {
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// The one-time password of the arbiter, which the first hall on a database draws.
    pub(crate) fn password(&self) -> &str {
        self.password.as_deref().expect("the first hall on a database draws a password")
    }

    fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([name, &self.process.id().to_string()]).status().unwrap();
        assert!(sent.success(), "{name} could not be sent");
    }

    /// Holds the process, as a machine does that is too busy to go on.
    pub(crate) fn pause(&self) {
        self.signal("-STOP");
    }

    /// Lets it go on.
    pub(crate) fn resume(&self) {
        self.signal("-CONT");
    }

    /// Asks it to stop, and waits until it has.
    pub(crate) fn stop(&mut self) {
        self.signal("-TERM");
        assert!(self.process.wait().unwrap().success(), "the hall did not end well");
    }

    /// As a crash ends a process: without a word.
    pub(crate) fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
