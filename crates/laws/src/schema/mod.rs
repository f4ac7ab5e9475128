//! JSON Schema of what this crate stores, and the same as types for pages. Needs the feature `schema`.
//!
//! ```
//! let schema = jadoube_laws::schema::event();
//! assert_eq!(schema.get("title").and_then(|title| title.as_str()), Some("Event"));
//! ```

mod layout;
mod page_types;

use schemars::generate::{Contract, SchemaSettings};
use schemars::{JsonSchema, Schema};

pub use self::layout::text;
pub use self::page_types::{Imports, declarations};
use crate::event::Event;
use crate::game::Record;
use crate::ruling::Ruling;
use crate::vocabulary::Class;

/// An event, as a log takes it.
pub fn event() -> Schema {
    schema::<Event>(Contract::Deserialize)
}

/// A ruling, as it is written.
pub fn ruling() -> Schema {
    schema::<Ruling>(Contract::Serialize)
}

/// A whole game, as it is stored and read again.
pub fn record() -> Schema {
    schema::<Record>(Contract::Deserialize)
}

/// The types of events, rulings and classes for pages.
pub fn page_types() -> String {
    let class = schema::<Class>(Contract::Serialize);
    declarations("events and rulings", &[event(), ruling(), class], &Imports::default())
}

fn schema<T: JsonSchema>(contract: Contract) -> Schema {
    let settings = SchemaSettings::draft2020_12().with(|settings| settings.contract = contract);
    settings.into_generator().into_root_schema_for::<T>()
}
