//! `jadoube mate`: can this side still give mate by any series of legal moves?

use std::path::PathBuf;

use jadoube_api::{Answer, Mate, MateStats, MateVerdict, can_mate_with};
use jadoube_board::{Color, Move, Position};
use jadoube_mating::{Budget, Layer, Solver, Verdict};
use jadoube_notation::write_san;
use miette::{Diagnostic, NamedSource, Result, SourceSpan, miette};
use thiserror::Error;

use crate::Outcome;
use crate::input::{given_or_stdin, read_position, read_text, unreadable};
use crate::output::{json_line, put};

/// Find out whether a side can still give mate by any possible series of legal moves (Articles 5.2.2, 6.9, 7.5.5).
///
/// The exit code is 1 if a question stayed undecided within the budget, 2 if a line of a batch could not be read.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The position, in quotes or as several words; `-` for standard input
    #[arg(required_unless_present = "batch", conflicts_with = "batch")]
    fen: Vec<String>,

    /// Ask only about this side
    #[arg(long, value_parser = read_side, conflicts_with = "batch")]
    winner: Option<Color>,

    /// Answer lines `FEN<TAB>side` of a file (standard input without one), one verdict per line; remarks (`#`) and a heading are skipped
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "-")]
    batch: Option<PathBuf>,

    /// How many positions may be searched for each question
    #[arg(long, value_name = "NODES", default_value_t = Budget::DEFAULT.nodes)]
    budget: u64,

    /// Report at the end which part of the solver decided how often; with --json in a last line
    #[arg(long)]
    stats: bool,

    /// Print JSON: one object, or one per line with --batch
    #[arg(long)]
    json: bool,
}

fn read_side(text: &str) -> Result<Color, String> {
    match text.trim().to_ascii_lowercase().as_str() {
        "white" | "w" => Ok(Color::White),
        "black" | "b" => Ok(Color::Black),
        _ => Err("expected `white` or `black`".into()),
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<Outcome> {
    let mut solver = Solver::new();
    let budget = Budget::nodes(arguments.budget);
    let outcome = match &arguments.batch {
        Some(path) => answer_batch(path, arguments.json, &mut solver, budget)?,
        None => answer_one(arguments, &mut solver, budget)?,
    };
    match (arguments.stats, arguments.json) {
        (false, _) => {}
        (true, false) => put(&stats(&solver))?,
        (true, true) => put(&json_line(Answer::MateStats(MateStats::from(&solver))))?,
    }
    Ok(outcome)
}

/// Both sides, or the requested one.
fn answer_one(arguments: &Arguments, solver: &mut Solver, budget: Budget) -> Result<Outcome> {
    let fen = given_or_stdin(&arguments.fen.join(" "))?;
    let position = read_position("FEN", &fen, 0, &fen)?;
    if arguments.json {
        let mate = can_mate_with(solver, &position, arguments.winner, budget);
        let outcome = outcome_of(&mate);
        put(&json_line(Answer::Mate(mate)))?;
        return Ok(outcome);
    }
    let sides = arguments.winner.map_or(Color::ALL.to_vec(), |winner| vec![winner]);
    let verdicts: Vec<(Color, Verdict)> =
        sides.into_iter().map(|side| (side, solver.can_mate(&position, side, budget))).collect();
    let decided = verdicts.iter().all(|(_, verdict)| !matches!(verdict, Verdict::Undecided { .. }));
    let dead = verdicts.len() == 2 && verdicts.iter().all(|(_, verdict)| verdict.is_unwinnable());
    for (side, verdict) in &verdicts {
        put(&format!("{side}: {}\n", verdict_text(&position, verdict)))?;
    }
    if position.is_stalemate() {
        put("It is stalemate: the game is drawn (5.2.1).\n")?;
    } else if dead {
        put("The position is dead: the game is drawn (5.2.2).\n")?;
    }
    Ok(if decided { Outcome::Well } else { Outcome::Found })
}

fn verdict_text(position: &Position, verdict: &Verdict) -> String {
    match verdict {
        Verdict::Winnable { line } if line.is_empty() => "winnable: it is mate".into(),
        Verdict::Winnable { line } => format!("winnable: {}", numbered(position, line)),
        Verdict::Unwinnable { argument } => format!("unwinnable ({argument})"),
        Verdict::Undecided { nodes } => format!("undecided after {nodes} positions (--budget)"),
    }
}

/// Whether everything that was asked was decided.
fn outcome_of(mate: &Mate) -> Outcome {
    let open = |verdict: &MateVerdict| matches!(verdict, MateVerdict::Undecided { .. });
    if mate.white.iter().chain(&mate.black).any(open) { Outcome::Found } else { Outcome::Well }
}

/// The moves of a line, each written in its own position.
fn san(position: &Position, line: &[Move]) -> Vec<String> {
    let mut position = *position;
    line.iter()
        .map(|&m| {
            let written = write_san(&position, m);
            position = position.after(m);
            written
        })
        .collect()
}

/// `1. Kh5 Bxg5 2. Bb7`, with the position's own move numbers.
fn numbered(position: &Position, line: &[Move]) -> String {
    let mut text = String::new();
    for (index, written) in san(position, line).into_iter().enumerate() {
        let black_first = position.turn() == Color::Black;
        let ply = index + usize::from(black_first);
        let number = position.fullmoves() as usize + ply / 2;
        if ply % 2 == 0 {
            text += &format!("{number}. ");
        } else if index == 0 {
            text += &format!("{number}... ");
        }
        text += &written;
        text.push(' ');
    }
    text.trim_end().to_owned()
}

#[derive(Debug, Error, Diagnostic)]
#[error("expected a FEN, a tab and `white` or `black`")]
struct BadLine {
    #[source_code]
    source_code: NamedSource<String>,
    #[label("{found}")]
    place: SourceSpan,
    found: &'static str,
}

/// Answers every readable line. An unreadable one is reported and answered with `unreadable`, so that each line has its answer.
fn answer_batch(path: &std::path::Path, json: bool, solver: &mut Solver, budget: Budget) -> Result<Outcome> {
    let name = path.display().to_string();
    let text = read_text(path)?;
    let mut start = 0;
    let mut outcome = Outcome::Well;
    let (mut asked, mut bad) = (0u64, 0u64);
    for (index, line) in text.split('\n').enumerate() {
        let content = line.trim_end_matches('\r');
        let is_remark = content.trim().is_empty() || content.starts_with('#');
        // The names of the columns.
        let is_head = index == 0 && content.split_once('\t').is_some_and(|(first, _)| !first.contains('/'));
        if !is_remark && !is_head {
            match read_question(&name, &text, start, content) {
                Ok((position, winner)) => {
                    let (decided, line) = if json {
                        let mate = can_mate_with(solver, &position, Some(winner), budget);
                        (outcome_of(&mate), json_line(Answer::Mate(mate)))
                    } else {
                        let verdict = solver.can_mate(&position, winner, budget);
                        let open = matches!(verdict, Verdict::Undecided { .. });
                        (if open { Outcome::Found } else { Outcome::Well }, format!("{verdict}\n"))
                    };
                    if outcome == Outcome::Well {
                        outcome = decided;
                    }
                    asked += 1;
                    put(&line)?;
                }
                Err(error) => {
                    bad += 1;
                    outcome = Outcome::Trouble;
                    put(&if json { unreadable(index, start, &error) } else { "unreadable\n".to_owned() })?;
                    if bad <= MOST_TOLD {
                        crate::output::complain(&[format!("{error:?}")]);
                    }
                }
            }
        }
        start += line.len() + 1;
    }
    if bad > MOST_TOLD {
        crate::output::complain(&[format!(
            "{name}: {bad} lines could not be read; the first {MOST_TOLD} are told above"
        )]);
    }
    if asked + bad == 0 {
        return Err(miette!("{name} has no line to answer: expected a FEN, a tab and `white` or `black`"));
    }
    Ok(outcome)
}

/// How many unreadable lines are reported with their location.
const MOST_TOLD: u64 = 20;

/// A line of a batch, which begins at `start` in the text.
fn read_question(name: &str, text: &str, start: usize, content: &str) -> Result<(Position, Color)> {
    let bad = |found, place: (usize, usize)| BadLine {
        source_code: NamedSource::new(name, text.to_owned()),
        place: (start + place.0, place.1).into(),
        found,
    };
    let Some((fen, side)) = content.split_once('\t') else {
        return Err(bad("there is no tab in this line", (0, content.len())).into());
    };
    let side_end = side.find('\t').unwrap_or(side.len());
    let winner = read_side(&side[..side_end]).map_err(|_| bad("this is not a side", (fen.len() + 1, side_end)))?;
    Ok((read_position(name, text, start, fen)?, winner))
}

fn stats(solver: &Solver) -> String {
    let stats = solver.stats();
    let mut text = format!("{} questions, {} positions looked at; decided by\n", stats.asked(), stats.nodes());
    for layer in Layer::ALL {
        text += &format!("{:>12}  {layer}\n", stats.decided_by(layer));
    }
    text
}
