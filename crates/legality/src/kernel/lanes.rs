//! The files one by one, with the squares of their pawns: how many captures each needs, at least.
//!
//! Seen from one file, a game is a series of simple events: a pawn goes forward, is promoted, leaves the file or arrives with a
//! capture. There are only 729 arrangements of pawns on the six squares, so that the fewest captures that lead from one to another
//! are known exactly. Events of different files belong together, but each capture brings at most one pawn to one file; so
//! what the files need adds up.

use std::collections::VecDeque;
use std::sync::OnceLock;

use jadoube_board::{Bitboard, Board, File, Role};

use super::ranks::{SECOND, SEVENTH};

/// The pawns of a file: for each rank from the second to the seventh a digit to base 3, which is 0 for no pawn, 1 for a white
/// one and 2 for a black one.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Lane(u16);

impl Lane {
    /// How many there are.
    const KINDS: usize = 729;
    pub(super) const EMPTY: Lane = Lane(0);

    fn of(board: &Board, file: File) -> Lane {
        let pawns = board.role(Role::Pawn) & Bitboard::of_file(file);
        pawns.into_iter().fold(Lane::EMPTY, |lane, square| match board.color_at(square) {
            Some(color) if !Bitboard::BACK_RANKS.contains(square) => lane.with(square.rank().index(), color as usize),
            _ => lane,
        })
    }

    /// What the digit of a rank counts.
    fn power(rank: usize) -> u16 {
        3u16.pow(rank.saturating_sub(SECOND) as u32)
    }

    /// The side of the pawn on the rank with this index.
    fn get(self, rank: usize) -> Option<usize> {
        usize::from(self.0 / Lane::power(rank) % 3).checked_sub(1)
    }

    /// The lane with a pawn added on an empty square.
    pub(super) fn with(self, rank: usize, side: usize) -> Lane {
        Lane(self.0 + Lane::power(rank) * (side as u16 + 1))
    }

    fn without(self, rank: usize) -> Lane {
        let digit = self.0 / Lane::power(rank) % 3;
        Lane(self.0 - Lane::power(rank) * digit)
    }

    fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What happens to one file.
#[derive(Copy, Clone, Debug)]
enum Event {
    /// A pawn goes one square forward.
    Push,
    /// A pawn of this side is promoted on the file.
    Promotion(usize),
    /// A pawn of this side captures on the next file, or a piece captures it.
    Leaves(usize),
    /// A pawn of this side arrives on this rank with a capture of a pawn or of a piece.
    Arrives { side: usize, rank: usize, takes_pawn: bool },
}

/// What can happen to a file, and what is there afterwards. A capture en passant leaves the same pawns as one on the square that
/// the captured pawn passed.
fn each_event(lane: Lane, found: &mut dyn FnMut(Event, Lane)) {
    for rank in SECOND..=SEVENTH {
        let here = lane.get(rank);
        if let Some(side) = here {
            let gone = lane.without(rank);
            found(Event::Leaves(side), gone);
            let (last, next) = if side == 0 { (SEVENTH, rank + 1) } else { (SECOND, rank.saturating_sub(1)) };
            if rank == last {
                found(Event::Promotion(side), gone);
            } else if lane.get(next).is_none() {
                found(Event::Push, gone.with(next, side));
            }
        }
        for side in 0..2 {
            // No pawn can arrive on the rank where its own side's pawns start.
            let is_home = rank == if side == 0 { SECOND } else { SEVENTH };
            if !is_home && here != Some(side) {
                let takes_pawn = here.is_some();
                found(Event::Arrives { side, rank, takes_pawn }, lane.without(rank).with(rank, side));
            }
        }
    }
}

/// Which captures are counted.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Tally {
    /// Those that bring a pawn to a file.
    Arrivals,
    /// Every event of a file that is part of a capture.
    Touches,
    /// Captures of this side that bring a pawn to a file.
    Of(usize),
    /// The same with captures of pawns by pieces, if the other side does not capture.
    Alone(usize),
    /// Those of these captures that do not capture a piece.
    NoPiece { side: usize, alone: bool },
    /// Those that do not capture a piece on a rank whose index is odd or even.
    NoBishop { side: usize, alone: bool, odd: bool },
}

impl Tally {
    const NUMBER: usize = 18;

    fn index(self) -> usize {
        match self {
            Tally::Arrivals => 0,
            Tally::Touches => 1,
            Tally::Of(side) => 2 + (side & 1),
            Tally::Alone(side) => 4 + (side & 1),
            Tally::NoPiece { side, alone } => 6 + (side & 1) + 2 * usize::from(alone),
            Tally::NoBishop { side, alone, odd } => 10 + (side & 1) + 2 * usize::from(alone) + 4 * usize::from(odd),
        }
    }

    /// What an event counts, 0 or 1; `None` if it does not happen.
    fn of(self, event: Event) -> Option<u8> {
        let alone = match self {
            Tally::Alone(side) | Tally::NoPiece { side, alone: true } | Tally::NoBishop { side, alone: true, .. } => {
                Some(side)
            }
            _ => None,
        };
        let counts = match (event, self) {
            (Event::Push | Event::Promotion(_), _) => false,
            // If only one side captures, a pawn of the other leaves its file only by being captured.
            (Event::Leaves(pawn), _) if alone.is_some() => alone == Some(1 - pawn),
            (Event::Leaves(_), tally) => tally == Tally::Touches,
            (Event::Arrives { .. }, Tally::Arrivals | Tally::Touches) => true,
            (Event::Arrives { side: mover, .. }, _) if alone == Some(1 - mover) => return None,
            (Event::Arrives { side: mover, .. }, Tally::Of(side) | Tally::Alone(side)) => side == mover,
            (Event::Arrives { side: mover, takes_pawn, .. }, Tally::NoPiece { side, .. }) => {
                side == mover && takes_pawn
            }
            (Event::Arrives { side: mover, rank, takes_pawn }, Tally::NoBishop { side, odd, .. }) => {
                side == mover && (takes_pawn || (rank % 2 == 1) != odd)
            }
        };
        Some(u8::from(counts))
    }
}

/// For each arrangement the fewest captures that lead from it to another.
type Table = Box<[u8; Lane::KINDS]>;

/// The arrangement is not reached.
const NEVER: u8 = u8::MAX;

/// The tables to one arrangement: by what is counted, and by which sides can be promoted on the file.
struct Tables([[OnceLock<Table>; 4]; Tally::NUMBER]);

static TABLES: [OnceLock<Box<Tables>>; Lane::KINDS] = [const { OnceLock::new() }; Lane::KINDS];

impl Tables {
    fn to(goal: Lane) -> &'static Tables {
        let none = || Box::new(Tables([const { [const { OnceLock::new() }; 4] }; Tally::NUMBER]));
        TABLES[goal.index()].get_or_init(none)
    }

    fn of(&self, tally: Tally, promotions: [bool; 2], goal: Lane) -> &[u8; Lane::KINDS] {
        let allowed = usize::from(promotions[0]) + 2 * usize::from(promotions[1]);
        self.0[tally.index()][allowed].get_or_init(|| fewest(tally, promotions, goal))
    }
}

/// The events that lead to each arrangement, with the arrangements before.
fn events_before() -> &'static [Vec<(Event, Lane)>] {
    static BEFORE: OnceLock<Vec<Vec<(Event, Lane)>>> = OnceLock::new();
    BEFORE.get_or_init(|| {
        let mut before = vec![Vec::new(); Lane::KINDS];
        for lane in (0..Lane::KINDS).map(|index| Lane(index as u16)) {
            each_event(lane, &mut |event, after| before[after.index()].push((event, lane)));
        }
        before
    })
}

/// Goes back from the goal, events that cost nothing first.
fn fewest(tally: Tally, promotions: [bool; 2], goal: Lane) -> Table {
    let before = events_before();
    let mut fewest = Box::new([NEVER; Lane::KINDS]);
    fewest[goal.index()] = 0;
    let mut waiting = VecDeque::from([(goal, 0)]);
    while let Some((lane, captures)) = waiting.pop_front() {
        if fewest[lane.index()] < captures {
            continue;
        }
        for (event, earlier) in &before[lane.index()] {
            if matches!(event, Event::Promotion(side) if !promotions[*side]) {
                continue;
            }
            let Some(cost) = tally.of(*event) else { continue };
            let known = &mut fewest[earlier.index()];
            if captures + cost < *known {
                *known = captures + cost;
                if cost == 0 {
                    waiting.push_front((*earlier, captures));
                } else {
                    waiting.push_back((*earlier, captures + 1));
                }
            }
        }
    }
    fewest
}

/// The arrangements that are wanted, and what is known of the captures.
pub(super) struct Lanes {
    goals: [Lane; 8],
    tables: [&'static Tables; 8],
    /// By file, which sides can be promoted there without a capture.
    promotions: [[bool; 2]; 8],
    /// Bishops of each side that were captured on light and on dark squares.
    bishops: [[usize; 2]; 2],
}

/// What has happened so far.
#[derive(Copy, Clone, Debug)]
pub(super) struct SoFar {
    pub(super) lanes: [Lane; 8],
    /// Captures that each side has left.
    pub(super) captures: [u8; 2],
    /// Pieces of each side that pawns have captured on light and on dark squares.
    pub(super) fallen: [[u8; 2]; 2],
}

impl SoFar {
    pub(super) fn nothing(captures: [u8; 2]) -> SoFar {
        let start = Lane::EMPTY.with(SECOND, 0).with(SEVENTH, 1);
        SoFar { lanes: [start; 8], captures, fallen: [[0; 2]; 2] }
    }
}

impl Lanes {
    pub(super) fn of(board: &Board, promotions: [[bool; 2]; 8], bishops: [[usize; 2]; 2]) -> Lanes {
        let goals = File::ALL.map(|file| Lane::of(board, file));
        Lanes { goals, tables: goals.map(Tables::to), promotions, bishops }
    }

    /// What one file needs.
    fn needs(&self, file: usize, lane: Lane, tally: Tally) -> usize {
        usize::from(self.tables[file].of(tally, self.promotions[file], self.goals[file])[lane.index()])
    }

    /// What all files need together, if each capture is counted on one file only.
    fn total(&self, lanes: &[Lane; 8], tally: impl Fn(usize) -> Tally) -> usize {
        (0..8).map(|file| self.needs(file, lanes[file], tally(file))).sum()
    }

    /// Whether there are enough captures for what the files need, and for the bishops.
    pub(super) fn can_be_reached(&self, so_far: &SoFar) -> bool {
        let SoFar { lanes, captures, fallen } = so_far;
        let left = captures.map(usize::from);
        (0..2).all(|side| self.has_enough(lanes, side, left, fallen[1 - side].map(usize::from)))
            && self.total(lanes, |_| Tally::Arrivals) <= left[0] + left[1]
            && self.touches(lanes) <= left[0] + left[1]
    }

    /// The same for the captures of one side.
    fn has_enough(&self, lanes: &[Lane; 8], side: usize, left: [usize; 2], fallen: [usize; 2]) -> bool {
        let alone = left[1 - side] == 0;
        let left = left[side];
        if self.total(lanes, |_| if alone { Tally::Alone(side) } else { Tally::Of(side) }) > left {
            return false;
        }
        let bishops: [usize; 2] =
            std::array::from_fn(|shade| self.bishops[1 - side][shade].saturating_sub(fallen[shade]));
        // A bishop is not captured where a pawn is, nor on squares of the other color.
        (0..2).all(|shade| {
            let no_bishop = |file: usize| Tally::NoBishop { side, alone, odd: (file + shade).is_multiple_of(2) };
            bishops[shade] == 0 || self.total(lanes, no_bishop) + bishops[shade] <= left
        }) && (bishops == [0; 2]
            || self.total(lanes, |_| Tally::NoPiece { side, alone }) + bishops[0] + bishops[1] <= left)
    }

    /// Events that are part of captures: one capture is part of two of them at most, on files side by side.
    fn touches(&self, lanes: &[Lane; 8]) -> usize {
        let (mut total, mut carried) = (0, 0);
        for (file, lane) in lanes.iter().enumerate() {
            let needed = self.needs(file, *lane, Tally::Touches);
            // As many as possible are shared with the file to the left.
            let shared = needed.min(carried);
            total += needed - shared;
            carried = needed - shared;
        }
        total
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_board::{ArrayNumber, Color, Move, Position};

    const START: Lane = Lane(1 + 2 * 243);

    fn fewest_between(from: &str, to: &str, tally: Tally) -> u8 {
        let [from, to] = [from, to].map(|pawns| {
            pawns.chars().enumerate().fold(Lane::EMPTY, |lane, (at, pawn)| match pawn {
                'P' => lane.with(at + 1, 0),
                'p' => lane.with(at + 1, 1),
                _ => lane,
            })
        });
        Tables::to(to).of(tally, [true; 2], to)[from.index()]
    }

    #[test]
    fn the_captures_of_one_file_are_counted() {
        assert_eq!(fewest_between("P....p", "..Pp..", Tally::Touches), 0, "pawns go forward");
        assert_eq!(fewest_between("..P..p", "P....p", Tally::Touches), NEVER, "and not back");
        assert_eq!(fewest_between("P.....", "......", Tally::Touches), 0, "a free pawn is promoted");
        assert_eq!(fewest_between("P....p", "......", Tally::Touches), 1, "one of two goes, the other is promoted");
        assert_eq!(fewest_between("P....p", "......", Tally::Arrivals), 0);
        assert_eq!(
            fewest_between("P....p", ".p..P.", Tally::Of(0)),
            0,
            "the white pawn may leave by a capture of Black's"
        );
        assert_eq!(fewest_between("P....p", ".p..P.", Tally::Arrivals), 1, "one of them comes back past the other");
        assert_eq!(fewest_between("P....p", "P...pp", Tally::Of(1)), 1);
        // A black pawn arrived on the sixth rank, for one that never moved is behind it: its index is odd.
        let no_bishop = |odd| Tally::NoBishop { side: 1, alone: false, odd };
        assert_eq!(fewest_between("P....p", "P...pp", no_bishop(true)), 0);
        assert_eq!(fewest_between("P....p", "P...pp", no_bishop(false)), 1);
        assert_eq!(fewest_between("P....p", "P...pp", Tally::NoPiece { side: 1, alone: false }), 0);
        assert_eq!(
            fewest_between("P....p", ".....p", Tally::Alone(1)),
            1,
            "if White does not capture, Black captures it"
        );
        assert_eq!(fewest_between("P....p", ".....p", Tally::Of(1)), 0);
    }

    /// What a capture of a game counts: in each tally of all files together one at most, and two touches.
    #[test]
    fn games_need_no_fewer_captures_than_their_files() {
        let mut chance = 5u64;
        let mut below = |bound: usize| {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (chance >> 33) as usize % bound
        };
        for game in 0..150 {
            let array = if game % 4 > 0 { ArrayNumber::STANDARD } else { ArrayNumber::new(below(960) as u16).unwrap() };
            let mut position = array.position();
            // For each ply the player who captured, if a pawn or a piece was captured, with the pawns before it.
            let mut captures: Vec<([Lane; 8], Option<usize>)> = Vec::new();
            for _ in 0..200 {
                let moves: Vec<Move> = position.legal_moves().iter().collect();
                if moves.is_empty() {
                    break;
                }
                let wanted: Vec<Move> = moves.iter().copied().filter(|m| m.captures(&position).is_some()).collect();
                let from = if below(3) == 0 && !wanted.is_empty() { &wanted } else { &moves };
                let m = from[below(from.len())];
                let by = m.captures(&position).map(|_| position.turn() as usize);
                captures.push((File::ALL.map(|file| Lane::of(position.board(), file)), by));
                position = position.after(m);
            }
            let lanes = Lanes::of(position.board(), [[true; 2]; 8], [[0; 2]; 2]);
            let mut left = [0u8; 2];
            for (before, by) in captures.iter().rev() {
                if let Some(side) = by {
                    left[*side] += 1;
                }
                let so_far = SoFar { lanes: *before, captures: left, fallen: [[0; 2]; 2] };
                assert!(lanes.can_be_reached(&so_far), "{} from {before:?} with {left:?}", position.fen());
            }
        }
        assert_eq!(Lane::of(Position::standard().board(), File::A), START);
        assert_eq!(SoFar::nothing([0; 2]).lanes, [START; 8]);
        assert_eq!(Color::White as usize, 0);
    }
}
