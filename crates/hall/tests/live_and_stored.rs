//! A board shows what its log says: after every act, under every combination of the hall's settings, the live game equals the fold of the
//! stored rows, and a refused act has left no row.

use crate::common;

use std::sync::Arc;
use std::time::Instant as Monotonic;

use common::Place;
use jadoube_board::{Color, Coordinates, Square};
use jadoube_clock::Instant;
use jadoube_hall::board::table::Table;
use jadoube_hall::board::{Body, Command, Made, Opening, Seat, Settings, View, Watcher, fold};
use jadoube_hall::hall::Hall;
use jadoube_hall::store::chain::{self, Hash};
use jadoube_hall::store::{Anchor, Append, Head, Kind, Row, Store};
use jadoube_lawbook::Edition;
use jadoube_laws::competition::Competition;
use jadoube_laws::event::{Act, Actor, ClockAct, DecisionAct, Hands, MovingAct};
use jadoube_laws::game::Game;
use jadoube_laws::vocabulary::Sample as _;

const SEATS: [Seat; 6] =
    [Seat::White, Seat::Black, Seat::WhitesAssistant, Seat::BlacksAssistant, Seat::Arbiter, Seat::Spectator];

/// Every combination of the hall's settings. Delays concern only spectators.
fn all_settings() -> Vec<Settings> {
    let mut all = Vec::new();
    for number in 0..16u32 {
        let watcher = |bit: u32| if number & bit == 0 { Watcher::People } else { Watcher::Hall };
        all.push(Settings {
            flags: watcher(1),
            illegal_moves: watcher(2),
            refuses_illegal_moves: number & 4 != 0,
            lag_limit: if number & 8 == 0 { 0 } else { 500 },
            ..Settings::default()
        });
    }
    all
}

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

/// Something that somebody might send: often a playable move, often nonsense.
fn command(chance: &mut Chance, game: &Game, samples: &[Act], number: usize) -> (Command, Seat) {
    let mover = if game.state().side_to_move() == Color::White { Seat::White } else { Seat::Black };
    let press = || Act::Clock(ClockAct::Presses { hand: Hands::One });
    let plays = |played| Act::Moving(MovingAct::Plays { played, hands: Hands::One });
    let mut of = None;
    let (acts, seat): (Vec<Act>, Seat) = match chance.below(20) {
        0..=6 => {
            let permitted = game.state().permission().moves;
            let mut acts = match permitted.is_empty() {
                true => vec![press()],
                false => {
                    let chosen = *chance.of(&permitted);
                    vec![plays(Coordinates { from: chosen.from(), to: chosen.to(), promotion: chosen.promotion() })]
                }
            };
            if chance.below(4) > 0 {
                acts.push(press());
            }
            (acts, mover)
        }
        7..=8 => {
            let [from, to] = [(); 2].map(|()| Square::ALL[chance.below(64)]);
            (vec![plays(Coordinates { from, to, promotion: None }), press()], mover)
        }
        9..=10 => (vec![press()], *chance.of(&[Seat::White, Seat::Black])),
        11 => {
            let entry = u32::try_from(chance.below(game.log().len() + 1)).unwrap();
            (vec![Act::Decision(DecisionAct::Corrects { entry })], Seat::Arbiter)
        }
        12 => {
            let open = game.state().questions();
            let acts = match open.is_empty() {
                true => vec![Act::Clock(ClockAct::Restarts { side: None })],
                false => {
                    let question = chance.of(open);
                    let (question, answer) = (question.number, *chance.of(&question.answers));
                    vec![Act::Decision(DecisionAct::Decides { question, answer })]
                }
            };
            (acts, Seat::Arbiter)
        }
        _ => {
            let acts = (0..=chance.below(2)).map(|_| chance.of(samples).clone()).collect();
            if chance.below(4) == 0 {
                of = Some(*chance.of(&[Actor::White, Actor::Black, Actor::Spectator]));
            }
            (acts, *chance.of(&SEATS))
        }
    };
    let mut command = Command::new(format!("c{number}"), acts);
    command.of = of;
    (command, seat)
}

fn opening(chance: &mut Chance, settings: Settings) -> Opening {
    let edition = *chance.of(Edition::all());
    let control = *chance.of(&["90+30", "40/120, 60", "3", "1"]);
    let rules = Competition::new(edition, control.parse().unwrap());
    let [white, black, date] = ["Anna", "Bella", "2026.11.15"].map(str::to_owned);
    Opening { event: None, white, black, persons: Default::default(), date, rules, settings }
}

/// A game on its own time line, so that flags fall and players are absent for hours.
async fn plays_on_a_time_line(store: &dyn Store, stream: &str, settings: Settings, chance: &mut Chance) -> [usize; 2] {
    let samples = Act::samples();
    let opening = opening(chance, settings);
    let mut head = Head { seq: 0, hash: Hash::START };
    let body = serde_json::to_string(&Body::Opened(Box::new(opening.clone()))).unwrap();
    let rows = vec![chain::link(&mut head, stream, 1, Instant(0), None, body)];
    let first =
        Append { stream: stream.to_owned(), expected: 0, fence: 1, rows, close: false, summary: None, stood: 0 };
    store.create(Kind::Game, "test".to_owned(), Anchor { instant: Instant(0), since: 0 }, first).await.unwrap();
    let mut table = Table::new(opening);
    let mut at = 0;
    let mut counted = [0, 0];
    for number in 0..60 {
        at += [0, 40, 900, 20_000, 200_000][chance.below(5)];
        let (command, seat) = command(chance, table.game(), &samples, number);
        let (said, before) = (format!("{settings:?} {command:?} of {seat:?}"), table.game().clone());
        let lag = u16::try_from(chance.below(800)).unwrap();
        let command = if number == 1 { Command::new("start", [Act::Clock(ClockAct::StartsRound)]) } else { command };
        let seat = if number == 1 { Seat::Arbiter } else { seat };
        match table.decide(command, seat, Instant(at), lag) {
            Err(_) => {
                counted[1] += 1;
                assert_eq!(*table.game(), before, "refused: {said}");
            }
            Ok(decided) => {
                counted[0] += 1;
                let expected = head.seq;
                let written = decided.rows.into_iter().map(|(judged, _)| {
                    let at = judged.event.at;
                    let body = serde_json::to_string(&Body::Judged(Box::new(judged))).unwrap();
                    chain::link(&mut head, stream, 1, at, None, body)
                });
                let (rows, stream) = (written.collect(), stream.to_owned());
                store
                    .append(Append { stream, expected, fence: 1, rows, close: false, summary: None, stood: 0 })
                    .await
                    .unwrap();
            }
        }
        let folded = fold(stream, &store.read(stream.to_owned(), 0).await.unwrap()).unwrap();
        assert_eq!(folded.otherwise, [], "{said}");
        assert_eq!(folded.game, *table.game(), "{said}");
    }
    counted
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_the_fold_of_its_log_after_every_act_under_all_settings() {
    let place = Place::sqlite();
    let [mut taken, mut refused] = [0, 0];
    for (number, settings) in all_settings().into_iter().enumerate() {
        for game in 0..4u64 {
            let mut chance = Chance(0x9e37_79b9_7f4a_7c15 ^ (number as u64 * 4 + game + 1).wrapping_mul(0xbf58_476d));
            let stream = format!("g{number}-{game}");
            let counted = plays_on_a_time_line(&*place.store, &stream, settings, &mut chance).await;
            taken += counted[0];
            refused += counted[1];
        }
    }
    assert!(taken > 1_000 && refused > 500, "{taken} commands were taken in and {refused} refused");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_board_shows_what_its_log_says_under_all_settings() {
    let place = Place::sqlite();
    let (hall, _) = Hall::open(Arc::clone(&place.store)).await.unwrap();
    let samples = Act::samples();
    for (number, settings) in all_settings().into_iter().enumerate() {
        let mut chance = Chance(0xd1b5_4a32_d192_ed03 ^ (number as u64 + 1).wrapping_mul(0x94d0_49bb));
        let stream = format!("g{number}");
        let board = hall.set_up(&stream, opening(&mut chance, settings)).await.unwrap();
        let start = Command::new("start", [Act::Clock(ClockAct::StartsRound)]);
        board.act(start, Seat::Arbiter, Monotonic::now(), 0).await.unwrap();
        for number in 0..25 {
            let rows = place.store.read(stream.clone(), 0).await.unwrap();
            let (command, seat) = command(&mut chance, &fold(&stream, &rows).unwrap().game, &samples, number);
            let said = format!("{settings:?} {command:?} of {seat:?}");
            let answer = board.act(command, seat, Monotonic::now(), 0).await;
            let snapshot = board.snapshot(Seat::Arbiter).await.unwrap();
            let after = place.store.read(stream.clone(), 0).await.unwrap();
            let folded = fold(&stream, &after).unwrap();
            assert_eq!(folded.otherwise, [], "{said}");
            // Apart from the command only the hall itself writes, if it has observed something.
            let added = &after[rows.len()..];
            assert_eq!(answer.is_ok(), added.iter().any(|row| row.client.is_some()), "{said}: {answer:?}");
            let by_the_hall = |row: &Row| row.body.contains("\"by\":\"hall\"");
            assert!(answer.is_ok() || added.iter().all(by_the_hall), "{said}: {answer:?}");
            if after.len() as u64 == snapshot.seq {
                let state = folded.game.state();
                assert_eq!(snapshot.view, View::of(&folded.game, snapshot.at), "{said}");
                assert_eq!(snapshot.moves, state.plies().iter().map(Made::of).collect::<Vec<_>>(), "{said}");
                assert_eq!(snapshot.sheets, Color::ALL.map(|side| Some(state.sheet(side).moves.clone())), "{said}");
            }
        }
    }
}
