//! A move as everybody at the board sees it, legal or not: what left which square, and where it stands now.

use jadoube_board::{Board, Color, Piece, Role, Square, Wing};
#[cfg(feature = "texts")]
use jadoube_texts::{Locale, Message};

use crate::Style;
use crate::speech::announcement;
use crate::style::{CaptureSign, CastlingSign, PromotionSign};
use crate::write::{push_square, push_symbol};

/// A move that was read off the board. It is written with both squares and without a sign for check, so that the text does not show
/// whether the move is legal.
///
/// ```
/// use jadoube_board::{Board, Color, Square};
/// use jadoube_notation::{Language, SeenMove, Style};
/// let mut after = Board::STANDARD;
/// let knight = after.take(Square::G1).unwrap();
/// after.put(Square::G3, knight);
/// let seen = SeenMove::between(&Board::STANDARD, &after, Color::White).unwrap();
/// assert_eq!(seen.written(&Style::fide(Language::ENGLISH)), "Ng1-g3");
/// assert_eq!(seen.to_pgn(), "Ng1g3");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct SeenMove {
    by: Color,
    role: Role,
    from: Square,
    to: Square,
    /// What was captured.
    victim: Option<Role>,
    promotion: Option<Role>,
    castling: Option<Wing>,
}

impl SeenMove {
    /// The move that leads from one board to another. `None` if no piece of this player has gone to another square.
    pub fn between(before: &Board, after: &Board, by: Color) -> Option<SeenMove> {
        let piece_of = |board: &Board, square| board.piece_at(square).filter(|piece: &Piece| piece.color == by);
        let left = |&square: &Square| piece_of(before, square).is_some() && piece_of(after, square).is_none();
        let reached =
            |&square: &Square| piece_of(after, square).is_some() && piece_of(after, square) != piece_of(before, square);
        let left: Vec<Square> = Square::ALL.into_iter().filter(left).collect();
        let reached: Vec<Square> = Square::ALL.into_iter().filter(reached).collect();
        if let Some(castled) = castled(before, after, by, &left, &reached) {
            return Some(castled);
        }
        let goes = |&from: &Square, &to: &Square| before.role_at(from) == after.role_at(to);
        let pairs = || left.iter().flat_map(|from| reached.iter().map(move |to| (from, to)));
        let promotes = |from: &Square| before.role_at(*from) == Some(Role::Pawn);
        let (&from, &to) =
            pairs().find(|(from, to)| goes(from, to)).or_else(|| pairs().find(|(from, _)| promotes(from)))?;
        let (role, now) = (before.role_at(from)?, after.role_at(to)?);
        let vanished = |&square: &Square| square == to || after.piece_at(square).is_none();
        let victims = before.iter().filter(|(square, piece)| piece.color != by || *square == to);
        let victim = victims.into_iter().find(|(square, _)| vanished(square)).map(|(_, piece)| piece.role);
        Some(SeenMove { by, role, from, to, victim, promotion: (now != role).then_some(now), castling: None })
    }

    /// Castling: in Chess960 the boards do not always show it. The squares are the king's.
    pub const fn castling(by: Color, wing: Wing, [from, to]: [Square; 2]) -> SeenMove {
        SeenMove { by, role: Role::King, from, to, victim: None, promotion: None, castling: Some(wing) }
    }

    /// The square left and the square reached.
    pub const fn squares(&self) -> [Square; 2] {
        [self.from, self.to]
    }

    /// Whether a piece was captured or a pawn moved (9.3).
    pub const fn is_capture_or_pawn_move(&self) -> bool {
        self.victim.is_some() || matches!(self.role, Role::Pawn)
    }

    /// As on a scoresheet, in the long form (C.8).
    pub fn written(&self, style: &Style) -> String {
        if let Some(wing) = self.castling {
            let zeros = wing.to_string();
            return if style.castling == CastlingSign::Letters { zeros.replace('0', "O") } else { zeros };
        }
        let mut out = self.text(style, "-");
        if let Some(role) = self.promotion {
            let (before, behind) = match style.promotion {
                PromotionSign::None => ("", ""),
                PromotionSign::Equals => ("=", ""),
                PromotionSign::Brackets => ("(", ")"),
            };
            out.push_str(before);
            push_symbol(&mut out, style, role, self.by);
            out.push_str(behind);
        }
        out
    }

    /// As in the moves of a PGN file, where every move names the square left.
    pub fn to_pgn(&self) -> String {
        let style = Style::pgn(crate::Language::ENGLISH);
        if self.castling.is_some() {
            return self.written(&style);
        }
        let promotion =
            self.promotion.map_or(String::new(), |role| format!("={}", role.to_char().to_ascii_uppercase()));
        self.text(&style, "") + &promotion
    }

    fn text(&self, style: &Style, quiet: &str) -> String {
        let mut out = String::with_capacity(8);
        if self.role != Role::Pawn {
            push_symbol(&mut out, style, self.role, self.by);
        }
        push_square(&mut out, style.language, self.from);
        out.push_str(match (self.victim, style.capture) {
            (Some(_), CaptureSign::Colon) => ":",
            (Some(_), _) => "x",
            (None, _) => quiet,
        });
        push_square(&mut out, style.language, self.to);
        out
    }

    /// In words.
    #[cfg(feature = "texts")]
    pub fn spoken(&self, locale: Locale) -> String {
        let on_squares = |id| Message::new(id).with("from", self.from).with("to", self.to).with("piece", self.role);
        let said = match (self.castling, self.victim) {
            (Some(wing), _) => Message::new("speech-castling").with("wing", wing),
            (None, Some(victim)) => on_squares("speech-capture").with("victim", victim),
            (None, None) => on_squares("speech-move"),
        };
        let promotion = self.promotion.map(|role| Message::new("speech-promotion").with("piece", role));
        let said = std::iter::once(said).chain(promotion).map(|message| message.text(locale));
        said.collect::<Vec<_>>().join(", ")
    }

    /// As Appendix D prescribes.
    pub fn announced(&self) -> String {
        announcement(self.castling, self.role, [self.from, self.to], self.promotion)
    }
}

/// The king and a rook have both moved along the first rank.
fn castled(before: &Board, after: &Board, by: Color, left: &[Square], reached: &[Square]) -> Option<SeenMove> {
    let (king, now) = (before.king(by)?, after.king(by)?);
    let rook = |board: &Board, squares: &[Square]| {
        squares.iter().copied().find(|&square| board.role_at(square) == Some(Role::Rook))
    };
    // One of them may stand where the other stood.
    let rook_moved = rook(before, left).is_some() || rook(after, reached).is_some();
    let changed = left.len().max(reached.len());
    if king == now || !rook_moved || king.rank() != now.rank() || changed > 2 || left.len() != reached.len() {
        return None;
    }
    let wing = if now.file() > king.file() { Wing::King } else { Wing::Queen };
    let wing = match now.file().to_char() {
        'g' => Wing::King,
        'c' => Wing::Queen,
        _ => wing,
    };
    Some(SeenMove::castling(by, wing, [king, now]))
}

#[cfg(all(test, feature = "texts"))]
mod tests {
    use jadoube_board::{Position, Setup};

    use super::*;
    use crate::{Form, Language, write, write_announcement, write_speech};

    fn board(fen: &str) -> Board {
        fen.parse::<Setup>().unwrap().board
    }

    /// The boards before and after say as much as the move itself, apart from check and mate.
    #[test]
    fn a_legal_move_is_seen_as_it_was_made() {
        let long = Style { check: false, mate: crate::MateSign::None, ..Style::long(Language::ENGLISH) };
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/pPppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "r3k2r/8/8/3pP3/8/8/p7/R3K2R w KQkq d6 0 1",
            "r3k2r/8/8/8/3Pp3/8/p6P/R3K2R b KQkq d3 0 1",
        ] {
            let position: Position = fen.parse::<Setup>().unwrap().try_into().unwrap();
            for m in position.legal_moves().iter() {
                let seen = SeenMove::between(position.board(), position.after(m).board(), position.turn()).unwrap();
                assert_eq!(seen.squares(), [m.from(), m.to()]);
                assert_eq!(seen.announced(), write_announcement(m));
                let written = write(&position, m, &Form::Algebraic(long)).replace(" e.p.", "");
                assert_eq!(seen.written(&long), written);
                let spoken = write_speech(&position, m, Locale::EN);
                let spoken = spoken.trim_end_matches(", check").trim_end_matches(", checkmate");
                if m.kind() != jadoube_board::MoveKind::EnPassant {
                    assert_eq!(seen.spoken(Locale::EN), spoken);
                }
            }
        }
    }

    #[test]
    fn an_illegal_move_is_written_in_the_same_way() {
        let seen = |before: &str, after: &str| {
            let seen = SeenMove::between(&board(before), &board(after), Color::White)?;
            Some((seen.written(&Style::fide(Language::ENGLISH)), seen.to_pgn()))
        };
        let told = |written: &str, pgn: &str| Some((written.to_owned(), pgn.to_owned()));
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let own = "rnbqkbnr/pppppppp/8/8/8/8/PPPPNPPP/RNBQKB1R b KQkq - 0 1";
        assert_eq!(seen(start, own), told("Ng1xe2", "Ng1xe2"), "a piece of the same color");
        let king_taken = ("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", "4R3/8/8/8/8/8/8/4K3 b - - 0 1");
        assert_eq!(seen(king_taken.0, king_taken.1), told("Re7xe8", "Re7xe8"));
        let through_check = ("4k3/8/8/8/8/5r2/8/4K2R w - - 0 1", "4k3/8/8/8/8/5r2/8/5RK1 b - - 0 1");
        assert_eq!(seen(through_check.0, through_check.1), told("0-0", "O-O"));
        let promoted = ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "1Q2k3/8/8/8/8/8/8/4K3 b - - 0 1");
        assert_eq!(seen(promoted.0, promoted.1), told("a7-b8Q", "a7b8=Q"));
        assert_eq!(seen(start, start), None);
    }
}
