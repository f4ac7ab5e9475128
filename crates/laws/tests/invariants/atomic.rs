//! Applying an act is atomic: what is refused leaves no trace, alone or among others.

use jadoube_laws::ruling::{Impossible, Ruling};

use super::*;

const ACTORS: [Actor; 10] = [
    Actor::White,
    Actor::Black,
    Actor::WhitesAssistant,
    Actor::BlacksAssistant,
    Actor::Arbiter,
    Actor::ArbitersAssistant,
    Actor::Organizer,
    Actor::Hall,
    Actor::Spectator,
    Actor::Appeals,
];

/// Something that may happen, or that cannot: by anybody, at any time, and now and then a correction.
fn event(chance: &mut Chance, game: &Game, at: &mut u64) -> Event {
    *at += [0, 200, 1_000, 9_000, 61_000][chance.below(5)];
    let (by, act) = match chance.below(12) {
        0 => {
            (Actor::Arbiter, Act::Decision(DecisionAct::Corrects { entry: chance.below(game.log().len() + 2) as u32 }))
        }
        _ => act(chance, game),
    };
    let by = if chance.below(8) == 0 { ACTORS[chance.below(10)] } else { by };
    let at = if chance.below(16) == 0 { at.saturating_sub(100) } else { *at };
    Event { at: Instant(at), by, act }
}

/// A game, begun or not, and an instant not before its last one.
fn beginning(chance: &mut Chance) -> (Game, u64) {
    let mut game = Game::new(competition(chance));
    if chance.below(6) > 0 {
        game.apply(Event { at: Instant(0), by: Actor::Arbiter, act: Act::Clock(ClockAct::StartsRound) }).unwrap();
    }
    (game, 0)
}

/// Applies one event to two games, and everything that was refused to neither.
fn refused_acts_can_be_deleted(seed: u64) -> Result<(), TestCaseError> {
    let chance = &mut Chance(seed);
    let (mut game, mut at) = beginning(chance);
    let mut without = game.clone();
    let mut refused = 0;
    for _ in 0..150 {
        let event = event(chance, &game, &mut at);
        match game.apply(event.clone()) {
            Ok(rulings) => prop_assert_eq!(without.apply(event), Ok(rulings)),
            Err(_) => refused += 1,
        }
    }
    prop_assert!(refused > 0, "nothing was refused");
    prop_assert_eq!(game, without);
    Ok(())
}

/// After every act the state is the fold of the log, and a refused act leaves the game as it was.
fn state_is_the_fold_of_the_log(seed: u64) -> Result<(), TestCaseError> {
    let chance = &mut Chance(seed);
    let (mut game, mut at) = beginning(chance);
    for _ in 0..40 {
        let before = game.clone();
        let event = event(chance, &game, &mut at);
        let told = format!("{event:?}");
        if game.apply(event).is_err() {
            prop_assert_eq!(&game, &before, "{}", told);
        }
        prop_assert_eq!(&game.until(game.log().len()).unwrap(), &game, "{}", told);
    }
    Ok(())
}

/// Several acts happen as they would one by one, or none of them does.
fn several_acts_happen_or_none(seed: u64) -> Result<(), TestCaseError> {
    let chance = &mut Chance(seed);
    let (mut game, mut at) = beginning(chance);
    for _ in 0..50 {
        let before = game.clone();
        let mut singly = game.clone();
        let mut rulings: Result<Vec<Vec<Ruling>>, Impossible> = Ok(Vec::new());
        let mut events = Vec::new();
        // Mostly what can be done one after the other; what cannot may stand anywhere.
        for _ in 0..1 + chance.below(4) {
            let event = event(chance, &singly, &mut at);
            let ruled = singly.apply(event.clone());
            if ruled.is_ok() || chance.below(3) == 0 {
                events.push(event);
                rulings = rulings.and_then(|mut rulings| {
                    rulings.push(ruled?);
                    Ok(rulings)
                });
            }
        }
        let all = game.apply_all(events);
        prop_assert_eq!(&all, &rulings);
        prop_assert_eq!(&game, if all.is_ok() { &singly } else { &before });
    }
    prop_assert_eq!(&game.until(game.log().len()).unwrap(), &game);
    Ok(())
}

/// What is given up in the end has not happened, whatever was refused or corrected meanwhile, and whatever was given up inside it.
fn an_attempt_leaves_nothing_behind(seed: u64) -> Result<(), TestCaseError> {
    let chance = &mut Chance(seed);
    let (mut game, mut at) = beginning(chance);
    for _ in 0..20 {
        let before = game.clone();
        let given_up: Result<(), ()> = game.attempt(|game| {
            let mut later = at;
            for _ in 0..1 + chance.below(4) {
                let event = event(chance, game, &mut later);
                let _ = game.apply(event);
            }
            let inside = game.clone();
            let given_up: Result<(), ()> = game.attempt(|game| {
                let event = event(chance, game, &mut later);
                let _ = game.apply_all([event]);
                Err(())
            });
            assert!(given_up.is_err());
            assert_eq!(*game, inside);
            Err(())
        });
        prop_assert!(given_up.is_err());
        prop_assert_eq!(&game, &before);
        let event = event(chance, &game, &mut at);
        let _ = game.apply(event);
    }
    prop_assert_eq!(&game.until(game.log().len()).unwrap(), &game);
    Ok(())
}

#[test]
fn deleting_refused_acts_changes_nothing() {
    on_incidents(100, refused_acts_can_be_deleted);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    #[test]
    fn after_every_act_the_state_is_the_fold_of_the_log(seed: u64) {
        state_is_the_fold_of_the_log(seed)?;
    }

    #[test]
    fn all_acts_that_are_one_thing_happen_or_none(seed: u64) {
        several_acts_happen_or_none(seed)?;
    }

    #[test]
    fn an_attempt_that_is_given_up_leaves_nothing_behind(seed: u64) {
        an_attempt_leaves_nothing_behind(seed)?;
    }
}
