use jadoube_board::Color;
use jadoube_lawbook::Article;
use jadoube_notation::pgn::Place;
use jadoube_texts::Message;

use crate::{Kind, Severity};

/// A contradiction between a game and the Laws, or between a game and its own record.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// What it is about.
    pub kind: Kind,
    /// Its severity.
    pub severity: Severity,
    /// The half-move that it is about, or after which it comes, counted from 1; 0 for the game as a whole and its tags.
    pub ply: u32,
    /// The same as people count: the number of the move and its player. `None` for ply 0.
    pub moved: Option<(u32, Color)>,
    /// Its place in the file.
    pub place: Place,
    /// The Article in the edition that the game is judged by; `None` if only PGN is concerned, or if the game is older than
    /// every edition known here.
    pub article: Option<Article>,
    /// The message.
    pub message: Message,
}

/// The findings of one game, and what identifies it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct GameFindings {
    /// The number of the game, from 1, in what was read together.
    pub game: u64,
    /// What its tags say.
    pub heading: Heading,
    /// The findings, in the order of the text, those on the game as a whole last.
    pub findings: Vec<Finding>,
}

/// The tags by which people recognize a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Heading {
    /// The line where the game begins.
    pub line: u64,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The tag Date.
    pub date: String,
    /// The tag Event.
    pub event: String,
    /// The tag Round.
    pub round: String,
    /// The result that counts: that of the moves, otherwise that of the tag.
    pub result: String,
}
