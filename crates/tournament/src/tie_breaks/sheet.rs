//! The results of each player by round, with the scores that others count (Article 16).

use std::collections::HashMap;

use super::System;
use crate::{Bye, Color, GameResult, Points, Rank, Round, Tournament};

/// What became of a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum State {
    Won,
    Drawn,
    Lost,
    /// A game in progress.
    Pending,
    ForfeitWin,
    ForfeitLoss,
    PairingBye,
    FullBye,
    HalfBye,
    ZeroBye,
}

/// A round of a player.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    /// The index of the scheduled opponent.
    pub(super) opponent: Option<usize>,
    pub(super) color: Option<Color>,
    pub(super) state: State,
    pub(super) points: Points,
}

impl Entry {
    /// Played at the board, to its end.
    pub(super) const fn is_played(&self) -> bool {
        matches!(self.state, State::Won | State::Drawn | State::Lost)
    }

    /// Played or in progress.
    pub(super) const fn at_the_board(&self) -> bool {
        self.is_played() || matches!(self.state, State::Pending)
    }

    pub(super) const fn is_forfeit(&self) -> bool {
        matches!(self.state, State::ForfeitWin | State::ForfeitLoss)
    }

    /// A bye that the player asked for, or an absence that was announced (16.2.5).
    pub(super) const fn is_requested_bye(&self) -> bool {
        matches!(self.state, State::HalfBye | State::ZeroBye)
    }

    /// A voluntarily unplayed round.
    pub(super) const fn is_vur(&self) -> bool {
        self.is_requested_bye() || matches!(self.state, State::ForfeitLoss)
    }
}

/// All rounds of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Sheet {
    pub(super) rank: Rank,
    pub(super) rating: Option<u16>,
    pub(super) rounds: Vec<Entry>,
    /// The score in the standings.
    pub(super) score: Points,
    /// The score as opponents count it (16.3).
    pub(super) adjusted: Points,
}

impl Sheet {
    /// Turns a paired game of a round into a draw (8.3).
    pub(super) fn draw_round(&mut self, index: usize, draw: Points) {
        let Some(round) = self.rounds.get_mut(index).filter(|round| round.opponent.is_some()) else { return };
        self.score += draw - round.points;
        (round.state, round.points) = (State::Drawn, draw);
    }

    /// Computes the adjusted score: requested byes after which there are only voluntarily unplayed rounds count as draws. In round robins
    /// nothing is adjusted.
    pub(super) fn adjust(&mut self, draw: Points, system: System) {
        if system == System::RoundRobin {
            self.adjusted = self.score;
            return;
        }
        let last = self.rounds.iter().rposition(|round| !round.is_vur());
        let counted = |(index, round): (usize, &Entry)| {
            let at_the_end = last.is_none_or(|last| index > last);
            if at_the_end && round.is_requested_bye() { draw } else { round.points }
        };
        self.adjusted = self.rounds.iter().enumerate().map(counted).sum();
    }
}

/// The sheets of a tournament, before adjustment, in the order of its players.
pub(super) fn sheets(event: &Tournament) -> Vec<Sheet> {
    let index: HashMap<Rank, usize> = event.players.iter().enumerate().map(|(at, player)| (player.rank, at)).collect();
    let rounds = event.rounds();
    let sheet = |player: &crate::Player| {
        let entry = |number: usize| {
            let points = event.round_points(player, number + 1);
            let none = |state| Entry { opponent: None, color: None, state, points };
            match player.rounds.get(number).copied().unwrap_or_default() {
                Round::NotPaired | Round::Bye(Bye::Zero) => none(State::ZeroBye),
                Round::Bye(Bye::Half) => none(State::HalfBye),
                Round::Bye(Bye::Full) => none(State::FullBye),
                Round::Bye(Bye::PairingAllocated) => none(State::PairingBye),
                Round::Game { opponent, color, result } => {
                    let state = match result {
                        GameResult::Win | GameResult::UnratedWin => State::Won,
                        GameResult::Draw | GameResult::UnratedDraw => State::Drawn,
                        GameResult::Loss | GameResult::UnratedLoss => State::Lost,
                        GameResult::ForfeitWin => State::ForfeitWin,
                        GameResult::ForfeitLoss => State::ForfeitLoss,
                        GameResult::Pending => State::Pending,
                    };
                    Entry { opponent: opponent.and_then(|rank| index.get(&rank).copied()), color, state, points }
                }
            }
        };
        Sheet {
            rank: player.rank,
            rating: player.rating,
            rounds: (0..rounds).map(entry).collect(),
            score: event.score(player),
            adjusted: Points::ZERO,
        }
    };
    event.players.iter().map(sheet).collect()
}
