//! The state of a competition: the fold of its log.

use std::collections::BTreeSet;

use crate::board::{Opening, Place};

use super::attendance;
use super::body::placeholder;
use super::{Announcement, Attendance, Attends, Bye, CompetitionBody, Pairing, Player};
use crate::store::chain::{self, Row};
use crate::store::{Head, Seq};

/// The state of a competition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CompetitionState {
    /// What was announced.
    pub announcement: Announcement,
    /// The players, in the order in which they were entered.
    pub players: Vec<Player>,
    /// The rounds that are paired, in order.
    pub rounds: Vec<PairedRound>,
    /// Players who were paired by mistake and are in no round now.
    pub dropped: BTreeSet<usize>,
    /// What was said about who plays, in order.
    pub attendance: Vec<Attendance>,
    /// Where the log ends.
    pub head: Head,
}

/// A round that is paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PairedRound {
    /// Its boards.
    pub boards: Vec<Pairing>,
    /// The players without an opponent.
    pub byes: Vec<Bye>,
}

impl PairedRound {
    /// All players in it.
    pub fn players(&self) -> impl Iterator<Item = usize> + '_ {
        let at_boards = self.boards.iter().flat_map(|pairing| [pairing.white, pairing.black]);
        at_boards.chain(self.byes.iter().map(|bye| bye.player))
    }
}

/// Where a game of a competition is played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct BoardOfRound<'a> {
    /// The round, from 1.
    pub round: u16,
    /// Who plays whom there.
    pub pairing: &'a Pairing,
}

/// A row that does not fit a competition, or a log that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfit {
    /// The chain is broken.
    #[error(transparent)]
    Broken(#[from] chain::Broken),
    /// A row is not in the format of this version.
    #[error("row {seq} cannot be read: {error}")]
    Row {
        /// The row.
        seq: Seq,
        /// The reason.
        error: String,
    },
    /// The log does not begin with an announcement.
    #[error("the log does not begin with an announcement")]
    NotAnnounced,
    /// A round that is not the next one.
    #[error("round {found} cannot be paired: round {expected} comes next")]
    Round {
        /// The next round.
        expected: usize,
        /// The round that was given.
        found: u16,
    },
    /// The round is already paired, so that absences can no longer be recorded for it.
    #[error("round {round} is already paired: correct the pairing, or choose round {next}")]
    AlreadyPaired {
        /// The round that was given.
        round: u16,
        /// The next round that is not paired.
        next: usize,
    },
    /// A player is at two boards of a round.
    #[error("{name} is paired twice in round {round}")]
    Twice {
        /// The player.
        name: String,
        /// The round.
        round: u16,
    },
    /// Two boards have the same number.
    #[error("board {board} appears twice in round {round}")]
    Board {
        /// The board.
        board: u16,
        /// The round.
        round: u16,
    },
    /// Somebody is paired who is not in the list.
    #[error("there is no player {0} in the list")]
    Player(usize),
    /// A name that consists of spaces.
    #[error("a name is missing")]
    NoName,
    /// Two players would have one name.
    #[error("there is another player named {0}")]
    NameTaken(String),
    /// There is no such round to correct.
    #[error("there is no round {0}")]
    NoRound(u16),
    /// Only the last round can be withdrawn.
    #[error("round {round} cannot be deleted: round {last} is already paired")]
    NotLast {
        /// The round to withdraw.
        round: u16,
        /// The last one.
        last: usize,
    },
}

impl CompetitionState {
    /// A competition that has just been announced.
    pub fn new(announcement: Announcement) -> CompetitionState {
        let head = Head { seq: 0, hash: chain::Hash::START };
        CompetitionState {
            announcement,
            players: Vec::new(),
            rounds: Vec::new(),
            dropped: BTreeSet::new(),
            attendance: Vec::new(),
            head,
        }
    }

    /// Takes in a row, or returns why it does not fit.
    pub fn take_in(&mut self, body: &CompetitionBody) -> Result<(), Unfit> {
        match body {
            CompetitionBody::Announced(_) => return Err(Unfit::NotAnnounced),
            CompetitionBody::Entered(players) => self.players.extend(players.iter().cloned()),
            CompetitionBody::Paired { round, boards, byes } => {
                let expected = self.rounds.len() + 1;
                if usize::from(*round) != expected {
                    return Err(Unfit::Round { expected, found: *round });
                }
                self.check_round(*round, boards, byes)?;
                let paired = PairedRound { boards: boards.clone(), byes: byes.clone() };
                for player in paired.players() {
                    self.dropped.remove(&player);
                }
                self.rounds.push(paired);
            }
            CompetitionBody::Renamed { name } => {
                if name.trim().is_empty() {
                    return Err(Unfit::NoName);
                }
                self.announcement.name.clone_from(name);
            }
            CompetitionBody::NameCorrected { player, name } => {
                if name.trim().is_empty() {
                    return Err(Unfit::NoName);
                }
                let is_taken = |(other, known): (usize, &Player)| other != *player && known.name == *name;
                if *name != placeholder(*player) && self.players.iter().enumerate().any(is_taken) {
                    return Err(Unfit::NameTaken(name.clone()));
                }
                let corrected = self.players.get_mut(*player).ok_or(Unfit::Player(*player))?;
                corrected.name.clone_from(name);
            }
            CompetitionBody::Attends(said) => {
                if said.player >= self.players.len() {
                    return Err(Unfit::Player(said.player));
                }
                // The rounds that are paired stay as they are.
                let next = self.rounds.len() + 1;
                if usize::from(said.round) < next {
                    return Err(Unfit::AlreadyPaired { round: said.round, next });
                }
                self.attendance.push(*said);
            }
            CompetitionBody::Repaired { round, boards, byes } => {
                let index = self.index(*round)?;
                self.check_round(*round, boards, byes)?;
                let right = PairedRound { boards: boards.clone(), byes: byes.clone() };
                let wrong = std::mem::replace(&mut self.rounds[index], right);
                self.drop_strays(&wrong);
            }
            CompetitionBody::Unpaired { round } => {
                let last = self.rounds.len();
                if self.index(*round)? + 1 != last {
                    return Err(Unfit::NotLast { round: *round, last });
                }
                if let Some(wrong) = self.rounds.pop() {
                    self.drop_strays(&wrong);
                }
            }
        }
        Ok(())
    }

    /// Notes the players whose names are in the log.
    fn note_names(&mut self, body: &CompetitionBody) {
        let first = match body {
            CompetitionBody::Entered(entered) => self.players.len() - entered.len(),
            CompetitionBody::NameCorrected { player, .. } => *player,
            _ => return,
        };
        let named = match body {
            CompetitionBody::Entered(_) => &mut self.players[first..],
            _ => &mut self.players[first..=first],
        };
        for (player, number) in named.iter_mut().zip(first..) {
            player.in_chain |= player.person.is_empty() || player.name != placeholder(number);
        }
    }

    /// Whether nothing has changed but who plays in rounds to come.
    pub(super) fn has_the_same_rounds(&self, before: &CompetitionState) -> bool {
        let CompetitionState { announcement, players, rounds, dropped, attendance: _, head: _ } = before;
        (announcement, players, rounds, dropped) == (&self.announcement, &self.players, &self.rounds, &self.dropped)
    }

    /// Whether a player plays in a round.
    pub fn attends(&self, player: usize, round: u16) -> Attends {
        attendance::attends(&self.attendance, player, round)
    }

    /// The index of a round in the list.
    pub fn index(&self, round: u16) -> Result<usize, Unfit> {
        let index = usize::from(round).checked_sub(1).filter(|index| *index < self.rounds.len());
        index.ok_or(Unfit::NoRound(round))
    }

    /// Whether a player has a game or a bye in any round.
    pub fn is_paired(&self, player: usize) -> bool {
        self.rounds.iter().any(|round| round.players().any(|found| found == player))
    }

    /// Players who were paired by mistake and are in no round now are not in the table, until they are paired again.
    fn drop_strays(&mut self, wrong: &PairedRound) {
        for player in wrong.players() {
            if !self.is_paired(player) {
                self.dropped.insert(player);
            }
        }
        let found: Vec<usize> = self.dropped.iter().copied().filter(|player| self.is_paired(*player)).collect();
        for player in found {
            self.dropped.remove(&player);
        }
    }

    fn check_round(&self, round: u16, boards: &[Pairing], byes: &[Bye]) -> Result<(), Unfit> {
        let mut seen = std::collections::HashSet::new();
        let mut numbers = std::collections::HashSet::new();
        for pairing in boards {
            if !numbers.insert(pairing.board) {
                return Err(Unfit::Board { board: pairing.board, round });
            }
        }
        let at_boards = boards.iter().flat_map(|pairing| [pairing.white, pairing.black]);
        for player in at_boards.chain(byes.iter().map(|bye| bye.player)) {
            let name = &self.players.get(player).ok_or(Unfit::Player(player))?.name;
            if !seen.insert(player) {
                return Err(Unfit::Twice { name: name.clone(), round });
            }
        }
        Ok(())
    }

    /// The opening of a game of this competition that is set up now, as in the first row of its log: it refers to players by their ids, if
    /// they have one here.
    pub fn opening_of(&self, competition: &str, game: &BoardOfRound<'_>) -> Opening {
        let side = |number: usize| match self.players.get(number) {
            None => (String::new(), String::new()),
            Some(player) if player.person.is_empty() || player.in_chain => (player.name.clone(), String::new()),
            Some(player) => (placeholder(number), player.person.clone()),
        };
        let ((white, whites), (black, blacks)) = (side(game.pairing.white), side(game.pairing.black));
        Opening {
            event: Some(Place {
                competition: competition.to_owned(),
                name: self.announcement.name.clone(),
                round: game.round,
                board: game.pairing.board,
            }),
            white,
            black,
            persons: [whites, blacks],
            date: crate::date::today(),
            rules: self.announcement.rules.clone(),
            settings: self.announcement.settings,
        }
    }

    /// All games, round by round and board by board.
    pub fn games(&self) -> impl Iterator<Item = BoardOfRound<'_>> {
        let rounds = self.rounds.iter().zip(1u16..);
        rounds.flat_map(|(paired, round)| paired.boards.iter().map(move |pairing| BoardOfRound { round, pairing }))
    }
}

/// Reads a competition from its rows.
pub fn fold(stream: &str, rows: &[Row]) -> Result<CompetitionState, Unfit> {
    let head = chain::check(stream, rows)?;
    let parse = |row: &Row| {
        serde_json::from_str(&row.body).map_err(|error| Unfit::Row { seq: row.seq, error: error.to_string() })
    };
    let (first, rest) = rows.split_first().ok_or(Unfit::NotAnnounced)?;
    let CompetitionBody::Announced(announcement) = parse(first)? else { return Err(Unfit::NotAnnounced) };
    let mut state = CompetitionState::new(*announcement);
    for row in rest {
        let body = parse(row)?;
        state.take_in(&body)?;
        state.note_names(&body);
    }
    state.head = head;
    Ok(state)
}
