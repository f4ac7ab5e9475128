//! How a competition stands: the fold of its log.

use super::{Announcement, Bye, CompetitionBody, Pairing, Player};
use crate::store::chain::{self, Row};
use crate::store::{Head, Seq};

/// How a competition stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CompetitionState {
    /// What was announced.
    pub announcement: Announcement,
    /// The players, in the order in which they were entered.
    pub players: Vec<Player>,
    /// The rounds that are paired, in order.
    pub rounds: Vec<PairedRound>,
    /// Where the log ends.
    pub head: Head,
}

/// A round that is paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PairedRound {
    /// Its boards.
    pub boards: Vec<Pairing>,
    /// Who has no opponent.
    pub byes: Vec<Bye>,
}

/// Where a game of a competition is played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct BoardOfRound<'a> {
    /// The round, from 1.
    pub round: u16,
    /// Who plays whom there.
    pub pairing: &'a Pairing,
}

/// What does not fit into a competition, or a log that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfit {
    /// The chain is broken.
    #[error(transparent)]
    Broken(#[from] chain::Broken),
    /// A row is not what this version writes.
    #[error("row {seq} cannot be read: {error}")]
    Row {
        /// Which.
        seq: Seq,
        /// Why.
        error: String,
    },
    /// The log does not begin with an announcement.
    #[error("the log does not begin with an announcement")]
    NotAnnounced,
    /// A round that does not come next.
    #[error("round {found} cannot be paired: round {expected} comes next")]
    Round {
        /// The round that comes next.
        expected: usize,
        /// The round that was given.
        found: u16,
    },
    /// A player is at two boards of a round.
    #[error("{name} is paired twice in round {round}")]
    Twice {
        /// Who.
        name: String,
        /// In which round.
        round: u16,
    },
    /// Two boards have the same number.
    #[error("board {board} is there twice in round {round}")]
    Board {
        /// Which board.
        board: u16,
        /// In which round.
        round: u16,
    },
    /// Somebody is paired who is not in the list.
    #[error("there is no player {0} in the list")]
    Player(usize),
}

impl CompetitionState {
    /// A competition that has just been announced.
    pub fn new(announcement: Announcement) -> CompetitionState {
        let head = Head { seq: 0, hash: chain::Hash::START };
        CompetitionState { announcement, players: Vec::new(), rounds: Vec::new(), head }
    }

    /// Takes in a row, or says why it does not fit.
    pub fn take_in(&mut self, body: &CompetitionBody) -> Result<(), Unfit> {
        match body {
            CompetitionBody::Announced(_) => return Err(Unfit::NotAnnounced),
            CompetitionBody::Entered(players) => self.players.extend(players.iter().cloned()),
            CompetitionBody::Paired { round, boards, byes } => {
                self.check_round(*round, boards, byes)?;
                self.rounds.push(PairedRound { boards: boards.clone(), byes: byes.clone() });
            }
        }
        Ok(())
    }

    fn check_round(&self, round: u16, boards: &[Pairing], byes: &[Bye]) -> Result<(), Unfit> {
        let expected = self.rounds.len() + 1;
        if usize::from(round) != expected {
            return Err(Unfit::Round { expected, found: round });
        }
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
        state.take_in(&parse(row)?)?;
    }
    state.head = head;
    Ok(state)
}
