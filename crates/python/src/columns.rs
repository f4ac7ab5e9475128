//! Games as columns: flat arrays that NumPy, Polars and Arrow take without copying.

use jadoube_notation::pgn::{Outcome, Problem};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyMemoryView};

use crate::collect::{Collected, collect, outcome};
use crate::errors::JadoubeError;
use crate::games::PgnProblem;
use crate::source::Input;

/// Reads all games of a PGN file into flat arrays, on several threads, with the GIL released.
///
/// `source` is a path, bytes, or a file object. With `positions`, every position is kept as 64 bytes too. `threads` says how
/// many threads read; None uses all cores.
///
/// Each array is a memoryview. `numpy.asarray(columns.moves)` takes it without copying; NumPy is not needed.
///
/// >>> columns = jadoube.columns(b"1. e4 e5 *")
/// >>> [jadoube.uci(code) for code in columns.moves]
/// ['e2e4', 'e7e5']
#[pyfunction]
#[pyo3(signature = (source, *, positions = false, threads = None))]
pub(crate) fn columns(py: Python<'_>, source: Input, positions: bool, threads: Option<usize>) -> PyResult<Columns> {
    let threads = read_threads(threads)?;
    let input = source.open()?;
    let pieces = py.detach(|| collect(input, positions, threads))?;
    Columns::of(py, &pieces, positions)
}

/// More would only use memory.
const MOST_THREADS: usize = 1024;

pub(crate) fn read_threads(asked: Option<usize>) -> PyResult<usize> {
    match asked {
        None => Ok(std::thread::available_parallelism().map_or(1, usize::from)),
        Some(threads @ 1..=MOST_THREADS) => Ok(threads),
        Some(threads) => {
            Err(JadoubeError::new_err(format!("threads is {threads}: expected a number from 1 to {MOST_THREADS}")))
        }
    }
}

/// A move of `Columns.moves` in coordinates: "e2e4", "e7e8q", "0000" for a null move.
#[pyfunction]
pub(crate) fn uci(code: u16) -> PyResult<String> {
    const PROMOTIONS: [&str; 5] = ["", "n", "b", "r", "q"];
    let promotion = PROMOTIONS.get(usize::from(code >> 12)).ok_or_else(|| {
        JadoubeError::new_err(format!("{code} is not a move: its promotion is {}, expected 0 to 4", code >> 12))
    })?;
    if code == 0 {
        return Ok("0000".to_owned());
    }
    let square = |index: u16| [b'a' + (index & 7) as u8, b'1' + (index >> 3 & 7) as u8].map(char::from);
    let squares = [square(code & 63), square(code >> 6 & 63)].concat();
    Ok(squares.into_iter().chain(promotion.chars()).collect())
}

/// The games of a file as flat arrays: see `columns`.
///
/// The moves of game i are `moves[move_offsets[i]:move_offsets[i + 1]]`: the main line, up to its end or up to the first move
/// that is not legal. In the second case `complete[i]` is 0, and `problems` says why.
#[pyclass(frozen, module = "jadoube")]
pub(crate) struct Columns {
    /// uint16, one for each move: from + 64 * to + 4096 * promotion. Squares count from a1 = 0, b1 = 1 to h8 = 63; the
    /// promotion is 0 for none, 1 knight, 2 bishop, 3 rook, 4 queen. Castling is written as in UCI. 0 is a null move.
    #[pyo3(get)]
    moves: Py<PyAny>,
    /// uint64, one more than there are games: where the moves of each game begin.
    #[pyo3(get)]
    move_offsets: Py<PyAny>,
    /// int32, for each move: what the clock showed after it, in milliseconds (%clk); -1 where nothing is written.
    #[pyo3(get)]
    clocks: Py<PyAny>,
    /// int32, for each move: the evaluation in hundredths of a pawn from White's side (%eval); a mate in n moves is
    /// 100000 - n, or n - 100000 if Black mates; -2147483648 where nothing is written.
    #[pyo3(get)]
    evals: Py<PyAny>,
    /// uint64, for each game: how many bytes of the unpacked file come before it.
    #[pyo3(get)]
    bytes: Py<PyAny>,
    /// uint8, for each game: 1 if the columns have every move of its main line.
    #[pyo3(get)]
    complete: Py<PyAny>,
    /// uint8, for each game: how the last position ends it: 1 checkmate, 2 stalemate, 0 not at all.
    #[pyo3(get)]
    ends: Py<PyAny>,
    /// uint8, 64 for each position, from a1 = 0 to h8 = 63: 0 empty, 1 to 6 White's pawn, knight, bishop, rook, queen, king,
    /// 7 to 12 Black's. The shape is (positions, 64). Each game has its initial position and one after each move. None
    /// without `positions=True`, like all that follows.
    #[pyo3(get)]
    boards: Option<Py<PyAny>>,
    /// uint64, one more than there are games: where the positions of each game begin.
    #[pyo3(get)]
    position_offsets: Option<Py<PyAny>>,
    /// uint8, for each position: 0 if White is to move, 1 if Black is.
    #[pyo3(get)]
    turns: Option<Py<PyAny>>,
    /// uint8, for each position: the castling rights, 1 for White's king side, 2 queen side, 4 Black's king side, 8 queen
    /// side.
    #[pyo3(get)]
    castling: Option<Py<PyAny>>,
    /// int8, for each position: the file (0 to 7) on which a pawn can be captured en passant, or -1.
    #[pyo3(get)]
    en_passant: Option<Py<PyAny>>,
    /// uint16, for each position: moves by either player since the last capture or pawn move.
    #[pyo3(get)]
    halfmoves: Option<Py<PyAny>>,
    games: usize,
    results: Vec<u8>,
    tags: Tags,
    problems: Vec<(usize, Problem)>,
}

/// The tag pairs of all games.
#[derive(Default)]
struct Tags {
    /// For each pair, the name and the end of the value in the text.
    pairs: Vec<(u32, usize)>,
    /// For each game, where its pairs end.
    ends: Vec<usize>,
    names: Vec<String>,
    text: String,
}

/// A value that memoryview knows by a letter.
trait Item: Copy {
    const FORMAT: &'static str;
    const SIZE: usize;
    fn put(self, into: &mut [u8]);
}

macro_rules! items {
    ($($type:ty = $format:literal),*) => {
        $(impl Item for $type {
            const FORMAT: &'static str = $format;
            const SIZE: usize = size_of::<$type>();
            #[inline(always)]
            fn put(self, into: &mut [u8]) {
                into.copy_from_slice(&self.to_ne_bytes());
            }
        })*
    };
}

items!(u8 = "B", i8 = "b", u16 = "H", i32 = "i", u64 = "Q");

/// The values of all pieces in one read-only memoryview.
fn array<T: Item>(py: Python<'_>, pieces: &[Collected], pick: impl Fn(&Collected) -> &Vec<T>) -> PyResult<Py<PyAny>> {
    let length = pieces.iter().map(|piece| pick(piece).len()).sum::<usize>();
    let bytes = PyBytes::new_with(py, length * T::SIZE, |into| {
        let mut rest = into;
        for piece in pieces {
            let values = pick(piece);
            let (mine, after) = rest.split_at_mut(values.len() * T::SIZE);
            mine.chunks_exact_mut(T::SIZE).zip(values).for_each(|(into, value)| value.put(into));
            rest = after;
        }
        Ok(())
    })?;
    view(&bytes, T::FORMAT)
}

fn view(bytes: &Bound<'_, PyBytes>, format: &str) -> PyResult<Py<PyAny>> {
    let view = PyMemoryView::from(bytes.as_any())?;
    Ok(view.call_method1("cast", (format,))?.unbind())
}

/// From the number of items of each game to where those of each game begin, with the end of the last.
fn offsets(py: Python<'_>, pieces: &[Collected], pick: impl Fn(&Collected) -> &Vec<u32>) -> PyResult<Py<PyAny>> {
    let mut offsets = vec![0u64];
    let mut total = 0;
    for count in pieces.iter().flat_map(pick) {
        total += u64::from(*count);
        offsets.push(total);
    }
    let bytes = PyBytes::new_with(py, offsets.len() * u64::SIZE, |into| {
        into.chunks_exact_mut(u64::SIZE).zip(&offsets).for_each(|(into, offset)| offset.put(into));
        Ok(())
    })?;
    view(&bytes, u64::FORMAT)
}

impl Tags {
    fn add(&mut self, piece: &Collected) {
        let mut known = |name: &String| {
            let place = self.names.iter().position(|known| known == name);
            place.unwrap_or_else(|| {
                self.names.push(name.clone());
                self.names.len() - 1
            }) as u32
        };
        let names: Vec<u32> = piece.tag_names.iter().map(&mut known).collect();
        let mut end = self.text.len();
        self.pairs.extend(piece.tags.iter().map(|&(name, length)| {
            end += length as usize;
            (names[name as usize], end)
        }));
        self.text.push_str(&piece.tag_text);
        let mut last = self.ends.last().copied().unwrap_or(0);
        self.ends.extend(piece.tag_counts.iter().map(|&count| {
            last += count as usize;
            last
        }));
    }

    /// The pairs of a game: index of the name, value.
    fn of_game(&self, game: usize) -> impl Iterator<Item = (usize, &str)> {
        let from = game.checked_sub(1).map_or(0, |before| self.ends[before]);
        (from..self.ends[game]).map(|tag| {
            let begin = tag.checked_sub(1).map_or(0, |before| self.pairs[before].1);
            let (name, end) = self.pairs[tag];
            (name as usize, &self.text[begin..end])
        })
    }
}

impl Columns {
    fn of(py: Python<'_>, pieces: &[Collected], with_positions: bool) -> PyResult<Columns> {
        // `boards` and its companions are there together or not at all.
        fn wanted<T>(with_positions: bool, make: impl FnOnce() -> PyResult<T>) -> PyResult<Option<T>> {
            with_positions.then(make).transpose()
        }
        let mut tags = Tags::default();
        let mut problems = Vec::new();
        let mut games = 0;
        for piece in pieces {
            tags.add(piece);
            problems.extend(piece.problems.iter().map(|(game, problem)| (games + game, problem.clone())));
            games += piece.bytes.len();
        }
        Ok(Columns {
            moves: array(py, pieces, |piece| &piece.moves)?,
            move_offsets: offsets(py, pieces, |piece| &piece.move_counts)?,
            clocks: array(py, pieces, |piece| &piece.clocks)?,
            evals: array(py, pieces, |piece| &piece.evals)?,
            bytes: array(py, pieces, |piece| &piece.bytes)?,
            complete: array(py, pieces, |piece| &piece.complete)?,
            ends: array(py, pieces, |piece| &piece.ends)?,
            boards: wanted(with_positions, || boards(py, pieces))?,
            position_offsets: wanted(with_positions, || offsets(py, pieces, |piece| &piece.position_counts))?,
            turns: wanted(with_positions, || array(py, pieces, |piece| &piece.turns))?,
            castling: wanted(with_positions, || array(py, pieces, |piece| &piece.castling))?,
            en_passant: wanted(with_positions, || array(py, pieces, |piece| &piece.en_passant))?,
            halfmoves: wanted(with_positions, || array(py, pieces, |piece| &piece.halfmoves))?,
            games,
            results: pieces.iter().flat_map(|piece| &piece.results).copied().collect(),
            tags,
            problems,
        })
    }

    fn game(&self, index: isize) -> PyResult<usize> {
        let from_end = if index < 0 { index + self.games as isize } else { index };
        usize::try_from(from_end).ok().filter(|&game| game < self.games).ok_or_else(|| {
            PyIndexError::new_err(format!("there is no game {index}: expected less than {}", self.games))
        })
    }
}

/// Boards, 64 squares in a row each.
fn boards(py: Python<'_>, pieces: &[Collected]) -> PyResult<Py<PyAny>> {
    let flat = array(py, pieces, |piece| &piece.boards)?;
    let positions = pieces.iter().map(|piece| piece.boards.len() / 64).sum::<usize>();
    // A memoryview without rows cannot have columns.
    if positions == 0 {
        return Ok(flat);
    }
    flat.call_method1(py, "cast", ("B", (positions, 64)))
}

#[pymethods]
impl Columns {
    /// The result with which the moves of each game end, such as "1-0"; None where there is none.
    #[getter]
    fn results(&self) -> Vec<Option<&'static str>> {
        self.results.iter().map(|&result| outcome(result).map(Outcome::as_str)).collect()
    }

    /// The tag pairs of a game.
    fn headers<'py>(&self, py: Python<'py>, game: isize) -> PyResult<Bound<'py, PyDict>> {
        let headers = PyDict::new(py);
        for (name, value) in self.tags.of_game(self.game(game)?) {
            headers.set_item(&self.tags.names[name], value)?;
        }
        Ok(headers)
    }

    /// The value of a tag in each game; None where a game does not have it.
    fn tag(&self, name: &str) -> Vec<Option<&str>> {
        let Some(index) = self.tags.names.iter().position(|known| known == name) else { return vec![None; self.games] };
        let value = |game| self.tags.of_game(game).filter(|&(known, _)| known == index).last().map(|(_, value)| value);
        (0..self.games).map(value).collect()
    }

    /// The names of all tags that occur.
    #[getter]
    fn tag_names(&self) -> Vec<String> {
        self.tags.names.clone()
    }

    /// What was found wrong while the games were read, each with the index of its game.
    #[getter]
    fn problems(&self) -> Vec<PgnProblem> {
        self.problems.iter().map(|(game, problem)| PgnProblem::of(problem, Some(*game))).collect()
    }

    /// How many games there are.
    fn __len__(&self) -> usize {
        self.games
    }

    fn __repr__(&self) -> String {
        format!("<Columns of {} games>", self.games)
    }
}
