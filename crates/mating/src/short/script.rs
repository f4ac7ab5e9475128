//! The moves of both sides towards a mate, and playing them.

use jadoube_board::{Bitboard, Color, Move, MoveSet, Position, Rank, Role, Square, attacks};

use super::Place;
use super::scene::Scene;
use crate::reach;
use crate::replay::played;

/// How many moves a man may need to get where it is wanted.
const FAR: usize = 3;
/// How often kings may wait for what is in their way.
const DELAYS: usize = 6;
/// The longest line, so that nobody waits for ever.
const LONGEST: usize = 60;

/// A move of a piece.
pub(super) fn piece_move(role: Role, from: Square, to: Square) -> Move {
    let mut found = None;
    MoveSet::Piece { role, from, to: to.into() }.for_each(|m| found = Some(m));
    found.expect("a set of one square has one move")
}

/// The squares that a man of this role attacks from anywhere in a set.
#[inline]
fn from_all(role: Role, set: Bitboard, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Knight => reach::knights(set),
        Role::Bishop => reach::bishops(set, occupied),
        Role::Rook => reach::rooks(set, occupied),
        _ => reach::bishops(set, occupied) | reach::rooks(set, occupied),
    }
}

/// The way of a man: where it starts, and where it can be after each quiet move, without giving check before the last.
#[derive(Copy, Clone)]
pub(super) struct Way {
    role: Role,
    from: Square,
    /// The board without it.
    others: Bitboard,
    stops: [Bitboard; FAR - 1],
}

impl Way {
    pub(super) fn new(role: Role, from: Square, occupied: Bitboard, checks: Bitboard) -> Way {
        let others = occupied.without(from.into());
        let closed = occupied | checks;
        let first = attacks::of(role.of(Color::White), from, occupied).without(closed);
        let second = from_all(role, first, others).without(closed | first);
        Way { role, from, others, stops: [first, second] }
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

    /// Where it can be with its last move, captures of its own men included.
    pub(super) fn ends(&self) -> Bitboard {
        from_all(self.role, self.stops[0] | self.stops[1] | self.from.into(), self.others)
    }

    /// Adds the moves from its start to `to`, without resting on `avoided` or passing over it.
    pub(super) fn write(&self, to: Square, avoided: Bitboard, script: &mut Script) -> bool {
        let piece = self.role.of(Color::White);
        let others = self.others | avoided;
        let before = |to: Square| attacks::of(piece, to, others).without(avoided);
        let near = before(to);
        // What is avoided is taken by then, and shuts lines that were open.
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

/// What each side plays, and the line that comes of it. It can be tried again in another position.
pub(super) struct Script {
    pub(super) line: Vec<Move>,
    white: Vec<Move>,
    black: Vec<Move>,
    /// Where the black king is mated.
    king: Square,
    /// From where it is.
    end: Square,
    /// Black men that must have gone before.
    guards: Bitboard,
    /// The squares that White's moves need.
    needed: Bitboard,
    /// From where White's men come.
    busy: Bitboard,
    /// The squares over which each king walks.
    walks: [Bitboard; 2],
    /// After how many of White's moves the white king stands where it should.
    settled: usize,
    /// How many of White's first moves come before any waiting.
    parked: usize,
    /// Whether the line got so far.
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
            parked: 0,
            set: false,
        }
    }
}

impl Script {
    /// Begins with the moves that make the scene.
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
        self.parked = scene.parked;
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

    /// Whether a man is where it would come with one of White's moves, and not where that move starts.
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
        // White waits until Black has done its part. The black king comes to its place before the white one stands opposite.
        let mut waits = (self.black.len() + guards.len()).saturating_sub(turns);
        if self.settled > next_of_white {
            let before = self.settled - next_of_white - (now.turn() == Color::White) as usize;
            waits = waits.max(self.black.len().saturating_sub(before));
        }
        let mut black = 0;
        let mut delays = 0;
        let mut backs = [None, None];
        // The way back of a man that has waited and is to play a part.
        let mut owed = None;
        let shut = attacks::between(self.end, self.king) | self.end.into();
        while next_of_white < self.white.len() {
            if self.line.len() == LONGEST {
                return false;
            }
            let turn = now.turn();
            let mut owing = false;
            let known = match turn {
                Color::White if owed.is_none() && (waits == 0 || next_of_white < self.parked) => {
                    let m = self.white[next_of_white];
                    if m.role() == Role::King && attacks::king(m.to()).meets(self.ahead(&now, black)) {
                        // The other king is still to pass there.
                        None
                    } else {
                        next_of_white += 1;
                        self.set |= next_of_white > self.settled;
                        Some(m)
                    }
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
            let step = known.and_then(|m| played(&now, m).map(|next| (m, next)));
            if let Some(m) = known.filter(|_| step.is_none()) {
                // What is in a king's way now may have left a move later.
                delays += 1;
                if m.role() != Role::King || owing || delays > DELAYS {
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
            if let Some((m, next)) = step {
                self.line.push(m);
                now = next;
                continue;
            }
            let m = if turn == Color::Black && guards.any() {
                let Some(guard) = guards.first() else { return false };
                guards = guards.without(guard.into());
                let Some(m) = self.waiting(&now, guard.into(), shut) else {
                    self.set = true;
                    return false;
                };
                m
            } else if let Some(back) = backs[turn as usize].take() {
                back
            } else {
                let movers = turn.pick(!self.busy, !(ring | self.guards));
                let found = self.waiting(&now, movers, shut).or_else(|| {
                    // The king itself waits; it must be back in time.
                    if turn == Color::White {
                        let m = self.waiting(&now, self.busy, shut)?;
                        owed = (m.role() != Role::Pawn).then(|| piece_move(m.role(), m.to(), m.from()));
                        return Some(m);
                    }
                    waits += (waits + self.white.len() - next_of_white) % 2;
                    self.aside(&now)
                });
                let Some(m) = found else { return false };
                if m.role() != Role::Pawn && (turn == Color::Black || owed.is_none()) {
                    backs[turn as usize] = Some(piece_move(m.role(), m.to(), m.from()));
                }
                m
            };
            let Some(next) = played(&now, m) else { return false };
            self.line.push(m);
            now = next;
        }
        now.is_check() && !now.has_moves()
    }

    /// Where the black king is and where it is still going, so many of its moves being played.
    fn ahead(&self, now: &Position, played: usize) -> Bitboard {
        let left = self.black.get(played..).unwrap_or_default();
        left.iter().fold(now.king(Color::Black).into(), |ahead, m| ahead | m.to().into())
    }

    /// A quiet step of the black king.
    fn aside(&self, now: &Position) -> Option<Move> {
        let king = now.king(Color::Black);
        let closed = now.board().occupied() | self.needed | attacks::king(now.king(Color::White));
        let steps = attacks::king(king).without(closed);
        steps.into_iter().map(|to| piece_move(Role::King, king, to)).find(|&m| played(now, m).is_some())
    }

    /// A quiet move of one of these men that leaves alone what White needs, and from which nothing of `shut` is seen.
    fn waiting(&self, now: &Position, movers: Bitboard, shut: Bitboard) -> Option<Move> {
        let turn = now.turn();
        let board = now.board();
        let occupied = board.occupied();
        let barred = occupied | self.needed | shut;
        let seen = shut | now.king(!turn).into() | self.walks[!turn as usize];
        let men = board.color(turn) & movers;
        for from in men.without(board.role(Role::King) | board.role(Role::Pawn)) {
            let Some(role) = board.role_at(from) else { continue };
            let piece = role.of(turn);
            let others = occupied.without(from.into());
            let quiet = attacks::of(piece, from, occupied).without(barred);
            let mut leaving = quiet.into_iter().filter(|&to| !attacks::of(piece, to, others).meets(seen));
            // One that is pinned is pinned whichever way it goes, nearly always.
            if let Some(to) = leaving.next() {
                let m = piece_move(role, from, to);
                if played(now, m).is_some() {
                    return Some(m);
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
            if let Some(m) = push.filter(|&m| played(now, m).is_some()) {
                return Some(m);
            }
        }
        None
    }
}
