//! What games are read from: a path, bytes, or a file object, plain or packed.

use std::fs::File;
use std::io::{self, Cursor, Read};
use std::path::{Path, PathBuf};

use jadoube_audit::{Source, Stream, unpack};
use pyo3::buffer::PyBuffer;
use pyo3::exceptions::{PyOSError, PyTypeError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;

use crate::errors::JadoubeError;

/// Where games come from.
pub(crate) enum Input {
    Path(PathBuf),
    Bytes(PyBackedBytes),
    /// Other objects with a buffer may change while we read, so they are copied.
    Copied(Vec<u8>),
    File(FileObject),
}

impl<'a, 'py> FromPyObject<'a, 'py> for Input {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Input> {
        if let Ok(bytes) = given.extract::<PyBackedBytes>() {
            return Ok(Input::Bytes(bytes));
        }
        if let Ok(path) = given.extract::<PathBuf>() {
            return refuse_pgn(&path).map(|()| Input::Path(path));
        }
        if given.hasattr("read")? {
            return Ok(Input::File(FileObject { object: given.to_owned().unbind(), read: Vec::new(), used: 0 }));
        }
        match PyBuffer::<u8>::get(&given) {
            Ok(buffer) => Ok(Input::Copied(buffer.to_vec(given.py())?)),
            Err(_) => Err(PyTypeError::new_err(format!(
                "expected a path, bytes, or a file object, found {}",
                given.get_type().name()?
            ))),
        }
    }
}

/// A text of games given as a path is a common slip.
fn refuse_pgn(path: &Path) -> PyResult<()> {
    let text = path.to_string_lossy();
    if text.contains('\n') || text.starts_with('[') && !path.exists() {
        return Err(JadoubeError::new_err(
            "this text looks like PGN: expected a path, or the games as bytes, as text.encode() gives them",
        ));
    }
    Ok(())
}

impl Input {
    /// The stream, unpacked.
    pub(crate) fn open(self) -> PyResult<Box<dyn Read + Send>> {
        Ok(match self {
            Input::Path(path) => {
                let named = |error: io::Error| os_error(&path, &error);
                unpack(File::open(&path).map_err(named)?).map_err(named)?
            }
            Input::Bytes(bytes) => unpack(Cursor::new(bytes))?,
            Input::Copied(bytes) => unpack(Cursor::new(bytes))?,
            Input::File(file) => unpack(file)?,
        })
    }

    /// For an audit: a folder stands for all game files in it.
    pub(crate) fn sources(self) -> Vec<Source> {
        match self {
            Input::Path(path) => Source::find(&[path]),
            Input::Bytes(bytes) => vec![Source::Stream(Stream::new("<bytes>", Cursor::new(bytes)))],
            Input::Copied(bytes) => vec![Source::Stream(Stream::new("<bytes>", Cursor::new(bytes)))],
            Input::File(file) => vec![Source::Stream(Stream::new(file.name(), file))],
        }
    }
}

/// An OSError with its number and file, so that Python makes it a FileNotFoundError where it is one.
pub(crate) fn os_error(path: &Path, error: &io::Error) -> PyErr {
    match error.raw_os_error() {
        Some(number) => {
            let text = error.to_string();
            let reason = text.split(" (os error").next().unwrap_or_default().to_owned();
            PyOSError::new_err((number, reason, path.as_os_str().to_owned()))
        }
        None => PyOSError::new_err(format!("{}: {error}", path.display())),
    }
}

/// An object with a method `read`, of bytes or text.
pub(crate) struct FileObject {
    object: Py<PyAny>,
    read: Vec<u8>,
    used: usize,
}

/// Enough that asking Python costs nothing beside reading.
const PIECE: usize = 1 << 18;

impl FileObject {
    fn name(&self) -> String {
        let name = Python::attach(|py| self.object.getattr(py, "name").and_then(|name| name.extract::<String>(py)));
        name.unwrap_or_else(|_| "<file>".to_owned())
    }

    fn fill(&mut self) -> PyResult<()> {
        self.used = 0;
        self.read = Python::attach(|py| {
            let piece = self.object.bind(py).call_method1("read", (PIECE,))?;
            if let Ok(text) = piece.extract::<String>() {
                return Ok(text.into_bytes());
            }
            piece.extract::<Vec<u8>>().map_err(|_| {
                PyTypeError::new_err(format!("read() returned {}: expected bytes or str", piece.get_type()))
            })
        })?;
        Ok(())
    }
}

impl Read for FileObject {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.used == self.read.len() {
            self.fill().map_err(io::Error::other)?;
        }
        let rest = &self.read[self.used..];
        let length = rest.len().min(into.len());
        into[..length].copy_from_slice(&rest[..length]);
        self.used += length;
        Ok(length)
    }
}
