use std::io;

use jadoube_board::{Color, Position, Role, Setup, Square, Wing};

use super::boundary::tag_head;
use super::movetext::is_token;
use super::tags::escaped;
use super::{Comment, Game, Line, Outcome, Played, Replay, tail};
use crate::write_san;

/// Writes a game in the export format of the standard.
///
/// The seven tags of the roster come first, in their order and complete; the others follow by name. Moves are in SAN, the
/// lines shorter than 80 columns, an empty line follows each of the two sections. Result and the token at the end agree
/// ([`Game::any_outcome`]), but for scores that have no token, and SetUp stands beside FEN. A comment that contains braces
/// is written with `;` and lasts to the end of its line.
///
/// The standard knows legal moves only. From the first move of a line that is not one, the rest of that line is packed into
/// a comment that other programs skip:
/// ```
/// use jadoube_notation::pgn::Game;
/// let game: Game = "1. e4 e5 2. Ke1e3 Nz6 0-1".into();
/// let text = game.to_string();
/// assert!(text.ends_with("1. e4 e5 {[%irregular 2. Ke1-e3 \"Nz6\"]} 0-1\n\n"));
/// assert_eq!(Game::from(text.as_str()).line, game.line);
/// ```
/// Inside it, a move that stood though it was illegal is written with both squares (castling as castling), and one that
/// nobody could read in quotes; `%7B`, `%7D` and `%25` stand for `{`, `}` and `%`. Moves of variants that are not chess are
/// written as they are.
pub fn write_game(out: &mut impl io::Write, game: &Game) -> io::Result<()> {
    out.write_all(export(game).as_bytes())
}

pub(super) fn export(game: &Game) -> String {
    let mut text = String::new();
    for (name, value) in game.tags.for_export(game.result()) {
        text.push_str(&format!("[{name} \"{}\"]\n", escaped(value)));
    }
    text.push('\n');
    let mut movetext = Words::default();
    movetext.line(&game.line, game.start().replay(), first_number(game));
    movetext.word(game.any_outcome().unwrap_or(Outcome::Unknown).token());
    text.push_str(&movetext.wrapped());
    text.push('\n');
    text
}

/// So long may a line be.
const COLUMNS: usize = 79;

/// Whose move it is and its number, which are counted also where the board is not known.
#[derive(Copy, Clone)]
struct Number {
    turn: Color,
    fullmoves: u32,
}

impl Number {
    fn next(self) -> Number {
        Number { turn: !self.turn, fullmoves: self.fullmoves.saturating_add(self.turn as u32) }
    }
}

fn first_number(game: &Game) -> Number {
    let Setup { turn, fullmoves, .. } = game.start().replay().setup().unwrap_or(Setup::from(Position::standard()));
    Number { turn, fullmoves }
}

/// Movetext as words, which may be put on lines as one likes.
#[derive(Default)]
struct Words {
    words: Vec<Word>,
    /// To stand before the next word without a blank.
    prefix: String,
    in_tail: bool,
}

enum Word {
    Plain(String),
    /// A comment that lasts to the end of its line.
    RestOfLine(String),
}

impl Words {
    fn word(&mut self, word: &str) {
        let prefix = std::mem::take(&mut self.prefix);
        self.words.push(Word::Plain(prefix + word));
    }

    fn line(&mut self, line: &Line, mut board: Replay, mut number: Number) {
        for comment in &line.intro {
            self.comment(comment);
        }
        let mut say_number = true;
        for (index, ply) in line.plies.iter().enumerate() {
            let before = board;
            let lawful = match (&ply.played, before) {
                (Played::Legal(_), Replay::Lawful(_)) => true,
                (Played::Null, Replay::Lawful(position)) => !position.is_check(),
                // Never known, because of another variant: the moves are right, only not for us.
                (Played::Unreadable(text), Replay::Lost) => is_token(text),
                _ => false,
            };
            if !lawful && !self.in_tail {
                let rest = Line { intro: Vec::new(), plies: line.plies[index..].to_vec() };
                return self.tail(&rest, before, number);
            }
            if number.turn == Color::White {
                self.word(&format!("{}.", number.fullmoves));
            } else if say_number {
                self.word(&format!("{}...", number.fullmoves));
            }
            self.word(&move_text(&ply.played, &before));
            board.make(&ply.played);
            for nag in &ply.nags {
                self.word(&nag.to_string());
            }
            for comment in &ply.comments {
                self.comment(comment);
            }
            for variation in &ply.variations {
                self.variation(variation, before, number);
            }
            say_number = !ply.comments.is_empty() || !ply.variations.is_empty();
            number = number.next();
        }
    }

    fn variation(&mut self, line: &Line, board: Replay, number: Number) {
        if *line == Line::default() {
            return;
        }
        self.prefix.push('(');
        self.line(line, board, number);
        match self.words.last_mut() {
            Some(Word::Plain(word)) if word.chars().count() < COLUMNS => word.push(')'),
            _ => self.word(")"),
        }
    }

    fn tail(&mut self, line: &Line, board: Replay, number: Number) {
        let mut inside = Words { in_tail: true, ..Words::default() };
        inside.line(line, board, number);
        self.braces(&tail::packed(&inside.on_one_line()));
    }

    fn comment(&mut self, comment: &Comment) {
        let text = comment.to_string();
        if self.in_tail {
            self.braces(&tail::with_escapes(&text));
        } else if text.contains(['{', '}']) {
            self.words.push(Word::RestOfLine(std::mem::take(&mut self.prefix) + "; " + &text));
        } else {
            self.braces(&text);
        }
    }

    fn braces(&mut self, text: &str) {
        self.prefix.push('{');
        for word in text.split(' ') {
            self.word(word);
        }
        if let Some(Word::Plain(word)) = self.words.last_mut() {
            word.push('}');
        }
    }

    fn on_one_line(self) -> String {
        let words = self.words.into_iter().map(|word| match word {
            Word::Plain(word) | Word::RestOfLine(word) => word,
        });
        words.collect::<Vec<_>>().join(" ")
    }

    /// On lines of less than 80 columns, but for words that are longer.
    fn wrapped(self) -> String {
        let mut text = String::new();
        let mut column = 0;
        let mut words = self.words.as_slice();
        while let [word, rest @ ..] = words {
            words = rest;
            let (mut word, ends_line) = match word {
                Word::Plain(word) => (word.clone(), false),
                Word::RestOfLine(word) => (word.clone(), true),
            };
            while let [Word::Plain(next), rest @ ..] = words
                && !ends_line
                && changes_at_line_start(words)
            {
                word = word + " " + next;
                words = rest;
            }
            let width = word.chars().count();
            if column > 0 && column + 1 + width > COLUMNS {
                text.push('\n');
                column = 0;
            }
            if column > 0 {
                text.push(' ');
                column += 1;
            }
            text.push_str(&word);
            column += width;
            if ends_line {
                text.push('\n');
                column = 0;
            }
        }
        if column > 0 {
            text.push('\n');
        }
        text
    }
}

/// Whether these words would be taken for something else at the start of a line: a percent sign hides the line, and a tag
/// pair begins a game even in a comment.
fn changes_at_line_start(words: &[Word]) -> bool {
    match words {
        [Word::Plain(first), ..] if first.starts_with('[') => {
            let texts = words.iter().take(3).map_while(|word| match word {
                Word::Plain(text) => Some(text.as_str()),
                Word::RestOfLine(_) => None,
            });
            tag_head(texts.collect::<Vec<_>>().join(" ").as_bytes()).is_some()
        }
        [Word::Plain(first), ..] => first.starts_with('%'),
        _ => false,
    }
}

fn move_text(played: &Played, before: &Replay) -> String {
    match (played, before) {
        (Played::Legal(m), Replay::Lawful(position)) => write_san(position, *m),
        (Played::Legal(m), _) => match m.castling() {
            Some(wing) => castling(wing),
            None => both_squares(Some(m.role()), m.from(), m.to(), m.promotion()),
        },
        (Played::Null, _) => "--".to_owned(),
        (Played::Stood(squares), board) => match board.castling_that_stood(*squares) {
            Some(wing) => castling(wing),
            None => {
                let role = board.setup().and_then(|setup| setup.board.role_at(squares.from));
                both_squares(role, squares.from, squares.to, squares.promotion)
            }
        },
        (Played::Unreadable(text), Replay::Lost) if is_token(text) => text.clone(),
        (Played::Unreadable(text), _) => tail::quote(text),
    }
}

fn castling(wing: Wing) -> String {
    wing.to_string().replace('0', "O")
}

fn both_squares(role: Option<Role>, from: Square, to: Square, promotion: Option<Role>) -> String {
    let letter = |role: Role| role.to_char().to_ascii_uppercase();
    let mut text = match role {
        Some(role) if role != Role::Pawn => letter(role).to_string(),
        _ => String::new(),
    };
    text.push_str(&format!("{from}-{to}"));
    if let Some(role) = promotion {
        text.push('=');
        text.push(letter(role));
    }
    text
}
