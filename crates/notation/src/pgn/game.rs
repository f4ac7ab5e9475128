use std::fmt;

use super::{Comment, Nag, Outcome, Played, Problem, Replay, Start, Tags, Text, write};

/// A game with everything that its PGN says.
///
/// ```
/// use jadoube_notation::pgn::Game;
/// let game: Game = "1. f3 e5 (1... e6 2. g4 Qh4#) 2. g4?? {oh} Qh4# 0-1".into();
/// assert_eq!(game.line.plies.len(), 4);
/// assert_eq!(game.line.plies[1].variations.len(), 1);
/// assert_eq!(game.final_board().to_string(), "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Game {
    /// The tag pairs. FEN and Variant say where the moves start.
    pub tags: Tags,
    /// The moves that were played.
    pub line: Line,
    /// The token at the end; `None` when it is missing.
    pub outcome: Option<Outcome>,
    /// What was found wrong while the game was read. Writing does not look at it.
    pub problems: Vec<Problem>,
}

/// Moves in a row: those of the game, or of a variation.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Line {
    /// Comments before the first move.
    pub intro: Vec<Comment>,
    /// The moves.
    pub plies: Vec<Ply>,
}

/// One player's move with all that is said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The move.
    pub played: Played,
    /// Opinions about it.
    pub nags: Vec<Nag>,
    /// Comments after it.
    pub comments: Vec<Comment>,
    /// What could have been played in its place.
    pub variations: Vec<Line>,
}

impl From<Played> for Ply {
    fn from(played: Played) -> Ply {
        Ply { played, nags: Vec::new(), comments: Vec::new(), variations: Vec::new() }
    }
}

impl Game {
    /// Where the moves start.
    pub fn start(&self) -> Start {
        let text = |name| self.tags.get(name).map(|value| Text(value.as_bytes()));
        Start::from_tags(text("FEN"), text("Variant"))
    }

    /// The board after the last move of the game.
    pub fn final_board(&self) -> Replay {
        let mut replay = self.start().replay();
        for ply in &self.line.plies {
            replay.make(&ply.played);
        }
        replay
    }

    /// The outcome at the end of the moves; where that is missing or `*`, which knows nothing, that of the Result tag.
    ///
    /// Where the two contradict each other, the moves were played to the token, and tags are often filled in before.
    pub fn any_outcome(&self) -> Option<Outcome> {
        let told = self.outcome.filter(|&outcome| outcome != Outcome::Unknown);
        told.or_else(|| Outcome::of_tag(self.tags.get("Result")?)).or(self.outcome)
    }

    /// The value of the Result tag that agrees with [`any_outcome`](Game::any_outcome). A value that is not an outcome
    /// stays as it is.
    pub fn result(&self) -> &str {
        match (self.any_outcome(), self.tags.get("Result")) {
            (None | Some(Outcome::Unknown), Some(score)) if !score.trim().is_empty() => score,
            (outcome, _) => outcome.unwrap_or(Outcome::Unknown).as_str(),
        }
    }
}

/// The first game in a text; what is wrong with it is among its problems.
impl From<&str> for Game {
    fn from(text: &str) -> Game {
        // Reading from memory cannot fail.
        super::Reader::new(text.as_bytes()).next_game().ok().flatten().unwrap_or_default()
    }
}

/// In the export format: see [`write_game`](super::write_game).
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write::export(self))
    }
}
