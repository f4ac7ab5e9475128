//! Exact numbers: sums of points, products, means.

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, Mul};

use crate::Points;

/// An exact fraction.
#[derive(Copy, Clone, Debug)]
pub struct Value {
    numerator: i64,
    /// Positive.
    denominator: i64,
}

impl Value {
    /// A whole number.
    pub const fn whole(number: i64) -> Value {
        Value { numerator: number, denominator: 1 }
    }

    /// Points.
    pub const fn points(points: Points) -> Value {
        Value { numerator: points.tenths() as i64, denominator: 10 }
    }

    /// This value divided by a count; `None` if the count is zero.
    pub fn divided(self, count: usize) -> Option<Value> {
        let count = i64::try_from(count).ok().filter(|count| *count > 0)?;
        Some(Value { numerator: self.numerator, denominator: self.denominator.checked_mul(count)? })
    }

    /// Rounded to a whole number, a half up.
    pub const fn rounded(self) -> i64 {
        let (numerator, denominator) = (self.numerator as i128, self.denominator as i128);
        (2 * numerator + denominator).div_euclid(2 * denominator) as i64
    }

    /// As a floating-point number, for display elsewhere.
    pub fn as_f64(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }

    fn reduced(numerator: i128, denominator: i128) -> Value {
        let divisor = gcd(numerator.unsigned_abs(), denominator.unsigned_abs()).max(1);
        let divisor = i128::try_from(divisor).unwrap_or(1);
        let narrow = |number: i128| i64::try_from(number / divisor).unwrap_or(i64::MAX);
        Value { numerator: narrow(numerator), denominator: narrow(denominator).max(1) }
    }
}

const fn gcd(one: u128, other: u128) -> u128 {
    if other == 0 { one } else { gcd(other, one % other) }
}

impl Add for Value {
    type Output = Value;
    fn add(self, other: Value) -> Value {
        let [a, b, c, d] = [self.numerator, self.denominator, other.numerator, other.denominator].map(i128::from);
        if b == d {
            return Value { numerator: self.numerator.saturating_add(other.numerator), denominator: self.denominator };
        }
        Value::reduced(a * d + c * b, b * d)
    }
}

impl Mul for Value {
    type Output = Value;
    fn mul(self, other: Value) -> Value {
        let [a, b, c, d] = [self.numerator, self.denominator, other.numerator, other.denominator].map(i128::from);
        Value::reduced(a * c, b * d)
    }
}

impl std::iter::Sum for Value {
    fn sum<I: Iterator<Item = Value>>(values: I) -> Value {
        values.fold(Value::whole(0), Value::add)
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Value) -> Ordering {
        let [a, b, c, d] = [self.numerator, self.denominator, other.numerator, other.denominator].map(i128::from);
        (a * d).cmp(&(c * b))
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Value) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Value {}

impl fmt::Display for Value {
    /// As few decimals as needed, at most two, a half up; the precision of the format decides if there is one. A table wants the same
    /// number of decimals everywhere: [`TieBreak::show`](super::TieBreak::show).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ends_after = |scale: i128| (i128::from(self.numerator) * scale) % i128::from(self.denominator) == 0;
        let needed = if ends_after(1) { 0 } else { 1 + usize::from(!ends_after(10)) };
        let decimals = f.precision().unwrap_or(needed);
        let scale = 10_i128.pow(u32::try_from(decimals.min(9)).unwrap_or(0));
        let (numerator, denominator) = (i128::from(self.numerator), i128::from(self.denominator));
        let scaled = (2 * numerator * scale + denominator).div_euclid(2 * denominator);
        let (sign, digits) = (if scaled < 0 { "-" } else { "" }, scaled.unsigned_abs());
        let (whole, part) = (digits / scale.unsigned_abs(), digits % scale.unsigned_abs());
        let text = if decimals == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{part:0decimals$}") };
        f.pad_integral(true, "", &text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_exact_and_shown_shortly() {
        let half = Value::points(Points::HALF);
        assert_eq!((half + half).to_string(), "1");
        assert_eq!((half * half).to_string(), "0.25");
        assert_eq!(Value::whole(7).to_string(), "7");
        let third = Value::whole(40).divided(3).unwrap();
        assert_eq!(
            (third.to_string(), third.rounded(), format!("{third:.1}")),
            ("13.33".to_owned(), 13, "13.3".to_owned())
        );
        assert_eq!(third + third + third, Value::whole(40));
        assert!(third > Value::whole(13) && Value::whole(-1) < half);
        assert_eq!(
            (Value::points(-Points::HALF).to_string(), Value::points(-Points::HALF).rounded()),
            ("-0.5".into(), 0)
        );
        assert_eq!(Value::whole(1).divided(0), None);
    }
}
