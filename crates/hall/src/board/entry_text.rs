//! An entry of the log in words, together with what it refers to: the entry that it strikes out, or the question that it decides.

use jadoube_laws::event::{Act, ClockAct, DecisionAct, Event, StopReason};
use jadoube_laws::ruling::{Effect, Question, Ruling};
use jadoube_laws::telling;
use jadoube_texts::{Locale, Message};

/// The event of an entry, with its rulings.
pub(crate) type EntryRef<'a> = (&'a Event, &'a [Ruling]);

/// What somebody did, in words. Where there is no arbiter, nobody calls one.
pub(crate) fn act_text(event: &Event, without_arbiter: bool, locale: Locale) -> String {
    match (&event.act, event.by.player()) {
        (Act::Clock(ClockAct::StopsClocks { reason: StopReason::CallArbiter }), Some(player)) if without_arbiter => {
            Message::new("web-stops-clocks").with("side", player).text(locale)
        }
        _ => event.act.message(event.by).text(locale),
    }
}

/// What somebody did in an entry, counted from 0, as a sentence without a full stop.
pub(crate) fn entry_text(log: &[EntryRef<'_>], number: usize, locale: Locale) -> String {
    let Some((event, _)) = log.get(number) else { return String::new() };
    let referring = match &event.act {
        Act::Decision(DecisionAct::Corrects { entry }) => {
            usize::try_from(*entry).ok().and_then(|entry| log.get(entry)).map(|(struck, _)| {
                let what = telling::sentence(&struck.message().text(locale));
                Message::new("noted-strikes").with("what", what)
            })
        }
        Act::Decision(DecisionAct::Decides { question, answer }) => asked(&log[..number], *question).map(|question| {
            Message::new("noted-decides").with("question", question.asked()).with("answer", answer.message())
        }),
        _ => None,
    };
    telling::sentence(&referring.unwrap_or_else(|| event.message()).text(locale))
}

/// The question with this number.
fn asked<'a>(log: &[EntryRef<'a>], number: u16) -> Option<&'a Question> {
    let effects = log.iter().rev().flat_map(|(_, rulings)| rulings.iter()).flat_map(|ruling| &ruling.effects);
    effects.into_iter().find_map(|effect| match effect {
        Effect::Asked(question) if question.number == number => Some(question),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use jadoube_board::Color;
    use jadoube_clock::Instant;
    use jadoube_lawbook::{Edition, PenaltyKind};
    use jadoube_laws::competition::Competition;
    use jadoube_laws::event::{Actor, ConductAct, Misconduct};
    use jadoube_laws::game::Game;
    use jadoube_laws::ruling::Answer;

    use super::*;

    #[test]
    fn a_text_quotes_the_entry_or_the_question_that_it_refers_to() {
        let mut game = Game::new(Competition::new(Edition::newest(), "90+30".parse().unwrap()));
        for act in [
            Act::Clock(ClockAct::StartsRound),
            Act::Clock(ClockAct::StopsClocks { reason: StopReason::CallArbiter }),
            Act::Conduct(ConductAct::Finds { player: Color::Black, what: Misconduct::Noise }),
            Act::Decision(DecisionAct::Decides { question: 0, answer: Answer::Penalty(PenaltyKind::Warning) }),
            Act::Decision(DecisionAct::Corrects { entry: 1 }),
        ] {
            game.apply(Event { at: Instant(1_000), by: Actor::Arbiter, act }).unwrap();
        }
        let log: Vec<EntryRef<'_>> = game.log().iter().map(|entry| (&entry.event, &entry.rulings[..])).collect();
        assert_eq!(entry_text(&log, 0, Locale::EN), "The arbiter starts the round");
        assert_eq!(
            entry_text(&log, 3, Locale::EN),
            "The arbiter decides \u{201c}which penalty does Black get?\u{201d}: warning"
        );
        let struck = "The arbiter strikes out: \u{201c}The arbiter stops the clocks\u{201d}";
        assert_eq!(entry_text(&log, 4, Locale::EN), struck);
    }
}
