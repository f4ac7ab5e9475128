//! `jadoube games`: chooses games of a database, and finds those that are there twice.

mod kept;

use std::io::{BufWriter, ErrorKind, StdoutLock, Write};
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use jadoube_api::{Answer, GameHeading, GamePlace, GamesSummary, SelectedGame};
use jadoube_audit::Source;
use jadoube_notation::pgn::Reader;
use jadoube_notation::select::{Duplicates, Examined, Material, Opening, Pattern, Selection, TagTest};
use kept::Kept;
use miette::{IntoDiagnostic, Result, WrapErr, miette};

use crate::Outcome;
use crate::output::json_line;

/// Choose games by tags, positions, material or openings, and find those that are there twice.
///
/// Reads PGN from files, folders and standard input, plain or compressed with gzip, bzip2 or Zstandard, and writes the games that meet all
/// conditions, byte for byte. Only the moves that were played count, not variations. The exit code is 0 if there are such games, 1 if there
/// are none, 2 if something could not be read or written.
#[derive(Args)]
pub(crate) struct Arguments {
    /// Files, folders, or `-` for standard input, which is also the default
    #[arg(value_name = "FILE|DIR")]
    paths: Vec<PathBuf>,

    /// A condition on a tag: White=NAME, Event~PART, WhiteElo>=2500, Date<2000, Result!=*; may be repeated
    #[arg(long = "tag", value_name = "CONDITION")]
    tags: Vec<TagTest>,

    /// A part of the name of White or Black; may be repeated
    #[arg(long = "player", value_name = "NAME")]
    players: Vec<String>,

    /// A position that occurs, as FEN; only the fields that are given count. If repeated, one of them must occur
    #[arg(long = "position", value_name = "FEN")]
    positions: Vec<Pattern>,

    /// Material that occurs, such as KRPvKR, whoever is White; * for any other pieces: KQ*vK*. If repeated, one must occur
    #[arg(long = "material", value_name = "PIECES")]
    materials: Vec<Material>,

    /// The code of the opening, as the moves say: B90, all that begin with B9, or a range B90-B99; may be repeated
    #[arg(long = "eco", value_name = "CODE")]
    openings: Vec<Opening>,

    /// Leave out games that repeat an earlier one: the same moves by players who may be the same
    #[arg(long)]
    unique: bool,

    /// Choose only the games that repeat an earlier one
    #[arg(long, conflicts_with = "unique")]
    duplicates: bool,

    /// Print only how many games there are
    #[arg(long, conflicts_with = "json")]
    count: bool,

    /// Print one JSON object per line: one for each game, without its moves, and a last one with the counts
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Outcome> {
    let paths = if arguments.paths.is_empty() { &[PathBuf::from("-")][..] } else { &arguments.paths };
    let sources = Source::find(paths);
    if sources.is_empty() {
        return Err(miette!("there is no file of games (.pgn, .pgn.gz, .pgn.bz2, .pgn.zst) in {}", paths[0].display()));
    }
    let mut search = Search {
        arguments,
        selection: Selection {
            tags: arguments.tags.clone(),
            players: arguments.players.clone(),
            positions: arguments.positions.clone(),
            materials: arguments.materials.clone(),
            openings: arguments.openings.clone(),
        },
        seen: Duplicates::default(),
        summary: GamesSummary::default(),
        repeated: 0,
        out: BufWriter::new(std::io::stdout().lock()),
    };
    let mut troubles = Vec::new();
    for source in &sources {
        match search.read(source) {
            Ok(()) => {}
            // `jadoube games … | head` has what it wants.
            Err(Stopped::Written(error)) if error.kind() == ErrorKind::BrokenPipe => return Ok(Outcome::Well),
            Err(Stopped::Written(error)) => {
                return Err(error).into_diagnostic().wrap_err("cannot write to standard output");
            }
            Err(Stopped::Read(error)) => troubles.push(format!("{}: {error}", source.name())),
        }
    }
    let selected = search.finish(troubles.is_empty())?;
    crate::output::complain(&troubles);
    Ok(match (troubles.is_empty(), selected) {
        (false, _) => Outcome::Trouble,
        (true, 0) => Outcome::Found,
        (true, _) => Outcome::Well,
    })
}

/// Why reading stopped before the end.
enum Stopped {
    Read(std::io::Error),
    Written(std::io::Error),
}

struct Search<'a> {
    arguments: &'a Arguments,
    selection: Selection,
    seen: Duplicates<GamePlace>,
    summary: GamesSummary,
    repeated: u64,
    out: BufWriter<StdoutLock<'static>>,
}

impl Search<'_> {
    fn looks_for_duplicates(&self) -> bool {
        self.arguments.unique || self.arguments.duplicates
    }

    fn read(&mut self, source: &Source) -> Result<(), Stopped> {
        let input = source.open(Arc::default()).map_err(Stopped::Read)?;
        let kept = Kept::default();
        let mut reader = Reader::new(kept.reading(input));
        let selection = self.selection.clone();
        let mut game = Examined::new(&selection);
        if self.looks_for_duplicates() {
            game = game.with_identity();
        }
        if self.arguments.json {
            game = game.with_opening();
        }
        let mut number = 0;
        while reader.read_game(&mut game).map_err(Stopped::Read)? {
            number += 1;
            self.summary.games += 1;
            let text = kept.take(game.place().byte, reader.place().byte);
            if game.is_selected() {
                let place = GamePlace { file: source.name(), game: number, line: game.place().line };
                self.put(&game, place, &text).map_err(Stopped::Written)?;
            }
        }
        Ok(())
    }

    fn put(&mut self, game: &Examined<'_>, place: GamePlace, text: &[u8]) -> std::io::Result<()> {
        let mut repeats = None;
        if self.looks_for_duplicates() {
            repeats = self.seen.find_or_keep(game.identity(), || place.clone()).cloned();
            self.repeated += u64::from(repeats.is_some());
            if repeats.is_some() != self.arguments.duplicates {
                return Ok(());
            }
        }
        self.summary.selected += 1;
        if self.arguments.json {
            let (found_after, eco, plies) = (game.found_after(), game.opening(), game.plies());
            let found = SelectedGame { place, heading: heading(game), eco, plies, found_after, repeats };
            self.out.write_all(json_line(Answer::SelectedGame(Box::new(found))).as_bytes())
        } else if self.arguments.count {
            Ok(())
        } else {
            self.out.write_all(text.trim_ascii())?;
            self.out.write_all(b"\n\n")
        }
    }

    fn finish(mut self, complete: bool) -> Result<u64> {
        self.summary.complete = complete;
        self.summary.duplicates = self.looks_for_duplicates().then_some(self.repeated);
        let selected = self.summary.selected;
        let last = if self.arguments.json {
            json_line(Answer::GamesSummary(self.summary))
        } else if self.arguments.count {
            format!("{selected}\n")
        } else {
            String::new()
        };
        match self.out.write_all(last.as_bytes()).and_then(|()| self.out.flush()) {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                Err(error).into_diagnostic().wrap_err("cannot write to standard output")
            }
            _ => Ok(selected),
        }
    }
}

fn heading(game: &Examined<'_>) -> GameHeading {
    let tag = |name| game.value(name).to_owned();
    let result = game.outcome().map_or_else(|| tag("Result"), |outcome| outcome.to_string());
    let (white, black, date, event, round) = (tag("White"), tag("Black"), tag("Date"), tag("Event"), tag("Round"));
    GameHeading { white, black, date, event, round, result }
}
