//! Lines that tell what somebody does: a time, who, and what in words.

use jadoube_board::{Color, Role, Square, Wing};
use jadoube_clock::Instant;

use super::reader::{color, possessive, read_color, read_move, read_number, read_score, read_square, read_time};
use crate::vocabulary::text::{Expected, ReadError, Words};
use super::words::ANSWERS;
use super::{Deed, Happening, Intended, conduct};
use crate::competition::surroundings::Arrangement;
use crate::event::{Act, Actor, Claim, Contact, Hands, Observation, StopReason, Trouble};

pub(super) fn read(words: &mut Words<'_>) -> Result<Happening, ReadError> {
    let place = words.place();
    let at = Instant(words.parse(Expected::Time, read_time)?.0);
    let text = words.ahead().to_owned();
    let by = read_actor(words)?;
    let deeds = read_deeds(words, by)?;
    words.end()?;
    Ok(Happening { place, text, at, by, deeds })
}

const ACTORS: &[(&str, Actor)] = &[
    ("white's assistant", Actor::WhitesAssistant),
    ("black's assistant", Actor::BlacksAssistant),
    ("white", Actor::White),
    ("black", Actor::Black),
    ("arbiter's assistant", Actor::ArbitersAssistant),
    ("arbiter", Actor::Arbiter),
    ("organizer", Actor::Organizer),
    ("hall", Actor::Hall),
    ("spectator", Actor::Spectator),
    ("appeals committee", Actor::Appeals),
];

fn read_actor(words: &mut Words<'_>) -> Result<Actor, ReadError> {
    words.eat("the");
    let found = ACTORS.iter().find(|(name, _)| words.eat(name));
    found.map(|(_, actor)| *actor).ok_or_else(|| words.error(Expected::Actor))
}

fn read_deeds(words: &mut Words<'_>, by: Actor) -> Result<Vec<Deed>, ReadError> {
    let start = *words;
    if let Some(deed) = super::faster::read_deed(words)? {
        return Ok(vec![deed]);
    }
    if let Some(act) = super::points::read_act(words) {
        return act.map(|act| vec![Deed::Act(act)]);
    }
    let one = |act| Ok(vec![Deed::Act(act)]);
    if let Some(act) = conduct::read_act(words)? {
        return one(act);
    }
    let verb = words.take();
    match verb {
        Some("arrives") => one(Act::Arrives),
        Some("starts") => words.must("the round").and_then(|()| one(Act::StartsRound)),
        Some("touches") => read_touches(words),
        Some("adjusts") => {
            let squares = read_squares(words)?;
            let adjusts = |square| Deed::Act(Act::Touches { square, contact: Contact::Adjusting });
            Ok(squares.into_iter().map(adjusts).collect())
        }
        Some("releases") => {
            words.eat("on");
            one(Act::Releases { on: read_square(words)? })
        }
        Some("takes") if words.eat("back") => one(Act::TakesBack),
        Some("takes") => {
            words.must("off")?;
            one(Act::TakesOff { square: read_square(words)? })
        }
        Some("puts") if words.eat("back") => one(Act::PutsBack),
        Some("puts") => {
            let _ = words.eat("a") || words.eat("the");
            let role = read_promotion(words)?;
            // An upside-down rook is a rook, whatever it was meant to be.
            words.eat("upside down");
            words.must("on")?;
            one(Act::Places { role, on: read_square(words)? })
        }
        Some("lets") => words.must("go").and_then(|()| one(Act::LetsGo)),
        Some("plays") => {
            let written = read_move(words)?;
            Ok(vec![Deed::Plays(written, read_hands(words))])
        }
        Some("completes") => {
            let written = read_move(words)?;
            Ok(vec![Deed::Plays(written, read_hands(words)), Deed::PressesAfter])
        }
        Some("castles") => {
            let wing = if words.eat("short") {
                Wing::King
            } else {
                words.must("long")?;
                Wing::Queen
            };
            one(Act::Castles { wing, hands: read_hands(words) })
        }
        Some("displaces") => one(Act::Displaces { squares: read_squares(words)? }),
        Some("presses") => {
            let hand = if words.eat("with the other hand") { Hands::Other } else { Hands::One };
            one(Act::Presses { hand })
        }
        Some("mishandles") => words.must("the clock").and_then(|()| one(Act::MishandlesClock)),
        Some("stops") => {
            words.must("the clocks")?;
            let reason = if words.eat("without reason") {
                StopReason::None
            } else if words.eat("for a promotion piece") {
                StopReason::PromotionPiece
            } else if words.eat("after sealing") {
                StopReason::Sealed
            } else {
                words.eat("to call the arbiter");
                let about = Trouble::WORDS.iter().find(|(written, _)| words.eat(written));
                about.map_or(StopReason::CallArbiter, |(_, trouble)| StopReason::CallAbout(*trouble))
            };
            one(Act::StopsClocks { reason })
        }
        Some("offers") => {
            words.must("a draw")?;
            one(Act::OffersDraw { conditional: words.eat("with a condition") })
        }
        Some("accepts") => one(Act::Accepts),
        Some("declines") => one(Act::Declines),
        Some("resigns") => one(Act::Resigns),
        Some("claims") => read_claim(words).map(|deed| vec![deed]),
        Some("writes") => {
            let text = words.rest().to_owned();
            if text.is_empty() { Err(words.error(Expected::Move)) } else { one(Act::Records { text }) }
        }
        Some("signs") => one(Act::Signs { score: words.parse(Expected::Score, read_score)? }),
        Some("observes") => one(Act::Observes(read_observation(words)?)),
        Some("restarts") => {
            let side = words.peek().and_then(possessive);
            if side.is_some() {
                words.take();
                words.must("clock")?;
            } else {
                words.must("the clocks")?;
            }
            one(Act::Restarts { side })
        }
        Some("sets") if words.eat("the counter of") => {
            let side = read_color(words)?;
            words.must("to")?;
            one(Act::SetsCounter { side, moves: read_number(words)? })
        }
        Some("sets") if words.eat("up") => one(Act::SetsPosition { position: super::reader::read_fen(words)?.0 }),
        Some("sets") => {
            let side = read_color(words)?;
            one(Act::SetsClock { side, time: words.parse(Expected::Time, read_time)? })
        }
        Some("decides") => {
            let question = read_number(words)?;
            let answer = ANSWERS.iter().find(|(name, _)| words.eat(name));
            let answer = answer.ok_or_else(|| words.error(Expected::Answer))?.1;
            one(Act::Decides { question, answer })
        }
        Some("declares") => one(Act::Declares { score: words.parse(Expected::Score, read_score)? }),
        Some("corrects") if words.eat("the last entry") => Ok(vec![Deed::CorrectsLast]),
        Some("corrects") => {
            words.must("entry")?;
            one(Act::Corrects { entry: read_number(words)? })
        }
        Some(verb) => {
            let mut deed = super::adjourned::read(verb, words)?;
            if deed.is_none() {
                deed = super::blind::read(verb, words)?;
            }
            deed.map(|deed| vec![deed]).ok_or_else(|| start.error(Expected::Deed(name_of(by))))
        }
        None => Err(start.error(Expected::Deed(name_of(by)))),
    }
}

fn name_of(by: Actor) -> &'static str {
    ACTORS.iter().find(|(_, actor)| *actor == by).map_or("somebody", |(name, _)| name)
}

/// `e2`, `e2 by accident`, `e2 carelessly`, `e2 to point at it`, `e1 then h1`, `e2 and d5 at once`.
fn read_touches(words: &mut Words<'_>) -> Result<Vec<Deed>, ReadError> {
    let touch = |square, contact| Deed::Act(Act::Touches { square, contact });
    let first = read_square(words)?;
    for (manner, contact) in
        [("by accident", Contact::Accidental), ("carelessly", Contact::Careless), ("to point at it", Contact::Pointing)]
    {
        if words.eat(manner) {
            return Ok(vec![touch(first, contact)]);
        }
    }
    let mut squares = vec![first];
    if words.peek() == Some("and") {
        while words.eat("and") {
            squares.push(read_square(words)?);
        }
        words.must("at once")?;
        return Ok(vec![Deed::Act(Act::TouchesTogether { squares })]);
    }
    while words.eat("then") {
        squares.push(read_square(words)?);
    }
    Ok(squares.into_iter().map(|square| touch(square, Contact::Deliberate)).collect())
}

fn read_squares(words: &mut Words<'_>) -> Result<Vec<Square>, ReadError> {
    let mut squares = vec![read_square(words)?];
    while words.eat(",") || words.eat("and") {
        squares.push(read_square(words)?);
    }
    Ok(squares)
}

pub(super) fn read_promotion(words: &mut Words<'_>) -> Result<Role, ReadError> {
    words.parse(Expected::Promotion, |word| Role::PROMOTIONS.into_iter().find(|role| role.to_string() == word))
}

fn read_hands(words: &mut Words<'_>) -> Hands {
    if words.eat("with both hands") { Hands::Both } else { Hands::One }
}

fn read_claim(words: &mut Words<'_>) -> Result<Deed, ReadError> {
    const CLAIMS: &[(&str, Claim)] = &[
        ("repetition", Claim::Repetition),
        ("fifty moves", Claim::Fifty),
        ("the flag", Claim::Flag),
        ("an illegal move", Claim::IllegalMove),
        ("touch-move", Claim::TouchMove),
        ("two hands", Claim::TwoHands),
    ];
    let found = CLAIMS.iter().find(|(name, _)| words.eat(name));
    let claim = found.ok_or_else(|| words.error(Expected::Claim))?.1;
    if words.eat("from a screen") {
        return Ok(Deed::Act(Act::Arranges(Arrangement::ClaimsFromScreen { claim })));
    }
    if !matches!(claim, Claim::Repetition | Claim::Fifty) {
        return Ok(Deed::Act(Act::Claims { claim, intends: None }));
    }
    let intended = if words.eat("with") {
        Intended::Move(read_move(words)?)
    } else if words.eat("on the board") {
        Intended::None
    } else {
        Intended::AsWritten
    };
    Ok(Deed::ClaimsDraw(claim, intended))
}

fn read_observation(words: &mut Words<'_>) -> Result<Observation, ReadError> {
    if let Some(side) = words.peek().and_then(possessive) {
        words.take();
        words.must("flag")?;
        let uncounted = words.eat("with the moves uncounted");
        return Ok(if uncounted { Observation::FlagUncounted(side) } else { Observation::Flag(side) });
    }
    if let Some(player) = words.peek().and_then(color) {
        words.take();
        return read_about_player(words, player);
    }
    if words.eat("pieces displaced") {
        words.must("for")?;
        let plies = read_number(words)?;
        words.must("plies")?;
        return Ok(Observation::DisplacedSince(plies));
    }
    if words.eat("the last identifiable position") {
        let plies = read_number(words)?;
        words.must("plies ago")?;
        return Ok(Observation::LastIdentifiable(plies));
    }
    const OBSERVATIONS: &[(&str, Observation)] = &[
        ("a dead position", Observation::DeadPosition),
        ("both flags", Observation::BothFlags),
        ("an illegal move", Observation::IllegalMove),
        ("touch-move", Observation::TouchMove),
        ("two hands", Observation::TwoHands),
        ("wrong set-up", Observation::WrongSetUp),
        ("board turned", Observation::BoardTurned),
        ("colors reversed", Observation::ColorsReversed),
        ("clock defect", Observation::ClockDefect),
        ("clock misset", Observation::ClockMisset),
    ];
    let found = OBSERVATIONS.iter().find(|(name, _)| words.eat(name));
    found.map(|(_, observation)| *observation).ok_or_else(|| words.error(Expected::Observation))
}

fn read_about_player(words: &mut Words<'_>, player: Color) -> Result<Observation, ReadError> {
    if words.eat("absent") {
        return Ok(Observation::Absent(player));
    }
    if words.eat("not recording") {
        return Ok(Observation::NotRecording(player));
    }
    Err(words.error(Expected::Observation))
}
