//! Lines that people type: who does what, in words.
//!
//! Acts of the Laws are read as they are declared ([`read_leniently`]). This module reads what is only typed at a keyboard: commands to
//! this program, several squares in one line, and moves, which stay text, because only the board can read them.

use std::path::PathBuf;

use jadoube_board::Square;
use jadoube_clock::Millis;
use jadoube_laws::event::{Act, Actor, Claim, DrawAct, Hands};
use jadoube_laws::vocabulary::{Line, Mistyped, ReadError, Scene, Slot, Words, read_leniently};
use jadoube_texts::Message;

/// A typed line.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Typed {
    /// The actor, if the line names one.
    pub(crate) by: Option<Actor>,
    pub(crate) wish: Wish,
}

/// What somebody wants to do.
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
        /// There is no verb that makes it a move.
        is_bare: bool,
    },
    /// A claim of a draw, perhaps with the move that the player writes down.
    ClaimDraw {
        claim: Claim,
        intended: Option<Written>,
    },
    /// A move goes into the envelope, as the player writes it.
    Seal(String),
    /// The envelope is opened.
    Open,
    /// Show what is written on the envelope.
    Envelope,
    /// Compare the scoresheets with each other and with the game.
    Compare,
    /// An entry of the log was a mistake: the last typed line, if no entry is named.
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
    /// The column, in characters from 1.
    pub(crate) column: usize,
    pub(crate) problem: Problem,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Problem {
    /// Something else was expected, by the name of its message; `found` is `None` at the end of the line.
    Expected { found: Option<String>, expected: &'static str },
    /// Another message.
    Message(Message),
    /// Not a move in this position, with the reason.
    NoMove { text: String, why: Message, hint: Option<Message> },
}

impl Problem {
    pub(crate) fn message(&self) -> Message {
        let shown = jadoube_laws::telling::printable;
        match self {
            Problem::Expected { found: Some(found), expected } => {
                Message::new("play-found").with("found", shown(found)).with("expected", Message::new(expected))
            }
            Problem::Expected { found: None, expected } => {
                Message::new("play-ends").with("expected", Message::new(expected))
            }
            Problem::Message(message) => message.clone(),
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

impl From<ReadError> for Misread {
    fn from(error: ReadError) -> Misread {
        Misread { column: error.place.column, problem: Problem::Message(error.problem.message()) }
    }
}

impl From<Mistyped> for Misread {
    fn from(mistyped: Mistyped) -> Misread {
        Misread { column: mistyped.error.place.column, problem: Problem::Message(mistyped.message()) }
    }
}

fn expected(words: &Words<'_>, expected: &'static str) -> Misread {
    let problem = Problem::Expected { found: words.peek().map(str::to_owned), expected };
    Misread { column: words.place().column, problem }
}

/// Reads a line that is not empty, in the context of the current game.
pub(crate) fn read(line: &str, scene: &Scene) -> Result<Typed, Misread> {
    let line = Line::new(line);
    let mut words = line.words().leniently();
    let by = take_actor(&mut words);
    Ok(Typed { by, wish: read_wish(words, by, scene)? })
}

/// Whether a line contains something that must not stay visible once it has been entered.
pub(crate) fn is_secret(line: &str) -> bool {
    matches!(read(line, &Scene::default()), Ok(Typed { wish: Wish::Seal(_), .. }))
}

/// The actor, if the line names one.
pub(super) fn take_actor(words: &mut Words<'_>) -> Option<Actor> {
    let mut ahead = *words;
    let actor = Actor::read(&mut ahead, &Scene::default()).ok()?;
    *words = ahead;
    Some(actor)
}

fn read_wish(words: Words<'_>, by: Option<Actor>, scene: &Scene) -> Result<Wish, Misread> {
    if words.peek().is_none() {
        return Err(expected(&words, "typed-anything"));
    }
    if let Some(wish) = read_command(words, by, scene)? {
        return Ok(wish);
    }
    let act = read_leniently::<Act>(&words, scene);
    // The move of a claim is read as typed, in the language of the table.
    if matches!(act, Err(_) | Ok(Act::Draw(DrawAct::Claims { intends: Some(_), .. })))
        && let Some(claim) = read_draw_claim(words, scene)
    {
        return Ok(claim);
    }
    match act {
        Ok(act) => Ok(Wish::Acts(vec![act])),
        Err(mistyped) if mistyped.is_unknown => read_move(words, true, true),
        Err(mistyped) => read_each_square(words, scene, mistyped).map(Wish::Acts),
    }
}

/// The verbs of this program itself, in the imperative.
pub(super) const COMMANDS: &[&str] = &[
    "start", "make", "play", "complete", "seal", "open", "envelope", "compare", "correct", "show", "flip", "help",
    "export", "save", "quit",
];

/// Commands to this program, and those that need more than the words: a move, or a secret.
fn read_command(words: Words<'_>, by: Option<Actor>, scene: &Scene) -> Result<Option<Wish>, Misread> {
    let mut ahead = words;
    let verb = ahead.take().unwrap_or_default().to_lowercase();
    let wish = match verb.strip_suffix('s').unwrap_or(&verb) {
        "start" if by.is_none() && ahead.peek().is_none() => Wish::Start,
        "make" | "play" => return read_move(ahead, false, false).map(Some),
        "complete" => return read_move(ahead, true, false).map(Some),
        "seal" => Wish::Seal(take_text(&mut ahead, "typed-sealed")?),
        "open" => {
            ahead.eat("the");
            ahead.eat("envelope");
            Wish::Open
        }
        "envelope" => Wish::Envelope,
        "compare" => {
            ahead.eat("the");
            if !ahead.eat("scoresheets") && !ahead.eat("sheets") && ahead.peek().is_some() {
                return Ok(None);
            }
            Wish::Compare
        }
        "correct" => {
            ahead.eat("entry");
            Wish::Correct(ahead.peek().is_some().then(|| u32::read(&mut ahead, scene)).transpose()?)
        }
        "show" => Wish::Show,
        "flip" => Wish::Flip,
        "help" | "?" if ahead.peek().is_none() => Wish::Help,
        "export" => Wish::Export(PathBuf::from(take_text(&mut ahead, "typed-file")?)),
        "save" => Wish::Save(PathBuf::from(take_text(&mut ahead, "typed-file")?)),
        "quit" | "exit" => Wish::Quit,
        _ => return Ok(None),
    };
    ahead.end()?;
    Ok(Some(wish))
}

/// The rest of the line, as typed.
fn take_text(words: &mut Words<'_>, wanted: &'static str) -> Result<String, Misread> {
    let missing = expected(words, wanted);
    let text = words.rest();
    if text.is_empty() { Err(missing) } else { Ok(text.to_owned()) }
}

/// `touch e2 d7`, `adjust a2, b2`: one act for each square; what follows the squares applies to each.
fn read_each_square(words: Words<'_>, scene: &Scene, mistyped: Mistyped) -> Result<Vec<Act>, Misread> {
    let mut ahead = words;
    let verb = ahead.take().unwrap_or_default();
    let mut squares: Vec<Square> = Vec::new();
    loop {
        let mut next = ahead;
        let joined = [",", "and", "then"].into_iter().filter(|word| next.eat(word)).count() > 0;
        match Square::read(&mut next, scene) {
            Ok(square) => squares.push(square),
            Err(error) if joined && error.place.column > mistyped.error.place.column => return Err(error.into()),
            Err(_) => break,
        }
        ahead = next;
    }
    let rest = ahead.ahead();
    let one = |square: &Square| {
        read_leniently(&Line::new(&format!("{verb} {square} {rest}")).words(), scene).map_err(|_| mistyped.clone())
    };
    match squares.len() {
        0 | 1 => Err(mistyped.into()),
        _ => Ok(squares.iter().map(one).collect::<Result<Vec<Act>, Mistyped>>()?),
    }
}

fn read_written(words: Words<'_>) -> Option<Written> {
    let (text, column) = (words.ahead(), words.place().column);
    (!text.is_empty()).then(|| Written { text: text.to_owned(), column })
}

fn read_move(words: Words<'_>, press: bool, is_bare: bool) -> Result<Wish, Misread> {
    let mut written = read_written(words).ok_or_else(|| expected(&words, "typed-move"))?;
    let mut hands = Hands::One;
    for both in [" with both hands", " both hands"] {
        if let Some(text) = written.text.strip_suffix(both) {
            (written.text, hands) = (text.trim_end().to_owned(), Hands::Both);
        }
    }
    Ok(Wish::Move { written, hands, press, is_bare })
}

/// A claim of a draw, with the move as typed.
pub(super) fn read_draw_claim(words: Words<'_>, scene: &Scene) -> Option<Wish> {
    let mut ahead = words;
    if !ahead.eat("claim") && !ahead.eat("claims") {
        return None;
    }
    let claim = Claim::read(&mut ahead, scene).ok()?;
    ahead.eat("with");
    let draws = claim.is_of_draw();
    draws.then(|| Wish::ClaimDraw { claim, intended: read_written(ahead) })
}

/// `m:ss` or `h:mm:ss`, with or without a fraction of the seconds.
pub(crate) fn read_time(text: &str) -> Option<Millis> {
    let line = Line::new(text);
    let mut words = line.words();
    let time = Millis::read(&mut words, &Scene::default()).ok()?;
    words.end().is_ok().then_some(time)
}

#[cfg(test)]
mod tests {
    use jadoube_laws::vocabulary::phrase;

    use super::*;

    /// The acts in the words of cases.
    fn acts(line: &str) -> (Option<Actor>, Vec<String>) {
        match read(line, &Scene::default()).unwrap() {
            Typed { by, wish: Wish::Acts(acts) } => (by, acts.iter().map(phrase).collect()),
            other => panic!("{line}: {other:?}"),
        }
    }

    fn complaint(line: &str) -> String {
        let misread = read(line, &Scene::default()).unwrap_err();
        format!("column {}: {}", misread.column, misread.problem.message())
    }

    #[test]
    fn acts_in_words() {
        for (typed, read) in [
            ("touch e2", "touches e2"),
            ("touch e1 h1 together", "touches e1 and h1 at once"),
            ("touch e2 by accident", "touches e2 by accident"),
            ("set counter white 39", "sets the counter of white to 39"),
            ("observe illegal", "observes an illegal move"),
            ("observe a touch-move", "observes touch-move"),
            ("observe displaced 3", "observes pieces displaced for 3 plies"),
            ("flag White", "observes white's flag"),
            ("put a queen on d8", "puts a queen on d8"),
            ("put queen d8", "puts a queen on d8"),
            ("place queen on e8", "puts a queen on e8"),
            ("Castle short both hands", "castles short with both hands"),
            ("displace e4 d5", "displaces e4 and d5"),
            ("stop promotion", "stops the clocks for a promotion piece"),
            ("restart white", "restarts white's clock"),
            ("session ends at 4:00:00", "announces the session to 4:00:00"),
            ("claim illegal", "claims an illegal move"),
            ("claim the flag from a screen", "claims the flag from a screen"),
            ("claim fifty on the board", "claims fifty moves on the board"),
            ("write 12... Nf3 (=)", "writes 12... Nf3 (=)"),
            ("sign ½-½", "signs 1/2-1/2"),
            ("compare the boards", "compares the boards"),
            ("help to reconstruct the game", "helps to reconstruct the game"),
        ] {
            assert_eq!(acts(typed), (None, vec![read.to_owned()]), "{typed}");
        }
        assert_eq!(acts("arbiter: set white 5:00"), (Some(Actor::Arbiter), vec!["sets white 0:05:00".to_owned()]));
        let position = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 30";
        assert_eq!(acts(&format!("the arbiter sets up {position}")).1, [format!("sets up {position}")]);
        for answer in ["lost", "veszít", "VESZIT", "χάνει", "gubi"] {
            assert_eq!(acts(&format!("arbiter decide 0 {answer}")).1, ["decides 0 lost"]);
        }
    }

    #[test]
    fn several_squares_are_several_acts() {
        let touched = vec!["touches e7".to_owned(), "touches d7".to_owned()];
        assert_eq!(acts("Black touches E7 then d7"), (Some(Actor::Black), touched));
        assert_eq!(acts("touch e2 d2 by accident").1, ["touches e2 by accident", "touches d2 by accident"]);
        assert_eq!(acts("adjust a2, b2 and c2").1, ["adjusts a2", "adjusts b2", "adjusts c2"]);
    }

    #[test]
    fn moves_stay_text() {
        let written = |text: &str, column| Written { text: text.to_owned(), column };
        let whole = Wish::Move { written: written("Nf3 (=)", 7), hands: Hands::One, press: true, is_bare: true };
        assert_eq!(read("white Nf3 (=) ", &Scene::default()).unwrap(), Typed { by: Some(Actor::White), wish: whole });
        let made = Wish::Move { written: written("Sf3", 6), hands: Hands::Both, press: false, is_bare: false };
        assert_eq!(read("make Sf3 with both hands", &Scene::default()).unwrap().wish, made);
        for (line, column) in [("claim repetition Nf3", 18), ("  claim repetition with Nf3", 25)] {
            let claim = Wish::ClaimDraw { claim: Claim::Repetition, intended: Some(written("Nf3", column)) };
            assert_eq!(read(line, &Scene::default()).unwrap().wish, claim);
        }
    }

    #[test]
    fn bad_lines_are_pointed_at() {
        assert_eq!(complaint("touch"), "column 6: the line ends, expected a square such as \"e4\"");
        assert_eq!(complaint("touch e2, j5"), "column 11: found \"j5\", expected a square such as \"e4\"");
        assert_eq!(complaint("touch e2 then j5"), "column 15: found \"j5\", expected a square such as \"e4\"");
        assert_eq!(complaint("touch e9"), "column 7: found \"e9\", expected a square such as \"e4\"");
        assert_eq!(complaint("arbiter flag green"), "column 14: found \"green\", expected white or black");
        assert!(complaint("press x").starts_with("column 7: found \"x\", expected the end of the line"));
        assert_eq!(
            complaint("arbiter set white 5:61"),
            "column 19: found \"5:61\", expected an amount of time such as \"3:00\""
        );
        let claim = complaint("claim victory");
        assert!(claim.starts_with("column 7: found \"victory\", expected \"repetition\", \"fifty moves\""), "{claim}");
        assert!(claim.contains("\"wrong set-up\""), "{claim}");
        let position = complaint("arbiter set up 4k3/9/8");
        assert!(position.starts_with("column 20: ") && position.ends_with("found “9”"), "{position}");
        assert!(complaint("white").starts_with("column 6: the line ends here"));
        assert_eq!(complaint("touch e2 and"), "column 13: the line ends, expected a square such as \"e4\"");
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
