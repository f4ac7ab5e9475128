use std::ops::ControlFlow;

use super::duplicates::hash;
use super::tag::contains;
use super::{Identity, Selection};
use crate::eco;
use crate::pgn::{Outcome, Place, Played, Replay, Start, Text, Token, Visitor};

/// Positions that have a code of an opening are not deeper than this; by transposition they may come some moves later.
const DEEPEST_CODE: usize = 60;

/// Examines games one after the other while they are read.
#[derive(Clone, Debug)]
pub struct Examined<'a> {
    selection: &'a Selection,
    /// Whether the identity of games is wanted.
    identify: bool,
    /// Whether the opening is wanted.
    name_opening: bool,
    place: Place,
    tags: Vec<(String, String)>,
    replay: Replay,
    plies: usize,
    tags_hold: bool,
    has_position: bool,
    has_material: bool,
    /// The first half-move after which a wanted position or material was on the board.
    found_after: Option<usize>,
    opening: Option<&'static str>,
    outcome: Option<Outcome>,
    identity: Identity,
}

impl<'a> Examined<'a> {
    /// For games of a selection.
    pub fn new(selection: &'a Selection) -> Examined<'a> {
        Examined {
            selection,
            identify: false,
            name_opening: !selection.openings.is_empty(),
            place: Place { byte: 0, line: 1, column: 1 },
            tags: Vec::new(),
            replay: Replay::Lost,
            plies: 0,
            tags_hold: false,
            has_position: false,
            has_material: false,
            found_after: None,
            opening: None,
            outcome: None,
            identity: Identity::default(),
        }
    }

    /// The same, also with the identity of each game, by which it is recognized when it comes again.
    #[must_use]
    pub fn with_identity(self) -> Examined<'a> {
        Examined { identify: true, ..self }
    }

    /// The same, also with the code of the opening of each game.
    #[must_use]
    pub fn with_opening(self) -> Examined<'a> {
        Examined { name_opening: true, ..self }
    }

    /// Whether the game that was read last meets all conditions.
    pub fn is_selected(&self) -> bool {
        let Selection { openings, .. } = self.selection;
        let is_wanted = |code: &str| openings.iter().any(|opening| opening.has(code));
        self.tags_hold
            && self.has_position
            && self.has_material
            && (openings.is_empty() || self.opening.is_some_and(is_wanted))
    }

    /// The code of its opening, from the moves, if it is selected and was asked for.
    pub fn opening(&self) -> Option<&'static str> {
        self.opening
    }

    /// Where it begins.
    pub fn place(&self) -> Place {
        self.place
    }

    /// Its tags, as written.
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// The value of a tag; empty if it has none.
    pub fn value(&self, name: &str) -> &str {
        self.tags.iter().find(|(tag, _)| tag == name).map_or("", |(_, value)| value)
    }

    /// How many moves were read; fewer than the game has if it is not selected.
    pub fn plies(&self) -> usize {
        self.plies
    }

    /// After how many half-moves a wanted position, or wanted material, was first on the board.
    pub fn found_after(&self) -> Option<usize> {
        self.found_after
    }

    /// The outcome at the end of the moves, otherwise that of the Result tag.
    pub fn outcome(&self) -> Option<Outcome> {
        let told = self.outcome.filter(|&outcome| outcome != Outcome::Unknown);
        told.or_else(|| Outcome::of_tag(self.value("Result"))).or(self.outcome)
    }

    /// By what it is recognized, if it is selected and was asked for.
    pub fn identity(&self) -> &Identity {
        &self.identity
    }

    /// Whether the opening is still to be found out: no code is that deep in a game.
    fn names_opening(&self) -> bool {
        self.name_opening && self.plies <= DEEPEST_CODE
    }

    fn look(&mut self) {
        let Replay::Lawful(position) = &self.replay else { return };
        let Selection { positions, materials, .. } = self.selection;
        let was = (self.has_position, self.has_material);
        self.has_position |= positions.iter().any(|pattern| pattern.matches(position));
        self.has_material |= materials.iter().any(|material| material.matches(position.board()));
        if was != (self.has_position, self.has_material) {
            self.found_after.get_or_insert(self.plies);
        }
    }
}

impl Visitor for Examined<'_> {
    const NUMBERS: bool = false;

    fn begin(&mut self, place: Place) {
        let (identify, name_opening) = (self.identify, self.name_opening);
        *self = Examined { place, identify, name_opening, ..Examined::new(self.selection) };
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>) -> ControlFlow<()> {
        self.tags.push((name.decode().into_owned(), value.decode().into_owned()));
        ControlFlow::Continue(())
    }

    fn start(&mut self, start: &Start) -> ControlFlow<()> {
        let Selection { tags, players, positions, materials, openings: _ } = self.selection;
        let named = |part: &String| ["White", "Black"].iter().any(|side| contains(self.value(side), part));
        self.tags_hold = tags.iter().all(|test| test.holds(self.value(&test.name))) && players.iter().all(named);
        if !self.tags_hold {
            return ControlFlow::Break(());
        }
        self.has_position = positions.is_empty();
        self.has_material = materials.is_empty();
        self.replay = start.replay();
        if self.identify {
            for (side, name) in ["White", "Black"].into_iter().enumerate() {
                let name = self.value(name).to_owned();
                self.identity.set_name(side, &name);
            }
        }
        self.look();
        ControlFlow::Continue(())
    }

    fn played(&mut self, token: Token<'_>) -> ControlFlow<()> {
        self.plies += 1;
        let follow = self.identify || self.names_opening() || !(self.has_position && self.has_material);
        if !follow {
            // The board is not known any more.
            self.replay = Replay::Lost;
            return ControlFlow::Continue(());
        }
        if self.identify && self.plies == 1 {
            // The same moves from another start are another game.
            self.identity.moves = u128::from(hash(&self.replay.to_string()));
        }
        let played = self.replay.follow(&token);
        if self.identify {
            let code = match &played {
                Played::Legal(m) => (m.from().index() << 16 | m.to().index() << 8 | m.kind() as usize) as u64,
                other => hash(other),
            };
            self.identity.moves = mix(self.identity.moves, code);
        }
        if self.names_opening()
            && let Replay::Lawful(position) = &self.replay
        {
            self.opening = eco::code_at(position).or(self.opening);
        }
        self.look();
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, _: Token<'_>) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    fn is_score(&mut self, is_numbered: bool) -> bool {
        self.replay.ends_with_score(Outcome::of_tag(self.value("Result")), is_numbered)
    }

    fn outcome(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }
}

/// Adds a move to the hash of those before it. With 128 bits, two different games of a database of any size do not get the same.
fn mix(moves: u128, code: u64) -> u128 {
    const ODD: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835;
    let mixed = (moves ^ u128::from(code)).wrapping_add(1).wrapping_mul(ODD);
    mixed ^ mixed >> 67
}
