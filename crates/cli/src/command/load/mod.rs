//! `jadoube load`: a hall under load. It starts a hall, connects simulated players over real WebSockets, and reports the figures.

mod boards;
mod desk;
mod figures;
mod place;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use jadoube_api::{Answer, Load};
use miette::{IntoDiagnostic, Result, miette};

use crate::output::json_line;
use crate::{Outcome, output};
use boards::{Pace, Tally};
use desk::Desk;
use figures::written;
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
    let text = if arguments.json { json_line(Answer::Load(Box::new(figures))) } else { tell(&figures) };
    output::put(&text)?;
    Ok(Outcome::Well)
}

async fn measure(arguments: &Arguments) -> Result<Load> {
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
    Ok(Load {
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

fn tell(load: &Load) -> String {
    let Load { boards, sockets, seconds, moves, offers, claims, games_over, refused, lines_lost, late, .. } = load;
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
        load.moves_per_second,
        load.acts_per_second,
        written(load.to_opponent),
        written(load.to_acknowledgement),
        written(load.disk),
        load.server_cpu_seconds,
        load.server_user_micros_per_move,
        load.server_system_micros_per_move,
        load.generator_cpu_seconds,
        load.server_megabytes,
        load.server_peak_megabytes,
        load.restart_seconds,
        load.restart_said,
        load.rows,
    )
}
