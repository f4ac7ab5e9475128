//! What is done about an adjournment, as messages.

use jadoube_texts::{Argument, Message};

use super::act::{by, squares_of};
use super::words::one_move_of;
use crate::case::AdjournedDeed;
use crate::event::Actor;
use crate::guideline::adjourned::{AdjournedAct, EnvelopeItem, Medium};

impl AdjournedAct {
    /// What this one does, to be told in any language. A sealed move stays sealed.
    pub fn message(&self, actor: Actor) -> Message {
        let plain = |id: &'static str| by(id, actor);
        match self {
            AdjournedAct::AnnouncesSession { starts, ends } => {
                let session = match (starts, ends) {
                    (None, None) => plain("act-announces-session"),
                    (Some(_), None) => plain("act-announces-session-from"),
                    (None, Some(_)) => plain("act-announces-session-to"),
                    (Some(_), Some(_)) => plain("act-announces-session-from-to"),
                };
                let parts = [("starts", starts), ("ends", ends)];
                let known = parts.into_iter().filter_map(|(name, at)| Some((name, (*at)?)));
                known.fold(session, |session, (name, at)| session.with(name, at.to_string()))
            }
            AdjournedAct::AsksToSeal => plain("act-asks-to-seal"),
            AdjournedAct::AdjournsEarly => plain("act-adjourns-early"),
            AdjournedAct::Seals { on: Medium::Paper, .. } => plain("act-seals"),
            AdjournedAct::Seals { on: Medium::Electronic, .. } => plain("act-seals-electronically"),
            AdjournedAct::ChecksEnvelope(_) => plain("act-checks-envelope"),
            AdjournedAct::Resumes => plain("act-resumes"),
            AdjournedAct::Opens { text, .. } => plain("act-opens-envelope-reading").with("text", text.as_str()),
            AdjournedAct::Reads { played } => plain("act-reads-sealed-move").with("move", squares_of(*played)),
            AdjournedAct::MissesEnvelope { position, times } => plain(match (position, times) {
                (true, true) => "act-misses-envelope",
                (false, true) => "act-misses-envelope-and-position",
                (true, false) => "act-misses-envelope-and-times",
                (false, false) => "act-misses-envelope-and-all",
            }),
            AdjournedAct::StatesMove { text, .. } => plain("act-states-move").with("text", text.as_str()),
            AdjournedAct::PointsOutTimes => plain("act-points-out-times"),
        }
    }
}

impl AdjournedDeed {
    /// The same for a line of a case, which has no secrets.
    pub(super) fn message(&self, actor: Actor) -> Message {
        match self {
            AdjournedDeed::Seals(text, Medium::Paper) => by("act-seals-text", actor).with("text", text.as_str()),
            AdjournedDeed::Seals(text, Medium::Electronic) => {
                by("act-seals-text-electronically", actor).with("text", text.as_str())
            }
            AdjournedDeed::Opens(None, _) => by("act-opens-envelope", actor),
            AdjournedDeed::Opens(Some(text), _) => by("act-opens-envelope-reading", actor).with("text", text.as_str()),
            AdjournedDeed::Checks(missing, wrong) => checks(missing, wrong, actor),
            AdjournedDeed::Reads(written) => {
                by("act-reads-sealed-move", actor).with("move", one_move_of(written.pattern))
            }
        }
    }
}

fn checks(missing: &[EnvelopeItem], wrong: &[EnvelopeItem], actor: Actor) -> Message {
    let with = |id: &'static str, items: &[EnvelopeItem]| {
        let items = items.iter().map(|item| Message::new("envelope-item").with("item", item.key())).collect();
        by(id, actor).with("items", Argument::AllOf(items))
    };
    match (missing.is_empty(), wrong.is_empty()) {
        (true, true) => by("act-checks-envelope", actor),
        (false, true) => with("act-checks-envelope-lacking", missing),
        (true, false) => with("act-checks-envelope-wrong", wrong),
        (false, false) => {
            let both = vec![with("act-checks-envelope-lacking", missing), with("act-checks-envelope-wrong", wrong)];
            Message::new("acts").with("acts", both)
        }
    }
}
