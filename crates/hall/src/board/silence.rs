//! Boards that the hall does not watch: players and spectators are told only what they would know at a real board, until somebody claims or
//! the arbiter acts. They see what the hands do; whether it was lawful is for the arbiter's eyes.

use jadoube_board::{Color, Role, Setup};
use jadoube_clock::{ClockState, Instant, Reading};
use jadoube_laws::event::{Act, ClockAct, DrawAct, Event, IrregularityAct, MovingAct, RecordingAct};
use jadoube_laws::game::{Game, Ply};
use jadoube_laws::ruling::{Effect, Finding, Impossible, MovingFinding, Question, Ruling};
use jadoube_notation::SeenMove;

use super::view::{Because, ending, explanation};
use super::{Made, Seat, Settings, View, Watcher};

impl Settings {
    /// Whether the hall leaves illegal moves and touch-move to the people at the board, and therefore says nothing about them.
    pub fn is_silent(self) -> bool {
        self.illegal_moves == Watcher::People
    }
}

/// Whether this seat is told less than the whole truth about a game. The silence ends with the game.
pub(crate) fn is_silent_for(role: Seat, settings: Settings, game: &Game) -> bool {
    role != Seat::Arbiter && settings.is_silent() && game.state().outcome().is_none()
}

/// Whether this is something that hands do on the board, on the clock or on the scoresheet. A real board does not answer to that. An offer
/// of a draw is heard by everybody; whether it came at the right moment depends on the move before it.
pub(crate) fn is_done_in_silence(event: &Event) -> bool {
    let by_hand = matches!(
        event.act,
        Act::Moving(_)
            | Act::Clock(ClockAct::Presses { .. })
            | Act::Irregularity(IrregularityAct::Displaces { .. } | IrregularityAct::PutsBack)
            | Act::Recording(RecordingAct::Records { .. })
            | Act::Draw(DrawAct::OffersDraw { .. })
    );
    by_hand && event.by.player().is_some()
}

/// The rulings on an event that players and spectators are told while the silence lasts.
pub(crate) fn told<'a>(event: &Event, rulings: &'a [Ruling]) -> &'a [Ruling] {
    if is_done_in_silence(event) { &[] } else { rulings }
}

/// A state of the game, and what everybody but the arbiter is told of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Views {
    /// The whole truth.
    pub whole: View,
    /// What is told in silence; nothing else than the whole truth if it is missing.
    pub silent: Option<Box<View>>,
    /// Whether the game has no arbiter.
    pub without_arbiter: bool,
}

impl Views {
    /// The state of a game at an instant.
    pub fn of(game: &Game, settings: Settings, at: Instant) -> Views {
        let whole = View::of(game, at);
        let silent = settings.is_silent() && whole.score.is_none();
        let silent = silent.then(|| Box::new(in_silence(game, &whole)));
        Views { whole, silent, without_arbiter: settings.without_arbiter }
    }

    /// What a seat is told.
    pub fn told(self, role: Seat) -> View {
        match self.silent {
            Some(silent) if role != Seat::Arbiter => *silent,
            _ => self.whole,
        }
    }
}

/// The moves of a game as everybody has seen them, with the one that somebody has let go of.
pub(crate) fn moves_seen(game: &Game) -> Vec<Made> {
    game.state().plies().iter().map(seen).chain(let_go(game)).collect()
}

/// How many moves have been seen.
pub(crate) fn plies_seen(game: &Game) -> usize {
    game.state().plies().len() + usize::from(released(game).is_some())
}

fn let_go(game: &Game) -> Option<Made> {
    let (mover, before) = (released(game)?, game.state().before_turn());
    let seen = SeenMove::between(&before.board, &game.state().table().board, mover);
    Some(Made::seen(mover, before.fullmoves, seen))
}

fn seen(ply: &Ply) -> Made {
    let castling = ply.played.as_ref().ok().and_then(|m| Some((m.castling()?, [m.from(), m.to()])));
    let seen = SeenMove::between(&ply.before.board, &ply.after.board, ply.by);
    let seen = match castling {
        // In Chess960 the boards alone do not always show which piece has castled.
        Some((wing, squares)) => Some(SeenMove::castling(ply.by, wing, squares)),
        None => seen,
    };
    Made::seen(ply.by, ply.before.fullmoves, seen)
}

/// The view without what only somebody who knows the Laws could say about it.
fn in_silence(game: &Game, whole: &View) -> View {
    let state = game.state();
    let disclosed = |entry: &jadoube_laws::game::Entry| !is_done_in_silence(&entry.event);
    let asked: Vec<&Question> = game
        .log()
        .iter()
        .filter(|entry| disclosed(entry))
        .flat_map(|entry| entry.rulings.iter().flat_map(|ruling| &ruling.effects))
        .filter_map(|effect| match effect {
            Effect::Asked(question) => Some(question),
            _ => None,
        })
        .collect();
    let is_asked = |question: &&Question| asked.iter().any(|asked| asked.number == question.number);
    let clock: Option<&Reading> = whole.clock.as_ref();
    // A ruling that everybody has heard may limit the next move, until the player has made it.
    let bound = state.touched().is_empty() && state.permission().bound;
    let because = explanation(game, clock, bound, &disclosed);
    let mut view = View {
        fen: Setup { halfmoves: halfmoves_seen(game), ..*state.table() }.to_string(),
        bound: None,
        claimable: [None; 2],
        questions: whole.questions.iter().filter(is_asked).cloned().collect(),
        because: because.map(|(entry, found)| Because { entry, ruling: ending(found) }),
        last: state.plies().last().map(seen),
        ..whole.clone()
    };
    if let Some(last) = let_go(game) {
        // A move that was let go of is made, for everybody who only looks.
        let halfmoves = if resets_count(&last) { 0 } else { halfmoves_seen(game).saturating_add(1) };
        view = View {
            fen: after_release(state.before_turn(), state.table(), halfmoves).to_string(),
            turn: !last.by,
            plies: whole.plies + 1,
            last: Some(last),
            touched: Vec::new(),
            because: None,
            ..view
        };
    }
    view
}

/// Whether a move was a capture or a pawn move, by what everybody has seen.
fn resets_count(made: &Made) -> bool {
    made.seen.is_some_and(|seen| seen.is_capture_or_pawn_move())
}

/// The half-moves since the last capture or pawn move, by what everybody has seen.
fn halfmoves_seen(game: &Game) -> u16 {
    let state = game.state();
    let quiet = state.plies().iter().rev().map(seen).take_while(|made| !resets_count(made)).count();
    let before = if quiet == state.plies().len() { state.start().halfmoves } else { 0 };
    u16::try_from(quiet).unwrap_or(u16::MAX).saturating_add(before)
}

/// The table after a move that somebody has let go of, as if it were the next position.
fn after_release(before: &Setup, table: &Setup, halfmoves: u16) -> Setup {
    let mut castling = before.castling;
    for color in Color::ALL {
        let king_moved = table.board.king(color) != before.board.king(color);
        for rook in before.castling.rooks(color) {
            if king_moved || table.board.piece_at(rook) != Some(Role::Rook.of(color)) {
                castling = castling.without(rook.into());
            }
        }
    }
    Setup {
        board: table.board,
        turn: !before.turn,
        castling,
        en_passant: None,
        halfmoves,
        fullmoves: before.fullmoves + u32::from(before.turn == Color::Black),
    }
}

/// Whether a player's hands must wait because the player has let go of a move and not pressed the clock. The Laws treat a legal and an
/// illegal move differently here: an illegal one can still be replaced. So the player has to take the move back first. The opponent may
/// answer either at once: an illegal move that is answered stands until somebody deals with it.
pub(crate) fn must_wait(game: &Game, event: &Event) -> Option<Impossible> {
    let player = event.by.player()?;
    if !matches!(event.act, Act::Moving(_)) || matches!(event.act, Act::Moving(MovingAct::TakesBack)) {
        return None;
    }
    let ClockState::Running(running) = game.state().reading(event.at)?.state else { return None };
    let made = game.state().plies().last().is_some_and(|last| last.by == running && last.completed.is_none());
    let waits = made || released(game) == Some(running);
    (waits && player == running).then_some(Impossible::NotOnMove { can_take_back: true })
}

/// The side to move, if it has let go of a move that the Laws do not count as made.
fn released(game: &Game) -> Option<Color> {
    let state = game.state();
    let mover = state.side_to_move();
    if state.table().board == state.before_turn().board || state.promoting().is_some() {
        return None;
    }
    let entries = game.log().iter().rev().filter(|entry| !entry.corrected && entry.event.by.player() == Some(mover));
    let of_this_turn = entries.take_while(|entry| {
        !matches!(entry.event.act, Act::Clock(ClockAct::Presses { .. }) | Act::Moving(MovingAct::TakesBack))
    });
    let illegally = |ruling: &Ruling| matches!(ruling.finding, Finding::Moving(MovingFinding::ReleasedIllegally(by, _)) if by == mover);
    of_this_turn.into_iter().any(|entry| entry.rulings.iter().any(illegally)).then_some(mover)
}
