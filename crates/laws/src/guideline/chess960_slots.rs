//! What fills the gaps of the phrases about lots (II.2), and how an array is rendered.

use jadoube_board::{ArrayNumber, Role};
use jadoube_notation::Language;
use jadoube_texts::{Argument, Message};

use crate::vocabulary::{Expected, ReadError, Sample, Scene, Slot, Tell, Words};

/// Throws of a die: `3 2 3 2 3`.
pub struct Throws;

/// Tosses of a coin: `hthtththth`.
pub struct Tosses;

/// Deals of eight cards: `RNBQKBNR`, and again if the first is not an array.
pub struct Deals;

impl Slot<Vec<u8>> for Throws {
    const EXPECTED: Expected = Expected::Number;

    fn read(words: &mut Words<'_>, scene: &Scene) -> Result<Vec<u8>, ReadError> {
        let mut throws = vec![u8::read(words, scene)?];
        while words.peek().is_some() {
            throws.push(u8::read(words, scene)?);
        }
        Ok(throws)
    }

    fn write(value: &Vec<u8>, line: &mut String) {
        line.push_str(&value.iter().map(u8::to_string).collect::<Vec<_>>().join(" "));
    }
}

impl Slot<Vec<bool>> for Tosses {
    const EXPECTED: Expected = Expected::Lots;

    fn read(words: &mut Words<'_>, _: &Scene) -> Result<Vec<bool>, ReadError> {
        let toss = |letter| match letter {
            'h' => Some(true),
            't' => Some(false),
            _ => None,
        };
        words.parse(Expected::Lots, |word| word.chars().map(toss).collect())
    }

    fn write(value: &Vec<bool>, line: &mut String) {
        line.extend(value.iter().map(|&heads| if heads { 'h' } else { 't' }));
    }
}

impl Slot<Vec<[Role; 8]>> for Deals {
    const EXPECTED: Expected = Expected::Lots;

    fn read(words: &mut Words<'_>, _: &Scene) -> Result<Vec<[Role; 8]>, ReadError> {
        let mut deals = Vec::new();
        while deals.is_empty() || words.peek().is_some() {
            deals.push(words.parse(Expected::Lots, |word| {
                let pieces: Option<Vec<Role>> =
                    word.chars().map(|letter| Role::from_char(letter.to_ascii_lowercase())).collect();
                pieces?.try_into().ok()
            })?);
        }
        Ok(deals)
    }

    fn write(value: &Vec<[Role; 8]>, line: &mut String) {
        let deal = |deal: &[Role; 8]| deal.iter().map(|role| role.to_char().to_ascii_uppercase()).collect::<String>();
        line.push_str(&value.iter().map(deal).collect::<Vec<_>>().join(" "));
    }
}

impl Sample for [Role; 8] {
    fn samples() -> Vec<[Role; 8]> {
        vec![ArrayNumber::STANDARD.first_rank()]
    }
}

macro_rules! untold {
    ($($type:ty),*) => {
        $(
            /// Messages give only the result of the lots.
            impl Tell for $type {
                fn tell(&self, _: &'static str, message: Message) -> Message {
                    message
                }
            }
        )*
    };
}

untold!(Vec<u8>, Vec<bool>, Vec<[Role; 8]>);

/// The array with its number and its pieces.
pub(crate) fn drawn(number: &u16, message: Message) -> Message {
    let rank = ArrayNumber::new(*number).map(ArrayNumber::first_rank);
    let array = Argument::in_each(move |locale| {
        let language = Language::from(locale);
        rank.into_iter().flatten().map(|role| language.symbol(role)).collect()
    });
    message.with("number", u32::from(*number)).with("array", array)
}
