//! Report files: a competition as a [`Tournament`], and the messages about reports that cannot be read. The format itself is in
//! `jadoube_tournament::trf`.

use std::collections::HashMap;

use jadoube_laws::competition::Log;
use jadoube_laws::event::Score;
use jadoube_texts::Message;
pub use jadoube_tournament::trf::{Dialect, Expected, Fault, Faults, Pairs, WriteError, fit, read, read_pairs, write};
use jadoube_tournament::{
    Absence, Adjustment, Bye as TrfBye, Color, Date, GameResult, Player as TrfPlayer, PointSystem, Points, Rank, Round,
    Tournament,
};

use super::export::Finished;
use super::standings::half_points;
use super::{Bye, CompetitionState, OneLine, Player, Where};

/// The results of the games that are played here, by their names.
pub type Ends = HashMap<String, Finished>;

/// The players of a report, in the order of their starting ranks: everybody who was not entered by mistake, without gaps.
pub fn numbers(state: &CompetitionState) -> Vec<usize> {
    (0..state.players.len()).filter(|player| !state.dropped.contains(player)).collect()
}

/// A competition as a tournament. Penalties, and points that differ from the usual ones, are adjustments.
pub fn tournament(state: &CompetitionState, log: &Log, ends: &Ends) -> Tournament {
    let numbers = numbers(state);
    let mut ranks = vec![0; state.players.len()];
    for (number, rank) in numbers.iter().zip(1..) {
        ranks[*number] = rank;
    }
    let mut rounds = vec![vec![Round::NotPaired; state.rounds.len()]; state.players.len()];
    for (index, round) in state.rounds.iter().enumerate() {
        for pairing in &round.boards {
            let end = match &pairing.game {
                Where::Here(stream) => ends.get(stream).copied(),
                Where::Elsewhere(score) => Some(Finished { score: *score, forfeit: false }),
                Where::Forfeited(score) => Some(Finished { score: *score, forfeit: true }),
            };
            let result = |halves: fn(Score) -> u8| end.map_or(GameResult::Pending, |end| result(end, halves));
            let (white, black) = (pairing.white, pairing.black);
            rounds[white][index] = Round::game(ranks[black], Color::White, result(|score| score.white));
            rounds[black][index] = Round::game(ranks[white], Color::Black, result(|score| score.black));
        }
        for bye in &round.byes {
            rounds[bye.player][index] = Round::Bye(bye_of(*bye));
        }
    }
    let mut player =
        |number: usize| trf_player(&state.players[number], ranks[number], std::mem::take(&mut rounds[number]));
    let scoring = state.announcement.rules.announced.scoring;
    let halves = |points: jadoube_laws::competition::Points| Points::from_halves(points.halves.into());
    let mut event = Tournament {
        name: OneLine::new(&state.announcement.name).to_string(),
        city: OneLine::new(&state.announcement.site).to_string(),
        time_control: state.announcement.rules.control.to_pgn(),
        planned_rounds: state.announcement.regulations.rounds,
        scoring: PointSystem::from_game(halves(scoring.win), halves(scoring.draw), halves(scoring.loss)),
        system: state.announcement.regulations.system.code().to_owned(),
        tie_breaks: state.announcement.regulations.tie_breaks(),
        players: numbers.iter().copied().map(&mut player).collect(),
        ..Tournament::default()
    };
    let adjustment = |(number, player): (&usize, &TrfPlayer)| {
        let scored = Points::from_halves(i32::try_from(half_points(state, log, *number)).unwrap_or(i32::MAX));
        let points = scored - event.result_points(player);
        let players = vec![player.rank];
        (points != Points::ZERO).then_some(Adjustment { result: None, points, round: None, players })
    };
    event.adjustments = numbers.iter().zip(&event.players).filter_map(adjustment).collect();
    event
}

fn trf_player(player: &Player, rank: Rank, rounds: Vec<Round>) -> TrfPlayer {
    let clean = |text: &str, most: usize| fit(OneLine::new(text).as_str(), most);
    TrfPlayer {
        rank,
        sex: clean(&player.sex, 1),
        title: clean(&player.title, 3),
        name: clean(&player.name, 33),
        rating: player.rating.filter(|rating| *rating <= 9_999),
        federation: clean(&player.federation, 3),
        fide_id: clean(&player.fide_id, 11),
        birth: Date::new(&clean(&player.born, 10)),
        points: None,
        place: None,
        rounds,
    }
}

/// A player of a report as one of a competition.
pub fn player_of(player: &TrfPlayer) -> Player {
    Player {
        name: player.name.clone(),
        title: player.title.clone(),
        rating: player.rating,
        federation: player.federation.clone(),
        fide_id: player.fide_id.clone(),
        born: player.birth.to_string(),
        sex: player.sex.clone(),
        person: String::new(),
        in_chain: false,
    }
}

const fn bye_of(bye: Bye) -> TrfBye {
    match bye.half_points {
        0 => TrfBye::Zero,
        1 => TrfBye::Half,
        _ if bye.granted => TrfBye::Full,
        _ => TrfBye::PairingAllocated,
    }
}

fn result(end: Finished, halves: fn(Score) -> u8) -> GameResult {
    match (halves(end.score), end.forfeit) {
        (2.., true) => GameResult::ForfeitWin,
        (_, true) => GameResult::ForfeitLoss,
        (2.., false) => GameResult::Win,
        (1, false) => GameResult::Draw,
        (0, false) => GameResult::Loss,
    }
}

/// What is not in the log of a competition, for a pairing program.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ForPairing {
    /// How many rounds are planned, if the announcement does not say.
    pub rounds: Option<u16>,
    /// The numbers of players who are absent in the next round, from 0.
    pub absent: Vec<usize>,
    /// The numbers of players who have a half-point bye in the next round, from 0.
    pub half: Vec<usize>,
}

/// A tournament as pairing programs want it: finished rounds only, the points of the results, and who is not to be paired. Players who may
/// not play are absent.
pub fn for_pairing(state: &CompetitionState, log: &Log, ends: &Ends, more: &ForPairing) -> Tournament {
    let event = tournament(state, log, ends);
    let mut event = event.after(event.finished_rounds());
    event.adjustments.clear();
    event.planned_rounds = event.planned_rounds.or(more.rounds);
    if event.rounds() == 0 {
        event.initial_color = Some(Color::White);
    }
    let next = u16::try_from(event.next_round()).unwrap_or(u16::MAX);
    let (mut zero, mut half) = (Vec::new(), Vec::new());
    for (number, rank) in numbers(state).into_iter().zip(1..) {
        let barred = log.standing().kept_from(&state.players[number].name, next).is_some();
        match state.attends(number, next).half_points() {
            _ if barred || more.absent.contains(&number) => zero.push(rank),
            _ if more.half.contains(&number) => half.push(rank),
            Some(0) => zero.push(rank),
            Some(_) => half.push(rank),
            None => {}
        }
    }
    let said = [(TrfBye::Half, half), (TrfBye::Zero, zero)].into_iter().filter(|(_, players)| !players.is_empty());
    event.byes = said.map(|(bye, players)| Absence { bye, round: next, players }).collect();
    event
}

/// A fault of a report in words.
pub fn message(fault: &Fault) -> Message {
    let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    Message::new("report-fault")
        .with("line", number(fault.line))
        .with("column", number(fault.column))
        .with("expected", fault.expected.name())
        .with("found", fault.found.clone())
}
