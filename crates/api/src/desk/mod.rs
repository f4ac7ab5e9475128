//! The ruling desk: an arbiter at a wooden board describes an incident in a few taps and gets the rulings of the Laws.
//!
//! An incident is written as a case (docs/CASES.md). If the arbiter gives no position, a stand-in of the catalogue takes its place: the
//! ruling is still the engine's, and details of the stand-in (its squares, its moves) are left out of the answer.
//!
//! The hall asks it over HTTP, the arbiter's pocket as WebAssembly. It keeps nothing.

mod answer;
mod catalogue;
mod handed;
mod incidents;
mod inquiry;
#[cfg(feature = "legality")]
mod legality;
mod list;
mod mirror;
mod notice;
mod procedure;

pub use answer::{Answered, DeskRuling, answer, minutes};
pub use catalogue::INCIDENTS;
pub use handed::{HandedKind, HandedOver, JsonKind, KeptEntry, LONGEST_NOTE, MOST_ENTRIES, Unacceptable};
pub use incidents::{Group, Incident, Need, Variant};
pub use inquiry::{Inquiry, Since, Unanswerable};
pub use list::{Catalogue, catalogue};
pub use notice::{Entry, Heading, NoticePage, notice, notices, outcome_of};
pub use procedure::{Kind, Step};

/// The variant that asks about a stated position whether it can arise.
#[cfg(feature = "legality")]
const STATED: &str = "stated";
