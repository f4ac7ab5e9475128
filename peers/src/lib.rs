//! Jadoube beside other people's chess software: speed side by side, and move lists that must agree.
//!
//! Nothing here is shipped. The peers are test oracles and benchmark partners, two of them under the GPL and AGPL,
//! so this package stays outside the workspace's default members.
#![forbid(unsafe_code)]

pub mod corpus;
pub mod draw;
pub mod oracle;
pub mod ours;
pub mod positions;
pub mod program;
pub mod rng;
pub mod rules;
pub mod stockfish;
pub mod timing;
