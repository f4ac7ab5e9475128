//! Confirms verdicts from their certificates alone.
//!
//! This is a second opinion: it is slow and simple, works on a plain array of squares, and shares no code with the layers that
//! find the verdicts. A proof game is replayed with the move generator. Of an argument every number is counted again, every
//! last move is taken back again, and every case must be refuted.

mod dead;
mod diagram;
mod kernel;
mod lanes;
mod origins;
mod parity;
mod ranks;
mod retract;

use std::collections::HashMap;

use jadoube_board::{Color, Position, Role, Setup, SetupFault};
use thiserror::Error;

use crate::past::{EnPassant, Past};
use crate::verdict::{Argument, Case, DeadPositions, Rules, Verdict};
use diagram::Diagram;

/// Why a certificate does not hold.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum CheckError {
    /// The proof game begins elsewhere, has an illegal move, or ends elsewhere.
    #[error("the proof game does not lead from the initial position to the position in question")]
    Game,
    /// It is not shown that the position before the last move was alive.
    #[error("it is not shown that mate was still possible before the last move")]
    Alive,
    /// A step of an argument is not true of the position that it is about.
    #[error("the step \"{step}\" does not hold for {fen}")]
    Step {
        /// The step in words.
        step: String,
        /// The position.
        fen: String,
    },
    /// A last move is not in the list.
    #[error("a position from which {fen} can arise is missing from the list")]
    Missing {
        /// The position after that move.
        fen: String,
    },
    /// The initial position is among the positions to be retracted.
    #[error("the initial position is in the list")]
    Initial,
    /// The step is too large to be confirmed.
    #[error("the step \"{0}\" is too large to be checked")]
    TooLarge(String),
}

/// Confirms a verdict about a setup. [`Verdict::Unknown`] claims nothing and always passes.
///
/// ```
/// use jadoube_board::Setup;
/// use jadoube_legality::{Budget, Start, check, legality};
/// let setup: Setup = "4k3/8/8/8/8/8/1PPPPPPP/B3K3 w - - 0 1".parse()?;
/// let verdict = legality(&setup, Start::Standard, Budget::DEFAULT);
/// assert!(verdict.is_illegal());
/// assert_eq!(check(&setup, Start::Standard, &verdict), Ok(()));
/// // The same argument does not hold for another position.
/// let other: Setup = "4k3/8/8/8/8/8/2PPPPPP/B3K3 w - - 0 1".parse()?;
/// assert!(check(&other, Start::Standard, &verdict).is_err());
/// # Ok::<(), jadoube_board::FenError>(())
/// ```
pub fn check(setup: &Setup, rules: impl Into<Rules>, verdict: &Verdict) -> Result<(), CheckError> {
    let rules = rules.into();
    let start = rules.start;
    let position = Position::try_from(*setup);
    match verdict {
        Verdict::Unknown(_) => Ok(()),
        Verdict::Legal(game) => {
            let end = game.replay().filter(|_| game.start.array() == start.array());
            match (end, position) {
                (Some(end), Ok(position)) if end.same_position(&position) => {
                    let is_shown = rules.dead == DeadPositions::PlayedOn || dead::is_alive_before_the_end(game);
                    if is_shown { Ok(()) } else { Err(CheckError::Alive) }
                }
                _ => Err(CheckError::Game),
            }
        }
        Verdict::Illegal(argument) => match (position, argument) {
            (Ok(position), argument) => holds(&Past::of(&position), rules, argument),
            (Err(_), Argument::Fault(fault)) if diagram::has_fault(setup, fault) => Ok(()),
            (Err(_), argument) => Err(refused(argument, setup)),
        },
    }
}

fn refused(argument: &Argument, setup: &Setup) -> CheckError {
    CheckError::Step { step: argument.to_string(), fen: setup.fen().to_string() }
}

/// Whether an argument shows that a position is impossible.
fn holds(past: &Past, rules: Rules, argument: &Argument) -> Result<(), CheckError> {
    let start = rules.start;
    let diagram = Diagram::of(&past.board);
    let is_true = match argument {
        Argument::Fault(fault) => diagram::has_fault(&past.setup(), fault) && !is_open_question(past, fault),
        Argument::Men { color, men } => diagram.men(*color).len() == *men && *men > 16,
        Argument::Promotions { color, promoted, gone } => {
            let pawns = diagram.number(*color, Role::Pawn);
            diagram.promoted(*color) == *promoted && 8usize.saturating_sub(pawns) == *gone && promoted + pawns > 8
        }
        Argument::Passing { passed, explained } => passing(&diagram, *passed, *explained),
        Argument::Castling(color) => diagram::castling_away(past, start, *color),
        Argument::Origins { color, needed, available, immobile, columns } => {
            let claim = origins::Claim { color: *color, needed: *needed, available: *available, immobile: *immobile };
            origins::holds(past, start, &claim, columns)
        }
        Argument::Kernel { captures } => {
            let gone = 32usize.saturating_sub(past.board.occupied().len());
            match kernel::exists(past, start, CHECKED_KERNELS) {
                Some(exists) => !exists && gone == *captures,
                None => return Err(CheckError::TooLarge(argument.to_string())),
            }
        }
        Argument::Ranks { captures } => {
            let gone = 32usize.saturating_sub(past.board.occupied().len());
            match ranks::exists(past, start, CHECKED_KERNELS) {
                Some(exists) => !exists && gone == *captures,
                None => return Err(CheckError::TooLarge(argument.to_string())),
            }
        }
        Argument::Parity { odd } => parity::is_odd(past, start) == Some(*odd) && *odd != (past.turn == Color::Black),
        // The last position may be dead; one before it may not.
        Argument::Dead => false,
        Argument::LastMove { cases } => return last_moves(past, rules, cases),
    };
    if is_true { Ok(()) } else { Err(refused(argument, &past.setup())) }
}

/// Arrangements of pawns that the checker visits at most.
const CHECKED_KERNELS: usize = 2_000_000;

/// A missing en passant square is no fault of a position about which nothing is known.
fn is_open_question(past: &Past, fault: &SetupFault) -> bool {
    matches!(fault, SetupFault::EnPassant(_)) && !matches!(past.en_passant, EnPassant::Over(_))
}

/// Pawns on the board and promoted ones, less one for each file on which two still face each other, are explained by captures.
fn passing(diagram: &Diagram, passed: usize, explained: usize) -> bool {
    let facing = (0..8).filter(|file| {
        let pawns = diagram.pawns_of_file(*file);
        let first_white = pawns.iter().position(|color| *color == Color::White);
        first_white.is_some_and(|first| pawns[first..].contains(&Color::Black))
    });
    let facing = facing.count();
    let [lost_white, lost_black] = Color::ALL.map(|color| 16usize.saturating_sub(diagram.men(color).len()));
    let captures = lost_white + lost_black;
    let past = |color: Color| (diagram.number(color, Role::Pawn) + diagram.promoted(color)).saturating_sub(facing);
    let pawns_lost = |color: Color, lost: usize| {
        8usize.saturating_sub(diagram.number(color, Role::Pawn) + diagram.promoted(color)).min(lost)
    };
    let (white, black) = (past(Color::White), past(Color::Black));
    let (gone_white, gone_black) = (pawns_lost(Color::White, lost_white), pawns_lost(Color::Black, lost_black));
    [
        (white, captures + gone_black),
        (black, captures + gone_white),
        (white + black, 2 * captures + gone_white + gone_black),
    ]
    .into_iter()
    .any(|counted| counted == (passed, explained) && passed > explained)
}

/// The cases are closed under taking moves back, and each one that is not taken back is refuted.
fn last_moves(root: &Past, rules: Rules, cases: &[(Past, Case)]) -> Result<(), CheckError> {
    let start = rules.start;
    let known: HashMap<Past, &Case> = cases.iter().map(|(past, case)| (*past, case)).collect();
    let initial = start.position();
    // The initial position needs no last move.
    if Past::of(&initial) == *root {
        return Err(CheckError::Initial);
    }
    let retracted = cases.iter().filter(|(_, case)| *case == Case::Retracted).map(|(past, _)| past);
    for past in std::iter::once(root).chain(retracted) {
        if past.board == *initial.board() && past.turn == Color::White && past != root {
            return Err(CheckError::Initial);
        }
        for before in retract::before(past, start) {
            if before != *root && !known.contains_key(&before) {
                return Err(CheckError::Missing { fen: past.setup().fen().to_string() });
            }
        }
    }
    for (past, case) in cases {
        if let Case::Refuted(argument) = case {
            // Positions inside another list are known only in part, so that the initial position would not be recognized there.
            if matches!(argument, Argument::LastMove { .. }) {
                return Err(refused(argument, &past.setup()));
            }
            if *argument == Argument::Dead && rules.dead == DeadPositions::EndedGame {
                match dead::is_dead(past, start) {
                    Some(true) => continue,
                    Some(false) => return Err(refused(argument, &past.setup())),
                    None => return Err(CheckError::TooLarge(argument.to_string())),
                }
            }
            holds(past, rules, argument)?;
        }
    }
    Ok(())
}
