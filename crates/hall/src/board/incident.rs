//! The incidents that an arbiter looks for in the log of a game, among touches, moves and presses.

use jadoube_laws::event::Event;
use jadoube_laws::ruling::Ruling;
use jadoube_laws::vocabulary::{Class, Vocabulary};

/// Whether an entry goes beyond the ordinary course of a game: rulings, penalties, claims, questions, calls, clock adjustments,
/// observations, declarations, corrections, and the end of the game.
pub fn is_incident(event: &Event, rulings: &[Ruling]) -> bool {
    event.act.form().class != Class::Course || !rulings.iter().all(is_ordinary)
}

/// Whether a ruling follows in every game, without a question, a penalty or the end of the game.
pub fn is_ordinary(ruling: &Ruling) -> bool {
    ruling.is_routine()
}

#[cfg(test)]
mod tests {
    use jadoube_clock::Instant;
    use jadoube_lawbook::Edition;
    use jadoube_laws::competition::Competition;
    use jadoube_laws::event::Act;
    use jadoube_laws::event::{Actor, Claim, Contact, Hands, StopReason};
    use jadoube_laws::event::{ClockAct, CompletionAct, DrawAct, MovingAct, RecordingAct};
    use jadoube_laws::game::Game;

    use super::*;

    #[test]
    fn touches_moves_and_presses_are_not_incidents() {
        let mut game = Game::new(Competition::new(Edition::newest(), "90+30".parse().unwrap()));
        let press = Act::Clock(ClockAct::Presses { hand: Hands::One });
        let play =
            |squares: &str| Act::Moving(MovingAct::Plays { played: squares.parse().unwrap(), hands: Hands::One });
        let touch =
            |square: &str, contact| Act::Moving(MovingAct::Touches { square: square.parse().unwrap(), contact });
        let records = Act::Recording(RecordingAct::Records { text: "e4".to_owned() });
        for (by, act, expected) in [
            (Actor::White, Act::Clock(ClockAct::Arrives), false),
            (Actor::Arbiter, Act::Clock(ClockAct::StartsRound), false),
            (Actor::White, touch("e2", Contact::Deliberate), false),
            (Actor::White, play("e2e4"), false),
            (Actor::White, press.clone(), false),
            (Actor::White, records, false),
            (Actor::Black, touch("a7", Contact::Adjusting), false),
            (Actor::Black, Act::Draw(DrawAct::OffersDraw { conditional: false }), true),
            (Actor::Black, play("e7e5"), false),
            (Actor::Black, press.clone(), false),
            (Actor::White, Act::Draw(DrawAct::Declines), false),
            (Actor::White, Act::Draw(DrawAct::Claims { claim: Claim::Repetition, intends: None }), true),
            (Actor::White, Act::Clock(ClockAct::StopsClocks { reason: StopReason::CallArbiter }), true),
            (Actor::Arbiter, Act::Clock(ClockAct::Restarts { side: None }), true),
            (Actor::White, Act::Completion(CompletionAct::Resigns), true),
        ] {
            let event = Event { at: Instant(1_000), by, act };
            let rulings = game.apply(event.clone()).unwrap();
            assert_eq!(is_incident(&event, &rulings), expected, "{event:?}: {rulings:?}");
        }
    }
}
