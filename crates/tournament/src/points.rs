//! Points, counted in tenths, so that every point system of a report can be added up exactly.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};
use std::str::FromStr;

/// Points in tenths: half a point is `Points::from_tenths(5)`.
///
/// ```
/// use jadoube_tournament::Points;
/// let points: Points = "1.5".parse()?;
/// assert_eq!(points + Points::HALF, Points::from_halves(4));
/// assert_eq!((points + Points::ONE).to_string(), "2.5");
/// # Ok::<(), jadoube_tournament::NotPoints>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Points(i32);

impl Points {
    /// Nothing.
    pub const ZERO: Points = Points(0);
    /// Half a point.
    pub const HALF: Points = Points(5);
    /// One point.
    pub const ONE: Points = Points(10);

    /// Points from tenths.
    pub const fn from_tenths(tenths: i32) -> Points {
        Points(tenths)
    }

    /// Points from halves.
    pub const fn from_halves(halves: i32) -> Points {
        Points(halves.saturating_mul(5))
    }

    /// The number of tenths.
    pub const fn tenths(self) -> i32 {
        self.0
    }

    /// The same points, this many times.
    #[must_use]
    pub const fn times(self, factor: i32) -> Points {
        Points(self.0.saturating_mul(factor))
    }
}

impl Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points(self.0.saturating_add(other.0))
    }
}

impl Sub for Points {
    type Output = Points;
    fn sub(self, other: Points) -> Points {
        Points(self.0.saturating_sub(other.0))
    }
}

impl Neg for Points {
    type Output = Points;
    fn neg(self) -> Points {
        Points(self.0.saturating_neg())
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        *self = *self + other;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, Points::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        f.pad(&format!("{sign}{}.{}", self.0.unsigned_abs() / 10, self.0.unsigned_abs() % 10))
    }
}

/// A text that is not an amount of points.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("points such as 1.5 are expected")]
pub struct NotPoints;

impl FromStr for Points {
    type Err = NotPoints;

    /// `1.5`, `12`, `-1.0` or, as some programs write it, `1,5`.
    fn from_str(text: &str) -> Result<Points, NotPoints> {
        let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
        let (whole, part) = digits.split_once(['.', ',']).unwrap_or((digits, "0"));
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        if !is_number(whole) || !is_number(part) || whole.len() > 6 {
            return Err(NotPoints);
        }
        // More digits than one are accepted only if they say nothing.
        let (tenth, rest) = part.split_at(1);
        if rest.bytes().any(|byte| byte != b'0') {
            return Err(NotPoints);
        }
        let number = |text: &str| text.parse::<i32>().map_err(|_| NotPoints);
        Ok(Points(sign * (number(whole)? * 10 + number(tenth)?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_and_written() {
        for (text, tenths) in [("0", 0), ("1.5", 15), ("1,5", 15), ("11.50", 115), ("-0.5", -5), ("99.9", 999)] {
            assert_eq!(text.parse(), Ok(Points(tenths)), "{text}");
        }
        for text in ["", ".", "1.", ".5", "1.55", "+1", "--1", "1.5.0", "x", "99999999999", "½"] {
            assert_eq!(text.parse::<Points>(), Err(NotPoints), "{text}");
        }
        assert_eq!((Points(-5).to_string(), Points(115).to_string()), ("-0.5".to_owned(), "11.5".to_owned()));
    }
}
