//! Checks whole databases of games against the Laws that were in force when each was played.
//!
//! ```
//! use jadoube_audit::{Judge, Kind, Options};
//! use jadoube_notation::pgn::Reader;
//!
//! let file = "[White \"A\"]\n[Black \"B\"]\n[Result \"1/2-1/2\"]\n\n1. f3 e5 2. g4 Qh4# 1/2-1/2\n";
//! let mut judge = Judge::new(Options::default());
//! let mut reader = Reader::new(file.as_bytes());
//! while reader.read_game(&mut judge)? {}
//! let judged = judge.take();
//! let mate = judged.found[0].findings.iter().find(|finding| finding.kind == Kind::ResultMate).unwrap();
//! assert_eq!(mate.ply, 4);
//! assert_eq!(mate.article.unwrap().number, "5.1.1");
//! assert_eq!(mate.message.to_string(), "Black has given checkmate, but the result is 1/2-1/2");
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! With the feature `parquet`, `Tables` writes games and findings as columns.
#![forbid(unsafe_code)]

mod chunk;
mod editions;
mod finding;
mod fix;
mod judge;
mod kind;
mod report;
mod row;
mod run;
mod source;
mod stream;
#[cfg(feature = "parquet")]
mod tables;

pub use chunk::{CHUNK, Chunk, Chunks};
pub use finding::{Finding, GameFindings, Heading};
pub use fix::{Fix, Joiner};
pub use judge::{Judge, Judged, Options};
pub use kind::{Kind, Severity, Unknown};
pub use report::{Summary, text_block};
pub use row::GameRow;
pub use run::{Batch, Games, Settings, Watch, run};
pub use source::{Packing, Source, unpack};
pub use stream::Stream;
#[cfg(feature = "parquet")]
pub use tables::Tables;
