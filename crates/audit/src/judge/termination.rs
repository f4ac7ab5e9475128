//! The meaning of the tag Termination, as programs and people write it.

use jadoube_board::Color;

/// How a game ended, by its Termination tag.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Termination {
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

/// Words and their meaning, the more specific ones first.
const WORDS: [(&str, Termination); 30] = [
    ("stalemate", Termination::Stalemate),
    ("repetition", Termination::Repetition),
    ("3-fold", Termination::Repetition),
    ("threefold", Termination::Repetition),
    ("fifty", Termination::Fifty),
    ("50-move", Termination::Fifty),
    ("50 move", Termination::Fifty),
    // Out of time against insufficient material: on some servers a draw by their own rules.
    ("timeout vs", Termination::Decision),
    ("insufficient", Termination::Material),
    ("infraction", Termination::Decision),
    ("illegal", Termination::Decision),
    ("adjudicat", Termination::Decision),
    ("abandon", Termination::Decision),
    ("disconnect", Termination::Decision),
    ("stall", Termination::Decision),
    ("crash", Termination::Decision),
    ("emergency", Termination::Decision),
    ("death", Termination::Decision),
    ("unterminated", Termination::Unterminated),
    ("time forfeit", Termination::Time),
    ("on time", Termination::Time),
    ("timeout", Termination::Time),
    // Before plain "time": players agree in time trouble.
    ("agree", Termination::Agreement),
    ("time", Termination::Time),
    ("forfeit", Termination::Decision),
    ("resign", Termination::Resignation),
    ("checkmate", Termination::Mate),
    (" mates", Termination::Mate),
    (" mated", Termination::Mate),
    ("normal", Termination::Normal),
];

pub(crate) fn read(value: &[u8]) -> Termination {
    // What servers write most.
    match value {
        b"Normal" => return Termination::Normal,
        b"Time forfeit" => return Termination::Time,
        _ => {}
    }
    // The first of the words that is somewhere in the value.
    let mut first = WORDS.len();
    for (at, byte) in value.iter().enumerate() {
        let mut words = BEGINNING_WITH[usize::from(byte.to_ascii_lowercase())];
        while words != 0 {
            let index = words.trailing_zeros() as usize;
            words &= words - 1;
            let word = WORDS[index].0.as_bytes();
            if index < first && value[at..].get(..word.len()).is_some_and(|part| part.eq_ignore_ascii_case(word)) {
                first = index;
            }
        }
    }
    WORDS.get(first).map_or(Termination::Other, |(_, meaning)| *meaning)
}

/// The places in the list of the words that begin with a byte.
static BEGINNING_WITH: [u32; 256] = {
    let mut words = [0; 256];
    let mut index = 0;
    while index < WORDS.len() {
        words[WORDS[index].0.as_bytes()[0] as usize] |= 1 << index;
        index += 1;
    }
    words
};

/// Words that follow a player's name or color, and whether that player won.
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

/// Who won, if a value begins with a player: `White resigns`, `magnus won on time`. `players` are the names of White and
/// Black in their tags.
pub(crate) fn winner(value: &[u8], players: [&[u8]; 2]) -> Option<Color> {
    let named = players.map(|name| Some(name).filter(|name| !name.is_empty()));
    let subjects = Color::ALL
        .into_iter()
        .zip(named)
        .flat_map(|(side, name)| [(side, Some(side.pick(&b"white"[..], &b"black"[..]))), (side, name)]);
    let mut winners = subjects.filter_map(|(side, subject)| {
        let subject = subject?;
        let rest = value.get(subject.len()..).filter(|_| value[..subject.len()].eq_ignore_ascii_case(subject))?;
        let [b' ', rest @ ..] = rest else { return None };
        let verb = rest.split(|byte| !byte.is_ascii_alphabetic()).next()?;
        let (_, won) = VERBS.iter().find(|(word, _)| verb.eq_ignore_ascii_case(word.as_bytes()))?;
        Some(if *won { side } else { !side })
    });
    let first = winners.next()?;
    // Two players with the same name are ambiguous.
    winners.all(|other| other == first).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_winner_is_named_by_color_or_name() {
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
            ("Normal", Termination::Normal),
            ("Time forfeit", Termination::Time),
            ("magnus won by checkmate", Termination::Mate),
            ("White mates", Termination::Mate),
            ("Game drawn by stalemate", Termination::Stalemate),
            ("3-fold repetition", Termination::Repetition),
            ("Fifty moves rule", Termination::Fifty),
            ("Game drawn by timeout vs insufficient material", Termination::Decision),
            ("Rules infraction", Termination::Decision),
            ("TCEC draw rule", Termination::Other),
            ("Draw agreed, both in time trouble", Termination::Agreement),
            ("Black ran out of time", Termination::Time),
            ("", Termination::Other),
        ] {
            assert_eq!(read(value.as_bytes()), said, "{value}");
        }
    }
}
