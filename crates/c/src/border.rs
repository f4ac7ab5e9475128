//! The border to C: the functions of the header, and all that touches a pointer. Nothing else in this crate is unsafe.
//!
//! What makes it sound, provided that C keeps the promises at the head of the header:
//! - A handle is a `Box` that was leaked to C; `Option<&T>` and `Option<Box<T>>` have its representation, with `None` for NULL.
//! - What C gives as room for an answer may be uninitialized, so it is `MaybeUninit`, and written only when the call has succeeded.
//! - Texts and buffers are read only during the call.
//! - Every body runs inside `guard`, which lets no panic out.
#![allow(unsafe_code)]
#![allow(clippy::missing_safety_doc, reason = "the head of the header says once for all functions what C must promise")]

use std::ffi::{CStr, CString, c_char};
use std::mem::MaybeUninit;
use std::slice;

use jadoube_board::{ArrayNumber, Coordinates, Position};
use jadoube_board::{Piece, PositionError};
use jadoube_mating::{Budget, CanMate, Deadness, Solver};
use jadoube_notation::{Language, read, read_san, write_san};

use crate::json;
use crate::moves::{JadoubeMove, read_color, read_square};
use crate::status::{Failure, JadoubeStatus, guard, with_last_error};

/// A position that can be played on. Opaque: it is made by jadoube_position_new and freed by jadoube_position_free.
pub struct JadoubePosition(Position);

/// An answer that may stay open.
#[repr(C)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(non_camel_case_types)]
pub enum JadoubeAnswer {
    /// No.
    JADOUBE_NO = 0,
    /// Yes.
    JADOUBE_YES = 1,
    /// The budget ran out first. Nothing follows from it.
    JADOUBE_UNKNOWN = 2,
}

fn null(what: &str) -> Failure {
    Failure::new(JadoubeStatus::JADOUBE_NULL_POINTER, format!("{what} is NULL: expected a pointer"))
}

fn given(handle: Option<&JadoubePosition>) -> Result<&Position, Failure> {
    handle.map(|handle| &handle.0).ok_or_else(|| null("the position"))
}

fn room<T>(out: Option<&mut MaybeUninit<T>>) -> Result<&mut MaybeUninit<T>, Failure> {
    out.ok_or_else(|| null("the room for the answer"))
}

/// Reads a text that C has given.
///
/// # Safety
/// The pointer is NULL, or its bytes up to a NUL can be read for as long as the text is used.
unsafe fn text<'a>(pointer: *const c_char, what: &str) -> Result<&'a str, Failure> {
    // SAFETY: the caller passes the promise on.
    unsafe { optional_text(pointer, what)? }.ok_or_else(|| null(what))
}

/// The same where NULL means that nothing is given.
///
/// # Safety
/// As for [`text`].
unsafe fn optional_text<'a>(pointer: *const c_char, what: &str) -> Result<Option<&'a str>, Failure> {
    if pointer.is_null() {
        return Ok(None);
    }
    // SAFETY: it is not NULL, and the caller promises a NUL at its end.
    let text = unsafe { CStr::from_ptr(pointer) };
    text.to_str().map(Some).map_err(|error| {
        let at = error.valid_up_to();
        Failure::new(JadoubeStatus::JADOUBE_BAD_UTF8, format!("{what} is not UTF-8 from byte {at} on"))
    })
}

/// Reads a buffer that C has given; an empty one may be NULL.
///
/// # Safety
/// The pointer is NULL, or `length` bytes from it on can be read for as long as the bytes are used.
unsafe fn bytes<'a>(pointer: *const u8, length: usize) -> Result<&'a [u8], Failure> {
    if length == 0 {
        return Ok(&[]);
    }
    if pointer.is_null() {
        return Err(null("the buffer"));
    }
    if length > isize::MAX as usize {
        let message = format!("the length of the buffer is {length}: expected less");
        return Err(Failure::new(JadoubeStatus::JADOUBE_BAD_ARGUMENT, message));
    }
    // SAFETY: it is not NULL, not longer than memory can be, and the caller promises the rest.
    Ok(unsafe { slice::from_raw_parts(pointer, length) })
}

/// Gives a text to C, which has to free it.
fn give_text(out: Option<&mut MaybeUninit<*mut c_char>>, text: String) -> Result<(), Failure> {
    let text = CString::new(text)
        .map_err(|_| Failure::new(JadoubeStatus::JADOUBE_INTERNAL_ERROR, "a text with a NUL in it"))?;
    room(out)?.write(text.into_raw());
    Ok(())
}

fn give_position(out: Option<&mut MaybeUninit<*mut JadoubePosition>>, position: Position) -> Result<(), Failure> {
    room(out)?.write(Box::into_raw(Box::new(JadoubePosition(position))));
    Ok(())
}

fn bad_position(error: PositionError) -> Failure {
    let status = match error {
        PositionError::Fen(_) => JadoubeStatus::JADOUBE_BAD_FEN,
        PositionError::Setup(_) => JadoubeStatus::JADOUBE_UNPLAYABLE_POSITION,
    };
    Failure::new(status, error)
}

/// The version of the library, such as "0.1.0".
#[unsafe(no_mangle)]
pub extern "C" fn jadoube_version() -> *const c_char {
    const VERSION: &CStr = match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
        Ok(version) => version,
        Err(_) => c"",
    };
    VERSION.as_ptr()
}

/// What went wrong in the last call of this thread that did not return JADOUBE_OK; "" before the first. It is valid until the
/// next such call of this thread.
#[unsafe(no_mangle)]
pub extern "C" fn jadoube_error_message() -> *const c_char {
    with_last_error(CStr::as_ptr)
}

/// Frees a text that came from here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jadoube_string_free(text: *mut c_char) {
    if !text.is_null() {
        // SAFETY: `give_text` leaked it, and the caller promises that it has not come back before.
        drop(unsafe { CString::from_raw(text) });
    }
}

/// Makes a position from a FEN, X-FEN or Shredder-FEN; NULL is the initial position of chess.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jadoube_position_new(
    fen: *const c_char,
    out: Option<&mut MaybeUninit<*mut JadoubePosition>>,
) -> JadoubeStatus {
    guard(|| {
        // SAFETY: the text is read before the call ends.
        let position = match unsafe { optional_text(fen, "the FEN")? } {
            None => Position::standard(),
            Some(fen) => fen.parse().map_err(bad_position)?,
        };
        give_position(out, position)
    })
}

/// Makes the Chess960 arrays with these numbers, 0 to 959, one for each player; 518 is that of chess.
#[unsafe(no_mangle)]
pub extern "C" fn jadoube_position_chess960(
    white: u16,
    black: u16,
    out: Option<&mut MaybeUninit<*mut JadoubePosition>>,
) -> JadoubeStatus {
    guard(|| {
        let array = |number| {
            let expected = format!("the number of an array is {number}: expected 0 to 959");
            ArrayNumber::new(number).ok_or_else(|| Failure::new(JadoubeStatus::JADOUBE_BAD_ARGUMENT, expected))
        };
        give_position(out, Position::double_chess960(array(white)?, array(black)?))
    })
}

/// Makes a copy, which has to be freed as well.
#[unsafe(no_mangle)]
pub extern "C" fn jadoube_position_clone(
    position: Option<&JadoubePosition>,
    out: Option<&mut MaybeUninit<*mut JadoubePosition>>,
) -> JadoubeStatus {
    guard(|| give_position(out, *given(position)?))
}

/// Frees a position.
#[unsafe(no_mangle)]
pub extern "C" fn jadoube_position_free(position: Option<Box<JadoubePosition>>) {
    drop(position);
}

/// The position as FEN; with castling rights as X-FEN writes them where the array is not that of chess.
#[unsafe(no_mangle)]
pub extern "C" fn jadoube_position_fen(
    position: Option<&JadoubePosition>,
    out: Option<&mut MaybeUninit<*mut c_char>>,
) -> JadoubeStatus {
    guard(|| give_text(out, given(position)?.fen().to_string()))
}

/// The player to move: JADOUBE_WHITE or JADOUBE_BLACK.
#[unsafe(no_mangle)]
pub extern "C" fn jadoube_position_turn(
    position: Option<&JadoubePosition>,
    out: Option<&mut MaybeUninit<i32>>,
) -> JadoubeStatus {
    guard(|| {
        let turn = given(position)?.turn();
        room(out)?.write(turn as i32);
        Ok(())
    })
}

/// The FEN letter of the piece on a square (0 to 63), such as 'N' for a white knight; '.' if it is empty.
#[unsafe(no_mangle)]
pub extern "C" fn jadoube_position_piece_at(
    position: Option<&JadoubePosition>,
    square: u8,
    out: Option<&mut MaybeUninit<c_char>>,
) -> JadoubeStatus {
    guard(|| {
        let expected = format!("the square is {square}: expected 0 to 63");
        let square = read_square(square).ok_or_else(|| Failure::new(JadoubeStatus::JADOUBE_BAD_ARGUMENT, expected))?;
        let letter = given(position)?.board().piece_at(square).map_or('.', Piece::to_char);
        room(out)?.write(letter as u8 as c_char);
        Ok(())
    })
}

/// A number that is equal for positions that are the same in the sense of Article 9.2, and almost surely different for others.
#[unsafe(no_mangle)]
pub extern "C" fn jadoube_position_key(
    position: Option<&JadoubePosition>,
    out: Option<&mut MaybeUninit<u64>>,
) -> JadoubeStatus {
    guard(|| {
        let key = given(position)?.key();
        room(out)?.write(key);
        Ok(())
    })
}

/// Whether two positions are the same in the sense of Article 9.2.
#[unsafe(no_mangle)]
pub extern "C" fn jadoube_position_same(
    one: Option<&JadoubePosition>,
    other: Option<&JadoubePosition>,
    out: Option<&mut MaybeUninit<bool>>,
) -> JadoubeStatus {
    guard(|| {
        let same = given(one)?.same_position(given(other)?);
        room(out)?.write(same);
        Ok(())
    })
}

/// Whether the player to move is in check (3.9.1).
#[unsafe(no_mangle)]
pub extern "C" fn jadoube_position_is_check(
    position: Option<&JadoubePosition>,
    out: Option<&mut MaybeUninit<bool>>,
) -> JadoubeStatus {
    guard(|| {
        let answer = given(position)?.is_check();
        room(out)?.write(answer);
        Ok(())
    })
}

/// Whether the player to move is checkmated (1.4.1).
#[unsafe(no_mangle)]
pub extern "C" fn jadoube_position_is_checkmate(
    position: Option<&JadoubePosition>,
    out: Option<&mut MaybeUninit<bool>>,
) -> JadoubeStatus {
    guard(|| {
        let answer = given(position)?.is_checkmate();
        room(out)?.write(answer);
        Ok(())
    })
}

/// Whether the player to move has no legal move and is not in check (5.2.1).
#[unsafe(no_mangle)]
pub extern "C" fn jadoube_position_is_stalemate(
    position: Option<&JadoubePosition>,
    out: Option<&mut MaybeUninit<bool>>,
) -> JadoubeStatus {
    guard(|| {
        let answer = given(position)?.is_stalemate();
        room(out)?.write(answer);
        Ok(())
    })
}

/// The legal moves. `moves` has room for `capacity` of them and may be NULL if that is 0; `count` becomes the number of legal
/// moves, also with JADOUBE_BUFFER_TOO_SMALL, when no move is written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jadoube_position_legal_moves(
    position: Option<&JadoubePosition>,
    moves: *mut JadoubeMove,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> JadoubeStatus {
    guard(|| {
        let position = given(position)?;
        let list = position.legal_moves();
        if moves.is_null() && capacity > 0 {
            return Err(null("the array of moves"));
        }
        let number = list.iter().count();
        room(count)?.write(number);
        if number > capacity {
            let message = format!("there are {number} legal moves and room for {capacity}");
            return Err(Failure::new(JadoubeStatus::JADOUBE_BUFFER_TOO_SMALL, message));
        }
        for (index, m) in list.iter().enumerate() {
            // SAFETY: the index is less than the capacity, so the pointer is not NULL and there is room.
            unsafe { moves.add(index).write(JadoubeMove::of(m, position)) };
        }
        Ok(())
    })
}

/// The legal move that a text means: in coordinates ("g1f3") or as people write moves in English ("Nf3", "0-0", "exd8=Q+"). The
/// error message says why a move is not legal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jadoube_position_read_move(
    position: Option<&JadoubePosition>,
    written: *const c_char,
    out: Option<&mut MaybeUninit<JadoubeMove>>,
) -> JadoubeStatus {
    guard(|| {
        let position = given(position)?;
        // SAFETY: the text is read before the call ends.
        let written = unsafe { text(written, "the move")? };
        let bad = |reason: &dyn std::fmt::Display| Failure::new(JadoubeStatus::JADOUBE_BAD_MOVE, reason);
        let played = match (read_san(position, written.as_bytes()), written.parse::<Coordinates>()) {
            (Ok(played), _) => played,
            (Err(_), Ok(squares)) => position.judge(squares).map_err(|breach| bad(&format!("{written}: {breach}")))?,
            (Err(_), Err(_)) => read(position, written, Language::ENGLISH).map_err(|error| bad(&error))?.played,
        };
        room(out)?.write(JadoubeMove::of(played, position));
        Ok(())
    })
}

/// Plays a legal move: the position becomes the one after it. After an error it is what it was.
#[unsafe(no_mangle)]
pub extern "C" fn jadoube_position_play(position: Option<&mut JadoubePosition>, played: JadoubeMove) -> JadoubeStatus {
    guard(|| {
        let JadoubePosition(position) = position.ok_or_else(|| null("the position"))?;
        *position = position.after(played.in_position(position)?);
        Ok(())
    })
}

/// A legal move in coordinates, as UCI writes it: "e2e4", "e7e8q".
#[unsafe(no_mangle)]
pub extern "C" fn jadoube_move_uci(
    position: Option<&JadoubePosition>,
    played: JadoubeMove,
    out: Option<&mut MaybeUninit<*mut c_char>>,
) -> JadoubeStatus {
    guard(|| {
        let position = given(position)?;
        give_text(out, played.in_position(position)?.to_coordinates(position).to_string())
    })
}

/// A legal move as PGN writes it: "Nf3", "exd8=Q+", "O-O".
#[unsafe(no_mangle)]
pub extern "C" fn jadoube_move_san(
    position: Option<&JadoubePosition>,
    played: JadoubeMove,
    out: Option<&mut MaybeUninit<*mut c_char>>,
) -> JadoubeStatus {
    guard(|| {
        let position = given(position)?;
        give_text(out, write_san(position, played.in_position(position)?))
    })
}

/// Whether a player (JADOUBE_WHITE or JADOUBE_BLACK) can still checkmate by any possible series of legal moves (6.9). `budget` is
/// how many positions may be visited; 0 stands for the usual number.
#[unsafe(no_mangle)]
pub extern "C" fn jadoube_can_mate(
    position: Option<&JadoubePosition>,
    color: i32,
    budget: u64,
    out: Option<&mut MaybeUninit<JadoubeAnswer>>,
) -> JadoubeStatus {
    guard(|| {
        let (position, color) = (given(position)?, read_color(color)?);
        let answer = match Solver::new().can_mate(position, color, read_budget(budget)).can_mate() {
            CanMate::Yes => JadoubeAnswer::JADOUBE_YES,
            CanMate::No => JadoubeAnswer::JADOUBE_NO,
            CanMate::Unknown => JadoubeAnswer::JADOUBE_UNKNOWN,
        };
        room(out)?.write(answer);
        Ok(())
    })
}

/// Whether neither player can checkmate any more, so that the game is drawn (5.2.2). `budget` as for jadoube_can_mate.
#[unsafe(no_mangle)]
pub extern "C" fn jadoube_is_dead(
    position: Option<&JadoubePosition>,
    budget: u64,
    out: Option<&mut MaybeUninit<JadoubeAnswer>>,
) -> JadoubeStatus {
    guard(|| {
        let answer = match Solver::new().is_dead(given(position)?, read_budget(budget)) {
            Deadness::Dead => JadoubeAnswer::JADOUBE_YES,
            Deadness::Alive => JadoubeAnswer::JADOUBE_NO,
            Deadness::Undecided => JadoubeAnswer::JADOUBE_UNKNOWN,
        };
        room(out)?.write(answer);
        Ok(())
    })
}

/// "What is the ruling?": runs cases in the language of docs/CASES.md. `editions` are names that commas separate ("2018,2023");
/// NULL stands for those that a case names, or all. `locale` is the language of the answer; NULL stands for English. The answer is
/// JSON.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jadoube_rule(
    cases: *const c_char,
    editions: *const c_char,
    locale: *const c_char,
    out: Option<&mut MaybeUninit<*mut c_char>>,
) -> JadoubeStatus {
    guard(|| {
        // SAFETY: the texts are read before the call ends.
        let (cases, editions, locale) = unsafe {
            (text(cases, "the case")?, optional_text(editions, "the editions")?, optional_text(locale, "the locale")?)
        };
        give_text(out, json::rule(cases, editions, locale)?)
    })
}

/// What an Article says, with what Jadoube does about it and the same matter in the other editions, as JSON. `edition` may be
/// NULL for the latest that has this number, `locale` for English.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jadoube_laws(
    number: *const c_char,
    edition: *const c_char,
    locale: *const c_char,
    out: Option<&mut MaybeUninit<*mut c_char>>,
) -> JadoubeStatus {
    guard(|| {
        // SAFETY: the texts are read before the call ends.
        let (number, edition, locale) = unsafe {
            (text(number, "the number")?, optional_text(edition, "the edition")?, optional_text(locale, "the locale")?)
        };
        give_text(out, json::laws(number, edition, locale)?)
    })
}

/// Checks the games of a buffer of `length` bytes (PGN, not packed) against the Laws that were in force when each was played.
/// The answer is JSON: all findings and a summary. `edition` judges all games by one edition and may be NULL, `locale` too.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jadoube_audit(
    pgn: *const u8,
    length: usize,
    edition: *const c_char,
    locale: *const c_char,
    out: Option<&mut MaybeUninit<*mut c_char>>,
) -> JadoubeStatus {
    guard(|| {
        // SAFETY: buffer and texts are read before the call ends.
        let (pgn, edition, locale) = unsafe {
            (bytes(pgn, length)?, optional_text(edition, "the edition")?, optional_text(locale, "the locale")?)
        };
        give_text(out, json::audit_games(pgn, edition, locale)?)
    })
}

/// Answers any question in JSON, such as {"ask":"mate","fen":"…"}, with JSON; what is wrong with the question is an answer too,
/// of the type "error".
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jadoube_ask(
    request: *const c_char,
    out: Option<&mut MaybeUninit<*mut c_char>>,
) -> JadoubeStatus {
    guard(|| {
        // SAFETY: the text is read before the call ends.
        let request = unsafe { text(request, "the question")? };
        give_text(out, json::ask(request))
    })
}

const fn read_budget(budget: u64) -> Budget {
    if budget == 0 { Budget::DEFAULT } else { Budget::nodes(budget) }
}
