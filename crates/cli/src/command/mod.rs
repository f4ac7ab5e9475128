//! One module for each subcommand.

pub(crate) mod audit;
pub(crate) mod diagram;
pub(crate) mod games;
pub(crate) mod keep;
pub(crate) mod laws;
pub(crate) mod legal;
pub(crate) mod load;
pub(crate) mod mate;
pub(crate) mod mcp;
pub(crate) mod notation;
pub(crate) mod perft;
pub(crate) mod person;
pub(crate) mod play;
pub(crate) mod pocket;
pub(crate) mod rule;
pub(crate) mod serve;
pub(crate) mod shell;
