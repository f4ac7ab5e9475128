//! Text as it leaves the hall in a file: on one line, without invisible characters.
//!
//! Names come from pairing lists, reports and people. A line break in one would begin another record of a report, and a bidirectional
//! control character would show a result the other way round. Everything that writes a file for other programs takes its texts as a
//! [`OneLine`].

use std::fmt;

/// A text without line breaks, control characters, bidirectional controls and invisible characters.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct OneLine(String);

impl OneLine {
    /// Cleans a text. Line breaks and tabs become blanks.
    pub fn new(text: &str) -> OneLine {
        OneLine(text.chars().filter_map(kept).collect())
    }

    /// Cleans every line of a text.
    pub fn each(text: &str) -> String {
        text.split_inclusive('\n').fold(String::with_capacity(text.len()), |mut out, line| {
            let (line, end) = line.strip_suffix('\n').map_or((line, ""), |line| (line, "\n"));
            out.push_str(OneLine::new(line).as_str());
            out + end
        })
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Truncated to this many characters.
    #[must_use]
    pub fn cut(&self, width: usize) -> OneLine {
        OneLine(self.0.chars().take(width).collect())
    }

    /// Truncated or padded with blanks to this many characters.
    #[must_use]
    pub fn fill(&self, width: usize) -> OneLine {
        OneLine(format!("{:<width$}", self.cut(width)))
    }
}

impl fmt::Display for OneLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// What replaces a character. The joiners U+200C and U+200D stay: names in several scripts are misspelled without them.
fn kept(letter: char) -> Option<char> {
    match letter {
        '\n' | '\r' | '\t' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => Some(' '),
        letter if letter.is_control() => None,
        // Bidirectional controls.
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => None,
        // Zero-width, deprecated, or annotations.
        '\u{ad}'
        | '\u{200b}'
        | '\u{2060}'..='\u{2065}'
        | '\u{206a}'..='\u{206f}'
        | '\u{feff}'
        | '\u{fff9}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e007f}' => None,
        letter => Some(letter),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use jadoube_lawbook::Edition;
    use jadoube_laws::competition::Competition;
    use jadoube_laws::event::Score;

    use crate::competition::trf::{self, Dialect, Ends};
    use crate::competition::{
        Announcement, CompetitionBody, CompetitionState, Meanings, Pairing, Player, Regulations, Where, carried_over,
    };

    /// Hostile characters, and some that belong in names.
    fn hostile() -> impl Strategy<Value = String> {
        let letter = prop_oneof![
            3 => any::<char>(),
            2 => prop::sample::select(vec!['\n', '\r', '\0', '\u{202e}', '\u{2066}', '\u{85}', '\u{2028}', '\t', '\u{feff}']),
            3 => prop::sample::select("001 Őz,\"\\[]{}%;".chars().collect::<Vec<_>>()),
        ];
        prop::collection::vec(letter, 0..60).prop_map(|letters| letters.into_iter().collect())
    }

    fn is_plain(text: &str) -> bool {
        text.chars().all(|letter| kept(letter) == Some(letter))
    }

    #[test]
    fn a_line_break_in_a_name_does_not_begin_a_record() {
        assert_eq!(OneLine::new("Anna\n001    2 m  Eve").as_str(), "Anna 001    2 m  Eve");
        assert_eq!(OneLine::new("1\u{202e}0-1\u{0}").as_str(), "10-1");
        assert_eq!(OneLine::new("می\u{200c}خواهم").as_str(), "می\u{200c}خواهم");
        assert_eq!(OneLine::each("a\u{202e}\r\nb\u{85}c\n"), "a \nb c\n");
    }

    proptest! {
        #[test]
        fn cleaning_is_idempotent(text in hostile()) {
            let clean = OneLine::new(&text);
            prop_assert!(is_plain(clean.as_str()), "{clean:?}");
            prop_assert_eq!(&OneLine::new(clean.as_str()), &clean);
        }

        #[test]
        fn a_report_has_the_records_that_it_is_made_of(texts in prop::collection::vec(hostile(), 16)) {
            let mut texts = texts.into_iter();
            let mut text = || texts.next().unwrap_or_default();
            let mut player = |rank: u16| Player {
                name: format!("N{rank}{}", text()),
                title: text(),
                rating: Some(2000 + rank),
                federation: text(),
                fide_id: text(),
                born: text(),
                sex: text(),
                ..Player::default()
            };
            let players = vec![player(1), player(2)];
            let mut state = CompetitionState::new(Announcement {
                name: text(),
                site: text(),
                rules: Competition::new(Edition::newest(), "5+3".parse().unwrap()),
                settings: Default::default(),
                regulations: Regulations::default(),
            });
            let game = Where::Elsewhere(Score { white: 1, black: 1 });
            let boards = vec![Pairing { board: 1, white: 0, black: 1, game }];
            state.take_in(&CompetitionBody::Entered(players)).unwrap();
            state.take_in(&CompetitionBody::Paired { round: 1, boards, byes: Vec::new() }).unwrap();
            let log = carried_over(&state, &Meanings::new()).unwrap();
            let event = trf::tournament(&state, &log, &Ends::new());
            let written = trf::write(&event, Dialect::Trf26).unwrap();
            prop_assert!(written.split("\r\n").all(is_plain), "{written:?}");
            prop_assert_eq!(written.lines().filter(|line| line.starts_with("001")).count(), 2);
            let read = trf::read(&written).map_err(|error| TestCaseError::fail(format!("{error}: {written:?}")))?;
            for (read, player) in read.players.iter().zip(&event.players) {
                prop_assert_eq!((read.rank, &read.rounds, read.rating), (player.rank, &player.rounds, player.rating));
            }
        }
    }
}
