//! The headline: what is done about an event, in one line, chosen from all rulings on it.

use jadoube_lawbook::{Article, Matter};
use jadoube_texts::{Argument, Locale, Message};
use serde::Serialize;

use super::{plain, sentence};
use crate::ruling::{
    Asked, ClockFinding, DrawFinding, Effect, Finding, Illegality, IrregularityFinding, IrregularityQuestion, Ruling,
};

/// The line that comes first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Headline {
    /// Whole sentences, without the Article.
    pub text: String,
    /// The Article.
    pub article: Article,
    /// The index of its ruling, from 0; none if it sums up several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<usize>,
}

/// The most useful of the rulings on one event; `None` if there are none.
///
/// ```
/// use jadoube_board::Color;
/// use jadoube_clock::Millis;
/// use jadoube_lawbook::{Edition, Matter};
/// use jadoube_laws::ruling::{Effect, Finding, Illegality, IrregularityFinding, Ruling};
/// use jadoube_laws::telling;
/// use jadoube_texts::Locale;
///
/// let ruling = |matter: Matter, effects: Vec<Effect>| {
///     let finding = Finding::Irregularity(IrregularityFinding::Illegal(Color::White, Illegality::Move(None)));
///     Ruling { article: matter.article(Edition::newest()), matter, finding, effects, written: Default::default() }
/// };
/// let rulings = [
///     ruling(Matter::IllegalMove, vec![Effect::Restored(24), Effect::IllegalMoves(Color::White, 1)]),
///     ruling(Matter::IllegalMovePenalty, vec![Effect::TimeAdded(Color::Black, Millis::from_minutes(2))]),
/// ];
/// let said = telling::headline(&rulings, Locale::EN).unwrap();
/// assert_eq!(said.text, "White's first illegal move: it is taken back and Black gets an extra 2 minutes.");
/// ```
pub fn headline(rulings: &[Ruling], locale: Locale) -> Option<Headline> {
    illegal_move(rulings, locale).or_else(|| most_useful(rulings, locale))
}

/// An illegal move is ruled on under several Articles; the headline sums them up.
fn illegal_move(rulings: &[Ruling], locale: Locale) -> Option<Headline> {
    let of_it: Vec<&Ruling> = rulings
        .iter()
        .filter(|ruling| matches!(ruling.finding, Finding::Irregularity(IrregularityFinding::Illegal(..))))
        .collect();
    let last = of_it.last()?;
    let mut counted = None;
    let mut what: Vec<Message> = Vec::new();
    if matches!(last.finding, Finding::Irregularity(IrregularityFinding::Illegal(_, Illegality::TwoHands))) {
        what.push(Message::new("headline-stands"));
    }
    for ruling in &of_it {
        for effect in &ruling.effects {
            match effect {
                Effect::IllegalMoves(color, count) => counted = Some((*color, *count)),
                Effect::Restored(_) => what.push(Message::new("headline-taken-back")),
                Effect::Became(_, role) => what.push(Message::new("headline-became").with("piece", *role)),
                Effect::TimeAdded(..) | Effect::TimeTaken(..) | Effect::Over(_) | Effect::Asked(_) => {
                    what.push(plain(ruling, effect));
                }
                _ => {}
            }
        }
    }
    // What the opponent gets comes before mere corrections.
    what.sort_by_key(|message| message.id() == "effect-increment-taken");
    let (color, count) = counted.filter(|_| !what.is_empty())?;
    let message = Message::new("headline-illegal").with("color", color).with("count", count);
    let text = message.with("what", Argument::AllOf(what)).text(locale);
    Some(Headline { text: closed(&sentence(&text)), article: last.article, ruling: None })
}

fn most_useful(rulings: &[Ruling], locale: Locale) -> Option<Headline> {
    // Of several equally useful ones the first.
    let (index, ruling) = rulings.iter().enumerate().rev().max_by_key(|(_, ruling)| usefulness(ruling))?;
    Some(Headline { text: super::says(ruling, locale), article: ruling.article, ruling: Some(index) })
}

/// How useful a ruling is to somebody who waits for it.
fn usefulness(ruling: &Ruling) -> u8 {
    let of = |effect: &Effect| match effect {
        Effect::Over(_) | Effect::NewGame => 6,
        // The clock times are settled last.
        Effect::Asked(question) if question.about == Asked::Irregularity(IrregularityQuestion::Times) => 2,
        Effect::Asked(_) => 5,
        Effect::TimeAdded(..) | Effect::TimeTaken(..) => 4,
        Effect::Restored(_)
        | Effect::PositionSet(_)
        | Effect::Became(..)
        | Effect::MustPlay(..)
        | Effect::MustPenalize(_)
        | Effect::Warned(_) => 3,
        Effect::ClocksStopped | Effect::ClockRuns(_) | Effect::Event(_) | Effect::Counter(..) => 1,
        _ => 2,
    };
    let found = match ruling.finding {
        // A claimant wants to know that the claim is not possible, not what else follows from the touch.
        Finding::Draw(DrawFinding::ClaimAfterTouch(..)) => 4,
        Finding::Quickplay(_) => 2,
        // A player whose flag is down wants to know that the game continues.
        Finding::Clock(ClockFinding::BothFlags) if ruling.matter == Matter::BothFlagsGoOn => 2,
        _ => 0,
    };
    ruling.effects.iter().map(of).max().unwrap_or(0).max(found)
}

/// With a full stop, unless it is a question, which has its mark.
pub(super) fn closed(text: &str) -> String {
    if text.ends_with(['?', ';']) { text.to_owned() } else { format!("{text}.") }
}
