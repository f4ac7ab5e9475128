//! From words to a move: which words matter, and in what order they can stand.

use jadoube_board::{File, Move, Position, Rank, Role, Square, Wing};
use jadoube_texts::{Locale, fold};

use super::words;
use crate::error::{Expected, ReadError};
use crate::read::{Hint, What, settle};
use crate::{Language, ReadError as Error};

/// Whose words are expected.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Vocabulary {
    /// Those of D.2.1.
    Announcement,
    /// Those of a language.
    Plain(Locale),
}

/// What a word means.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Word {
    Piece(Role),
    File(File),
    Rank(Rank),
    Takes,
    Castles,
    /// `castle`: a rook where squares are said, castling where a side is.
    RookOrCastles,
    CastlesOn(Wing),
    Side(Wing),
    /// `side`, after the king or the queen.
    OfSide,
    /// A word of the language that is also the letter of a file.
    Article,
}

/// A word with its column.
struct Spoken {
    word: Word,
    column: usize,
    text: String,
}

pub(super) fn understand(position: &Position, said: &str, vocabulary: Vocabulary) -> Result<Move, Error> {
    let spoken = listen(said, vocabulary);
    let Some(last) = spoken.last() else {
        return Err(match said.trim() {
            "" => ReadError::Empty,
            other => {
                let column = said.chars().take_while(|character| character.is_whitespace()).count() + 1;
                ReadError::Unexpected { column, found: quoted(other), expected: Expected::Move }
            }
        });
    };
    let what = match castling(&spoken) {
        Some(wing) => What::Castling(wing),
        None => piece_move(&spoken, last)?,
    };
    settle(position, what, vocabulary.language())
}

/// What was said, short enough to be read in a message.
fn quoted(said: &str) -> String {
    match said.char_indices().nth(40) {
        Some((end, _)) => format!("{}…", &said[..end]),
        None => said.to_owned(),
    }
}

impl Vocabulary {
    /// In which letters to answer when the move is not clear.
    fn language(self) -> Language {
        match self {
            Vocabulary::Announcement => Language::ENGLISH,
            Vocabulary::Plain(locale) => locale.into(),
        }
    }

    fn meaning(self, word: &str) -> Option<Word> {
        match self {
            Vocabulary::Announcement => words::announcement(),
            Vocabulary::Plain(locale) => words::plain(locale),
        }
        .get(&fold(word))
        .copied()
    }

    fn file(self, letter: char) -> Option<File> {
        let native = File::ALL.into_iter().find(|&file| self.language().file(file) == letter);
        native.or(File::from_char(letter))
    }
}

/// The words that mean something, in order. `e4` is two of them.
fn listen(said: &str, vocabulary: Vocabulary) -> Vec<Spoken> {
    let mut spoken: Vec<Spoken> = Vec::new();
    let characters: Vec<char> = said.chars().collect();
    let mut start = 0;
    while start < characters.len() {
        let length = characters[start..].iter().take_while(|character| character.is_alphanumeric()).count();
        if length == 0 {
            start += 1;
            continue;
        }
        let text: String = characters[start..start + length].iter().collect();
        let column = start + 1;
        start += length;
        if let Some(word) = vocabulary.meaning(&text) {
            spoken.push(Spoken { word, column, text });
            continue;
        }
        let small: Vec<char> = text.chars().flat_map(char::to_lowercase).collect();
        let letters: Option<Vec<Word>> = small
            .iter()
            .map(|&letter| {
                let rank = Rank::from_char(letter).map(Word::Rank);
                rank.or(vocabulary.file(letter).map(Word::File))
            })
            .collect();
        for word in letters.filter(|letters| letters.len() <= 4).into_iter().flatten() {
            spoken.push(Spoken { word, column, text: text.clone() });
        }
    }
    drop_articles(&mut spoken);
    spoken
}

/// "a queen", "η βασίλισσα": a file that stands right before a piece is an article. An article that stands right before a
/// rank is the a-file: "gyalog a négy".
fn drop_articles(spoken: &mut Vec<Spoken>) {
    let mut index = 0;
    while index < spoken.len() {
        let next = spoken.get(index + 1).map(|next| next.word);
        if spoken[index].word == Word::Article && matches!(next, Some(Word::Rank(_))) {
            spoken[index].word = Word::File(File::A);
        }
        let before_piece = matches!(next, Some(Word::Piece(_) | Word::RookOrCastles));
        let lone_file = matches!(spoken[index].word, Word::File(_)) && spoken[index].text.chars().count() == 1;
        if spoken[index].word == Word::Article || (lone_file && before_piece) {
            spoken.remove(index);
        } else {
            index += 1;
        }
    }
}

fn castling(spoken: &[Spoken]) -> Option<Wing> {
    let on_board = spoken.iter().any(|spoken| matches!(spoken.word, Word::File(_) | Word::Rank(_)));
    let castles = spoken.iter().any(|spoken| match spoken.word {
        Word::Castles => true,
        Word::RookOrCastles => !on_board,
        _ => false,
    });
    let side = spoken.windows(2).find_map(|pair| match [pair[0].word, pair[1].word] {
        [Word::Piece(Role::King), Word::OfSide] => Some(Wing::King),
        [Word::Piece(Role::Queen), Word::OfSide] => Some(Wing::Queen),
        _ => None,
    });
    let said = spoken.iter().find_map(|spoken| match spoken.word {
        Word::CastlesOn(wing) => Some(wing),
        Word::Side(wing) if castles => Some(wing),
        _ => None,
    });
    said.or(side.filter(|_| castles))
}

/// A piece before the squares moves, one between them is captured, one after them is what the pawn becomes.
fn piece_move(spoken: &[Spoken], last: &Spoken) -> Result<What, Error> {
    let unfinished = |expected| Err(ReadError::Unfinished(expected));
    let on_board = |spoken: &&Spoken| matches!(spoken.word, Word::File(_) | Word::Rank(_));
    let squares: Vec<&Spoken> = spoken.iter().filter(on_board).collect();
    let captures = spoken.iter().any(|spoken| spoken.word == Word::Takes);
    let (from, to) = match squares.as_slice() {
        [.., Spoken { word: Word::File(_), .. }] => return unfinished(Expected::Rank),
        [] | [_] => return unfinished(Expected::Square),
        [hint @ .., Spoken { word: Word::File(file), .. }, Spoken { word: Word::Rank(rank), .. }] => {
            (hint, Square::new(*file, *rank))
        }
        [.., other] => {
            return Err(ReadError::Unexpected {
                column: other.column,
                found: other.text.clone(),
                expected: Expected::File,
            });
        }
    };
    let from = match from.iter().map(|spoken| spoken.word).collect::<Vec<Word>>()[..] {
        [] => Hint::Nothing,
        [Word::File(file)] => Hint::File(file),
        [Word::Rank(rank)] => Hint::Rank(rank),
        [Word::File(file), Word::Rank(rank)] => Hint::Square(Square::new(file, rank)),
        _ => {
            return Err(ReadError::Unexpected {
                column: last.column,
                found: last.text.clone(),
                expected: Expected::End,
            });
        }
    };
    let first_square = spoken.iter().position(|spoken| on_board(&spoken)).unwrap_or(spoken.len());
    let last_square = spoken.iter().rposition(|spoken| on_board(&spoken)).unwrap_or(0);
    let piece = |spoken: &[Spoken]| {
        spoken.iter().find_map(|spoken| match spoken.word {
            Word::Piece(role) => Some(role),
            Word::RookOrCastles => Some(Role::Rook),
            _ => None,
        })
    };
    let role = piece(&spoken[..first_square]);
    let promotion = piece(&spoken[last_square + 1..]);
    Ok(match (role, from) {
        (None, Hint::Square(from)) => What::Squares { from, to, promotion },
        _ => What::Piece { role: role.unwrap_or(Role::Pawn), from, captures, to, promotion },
    })
}
