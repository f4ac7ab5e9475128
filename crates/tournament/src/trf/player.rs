//! The line of a player, 001.

use super::line::{Found, Line, parse};
use super::{Expected, FIRST_ROUND, Fault, MAX_RANK, MAX_ROUNDS, ROUND_WIDTH, WriteError};
use crate::{Bye, Color, Date, GameResult, Player, Points, Rank, Round};

/// The columns between the fields, up to the first round.
const BLANKS: [usize; 9] = [9, 14, 48, 53, 57, 69, 80, 85, 90];

/// Reads a line; `None` if its starting rank cannot be read, or if its fields are not in their columns.
pub(super) fn read(line: &Line, found: &mut Found) -> Option<Player> {
    if let Some(column) = BLANKS.into_iter().find(|column| line.sign(*column) != ' ') {
        // Everything that follows is shifted, too.
        found.add(line.fault(column, Expected::Blank, line.sign(column)));
        return None;
    }
    let name = line.field(15, 47);
    if name.is_empty() {
        found.add(line.fault(15, Expected::Name, ""));
    }
    let points = if line.field(81, 84).is_empty() { None } else { found.keep(line.points(81, 84)) };
    let rating = found.keep(line.number(49, 52, Expected::Rating)).flatten();
    let place = found.keep(line.number(86, 89, Expected::Place)).flatten();
    let rounds = found.keep(read_rounds(line)).unwrap_or_default();
    let rank = found.keep(line.rank(5, 8))?;
    Some(Player {
        rank,
        sex: line.field(10, 10),
        title: line.field(11, 13),
        name,
        rating: rating.filter(|rating| *rating > 0),
        federation: line.field(54, 56),
        fide_id: line.field(58, 68),
        birth: Date::new(&line.field(70, 79)),
        points,
        place: place.filter(|place| *place > 0),
        rounds,
    })
}

/// The rounds up to the first fault: if one is misaligned, so are all that follow.
fn read_rounds(line: &Line) -> Result<Vec<Round>, Fault> {
    let mut rounds = Vec::new();
    let last = line.letters.iter().rposition(|letter| !letter.is_whitespace()).map_or(0, |index| index + 1);
    for from in (FIRST_ROUND..=last).step_by(ROUND_WIDTH) {
        if rounds.len() == MAX_ROUNDS {
            return Err(line.fault(from, Expected::FewerRounds, line.field(from, from + 7)));
        }
        rounds.push(read_round(line, from)?);
    }
    while rounds.last() == Some(&Round::NotPaired) {
        rounds.pop();
    }
    Ok(rounds)
}

fn read_round(line: &Line, from: usize) -> Result<Round, Fault> {
    for column in [from - 1, from + 4, from + 6, from + 8] {
        if line.sign(column) != ' ' {
            return Err(line.fault(column, Expected::Blank, line.sign(column)));
        }
    }
    let text = line.field(from, from + 3);
    let opponent = match parse(&text) {
        _ if text.is_empty() => None,
        Some(rank) if rank <= MAX_RANK => (rank > 0).then_some(rank),
        _ => return Err(line.fault(from, Expected::Opponent, text)),
    };
    let (color_sign, sign) = (line.sign(from + 5), line.sign(from + 7).to_ascii_uppercase());
    let color = match color_sign {
        'w' | 'W' => Some(Color::White),
        // Some programs write s, for schwarz.
        'b' | 'B' | 's' | 'S' => Some(Color::Black),
        '-' | ' ' => None,
        other => return Err(line.fault(from + 5, Expected::Color, other)),
    };
    let wrong = || line.fault(from + 7, Expected::Result, line.sign(from + 7));
    let Some(opponent) = opponent else {
        return match sign {
            ' ' if text.is_empty() && color_sign == ' ' => Ok(Round::NotPaired),
            // A result without an opponent can only be a bye.
            ' ' | 'Z' | '0' => Ok(Round::Bye(Bye::Zero)),
            'U' => Ok(Round::Bye(Bye::PairingAllocated)),
            'F' | '1' => Ok(Round::Bye(Bye::Full)),
            'H' | '=' => Ok(Round::Bye(Bye::Half)),
            '+' => Ok(Round::Game { opponent: None, color, result: GameResult::ForfeitWin }),
            '-' => Ok(Round::Game { opponent: None, color, result: GameResult::ForfeitLoss }),
            _ => Err(wrong()),
        };
    };
    let result = match sign {
        '1' => GameResult::Win,
        '=' => GameResult::Draw,
        '0' => GameResult::Loss,
        'W' => GameResult::UnratedWin,
        'D' => GameResult::UnratedDraw,
        'L' => GameResult::UnratedLoss,
        '+' => GameResult::ForfeitWin,
        '-' => GameResult::ForfeitLoss,
        // Not in the format, but programs write all three for a game that is not over.
        ' ' | 'X' | '?' => GameResult::Pending,
        _ => return Err(wrong()),
    };
    if color.is_none() && !result.is_forfeit() {
        return Err(line.fault(from + 5, Expected::Color, color_sign));
    }
    Ok(Round::Game { opponent: Some(opponent), color, result })
}

/// Writes a line with these points. Names are cut; anything else that does not fit is refused.
pub(super) fn write(player: &Player, points: Points, rounds: &[Round]) -> Result<String, WriteError> {
    let rank = checked(player.rank)?;
    if rounds.len() > MAX_ROUNDS {
        return Err(WriteError::Rounds);
    }
    let fit = |value: &str, width: usize| {
        let value = super::write::clean(value);
        if value.chars().count() > width { Err(WriteError::TooWide { rank, value, width }) } else { Ok(value) }
    };
    let number = |number: Option<u16>| number.map_or_else(String::new, |number| number.to_string());
    let name = super::write::fit(&player.name, 33);
    let mut out = format!(
        "001 {rank:>4} {:<1}{:>3} {name:<33} {:>4} {:<3} {:>11} {:<10} {:>4} {:>4}",
        fit(&player.sex, 1)?,
        fit(&player.title, 3)?,
        fit(&number(player.rating), 4)?,
        fit(&player.federation, 3)?,
        fit(&player.fide_id, 11)?,
        fit(player.birth.as_str(), 10)?,
        fit(&points.to_string(), 4)?,
        fit(&number(player.place), 4)?,
    );
    for round in rounds {
        out.push_str(&match *round {
            Round::NotPaired => " ".repeat(ROUND_WIDTH),
            Round::Bye(bye) => format!("  0000 - {}", bye.sign()),
            Round::Game { opponent, color, result } => {
                let opponent = match opponent {
                    Some(rank) => format!("{:>4}", checked(rank)?),
                    None => "0000".to_owned(),
                };
                format!("  {opponent} {} {}", color.map_or('-', Color::sign), result.sign())
            }
        });
    }
    out.truncate(out.trim_end().len());
    Ok(out)
}

pub(super) const fn checked(rank: Rank) -> Result<Rank, WriteError> {
    if rank >= 1 && rank <= MAX_RANK { Ok(rank) } else { Err(WriteError::Rank(rank)) }
}
