//! However a stream is cut, the games are the same; and packed streams, whole and damaged.

use std::io::{Read, Write};

use jadoube_audit::{Chunks, Judge, Options, unpack};
use jadoube_notation::pgn::Reader;
use proptest::prelude::*;

/// What is found, game by game, in pieces of this size.
fn judged(text: &[u8], size: usize) -> (u64, Vec<String>) {
    let mut chunks = Chunks::of_size(text, size);
    let (mut games, mut lines, mut found) = (0, 0, Vec::new());
    let mut judge = Judge::new(Options::default());
    while let Some(chunk) = chunks.next_chunk().unwrap() {
        let mut reader = Reader::new(&chunk.text[..]);
        while reader.read_game(&mut judge).unwrap() {}
        let judged = judge.take();
        for game in judged.found {
            for finding in game.findings {
                let line = finding.place.line + lines;
                found.push(format!("{} {line} {} {}", games + game.game, finding.kind, finding.message));
            }
        }
        games += judged.games;
        lines += reader.place().line - 1;
    }
    (games, found)
}

/// Pieces of games, whole and broken, as they come together in the wild.
fn piece() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "[Event \"a\"]\n",
        "[White \"x\"]\n",
        "[Result \"1-0\"]\n",
        "\n",
        "\n\n",
        "\r\n",
        "1. e4 e5 ",
        "2. Nf3 ",
        "1-0\n",
        "*\n",
        "{ open ",
        "} ",
        "( ",
        ") ",
        "1. d4 d5 2. Zz9 ",
        "%esc\n",
        "; rest\n",
        "[%clk 0:01:00] ",
        " [Site \"s\"]\n",
        "99. ",
    ])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn findings_do_not_depend_on_chunks(pieces in prop::collection::vec(piece(), 0..60), size in 1usize..200) {
        let text = pieces.concat();
        prop_assert_eq!(judged(text.as_bytes(), size), judged(text.as_bytes(), 1 << 20));
    }
}

fn gzip(text: &[u8]) -> Vec<u8> {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(text).unwrap();
    packed.finish().unwrap()
}

fn bzip2(text: &[u8]) -> Vec<u8> {
    let mut packed = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
    packed.write_all(text).unwrap();
    packed.finish().unwrap()
}

#[test]
fn compression_is_detected_by_content() {
    let text = "[Event \"1\"]\n\n1. e4 *\n\n".repeat(500).into_bytes();
    let zstd = |text: &[u8]| zstd::encode_all(text, 1).unwrap();
    for packed in [text.clone(), gzip(&text), bzip2(&text), zstd(&text)] {
        let mut whole = Vec::new();
        unpack(std::io::Cursor::new(packed)).unwrap().read_to_end(&mut whole).unwrap();
        assert!(whole == text);
    }
    for twice in [
        [gzip(&text), gzip(&text)].concat(),
        [bzip2(&text), bzip2(&text)].concat(),
        [zstd(&text), zstd(&text)].concat(),
    ] {
        let mut whole = Vec::new();
        unpack(std::io::Cursor::new(twice)).unwrap().read_to_end(&mut whole).unwrap();
        assert_eq!(whole.len(), 2 * text.len());
    }
}

#[test]
fn a_truncated_archive_keeps_what_came_before() {
    let text: Vec<u8> = (0..3000).flat_map(|game| format!("[Event \"{game}\"]\n\n1. e4 *\n\n").into_bytes()).collect();
    let mut packed = gzip(&text);
    packed.truncate(packed.len() / 2);
    let mut chunks = Chunks::of_size(unpack(std::io::Cursor::new(packed)).unwrap(), 4096);
    let (mut bytes, mut failed) = (Vec::new(), false);
    loop {
        match chunks.next_chunk() {
            Ok(Some(chunk)) => bytes.extend(chunk.text),
            Ok(None) => break,
            Err(_) => failed = true,
        }
    }
    assert!(failed && bytes.len() > text.len() / 4);
    assert!(text.starts_with(&bytes));
}
