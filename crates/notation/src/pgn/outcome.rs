use std::fmt;

/// The score of a game, as the end of its moves or its Result tag gives it.
///
/// PGN has tokens for the first four only. A game with another score, which an arbiter can give, is written with `*` at
/// its end, and its Result tag tells. People also write such scores at the end, and they are read there.
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
    /// `0-0`: both players lose.
    BothLose,
    /// `1/2-0`: half a point for White, nothing for Black.
    WhiteHalf,
    /// `0-1/2`: half a point for Black, nothing for White.
    BlackHalf,
}

impl Outcome {
    /// As people write it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Outcome::WhiteWins => "1-0",
            Outcome::BlackWins => "0-1",
            Outcome::Draw => "1/2-1/2",
            Outcome::Unknown => "*",
            Outcome::BothLose => "0-0",
            Outcome::WhiteHalf => "1/2-0",
            Outcome::BlackHalf => "0-1/2",
        }
    }

    /// The token of the standard at the end of the moves: `*` for a score that has none.
    pub const fn token(self) -> &'static str {
        if self.is_arbiters() { Outcome::Unknown.as_str() } else { self.as_str() }
    }

    /// Whether only an arbiter can give this score.
    pub const fn is_arbiters(self) -> bool {
        matches!(self, Outcome::BothLose | Outcome::WhiteHalf | Outcome::BlackHalf)
    }

    /// The outcome of a Result tag. `0-0` is a score there; at the end of the moves it can be castling.
    ///
    /// ```
    /// use jadoube_notation::pgn::Outcome;
    /// assert_eq!(Outcome::of_tag(" 0–0 "), Some(Outcome::BothLose));
    /// assert_eq!(Outcome::of_tag("1-0"), Some(Outcome::WhiteWins));
    /// ```
    pub fn of_tag(value: &str) -> Option<Outcome> {
        let value = value.trim();
        Outcome::read(value).or_else(|| (plain(value)? == "0-0").then_some(Outcome::BothLose))
    }

    /// The outcome of a token, also with the dashes, colons and halves that people write.
    ///
    /// ```
    /// use jadoube_notation::pgn::Outcome;
    /// assert_eq!(Outcome::read("½–½"), Some(Outcome::Draw));
    /// assert_eq!(Outcome::read("½-0"), Some(Outcome::WhiteHalf));
    /// assert_eq!(Outcome::read("0-0"), None); // that can be castling
    /// ```
    pub fn read(token: &str) -> Option<Outcome> {
        match token {
            "1-0" => return Some(Outcome::WhiteWins),
            "0-1" => return Some(Outcome::BlackWins),
            "1/2-1/2" => return Some(Outcome::Draw),
            "*" => return Some(Outcome::Unknown),
            // Nobody has played: `-:-`, and not `---`.
            "-:-" | "–:–" => return Some(Outcome::BothLose),
            _ => {}
        }
        match plain(token)?.as_str() {
            "1-0" | "1-O" | "+--" => Some(Outcome::WhiteWins),
            "0-1" | "O-1" | "--+" => Some(Outcome::BlackWins),
            "1/2-1/2" | "1/2" | "1/2-" | "0.5-0.5" => Some(Outcome::Draw),
            "1/2-0" | "0.5-0" => Some(Outcome::WhiteHalf),
            "0-1/2" | "0-0.5" => Some(Outcome::BlackHalf),
            _ => None,
        }
    }
}

/// With one kind of dash and of half; `None` for what is too long to be a score.
fn plain(token: &str) -> Option<String> {
    if token.len() > 24 {
        return None;
    }
    let dashes = token.chars().map(|letter| match letter {
        '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | ':' => '-',
        _ => letter,
    });
    Some(dashes.collect::<String>().replace('½', "1/2"))
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
