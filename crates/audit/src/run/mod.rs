//! Runs all sources through all cores, in order, in bounded memory.
//!
//! ```text
//! supply ──pieces of whole games──> workers ──what they found──> collector, in the order of the stream
//!    └──a place in the queue for each piece──────────────────────────┘
//! ```
//! For files, the collector also judges (`files`). If they are plain, a worker that has nothing to do reads the next piece
//! itself, so that it judges what it has just read into the nearest cache; what must be decompressed is read ahead by a thread of
//! its own, like all other streams. The queue of places is bounded, so that reading waits for the collector and memory does not
//! grow. Each place is a channel for one answer: the collector takes them in the order in which they were created, whichever worker
//! finishes first.

mod files;

use std::io::{self, Read};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;

use jadoube_notation::pgn::Reader;
use jadoube_texts::Locale;

use crate::chunk::{Chunk, Chunks};
use crate::{GameFindings, GameRow, Judge, Options, Source};

/// The settings of a run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// What to look for.
    pub options: Options,
    /// The language of the messages.
    pub locale: Locale,
    /// How many threads judge; at least one.
    pub threads: usize,
}

/// What others may watch and change during a run.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    /// Bytes read so far, counted before decompression.
    pub read: Arc<AtomicU64>,
    /// Games judged so far.
    pub games: Arc<AtomicU64>,
    /// Setting it ends the run soon, after everything that was read has been judged and handed over.
    pub stop: Arc<AtomicBool>,
}

/// The output of a run, in the order of the input.
#[derive(Debug)]
pub enum Batch {
    /// The next source begins.
    Begins(String),
    /// Some games of it, with their numbers.
    Games(Games),
    /// The source could not be read to its end.
    Trouble {
        /// Its name.
        source: String,
        /// The error.
        error: io::Error,
        /// Whether there were games before it.
        begun: bool,
    },
}

/// Some games of one source, judged.
#[derive(Debug, Default)]
pub struct Games {
    /// How many games of the source come before these.
    pub before: u64,
    /// How many games these are.
    pub count: u64,
    /// Those with findings; their numbers are those in the source.
    pub found: Vec<GameFindings>,
    /// The text of each finding, in the order of the findings.
    pub texts: Vec<String>,
    /// All of them, if requested.
    pub rows: Vec<GameRow>,
    /// Their text with all certain corrections, if requested.
    pub corrected: Vec<u8>,
}

/// Judges all sources and hands over the findings, in order, the same for any number of threads.
///
/// An error comes from `hand_over`, and ends the run.
pub fn run<E: Send>(
    sources: &[Source],
    settings: &Settings,
    watch: &Watch,
    mut hand_over: impl FnMut(Batch) -> Result<(), E>,
) -> Result<(), E> {
    let mut numbering = Numbering::default();
    let in_flight = 2 * settings.threads.max(1);
    // The memory of finished chunks is used again: new memory costs as much as reading a file into it.
    let (spares, finished) = sync_channel::<Vec<u8>>(in_flight);
    let mut steps = Steps::new(sources, watch, finished);
    if sources.iter().all(Source::is_regular) {
        let packing = if sources.iter().all(Source::is_plain) { files::Packing::None } else { files::Packing::Some };
        return files::run(steps, packing, &spares, in_flight, settings, |batch, lines| {
            hand_over(numbering.number(batch, lines, watch))
        });
    }
    // Other streams may be slow: a thread of its own reads ahead, even for one judge, and what is finished never waits for reading.
    thread::scope(|scope| {
        let (places, queue) = sync_channel::<Place>(in_flight);
        let (ahead, taken) = sync_channel::<Step>(in_flight);
        scope.spawn(move || while steps.next().is_some_and(|step| ahead.send(step).is_ok()) {});
        let supply = Arc::new(Mutex::new(Supply { taken, places }));
        for _ in 0..settings.threads.max(1) {
            let (supply, spares) = (Arc::clone(&supply), spares.clone());
            scope.spawn(move || work(&supply, &spares, settings));
        }
        // The queue ends with the last worker.
        drop(supply);
        for place in queue {
            let (batch, lines) = match place {
                Place::Ready(batch) => (batch, 0),
                Place::Awaited(answer) => match answer.recv() {
                    Ok((games, lines)) => (Batch::Games(games), lines),
                    // The worker is gone, and its panic propagates out of the scope.
                    Err(_) => break,
                },
            };
            hand_over(numbering.number(batch, lines, watch))?;
        }
        Ok(())
    })
}

/// The games of a chunk, and how many lines it has.
type Answer = (Games, u64);

/// What the collector waits for.
enum Place {
    Ready(Batch),
    Awaited(Receiver<Answer>),
}

/// Where workers get their chunks, in turns.
struct Supply {
    taken: Receiver<Step>,
    places: SyncSender<Place>,
}

impl Supply {
    /// The next chunk, which has its place in the queue, and where the answer goes; `None` if nothing is left to do, or
    /// if the collector has failed and nobody receives any more.
    fn next(&mut self) -> Option<(Chunk, SyncSender<Answer>)> {
        loop {
            match self.taken.recv().ok()? {
                Step::Ready(batch) => self.places.send(Place::Ready(batch)).ok()?,
                Step::Judge(chunk) => {
                    let (answer, place) = sync_channel(1);
                    self.places.send(Place::Awaited(place)).ok()?;
                    return Some((chunk, answer));
                }
            }
        }
    }
}

fn work(supply: &Mutex<Supply>, spares: &SyncSender<Vec<u8>>, settings: &Settings) {
    let mut worker = Worker::new(settings);
    loop {
        let job = match supply.lock() {
            Ok(mut supply) => supply.next(),
            Err(_) => return,
        };
        let Some((chunk, answer)) = job else { return };
        let Judged { games, lines, text } = worker.judge(chunk);
        // If nobody waits for the answer, the run has failed.
        if answer.send((games, lines)).is_err() {
            return;
        }
        // More than can be used is given up.
        let _ = spares.try_send(text);
    }
}

/// What comes out of the sources.
enum Step {
    Ready(Batch),
    Judge(Chunk),
}

/// The sources from the first to the last.
struct Steps<'a> {
    sources: std::slice::Iter<'a, Source>,
    current: Option<Current<'a>>,
    watch: &'a Watch,
    /// The memory of finished chunks.
    finished: Receiver<Vec<u8>>,
}

impl<'a> Steps<'a> {
    fn new(sources: &'a [Source], watch: &'a Watch, finished: Receiver<Vec<u8>>) -> Steps<'a> {
        Steps { sources: sources.iter(), current: None, watch, finished }
    }

    fn next(&mut self) -> Option<Step> {
        loop {
            let Some(current) = &mut self.current else {
                let source = self.sources.next()?;
                self.current = Some(Current { source, begun: false, state: State::Closed });
                return Some(Step::Ready(Batch::Begins(source.name())));
            };
            if self.watch.stop.load(Ordering::Relaxed) {
                return None;
            }
            let step = current.next(self.watch, &self.finished);
            if step.is_some() {
                return step;
            }
            self.current = None;
        }
    }
}

/// The source that is being read.
struct Current<'a> {
    source: &'a Source,
    /// Whether there have been games.
    begun: bool,
    state: State,
}

enum State {
    Closed,
    Open(Chunks<Box<dyn Read + Send>>),
    /// The games before the error are being judged.
    Failed(io::Error),
    Done,
}

impl Current<'_> {
    /// `None` at its end.
    fn next(&mut self, watch: &Watch, finished: &Receiver<Vec<u8>>) -> Option<Step> {
        loop {
            match std::mem::replace(&mut self.state, State::Done) {
                State::Closed => match self.source.open(Arc::clone(&watch.read)) {
                    Ok(input) => self.state = State::Open(Chunks::new(input)),
                    Err(error) => return Some(self.trouble(error)),
                },
                State::Open(mut chunks) => {
                    if let Ok(spare) = finished.try_recv() {
                        chunks.reuse(spare);
                    }
                    let (chunk, next) = match chunks.next_chunk() {
                        Ok(chunk) => (chunk, State::Open(chunks)),
                        Err(error) => (chunks.next_chunk().ok().flatten(), State::Failed(error)),
                    };
                    match (chunk, next) {
                        (None, State::Open(_)) => return None,
                        (None, failed) => self.state = failed,
                        (Some(chunk), next) => {
                            (self.begun, self.state) = (true, next);
                            return Some(Step::Judge(chunk));
                        }
                    }
                }
                State::Failed(error) => return Some(self.trouble(error)),
                State::Done => return None,
            }
        }
    }

    fn trouble(&self, error: io::Error) -> Step {
        Step::Ready(Batch::Trouble { source: self.source.name(), error, begun: self.begun })
    }
}

/// One thread's judge.
struct Worker {
    judge: Judge,
    locale: Locale,
    fixes: bool,
}

impl Worker {
    fn new(settings: &Settings) -> Worker {
        Worker { judge: Judge::new(settings.options.clone()), locale: settings.locale, fixes: settings.options.fixes }
    }

    fn judge(&mut self, mut chunk: Chunk) -> Judged {
        let mut corrected = Vec::new();
        // Reading from memory cannot fail.
        let end = if self.fixes {
            let mut reader = Reader::new(&chunk.text[..]);
            let mut done = 0;
            while reader.read_game(&mut self.judge).unwrap_or(false) {
                let end = usize::try_from(reader.place().byte).unwrap_or(chunk.text.len());
                self.judge.last_fix().apply(&chunk.text, done..end, &mut corrected);
                done = end;
            }
            corrected.extend_from_slice(&chunk.text[done..]);
            reader.place()
        } else {
            let mut reader = Reader::over(chunk.text);
            while reader.read_game(&mut self.judge).unwrap_or(false) {}
            let end = reader.place();
            chunk.text = reader.into_text();
            end
        };
        debug_assert_eq!(end.byte, chunk.text.len() as u64, "all of a chunk is read");
        let mut judged = self.judge.take();
        let findings = judged.found.iter_mut().flat_map(|game| &mut game.findings);
        findings.for_each(|finding| finding.place.byte += chunk.byte);
        let findings = judged.found.iter().flat_map(|game| &game.findings);
        let texts = findings.map(|finding| finding.message.text(self.locale)).collect();
        let games = Games { before: 0, count: judged.games, found: judged.found, texts, rows: judged.rows, corrected };
        Judged { games, lines: end.line - 1, text: chunk.text }
    }
}

/// What became of a chunk.
struct Judged {
    /// Their lines are counted from the start of the chunk, and so are their numbers.
    games: Games,
    /// How many lines end in the chunk, counted while it was read.
    lines: u64,
    /// Its memory.
    text: Vec<u8>,
}

/// Gives games their numbers and lines in their source.
#[derive(Default)]
struct Numbering {
    games: u64,
    lines: u64,
}

impl Numbering {
    /// `lines` is how many end in these games.
    fn number(&mut self, mut batch: Batch, lines: u64, watch: &Watch) -> Batch {
        match &mut batch {
            Batch::Begins(_) => *self = Numbering::default(),
            Batch::Games(games) => {
                games.before = self.games;
                for game in &mut games.found {
                    game.game += self.games;
                    game.heading.line += self.lines;
                    game.findings.iter_mut().for_each(|finding| finding.place.line += self.lines);
                }
                games.rows.iter_mut().for_each(|row| row.heading.line += self.lines);
                self.games += games.count;
                self.lines += lines;
                watch.games.fetch_add(games.count, Ordering::Relaxed);
            }
            Batch::Trouble { .. } => {}
        }
        batch
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CHUNK, Options, Stream};

    /// Number, line, byte and kind of every finding, and the line of every row.
    type Found = (Vec<(u64, u64, u64, u64, String)>, Vec<u64>);

    fn add(found: &mut Found, games: &[GameFindings], rows: &[GameRow]) {
        for game in games {
            found.0.extend(game.findings.iter().map(|finding| {
                (game.game, game.heading.line, finding.place.line, finding.place.byte, finding.kind.to_string())
            }));
        }
        found.1.extend(rows.iter().map(|row| row.heading.line));
    }

    #[test]
    fn places_are_those_in_the_whole_source() {
        let game = "[Event \"1\"]\n[Site \"?\"]\n\n1. e4 e5\n2. Nf3 Nc6 {two\nlines} 3. Bb5 Ke4 1-0\n\n";
        let text = game.repeat(5 * CHUNK / 2 / game.len());
        let options = Options { rows: true, ..Options::default() };
        let mut judge = Judge::new(options.clone());
        let mut reader = Reader::over(text.clone().into_bytes());
        while reader.read_game(&mut judge).unwrap() {}
        let (mut whole, judged) = (Found::default(), judge.take());
        add(&mut whole, &judged.found, &judged.rows);
        let path = std::env::temp_dir().join(format!("jadoube-audit-run-{}.pgn", std::process::id()));
        std::fs::write(&path, &text).unwrap();
        for threads in [1, 3] {
            for stream in [false, true] {
                let source = if stream {
                    Source::Stream(Stream::new("games", io::Cursor::new(text.clone().into_bytes())))
                } else {
                    Source::File(path.clone())
                };
                let settings = Settings { options: options.clone(), locale: Locale::default(), threads };
                let (mut found, mut batches) = (Found::default(), 0);
                run::<()>(&[source], &settings, &Watch::default(), |batch| {
                    if let Batch::Games(games) = batch {
                        batches += 1;
                        add(&mut found, &games.found, &games.rows);
                    }
                    Ok(())
                })
                .unwrap();
                assert!(batches > 2, "{batches}");
                assert!(found == whole, "{threads} threads, stream: {stream}");
            }
        }
        std::fs::remove_file(&path).unwrap();
    }
}
