//! Every inquiry that the ruling desk offers is answered, under every edition and rate of play, for both players.

use jadoube_api::desk::{INCIDENTS, Inquiry, Since, Unanswerable, answer};
use jadoube_board::Color;
use jadoube_lawbook::{Edition, PenaltyKind};
use jadoube_laws::event::Score;
use jadoube_laws::ruling::{Answer, Asked, ClockQuestion, ConductQuestion, RecordingQuestion};
use jadoube_texts::Locale;

#[test]
fn every_variant_is_answered_under_every_edition() {
    let mut failed = Vec::new();
    for incident in INCIDENTS {
        for variant in incident.variants {
            for &edition in Edition::all() {
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
                        inquiry.control = control.into();
                        inquiry.unsupervised = unsupervised;
                        inquiry.default_minutes = Some(15);
                        match answer(&inquiry, Locale::EN) {
                            Ok(answered) if answered.rulings.is_empty() => {
                                failed.push(format!(
                                    "{} {} {edition} {control} {unsupervised} {player:?}: no ruling\n{}",
                                    incident.id(),
                                    variant.id,
                                    answered.case
                                ));
                            }
                            Ok(answered) => assert!(!answered.steps.is_empty(), "{}", answered.case),
                            Err(Unanswerable::OnePeriod) if variant.id == "unknown-earlier" => {
                                assert_ne!(control, "40/90, 30");
                            }
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

/// A variant under a time control that allows it.
fn possible(incident: &str, variant: &str, player: Color) -> Inquiry {
    let control = if variant == "unknown-earlier" { "40/90, 30" } else { "90+30" };
    Inquiry { control: control.into(), ..Inquiry::about(incident, variant, player) }
}

#[test]
fn the_second_illegal_move_costs_what_the_edition_says() {
    let mut inquiry = Inquiry::about("illegal-move", "claimed", Color::Black);
    let first = answer(&inquiry, Locale::EN).unwrap();
    assert_eq!((first.illegal_moves, first.score), ([0, 1], None));
    assert!(first.stand_in && first.rulings.iter().all(|ruled| !ruled.text.contains("Ng")), "{first:?}");
    assert!(first.steps.iter().any(|step| step.text == "White gets an extra 2 minutes."), "{first:?}");
    assert!(first.happened.iter().all(|told| !told.contains("g6")), "{:?}", first.happened);
    inquiry.earlier = [0, 1];
    let second = answer(&inquiry, Locale::EN).unwrap();
    assert_eq!((second.illegal_moves, second.score), ([0, 2], Some(Score::WHITE_WINS)));
    inquiry.edition = Edition::from_name("2009").unwrap();
    assert_eq!(answer(&inquiry, Locale::EN).unwrap().score, None, "2009 forgives twice");
}

#[test]
fn the_headline_says_what_the_arbiter_does() {
    let mut inquiry = Inquiry::about("illegal-move", "claimed", Color::White);
    let said = |inquiry: &Inquiry| answer(inquiry, Locale::EN).unwrap().headline.unwrap();
    let taken_back = "White loses the increment of 30 seconds gained with this move";
    let first =
        format!("White's first illegal move: it is taken back, Black gets an extra 2 minutes and {taken_back}.");
    assert_eq!(said(&inquiry).says, first);
    assert_eq!(said(&inquiry).article.number, "7.5.5");
    let steps = answer(&inquiry, Locale::EN).unwrap().steps;
    assert!(
        steps.iter().any(|step| step.text.to_lowercase().contains(taken_back.to_lowercase().as_str())),
        "{steps:?}"
    );
    inquiry.earlier = [1, 0];
    assert_eq!(said(&inquiry).says, "White's second illegal move: it is taken back and the game is over: 0-1.");
    inquiry.edition = Edition::from_name("2009").unwrap();
    assert!(said(&inquiry).says.starts_with("White's second illegal move: it is taken back, Black gets"));
    // It has nothing of the stand-in, and says what to do.
    let touched = said(&Inquiry::about("touch-move", "touched", Color::White)).says;
    assert!(touched.contains("White must play a legal move with the touched piece"), "{touched}");
    let wrong = said(&Inquiry { count: Some(2), ..Inquiry::about("repetition", "on-board", Color::White) }).says;
    assert!(wrong.contains("claim is incorrect") && wrong.contains("Black gets an extra 2 minutes"), "{wrong}");
}

#[test]
fn every_answer_has_a_headline_of_whole_sentences() {
    for incident in INCIDENTS {
        for variant in incident.variants {
            for locale in Locale::all() {
                let answered = answer(&possible(incident.id(), variant.id, Color::Black), locale).unwrap();
                let said = answered.headline.unwrap().says;
                let whole = said.ends_with(['.', '?', ';']) && !said.chars().next().is_some_and(char::is_lowercase);
                assert!(whole && !said.contains(['[', '{']), "{} {} {locale}: {said}", incident.id(), variant.id);
            }
        }
    }
}

#[test]
fn earlier_illegal_moves_are_asked_for_if_they_matter() {
    for incident in INCIDENTS {
        for variant in incident.variants {
            let counts = Edition::all().iter().copied().any(|edition| {
                let inquiry = Inquiry { edition, ..possible(incident.id(), variant.id, Color::Black) };
                answer(&inquiry, Locale::EN).unwrap().illegal_moves != [0, 0]
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
    let answered = answer(&inquiry, Locale::EN).unwrap();
    assert!(!answered.stand_in);
    assert!(answered.rulings.iter().any(|ruled| ruled.text.contains("e3 or e4")), "{answered:?}");
    assert_eq!(answered.position, inquiry.position, "nothing has moved");
    inquiry.position = None;
    assert_eq!(answer(&inquiry, Locale::EN).unwrap().position, None, "a stand-in is not the position");

    let mut inquiry = Inquiry::about("flag", "claimed", Color::White);
    inquiry.position = Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".to_owned());
    assert_eq!(answer(&inquiry, Locale::EN).unwrap().score, Some(Score::DRAW), "a bare king cannot mate");
}

#[test]
fn open_questions_are_asked_and_can_be_decided() {
    let mut inquiry = Inquiry::about("conduct", "disturbing", Color::White);
    let asked = answer(&inquiry, Locale::HU).unwrap();
    let question = &asked.questions[0];
    let about = Asked::Conduct(ConductQuestion::Penalty(Color::White));
    assert_eq!((question.about, question.player), (about, Some(Color::White)));
    assert!(question.answers.iter().any(|offered| offered.answer == Answer::Penalty(PenaltyKind::OpponentsTime)));
    let penalty = PenaltyKind::OpponentsTime;
    inquiry.since = vec![Since::Penalizes { player: Color::White, penalty, amount: "2:00".to_owned() }];
    let decided = answer(&inquiry, Locale::EN).unwrap();
    assert!(decided.questions.is_empty(), "{decided:?}");
    assert!(decided.steps.iter().any(|step| step.text == "Black gets an extra 2 minutes."), "{decided:?}");
    inquiry.since =
        vec![Since::Penalizes { player: Color::White, penalty, amount: "2:00\n0:00:00 white resigns".to_owned() }];
    assert!(matches!(answer(&inquiry, Locale::EN), Err(Unanswerable::Amount(_))));
}

#[test]
fn invalid_inquiries_are_refused() {
    let inquiry = |change: fn(&mut Inquiry)| {
        let mut inquiry = Inquiry::about("illegal-move", "claimed", Color::White);
        change(&mut inquiry);
        answer(&inquiry, Locale::EN).unwrap_err()
    };
    assert!(matches!(inquiry(|inquiry| inquiry.variant = "never".to_owned()), Unanswerable::Incident(_)));
    assert!(matches!(inquiry(|inquiry| inquiry.control = "soon".into()), Unanswerable::Control(..)));
    assert!(matches!(inquiry(|inquiry| inquiry.position = Some("x".to_owned())), Unanswerable::Position(_)));
    let mut many = Inquiry::about("repetition", "on-board", Color::White);
    many.count = Some(9);
    assert_eq!(answer(&many, Locale::EN), Err(Unanswerable::Count(1, 4)));
}

#[test]
fn superseded_rulings_are_left_out_of_an_answer() {
    let steps = |incident: &str, variant: &str| -> Vec<String> {
        let answered = answer(&Inquiry::about(incident, variant, Color::White), Locale::EN).unwrap();
        answered.steps.into_iter().map(|step| step.text).collect()
    };
    let illegal = answer(&Inquiry::about("illegal-move", "claimed", Color::White), Locale::EN).unwrap();
    assert_eq!(
        illegal.rulings.iter().map(|ruled| ruled.article.number.as_ref()).collect::<Vec<_>>(),
        ["7.5.1", "7.5.5"]
    );
    assert_eq!(illegal.steps.last().unwrap().text, "White's clock runs.");
    // The pawn has become a queen, so the opponent is to move.
    let promoted = steps("pawn-not-promoted", "claimed");
    assert_eq!(promoted.last().unwrap(), "Black's clock runs.");
    assert!(promoted.iter().all(|step| !step.contains("must play")), "{promoted:?}");
    let agreed = steps("agreement", "accepted");
    assert_eq!(agreed, ["Stop both clocks.", "The game is over: 1/2-1/2. Both players sign the scoresheets."]);
    assert!(steps("agreement", "declined").iter().all(|step| !step.contains("stands")));
    assert!(steps("touch-move", "opponents").iter().any(|step| step.starts_with("White must capture")));
    // A game that is annulled and replayed does not continue.
    assert!(steps("wrong-set-up", "early").iter().all(|step| !step.contains("clock runs")));
}

#[test]
fn the_steps_cover_every_instruction_of_the_rulings() {
    let steps = |edition: Edition, incident: &str, variant: &str| -> Vec<String> {
        let inquiry = Inquiry { edition, ..Inquiry::about(incident, variant, Color::White) };
        answer(&inquiry, Locale::EN).unwrap().steps.into_iter().map(|step| step.text).collect()
    };
    for &edition in Edition::all() {
        let back = "White takes the move back and plays a legal move with the touched piece, if there is one.";
        assert_eq!(steps(edition, "illegal-move", "not-pressed"), [back, "The game continues."], "{edition}");
        let right = "White puts the pieces back on their own time.";
        let may = "The arbiter may penalize White.";
        assert_eq!(steps(edition, "displaced", "now"), [right, may, "The game continues."], "{edition}");
        let pressed = steps(edition, "displaced", "pressed");
        assert_eq!(pressed[0], "Stop both clocks.", "{edition}");
        assert!(pressed.iter().any(|step| step.starts_with("Start White's clock: White puts")), "{pressed:?}");
        assert_eq!(pressed.last().unwrap(), "Black's clock runs.");
        let offer = steps(edition, "draw-offer", "with-condition");
        assert!(offer.iter().any(|step| step.starts_with("The offer counts without the condition")), "{offer:?}");
        let press = steps(edition, "press-without-move", "claimed");
        assert_eq!((press[0].as_str(), press.last().unwrap().as_str()), ("Stop both clocks.", "White's clock runs."));
    }
    for incident in INCIDENTS {
        for variant in incident.variants {
            for &edition in Edition::all() {
                let inquiry = Inquiry { edition, ..possible(incident.id(), variant.id, Color::White) };
                let answered = answer(&inquiry, Locale::EN).unwrap();
                let all: Vec<&str> = answered.steps.iter().map(|step| step.text.as_str()).collect();
                let nothing = all.iter().any(|step| step.contains("nothing else to do"));
                assert!(!nothing || all.len() == 1, "{} {} {edition}: {all:?}", incident.id(), variant.id);
                // Whose clock runs depends on an open question.
                let runs = all.iter().any(|step| step.ends_with("clock runs.") && !step.starts_with("Once that is"));
                assert!(!runs || answered.questions.is_empty(), "{} {} {edition}: {all:?}", incident.id(), variant.id);
            }
        }
    }
}

#[test]
fn after_a_wrong_claim_the_written_move_must_be_played() {
    for (incident, count) in [("repetition", 1), ("fifty", 20)] {
        for &edition in Edition::all() {
            let claim = Inquiry::about(incident, "with-move", Color::Black);
            let steps = answer(&Inquiry { edition, count: Some(count), ..claim }, Locale::EN).unwrap().steps;
            let says = |words: &str| steps.iter().any(|step| step.text.contains(words));
            assert!(says("Black must play the move that was written down."), "{incident} {edition}: {steps:?}");
            assert!(!says("touched"), "{incident} {edition}: {steps:?}");
        }
    }
}

#[test]
fn both_flags_are_ruled_on_as_the_edition_says() {
    let asked = |edition: Edition, control: &str, variant: &str| {
        let inquiry =
            Inquiry { edition, control: control.into(), ..Inquiry::about("both-flags", variant, Color::White) };
        answer(&inquiry, Locale::EN).unwrap()
    };
    let said = |edition, control, variant| asked(edition, control, variant).headline.unwrap();
    let (last, earlier) = ("unknown", "unknown-earlier");
    for (edition, draw, go_on) in [
        (Edition::from_name("2009").unwrap(), "6.11.b", "6.11.a"),
        (Edition::from_name("2014").unwrap(), "6.11.b", "6.11.a"),
        (Edition::from_name("2018").unwrap(), "III.3.1.2", "III.3.1.1"),
        (Edition::newest(), "III.3.1.2", "III.3.1.1"),
    ] {
        let drawn = asked(edition, "40/90, 30", last);
        assert_eq!(drawn.score, Some(Score::DRAW), "{edition}: {}", drawn.case);
        assert_eq!(drawn.headline.unwrap().article.number, draw);
        let on = asked(edition, "40/90, 30", earlier);
        assert_eq!((on.score, on.headline.as_ref().unwrap().article.number.as_ref()), (None, go_on), "{}", on.case);
        assert!(on.headline.unwrap().says.contains("the game continues"), "{edition}");
        assert_eq!(asked(edition, "40/90, 30", "first").score, Some(Score::BLACK_WINS));
    }
    // The Guidelines apply only if they were announced, and the rate of play must have such a period.
    let announced = |edition, control| {
        asked(edition, control, last).steps.iter().any(|step| step.text.contains("only if it was announced"))
    };
    assert!(announced(Edition::from_name("2018").unwrap(), "120") && announced(Edition::newest(), "120"));
    assert!(!announced(Edition::from_name("2014").unwrap(), "120") && !announced(Edition::newest(), "90+30"));
    let one = Inquiry { control: "120".into(), ..Inquiry::about("both-flags", earlier, Color::White) };
    assert_eq!(answer(&one, Locale::EN), Err(Unanswerable::OnePeriod));
    let blitz = said(Edition::newest(), "5", last);
    assert!(blitz.says.contains("other than blitz"), "{}", blitz.says);
    // The guidelines do not apply with an increment: the clock is checked first, and only then does the arbiter decide.
    let headline = said(Edition::newest(), "90+30", last);
    assert_eq!(headline.article.number, "0.2");
    assert!(
        headline.says.contains("the player whose flag the clock shows as fallen first has lost"),
        "{}",
        headline.says
    );
    let mut inquiry = Inquiry::about("both-flags", last, Color::White);
    assert_eq!(answer(&inquiry, Locale::EN).unwrap().questions[0].about, Asked::Clock(ClockQuestion::BothFlags));
    inquiry.since = vec![Since::Decides { question: 0, answer: Answer::Drawn }];
    let decided = answer(&inquiry, Locale::EN).unwrap();
    assert_eq!((decided.score, decided.questions.len()), (Some(Score::DRAW), 0));
    assert!(decided.steps.iter().all(|step| !step.text.starts_with("Decide:")), "{:?}", decided.steps);
}

#[test]
fn nothing_is_invented_about_a_wrong_result() {
    let mut inquiry = Inquiry::about("signatures", "wrong", Color::White);
    for &edition in Edition::all() {
        inquiry.edition = edition;
        let answered = answer(&inquiry, Locale::EN).unwrap();
        assert_eq!((answered.happened.len(), answered.score, answered.rulings.len()), (0, None, 1), "{answered:?}");
        let said = &answered.rulings[0];
        assert!(
            said.article.number.starts_with("8.7") && said.text.contains("it stands unless the arbiter"),
            "{said:?}"
        );
        assert_eq!(answered.questions[0].about, Asked::Recording(RecordingQuestion::SignedResult));
        let invented =
            |text: &str| ["resign", "1/2", "1-0", "0-1", "goes on", "clock"].iter().any(|word| text.contains(word));
        assert!(answered.steps.iter().all(|step| !invented(&step.text)), "{:?}", answered.steps);
        assert!(!invented(&answered.headline.unwrap().says));
    }
    for (decision, does) in [(Answer::Stands, "The signed result stands"), (Answer::Corrected, "Correct the result")] {
        inquiry.since = vec![Since::Decides { question: 0, answer: decision }];
        let decided = answer(&inquiry, Locale::EN).unwrap();
        assert!(decided.steps.iter().any(|step| step.text.starts_with(does)), "{:?}", decided.steps);
        assert!(decided.rulings.iter().all(|ruled| !ruled.text.contains("question 0")), "{:?}", decided.rulings);
        assert!(decided.rulings.iter().any(|ruled| ruled.text.contains("has decided: ")), "{:?}", decided.rulings);
        assert!(decided.steps.iter().all(|step| !step.text.starts_with("Decide:")), "{:?}", decided.steps);
    }
}

#[test]
fn an_increment_is_taken_back_if_the_move_does_not_stand() {
    let taken = |incident: &str, variant: &str, edition: Edition| {
        let inquiry = Inquiry { edition, ..Inquiry::about(incident, variant, Color::White) };
        let steps = answer(&inquiry, Locale::EN).unwrap().steps;
        steps.iter().any(|step| step.text.contains("increment of 30 seconds"))
    };
    for edition in [Edition::from_name("2018").unwrap(), Edition::newest()] {
        assert!(taken("illegal-move", "claimed", edition) && taken("press-without-move", "claimed", edition));
        assert!(taken("touch-move", "played-other", edition));
        assert!(!taken("pawn-not-promoted", "claimed", edition) && !taken("two-hands", "claimed", edition));
    }
    assert!(taken("pawn-not-promoted", "claimed", Edition::from_name("2009").unwrap()), "the promotion is made again");
}

#[test]
fn a_player_who_acted_at_the_board_has_arrived() {
    let present = |incident: &str, variant: &str| Inquiry::about(incident, variant, Color::Black).shows_present();
    assert_eq!(present("late", "absent"), [true, false]);
    assert_eq!(present("late", "arrives"), [true, true]);
    assert_eq!(present("illegal-move", "claimed"), [true, true]);
    assert_eq!(present("device", "sounds"), [false, true]);
    assert_eq!(present("spectator", "phone"), [false, false]);
}

#[test]
fn common_incidents_lead_to_clear_steps() {
    let said = |incident: &str, variant: &str, count: Option<u16>, locale: Locale| {
        let default_minutes = Some(15);
        let inquiry = Inquiry { count, default_minutes, ..Inquiry::about(incident, variant, Color::White) };
        answer(&inquiry, locale).unwrap().headline.unwrap().says
    };
    for (incident, variant, count, english, hungarian) in [
        (
            "illegal-move",
            "claimed",
            None,
            "it is taken back, Black gets an extra 2 minutes",
            "vissza kell venni, sötét 2 perc",
        ),
        (
            "two-hands",
            "claimed",
            None,
            "the move stands and Black gets an extra 2 minutes",
            "a lépés érvényes és sötét 2 perc",
        ),
        (
            "touch-move",
            "played-other",
            None,
            "White must play a legal move with the touched piece",
            "a megérintett bábbal",
        ),
        ("touch-move", "played-other", None, "Set the board back", "Állítsa vissza"),
        ("flag", "claimed", None, "The game is over: 0-1", "A játszma véget ért: 0-1"),
        ("both-flags", "unknown", None, "Decide: does the game continue", "Döntés: folytatódik-e a játszma"),
        ("device", "sounds", None, "The game is over: 0-1", "A játszma véget ért: 0-1"),
        ("device", "bag-on", None, "Decide: which penalty does White get?", "Döntés: milyen büntetést kap világos?"),
        ("repetition", "on-board", Some(2), "not three times. Black gets an extra 2 minutes", "Sötét 2 perc"),
        ("repetition", "touched", Some(3), "cannot claim a draw by repetition on this move", "nem nyújthat be igényt"),
        ("late", "arrives", Some(16), "Decide: does White lose the game for being late?", "Döntés: elveszti-e világos"),
        ("normal-means", "cannot-win", None, "do not apply here", "itt nem érvényesek"),
    ] {
        for (locale, part) in [(Locale::EN, english), (Locale::HU, hungarian)] {
            let said = said(incident, variant, count, locale);
            assert!(said.contains(part), "{incident} {variant} {locale}: {said}");
        }
    }
}

/// 3.10.3: whether a stated position can arise depends on who has the move; the reason is told in the reader's language.
#[cfg(feature = "legality")]
#[test]
fn a_stated_position_is_answered_for_both_players_to_move() {
    let about = |fen: &str| Inquiry {
        position: Some(fen.to_owned()),
        control: "15+10".into(),
        unsupervised: true,
        ..Inquiry::about("illegal-position", "stated", Color::White)
    };
    let told = |fen: &str, locale: &str| -> Vec<String> {
        let answered = answer(&about(fen), locale.parse().unwrap()).unwrap();
        answered.steps.into_iter().take(2).map(|told| told.text).collect()
    };
    assert_eq!(
        told("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "en"),
        [
            "White to move. The position is legal: it is the initial position.",
            "Black to move. The position is illegal: the players together have made an even number of moves, so it must be \
             White's turn."
        ]
    );
    let both_in_check = "3rk3/8/8/8/4Q3/8/8/3K4 w - - 0 1";
    let answered = answer(&about(both_in_check), Locale::EN).unwrap();
    assert!(told(both_in_check, "en").iter().all(|told| told.contains("The position is illegal: ")), "{answered:?}");
    assert_eq!(answered.rulings[0].article.number, "A.5.4");
    assert!(answered.headline.unwrap().says.contains("the arbiter waits"));
    let bishops = "4k3/8/8/3B4/2B1B3/8/PPPPPPPP/4K3 w - - 0 1";
    for told in told(bishops, "hu") {
        assert!(told.ends_with("Az állás szabálytalan: világosnak legalább 2 átváltozott tisztje van, pedig mind a nyolc gyalogja megvan."), "{told}");
    }
    // Nothing was stated, and other incidents do not ask.
    for inquiry in [
        Inquiry::about("illegal-position", "stated", Color::White),
        Inquiry { position: Some(bishops.to_owned()), ..Inquiry::about("flag", "claimed", Color::White) },
    ] {
        let steps = answer(&inquiry, Locale::EN).unwrap().steps;
        assert!(!steps.iter().any(|step| step.text.contains(" to move. ")), "{steps:?}");
    }
}
