//! The Rust examples of the documents compile and hold. A document is added here when it gets its first example.

#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

#[cfg(doctest)]
#[doc = include_str!("../../../docs/COMING-FROM.md")]
struct ComingFrom;
