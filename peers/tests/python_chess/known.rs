//! Where we and python-chess differ for a reason.

/// Games that only one of us can follow, or that are not chess.
pub(crate) const INCOMPARABLE: [&str; 3] = ["variant", "unreadable to python-chess", "bad start"];

/// Part of a difference, and the reason.
const KNOWN: [(&str, &str); 4] = [
    ("19_uppercase_file_letter.pgn #1", "we read NF3"),
    ("sampleGameThrow.pgn #1", "Sf3 is not a move in English; they skip the S and read f3"),
    (
        "19_movetext_wrong_move_numbers.pgn #1",
        "`1... e4` says that White's first move is missing; they do not look at numbers",
    ),
    ("withDelimiters.pgn #1", "they take the whole line for a tag because of `[pgn]`, and read no moves"),
];

pub(crate) fn is_known(difference: &str) -> bool {
    KNOWN.iter().any(|(part, _)| difference.contains(part))
}
