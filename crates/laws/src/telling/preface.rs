//! The Preface as messages (`locales/*/preface.ftl`).

use jadoube_texts::{Argument, Message};

use super::words::amount;
use crate::preface::{Objection, OwnRule, PrefaceFinding};

impl PrefaceFinding {
    /// What was found, to be told in any language.
    pub fn message(&self) -> Message {
        match self {
            PrefaceFinding::Uncovered(text, like) if like.is_empty() => {
                Message::new("preface-uncovered").with("text", text.as_str())
            }
            PrefaceFinding::Uncovered(text, like) => Message::new("preface-uncovered-like")
                .with("text", text.as_str())
                .with("articles", Argument::Any(like.clone())),
            PrefaceFinding::DecidedLike(article) => {
                Message::new("preface-decided-like").with("article", article.as_str())
            }
            PrefaceFinding::DecidedOtherwise => Message::new("preface-decided-otherwise"),
            PrefaceFinding::PutToFide(text) => Message::new("preface-put-to-fide").with("text", text.as_str()),
            PrefaceFinding::OwnRule(name, rule) => {
                Message::new("preface-own-rule").with("federation", name.as_str()).with("rule", rule.message())
            }
            PrefaceFinding::OwnRulesVoid(name, objection) => Message::new("preface-own-rules-void")
                .with("federation", name.as_str())
                .with("objection", objection.message()),
            PrefaceFinding::TriedOut => Message::new("preface-tried-out"),
        }
    }
}

impl OwnRule {
    /// The rule in a few words.
    pub fn message(&self) -> Message {
        match *self {
            OwnRule::IllegalMovesLoseAt(count) => Message::new("own-rule-lose-at").with("count", u32::from(count)),
            OwnRule::IllegalMoveTime(time) => Message::new("own-rule-illegal-time").with("time", amount(time)),
            OwnRule::WrongClaimTime(time) => Message::new("own-rule-claim-time").with("time", amount(time)),
            OwnRule::LateArrivalLoses => Message::new("own-rule-late-arrival"),
            OwnRule::TwoHandsIllegal => Message::new("own-rule-two-hands"),
        }
    }
}

impl Objection {
    /// The objection in a few words.
    pub fn message(&self) -> Message {
        Message::new(match self {
            Objection::Conflict => "objection-conflict",
            Objection::Territory => "objection-territory",
            Objection::Fide => "objection-fide",
        })
    }
}

#[cfg(test)]
mod tests {
    use jadoube_clock::Millis;
    use jadoube_texts::Locale;

    use super::*;

    #[test]
    fn everything_has_its_words_in_every_language() {
        let name = || "HUN".to_owned();
        let mut findings = vec![
            PrefaceFinding::Uncovered(name(), vec![]),
            PrefaceFinding::Uncovered(name(), vec!["7.1".to_owned(), "7.6".to_owned()]),
            PrefaceFinding::DecidedLike("7.1".to_owned()),
            PrefaceFinding::DecidedOtherwise,
            PrefaceFinding::PutToFide(name()),
            PrefaceFinding::TriedOut,
        ];
        let rules = [
            OwnRule::IllegalMovesLoseAt(1),
            OwnRule::IllegalMoveTime(Millis::from_minutes(5)),
            OwnRule::WrongClaimTime(Millis::from_minutes(5)),
            OwnRule::LateArrivalLoses,
            OwnRule::TwoHandsIllegal,
        ];
        findings.extend(rules.map(|rule| PrefaceFinding::OwnRule(name(), rule)));
        let objections = [Objection::Conflict, Objection::Territory, Objection::Fide];
        findings.extend(objections.map(|objection| PrefaceFinding::OwnRulesVoid(name(), objection)));
        for finding in &findings {
            for locale in Locale::all_and_pseudo() {
                let text = finding.message().try_text(locale).unwrap();
                assert!(!text.is_empty() && !text.contains(['{', '$']), "{locale}: {text}");
            }
        }
    }
}
