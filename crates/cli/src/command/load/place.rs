//! The hall under load: a separate process, in its own folder, observed from outside.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use miette::{IntoDiagnostic, Result, WrapErr, miette};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

/// A folder that is deleted when it is dropped.
pub(super) struct Folder(PathBuf);

impl Folder {
    pub(super) fn make(under: Option<&Path>) -> Result<Folder> {
        let under = under.map_or_else(std::env::temp_dir, Path::to_owned);
        let path = under.join(format!("jadoube-load-{}", std::process::id()));
        std::fs::create_dir(&path).into_diagnostic().wrap_err_with(|| format!("cannot make {}", path.display()))?;
        Ok(Folder(path))
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// How long the disk takes for synchronized writes of 4 KiB, in microseconds: no store is faster than that.
pub(super) fn synchronized_writes(folder: &Path, count: usize) -> std::io::Result<Vec<u32>> {
    let mut file = std::fs::File::create(folder.join("disk"))?;
    let mut micros = Vec::with_capacity(count);
    for _ in 0..count {
        let began = Instant::now();
        file.write_all(&[0; 4096])?;
        file.sync_data()?;
        micros.push(u32::try_from(began.elapsed().as_micros()).unwrap_or(u32::MAX));
    }
    Ok(micros)
}

/// How many files a process may have open, if the system says so.
pub(super) fn open_files() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find(|line| line.starts_with("Max open files"))?;
    line.split_whitespace().nth(3)?.parse().ok()
}

/// What a process has used.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Usage {
    /// Seconds of processor time.
    pub(super) user: f64,
    pub(super) system: f64,
    pub(super) megabytes: f64,
    pub(super) peak_megabytes: f64,
}

/// The unit of processor time in `/proc`: a hundredth of a second on every Linux that we know.
const TICKS_PER_SECOND: f64 = 100.0;

impl Usage {
    pub(super) fn own() -> Result<Usage> {
        Usage::read("self")
    }

    fn read(process: &str) -> Result<Usage> {
        let read = |name: &str| {
            let path = format!("/proc/{process}/{name}");
            std::fs::read_to_string(&path).into_diagnostic().wrap_err_with(|| format!("cannot read {path}"))
        };
        let (stat, status) = (read("stat")?, read("status")?);
        Usage::parse(&stat, &status).ok_or_else(|| miette!("/proc/{process} has an unexpected format"))
    }

    fn parse(stat: &str, status: &str) -> Option<Usage> {
        // The name of the program is in parentheses and may contain anything.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let seconds = |field: usize| Some(fields.get(field)?.parse::<f64>().ok()? / TICKS_PER_SECOND);
        let megabytes = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name))?;
            Some(line.split_whitespace().next()?.parse::<f64>().ok()? / 1024.0)
        };
        Some(Usage {
            user: seconds(11)?,
            system: seconds(12)?,
            megabytes: megabytes("VmRSS:")?,
            peak_megabytes: megabytes("VmHWM:")?,
        })
    }
}

/// The hall under test.
pub(super) struct Hall {
    process: Child,
    /// The second node, if there are two.
    second: Option<(Child, SocketAddr)>,
    arguments: Vec<String>,
    address: SocketAddr,
    password: String,
}

/// What a hall prints when it starts.
struct Greeting {
    address: SocketAddr,
    password: Option<String>,
    /// How many games are in progress.
    going_on: String,
}

impl Hall {
    pub(super) async fn open(folder: &Folder, database: Option<&str>, two_nodes: bool) -> Result<Hall> {
        let file = |name: &str| folder.path().join(name).display().to_string();
        let database = database.map_or_else(|| file("hall.db"), str::to_owned);
        let key = file("hall.key");
        let arguments = ["serve", "--listen", "127.0.0.1:0", "--database", &database, "--key", &key];
        // All simulated players come from one address.
        let many = ["--connections-per-address", "1000000"];
        let mut arguments: Vec<String> = arguments.into_iter().chain(many).map(str::to_owned).collect();
        if two_nodes {
            arguments.extend(["--node-url", "http://127.0.0.1:0"].map(str::to_owned));
        }
        let (process, greeting) = start(&arguments).await?;
        let password = greeting.password.ok_or_else(|| {
            miette!("{database} has accounts already; a load needs a database of its own, which it fills with games")
        })?;
        let second = match two_nodes {
            true => Some(start(&arguments).await.map(|(process, greeting)| (process, greeting.address))?),
            false => None,
        };
        Ok(Hall { process, second, arguments, address: greeting.address, password })
    }

    /// The addresses for two players.
    pub(super) fn doors(&self) -> [SocketAddr; 2] {
        [self.address, self.second.as_ref().map_or(self.address, |(_, address)| *address)]
    }

    /// The one-time password of the arbiter.
    pub(super) fn password(&self) -> &str {
        &self.password
    }

    pub(super) fn usage(&self) -> Result<Usage> {
        let of = |process: &Child| {
            let id = process.id().ok_or_else(|| miette!("the hall has stopped"))?;
            Usage::read(&id.to_string())
        };
        let mut usage = of(&self.process)?;
        if let Some((second, _)) = &self.second {
            let more = of(second)?;
            usage.user += more.user;
            usage.system += more.system;
            usage.megabytes += more.megabytes;
            usage.peak_megabytes += more.peak_megabytes;
        }
        Ok(usage)
    }

    /// Kills the hall, starts it again, and returns how long it took to accept visitors, and what it found.
    pub(super) async fn crash_and_open(&mut self) -> Result<(Duration, String)> {
        self.process.kill().await.into_diagnostic()?;
        if let Some((mut second, _)) = self.second.take() {
            second.kill().await.into_diagnostic()?;
        }
        let began = Instant::now();
        let (process, greeting) = start(&self.arguments).await?;
        let took = began.elapsed();
        (self.process, self.address) = (process, greeting.address);
        self.process.kill().await.into_diagnostic()?;
        Ok((took, greeting.going_on))
    }
}

async fn start(arguments: &[String]) -> Result<(Child, Greeting)> {
    let program = std::env::current_exe().into_diagnostic()?;
    let spawned = Command::new(program).args(arguments).stdout(Stdio::piped()).kill_on_drop(true).spawn();
    let mut process = spawned.into_diagnostic().wrap_err("cannot start a hall")?;
    let out = process.stdout.take().ok_or_else(|| miette!("the hall has no standard output"))?;
    let mut lines = BufReader::new(out).lines();
    let (mut address, mut password, mut going_on) = (None, None, String::new());
    while let Some(line) = lines.next_line().await.into_diagnostic()? {
        if let Some(url) = line.strip_prefix("The hall is open: http://") {
            address = url.parse().ok();
        } else if line.contains("one-time password") {
            password = line.split_whitespace().last().map(str::to_owned);
        } else if line.contains("games continue") {
            going_on = line;
        } else if line.starts_with("Ctrl-C") {
            let address = address.ok_or_else(|| miette!("the hall did not print its address"))?;
            return Ok((process, Greeting { address, password, going_on }));
        }
    }
    Err(miette!("the hall did not open"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usage_is_read_whatever_the_program_is_called() {
        let stat = "42 (a) b (c) S 1 42 42 0 -1 4194560 9 0 0 0 150 25 0 0 20 0 4 0 1 1 1";
        let status = "Name:\tx\nVmHWM:\t  204800 kB\nVmRSS:\t  102400 kB\n";
        let usage = Usage { user: 1.5, system: 0.25, megabytes: 100.0, peak_megabytes: 200.0 };
        assert_eq!(Usage::parse(stat, status), Some(usage));
        assert_eq!(Usage::parse("42", status), None);
    }
}
