//! What is done under Articles 11 and 12, as messages (`locales/*/conduct.ftl`).

use jadoube_texts::{Argument, Message};

use super::act::by;
use super::words::amount;
use crate::competition::arbiter::{ArbiterAct, Penalty};
use crate::competition::conduct::{Appealed, ConductAct, Held, Leave, Power};
use crate::competition::conduct_texts::{duty_key, penalty_key, place_key, said_key, yes_or_no};
use crate::event::Actor;

impl ConductAct {
    /// What this one does, to be told in any language.
    pub fn message(&self, actor: Actor) -> Message {
        let plain = |id: &'static str| by(id, actor);
        match *self {
            ConductAct::Leaves { place, leave } => plain(match leave {
                Leave::Unasked => "act-leaves",
                Leave::Reported => "act-leaves-reported",
                Leave::Permitted => "act-leaves-permitted",
            })
            .with("place", place_key(place)),
            ConductAct::Enters { permitted } => plain("act-enters").with("permitted", yes_or_no(permitted)),
            ConductAct::Finds { player, what } => plain("act-finds").with("color", player).with("what", what.key()),
            ConductAct::FindsDevice { player, device } => {
                let held = match device.held {
                    Held::Body => "body",
                    Held::Bag => "bag",
                };
                let power = match device.power {
                    Power::Off => "off",
                    Power::On => "on",
                    Power::Sounding => "sounding",
                };
                plain("act-finds-device").with("color", player).with("held", held).with("power", power)
            }
            ConductAct::AsksToSearch { player, body } => {
                plain("act-asks-to-search").with("color", player).with("body", yes_or_no(body))
            }
            ConductAct::AllowsSearch => plain("act-allows-search"),
            ConductAct::RefusesSearch => plain("act-refuses-search"),
            ConductAct::FindsRefusing { player } => plain("act-finds-refusing").with("color", player),
            ConductAct::AsksExplanation => plain("act-asks-explanation"),
            ConductAct::Appeals { against: Appealed::Decision } => plain("act-appeals"),
            ConductAct::Appeals { against: Appealed::Quickplay } => plain("act-appeals-in-quickplay"),
            ConductAct::DecidesAppeal { upheld } => plain("act-decides-appeal").with("upheld", yes_or_no(upheld)),
            ConductAct::HelpsReconstruct => plain("act-helps"),
            ConductAct::RefusesToHelp => plain("act-refuses-to-help"),
            ConductAct::ChecksClaim => plain("act-checks-claim"),
        }
    }
}

impl ArbiterAct {
    /// What this one does, to be told in any language.
    pub fn message(&self, actor: Actor) -> Message {
        let plain = |id: &'static str| by(id, actor);
        match *self {
            ArbiterAct::Penalizes { player, penalty } => {
                let how_much: Argument = match penalty {
                    Penalty::Warning | Penalty::Loss | Penalty::Expulsion => {
                        let kind = penalty_key(penalty.kind());
                        return plain("act-penalizes").with("color", player).with("kind", kind);
                    }
                    Penalty::OpponentsTime(time) | Penalty::OffendersTime(time) => amount(time),
                    Penalty::OpponentsPoints(points) | Penalty::OffendersPoints(points) => points.to_string().into(),
                    Penalty::Fine(sum) => sum.to_string().into(),
                    Penalty::Rounds(rounds) => rounds.to_string().into(),
                };
                let kind = penalty_key(penalty.kind());
                plain("act-penalizes-by").with("color", player).with("kind", kind).with("amount", how_much)
            }
            ArbiterAct::GivesTime { player, time } => {
                plain("act-gives-time").with("color", player).with("time", amount(time))
            }
            ArbiterAct::Says(said) => plain("act-says").with("said", said_key(said)),
            ArbiterAct::SeesTo(duty) => plain("act-sees-to").with("duty", duty_key(duty)),
            ArbiterAct::AppointsAssistants => plain("act-appoints-assistants"),
            ArbiterAct::SendsOut => plain("act-sends-out"),
            ArbiterAct::Interferes => plain("act-interferes"),
            ArbiterAct::Reports => plain("act-reports"),
            ArbiterAct::UsesPhone { authorized } => plain("act-uses-phone").with("authorized", yes_or_no(authorized)),
        }
    }
}
