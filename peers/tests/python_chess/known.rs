//! Where we and python-chess differ for a reason.

/// Games that only one of us can follow, or that are not chess.
pub(crate) const INCOMPARABLE: [&str; 3] = ["variant", "unreadable to python-chess", "bad start"];

/// Part of a difference, and the reason.
const KNOWN: [(&str, &str); 2] = [
    ("19_uppercase_file_letter.pgn #1", "we read NF3"),
    ("sampleGameThrow.pgn #1", "Sf3 is not a move in English; they skip the S and read f3"),
];

pub(crate) fn is_known(difference: &str) -> bool {
    KNOWN.iter().any(|(part, _)| difference.contains(part))
}
