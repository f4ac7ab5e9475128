//! What the tag Termination tells, as programs and people write it.

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
    ("time", Said::Time),
    ("forfeit", Said::Decision),
    ("resign", Said::Resignation),
    ("agree", Said::Agreement),
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

#[cfg(test)]
mod tests {
    use super::*;

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
            ("", Said::Other),
        ] {
            assert_eq!(read(value.as_bytes()), said, "{value}");
        }
    }
}
