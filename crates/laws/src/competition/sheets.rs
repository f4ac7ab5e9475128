//! The two scoresheets beside each other and beside the game: where they part (8.1, 8.5, 8.6).

use jadoube_board::{Color, Move, Position};
use jadoube_clock::Sides;
use jadoube_notation::{Language, read};

use crate::game::State;

/// Where a scoresheet stops agreeing with something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parting {
    /// The move, by either player, counted from 0.
    pub ply: usize,
    /// What is written there; nothing where the sheet ends.
    pub written: Option<String>,
}

/// What a comparison of the scoresheets found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// Where each sheet first parts from the moves that were played; `None` where it agrees with them all.
    pub from_game: Sides<Option<Parting>>,
    /// The first move at which the two sheets say different things, unreadable entries included.
    pub from_each_other: Option<usize>,
}

/// What a player wrote for a move, as it is understood.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Entry<'a> {
    Move(Move),
    /// Not a legal move there, or not to be read: it stands for itself.
    Text(&'a str),
    Missing,
}

impl State {
    /// Compares the scoresheets with each other and with the moves that stand, each read in the language of its player. A
    /// move that stood though it was illegal agrees with whatever is written for it, since there is no right way to write it.
    pub fn compare_sheets(&self, languages: Sides<Language>) -> Comparison {
        let parting = |player: Color| {
            self.plies().iter().enumerate().find_map(|(ply, made)| {
                let entry = self.entry(player, ply, languages[player]);
                let agrees = match made.played {
                    Ok(m) => entry == Entry::Move(m),
                    Err(_) => entry != Entry::Missing,
                };
                let written = self.sheet(player).moves.get(ply).cloned();
                (!agrees).then_some(Parting { ply, written })
            })
        };
        let differ = |&ply: &usize| {
            let [white, black] = Color::ALL.map(|player| self.entry(player, ply, languages[player]));
            white != black
        };
        let longest = Color::ALL.map(|player| self.sheet(player).moves.len()).into_iter().max().unwrap_or(0);
        Comparison {
            from_game: Sides { white: parting(Color::White), black: parting(Color::Black) },
            from_each_other: (0..longest).find(differ),
        }
    }

    fn entry(&self, player: Color, ply: usize, language: Language) -> Entry<'_> {
        let Some(text) = self.sheet(player).moves.get(ply) else { return Entry::Missing };
        let before = self.plies().get(ply).and_then(|made| Position::try_from(made.before).ok());
        match before.and_then(|position| read(&position, text, language).ok()) {
            Some(reading) => Entry::Move(reading.played),
            None => Entry::Text(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use jadoube_clock::Instant;

    use super::*;
    use crate::competition::Competition;
    use crate::edition::Edition;
    use crate::event::{Act, Actor, Event, Hands};
    use crate::game::Game;

    fn game(written: [&[&str]; 2]) -> Game {
        let mut game = Game::new(Competition::new(Edition::Y2023, "5400+30".parse().unwrap()));
        let mut act = |by, act| drop(game.apply(Event { at: Instant(0), by, act }).unwrap());
        act(Actor::Arbiter, Act::StartsRound);
        for (by, played) in [(Actor::White, "g1f3"), (Actor::Black, "g8f6"), (Actor::White, "d2d4")] {
            act(by, Act::Plays { played: played.parse().unwrap(), hands: Hands::One });
            act(by, Act::Presses { hand: Hands::One });
        }
        for (by, moves) in [Actor::White, Actor::Black].into_iter().zip(written) {
            for text in moves {
                act(by, Act::Records { text: (*text).to_owned() });
            }
        }
        game
    }

    fn compare(written: [&[&str]; 2]) -> Comparison {
        let hungarian = Language::find("hu").unwrap();
        game(written).state().compare_sheets(Sides { white: Language::ENGLISH, black: hungarian })
    }

    #[test]
    fn sheets_in_two_languages_agree() {
        let found = compare([&["Nf3", "Nf6", "d4"], &["Hf3", "Hf6", "d4"]]);
        assert_eq!(found, Comparison { from_game: Sides { white: None, black: None }, from_each_other: None });
    }

    #[test]
    fn the_first_difference_is_named() {
        let found = compare([&["Nf3", "Nc6", "d4"], &["Hf3", "Hf6"]]);
        assert_eq!(found.from_game.white, Some(Parting { ply: 1, written: Some("Nc6".into()) }));
        assert_eq!(found.from_game.black, Some(Parting { ply: 2, written: None }));
        assert_eq!(found.from_each_other, Some(1));
    }
}
