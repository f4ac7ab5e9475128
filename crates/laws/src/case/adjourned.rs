//! Adjourned games in the words of cases. `seals Nf3` stands for a commitment with a nonce that everybody knows: a case has no
//! secrets.

use jadoube_clock::Instant;

use super::acting::Notes;
use super::reader::{read_move, read_time};
use super::runner::{RunError, board_for, unread};
use super::{Deed, WrittenMove};
use crate::event::{Act, Actor};
use crate::game::Game;
use crate::guideline::adjourned::{AdjournedAct, Commitment, Envelope, EnvelopeItem, Medium, Nonce, Phase, Resumption};
use crate::vocabulary::text::{Expected, ReadError, Words};

/// The nonce of every sealed move in a case.
pub const NONCE: Nonce = Nonce(*b"jadoube's cases!");

/// An act of an adjournment that depends on how things stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AdjournedDeed {
    /// Puts this text into an envelope.
    Seals(String, Medium),
    /// Opens the envelope, in which this is written if it is said, in this language.
    Opens(Option<String>, String),
    /// Checks an envelope that is right but for these items: missing, or wrong.
    Checks(Vec<EnvelopeItem>, Vec<EnvelopeItem>),
    /// Establishes the meaning of a sealed move.
    Reads(WrittenMove),
}

pub(super) fn read(verb: &str, words: &mut Words<'_>) -> Result<Option<Deed>, ReadError> {
    let act = |act| Ok(Some(Deed::Act(Act::Adjourned(act))));
    let deed = |deed| Ok(Some(Deed::Adjourned(deed)));
    match verb {
        "announces" if words.eat("the session") => {
            let starts = if words.eat("from") { Some(read_instant(words)?) } else { None };
            let ends = if words.eat("to") { Some(read_instant(words)?) } else { None };
            act(AdjournedAct::AnnouncesSession { starts, ends })
        }
        "asks" => words.must("to seal").and_then(|()| act(AdjournedAct::AsksToSeal)),
        "adjourns" => words.must("early").and_then(|()| act(AdjournedAct::AdjournsEarly)),
        "seals" => {
            let on = if words.eat("electronically") { Medium::Electronic } else { Medium::Paper };
            deed(AdjournedDeed::Seals(read_text(words)?, on))
        }
        "checks" => {
            words.must("the envelope")?;
            let missing = if words.eat("without") { read_items(words)? } else { Vec::new() };
            let wrong = if words.eat("with wrong") { read_items(words)? } else { Vec::new() };
            deed(AdjournedDeed::Checks(missing, wrong))
        }
        "resumes" => words.must("the game").and_then(|()| act(AdjournedAct::Resumes)),
        "opens" => {
            words.must("the envelope")?;
            let language = if words.eat("in") { words.take().unwrap_or_default() } else { "en" }.to_owned();
            let text = if words.eat("and reads") { Some(read_text(words)?) } else { None };
            deed(AdjournedDeed::Opens(text, language))
        }
        "reads" => {
            words.must("the sealed move as")?;
            deed(AdjournedDeed::Reads(read_move(words)?))
        }
        "misses" => {
            words.must("the envelope")?;
            let position = !words.eat("without the position");
            let times = !words.eat("without the times");
            act(AdjournedAct::MissesEnvelope { position, times })
        }
        "states" => act(AdjournedAct::StatesMove { text: read_text(words)?, language: "en".to_owned() }),
        "points" => words.must("out wrong times").and_then(|()| act(AdjournedAct::PointsOutTimes)),
        _ => Ok(None),
    }
}

fn read_instant(words: &mut Words<'_>) -> Result<Instant, ReadError> {
    words.parse(Expected::Time, read_time).map(|time| Instant(time.0))
}

fn read_text(words: &mut Words<'_>) -> Result<String, ReadError> {
    let text = words.rest().to_owned();
    if text.is_empty() { Err(words.error(Expected::Move)) } else { Ok(text) }
}

fn read_items(words: &mut Words<'_>) -> Result<Vec<EnvelopeItem>, ReadError> {
    let item = |words: &mut Words<'_>| {
        words.parse(Expected::EnvelopeItem, |word| EnvelopeItem::ALL.into_iter().find(|item| item.key() == word))
    };
    let mut items = vec![item(words)?];
    while words.eat(",") || words.eat("and") {
        items.push(item(words)?);
    }
    Ok(items)
}

pub(super) fn act(game: &Game, notes: &mut Notes, by: Actor, deed: &AdjournedDeed) -> Result<Act, RunError> {
    let state = game.state();
    Ok(Act::Adjourned(match deed {
        AdjournedDeed::Seals(text, on) => {
            let closed = state
                .adjournment()
                .is_none_or(|adjournment| matches!(adjournment.phase(), Phase::Closed | Phase::Resumed));
            if let Some(player) = by.player().filter(|_| !closed) {
                notes.sealed[player] = Some(text.clone());
            }
            AdjournedAct::Seals { commitment: Commitment::to(text, NONCE), on: *on }
        }
        AdjournedDeed::Opens(text, language) => {
            // Once the sealed move is on the board, the envelope is that of the reply.
            let whose = state.adjournment().map(|it| match it.phase() {
                Phase::Opened => !it.sealer(),
                _ => it.sealer(),
            });
            let inside = whose.and_then(|player| notes.sealed[player].clone());
            let text = text.clone().or(inside).unwrap_or_default();
            AdjournedAct::Opens { text, nonce: NONCE, language: language.clone() }
        }
        AdjournedDeed::Checks(missing, wrong) => {
            let mut envelope = state.envelope().unwrap_or_default();
            envelope.names.white = "White".to_owned();
            envelope.names.black = "Black".to_owned();
            let arranged = |text: &str| text.to_owned();
            envelope.resumption =
                Resumption { date: arranged("tomorrow"), time: arranged("10:00"), place: arranged("here") };
            missing.iter().for_each(|item| strike(&mut envelope, *item));
            wrong.iter().for_each(|item| spoil(&mut envelope, *item));
            AdjournedAct::ChecksEnvelope(envelope)
        }
        AdjournedDeed::Reads(written) => {
            let board = board_for(game, state.having_the_move());
            AdjournedAct::Reads { played: written.pattern.on(&board).map_err(|why| unread(written, why))? }
        }
    }))
}

fn strike(envelope: &mut Envelope, item: EnvelopeItem) {
    match item {
        EnvelopeItem::Names => envelope.names.black.clear(),
        EnvelopeItem::Position => envelope.position = None,
        EnvelopeItem::Times => envelope.used = None,
        EnvelopeItem::Sealer => envelope.sealer = None,
        EnvelopeItem::Number => envelope.number = None,
        EnvelopeItem::Offer => envelope.offer = None,
        EnvelopeItem::Resumption => envelope.resumption.place.clear(),
    }
}

/// Makes an item wrong. Names and resumption are not known to the game, so that they can only be missing.
fn spoil(envelope: &mut Envelope, item: EnvelopeItem) {
    match item {
        EnvelopeItem::Names | EnvelopeItem::Resumption => strike(envelope, item),
        EnvelopeItem::Position => {
            envelope.position = envelope.position.map(|mut setup| {
                setup.turn = !setup.turn;
                setup
            })
        }
        EnvelopeItem::Times => {
            envelope.used =
                envelope.used.map(|used| used.map(|time| time.plus(jadoube_clock::Millis::from_minutes(1))));
        }
        EnvelopeItem::Sealer => envelope.sealer = envelope.sealer.map(|sealer| !sealer),
        EnvelopeItem::Number => envelope.number = envelope.number.map(|number| number + 1),
        EnvelopeItem::Offer => {
            envelope.offer = Some(envelope.offer.map_or(jadoube_board::Color::White, |offer| !offer));
        }
    }
}
