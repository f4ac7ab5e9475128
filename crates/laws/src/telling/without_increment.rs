//! Games without increment as messages (`locales/*/without-increment.ftl`).

use jadoube_board::Color;
use jadoube_texts::Message;

use crate::guideline::without_increment::{
    Evidence, Grounds, Mode, QuickplayEffect, QuickplayFinding, QuickplayQuestion,
};

fn of(id: &'static str, color: Color) -> Message {
    Message::new(id).with("color", color)
}

const fn mode(mode: Mode) -> &'static str {
    match mode {
        Mode::Increment => "increment",
        Mode::Delay => "delay",
    }
}

const fn grounds(grounds: Grounds) -> &'static str {
    match grounds {
        Grounds::CannotWin => "cannot-win",
        Grounds::NoEffort => "no-effort",
        Grounds::Both => "both",
    }
}

const fn evidence(evidence: Evidence) -> &'static str {
    match evidence {
        Evidence::Position => "position",
        Evidence::Sheet => "sheet",
    }
}

impl QuickplayFinding {
    /// What was found, to be told in any language.
    pub fn message(&self) -> Message {
        match *self {
            QuickplayFinding::Announced => Message::new("quickplay-announced"),
            QuickplayFinding::NotHere => Message::new("quickplay-not-here"),
            QuickplayFinding::NotOnMove(color) => of("quickplay-not-on-move", color),
            QuickplayFinding::TimeLeft(color) => of("quickplay-time-left", color),
            QuickplayFinding::FlagDown(color) => of("quickplay-flag-down", color),
            QuickplayFinding::NoFiveSeconds(color) => of("quickplay-no-five-seconds", color),
            QuickplayFinding::Asked(color, asked) => of("quickplay-asked", color).with("mode", mode(asked)),
            QuickplayFinding::Granted(color, asked) => of("quickplay-granted", color).with("mode", mode(asked)),
            QuickplayFinding::Refused(color) => of("quickplay-refused", color),
            QuickplayFinding::Claimed(color, on) => of("quickplay-claimed", color).with("grounds", grounds(on)),
            QuickplayFinding::Agreed(color) => of("quickplay-agreed", color),
            QuickplayFinding::Postponed(color) => of("quickplay-postponed", color),
            QuickplayFinding::Rejected(color) => of("quickplay-rejected", color),
            QuickplayFinding::Final => Message::new("quickplay-final"),
            QuickplayFinding::FellAfterPostponing(color) => of("quickplay-fell", color),
            QuickplayFinding::DeclaredDrawn => Message::new("quickplay-declared"),
            QuickplayFinding::Concluded(color) => of("quickplay-concluded", color),
            QuickplayFinding::Ground(color, on) => of("quickplay-ground", color).with("grounds", grounds(on)),
            QuickplayFinding::Given(color, what) => of("quickplay-given", color).with("evidence", evidence(what)),
            QuickplayFinding::Verified(color, what, true) => {
                of("quickplay-confirmed", color).with("evidence", evidence(what))
            }
            QuickplayFinding::Verified(color, what, false) => {
                of("quickplay-disputed", color).with("evidence", evidence(what))
            }
            QuickplayFinding::Referred(color) => of("quickplay-referred", color),
        }
    }
}

impl QuickplayEffect {
    /// What follows, to be told in any language.
    pub fn message(&self) -> Message {
        match *self {
            QuickplayEffect::FiveSeconds(given) => Message::new("quickplay-five-seconds").with("mode", mode(given)),
        }
    }
}

impl QuickplayQuestion {
    /// The question alone, without its mark.
    pub fn message(&self) -> Message {
        match *self {
            QuickplayQuestion::FiveSeconds(color) => of("asked-five-seconds", color),
            QuickplayQuestion::Claim(color) => of("asked-quickplay-claim", color),
            QuickplayQuestion::FinalPosition(color) => of("asked-final-position", color),
            QuickplayQuestion::OpponentOfFallen(color) => of("asked-opponent-of-fallen", color),
            QuickplayQuestion::Referred(color) => of("asked-referred", color),
        }
    }
}

#[cfg(test)]
mod tests {
    use jadoube_texts::Locale;

    use super::*;

    #[test]
    fn everything_has_its_words_in_every_language() {
        let black = Color::Black;
        let mut findings = vec![
            QuickplayFinding::Announced,
            QuickplayFinding::NotHere,
            QuickplayFinding::NotOnMove(black),
            QuickplayFinding::TimeLeft(black),
            QuickplayFinding::FlagDown(black),
            QuickplayFinding::NoFiveSeconds(black),
            QuickplayFinding::Refused(black),
            QuickplayFinding::Agreed(black),
            QuickplayFinding::Postponed(black),
            QuickplayFinding::Rejected(black),
            QuickplayFinding::Final,
            QuickplayFinding::FellAfterPostponing(black),
            QuickplayFinding::DeclaredDrawn,
            QuickplayFinding::Concluded(black),
            QuickplayFinding::Referred(black),
        ];
        for mode in [Mode::Increment, Mode::Delay] {
            findings.extend([QuickplayFinding::Asked(black, mode), QuickplayFinding::Granted(black, mode)]);
        }
        for grounds in [Grounds::CannotWin, Grounds::NoEffort, Grounds::Both] {
            findings.extend([QuickplayFinding::Claimed(black, grounds), QuickplayFinding::Ground(black, grounds)]);
        }
        for evidence in [Evidence::Position, Evidence::Sheet] {
            findings.push(QuickplayFinding::Given(black, evidence));
            findings.extend([true, false].map(|right| QuickplayFinding::Verified(black, evidence, right)));
        }
        let mut messages: Vec<Message> = findings.iter().map(QuickplayFinding::message).collect();
        messages.extend([Mode::Increment, Mode::Delay].map(|mode| QuickplayEffect::FiveSeconds(mode).message()));
        let questions = [
            QuickplayQuestion::FiveSeconds(black),
            QuickplayQuestion::Claim(black),
            QuickplayQuestion::FinalPosition(black),
            QuickplayQuestion::OpponentOfFallen(black),
            QuickplayQuestion::Referred(black),
        ];
        messages.extend(questions.iter().map(QuickplayQuestion::message));
        for message in &messages {
            for locale in Locale::all_and_pseudo() {
                let text = message.try_text(locale).unwrap();
                assert!(!text.is_empty() && !text.contains(['{', '$']), "{locale}: {text}");
            }
        }
    }
}
