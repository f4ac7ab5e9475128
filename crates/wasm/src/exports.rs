//! The border: what JavaScript can call.
//!
//! The caller asks for room with `input`, writes its bytes there, calls a function, and reads `output`, which is `output_length` bytes
//! long and stays until the next call. Both buffers belong to this module, so that no pointer from outside is ever followed. A
//! function that can fail returns [`FAILED`] and leaves the reason in `output`.
// SAFETY of the whole module: `no_mangle` is the only unsafe thing here. The names are those of this table alone, and nothing else that
// is linked in uses them.
#![allow(unsafe_code)]

use std::cell::RefCell;

#[cfg(feature = "full")]
use crate::{clocks, codes, tables};
use crate::{games, packs, positions};

/// What a function returns that leaves a reason in `output` instead of an answer.
pub const FAILED: u32 = u32::MAX;

thread_local! {
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static OUTPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Room for so many bytes of input, and where it is.
#[unsafe(no_mangle)]
pub extern "C" fn input(length: usize) -> *mut u8 {
    INPUT.with_borrow_mut(|input| {
        input.clear();
        input.resize(length, 0);
        input.as_mut_ptr()
    })
}

/// Where the output of the last function is.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    OUTPUT.with_borrow(|output| output.as_ptr())
}

/// How many bytes it has.
#[unsafe(no_mangle)]
pub extern "C" fn output_length() -> usize {
    OUTPUT.with_borrow(Vec::len)
}

/// Works on the input as text; what is not UTF-8 becomes `U+FFFD`, and is then refused where it matters.
fn with_text<T>(f: impl FnOnce(&str, &mut Vec<u8>) -> T) -> T {
    INPUT.with_borrow(|input| {
        OUTPUT.with_borrow_mut(|output| {
            output.clear();
            f(&String::from_utf8_lossy(input), output)
        })
    })
}

/// A number, or the reason why there is none.
fn number_or_reason(result: Result<u32, String>, output: &mut Vec<u8>) -> u32 {
    result.unwrap_or_else(|reason| {
        output.extend_from_slice(reason.as_bytes());
        FAILED
    })
}

/// Answers a question of `jadoube-api`: JSON in, JSON out.
#[unsafe(no_mangle)]
pub extern "C" fn ask() {
    with_text(|text, output| *output = jadoube_api::answer_json(text).into_bytes());
}

/// Takes in a pack of messages or of Article texts.
#[unsafe(no_mangle)]
pub extern "C" fn supply() -> u32 {
    with_text(|text, output| number_or_reason(packs::supply(text).map(|()| 0), output))
}

/// What is there: locales with their names, editions, languages of notation, whether the Articles can be read.
#[unsafe(no_mangle)]
pub extern "C" fn contents() {
    with_text(|_, output| *output = packs::contents().into_bytes());
}

/// Reads games in PGN: JSON, a list of games.
#[unsafe(no_mangle)]
pub extern "C" fn read_games() {
    INPUT.with_borrow(|input| {
        OUTPUT.with_borrow_mut(|output| {
            output.clear();
            games::read(input, output);
        });
    });
}

/// A position from a FEN; the initial position of chess from an empty text.
#[unsafe(no_mangle)]
pub extern "C" fn position_new() -> u32 {
    with_text(|text, output| number_or_reason(positions::create(text), output))
}

/// Forgets a position.
#[unsafe(no_mangle)]
pub extern "C" fn position_free(position: u32) {
    positions::forget(position);
}

/// Writes the legal moves as 16-bit numbers ([`positions::code`]); returns how many.
#[unsafe(no_mangle)]
pub extern "C" fn position_moves(position: u32) -> u32 {
    with_output(|output| positions::moves(position, output))
}

/// Writes the legal moves in SAN, separated by blanks.
#[unsafe(no_mangle)]
pub extern "C" fn position_sans(position: u32) {
    with_output(|output| positions::sans(position, output));
}

/// Writes the FEN.
#[unsafe(no_mangle)]
pub extern "C" fn position_fen(position: u32) {
    with_output(|output| positions::fen(position, output));
}

/// Writes as JSON which castling rights and en passant squares a FEN could have.
#[unsafe(no_mangle)]
pub extern "C" fn position_rights() -> u32 {
    with_text(|text, output| {
        let done = positions::rights(text, output);
        number_or_reason(done, output)
    })
}

/// Whose turn it is (1: Black), check (2), checkmate (4), stalemate (8).
#[unsafe(no_mangle)]
pub extern "C" fn position_state(position: u32) -> u32 {
    positions::state(position)
}

/// The position after a move as text, in SAN or as squares.
#[unsafe(no_mangle)]
pub extern "C" fn position_play(position: u32) -> u32 {
    with_text(|text, output| number_or_reason(positions::play(position, text), output))
}

/// The position after a move as a number.
#[unsafe(no_mangle)]
pub extern "C" fn position_play_code(position: u32, code: u32) -> u32 {
    with_output(|output| number_or_reason(positions::play_code(position, code), output))
}

/// How many sequences of so many legal moves there are.
#[unsafe(no_mangle)]
pub extern "C" fn position_perft(position: u32, depth: u32) -> f64 {
    positions::perft(position, depth)
}

/// Answers a question to a chess clock: JSON in, JSON out.
#[cfg(feature = "full")]
#[unsafe(no_mangle)]
pub extern "C" fn clock() {
    with_text(|text, output| *output = clocks::answer(text).into_bytes());
}

/// Answers a question to the game on the table: JSON in, JSON out.
#[cfg(feature = "full")]
#[unsafe(no_mangle)]
pub extern "C" fn table() {
    with_text(|text, output| *output = tables::answer(text).into_bytes());
}

/// Draws a text as a QR code: JSON in, JSON out.
#[cfg(feature = "full")]
#[unsafe(no_mangle)]
pub extern "C" fn qr_code() {
    with_text(|text, output| *output = codes::answer(text).into_bytes());
}

fn with_output<T>(f: impl FnOnce(&mut Vec<u8>) -> T) -> T {
    OUTPUT.with_borrow_mut(|output| {
        output.clear();
        f(output)
    })
}
