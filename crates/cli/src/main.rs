//! The command `jadoube`: the Laws of Chess as software.
//!
//! The exit code is 0 if all is well, 1 if it found what it looks for (a wrong count, an illegal move), and 2 if it could not do its job.
#![forbid(unsafe_code)]

mod command;
mod input;
mod locale;
mod output;
mod today;
mod usage;

use std::io::Write;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

/// The Laws of Chess as software.
#[derive(Parser)]
#[command(name = "jadoube", version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Backup(command::keep::Backup),
    Audit(command::audit::Arguments),
    Completions(command::shell::Completions),
    Diagram(command::diagram::Arguments),
    Games(command::games::Arguments),
    Laws(command::laws::Arguments),
    Legal(command::legal::Arguments),
    Load(command::load::Arguments),
    Man(command::shell::Man),
    Mate(command::mate::Arguments),
    Mcp(command::mcp::Arguments),
    Notation(command::notation::Arguments),
    Perft(command::perft::Arguments),
    Person(command::person::Arguments),
    Play(Box<command::play::Arguments>),
    Pocket(command::pocket::Arguments),
    Restore(command::keep::Restore),
    Rule(command::rule::Arguments),
    Serve(command::serve::Arguments),
    Verify(command::keep::Verify),
}

/// The outcome of a command that did its job.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Outcome {
    /// No problems.
    Well,
    /// It found what it looks for.
    Found,
    /// It could not do all of its job, and has said so.
    Trouble,
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return usage::answer(&error),
    };
    let outcome = match arguments.command {
        Command::Backup(arguments) => command::keep::backup(&arguments),
        Command::Audit(arguments) => command::audit::run(&arguments),
        Command::Completions(arguments) => command::shell::completions(&arguments, Arguments::command()),
        Command::Diagram(arguments) => command::diagram::run(&arguments),
        Command::Games(arguments) => command::games::run(&arguments),
        Command::Laws(arguments) => command::laws::run(&arguments),
        Command::Legal(arguments) => command::legal::run(&arguments),
        Command::Load(arguments) => command::load::run(&arguments),
        Command::Man(arguments) => command::shell::man(&arguments, Arguments::command()),
        Command::Mate(arguments) => command::mate::run(&arguments),
        Command::Mcp(arguments) => command::mcp::run(&arguments),
        Command::Notation(arguments) => command::notation::run(&arguments),
        Command::Perft(arguments) => command::perft::run(&arguments),
        Command::Person(arguments) => command::person::run(&arguments),
        Command::Play(arguments) => command::play::run(&arguments),
        Command::Pocket(arguments) => command::pocket::run(&arguments),
        Command::Restore(arguments) => command::keep::restore(&arguments),
        Command::Rule(arguments) => command::rule::run(&arguments),
        Command::Serve(arguments) => command::serve::run(&arguments),
        Command::Verify(arguments) => command::keep::verify(&arguments),
    };
    match outcome {
        Ok(Outcome::Well) => ExitCode::SUCCESS,
        Ok(Outcome::Found) => ExitCode::from(1),
        Ok(Outcome::Trouble) => ExitCode::from(2),
        Err(report) => {
            // If even standard error is closed, the exit code is still right.
            let _ = writeln!(std::io::stderr(), "{report:?}");
            ExitCode::from(2)
        }
    }
}
