//! What the tag Termination tells, as programs and people write it.

use jadoube_board::Color;

/// How a game is said to have ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Said {
    Mate,
    Stalemate,
    Repetition,
    Fifty,
    Material,
    Time,
    Resignation,
    Agreement,
    /// A decision from outside: rules infraction, forfeit, adjudication, abandonment.
    Decision,
    Unterminated,
    Normal,
    /// Something else, or nothing.
    Other,
}

/// Words and what they mean, the more telling ones first.
const WORDS: [(&str, Said); 30] = [
    ("stalemate", Said::Stalemate),
    ("repetition", Said::Repetition),
    ("3-fold", Said::Repetition),
    ("threefold", Said::Repetition),
    ("fifty", Said::Fifty),
    ("50-move", Said::Fifty),
    ("50 move", Said::Fifty),
    // Out of time against too little material: the two together are a draw of some servers' own.
    ("timeout vs", Said::Decision),
    ("insufficient", Said::Material),
    ("infraction", Said::Decision),
    ("illegal", Said::Decision),
    ("adjudicat", Said::Decision),
    ("abandon", Said::Decision),
    ("disconnect", Said::Decision),
    ("stall", Said::Decision),
    ("crash", Said::Decision),
    ("emergency", Said::Decision),
    ("death", Said::Decision),
    ("unterminated", Said::Unterminated),
    ("time forfeit", Said::Time),
    ("on time", Said::Time),
    ("timeout", Said::Time),
    // Before time alone: players agree in time trouble.
    ("agree", Said::Agreement),
    ("time", Said::Time),
    ("forfeit", Said::Decision),
    ("resign", Said::Resignation),
    ("checkmate", Said::Mate),
    (" mates", Said::Mate),
    (" mated", Said::Mate),
    ("normal", Said::Normal),
];

pub(crate) fn read(value: &[u8]) -> Said {
    let value = value.to_ascii_lowercase();
    let said = |word: &str| memchr::memmem::find(&value, word.as_bytes()).is_some();
    WORDS.iter().find(|(word, _)| said(word)).map_or(Said::Other, |(_, said)| *said)
}

/// Words that follow a player's name or color, and whether that player has won.
const VERBS: [(&str, bool); 14] = [
    ("wins", true),
    ("won", true),
    ("mates", true),
    ("checkmates", true),
    ("checkmated", true),
    ("resigns", false),
    ("resigned", false),
    ("loses", false),
    ("lost", false),
    ("forfeits", false),
    ("forfeited", false),
    ("disconnects", false),
    ("abandons", false),
    ("ran", false),
];

/// Who has won, where a value begins with a player: `White resigns`, `magnus won on time`. `players` are White and Black, as their tags name
/// them.
pub(crate) fn winner(value: &[u8], players: [&[u8]; 2]) -> Option<Color> {
    let named = players.map(|name| Some(name).filter(|name| !name.is_empty()));
    let subjects = Color::ALL
        .into_iter()
        .zip(named)
        .flat_map(|(side, name)| [(side, Some(side.pick(&b"white"[..], &b"black"[..]))), (side, name)]);
    let mut told = subjects.filter_map(|(side, subject)| {
        let subject = subject?;
        let rest = value.get(subject.len()..).filter(|_| value[..subject.len()].eq_ignore_ascii_case(subject))?;
        let [b' ', rest @ ..] = rest else { return None };
        let verb = rest.split(|byte| !byte.is_ascii_alphabetic()).next()?;
        let (_, won) = VERBS.iter().find(|(word, _)| verb.eq_ignore_ascii_case(word.as_bytes()))?;
        Some(if *won { side } else { !side })
    });
    let first = told.next()?;
    // Two players of one name say nothing.
    told.all(|other| other == first).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_won_is_told_by_color_or_name() {
        let players = [&b"Ann"[..], b"bob"];
        for (value, won) in [
            ("White resigned", Some(Color::Black)),
            ("white wins on time", Some(Color::White)),
            ("Black mates", Some(Color::Black)),
            ("Bob won by resignation", Some(Color::Black)),
            ("Ann lost on time", Some(Color::Black)),
            ("Annabel won on time", None),
            ("White mated", None),
            ("Normal", None),
            ("White", None),
            ("", None),
        ] {
            assert_eq!(winner(value.as_bytes(), players), won, "{value}");
        }
        assert_eq!(winner(b"Ann won on time", [b"Ann", b"Ann"]), None);
        assert_eq!(winner(b" won on time", [b"", b""]), None);
    }

    #[test]
    fn words_of_servers_and_engines() {
        for (value, said) in [
            ("Normal", Said::Normal),
            ("Time forfeit", Said::Time),
            ("magnus won by checkmate", Said::Mate),
            ("White mates", Said::Mate),
            ("Game drawn by stalemate", Said::Stalemate),
            ("3-fold repetition", Said::Repetition),
            ("Fifty moves rule", Said::Fifty),
            ("Game drawn by timeout vs insufficient material", Said::Decision),
            ("Rules infraction", Said::Decision),
            ("TCEC draw rule", Said::Other),
            ("Draw agreed, both in time trouble", Said::Agreement),
            ("Black ran out of time", Said::Time),
            ("", Said::Other),
        ] {
            assert_eq!(read(value.as_bytes()), said, "{value}");
        }
    }
}
