//! Random events: results, byes, forfeits, withdrawals and late entries; the pairs come from outside.

use jadoube_peers::rng::Rng;
use jadoube_tournament::trf::Pairs;
use jadoube_tournament::{Absence, Bye, Color, Date, GameResult, Player, Round, Tournament};

/// An event before its first round.
pub fn event(rng: &mut Rng, day: &str) -> Tournament {
    let count = 7 + u16::try_from(rng.below(16)).unwrap();
    let player = |rank: u16, rating: u16| Player {
        rank,
        name: format!("Játékos, {rank}"),
        rating: Some(rating),
        ..Player::default()
    };
    let mut rating = 2_600;
    let mut players = Vec::new();
    for rank in 1..=count {
        rating -= 1 + u16::try_from(rng.below(60)).unwrap();
        players.push(player(rank, rating));
    }
    Tournament {
        name: "Peers".to_owned(),
        start: Date::new(day),
        planned_rounds: Some(5 + u16::try_from(rng.below(3)).unwrap()),
        initial_color: Some(if rng.once_in(2) { Color::White } else { Color::Black }),
        system: "FIDE_DUTCH".to_owned(),
        players,
        ..Tournament::default()
    }
}

/// Announces who is absent in the next round. The withdrawn stay away.
pub fn absences(event: &mut Tournament, withdrawn: &mut Vec<u16>, rng: &mut Rng) {
    let round = u16::try_from(event.next_round()).unwrap();
    let (mut zero, mut half) = (withdrawn.clone(), Vec::new());
    for player in &event.players {
        if withdrawn.contains(&player.rank) {
            continue;
        }
        match rng.below(40) {
            0 => {
                withdrawn.push(player.rank);
                zero.push(player.rank);
            }
            1 => zero.push(player.rank),
            2 => half.push(player.rank),
            _ => {}
        }
    }
    let absent = [(Bye::Zero, zero), (Bye::Half, half)].into_iter().filter(|(_, players)| !players.is_empty());
    event.byes = absent.map(|(bye, players)| Absence { bye, round, players }).collect();
}

/// Plays a round: every pair gets a result, everybody else the bye that was announced.
pub fn play(event: &mut Tournament, pairs: &Pairs, rng: &mut Rng) {
    let round = event.next_round();
    let mut cells = vec![Round::Bye(Bye::Zero); event.players.len()];
    for absence in &event.byes {
        for rank in &absence.players {
            cells[usize::from(*rank) - 1] = Round::Bye(absence.bye);
        }
    }
    if let Some(rank) = pairs.bye {
        cells[usize::from(rank) - 1] = Round::Bye(Bye::PairingAllocated);
    }
    for [white, black] in pairs.boards.iter().copied() {
        use GameResult::{Draw, ForfeitLoss, ForfeitWin, Loss, UnratedLoss, UnratedWin, Win};
        let (mine, theirs) = match rng.below(40) {
            0 => (ForfeitWin, ForfeitLoss),
            1 => (ForfeitLoss, ForfeitWin),
            2 => (ForfeitLoss, ForfeitLoss),
            3 => (UnratedWin, UnratedLoss),
            4..=15 => (Draw, Draw),
            16..=28 => (Win, Loss),
            _ => (Loss, Win),
        };
        cells[usize::from(white) - 1] = Round::game(black, Color::White, mine);
        cells[usize::from(black) - 1] = Round::game(white, Color::Black, theirs);
    }
    for (player, cell) in event.players.iter_mut().zip(cells) {
        player.rounds.resize(round - 1, Round::NotPaired);
        player.rounds.push(cell);
    }
    event.byes.clear();
}
