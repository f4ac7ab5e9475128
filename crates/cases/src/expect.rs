//! Lines of expectations: editions, and what must follow under each.

use jadoube_board::Color;
use jadoube_board::Setup;
use jadoube_lawbook::Edition;
use jadoube_laws::event::Score;
use jadoube_laws::ruling::{Effect, Finding};
use jadoube_laws::vocabulary::{self, Scene, Slot, Words, forms, read_longest};

use crate::cited::Citations;
use crate::problem::{CaseWords, Expected, Problem, ReadError};
use crate::reader::{color, possessive, read_clocks, read_color, read_edition, read_move, read_number, read_square};
use crate::words::reasons;
use crate::{Expectation, Item, Wanted, conduct};

pub(crate) fn read(words: &mut Words<'_>) -> Result<Expectation, ReadError> {
    let mut editions = words.word(Expected::Edition, read_edition)?;
    while words.eat(",") {
        editions.extend(words.word(Expected::Edition, read_edition)?);
    }
    if words.peek().is_none() {
        return Err(words.missing(Expected::EditionOrItem));
    }
    let mut items = vec![read_item(words, &editions)?];
    while words.eat(";") {
        if words.peek().is_some() {
            items.push(read_item(words, &editions)?);
        }
    }
    words.end()?;
    Ok(Expectation { editions, items })
}

fn read_item(words: &mut Words<'_>, editions: &[Edition]) -> Result<Item, ReadError> {
    let start = *words;
    let negated = words.eat("not");
    let wanted = read_wanted(words)?;
    let text = words.since(&start).to_owned();
    let articles = Citations::read(words, editions)?;
    Ok(Item { place: start.place(), text, negated, wanted, articles })
}

fn read_wanted(words: &mut Words<'_>) -> Result<Wanted, ReadError> {
    const PLAIN: &[(&str, Wanted)] = &[
        ("the game goes on", Wanted::GoesOn),
        ("impossible", Wanted::Impossible),
        ("no offer", Wanted::Offer(None)),
        ("no question", Wanted::NoQuestion),
        ("clocks stopped", Wanted::ClocksStand),
        ("board restored", Wanted::Restored(None)),
        ("scoresheets agree", Wanted::SheetsAgree),
    ];
    if let Some(wanted) = conduct::read_wanted(words)? {
        return Ok(wanted);
    }
    if let Some((_, wanted)) = PLAIN.iter().find(|(phrase, _)| words.eat(phrase)) {
        return Ok(wanted.clone());
    }
    let mut ahead = *words;
    // `nothing to accept` is a finding.
    if ahead.eat("nothing") && ahead.peek() != Some("to") {
        *words = ahead;
        return Ok(Wanted::Nothing);
    }
    if words.eat("result") {
        let score = Score::read(words, &Scene::default())?;
        let reason = if words.eat("by") { Some(read_phrase(words, &reasons(), Expected::Reason)?) } else { None };
        return Ok(Wanted::Result(score, reason));
    }
    if words.eat("score") {
        return Ok(Wanted::Score(Score::read(words, &Scene::default())?));
    }
    if words.eat("clocks") {
        return Ok(Wanted::Clocks(read_clocks(words)?));
    }
    if words.eat("position") {
        let start = *words;
        Setup::read(words, &Scene::default())?;
        return Ok(Wanted::Position(words.since(&start).split_whitespace().collect::<Vec<_>>().join(" ")));
    }
    if words.eat("question:") {
        let scene = Scene::default();
        return Ok(Wanted::Question(read_longest(words, &scene, vocabulary::Expected::Question)?));
    }
    if words.eat("offer of") {
        let player = read_color(words)?;
        words.must("stands")?;
        return Ok(Wanted::Offer(Some(player)));
    }
    if words.eat("illegal moves of") {
        return read_count(words).map(|(player, count)| Wanted::IllegalMoves(player, count));
    }
    if words.eat("completed moves of") {
        return read_count(words).map(|(player, count)| Wanted::CompletedMoves(player, count));
    }
    if words.eat("counter of") {
        return read_count(words).map(|(player, count)| Wanted::Counter(player, count));
    }
    if words.eat("restored to move") {
        return Ok(Wanted::Restored(Some(read_move_number(words)?)));
    }
    if words.eat("scoresheets part at move") {
        return Ok(Wanted::SheetsPart(read_move_number(words)?));
    }
    if let Some(effect) = read_effect(words) {
        return Ok(Wanted::Effect(effect));
    }
    if let Some(player) = words.peek().and_then(possessive) {
        words.take();
        if words.eat("clock runs") {
            return Ok(Wanted::ClockRuns(player));
        }
        if words.eat("scoresheet agrees") {
            return Ok(Wanted::SheetAgrees(player));
        }
        if words.eat("scoresheet parts at move") {
            return Ok(Wanted::SheetParts(player, read_move_number(words)?));
        }
        return Ok(Wanted::Finding(Some(player), read_finding(words)?));
    }
    if let Some(player) = words.peek().and_then(color) {
        words.take();
        return read_of_player(words, player);
    }
    Ok(Wanted::Finding(None, read_finding(words)?))
}

/// `10 of white`.
fn read_move_number(words: &mut Words<'_>) -> Result<(u32, Color), ReadError> {
    let number = read_number(words)?;
    words.must("of")?;
    Ok((number, read_color(words)?))
}

/// `white: 2`.
fn read_count<T: std::str::FromStr>(words: &mut Words<'_>) -> Result<(Color, T), ReadError> {
    let player = words.parse(vocabulary::Expected::Color, |word| color(word.strip_suffix(':')?))?;
    Ok((player, read_number(words)?))
}

fn read_of_player(words: &mut Words<'_>, player: Color) -> Result<Wanted, ReadError> {
    if let Some(wanted) = conduct::read_of_player(words, player)? {
        return Ok(wanted);
    }
    if words.eat("must play") {
        let mut moves = vec![read_move(words)?];
        while words.eat(",") || words.eat("or") {
            moves.push(read_move(words)?);
        }
        return Ok(Wanted::MustPlay(player, moves));
    }
    if words.eat("must move") {
        return Ok(Wanted::MustMove(player, read_square(words)?));
    }
    if words.eat("must capture") {
        return Ok(Wanted::MustCapture(player, read_square(words)?));
    }
    if words.eat("made a move") {
        return Ok(Wanted::Finding(Some(player), "made a move"));
    }
    if words.eat("made") {
        return Ok(Wanted::Made(Some(player), read_move(words)?));
    }
    let plain = [
        ("may play anything", Wanted::MayPlayAnything(player)),
        ("must record", Wanted::MustRecord(player, true)),
        ("need not record", Wanted::MustRecord(player, false)),
        ("to move", Wanted::ToMove(player)),
    ];
    if let Some((_, wanted)) = plain.into_iter().find(|(phrase, _)| words.eat(phrase)) {
        return Ok(wanted);
    }
    Ok(Wanted::Finding(Some(player), read_finding(words)?))
}

/// An effect, if the words are one and all of the item. What a player may play is read off the state.
fn read_effect(words: &mut Words<'_>) -> Option<Effect> {
    let mut ahead = *words;
    let effect: Effect = read_longest(&mut ahead, &Scene::default(), vocabulary::Expected::Text).ok()?;
    let ends = ahead.peek().is_none_or(|word| matches!(word, ";" | "("));
    if !ends || matches!(effect, Effect::FreeToPlay(_) | Effect::Counter(..)) {
        return None;
    }
    *words = ahead;
    Some(effect)
}

/// The words for a finding.
fn read_finding(words: &mut Words<'_>) -> Result<&'static str, ReadError> {
    let phrases: Vec<&str> = forms::<Finding>().into_iter().map(|form| form.says).collect();
    read_phrase(words, &phrases, Expected::Item)
}

/// The phrase that stands there up to the next mark, if it is one of these.
fn read_phrase(words: &mut Words<'_>, phrases: &[&'static str], expected: Expected) -> Result<&'static str, ReadError> {
    let start = *words;
    let text = words.until_mark();
    match phrases.iter().find(|phrase| **phrase == text) {
        Some(phrase) => Ok(phrase),
        None if text.is_empty() => Err(start.missing(expected)),
        None => Err(start.wrong(Problem::Found { found: text.to_owned(), expected })),
    }
}
