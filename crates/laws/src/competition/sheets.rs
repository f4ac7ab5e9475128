//! Compares the two scoresheets with each other and with the game (8.1, 8.5, 8.6).

use jadoube_board::{Color, Move, Position};
use jadoube_clock::Sides;
use jadoube_notation::{Language, read};
use jadoube_texts::Message;

use crate::game::State;
use crate::telling::{one_move, written_text};

/// The first difference on a scoresheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parting {
    /// The half-move, counted from 0.
    pub ply: usize,
    /// What is written there; `None` if the sheet ends.
    pub written: Option<String>,
}

/// The result of a comparison of the scoresheets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// Where each sheet first differs from the moves that were played; `None` if it has them all.
    pub from_game: Sides<Option<Parting>>,
    /// The first move at which the two sheets differ, including unreadable entries.
    pub from_each_other: Option<usize>,
}

/// A remark of a comparison of the scoresheets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SheetNote {
    /// They agree with each other and with the moves played.
    Agree,
    /// A sheet first differs from the game here.
    FromGame {
        /// The player whose sheet it is.
        sheet: Color,
        /// The number of the move, and the player.
        at: (u32, Color),
        /// What is written; `None` if the sheet ends.
        written: Option<String>,
        /// What was played, if that was a legal move.
        played: Option<Move>,
    },
    /// The sheets first differ from each other here.
    FromEachOther {
        /// The number of the move, and the player.
        at: (u32, Color),
        /// What each player has written.
        written: Sides<Option<String>>,
    },
}

impl SheetNote {
    /// Whether something different is written, and not only less.
    pub fn says_otherwise(&self) -> bool {
        match self {
            SheetNote::Agree => false,
            SheetNote::FromGame { written, .. } => written.is_some(),
            SheetNote::FromEachOther { written, .. } => written.white.is_some() && written.black.is_some(),
        }
    }

    /// The remark as a message.
    pub fn message(&self) -> Message {
        // The move as scoresheets number it.
        let numbered = |(number, mover): (u32, Color)| match mover {
            Color::White => format!("{number}."),
            Color::Black => format!("{number}..."),
        };
        match self {
            SheetNote::Agree => Message::new("sheets-agree"),
            SheetNote::FromGame { sheet, at, written: Some(written), played: Some(m) } => {
                let message = Message::new("sheet-parts").with("color", *sheet).with("number", numbered(*at));
                message.with("written", written_text(written)).with("move", one_move(*m))
            }
            // Any entry for an illegal move agrees with it, so only the end of the sheet remains.
            SheetNote::FromGame { sheet, at, .. } => {
                Message::new("sheet-ends").with("color", *sheet).with("number", numbered(*at))
            }
            SheetNote::FromEachOther { at, written: Sides { white: Some(white), black: Some(black) } } => {
                let message = Message::new("sheets-part").with("number", numbered(*at));
                message.with("white", written_text(white)).with("black", written_text(black))
            }
            SheetNote::FromEachOther { at, written } => {
                let who = if written.white.is_some() { Color::White } else { Color::Black };
                let text = written_text(written[who].as_deref().unwrap_or_default());
                let message = Message::new("sheets-part-by-length").with("color", who);
                message.with("number", numbered(*at)).with("written", text)
            }
        }
    }
}

/// What a player wrote for a move, as it was understood.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Entry<'a> {
    Move(Move),
    /// Not a legal move there, or unreadable: compared as text.
    Text(&'a str),
    Missing,
}

impl State {
    /// Compares the scoresheets with each other and with the moves that stand, each read in the language of its player. An
    /// illegal move that stood agrees with any entry for it, since there is no correct notation for it.
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

    /// The same as remarks: first about each sheet, then about both.
    pub fn look_at_sheets(&self, languages: Sides<Language>) -> Vec<SheetNote> {
        let Comparison { from_game, from_each_other } = self.compare_sheets(languages);
        let of_game = Color::ALL.into_iter().filter_map(|sheet| {
            let Parting { ply, written } = from_game[sheet].clone()?;
            let played = self.plies().get(ply).and_then(|made| made.played.ok());
            Some(SheetNote::FromGame { sheet, at: self.number_of(ply), written, played })
        });
        let text = |player: Color, ply: usize| self.sheet(player).moves.get(ply).cloned();
        let of_both = from_each_other.map(|ply| SheetNote::FromEachOther {
            at: self.number_of(ply),
            written: Sides { white: text(Color::White, ply), black: text(Color::Black, ply) },
        });
        let notes: Vec<SheetNote> = of_game.chain(of_both).collect();
        if notes.is_empty() { vec![SheetNote::Agree] } else { notes }
    }

    /// The number of a half-move, counted from 0, as scoresheets number it, and its player.
    pub fn number_of(&self, ply: usize) -> (u32, Color) {
        let half = u32::try_from(ply)
            .unwrap_or(u32::MAX / 2)
            .saturating_add(u32::from(self.setting.start.turn == Color::Black));
        let player = if half.is_multiple_of(2) { Color::White } else { Color::Black };
        (self.setting.start.fullmoves.saturating_add(half / 2), player)
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
    use jadoube_lawbook::Edition;

    use super::*;
    use crate::competition::Competition;
    use crate::event::{Act, Actor, ClockAct, Event, Hands, MovingAct, RecordingAct};
    use crate::game::Game;

    fn game(written: [&[&str]; 2]) -> Game {
        let mut game = Game::new(Competition::new(Edition::newest(), "90+30".parse().unwrap()));
        let mut act = |by, act| drop(game.apply(Event { at: Instant(0), by, act }).unwrap());
        act(Actor::Arbiter, Act::Clock(ClockAct::StartsRound));
        for (by, played) in [(Actor::White, "g1f3"), (Actor::Black, "g8f6"), (Actor::White, "d2d4")] {
            act(by, Act::Moving(MovingAct::Plays { played: played.parse().unwrap(), hands: Hands::One }));
            act(by, Act::Clock(ClockAct::Presses { hand: Hands::One }));
        }
        for (by, moves) in [Actor::White, Actor::Black].into_iter().zip(written) {
            for text in moves {
                act(by, Act::Recording(RecordingAct::Records { text: (*text).to_owned() }));
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

    #[test]
    fn sheets_are_compared_move_by_move() {
        let english = Sides { white: Language::ENGLISH, black: Language::ENGLISH };
        let told = |written: [&[&str]; 2]| -> Vec<String> {
            let notes = game(written).state().look_at_sheets(english);
            notes.iter().map(|note| note.message().text(jadoube_texts::Locale::EN)).collect()
        };
        assert_eq!(
            told([&["Nf3", "Nc6", "d4"], &["Nf3", "Nf6"]]),
            [
                "White's scoresheet differs from the moves played at 1...: it has “Nc6”, but Ng8-f6 was played",
                "Black's scoresheet ends before 2.",
                "the scoresheets differ at 1...: White has “Nc6”, Black has “Nf6”",
            ]
        );
        assert_eq!(
            told([&["Nf3", "Nf6", "d4"], &["Nf3", "Nf6", "d4"]]),
            ["the scoresheets agree with each other and with the moves played"]
        );
        assert_eq!(
            told([&["Nf3", "Nf6", "d4"], &["Nf3", "Nf6"]])[1],
            "the scoresheets differ at 2.: only White has an entry, “d4”"
        );
    }
}
