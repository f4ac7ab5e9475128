//! Why a move that can be read cannot be played, told as an arbiter would tell it.

use jadoube_board::{Bitboard, Breach, Coordinates, Move, MoveKind, Position, Rank, Role, Square};

use super::grammar::{Hint, Meaning, What};
use super::{moves, origin};
use crate::Language;
use crate::error::{Barred, Expected, Place, ReadError};
use crate::resolve::{Unresolved, origins, resolve};
use crate::style::{Form, Style};
use crate::write::write;

/// The reason of the first reading that says more than that nothing goes there; of the first reading otherwise.
pub(crate) fn no_move(position: &Position, meanings: &[Meaning], language: Language) -> ReadError {
    let reasons: Vec<ReadError> = meanings.iter().map(|meaning| reason(position, meaning, language)).collect();
    let vague = |error: &ReadError| {
        matches!(error, ReadError::NoneReaches(..) | ReadError::NoSuchPiece(..) | ReadError::NoneThere(..))
    };
    let regular = meanings.first().map(|meaning| meaning.licence);
    let told = meanings
        .iter()
        .zip(&reasons)
        .position(|(meaning, error)| Some(meaning.licence) == regular && !vague(error))
        .unwrap_or(0);
    reasons.into_iter().nth(told).unwrap_or(ReadError::Empty)
}

fn reason(position: &Position, meaning: &Meaning, language: Language) -> ReadError {
    match meaning.what {
        What::Castling(wing) => match position.judge_castling(wing) {
            Err(breach) => ReadError::Castling(breach),
            Ok(_) => ReadError::Empty,
        },
        What::Squares { from, to, promotion } => {
            let role = position.board().role_at(from);
            match position.judge(Coordinates { from, to, promotion }) {
                Err(Breach::PromotionMissing) => promotion_missing(position, from.into(), to, language),
                Err(breach @ (Breach::NoPiece(_) | Breach::OpponentsPiece(_))) => {
                    ReadError::Barred(Barred { role, from, to, breach, obstacle: None })
                }
                Err(breach) => barred(position, role.unwrap_or(Role::Pawn), from, to, breach),
                Ok(_) => ReadError::Empty,
            }
        }
        What::Files { from, .. } => {
            let pawns = position.board().pieces(Role::Pawn.of(position.turn())) & Bitboard::of_file(from);
            if pawns.is_empty() {
                ReadError::NoneThere(position.turn(), Role::Pawn, Place::File(from))
            } else {
                ReadError::Unfinished(Expected::Rank)
            }
        }
        What::Piece { role, from, captures, to, promotion } => {
            of_pieces(position, role, from, captures, to, promotion, language)
        }
    }
}

fn of_pieces(
    position: &Position,
    role: Role,
    from: Hint,
    captures: bool,
    to: Square,
    promotion: Option<Role>,
    language: Language,
) -> ReadError {
    let color = position.turn();
    let all = position.board().pieces(role.of(color));
    if all.is_empty() {
        return ReadError::NoSuchPiece(color, role);
    }
    // A pawn for which nothing is said about its file advances on that of its square.
    let from = match (role, from) {
        (Role::Pawn, Hint::Nothing) if !captures => Hint::File(to.file()),
        _ => from,
    };
    let meant = all & origin(role, from, captures, to);
    if meant.is_empty() {
        let place = match from {
            Hint::Nothing => return ReadError::NoneReaches(role, to),
            Hint::File(file) => Place::File(file),
            Hint::Rank(rank) => Place::Rank(rank),
            Hint::Square(square) => Place::Square(square),
        };
        return ReadError::NoneThere(color, role, place);
    }
    // What is left to a king that may go there is castling, by its square or that of the rook.
    if role == Role::King
        && let Some(from) = meant.single()
        && let Ok(castling) = position.judge(Coordinates { from, to, promotion })
    {
        if position.board().color(color).contains(to) {
            return barred(position, role, from, to, Breach::OwnPiece(to));
        }
        return ReadError::WriteCastling(write(position, castling, &Form::Algebraic(Style::fide_bare(language))));
    }
    let judged: Vec<(Square, Breach)> = meant
        .into_iter()
        .filter_map(|from| Some((from, position.judge(Coordinates { from, to, promotion }).err()?)))
        .collect();
    if judged.iter().any(|&(_, breach)| breach == Breach::PromotionMissing) {
        return promotion_missing(position, meant, to, language);
    }
    let near: Vec<Barred> = judged
        .iter()
        .filter(|(_, breach)| !matches!(breach, Breach::NotItsWay(_)))
        .map(|&(from, breach)| with_obstacle(position, role, from, to, breach))
        .collect();
    match (near.as_slice(), judged.as_slice()) {
        ([one], _) => barred(position, role, one.from, to, one.breach),
        ([], [(from, breach)]) => barred(position, role, *from, to, *breach),
        ([], _) => ReadError::NoneReaches(role, to),
        (_, _) => ReadError::EachBarred(near),
    }
}

fn barred(position: &Position, role: Role, from: Square, to: Square, breach: Breach) -> ReadError {
    match breach {
        Breach::CastlingLost(_)
        | Breach::CastlingBlocked(..)
        | Breach::CastlingOutOfCheck(..)
        | Breach::CastlingThroughCheck(..)
        | Breach::CastlingIntoCheck(..) => ReadError::Castling(breach),
        _ => ReadError::Barred(with_obstacle(position, role, from, to, breach)),
    }
}

fn with_obstacle(position: &Position, role: Role, from: Square, to: Square, breach: Breach) -> Barred {
    let square = match breach {
        Breach::Jump { over, .. } => Some(over),
        Breach::PawnBlocked(square) | Breach::DoubleStepBlocked(square) => Some(square),
        _ => None,
    };
    let obstacle = square.and_then(|square| Some((square, position.board().piece_at(square)?)));
    Barred { role: Some(role), from, to, breach, obstacle }
}

/// The four ways to write the promotion that would have been possible, or why none would.
fn promotion_missing(position: &Position, meant: Bitboard, to: Square, language: Language) -> ReadError {
    let form = Form::Algebraic(Style::fide_bare(language));
    let mut choices = Vec::new();
    for from in meant {
        for role in Role::PROMOTIONS {
            match position.judge(Coordinates { from, to, promotion: Some(role) }) {
                Ok(m) => choices.push(write(position, m, &form)),
                Err(breach) if choices.is_empty() && meant.single().is_some() => {
                    return barred(position, Role::Pawn, from, to, breach);
                }
                Err(_) => {}
            }
        }
    }
    if choices.is_empty() {
        ReadError::NoneReaches(Role::Pawn, to)
    } else {
        ReadError::PromotionMissing { to, choices }
    }
}

/// The spellings among which the writer has to choose.
pub(crate) fn ambiguous(position: &Position, meaning: &Meaning, language: Language) -> ReadError {
    let form = Form::Algebraic(Style::fide_bare(language));
    let (role, from, captures, to, promotion) = match meaning.what {
        What::Piece { role, from, captures, to, promotion } => (role, from, captures, to, promotion),
        What::Files { from, to, promotion } => {
            let among = Bitboard::of_file(from);
            let on = |rank| resolve(position, Role::Pawn, among, Square::new(to, rank), promotion);
            let moves = Rank::ALL.into_iter().filter_map(|rank| on(rank).ok());
            return ReadError::Unclear { choices: moves.map(|m| write(position, m, &form)).collect() };
        }
        What::Castling(_) | What::Squares { .. } => return ReadError::Empty,
    };
    let candidates = match role {
        Role::Pawn => position.board().pieces(Role::Pawn.of(position.turn())),
        _ => origins(position, role, to),
    };
    let choices = (candidates & origin(role, from, captures, to))
        .into_iter()
        .filter_map(|square| {
            let hint = Hint::Square(square);
            let what = What::Piece { role, from: hint, captures, to, promotion };
            let played: Result<Move, Unresolved> = moves(position, &Meaning { what, ..*meaning });
            played.ok().filter(|m| m.kind() != MoveKind::CastlingKing && m.kind() != MoveKind::CastlingQueen)
        })
        .map(|m| write(position, m, &form))
        .collect();
    ReadError::Ambiguous { role, to, choices }
}
