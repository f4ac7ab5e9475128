//! The state of a board as pages show it. Pages know no rules: everything they show is computed here.

use jadoube_board::{Color, Move, Position, Square};
use jadoube_clock::{ClockState, Flag, Instant, Reading};
use jadoube_laws::adjourned::Phase as Stage;
use jadoube_laws::event::{Act, Claim, RecordingAct, Score};
use jadoube_laws::game::{Entry, Game, Ply, PressEffect, Recording, State};
use jadoube_laws::ruling::{ClockFinding, Effect, Finding, Question};
use jadoube_notation::SeenMove;
use serde::{Deserialize, Serialize};

use crate::store::Seq;

/// The state of a game after a row of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// The phase of the game.
    #[serde(default)]
    pub phase: Phase,
    /// The position on the board, legal or not.
    pub fen: String,
    /// The side to move.
    pub turn: Color,
    /// How many half-moves have been made and stand.
    pub plies: usize,
    /// The last move, as it is written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<Made>,
    /// What the clock shows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Reading>,
    /// Who has a draw offer open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Color>,
    /// How many illegal moves count against White and Black.
    pub illegal_moves: [u8; 2],
    /// What the side to move has touched.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub touched: Vec<Square>,
    /// The moves that are still permitted, if touch-move or a ruling limits them. Only the arbiter gets them if the hall does not watch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bound: Option<Vec<String>>,
    /// What White and Black can claim at once because the hall has seen it: a breach of touch-move, until they touch a piece (4.8).
    #[serde(default)]
    pub claimable: [Option<Claim>; 2],
    /// The open questions to the arbiter.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<Question>,
    /// The score, when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
    /// Whether White and Black have arrived.
    #[serde(default)]
    pub arrived: [bool; 2],
    /// Whether White and Black have said that they are ready since the clocks stood.
    #[serde(default)]
    pub ready: [bool; 2],
    /// Whether the arrival of White or Black at the board would matter now.
    #[serde(default)]
    pub expected: [bool; 2],
    /// What a press of the clock by White or Black would do.
    #[serde(default)]
    pub press: [PressEffect; 2],
    /// Whether White and Black must keep a scoresheet.
    #[serde(default)]
    pub recording: [Recording; 2],
    /// Who has signed the scoresheets.
    #[serde(default)]
    pub signed: [bool; 2],
    /// Whose flag is down, as people see it: a flag that fell at the end of a completed period is up again.
    #[serde(default)]
    pub flags: [bool; 2],
    /// How many moves White and Black must complete before the end of their period.
    #[serde(default)]
    pub required: [Option<u32>; 2],
    /// Where a pawn waits for the piece that replaces it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub promoting: Option<Square>,
    /// Who has to seal a move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sealing: Option<Color>,
    /// The phase of an adjournment, until the sealed move is on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adjourned: Option<AdjournedPhase>,
    /// The entry that explains the state: it ended the game, stopped the clocks or limited the player's moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub because: Option<Because>,
    /// Whether the clocks are stopped because the hall itself was interrupted.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub interrupted: bool,
}

/// The entry of the log that explains the state.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Because {
    /// The row.
    pub entry: Seq,
    /// The index of the ruling in it that ended the game, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<usize>,
}

/// The phases of a game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The clock has not been started.
    #[default]
    NotBegun,
    /// The game is being played, with the clocks running or stopped.
    Playing,
    /// A move is sealed and not yet on the board.
    Adjourned,
    /// The game has a result.
    Over,
}

/// The phases of an adjournment.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AdjournedPhase {
    /// The player is sealing a move.
    Sealing,
    /// The envelope is closed.
    Closed,
    /// It is time to resume the game.
    Resumed,
    /// The sealed move is on the board.
    Opened,
    /// The game is annulled.
    Annulled,
}

impl From<Stage> for AdjournedPhase {
    fn from(stage: Stage) -> AdjournedPhase {
        match stage {
            Stage::Sealing => AdjournedPhase::Sealing,
            Stage::Closed => AdjournedPhase::Closed,
            Stage::Resumed => AdjournedPhase::Resumed,
            Stage::Opened => AdjournedPhase::Opened,
            Stage::Annulled => AdjournedPhase::Annulled,
        }
    }
}

/// A move that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Made {
    /// The player who made it.
    pub by: Color,
    /// The number of the move.
    #[serde(default)]
    pub number: u32,
    /// As in PGN. An illegal move that stands names both its squares, `Ng1g3`. While the hall does not watch, everybody but the arbiter gets
    /// every move in that way.
    pub san: String,
    /// Its origin and destination squares; missing if no piece of the player has gone to another square.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub squares: Option<[Square; 2]>,
    /// The move is illegal and stands. Not told while the hall does not watch, except to the arbiter.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub illegal: bool,
    /// The legal move and the position before it, for rendering it in a language.
    #[serde(skip)]
    pub(super) legal: Option<(Position, Move)>,
    /// The move as everybody has seen it, for games in which nobody is told whether it is legal.
    #[serde(skip)]
    pub(super) seen: Option<SeenMove>,
}

impl Made {
    /// A move of the game.
    pub fn of(ply: &Ply) -> Made {
        let Ok(m) = ply.played else {
            let seen = SeenMove::between(&ply.before.board, &ply.after.board, ply.by);
            return Made { illegal: true, ..Made::seen(ply.by, ply.before.fullmoves, seen) };
        };
        let legal = Position::try_from(ply.before).ok().map(|before| (before, m));
        let san = legal.as_ref().map_or_else(|| coordinates(m), |(before, m)| jadoube_notation::write_san(before, *m));
        let squares = Some([m.from(), m.to()]);
        Made { by: ply.by, number: ply.before.fullmoves, san, squares, illegal: false, legal, seen: None }
    }

    /// A move as everybody has seen it, legal or not.
    pub(super) fn seen(by: Color, number: u32, seen: Option<SeenMove>) -> Made {
        let san = seen.map_or_else(|| "…".to_owned(), |seen| seen.to_pgn());
        Made { by, number, san, squares: seen.map(|seen| seen.squares()), illegal: false, legal: None, seen }
    }
}

/// A move as two squares and a promotion, which needs no position.
fn coordinates(m: Move) -> String {
    let promotion = m.promotion().map_or(String::new(), |role| role.to_char().to_ascii_lowercase().to_string());
    format!("{}{}{promotion}", m.from(), m.to())
}

impl View {
    /// The state of a game at an instant.
    pub fn of(game: &Game, at: Instant) -> View {
        let state = game.state();
        let permission = state.permission();
        let clock = state.reading(at);
        let adjourned = adjourned(state);
        let explanation = explanation(game, clock.as_ref(), permission.bound, &|_| true);
        View {
            phase: phase(state, clock.as_ref(), adjourned),
            fen: state.table().to_string(),
            turn: state.side_to_move(),
            plies: state.plies().len(),
            last: state.plies().last().map(Made::of),
            offer: state.offer(),
            illegal_moves: Color::ALL.map(|side| state.illegal_moves(side)),
            touched: state.touched().iter().map(|touch| touch.square).collect(),
            bound: permission.bound.then(|| permission.moves.iter().map(|&m| coordinates(m)).collect()),
            claimable: Color::ALL.map(|side| state.claimable(side)),
            questions: state.questions().to_vec(),
            score: state.outcome().map(|outcome| outcome.score),
            arrived: Color::ALL.map(|side| state.has_arrived(side)),
            ready: super::table::ready(game),
            expected: Color::ALL.map(|side| state.is_expected(side)),
            press: Color::ALL.map(|side| state.press_would(side, at)),
            recording: Color::ALL.map(|side| state.recording(side, at)),
            signed: Color::ALL.map(|side| state.sheet(side).signed.is_some()),
            flags: Color::ALL
                .map(|side| clock.as_ref().is_some_and(|clock| matches!(clock.sides[side].flag, Flag::Down(_)))),
            required: Color::ALL.map(|side| state.moves_required(side, clock.as_ref()?.sides[side].period)),
            promoting: state.promoting(),
            sealing: state.must_seal(),
            adjourned,
            because: explanation.map(|(entry, found)| Because { entry, ruling: ending(found) }),
            interrupted: explanation.is_some_and(|(_, entry)| is_interruption(entry)),
            clock,
        }
    }
}

fn phase(state: &State, clock: Option<&Reading>, adjourned: Option<AdjournedPhase>) -> Phase {
    if state.outcome().is_some() {
        Phase::Over
    } else if adjourned.is_some_and(|stage| stage != AdjournedPhase::Sealing) {
        Phase::Adjourned
    } else if clock.is_none_or(|clock| clock.state == ClockState::NotStarted) {
        Phase::NotBegun
    } else {
        Phase::Playing
    }
}

/// The phase of the game's adjournment.
fn adjourned(state: &State) -> Option<AdjournedPhase> {
    let adjournment = state.adjournment().filter(|_| state.outcome().is_none())?;
    Some(adjournment.phase().into()).filter(|&stage| stage != AdjournedPhase::Opened)
}

/// The entry that explains the state, with its row: what ended the game, stopped the clocks or limited the player's moves. Entries that
/// were struck out, or that are not `disclosed`, explain nothing.
pub(super) fn explanation<'a>(
    game: &'a Game,
    clock: Option<&Reading>,
    bound: bool,
    disclosed: &dyn Fn(&Entry) -> bool,
) -> Option<(Seq, &'a Entry)> {
    let last = |explains: &dyn Fn(&Entry) -> bool| {
        let entries = game.log().iter().enumerate().rev().filter(|(_, entry)| !entry.corrected && disclosed(entry));
        // The first row is the opening, which is not an entry.
        entries.map(|(number, entry)| (number as Seq + 1, entry)).find(|(_, entry)| explains(entry))
    };
    if game.state().outcome().is_some() {
        last(&|entry| ending(entry).is_some())
    } else if clock.is_some_and(|clock| matches!(clock.state, ClockState::Stopped(_))) {
        last(&|entry| entry.rulings.iter().any(|ruling| ruling.effects.contains(&Effect::ClocksStopped)))
    } else if bound {
        // A player's writing is not for the opponent's eyes, and limits no moves.
        last(&|entry| {
            !entry.rulings.is_empty() && !matches!(entry.event.act, Act::Recording(RecordingAct::Records { .. }))
        })
    } else {
        None
    }
}

/// The ruling of an entry that ended the game.
pub(super) fn ending(entry: &Entry) -> Option<usize> {
    let ends = |effect: &Effect| matches!(effect, Effect::Over(_));
    entry.rulings.iter().rposition(|ruling| ruling.effects.iter().any(ends))
}

fn is_interruption(entry: &Entry) -> bool {
    entry.rulings.iter().any(|ruling| ruling.finding == Finding::Clock(ClockFinding::Interrupted))
}

#[cfg(test)]
mod tests {
    use jadoube_lawbook::Edition;
    use jadoube_laws::competition::Competition;
    use jadoube_laws::event::{Actor, Contact, Event, Hands, StopReason};
    use jadoube_laws::event::{ClockAct, CompletionAct, DecisionAct, MovingAct};

    use super::*;

    fn happen(game: &mut Game, by: Actor, act: Act) -> View {
        let at = Instant(game.log().len() as u64 * 1_000);
        game.apply(Event { at, by, act }).unwrap();
        View::of(game, at)
    }

    #[test]
    fn a_view_has_the_phase_and_its_explanation() {
        let mut game = Game::new(Competition::new(Edition::newest(), "90+30".parse().unwrap()));
        let view = View::of(&game, Instant::START);
        assert_eq!((view.phase, view.because), (Phase::NotBegun, None));
        assert_eq!((view.arrived, view.expected), ([false; 2], [true; 2]));
        let because = |entry| Some(Because { entry, ruling: None });
        let view = happen(&mut game, Actor::Arbiter, Act::Clock(ClockAct::StartsRound));
        assert_eq!((view.phase, view.because), (Phase::Playing, None));
        let touches = |square: &str| {
            Act::Moving(MovingAct::Touches { square: square.parse().unwrap(), contact: Contact::Deliberate })
        };
        let view = happen(&mut game, Actor::White, touches("e2"));
        assert_eq!((view.because, view.press), (because(2), [PressEffect::Unmoved, PressEffect::Idle]));
        // What White writes is not the explanation.
        let view = happen(&mut game, Actor::White, Act::Recording(RecordingAct::Records { text: "e4".to_owned() }));
        assert_eq!(view.because, because(2));
        let view =
            happen(&mut game, Actor::Hall, Act::Clock(ClockAct::StopsClocks { reason: StopReason::CallArbiter }));
        assert_eq!((view.phase, view.because, view.interrupted), (Phase::Playing, because(4), true));
        let view = happen(&mut game, Actor::Arbiter, Act::Clock(ClockAct::Restarts { side: None }));
        assert!(!view.interrupted);
        let view = happen(&mut game, Actor::Black, Act::Completion(CompletionAct::Resigns));
        let resigned = Some(Because { entry: 6, ruling: Some(0) });
        assert_eq!((view.phase, view.because, view.signed), (Phase::Over, resigned, [false; 2]));
        let score = view.score.unwrap();
        assert_eq!(
            happen(&mut game, Actor::White, Act::Recording(RecordingAct::Signs { score })).signed,
            [true, false]
        );
    }

    #[test]
    fn an_entry_that_was_struck_out_explains_nothing() {
        let mut game = Game::new(Competition::new(Edition::newest(), "90+30".parse().unwrap()));
        happen(&mut game, Actor::Arbiter, Act::Clock(ClockAct::StartsRound));
        happen(&mut game, Actor::White, Act::Clock(ClockAct::StopsClocks { reason: StopReason::CallArbiter }));
        let played = "e2e4".parse().unwrap();
        assert_eq!(happen(&mut game, Actor::Arbiter, Act::Decision(DecisionAct::Corrects { entry: 1 })).because, None);
        assert_eq!(
            happen(&mut game, Actor::White, Act::Moving(MovingAct::Plays { played, hands: Hands::One })).because,
            None
        );
    }
}
