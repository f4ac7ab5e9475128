use std::fmt;

/// The token that ends a game.
///
/// PGN has no token for other scores (0-0, 1/2-0): such a game ends with `*`, and its Result tag tells.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: unfinished, unknown, or a score that PGN cannot say.
    Unknown,
}

impl Outcome {
    /// As the standard writes it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Outcome::WhiteWins => "1-0",
            Outcome::BlackWins => "0-1",
            Outcome::Draw => "1/2-1/2",
            Outcome::Unknown => "*",
        }
    }

    /// The outcome of a token, also with the dashes, colons and halves that people write.
    ///
    /// ```
    /// use jadoube_notation::pgn::Outcome;
    /// assert_eq!(Outcome::read("½–½"), Some(Outcome::Draw));
    /// assert_eq!(Outcome::read("0-0"), None); // that is castling
    /// ```
    pub fn read(token: &str) -> Option<Outcome> {
        match token {
            "1-0" => return Some(Outcome::WhiteWins),
            "0-1" => return Some(Outcome::BlackWins),
            "1/2-1/2" => return Some(Outcome::Draw),
            "*" => return Some(Outcome::Unknown),
            _ if token.len() > 24 => return None,
            _ => {}
        }
        let plain: String = token
            .chars()
            .map(|letter| match letter {
                '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | ':' => '-',
                _ => letter,
            })
            .collect();
        match plain.replace('½', "1/2").as_str() {
            "1-0" | "1-O" | "+--" => Some(Outcome::WhiteWins),
            "0-1" | "O-1" | "--+" => Some(Outcome::BlackWins),
            "1/2-1/2" | "1/2" | "1/2-" | "0.5-0.5" => Some(Outcome::Draw),
            _ => None,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
