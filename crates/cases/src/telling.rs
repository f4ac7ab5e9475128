//! The lines of a case, as messages: what they say, not how they are written.

use jadoube_board::{Bitboard, Coordinates, Square};
use jadoube_laws::adjourned::EnvelopeItem;
use jadoube_laws::event::{Act, Actor, AdjournedAct, Claim, ClockAct, Contact, DrawAct, Hands, Medium, MovingAct};
use jadoube_laws::telling::{by, one_move_of, sentence};
use jadoube_laws::vocabulary::{MovePattern, Noted, Vocabulary};
use jadoube_texts::{Argument, Locale, Message};

use crate::{Happening, Intended, Spoken};

impl Happening {
    /// Who does what, with a capital letter and without a full stop.
    pub fn sentence(&self, locale: Locale) -> String {
        sentence(&self.message().text(locale))
    }

    /// Who does what, to be told in any language.
    pub fn message(&self) -> Message {
        match &self.spoken[..] {
            // A new game of a case over several rounds: nobody does anything yet.
            [] => {
                let (round, players) = self.text.split_once(": ").unwrap_or((&self.text, ""));
                let number = round.trim_start_matches("round ").to_owned();
                Message::new("round-begins").with("number", number).with("players", players.to_owned())
            }
            [spoken] => one(spoken, self.by),
            [Spoken::Plays(written, hands), Spoken::PressesAfter] => {
                completes(*hands, self.by).with("move", one_move_of(written.pattern))
            }
            several => match (touched(several, Contact::Deliberate), touched(several, Contact::Adjusting)) {
                (Some(squares), _) => touches_in_turn(&squares, self.by),
                (_, Some(squares)) => adjusts(&squares, self.by),
                _ => {
                    let all: Vec<Message> = several.iter().map(|spoken| one(spoken, self.by)).collect();
                    Message::new("acts").with("acts", all)
                }
            },
        }
    }
}

fn one(spoken: &Spoken, actor: Actor) -> Message {
    match spoken {
        Spoken::Act { act, moves, noted, .. } => {
            let message = in_a_case(act, noted, actor).unwrap_or_else(|| act.message(actor));
            // A move is told as it was written, and not by its squares.
            moves.iter().fold(message, |message, &pattern| message.with("move", one_move_of(pattern)))
        }
        Spoken::Plays(written, hands) => plays(written.pattern, *hands, actor),
        Spoken::PressesAfter => Act::Clock(ClockAct::Presses { hand: Hands::One }).message(actor),
        Spoken::ClaimsDraw(about, Intended::Move(written)) => claims(*about, Some(written.pattern), actor),
        Spoken::ClaimsDraw(about, _) => claims(*about, None, actor),
        Spoken::CorrectsLast => by("act-corrects-last", actor),
    }
}

/// What a case tells more of than the act does, since it has no secrets.
fn in_a_case(act: &Act, noted: &Noted, actor: Actor) -> Option<Message> {
    let Act::Adjourned(act) = act else { return None };
    match act {
        AdjournedAct::Seals { on, .. } => {
            let id = match on {
                Medium::Paper => "act-seals-text",
                Medium::Electronic => "act-seals-text-electronically",
            };
            Some(by(id, actor).with("text", noted.sealed.as_deref()?))
        }
        AdjournedAct::Opens { text, .. } if text.is_empty() => Some(by("act-opens-envelope", actor)),
        AdjournedAct::ChecksEnvelope(_) => Some(checks(&noted.missing, &noted.wrong, actor)),
        _ => None,
    }
}

fn checks(missing: &[EnvelopeItem], wrong: &[EnvelopeItem], actor: Actor) -> Message {
    let with = |id: &'static str, items: &[EnvelopeItem]| {
        let item = |item: &EnvelopeItem| Message::new("envelope-item").with("item", item.form().message);
        by(id, actor).with("items", Argument::AllOf(items.iter().map(item).collect()))
    };
    match (missing.is_empty(), wrong.is_empty()) {
        (true, true) => by("act-checks-envelope", actor),
        (false, true) => with("act-checks-envelope-lacking", missing),
        (true, false) => with("act-checks-envelope-wrong", wrong),
        (false, false) => {
            let both = vec![with("act-checks-envelope-lacking", missing), with("act-checks-envelope-wrong", wrong)];
            Message::new("acts").with("acts", both)
        }
    }
}

/// The squares, when all that is done is to touch pieces in one manner.
fn touched(spoken: &[Spoken], manner: Contact) -> Option<Vec<Square>> {
    let square = |spoken: &Spoken| match spoken {
        Spoken::Act { act, .. } => match **act {
            Act::Moving(MovingAct::Touches { square, contact }) if contact == manner => Some(square),
            _ => None,
        },
        _ => None,
    };
    spoken.iter().map(square).collect()
}

/// Several pieces touched one after the other.
fn touches_in_turn(squares: &[Square], actor: Actor) -> Message {
    let names = squares.iter().map(|&square| Message::new("square-written").with("square", square)).collect();
    by("act-touches-in-turn", actor).with("squares", Argument::AllOf(names))
}

fn adjusts(squares: &[Square], actor: Actor) -> Message {
    by("act-adjusts", actor).with("squares", set(squares))
}

fn set(squares: &[Square]) -> Bitboard {
    squares.iter().fold(Bitboard::EMPTY, |set, &square| set | Bitboard::of(square))
}

/// Plays a move that is told as it was written.
fn plays(pattern: MovePattern, hands: Hands, actor: Actor) -> Message {
    let anywhere = Coordinates { from: Square::A1, to: Square::A1, promotion: None };
    let act = Act::Moving(MovingAct::Plays { played: anywhere, hands });
    act.message(actor).with("move", one_move_of(pattern))
}

/// Plays something that is still to be filled in, and presses the clock.
fn completes(hands: Hands, actor: Actor) -> Message {
    by(if hands == Hands::Both { "act-completes-with-both-hands" } else { "act-completes" }, actor)
}

/// Claims a draw with a move, which is told as it was written.
fn claims(claim: Claim, intended: Option<MovePattern>, actor: Actor) -> Message {
    let message = Act::Draw(DrawAct::Claims { claim, intends: None }).message(actor);
    match intended {
        None => message,
        Some(pattern) => message.renamed("act-claims-with").with("move", one_move_of(pattern)),
    }
}
