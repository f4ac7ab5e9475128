//! What the reader takes and refuses, and how the runner compares.

use jadoube_board::Role;
use jadoube_board::Wing;
use jadoube_laws::event::{
    ClockAct, CompletionAct, Contact, DecisionAct, DrawAct, IrregularityAct, MovingAct, Observation, RecordingAct,
    StopReason,
};

use super::*;

const HEAD: &str = "case One\ncontrol 90+30\n";

fn refused(lines: &str) -> String {
    read(&format!("{HEAD}{lines}")).unwrap_err().to_string()
}

fn spoken(words: &str) -> (Actor, Vec<Spoken>) {
    let text = format!("{HEAD}0:00:01 {words}\nall nothing\n");
    let case = read(&text).unwrap_or_else(|error| panic!("{words}: {error}")).remove(0);
    match case.steps.into_iter().next() {
        Some(Step::Happens(happening)) => (happening.by, happening.spoken),
        other => panic!("{other:?}"),
    }
}

fn act(words: &str) -> Act {
    match spoken(words).1.remove(0) {
        Spoken::Act { act, .. } => *act,
        other => panic!("{words}: {other:?}"),
    }
}

#[test]
fn there_is_a_verb_for_every_act() {
    let e2 = Square::E2;
    let one = Hands::One;
    let flag = Act::Draw(DrawAct::Claims { claim: Claim::Flag, intends: None });
    let table = [
        ("white arrives", Act::Clock(ClockAct::Arrives)),
        ("the arbiter starts the round", Act::Clock(ClockAct::StartsRound)),
        ("white touches e2", Act::Moving(MovingAct::Touches { square: e2, contact: Contact::Deliberate })),
        ("white touches e2 by accident", Act::Moving(MovingAct::Touches { square: e2, contact: Contact::Accidental })),
        ("white adjusts e2", Act::Moving(MovingAct::Touches { square: e2, contact: Contact::Adjusting })),
        ("white touches e2 and d5 at once", Act::Moving(MovingAct::TouchesTogether { squares: vec![e2, Square::D5] })),
        ("white releases on e4", Act::Moving(MovingAct::Releases { on: Square::E4 })),
        ("white takes back", Act::Moving(MovingAct::TakesBack)),
        ("white takes off e2", Act::Moving(MovingAct::TakesOff { square: e2 })),
        (
            "white puts a rook upside down on e8",
            Act::Moving(MovingAct::Places { role: Role::Rook, on: Square::E8, color: None }),
        ),
        ("white lets go", Act::Moving(MovingAct::LetsGo)),
        (
            "white castles long with both hands",
            Act::Moving(MovingAct::Castles { wing: Wing::Queen, hands: Hands::Both }),
        ),
        (
            "white displaces e2, d5 and e4",
            Act::Irregularity(IrregularityAct::Displaces { squares: vec![e2, Square::D5, Square::E4] }),
        ),
        ("white puts back", Act::Irregularity(IrregularityAct::PutsBack)),
        ("white presses", Act::Clock(ClockAct::Presses { hand: one })),
        ("white presses with the other hand", Act::Clock(ClockAct::Presses { hand: Hands::Other })),
        ("white mishandles the clock", Act::Clock(ClockAct::MishandlesClock)),
        ("white stops the clocks", Act::Clock(ClockAct::StopsClocks { reason: StopReason::CallArbiter })),
        (
            "white stops the clocks for a promotion piece",
            Act::Clock(ClockAct::StopsClocks { reason: StopReason::PromotionPiece }),
        ),
        ("white stops the clocks without reason", Act::Clock(ClockAct::StopsClocks { reason: StopReason::None })),
        ("white offers a draw with a condition", Act::Draw(DrawAct::OffersDraw { conditional: true })),
        ("white accepts", Act::Draw(DrawAct::Accepts)),
        ("white declines", Act::Draw(DrawAct::Declines)),
        ("white resigns", Act::Completion(CompletionAct::Resigns)),
        ("white claims the flag", flag),
        ("white writes Nf3 (=)", Act::Recording(RecordingAct::Records { text: "Nf3 (=)".to_owned() })),
        ("white signs 1/2-1/2", Act::Recording(RecordingAct::Signs { score: Score::DRAW })),
        ("arbiter observes black's flag", Act::Decision(DecisionAct::Observes(Observation::Flag(Color::Black)))),
        ("arbiter observes white absent", Act::Decision(DecisionAct::Observes(Observation::Absent(Color::White)))),
        (
            "arbiter observes pieces displaced for 4 plies",
            Act::Decision(DecisionAct::Observes(Observation::DisplacedSince(4))),
        ),
        ("arbiter restarts the clocks", Act::Clock(ClockAct::Restarts { side: None })),
        ("arbiter restarts black's clock", Act::Clock(ClockAct::Restarts { side: Some(Color::Black) })),
        (
            "arbiter sets the counter of black to 39",
            Act::Clock(ClockAct::SetsCounter { side: Color::Black, moves: 39 }),
        ),
        ("arbiter sets white 0:10:00.5", Act::Clock(ClockAct::SetsClock { side: Color::White, time: Millis(600_500) })),
        (
            "arbiter decides 3 may play",
            Act::Decision(DecisionAct::Decides { question: 3, answer: jadoube_laws::ruling::Answer::MayPlay }),
        ),
        ("arbiter declares 0-0", Act::Decision(DecisionAct::Declares { score: Score::BOTH_LOSE })),
        ("arbiter corrects entry 7", Act::Decision(DecisionAct::Corrects { entry: 7 })),
    ];
    for (words, expected) in table {
        assert_eq!(act(words), expected, "{words}");
    }
    assert!(matches!(
        act("white plays Ng1-g3 with both hands"),
        Act::Moving(MovingAct::Plays { hands: Hands::Both, .. })
    ));
    assert!(matches!(spoken("white completes Nf3").1[..], [Spoken::Plays(..), Spoken::PressesAfter]));
    assert!(matches!(spoken("arbiter corrects the last entry").1[..], [Spoken::CorrectsLast]));
    assert_eq!(spoken("white touches e1 then h1").1.len(), 2);
    let claims = spoken("black's assistant claims fifty moves with Kd7");
    assert_eq!(claims.0, Actor::BlacksAssistant);
    assert!(
        matches!(&claims.1[..], [Spoken::ClaimsDraw(Claim::Fifty, Intended::Move(written))] if written.text == "Kd7")
    );
}

#[test]
fn what_is_wrong_is_pointed_at() {
    let at_5 = |rest: &str| refused(&format!("0:00:01 white {rest}\n"));
    assert_eq!(at_5("touches e9"), "line 3, column 23: found \"e9\", expected a square such as \"e4\"");
    assert_eq!(
        at_5("plays Xe4"),
        "line 3, column 21: found \"Xe4\", expected a move such as \"Nf3\", \"exd5\", \"O-O\", or with both squares \"Ng1-g3\""
    );
    assert_eq!(at_5("lets it go"), "line 3, column 20: found \"it\", expected \"go\"");
    assert_eq!(at_5("resigns at once"), "line 3, column 23: found \"at\", expected the end of the line");
    assert_eq!(at_5("signs 2-0"), "line 3, column 21: found \"2-0\", expected a score such as \"1-0\" or \"1/2-1/2\"");
    assert_eq!(
        refused("0:00:01 judge resigns\n"),
        "line 3, column 9: found \"judge\", expected who acts: white, black, arbiter, white's assistant, hall ..."
    );
    assert_eq!(
        refused("0:1:00 white resigns\n"),
        "line 3, column 1: found \"0:1:00\", expected a time such as \"0:05:10\" (hours, minutes, seconds)"
    );
    assert_eq!(
        refused("0:00:10 white resigns\n0:00:09 black resigns\n"),
        "line 4, column 1: 0:00:09 is earlier than the event before, 0:00:10"
    );
    assert_eq!(
        refused("0:00:01 white resigns\nall white mst play e4\n"),
        "line 4, column 11: found \"mst play e4\", expected an outcome such as \"claim wrong\", \"black +2:00\" or \"the game goes on\""
    );
    assert_eq!(
        refused("0:00:01 white resigns\n2009, 2014, 2018 claim wrong (9.5.b, 9.5.3)\n"),
        "line 4, column 38: expected one Article for all editions of the line, or several, each followed by \"in\" and its editions"
    );
    assert_eq!(
        refused("0:00:01 white resigns\n2009 claim wrong (the)\n"),
        "line 4, column 19: found \"the\", expected the number of an Article such as \"9.5.3\""
    );
    assert_eq!(
        refused("0:00:01 white resigns\n2009, 2013 claim wrong\n"),
        "line 4, column 7: found \"2013\", expected an edition: 2009, 2014, 2017, 2018, 2023 or \"all\""
    );
    assert_eq!(refused("position 8/8/8/8/8/8/8/7x w - - 0 1\n").split(": ").next(), Some("line 3, column 25"),);
    assert_eq!(refused("control 5\n"), "line 3, column 1: \"control\" was given before");
    assert_eq!(
        refused("scoring 3-4-0\n"),
        "line 3, column 9: found \"3-4-0\", expected points for a win, a draw and a loss, none higher than the one before it, such as 3-1-0, or armageddon"
    );
    assert_eq!(
        refused("scoring 3-1-0 forfeit 1\n"),
        "line 3, column 23: found \"1\", expected points for a forfeit loss, not more than for a loss over the board"
    );
    for kind in ["loss", "rounds", "expulsion", "fine"] {
        assert_eq!(
            refused(&format!("device penalty {kind}\n")),
            format!(
                "line 3, column 16: found \"{kind}\", expected a penalty milder than the loss of the game, such as warning; a fine only after the line fines"
            )
        );
    }
    assert_eq!(
        refused("0:00:01 white resigns\nsupervision full\n"),
        "line 4, column 1: \"supervision\" belongs before the first event"
    );
    assert_eq!(refused("supervision some\n"), "line 3, column 13: found \"some\", expected reduced or full");
    assert_eq!(refused("after 1. e4 e9\n").split(':').next(), Some("line 3, column 13"));
    assert_eq!(
        refused("all the game goes on\n"),
        "line 1, column 1: nothing happens in the case: expected a line such as \"0:05:10  white claims repetition\""
    );
}

#[test]
fn a_question_to_fide_is_what_stands_between_the_quotes() {
    for written in ["\"May a clock be red?\"", "May a clock be red?"] {
        let cases = read(&format!("case A\ncontrol 5\n0:00:01 arbiter asks fide {written}\n")).unwrap();
        let Step::Happens(happening) = &cases[0].steps[0] else { panic!("{:?}", cases[0].steps) };
        let text = "May a clock be red?".to_owned();
        let [Spoken::Act { act, .. }] = &happening.spoken[..] else { panic!("{happening:?}") };
        assert_eq!(**act, Act::Preface(jadoube_laws::event::PrefaceAct::AsksFide { text, through_federation: false }));
    }
}

#[test]
fn whole_files_that_are_wrong() {
    let error = |text: &str| read(text).unwrap_err().to_string();
    let none = "line 1, column 1: there is no case here: expected a line with \"case\" and a title";
    assert_eq!(error(""), none);
    assert_eq!(error("# only a remark\n"), none);
    assert_eq!(error("\ncontrol 5\n"), "line 2, column 1: found \"control\", expected \"case\" and a title");
    assert_eq!(error("case\n"), "line 1, column 5: the line ends, expected a title");
    assert_eq!(
        error("case A\n0:00:01 white resigns\nall nothing\n"),
        "line 1, column 1: the case has no time control: expected a line such as \"control 90+30\""
    );
    assert_eq!(
        error("case A\ncontrol 5\nillegal moves 4294967296 0\n"),
        "line 3, column 15: found \"4294967296\", expected a smaller number"
    );
    assert!(error("case A\ncontrol 5\n2016 the game goes on\n").contains("or an edition: 2009, 2014"));
    assert_eq!(error("case A\ncontrol 40/x\n").split(", expected").next(), Some("line 2, column 12: found \"x\""));
}

fn report(lines: &str, edition: &str) -> Report {
    run(&read(&format!("{HEAD}{lines}")).unwrap()[0], edition.parse().unwrap()).unwrap()
}

#[test]
fn expectations_can_fail() {
    let lines = "0:00:01 white completes Ng1-g3\n0:00:02 black claims an illegal move\n";
    for (wanted, met) in [
        ("black +2:00", true),
        ("black +2:00 (7.5.5)", true),
        ("black +2:00 (7.5.1)", false),
        ("black +3:00", false),
        ("not black +3:00", true),
        ("white +2:00", false),
        ("illegal move", true),
        ("black's illegal move", false),
        ("white must play Nf3 or Nh3", true),
        ("white must play Nf3", false),
        ("white must play Nf3, Nh3 or e4", false),
        ("white must move g1", true),
        ("restored to move 1 of white", true),
        ("restored to move 1 of black", false),
        ("illegal moves of white: 1", true),
        ("illegal moves of white: 2", false),
        ("the game goes on", true),
        ("result 0-1", false),
        ("nothing", false),
        ("clocks 1:30:29 1:32:29", true),
        ("clocks 1:30:29 1:32:30", false),
        ("position rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w", true),
        ("position rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b", false),
        ("impossible", false),
        ("no question", true),
        ("question: times", false),
    ] {
        let report = report(&format!("{lines}2023 {wanted}\n"), "2023");
        assert_eq!(report.passed(), met, "{wanted}: {report:?}");
    }
}

#[test]
fn articles_are_cited_by_edition() {
    let cited = |editions: &str, articles: &str| {
        let text = format!("{HEAD}0:00:01 white resigns\n{editions} white resigned ({articles})\n");
        let cited = read(&text).map(|cases| cases[0].cited());
        cited.map(|cited| cited.iter().map(|(edition, number)| format!("{edition} {number}")).collect::<Vec<_>>())
    };
    let all = "2009, 2014, 2018";
    assert_eq!(cited(all, "5.1.2").unwrap(), ["2009 5.1.2", "2014 5.1.2", "2018 5.1.2"]);
    assert_eq!(cited(all, "5.1.2, 5.1.b in 2009 and 2014").unwrap(), ["2009 5.1.b", "2014 5.1.b", "2018 5.1.2"]);
    assert_eq!(cited(all, "5.1.b in 2009, 2014, 5.1.2 in 2018").unwrap(), ["2009 5.1.b", "2014 5.1.b", "2018 5.1.2"]);
    assert_eq!(cited(all, "5.1.b in 2009").unwrap(), ["2009 5.1.b"]);
    for (articles, column) in [
        ("5.1.2, 5.1.b", 41),
        ("5.1.2, 5.1.b in 2023", 50),
        ("5.1.b in 2009, 5.1.2 in 2009", 58),
        ("5.1.2, 5.1.b in 2009, 2014 and 2018", 69),
    ] {
        let error = cited(all, articles).unwrap_err();
        assert_eq!((error.place.column, error.problem), (column, Problem::Articles), "{articles}");
    }
}

#[test]
fn a_report_says_which_rules_hold() {
    use jadoube_lawbook::Supervision;
    let regime = |settings: &str| {
        let text = format!("case Regime\ncontrol 3+2\n{settings}0:00:01 white resigns\n2023 result 0-1\n");
        let report = run(&read(&text).unwrap()[0], Edition::newest()).unwrap();
        (report.rate, report.supervision)
    };
    let blitz = jadoube_clock::Rate::Blitz;
    assert_eq!(regime(""), (blitz, Supervision::Full));
    assert_eq!(regime("unsupervised\n"), (blitz, Supervision::Reduced));
    assert_eq!(regime("supervision reduced\n"), regime("unsupervised\n"));
}

#[test]
fn a_refused_act_fails_the_case_unless_it_was_expected() {
    let lines = "0:00:01 white resigns\n0:00:02 arbiter restarts the clocks\n";
    assert!(!report(&format!("{lines}2018 result 0-1\n"), "2018").passed());
    assert!(report(&format!("{lines}2018 result 0-1; impossible\n"), "2018").passed());
}

#[test]
fn a_case_without_expectations_is_a_question() {
    let case = read(&format!("{HEAD}0:00:01 white resigns\n")).unwrap().remove(0);
    assert!(case.editions().is_empty());
    let report = run(&case, Edition::newest()).unwrap();
    assert!(report.passed() && matches!(&report.heard[..], [Heard::Happened { rulings, .. }] if rulings.len() == 1));
}

#[test]
fn an_edition_is_run_as_far_as_it_is_named() {
    let lines = "0:00:01 white resigns\n2009 result 0-1\n0:00:02 arbiter restarts the clocks\n2018 impossible\n";
    assert!(report(lines, "2009").passed());
    assert!(report(lines, "2018").passed());
    let unnamed = report(lines, "2023");
    assert_eq!(unnamed.heard.len(), 2, "an edition that is not named sees all events and checks nothing");
}

#[test]
fn expectations_look_at_what_happened_since_the_ones_before() {
    let lines = "0:00:01 white plays e4\n2018 white made e4\n0:00:02 white presses\n2018 not white made e4; white's move completed\n";
    assert!(report(lines, "2018").passed());
}

#[test]
fn moves_that_do_not_fit_the_board() {
    let error = |lines: &str| {
        let cases = read(&format!("{HEAD}{lines}all nothing\n")).unwrap();
        run(&cases[0], Edition::newest()).unwrap_err().to_string()
    };
    assert_eq!(
        error("0:00:01 white plays Ne4\n"),
        "line 3, column 21: \"Ne4\" is not a legal move here; a move that need not be legal is written with both squares, such as Ng1-g3"
    );
    assert_eq!(
        error("position 4k3/8/8/8/8/8/4K3/R6R w - - 0 1\n0:00:01 white plays Rf1\n"),
        "line 4, column 21: \"Rf1\" can mean several legal moves here: give the file, rank or square it starts from"
    );
    assert_eq!(error("after 1. e4 e5 2. Ke3\n0:00:01 white resigns\n").split(": ").next(), Some("line 3, column 19"));
    assert_eq!(error("0:00:01 arbiter completes e4\n"), "line 3, column 1: only a player can play or claim a draw");
    assert_eq!(
        error("after 1. f3 e5 2. g4 Qh4 3. Nf3\n0:00:01 white resigns\n").split(": ").next(),
        Some("line 3, column 29"),
    );
}

#[test]
fn a_game_starts_with_a_king_of_each_player() {
    let error = |fen: &str| read(&format!("{HEAD}position {fen}\n0:00:01 white resigns\n")).map_err(|e| e.to_string());
    assert_eq!(error("8/8/8/8/8/8/P7/K7 w - - 0 1").unwrap_err(), "line 3, column 10: Black has no king");
    assert_eq!(
        error("4k3/8/8/8/8/8/8/KK6 w - - 0 1").unwrap_err(),
        "line 3, column 10: White has 2 kings, on a1 and b1"
    );
    // A pawn on the last rank and a king left in check are what arbiters are called for.
    assert!(error("P3k3/8/8/8/8/8/4R3/4K3 w - - 0 1").is_ok());
}

#[test]
fn every_phrase_for_a_finding_is_read() {
    for phrase in jadoube_laws::vocabulary::forms::<jadoube_laws::ruling::Finding>().into_iter().map(|form| form.says) {
        let text = format!("{HEAD}0:00:01 white resigns\nall {phrase}\n");
        let case = read(&text).unwrap_or_else(|error| panic!("{phrase}: {error}")).remove(0);
        let item = &case.expectations().next().unwrap().items[0];
        assert_eq!(item.wanted, Wanted::Finding(None, phrase), "{phrase}");
    }
}

#[test]
fn the_vocabulary_is_documented() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/CASES.md");
    let page = std::fs::read_to_string(path).unwrap();
    let findings = jadoube_laws::vocabulary::forms::<jadoube_laws::ruling::Finding>().into_iter().map(|form| form.says);
    let answers = jadoube_laws::vocabulary::forms::<jadoube_laws::ruling::Answer>().into_iter().map(|form| form.says);
    for phrase in findings.chain(words::reasons()).chain(answers) {
        assert!(page.contains(&format!("`{phrase}`")), "docs/CASES.md does not tell of {phrase:?}");
    }
}

proptest::proptest! {
    /// Whatever stands in a file, it is read or refused with a place in it.
    #[test]
    fn no_text_breaks_the_reader(picks in proptest::collection::vec(0usize..PIECES.len(), 0..40), noise in ".{0,12}") {
        let text: String = picks.iter().map(|&pick| PIECES[pick]).collect::<String>() + &noise;
        if let Err(error) = read(&text) {
            proptest::prop_assert!(error.place.line <= text.lines().count().max(1), "{error} in {text:?}");
        }
    }

    /// Any list of well-formed events runs to an end under every edition.
    #[test]
    fn no_events_break_the_runner(picks in proptest::collection::vec(0usize..DEEDS.len(), 1..25), black in proptest::bool::ANY) {
        let mut text = HEAD.to_owned();
        for (number, &pick) in picks.iter().enumerate() {
            let by = if (number % 2 == 0) == black { "black" } else { "white" };
            let arbiters = ARBITERS.iter().any(|word| DEEDS[pick].starts_with(word));
            let by = if arbiters { "arbiter" } else { by };
            text += &format!("0:00:{number:02} {by} {}\n", DEEDS[pick]);
        }
        text += "all nothing\n";
        let cases = read(&text).unwrap();
        for &edition in Edition::all() {
            let _ = run(&cases[0], edition);
        }
    }
}

const PIECES: &[&str] = &[
    "asks for five seconds",
    "claims that ",
    "no effort is made",
    "draws lots by ",
    "cards ",
    "RNBQKBNR",
    "reports uncovered ",
    " like ",
    "federation HUN: ",
    "illegal moves lose at 1",
    "arbiter for ",
    "case ",
    "A\n",
    "control ",
    "90+30",
    "\n",
    " ",
    "0:00:01 ",
    "white ",
    "black's ",
    "touches ",
    "e2",
    " then ",
    "plays ",
    "Nf3",
    "all ",
    "2009",
    ", ",
    "; ",
    "(",
    "9.5.3",
    ")",
    "not ",
    "must play ",
    "+2:00",
    "-",
    "result ",
    "1-0",
    " by ",
    "position ",
    "8/8/8/8/8/8/8/8",
    "after ",
    "1.",
    "#",
    "clocks ",
    "+",
    "½",
    "question: ",
    "\t",
    "\r\n",
    "writes ",
    "round ",
    "2: ",
    "Anna - Bert\n",
    "scoring ",
    "3-1-0",
    "fines ",
    "50",
    "finds ",
    "penalizes ",
    "white: ",
    "opponent's points ",
    "standings ",
    "penalties for ",
    "warning",
];

const DEEDS: &[&str] = &[
    "leaves the venue",
    "appeals",
    "refuses the search",
    "finds white smoking",
    "finds black's phone on the body sounding",
    "finds white persistently refusing",
    "penalizes white: loss",
    "penalizes black: offender's time 9:00",
    "penalizes black: opponent's points 1/2",
    "gives white 5:00 for a disturbance",
    "interferes",
    "decides 0 warning",
    "decides 0 opponent draws",
    "asks for a scoresheet",
    "asks to see the scoresheet",
    "claims wrong set-up",
    "claims clock misset",
    "observes an illegal position",
    "agrees to correct",
    "announces castling",
    "takes off e1",
    "puts the king on g1",
    "asks for five seconds",
    "claims that the game cannot be won",
    "claims that no effort is made without an arbiter",
    "notes the position as it is",
    "confirms the position",
    "reports uncovered anything like 6.9",
    "asks fide anything",
    "plays e2-e4",
    "completes e7-e5",
    "completes Ng1-f3",
    "plays g8-f6",
    "touches e2",
    "touches g8 then b8",
    "releases on e4",
    "releases on f6",
    "presses",
    "castles short",
    "takes off d7",
    "puts a queen on d8",
    "lets go",
    "displaces a1",
    "puts back",
    "offers a draw",
    "declines",
    "claims repetition",
    "claims an illegal move",
    "claims touch-move",
    "claims the flag",
    "writes Nf3",
    "stops the clocks",
    "observes an illegal move",
    "observes white's flag",
    "observes colors reversed",
    "observes pieces displaced for 2 plies",
    "completes a2-a8",
    "completes e1-e8 with both hands",
    "asks to seal",
    "seals Nf3",
    "seals Zz9",
    "resumes the game",
    "opens the envelope",
    "misses the envelope",
    "states Nf3",
    "arrives",
    "notes white as visually disabled",
    "demands two boards",
    "lifts g1",
    "announces Springer Felix drei",
    "executes g1-f3",
    "compares the boards",
];

/// Words with which only the arbiter begins.
const ARBITERS: &[&str] =
    &["observes", "asks", "resumes", "opens", "misses", "notes", "compares", "finds", "penalizes", "gives", "decides"];
