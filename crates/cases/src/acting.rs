//! What the words of a line mean when it happens, and that all of it happens or nothing.

use jadoube_board::{Color, Move};
use jadoube_clock::Sides;
use jadoube_laws::adjourned::{Adjournment, Phase};
use jadoube_laws::event::{
    Act, Actor, AdjournedAct, ClockAct, Contact, DecisionAct, Event, Hands, MovingAct, RecordingAct,
};
use jadoube_laws::game::Game;
use jadoube_laws::ruling::{Impossible, Ruling};
use jadoube_laws::vocabulary::{Expected, MovePattern, Place, Problem, ReadError, Scene, Unresolved, read_whole};

use crate::problem::Unread;
use crate::runner::{RunError, board_for};
use crate::{Happening, Spoken, WrittenMove};

/// What a case must know besides the game to read its lines. What was refused is not noted.
#[derive(Clone, Default)]
pub(crate) struct Notes {
    /// What each player wrote since a piece was last moved.
    pub(crate) written: Sides<Option<String>>,
    /// What each player put into an envelope.
    sealed: Sides<Option<String>>,
}

/// Why a line did not happen.
pub(crate) enum Stopped {
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
pub(crate) fn happens(game: &mut Game, notes: &mut Notes, happening: &Happening) -> Result<Vec<Ruling>, Stopped> {
    let Happening { place, at, by, .. } = *happening;
    let mut noted = notes.clone();
    let rulings = game.attempt(|game| {
        let mut rulings = Vec::new();
        for spoken in &happening.spoken {
            for act in acts(game, &noted, place, by, spoken)? {
                let may_seal = may_seal(game);
                rulings.extend(game.apply(Event { at, by, act: act.clone() })?);
                noted.take_in(by, &act, spoken, may_seal);
            }
        }
        Ok::<_, Stopped>(rulings)
    })?;
    *notes = noted;
    Ok(rulings)
}

/// The acts that the words mean now; none when there is nothing left to do.
fn acts(game: &Game, notes: &Notes, place: Place, by: Actor, spoken: &Spoken) -> Result<Vec<Act>, RunError> {
    let player = || by.player().ok_or(RunError { place, problem: Unread::NotAPlayer });
    Ok(vec![match spoken {
        Spoken::Act { line, .. } => {
            let act = read_whole(&line.words(), &scene(game, notes, by), Expected::Deed("somebody")).map_err(unread)?;
            return Ok(as_written(game, act));
        }
        Spoken::Plays(written, hands) => return plays(game, player()?, written, *hands),
        Spoken::PressesAfter if game.state().outcome().is_some() => return Ok(Vec::new()),
        Spoken::PressesAfter => Act::Clock(ClockAct::Presses { hand: Hands::One }),
        Spoken::ClaimsDraw(claim, intended) => {
            return crate::claim::claims(game, notes, place, player()?, *claim, intended);
        }
        Spoken::CorrectsLast => {
            let entry = u32::try_from(game.log().len()).unwrap_or(u32::MAX).saturating_sub(1);
            Act::Decision(DecisionAct::Corrects { entry })
        }
    }])
}

/// What the words are read against.
fn scene(game: &Game, notes: &Notes, by: Actor) -> Scene {
    let state = game.state();
    let mover = by.player().unwrap_or(state.side_to_move());
    // Once the sealed move is on the board, the envelope is that of the reply.
    let whose = state.adjournment().map(|it| match it.phase() {
        Phase::Opened => !it.sealer(),
        _ => it.sealer(),
    });
    let mut scene = Scene::default();
    scene.board = Some(board_for(game, mover));
    scene.before_last = Some(state.plies().last().map_or(*state.before_turn(), |last| last.before));
    scene.sealed_on = Some(board_for(game, state.side_to_move()));
    scene.sealed = whose.and_then(|player| notes.sealed[player].clone());
    scene.envelope = state.envelope();
    scene
}

/// Whether a move that is sealed now goes into the envelope.
fn may_seal(game: &Game) -> bool {
    let closed = |it: &Adjournment| matches!(it.phase(), Phase::Closed | Phase::Resumed);
    game.state().adjournment().is_some_and(|it| !closed(it))
}

/// The act of a move as it is written.
pub(crate) fn plays(game: &Game, player: Color, written: &WrittenMove, hands: Hands) -> Result<Vec<Act>, RunError> {
    if let MovePattern::Castles(wing) = written.pattern {
        return Ok(vec![Act::Moving(MovingAct::Castles { wing, hands })]);
    }
    let played = written.pattern.on(&board_for(game, player)).map_err(|why| {
        let text = written.text.clone();
        let problem = match why {
            Unresolved::None => Unread::NoMove(text),
            Unresolved::Several => Unread::Several(text),
        };
        RunError { place: written.place, problem }
    })?;
    Ok(as_written(game, Act::Moving(MovingAct::Plays { played, hands })))
}

/// `Ke1-g1` moves the king alone. As one act, the two squares would mean castling, which cases write `O-O`.
fn as_written(game: &Game, act: Act) -> Vec<Act> {
    let Act::Moving(MovingAct::Plays { played, hands: Hands::One }) = act else { return vec![act] };
    let castles = |m: &Move| m.castling().is_some() && m.from() != m.to();
    if game.state().before_turn().judge(played).ok().filter(castles).is_none() {
        return vec![act];
    }
    let touches = MovingAct::Touches { square: played.from, contact: Contact::Deliberate };
    vec![Act::Moving(touches), Act::Moving(MovingAct::Releases { on: played.to })]
}

/// A move that cannot be read on this board. Everything else was read before the case began.
fn unread(error: ReadError) -> RunError {
    let problem = match error.problem {
        Problem::NoMove(text) => Unread::NoMove(text),
        Problem::SeveralMoves(text) => Unread::Several(text),
        other => Unread::Line(other),
    };
    RunError { place: error.place, problem }
}

impl Notes {
    /// Notes the words of an act that has happened.
    fn take_in(&mut self, by: Actor, act: &Act, spoken: &Spoken, may_seal: bool) {
        match (act, by.player()) {
            (Act::Recording(RecordingAct::Records { text }), Some(player)) if text.parse::<MovePattern>().is_ok() => {
                self.written[player] = Some(text.clone());
            }
            (Act::Adjourned(AdjournedAct::Seals { .. }), Some(player)) => {
                if let (Spoken::Act { noted, .. }, true) = (spoken, may_seal) {
                    self.sealed[player].clone_from(&noted.sealed);
                }
            }
            (
                Act::Moving(
                    MovingAct::Plays { .. }
                    | MovingAct::Castles { .. }
                    | MovingAct::Releases { .. }
                    | MovingAct::LetsGo,
                ),
                _,
            ) => {
                self.written = Sides::default();
            }
            _ => {}
        }
    }
}
