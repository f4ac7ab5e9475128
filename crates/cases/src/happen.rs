//! Lines that tell what somebody does: a time, who, and what in words.
//!
//! Every act is read as its declaration says it ([`crate::vocabulary`]). A few lines stand for several acts, or for one that only
//! the course of the game can tell; they are read here.

use jadoube_board::Square;
use jadoube_clock::Instant;
use jadoube_laws::event::{Act, Actor, Claim, Hands};
use jadoube_laws::vocabulary::{Expected, Line, Listed, ReadError, Scene, Slot, Words, read_whole};

use crate::reader::read_move;
use crate::{Happening, Intended, Spoken};

pub(crate) fn read(words: &mut Words<'_>) -> Result<Happening, ReadError> {
    let place = words.place();
    let at = Instant::read(words, &Scene::default())?;
    let text = words.ahead().to_owned();
    let by = Actor::read(words, &Scene::default())?;
    let spoken = read_spoken(words, by)?;
    Ok(Happening { place, text, at, by, spoken })
}

fn read_spoken(words: &mut Words<'_>, by: Actor) -> Result<Vec<Spoken>, ReadError> {
    if let Some(shorthand) = read_shorthand(words)? {
        return Ok(shorthand);
    }
    Ok(vec![read_act(words.detached(), by)?])
}

/// An act in the words of its declaration.
fn read_act(line: Line, by: Actor) -> Result<Spoken, ReadError> {
    let scene = Scene::default();
    let act: Act = read_whole(&line.words(), &scene, Expected::Deed(by.name()))?;
    Ok(Spoken::Act { line, act: Box::new(act), moves: scene.moves(), noted: scene.noted() })
}

/// The lines that no single declaration says.
fn read_shorthand(words: &Words<'_>) -> Result<Option<Vec<Spoken>>, ReadError> {
    let mut ahead = *words;
    if ahead.eat("completes") {
        let played = read_move(&mut ahead)?;
        let hands = if ahead.eat("with both hands") { Hands::Both } else { Hands::One };
        ahead.end()?;
        return Ok(Some(vec![Spoken::Plays(played, hands), Spoken::PressesAfter]));
    }
    let mut ahead = *words;
    if ahead.eat("corrects the last entry") {
        ahead.end()?;
        return Ok(Some(vec![Spoken::CorrectsLast]));
    }
    if let Some(squares) = read_touches(words)? {
        let touch = |square: Square| Line::at(&format!("touches {square}"), words.place());
        return squares
            .into_iter()
            .map(|square| read_act(touch(square), Actor::White))
            .collect::<Result<_, _>>()
            .map(Some);
    }
    let mut ahead = *words;
    if ahead.eat("adjusts") {
        let squares: Vec<Square> = Listed::read(&mut ahead, &Scene::default())?;
        ahead.end()?;
        let adjust = |square: Square| Line::at(&format!("adjusts {square}"), words.place());
        return squares
            .into_iter()
            .map(|square| read_act(adjust(square), Actor::White))
            .collect::<Result<_, _>>()
            .map(Some);
    }
    read_claim(words)
}

/// `touches e1 then h1`.
fn read_touches(words: &Words<'_>) -> Result<Option<Vec<Square>>, ReadError> {
    let (mut ahead, scene) = (*words, Scene::default());
    if !ahead.eat("touches") {
        return Ok(None);
    }
    let mut squares = vec![Square::read(&mut ahead, &scene)?];
    while ahead.eat("then") {
        squares.push(Square::read(&mut ahead, &scene)?);
    }
    if squares.len() == 1 {
        return Ok(None);
    }
    ahead.end().map(|()| Some(squares))
}

/// A claim of a draw, with the move that is named, the one that was written, or none.
fn read_claim(words: &Words<'_>) -> Result<Option<Vec<Spoken>>, ReadError> {
    let mut ahead = *words;
    if !ahead.eat("claims") {
        return Ok(None);
    }
    let Ok(claim @ (Claim::Repetition | Claim::Fifty)) = Claim::read(&mut ahead, &Scene::default()) else {
        return Ok(None);
    };
    let intended = if ahead.eat("with") {
        Intended::Move(read_move(&mut ahead)?)
    } else if ahead.eat("on the board") {
        Intended::None
    } else if ahead.peek() == Some("from") {
        return Ok(None);
    } else {
        Intended::AsWritten
    };
    ahead.end()?;
    Ok(Some(vec![Spoken::ClaimsDraw(claim, intended)]))
}
