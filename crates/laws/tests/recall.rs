//! Random games folded from what was ruled: the same rulings lead to the same game, and others stand whatever this engine would rule.

use jadoube_board::Coordinates;
use jadoube_clock::Instant;
use jadoube_lawbook::Edition;
use jadoube_laws::competition::Competition;
use jadoube_laws::event::{Act, Actor, ClockAct, DecisionAct, Event, Hands, MovingAct, Score};
use jadoube_laws::game::{Game, Given};
use jadoube_laws::ruling::{Effect, Outcome, Ruling};
use jadoube_laws::vocabulary::Sample as _;

/// The same numbers on every machine (xorshift).
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }

    fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}

/// What happened, with what was ruled on it then.
type Told = (Event, Vec<Ruling>);

fn random_game(chance: &mut Chance, samples: &[Act]) -> (Game, Vec<Told>) {
    let control = *chance.of(&["90+30", "40/120, 60", "3"]);
    let mut game = Game::new(Competition::new(*chance.of(Edition::all()), control.parse().unwrap()));
    let mut told = Vec::new();
    let mut at = 0;
    for number in 0..50 {
        at += [0, 100, 5_000, 60_000][chance.below(4)];
        let (by, act) = match chance.below(8) {
            _ if number == 0 => (Actor::Arbiter, Act::Clock(ClockAct::StartsRound)),
            0..=2 => {
                let mover = Actor::of(game.state().side_to_move());
                let Some(&chosen) = game.state().permission().moves.first() else { continue };
                let played = Coordinates { from: chosen.from(), to: chosen.to(), promotion: chosen.promotion() };
                (mover, Act::Moving(MovingAct::Plays { played, hands: Hands::One }))
            }
            3..=4 => (*chance.of(&[Actor::White, Actor::Black]), Act::Clock(ClockAct::Presses { hand: Hands::One })),
            5 if number % 3 == 0 => {
                let entry = u32::try_from(chance.below(number)).unwrap();
                (Actor::Arbiter, Act::Decision(DecisionAct::Corrects { entry }))
            }
            _ => (*chance.of(&[Actor::White, Actor::Black, Actor::Arbiter]), chance.of(samples).clone()),
        };
        let event = Event { at: Instant(at), by, act };
        if let Ok(rulings) = game.apply(event.clone()) {
            told.push((event, rulings));
        }
    }
    (game, told)
}

fn recalled(competition: &Competition, told: &[Told]) -> (Game, usize) {
    let mut game = Game::new(competition.clone());
    let mut otherwise = 0;
    for (event, rulings) in told {
        otherwise += usize::from(game.recall(event.clone(), Given { rulings, rejudged: None }).is_some());
    }
    (game, otherwise)
}

#[test]
fn the_same_rulings_lead_to_the_same_game() {
    let samples = Act::samples();
    for seed in 1..120 {
        let (game, told) = random_game(&mut Chance(seed * 0x9e37_79b9), &samples);
        assert_eq!(recalled(game.competition(), &told), (game, 0), "{seed}");
    }
}

/// Changes what was ruled on one event, in one of several ways.
fn change(chance: &mut Chance, (event, rulings): &mut Told) {
    let outcome = Outcome { score: Score::DRAW, reason: jadoube_lawbook::Matter::Penalties, at: event.at };
    match chance.below(4) {
        0 => rulings.clear(),
        1 => rulings.iter_mut().for_each(|ruling| ruling.effects.clear()),
        2 => rulings.iter_mut().for_each(|ruling| ruling.effects.retain(|effect| !matches!(effect, Effect::Over(_)))),
        _ => {
            if let Some(ruling) = rulings.first_mut() {
                ruling.effects.push(Effect::Over(outcome));
            }
        }
    }
}

#[test]
fn other_rulings_stand_and_the_game_can_be_read_to_its_end() {
    let samples = Act::samples();
    let mut differed = 0;
    for seed in 1..240 {
        let mut chance = Chance(seed * 0x51_7cc1_b727);
        let (game, mut told) = random_game(&mut chance, &samples);
        let changed = chance.below(told.len());
        change(&mut chance, &mut told[changed]);
        let (again, otherwise) = recalled(game.competition(), &told);
        differed += usize::from(otherwise > 0);
        assert_eq!(again.log().len(), told.len(), "{seed}");
        let (until, _) = recalled(game.competition(), &told[..=changed]);
        let given = told[changed].1.iter().flat_map(|ruling| &ruling.effects);
        let mut ended = given.filter_map(|effect| match effect {
            Effect::Over(outcome) => Some(*outcome),
            _ => None,
        });
        if let Some(outcome) = ended.next_back() {
            assert_eq!(until.state().outcome(), Some(outcome), "{seed}");
        }
        // What was ruled is part of the game: a prefix of it is folded from the same rulings.
        if !told.iter().any(|(event, _)| matches!(event.act, Act::Decision(DecisionAct::Corrects { .. }))) {
            assert_eq!(again.until(told.len()).as_ref(), Ok(&again), "{seed}");
            assert_eq!(again.until(changed + 1).unwrap(), until, "{seed}");
        }
    }
    assert!(differed > 100, "{differed} games were ruled on otherwise");
}
