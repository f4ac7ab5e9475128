//! What several tests of messages need.

use std::collections::BTreeSet;

use jadoube_texts::{Argument, Message};

/// The name of a message and of those within it.
pub fn ids(message: &Message, into: &mut BTreeSet<&'static str>) {
    into.insert(message.id());
    for (_, argument) in message.arguments() {
        match argument {
            Argument::Message(inner) => ids(inner, into),
            Argument::Messages(all) | Argument::AllOf(all) | Argument::AnyOf(all) => {
                all.iter().for_each(|inner| ids(inner, into));
            }
            _ => {}
        }
    }
}
