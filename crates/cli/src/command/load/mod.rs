//! `jadoube load`: a hall under load. It starts a hall, connects simulated players over real WebSockets, and reports the figures.

mod boards;
mod desk;
mod figures;
mod place;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use miette::{IntoDiagnostic, Result, miette};
use serde::Serialize;

use crate::{Outcome, output};
use boards::{Pace, Tally};
use desk::Desk;
use figures::Spread;
use place::{Folder, Hall, Usage};

/// Measure how fast a hall is on this machine: simulated players, real sockets, durable moves
#[derive(Args)]
pub(crate) struct Arguments {
    /// How many games are played at the same time, with two sockets each
    #[arg(long, default_value_t = 500)]
    boards: usize,
    /// How many moves are made per second, at all boards together
    #[arg(long, default_value_t = 200.0)]
    rate: f64,
    /// How long to measure
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// How long to play before measuring
    #[arg(long, default_value_t = 5)]
    warm_up: u64,
    /// An empty database for the hall, postgres://…; a new file by default
    #[arg(long)]
    database: Option<String>,
    /// Run two processes as one hall, on the PostgreSQL of --database; the players of a board use different ones
    #[arg(long, requires = "database")]
    two_nodes: bool,
    /// Where the new file is created: the disk matters
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
    /// Print the figures as one JSON object
    #[arg(long)]
    json: bool,
}

/// The figures.
#[derive(Serialize)]
struct Figures {
    boards: usize,
    sockets: usize,
    seconds: f64,
    moves: u64,
    moves_per_second: f64,
    acts_per_second: f64,
    /// From sending a move until the opponent has it, durable.
    to_opponent: Spread,
    /// From sending a move until it is acknowledged.
    to_acknowledgement: Spread,
    /// How long the disk takes for one synchronized write of 4 KiB, without any hall.
    disk: Spread,
    offers: u64,
    claims: u64,
    games_over: u64,
    refused: u64,
    /// Connections that the hall closed.
    lines_lost: u64,
    /// Moves that had to wait for the one before them.
    late: u64,
    rows: u64,
    server_cpu_seconds: f64,
    server_user_micros_per_move: f64,
    server_system_micros_per_move: f64,
    generator_cpu_seconds: f64,
    server_megabytes: f64,
    server_peak_megabytes: f64,
    restart_seconds: f64,
    restart_said: String,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Outcome> {
    let needed = arguments.boards * 2 + 200;
    if let Some(allowed) = place::open_files()
        && allowed < needed
    {
        return Err(miette!(
            "{} boards need {needed} open files for each process, and {allowed} are allowed: run `ulimit -n {needed}`, or use fewer boards",
            arguments.boards
        ));
    }
    if arguments.boards == 0 || arguments.rate.is_nan() || arguments.rate <= 0.0 || arguments.seconds == 0 {
        return Err(miette!("a load needs at least one board, a rate above 0 and a second to measure"));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().into_diagnostic()?;
    let figures = runtime.block_on(measure(arguments))?;
    let text = if arguments.json { serde_json::to_string(&figures).into_diagnostic()? + "\n" } else { figures.tell() };
    output::put(&text)?;
    Ok(Outcome::Well)
}

async fn measure(arguments: &Arguments) -> Result<Figures> {
    let folder = Folder::make(arguments.folder.as_deref())?;
    let disk = figures::of(&place::synchronized_writes(folder.path(), 100).into_diagnostic()?);
    let mut hall = Hall::open(&folder, arguments.database.as_deref(), arguments.two_nodes).await?;
    let doors = hall.doors();
    say(arguments, &format!("A hall at {}; setting up {} boards …\n", doors[0], arguments.boards))?;
    let desk = Arc::new(Desk::enter(&doors, hall.password()).await?);
    let tally = Arc::new(Tally::default());
    let mean = Duration::from_secs_f64(arguments.boards as f64 / arguments.rate);
    let pace = Pace { mean, doors };
    let games = boards::begin(Arc::clone(&desk), Arc::clone(&tally), pace, arguments.boards).await?;
    say(arguments, "All sit at their boards; playing …\n")?;
    games.go();
    tokio::time::sleep(Duration::from_secs(arguments.warm_up)).await;

    tally.begin();
    let (before, own_before, began) = (hall.usage()?, Usage::own()?, Instant::now());
    tokio::time::sleep(Duration::from_secs(arguments.seconds)).await;
    let counted = tally.end();
    let seconds = began.elapsed().as_secs_f64();
    let (after, own_after) = (hall.usage()?, Usage::own()?);
    let rows = tally.rows();
    games.stop().await;

    say(arguments, "Killing the hall and opening it again …\n")?;
    let (restart, said) = hall.crash_and_open().await?;
    let moves = counted.to_opponent.len() as u64;
    let per_move = |ticks: f64| ticks * 1e6 / (moves.max(1)) as f64;
    Ok(Figures {
        boards: arguments.boards,
        sockets: arguments.boards * 2,
        seconds,
        moves,
        moves_per_second: moves as f64 / seconds,
        acts_per_second: counted.acts as f64 / seconds,
        to_opponent: figures::of(&counted.to_opponent),
        to_acknowledgement: figures::of(&counted.to_acknowledgement),
        disk,
        offers: counted.offers,
        claims: counted.claims,
        games_over: counted.games_over,
        refused: counted.refused,
        lines_lost: counted.lost,
        late: counted.late,
        rows,
        server_cpu_seconds: after.user + after.system - before.user - before.system,
        server_user_micros_per_move: per_move(after.user - before.user),
        server_system_micros_per_move: per_move(after.system - before.system),
        generator_cpu_seconds: own_after.user + own_after.system - own_before.user - own_before.system,
        server_megabytes: after.megabytes,
        server_peak_megabytes: after.peak_megabytes,
        restart_seconds: restart.as_secs_f64(),
        restart_said: said,
    })
}

/// Reports progress to a person who is waiting.
fn say(arguments: &Arguments, text: &str) -> Result<()> {
    if arguments.json { Ok(()) } else { output::put(text) }
}

impl Figures {
    fn tell(&self) -> String {
        let Figures { boards, sockets, seconds, moves, offers, claims, games_over, refused, lines_lost, late, .. } =
            self;
        format!(
            "{boards} live games, {sockets} sockets, {seconds:.1} s: {moves} moves, {offers} offers, {claims} claims, \
             {games_over} games over, {refused} refusals, {lines_lost} lines lost, {late} moves that had to wait\n\
             moves a second, durable      {:>9.0}\n\
             acts a second                {:>9.0}\n\
             move sent to opponent, ms    {}\n\
             move sent to answer, ms      {}\n\
             the disk alone, 4 KiB, ms    {}\n\
             server, CPU s                {:>9.1}   µs a move: {:.0} user, {:.0} system\n\
             generator, CPU s             {:>9.1}\n\
             server, MB                   {:>9.0}   at most {:.0}\n\
             restart, s                   {:>9.2}   {}\n\
             rows in the logs of these games: {}\n",
            self.moves_per_second,
            self.acts_per_second,
            self.to_opponent,
            self.to_acknowledgement,
            self.disk,
            self.server_cpu_seconds,
            self.server_user_micros_per_move,
            self.server_system_micros_per_move,
            self.generator_cpu_seconds,
            self.server_megabytes,
            self.server_peak_megabytes,
            self.restart_seconds,
            self.restart_said,
            self.rows,
        )
    }
}
