//! From what a written move says to the legal move that it means, found from the square of arrival.
//!
//! Generating all moves to pick one would do thirty times the work: here only pieces that can reach the square are looked
//! at, and only those are tested against 3.9.2. Nothing is allocated.

use jadoube_board::{Bitboard, Color, Move, MoveKind, MoveSet, Position, Rank, Role, Square, attacks};

/// Why no single move was found. [`crate::read()`] says more about it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Unresolved {
    /// No legal move answers the description.
    NoMove,
    /// More than one does.
    Ambiguous,
}

/// The one legal move of a `role` to `to` from a square of `among`, castling apart.
///
/// `among` is what the writing says about the square left: [`Bitboard::ALL`] if nothing, a file, a rank or one square.
/// A pawn that captures has to say its file (C.9), so with [`Bitboard::ALL`] only advances of pawns are looked for.
///
/// ```
/// use jadoube_board::{Bitboard, File, Position, Role, Square};
/// use jadoube_notation::{resolve, Unresolved};
/// let start = Position::standard();
/// let m = resolve(&start, Role::Knight, Bitboard::ALL, Square::F3, None).unwrap();
/// assert_eq!(m.from(), Square::G1);
/// let none = resolve(&start, Role::Knight, Bitboard::of_file(File::B), Square::F3, None);
/// assert_eq!(none, Err(Unresolved::NoMove));
/// ```
pub fn resolve(
    position: &Position,
    role: Role,
    among: Bitboard,
    to: Square,
    promotion: Option<Role>,
) -> Result<Move, Unresolved> {
    if role == Role::Pawn {
        return resolve_pawn(position, among, to, promotion);
    }
    let board = position.board();
    let own = board.color(position.turn());
    if promotion.is_some() || own.contains(to) {
        return Err(Unresolved::NoMove);
    }
    let occupied = board.occupied();
    let mut found = None;
    for from in lines(role, to) & board.role(role) & own & among {
        if !attacks::between(from, to).meets(occupied) && position.leaves_king_safe(role, from, to, to) {
            if found.is_some() {
                return Err(Unresolved::Ambiguous);
            }
            found = Some(from);
        }
    }
    let from = found.ok_or(Unresolved::NoMove)?;
    only(MoveSet::Piece { role, from, to: to.into() })
}

/// What is known about the king of the player to move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kings {
    /// It is not in check.
    Safe,
    /// It may be.
    Unknown,
}

/// [`resolve`] for usual moves. The caller may know that the player to move is not in check: then hardly any move can
/// break 3.9.2. `None` decides nothing: several men may go to the square, or none, or it is a capture en passant.
///
/// Which man moves next is hard to predict, so nothing here branches on it.
#[inline(always)]
pub(crate) fn resolve_usual(
    position: &Position,
    known: Kings,
    role: Role,
    among: Bitboard,
    to: Square,
) -> Option<Move> {
    let m = resolve_unguarded(position, role, among, to)?;
    king_stays_safe(position, known, role, m.from(), to).then_some(m)
}

/// The same whether or not the move leaves the king attacked.
#[inline(always)]
pub(crate) fn resolve_unguarded(position: &Position, role: Role, among: Bitboard, to: Square) -> Option<Move> {
    let candidates = Candidates::of(position, role, among, to);
    let mut from = candidates.men.first()?;
    let several = candidates.men.0 & (candidates.men.0 - 1) != 0;
    if several | candidates.are_barred | attacks::between(from, to).meets(position.board().occupied()) {
        from = one_of_several(position, role, among, to)?;
    }
    Some(Move::simple(role, from, to))
}

/// The men that go to a square on an empty board.
struct Candidates {
    men: Bitboard,
    /// Whether none of them can go there.
    are_barred: bool,
}

impl Candidates {
    #[inline(always)]
    fn of(position: &Position, role: Role, among: Bitboard, to: Square) -> Candidates {
        let board = position.board();
        let (own, captures) = (position.own(), board.occupied().contains(to));
        let men = board.role(role) & own & among & attacks::origins(role.of(position.turn()), to, captures);
        // A pawn that captures has to say its file.
        let says_no_file = (role == Role::Pawn) & (among == Bitboard::ALL) & captures;
        Candidates { men, are_barred: says_no_file | own.contains(to) }
    }
}

/// Which of several candidates can go there: the others are blocked, or may not leave their king. If all but one are blocked, nobody asks
/// whether that one may leave the king.
///
/// Rarely needed, so it is not part of the loop; the caller goes on with the answer as if there had been one candidate.
#[cold]
#[inline(never)]
fn one_of_several(position: &Position, role: Role, among: Bitboard, to: Square) -> Option<Square> {
    let Candidates { men, are_barred } = Candidates::of(position, role, among, to);
    if are_barred {
        return None;
    }
    let occupied = position.board().occupied();
    let mut open = men;
    for from in men {
        if attacks::between(from, to).meets(occupied) {
            open = open.without(from.into());
        }
    }
    if open.many() {
        for from in open {
            if !position.leaves_king_safe(role, from, to, to) {
                open = open.without(from.into());
            }
        }
    }
    open.single()
}

/// Every square from which a piece other than a pawn can legally go to a square, castling apart: the rivals of C.10.
pub(crate) fn origins(position: &Position, role: Role, to: Square) -> Bitboard {
    let board = position.board();
    let own = board.color(position.turn());
    if own.contains(to) {
        return Bitboard::EMPTY;
    }
    (lines(role, to) & board.role(role) & own)
        .into_iter()
        .filter(|&from| !attacks::between(from, to).meets(board.occupied()))
        .filter(|&from| position.leaves_king_safe(role, from, to, to))
        .fold(Bitboard::EMPTY, |found, from| found | from.into())
}

#[inline(always)]
fn resolve_pawn(position: &Position, among: Bitboard, to: Square, promotion: Option<Role>) -> Result<Move, Unresolved> {
    let us = position.turn();
    let board = position.board();
    if (to.rank() == Rank::Eighth.seen_by(us)) != promotion.is_some() {
        return Err(Unresolved::NoMove);
    }
    let pawns = board.role(Role::Pawn) & board.color(us) & among;
    let en_passant = position.en_passant() == Some(to) && among != Bitboard::ALL;
    let origins = pawns & pawn_origins(position, to, en_passant || among != Bitboard::ALL);
    let mut found = None;
    for from in origins {
        let takes_en_passant = en_passant && from.file() != to.file();
        let victim = if takes_en_passant { Square::new(to.file(), from.rank()) } else { to };
        if position.leaves_king_safe(Role::Pawn, from, to, victim) {
            if found.is_some() {
                return Err(Unresolved::Ambiguous);
            }
            found = Some(from);
        }
    }
    let from = found.ok_or(Unresolved::NoMove)?;
    if en_passant && from.file() != to.file() {
        return only(MoveSet::EnPassant { from, to });
    }
    let step = (to.index() as i32 - from.index() as i32) as i8;
    match promotion {
        None => only(MoveSet::Pawns { step, to: to.into(), promote: false }),
        Some(role) => {
            let kind = MoveKind::promotion(role).ok_or(Unresolved::NoMove)?;
            let mut four = MoveSet::Pawns { step, to: to.into(), promote: true }.into_iter();
            four.find(|m| m.kind() == kind).ok_or(Unresolved::NoMove)
        }
    }
}

/// The squares from which a pawn of the player to move could go to a square, by 3.7.1 to 3.7.3.
#[inline(always)]
fn pawn_origins(position: &Position, to: Square, captures: bool) -> Bitboard {
    let us = position.turn();
    let board = position.board();
    let occupied = board.occupied();
    let behind = |squares: Bitboard| Bitboard(us.pick(squares.0 >> 8, squares.0 << 8));
    let mut origins = Bitboard::EMPTY;
    if !occupied.contains(to) {
        origins = behind(to.into());
        if to.rank() == Rank::Fourth.seen_by(us) && !origins.meets(occupied) {
            origins = behind(origins);
        }
    }
    if captures && (board.color(!us).contains(to) || position.en_passant() == Some(to)) {
        origins |= attacks::pawn(!us, to);
    }
    origins
}

/// The first move of a set that is known to have one.
#[inline(always)]
fn only(set: MoveSet) -> Result<Move, Unresolved> {
    set.into_iter().next().ok_or(Unresolved::NoMove)
}

/// Article 3.9.2 for a move that captures at most on the square where it ends, answered with a glance where that is enough.
#[inline(always)]
fn king_stays_safe(position: &Position, known: Kings, role: Role, from: Square, to: Square) -> bool {
    // `Position::may_uncover_king`, written out: with a call of it the compiler makes the loop of an audit 7 % slower.
    let board = position.board();
    let sliders = board.role(Role::Rook) | board.role(Role::Bishop) | board.role(Role::Queen);
    let king = position.king(position.turn());
    let may_uncover = attacks::ray(king, from).meets(sliders & board.color(!position.turn()));
    let is_sure = (known == Kings::Safe) & (role != Role::King) & !may_uncover;
    is_sure || position.leaves_king_safe(role, from, to, to)
}

/// From where a piece other than a pawn reaches a square on an empty board, which is also where it goes to from there.
#[inline(always)]
fn lines(role: Role, square: Square) -> Bitboard {
    attacks::reach(role.of(Color::Black), square)
}
