//! `jadoube serve` as a process of its own, started and killed.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

pub(crate) struct Serve {
    folder: PathBuf,
    database: String,
    shim: Option<PathBuf>,
    unsynchronized: bool,
}

pub(crate) struct Running {
    process: Child,
    address: SocketAddr,
}

impl Serve {
    pub(crate) fn new(folder: &Path, database: &str) -> Serve {
        Serve { folder: folder.to_owned(), database: database.to_owned(), shim: None, unsynchronized: false }
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
        }
        if self.unsynchronized {
            command.arg("--unsynchronized");
        }
        let mut process = command.spawn().unwrap();
        let mut first = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut first).unwrap();
        let address = first.rsplit("http://").next().and_then(|text| text.trim().parse().ok());
        let address = address.unwrap_or_else(|| panic!("the hall does not say where it is: {first:?}"));
        Running { process, address }
    }
}

impl Running {
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
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
