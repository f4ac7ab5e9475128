//! The programs that are compared with, run as processes.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// A file of the tests, so that tests in parallel do not meet.
pub fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("tournament");
    fs::create_dir_all(&folder).expect("a folder for temporary files");
    folder.join(name)
}

fn run(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    let error = String::from_utf8_lossy(&output.stderr);
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(format!("{command:?} ended with {}: {}", output.status, error.trim()))
    }
}

/// bbpPairings, the pairing program.
pub struct BbpPairings(PathBuf);

impl BbpPairings {
    /// The program that `BBPPAIRINGS` names, or one built from the folder that `BBPPAIRINGS_SOURCE` names.
    pub fn find() -> Result<BbpPairings, String> {
        if let Some(program) = env::var_os("BBPPAIRINGS") {
            return Ok(BbpPairings(program.into()));
        }
        let Some(source) = env::var_os("BBPPAIRINGS_SOURCE").map(PathBuf::from) else {
            return Err("set BBPPAIRINGS to the program or BBPPAIRINGS_SOURCE to a checkout of it".to_owned());
        };
        run(Command::new("make").arg("-C").arg(&source))?;
        Ok(BbpPairings(source.join("bbpPairings.exe")))
    }

    /// Pairs the next round of a report.
    pub fn pair(&self, report: &Path) -> Result<String, String> {
        let answer = report.with_extension("pairs");
        run(Command::new(&self.0).arg("--dutch").arg(report).arg("-p").arg(&answer))?;
        fs::read_to_string(&answer).map_err(|error| error.to_string())
    }

    /// Pairs every round of a finished report again and says where the pairs differ.
    pub fn check(&self, report: &Path) -> Result<String, String> {
        run(Command::new(&self.0).arg("--dutch").arg(report).arg("-c"))
    }

    /// A random event.
    pub fn generate(&self, seed: u64, report: &Path) -> Result<(), String> {
        let seed = seed.to_string();
        run(Command::new(&self.0).args(["--dutch", "-g", "-o"]).arg(report).args(["-s", &seed])).map(drop)
    }
}

/// Gacrux, the tie-break checker of FIDE's Technical Commission.
pub struct Gacrux(PathBuf);

impl Gacrux {
    /// The checkout that `GACRUX` names. It needs python3 with networkx.
    pub fn find() -> Result<Gacrux, String> {
        let folder = env::var_os("GACRUX").map(PathBuf::from);
        folder.map(Gacrux).ok_or_else(|| "set GACRUX to a checkout of TieBreakServer".to_owned())
    }

    /// The values of some tie-breaks by starting rank and code.
    pub fn values(&self, report: &Path, codes: &[&str]) -> Result<HashMap<(u16, String), String>, String> {
        let mut command = Command::new("python3");
        command.arg("tiebreakchecker.py").current_dir(&self.0).arg("-i").arg(report);
        command.args(["-o", "-", "-f", "TRF", "-b", "utf-8", "-s", "-dT", "-t", "PTS"]).args(codes);
        let table = run(&mut command)?;
        let mut lines = table.lines().filter(|line| !line.trim().is_empty());
        let head: Vec<&str> = lines.next().ok_or("an empty answer")?.split('\t').collect();
        let mut found = HashMap::new();
        for line in lines {
            let cells: Vec<&str> = line.split('\t').collect();
            let rank: u16 = cells[0].trim().parse().map_err(|_| format!("not a table:\n{table}"))?;
            for (code, cell) in head.iter().zip(&cells) {
                found.insert((rank, code.trim().to_owned()), cell.trim().to_owned());
            }
        }
        Ok(found)
    }
}
