//! The sources of games: files, folders and standard input, compressed or not, detected from their first bytes and not from
//! their names.

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use jadoube_notation::pgn::Text;

use crate::Stream;

/// One stream of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// Standard input.
    Stdin,
    /// A file.
    File(PathBuf),
    /// Games that the program has.
    Stream(Stream),
}

/// The compression of a stream.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Packing {
    /// None.
    Plain,
    /// gzip.
    Gzip,
    /// bzip2.
    Bzip2,
    /// Zstandard.
    Zstd,
}

impl Packing {
    /// Detects it from the first bytes of the stream.
    ///
    /// ```
    /// use jadoube_audit::Packing;
    /// assert_eq!(Packing::of(b"[Event \"?\"]"), Packing::Plain);
    /// assert_eq!(Packing::of(b"\x1f\x8b\x08\x00"), Packing::Gzip);
    /// ```
    pub fn of(start: &[u8]) -> Packing {
        match start {
            [0x1f, 0x8b, ..] => Packing::Gzip,
            [b'B', b'Z', b'h', b'1'..=b'9', ..] => Packing::Bzip2,
            [0x28, 0xb5, 0x2f, 0xfd, ..] | [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..] => Packing::Zstd,
            _ => Packing::Plain,
        }
    }
}

/// The format of a stream that cannot be read, from its first bytes.
fn foreign(start: &[u8]) -> Option<&'static str> {
    match start {
        _ if Text(start).is_utf16() => Some("this is UTF-16: expected UTF-8 or Latin-1"),
        [0xfd, b'7', b'z', b'X', ..] => Some("this is packed with xz: expected gzip, bzip2, Zstandard or nothing"),
        [b'P', b'K', 3, 4, ..] => Some("this is a zip archive: expected gzip, bzip2, Zstandard or nothing"),
        [b'7', b'z', 0xbc, 0xaf, ..] => Some("this is a 7z archive: expected gzip, bzip2, Zstandard or nothing"),
        _ => None,
    }
}

/// A compressed stream is read in pieces of this size.
const PIECE: usize = 1 << 17;

/// The decompressed stream, whatever its compression; archives of several parts are read to the end.
pub fn unpack(mut input: impl Read + Send + 'static) -> io::Result<Box<dyn Read + Send>> {
    let mut start = [0; 4];
    let mut length = 0;
    while length < start.len() {
        match input.read(&mut start[length..]) {
            Ok(0) => break,
            Ok(read) => length += read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    if let Some(found) = foreign(&start[..length]) {
        return Err(io::Error::new(io::ErrorKind::InvalidData, found));
    }
    let packing = Packing::of(&start[..length]);
    let whole = io::Cursor::new(start).take(length as u64).chain(input);
    let unpacked: Box<dyn Read + Send> = match packing {
        Packing::Plain => Box::new(whole),
        Packing::Gzip => Box::new(flate2::bufread::MultiGzDecoder::new(BufReader::with_capacity(PIECE, whole))),
        Packing::Bzip2 => Box::new(bzip2::bufread::MultiBzDecoder::new(BufReader::with_capacity(PIECE, whole))),
        Packing::Zstd => Box::new(zstd::Decoder::with_buffer(BufReader::with_capacity(PIECE, whole))?),
    };
    Ok(Box::new(Lines { input: unpacked, ends: Ends::Unknown, is_begun: false }))
}

/// How the lines of a stream end.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Ends {
    Unknown,
    LineFeed,
    CarriageReturn,
}

/// Converts carriage returns without line feeds to line feeds, so that a file of any size has lines to cut and count.
struct Lines<R> {
    input: R,
    ends: Ends,
    is_begun: bool,
}

impl<R: Read> Read for Lines<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let length = self.input.read(into)?;
        let read = &mut into[..length];
        // The decompressed data may be in another unsupported format.
        if !std::mem::replace(&mut self.is_begun, true)
            && let Some(found) = foreign(read)
        {
            return Err(io::Error::new(io::ErrorKind::InvalidData, found));
        }
        // The line feed of a trailing carriage return may be in the next piece.
        if self.ends == Ends::Unknown
            && let Some(at) = memchr::memchr2(b'\r', b'\n', &read[..length.saturating_sub(1)])
        {
            let alone = read[at] == b'\r' && read[at + 1] != b'\n';
            self.ends = if alone { Ends::CarriageReturn } else { Ends::LineFeed };
        }
        if self.ends == Ends::CarriageReturn {
            read.iter_mut().filter(|byte| **byte == b'\r').for_each(|byte| *byte = b'\n');
        }
        Ok(length)
    }
}

impl Source {
    /// The sources that paths name: a file itself, all game files below a folder, `-` for standard input. Folders are
    /// traversed in the order of names, so that the output is deterministic. A folder that cannot be read stands for
    /// itself: opening it reports the reason, and the rest is not lost.
    pub fn find(paths: &[PathBuf]) -> Vec<Source> {
        let mut found = Vec::new();
        for path in paths {
            if path == Path::new("-") {
                found.push(Source::Stdin);
            } else if path.is_dir() {
                collect(path, &mut found);
            } else {
                found.push(Source::File(path.clone()));
            }
        }
        found
    }

    /// Its name in messages.
    pub fn name(&self) -> String {
        match self {
            Source::Stdin => "-".to_owned(),
            Source::File(path) => path.display().to_string(),
            Source::Stream(stream) => stream.name().to_owned(),
        }
    }

    /// Its size on disk, before decompression.
    pub fn size(&self) -> Option<u64> {
        match self {
            Source::Stdin | Source::Stream(_) => None,
            Source::File(path) => std::fs::metadata(path).ok().map(|data| data.len()),
        }
    }

    /// Whether it is a file. Something that can be read only once and may have to wait, such as a pipe, does not count.
    pub(crate) fn is_regular(&self) -> bool {
        matches!(self, Source::File(path) if std::fs::metadata(path).is_ok_and(|data| data.is_file()))
    }

    /// Whether it is an uncompressed file. Something that can be read only once, such as a pipe, does not count.
    pub fn is_plain(&self) -> bool {
        let Source::File(path) = self else { return false };
        if !self.is_regular() {
            return false;
        }
        let mut start = Vec::new();
        let read = File::open(path).and_then(|file| file.take(4).read_to_end(&mut start));
        read.is_ok() && Packing::of(&start) == Packing::Plain
    }

    /// Opens it for reading, decompressed; `read` counts the bytes before decompression.
    pub fn open(&self, read: Arc<AtomicU64>) -> io::Result<Box<dyn Read + Send>> {
        match self {
            Source::Stdin => unpack(Counted { input: io::stdin(), read }),
            Source::File(path) => unpack(Counted { input: File::open(path)?, read }),
            Source::Stream(stream) => unpack(Counted { input: stream.take()?, read }),
        }
    }
}

/// Counts the bytes that are read.
struct Counted<R> {
    input: R,
    read: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let length = self.input.read(into)?;
        self.read.fetch_add(length as u64, Ordering::Relaxed);
        Ok(length)
    }
}

/// The extensions of game files in folders.
const ENDINGS: [&str; 4] = [".pgn", ".pgn.gz", ".pgn.bz2", ".pgn.zst"];

fn collect(folder: &Path, found: &mut Vec<Source>) {
    let entries = std::fs::read_dir(folder)
        .and_then(|entries| entries.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<Vec<PathBuf>>>());
    let Ok(mut paths) = entries else {
        found.push(Source::File(folder.to_owned()));
        return;
    };
    paths.sort();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        if path.is_dir() {
            // A folder that contains itself through a link would never end.
            if !path.is_symlink() {
                collect(&path, found);
            }
        } else if ENDINGS.iter().any(|ending| name.ends_with(ending)) {
            found.push(Source::File(path));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text_of(bytes: &'static [u8]) -> io::Result<String> {
        let mut text = String::new();
        unpack(bytes)?.read_to_string(&mut text).map(|_| text)
    }

    #[test]
    fn carriage_returns_are_line_ends() {
        assert_eq!(text_of(b"[Event \"1\"]\r\r1. e4 *\r").unwrap(), "[Event \"1\"]\n\n1. e4 *\n");
        for kept in ["[Event \"1\"]\r\n\r\n1. e4 *\r\n", "[Event \"1\"]\n\n1. e4 {a\rb} *\n", "\r"] {
            assert_eq!(text_of(kept.as_bytes()).unwrap(), kept);
        }
    }

    #[test]
    fn unreadable_sources_are_named() {
        for (start, name) in [
            (&b"\xff\xfe[\0E\0"[..], "UTF-16"),
            (b"\0[\0E", "UTF-16"),
            (b"1\0.\0 \0e\0", "UTF-16"),
            (b"\xfd7zXZ\0", "xz"),
            (b"PK\x03\x04", "zip"),
            (b"7z\xbc\xaf\x27\x1c", "7z"),
        ] {
            let error = text_of(start).unwrap_err().to_string();
            assert!(error.contains(name), "{error}");
        }
    }
}
