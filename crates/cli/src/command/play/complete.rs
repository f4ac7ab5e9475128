//! Completions of the word at the cursor: the next word of every phrase that the line begins.

use jadoube_board::{Color, Position, Role, Square};
use jadoube_laws::event::{Act, Actor, Claim, Misconduct, Penalty, Score};
use jadoube_laws::vocabulary::{self, Line, Person, Scene, Vocabulary, forms, phrase};
use jadoube_notation::{Form, Style, write};

use super::session::Session;
use super::unknown::orders;
use super::words::{COMMANDS, Wish, read_draw_claim, take_actor};

/// The line as far as it can be completed, and the possible next words.
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
        let typed = Line::new(done);
        let mut words = typed.words().leniently();
        let by = take_actor(&mut words);
        let mut choices = self.choices(words.ahead(), by);
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

    /// What can follow these words of an actor.
    fn choices(&self, done: &str, by: Option<Actor>) -> Vec<String> {
        let words: Vec<String> = done.split_whitespace().map(|word| word.trim_matches(',').to_lowercase()).collect();
        if words.is_empty() {
            let of_arbiter = by.is_some_and(|by| by.player().is_none());
            let mut choices: Vec<&str> = orders(by.or(Some(Actor::White)));
            choices.extend(COMMANDS);
            if by.is_none() {
                choices.extend(["white", "black", "arbiter"]);
            }
            let moves = if of_arbiter { Vec::new() } else { self.moves() };
            return choices.into_iter().map(str::to_owned).chain(moves).collect();
        }
        match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["make" | "play" | "complete"] => return self.moves(),
            ["decide" | "decides", number] => {
                let asked = self.state().questions().iter().find(|question| question.number.to_string() == number);
                return asked.iter().flat_map(|question| question.answers.iter().map(phrase)).collect();
            }
            _ => {}
        }
        let mut choices = Vec::new();
        if let Some(Wish::ClaimDraw { intended: None, .. }) =
            read_draw_claim(Line::new(done).words().leniently(), &Scene::default())
        {
            choices.extend(self.moves());
        }
        let may = |form: &&vocabulary::Form| by.is_none_or(|by| form.by.contains(Person::from(by)));
        for phrase in forms::<Act>().into_iter().filter(may).flat_map(vocabulary::Form::phrases) {
            let parts = parts(phrase);
            let Some(verb) = vocabulary::Form::order(phrase) else { continue };
            if verb == words[0] || parts[0] == words[0] {
                self.go_on(&parts[1..], &words[1..], &mut choices);
            }
        }
        choices
    }

    /// Adds the next word of a phrase, if the words match its beginning.
    fn go_on(&self, parts: &[&str], words: &[String], choices: &mut Vec<String>) {
        let Some((&part, rest)) = parts.split_first() else { return };
        if let Some(optional) = part.strip_prefix('[').and_then(|part| part.strip_suffix(']')) {
            self.go_on(rest, words, choices);
            for alternative in optional.split('|').filter(|word| !is_article(word)) {
                let whole: Vec<&str> = alternative.split(' ').chain(rest.iter().copied()).collect();
                self.go_on(&whole, words, choices);
            }
            return;
        }
        if is_article(part) {
            let skipped = words.first().is_some_and(|word| word == part);
            return self.go_on(rest, &words[usize::from(skipped)..], choices);
        }
        let gap = part.split_once('{').and_then(|(before, gap)| Some((before, gap.split_once('}')?)));
        let Some((before, (gap, after))) = gap else {
            return match words.split_first() {
                None => choices.push(part.to_owned()),
                Some((word, more)) if word == part => self.go_on(rest, more, choices),
                Some(_) => {}
            };
        };
        let fillings: Vec<String> =
            self.fill(gap).into_iter().map(|filling| format!("{before}{filling}{after}")).collect();
        if words.is_empty() {
            return choices.extend(fillings);
        }
        let fits = |filling: &String| {
            let count = filling.split(' ').count();
            (words.len() >= count && words[..count].join(" ") == filling.to_lowercase()).then_some(count)
        };
        // A gap whose contents cannot be listed is taken as one word.
        let taken = if fillings.is_empty() { Some(1) } else { fillings.iter().find_map(fits) };
        if let Some(count) = taken {
            if gap.ends_with("Listed") {
                self.go_on(parts, &words[count..], choices);
            }
            self.go_on(rest, &words[count..], choices);
        }
    }

    /// What can fill a gap, by the name of its field.
    fn fill(&self, gap: &str) -> Vec<String> {
        let field = gap.split(' ').next().unwrap_or(gap);
        match field {
            "square" | "squares" => {
                let board = self.state().table().board;
                Square::ALL.iter().filter(|&&at| board.piece_at(at).is_some()).map(ToString::to_string).collect()
            }
            "on" => Square::ALL.iter().map(ToString::to_string).collect(),
            "color" | "player" | "side" | "flag" => Color::ALL.iter().map(ToString::to_string).collect(),
            "role" => Role::PROMOTIONS.iter().map(ToString::to_string).collect(),
            "wing" => ["short", "long"].map(str::to_owned).to_vec(),
            "score" => {
                [Score::WHITE_WINS, Score::BLACK_WINS, Score::DRAW, Score::BOTH_LOSE].map(|it| it.to_string()).to_vec()
            }
            "claim" => beginnings::<Claim>(),
            "penalty" => beginnings::<Penalty>(),
            "what" => beginnings::<Misconduct>(),
            "played" | "intends" | "written" => self.moves(),
            "question" => self.state().questions().iter().map(|question| question.number.to_string()).collect(),
            _ => Vec::new(),
        }
    }

    /// The moves that can be played now, as they are written.
    fn moves(&self) -> Vec<String> {
        let Ok(position) = Position::try_from(self.board_before()) else { return Vec::new() };
        let form = Form::Algebraic(Style::fide(self.table.language));
        let permitted = self.state().permission().moves;
        permitted.into_iter().filter(|&m| position.is_legal(m)).map(|m| write(&position, m, &form)).collect()
    }
}

/// Each phrase up to its first gap, without an article.
fn beginnings<V: Vocabulary>() -> Vec<String> {
    let whole = forms::<V>().into_iter().map(|form| form.says.split(" {").next().unwrap_or_default());
    whole
        .map(|said| {
            said.split_once(' ').filter(|(first, _)| is_article(first)).map_or(said, |(_, rest)| rest).to_owned()
        })
        .collect()
}

fn is_article(word: &str) -> bool {
    matches!(word, "a" | "an" | "the")
}

/// The words of a phrase; a bracketed part counts as one.
fn parts(phrase: &str) -> Vec<&str> {
    let mut depth = 0;
    let at_blank = |letter: char| {
        match letter {
            '{' | '[' => depth += 1,
            '}' | ']' => depth -= 1,
            _ => {}
        }
        letter == ' ' && depth == 0
    };
    phrase.split(at_blank).filter(|part| !part.is_empty()).collect()
}

fn common_start(choices: &[String]) -> &str {
    let Some((first, others)) = choices.split_first() else { return "" };
    let ends = first.char_indices().map(|(at, letter)| at + letter.len_utf8());
    let shared = ends.take_while(|&end| others.iter().all(|other| other.starts_with(&first[..end]))).last();
    &first[..shared.unwrap_or(0)]
}

#[cfg(test)]
mod tests {
    use jadoube_clock::Instant;

    use super::super::session::tests::session;

    fn choices(line: &str) -> Vec<String> {
        let mut session = session();
        session.enter(Instant(0), "start").unwrap();
        session.complete(line).choices
    }

    #[test]
    fn the_next_word_of_every_phrase_that_fits_is_offered() {
        for (line, offered) in [
            ("arbiter obs", vec!["observe"]),
            ("arbiter observe b", vec!["black", "black's", "board", "both"]),
            ("arbiter observe wrong ", vec!["set-up"]),
            ("castle ", vec!["long", "short"]),
            ("claim f", vec!["fifty moves", "flag"]),
            ("claim repetition N", vec!["Na3", "Nc3", "Nf3", "Nh3"]),
            ("touch g1 h1 a", vec!["a1", "a2", "a7", "a8", "at"]),
            ("sign 1", vec!["1-0", "1/2-1/2"]),
            ("arbiter penalize white: l", vec!["loss"]),
            ("white pen", vec![]),
        ] {
            assert_eq!(choices(line), offered, "{line}");
        }
    }
}
