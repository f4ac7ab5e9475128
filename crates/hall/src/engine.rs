//! Which build of the engine judges. Every row names it, so that one can tell later by what it was judged.

use jadoube_laws::event::Event;
use jadoube_laws::ruling::Ruling;

/// The version of this build and a hash of its sources, `0.1.0+9c1f0e5d2a7b4c38`. Two builds that could rule otherwise have two names.
pub const BUILD: &str = concat!(env!("CARGO_PKG_VERSION"), "+", env!("JADOUBE_SOURCES"));

/// Changes what was ruled.
pub type Amend = fn(&Event, &mut Vec<Ruling>);

/// An engine: its name, and how it rules otherwise than this build. Tests make such engines, to be builds of another day.
#[derive(Clone, Copy, Debug)]
pub struct Engine {
    /// As rows name it.
    pub build: &'static str,
    /// What it makes of the rulings of this build.
    pub amend: Option<Amend>,
}

impl Default for Engine {
    fn default() -> Engine {
        Engine { build: BUILD, amend: None }
    }
}
