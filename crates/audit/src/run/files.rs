//! Files: the calling thread judges like the others, and hands over finished results between chunks.
//!
//! A thread that only hands over would wake up for every chunk, and take a core from those that judge or decompress. Here nothing
//! that is finished waits long, unless reading a file does.

use std::collections::VecDeque;
use std::sync::mpsc::{SyncSender, TryRecvError, sync_channel};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::{Answer, Batch, Judged, Place, Settings, Step, Steps, Worker};
use crate::chunk::Chunk;

/// Whether any file is compressed. Then a thread of its own reads ahead, so that decompressing and judging run in parallel.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Packing {
    None,
    Some,
}

/// Judges all that there is. `hand_over` gets each batch with the number of lines that end in it.
pub(super) fn run<E: Send>(
    mut steps: Steps<'_>,
    packing: Packing,
    spares: &SyncSender<Vec<u8>>,
    bound: usize,
    settings: &Settings,
    mut hand_over: impl FnMut(Batch, u64) -> Result<(), E>,
) -> Result<(), E> {
    let mut reader = None;
    let source: Box<dyn FnMut() -> Option<Step> + Send> = match packing {
        Packing::None => Box::new(move || steps.next()),
        Packing::Some => {
            let (ahead, taken) = sync_channel(bound);
            reader = Some((steps, ahead));
            Box::new(move || taken.recv().ok())
        }
    };
    let line = Line { source, places: VecDeque::new(), state: State::Open };
    let supply = Supply { line: Mutex::new(line), room: Condvar::new(), bound };
    thread::scope(|scope| {
        let _closing = Closing(&supply);
        if let Some((mut steps, ahead)) = reader {
            scope.spawn(move || while steps.next().is_some_and(|step| ahead.send(step).is_ok()) {});
        }
        for _ in 1..settings.threads {
            scope.spawn(|| help(&supply, spares, settings));
        }
        let mut worker = Worker::new(settings);
        // The first place that is not finished.
        let mut front = None;
        loop {
            while let Some(place) = front.take().or_else(|| supply.first_place()) {
                match place {
                    Place::Ready(batch) => hand_over(batch, 0)?,
                    Place::Awaited(answer) => match answer.try_recv() {
                        Ok((games, lines)) => hand_over(Batch::Games(games), lines)?,
                        Err(TryRecvError::Empty) => {
                            front = Some(Place::Awaited(answer));
                            break;
                        }
                        // The worker is gone, and its panic propagates out of the scope.
                        Err(TryRecvError::Disconnected) => return Ok(()),
                    },
                }
            }
            match (supply.next(), &front) {
                (Next::Job(job), _) => job.carry_out(&mut worker, spares),
                (Next::Placed, _) => {}
                (Next::Full | Next::End, Some(Place::Awaited(answer))) => {
                    let Ok((games, lines)) = answer.recv() else { return Ok(()) };
                    front = None;
                    hand_over(Batch::Games(games), lines)?;
                }
                // Others have added these places since.
                (Next::Full, _) => {}
                // Nobody adds anything after the end.
                (Next::End, _) => match supply.first_place() {
                    Some(place) => front = Some(place),
                    None => return Ok(()),
                },
            }
        }
    })
}

/// Another thread.
fn help(supply: &Supply<'_>, spares: &SyncSender<Vec<u8>>, settings: &Settings) {
    // The first chunk is read while the other thread loads the lawbook, for which this one would have to wait.
    let mut worker = None;
    while let Some(job) = supply.next_in_room() {
        job.carry_out(worker.get_or_insert_with(|| Worker::new(settings)), spares);
    }
}

/// A chunk, and where the answer goes.
struct Job {
    chunk: Chunk,
    answer: SyncSender<Answer>,
}

impl Job {
    fn carry_out(self, worker: &mut Worker, spares: &SyncSender<Vec<u8>>) {
        let Judged { games, lines, text } = worker.judge(self.chunk);
        // If nobody waits for the answer, the run has failed, and the next call to the supply says so.
        let _ = self.answer.send((games, lines));
        // More than can be used is given up.
        let _ = spares.try_send(text);
    }
}

/// What comes next.
enum Next {
    Job(Job),
    /// Something that has its place already.
    Placed,
    /// There are as many places as there may be: memory must not grow.
    Full,
    End,
}

/// Where all threads get their chunks.
struct Supply<'a> {
    line: Mutex<Line<'a>>,
    /// A place has been taken away from a full line, or the line is closed.
    room: Condvar,
    /// How many places there may be.
    bound: usize,
}

struct Line<'a> {
    source: Box<dyn FnMut() -> Option<Step> + Send + 'a>,
    /// What has not been looked at by the thread that hands over.
    places: VecDeque<Place>,
    state: State,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum State {
    Open,
    /// Nobody hands over any more.
    Closed,
}

impl Supply<'_> {
    fn first_place(&self) -> Option<Place> {
        let mut line = self.line.lock().ok()?;
        let place = line.places.pop_front();
        drop(line);
        if place.is_some() {
            self.room.notify_one();
        }
        place
    }

    /// For the thread that hands over, which must not wait for room.
    fn next(&self) -> Next {
        let Ok(line) = self.line.lock() else { return Next::End };
        if line.places.len() < self.bound { advance(line) } else { Next::Full }
    }

    /// For the others.
    fn next_in_room(&self) -> Option<Job> {
        loop {
            let line = self.line.lock().ok()?;
            let is_full = |line: &mut Line<'_>| line.state == State::Open && line.places.len() >= self.bound;
            let line = self.room.wait_while(line, is_full).ok()?;
            if line.state == State::Closed {
                return None;
            }
            match advance(line) {
                Next::Job(job) => return Some(job),
                Next::Placed => {}
                Next::Full | Next::End => return None,
            }
        }
    }
}

fn advance(mut line: MutexGuard<'_, Line<'_>>) -> Next {
    match (line.source)() {
        None => Next::End,
        Some(Step::Ready(batch)) => {
            line.places.push_back(Place::Ready(batch));
            Next::Placed
        }
        Some(Step::Judge(chunk)) => {
            let (answer, place) = sync_channel(1);
            line.places.push_back(Place::Awaited(place));
            Next::Job(Job { chunk, answer })
        }
    }
}

/// Tells the others that nobody hands over any more, however that came about.
struct Closing<'a, 'b>(&'a Supply<'b>);

impl Drop for Closing<'_, '_> {
    fn drop(&mut self) {
        let mut line = self.0.line.lock().unwrap_or_else(PoisonError::into_inner);
        line.state = State::Closed;
        // Nobody takes what was read ahead any more, so that the thread that does it ends.
        line.source = Box::new(|| None);
        drop(line);
        self.0.room.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use crate::{Batch, CHUNK, Options, Settings, Source, Watch, run};

    /// Games with an illegal move and a long comment, in about as many bytes.
    fn games(bytes: usize) -> Vec<u8> {
        let comment = "to the point\n".repeat(300);
        let game = format!("[Event \"1\"]\n[Site \"?\"]\n\n1. e4 e5 2. Nf3 Nc6 {{{comment}}} 3. Bb5 Ke4 1-0\n\n");
        game.repeat(bytes.div_ceil(game.len())).into_bytes()
    }

    fn packed(bytes: &[u8]) -> Vec<u8> {
        let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        std::io::Write::write_all(&mut packed, bytes).unwrap();
        packed.finish().unwrap()
    }

    /// A file that is removed in the end.
    struct Temporary(PathBuf);

    impl Temporary {
        fn new(name: &str, bytes: &[u8]) -> Temporary {
            let path = std::env::temp_dir().join(format!("jadoube-audit-files-{}-{name}", std::process::id()));
            std::fs::write(&path, bytes).unwrap();
            Temporary(path)
        }

        fn source(&self) -> Source {
            Source::File(self.0.clone())
        }
    }

    impl Drop for Temporary {
        fn drop(&mut self) {
            let _ = std::fs::remove_file(&self.0);
        }
    }

    fn settings(threads: usize) -> Settings {
        Settings { options: Options::default(), locale: Default::default(), threads }
    }

    /// Everything in the order in which it is handed over; games are joined, because pieces may end anywhere.
    fn told(sources: &[Source], threads: usize) -> Vec<String> {
        let mut told: Vec<String> = Vec::new();
        let mut last = None;
        run::<()>(sources, &settings(threads), &Watch::default(), |batch| {
            let games = match batch {
                Batch::Begins(name) => {
                    told.push(format!("begins {name}"));
                    None
                }
                Batch::Trouble { source, error, begun } => {
                    told.push(format!("{source}: {error} {begun}"));
                    None
                }
                Batch::Games(games) => {
                    assert_eq!(games.before, last.unwrap_or(0));
                    told.extend(games.found.iter().map(|game| format!("{} at {}", game.game, game.heading.line)));
                    Some(games.before + games.count)
                }
            };
            last = games;
            Ok(())
        })
        .unwrap();
        told
    }

    #[test]
    fn order_of_many_sources_does_not_depend_on_threads() {
        let short = Temporary::new("short", &games(10_000));
        let long = Temporary::new("long", &games(3 * CHUNK));
        let empty = Temporary::new("empty", b"");
        let foreign = Temporary::new("foreign", b"\xff\xfe[\0E\0");
        let packed = Temporary::new("packed", &packed(&games(3 * CHUNK)));
        for last in [&short, &packed] {
            let files = [&short, &foreign, &empty, &long, &foreign, &foreign, last];
            let sources: Vec<Source> = files.iter().cycle().take(14).map(|file| file.source()).collect();
            let alone = told(&sources, 1);
            assert_eq!(alone.iter().filter(|line| line.starts_with("begins")).count(), 14);
            for threads in [2, 3, 8] {
                assert!(told(&sources, threads) == alone, "{threads} threads");
            }
        }
    }

    #[test]
    fn an_error_of_whoever_receives_ends_the_run() {
        let plain = Temporary::new("refused", &games(12 * CHUNK));
        let packed = Temporary::new("refused-packed", &packed(&games(12 * CHUNK)));
        for (file, threads) in
            [&plain, &packed].into_iter().flat_map(|file| [1, 2, 3, 8].map(|threads| (file, threads)))
        {
            for wanted in 0..4 {
                let mut received = 0;
                let done = run(&[file.source()], &settings(threads), &Watch::default(), |_| {
                    received += 1;
                    if received > wanted { Err(received) } else { Ok(()) }
                });
                assert_eq!((done, received), (Err(wanted + 1), wanted + 1), "{threads} threads");
            }
        }
    }

    #[test]
    fn a_stop_ends_the_run_after_what_was_read() {
        let text = games(24 * CHUNK);
        let plain = Temporary::new("stopped", &text);
        let packed = Temporary::new("stopped-packed", &packed(&text));
        for (file, threads) in [&plain, &packed].into_iter().flat_map(|file| [1, 2, 3].map(|threads| (file, threads))) {
            let (watch, mut count) = (Watch::default(), 0);
            run::<()>(&[file.source()], &settings(threads), &watch, |batch| {
                if let Batch::Games(batch) = batch {
                    assert_eq!(batch.before, count);
                    count += batch.count;
                    watch.stop.store(true, std::sync::atomic::Ordering::Relaxed);
                }
                Ok(())
            })
            .unwrap();
            assert!(count > 0 && (count as usize) < memchr::memmem::find_iter(&text, b"[Event").count(), "{count}");
        }
    }
}
