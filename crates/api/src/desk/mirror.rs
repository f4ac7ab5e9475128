//! Mirrors the catalogue, which is written for White, for incidents of Black.

/// A text with every square mirrored: `Ng1-g3` becomes `Ng8-g6`.
pub(super) fn text(written: &str, mirrored: bool) -> String {
    if !mirrored {
        return written.to_owned();
    }
    let mut last = ' ';
    let turned = |letter: char| {
        let rank = letter.to_digit(10).filter(|digit| (1..=8).contains(digit) && ('a'..='h').contains(&last));
        last = letter;
        rank.and_then(|digit| char::from_digit(9 - digit, 10)).unwrap_or(letter)
    };
    written.chars().map(turned).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn squares_are_turned_over() {
        assert_eq!(super::text("Ng1-g3", true), "Ng8-g6");
        assert_eq!(super::text("Ng1-g3", false), "Ng1-g3");
        assert_eq!(super::text("signs 1/2-1/2 for 4 plies", true), "signs 1/2-1/2 for 4 plies");
    }
}
