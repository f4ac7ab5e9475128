//! What the reader and the judge make of files and of damaged pieces of them, one line each, so that two builds can be compared.
//!
//! ```text
//! fingerprint [--damaged COUNT] FILE.pgn... > BEFORE
//! ```
//! For every file and every piece: where each game ends when it is read and when it is skipped, the games as trees, and the
//! findings, rows and corrections of the audit. Pieces are cut and damaged by a fixed sequence. Changes that are for speed alone must not
//! change a byte of this output.
#![forbid(unsafe_code)]
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "lines are what this program is for")]

use std::fmt::Write;
use std::hash::{DefaultHasher, Hasher};
use std::process::ExitCode;

use jadoube_audit::{Judge, Options};
use jadoube_notation::pgn::Reader;

fn main() -> ExitCode {
    let (mut damaged, mut files) = (0, Vec::new());
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--damaged" => damaged = arguments.next().and_then(|count| count.parse().ok()).unwrap_or(0),
            _ => files.push(argument),
        }
    }
    let mut texts = Vec::new();
    for file in &files {
        match std::fs::read(file) {
            Ok(text) => texts.push(text),
            Err(error) => {
                eprintln!("{file}: {error}");
                return ExitCode::from(2);
            }
        }
    }
    for (file, text) in files.iter().zip(&texts) {
        println!("{file}: {}", fingerprint(text));
    }
    let mut chance = Chance(0x9e37_79b9_7f4a_7c15);
    for index in 0..damaged {
        let text = &texts[index % texts.len()];
        let piece = damage(text, &mut chance);
        println!("{index}: {}", fingerprint(&piece));
    }
    ExitCode::SUCCESS
}

/// A text that says nothing about the content but differs where anything differs.
fn fingerprint(text: &[u8]) -> String {
    let mut line = String::new();
    let mut ends = DefaultHasher::new();
    let mut reader = Reader::over(text.to_vec());
    let mut skipper = Reader::new(text);
    let mut trees = DefaultHasher::new();
    let mut games = 0u64;
    while let Ok(Some(game)) = reader.next_game() {
        games += 1;
        trees.write(format!("{game:?}").as_bytes());
        ends.write(reader.place().to_string().as_bytes());
        let skipped = skipper.skip_game().unwrap_or(false);
        if !skipped || skipper.place() != reader.place() {
            let _ = write!(line, "skipping ends at {}, reading at {}; ", skipper.place(), reader.place());
        }
    }
    let mut judge = Judge::new(Options { rows: true, fixes: true, ..Options::default() });
    let mut corrected = Vec::new();
    let mut reader = Reader::new(text);
    let mut done = 0;
    while reader.read_game(&mut judge).unwrap_or(false) {
        let end = usize::try_from(reader.place().byte).unwrap_or(text.len());
        judge.last_fix().apply(text, done..end, &mut corrected);
        done = end;
    }
    let with_fixes = format!("{:?}", judge.take());
    let mut plain = Judge::new(Options::default());
    let mut reader = Reader::over(text.to_vec());
    while reader.read_game(&mut plain).unwrap_or(false) {}
    let judged = plain.take();
    let findings: usize = judged.found.iter().map(|game| game.findings.len()).sum();
    let _ = write!(
        line,
        "{games} games {:016x}, trees {:016x}, {findings} findings {:016x}, with corrections {:016x} {:016x}",
        ends.finish(),
        trees.finish(),
        hash(format!("{judged:?}").as_bytes()),
        hash(with_fixes.as_bytes()),
        hash(&corrected),
    );
    line
}

fn hash(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    hasher.finish()
}

/// The same numbers in every run (xorshift).
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }
}

/// What people, programs and bad disks do to games.
const SCRAPS: [&[u8]; 40] = [
    b"{",
    b"}",
    b"(",
    b")",
    b"\"",
    b"\\",
    b"[",
    b"]",
    b"\n",
    b"\n\n",
    b"\r",
    b"\r\n",
    b"1-0",
    b" 1-0 ",
    b" 0-1\n",
    b" 1/2-1/2\n\n",
    b"*",
    b" * ",
    b"\n[Event \"x\"]\n",
    b"\n\n[Event \"x\"]\n\n",
    b"[White \"A\"]",
    b"\n\n1. e4 ",
    b";",
    b"%",
    b"\n%",
    b"$3",
    b"!",
    b"--",
    b"0-0",
    b" 1 - 0 ",
    b"\xe2\x80\x93",
    b"\xff",
    b"\0",
    b"\t",
    b" ",
    b"<br>",
    b"&amp;",
    b"{[%clk 0:01:00]}",
    b"\x0c",
    b"O-1",
];

fn damage(text: &[u8], chance: &mut Chance) -> Vec<u8> {
    let length = 200 + chance.below(8_000);
    let from = chance.below(text.len().saturating_sub(length));
    let mut piece = text[from..(from + length).min(text.len())].to_vec();
    for _ in 0..chance.below(12) {
        let at = chance.below(piece.len() + 1);
        let to = (at + chance.below(40)).min(piece.len());
        match chance.below(6) {
            0 => drop(piece.drain(at..to)),
            1 => piece[at..to].iter_mut().for_each(|byte| *byte = chance.below(256) as u8),
            2 => {
                let copy = piece[at..to].to_vec();
                let into = chance.below(piece.len() + 1);
                piece.splice(into..into, copy);
            }
            _ => drop(piece.splice(at..at, SCRAPS[chance.below(SCRAPS.len())].iter().copied())),
        }
    }
    if chance.below(8) == 0 {
        piece = String::from_utf8_lossy(&piece).replace('\n', "\r\n").into_bytes();
    }
    piece
}
