//! Even and odd numbers of moves, written a second time.

use std::collections::HashMap;

use jadoube_board::{Color, Role};

use super::diagram::{Place, rank_of};
use super::origins::World;
use crate::past::Past;
use crate::verdict::Start;

/// Whether the men have made an odd number of moves, or all an even number; `None` if that does not follow.
pub(super) fn is_odd(past: &Past, start: Start) -> Option<bool> {
    let world = World::of(past, start);
    let mut moves = 0;
    for color in Color::ALL {
        let men = world.diagram.men(color);
        let pawns: Vec<Place> = men.iter().filter(|(_, role)| *role == Role::Pawn).map(|(at, _)| *at).collect();
        if pawns.len() != 8 || !pawns.iter().all(|(_, rank)| [1, 2].map(|index| rank_of(color, index)).contains(rank)) {
            return None;
        }
        moves += pawns.iter().filter(|(_, rank)| *rank == rank_of(color, 2)).count();
        for role in [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
            let homes: Vec<Place> =
                world.first.men(color).into_iter().filter(|(_, other)| *other == role).map(|(at, _)| at).collect();
            let stand: Vec<Place> = men.iter().filter(|(_, other)| *other == role).map(|(at, _)| *at).collect();
            moves += if role == Role::Knight {
                knights(&homes, &stand)?
            } else {
                others(&world, color, role, &homes, stand)?
            };
        }
    }
    Some(moves % 2 == 1)
}

fn knights(homes: &[Place], stand: &[Place]) -> Option<usize> {
    let shades = |places: &[Place]| places.iter().filter(|(file, rank)| (file + rank) % 2 == 0).count();
    (homes.len() == stand.len()).then(|| shades(homes) + shades(stand))
}

fn others(world: &World, color: Color, role: Role, homes: &[Place], mut stand: Vec<Place>) -> Option<usize> {
    let mut moves = 0;
    for &home in homes {
        // How many moves lead to each square, even or odd; both is unknown.
        let mut parity: HashMap<Place, usize> = HashMap::from([(home, 0)]);
        let mut waiting = vec![home];
        while let Some(at) = waiting.pop() {
            if world.immobile.contains(&at) || world.never_leaves(color, role, at) {
                continue;
            }
            let next = 1 - parity[&at];
            for to in world.steps(color, role, at) {
                match parity.get(&to) {
                    Some(known) if *known != next => return None,
                    Some(_) => {}
                    None => {
                        parity.insert(to, next);
                        waiting.push(to);
                    }
                }
            }
        }
        let can_castle = [2, 6].into_iter().any(|file| parity.contains_key(&(file, home.1)));
        if role == Role::King && parity.len() > 1 && can_castle {
            return None;
        }
        let here: Vec<Place> = stand.iter().copied().filter(|at| parity.contains_key(at)).collect();
        match here.first() {
            Some(at) if here.iter().all(|other| parity[other] == parity[at]) => {
                moves += parity[at];
                stand.retain(|other| other != at);
            }
            None if parity.len() == 1 => {}
            _ => return None,
        }
    }
    Some(moves)
}
