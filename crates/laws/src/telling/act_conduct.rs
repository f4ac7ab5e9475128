//! What is done under Articles 11 and 12, as messages.

use jadoube_texts::Message;

use super::act::by;
use super::words::amount;
use crate::competition::arbiter::ArbiterAct;
use crate::competition::conduct::{ConductAct, Held, Leave, Place, Power};
use crate::competition::conduct_texts::{duty_key, penalty_key, place_key, said_key};
use crate::event::Actor;

impl ConductAct {
    /// What this one does, to be told in any language.
    pub fn message(&self, actor: Actor) -> Message {
        let plain = |id: &'static str| by(id, actor);
        match self {
            ConductAct::Leaves { place, leave } => leaves(*place, *leave, actor),
            ConductAct::Enters { permitted: true } => plain("act-enters"),
            ConductAct::Enters { permitted: false } => plain("act-enters-unasked"),
            ConductAct::Finds { player, what } => plain("act-finds").with("color", *player).with("what", what.key()),
            ConductAct::FindsDevice { player, device } => plain("act-finds-device")
                .with("color", *player)
                .with(
                    "held",
                    match device.held {
                        Held::Body => "body",
                        Held::Bag => "bag",
                    },
                )
                .with(
                    "power",
                    match device.power {
                        Power::Off => "off",
                        Power::On => "on",
                        Power::Sounding => "sounding",
                    },
                ),
            ConductAct::AsksToSearch { player, body } => {
                plain("act-asks-to-search").with("color", *player).with("what", if *body { "body" } else { "things" })
            }
            ConductAct::AllowsSearch => plain("act-allows-search"),
            ConductAct::RefusesSearch => plain("act-refuses-search"),
            ConductAct::FindsRefusing { player } => plain("act-finds-refusing").with("color", *player),
            ConductAct::AsksExplanation => plain("act-asks-explanation"),
            ConductAct::Appeals { .. } => plain("act-appeals"),
            ConductAct::DecidesAppeal { upheld: true } => plain("act-upholds-appeal"),
            ConductAct::DecidesAppeal { upheld: false } => plain("act-dismisses-appeal"),
            ConductAct::HelpsReconstruct => plain("act-helps-reconstruct"),
            ConductAct::RefusesToHelp => plain("act-refuses-to-help"),
            ConductAct::ChecksClaim => plain("act-checks-claim"),
        }
    }
}

fn leaves(place: Place, leave: Leave, actor: Actor) -> Message {
    let id = match leave {
        Leave::Unasked => "act-leaves-unasked",
        _ => "act-leaves",
    };
    by(id, actor).with("place", place_key(place))
}

impl ArbiterAct {
    /// What this one does, to be told in any language.
    pub fn message(&self, actor: Actor) -> Message {
        let plain = |id: &'static str| by(id, actor);
        match self {
            ArbiterAct::Penalizes { player, penalty } => {
                plain("act-penalizes").with("color", *player).with("kind", penalty_key(penalty.kind()))
            }
            ArbiterAct::GivesTime { player, time } => {
                plain("act-gives-time").with("color", *player).with("time", amount(*time))
            }
            ArbiterAct::Says(said) => plain("act-says").with("said", said_key(*said)),
            ArbiterAct::SeesTo(duty) => plain("act-sees-to").with("duty", duty_key(*duty)),
            ArbiterAct::AppointsAssistants => plain("act-appoints-assistants"),
            ArbiterAct::SendsOut => plain("act-sends-out"),
            ArbiterAct::Interferes => plain("act-interferes"),
            ArbiterAct::Reports => plain("act-reports"),
            ArbiterAct::UsesPhone { authorized: true } => plain("act-uses-phone"),
            ArbiterAct::UsesPhone { authorized: false } => plain("act-uses-phone-unasked"),
        }
    }
}
