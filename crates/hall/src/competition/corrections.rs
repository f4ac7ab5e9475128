//! Corrections of wrong announcements and pairings before play. Nothing is erased: a correction is a row of the log like any other.
//!
//! The first row of a game has the names and the number of its board. A corrected board is therefore a new one, and the wrong one is
//! withdrawn; the holders of links to it are told where to go.

use std::collections::HashSet;

use jadoube_clock::{ClockState, Instant};
use jadoube_laws::game::Game;

use super::alike::are_alike;
use super::csv::Paired;
use super::desk::find;
use super::{Bye, ByeWorth, CompetitionBody, CompetitionState, Desk, DeskError, PairedRound, Pairing, Player, Where};
use crate::access::Link;
use crate::board::Seat;
use crate::hall::{Held, NoBoard};
use crate::secret::Secret;
use crate::store::StoreError;
use crate::wooden::{Note, Wooden};

/// A withdrawn place at a board, and the player's new place, if any.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moved {
    /// The old place.
    pub from: Link,
    /// The new place.
    pub to: Option<Link>,
}

impl Desk {
    /// Renames a competition. Games that are set up from now on have the new name.
    pub async fn rename(&self, stream: &str, name: &str) -> Result<(), DeskError> {
        let renamed = CompetitionBody::Renamed { name: name.trim().to_owned() };
        self.repeated(|| self.append_one(stream, renamed.clone())).await
    }

    /// Corrects the name of a player everywhere, and recreates the boards that have not begun.
    pub async fn correct_name(&self, stream: &str, wrong: &str, right: &str) -> Result<Vec<Moved>, DeskError> {
        self.repeated(|| self.correct_name_now(stream, wrong, right)).await
    }

    async fn correct_name_now(&self, stream: &str, wrong: &str, right: &str) -> Result<Vec<Moved>, DeskError> {
        let mut taken = self.take(stream).await?;
        let player = taken.state.players.iter().position(|player| player.name == wrong);
        let player = player.ok_or_else(|| DeskError::NoPlayer(wrong.to_owned()))?;
        let named = CompetitionBody::NameCorrected { player, name: right.trim().to_owned() };
        let mut trial = taken.state.clone();
        trial.take_in(&named)?;
        let (mut held, mut new) = (Vec::new(), Vec::new());
        let moved = self.set_up_anew(stream, &mut taken, &trial, player, named, (&mut held, &mut new)).await;
        if let Err(why) = &moved {
            self.clear_away(stream, &new, why).await;
        }
        self.settle(held, moved).await
    }

    /// Recreates the boards of a player that have not begun; the old ones are put on hold.
    async fn set_up_anew(
        &self,
        stream: &str,
        taken: &mut super::desk::Taken,
        trial: &CompetitionState,
        player: usize,
        named: CompetitionBody,
        (held, new): (&mut Vec<Held>, &mut Vec<Pairing>),
    ) -> Result<Vec<Moved>, DeskError> {
        let mut bodies = vec![named];
        let mut moved = Vec::new();
        for (before, round) in taken.state.rounds.iter().zip(1u16..) {
            let mut boards = before.boards.clone();
            for pairing in boards.iter_mut().filter(|pairing| pairing.white == player || pairing.black == player) {
                if let Some(free) = self.hold(&pairing.game).await? {
                    held.push(free);
                    pairing.game = Where::Here(Secret::draw().to_string());
                }
            }
            if boards == before.boards {
                continue;
            }
            let here = new_in(before, &boards);
            new.extend_from_slice(&here);
            self.set_up(stream, trial, round, &here).await?;
            moved.extend(moved_from(before, &boards));
            bodies.push(CompetitionBody::Repaired { round, boards, byes: before.byes.clone() });
        }
        self.append(stream, taken, &bodies).await?;
        Ok(moved)
    }

    /// Replaces the pairing of a round. Games that have begun must be in it unchanged.
    pub async fn repair(&self, stream: &str, round: u16, list: &[Paired]) -> Result<Vec<Moved>, DeskError> {
        self.repeated(|| self.repair_now(stream, round, list)).await
    }

    async fn repair_now(&self, stream: &str, round: u16, list: &[Paired]) -> Result<Vec<Moved>, DeskError> {
        let taken = self.take(stream).await?;
        let before = taken.state.rounds[taken.state.index(round)?].clone();
        let mut bodies = wrong_names(&taken.state, round, &before, list);
        let mut trial = taken.state.clone();
        for body in &bodies {
            trial.take_in(body)?;
        }
        let renamed: HashSet<usize> = bodies.iter().filter_map(renamed).collect();
        let known = trial.players.len();
        let mut players = trial.players.clone();
        let (mut boards, mut byes) = (Vec::new(), Vec::new());
        for (paired, number) in list.iter().zip(1u16..) {
            let white = find(&mut players, &paired.white_player());
            let Some(black) = paired.black_player() else {
                let (half_points, granted) = (paired.bye.half_points(), paired.bye == ByeWorth::Granted);
                byes.push(Bye { player: white, half_points, granted });
                continue;
            };
            let black = find(&mut players, &black);
            let board = paired.board.unwrap_or(number);
            let same = before.boards.iter().find(|old| (old.board, old.white, old.black) == (board, white, black));
            let as_it_was = match same {
                Some(old) if !renamed.contains(&white) && !renamed.contains(&black) => Some(old),
                // A change of spelling alone does not affect a game that is already being played.
                Some(old) if self.has_begun(&old.game).await? => Some(old),
                _ => None,
            };
            let game = as_it_was.map_or_else(|| Where::Here(Secret::draw().to_string()), |old| old.game.clone());
            boards.push(Pairing { board, white, black, game });
        }
        let entered: Vec<Player> = players.split_off(known);
        if !entered.is_empty() {
            bodies.push(CompetitionBody::Entered(entered));
        }
        bodies.push(CompetitionBody::Repaired { round, boards: boards.clone(), byes });
        self.change_round(stream, taken, round, &before, &boards, bodies).await
    }

    /// Takes the last round back.
    pub async fn unpair(&self, stream: &str, round: u16) -> Result<Vec<Moved>, DeskError> {
        self.repeated(|| self.unpair_now(stream, round)).await
    }

    async fn unpair_now(&self, stream: &str, round: u16) -> Result<Vec<Moved>, DeskError> {
        let taken = self.take(stream).await?;
        let before = taken.state.rounds[taken.state.index(round)?].clone();
        self.change_round(stream, taken, round, &before, &[], vec![CompetitionBody::Unpaired { round }]).await
    }

    async fn change_round(
        &self,
        stream: &str,
        mut taken: super::desk::Taken,
        round: u16,
        before: &PairedRound,
        boards: &[Pairing],
        bodies: Vec<CompetitionBody>,
    ) -> Result<Vec<Moved>, DeskError> {
        let mut trial = taken.state.clone();
        for body in &bodies {
            trial.take_in(body)?;
        }
        let new = new_in(before, boards);
        self.admits(&taken.state, &trial, round, &new).await?;
        let mut held = Vec::new();
        let done = async {
            for old in before.boards.iter().filter(|old| !boards.iter().any(|new| new.game == old.game)) {
                let Some(free) = self.hold(&old.game).await? else {
                    let name = |player: usize| taken.state.players[player].name.clone();
                    let (white, black) = (name(old.white), name(old.black));
                    return Err(DeskError::Begun { round, board: old.board, white, black });
                };
                held.push(free);
            }
            self.set_up(stream, &trial, round, &new).await?;
            self.append(stream, &mut taken, &bodies).await?;
            Ok(moved_from(before, boards))
        };
        let moved = done.await;
        if let Err(why) = &moved {
            self.clear_away(stream, &new, why).await;
        }
        self.settle(held, moved).await
    }

    /// Whether a game has begun: its clock was started, more than an arrival was recorded at its wooden board, or it is over.
    pub async fn has_begun(&self, game: &Where) -> Result<bool, DeskError> {
        let Where::Here(stream) = game else { return Ok(true) };
        let folded = match self.hall().read(stream).await {
            Ok(folded) => folded,
            // There is something in its log, whatever it is: keep the pairing.
            Err(NoBoard::Unreadable { .. }) => return Ok(true),
            Err(error) => return Err(error.into()),
        };
        Ok(has_begun(&folded.game) || self.is_noted(stream).await?)
    }

    async fn is_noted(&self, stream: &str) -> Result<bool, DeskError> {
        let notes = Wooden::new(std::sync::Arc::clone(self.store())).notes(stream).await?;
        Ok(notes.standing().any(|noted| !matches!(noted.note, Note::Arrived(_))))
    }

    /// Puts the board of a game that has not begun on hold, so that it cannot begin; `None` if it has begun.
    async fn hold(&self, game: &Where) -> Result<Option<Held>, DeskError> {
        let Where::Here(stream) = game else { return Ok(None) };
        loop {
            let folded = match self.hall().read(stream).await {
                Ok(folded) => folded,
                Err(NoBoard::Unreadable { .. }) => return Ok(None),
                Err(error) => return Err(error.into()),
            };
            if has_begun(&folded.game) || self.is_noted(stream).await? {
                return Ok(None);
            }
            match self.hall().hold(stream, folded.head.seq).await {
                Ok(held) => return Ok(Some(held)),
                // Somebody did something there after the check: check again.
                Err(NoBoard::Store(StoreError::Conflict { .. })) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Closes the wrong boards, or releases them if the correction failed. If closing fails they stay on hold, which is harmless: no round
    /// refers to them.
    async fn settle(&self, held: Vec<Held>, moved: Result<Vec<Moved>, DeskError>) -> Result<Vec<Moved>, DeskError> {
        for held in held {
            let game = held.stream.clone();
            if moved.is_err() {
                self.hall().release(&game);
            } else if let Err(error) = self.hall().withdraw(held).await {
                tracing::warn!(game, %error, "a board that was paired wrongly could not be closed");
            }
        }
        moved
    }
}

/// Whether the clock of a game was started, a move was made, or the game has ended.
pub fn has_begun(game: &Game) -> bool {
    let at = game.log().last().map_or(Instant::START, |entry| entry.event.at);
    let state = game.state();
    let started = state.reading(at).is_some_and(|reading| reading.state != ClockState::NotStarted);
    started || !state.plies().is_empty() || state.outcome().is_some()
}

const fn renamed(body: &CompetitionBody) -> Option<usize> {
    match body {
        CompetitionBody::NameCorrected { player, .. } => Some(*player),
        _ => None,
    }
}

/// A new name that resembles that of the previous player, who is no longer in the list and has no other round: it is the same person, whose
/// name was misspelled. Any other name is another person, who has no claim to the first one's link.
fn wrong_names(state: &CompetitionState, round: u16, before: &PairedRound, list: &[Paired]) -> Vec<CompetitionBody> {
    let names: HashSet<&str> =
        list.iter().flat_map(|paired| std::iter::once(paired.white.as_str()).chain(paired.black.as_deref())).collect();
    let elsewhere = |player: usize| {
        let others = state.rounds.iter().zip(1u16..).filter(|(_, other)| *other != round);
        others.flat_map(|(paired, _)| paired.players()).any(|found| found == player)
    };
    let mut found: Vec<(usize, &str)> = Vec::new();
    for (paired, number) in list.iter().zip(1u16..) {
        let board = paired.board.unwrap_or(number);
        let Some(seats) = before.boards.iter().find(|old| old.board == board) else { continue };
        let told = [(seats.white, Some(paired.white.as_str())), (seats.black, paired.black.as_deref())];
        for (player, name) in told {
            let Some(name) = name else { continue };
            let is_new = !state.players.iter().any(|known| known.name == name);
            let before = state.players[player].name.as_str();
            let is_gone = !names.contains(before) && are_alike(before, name);
            if is_new && is_gone && !elsewhere(player) && found.iter().all(|(seen, _)| *seen != player) {
                found.push((player, name));
            }
        }
    }
    let body = |(player, name): (usize, &str)| CompetitionBody::NameCorrected { player, name: name.to_owned() };
    found.into_iter().map(body).collect()
}

/// The boards that are new.
fn new_in(before: &PairedRound, boards: &[Pairing]) -> Vec<Pairing> {
    let is_new = |new: &&Pairing| !before.boards.iter().any(|old| old.game == new.game);
    boards.iter().filter(is_new).cloned().collect()
}

/// The new places of the players whose boards are gone.
fn moved_from(before: &PairedRound, boards: &[Pairing]) -> Vec<Moved> {
    let gone = before.boards.iter().filter(|old| !boards.iter().any(|new| new.game == old.game));
    let seats = gone.flat_map(|old| [(old, Seat::White, old.white), (old, Seat::Black, old.black)]);
    let seat = |player: usize| {
        let new = boards.iter().find(|new| new.white == player || new.black == player)?;
        let Where::Here(game) = &new.game else { return None };
        Some(Link { game: game.clone(), role: if new.white == player { Seat::White } else { Seat::Black } })
    };
    seats
        .filter_map(|(old, role, player)| {
            let Where::Here(game) = &old.game else { return None };
            Some(Moved { from: Link { game: game.clone(), role }, to: seat(player) })
        })
        .collect()
}
