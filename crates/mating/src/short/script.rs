//! The moves of both sides towards a mate, and replaying them.

use jadoube_board::{Bitboard, Color, Move, MoveSet, Position, Rank, Role, Square, attacks};

use super::Place;
use super::scene::Scene;
use crate::reach;
use crate::replay::played;

/// How many moves a piece may need to its destination.
const FAR: usize = 3;
/// How often kings may wait for what blocks their path.
const DELAYS: usize = 3;
/// The longest line, so that waiting ends.
const LONGEST: usize = 60;

/// A move of a piece.
pub(super) fn piece_move(role: Role, from: Square, to: Square) -> Move {
    let mut found = None;
    MoveSet::Piece { role, from, to: to.into() }.for_each(|m| found = Some(m));
    found.expect("a set of one square has one move")
}

/// A move of a white pawn, which becomes a queen on the last rank.
pub(super) fn pawn_move(from: Square, to: Square) -> Option<Move> {
    let step = (to.index() - from.index()) as i8;
    MoveSet::Pawns { step, to: to.into(), promote: to.rank() == Rank::Eighth }.into_iter().next()
}

/// The squares that a piece of this role attacks from anywhere in a set.
#[inline]
fn from_all(role: Role, set: Bitboard, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Knight => reach::knights(set),
        Role::Bishop => reach::bishops(set, occupied),
        Role::Rook => reach::rooks(set, occupied),
        _ => reach::bishops(set, occupied) | reach::rooks(set, occupied),
    }
}

/// The path of a piece: where it starts, and where it can be after each quiet move, without giving check before the last.
#[derive(Copy, Clone)]
pub(super) struct Way {
    role: Role,
    from: Square,
    /// The board without it.
    others: Bitboard,
    stops: [Bitboard; FAR - 1],
}

impl Way {
    /// The path of a piece that attacks the squares of `sight`.
    pub(super) fn new(role: Role, from: Square, sight: Bitboard, occupied: Bitboard, checks: Bitboard) -> Way {
        let others = occupied.without(from.into());
        let closed = occupied | checks;
        let first = sight.without(closed);
        let second = from_all(role, first, others).without(closed | first);
        Way { role, from, others, stops: [first, second] }
    }

    /// A path of a single move.
    pub(super) fn of_one_move(role: Role, from: Square, occupied: Bitboard) -> Way {
        Way { role, from, others: occupied.without(from.into()), stops: [Bitboard::EMPTY; FAR - 1] }
    }

    pub(super) fn role(&self) -> Role {
        self.role
    }

    pub(super) fn from(&self) -> Square {
        self.from
    }

    pub(super) fn others(&self) -> Bitboard {
        self.others
    }

    /// Where it can be after its last move, including squares of its own pieces.
    pub(super) fn ends(&self) -> Bitboard {
        from_all(self.role, self.stops[0] | self.stops[1] | self.from.into(), self.others)
    }

    /// Adds the moves from its start to `to`, without stopping on `avoided` or passing over it.
    pub(super) fn write(&self, to: Square, avoided: Bitboard, script: &mut Script) -> bool {
        let piece = self.role.of(Color::White);
        let others = self.others | avoided;
        let before = |to: Square| attacks::of(piece, to, others).without(avoided);
        let near = before(to);
        // The avoided squares are occupied by then, and block lines that were open.
        let first = if avoided.any() { self.stops[0] & before(self.from) } else { self.stops[0] };
        if near.contains(self.from) {
            script.add(self.role, self.from, to);
        } else if let Some(stop) = (near & first).first() {
            script.add(self.role, self.from, stop);
            script.add(self.role, stop, to);
        } else if let Some(second) = (near & self.stops[1]).first() {
            let Some(first) = (before(second) & first).first() else { return false };
            script.add(self.role, self.from, first);
            script.add(self.role, first, second);
            script.add(self.role, second, to);
        } else {
            return false;
        }
        true
    }
}

/// The moves of each side, and the resulting line. It can be tried again in another position.
pub(super) struct Script {
    pub(super) line: Vec<Move>,
    white: Vec<Move>,
    black: Vec<Move>,
    /// Where the black king is mated.
    king: Square,
    /// The square from which it is mated.
    end: Square,
    /// Black pieces that must have left before.
    guards: Bitboard,
    /// The squares that White's moves need.
    needed: Bitboard,
    /// Where White's pieces come from.
    busy: Bitboard,
    /// The squares that each king crosses.
    walks: [Bitboard; 2],
    /// After how many of White's moves the white king is in place.
    settled: usize,
    /// How many of White's first moves come before any waiting: those that let the kings walk or make a queen.
    hasty: usize,
    /// Whether the line got this far.
    set: bool,
}

impl Default for Script {
    fn default() -> Script {
        Script {
            line: Vec::new(),
            white: Vec::new(),
            black: Vec::new(),
            king: Square::A1,
            end: Square::A1,
            guards: Bitboard::EMPTY,
            needed: Bitboard::EMPTY,
            busy: Bitboard::EMPTY,
            walks: [Bitboard::EMPTY; 2],
            settled: 0,
            hasty: 0,
            set: false,
        }
    }
}

impl Script {
    /// Begins with the moves that set the scene.
    pub(super) fn start(&mut self, scene: &Scene, place: &Place) {
        self.white.clear();
        self.black.clear();
        self.king = scene.king;
        self.end = place.to;
        self.guards = place.guards;
        self.needed = Bitboard::EMPTY;
        self.busy = Bitboard::EMPTY;
        self.walks = [Bitboard::EMPTY; 2];
        for m in scene.moves(Color::White) {
            self.needs(m);
            if m.role() == Role::King {
                self.walks[Color::White as usize] |= m.to().into();
            }
        }
        self.settled = self.white.len();
        self.hasty = self.white.iter().take_while(|m| m.role() != Role::King).count().min(self.settled);
        for m in scene.moves(Color::Black) {
            self.black.push(m);
            self.needed |= m.to().into();
            if m.role() == Role::King {
                self.walks[Color::Black as usize] |= m.to().into();
            }
        }
    }

    fn needs(&mut self, m: Move) {
        self.white.push(m);
        self.needed |= attacks::between(m.from(), m.to()) | m.to().into();
        self.busy |= m.from().into();
    }

    fn add(&mut self, role: Role, from: Square, to: Square) {
        self.needs(piece_move(role, from, to));
    }

    /// Whether a piece is already on the destination of one of White's moves, and not on its origin.
    fn is_done(&self, now: &Position, m: Move) -> bool {
        let men = now.board().pieces(m.role().of(Color::White));
        men.contains(m.to()) && !men.contains(m.from())
    }

    /// Whether the line of the last attempt got beyond the scene.
    pub(super) fn is_set(&self) -> bool {
        self.set
    }

    /// Plays `answer` and then all moves; whether they are legal and mate.
    pub(super) fn mates(&mut self, view: &Position, answer: &[Move]) -> bool {
        self.set = self.settled == 0;
        self.line.clear();
        self.line.extend_from_slice(answer);
        let mut now = *view;
        let mut next_of_white = self.white.iter().take_while(|&&m| self.is_done(view, m)).count();
        if next_of_white == self.white.len() {
            return false;
        }
        let ring = attacks::king(self.king);
        let mut guards = self.guards;
        let turns = self.white.len() - next_of_white - (now.turn() == Color::White) as usize;
        // White waits until Black has done its part. The black king gets to its place before the white one stands opposite.
        let mut waits = (self.black.len() + guards.len()).saturating_sub(turns);
        if self.settled > next_of_white {
            let before = self.settled - next_of_white - (now.turn() == Color::White) as usize;
            waits = waits.max(self.black.len().saturating_sub(before));
        }
        let mut black = 0;
        let mut delays = 0;
        let mut backs = [None, None];
        // The way back of a piece that has waited and still has a part to play.
        let mut owed = None;
        // A move of White that was replaced by one from elsewhere.
        let mut detour = None;
        let shut = attacks::between(self.end, self.king) | self.end.into();
        // The squares that each king still has to cross.
        let mut walks = self.walks;
        while next_of_white < self.white.len() {
            if self.line.len() == LONGEST || delays > DELAYS {
                return false;
            }
            let turn = now.turn();
            let mut owing = false;
            let known = match turn {
                Color::White if owed.is_none() && (waits == 0 || next_of_white < self.hasty) => {
                    let m = match detour {
                        Some((index, m)) if index == next_of_white => m,
                        _ => self.white[next_of_white],
                    };
                    next_of_white += 1;
                    self.set |= next_of_white > self.settled;
                    Some(m)
                }
                Color::White => {
                    waits = waits.saturating_sub(1);
                    owing = owed.is_some();
                    owed.take()
                }
                Color::Black => {
                    black += 1;
                    self.black.get(black - 1).copied()
                }
            };
            if let Some(m) = known {
                if let Some(next) = played(&now, m) {
                    self.line.push(m);
                    if m.role() == Role::King {
                        walks[turn as usize] = walks[turn as usize].without(m.to().into());
                    }
                    now = next;
                    continue;
                }
                // What blocks a king or a pawn now may have left a move later.
                delays += 1;
                if !matches!(m.role(), Role::King | Role::Pawn) || owing {
                    return false;
                }
                match turn {
                    Color::White => next_of_white -= 1,
                    Color::Black => {
                        black -= 1;
                        waits += 1;
                    }
                }
            }
            let step = if turn == Color::Black && guards.any() {
                let Some(guard) = guards.first() else { return false };
                guards = guards.without(guard.into());
                let left = self.waiting(&now, guard.into(), shut, walks[Color::White as usize]);
                // Another line may do without it.
                self.set |= left.is_none();
                left
            } else if let Some(back) = backs[turn as usize].take() {
                played(&now, back).map(|next| (back, next))
            } else {
                let movers = turn.pick(!self.busy, !(ring | self.guards));
                let mut found = self.waiting(&now, movers, shut, walks[!turn as usize]);
                let mut returns = true;
                if found.is_none() && turn == Color::White {
                    found = self.by_the_way(&now, next_of_white, shut | walks[Color::Black as usize], &mut detour);
                    returns = false;
                    if found.is_none() {
                        // Limit moving back and forth.
                        delays += 1;
                        found = self.waiting(&now, self.busy, shut, walks[Color::Black as usize]);
                        let back = |m: Move| piece_move(m.role(), m.to(), m.from());
                        owed = found.filter(|(m, _)| m.role() != Role::Pawn).map(|(m, _)| back(m));
                    }
                } else if found.is_none() {
                    // The king itself waits; it must be back in time.
                    waits += (waits + self.white.len() - next_of_white) % 2;
                    found = self.aside(&now);
                }
                if let Some((m, _)) = found.filter(|(m, _)| returns && m.role() != Role::Pawn) {
                    backs[turn as usize] = Some(piece_move(m.role(), m.to(), m.from()));
                }
                found
            };
            let Some((m, next)) = step else { return false };
            self.line.push(m);
            now = next;
        }
        now.is_check() && !now.has_moves()
    }

    /// A quiet move of the piece that moves next, other than the king, from where it reaches the same square one move
    /// later; that move is then `detour`.
    fn by_the_way(
        &self,
        now: &Position,
        next_of_white: usize,
        spared: Bitboard,
        detour: &mut Option<(usize, Move)>,
    ) -> Option<(Move, Position)> {
        let officer = |m: &Move| !matches!(m.role(), Role::King | Role::Pawn);
        let index = next_of_white + self.white[next_of_white..].iter().position(officer)?;
        let m = match *detour {
            Some((changed, m)) if changed == index => m,
            _ => self.white[index],
        };
        let piece = m.role().of(Color::White);
        if !now.board().pieces(piece).contains(m.from()) {
            return None;
        }
        let occupied = now.board().occupied();
        let others = occupied.without(m.from().into());
        let barred = occupied | self.needed | spared;
        // It may attack its own destination.
        let seen = (spared | now.king(Color::Black).into()).without(m.to().into());
        let stops = attacks::of(piece, m.from(), occupied) & attacks::of(piece, m.to(), others);
        let stop = stops.without(barred).into_iter().find(|&stop| !attacks::of(piece, stop, others).meets(seen))?;
        let step = piece_move(m.role(), m.from(), stop);
        let next = played(now, step)?;
        *detour = Some((index, piece_move(m.role(), stop, m.to())));
        Some((step, next))
    }

    /// A quiet step of the black king.
    fn aside(&self, now: &Position) -> Option<(Move, Position)> {
        let king = now.king(Color::Black);
        let closed = now.board().occupied() | self.needed | attacks::king(now.king(Color::White));
        let steps = attacks::king(king).without(closed);
        steps.into_iter().find_map(|to| {
            let m = piece_move(Role::King, king, to);
            played(now, m).map(|next| (m, next))
        })
    }

    /// A quiet move of one of these pieces that does not disturb what White needs, and after which it attacks nothing of
    /// `shut` or of the other king's `walk`.
    fn waiting(&self, now: &Position, movers: Bitboard, shut: Bitboard, walk: Bitboard) -> Option<(Move, Position)> {
        let turn = now.turn();
        let board = now.board();
        let occupied = board.occupied();
        let barred = occupied | self.needed | shut;
        let seen = shut | now.king(!turn).into() | walk;
        let men = board.color(turn) & movers;
        for from in men.without(board.role(Role::King) | board.role(Role::Pawn)) {
            let Some(role) = board.role_at(from) else { continue };
            let piece = role.of(turn);
            let others = occupied.without(from.into());
            let quiet = attacks::of(piece, from, occupied).without(barred);
            let mut leaving = quiet.into_iter().filter(|&to| !attacks::of(piece, to, others).meets(seen));
            // A pinned piece is nearly always pinned whichever way it goes.
            if let Some(to) = leaving.next() {
                let m = piece_move(role, from, to);
                if let Some(next) = played(now, m) {
                    return Some((m, next));
                }
            }
        }
        let (step, last) = turn.pick((8i8, Rank::Eighth), (-8, Rank::First));
        let pawns = men & board.role(Role::Pawn);
        let ahead = turn.pick(Bitboard(pawns.0 << 8), Bitboard(pawns.0 >> 8));
        for to in ahead.without(barred | Bitboard::of_rank(last)) {
            if attacks::pawn(turn, to).meets(seen) {
                continue;
            }
            let mut push = None;
            MoveSet::Pawns { to: to.into(), promote: false, step }.for_each(|m| push = Some(m));
            let step = push.and_then(|m| played(now, m).map(|next| (m, next)));
            if step.is_some() {
                return step;
            }
        }
        None
    }
}
