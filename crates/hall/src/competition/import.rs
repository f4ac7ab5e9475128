//! Imports from pairing programs: reports with their history and the next round, and bare lists of pairs.

use std::collections::{HashMap, HashSet};

use jadoube_laws::event::Score;
use jadoube_tournament::{Bye as TrfBye, Color, GameResult, Player as TrfPlayer, Rank, Round, Tournament};

use super::trf::{Pairs, numbers, player_of};
use super::{Bye, Desk, DeskError, Pairing, Player, Where};
use crate::secret::Secret;

impl Desk {
    /// Imports a report: its players, the rounds that were played elsewhere, and the round to be played here.
    pub async fn pair_from_report(&self, stream: &str, report: &Tournament) -> Result<u16, DeskError> {
        self.repeated(|| self.pair_from_report_now(stream, report)).await
    }

    async fn pair_from_report_now(&self, stream: &str, report: &Tournament) -> Result<u16, DeskError> {
        let mut taken = self.take(stream).await?;
        let known = taken.state.players.len();
        let mut entered = Vec::new();
        let mut number_of = HashMap::new();
        for player in &report.players {
            let number = position(&taken.state.players, player).unwrap_or_else(|| {
                entered.push(player_of(player).with_id());
                known + entered.len() - 1
            });
            number_of.insert(player.rank, number);
        }
        let mut last = 0;
        // A last column that has only byes is part of the next round, which is not paired yet.
        for index in taken.state.rounds.len()..report.next_round() - 1 {
            let (boards, byes) = round_of(report, index, &number_of);
            let to_play = boards.iter().any(|pairing| matches!(pairing.game, Where::Here(_)));
            last = u16::try_from(index + 1).unwrap_or(u16::MAX);
            self.add_round(stream, &mut taken, last, std::mem::take(&mut entered), boards, byes).await?;
            if to_play {
                return Ok(last);
            }
        }
        if last == 0 { Err(DeskError::NothingToPlay) } else { Ok(last) }
    }

    /// Pairs the next round as a pairing program answers to our report: by starting ranks, in the order of boards.
    pub async fn pair_from_pairs(&self, stream: &str, pairs: &Pairs) -> Result<u16, DeskError> {
        let round = self.next_round(stream).await?;
        self.repeated(|| self.pair_from_pairs_now(stream, pairs, round)).await
    }

    async fn pair_from_pairs_now(&self, stream: &str, pairs: &Pairs, round: u16) -> Result<u16, DeskError> {
        let mut taken = self.take(stream).await?;
        let numbers = numbers(&taken.state);
        let number = |rank: Rank| {
            let found = usize::from(rank).checked_sub(1).and_then(|index| numbers.get(index));
            found.copied().ok_or(DeskError::NoRank(rank))
        };
        let mut boards = Vec::new();
        for ([white, black], board) in pairs.boards.iter().zip(1u16..) {
            let game = Where::Here(Secret::draw().to_string());
            boards.push(Pairing { board, white: number(*white)?, black: number(*black)?, game });
        }
        let bye = |rank| Ok(Bye { player: number(rank)?, half_points: 2, granted: false });
        let byes = pairs.bye.into_iter().map(bye).collect::<Result<_, DeskError>>()?;
        self.add_round(stream, &mut taken, round, Vec::new(), boards, byes).await?;
        Ok(round)
    }
}

/// A player of a report among those who are known: by FIDE number, then by name.
fn position(players: &[Player], wanted: &TrfPlayer) -> Option<usize> {
    let by_number = |player: &Player| !wanted.fide_id.is_empty() && player.fide_id == wanted.fide_id;
    players.iter().position(by_number).or_else(|| players.iter().position(|player| player.name == wanted.name))
}

/// A round of a report: boards in the order of starting ranks, and byes.
fn round_of(report: &Tournament, index: usize, number_of: &HashMap<Rank, usize>) -> (Vec<Pairing>, Vec<Bye>) {
    let cell = |player: &TrfPlayer| player.rounds.get(index).copied().unwrap_or_default();
    let (mut boards, mut byes, mut seated) = (Vec::new(), Vec::new(), HashSet::new());
    for player in &report.players {
        let Round::Game { opponent: Some(opponent), color, result } = cell(player) else { continue };
        if seated.contains(&player.rank) || seated.contains(&opponent) {
            continue;
        }
        let Some(other) = report.player(opponent) else { continue };
        let theirs = match cell(other) {
            Round::Game { opponent, color, result } if opponent == Some(player.rank) => (color, result),
            // A forfeit may stand in one line only.
            _ => (None, GameResult::ForfeitLoss),
        };
        let is_white = color.or(theirs.0.map(Color::other)).is_none_or(|color| color == Color::White);
        let mine = (player.rank, result);
        let ((white, won), (black, lost)) =
            if is_white { (mine, (opponent, theirs.1)) } else { ((opponent, theirs.1), mine) };
        let game = match (half_points(won), half_points(lost)) {
            (Some(white), Some(black)) if won.is_forfeit() => Where::Forfeited(Score { white, black }),
            (Some(white), Some(black)) => Where::Elsewhere(Score { white, black }),
            _ => Where::Here(Secret::draw().to_string()),
        };
        let board = u16::try_from(boards.len() + 1).unwrap_or(u16::MAX);
        boards.push(Pairing { board, white: number_of[&white], black: number_of[&black], game });
        seated.extend([white, black]);
    }
    for player in report.players.iter().filter(|player| !seated.contains(&player.rank)) {
        let (half_points, granted) = match cell(player) {
            Round::NotPaired => continue,
            Round::Bye(TrfBye::Full) => (2, true),
            Round::Bye(TrfBye::PairingAllocated) | Round::Game { result: GameResult::ForfeitWin, .. } => (2, false),
            Round::Bye(TrfBye::Half) => (1, false),
            Round::Bye(TrfBye::Zero) | Round::Game { .. } => (0, false),
        };
        byes.push(Bye { player: number_of[&player.rank], half_points, granted });
    }
    (boards, byes)
}

/// The worth of a result, in halves; `None` while the game is not over.
const fn half_points(result: GameResult) -> Option<u8> {
    match result {
        GameResult::Win | GameResult::UnratedWin | GameResult::ForfeitWin => Some(2),
        GameResult::Draw | GameResult::UnratedDraw => Some(1),
        GameResult::Loss | GameResult::UnratedLoss | GameResult::ForfeitLoss => Some(0),
        GameResult::Pending => None,
    }
}
