//! What is wrong with a case is told in every locale.

mod common;

use std::collections::BTreeSet;

use common::ids;
use jadoube_board::Color;
use jadoube_cases::{Expected, Problem, Unread};
use jadoube_laws::event::Claim;
use jadoube_laws::ruling::Impossible;
use jadoube_laws::vocabulary::{self, Slot};
use jadoube_texts::{Locale, Message, sources};

const NOISE: &str = "\u{1b}[2J";

/// What is wrong with a phrase, which every reader of phrases can say.
fn phrases() -> Vec<Problem> {
    use vocabulary::Expected;
    let expected = [
        Expected::Time,
        Expected::Amount,
        Expected::Actor,
        Expected::Deed("white"),
        Expected::Square,
        Expected::Move,
        Expected::Promotion,
        Expected::Score,
        Expected::Number,
        Expected::SmallerNumber,
        Expected::Color,
        Expected::Question,
        Expected::Article,
        Expected::Word("kept"),
        Expected::Points,
        Expected::Lots,
        Expected::Fen,
        Expected::Wing,
        Expected::Text,
        <Claim as Slot>::EXPECTED,
        Expected::End,
    ];
    let mut problems = vec![
        vocabulary::Problem::Found { found: "knocks".to_owned(), expected: Expected::Deed("white") },
        vocabulary::Problem::Ends(Expected::Time),
        vocabulary::Problem::Fen("x".parse::<jadoube_board::Setup>().unwrap_err()),
        vocabulary::Problem::NoMove("Ke9".to_owned()),
        vocabulary::Problem::SeveralMoves("Rf1".to_owned()),
    ];
    problems.extend(expected.map(|expected| vocabulary::Problem::Found { found: NOISE.to_owned(), expected }));
    problems.into_iter().map(Problem::Phrase).collect()
}

/// What only cases can get wrong.
fn of_cases() -> Vec<Problem> {
    use jadoube_clock::Expected as Time;
    let expected = [
        Expected::Case,
        Expected::Line,
        Expected::Title,
        Expected::Edition,
        Expected::EditionOrItem,
        Expected::TimeOrEdition,
        Expected::Duration,
        Expected::Item,
        Expected::Reason,
        Expected::Supervision,
        Expected::ArrayNumber,
        Expected::Scoring,
        Expected::Name,
        Expected::Penalty,
        Expected::MilderPenalty,
        Expected::Forfeit,
        Expected::Federation,
        Expected::EchoReason,
    ];
    let times = [
        Time::Seconds,
        Time::Period,
        Time::Time,
        Time::Moves,
        Time::MovesInRange,
        Time::LessTime,
        Time::SomeTime,
        Time::ThreeDecimals,
        Time::MovesBeforeNextPeriod,
        Time::Overtime,
        Time::AllMovesBeforeOvertime,
        Time::OneBonus,
        Time::OtherSide,
        Time::OtherColor,
        Time::HoursMinutesSeconds,
        Time::SecondsAfterPlus,
        Time::AfterTime,
        Time::AfterBonus,
        Time::MoveOne,
        Time::End,
        Time::PgnPeriod,
        Time::AfterPgnTime,
        Time::AtMostTenHours,
        Time::SameAsPgn,
    ];
    let name = || "control".to_owned();
    let mut problems = vec![
        Problem::Ends(Expected::Title),
        Problem::Control(jadoube_clock::ReadError { column: 1, found: None, expected: Time::Time, meant: None }),
        Problem::Setup(jadoube_board::SetupFault::NoKing(Color::White)),
        Problem::Twice(name()),
        Problem::TooLate(name()),
        Problem::Backwards { at: "0:00:01".to_owned(), last: "0:00:02".to_owned() },
        Problem::Articles,
        Problem::NoControl,
        Problem::NothingHappens,
        Problem::NoCase,
    ];
    problems.extend(expected.map(|expected| Problem::Found { found: NOISE.to_owned(), expected }));
    problems.extend(times.map(|expected| {
        let meant = (expected == Time::AtMostTenHours).then(|| "90+30".to_owned());
        Problem::Control(jadoube_clock::ReadError { column: 1, found: Some("soon".to_owned()), expected, meant })
    }));
    problems
}

fn unread() -> Vec<Message> {
    let mut all: Vec<Message> = phrases().iter().chain(&of_cases()).map(Problem::message).collect();
    let unread = [
        Unread::NoMove("Ke9".to_owned()),
        Unread::Several("Rf1".to_owned()),
        Unread::SetUp(Impossible::Over),
        Unread::NotAPlayer,
    ];
    all.extend(unread.iter().map(Unread::message));
    let in_seconds = "5400+30".parse::<jadoube_clock::TimeControl>().unwrap_err();
    all.push(jadoube_laws::telling::control_in_json(&in_seconds));
    all
}

#[test]
fn case_errors_are_translated_into_every_locale() {
    let all = unread();
    let mut told: BTreeSet<&str> = BTreeSet::new();
    for message in &all {
        ids(message, &mut told);
        for locale in Locale::all_and_pseudo() {
            let text = message.try_text(locale).unwrap();
            let filled = !text.is_empty() && !text.contains(['$', '\u{1b}']) && !text.contains("“”");
            assert!(filled, "{locale}, {}: {text}", message.id());
        }
    }
    let (_, source) = sources(Locale::EN).iter().find(|(name, _)| *name == "rule.ftl").unwrap();
    let written = source.lines().filter_map(|line| Some(line.split_once(" =")?.0));
    let about_cases = ["case-", "expected-", "control-"];
    let untold: Vec<&str> =
        written.filter(|id| about_cases.iter().any(|start| id.starts_with(start)) && !told.contains(id)).collect();
    assert_eq!(untold, [] as [&str; 0]);
}
