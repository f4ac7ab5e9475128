//! What the words of a line mean when it happens, and that all of it happens or nothing.

use jadoube_board::Color;
use jadoube_clock::Sides;

use super::runner::{RunError, Unread, board_for, unread};
use super::{Deed, Happening, WrittenMove};
use crate::event::{Act, Actor, Event, Hands};
use crate::game::Game;
use crate::ruling::{Impossible, Ruling};
use crate::vocabulary::text::Place;
use crate::vocabulary::written_move::MovePattern;

/// What a case must know besides the game to read its lines. What was refused is not noted.
#[derive(Clone, Default)]
pub(super) struct Notes {
    /// What each player wrote since a piece was last moved.
    pub(super) written: Sides<Option<String>>,
    /// What each player put into an envelope.
    pub(super) sealed: Sides<Option<String>>,
}

/// Why a line did not happen.
pub(super) enum Stopped {
    /// It cannot have happened.
    Refused(Impossible),
    /// It cannot be read on this board.
    Unread(RunError),
}

impl From<Impossible> for Stopped {
    fn from(why: Impossible) -> Stopped {
        Stopped::Refused(why)
    }
}

impl From<RunError> for Stopped {
    fn from(error: RunError) -> Stopped {
        Stopped::Unread(error)
    }
}

/// Does what a line tells. Where one of its acts is refused, none has happened and nothing is noted.
pub(super) fn happens(game: &mut Game, notes: &mut Notes, happening: &Happening) -> Result<Vec<Ruling>, Stopped> {
    let Happening { place, at, by, .. } = *happening;
    let mut noted = notes.clone();
    let rulings = game.attempt(|game| {
        let mut rulings = Vec::new();
        for deed in &happening.deeds {
            for act in acts(game, &mut noted, place, by, deed)? {
                noted.take_in(by, &act);
                rulings.extend(game.apply(Event { at, by, act })?);
            }
        }
        Ok::<_, Stopped>(rulings)
    })?;
    *notes = noted;
    Ok(rulings)
}

/// The acts that the words mean now; none when there is nothing left to do.
fn acts(game: &Game, notes: &mut Notes, place: Place, by: Actor, deed: &Deed) -> Result<Vec<Act>, RunError> {
    let player = || by.player().ok_or(RunError { place, problem: Unread::NotAPlayer });
    Ok(vec![match deed {
        Deed::Act(act) => act.clone(),
        Deed::Plays(written, hands) => plays(game, player()?, written, *hands)?,
        Deed::PressesAfter if game.state().outcome().is_some() => return Ok(Vec::new()),
        Deed::PressesAfter => Act::Presses { hand: Hands::One },
        Deed::ClaimsDraw(claim, intended) => {
            return super::claim::claims(game, notes, place, player()?, *claim, intended);
        }
        Deed::Blind(deed) => super::blind::act(game, deed)?,
        Deed::Adjourned(deed) => super::adjourned::act(game, notes, by, deed)?,
        Deed::CorrectsLast => {
            let entry = u32::try_from(game.log().len()).unwrap_or(u32::MAX).saturating_sub(1);
            Act::Corrects { entry }
        }
    }])
}

/// The act of a move as it is written.
pub(super) fn plays(game: &Game, player: Color, written: &WrittenMove, hands: Hands) -> Result<Act, RunError> {
    if let MovePattern::Castles(wing) = written.pattern {
        return Ok(Act::Castles { wing, hands });
    }
    let played = written.pattern.on(&board_for(game, player)).map_err(|why| unread(written, why))?;
    Ok(Act::Plays { played, hands })
}

impl Notes {
    fn take_in(&mut self, by: Actor, act: &Act) {
        match (act, by.player()) {
            (Act::Records { text }, Some(player)) if text.parse::<MovePattern>().is_ok() => {
                self.written[player] = Some(text.clone());
            }
            (Act::Plays { .. } | Act::Castles { .. } | Act::Releases { .. } | Act::LetsGo, _) => {
                self.written = Sides::default();
            }
            _ => {}
        }
    }
}
