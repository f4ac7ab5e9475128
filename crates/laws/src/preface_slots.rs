//! What fills the gaps of the phrase about cases that no Article covers, and how it is rendered.

use jadoube_texts::{Argument, Message};

use crate::preface::{PrefaceAct, PrefaceFinding};
use crate::telling;
use crate::vocabulary::{Expected, ReadError, Scene, Slot, Tell, Words, write_word};

/// What happened: all words before `like`.
pub struct Happened;

/// `like 7.1, 7.6`, or nothing.
pub struct LikeArticles;

impl Slot<String> for Happened {
    const EXPECTED: Expected = Expected::Text;

    fn read(words: &mut Words<'_>, _: &Scene) -> Result<String, ReadError> {
        let start = *words;
        while words.peek().is_some_and(|word| word != "like") {
            words.take();
        }
        Ok(words.since(&start).trim_matches('"').to_owned())
    }

    fn write(value: &String, line: &mut String) {
        line.push_str(&format!("\"{value}\""));
    }
}

impl Slot<Vec<String>> for LikeArticles {
    const EXPECTED: Expected = Expected::Article;

    fn read(words: &mut Words<'_>, _: &Scene) -> Result<Vec<String>, ReadError> {
        let mut like = Vec::new();
        if words.eat("like") {
            loop {
                like.push(words.parse(Expected::Article, |word| Some(word.to_owned()))?);
                if !words.eat(",") {
                    break;
                }
            }
        }
        Ok(like)
    }

    fn write(value: &Vec<String>, line: &mut String) {
        if !value.is_empty() {
            write_word(line, &format!("like {}", value.join(", ")));
        }
    }
}

/// The sentence around them has the numbers of Articles.
impl Tell for Vec<String> {
    fn tell(&self, _: &'static str, message: Message) -> Message {
        message
    }
}

pub(crate) fn reports(act: &PrefaceAct, message: Message) -> Message {
    let PrefaceAct::ReportsUncovered { text, like } = act else { return message };
    let message = message.with("text", text.as_str());
    if like.is_empty() {
        return message;
    }
    let like = like.clone();
    let articles = Argument::in_each(move |locale| {
        let numbers: Vec<String> = like.iter().map(|like| telling::number(like, locale)).collect();
        numbers.join(", ")
    });
    message.renamed("act-reports-uncovered-like").with("articles", articles)
}

pub(crate) fn uncovered(finding: &PrefaceFinding, message: Message) -> Message {
    let PrefaceFinding::Uncovered(text, like) = finding else { return message };
    let message = message.with("text", text.as_str());
    if like.is_empty() {
        return message;
    }
    message.renamed("preface-uncovered-like").with("articles", Argument::Any(like.clone()))
}
