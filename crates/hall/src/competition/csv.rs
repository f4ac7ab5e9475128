//! Pairings as a table: round, board, White, Black, and the titles and ratings if they are known.

use std::fmt;

use jadoube_texts::{Locale, Message};

use super::{ByeWorth, Player, byes};

/// A line of a pairing list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paired {
    /// The round; the next one if the list does not say.
    pub round: Option<u16>,
    /// The board; counted from the top if the list does not say.
    pub board: Option<u16>,
    /// White's name.
    pub white: String,
    /// Black's name; `None` if the player has no opponent in this round.
    pub black: Option<String>,
    /// White's rating.
    pub white_rating: Option<u16>,
    /// Black's rating.
    pub black_rating: Option<u16>,
    /// White's title, or nothing.
    pub white_title: String,
    /// Black's title, or nothing.
    pub black_title: String,
    /// What the round is worth for a player without an opponent.
    pub bye: ByeWorth,
}

impl Paired {
    /// The player with White, as far as the list says.
    pub fn white_player(&self) -> Player {
        let (title, rating) = (self.white_title.clone(), self.white_rating);
        Player { name: self.white.clone(), title, rating, ..Player::default() }
    }

    /// The player with Black.
    pub fn black_player(&self) -> Option<Player> {
        let (title, rating) = (self.black_title.clone(), self.black_rating);
        self.black.clone().map(|name| Player { name, title, rating, ..Player::default() })
    }
}

/// What is wrong with a pairing list, and on which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CsvError {
    /// The line, from 1.
    pub line: u64,
    /// What was found there.
    pub fault: CsvFault,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CsvFault {
    /// No column of this name.
    NoColumn(&'static str),
    /// Not a number where one is needed.
    NotANumber {
        /// The column.
        column: &'static str,
        /// What was found there.
        found: String,
    },
    /// A player without a name.
    NoName(&'static str),
    /// A row whose columns differ from those of the first line, or not a table at all.
    NotATable,
    /// The list is empty.
    Empty,
}

impl CsvError {
    /// The same in words.
    pub fn message(&self) -> Message {
        let message = match &self.fault {
            CsvFault::NoColumn(name) => Message::new("list-no-column").with("column", *name),
            CsvFault::NotANumber { column, found } => {
                Message::new("list-not-a-number").with("column", *column).with("found", found.clone())
            }
            CsvFault::NoName(column) => Message::new("list-no-name").with("column", *column),
            CsvFault::NotATable => Message::new("list-not-a-table"),
            CsvFault::Empty => return Message::new("list-empty"),
        };
        message.with("line", i64::try_from(self.line).unwrap_or(i64::MAX))
    }
}

impl fmt::Display for CsvError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Locale::EN))
    }
}

impl std::error::Error for CsvError {}

/// Reads a pairing list. Columns are found by their names in the first line, in any order, separated by commas, semicolons or tabs.
///
/// ```
/// use jadoube_hall::competition::csv::read;
/// let list = read("board;white;black\n1;\"Polgár, Judit\";Anna\n")?;
/// assert_eq!((list[0].board, list[0].white.as_str()), (Some(1), "Polgár, Judit"));
/// assert!(read("board,white\n").unwrap_err().to_string().contains("no column “black”"));
/// # Ok::<(), jadoube_hall::competition::csv::CsvError>(())
/// ```
pub fn read(text: &str) -> Result<Vec<Paired>, CsvError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let first = text.lines().next().unwrap_or("");
    let separator = [b';', b'\t', b','].into_iter().find(|&sign| first.as_bytes().contains(&sign)).unwrap_or(b',');
    let mut reader = csv::ReaderBuilder::new().delimiter(separator).trim(csv::Trim::All).from_reader(text.as_bytes());
    let not_a_table = |error: csv::Error| CsvError {
        line: error.position().map_or(1, csv::Position::line),
        fault: CsvFault::NotATable,
    };
    let headers = reader.headers().map_err(not_a_table)?.clone();
    let column = |name: &str| headers.iter().position(|header| header.eq_ignore_ascii_case(name));
    let needed = |name: &'static str| column(name).ok_or(CsvError { line: 1, fault: CsvFault::NoColumn(name) });
    let (white, black) = (needed("white")?, needed("black")?);
    let mut list = Vec::new();
    for record in reader.records() {
        let record = record.map_err(not_a_table)?;
        let line = record.position().map_or(1, csv::Position::line);
        let number = |name: &'static str| match column(name).and_then(|column| record.get(column)) {
            None | Some("") => Ok(None),
            Some(found) => found
                .parse()
                .map(Some)
                .map_err(|_| CsvError { line, fault: CsvFault::NotANumber { column: name, found: found.to_owned() } }),
        };
        let title = |name: &str| column(name).and_then(|column| record.get(column)).unwrap_or_default().to_owned();
        let name = |column: usize, name: &'static str| match record.get(column) {
            None | Some("") => Err(CsvError { line, fault: CsvFault::NoName(name) }),
            Some(found) => Ok(found.to_owned()),
        };
        let mut paired = Paired {
            round: number("round")?,
            board: number("board")?,
            white: name(white, "white")?,
            black: Some(name(black, "black")?),
            white_rating: number("white_rating")?,
            black_rating: number("black_rating")?,
            white_title: title("white_title"),
            black_title: title("black_title"),
            bye: ByeWorth::default(),
        };
        // Some programs put the bye in White's column.
        if byes::read(&paired.white).is_some()
            && let Some(black) = &mut paired.black
        {
            std::mem::swap(&mut paired.white, black);
            (paired.white_rating, paired.white_title) = (paired.black_rating, std::mem::take(&mut paired.black_title));
        }
        if byes::read(&paired.white).is_some() {
            return Err(CsvError { line, fault: CsvFault::NoName("white") });
        }
        if let Some(worth) = paired.black.as_deref().and_then(byes::read) {
            (paired.black, paired.black_rating, paired.black_title) = (None, None, String::new());
            paired.bye = worth;
        }
        list.push(paired);
    }
    if list.is_empty() {
        return Err(CsvError { line: 1, fault: CsvFault::Empty });
    }
    Ok(list)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_are_found_at_their_line() {
        for (text, line, says) in [
            ("", 1, "no column “white”"),
            ("white,black\n", 1, "no pairing"),
            ("white,black\nA,\n", 2, "no name in the column “black”"),
            ("round,white,black\n1,A,B\nx,C,D\n", 3, "“x” in the column “round” is not a number"),
            ("white,black\nA,B\nA,B,C\n", 3, "same columns"),
            ("round,white,black\n70000,A,B\n", 2, "not a number"),
        ] {
            let error = read(text).unwrap_err();
            assert_eq!(error.line, line, "{text:?}: {error}");
            assert!(error.to_string().contains(says), "{text:?}: {error}");
        }
    }

    #[test]
    fn columns_come_in_any_order_and_with_any_usual_separator() {
        let same = |text: &str| read(text).unwrap();
        let list = same("round,board,white,black\n2,1,A,B\n");
        assert_eq!(same("\u{feff}BLACK\tWhite\tBoard\tRound\r\nB\tA\t1\t2\r\n"), list);
        assert_eq!(same("board; round; black; white\n1; 2; B; A\n"), list);
        assert_eq!(
            same("white,black\nA,B\nC,bye\n").iter().map(|paired| paired.black.as_deref()).collect::<Vec<_>>(),
            [Some("B"), None]
        );
        let byes = same("white,black\nA,bye ½\nhalf-point bye,B\nC,–\nD,zero-point bye\n");
        let told: Vec<_> =
            byes.iter().map(|paired| (paired.white.as_str(), paired.black.as_deref(), paired.bye)).collect();
        let [half, full, zero] = [ByeWorth::Half, ByeWorth::Full, ByeWorth::Zero];
        assert_eq!(told, [("A", None, half), ("B", None, half), ("C", None, full), ("D", None, zero)]);
    }
}
