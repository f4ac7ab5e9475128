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

use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};

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

impl Arguments {
    /// The arguments of this process.
    ///
    /// The descriptions of all subcommands together take longer to construct than the audit of a short file. So for an audit only its
    /// own are constructed. Anything they reject is parsed again by the full command, which prints help, the version or the error.
    fn read() -> Result<Arguments, clap::Error> {
        if std::env::args_os().nth(1).is_some_and(|first| first == AUDIT)
            && let Ok(matches) = audit_alone().try_get_matches()
            && let Ok(command) = Command::from_arg_matches(&matches)
        {
            return Ok(Arguments { command });
        }
        Arguments::try_parse()
    }
}

const AUDIT: &str = "audit";

/// The command as if it had no other subcommand.
fn audit_alone() -> clap::Command {
    let audit = command::audit::Arguments::augment_args(clap::Command::new(AUDIT));
    clap::Command::new("jadoube").disable_help_subcommand(true).subcommand_required(true).subcommand(audit)
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
    let arguments = match Arguments::read() {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn audit_alone_has_the_arguments_of_the_whole() {
        let arguments = |command: clap::Command| {
            let audit = command.find_subcommand(AUDIT).cloned();
            audit.map(|audit| format!("{:#?}", audit.get_arguments().collect::<Vec<_>>()))
        };
        let alone = arguments(audit_alone());
        assert!(alone.is_some());
        assert_eq!(alone, arguments(Arguments::command()));
    }

    #[test]
    fn audit_alone_reads_the_same_as_the_whole() {
        for line in ["audit", "audit -", "audit --json a.pgn b", "audit --only bad-date,bad-tag --threads=3 -- --json"]
        {
            let words: Vec<&str> = std::iter::once("jadoube").chain(line.split(' ')).collect();
            let read = |command: clap::Command| {
                let matches = command.try_get_matches_from(&words).map_err(|error| error.to_string())?;
                Ok::<_, String>(format!("{:?}", matches.subcommand()))
            };
            let alone = read(audit_alone());
            assert!(alone.is_ok());
            assert_eq!(alone, read(Arguments::command()), "{line}");
        }
    }
}
