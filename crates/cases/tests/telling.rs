//! Rulings, questions and events are told in every locale, whole and in its own words.

mod common;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use common::ids;
use jadoube_board::{Breach, Color, Coordinates, Position, Role, Square, Wing};
use jadoube_cases::Heard;
use jadoube_clock::{Instant, Millis};
use jadoube_lawbook::{Edition, Matter};
use jadoube_laws::event::{Act, Actor, BlindAct, Claim, ClockAct, PrefaceAct, Score, StopReason};
use jadoube_laws::ruling::{
    Answer, Asked, ClockFinding, ClockQuestion, CompletionFinding, DecisionFinding, DrawFinding, Effect, Finding,
    Illegality, Impossible, IrregularityFinding, IrregularityQuestion, MovingFinding, Outcome, Question, Ruling,
    Written,
};
use jadoube_laws::telling;
use jadoube_laws::vocabulary::Sample;
use jadoube_texts::{Locale, Message, sources};

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;
fn knight_move() -> jadoube_board::Move {
    let coordinates = Coordinates { from: Square::G1, to: Square::F3, promotion: None };
    Position::standard().judge(coordinates).unwrap()
}

fn findings() -> Vec<Message> {
    Finding::samples().iter().map(Finding::message).collect()
}

fn outcome() -> Outcome {
    Outcome { score: Score { white: 1, black: 0 }, reason: Matter::Penalties, at: Instant::START }
}

fn effects() -> Vec<Message> {
    let legal: Vec<_> = Position::standard().legal_moves().into_iter().collect();
    let mut all = Effect::samples();
    all.extend([
        Effect::TimeTaken(BLACK, Millis(500)),
        Effect::Counter(WHITE, 1),
        Effect::Restored(0),
        Effect::Restored(1),
        Effect::MustPlay(BLACK, vec![]),
        Effect::MustPlay(WHITE, vec![knight_move()]),
        Effect::MustPlay(WHITE, legal[..9].to_vec()),
        Effect::MustPlay(WHITE, legal),
        Effect::Over(outcome()),
        Effect::Over(Outcome { score: Score::DRAW, reason: Matter::LossOnTime, at: Instant::START }),
    ]);
    for seconds in [0, 1, 2, 5, 60, 120, 300, 90, 3600, 7200, 18_000, 3723] {
        all.push(Effect::TimeAdded(WHITE, Millis::from_seconds(seconds)));
    }
    all.extend([1, 2, 5].map(|count| Effect::IllegalMoves(BLACK, count)));
    all.iter().map(Effect::message).collect()
}

fn questions() -> Vec<Message> {
    let about = Asked::samples().into_iter();
    about.map(|about| Question { number: 1, about, answers: Answer::samples() }.message()).collect()
}

fn impossible() -> Vec<Message> {
    let played = Coordinates { from: Square::E2, to: Square::E5, promotion: None };
    let all = [
        Impossible::Backwards { at: Instant(1000), last: Instant(2000) },
        Impossible::NoPiece(Square::E4),
        Impossible::NothingInHand,
        Impossible::NothingDisplaced,
        Impossible::NothingToTakeBack,
        Impossible::NotOnMove { can_take_back: true },
        Impossible::NotOnMove { can_take_back: false },
        Impossible::Occupied(Square::F3),
        Impossible::NoCastling(Wing::Queen),
        Impossible::NotStarted,
        Impossible::AlreadyStarted,
        Impossible::Over,
        Impossible::AfterTheEnd { outcome: outcome(), article: Matter::Penalties.article(Edition::newest()) },
        Impossible::NotForThem,
        Impossible::NoQuestion(3),
        Impossible::NoEntry(4),
        Impossible::NoPosition(jadoube_board::SetupFault::NoKing(WHITE)),
        Impossible::NothingToPlay,
        Impossible::Displaced,
        Impossible::CannotPlay(played, Breach::DoubleStepLate),
    ];
    all.iter().map(Impossible::message).collect()
}

fn acts() -> Vec<Message> {
    let actors = [
        Actor::White,
        Actor::Black,
        Actor::WhitesAssistant,
        Actor::BlacksAssistant,
        Actor::Arbiter,
        Actor::ArbitersAssistant,
        Actor::Organizer,
        Actor::Hall,
        Actor::Spectator,
        Actor::Appeals,
    ];
    let mut told: Vec<Message> = Act::samples().iter().map(|act| act.message(Actor::White)).collect();
    let nothing_more = [
        Act::Blind(BlindAct::Adapts { what: String::new(), arbiter_asked: true }),
        Act::Blind(BlindAct::Adapts { what: String::new(), arbiter_asked: false }),
        Act::Preface(PrefaceAct::ReportsUncovered { text: "7.1".to_owned(), like: vec![] }),
    ];
    told.extend(nothing_more.iter().map(|act| act.message(Actor::Arbiter)));
    told.extend(
        actors.map(|actor| Act::Clock(ClockAct::StopsClocks { reason: StopReason::CallArbiter }).message(actor)),
    );
    // What only lines of cases have.
    let lines = [
        "white seals Nf3",
        "white seals electronically Nf3",
        "arbiter opens the envelope",
        "arbiter checks the envelope without names and times",
        "arbiter checks the envelope with wrong number",
        "arbiter checks the envelope without names with wrong number",
        "white completes Nf3",
        "white completes Nf3 with both hands",
        "white touches e2 then d2",
        "white adjusts e2 and d2",
        "arbiter corrects the last entry",
        "white claims fifty moves with Nf3",
    ];
    for line in lines {
        let cases = jadoube_cases::read(&format!("case A\ncontrol 90\n0:00:01 {line}\n")).unwrap();
        let jadoube_cases::Step::Happens(happening) = &cases[0].steps[0] else { panic!("{line}") };
        told.push(happening.message());
    }
    told
}

/// Why a text cannot be what was meant: empty places, or letters of another script. The sign of a capture is `x` in all, FIDE
/// is FIDE, and what somebody has `written` is told as it is.
fn fault(text: &str, locale: Locale, written: &str) -> Option<&'static str> {
    if text.trim().is_empty() || text.contains(['{', '}', '$']) || text.contains("???") {
        return Some("is not filled in");
    }
    if ["  ", " ,", " .", "()", "“”", "„”", "«»", "„“"].iter().any(|gap| text.contains(gap)) {
        return Some("has an empty place");
    }
    // What somebody wrote is quoted as written, and a check sum is in no language.
    let is_no_sum = |word: &&str| word.len() < 32 || !word.bytes().all(|byte| byte.is_ascii_hexdigit());
    let text: Vec<&str> = text.split(' ').filter(is_no_sum).collect();
    let text = text.join(" ");
    let own: String = text.split(['«', '„']).map(|part| part.rsplit(['»', '“', '”']).next().unwrap_or(part)).collect();
    let is_foreign = |word: &str| {
        word.chars().any(|c| c.is_ascii_alphabetic())
            && !word.chars().all(|c| c == 'I')
            && word != "FIDE"
            && !written.contains(word)
    };
    let own_script = locale == Locale::EL || locale == Locale::SR_CYRL;
    // In Serbian Cyrillic the letters of Articles stay Latin: 13.4.г would be read as the fourth item.
    let mut before = ' ';
    let own: String = own
        .chars()
        .map(|letter| {
            let of_article = locale == Locale::SR_CYRL && before == '.' && letter.is_ascii_lowercase();
            before = letter;
            if of_article { ' ' } else { letter }
        })
        .collect();
    let words = own.split(|c: char| !c.is_alphabetic() || c == 'x').filter(|word| !word.is_empty());
    (own_script && words.into_iter().any(is_foreign)).then_some("has Latin letters")
}

fn check(message: &Message, written: &str) {
    for locale in Locale::all_and_pseudo() {
        let text = message.try_text(locale).unwrap();
        assert_eq!(fault(&text, locale, written), None, "{locale}, {}: {text}", message.id());
    }
}

#[test]
fn everything_is_translated_into_every_locale() {
    let all = [findings(), effects(), questions(), impossible(), acts()].concat();
    let mut told: BTreeSet<&str> = BTreeSet::new();
    for message in &all {
        check(message, "");
        ids(message, &mut told);
    }
    // Whatever has a sentence is in the lists above.
    let files = sources(Locale::EN).iter().filter(|(name, _)| ["laws.ftl", "acts.ftl"].contains(name));
    let written = files.flat_map(|(_, text)| text.lines().filter_map(|line| line.split_once(" =")));
    let mut untold: BTreeSet<&str> =
        written.map(|(id, _)| id).filter(|id| id.contains('-') && !told.contains(id)).collect();
    // Told by whole rulings alone, which the next tests do.
    let by_rulings = [
        "finding-touched-in-vain",
        "finding-penalty",
        "finding-penalty-lost",
        "effect-increment-taken",
        "effect-restored-after",
        "headline-illegal",
        "headline-taken-back",
        "headline-became",
        "headline-stands",
        "finding-decided-openly",
        "question-openly",
        "asked-plainly",
    ];
    let of_articles = [
        // A part of other messages.
        "pieces-on",
        "article-unnumbered",
        "part-adjourned",
        "part-preface",
        "part-introduction",
        "part-guidelines",
        "ruling-cites",
    ];
    for id in by_rulings.into_iter().chain(of_articles) {
        assert!(untold.remove(id), "{id}");
    }
    assert_eq!(untold, BTreeSet::new());
}

fn ruling(edition: Edition, matter: Matter, finding: Finding, effects: Vec<Effect>) -> Ruling {
    Ruling { article: matter.article(edition), matter, finding, effects, written: Written::default() }
}

fn won(score: Score) -> Effect {
    Effect::Over(Outcome { score, reason: Matter::Checkmate, at: Instant::START })
}

fn rulings() -> Vec<Ruling> {
    let (new, old) = (Edition::newest(), Edition::from_name("2009").unwrap());
    let two = Millis::from_minutes(2);
    let illegal = Finding::Irregularity(IrregularityFinding::Illegal(
        WHITE,
        Illegality::Move(Some(Breach::Exposed(Square::E8.into()))),
    ));
    let late = Question {
        number: 0,
        about: Asked::Clock(ClockQuestion::LateArrival(WHITE)),
        answers: vec![Answer::Lost, Answer::MayPlay],
    };
    vec![
        ruling(
            new,
            Matter::Checkmate,
            Finding::Completion(CompletionFinding::Checkmate(BLACK)),
            vec![won(Score::BLACK_WINS)],
        ),
        ruling(
            old,
            Matter::Checkmate,
            Finding::Completion(CompletionFinding::Checkmate(WHITE)),
            vec![won(Score::WHITE_WINS)],
        ),
        ruling(
            new,
            Matter::ClaimWrong,
            Finding::Draw(DrawFinding::ClaimWrong(WHITE, Claim::Repetition, 2)),
            vec![Effect::TimeAdded(BLACK, two), Effect::MustPlay(WHITE, vec![knight_move()])],
        ),
        ruling(
            old,
            Matter::ClaimWrong,
            Finding::Draw(DrawFinding::ClaimWrong(BLACK, Claim::Fifty, 49)),
            vec![Effect::TimeAdded(WHITE, Millis::from_minutes(3))],
        ),
        ruling(new, Matter::IllegalMove, illegal.clone(), vec![Effect::Restored(24), Effect::IllegalMoves(WHITE, 1)]),
        ruling(new, Matter::IllegalMovePenalty, illegal.clone(), vec![Effect::TimeAdded(BLACK, two)]),
        ruling(
            new,
            Matter::IllegalMovePenalty,
            illegal.clone(),
            vec![Effect::TimeTaken(WHITE, Millis::from_seconds(30)), Effect::TimeAdded(BLACK, two)],
        ),
        ruling(new, Matter::IllegalMovePenalty, illegal, vec![won(Score::BLACK_WINS)]),
        ruling(
            new,
            Matter::NothingUsable,
            Finding::Moving(MovingFinding::Bound(BLACK)),
            vec![Effect::FreeToPlay(BLACK)],
        ),
        ruling(
            new,
            Matter::Offer,
            Finding::Draw(DrawFinding::OfferedWrongly(WHITE)),
            vec![Effect::OfferStands(WHITE), Effect::MayPenalize(WHITE)],
        ),
        ruling(old, Matter::FlagFallen, Finding::Clock(ClockFinding::FlagFell(BLACK)), vec![]),
        ruling(new, Matter::DefaultTime, Finding::Clock(ClockFinding::Late(WHITE)), vec![Effect::Asked(late)]),
        ruling(
            new,
            Matter::Displaced,
            Finding::Irregularity(IrregularityFinding::Displaced(BLACK)),
            vec![Effect::ClockRuns(BLACK), Effect::MayPenalize(BLACK)],
        ),
        ruling(
            new,
            Matter::RepetitionThere,
            Finding::Draw(DrawFinding::ClaimRight(BLACK, Claim::Repetition)),
            vec![won(Score::DRAW)],
        ),
        ruling(
            new,
            Matter::PawnNotPromoted,
            Finding::Irregularity(IrregularityFinding::Illegal(BLACK, Illegality::PawnNotPromoted(Square::F1))),
            vec![Effect::Became(Square::F1, Role::Queen), Effect::IllegalMoves(BLACK, 2)],
        ),
    ]
}

/// With `JADOUBE_BLESS` set, the file is written anew instead of being compared.
#[test]
fn a_dozen_rulings_read_as_written_down() {
    let mut told = String::new();
    for ruling in rulings() {
        for locale in Locale::all() {
            let text = telling::ruling(&ruling, locale);
            assert_eq!(fault(&text, locale, ""), None, "{locale}: {text}");
            told.push_str(&format!("{locale:<8}{text}\n"));
        }
        told.push('\n');
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/told.txt");
    if std::env::var_os("JADOUBE_BLESS").is_some() {
        fs::write(&path, told).unwrap();
        return;
    }
    let written = fs::read_to_string(path).unwrap();
    for (told, written) in told.lines().zip(written.lines()) {
        assert_eq!(told, written, "to accept: JADOUBE_BLESS=1");
    }
    assert_eq!(told.lines().count(), written.lines().count());
}

#[test]
fn the_cost_of_an_illegal_move_comes_first() {
    let illegal = |kind| Finding::Irregularity(IrregularityFinding::Illegal(WHITE, kind));
    let first = |count, board: Vec<Effect>, penalty: Vec<Effect>| {
        let effects = [board, vec![Effect::IllegalMoves(WHITE, count)]].concat();
        let kind = Illegality::Move(None);
        let rulings = [
            ruling(Edition::newest(), Matter::IllegalMove, illegal(kind), effects),
            ruling(Edition::newest(), Matter::IllegalMovePenalty, illegal(kind), penalty),
        ];
        for locale in Locale::all_and_pseudo() {
            let said = telling::headline(&rulings, locale).unwrap();
            assert_eq!(fault(&said.text, locale, ""), None, "{locale}: {}", said.text);
            assert_eq!((said.article.number, said.ruling), ("7.5.5", None));
        }
        telling::headline(&rulings, Locale::EN).unwrap().text
    };
    let time =
        vec![Effect::TimeTaken(WHITE, Millis::from_seconds(30)), Effect::TimeAdded(BLACK, Millis::from_minutes(2))];
    assert_eq!(
        first(1, vec![Effect::Restored(24)], time),
        "White's first illegal move: it is taken back, Black gets an extra 2 minutes and White loses the increment of 30 seconds gained \
         with this move."
    );
    assert_eq!(
        first(2, vec![Effect::Became(Square::F8, Role::Queen)], vec![won(Score::BLACK_WINS)]),
        "White's second illegal move: the pawn becomes a queen and the game is over: 0-1."
    );
}

#[test]
fn the_most_useful_ruling_comes_first() {
    let rulings = [
        ruling(
            Edition::newest(),
            Matter::ClaimStops,
            Finding::Draw(DrawFinding::Claimed(WHITE, Claim::Repetition)),
            vec![Effect::ClocksStopped],
        ),
        ruling(
            Edition::newest(),
            Matter::ClaimWrong,
            Finding::Draw(DrawFinding::ClaimWrong(WHITE, Claim::Repetition, 2)),
            vec![Effect::TimeAdded(BLACK, Millis::from_minutes(2))],
        ),
    ];
    let said = telling::headline(&rulings, Locale::EN).unwrap();
    let wrong = "White's claim is incorrect: the position has occurred twice, not three times.";
    assert_eq!(said.text, format!("{wrong} Black gets an extra 2 minutes."));
    assert_eq!(said.ruling, Some(1));
    assert_eq!(telling::headline(&[], Locale::EN), None);
}

#[test]
fn players_read_no_words_of_the_arbiters_console() {
    let question = Question {
        number: 3,
        about: Asked::Irregularity(IrregularityQuestion::Times),
        answers: vec![Answer::LeaveTimes],
    };
    let asked = ruling(
        Edition::newest(),
        Matter::IllegalMove,
        Finding::Clock(ClockFinding::ClockWrong),
        vec![Effect::Asked(question)],
    );
    let decided =
        ruling(Edition::newest(), Matter::IllegalMove, Finding::Decision(DecisionFinding::Decided(3)), vec![]);
    for locale in Locale::all_and_pseudo() {
        for told in [&asked, &decided] {
            let said = telling::ruling_openly(told, locale);
            let words = said.split_once(": ").unwrap().1;
            assert!(
                !words.contains('3') && words.trim_end_matches([' ', '~', '⟧']).ends_with(['.', '?', ';']),
                "{locale}: {said}"
            );
            assert!(!words.contains(&Answer::LeaveTimes.message().text(locale)), "{locale}: {said}");
        }
    }
    let said =
        "7.5.1: the clock is defective or was set incorrectly. The arbiter decides: what should the clocks show?";
    assert_eq!(telling::ruling_openly(&asked, Locale::EN), said);
    assert_eq!(telling::ruling_openly(&decided, Locale::EN), "7.5.1: the arbiter has decided.");
}

/// Words of five letters and more that two languages share, or that are names.
const SHARED: &[&str] =
    &["fallen", "hands", "braille", "passant", "period", "person", "appendix", "system", "extra", "situation"];

fn words(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_alphabetic()).filter(|word| word.chars().count() > 4);
    words.map(str::to_lowercase).collect()
}

#[test]
fn no_english_word_is_left_in_the_other_languages() {
    let all = [findings(), effects(), questions(), impossible(), acts()].concat();
    let english: BTreeSet<String> = all.iter().flat_map(|message| words(&message.text(Locale::EN))).collect();
    let mut found = BTreeSet::new();
    for locale in Locale::all().filter(|&locale| locale != Locale::EN) {
        for message in &all {
            let text = message.text(locale);
            let left: Vec<String> = words(&text).intersection(&english).cloned().collect();
            // A FEN is in no language.
            let is_fen = |word: &str| word.contains("ppp") || word == "rnbqkbnr";
            let left: Vec<&String> =
                left.iter().filter(|word| !is_fen(word) && !SHARED.contains(&word.as_str())).collect();
            if !left.is_empty() {
                found.insert(format!("{locale}: {left:?} in: {text}"));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn every_case_is_translated_into_every_locale() {
    let mut told = 0;
    for (file, source) in jadoube_corpus::FILES {
        for case in jadoube_cases::read(source).unwrap() {
            for edition in case.editions() {
                let report = jadoube_cases::run(&case, edition).unwrap();
                for heard in &report.heard {
                    let Heard::Happened { happening, rulings, refused, .. } = heard else { continue };
                    let place = format!("{file}:{}", happening.place.line);
                    let messages = [happening.message()].into_iter().chain(refused.as_ref().map(|why| why.message()));
                    messages.for_each(|message| check(&message, source));
                    for ruling in rulings {
                        for locale in [Locale::HU, Locale::EL, Locale::SR_CYRL] {
                            let text = telling::ruling(ruling, locale);
                            assert_eq!(fault(&text, locale, source), None, "{place}: {text}");
                        }
                        told += 1;
                    }
                }
            }
        }
    }
    assert!(told > 500, "{told}");
}
