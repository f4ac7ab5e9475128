use std::fmt;

use jadoube_board::Square;

use super::text::one_line;

/// A comment: text, and commands in brackets that programs put into it, in their order.
///
/// ```
/// use jadoube_notation::pgn::{Command, Comment};
/// let comment: Comment = "too slow [%clk 0:01:05] [%emt 0:00:40]".into();
/// assert_eq!(comment.text(), "too slow");
/// assert_eq!(comment.clock(), Some(65_000));
/// assert_eq!(comment.to_string(), "too slow [%clk 0:01:05] [%emt 0:00:40]");
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Comment {
    /// Never two texts in a row, and no text is empty.
    pub parts: Vec<Part>,
}

/// A part of a [`Comment`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Words, with one blank between them.
    Text(String),
    /// `[%name value]`
    Command(Command),
}

/// A command inside a comment. Times are in milliseconds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// `%clk`: what the player's clock shows after the move.
    Clock(u64),
    /// `%emt`: the time that the move took.
    Elapsed(u64),
    /// `%eval`: what an engine thinks, and how deep it looked.
    Eval {
        /// Its verdict, from White's side.
        score: Score,
        /// The depth in plies.
        depth: Option<u32>,
    },
    /// `%csl`: squares in color.
    Squares(Vec<(Paint, Square)>),
    /// `%cal`: arrows in color.
    Arrows(Vec<(Paint, Square, Square)>),
    /// Any other, and those above when their value makes no sense.
    Other {
        /// Without the `%`.
        name: String,
        /// What follows it, if anything.
        value: String,
    },
}

/// The verdict of an engine.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Score {
    /// In hundredths of a pawn.
    Centipawns(i32),
    /// Mate in so many moves; negative when Black mates.
    Mate(i32),
}

/// The color of a square or an arrow.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Paint {
    /// `G`
    Green,
    /// `R`
    Red,
    /// `Y`
    Yellow,
    /// `B`
    Blue,
}

impl Comment {
    /// The words of it, without the commands.
    pub fn text(&self) -> String {
        let words = self.parts.iter().filter_map(|part| match part {
            Part::Text(text) => Some(text.as_str()),
            Part::Command(_) => None,
        });
        words.collect::<Vec<_>>().join(" ")
    }

    /// The commands of it.
    pub fn commands(&self) -> impl Iterator<Item = &Command> {
        self.parts.iter().filter_map(|part| match part {
            Part::Text(_) => None,
            Part::Command(command) => Some(command),
        })
    }

    /// What the clock shows after the move, in milliseconds.
    pub fn clock(&self) -> Option<u64> {
        self.commands().find_map(|command| match command {
            Command::Clock(time) => Some(*time),
            _ => None,
        })
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }
}

impl From<&str> for Comment {
    fn from(text: &str) -> Comment {
        let mut parts = Vec::new();
        let mut words = String::new();
        let flush = |words: &mut String, parts: &mut Vec<Part>| {
            let line = one_line(&std::mem::take(words));
            if !line.is_empty() {
                parts.push(Part::Text(line));
            }
        };
        let mut rest = text;
        while let Some(open) = rest.find("[%") {
            let Some(close) = rest[open..].find(']').map(|close| open + close) else { break };
            words.push_str(&rest[..open]);
            match Command::read(&rest[open + 2..close]) {
                Some(command) => {
                    flush(&mut words, &mut parts);
                    parts.push(Part::Command(command));
                }
                None => words.push_str(&rest[open..=close]),
            }
            rest = &rest[close + 1..];
        }
        words.push_str(rest);
        flush(&mut words, &mut parts);
        Comment { parts }
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, part) in self.parts.iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            match part {
                Part::Text(text) => f.write_str(text)?,
                Part::Command(command) => command.fmt(f)?,
            }
        }
        Ok(())
    }
}

impl Command {
    /// The command between `[%` and `]`; `None` without a name.
    fn read(inside: &str) -> Option<Command> {
        let inside = inside.trim();
        let name_length =
            inside.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').unwrap_or(inside.len());
        let (name, rest) = inside.split_at(name_length);
        if name.is_empty() || !(rest.is_empty() || rest.starts_with(char::is_whitespace)) {
            return None;
        }
        let value = one_line(rest);
        let known = match name {
            "clk" => read_time(&value).map(Command::Clock),
            "emt" => read_time(&value).map(Command::Elapsed),
            "eval" => read_eval(&value),
            "csl" => read_list(&value, |paint, squares| Some((paint, squares.parse().ok()?))).map(Command::Squares),
            "cal" => read_list(&value, |paint, squares| {
                let (from, to) = squares.split_at_checked(2)?;
                Some((paint, from.parse().ok()?, to.parse().ok()?))
            })
            .map(Command::Arrows),
            _ => None,
        };
        known.or_else(|| Some(Command::Other { name: name.to_owned(), value }))
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Command::Clock(time) => write!(f, "[%clk {}]", Time(*time)),
            Command::Elapsed(time) => write!(f, "[%emt {}]", Time(*time)),
            Command::Eval { score, depth } => {
                write!(f, "[%eval {score}")?;
                match depth {
                    Some(depth) => write!(f, ",{depth}]"),
                    None => f.write_str("]"),
                }
            }
            Command::Squares(squares) => {
                let list: Vec<_> = squares.iter().map(|(paint, on)| format!("{paint}{on}")).collect();
                write!(f, "[%csl {}]", list.join(","))
            }
            Command::Arrows(arrows) => {
                let list: Vec<_> = arrows.iter().map(|(paint, from, to)| format!("{paint}{from}{to}")).collect();
                write!(f, "[%cal {}]", list.join(","))
            }
            Command::Other { name, value } if value.is_empty() => write!(f, "[%{name}]"),
            Command::Other { name, value } => write!(f, "[%{name} {value}]"),
        }
    }
}

/// Hours, minutes and seconds, the seconds with decimals if need be; fewer fields are minutes and seconds, or seconds.
fn read_time(text: &str) -> Option<u64> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    if decimals.len() > 9 || !decimals.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let mut seconds = 0u64;
    for (index, field) in whole.split(':').enumerate() {
        let digits = (1..=6).contains(&field.len()) && field.bytes().all(|byte| byte.is_ascii_digit());
        if index > 2 || !digits {
            return None;
        }
        seconds = seconds * 60 + field.parse::<u64>().ok()?;
    }
    let millis = format!("{decimals:0<3}");
    Some(seconds * 1000 + millis[..3].parse::<u64>().ok()?)
}

/// Milliseconds as `%clk` has them: `1:05:09`, `0:00:04.25`.
pub(crate) struct Time(pub(crate) u64);

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, millis) = (self.0 / 1000, self.0 % 1000);
        write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
        if millis > 0 {
            write!(f, ".{}", format!("{millis:03}").trim_end_matches('0'))?;
        }
        Ok(())
    }
}

fn read_eval(value: &str) -> Option<Command> {
    let (score, depth) = match value.split_once(',') {
        Some((score, depth)) => (score, Some(depth.trim().parse().ok()?)),
        None => (value, None),
    };
    let score = match score.strip_prefix('#') {
        Some(moves) => Score::Mate(moves.parse().ok()?),
        None => {
            let (sign, digits) =
                score.strip_prefix('-').map_or((1, score.strip_prefix('+').unwrap_or(score)), |rest| (-1, rest));
            let (pawns, hundredths) = digits.split_once('.').unwrap_or((digits, ""));
            let all_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
            if pawns.is_empty()
                || pawns.len() > 6
                || hundredths.len() > 2
                || !all_digits(pawns)
                || !all_digits(hundredths)
            {
                return None;
            }
            let hundredths = format!("{hundredths:0<2}").parse::<i32>().ok()?;
            Score::Centipawns(sign * (pawns.parse::<i32>().ok()? * 100 + hundredths))
        }
    };
    Some(Command::Eval { score, depth })
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Score::Mate(moves) => write!(f, "#{moves}"),
            Score::Centipawns(score) => {
                let sign = if score < 0 { "-" } else { "" };
                write!(f, "{sign}{}.{:02}", score.unsigned_abs() / 100, score.unsigned_abs() % 100)
            }
        }
    }
}

fn read_list<T>(value: &str, item: impl Fn(Paint, &str) -> Option<T>) -> Option<Vec<T>> {
    value
        .split(',')
        .map(|entry| {
            let entry = entry.trim();
            let (paint, squares) = entry.split_at_checked(1)?;
            item(Paint::read(paint)?, squares)
        })
        .collect()
}

impl Paint {
    fn read(letter: &str) -> Option<Paint> {
        Some(match letter {
            "G" => Paint::Green,
            "R" => Paint::Red,
            "Y" => Paint::Yellow,
            "B" => Paint::Blue,
            _ => return None,
        })
    }
}

impl fmt::Display for Paint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Paint::Green => "G",
            Paint::Red => "R",
            Paint::Yellow => "Y",
            Paint::Blue => "B",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command(text: &str) -> Command {
        let comment = Comment::from(text);
        assert_eq!(comment.parts.len(), 1, "{text}");
        comment.commands().next().cloned().unwrap()
    }

    #[test]
    fn known_commands_are_understood_and_written_back() {
        let cases = [
            ("[%clk 1:55:21]", Command::Clock(6_921_000)),
            ("[%emt 0:00:04.25]", Command::Elapsed(4_250)),
            ("[%eval -0.17]", Command::Eval { score: Score::Centipawns(-17), depth: None }),
            ("[%eval #-3,22]", Command::Eval { score: Score::Mate(-3), depth: Some(22) }),
            ("[%csl Ga4,Rh8]", Command::Squares(vec![(Paint::Green, Square::A4), (Paint::Red, Square::H8)])),
            ("[%cal Ye2e4]", Command::Arrows(vec![(Paint::Yellow, Square::E2, Square::E4)])),
            ("[%mdl 4]", Command::Other { name: "mdl".to_owned(), value: "4".to_owned() }),
        ];
        for (text, expected) in cases {
            assert_eq!(command(text), expected);
            assert_eq!(expected.to_string(), text);
        }
    }

    #[test]
    fn a_command_without_sense_is_kept_as_it_is() {
        for text in
            ["[%clk soon]", "[%clk 1:2:3:4]", "[%eval]", "[%eval 1.234]", "[%csl Ga9]", "[%cal é]", "[%cal Ge2é]"]
        {
            assert!(matches!(command(text), Command::Other { .. }), "{text}");
            assert_eq!(Comment::from(text).to_string(), text);
        }
        for text in ["[%]", "[% clk", "a [%clk 0:00:01", "[%-]"] {
            assert_eq!(Comment::from(text).text(), text);
        }
    }
}
