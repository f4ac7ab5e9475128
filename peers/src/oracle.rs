//! What each library says of a position, in one normal form, so that the answers can be compared as text.

use std::fmt;
use std::str::FromStr;

use jadoube_board::Position;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, EnPassantMode, PositionError};

/// A library that knows the rules.
pub trait Oracle: Sized {
    /// The name for messages.
    const NAME: &'static str;

    /// Reads a FEN; none when this library does not take such a position.
    fn read(fen: &str, chess960: bool) -> Option<Self>;

    /// The six fields of FEN, with castling rights as in Shredder-FEN, an en passant square only where the capture is
    /// legal, and no more than 100 moves in the fifth field.
    fn normal_fen(&self) -> String;

    /// The legal moves in the spelling of UCI, each with the position after it. In Chess960 a king that castles goes to
    /// its own rook.
    fn moves(&self, chess960: bool) -> Vec<(String, Self)>;

    /// Whether the player to move is in check.
    fn is_check(&self) -> bool;

    /// Whether the player to move is in check and has no legal move.
    fn is_checkmate(&self) -> bool;

    /// Whether the player to move is not in check and has no legal move.
    fn is_stalemate(&self) -> bool;
}

/// A position with all that one library says of it.
pub struct Answer<O> {
    /// The position itself.
    pub fen: String,
    /// "check", "checkmate", "stalemate" or nothing, in the library's own words.
    pub verdict: String,
    /// The legal moves, sorted by their spelling, with the positions after them.
    pub moves: Vec<Reply<O>>,
}

/// A legal move and what it leads to.
pub struct Reply<O> {
    /// The move as UCI spells it.
    pub mv: String,
    /// The position after it, in the normal form.
    pub fen: String,
    /// The position after it.
    pub next: O,
}

impl<O: Oracle> Answer<O> {
    /// Asks everything of a library.
    pub fn of(position: &O, chess960: bool) -> Self {
        let mut moves: Vec<_> =
            position.moves(chess960).into_iter().map(|(mv, next)| Reply { mv, fen: next.normal_fen(), next }).collect();
        moves.sort_by(|a, b| a.mv.cmp(&b.mv));
        let verdict = [
            ("check", position.is_check()),
            ("checkmate", position.is_checkmate()),
            ("stalemate", position.is_stalemate()),
        ];
        let verdict: Vec<_> = verdict.iter().filter(|(_, is)| *is).map(|(word, _)| *word).collect();
        Self { fen: position.normal_fen(), verdict: verdict.join(" "), moves }
    }

    /// Whether another library says the same.
    pub fn agrees<P>(&self, other: &Answer<P>) -> bool {
        self.fen == other.fen
            && self.verdict == other.verdict
            && self.moves.len() == other.moves.len()
            && self.moves.iter().zip(&other.moves).all(|(a, b)| a.mv == b.mv && a.fen == b.fen)
    }
}

impl<O: Oracle> fmt::Display for Answer<O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} says of {}: [{}], {} moves", O::NAME, self.fen, self.verdict, self.moves.len())?;
        self.moves.iter().try_for_each(|reply| writeln!(f, "  {:<5} {}", reply.mv, reply.fen))
    }
}

/// A FEN with its castling field written anew, its en passant square only if that is meant, and its fifth field kept to
/// 100, which cozy-chess does not exceed.
fn normal(fen: &str, castling: &str, keeps_en_passant: bool) -> String {
    let fields: Vec<_> = fen.split(' ').collect();
    let [board, turn, _, en_passant, halfmoves, fullmoves] = fields[..] else {
        panic!("not six fields: {fen}");
    };
    let castling = if castling.is_empty() { "-" } else { castling };
    let en_passant = if keeps_en_passant { en_passant } else { "-" };
    let halfmoves: u32 = halfmoves.parse().expect("a number of moves");
    format!("{board} {turn} {castling} {en_passant} {} {fullmoves}", halfmoves.min(100))
}

impl Oracle for Position {
    const NAME: &'static str = "jadoube";

    fn read(fen: &str, _: bool) -> Option<Self> {
        fen.parse().ok()
    }

    fn normal_fen(&self) -> String {
        let fen = self.shredder_fen().to_string();
        let castling = fen.split(' ').nth(2).unwrap_or_default().trim_matches('-');
        normal(&fen, castling, true)
    }

    fn moves(&self, chess960: bool) -> Vec<(String, Self)> {
        let spell = |mv: jadoube_board::Move| match mv.castling() {
            Some(wing) if chess960 => {
                let rook = self.castling().rook(self.turn(), wing, mv.from()).expect("a rook to castle with");
                format!("{}{rook}", mv.from())
            }
            _ => mv.to_coordinates(self).to_string(),
        };
        self.legal_moves().iter().map(|mv| (spell(mv), self.after(mv))).collect()
    }

    fn is_check(&self) -> bool {
        Position::is_check(self)
    }

    fn is_checkmate(&self) -> bool {
        Position::is_checkmate(self)
    }

    fn is_stalemate(&self) -> bool {
        Position::is_stalemate(self)
    }
}

impl Oracle for shakmaty::Chess {
    const NAME: &'static str = "shakmaty";

    fn read(fen: &str, chess960: bool) -> Option<Self> {
        Fen::from_str(fen)
            .ok()?
            .into_position(CastlingMode::from_chess960(chess960))
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
            .ok()
    }

    fn normal_fen(&self) -> String {
        use shakmaty::Position;
        let files = |color: shakmaty::Color| {
            let rooks = self.castles().castling_rights() & color.backrank();
            rooks.into_iter().rev().map(|rook| rook.file().char()).collect::<String>()
        };
        let fen = Fen::from_position(self, EnPassantMode::Legal).to_string();
        normal(&fen, &(files(shakmaty::Color::White).to_uppercase() + &files(shakmaty::Color::Black)), true)
    }

    fn moves(&self, chess960: bool) -> Vec<(String, Self)> {
        use shakmaty::Position;
        let mode = CastlingMode::from_chess960(chess960);
        let after = |mv| {
            let mut next = self.clone();
            next.play_unchecked(mv);
            next
        };
        self.legal_moves().iter().map(|&mv| (mv.to_uci(mode).to_string(), after(mv))).collect()
    }

    fn is_check(&self) -> bool {
        shakmaty::Position::is_check(self)
    }

    fn is_checkmate(&self) -> bool {
        shakmaty::Position::is_checkmate(self)
    }

    fn is_stalemate(&self) -> bool {
        shakmaty::Position::is_stalemate(self)
    }
}

impl Oracle for cozy_chess::Board {
    const NAME: &'static str = "cozy-chess";

    fn read(fen: &str, chess960: bool) -> Option<Self> {
        Self::from_fen(fen, chess960).ok()
    }

    fn normal_fen(&self) -> String {
        let shredder = format!("{self:#}");
        let castling = shredder.split(' ').nth(2).unwrap_or_default().trim_matches('-');
        // It keeps the square after every double step.
        normal(&shredder, castling, can_capture_en_passant(self))
    }

    fn moves(&self, chess960: bool) -> Vec<(String, Self)> {
        let mut all = Vec::new();
        self.generate_moves(|moves| {
            all.extend(moves.into_iter().map(|mv| {
                let mut next = self.clone();
                next.play_unchecked(mv);
                let castles = self.color_on(mv.to) == Some(self.side_to_move());
                let to = match mv.to.file() > mv.from.file() {
                    _ if !castles || chess960 => mv.to,
                    true => cozy_chess::Square::new(cozy_chess::File::G, mv.to.rank()),
                    false => cozy_chess::Square::new(cozy_chess::File::C, mv.to.rank()),
                };
                (cozy_chess::Move { to, ..mv }.to_string(), next)
            }));
            false
        });
        all
    }

    fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    fn is_checkmate(&self) -> bool {
        self.is_check() && !self.generate_moves(|_| true)
    }

    fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.generate_moves(|_| true)
    }
}

fn can_capture_en_passant(board: &cozy_chess::Board) -> bool {
    let pawns = board.pieces(cozy_chess::Piece::Pawn);
    let Some(file) = board.en_passant() else { return false };
    let rank = cozy_chess::Rank::Sixth.relative_to(board.side_to_move());
    let square = cozy_chess::Square::new(file, rank);
    board.generate_moves_for(pawns, |moves| moves.to.has(square) && moves.from.file() != file)
}
