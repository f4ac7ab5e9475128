//! Every case of Jadoube: incidents of chess in plain words, with the rulings that must follow under each edition of the Laws.
//!
//! The crate is data only; `jadoube-cases` reads and runs it. Any implementation of the Laws can be tested against it.
//!
//! ```
//! let (name, text) = jadoube_corpus::FILES[0];
//! assert!(name.starts_with("cases/") && name.ends_with(".case"));
//! assert!(text.lines().any(|line| line.starts_with("case ")));
//! ```
#![no_std]
#![forbid(unsafe_code)]

/// Name and text of every file of cases, by name: `cases/article-7/touch-move.case`.
pub const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
