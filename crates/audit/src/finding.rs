use jadoube_board::Color;
use jadoube_lawbook::Article;
use jadoube_notation::pgn::Place;
use jadoube_texts::Message;

use crate::{Kind, Severity};

/// Where a game and the Laws, or a game and its own record, part.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// What it is about.
    pub kind: Kind,
    /// How much it weighs.
    pub severity: Severity,
    /// The move that it is about, or after which it stands, counted in moves of either player from 1; 0 for the game as a
    /// whole and its tags.
    pub ply: u32,
    /// The same as people count: the number of the move and whose it is. `None` for ply 0.
    pub moved: Option<(u32, Color)>,
    /// Where it stands in the file.
    pub place: Place,
    /// The Article in the edition that the game is judged by; `None` for what only concerns PGN, and for what no edition
    /// known here says about so old a game.
    pub article: Option<Article>,
    /// What there is to say.
    pub message: Message,
}

/// The findings of one game, with what tells it from others.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct GameFindings {
    /// The number of the game, from 1, in what was read together.
    pub game: u64,
    /// What its tags say.
    pub heading: Heading,
    /// What was found, in the order of the text, the game as a whole last.
    pub findings: Vec<Finding>,
}

/// What the tags say of a game, for people to recognize it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Heading {
    /// The line that the game begins in.
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
    /// The result that counts: that of the moves, else that of the tag.
    pub result: String,
}
