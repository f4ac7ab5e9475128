//! What fills the gaps of the phrases about adjourned games: sealed moves, envelopes, languages.
//!
//! A case has no secrets: `seals Nf3` stands for a commitment with the nonce of the scene. Written back, a sealed move is
//! its commitment, which can be read again.

use jadoube_board::Color;
use jadoube_clock::Millis;

use super::adjourned_envelope::{Envelope, EnvelopeItem, Resumption};
use super::adjourned_seal::{Commitment, Nonce};
use crate::vocabulary::{Expected, Listed, ReadError, Sample, Scene, Slot, Tell, Words};
use jadoube_texts::Message;

/// The nonce of the scene.
pub struct SceneNonce;

/// The contents of the envelope, as far as the scene knows them.
pub struct SealedText;

/// The language of cases.
pub struct English;

/// The code of a language.
pub struct LanguageCode;

impl Slot<Nonce> for SceneNonce {
    const EXPECTED: Expected = Expected::Text;

    fn read(_: &mut Words<'_>, scene: &Scene) -> Result<Nonce, ReadError> {
        Ok(scene.nonce)
    }

    fn write(_: &Nonce, _: &mut String) {}
}

impl Slot<String> for SealedText {
    const EXPECTED: Expected = Expected::Text;

    fn read(_: &mut Words<'_>, scene: &Scene) -> Result<String, ReadError> {
        Ok(scene.sealed.clone().unwrap_or_default())
    }

    fn write(_: &String, _: &mut String) {}
}

impl Slot<String> for English {
    const EXPECTED: Expected = Expected::Text;

    fn read(_: &mut Words<'_>, _: &Scene) -> Result<String, ReadError> {
        Ok("en".to_owned())
    }

    fn write(_: &String, _: &mut String) {}
}

impl Slot<String> for LanguageCode {
    const EXPECTED: Expected = Expected::Text;

    fn read(words: &mut Words<'_>, _: &Scene) -> Result<String, ReadError> {
        words.parse(Expected::Text, |word| Some(word.to_owned()))
    }

    fn write(value: &String, line: &mut String) {
        line.push_str(value);
    }
}

impl Slot for Commitment {
    const EXPECTED: Expected = Expected::Move;

    fn read(words: &mut Words<'_>, scene: &Scene) -> Result<Commitment, ReadError> {
        let start = *words;
        let text = words.rest();
        if text.is_empty() {
            return Err(start.error(Expected::Move));
        }
        scene.noted.borrow_mut().sealed = Some(text.to_owned());
        Ok(text.parse().unwrap_or_else(|_| Commitment::to(text, scene.nonce)))
    }

    fn write(value: &Commitment, line: &mut String) {
        line.push_str(&value.to_string());
    }
}

/// An envelope that is correct except for what is named: `without names and times`, `with wrong position`.
impl Slot for Envelope {
    const EXPECTED: Expected = <EnvelopeItem as Slot>::EXPECTED;

    fn read(words: &mut Words<'_>, scene: &Scene) -> Result<Envelope, ReadError> {
        let mut envelope = scene.envelope.clone().unwrap_or_default();
        envelope.names.white = "White".to_owned();
        envelope.names.black = "Black".to_owned();
        let [date, time, place] = ["tomorrow", "10:00", "here"].map(str::to_owned);
        envelope.resumption = Resumption { date, time, place };
        let missing: Vec<EnvelopeItem> = if words.eat("without") { Listed::read(words, scene)? } else { Vec::new() };
        let wrong: Vec<EnvelopeItem> = if words.eat("with wrong") { Listed::read(words, scene)? } else { Vec::new() };
        missing.iter().for_each(|item| strike(&mut envelope, *item));
        wrong.iter().for_each(|item| spoil(&mut envelope, *item));
        let mut noted = scene.noted.borrow_mut();
        (noted.missing, noted.wrong) = (missing, wrong);
        Ok(envelope)
    }

    /// A phrase does not say what is written on an envelope.
    fn write(_: &Envelope, _: &mut String) {}
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

/// Makes an item wrong. The game does not know names and resumption, so they can only be missing.
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
            envelope.used = envelope.used.map(|used| used.map(|time| time.plus(Millis::from_minutes(1))));
        }
        EnvelopeItem::Sealer => envelope.sealer = envelope.sealer.map(|sealer| !sealer),
        EnvelopeItem::Number => envelope.number = envelope.number.map(|number| number + 1),
        EnvelopeItem::Offer => envelope.offer = Some(envelope.offer.map_or(Color::White, |offer| !offer)),
    }
}

macro_rules! untold {
    ($($type:ty => $sample:expr;)*) => {
        $(
            /// Messages do not mention it.
            impl Tell for $type {
                fn tell(&self, _: &'static str, message: Message) -> Message {
                    message
                }
            }

            impl Sample for $type {
                fn samples() -> Vec<$type> {
                    vec![$sample]
                }
            }
        )*
    };
}

untold! {
    Commitment => Commitment::to("Nf3", Nonce([7; 16]));
    Nonce => Nonce([7; 16]);
    Envelope => Envelope::default();
}
