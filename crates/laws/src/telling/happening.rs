//! The lines of a case, as messages: what they say, not how they are written.

use jadoube_board::Square;
use jadoube_texts::{Argument, Message};

use super::act::{adjusts, by, claims, completes, plays, touches_in_turn};
use super::words::one_move_of;
use crate::case::{Deed, Happening, Intended};
use crate::event::{Act, Actor, Contact};

impl Happening {
    /// Who does what, to be told in any language.
    pub fn message(&self) -> Message {
        match &self.deeds[..] {
            [deed] => one(deed, self.by),
            [Deed::Plays(written, hands), Deed::PressesAfter] => {
                completes(*hands, self.by).with("move", one_move_of(written.pattern))
            }
            several => match (touched(several, Contact::Deliberate), touched(several, Contact::Adjusting)) {
                (Some(squares), _) => touches_in_turn(&squares, self.by),
                (_, Some(squares)) => adjusts(&squares, self.by),
                _ => {
                    let all: Vec<Message> = several.iter().map(|deed| one(deed, self.by)).collect();
                    Message::new("acts").with("acts", all)
                }
            },
        }
    }
}

fn one(deed: &Deed, actor: Actor) -> Message {
    match deed {
        Deed::Act(act) => act.message(actor),
        Deed::Plays(written, hands) => plays(*hands, actor).with("move", one_move_of(written.pattern)),
        Deed::PressesAfter => by("act-presses", actor),
        Deed::ClaimsDraw(about, Intended::Move(written)) => claims(*about, Some(one_move_of(written.pattern)), actor),
        Deed::ClaimsDraw(about, _) => claims(*about, None::<Argument>, actor),
        Deed::Adjourned(deed) => deed.message(actor),
        Deed::Blind(deed) => deed.message(actor),
        Deed::CorrectsLast => by("act-corrects-last", actor),
    }
}

/// The squares, when all that is done is to touch pieces in one manner.
fn touched(deeds: &[Deed], manner: Contact) -> Option<Vec<Square>> {
    let square = |deed: &Deed| match deed {
        Deed::Act(Act::Touches { square, contact }) if *contact == manner => Some(*square),
        _ => None,
    };
    deeds.iter().map(square).collect()
}
