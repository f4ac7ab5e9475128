//! Rulings as an arbiter would say them, in any locale. The sentences are in `locales/*/laws.ftl`.
//!
//! Everything that can be rendered has a `message`: the sentence, and what is filled in. A group of findings, effects or
//! questions that is its own enum has its own `message`, and the enum that contains it delegates to it in one line.
//!
//! ```
//! use jadoube_board::Color;
//! use jadoube_clock::Millis;
//! use jadoube_lawbook::{Edition, Matter};
//! use jadoube_laws::event::Claim;
//! use jadoube_laws::ruling::{DrawFinding, Effect, Finding, Ruling};
//! use jadoube_laws::telling;
//! use jadoube_texts::Locale;
//!
//! let matter = Matter::ClaimWrong;
//! let effects = vec![Effect::TimeAdded(Color::Black, Millis::from_minutes(2))];
//! let finding = Finding::Draw(DrawFinding::ClaimWrong(Color::White, Claim::Repetition, 2));
//! let ruling = Ruling { article: matter.article(Edition::newest()), matter, finding, effects, written: Default::default() };
//! let said = "9.5.3: White's claim is incorrect: the position has occurred twice, not three times. \
//!             Black gets an extra 2 minutes.";
//! assert_eq!(telling::ruling(&ruling, Locale::EN), said);
//! let said = "Άρθρο 9.5.3: το αίτημα του Λευκού είναι εσφαλμένο: η θέση έχει εμφανιστεί δύο φορές, όχι τρεις. \
//!             Ο Μαύρος παίρνει 2 λεπτά πρόσθετο χρόνο.";
//! assert_eq!(telling::ruling(&ruling, Locale::EL), said);
//! ```

mod act;
mod conduct;
mod control;
mod diagram;
mod headline;
mod impossible;
mod notice;
mod question;
mod unread;
mod words;

use jadoube_board::Color;
use jadoube_lawbook::{Article, Matter};
use jadoube_texts::{Argument, Locale, Message};

use crate::ruling::{
    ClockFinding, DecisionFinding, DrawFinding, Effect, Finding, Impossible, IrregularityFinding, MovingFinding,
    Question, Ruling,
};

pub use act::by;
pub(crate) use act::{castling, squares_of};
pub(crate) use conduct::{penalty_key, written_amount, written_award, written_score};
pub use control::{control, control_in_json};
pub use diagram::diagram;
pub use headline::{Headline, headline};
pub use notice::{NOTICE_STYLE, Notice, notices, regime};
pub(crate) use words::{SHOWN, one_move, written_text};
pub use words::{amount, article, moves, number, one_move_of, reason, score, written_move};
use words::{notation, some_of};

/// A ruling in sentences, beginning with the Article.
pub fn ruling(ruling: &Ruling, locale: Locale) -> String {
    render(ruling, found(ruling), locale, |effect| match effect {
        Effect::Asked(question) => question.message(),
        effect => plain(ruling, effect),
    })
}

/// The same for players and spectators: a question to the arbiter without its number and the words to answer it with.
pub fn ruling_openly(ruling: &Ruling, locale: Locale) -> String {
    render(ruling, found_openly(ruling), locale, |effect| plain(ruling, effect))
}

/// A ruling as whole sentences without the Article, which `cited` names.
pub fn says(ruling: &Ruling, locale: Locale) -> String {
    let found = headline::closed(&sentence(&found_openly(ruling).text(locale)));
    let effects = ruling.effects.iter().filter_map(|effect| effect_of(ruling, effect, locale));
    std::iter::once(found).chain(effects.map(|effect| headline::closed(&effect))).collect::<Vec<_>>().join(" ")
}

/// An Article as a ruling cites it, in the script of the language: `§ 7.5.5`.
pub fn cited(cited: Article, locale: Locale) -> String {
    Message::new("ruling-cites").with("article", article(cited)).text(locale)
}

/// The finding of a ruling, for readers who do not see the numbers of questions.
fn found_openly(ruling: &Ruling) -> Message {
    match ruling.finding {
        Finding::Decision(DecisionFinding::Decided(_)) => Message::new("finding-decided-openly"),
        _ => found(ruling),
    }
}

fn render(ruling: &Ruling, found: Message, locale: Locale, message: impl Fn(&Effect) -> Message) -> String {
    let mut text = Message::new("ruling").with("article", article(ruling.article)).with("finding", found).text(locale);
    for effect in ruling.effects.iter().filter(|effect| !is_in_the_finding(ruling, effect)) {
        text.push(' ');
        text.push_str(&headline::closed(&sentence(&message(effect).text(locale))));
    }
    text
}

/// An effect of a ruling for readers who do not have to answer, with details that its usual wording leaves out.
fn plain(ruling: &Ruling, effect: &Effect) -> Message {
    match effect {
        Effect::Asked(question) => question.openly(),
        Effect::TimeTaken(color, time)
            if is_penalty_for_illegal_move(ruling)
                || matches!(ruling.finding, Finding::Moving(MovingFinding::TouchMoveBroken(_))) =>
        {
            Message::new("effect-increment-taken").with("color", *color).with("time", amount(*time))
        }
        Effect::MustPlay(..) if !ruling.written.must_play.is_empty() => {
            effect.message().with("moves", written_moves(effect, &ruling.written.must_play))
        }
        Effect::Restored(_) if let Some(last) = &ruling.written.restored => {
            Message::new("effect-restored-after").with("move", notation(last))
        }
        effect => effect.message(),
    }
}

/// The moves to choose from, as they are written; if there is no notation, their number.
fn written_moves(effect: &Effect, written: &[String]) -> Argument {
    let Effect::MustPlay(_, all) = effect else { return moves(&[]) };
    some_of(written.iter().map(|m| notation(m)), all.len())
}

/// An effect of a ruling, without a full stop; `None` if the finding already says it.
pub fn effect_of(ruling: &Ruling, effect: &Effect, locale: Locale) -> Option<String> {
    (!is_in_the_finding(ruling, effect)).then(|| sentence(&plain(ruling, effect).text(locale)))
}

fn is_penalty_for_illegal_move(ruling: &Ruling) -> bool {
    matches!(ruling.finding, Finding::Irregularity(IrregularityFinding::Illegal(..))) && is_penalty(ruling.matter)
}

fn is_in_the_finding(ruling: &Ruling, effect: &Effect) -> bool {
    is_penalty_for_illegal_move(ruling) && matches!(effect, Effect::TimeAdded(..))
}

/// The finding of a ruling. The wording may depend on the Article or on the effects.
fn found(ruling: &Ruling) -> Message {
    match (&ruling.finding, &ruling.effects[..]) {
        (Finding::Moving(MovingFinding::Bound(color)), [Effect::FreeToPlay(_)]) => {
            Message::new("finding-touched-in-vain").with("color", *color)
        }
        (Finding::Irregularity(IrregularityFinding::Illegal(color, _)), effects) if is_penalty(ruling.matter) => {
            let added = effects.iter().find_map(|effect| match effect {
                Effect::TimeAdded(_, time) => Some(*time),
                _ => None,
            });
            match added {
                Some(time) => Message::new("finding-penalty").with("color", *color).with("time", amount(time)),
                None => Message::new("finding-penalty-lost").with("color", *color),
            }
        }
        (finding, _) => match point(ruling.matter, finding) {
            Some((id, Some(color))) => Message::new(id).with("color", color),
            Some((id, None)) => Message::new(id),
            None => match &ruling.written.made {
                Some(made) => finding.message().with("move", notation(made)),
                None => finding.message(),
            },
        },
    }
}

/// The sentence of a finding for which an Article has its own wording.
const fn point(matter: Matter, finding: &Finding) -> Option<(&'static str, Option<Color>)> {
    match (matter, finding) {
        (Matter::CompletedByEnd, Finding::Clock(ClockFinding::Completed(color))) => {
            Some(("point-completed-by-end", Some(*color)))
        }
        (Matter::CompletedByNext, Finding::Clock(ClockFinding::Completed(color))) => {
            Some(("point-completed-by-next", Some(*color)))
        }
        (Matter::PressingHand, Finding::Clock(ClockFinding::ClockMishandled(color))) => {
            Some(("point-other-hand", Some(*color)))
        }
        (Matter::PressWithoutMove, Finding::Clock(ClockFinding::ClockMishandled(color))) => {
            Some(("point-press-without-move", Some(*color)))
        }
        (Matter::OneHand, Finding::Clock(ClockFinding::ClockMishandled(color))) => {
            Some(("point-two-hands", Some(*color)))
        }
        (Matter::BothFlagsGoOn, Finding::Clock(ClockFinding::BothFlags)) => Some(("point-both-flags-go-on", None)),
        (Matter::BothFlagsDraw, Finding::Clock(ClockFinding::BothFlags)) => Some(("point-both-flags-draw", None)),
        (Matter::Agreement, Finding::Draw(DrawFinding::AgreementBarred)) => Some(("point-agreement-needs-moves", None)),
        _ => None,
    }
}

const fn is_penalty(matter: Matter) -> bool {
    matches!(
        matter,
        Matter::IllegalMovePenalty
            | Matter::TwoHandsPenalty
            | Matter::PressPenalty
            | Matter::ReducedIllegalMove
            | Matter::ReducedBlitzIllegalMove
    )
}

impl Finding {
    /// The finding as a message.
    pub fn message(&self) -> Message {
        crate::vocabulary::message(self)
    }
}

impl Effect {
    /// The effect as a message.
    pub fn message(&self) -> Message {
        crate::vocabulary::message(self)
    }
}

/// A finding, without a full stop.
pub fn finding(finding: &Finding, locale: Locale) -> String {
    finding.message().text(locale)
}

/// An effect, without a full stop.
pub fn effect(effect: &Effect, locale: Locale) -> String {
    sentence(&effect.message().text(locale))
}

/// An effect of a ruling, without a full stop, with the ruling's notation of the moves.
pub fn effect_in(ruling: &Ruling, effect: &Effect, locale: Locale) -> String {
    sentence(&plain(ruling, effect).text(locale))
}

/// A question with its answers.
pub fn question(question: &Question, locale: Locale) -> String {
    sentence(&question.message().text(locale))
}

/// Why something cannot have happened, without a full stop.
pub fn impossible(impossible: &Impossible, locale: Locale) -> String {
    impossible.message().text(locale)
}

/// A text that cannot control a terminal: control characters, bidirectional controls and invisible characters are escaped.
///
/// ```
/// assert_eq!(jadoube_laws::telling::printable("e4\u{1b}[2J é"), "e4\\u{1b}[2J é");
/// ```
pub fn printable(text: &str) -> String {
    let unseen = |c: char| {
        c.is_control()
            || matches!(c, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        if unseen(c) { shown.extend(c.escape_debug()) } else { shown.push(c) }
    }
    shown
}

/// With a capital letter. Messages begin with a small one, so that they can also follow a colon.
pub fn sentence(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or(String::new(), |first| first.to_uppercase().chain(rest).collect())
}

#[cfg(test)]
mod tests {
    use jadoube_lawbook::Edition;

    use super::*;
    use crate::ruling::Written;

    #[test]
    fn a_finding_is_worded_as_in_its_article() {
        let black = Color::Black;
        let findings = [
            (Matter::Completed, Finding::Clock(ClockFinding::Completed(black))),
            (Matter::CompletedByEnd, Finding::Clock(ClockFinding::Completed(black))),
            (Matter::CompletedByNext, Finding::Clock(ClockFinding::Completed(black))),
            (Matter::ClockHandling, Finding::Clock(ClockFinding::ClockMishandled(black))),
            (Matter::PressingHand, Finding::Clock(ClockFinding::ClockMishandled(black))),
            (Matter::PressWithoutMove, Finding::Clock(ClockFinding::ClockMishandled(black))),
            (Matter::OneHand, Finding::Clock(ClockFinding::ClockMishandled(black))),
            (Matter::ReducedBothFlags, Finding::Clock(ClockFinding::BothFlags)),
            (Matter::BothFlagsGoOn, Finding::Clock(ClockFinding::BothFlags)),
            (Matter::BothFlagsDraw, Finding::Clock(ClockFinding::BothFlags)),
            (Matter::AgreementRestricted, Finding::Draw(DrawFinding::AgreementBarred)),
            (Matter::Agreement, Finding::Draw(DrawFinding::AgreementBarred)),
        ];
        for locale in Locale::all_and_pseudo() {
            let mut told: Vec<String> = findings
                .iter()
                .map(|(matter, finding)| {
                    let article = matter.article(Edition::newest());
                    let written = Written::default();
                    let ruling =
                        Ruling { article, matter: *matter, finding: finding.clone(), effects: vec![], written };
                    found(&ruling).try_text(locale).unwrap()
                })
                .collect();
            told.sort();
            told.dedup();
            assert_eq!(told.len(), findings.len(), "{locale}: {told:?}");
        }
    }
}
