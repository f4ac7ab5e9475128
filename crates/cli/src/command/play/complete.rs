//! What the word under the cursor can become.

use jadoube_board::{Position, Square};
use jadoube_notation::{Form, Style, write};

use super::help::TOPICS;
use super::session::Session;
use super::words::{ANSWERS, OBSERVATIONS};

/// The line as far as it can be completed, and what it can go on with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Completion {
    pub(crate) line: String,
    pub(crate) choices: Vec<String>,
}

impl Session {
    pub(crate) fn complete(&self, line: &str) -> Completion {
        let start =
            line.rfind(char::is_whitespace).map_or(0, |at| at + line[at..].chars().next().map_or(0, char::len_utf8));
        let (done, begun) = line.split_at(start);
        let mut words: Vec<String> = done.split_whitespace().map(str::to_lowercase).collect();
        let named = words.first().is_some_and(|word| matches!(word.as_str(), "white" | "black" | "arbiter" | "hall"));
        let arbiter = words.first().is_some_and(|word| word == "arbiter");
        if named {
            words.remove(0);
        }
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let mut choices = self.choices(&words, named, arbiter);
        choices.retain(|choice| choice.starts_with(begun));
        choices.sort();
        choices.dedup();
        let line = match choices.as_slice() {
            [] => line.to_owned(),
            [only] => format!("{done}{only} "),
            several => format!("{done}{}", common_start(several)),
        };
        Completion { line, choices }
    }

    fn choices(&self, words: &[&str], named: bool, arbiter: bool) -> Vec<String> {
        let strings = |words: &[&str]| words.iter().map(ToString::to_string).collect::<Vec<_>>();
        match words {
            [] if arbiter => first_words("arbiter "),
            [] => {
                let mut choices: Vec<String> = first_words("").into_iter().filter(|word| is_word(word)).collect();
                if !named {
                    choices.extend(strings(&["white", "black"]));
                }
                choices.extend(self.moves());
                choices
            }
            ["make"] | ["claim", "repetition" | "fifty"] => self.moves(),
            ["claim"] => strings(&["repetition", "fifty", "flag", "illegal", "touch-move", "two hands"]),
            ["touch" | "adjust" | "take", ..] => {
                let board = self.state().table().board;
                Square::ALL
                    .into_iter()
                    .filter(|&square| board.piece_at(square).is_some())
                    .map(|s| s.to_string())
                    .collect()
            }
            ["release"] | ["put", _] => Square::ALL.iter().map(ToString::to_string).collect(),
            ["put"] => strings(&["queen", "rook", "bishop", "knight", "back"]),
            ["castle"] => strings(&["short", "long"]),
            ["observe"] => OBSERVATIONS.iter().map(|(phrase, _)| phrase.to_string()).collect(),
            ["flag" | "set" | "restart"] => strings(&["white", "black"]),
            ["declare" | "sign"] => strings(&["1-0", "0-1", "1/2-1/2", "0-0"]),
            ["decide"] => self.state().questions().iter().map(|question| question.number.to_string()).collect(),
            ["decide", number] => {
                let asked = self.state().questions().iter().find(|question| question.number.to_string() == *number);
                let allowed = asked.map(|question| question.answers.clone()).unwrap_or_default();
                ANSWERS
                    .iter()
                    .filter(|(_, answer)| allowed.contains(answer))
                    .map(|(phrase, _)| phrase.to_string())
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    /// What may still be played, as it is written.
    fn moves(&self) -> Vec<String> {
        let Ok(position) = Position::try_from(self.board_before()) else { return Vec::new() };
        let form = Form::Algebraic(Style::fide(self.table.language));
        let permitted = self.state().permission().moves;
        permitted.into_iter().filter(|&m| position.is_legal(m)).map(|m| write(&position, m, &form)).collect()
    }
}

fn first_words(after: &str) -> Vec<String> {
    let rest = TOPICS.iter().filter_map(|topic| topic.usage.strip_prefix(after));
    rest.filter_map(|usage| usage.split_whitespace().next()).map(str::to_owned).collect()
}

fn is_word(text: &str) -> bool {
    text.chars().all(|letter| letter.is_ascii_lowercase())
}

fn common_start(choices: &[String]) -> &str {
    let Some((first, others)) = choices.split_first() else { return "" };
    let ends = first.char_indices().map(|(at, letter)| at + letter.len_utf8());
    let shared = ends.take_while(|&end| others.iter().all(|other| other.starts_with(&first[..end]))).last();
    &first[..shared.unwrap_or(0)]
}
