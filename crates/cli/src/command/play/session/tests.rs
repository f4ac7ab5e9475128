use jadoube_lawbook::Edition;
use jadoube_laws::competition::Competition;
use jadoube_laws::event::DrawAct;
use jadoube_laws::vocabulary::Vocabulary;

use super::*;

pub(in super::super) fn session() -> Session {
    let table = Table {
        language: Language::ENGLISH,
        locale: Locale::EN,
        watch: true,
        names: Sides { white: None, black: None },
        date: None,
    };
    Session::new(Game::new(Competition::new(Edition::newest(), "3+2".parse().unwrap())), table)
}

/// Enters lines a second apart.
fn after(lines: &[&str]) -> Session {
    let mut session = session();
    for (second, line) in lines.iter().enumerate() {
        session.enter(Instant(1000 * second as u64), line).unwrap();
    }
    session
}

fn acts(session: &Session) -> Vec<(Actor, String)> {
    let acts = session.game.log().iter().skip(3).map(|entry| &entry.event);
    acts.map(|event| (event.by, event.act.form().stored.to_owned())).collect()
}

#[test]
fn a_typed_move_is_made_and_pressed_and_a_made_one_is_not() {
    let typed = acts(&after(&["start", "e4", "make e5", "press"]));
    let expected =
        [(Actor::White, "plays"), (Actor::White, "presses"), (Actor::Black, "plays"), (Actor::Black, "presses")];
    assert_eq!(typed, expected.map(|(by, act)| (by, act.to_owned())));
}

#[test]
fn an_unnamed_actor_is_inferred() {
    // After a move that was made but not pressed, a line without a name is that of the player who made it.
    let session = after(&["start", "make e4", "offer", "press", "accept"]);
    let by: Vec<Actor> = acts(&session).into_iter().map(|(by, _)| by).collect();
    assert_eq!(by, [Actor::White, Actor::White, Actor::White, Actor::Black]);
}

#[test]
fn a_reply_before_the_press_presses_nothing() {
    let session = after(&["start", "make e4", "e5"]);
    assert_eq!(acts(&session).len(), 2);
    assert!(
        matches!(session.output().last(), Some(OutputLine::Note(note)) if note.contains("Only White's clock runs"))
    );
}

#[test]
fn a_partly_refused_line_has_no_effect() {
    let session = after(&["start", "touch b1 then e6"]);
    assert!(acts(&session).is_empty());
    assert!(session.state().touched().is_empty());
    assert!(session.output().iter().any(|line| matches!(line, OutputLine::Refused(_))), "{:?}", session.output());
    // So White may play any move.
    let session = after(&["start", "touch b1 then e6", "e4"]);
    assert_eq!(session.state().plies().len(), 1);
}

#[test]
fn mate_needs_no_press() {
    let session = after(&["start", "f3", "e5", "g4", "Qh4"]);
    assert_eq!(acts(&session).len(), 7);
    assert!(session.state().outcome().is_some());
}

#[test]
fn correct_takes_back_the_last_line_and_then_the_one_before() {
    let mut session = after(&["start", "e4", "e5", "Nf3", "correct"]);
    assert_eq!(session.state().plies().len(), 2);
    session.enter(Instant(5000), "correct").unwrap();
    assert_eq!(session.state().plies().len(), 1);
    assert_eq!(session.time_after(Color::White, Instant(1000)), Some(Millis(183_000)));
    session.enter(Instant(6000), "c5").unwrap();
    assert_eq!(session.screen(Instant(6000), Color::White).moves[0].black.as_ref().unwrap().text, "c5");
}

#[test]
fn an_illegal_move_is_made_only_with_both_squares() {
    let mut session = after(&["start"]);
    let misread = session.enter(Instant(1000), "white Bc4").unwrap_err();
    assert_eq!(misread.column, 7);
    let why = misread.problem.message().to_string();
    assert!(why.ends_with("(to make it anyway: f1c4)"), "{why}");
    session.enter(Instant(2000), "f1c4").unwrap();
    assert!(session.state().plies()[0].played.is_err());
    assert_eq!(session.screen(Instant(2000), Color::White).moves[0].white.as_ref().unwrap().text, "f1-c4?!");
}

#[test]
fn moves_are_read_on_a_board_in_breach_of_the_laws() {
    let mut competition = Competition::new(Edition::newest(), "5".parse().unwrap());
    competition.start = "4k3/8/8/8/8/8/4q3/K6R w - - 0 1".parse().unwrap();
    let mut session = Session::new(Game::new(competition), session().table);
    // White's king moves into check, and Black does not notice.
    for (second, line) in ["start", "a1b2", "Kd8", "Kc3"].iter().enumerate() {
        session.enter(Instant(1000 * second as u64), line).unwrap();
    }
    let legal: Vec<bool> = session.state().plies().iter().map(|ply| ply.played.is_ok()).collect();
    assert_eq!(legal, [false, true, true]);
    assert!(session.enter(Instant(9000), "fnord").is_err());
}

#[test]
fn the_hall_sees_each_flag_once() {
    let mut session = after(&["start", "e4"]);
    session.look_at_flags(Instant(182_999));
    assert_eq!(session.state().outcome(), None);
    session.look_at_flags(Instant(500_000));
    session.look_at_flags(Instant(500_100));
    let seen: Vec<_> = session.game.log().iter().filter(|entry| entry.event.by == Actor::Hall).collect();
    assert_eq!(seen.len(), 1);
    // Black's clock started after one second with 182 on it.
    assert_eq!(seen[0].event.at, Instant(183_000));
    assert!(session.state().outcome().is_some());
}

#[test]
fn a_claim_takes_the_move_from_the_scoresheet() {
    let session = after(&["start", "write Nf3", "claim repetition"]);
    let Act::Draw(DrawAct::Claims { intends, .. }) = &session.game.log().last().unwrap().event.act else { panic!() };
    assert_eq!(intends.unwrap().to_string(), "g1f3");
}

#[test]
fn a_second_press_is_not_the_opponents() {
    let session = after(&["start", "e4", "press"]);
    assert_eq!(acts(&session).last(), Some(&(Actor::White, "presses".to_owned())));
    assert_eq!(session.state().unnoticed().count(), 0);
    let session = after(&["start", "e4", "make e5", "press"]);
    assert_eq!(acts(&session).last(), Some(&(Actor::Black, "presses".to_owned())));
    let session = after(&["start", "press"]);
    assert_eq!(acts(&session).last(), Some(&(Actor::White, "presses".to_owned())));
    let session = after(&["start", "e4", "black press"]);
    assert_eq!(session.state().unnoticed().count(), 1, "it can still be claimed");
}

#[test]
fn a_written_move_stands_at_the_claim() {
    let session = after(&["start", "e4", "black write e4", "black write e5", "claim repetition c5"]);
    assert_eq!(session.state().permission().moves.len(), 1);
    assert_eq!(session.state().permission().moves[0].to(), Square::E5);
    let session = after(&["start", "e4", "black write e4", "black write Nd4", "claim repetition"]);
    let permission = session.state().permission();
    assert!(permission.bound && permission.moves.iter().all(|m| m.role() == jadoube_board::Role::Knight));
    assert_eq!(permission.moves.len(), 4, "either knight");
}

#[test]
fn the_scoresheets_are_compared() {
    let mut session = after(&["start", "e4", "white write e4", "black write d4"]);
    session.enter(Instant(9000), "compare").unwrap();
    let told = session.comparison();
    assert!(told.iter().any(|told| told.contains("White has “e4”, Black has “d4”")), "{told:?}");
}

#[test]
fn touched_pieces_are_known_until_the_move() {
    let mut session = after(&["start", "touch g1"]);
    assert_eq!(session.touched(), [Square::G1, Square::G1]);
    session.enter(Instant(9000), "Nf3").unwrap();
    assert_eq!(session.touched(), []);
}

#[test]
fn whatever_is_typed_the_log_replays_to_the_same_state() {
    let words = [
        "start",
        "e4",
        "e5",
        "Nf3",
        "Nc6",
        "e2e5",
        "a7a5",
        "g1f3",
        "make d4",
        "press",
        "touch e2",
        "touch d7 e7 together",
        "release e4",
        "release e5",
        "take d7",
        "put queen e8",
        "let go",
        "adjust g1",
        "offer",
        "accept",
        "decline",
        "claim repetition",
        "claim fifty Nc3",
        "claim flag",
        "claim illegal",
        "claim touch-move",
        "write e4",
        "write (=)",
        "stop",
        "arbiter restart",
        "arbiter stop",
        "arbiter observe illegal",
        "arbiter flag white",
        "castle short",
        "arbiter set white 0:05",
        "arbiter decide 0 take back",
        "displace e2 d2",
        "put back",
        "correct",
        "correct 4",
        "white resign x",
        "black e5",
        "white d4",
        "show",
        "sign 1-0",
        "0-0",
        "?!",
        "\u{1b}[0m",
        "hall observe both flags",
    ];
    // A small random number generator, so that a failure can be reproduced.
    let mut seed: u64 = 20_090_701;
    let mut next = |bound: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(seed >> 33).unwrap() % bound
    };
    for _ in 0..40 {
        let mut session = session();
        let mut at = 0;
        for _ in 0..60 {
            at += next(4000) as u64;
            // A line that cannot be understood or cannot have happened changes nothing.
            let _ = session.enter(Instant(at), words[next(words.len())]);
            let _ = session.screen(Instant(at), Color::Black);
            let _ = session.complete(words[next(words.len())]);
        }
        let mut again = Game::new(session.game.competition().clone());
        for entry in session.game.log() {
            again.apply(entry.event.clone()).unwrap();
        }
        assert_eq!(again.state(), session.state());
        assert!(session.pgn().to_string().starts_with("[Event"));
    }
}
