//! How fast a hall is on a machine, as `jadoube load` measures it.

use serde::Serialize;

/// The figures of a measurement.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Load {
    /// How many games were played at the same time.
    pub boards: usize,
    /// How many connections they had.
    pub sockets: usize,
    /// How long was measured.
    pub seconds: f64,
    /// How many moves were made in that time.
    pub moves: u64,
    /// The same by the second.
    pub moves_per_second: f64,
    /// Acts of all kinds by the second.
    pub acts_per_second: f64,
    /// From sending a move until the opponent has it, durable.
    pub to_opponent: Spread,
    /// From sending a move until it is acknowledged.
    pub to_acknowledgement: Spread,
    /// How long the disk takes for one synchronized write of 4 KiB, without any hall.
    pub disk: Spread,
    /// Draw offers.
    pub offers: u64,
    /// Claims.
    pub claims: u64,
    /// Games that ended.
    pub games_over: u64,
    /// Acts that the hall refused.
    pub refused: u64,
    /// Connections that the hall closed.
    pub lines_lost: u64,
    /// Moves that had to wait for the one before them.
    pub late: u64,
    /// Rows in the logs of these games.
    pub rows: u64,
    /// Processor time of the hall.
    pub server_cpu_seconds: f64,
    /// Of that in the program itself, by move.
    pub server_user_micros_per_move: f64,
    /// Of that in the operating system, by move.
    pub server_system_micros_per_move: f64,
    /// Processor time of the simulated players.
    pub generator_cpu_seconds: f64,
    /// Memory of the hall at the end.
    pub server_megabytes: f64,
    /// Its memory at its highest.
    pub server_peak_megabytes: f64,
    /// How long the hall took to open again after it was killed.
    pub restart_seconds: f64,
    /// What it printed then.
    pub restart_said: String,
}

/// The distribution of times, in milliseconds.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Spread {
    /// The median.
    pub p50: f64,
    /// 99 of 100 are not longer.
    pub p99: f64,
    /// The longest.
    pub max: f64,
}
