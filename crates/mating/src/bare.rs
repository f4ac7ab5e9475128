//! Two minor pieces against a bare king, answered at a glance.
//!
//! In games such ends are rare, but they are the longest questions: there are no short mates, and a rollout seldom finds the way to
//! a corner. There are few such positions, and all of them were enumerated: see the test.

use jadoube_board::{Bitboard, Color, Position, Role, Square, attacks};

use crate::reach::attacked;

const CORNERS: Bitboard =
    Bitboard(1 << Square::A1 as u64 | 1 << Square::H1 as u64 | 1 << Square::A8 as u64 | 1 << Square::H8 as u64);

/// Whether White, with two minor pieces other than bishops of one color, certainly mates a bare king if both cooperate: the black
/// king is not in a corner, and if it has to move it has a square that is neither a corner nor occupied.
pub(crate) fn mates(view: &Position) -> bool {
    let board = view.board();
    let occupied = board.occupied();
    if occupied.len() != 4 || board.color(Color::Black).len() != 1 {
        return false;
    }
    let bishops = board.role(Role::Bishop);
    let minors = bishops | board.role(Role::Knight);
    let light = bishops.into_iter().filter(|square| square.is_light()).count();
    if minors.len() != 2 || bishops.len() == 2 && light != 1 {
        return false;
    }
    let king = view.king(Color::Black);
    if CORNERS.contains(king) {
        return false;
    }
    let steps = attacks::king(king).without(occupied | CORNERS);
    view.turn() == Color::White || steps.without(attacked(board, Color::White, occupied.without(king.into()))).any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_board::{Board, Castling, Setup};

    /// White king, black king and two minor pieces; the number of a position counts through them and the turn.
    #[derive(Copy, Clone)]
    struct Men {
        roles: [Role; 2],
        kings: [Square; 2],
        minors: [Square; 2],
        turn: Color,
    }

    const POSITIONS: usize = 64 * 64 * 64 * 64 * 2;

    impl Men {
        fn numbered(roles: [Role; 2], number: usize) -> Men {
            let square = |shift: u32| Square::from_index(number >> shift & 63).unwrap();
            let turn = if number & 1 == 0 { Color::White } else { Color::Black };
            Men { roles, kings: [square(19), square(13)], minors: [square(7), square(1)], turn }
        }

        fn number(&self) -> usize {
            let [white, black] = self.kings.map(|king| king as usize);
            let [one, other] = self.minors.map(|minor| minor as usize);
            white << 19 | black << 13 | one << 7 | other << 1 | self.turn as usize
        }

        fn position(&self) -> Option<Position> {
            let mut board = Board::EMPTY;
            board.put(self.kings[0], Role::King.of(Color::White));
            board.put(self.kings[1], Role::King.of(Color::Black));
            board.put(self.minors[0], self.roles[0].of(Color::White));
            board.put(self.minors[1], self.roles[1].of(Color::White));
            if board.occupied().len() != 4 {
                return None;
            }
            let setup = Setup {
                board,
                turn: self.turn,
                castling: Castling::NONE,
                en_passant: None,
                halfmoves: 0,
                fullmoves: 1,
            };
            Position::try_from(setup).ok()
        }

        /// The men before a move without a capture by the player who is not to move, legal or not.
        fn before(&self, mut visit: impl FnMut(Men)) {
            let occupied =
                self.kings.into_iter().chain(self.minors).fold(Bitboard::EMPTY, |all, square| all | square.into());
            let turn = !self.turn;
            let own = self.kings[turn as usize];
            for from in attacks::king(own).without(occupied) {
                let mut kings = self.kings;
                kings[turn as usize] = from;
                visit(Men { kings, turn, ..*self });
            }
            for index in 0..if turn == Color::White { 2 } else { 0 } {
                let piece = self.roles[index].of(Color::White);
                for from in attacks::of(piece, self.minors[index], occupied).without(occupied) {
                    let mut minors = self.minors;
                    minors[index] = from;
                    visit(Men { minors, turn, ..*self });
                }
            }
        }
    }

    const PAIRS: [[Role; 2]; 3] =
        [[Role::Bishop, Role::Knight], [Role::Bishop, Role::Bishop], [Role::Knight, Role::Knight]];

    /// Every 9 973rd position, and with JADOUBE_FULL=1 all of them, from which the rule promises a mate: the solver finds one, or in
    /// the full run a mate is reached, going back from all mates, by moves without captures.
    #[test]
    fn what_is_promised_can_be_reached() {
        let full = std::env::var_os("JADOUBE_FULL").is_some();
        for roles in PAIRS {
            let promised = |number: usize| Men::numbered(roles, number).position().filter(mates);
            if !full {
                let mut solver = crate::Solver::new();
                let found = (0..POSITIONS).step_by(9_973).filter_map(promised);
                let count = found.inspect(|view| {
                    let verdict = solver.can_mate(view, Color::White, crate::Budget::default());
                    assert!(verdict.is_winnable(), "{view:?}");
                });
                assert!(count.count() > 900, "{roles:?}");
                continue;
            }
            // 0: not legal, 1: legal, 2: can be mated.
            let mut state = vec![0u8; POSITIONS];
            let mut queue = Vec::new();
            for (number, state) in state.iter_mut().enumerate() {
                let Some(position) = Men::numbered(roles, number).position() else { continue };
                *state = 1;
                if position.turn() == Color::Black && position.is_checkmate() {
                    *state = 2;
                    queue.push(number);
                }
            }
            while let Some(number) = queue.pop() {
                Men::numbered(roles, number).before(|men| {
                    let state = &mut state[men.number()];
                    if *state == 1 {
                        *state = 2;
                        queue.push(men.number());
                    }
                });
            }
            let promises = (0..POSITIONS).filter(|&number| promised(number).is_some());
            let count = promises.inspect(|&number| assert_eq!(state[number], 2, "{:?}", promised(number))).count();
            assert!(count > 9_000_000, "{roles:?}: {count}");
        }
    }

    #[test]
    fn nothing_is_promised_where_a_piece_is_lost_or_the_king_cannot_move() {
        for fen in [
            "8/8/8/8/2N5/8/k1K5/1B6 b - - 0 1",
            "k7/2K5/8/8/8/8/8/BN6 w - - 0 1",
            "8/8/8/3k4/8/8/8/BNB1K3 w - - 0 1",
            "8/8/8/3k4/8/8/8/B1B1K3 w - - 0 1",
            "8/8/8/3k4/8/p7/8/BN2K3 w - - 0 1",
        ] {
            assert!(!mates(&fen.parse().unwrap()), "{fen}");
        }
        assert!(mates(&"8/8/8/3k4/8/8/8/BN2K3 b - - 0 1".parse().unwrap()));
    }
}
