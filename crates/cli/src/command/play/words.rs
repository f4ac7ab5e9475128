//! Lines that people type: who, and what, in words. Moves stay text here, because only the board can read them.

use std::path::PathBuf;
use std::sync::LazyLock;

use jadoube_board::{Color, Role, Square, Wing};
use jadoube_clock::{Instant, Millis};
use jadoube_laws::competition::surroundings::Arrangement;
use jadoube_laws::event::{
    Act, Actor, Claim, ClockAct, CompletionAct, Contact, DecisionAct, DrawAct, Hands, IrregularityAct, MovingAct,
    Observation, RecordingAct, Score, StopReason,
};
use jadoube_laws::guideline::adjourned::AdjournedAct;
use jadoube_laws::ruling::Answer;
use jadoube_laws::vocabulary::{Expected, Problem as CaseProblem, Sample, Scene, phrase, read_line};
use jadoube_texts::Message;

use super::line::Words;

/// What a line says.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Typed {
    /// Who, when the line says so.
    pub(crate) by: Option<Actor>,
    pub(crate) wish: Wish,
}

/// What somebody wants.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Wish {
    /// Both players are there, and the round begins.
    Start,
    /// Acts that can be understood without looking at the board.
    Acts(Vec<Act>),
    /// A move, made and perhaps completed.
    Move {
        written: Written,
        hands: Hands,
        press: bool,
    },
    /// A claim of a draw, perhaps with the move that the player writes down.
    ClaimDraw {
        claim: Claim,
        intended: Option<Written>,
    },
    /// A move goes into the envelope, in the words of whoever seals.
    Seal(String),
    /// The envelope is opened.
    Open,
    /// What stands on the envelope.
    Envelope,
    /// Where the scoresheets part from each other and from the game.
    Compare,
    /// An entry of the log was a mistake: the last line typed, when it is not said which.
    Correct(Option<u32>),
    Show,
    Flip,
    Help,
    Export(PathBuf),
    Save(PathBuf),
    Quit,
}

/// The text of a move, and where it begins in the line.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Written {
    pub(crate) text: String,
    pub(crate) column: usize,
}

/// A line that cannot be understood.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Misread {
    /// Where, in characters from 1.
    pub(crate) column: usize,
    pub(crate) problem: Problem,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Problem {
    /// Something else should stand there, by the name of its message; nothing stands there at the end of the line.
    Expected { found: Option<String>, expected: &'static str },
    /// Not quite an act under Articles 11 and 12, with the reason.
    Conduct(Message),
    /// No move of this position, with the reason.
    NoMove { text: String, why: Message, hint: Option<Message> },
}

impl Problem {
    pub(crate) fn message(&self) -> Message {
        let shown = jadoube_laws::telling::printable;
        match self {
            Problem::Expected { found: Some(found), expected } => {
                Message::new("play-found").with("found", shown(found)).with("expected", Message::new(expected))
            }
            Problem::Conduct(why) => why.clone(),
            Problem::Expected { found: None, expected } => {
                Message::new("play-ends").with("expected", Message::new(expected))
            }
            Problem::NoMove { text, why, hint: None } => {
                Message::new("play-no-move").with("text", shown(text)).with("why", why.clone())
            }
            Problem::NoMove { text, why, hint: Some(hint) } => Message::new("play-no-move-hint")
                .with("text", shown(text))
                .with("why", why.clone())
                .with("hint", hint.clone()),
        }
    }
}

const ACTORS: &[(&str, Actor)] = &[
    ("white's assistant", Actor::WhitesAssistant),
    ("black's assistant", Actor::BlacksAssistant),
    ("white", Actor::White),
    ("black", Actor::Black),
    ("the arbiter", Actor::Arbiter),
    ("arbiter", Actor::Arbiter),
    ("hall", Actor::Hall),
    ("organizer", Actor::Organizer),
];

const SIDES: &[(&str, Color)] =
    &[("white's", Color::White), ("black's", Color::Black), ("white", Color::White), ("black", Color::Black)];

const SIDE: &str = "typed-side";
const SQUARE: &str = "typed-square";

/// What the arbiter or the hall can be said to observe.
pub(crate) const OBSERVATIONS: &[(&str, Observation)] = &[
    ("white's flag", Observation::Flag(Color::White)),
    ("black's flag", Observation::Flag(Color::Black)),
    ("flag white", Observation::Flag(Color::White)),
    ("flag black", Observation::Flag(Color::Black)),
    ("both flags", Observation::BothFlags),
    ("illegal move", Observation::IllegalMove),
    ("illegal", Observation::IllegalMove),
    ("touch-move", Observation::TouchMove),
    ("two hands", Observation::TwoHands),
    ("white absent", Observation::Absent(Color::White)),
    ("black absent", Observation::Absent(Color::Black)),
    ("white not recording", Observation::NotRecording(Color::White)),
    ("black not recording", Observation::NotRecording(Color::Black)),
    ("wrong set-up", Observation::WrongSetUp),
    ("board turned", Observation::BoardTurned),
    ("colors reversed", Observation::ColorsReversed),
    ("clock defect", Observation::ClockDefect),
    ("clock misset", Observation::ClockMisset),
    ("dead position", Observation::DeadPosition),
    ("uncounted white", Observation::FlagUncounted(Color::White)),
    ("uncounted black", Observation::FlagUncounted(Color::Black)),
];

/// How the answers to questions are typed.
pub(crate) static ANSWERS: LazyLock<Vec<(String, Answer)>> =
    LazyLock::new(|| Answer::samples().into_iter().map(|answer| (phrase(&answer), answer)).collect());

/// Reads a line that is not empty.
pub(crate) fn read(line: &str) -> Result<Typed, Misread> {
    let mut words = Words::new(line);
    let by = ACTORS.iter().find(|(name, _)| words.eat(name)).map(|(_, actor)| *actor);
    let wish = read_wish(&mut words, by)?;
    words.end()?;
    Ok(Typed { by, wish })
}

/// Whether a line holds something that is nobody's business once it has been entered.
pub(crate) fn is_secret(line: &str) -> bool {
    matches!(read(line), Ok(Typed { wish: Wish::Seal(_), .. }))
}

/// All that is left of the line, as typed.
fn read_rest(words: &mut Words<'_>, expected: &'static str) -> Result<String, Misread> {
    let text = words.rest().to_owned();
    if text.is_empty() {
        return Err(words.expected(expected));
    }
    words.skip_rest();
    Ok(text)
}

fn read_wish(words: &mut Words<'_>, by: Option<Actor>) -> Result<Wish, Misread> {
    let start = *words;
    if let Some(wish) = read_conduct(words) {
        return wish;
    }
    if let Some(act) = read_as_in_cases(words.rest()) {
        words.skip_rest();
        return Ok(Wish::Acts(vec![act]));
    }
    let Some(verb) = words.take() else { return Err(words.expected("typed-anything")) };
    let one = |act| Ok(Wish::Acts(vec![act]));
    let adjourned = |act| Ok(Wish::Acts(vec![Act::Adjourned(act)]));
    match verb.to_lowercase().as_str() {
        "start" | "starts" if by.is_none() => Ok(Wish::Start),
        "start" | "starts" => one(Act::Clock(ClockAct::StartsRound)),
        "arrive" | "arrives" => one(Act::Clock(ClockAct::Arrives)),
        "touch" | "touches" => read_touches(words),
        "adjust" | "adjusts" | "j'adoube" => {
            let adjusts = |square| Act::Moving(MovingAct::Touches { square, contact: Contact::Adjusting });
            Ok(Wish::Acts(read_squares(words)?.into_iter().map(adjusts).collect()))
        }
        "release" | "releases" => {
            words.eat("on");
            one(Act::Moving(MovingAct::Releases { on: read_square(words)? }))
        }
        "take" | "takes" if words.eat("back") => one(Act::Moving(MovingAct::TakesBack)),
        "take" | "takes" => {
            words.eat("off");
            one(Act::Moving(MovingAct::TakesOff { square: read_square(words)? }))
        }
        "put" | "puts" if words.eat("back") => one(Act::Irregularity(IrregularityAct::PutsBack)),
        "put" | "puts" | "place" | "places" => {
            words.eat_any(&["a", "the"]);
            let role = words.read("typed-promotion", read_role)?;
            words.eat("on");
            one(Act::Moving(MovingAct::Places { role, on: read_square(words)? }))
        }
        "let" | "lets" => {
            if words.eat("go") {
                one(Act::Moving(MovingAct::LetsGo))
            } else {
                Err(words.expected("typed-go"))
            }
        }
        "make" | "makes" | "play" | "plays" => read_move(words, false),
        "complete" | "completes" => read_move(words, true),
        "castle" | "castles" => {
            let wing = words.one_of("typed-wing", &[("short", Wing::King), ("long", Wing::Queen)])?;
            one(Act::Moving(MovingAct::Castles { wing, hands: read_hands(words) }))
        }
        "displace" | "displaces" => {
            one(Act::Irregularity(IrregularityAct::Displaces { squares: read_squares(words)? }))
        }
        "press" | "presses" => {
            let other = words.eat_any(&["with the other hand", "other hand"]);
            one(Act::Clock(ClockAct::Presses { hand: if other { Hands::Other } else { Hands::One } }))
        }
        "mishandle" | "mishandles" => {
            words.eat_any(&["the clock", "clock"]);
            one(Act::Clock(ClockAct::MishandlesClock))
        }
        "stop" | "stops" => {
            words.eat_any(&["the clocks", "clocks"]);
            let reason = if words.eat("without reason") {
                StopReason::None
            } else if words.eat_any(&["for a promotion piece", "promotion"]) {
                StopReason::PromotionPiece
            } else {
                words.eat("to call the arbiter");
                StopReason::CallArbiter
            };
            one(Act::Clock(ClockAct::StopsClocks { reason }))
        }
        "offer" | "offers" => {
            words.eat_any(&["a draw", "draw"]);
            one(Act::Draw(DrawAct::OffersDraw { conditional: words.eat("with a condition") }))
        }
        "accept" | "accepts" => one(Act::Draw(DrawAct::Accepts)),
        "decline" | "declines" => one(Act::Draw(DrawAct::Declines)),
        "resign" | "resigns" => one(Act::Completion(CompletionAct::Resigns)),
        "claim" | "claims" => read_claim(words),
        "write" | "writes" => {
            let text = read_rest(words, "typed-written")?;
            one(Act::Recording(RecordingAct::Records { text }))
        }
        "adjourn" | "adjourns" if words.eat("early") => adjourned(AdjournedAct::AdjournsEarly),
        "adjourn" | "adjourns" => adjourned(AdjournedAct::AsksToSeal),
        "session" | "sessions" => {
            words.eat_any(&["ends at", "ends", "to"]);
            let ends = words.read("typed-time", read_time)?;
            adjourned(AdjournedAct::AnnouncesSession { starts: None, ends: Some(Instant(ends.0)) })
        }
        "seal" | "seals" => read_rest(words, "typed-sealed").map(Wish::Seal),
        "resume" | "resumes" => {
            words.eat_any(&["the game", "game"]);
            adjourned(AdjournedAct::Resumes)
        }
        "open" | "opens" => {
            words.eat_any(&["the envelope", "envelope"]);
            Ok(Wish::Open)
        }
        "lose" | "loses" => {
            words.eat_any(&["the envelope", "envelope"]);
            adjourned(AdjournedAct::MissesEnvelope { position: true, times: true })
        }
        "state" | "states" => {
            let text = read_rest(words, "typed-sealed")?;
            adjourned(AdjournedAct::StatesMove { text, language: "en".to_owned() })
        }
        "envelope" => Ok(Wish::Envelope),
        "compare" | "compares" => {
            words.eat_any(&["the scoresheets", "scoresheets", "the sheets", "sheets"]);
            Ok(Wish::Compare)
        }
        "sign" | "signs" => one(Act::Recording(RecordingAct::Signs { score: read_score(words)? })),
        "restart" | "restarts" => {
            words.eat_any(&["the clocks", "clocks"]);
            let side = SIDES.iter().find(|(name, _)| words.eat(name)).map(|(_, side)| *side);
            words.eat("clock");
            one(Act::Clock(ClockAct::Restarts { side }))
        }
        "observe" | "observes" => read_observation(words),
        "flag" => one(Act::Decision(DecisionAct::Observes(Observation::Flag(words.one_of(SIDE, SIDES)?)))),
        "set" | "sets" => {
            if words.eat("up") {
                let position = words.rest().parse().map_err(|_| words.expected("typed-position"))?;
                words.skip_rest();
                return one(Act::Irregularity(IrregularityAct::SetsPosition { position }));
            }
            let counter = words.eat_any(&["the counter of", "counter of", "counter"]);
            let side = words.one_of(SIDE, SIDES)?;
            if counter {
                words.eat("to");
                return one(Act::Clock(ClockAct::SetsCounter {
                    side,
                    moves: words.read("typed-count", |word| word.parse().ok())?,
                }));
            }
            one(Act::Clock(ClockAct::SetsClock { side, time: words.read("typed-time", read_time)? }))
        }
        "decide" | "decides" => {
            let question = words.read("typed-question", |word| word.parse().ok())?;
            // As the question prints it, in any language; else by the words of cases.
            let answer = match Answer::as_printed(words.rest()) {
                Some(answer) => {
                    words.skip_rest();
                    answer
                }
                None => {
                    let answers: Vec<(&str, Answer)> =
                        ANSWERS.iter().map(|(word, answer)| (word.as_str(), *answer)).collect();
                    words.one_of("typed-answer", &answers)?
                }
            };
            one(Act::Decision(DecisionAct::Decides { question, answer }))
        }
        "declare" | "declares" => one(Act::Decision(DecisionAct::Declares { score: read_score(words)? })),
        "correct" | "corrects" => {
            words.eat("entry");
            let entry = match words.peek() {
                None => None,
                Some(_) => Some(words.read("typed-entry", |word| word.parse().ok())?),
            };
            Ok(Wish::Correct(entry))
        }
        "show" => Ok(Wish::Show),
        "flip" => Ok(Wish::Flip),
        "help" | "?" => Ok(Wish::Help),
        "export" => read_path(words).map(Wish::Export),
        "save" => read_path(words).map(Wish::Save),
        "quit" | "exit" => Ok(Wish::Quit),
        _ => {
            *words = start;
            read_move(words, true)
        }
    }
}

/// Acts under Articles 11 and 12 in the words of cases, or as an order: `penalize white: warning`.
fn read_conduct(words: &mut Words<'_>) -> Option<Result<Wish, Misread>> {
    let verb = words.peek()?;
    let order = !verb.ends_with('s');
    let text = format!("{}{}{}", verb.to_lowercase(), if order { "s" } else { "" }, &words.rest()[verb.len()..]);
    let read = match read_line::<Act>(&text, &Scene::default()) {
        Ok(act @ (Act::Conduct(_) | Act::Arbiter(_))) => Ok(act),
        Ok(_) => return None,
        Err(error) if matches!(error.problem, CaseProblem::Found { expected: Expected::Deed(_), .. }) => return None,
        Err(error) => Err(error),
    };
    let start = words.column();
    words.skip_rest();
    Some(read.map(|act| Wish::Acts(vec![act])).map_err(|error| {
        let column = start + error.place.column - 1 - usize::from(order);
        Misread { column, problem: Problem::Conduct(error.problem.message()) }
    }))
}

/// What is done about scoresheets, by assistants, in rapid, in Chess960, in games without increment and about the Laws
/// themselves is typed as in cases, with or without the `s` of the verb.
fn read_as_in_cases(line: &str) -> Option<Act> {
    let line = line.trim();
    let (verb, rest) = line.split_once(' ')?;
    let read = |line: &str| read_line::<Act>(line, &Scene::default()).ok();
    read(line).or_else(|| read(&format!("{verb}s {rest}")))
}

/// `e2`, `e2 d7` one after the other, `e2 d7 together`, `e2 by accident`.
fn read_touches(words: &mut Words<'_>) -> Result<Wish, Misread> {
    let squares = read_squares(words)?;
    if words.eat_any(&["together", "at once"]) {
        return Ok(Wish::Acts(vec![Act::Moving(MovingAct::TouchesTogether { squares })]));
    }
    let contact = if words.eat("by accident") {
        Contact::Accidental
    } else if words.eat("carelessly") {
        Contact::Careless
    } else {
        Contact::Deliberate
    };
    Ok(Wish::Acts(squares.into_iter().map(|square| Act::Moving(MovingAct::Touches { square, contact })).collect()))
}

fn read_square(words: &mut Words<'_>) -> Result<Square, Misread> {
    words.read(SQUARE, |word| word.to_lowercase().parse().ok())
}

fn read_squares(words: &mut Words<'_>) -> Result<Vec<Square>, Misread> {
    let mut squares = vec![read_square(words)?];
    loop {
        let joined = words.eat_any(&["and", "then"]);
        match words.peek() {
            Some(word) if joined || is_like_a_square(word) => squares.push(read_square(words)?),
            None if joined => return Err(words.expected(SQUARE)),
            _ => return Ok(squares),
        }
    }
}

/// A letter and a digit, on the board or not.
fn is_like_a_square(word: &str) -> bool {
    matches!(word.trim_end_matches(',').as_bytes(), [letter, digit] if letter.is_ascii_alphabetic() && digit.is_ascii_digit())
}

fn read_role(word: &str) -> Option<Role> {
    Role::PROMOTIONS.into_iter().find(|role| role.to_string() == word.to_lowercase())
}

fn read_hands(words: &mut Words<'_>) -> Hands {
    if words.eat_any(&["with both hands", "both hands"]) { Hands::Both } else { Hands::One }
}

fn read_written(words: &mut Words<'_>) -> Option<Written> {
    let (text, column) = (words.rest(), words.column());
    (!text.is_empty()).then(|| {
        words.skip_rest();
        Written { text: text.to_owned(), column }
    })
}

fn read_move(words: &mut Words<'_>, press: bool) -> Result<Wish, Misread> {
    let missing = words.expected("typed-move");
    let mut written = read_written(words).ok_or(missing)?;
    let mut hands = Hands::One;
    for both in [" with both hands", " both hands"] {
        if let Some(text) = written.text.strip_suffix(both) {
            (written.text, hands) = (text.trim_end().to_owned(), Hands::Both);
        }
    }
    Ok(Wish::Move { written, hands, press })
}

const DRAWS: &[(&str, Claim)] = &[
    ("repetition", Claim::Repetition),
    ("threefold", Claim::Repetition),
    ("fifty moves", Claim::Fifty),
    ("fifty", Claim::Fifty),
    ("50", Claim::Fifty),
];

const COMPLAINTS: &[(&str, Claim)] = &[
    ("the flag", Claim::Flag),
    ("flag", Claim::Flag),
    ("an illegal move", Claim::IllegalMove),
    ("illegal move", Claim::IllegalMove),
    ("illegal", Claim::IllegalMove),
    ("touch-move", Claim::TouchMove),
    ("touch", Claim::TouchMove),
    ("two hands", Claim::TwoHands),
];

fn read_claim(words: &mut Words<'_>) -> Result<Wish, Misread> {
    if let Some((_, claim)) = COMPLAINTS.iter().find(|(phrase, _)| words.eat(phrase)) {
        let screen = words.eat("from a screen");
        return Ok(Wish::Acts(vec![if screen {
            Act::Arranges(Arrangement::ClaimsFromScreen { claim: *claim })
        } else {
            Act::Draw(DrawAct::Claims { claim: *claim, intends: None })
        }]));
    }
    let claim = words.one_of("typed-claim", DRAWS)?;
    words.eat("with");
    Ok(Wish::ClaimDraw { claim, intended: read_written(words) })
}

fn read_observation(words: &mut Words<'_>) -> Result<Wish, Misread> {
    words.eat_any(&["an", "a"]);
    if words.eat("displaced") {
        let plies = words.read("typed-plies", |word| word.parse().ok())?;
        words.eat("plies");
        return Ok(Wish::Acts(vec![Act::Decision(DecisionAct::Observes(Observation::DisplacedSince(plies)))]));
    }
    if words.eat_any(&["the last identifiable position", "last identifiable"]) {
        let plies = words.read("typed-plies", |word| word.parse().ok())?;
        words.eat_any(&["plies ago", "plies"]);
        return Ok(Wish::Acts(vec![Act::Decision(DecisionAct::Observes(Observation::LastIdentifiable(plies)))]));
    }
    Ok(Wish::Acts(vec![Act::Decision(DecisionAct::Observes(words.one_of("typed-observation", OBSERVATIONS)?))]))
}

fn read_score(words: &mut Words<'_>) -> Result<Score, Misread> {
    let points = |text: &str| match text {
        "0" => Some(0),
        "1/2" | "½" => Some(1),
        "1" => Some(2),
        _ => None,
    };
    words.read("typed-score", |word| {
        let (white, black) = word.split_once('-')?;
        Some(Score { white: points(white)?, black: points(black)? })
    })
}

fn read_path(words: &mut Words<'_>) -> Result<PathBuf, Misread> {
    let missing = words.expected("typed-file");
    read_written(words).map(|written| PathBuf::from(written.text)).ok_or(missing)
}

/// `m:ss` or `h:mm:ss`, with or without a fraction of the seconds.
pub(crate) fn read_time(text: &str) -> Option<Millis> {
    let whole = |text: &str| -> Option<u64> {
        if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
    };
    let below_60 = |text: &str| whole(text).filter(|&number| text.len() == 2 && number < 60);
    let (text, fraction) = text.split_once('.').unwrap_or((text, "0"));
    if fraction.is_empty() || fraction.len() > 3 {
        return None;
    }
    let millis = whole(&format!("{fraction:0<3}"))?;
    let parts: Vec<&str> = text.split(':').collect();
    let seconds = match parts[..] {
        [minutes, seconds] => whole(minutes)?.checked_mul(60)?.checked_add(below_60(seconds)?)?,
        [hours, minutes, seconds] => {
            whole(hours)?.checked_mul(3600)?.checked_add(below_60(minutes)? * 60 + below_60(seconds)?)?
        }
        _ => return None,
    };
    Some(Millis(seconds.checked_mul(1000)?.checked_add(millis)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn acts(line: &str) -> (Option<Actor>, Vec<Act>) {
        match read(line).unwrap() {
            Typed { by, wish: Wish::Acts(acts) } => (by, acts),
            other => panic!("{line}: {other:?}"),
        }
    }

    fn complaint(line: &str) -> String {
        let misread = read(line).unwrap_err();
        format!("column {}: {}", misread.column, misread.problem.message())
    }

    #[test]
    fn acts_in_words() {
        let touch = |square| Act::Moving(MovingAct::Touches { square, contact: Contact::Deliberate });
        assert_eq!(acts("touch e2"), (None, vec![touch(Square::E2)]));
        assert_eq!(acts("Black touches E7 then d7"), (Some(Actor::Black), vec![touch(Square::E7), touch(Square::D7)]));
        assert_eq!(
            acts("touch e1 h1 together").1,
            vec![Act::Moving(MovingAct::TouchesTogether { squares: vec![Square::E1, Square::H1] })]
        );
        assert_eq!(
            acts("touch e2 by accident").1,
            vec![Act::Moving(MovingAct::Touches { square: Square::E2, contact: Contact::Accidental })]
        );
        let five = Millis::from_minutes(5);
        assert_eq!(
            acts("arbiter set white 5:00"),
            (Some(Actor::Arbiter), vec![Act::Clock(ClockAct::SetsClock { side: Color::White, time: five })])
        );
        assert_eq!(
            acts("arbiter set counter white 39"),
            (Some(Actor::Arbiter), vec![Act::Clock(ClockAct::SetsCounter { side: Color::White, moves: 39 })])
        );
        let position = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 30";
        assert_eq!(
            acts(&format!("arbiter sets up {position}")),
            (
                Some(Actor::Arbiter),
                vec![Act::Irregularity(IrregularityAct::SetsPosition { position: position.parse().unwrap() })]
            )
        );
        assert!(complaint("arbiter set up 4k3/9/8").ends_with("expected a position in FEN"));
        for answer in ["lost", "veszít", "VESZIT", "χάνει", "gubi"] {
            let line = format!("arbiter decide 0 {answer}");
            assert_eq!(acts(&line).1, vec![Act::Decision(DecisionAct::Decides { question: 0, answer: Answer::Lost })]);
        }
        assert_eq!(
            acts("arbiter observe illegal").1,
            vec![Act::Decision(DecisionAct::Observes(Observation::IllegalMove))]
        );
        assert_eq!(
            acts("put a queen on d8").1,
            vec![Act::Moving(MovingAct::Places { role: Role::Queen, on: Square::D8 })]
        );
        assert_eq!(
            acts("write 12... Nf3 (=)").1,
            vec![Act::Recording(RecordingAct::Records { text: "12... Nf3 (=)".to_owned() })]
        );
        assert_eq!(acts("sign ½-½").1, vec![Act::Recording(RecordingAct::Signs { score: Score::DRAW })]);
    }

    #[test]
    fn moves_stay_text() {
        let written = |text: &str, column| Written { text: text.to_owned(), column };
        let whole = Wish::Move { written: written("Nf3 (=)", 7), hands: Hands::One, press: true };
        assert_eq!(read("white Nf3 (=) ").unwrap(), Typed { by: Some(Actor::White), wish: whole });
        let made = Wish::Move { written: written("Sf3", 6), hands: Hands::Both, press: false };
        assert_eq!(read("make Sf3 with both hands").unwrap().wish, made);
        let claim = Wish::ClaimDraw { claim: Claim::Repetition, intended: Some(written("Nf3", 18)) };
        assert_eq!(read("claim repetition Nf3").unwrap().wish, claim);
    }

    #[test]
    fn bad_lines_are_pointed_at() {
        assert_eq!(complaint("touch"), "column 6: the line ends here, expected a square such as e4");
        assert_eq!(complaint("touch e2, j5"), "column 11: found \"j5\", expected a square such as e4");
        assert_eq!(complaint("touch e9"), "column 7: found \"e9\", expected a square such as e4");
        assert_eq!(complaint("arbiter flag green"), "column 14: found \"green\", expected white or black");
        assert_eq!(complaint("press x"), "column 7: found \"x\", expected nothing more");
        assert_eq!(
            complaint("arbiter set white 5:61"),
            "column 19: found \"5:61\", expected a time such as 5:00 or 1:30:00"
        );
        assert!(complaint("claim victory").starts_with("column 7: found \"victory\", expected repetition"));
        assert!(complaint("white").starts_with("column 6: the line ends here"));
        assert_eq!(complaint("touch e2 and"), "column 13: the line ends here, expected a square such as e4");
    }

    #[test]
    fn times() {
        assert_eq!(read_time("0:05"), Some(Millis(5_000)));
        assert_eq!(read_time("1:30:00.25"), Some(Millis(5_400_250)));
        for bad in
            ["", "5", "0:5", "0:60", "1:2:03", ":05", "a:05", "0:05.", "0:05.1234", "99999999999999999999:00", "-1:00"]
        {
            assert_eq!(read_time(bad), None, "{bad}");
        }
    }
}
