//! The cheapest assignment of men to their origins.

/// No origin is possible.
pub(crate) const NEVER: u16 = 1000;

/// What it costs each man, at most sixteen, to have come from each of sixteen origins.
pub(crate) type Costs = [[u16; 16]];

/// The least total cost of giving every man an origin of his own; `None` if it is impossible.
///
/// This is the method of successive shortest paths with potentials, known as the Hungarian method.
pub(crate) fn cheapest(costs: &Costs) -> Option<usize> {
    let origins = assignment(costs)?;
    Some(origins.iter().zip(costs).map(|(origin, costs)| usize::from(costs[*origin])).sum())
}

/// The origin of each man in a cheapest assignment; `None` if it is impossible.
pub(crate) fn assignment(costs: &Costs) -> Option<Vec<usize>> {
    let men = costs.len();
    if men > 16 {
        return None;
    }
    // Index 0 stands for "no man" and "no origin".
    let mut man_price = [0i32; 17];
    let mut origin_price = [0i32; 17];
    let mut owner = [0usize; 17];
    let mut came_from = [0usize; 17];
    for man in 1..=men {
        owner[0] = man;
        let mut origin = 0;
        let mut slack = [i32::MAX; 17];
        let mut done = [false; 17];
        loop {
            done[origin] = true;
            let current = owner[origin];
            let (mut least, mut next) = (i32::MAX, 0);
            for other in 1..=16 {
                if done[other] {
                    continue;
                }
                let cost = i32::from(costs[current - 1][other - 1]) - man_price[current] - origin_price[other];
                if cost < slack[other] {
                    slack[other] = cost;
                    came_from[other] = origin;
                }
                if slack[other] < least {
                    least = slack[other];
                    next = other;
                }
            }
            for other in 0..=16 {
                if done[other] {
                    man_price[owner[other]] += least;
                    origin_price[other] -= least;
                } else {
                    slack[other] = slack[other].saturating_sub(least);
                }
            }
            origin = next;
            if owner[origin] == 0 {
                break;
            }
        }
        while origin != 0 {
            let previous = came_from[origin];
            owner[origin] = owner[previous];
            origin = previous;
        }
    }
    let mut origins = vec![0; men];
    for origin in 1..=16 {
        if owner[origin] != 0 {
            origins[owner[origin] - 1] = origin - 1;
        }
    }
    origins.iter().zip(costs).all(|(origin, costs)| costs[*origin] < NEVER).then_some(origins)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cheapest_assignment_agrees_with_trying_all() {
        let mut chance = 3u64;
        let mut below = |bound: u64| {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (chance >> 33) % bound
        };
        for _ in 0..300 {
            let men = below(6) as usize;
            let costs: Vec<[u16; 16]> = (0..men)
                .map(|_| std::array::from_fn(|origin| if origin > 6 || below(3) > 0 { NEVER } else { below(7) as u16 }))
                .collect();
            assert_eq!(cheapest(&costs), all(&costs, 0), "{costs:?}");
        }
    }

    fn all(costs: &Costs, taken: u32) -> Option<usize> {
        let Some((first, rest)) = costs.split_first() else { return Some(0) };
        let free = (0..16).filter(|origin| taken >> origin & 1 == 0 && first[*origin] < NEVER);
        free.filter_map(|origin| Some(usize::from(first[origin]) + all(rest, taken | 1 << origin)?)).min()
    }
}
