//! The games of the test suites, and how pgn-reader with shakmaty replays them.

use std::io::Read;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use shakmaty::{CastlingMode, Chess, Position, fen::Fen};

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/suites/pgn-corpus");

/// The packed files whose names have this in them, in the order of their names; `None` when the corpus is not there.
pub fn files(only: &str) -> Option<Vec<PathBuf>> {
    let folder = std::fs::read_dir(CORPUS).ok()?;
    let mut files: Vec<_> = folder.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "zst"));
    files.retain(|path| path.to_string_lossy().contains(only));
    files.sort();
    Some(files)
}

/// The name of a packed file without its endings, and its text.
pub fn unpack(packed: &Path) -> Result<(String, Vec<u8>), String> {
    let name = packed.file_name().unwrap_or_default().to_string_lossy().replace(".pgn.zst", "");
    let file = std::fs::File::open(packed).map_err(|error| format!("{name}: {error}"))?;
    let mut text = Vec::new();
    zstd::Decoder::new(file)
        .and_then(|mut decoder| decoder.read_to_end(&mut text))
        .map_err(|error| format!("{name}: {error}"))?;
    Ok((name, text))
}

/// What a library made of a file.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Count {
    /// How many games.
    pub games: u64,
    /// How many legal moves.
    pub moves: u64,
}

/// pgn-reader and shakmaty follow every main line up to the first move that is not legal.
pub fn replay(text: &[u8]) -> Count {
    let mut line = Line::default();
    let mut reader = pgn_reader::Reader::new(text);
    while reader.read_game(&mut line).is_ok_and(|more| more.is_some()) {}
    line.count
}

#[derive(Default)]
struct Line {
    count: Count,
}

impl pgn_reader::Visitor for Line {
    type Tags = Option<Chess>;
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Option<Chess>> {
        self.count.games += 1;
        ControlFlow::Continue(None)
    }

    fn tag(&mut self, tags: &mut Option<Chess>, name: &[u8], value: pgn_reader::RawTag<'_>) -> ControlFlow<()> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes());
            match fen.ok().and_then(|fen| fen.into_position(CastlingMode::Chess960).ok()) {
                Some(position) => *tags = Some(position),
                None => return ControlFlow::Break(()),
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Option<Chess>) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(tags.unwrap_or_default())
    }

    fn san(&mut self, position: &mut Chess, san: pgn_reader::SanPlus) -> ControlFlow<()> {
        match san.san.to_move(position) {
            Ok(m) => {
                position.play_unchecked(m);
                self.count.moves += 1;
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(()),
        }
    }

    fn end_game(&mut self, _: Chess) {}
}
