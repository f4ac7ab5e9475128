//! What an arbiter looks for in the protocol of a game, among touches, moves and presses.

use jadoube_laws::event::{Act, Event};
use jadoube_laws::point::Point;
use jadoube_laws::ruling::{Effect, Finding, Ruling};

/// Whether an entry is more than the ordinary course of a game: rulings, penalties, claims, questions, calls, clocks that were set,
/// what was observed, declared or struck out, and how the game ended.
pub fn is_incident(event: &Event, rulings: &[Ruling]) -> bool {
    !is_of_play(&event.act) || !rulings.iter().all(is_ordinary)
}

/// What players do in every game.
fn is_of_play(act: &Act) -> bool {
    matches!(
        act,
        Act::Arrives
            | Act::StartsRound
            | Act::Touches { .. }
            | Act::TouchesTogether { .. }
            | Act::Releases { .. }
            | Act::TakesOff { .. }
            | Act::Places { .. }
            | Act::LetsGo
            | Act::Plays { .. }
            | Act::Castles { .. }
            | Act::TakesBack
            | Act::Presses { .. }
            | Act::OffersDraw { .. }
            | Act::Declines
            | Act::Records { .. }
            | Act::Signs { .. }
    )
}

/// Whether a ruling says only what follows in every game, and asks, costs and ends nothing.
pub fn is_ordinary(ruling: &Ruling) -> bool {
    let finding = matches!(
        ruling.finding,
        Finding::Started
            | Finding::Arrived(_)
            | Finding::Bound(_)
            | Finding::Adjusted(_)
            | Finding::Made(..)
            | Finding::Completed(_)
            | Finding::PressIdle(_)
            | Finding::Offered(_)
            | Finding::Declined(_)
            | Finding::Recorded(_)
            | Finding::NeedNotRecord(_)
            | Finding::Signed(_)
            | Finding::TakenBack(_)
            | Finding::Point(
                Point::ContactNotMeant(_)
                    | Point::ContactCounts(_)
                    | Point::TouchOffMove(_)
                    | Point::Promotes(..)
                    | Point::Delay(_)
                    | Point::PeriodCompleted(..)
                    | Point::TimeSaved(..)
                    | Point::TimeNotSaved(..)
                    | Point::PressedAfterReply(_)
            )
    );
    let grave = |effect: &Effect| {
        matches!(
            effect,
            Effect::TimeTaken(..)
                | Effect::Restored(_)
                | Effect::IllegalMoves(..)
                | Effect::MayPenalize(_)
                | Effect::Warned(_)
                | Effect::Asked(_)
                | Effect::Over(_)
        )
    };
    finding && !ruling.effects.iter().any(grave)
}

#[cfg(test)]
mod tests {
    use jadoube_clock::Instant;
    use jadoube_laws::competition::Competition;
    use jadoube_laws::edition::Edition;
    use jadoube_laws::event::{Actor, Claim, Contact, Hands, StopReason};
    use jadoube_laws::game::Game;

    use super::*;

    #[test]
    fn touches_moves_and_presses_are_no_incidents() {
        let mut game = Game::new(Competition::new(Edition::newest(), "5400+30".parse().unwrap()));
        let press = Act::Presses { hand: Hands::One };
        let play = |squares: &str| Act::Plays { played: squares.parse().unwrap(), hands: Hands::One };
        let touch = |square: &str, contact| Act::Touches { square: square.parse().unwrap(), contact };
        let records = Act::Records { text: "e4".to_owned() };
        for (by, act, expected) in [
            (Actor::White, Act::Arrives, false),
            (Actor::Arbiter, Act::StartsRound, false),
            (Actor::White, touch("e2", Contact::Deliberate), false),
            (Actor::White, play("e2e4"), false),
            (Actor::White, press.clone(), false),
            (Actor::White, records, false),
            (Actor::Black, touch("a7", Contact::Adjusting), false),
            (Actor::Black, Act::OffersDraw { conditional: false }, true),
            (Actor::Black, play("e7e5"), false),
            (Actor::Black, press.clone(), false),
            (Actor::White, Act::Declines, false),
            (Actor::White, Act::Claims { claim: Claim::Repetition, intends: None }, true),
            (Actor::White, Act::StopsClocks { reason: StopReason::CallArbiter }, true),
            (Actor::Arbiter, Act::Restarts { side: None }, true),
            (Actor::White, Act::Resigns, true),
        ] {
            let event = Event { at: Instant(1_000), by, act };
            let rulings = game.apply(event.clone()).unwrap();
            assert_eq!(is_incident(&event, &rulings), expected, "{event:?}: {rulings:?}");
        }
    }
}
