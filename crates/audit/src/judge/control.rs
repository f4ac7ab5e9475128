//! The time control of a game. The games of a file mostly share it, so it is parsed once.

use jadoube_clock::{Rate, TimeControl, TimeControlTag};
use jadoube_notation::pgn::Text;

use super::tags::is_same;
use crate::editions::Candidates;

#[derive(Clone, Debug, Default)]
pub(crate) struct Control {
    text: Vec<u8>,
    value: Value,
}

#[derive(Clone, Debug, Default)]
enum Value {
    #[default]
    Unknown,
    Bad,
    Timed(Box<TimeControl>),
}

impl Control {
    /// Sets the value of the tag.
    pub(crate) fn set(&mut self, tag: Option<&[u8]>) {
        let tag = tag.unwrap_or_default();
        if is_same(tag, &self.text) {
            return;
        }
        self.text.clear();
        self.text.extend_from_slice(tag);
        self.value = match Text(tag).decode().trim() {
            "" => Value::Unknown,
            text => match TimeControlTag::read_leniently(text) {
                Ok(TimeControlTag::Timed(control)) => Value::Timed(Box::new(control)),
                Ok(_) => Value::Unknown,
                Err(_) => Value::Bad,
            },
        };
    }

    pub(crate) fn is_bad(&self) -> bool {
        matches!(self.value, Value::Bad)
    }

    pub(crate) fn timed(&self) -> Option<&TimeControl> {
        match &self.value {
            Value::Timed(control) => Some(control),
            _ => None,
        }
    }

    /// Whether this is rapid or blitz under every edition that may have been in force, for both players' times.
    pub(crate) fn is_fast(&self, editions: &Candidates) -> bool {
        self.timed().is_some_and(|control| {
            editions.agree(|rules| control.rate(rules.rates).is_some_and(|rate| rate != Rate::Standard))
        })
    }
}
