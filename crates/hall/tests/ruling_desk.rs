//! Whatever can be tapped at the ruling desk is answered, under every edition and rate of play, for both players.

use jadoube_board::Color;
use jadoube_hall::ruling_desk::{INCIDENTS, Inquiry, Since, Unanswerable, answer};
use jadoube_laws::edition::{Edition, PenaltyKind};
use jadoube_laws::event::Score;
use jadoube_laws::ruling::{Answer, Asked};
use jadoube_texts::Locale;

#[test]
fn every_variant_is_answered_under_every_edition() {
    let mut failed = Vec::new();
    for incident in INCIDENTS {
        for variant in incident.variants {
            for edition in Edition::ALL {
                for (control, unsupervised) in [
                    ("90+30", false),
                    ("40/90, 30", false),
                    ("15+10", false),
                    ("15+10", true),
                    ("3+2", false),
                    ("3+2", true),
                ] {
                    for player in Color::ALL {
                        let mut inquiry = Inquiry::about(incident.id(), variant.id, player);
                        inquiry.edition = edition;
                        inquiry.control = control.to_owned();
                        inquiry.unsupervised = unsupervised;
                        inquiry.default_minutes = Some(15);
                        match answer(&inquiry, Locale::En) {
                            Ok(answered) if answered.rulings.is_empty() => {
                                failed.push(format!(
                                    "{} {} {edition} {control} {unsupervised} {player:?}: no ruling\n{}",
                                    incident.id(),
                                    variant.id,
                                    answered.case
                                ));
                            }
                            Ok(answered) => assert!(!answered.steps.is_empty(), "{}", answered.case),
                            Err(error) => failed.push(format!(
                                "{} {} {edition} {control} {unsupervised} {player:?}: {error}",
                                incident.id(),
                                variant.id
                            )),
                        }
                    }
                }
            }
        }
    }
    assert!(failed.is_empty(), "{} failed:\n{}", failed.len(), failed.join("\n"));
}

#[test]
fn the_second_illegal_move_costs_what_the_edition_says() {
    let mut inquiry = Inquiry::about("illegal-move", "claimed", Color::Black);
    let first = answer(&inquiry, Locale::En).unwrap();
    assert_eq!((first.illegal_moves, first.score), ([0, 1], None));
    assert!(first.stand_in && first.rulings.iter().all(|ruled| !ruled.text.contains("Ng")), "{first:?}");
    assert!(first.steps.iter().any(|step| step.text == "White gets 2 minutes more."), "{first:?}");
    assert!(first.told.iter().all(|told| !told.contains("g6")), "{:?}", first.told);
    inquiry.earlier = [0, 1];
    let second = answer(&inquiry, Locale::En).unwrap();
    assert_eq!((second.illegal_moves, second.score), ([0, 2], Some(Score::WHITE_WINS)));
    inquiry.edition = Edition::Y2009;
    assert_eq!(answer(&inquiry, Locale::En).unwrap().score, None, "2009 forgives twice");
}

#[test]
fn the_headline_says_what_the_arbiter_does() {
    let mut inquiry = Inquiry::about("illegal-move", "claimed", Color::White);
    let said = |inquiry: &Inquiry| answer(inquiry, Locale::En).unwrap().headline.unwrap();
    let taken_back = "the increment of 30 seconds that White got for it is taken back";
    let first = format!("White's first illegal move: it is taken back, Black gets 2 minutes more and {taken_back}.");
    assert_eq!(said(&inquiry).text, first);
    assert_eq!(said(&inquiry).article.number, "7.5.5");
    let steps = answer(&inquiry, Locale::En).unwrap().steps;
    assert!(
        steps.iter().any(|step| step.text.to_lowercase().contains(taken_back.to_lowercase().as_str())),
        "{steps:?}"
    );
    inquiry.earlier = [1, 0];
    assert_eq!(said(&inquiry).text, "White's second illegal move: it is taken back and the game is over: 0-1.");
    inquiry.edition = Edition::Y2009;
    assert!(said(&inquiry).text.starts_with("White's second illegal move: it is taken back, Black gets"));
    // What only the stand-in has is not in it, and what is to be done is.
    let touched = said(&Inquiry::about("touch-move", "touched", Color::White)).text;
    assert!(touched.contains("White must play a legal move with the piece that was touched"), "{touched}");
    let wrong = said(&Inquiry { count: Some(2), ..Inquiry::about("repetition", "on-board", Color::White) }).text;
    assert!(wrong.contains("claim of a repetition is wrong") && wrong.contains("Black gets 2 minutes more"), "{wrong}");
}

#[test]
fn every_answer_has_a_headline_of_whole_sentences() {
    for incident in INCIDENTS {
        for variant in incident.variants {
            for locale in Locale::ALL {
                let answered = answer(&Inquiry::about(incident.id(), variant.id, Color::Black), locale).unwrap();
                let said = answered.headline.unwrap().text;
                let whole = said.ends_with(['.', '?', ';']) && !said.chars().next().is_some_and(char::is_lowercase);
                assert!(whole && !said.contains(['[', '{']), "{} {} {locale}: {said}", incident.id(), variant.id);
            }
        }
    }
}

#[test]
fn the_illegal_moves_before_are_asked_for_where_they_matter() {
    for incident in INCIDENTS {
        for variant in incident.variants {
            let counts = Edition::ALL.into_iter().any(|edition| {
                let mut inquiry = Inquiry::about(incident.id(), variant.id, Color::Black);
                inquiry.edition = edition;
                answer(&inquiry, Locale::En).unwrap().illegal_moves != [0, 0]
            });
            assert_eq!(variant.counts, counts, "{} {}", incident.id(), variant.id);
        }
    }
}

#[test]
fn a_position_makes_the_answer_exact() {
    let mut inquiry = Inquiry::about("touch-move", "touched", Color::White);
    inquiry.position = Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".to_owned());
    inquiry.square = Some("e2".parse().unwrap());
    let answered = answer(&inquiry, Locale::En).unwrap();
    assert!(!answered.stand_in);
    assert!(
        answered.rulings.iter().any(|ruled| ruled.text.contains("e2-e3") && ruled.text.contains("e2-e4")),
        "{answered:?}"
    );

    let mut inquiry = Inquiry::about("flag", "claimed", Color::White);
    inquiry.position = Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".to_owned());
    assert_eq!(answer(&inquiry, Locale::En).unwrap().score, Some(Score::DRAW), "a bare king cannot mate");
}

#[test]
fn what_the_laws_leave_open_is_asked_and_can_be_decided() {
    let mut inquiry = Inquiry::about("conduct", "disturbing", Color::White);
    let asked = answer(&inquiry, Locale::Hu).unwrap();
    let question = &asked.questions[0];
    assert_eq!(question.about, Asked::Penalty(Color::White));
    assert!(question.answers.iter().any(|offered| offered.answer == Answer::Penalty(PenaltyKind::OpponentsTime)));
    let penalty = PenaltyKind::OpponentsTime;
    inquiry.since = vec![Since::Penalizes { player: Color::White, penalty, amount: "2:00".to_owned() }];
    let decided = answer(&inquiry, Locale::En).unwrap();
    assert!(decided.questions.is_empty(), "{decided:?}");
    assert!(decided.steps.iter().any(|step| step.text == "Black gets 2 minutes more."), "{decided:?}");
    inquiry.since =
        vec![Since::Penalizes { player: Color::White, penalty, amount: "2:00\n0:00:00 white resigns".to_owned() }];
    assert!(matches!(answer(&inquiry, Locale::En), Err(Unanswerable::Amount(_))));
}

#[test]
fn what_cannot_be_asked_is_refused() {
    let inquiry = |change: fn(&mut Inquiry)| {
        let mut inquiry = Inquiry::about("illegal-move", "claimed", Color::White);
        change(&mut inquiry);
        answer(&inquiry, Locale::En).unwrap_err()
    };
    assert!(matches!(inquiry(|inquiry| inquiry.variant = "never".to_owned()), Unanswerable::Incident(_)));
    assert!(matches!(inquiry(|inquiry| inquiry.control = "soon".to_owned()), Unanswerable::Control(..)));
    assert!(matches!(inquiry(|inquiry| inquiry.position = Some("x".to_owned())), Unanswerable::Position(_)));
    let mut many = Inquiry::about("repetition", "on-board", Color::White);
    many.count = Some(9);
    assert_eq!(answer(&many, Locale::En), Err(Unanswerable::Count(1, 4)));
}

#[test]
fn an_answer_says_what_is_so_in_the_end() {
    let steps = |incident: &str, variant: &str| -> Vec<String> {
        let answered = answer(&Inquiry::about(incident, variant, Color::White), Locale::En).unwrap();
        answered.steps.into_iter().map(|step| step.text).collect()
    };
    let illegal = answer(&Inquiry::about("illegal-move", "claimed", Color::White), Locale::En).unwrap();
    assert_eq!(illegal.rulings.iter().map(|ruled| ruled.article.number).collect::<Vec<_>>(), ["7.5.1", "7.5.5"]);
    assert_eq!(illegal.steps.last().unwrap().text, "White's clock runs.");
    // The pawn has become a queen, so that the opponent has the move.
    let promoted = steps("pawn-not-promoted", "claimed");
    assert_eq!(promoted.last().unwrap(), "Black's clock runs.");
    assert!(promoted.iter().all(|step| !step.contains("must play")), "{promoted:?}");
    let agreed = steps("agreement", "accepted");
    assert_eq!(agreed, ["Stop both clocks.", "The game is over: 1/2-1/2. Both players sign the scoresheets."]);
    assert!(steps("agreement", "declined").iter().all(|step| !step.contains("stands")));
    assert!(steps("touch-move", "opponents").iter().any(|step| step.starts_with("White must capture")));
    // Nobody goes on with a game that is played anew.
    assert!(steps("wrong-set-up", "early").iter().all(|step| !step.contains("clock runs")));
}
