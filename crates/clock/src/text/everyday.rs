//! The reader of the everyday form.

use std::num::NonZeroU16;
use std::str::FromStr;

use super::everyday_words::{Kind, Token, Unit, tokens};
use super::{Expected, ReadError};
use crate::{Bonus, Millis, Overtime, Period, Schedule, TimeControl};

/// The everyday form: a number without a unit is minutes for main time and seconds for extra time. All of it is listed in
/// [`crate::text`].
///
/// ```
/// use jadoube_clock::TimeControl;
/// let control: TimeControl = "40/90+30, 30+30".parse()?;
/// assert_eq!(control.to_pgn(), "40/5400+30:1800+30");
///
/// let error = "90 + soon".parse::<TimeControl>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "column 6: found \"soon\", expected a time such as \"90m\", \"1h30\" or \"30s\"",
/// );
/// # Ok::<(), jadoube_clock::ReadError>(())
/// ```
///
/// More than [`MOST_MAIN_TIME`](crate::text::MOST_MAIN_TIME) for one player is refused: then somebody has probably
/// written seconds, as PGN does.
///
/// ```
/// # use jadoube_clock::TimeControl;
/// let error = "5400+30".parse::<TimeControl>().unwrap_err();
/// assert_eq!(error.meant.as_deref(), Some("90+30"));
/// ```
impl FromStr for TimeControl {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<TimeControl, ReadError> {
        let control = read(text)?;
        match is_plausible(&control) {
            true => Ok(control),
            false => Err(implausible(text)),
        }
    }
}

/// Reads the everyday form, however long the time.
pub(super) fn read(text: &str) -> Result<TimeControl, ReadError> {
    let tokens = tokens(text)?;
    let mut reader = Reader { text, tokens: &tokens };
    let control = reader.control()?;
    match reader.tokens {
        [] => Ok(control),
        _ => Err(reader.unexpected(Expected::End)),
    }
}

/// The most main time that the everyday form can give to one player in all periods and all times of byo-yomi. There is no
/// such limit for the PGN form.
pub const MOST_MAIN_TIME: Millis = Millis::from_minutes(10 * 60);

fn is_plausible(control: &TimeControl) -> bool {
    let main = |schedule: &Schedule| {
        let overtime =
            schedule.overtime().map_or(Millis::ZERO, |overtime| overtime.time.times(overtime.times.get().into()));
        schedule.periods().iter().fold(overtime, |sum, p| sum.plus(p.time))
    };
    main(control.white()) <= MOST_MAIN_TIME && main(control.black()) <= MOST_MAIN_TIME
}

/// The error for too much time, with what was probably meant: the same numbers as in PGN, which has `:` between periods.
fn implausible(text: &str) -> ReadError {
    let written = text.trim();
    let at = text.len() - text.trim_start().len();
    let as_pgn: String =
        written.chars().filter(|c| !c.is_whitespace()).map(|c| if c == ',' { ':' } else { c }).collect();
    let meant = TimeControl::from_pgn(&as_pgn).ok().filter(is_plausible);
    let error = ReadError::at(text, at, written.len(), Expected::AtMostTenHours);
    ReadError { meant: meant.map(|control| control.to_string()), ..error }
}

struct Reader<'a> {
    text: &'a str,
    /// Those not yet read.
    tokens: &'a [Token],
}

/// Extra time, and whether it is for all periods.
struct Extra {
    token: Token,
    bonus: Bonus,
    for_all: bool,
}

const COLORS: [&str; 4] = ["white", "w", "black", "b"];
const VERSUS: [&str; 3] = ["vs", "v", "versus"];
const INCREMENTS: [&str; 4] = ["inc", "increment", "addition", "bonus"];
const DELAYS: [&str; 3] = ["d", "delay", "bronstein"];
const GLASSES: [&str; 3] = ["hourglass", "sandclock", "sandglass"];
const OVERTIMES: [&str; 4] = ["byo", "byoyomi", "canadian", "japanese"];
const WHOLE_GAMES: [&str; 4] = ["g", "sd", "game", "rest"];

impl<'a> Reader<'a> {
    fn kind(&self, ahead: usize) -> Option<&'a Kind> {
        self.tokens.get(ahead).map(|t| &t.kind)
    }

    fn advance(&mut self, count: usize) {
        self.tokens = &self.tokens[count.min(self.tokens.len())..];
    }

    fn is_sign(&self, ahead: usize, sign: char) -> bool {
        matches!(self.kind(ahead), Some(Kind::Sign(c)) if *c == sign)
    }

    fn take_sign(&mut self, sign: char) -> bool {
        let there = self.is_sign(0, sign);
        self.advance(usize::from(there));
        there
    }

    fn is_word(&self, ahead: usize, words: &[&str]) -> bool {
        matches!(self.kind(ahead), Some(Kind::Word(word)) if words.contains(&word.as_str()))
    }

    fn take_word(&mut self, words: &[&str]) -> bool {
        let there = self.is_word(0, words);
        self.advance(usize::from(there));
        there
    }

    fn unexpected(&self, expected: Expected) -> ReadError {
        match self.tokens.first() {
            Some(token) => self.error_at(token, expected),
            None => ReadError::at(self.text, self.text.len(), 0, expected),
        }
    }

    fn error_at(&self, token: &Token, expected: Expected) -> ReadError {
        ReadError::at(self.text, token.at, token.len, expected)
    }

    /// The next token, for an error that may turn out later.
    fn here(&self) -> Token {
        let end = Token { at: self.text.len(), len: 0, kind: Kind::Sign(' ') };
        self.tokens.first().cloned().unwrap_or(end)
    }

    fn control(&mut self) -> Result<TimeControl, ReadError> {
        if self.is_word(0, &COLORS) {
            let (white, black) = COLORS.split_at(2);
            let white_first = self.is_word(0, white);
            let other = if white_first { black } else { white };
            self.advance(1);
            self.take_sign(':');
            let first = self.schedule()?;
            if !self.take_word(other) {
                let same_again = self.is_word(0, &COLORS);
                let expected = if same_again { Expected::OtherColor } else { Expected::OtherSide };
                return Err(self.unexpected(expected));
            }
            self.take_sign(':');
            let second = self.schedule()?;
            let (white, black) = if white_first { (first, second) } else { (second, first) };
            return Ok(TimeControl::for_each(white, black));
        }
        let first = self.schedule()?;
        if self.take_word(&VERSUS) {
            self.take_sign('.');
            return Ok(TimeControl::for_each(first, self.schedule()?));
        }
        Ok(TimeControl::same_for_both(first))
    }

    /// The periods of one player, up to the end or to where the other's begin.
    fn schedule(&mut self) -> Result<Schedule, ReadError> {
        let mut periods: Vec<(Token, Period)> = vec![];
        let mut for_all: Option<Extra> = None;
        let mut overtime = None;
        loop {
            let start = self.here();
            if !periods.is_empty() && self.is_overtime(0) {
                overtime = Some((start, self.overtime()?));
                self.take_sign(',');
                if self.tokens.is_empty() || self.is_word(0, &COLORS) || self.is_word(0, &VERSUS) {
                    break;
                }
                return Err(self.unexpected(Expected::End));
            }
            let extra = match self.extra()? {
                Some(extra) if periods.is_empty() => return Err(self.error_at(&extra.token, Expected::Period)),
                Some(extra) => Some(Extra { for_all: true, ..extra }),
                None => {
                    let mut period = self.period()?;
                    let extra = self.extra()?;
                    if let Some(own) = extra.as_ref().filter(|e| !e.for_all) {
                        period.bonus = self.one_bonus(period.bonus, own)?;
                    }
                    periods.push((start, period));
                    extra.filter(|e| e.for_all)
                }
            };
            if let Some(extra) = extra {
                if for_all.is_some() {
                    return Err(self.error_at(&extra.token, Expected::OneBonus));
                }
                for_all = Some(extra);
            }
            let ends_here = |r: &Reader<'_>| r.tokens.is_empty() || r.is_word(0, &COLORS) || r.is_word(0, &VERSUS);
            if ends_here(self) {
                break;
            }
            if !self.separator() && !self.is_overtime(0) {
                let after_extra = for_all.is_some() || periods.last().is_some_and(|(_, p)| p.bonus != Bonus::None);
                let expected = match self.kind(0) {
                    Some(Kind::Sign(':')) => Expected::HoursMinutesSeconds,
                    _ if self.is_extra() => Expected::OneBonus,
                    _ if after_extra => Expected::AfterBonus,
                    _ => Expected::AfterTime,
                };
                return Err(self.unexpected(expected));
            }
            if self.is_word(0, &COLORS) {
                break;
            }
        }
        self.finish(periods, for_all, overtime)
    }

    fn finish(
        &self,
        mut periods: Vec<(Token, Period)>,
        for_all: Option<Extra>,
        overtime: Option<(Token, Overtime)>,
    ) -> Result<Schedule, ReadError> {
        if let Some(extra) = for_all {
            let mut used = false;
            for (_, period) in &mut periods {
                if period.bonus == Bonus::None {
                    period.bonus = extra.bonus;
                    used = true;
                }
            }
            if !used {
                return Err(self.error_at(&extra.token, Expected::OneBonus));
            }
        }
        let last = periods.len() - 1;
        for (index, (token, period)) in periods.iter().enumerate() {
            let lasts = period.bonus == Bonus::UpCount || (overtime.is_some() && index == last);
            if period.time.is_zero() && period.bonus.per_move().is_zero() && !lasts {
                return Err(self.error_at(token, Expected::SomeTime));
            }
            if period.moves.is_none() && index < last {
                return Err(self.error_at(token, Expected::MovesBeforeNextPeriod));
            }
        }
        let first = periods[0].0.clone();
        let periods = periods.into_iter().map(|(_, period)| period).collect();
        match overtime {
            Some((token, overtime)) => Schedule::with_overtime(periods, overtime)
                .map_err(|_| self.error_at(&token, Expected::AllMovesBeforeOvertime)),
            None => Schedule::new(periods).map_err(|_| self.error_at(&first, Expected::Period)),
        }
    }

    fn one_bonus(&self, already: Bonus, extra: &Extra) -> Result<Bonus, ReadError> {
        match already {
            Bonus::None => Ok(extra.bonus),
            _ => Err(self.error_at(&extra.token, Expected::OneBonus)),
        }
    }

    /// Whether byo-yomi begins that many tokens ahead: its name, or how many times.
    fn is_overtime(&self, ahead: usize) -> bool {
        let is_number = matches!(self.kind(ahead), Some(Kind::Number { .. }));
        self.is_word(ahead, &OVERTIMES) || (is_number && self.is_word(ahead + 1, &["x"]))
    }

    /// "byo-yomi", in its usual spellings.
    fn take_overtime_name(&mut self) {
        self.take_word(&["canadian", "japanese"]);
        if self.take_word(&["byo"]) {
            self.take_sign('-');
            self.take_word(&["yomi"]);
        } else {
            self.take_word(&["byoyomi"]);
        }
        self.take_word(&["of"]);
    }

    /// `byo-yomi 3x30s`, `byo-yomi 25/5m`, `3x30s byo-yomi`: a number without a unit is seconds for each move, and minutes for
    /// several moves.
    fn overtime(&mut self) -> Result<Overtime, ReadError> {
        self.take_overtime_name();
        let start = self.here();
        let times = if self.is_word(1, &["x"]) {
            let times = self.moves()?;
            self.advance(1);
            times
        } else {
            NonZeroU16::MIN
        };
        let several = self.is_sign(1, '/') || self.is_word(1, &["moves", "move", "in"]);
        let (moves, unit) = match several.then(|| self.quota_before_time()).transpose()?.flatten() {
            Some(moves) => (moves, Unit::Minutes),
            None => (NonZeroU16::MIN, Unit::Seconds),
        };
        let time = self.time(unit, Expected::Overtime)?;
        self.take_overtime_name();
        match time {
            Millis::ZERO => Err(self.error_at(&start, Expected::SomeTime)),
            time => Ok(Overtime { times, moves, time }),
        }
    }

    fn separator(&mut self) -> bool {
        // "30m + 3x30s" is how servers for Go write it.
        if self.is_sign(0, '+') && self.is_overtime(1) {
            return self.take_sign('+');
        }
        let sign = self.take_sign(',') || self.take_sign(';');
        if self.take_word(&["then"]) {
            return true;
        }
        if self.is_word(0, &["followed"]) && self.is_word(1, &["by"]) {
            self.advance(2);
            return true;
        }
        if self.is_word(0, &["and"]) && self.is_word(1, &["then"]) {
            self.advance(2);
            return true;
        }
        sign
    }

    /// "up-count", "count up".
    fn take_up_count(&mut self) -> bool {
        if self.take_word(&["upcount"]) {
            return true;
        }
        let sign = usize::from(self.is_sign(1, '-'));
        let named = (self.is_word(0, &["up"]) && self.is_word(1 + sign, &["count"]))
            || (self.is_word(0, &["count", "counts", "counting"]) && self.is_word(1 + sign, &["up"]));
        self.advance(usize::from(named) * (2 + sign));
        named
    }

    fn period(&mut self) -> Result<Period, ReadError> {
        if self.take_up_count() {
            return Ok(Period { moves: None, time: Millis::ZERO, bonus: Bonus::UpCount });
        }
        let mut quota = None;
        let glass = self.take_word(&GLASSES);
        if glass {
            self.take_word(&["of"]);
        } else if self.take_word(&WHOLE_GAMES) || (self.is_word(0, &["all"]) && self.is_word(1, &["moves"])) {
            self.advance(2 * usize::from(self.is_word(0, &["all"])));
            if !self.take_sign('/') {
                self.take_word(&["in"]);
            }
        } else {
            quota = self.quota_before_time()?;
        }
        let expected = if quota.is_some() || glass { Expected::Time } else { Expected::Period };
        let time = self.time(Unit::Minutes, expected)?;
        if !glass && self.take_word(&["for"]) {
            quota = self.quota_after_time(quota)?;
        }
        let bonus = if glass { Bonus::Hourglass } else { Bonus::None };
        Ok(Period { moves: quota, time, bonus })
    }

    /// `40/`, `40 moves in` or `40 in`.
    fn quota_before_time(&mut self) -> Result<Option<NonZeroU16>, ReadError> {
        // "60/d5" is an hour with a delay, as American programmes write "G60/d5".
        let slash = self.is_sign(1, '/') && !self.is_word(2, &DELAYS);
        if !slash && !self.is_word(1, &["moves", "move", "in"]) {
            return Ok(None);
        }
        let moves = self.moves()?;
        self.advance(1);
        if !slash && !self.take_sign('/') {
            self.take_word(&["in"]);
        }
        Ok(Some(moves))
    }

    /// "the first 40 moves" or "the rest of the game", after "for".
    fn quota_after_time(&mut self, before: Option<NonZeroU16>) -> Result<Option<NonZeroU16>, ReadError> {
        self.take_word(&["the", "all"]);
        if self.take_word(&["rest", "game", "moves", "remaining"]) {
            self.take_word(&["moves"]);
            if self.take_word(&["of"]) {
                self.take_word(&["the"]);
                self.take_word(&["game"]);
            }
            return Ok(before);
        }
        self.take_word(&["first", "next", "following"]);
        if before.is_some() || !matches!(self.kind(0), Some(Kind::Number { .. })) {
            return Err(self.unexpected(Expected::Moves));
        }
        let moves = self.moves()?;
        self.take_word(&["moves", "move"]);
        Ok(Some(moves))
    }

    fn moves(&mut self) -> Result<NonZeroU16, ReadError> {
        let moves = match self.kind(0) {
            Some(Kind::Number { whole, thousandths: 0 }) => u16::try_from(*whole).ok().and_then(NonZeroU16::new),
            Some(Kind::Number { .. }) => None,
            _ => return Err(self.unexpected(Expected::Period)),
        };
        let moves = moves.ok_or_else(|| self.unexpected(Expected::MovesInRange))?;
        self.advance(1);
        Ok(moves)
    }

    /// `90`, `90m`, `1h30`, `1 h 30 min`, `1:30:00`.
    fn time(&mut self, bare: Unit, expected: Expected) -> Result<Millis, ReadError> {
        if let Some(Kind::ClockTime(time)) = self.kind(0) {
            self.advance(1);
            return Ok(*time);
        }
        let Some((mut total, mut unit)) = self.amount(None, bare)? else {
            return Err(self.unexpected(expected));
        };
        while let Some(last) = unit {
            let start = self.here();
            let Some((more, next)) = self.amount(Some(last), bare)? else { break };
            let sum = total.0.checked_add(more.0);
            total = Millis(sum.ok_or_else(|| self.error_at(&start, Expected::LessTime))?);
            unit = next;
        }
        Ok(total)
    }

    /// A number with its unit, or without one at the beginning and right after a greater unit; nothing when the next
    /// words are something else.
    fn amount(&mut self, greater: Option<Unit>, bare: Unit) -> Result<Option<(Millis, Option<Unit>)>, ReadError> {
        let [token, after @ ..] = self.tokens else { return Ok(None) };
        let Kind::Number { whole, thousandths } = token.kind else { return Ok(None) };
        let named = after.first().and_then(|t| Unit::of(&t.kind));
        let unit = match (greater, named) {
            (None, named) => named.unwrap_or(bare),
            (Some(greater), Some(named)) if named < greater => named,
            (Some(greater), None) if self.follows_directly(token) => match greater.smaller() {
                Some(smaller) => smaller,
                None => return Ok(None),
            },
            _ => return Ok(None),
        };
        let time = unit.time(whole, thousandths).ok_or_else(|| self.error_at(token, Expected::LessTime))?;
        self.advance(1 + usize::from(named.is_some()));
        if named.is_some() {
            self.take_sign('.');
        }
        Ok(Some((time, named)))
    }

    /// Whether nothing, not even a space, stands between the token and what comes before it.
    fn follows_directly(&self, token: &Token) -> bool {
        self.text[..token.at].ends_with(|c: char| !c.is_whitespace())
    }

    /// Whether the next words begin extra time.
    fn is_extra(&self) -> bool {
        if self.is_sign(0, '+') && self.is_overtime(1) {
            return false;
        }
        self.is_sign(0, '+')
            || self.is_sign(0, '|')
            || self.is_word(0, &["plus", "with"])
            || self.is_word(0, &INCREMENTS)
            || self.is_word(0, &DELAYS)
            || (self.is_sign(0, '/') && self.is_word(1, &DELAYS))
            || self.is_amount_then_name()
    }

    /// `5 second delay`, but not `60 minutes delay 5`.
    fn is_amount_then_name(&self) -> bool {
        let is_number = |ahead| matches!(self.kind(ahead), Some(Kind::Number { .. }));
        is_number(0)
            && self.kind(1).and_then(Unit::of).is_some()
            && (self.is_word(2, &DELAYS[1..]) || self.is_word(2, &INCREMENTS))
            && !is_number(3)
            && !self.is_word(3, &["of"])
    }

    fn extra(&mut self) -> Result<Option<Extra>, ReadError> {
        if !self.is_extra() {
            return Ok(None);
        }
        let token = self.here();
        if self.take_sign('+') || self.take_sign('|') || self.take_word(&["plus"]) {
            // "90m + 30m" means two periods to those who write so: no increment of half an hour.
            if let [_, unit, ..] = self.tokens
                && Unit::of(&unit.kind).is_some_and(|unit| unit > Unit::Seconds)
            {
                return Err(self.error_at(unit, Expected::SecondsAfterPlus));
            }
        } else if self.take_word(&["with"]) {
            self.take_word(&["a", "an"]);
        }
        self.take_sign('/');
        let mut delay = self.take_word(&DELAYS);
        if !delay {
            self.take_word(&INCREMENTS);
        }
        self.take_word(&["of"]);
        self.take_sign('/');
        let time = self.time(Unit::Seconds, Expected::Time)?;
        delay |= self.take_word(&DELAYS[1..]);
        self.take_word(&INCREMENTS);
        if (self.is_word(0, &["per", "each", "every", "a"]) || self.is_sign(0, '/')) && self.is_word(1, &["move"]) {
            self.advance(2);
        }
        let bonus = if delay { Bonus::Delay(time) } else { Bonus::Increment(time) };
        Ok(Some(Extra { token, bonus, for_all: self.begins_with_move_one()? }))
    }

    /// "from move one", "starting from move 1".
    fn begins_with_move_one(&mut self) -> Result<bool, ReadError> {
        let comma = usize::from(self.is_sign(0, ','));
        if !self.is_word(comma, &["starting", "from"]) {
            return Ok(false);
        }
        self.advance(comma);
        self.take_word(&["starting"]);
        self.take_word(&["from", "with", "at"]);
        self.take_word(&["the"]);
        if self.take_word(&["start", "beginning"]) || (self.take_word(&["first"]) && self.take_word(&["move"])) {
            return Ok(true);
        }
        self.take_word(&["move"]);
        let one = self.is_word(0, &["one"]) || self.kind(0) == Some(&Kind::Number { whole: 1, thousandths: 0 });
        if !one {
            return Err(self.unexpected(Expected::MoveOne));
        }
        self.advance(1);
        Ok(true)
    }
}
