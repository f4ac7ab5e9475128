use std::fmt;

use jadoube_board::{Bitboard, Breach, Coordinates, Move, Position, Role, Setup, Square, Wing, attacks};

use super::written::{self, Written};
use super::{Outcome, ProblemKind, Text, Token};
use crate::read_san;

/// A move of a game as it was played or written, lawful or not. Games over the board contain all of these.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Played {
    /// A legal move.
    Legal(Move),
    /// Not legal, but it stood, and the game went on from the board that it left: a king left in check, a pawn that
    /// stayed a pawn on the last rank. A king that goes to its own rook's square castled with it.
    Stood(Coordinates),
    /// The turn passed without a move (`--`), which annotators write to show a threat.
    Null,
    /// Nobody can tell what was moved. The text is what was written; the board after it is not known.
    Unreadable(String),
}

/// The board of a game while its moves are followed.
///
/// ```
/// use jadoube_notation::pgn::{Played, Replay};
/// let mut replay = Replay::default();
/// for san in ["e4", "e5", "Ke2", "Qh4", "Kf3", "d6", "Ne2", "Qxf2+", "a3"] {
///     replay.play(san.as_bytes());
/// }
/// // White has left the king in check, and it was let stand.
/// assert!(matches!(replay, Replay::Irregular(_)));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Replay {
    /// A position in which the Laws can be asked for legal moves.
    Lawful(Position),
    /// What an illegal move left behind, as long as it is not a legal position.
    Irregular(Setup),
    /// Not known any more, because a move could not be read.
    Lost,
}

impl Default for Replay {
    fn default() -> Replay {
        Replay::Lawful(Position::standard())
    }
}

impl Replay {
    /// Reads a move as it is written, and makes it.
    #[inline]
    pub fn play(&mut self, token: &[u8]) -> Played {
        if let Replay::Lawful(position) = self
            && let Ok(m) = read_san(position, token)
        {
            *position = position.after(m);
            return Played::Legal(m);
        }
        self.play_slowly(token)
    }

    /// The same for a move of a game that is being read.
    #[inline(always)]
    pub fn follow(&mut self, token: &Token<'_>) -> Played {
        if let Replay::Lawful(position) = self
            && let Some(m) = token.written_san().make_usual(position)
        {
            return Played::Legal(m);
        }
        self.follow_any(*token)
    }

    #[cold]
    #[inline(never)]
    fn follow_any(&mut self, token: Token<'_>) -> Played {
        if let Replay::Lawful(position) = self
            && let Ok(m) = token.written_san().find_any(position)
        {
            position.make(m);
            return Played::Legal(m);
        }
        self.play_slowly(token.text())
    }

    /// Makes a move that is known. A legal move is trusted to be one of this board.
    pub fn make(&mut self, played: &Played) {
        let board = match *self {
            Replay::Lawful(position) => Setup::from(position),
            Replay::Irregular(setup) => setup,
            Replay::Lost => return,
        };
        *self = match played {
            Played::Legal(m) => match self {
                Replay::Lawful(position) => Replay::Lawful(position.after(*m)),
                _ => Replay::on(board.after(*m)),
            },
            Played::Stood(squares) => Replay::on(after_irregular(board, *squares)),
            Played::Null => Replay::on(after_null(board)),
            Played::Unreadable(_) => Replay::Lost,
        };
    }

    /// The board as it stands, while it is known.
    pub fn setup(&self) -> Option<Setup> {
        match *self {
            Replay::Lawful(position) => Some(position.into()),
            Replay::Irregular(setup) => Some(setup),
            Replay::Lost => None,
        }
    }

    /// What an [unreadable](Played::Unreadable) token means if a piece has jumped over others or the king has gone a step too far.
    /// Hands do that in a hurry; in a record made at leisure it is rather a slip of the pen, so that [`Replay::play`] does
    /// not think of it.
    ///
    /// ```
    /// use jadoube_board::Square;
    /// use jadoube_notation::pgn::Replay;
    /// let slip = Replay::default().slip(b"Bg5").unwrap();
    /// assert_eq!((slip.from, slip.to), (Square::C1, Square::G5));
    /// assert_eq!(Replay::default().slip(b"Bg6"), None);
    /// assert_eq!(Replay::default().slip(b"Ke1"), None); // it stands there
    /// ```
    pub fn slip(&self, token: &[u8]) -> Option<Coordinates> {
        let setup = self.setup()?;
        let Written::Goes { role: Some(role), among, to, promotion: None } = written::read(&Text(token).decode())?
        else {
            return None;
        };
        let men = setup.board.pieces(role.of(setup.turn)) & among;
        let meant = men.into_iter().map(|from| Coordinates { from, to, promotion: None });
        the_only(meant.filter(|squares| match setup.judge(*squares) {
            Err(Breach::Jump { .. }) => true,
            Err(Breach::NotItsWay(Role::King)) => squares.from != to && reach_twice(squares.from).contains(to),
            _ => false,
        }))
    }

    /// Whether `0-0` as the last word of a game is the score of two losers: castling is not legal, and no number of a move
    /// stands before it, or the Result tag says the same.
    ///
    /// ```
    /// use jadoube_notation::pgn::{Game, Outcome, Replay};
    /// assert!(Replay::default().ends_with_score(None, false));
    /// assert_eq!(Game::from("1. e4 e5 0-0").outcome, Some(Outcome::BothLose));
    /// ```
    pub fn ends_with_score(&self, tag: Option<Outcome>, is_numbered: bool) -> bool {
        let barred = match self {
            Replay::Lawful(position) => position.judge_castling(Wing::King).is_err(),
            Replay::Irregular(setup) => setup.judge_castling(Wing::King).is_err(),
            Replay::Lost => false,
        };
        barred && !is_numbered || tag == Some(Outcome::BothLose)
    }

    /// The castling that a king carried out against the rules when it is said to have gone to its rook's square.
    pub(crate) fn castling_that_stood(&self, squares: Coordinates) -> Option<Wing> {
        let setup = self.setup()?;
        Wing::ALL.into_iter().find(|&wing| castled_illegally(&setup, wing) == Some(squares))
    }

    fn on(setup: Setup) -> Replay {
        Position::try_from(setup).map_or(Replay::Irregular(setup), Replay::Lawful)
    }

    #[cold]
    #[inline(never)]
    fn play_slowly(&mut self, token: &[u8]) -> Played {
        let text = Text(token).decode();
        let played = match self.setup() {
            Some(setup) => meant(&setup, &text).unwrap_or_else(|| Played::Unreadable(text.into_owned())),
            None => Played::Unreadable(text.into_owned()),
        };
        self.make(&played);
        played
    }
}

impl Played {
    /// What is wrong with it, given that the board before it was known.
    pub(crate) fn problem(&self, token: &[u8]) -> Option<ProblemKind> {
        match self {
            Played::Legal(_) | Played::Null => None,
            Played::Stood(_) => Some(ProblemKind::Illegal(Text(token).decode().into_owned())),
            Played::Unreadable(text) => Some(ProblemKind::Unreadable(text.clone())),
        }
    }
}

/// The move that was made, legal or not, if that can be told.
fn meant(setup: &Setup, text: &str) -> Option<Played> {
    match written::read(text)? {
        Written::Null => Some(Played::Null),
        Written::Castling(wing) => match setup.judge_castling(wing) {
            Ok(m) => Some(Played::Legal(m)),
            Err(_) => castled_illegally(setup, wing).map(Played::Stood),
        },
        Written::Goes { role, among, to, promotion } => {
            let moves: Vec<(Coordinates, Result<Move, Breach>)> = (setup.board.color(setup.turn) & among)
                .into_iter()
                .filter(|&from| role.is_none() || setup.board.role_at(from) == role)
                .map(|from| Coordinates { from, to, promotion })
                .map(|squares| (squares, setup.judge(squares)))
                // Only programs that write coordinates let the king go to its rook's square to castle.
                .filter(|(_, judged)| !judged.is_ok_and(|m| m.castling().is_some() && role.is_some() && m.to() != to))
                .collect();
            if let Some(m) = the_only(moves.iter().filter_map(|(_, judged)| judged.ok())) {
                return Some(Played::Legal(m));
            }
            if moves.iter().any(|(_, judged)| judged.is_ok()) {
                return None;
            }
            // The piece can go there but for the safety of a king, or the pawn was left a pawn.
            let nearly =
                moves.iter().filter(|(_, judged)| judged.is_err_and(is_of_this_piece)).map(|(squares, _)| *squares);
            if let Some(squares) = the_only(nearly) {
                return Some(Played::Stood(squares));
            }
            let from = among.single()?;
            let there = setup.board.role_at(from)?;
            (from != to && role.is_none_or(|role| role == there)).then_some(Played::Stood(Coordinates {
                from,
                to,
                promotion,
            }))
        }
    }
}

/// Where a king can be after two steps.
fn reach_twice(from: Square) -> Bitboard {
    attacks::king(from).into_iter().fold(Bitboard::EMPTY, |all, step| all | attacks::king(step))
}

fn the_only<T>(mut candidates: impl Iterator<Item = T>) -> Option<T> {
    let first = candidates.next()?;
    candidates.next().is_none().then_some(first)
}

/// Whether the breach leaves no doubt that this piece was meant.
fn is_of_this_piece(breach: Breach) -> bool {
    matches!(
        breach,
        Breach::LeftInCheck(_)
            | Breach::StepsIntoCheck(_)
            | Breach::Exposed(_)
            | Breach::KingCapture(_)
            | Breach::PromotionMissing
    )
}

/// King and rook stand ready and nothing stands between them: this castling can have been carried out by hand.
fn castled_illegally(setup: &Setup, wing: Wing) -> Option<Coordinates> {
    let breach = setup.judge_castling(wing).err()?;
    let color = setup.turn;
    let from = setup.board.king(color).filter(|king| king.rank() == wing.king_to(color).rank())?;
    let corner =
        Square::new(if wing == Wing::King { jadoube_board::File::H } else { jadoube_board::File::A }, from.rank());
    let to = setup.castling.rook(color, wing, from).unwrap_or(corner);
    let rook_stands = setup.board.piece_at(to) == Some(Role::Rook.of(color));
    let empty = !attacks::between(from, to).meets(setup.board.occupied());
    let possible = !matches!(breach, Breach::CastlingBlocked(..));
    (rook_stands && empty && possible).then_some(Coordinates { from, to, promotion: None })
}

/// The board after hands have moved a piece, whatever the Laws say.
fn after_irregular(mut setup: Setup, squares: Coordinates) -> Setup {
    let Coordinates { from, to, promotion } = squares;
    let moving = setup.board.take(from);
    let captured = setup.board.take(to);
    if let Some(piece) = moving {
        let first = Wing::King.king_to(piece.color).rank();
        let castles = piece.role == Role::King
            && captured == Some(Role::Rook.of(piece.color))
            && from.rank() == first
            && to.rank() == first;
        if castles {
            let wing = if from < to { Wing::King } else { Wing::Queen };
            setup.board.put(wing.king_to(piece.color), piece);
            setup.board.put(wing.rook_to(piece.color), Role::Rook.of(piece.color));
        } else {
            setup.board.put(to, promotion.map_or(piece, |role| role.of(piece.color)));
        }
        if piece.role == Role::King {
            setup.castling = setup.castling.without(setup.castling.rooks(piece.color));
        }
        if let Some(king) = captured.filter(|captured| captured.role == Role::King) {
            setup.castling = setup.castling.without(setup.castling.rooks(king.color));
        }
        let counts_anew = piece.role == Role::Pawn || captured.is_some() && !castles;
        setup.halfmoves = if counts_anew { 0 } else { setup.halfmoves.saturating_add(1) };
    }
    setup.castling = setup.castling.without(from.into()).without(to.into());
    pass(setup)
}

fn after_null(mut setup: Setup) -> Setup {
    setup.halfmoves = setup.halfmoves.saturating_add(1);
    pass(setup)
}

fn pass(mut setup: Setup) -> Setup {
    setup.en_passant = None;
    setup.fullmoves = setup.fullmoves.saturating_add(setup.turn as u32);
    setup.turn = !setup.turn;
    setup
}

impl fmt::Display for Replay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.setup() {
            Some(setup) => setup.fen().fmt(f),
            None => f.write_str("?"),
        }
    }
}
