//! The pseudo-locale: English that looks foreign and is longer, and can still be read.

use crate::settings::Settings;

/// The tag that others, too, use for accented English.
pub(crate) const TAG: &str = "en-XA";

pub(crate) const SETTINGS: Settings<'static> = Settings {
    name: "⟦Éñĝļíšĥ⟧",
    notation: Some("en"),
    decimal: ".",
    files: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
    letters: None,
    default_for: None,
    posix: None,
    fallback: None,
    transliterated_from: None,
};

const PLAIN: &str = "aceghijklnorstuwyzACEGHIJKLNORSTUWYZ";
const ACCENTED: &str = "äčéĝĥíĵķļñöŕšţüŵýžÄČÉĜĤÍĴĶĻÑÖŔŠŢÜŴÝŽ";

/// A text with accents, and nothing else changed.
pub(crate) fn accented(text: &str) -> String {
    let accent = |letter| PLAIN.chars().zip(ACCENTED.chars()).find(|&(plain, _)| plain == letter);
    text.chars().map(|letter| accent(letter).map_or(letter, |(_, accented)| accented)).collect()
}

/// What stands before and after a text of so many letters: brackets, and what makes it two fifths longer.
pub(crate) fn frame(length: usize) -> (String, String) {
    let more = (length * 2).div_ceil(5).max(2);
    // The brackets and the space count, too.
    (String::from("⟦"), format!(" {}⟧", "~".repeat(more.saturating_sub(3).max(1))))
}

/// A whole text: with accents, in brackets and longer.
pub(crate) fn text(text: &str) -> String {
    let (before, after) = frame(text.chars().count());
    before + &accented(text) + &after
}
