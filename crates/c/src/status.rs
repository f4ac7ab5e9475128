//! What a call comes back with, and the text that explains it.

use std::any::Any;
use std::cell::RefCell;
use std::ffi::{CStr, CString};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How a call went.
#[repr(C)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(non_camel_case_types)]
pub enum JadoubeStatus {
    /// All is well.
    JADOUBE_OK = 0,
    /// A pointer is NULL that must not be.
    JADOUBE_NULL_POINTER = 1,
    /// A text is not UTF-8.
    JADOUBE_BAD_UTF8 = 2,
    /// A text is not a FEN.
    JADOUBE_BAD_FEN = 3,
    /// The FEN was read, but nobody can play on from this position.
    JADOUBE_UNPLAYABLE_POSITION = 4,
    /// The move is not legal here, or the text is not a move.
    JADOUBE_BAD_MOVE = 5,
    /// A number or a name is not one of those that exist: a square, an array, an edition, a locale, an Article.
    JADOUBE_BAD_ARGUMENT = 6,
    /// The array has too few places; the count says how many are needed.
    JADOUBE_BUFFER_TOO_SMALL = 7,
    /// The case, or the question, cannot be read.
    JADOUBE_BAD_REQUEST = 8,
    /// A fault of Jadoube itself, which was caught. Please report it.
    JADOUBE_INTERNAL_ERROR = 9,
}

/// A call that did not go well.
pub(crate) struct Failure {
    pub(crate) status: JadoubeStatus,
    pub(crate) message: String,
}

impl Failure {
    pub(crate) fn new(status: JadoubeStatus, message: impl ToString) -> Failure {
        Failure { status, message: message.to_string() }
    }
}

thread_local! {
    static LAST_ERROR: RefCell<CString> = RefCell::default();
}

/// Keeps the text for `jadoube_error_message`. What cannot stand in a C string is left out.
fn keep(message: &str) {
    let text: Vec<u8> = message.bytes().filter(|&byte| byte != 0).collect();
    LAST_ERROR.with(|last| *last.borrow_mut() = CString::new(text).unwrap_or_default());
}

/// Calls `read` with the text of the last error of this thread.
pub(crate) fn with_last_error<T>(read: impl FnOnce(&CStr) -> T) -> T {
    LAST_ERROR.with(|last| read(&last.borrow()))
}

/// Does the work of a call. A panic ends here, so that nothing unwinds into C.
pub(crate) fn guard(work: impl FnOnce() -> Result<(), Failure>) -> JadoubeStatus {
    // What the closure can reach is thrown away or still whole: results are written last.
    let failure = match catch_unwind(AssertUnwindSafe(work)) {
        Ok(Ok(())) => return JadoubeStatus::JADOUBE_OK,
        Ok(Err(failure)) => failure,
        Err(panic) => Failure::new(JadoubeStatus::JADOUBE_INTERNAL_ERROR, panic_text(&*panic)),
    };
    keep(&failure.message);
    failure.status
}

fn panic_text(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("a fault without a text")
}
