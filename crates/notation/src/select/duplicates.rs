//! Games that are there twice: the same moves from the same start, by players who may be the same.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// By what a game is recognized when it comes again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Identity {
    /// Of the start and all moves.
    pub(super) moves: u128,
    /// Of the words of the players' names, White's and Black's; none if a name is not known.
    pub(super) names: [Vec<u64>; 2],
}

impl Identity {
    pub(super) fn set_name(&mut self, side: usize, name: &str) {
        let words = name.split(|letter: char| !letter.is_alphanumeric());
        // Initials and titles say too little: `Carlsen, M.` is `Magnus Carlsen`, and neither is `Müller, M.`.
        let words = words.filter(|word| word.chars().count() >= 3);
        self.names[side] = words.map(|word| hash(&word.to_lowercase())).collect();
    }

    /// Whether the players can be the same: their names have a word in common, or one of them is not known.
    fn may_be_by_players_of(&self, other: &Identity) -> bool {
        self.names
            .iter()
            .zip(&other.names)
            .all(|(one, other)| one.is_empty() || other.is_empty() || one.iter().any(|word| other.contains(word)))
    }
}

pub(super) fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// The games that have been seen, with something to remember each by.
///
/// Games with the same moves from the same start are duplicates if the players can be the same: `Carlsen, M.` and `Magnus Carlsen` can.
/// Games without moves are never duplicates.
#[derive(Clone, Debug)]
pub struct Duplicates<T> {
    seen: HashMap<u128, Vec<(Identity, T)>>,
}

impl<T> Default for Duplicates<T> {
    fn default() -> Duplicates<T> {
        Duplicates { seen: HashMap::new() }
    }
}

impl<T> Duplicates<T> {
    /// What was remembered of the first game that this one repeats. If there is none, the game is remembered.
    pub fn find_or_keep(&mut self, game: &Identity, remember: impl FnOnce() -> T) -> Option<&T> {
        if game.moves == 0 {
            return None;
        }
        let alike = self.seen.entry(game.moves).or_default();
        match alike.iter().position(|(other, _)| game.may_be_by_players_of(other)) {
            Some(first) => alike.get(first).map(|(_, kept)| kept),
            None => {
                alike.push((game.clone(), remember()));
                None
            }
        }
    }
}
