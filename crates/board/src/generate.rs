//! Legal moves (Article 3.10.1), generated legal: pieces that are pinned and kings in check get only the squares that
//! agree with 3.9.2, and no move is tried out.

use core::ops::ControlFlow;

#[cfg(all(target_arch = "x86_64", feature = "std"))]
use crate::attacks::processor;
#[cfg(all(target_arch = "x86_64", feature = "std"))]
use crate::attacks::sliders::Table;
use crate::attacks::sliders::{Arithmetic, Sliders};
use crate::attacks::tables::{
    BETWEEN, BISHOP_LINES, BISHOP_ZONE, KING, KNIGHT, KNIGHT_ZONE, PAWN, ROOK_LINES, ROOK_ZONE,
};
use crate::sink::{Sets, Sink, Successors};
use crate::{Bitboard, Board, Color, Move, MoveSet, Position, Rank, Role, Square, Wing};

impl Position {
    /// Calls `f` with every set of legal moves; a `Break` ends it and is returned. Some sets may be empty.
    ///
    /// This is the generator itself, without a list and without the heap: each set says which piece may go to which
    /// squares. The order is fixed for a position but means nothing.
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use jadoube_board::Position;
    /// let mut moves = 0;
    /// let _ = Position::standard().visit_moves(|set| {
    ///     moves += set.len();
    ///     ControlFlow::<()>::Continue(())
    /// });
    /// assert_eq!(moves, 20);
    /// ```
    #[inline(always)]
    pub fn visit_moves<B>(&self, f: impl FnMut(MoveSet) -> ControlFlow<B>) -> ControlFlow<B> {
        self.generate(&mut Sets(f))
    }

    /// Calls `f` with every legal move and the position after it: the fastest way to walk a tree of moves.
    ///
    /// ```
    /// use jadoube_board::Position;
    /// let mut checks = 0;
    /// Position::standard().visit_next(|_, next| checks += next.is_check() as u32);
    /// assert_eq!(checks, 0);
    /// ```
    #[inline(always)]
    pub fn visit_next(&self, f: impl FnMut(Move, &Position)) {
        let _ = self.generate(&mut Successors::new(self, f));
    }

    /// A copy of the generator for every caller would be a tenth of a WebAssembly module, which is loaded over networks: there all use one.
    #[cfg(target_family = "wasm")]
    fn generate<B>(&self, sink: &mut impl Sink<B>) -> ControlFlow<B> {
        let mut end = ControlFlow::Continue(());
        let _ = visit_for_all(self, &mut |set| {
            end = sink.take(set);
            if end.is_break() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        end
    }

    #[cfg(not(target_family = "wasm"))]
    #[inline(always)]
    fn generate<B>(&self, sink: &mut impl Sink<B>) -> ControlFlow<B> {
        #[cfg(all(target_arch = "x86_64", feature = "std"))]
        if processor::has_fast_pext() {
            // SAFETY: the processor has been seen to have these instructions. Measured: half as fast again and more.
            return unsafe { visit_with_table(self, sink) };
        }
        visit_either::<Arithmetic, B>(self, sink)
    }

    /// How many legal moves there are.
    ///
    /// ```
    /// use jadoube_board::Position;
    /// assert_eq!(Position::standard().count_moves(), 20);
    /// ```
    #[inline]
    pub fn count_moves(&self) -> usize {
        let mut count = 0;
        let _ = self.visit_moves(|set| {
            count += set.len();
            ControlFlow::<()>::Continue(())
        });
        count
    }

    /// Whether there is any legal move.
    #[inline]
    pub fn has_moves(&self) -> bool {
        self.visit_moves(|set| if set.is_empty() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) })
            .is_break()
    }
}

/// The generator, compiled for the instructions that [`processor::has_fast_pext`] looks for.
#[cfg(all(target_arch = "x86_64", feature = "std"))]
#[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
fn visit_with_table<B>(position: &Position, sink: &mut impl Sink<B>) -> ControlFlow<B> {
    visit_either::<Table, B>(position, sink)
}

#[cfg(target_family = "wasm")]
#[inline(never)]
fn visit_for_all(position: &Position, take: &mut dyn FnMut(MoveSet) -> ControlFlow<()>) -> ControlFlow<()> {
    visit_either::<Arithmetic, ()>(position, &mut Sets(take))
}

#[inline(always)]
fn visit_either<S: Sliders, B>(position: &Position, sink: &mut impl Sink<B>) -> ControlFlow<B> {
    match position.turn {
        Color::White => visit::<S, true, B>(position, sink),
        Color::Black => visit::<S, false, B>(position, sink),
    }
}

/// One side's view of the board: the sets that the generator asks for again and again.
struct View {
    occupied: Bitboard,
    us: Bitboard,
    them: Bitboard,
    king: Square,
    pawns: Bitboard,
    knights: Bitboard,
    /// Bishops and queens.
    diagonal: Bitboard,
    /// Rooks and queens.
    orthogonal: Bitboard,
    kings: Bitboard,
}

impl View {
    #[inline(always)]
    fn new<const WHITE: bool>(board: &Board) -> View {
        let Board { x, y, z, white } = *board;
        let occupied = x | y | z;
        let us = if WHITE { white } else { occupied & !white };
        View {
            occupied: Bitboard(occupied),
            us: Bitboard(us),
            them: Bitboard(occupied ^ us),
            king: Bitboard(y & z & us).first_or_a1(),
            pawns: Bitboard(x & !(y | z)),
            knights: Bitboard(y & !(x | z)),
            diagonal: Bitboard(x & (y | z)),
            orthogonal: Bitboard(z & !y),
            kings: Bitboard(y & z),
        }
    }

    /// Whether the opponent attacks `square` when the squares of `occupied` are taken.
    #[inline(always)]
    fn attacked<S: Sliders, const WHITE: bool>(&self, square: Square, occupied: Bitboard) -> bool {
        let at = square as usize;
        let attackers = S::rook(square, occupied) & self.orthogonal
            | S::bishop(square, occupied) & self.diagonal
            | KNIGHT[at] & self.knights
            | PAWN[!WHITE as usize][at] & self.pawns
            | KING[at] & self.kings;
        attackers.meets(self.them)
    }

    /// The squares beside the king that the opponent attacks; other squares may be in it or not.
    #[inline(always)]
    fn danger<S: Sliders, const WHITE: bool>(&self) -> Bitboard {
        let king = self.king as usize;
        // The king does not hide the square behind it from a piece that gives check.
        let occupied = self.occupied ^ Bitboard::of(self.king);
        let their_pawns = self.pawns & self.them;
        let mut danger = if WHITE { pawn_attacks::<false>(their_pawns) } else { pawn_attacks::<true>(their_pawns) };
        danger |= KING[(self.kings & self.them).first_or_a1() as usize];
        for from in self.knights & self.them & KNIGHT_ZONE[king] {
            danger |= KNIGHT[from as usize];
        }
        for from in self.orthogonal & self.them & ROOK_ZONE[king] {
            danger |= S::rook(from, occupied);
        }
        for from in self.diagonal & self.them & BISHOP_ZONE[king] {
            danger |= S::bishop(from, occupied);
        }
        danger
    }
}

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

/// Pawns one step forward and towards the a-file.
#[inline(always)]
const fn capture_left<const WHITE: bool>(pawns: Bitboard) -> Bitboard {
    Bitboard(pawns.0 & NOT_A).shifted(if WHITE { 7 } else { -9 })
}

/// Pawns one step forward and towards the h-file.
#[inline(always)]
const fn capture_right<const WHITE: bool>(pawns: Bitboard) -> Bitboard {
    Bitboard(pawns.0 & NOT_H).shifted(if WHITE { 9 } else { -7 })
}

#[inline(always)]
fn pawn_attacks<const WHITE: bool>(pawns: Bitboard) -> Bitboard {
    capture_left::<WHITE>(pawns) | capture_right::<WHITE>(pawns)
}

/// What 3.9.2 leaves to the pieces beside the king.
struct Limits {
    /// Squares where a piece must land: all of them, or when in check those that end it.
    answers: Bitboard,
    /// Whether two pieces or more give check, so that only the king can move.
    double_check: bool,
    in_check: bool,
    /// Lines between the king and an opponent's bishop or queen with just one piece on them, and that bishop or queen.
    diagonal_pins: Bitboard,
    /// The same with rooks and queens.
    orthogonal_pins: Bitboard,
}

impl Limits {
    #[inline(always)]
    fn new<const WHITE: bool>(view: &View) -> Limits {
        let king = view.king as usize;
        let near = KNIGHT[king] & view.knights | PAWN[!WHITE as usize][king] & view.pawns;
        let near = near & view.them;
        let mut checks = near.0.count_ones();
        let mut answers = near;
        let mut scan = |snipers: Bitboard| {
            let mut pins = Bitboard::EMPTY;
            for sniper in snipers & view.them {
                let line = BETWEEN[king][sniper as usize];
                let blockers = line & view.occupied;
                let line = line | Bitboard::of(sniper);
                if blockers.is_empty() {
                    checks += 1;
                    answers |= line;
                } else if !blockers.many() {
                    pins |= line;
                }
            }
            pins
        };
        let diagonal_pins = scan(BISHOP_LINES[king] & view.diagonal);
        let orthogonal_pins = scan(ROOK_LINES[king] & view.orthogonal);
        Limits {
            answers: if checks == 0 { Bitboard::ALL } else { answers },
            double_check: checks > 1,
            in_check: checks > 0,
            diagonal_pins,
            orthogonal_pins,
        }
    }
}

#[inline(always)]
fn visit<S: Sliders, const WHITE: bool, B>(position: &Position, sink: &mut impl Sink<B>) -> ControlFlow<B> {
    let view = View::new::<WHITE>(&position.board);
    let limits = Limits::new::<WHITE>(&view);
    king_moves::<S, WHITE, B>(&view, sink)?;
    if limits.double_check {
        return ControlFlow::Continue(());
    }
    if !limits.in_check && position.castling.rooks(color::<WHITE>()).any() {
        castling::<S, WHITE, B>(position, &view, sink)?;
    }
    pawn_moves::<WHITE, B>(&view, &limits, sink)?;
    if let Some(to) = position.en_passant {
        en_passant::<S, WHITE, B>(&view, to, sink)?;
    }
    piece_moves::<S, B>(&view, &limits, sink)
}

const fn color<const WHITE: bool>() -> Color {
    if WHITE { Color::White } else { Color::Black }
}

/// Article 3.8.1.
#[inline(always)]
fn king_moves<S: Sliders, const WHITE: bool, B>(view: &View, sink: &mut impl Sink<B>) -> ControlFlow<B> {
    let free = KING[view.king as usize].without(view.us);
    if free.is_empty() {
        return ControlFlow::Continue(());
    }
    let to = free.without(view.danger::<S, WHITE>());
    sink.take(MoveSet::Piece { role: Role::King, from: view.king, to })
}

/// Articles 3.2 to 3.6.
#[inline(always)]
fn piece_moves<S: Sliders, B>(view: &View, limits: &Limits, sink: &mut impl Sink<B>) -> ControlFlow<B> {
    let allowed = limits.answers.without(view.us);
    let pinned = limits.diagonal_pins | limits.orthogonal_pins;
    let free = view.us.without(pinned);
    let queens = view.diagonal & view.orthogonal;
    let bishops = view.diagonal ^ queens;
    let rooks = view.orthogonal ^ queens;
    for from in view.knights & free {
        sink.take(MoveSet::Piece { role: Role::Knight, from, to: KNIGHT[from as usize] & allowed })?;
    }
    for from in bishops & free {
        sink.take(MoveSet::Piece { role: Role::Bishop, from, to: S::bishop(from, view.occupied) & allowed })?;
    }
    for from in rooks & free {
        sink.take(MoveSet::Piece { role: Role::Rook, from, to: S::rook(from, view.occupied) & allowed })?;
    }
    for from in queens & free {
        sink.take(MoveSet::Piece { role: Role::Queen, from, to: S::queen(from, view.occupied) & allowed })?;
    }
    // A pinned piece stays on the line of its pin. Lines of other pins are out of its reach, so all serve as one.
    let pinned = pinned & view.us & (view.diagonal | view.orthogonal);
    if pinned.any() {
        let along_diagonal = limits.diagonal_pins & allowed;
        let along_orthogonal = limits.orthogonal_pins & allowed;
        for from in pinned & bishops & limits.diagonal_pins {
            sink.take(MoveSet::Piece {
                role: Role::Bishop,
                from,
                to: S::bishop(from, view.occupied) & along_diagonal,
            })?;
        }
        for from in pinned & rooks & limits.orthogonal_pins {
            sink.take(MoveSet::Piece { role: Role::Rook, from, to: S::rook(from, view.occupied) & along_orthogonal })?;
        }
        for from in pinned & queens {
            let to = if limits.diagonal_pins.contains(from) {
                S::bishop(from, view.occupied) & along_diagonal
            } else {
                S::rook(from, view.occupied) & along_orthogonal
            };
            sink.take(MoveSet::Piece { role: Role::Queen, from, to })?;
        }
    }
    ControlFlow::Continue(())
}

/// Article 3.7, en passant apart.
#[inline(always)]
fn pawn_moves<const WHITE: bool, B>(view: &View, limits: &Limits, sink: &mut impl Sink<B>) -> ControlFlow<B> {
    let forward = if WHITE { 8 } else { -8 };
    let pawns = view.pawns & view.us;
    let empty = !view.occupied;
    let third = Bitboard::of_rank(Rank::Third.seen_by(color::<WHITE>()));
    let last = Bitboard::of_rank(Rank::Eighth.seen_by(color::<WHITE>()));

    let pinned = limits.diagonal_pins | limits.orthogonal_pins;
    let free = pawns.without(pinned);
    let (mut single, mut left, mut right) =
        (free.shifted(forward) & empty, capture_left::<WHITE>(free), capture_right::<WHITE>(free));
    if (pawns & pinned).any() {
        single |= (pawns & limits.orthogonal_pins).shifted(forward) & limits.orthogonal_pins & empty;
        left |= capture_left::<WHITE>(pawns & limits.diagonal_pins) & limits.diagonal_pins;
        right |= capture_right::<WHITE>(pawns & limits.diagonal_pins) & limits.diagonal_pins;
    }
    let double = (single & third).shifted(forward) & empty & limits.answers;
    single &= limits.answers;
    let targets = view.them & limits.answers;
    left &= targets;
    right &= targets;
    let (to_left, to_right) = if WHITE { (7, 9) } else { (-9, -7) };
    if ((single | left | right) & last).any() {
        sink.take(MoveSet::Pawns { step: forward as i8, to: single & last, promote: true })?;
        sink.take(MoveSet::Pawns { step: to_left, to: left & last, promote: true })?;
        sink.take(MoveSet::Pawns { step: to_right, to: right & last, promote: true })?;
        single = single.without(last);
        left = left.without(last);
        right = right.without(last);
    }
    sink.take(MoveSet::Pawns { step: forward as i8, to: single, promote: false })?;
    sink.take(MoveSet::Pawns { step: 2 * forward as i8, to: double, promote: false })?;
    sink.take(MoveSet::Pawns { step: to_left, to: left, promote: false })?;
    sink.take(MoveSet::Pawns { step: to_right, to: right, promote: false })
}

/// Article 3.7.3.1 (3.7.4.1 in 2018, 3.7.d before). The position keeps the square only while a legal capture exists.
#[cold]
#[inline(never)]
fn en_passant<S: Sliders, const WHITE: bool, B>(view: &View, to: Square, sink: &mut impl Sink<B>) -> ControlFlow<B> {
    for from in PAWN[WHITE as usize][to as usize] & view.pawns & view.us {
        if en_passant_safe::<S, WHITE>(view, from, to) {
            sink.take(MoveSet::EnPassant { from, to })?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether the king is not attacked once both pawns have left their squares.
#[inline(always)]
fn en_passant_safe<S: Sliders, const WHITE: bool>(view: &View, from: Square, to: Square) -> bool {
    let victim = Bitboard::of(to.en_passant_neighbour());
    let occupied = (view.occupied ^ Bitboard::of(from) ^ victim) | Bitboard::of(to);
    let king = view.king as usize;
    let attackers = S::rook(view.king, occupied) & view.orthogonal
        | S::bishop(view.king, occupied) & view.diagonal
        | KNIGHT[king] & view.knights
        | PAWN[!WHITE as usize][king] & view.pawns.without(victim);
    !attackers.meets(view.them)
}

/// Whether the player to move has a legal capture en passant on `to`. Reads nothing but the board and the turn.
#[inline]
pub(crate) fn en_passant_possible(position: &Position, to: Square) -> bool {
    let capturers = pawns_beside(position, to);
    // Nearly every double step ends beside no opposing pawn.
    !capturers.is_empty() && en_passant_possible_for(position, capturers & position.board.color(position.turn), to)
}

/// Pawns of either color where they would have to stand to capture en passant on this square.
#[inline(always)]
pub(crate) fn pawns_beside(position: &Position, to: Square) -> Bitboard {
    let board = &position.board;
    Bitboard(PAWN[!position.turn as usize][to as usize].0 & board.x & !(board.y | board.z))
}

#[cold]
#[inline(never)]
fn en_passant_possible_for(position: &Position, capturers: Bitboard, to: Square) -> bool {
    let victim = to.en_passant_neighbour();
    capturers.into_iter().any(|from| position.leaves_king_safe(Role::Pawn, from, to, victim))
}

/// Article 3.8.2 and Guideline II.3: the king is not in check here.
#[inline(always)]
fn castling<S: Sliders, const WHITE: bool, B>(
    position: &Position,
    view: &View,
    sink: &mut impl Sink<B>,
) -> ControlFlow<B> {
    let color = color::<WHITE>();
    for wing in Wing::ALL {
        let Some(rook) = position.castling.rook(color, wing, view.king) else { continue };
        let (king_to, rook_to) = (wing.king_to(color), wing.rook_to(color));
        let king_path = BETWEEN[view.king as usize][king_to as usize] | Bitboard::of(king_to);
        let rook_path = BETWEEN[rook as usize][rook_to as usize] | Bitboard::of(rook_to);
        let others = view.occupied ^ Bitboard::of(view.king) ^ Bitboard::of(rook);
        // 3.8.2.2.2, II.3.2.7.4: every square of both ways is empty, king and rook apart.
        if others.meets(king_path | rook_path) {
            continue;
        }
        // 3.8.2.2.1: no square that the king crosses or reaches is attacked, also not through the rook that leaves.
        let after = others | Bitboard::of(rook_to);
        if king_path.into_iter().any(|square| {
            let occupied = if square == king_to { after } else { view.occupied };
            view.attacked::<S, WHITE>(square, occupied)
        }) {
            continue;
        }
        sink.take(MoveSet::Castling { from: view.king, color, wing })?;
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The generator of machines without a fast `pext`, whatever machine this is.
    fn perft_by_arithmetic(position: &Position, depth: u8) -> u64 {
        let mut nodes = 0;
        let mut successors = Successors::new(position, |_, next: &Position| {
            nodes += if depth == 1 { 1 } else { perft_by_arithmetic(next, depth - 1) };
        });
        let _ = visit_either::<Arithmetic, _>(position, &mut successors);
        nodes
    }

    #[test]
    fn arithmetic_and_table_generate_the_same() {
        for (fen, depth, nodes) in [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4, 197_281),
            ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 97_862),
            ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, 674_624),
            ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4, 422_333),
            ("2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", 3, 18_002),
        ] {
            let position: Position = fen.parse().unwrap();
            assert_eq!(perft_by_arithmetic(&position, depth), nodes, "{fen}");
            assert_eq!(crate::perft::perft(&position, depth), nodes, "{fen}");
        }
    }
}
