//! Pairings as people type or paste them: a board a line, with or without its number, and players who have no opponent.

use serde::Serialize;

use super::csv::Paired;

/// What a line says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    /// Its number in the text, from 1.
    pub line: usize,
    /// What is made of it.
    #[serde(flatten)]
    pub read: Read,
}

/// What is made of a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Read {
    /// Two players at a board.
    Board {
        /// Its number; counted from the top where the line has none.
        board: u16,
        /// Who has White.
        white: String,
        /// Who has Black.
        black: String,
    },
    /// A player without an opponent.
    Bye {
        /// Who.
        player: String,
    },
    /// Nothing that can be played.
    Fault(Fault),
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// One name only, with nothing that says who the opponent is.
    OneName {
        /// What stands there.
        found: String,
    },
    /// More than two names.
    ManyNames {
        /// How many.
        found: usize,
    },
    /// A dash, but nobody before it.
    NoName,
    /// Somebody is there who was there before.
    Twice {
        /// Who.
        player: String,
        /// On which line before.
        before: usize,
    },
    /// A board is there that was there before.
    BoardTwice {
        /// Its number.
        board: u16,
        /// On which line before.
        before: usize,
    },
}

/// What stands for "no opponent", in the languages of the hall and as pairing programs print it.
const BYES: [&str; 7] = ["bye", "(bye)", "spielfrei", "erőnyerő", "szabadnapos", "frirond", "ρεπό"];

/// Whether this is no player but the word for having no opponent.
pub fn is_bye(name: &str) -> bool {
    let name = name.trim().to_lowercase();
    BYES.contains(&name.as_str()) || (!name.is_empty() && name.chars().all(is_dash))
}

const fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '\u{2013}' | '\u{2014}' | '\u{2212}')
}

/// Reads a text line by line. Names may be kept apart by a dash with spaces around it, by tabs, semicolons or `vs`; the
/// number of the board may stand first, and a column with the word of a pairing program for a result that is not there yet may stand between.
///
/// ```
/// use jadoube_hall::competition::typed::{Read, read};
/// let lines = read("1. Polgár, Judit – Anna\n2\tBert\tCecil\nDora - bye\n");
/// assert_eq!(lines[1].read, Read::Board { board: 2, white: "Bert".into(), black: "Cecil".into() });
/// assert_eq!(lines[2].read, Read::Bye { player: "Dora".into() });
/// ```
pub fn read(text: &str) -> Vec<Line> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines: Vec<Line> = Vec::new();
    let mut next = 1;
    for (index, written) in text.lines().enumerate() {
        if written.trim().is_empty() {
            continue;
        }
        let mut read = read_line(written, next);
        if let Read::Board { board, .. } = read {
            next = board.saturating_add(1);
        }
        if let Some(fault) = repeats(&read, index + 1, &lines) {
            read = Read::Fault(fault);
        }
        lines.push(Line { line: index + 1, read });
    }
    lines
}

/// The boards and byes of a text, where every line of it could be read.
pub fn list(lines: &[Line]) -> Option<Vec<Paired>> {
    let paired = |line: &Line| {
        let (board, white, black) = match &line.read {
            Read::Board { board, white, black } => (Some(*board), white, Some(black.clone())),
            Read::Bye { player } => (None, player, None),
            Read::Fault(_) => return None,
        };
        Some(Paired { round: None, board, white: white.clone(), black, white_rating: None, black_rating: None })
    };
    lines.iter().map(paired).collect()
}

fn read_line(written: &str, next: u16) -> Read {
    let (board, rest) = match numbered(written) {
        Some((board, rest)) => (board, rest),
        None => (next, written),
    };
    let mut names: Vec<&str> = columns(rest).into_iter().map(str::trim).collect();
    // `Anna -` and `Anna <tab>` say that nobody sits opposite.
    while names.len() > 2 && names.last().is_some_and(|name| name.is_empty()) {
        names.pop();
    }
    let is_between = |name: &&str| is_result(name);
    if names.len() > 2 {
        names.retain(|name| !is_between(name));
    }
    match names[..] {
        [white, black] if is_bye(white) && !is_bye(black) && !black.is_empty() => {
            Read::Bye { player: black.to_owned() }
        }
        ["", _] => Read::Fault(Fault::NoName),
        [white, black] if black.is_empty() || is_bye(black) => Read::Bye { player: white.to_owned() },
        [white, black] => Read::Board { board, white: white.to_owned(), black: black.to_owned() },
        [] | [_] => match ending_in_bye(rest) {
            Some(player) => Read::Bye { player: player.to_owned() },
            None => Read::Fault(Fault::OneName { found: rest.trim().to_owned() }),
        },
        _ => Read::Fault(Fault::ManyNames { found: names.len() }),
    }
}

/// `Anna bye`, `Anna (bye)`.
fn ending_in_bye(line: &str) -> Option<&str> {
    let (player, last) = line.trim().rsplit_once(char::is_whitespace)?;
    (is_bye(last) && !player.trim().is_empty()).then(|| player.trim())
}

/// The number of a board that stands first: `1.`, `1)`, `1:`, `#1`, or alone in its column.
fn numbered(line: &str) -> Option<(u16, &str)> {
    let line = line.trim_start();
    let line = line.strip_prefix('#').unwrap_or(line);
    let end = line.find(|letter: char| !letter.is_ascii_digit())?;
    let board: u16 = line[..end].parse().ok().filter(|board| *board > 0)?;
    let rest = &line[end..];
    let marked = rest.strip_prefix(['.', ')', ':']).or_else(|| rest.strip_prefix(['\t', ';', ' ']))?;
    Some((board, marked.trim_start_matches([' ', '\t', ';', '.', ')'])))
}

/// What stands between two names before a game is played.
fn is_result(name: &str) -> bool {
    let lowered = name.to_lowercase();
    matches!(lowered.as_str(), "vs" | "vs." | "v" | ":" | "*" | "...")
        || (!name.is_empty() && name.chars().all(is_dash))
}

/// The columns of a line: by tabs, else by semicolons, else by dashes with a space on each side or at the end, else by `vs`.
fn columns(line: &str) -> Vec<&str> {
    let line = line.trim_matches(' ');
    for sign in ['\t', ';'] {
        if line.contains(sign) {
            return line.split(sign).collect();
        }
    }
    if let Some(found) = by_dashes(line) {
        return found;
    }
    for word in [" vs. ", " vs ", " v. ", " v "] {
        if let Some((white, black)) = line.split_once(word) {
            return vec![white, black];
        }
    }
    vec![line]
}

/// A dash inside a name has no spaces around it: `Lindqvist-Berg`.
fn by_dashes(line: &str) -> Option<Vec<&str>> {
    let mut columns = Vec::new();
    let mut start = 0;
    let signs: Vec<(usize, char)> = line.char_indices().collect();
    for (place, &(index, letter)) in signs.iter().enumerate() {
        let before = place == 0 || signs[place - 1].1 == ' ';
        let after = signs.get(place + 1).is_none_or(|(_, next)| *next == ' ');
        if is_dash(letter) && before && after {
            columns.push(&line[start..index]);
            start = index + letter.len_utf8();
        }
    }
    if columns.is_empty() {
        return None;
    }
    columns.push(&line[start..]);
    Some(columns)
}

/// A player or a board that was there already.
fn repeats(read: &Read, at: usize, before: &[Line]) -> Option<Fault> {
    let players = |read: &Read| match read {
        Read::Board { white, black, .. } => vec![white.clone(), black.clone()],
        Read::Bye { player } => vec![player.clone()],
        Read::Fault(_) => Vec::new(),
    };
    let new = players(read);
    if let [white, black] = &new[..]
        && white == black
    {
        return Some(Fault::Twice { player: white.clone(), before: at });
    }
    for line in before {
        if let Some(player) = players(&line.read).into_iter().find(|player| new.contains(player)) {
            return Some(Fault::Twice { player, before: line.line });
        }
        if let (Read::Board { board, .. }, Read::Board { board: other, .. }) = (read, &line.read)
            && board == other
        {
            return Some(Fault::BoardTwice { board: *board, before: line.line });
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(board: u16, white: &str, black: &str) -> Read {
        Read::Board { board, white: white.to_owned(), black: black.to_owned() }
    }

    fn bye(player: &str) -> Read {
        Read::Bye { player: player.to_owned() }
    }

    #[test]
    fn lines_are_read_as_people_and_programs_write_them() {
        for (written, expected) in [
            ("Anna - Bela", board(1, "Anna", "Bela")),
            ("Anna – Bela", board(1, "Anna", "Bela")),
            ("3. Anna - Bela", board(3, "Anna", "Bela")),
            ("3) Anna - Bela", board(3, "Anna", "Bela")),
            ("3 Anna - Bela", board(3, "Anna", "Bela")),
            ("3\tAnna\tBela", board(3, "Anna", "Bela")),
            ("3.\tAnna\t-\tBela\t", board(3, "Anna", "Bela")),
            ("Anna\tBela", board(1, "Anna", "Bela")),
            ("Szabó, Péter ; Åkesson Maja", board(1, "Szabó, Péter", "Åkesson Maja")),
            ("Kovács-Nagy Anna — Lindqvist-Berg Bo", board(1, "Kovács-Nagy Anna", "Lindqvist-Berg Bo")),
            ("Anna vs Bela", board(1, "Anna", "Bela")),
            ("Anna - bye", bye("Anna")),
            ("Anna -", bye("Anna")),
            ("Anna - -", bye("Anna")),
            ("2\tAnna\tBYE", bye("Anna")),
            ("bye - Anna", bye("Anna")),
            ("Anna bye", bye("Anna")),
            ("Άννα – ρεπό", bye("Άννα")),
            ("Anna Bela", Read::Fault(Fault::OneName { found: "Anna Bela".to_owned() })),
            ("- Bela", Read::Fault(Fault::NoName)),
            ("Anna - Bela - Cili", Read::Fault(Fault::ManyNames { found: 3 })),
        ] {
            assert_eq!(read(written)[0].read, expected, "{written:?}");
        }
    }

    #[test]
    fn boards_are_counted_on_and_faults_point_at_their_line() {
        let lines = read(
            "\nAnna - Bela\n\nCili - Dora\n7. Emma - Fanni\nGerda - Hella\nAnna - Ida\n7. Jana - Kata\nLili - Lili\n",
        );
        let numbers: Vec<usize> = lines.iter().map(|line| line.line).collect();
        assert_eq!(numbers, [2, 4, 5, 6, 7, 8, 9]);
        assert_eq!(lines[3].read, board(8, "Gerda", "Hella"));
        assert_eq!(lines[4].read, Read::Fault(Fault::Twice { player: "Anna".to_owned(), before: 2 }));
        assert_eq!(lines[5].read, Read::Fault(Fault::BoardTwice { board: 7, before: 5 }));
        assert_eq!(lines[6].read, Read::Fault(Fault::Twice { player: "Lili".to_owned(), before: 9 }));
        assert_eq!(list(&lines), None);
        assert_eq!(list(&lines[..3]).map(|list| list.len()), Some(3));
    }
}
