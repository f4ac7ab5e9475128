//! The scoresheet of a game as a player keeps it (Article 8.1, Appendix C): move after move in two columns, offers of a
//! draw marked (=), the clocks where they were noted, and both signatures under the result (8.7).
//!
//! ```
//! use jadoube_notation::pgn::Game;
//! use jadoube_notation::scoresheet::{Labels, Scoresheet};
//! use jadoube_notation::{Language, Style};
//! let game: Game = "[White \"Réti\"] [Black \"Tartakower\"] 1. e4 c6 2. d4 {[%clk 1:29:50]} d5 3. Nc3 (=) dxe4 *".into();
//! let sheet = Scoresheet::of_game(&game, &Style::fide(Language::find("hu").unwrap()));
//! assert_eq!(sheet.rows[2].white.as_ref().unwrap().text, "Hc3");
//! assert!(sheet.rows[2].white.as_ref().unwrap().offers_draw);
//! let labels = Labels::default(); // with the feature `texts`: Labels::of(Locale::HU)
//! assert!(sheet.to_text(&labels).contains("3 | Hc3 (=)"));
//! assert!(sheet.to_svg(&labels)[0].starts_with("<svg"));
//! ```

mod svg;
mod text;

use jadoube_board::{Color, Position, Role, Setup, Square, Wing};

use crate::pgn::{Comment, Game, Played, Ply, Replay};
use crate::{CastlingSign, Style, write};

/// A scoresheet, filled in.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Scoresheet {
    /// What stands above the moves; each may be empty.
    pub heading: Heading,
    /// The moves, one row for a move by each player.
    pub rows: Vec<Row>,
    /// The score as players write it; empty while it is not known.
    pub result: String,
    /// Who has signed, White and Black. An empty line is drawn for who has not.
    pub signatures: [Option<String>; 2],
}

/// The head of a scoresheet.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Heading {
    /// The competition.
    pub event: String,
    /// Where it takes place.
    pub site: String,
    /// The day of the game.
    pub date: String,
    /// The round, and in a team match the board.
    pub round: String,
    /// The player with the white pieces.
    pub white: String,
    /// The player with the black pieces.
    pub black: String,
}

/// One number of the scoresheet.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Row {
    /// The number of the move.
    pub number: u32,
    /// What White has played; `None` when the moves start with Black.
    pub white: Option<Entry>,
    /// What Black has played.
    pub black: Option<Entry>,
}

/// One player's move on the scoresheet.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Entry {
    /// The move as it is written.
    pub text: String,
    /// Whether a draw was offered with it: (=) (C.12; C.13 in 2009).
    pub offers_draw: bool,
    /// What the clock showed after it, in milliseconds.
    pub clock: Option<u64>,
}

/// The words that are printed on a scoresheet, in the reader's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Labels {
    /// Above the competition.
    pub event: String,
    /// Above the place.
    pub site: String,
    /// Above the day.
    pub date: String,
    /// Above the round.
    pub round: String,
    /// The player with the white pieces.
    pub white: String,
    /// The player with the black pieces.
    pub black: String,
    /// Above the score.
    pub result: String,
    /// Where the players sign.
    pub signature: String,
}

/// In English.
impl Default for Labels {
    fn default() -> Labels {
        Labels {
            event: "Event".to_owned(),
            site: "Site".to_owned(),
            date: "Date".to_owned(),
            round: "Round".to_owned(),
            white: "White".to_owned(),
            black: "Black".to_owned(),
            result: "Result".to_owned(),
            signature: "Signature".to_owned(),
        }
    }
}

/// A printed scoresheet has two blocks of so many moves.
const ROWS_IN_BLOCK: usize = 30;

impl Scoresheet {
    /// The scoresheet of the moves that were played, written in some style.
    ///
    /// A move that stood though it was illegal is written with both its squares (castling as castling), and what nobody could read as it was found.
    pub fn of_game(game: &Game, style: &Style) -> Scoresheet {
        let tag = |name| game.tags.get(name).filter(|value| !value.starts_with('?')).unwrap_or_default().to_owned();
        let heading = Heading {
            event: tag("Event"),
            site: tag("Site"),
            date: tag("Date"),
            round: tag("Round"),
            white: tag("White"),
            black: tag("Black"),
        };
        let mut board = game.start().replay();
        let start = board.setup().unwrap_or(Setup::from(Position::standard()));
        let (mut turn, mut number) = (start.turn, start.fullmoves);
        let mut rows: Vec<Row> = Vec::new();
        for ply in &game.line.plies {
            let entry = Entry::of_ply(ply, &board, style);
            board.make(&ply.played);
            if turn == Color::White || rows.is_empty() {
                rows.push(Row { number, ..Row::default() });
            }
            if let Some(row) = rows.last_mut() {
                *turn.pick(&mut row.white, &mut row.black) = Some(entry);
            }
            number = number.saturating_add(turn as u32);
            turn = !turn;
        }
        let result = Some(game.result()).filter(|result| !matches!(*result, "*" | "?")).unwrap_or_default().to_owned();
        Scoresheet { heading, rows, result, signatures: [None, None] }
    }

    /// The sheets that it takes, each with the rows of its two blocks; one when there is no move yet.
    fn sheets(&self) -> Vec<[&[Row]; 2]> {
        let halves = |rows| <[Row]>::split_at(rows, <[Row]>::len(rows).min(ROWS_IN_BLOCK));
        let sheets: Vec<_> =
            self.rows.chunks(2 * ROWS_IN_BLOCK).map(|rows| <[&[Row]; 2]>::from(halves(rows))).collect();
        if sheets.is_empty() { vec![[&[], &[]]] } else { sheets }
    }
}

impl Entry {
    fn of_ply(ply: &Ply, board: &Replay, style: &Style) -> Entry {
        Entry {
            text: text_of(&ply.played, board, style),
            offers_draw: ply.comments.iter().any(|comment| comment.text().contains("(=)")),
            clock: ply.comments.iter().find_map(Comment::clock),
        }
    }
}

fn text_of(played: &Played, board: &Replay, style: &Style) -> String {
    match (played, board) {
        (Played::Legal(m), Replay::Lawful(position)) => write(position, *m, &crate::Form::Algebraic(*style)),
        (Played::Legal(m), _) => match m.castling() {
            Some(wing) => castling(wing, style),
            None => both_squares(Some(m.role()), m.from(), m.to(), m.promotion(), style),
        },
        (Played::Stood(squares), _) => match board.castling_that_stood(*squares) {
            Some(wing) => castling(wing, style),
            None => {
                let role = board.setup().and_then(|setup| setup.board.role_at(squares.from));
                both_squares(role, squares.from, squares.to, squares.promotion, style)
            }
        },
        (Played::Null, _) => "--".to_owned(),
        (Played::Unreadable(text), _) => text.clone(),
    }
}

fn castling(wing: Wing, style: &Style) -> String {
    match style.castling {
        CastlingSign::Letters => wing.to_string().replace('0', "O"),
        _ => wing.to_string(),
    }
}

fn both_squares(role: Option<Role>, from: Square, to: Square, promotion: Option<Role>, style: &Style) -> String {
    let symbol = |role| style.language.symbol(role);
    let piece = role.filter(|&role| role != Role::Pawn).map_or("", symbol);
    let (from, to) = (style.language.square(from), style.language.square(to));
    format!("{piece}{from}-{to}{}", promotion.map_or("", symbol))
}

/// Hours, minutes and seconds; nobody writes fractions on paper.
fn clock_text(clock: Option<u64>) -> String {
    clock.map_or(String::new(), |millis| {
        let seconds = millis / 1000;
        format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
    })
}
