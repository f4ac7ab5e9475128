//! Cuts (Article 14) and their exception for unplayed rounds (16.5).

use super::{Cut, CutReason, Part, Value};

/// Marks what a cut leaves out of Buchholz or Sonneborn-Berger.
pub(super) fn cut(parts: &mut [Part], cut: Cut) {
    let (least, most) = match cut {
        Cut::Nothing => (0, 0),
        Cut::Least(count) => (count, 0),
        Cut::Median(count) => (count, count),
    };
    (0..least).for_each(|_| cut_least(parts));
    (0..most).for_each(|_| cut_most(parts));
}

/// How significant a part is: by the opponent's score, then by the product.
fn significance(part: &Part) -> (Value, Value) {
    (part.amount, part.value())
}

/// Leaves out the lowest contribution of a voluntarily unplayed round if it is at least the least significant value, which is left out
/// otherwise.
fn cut_least(parts: &mut [Part]) {
    let left = || parts.iter().enumerate().filter(|(_, part)| part.cut.is_none());
    let Some((least, lowest)) = left().min_by_key(|(_, part)| significance(part)) else { return };
    let unplayed = left().filter(|(_, part)| part.unplayed).min_by_key(|(_, part)| part.value());
    let (index, reason) = match unplayed {
        Some((index, part)) if part.value() >= lowest.value() => (index, CutReason::Unplayed),
        _ => (least, CutReason::Least),
    };
    parts[index].cut = Some(reason);
}

fn cut_most(parts: &mut [Part]) {
    let left = parts.iter().enumerate().filter(|(_, part)| part.cut.is_none());
    if let Some((index, _)) = left.max_by_key(|(_, part)| significance(part)) {
        parts[index].cut = Some(CutReason::Most);
    }
}

/// Marks the lowest and highest of the ratings, which know no unplayed rounds.
pub(super) fn cut_ratings(parts: &mut [Part], cut: Cut) {
    let (least, most) = match cut {
        Cut::Nothing => (0, 0),
        Cut::Least(count) => (count, 0),
        Cut::Median(count) => (count, count),
    };
    for _ in 0..least {
        let left = parts.iter_mut().filter(|part| part.cut.is_none());
        if let Some(part) = left.min_by_key(|part| part.amount) {
            part.cut = Some(CutReason::Least);
        }
    }
    (0..most).for_each(|_| cut_most(parts));
}
