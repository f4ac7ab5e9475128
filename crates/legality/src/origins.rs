//! Where every man came from, and how often pawns captured on the way.

use jadoube_board::{Bitboard, Color, File, Rank, Role, Square};

use crate::assign::{Costs, NEVER, cheapest};
use crate::counts::Counts;
use crate::mobility::{Facts, MOST_CAPTURES};
use crate::past::Past;
use crate::quick;
use crate::verdict::{Argument, Start};

type Ways = [[Bitboard; MOST_CAPTURES + 1]; 8];

/// One player's men with the costs of their origins: the eight of the first rank by file, then the eight pawns.
struct Side {
    color: Color,
    men: Vec<Square>,
    pawns: Bitboard,
    costs: Vec<[u16; 16]>,
    ways: Ways,
}

impl Side {
    fn of(facts: &Facts, color: Color) -> Side {
        let ways: Ways = File::ALL.map(|file| facts.pawn_ways(color, file));
        let men: Vec<Square> = facts.board.color(color).into_iter().collect();
        let costs = men.iter().map(|square| costs_of(facts, color, *square, &ways)).collect();
        let pawns = men.iter().copied().filter(|square| facts.board.role_at(*square) == Some(Role::Pawn)).collect();
        Side { color, men, pawns, costs, ways }
    }

    fn costs(&self) -> &Costs {
        &self.costs
    }
}

/// How many captures it takes the man on `square` to have come from each origin.
fn costs_of(facts: &Facts, color: Color, square: Square, ways: &Ways) -> [u16; 16] {
    let mut costs = [NEVER; 16];
    let Some(role) = facts.board.role_at(square) else { return costs };
    let fewest = |file: usize, squares: Bitboard| {
        let captures = (0..=MOST_CAPTURES).find(|captures| ways[file][*captures].meets(squares));
        captures.map_or(NEVER, |captures| captures as u16)
    };
    if role == Role::Pawn {
        for file in 0..8 {
            costs[8 + file] = fewest(file, square.into());
        }
        return costs;
    }
    let sources = facts.sources(color, role, square);
    let array = facts.start.first_rank();
    for (file, home) in File::ALL.into_iter().map(|file| Square::new(file, Rank::First.seen_by(color))).enumerate() {
        if array[file] == role && sources.contains(home) {
            costs[file] = 0;
        }
    }
    let last = sources & Bitboard::of_rank(Rank::Eighth.seen_by(color)).without(facts.closed);
    if role != Role::King && last.any() {
        for file in 0..8 {
            costs[8 + file] = fewest(file, last);
        }
    }
    costs
}

/// How many captures the pawns of `side` can have made: those of all men that the opponent has lost, but for pieces that can
/// only have been captured where no pawn captures.
fn available(facts: &Facts, side: &Side, opponent: &Side) -> usize {
    let lost = Counts::of(&facts.board, opponent.color).lost();
    let mut squares = None;
    let array = facts.start.first_rank();
    let gone = (0..8).filter(|file| array[*file] != Role::King && opponent.costs.iter().all(|man| man[*file] == NEVER));
    let elsewhere = gone.filter(|file| {
        let home = Square::new(File::ALL[*file], Rank::First.seen_by(opponent.color));
        let captures = *squares.get_or_insert_with(|| facts.pawn_captures(side.color, &side.ways));
        !facts.targets(opponent.color, array[*file], home).meets(captures)
    });
    lost.saturating_sub(elsewhere.count())
}

/// Pawns that have always been on their files: with another origin, or with captures that led them back, there would have been
/// too many captures.
fn columns(side: &Side, available: usize) -> Vec<Bitboard> {
    let mut found = Vec::new();
    for (index, &square) in side.men.iter().enumerate() {
        let file = square.file();
        let advance = square.rank().index().abs_diff(Rank::Second.seen_by(side.color).index());
        // A promoted piece has come from a pawn too, but has left its file.
        if !side.pawns.contains(square) || !(1..=2).contains(&advance) || side.costs[index][8 + file.index()] != 0 {
            continue;
        }
        let mut costs = side.costs.clone();
        let back_again = side.ways[file.index()][2].contains(square);
        costs[index][8 + file.index()] = if back_again { 2 } else { NEVER };
        if cheapest(&costs).is_none_or(|needed| needed > available) {
            let column = (0..=advance).filter_map(|step| square.offset(0, -(step as i8) * side.color.pick(1, -1)));
            found.push(column.collect());
        }
    }
    found
}

/// A contradiction among the origins of the men. The numbers of men are known to be possible.
pub(crate) fn argument(past: &Past, start: Start) -> Option<Argument> {
    let facts = Facts::of(past.board, past.castling, start);
    if quick::is_consistent(&facts) { None } else { contradiction(facts) }
}

/// The same without a quick look.
pub(crate) fn contradiction(mut facts: Facts) -> Option<Argument> {
    for round in 0..3 {
        let sides = Color::ALL.map(|color| Side::of(&facts, color));
        let mut known: Vec<Bitboard> = Vec::new();
        for (side, opponent) in [(&sides[0], &sides[1]), (&sides[1], &sides[0])] {
            let available = available(&facts, side, opponent);
            let needed = cheapest(side.costs());
            if needed.is_none_or(|needed| needed > available) {
                return Some(Argument::Origins {
                    color: side.color,
                    needed,
                    available,
                    immobile: facts.closed,
                    columns: facts.columns,
                });
            }
            if round < 2 {
                known.extend(columns(side, available));
            }
        }
        // A column matters only where something else is already known.
        if known.is_empty() || known == facts.columns {
            return None;
        }
        facts.columns = known;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_board::{Position, Setup};

    fn found(fen: &str) -> Option<Argument> {
        let setup: Setup = fen.parse().unwrap();
        let position = Position::try_from(setup).unwrap();
        argument(&Past::of(&position), Start::Standard)
    }

    #[test]
    fn men_that_cannot_have_come_from_anywhere() {
        for fen in [
            "4k3/8/8/8/8/8/1PPPPPPP/B3K3 w - - 0 1",
            "4k3/8/3b4/2b5/8/8/1P1P1P1P/4K3 b - - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBNKBNR w - - 0 1",
            "r1b2k2/1ppppppp/p7/8/4r3/8/8/3K4 b - - 0 1",
        ] {
            assert!(found(fen).is_some(), "{fen}");
        }
    }

    #[test]
    fn nothing_is_found_in_the_initial_position() {
        assert_eq!(found("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), None);
    }
}
