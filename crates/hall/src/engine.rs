//! The build of the engine that rules. Every row names it, so that one can tell later which build gave its rulings.

use jadoube_laws::event::Event;
use jadoube_laws::ruling::Ruling;

/// The version of this build and a hash of its sources, `0.1.0+9c1f0e5d2a7b4c38`. Two builds that could rule differently have different
/// names.
pub const BUILD: &str = concat!(env!("CARGO_PKG_VERSION"), "+", env!("JADOUBE_SOURCES"));

/// Changes rulings.
pub type Amend = fn(&Event, &mut Vec<Ruling>);

/// An engine: its name, and how its rulings differ from this build. Tests use it to simulate other builds.
#[derive(Clone, Copy, Debug)]
pub struct Engine {
    /// Its name in the rows.
    pub build: &'static str,
    /// Changes the rulings of this build into those of the engine.
    pub amend: Option<Amend>,
}

impl Default for Engine {
    fn default() -> Engine {
        Engine { build: BUILD, amend: None }
    }
}
