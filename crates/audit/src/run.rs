//! Runs all sources through all cores, in order, in bounded memory.
//!
//! ```text
//! reader ──pieces of whole games──> workers ──what they found──> collector, in the order of the stream
//!    └──a place in the queue for each piece──────────────────────────┘
//! ```
//! The queue of places is bounded, so that the reader waits for the collector and memory does not grow. Each place is a
//! channel for one answer: the collector takes them in the order in which the reader created them, whichever worker
//! finishes first.

use std::io;
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
    // Compressed streams are decompressed in parallel to the judging, even for one judge; reading plain ones costs nothing.
    if settings.threads <= 1 && sources.iter().all(Source::is_plain) {
        let mut worker = Worker::new(settings);
        return read_all(sources, watch, |step| {
            let (batch, spare) = match step {
                Step::Begins(name) => (Batch::Begins(name), None),
                Step::Trouble { source, error, begun } => (Batch::Trouble { source, error, begun }, None),
                Step::Judge(chunk) => {
                    let (games, text) = worker.judge(chunk);
                    (Batch::Games(games), Some(text))
                }
            };
            hand_over(numbering.number(batch, watch))?;
            Ok(spare)
        });
    }
    thread::scope(|scope| {
        let in_flight = 2 * settings.threads;
        let (jobs, taken) = sync_channel::<(Chunk, SyncSender<Games>)>(in_flight);
        let (places, queue) = sync_channel::<Place>(in_flight);
        // The memory of finished chunks goes back to the reader: new memory costs as much as reading a file into it.
        let (spares, finished) = sync_channel::<Vec<u8>>(in_flight);
        let taken = Arc::new(Mutex::new(taken));
        for _ in 0..settings.threads {
            let (taken, spares) = (Arc::clone(&taken), spares.clone());
            scope.spawn(move || work(&taken, &spares, settings));
        }
        scope.spawn(move || {
            // If the collector has failed nobody receives any more, and there is nothing left to do.
            let _: Result<(), ()> = read_all(sources, watch, |step| {
                let place = match step {
                    Step::Begins(name) => Place::Ready(Batch::Begins(name)),
                    Step::Trouble { source, error, begun } => Place::Ready(Batch::Trouble { source, error, begun }),
                    Step::Judge(chunk) => {
                        let (answer, place) = sync_channel(1);
                        jobs.send((chunk, answer)).map_err(|_| ())?;
                        Place::Awaited(place)
                    }
                };
                places.send(place).map_err(|_| ())?;
                Ok(finished.try_recv().ok())
            });
        });
        for place in queue {
            let batch = match place {
                Place::Ready(batch) => batch,
                Place::Awaited(answer) => match answer.recv() {
                    Ok(games) => Batch::Games(games),
                    // The worker is gone, and its panic propagates out of the scope.
                    Err(_) => break,
                },
            };
            hand_over(numbering.number(batch, watch))?;
        }
        Ok(())
    })
}

/// What the collector waits for.
enum Place {
    Ready(Batch),
    Awaited(Receiver<Games>),
}

fn work(jobs: &Mutex<Receiver<(Chunk, SyncSender<Games>)>>, spares: &SyncSender<Vec<u8>>, settings: &Settings) {
    let mut worker = Worker::new(settings);
    loop {
        let job = match jobs.lock() {
            Ok(jobs) => jobs.recv(),
            Err(_) => return,
        };
        let Ok((chunk, answer)) = job else { return };
        // If nobody waits for the answer, the run has failed.
        let (games, text) = worker.judge(chunk);
        if answer.send(games).is_err() {
            return;
        }
        // More than the reader can use is given up.
        let _ = spares.try_send(text);
    }
}

/// What comes out of the sources.
enum Step {
    Begins(String),
    Judge(Chunk),
    Trouble { source: String, error: io::Error, begun: bool },
}

/// `step` may return the memory of a finished chunk.
fn read_all<E>(
    sources: &[Source],
    watch: &Watch,
    mut step: impl FnMut(Step) -> Result<Option<Vec<u8>>, E>,
) -> Result<(), E> {
    for source in sources {
        step(Step::Begins(source.name()))?;
        let mut begun = false;
        let trouble = |error, begun| Step::Trouble { source: source.name(), error, begun };
        let mut chunks = match source.open(Arc::clone(&watch.read)) {
            Ok(input) => Chunks::new(input),
            Err(error) => {
                step(trouble(error, begun))?;
                continue;
            }
        };
        loop {
            if watch.stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            match chunks.next_chunk() {
                Ok(Some(chunk)) => {
                    begun = true;
                    if let Some(spare) = step(Step::Judge(chunk))? {
                        chunks.reuse(spare);
                    }
                }
                Ok(None) => break,
                Err(error) => {
                    // Games before the error are judged first.
                    if let Ok(Some(chunk)) = chunks.next_chunk() {
                        begun = true;
                        step(Step::Judge(chunk))?;
                    }
                    step(trouble(error, begun))?;
                    break;
                }
            }
        }
    }
    Ok(())
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

    /// The games, and the text of the chunk.
    fn judge(&mut self, mut chunk: Chunk) -> (Games, Vec<u8>) {
        let mut corrected = Vec::new();
        // Reading from memory cannot fail.
        if self.fixes {
            let mut reader = Reader::new(&chunk.text[..]);
            let mut done = 0;
            while reader.read_game(&mut self.judge).unwrap_or(false) {
                let end = usize::try_from(reader.place().byte).unwrap_or(chunk.text.len());
                self.judge.last_fix().apply(&chunk.text, done..end, &mut corrected);
                done = end;
            }
            corrected.extend_from_slice(&chunk.text[done..]);
        } else {
            let mut reader = Reader::over(chunk.text);
            while reader.read_game(&mut self.judge).unwrap_or(false) {}
            chunk.text = reader.into_text();
        }
        let mut judged = self.judge.take();
        for game in &mut judged.found {
            game.heading.line += chunk.lines;
            for finding in &mut game.findings {
                finding.place.byte += chunk.byte;
                finding.place.line += chunk.lines;
            }
        }
        judged.rows.iter_mut().for_each(|row| row.heading.line += chunk.lines);
        let findings = judged.found.iter().flat_map(|game| &game.findings);
        let texts = findings.map(|finding| finding.message.text(self.locale)).collect();
        let games = Games { before: 0, count: judged.games, found: judged.found, texts, rows: judged.rows, corrected };
        (games, chunk.text)
    }
}

/// Gives games their numbers in their source.
#[derive(Default)]
struct Numbering {
    games: u64,
}

impl Numbering {
    fn number(&mut self, mut batch: Batch, watch: &Watch) -> Batch {
        match &mut batch {
            Batch::Begins(_) => self.games = 0,
            Batch::Games(games) => {
                games.before = self.games;
                games.found.iter_mut().for_each(|game| game.game += self.games);
                self.games += games.count;
                watch.games.fetch_add(games.count, Ordering::Relaxed);
            }
            Batch::Trouble { .. } => {}
        }
        batch
    }
}
