//! Appendix C: what is written on a scoresheet. `jadoube_notation` reads and writes moves; this module says which rules of
//! the appendix a written move follows, and which texts belong to another system.

use jadoube_board::{Bitboard, Move, Position, Role, Wing};
use jadoube_lawbook::Matter;
use jadoube_notation::{Language, ReadError, Reading, read};

use crate::competition::recording_vocabulary::Miswriting;
use crate::grounds::Ground;

/// The rules of Appendix C that a text follows as the notation of a move, in any language; empty if it does not name the
/// move.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_lawbook::Ground;
/// use jadoube_laws::moves::rules_followed;
/// let start = Position::standard();
/// let knight = start.legal_moves().iter().find(|m| m.to() == jadoube_board::Square::F3 && m.role() == jadoube_board::Role::Knight);
/// assert!(rules_followed(&start, knight.unwrap(), "Hf3").contains(&Ground::OwnLanguage)); // Hungarian
/// ```
pub fn rules_followed(before: &Position, played: Move, text: &str) -> Vec<Ground> {
    let reads = |language: Language| read(before, text, language).is_ok_and(|reading| reading.played == played);
    let english = reads(Language::ENGLISH);
    if !english && !Language::all().iter().any(|&language| reads(language)) {
        return Vec::new();
    }
    let mut followed = Vec::new();
    if text.contains("(=)") {
        followed.push(Ground::OfferSign);
    }
    let after = before.after(played);
    let signed = |signs: &[&str]| signs.iter().any(|sign| text.contains(sign));
    if let Some(wing) = played.castling() {
        followed.push(match wing {
            jadoube_board::Wing::King => Ground::ShortSign,
            jadoube_board::Wing::Queen => Ground::LongSign,
        });
    } else {
        followed.push(Ground::SquareNames);
        followed.extend(of_piece(before, played, text));
        if !english {
            followed.push(Ground::OwnLanguage);
        }
    }
    let captures = played.captures(before).is_some();
    let ep = text.contains("e.p");
    let mate = signed(&["++", "#"]);
    followed.extend((captures && signed(&["x", "×", ":"])).then_some(Ground::CaptureSign));
    followed.extend(mate.then_some(Ground::MateSign));
    followed.extend((!mate && text.contains('+')).then_some(Ground::CheckSign));
    followed.extend(ep.then_some(Ground::EnPassantSign));
    let left_out = captures && !signed(&["x", "×", ":"]) || after.is_check() && !signed(&["+", "#"]);
    followed.extend(left_out.then_some(Ground::SignsLeftOut));
    followed
}

/// What C.2 to C.12 say about the notation of a move other than castling.
fn of_piece(before: &Position, played: Move, text: &str) -> Vec<Ground> {
    let mut followed = Vec::new();
    let captures = played.captures(before).is_some();
    if played.role() == Role::Pawn {
        followed.push(Ground::NoPawnLetter);
        if captures {
            followed.push(Ground::PawnCaptureWritten);
            let too = |m: Move| m.role() == Role::Pawn && m.to() == played.to() && m.from() != played.from();
            let another = before.legal_moves().iter().any(|m| too(m) && m.captures(before).is_some());
            followed.extend(another.then_some(Ground::TwoPawns));
        } else {
            followed.push(Ground::PawnSquareOnly);
        }
        followed.extend((played.promotion().is_some()).then_some(Ground::PromotionWritten));
        followed.extend((text.contains("e.p")).then_some(Ground::EnPassantWritten));
    } else {
        followed.extend([Ground::PieceLetter, Ground::TwoParts]);
        followed.extend(captures.then_some(Ground::PieceCaptureWritten));
        let others: Bitboard = before
            .legal_moves()
            .iter()
            .filter(|m| m.role() == played.role() && m.to() == played.to() && m.from() != played.from())
            .map(|m| m.from())
            .collect();
        if let Some(other) = others.first() {
            followed.push(if other.rank() == played.from().rank() {
                Ground::SameRank
            } else if other.file() == played.from().file() {
                Ground::SameFile
            } else {
                Ground::NeitherLine
            });
            followed.extend(captures.then_some(Ground::ToldApartCapture));
        }
    }
    let long = text.contains(&played.from().to_string()) && text.contains(&played.to().to_string());
    followed.extend(long.then_some(Ground::LongForm));
    followed
}

impl Miswriting {
    /// The rule that the notation breaks.
    pub(crate) const fn matter(self) -> Matter {
        match self {
            Miswriting::Piece => Matter::MiswrittenPiece,
            Miswriting::Pawn => Matter::MiswrittenPawn,
            Miswriting::File => Matter::MiswrittenFile,
            Miswriting::LongForm => Matter::MiswrittenArrival,
            Miswriting::LongPawnForm => Matter::MiswrittenPawnArrival,
            Miswriting::PawnCapture => Matter::MiswrittenPawnCapture,
            Miswriting::Ambiguous => Matter::MiswrittenAmbiguous,
            Miswriting::Promotion => Matter::MiswrittenPromotion,
            Miswriting::ShortCastling => Matter::MiswrittenShortCastling,
            Miswriting::LongCastling => Matter::MiswrittenLongCastling,
            // 8.1.1: as clear and legible as possible.
            Miswriting::Unreadable => Matter::Recording,
        }
    }
}

/// What is wrong with a text as the notation of a move, in any language. A text that names another move is not miswritten:
/// then the scoresheet differs from the game, which is handled elsewhere.
pub(crate) fn miswriting(before: &Position, played: Move, text: &str, long_notation: bool) -> Option<Miswriting> {
    let body = without_number(text);
    let readings = || Language::all().iter().map(|&language| read(before, body, language));
    let is_it = |reading: &Result<Reading, ReadError>| reading.as_ref().is_ok_and(|reading| reading.played == played);
    if is_it(&read(before, body, Language::ENGLISH)) || readings().any(|reading| is_it(&reading)) {
        return departs(before, played, body, long_notation);
    }
    let (pawn, to) = (played.role() == Role::Pawn, played.to());
    let behind_letter = body.char_indices().nth(1).map(|(index, _)| &body[index..]);
    if pawn && behind_letter.is_some_and(|rest| is_it(&read(before, rest, Language::ENGLISH))) {
        return Some(Miswriting::Pawn);
    }
    if pawn && played.captures(before).is_some() && body.trim_end_matches(['+', '#', '!', '?']) == to.to_string() {
        return Some(Miswriting::PawnCapture);
    }
    let told = readings().find_map(|reading| match reading {
        Err(ReadError::PromotionMissing { to: there, .. }) if played.promotion().is_some() && there == to => {
            Some(Miswriting::Promotion)
        }
        Err(ReadError::Ambiguous { role, to: there, .. }) if (role, there) == (played.role(), to) => {
            Some(Miswriting::Ambiguous)
        }
        Err(ReadError::WriteCastling(_)) => as_king_move(played),
        _ => None,
    });
    let gibberish = |reading: Result<Reading, ReadError>| {
        matches!(reading, Err(ReadError::Empty | ReadError::Unexpected { .. } | ReadError::Unfinished(_)))
    };
    told.or_else(|| readings().all(gibberish).then_some(Miswriting::Unreadable))
}

fn as_king_move(played: Move) -> Option<Miswriting> {
    played.castling().map(|wing| match wing {
        Wing::King => Miswriting::ShortCastling,
        Wing::Queen => Miswriting::LongCastling,
    })
}

/// How a text that names the move departs from Appendix C.
fn departs(before: &Position, played: Move, body: &str, long_notation: bool) -> Option<Miswriting> {
    let first = body.chars().next()?;
    if played.castling().is_some() {
        return as_king_move(played).filter(|_| first.is_ascii_alphabetic() && !matches!(first, 'O' | 'o'));
    }
    let (from, to) = (played.from().to_string(), played.to().to_string());
    let (left, reached) = (played.from().file().to_char(), played.to().file().to_char());
    let pawn = played.role() == Role::Pawn;
    let captures = played.captures(before).is_some();
    let capital = |square: &str| !body.contains(square) && body.contains(&square.to_uppercase());
    let long = body.contains(&from) && body.contains(&to);
    let behind = body.find(&to).and_then(|at| body[at + to.len()..].chars().find(|c| c.is_alphabetic()));
    if capital(&to) || pawn && captures && first == left.to_ascii_uppercase() {
        Some(Miswriting::File)
    } else if !pawn && first.is_lowercase() || played.promotion().is_some() && behind.is_some_and(char::is_lowercase) {
        Some(Miswriting::Piece)
    } else if pawn && first.is_ascii_alphabetic() && ![left, reached, 'x'].contains(&first) {
        Some(Miswriting::Pawn)
    } else if pawn && captures && first.is_ascii() && (first != left || !body.contains(&to)) {
        Some(Miswriting::PawnCapture)
    } else if !long_notation && (long && !needs_both(before, played) || body.contains(['-', '–'])) {
        Some(if pawn { Miswriting::LongPawnForm } else { Miswriting::LongForm })
    } else {
        None
    }
}

/// Whether neither the file nor the rank alone distinguishes the piece from others that can go there.
fn needs_both(before: &Position, played: Move) -> bool {
    let rival = |m: &Move| m.role() == played.role() && m.to() == played.to() && m.from() != played.from();
    let rivals: Vec<Move> = before.legal_moves().iter().filter(rival).collect();
    rivals.iter().any(|m| m.from().file() == played.from().file())
        && rivals.iter().any(|m| m.from().rank() == played.from().rank())
}

/// What is written after the number of the move.
fn without_number(text: &str) -> &str {
    let text = text.trim();
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.len() < text.len() && rest.starts_with(['.', '…']) {
        rest.trim_start_matches(['.', '…']).trim_start()
    } else {
        text
    }
}

/// Whether a text is a move in another system: English descriptive (`P-K4`, `NxB`), or the numeric notation of
/// correspondence chess (`5254`).
pub fn is_other_system(text: &str) -> bool {
    let text = text.trim().trim_end_matches(['+', '!', '?']);
    let numeric = (4..=5).contains(&text.len()) && text.bytes().all(|byte| (b'1'..=b'8').contains(&byte));
    numeric || is_descriptive(text)
}

fn is_descriptive(text: &str) -> bool {
    let Some((piece, rest)) = text.split_once(['-', 'x']) else { return false };
    // A side, a piece, and a pawn of that piece's file: `KB`, `KtP`, `QRP`.
    let is_man = |name: &str| {
        let rest = ["KR", "KB", "KN", "KKt", "QR", "QB", "QN", "QKt", "Kt", "K", "Q", "R", "B", "N"]
            .iter()
            .find_map(|start| name.strip_prefix(start))
            .unwrap_or(name);
        !name.is_empty() && matches!(rest, "" | "P")
    };
    let (name, rank) = rest.split_at(rest.trim_end_matches(|c: char| ('1'..='8').contains(&c)).len());
    is_man(piece) && is_man(name) && rank.len() <= 1 && (rank.len() == 1 || text.contains('x'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_systems_are_distinguished_from_algebraic() {
        for text in ["P-K4", "N-KB3", "QxP", "BxKtP", "5254", "KR-Q1"] {
            assert!(is_other_system(text), "{text}");
        }
        for text in ["e4", "Nf3", "Ng1-f3", "Nxe5", "O-O", "0-0-0", "exd5", "(=)", "Bb5+", "scribble", ""] {
            assert!(!is_other_system(text), "{text}");
        }
    }
}
