//! Reads games into flat columns: what `columns.rs` shows to Python.

use std::io::{self, Read};
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;

use jadoube_audit::{Chunk, Chunks};
use jadoube_board::{Color, Move, Position, Square, Wing};
use jadoube_notation::pgn::{
    Command, Comment, Outcome, Place, Played, Problem, ProblemKind, Reader, Replay, Score, Start, Text, Token, Visitor,
};
use jadoube_notation::read_san;

/// No clock time, or none that can be read.
const NO_CLOCK: i32 = -1;
/// No evaluation.
const NO_EVAL: i32 = i32::MIN;
/// An evaluation of this much less the number of moves is a mate.
const MATE: i32 = 100_000;
/// No result.
const NO_RESULT: u8 = 255;

/// The results by their indices.
const OUTCOMES: [Outcome; 7] = [
    Outcome::WhiteWins,
    Outcome::BlackWins,
    Outcome::Draw,
    Outcome::Unknown,
    Outcome::BothLose,
    Outcome::WhiteHalf,
    Outcome::BlackHalf,
];

/// The result of an index.
pub(crate) fn outcome(index: u8) -> Option<Outcome> {
    OUTCOMES.get(usize::from(index)).copied()
}

/// The columns of some games. Lengths, not offsets, so that pieces of a file can be put together.
#[derive(Default)]
pub(crate) struct Collected {
    /// How many lines end in them.
    lines: u64,
    pub(crate) moves: Vec<u16>,
    pub(crate) clocks: Vec<i32>,
    pub(crate) evals: Vec<i32>,
    /// For each game.
    pub(crate) move_counts: Vec<u32>,
    pub(crate) position_counts: Vec<u32>,
    pub(crate) tag_counts: Vec<u32>,
    pub(crate) bytes: Vec<u64>,
    pub(crate) results: Vec<u8>,
    pub(crate) ends: Vec<u8>,
    pub(crate) complete: Vec<u8>,
    /// For each position, if requested.
    pub(crate) boards: Vec<u8>,
    pub(crate) turns: Vec<u8>,
    pub(crate) castling: Vec<u8>,
    pub(crate) en_passant: Vec<i8>,
    pub(crate) halfmoves: Vec<u16>,
    /// Names that occur, and for each tag pair the index of its name and the length of its value in `tag_text`.
    pub(crate) tag_names: Vec<String>,
    pub(crate) tags: Vec<(u32, u32)>,
    pub(crate) tag_text: String,
    /// With the index of the game.
    pub(crate) problems: Vec<(usize, Problem)>,
}

/// Reads games into [`Collected`].
struct Collector {
    columns: Collected,
    positions: bool,
    board: Replay,
    /// Where the game begins in the chunk.
    begin: Place,
    /// The columns of the game have all moves so far.
    is_complete: bool,
    /// Where the chunk begins in the file.
    byte: u64,
}

impl Collector {
    fn new(positions: bool) -> Collector {
        Collector {
            columns: Collected::default(),
            positions,
            board: Replay::default(),
            begin: Place { byte: 0, line: 1, column: 1 },
            is_complete: true,
            byte: 0,
        }
    }

    fn collect(mut self, chunk: Chunk) -> Collected {
        self.byte = chunk.byte;
        self.columns.moves.reserve(chunk.text.len() / 8);
        let mut reader = Reader::over(chunk.text);
        // Reading from memory cannot fail.
        while reader.read_game(&mut self).unwrap_or(false) {}
        self.columns.lines = reader.place().line - 1;
        self.columns
    }

    fn note(&mut self, mut problem: Problem) {
        problem.place.byte += self.byte;
        self.columns.problems.push((self.columns.bytes.len() - 1, problem));
    }

    #[inline]
    fn push(&mut self, code: u16) {
        self.columns.moves.push(code);
        self.columns.clocks.push(NO_CLOCK);
        self.columns.evals.push(NO_EVAL);
        if let Some(count) = self.columns.move_counts.last_mut() {
            *count += 1;
        }
    }

    /// The position as it stands, square by square.
    fn push_board(&mut self, position: &Position) {
        let mut squares = [0; 64];
        for (square, piece) in position.board().iter() {
            squares[square as usize] = 1 + piece.role as u8 + 6 * piece.color as u8;
        }
        self.columns.boards.extend_from_slice(&squares);
        self.push_state(position);
    }

    fn push_state(&mut self, position: &Position) {
        let columns = &mut self.columns;
        columns.turns.push(position.turn() as u8);
        let mut rights = 0;
        if !position.castling().is_empty() {
            for (bit, (color, wing)) in RIGHTS.into_iter().enumerate() {
                let rook = position.castling().rook(color, wing, position.king(color));
                rights |= u8::from(rook.is_some()) << bit;
            }
        }
        columns.castling.push(rights);
        columns.en_passant.push(position.en_passant().map_or(-1, |square| square.file() as i8));
        columns.halfmoves.push(position.halfmoves());
        if let Some(count) = columns.position_counts.last_mut() {
            *count += 1;
        }
    }

    /// The board after a move differs in few squares from the one before, which is copied.
    fn push_next_board(&mut self, before: &Position, m: Move, after: &Position) {
        let boards = &mut self.columns.boards;
        let at = boards.len();
        boards.extend_from_within(at - 64..);
        let squares = &mut boards[at..];
        let us = before.turn();
        let code = |square: Square| {
            after.board().piece_at(square).map_or(0, |piece| 1 + piece.role as u8 + 6 * piece.color as u8)
        };
        if m.castling().is_some() {
            // King and rook may change places in Chess960, so the whole rank is written anew.
            let rank = Wing::King.king_to(us).rank();
            for file in jadoube_board::File::ALL {
                let square = Square::new(file, rank);
                squares[square as usize] = code(square);
            }
        } else {
            if let Some(taken) = m.captures(before) {
                squares[taken as usize] = 0;
            }
            squares[m.from() as usize] = 0;
            squares[m.to() as usize] = 1 + m.promotion().unwrap_or(m.role()) as u8 + 6 * us as u8;
        }
        self.push_state(after);
    }
}

/// The bits of the castling rights.
const RIGHTS: [(Color, Wing); 4] =
    [(Color::White, Wing::King), (Color::White, Wing::Queen), (Color::Black, Wing::King), (Color::Black, Wing::Queen)];

/// The squares of a move and what a pawn becomes, in sixteen bits.
#[inline]
fn code(m: Move, before: &Position) -> u16 {
    let (to, promotion) = if m.castling().is_some() {
        (m.to_coordinates(before).to, 0)
    } else {
        (m.to(), m.promotion().map_or(0, |role| role as u16))
    };
    m.from() as u16 | (to as u16) << 6 | promotion << 12
}

impl Visitor for Collector {
    const NUMBERS: bool = false;

    fn begin(&mut self, place: Place) {
        let columns = &mut self.columns;
        columns.bytes.push(self.byte + place.byte);
        columns.move_counts.push(0);
        columns.position_counts.push(0);
        columns.tag_counts.push(0);
        columns.results.push(NO_RESULT);
        self.begin = place;
        self.is_complete = true;
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>) -> ControlFlow<()> {
        let columns = &mut self.columns;
        // The names of a file come in the same order in almost every game.
        let guess = columns.tag_counts.last().map_or(0, |count| *count as usize);
        let is = |known: &String| known.as_bytes() == name.0;
        let index = match columns.tag_names.get(guess).filter(|known| is(known)) {
            Some(_) => guess,
            None => columns.tag_names.iter().position(is).unwrap_or_else(|| {
                let name = name.decode();
                let known = columns.tag_names.iter().position(|known| *known == name);
                known.unwrap_or_else(|| {
                    columns.tag_names.push(name.into_owned());
                    columns.tag_names.len() - 1
                })
            }),
        };
        let value = value.decode();
        columns.tag_text.push_str(&value);
        columns.tags.push((index as u32, value.len() as u32));
        if let Some(count) = columns.tag_counts.last_mut() {
            *count += 1;
        }
        ControlFlow::Continue(())
    }

    fn start(&mut self, start: &Start) -> ControlFlow<()> {
        self.board = start.replay();
        match self.board {
            Replay::Lawful(position) => {
                if self.positions {
                    self.push_board(&position);
                }
            }
            _ => {
                self.is_complete = false;
                if let Some(kind) = start.problem() {
                    self.note(Problem { place: self.begin, kind });
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn played(&mut self, token: Token<'_>) -> ControlFlow<()> {
        // What follows is skipped, up to the result.
        let Replay::Lawful(before) = self.board else { return ControlFlow::Continue(()) };
        let found = match token.san() {
            Some(san) => san.find(&before),
            None => read_san(&before, token.text()),
        };
        let Ok(m) = found else { return self.played_slowly(&token) };
        let after = before.after(m);
        self.board = Replay::Lawful(after);
        self.push(code(m, &before));
        if self.positions {
            self.push_next_board(&before, m, &after);
        }
        ControlFlow::Continue(())
    }

    fn unreadable(&mut self, text: Text<'_>) -> ControlFlow<()> {
        self.note(Problem { place: self.begin, kind: ProblemKind::Unreadable(text.decode().into_owned()) });
        self.is_complete = false;
        self.board = Replay::Lost;
        ControlFlow::Continue(())
    }

    fn is_score(&mut self, is_numbered: bool) -> bool {
        self.board.ends_with_score(None, is_numbered)
    }

    fn comment(&mut self, text: Text<'_>) -> ControlFlow<()> {
        if text.0.contains(&b'%') && self.is_complete && self.columns.move_counts.last().is_some_and(|&count| count > 0)
        {
            self.note_commands(&text);
        }
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, _: Token<'_>) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    fn outcome(&mut self, outcome: Outcome) {
        if let Some(result) = self.columns.results.last_mut() {
            *result = OUTCOMES.iter().position(|&known| known == outcome).map_or(NO_RESULT, |index| index as u8);
        }
    }

    fn problem(&mut self, problem: Problem) {
        self.note(problem);
    }

    fn end(&mut self) {
        let end = match self.board {
            Replay::Lawful(position) if !position.has_moves() => 2 - u8::from(position.is_check()),
            _ => 0,
        };
        self.columns.ends.push(end);
        self.columns.complete.push(u8::from(self.is_complete));
    }
}

impl Collector {
    /// What is not plain SAN: coordinates, other spellings, null moves; and moves that are not legal, where the columns end.
    #[cold]
    #[inline(never)]
    fn played_slowly(&mut self, token: &Token<'_>) -> ControlFlow<()> {
        let Replay::Lawful(before) = self.board else { return ControlFlow::Continue(()) };
        let played = self.board.play(token.text());
        match (&played, self.board) {
            (Played::Legal(m), Replay::Lawful(after)) => {
                self.push(code(*m, &before));
                if self.positions {
                    self.push_next_board(&before, *m, &after);
                }
                ControlFlow::Continue(())
            }
            (Played::Null, Replay::Lawful(after)) => {
                self.push(0);
                if self.positions {
                    self.push_board(&after);
                }
                ControlFlow::Continue(())
            }
            _ => {
                let text = Text(token.text()).decode().into_owned();
                let kind = match played {
                    Played::Unreadable(_) => ProblemKind::Unreadable(text),
                    _ => ProblemKind::Illegal(text),
                };
                self.note(Problem { place: token.place(), kind });
                self.is_complete = false;
                self.board = Replay::Lost;
                ControlFlow::Continue(())
            }
        }
    }

    fn note_commands(&mut self, text: &Text<'_>) {
        let comment = Comment::from(&*text.decode());
        for command in comment.commands() {
            match command {
                Command::Clock(time) => {
                    if let Some(clock) = self.columns.clocks.last_mut() {
                        *clock = i32::try_from(*time).unwrap_or(i32::MAX);
                    }
                }
                Command::Eval { score, .. } => {
                    if let Some(eval) = self.columns.evals.last_mut() {
                        *eval = match *score {
                            Score::Centipawns(score) => score,
                            Score::Mate(moves) if moves < 0 => -MATE - moves,
                            Score::Mate(moves) => MATE - moves,
                        };
                    }
                }
                _ => {}
            }
        }
    }
}

/// Reads a stream in pieces of whole games, several at once, and gives the columns of each in the order of the stream.
pub(crate) fn collect(input: impl Read + Send, positions: bool, threads: usize) -> io::Result<Vec<Collected>> {
    let mut chunks = Chunks::new(input);
    let mut done = Vec::new();
    if threads <= 1 {
        while let Some(chunk) = chunks.next_chunk()? {
            done.push(Collector::new(positions).collect(chunk));
        }
        count_lines(&mut done);
        return Ok(done);
    }
    thread::scope(|scope| {
        let (jobs, taken) = sync_channel::<(Chunk, SyncSender<Collected>)>(2 * threads);
        let taken = Arc::new(Mutex::new(taken));
        for _ in 0..threads {
            let taken = Arc::clone(&taken);
            scope.spawn(move || work(&taken, positions));
        }
        let mut places = Vec::new();
        let read = loop {
            match chunks.next_chunk() {
                Ok(Some(chunk)) => {
                    let (answer, place) = sync_channel(1);
                    places.push(place);
                    // The workers end only after the last job.
                    if jobs.send((chunk, answer)).is_err() {
                        break Err(io::Error::other("a thread that reads games has ended early"));
                    }
                }
                Ok(None) => break Ok(()),
                Err(error) => break Err(error),
            }
        };
        drop(jobs);
        done.extend(places.into_iter().filter_map(|place| place.recv().ok()));
        count_lines(&mut done);
        read.map(|()| done)
    })
}

/// The lines of problems are counted from the start of their piece: adds those of the pieces before.
fn count_lines(done: &mut [Collected]) {
    let mut before = 0;
    for piece in done {
        piece.problems.iter_mut().for_each(|(_, problem)| problem.place.line += before);
        before += piece.lines;
    }
}

fn work(jobs: &Mutex<Receiver<(Chunk, SyncSender<Collected>)>>, positions: bool) {
    loop {
        let job = match jobs.lock() {
            Ok(jobs) => jobs.recv(),
            Err(_) => return,
        };
        let Ok((chunk, answer)) = job else { return };
        // Nobody waits for the answer after an error.
        let _ = answer.send(Collector::new(positions).collect(chunk));
    }
}
