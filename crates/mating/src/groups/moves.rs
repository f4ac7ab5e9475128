//! The successors of all positions of a group at once.

use jadoube_board::{Bitboard, Board, Color, Rank, Role, Square, attacks};

use super::{Group, Groups, MAN, Next, Step, steps_left};
use crate::reach;

/// What kind of move of a man other than the wanderer.
#[derive(Copy, Clone)]
enum Kind {
    Piece,
    Pawn,
    Double,
    Promotion(Role),
    EnPassant,
}

/// A move of a man other than the wanderer, and the group in which it is made.
struct Leap {
    board: Board,
    turn: Color,
    rank: u16,
    from: Square,
    to: Square,
    role: Role,
    kind: Kind,
}

/// What a man that is captured counted in the order of groups.
fn worth(board: &Board, at: Square) -> u16 {
    let pawn = board.role(Role::Pawn).contains(at);
    MAN + if pawn { steps_left(board.color_at(at).unwrap_or(Color::White), at) } else { 0 }
}

/// The squares of a wanderer of color `by` with which its men do not attack the king on `king`.
pub(super) fn unattacked(board: &Board, king: Square, by: Color) -> Bitboard {
    if !board.is_attacked(king, by) {
        return Bitboard::ALL;
    }
    let attackers = board.attackers(king, by, board.occupied());
    attackers.into_iter().fold(Bitboard::ALL, |lines, attacker| lines & attacks::between(attacker, king))
}

impl Groups {
    /// Adds what comes after a group; returns the squares of the wanderer with which White has mated.
    pub(super) fn expand(&mut self, index: u32, squares: Bitboard, visit: u32) -> Bitboard {
        let &Group { board, turn, passed, rank, .. } = &self.groups[index as usize];
        let wanders = turn == self.wanderer;
        let occupied = board.occupied();
        let own = board.color(turn);
        let kings = board.role(Role::King);
        let king = kings.first();
        let mut able = Bitboard::EMPTY;
        let mut danger = Bitboard::EMPTY;
        if wanders {
            danger = reach::attacked(&board, !turn, occupied);
            let open = !(danger | own | kings);
            able = reach::around(open) & squares;
            let to = reach::around(squares) & open;
            let quiet = to.without(occupied);
            let next = |board, rank, fresh| Next { board, turn: !turn, passed: None, rank, fresh };
            if quiet.any() {
                self.arrive(&next(board, rank, false), quiet, visit, Step::Wander);
            }
            for prey in to & occupied {
                let rank = rank - worth(&board, prey);
                let mut board = board;
                board.take(prey);
                self.arrive(&next(board, rank, true), prey.into(), visit, Step::Wander);
            }
        }
        for from in own {
            let Some(role) = board.role_at(from) else { continue };
            let mut play = |groups: &mut Groups, to: Square, way: Bitboard, kind: Kind| {
                let left = squares.without(way | to.into());
                able |= groups.play(&Leap { board, turn, rank, from, to, role, kind }, left, king, visit);
            };
            if role == Role::Pawn {
                let ahead = |square: Square| Square::ALL[(square as usize).wrapping_add_signed(turn.pick(8, -8))];
                let takes = attacks::pawn(turn, from);
                let front = ahead(from);
                let mut to = takes & occupied.without(own | kings);
                if !occupied.contains(front) {
                    to |= front.into();
                    if from.rank() == Rank::Second.seen_by(turn) && !occupied.contains(ahead(front)) {
                        play(self, ahead(front), front.into(), Kind::Double);
                    }
                }
                for to in to {
                    if Bitboard::BACK_RANKS.contains(to) {
                        for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
                            play(self, to, Bitboard::EMPTY, Kind::Promotion(role));
                        }
                    } else {
                        play(self, to, Bitboard::EMPTY, Kind::Pawn);
                    }
                }
                if let Some(passed) = passed.filter(|&passed| takes.contains(passed)) {
                    play(self, passed, Bitboard::EMPTY, Kind::EnPassant);
                }
                continue;
            }
            for to in attacks::of(role.of(turn), from, occupied).without(own | kings) {
                let way = match role {
                    Role::King => attacks::king(to),
                    Role::Knight => Bitboard::EMPTY,
                    _ => attacks::between(from, to),
                };
                play(self, to, way, Kind::Piece);
            }
        }
        let stuck = squares.without(able);
        if turn == Color::White || stuck.is_empty() {
            Bitboard::EMPTY
        } else if wanders {
            stuck & danger
        } else {
            king.map_or(Bitboard::EMPTY, |king| stuck.without(unattacked(&board, king, Color::White)))
        }
    }

    /// Adds the groups after a move of a man other than the wanderer; returns the squares for which it is legal.
    fn play(&mut self, leap: &Leap, left: Bitboard, king: Option<Square>, visit: u32) -> Bitboard {
        if left.is_empty() {
            return left;
        }
        let &Leap { mut board, turn, mut rank, from, to, role, kind } = leap;
        let captures = board.occupied().contains(to);
        if captures {
            rank -= worth(&board, to);
        }
        board.take(from);
        let (mut becomes, mut promotion, mut passed) = (role, None, None);
        match kind {
            Kind::Piece => {}
            Kind::Pawn => rank -= 1,
            Kind::Double => {
                rank -= 2;
                let over = Square::ALL[(from as usize + to as usize) / 2];
                let hunters = board.role(Role::Pawn) & board.color(!turn);
                passed = attacks::pawn(turn, over).meets(hunters).then_some(over);
            }
            Kind::Promotion(role) => {
                rank -= 1;
                (becomes, promotion) = (role, Some(role));
            }
            Kind::EnPassant => {
                let victim = Square::ALL[to as usize ^ 8];
                rank -= 1 + worth(&board, victim);
                board.take(victim);
            }
        }
        board.put(to, becomes.of(turn));
        let legal = if turn == self.wanderer {
            left.without(reach::attacked(&board, !turn, board.occupied()))
        } else {
            let king = if role == Role::King { Some(to) } else { king };
            king.map_or(left, |king| left & unattacked(&board, king, !turn))
        };
        if legal.any() {
            let fresh = role == Role::Pawn || captures;
            let next = Next { board, turn: !turn, passed, rank, fresh };
            self.arrive(&next, legal, visit, Step::Other { from, to, promotion });
        }
        legal
    }
}
