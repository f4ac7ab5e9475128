//! Appendix C: what is written on a scoresheet. `jadoube_notation` reads and writes moves; this module says which rules of
//! the appendix a written move follows, and which texts belong to another system.

use jadoube_board::{Bitboard, Move, Position, Role};
use jadoube_notation::{Language, read};

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
